"""The hall of stars: the best results of each game, of today and of all time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from msgspec import Struct

from game import catalogue
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import Bearing, Id, Widget
from game.client.intents import Intent, Next, Previous
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, NOTE, TITLE
from game.client.scene import Change, OpenPeople, OpenReplay, Pop, Push
from game.client.table.facts import facts
from game.door import Unfit, contents
from game.home import saves
from game.home.hall import DAY, HALL, Honour, of_day, places, ranked
from game.home.store import Trouble
from game.match.journal import BadJournal, read_as_far
from game.match.lineup import Program
from game.texts import Words

RESULT_ROW = 0.074
SHOWN = 30
MEDALS = 5


class HallRow(Struct, frozen=True):
    """A row of the list; the best is 0."""

    number: int


class League(NamedTuple):
    """Results that can be compared: so many seats, and these options of the rules."""

    seats: int
    options: tuple[str, ...]  # the values of those that the game compares


def _league(game: str, honour: Honour) -> League:
    options = catalogue.meta(game).options
    return League(
        honour.players,
        tuple(honour.options.get(name, options[name][0]) for name in facts(game).compared),
    )


class _Reading:
    """The hall's file, read by a thread of its own; without `aside` at once (pictures, tests)."""

    def __init__(self, home: Path, aside: bool) -> None:
        self.found: tuple[Mapping[str, Sequence[Honour]], Trouble | None] = {}, None
        self._thread = Thread(target=self._read, args=(home,), daemon=True)
        self._thread.start()
        if not aside:
            self._thread.join()

    def _read(self, home: Path) -> None:
        self.found = HALL.look(home)

    @property
    def over(self) -> bool:
        return not self._thread.is_alive()


class Hall(FormScene[None]):
    """`hall` is shown instead of the results in the user's folder (for pictures)."""

    def __init__(
        self, desk: Desk, game: str = catalogue.names()[0], hall: Mapping[str, Sequence[Honour]] | None = None
    ) -> None:
        super().__init__(desk, "game")
        self.game = game
        self.span, self.who = "ever", "people"
        self._league: League | None = None  # that was chosen
        self._hall = hall or {}
        self._reading = None if hall is not None else _Reading(desk.home, desk.reads_aside)
        self._sort()
        self._take_in()

    @property
    def still(self) -> bool:
        return super().still and self._reading is None

    def update(self, seconds: float) -> Change | None:
        self._take_in()
        return super().update(seconds)

    def _take_in(self) -> None:
        """The results, once they are read."""
        if self._reading is not None and self._reading.over:
            self._hall, trouble = self._reading.found
            self._reading = None
            if not self._hall.get(self.game):  # rather a game that somebody has played
                self.game = next((name for name in catalogue.names() if self._hall.get(name)), self.game)
            self._sort()
            if trouble:
                self.desk.toast(trouble.told(self.desk.words), "warn")

    @property
    def leagues(self) -> Sequence[League]:
        """What was played, most often first."""
        return [league for league, _ in self._played.most_common()]

    @property
    def league(self) -> League | None:
        return self._league if self._league in self._played else next(iter(self.leagues), None)

    @property
    def shown(self) -> Sequence[Honour]:
        return self._shown

    def _sort(self) -> None:
        """Find what was played and what is shown, after a choice: there may be thousands of results."""
        honours = self._hall.get(self.game, ())
        played = [(_league(self.game, honour), honour) for honour in honours]
        self._played = Counter(league for league, _ in played)
        people, chosen = self.who == "people", self.league
        known = [honour for league, honour in played if league == chosen and (honour.level is None) == people]
        if self.span == "today":
            known = list(of_day(known, time.strftime(DAY)))
        self._shown = ranked(known)[:SHOWN]
        self._places = places(self._shown)

    @property
    def _box(self) -> Box:
        frame = self.desk.frame
        width = min(1.3, frame.safe.w)
        top = frame.safe.y + 0.1
        return Box(frame.box.cx - width / 2, top, width, frame.h - top - 0.1)

    def controls(self) -> Sequence[Widget]:
        words, box = self.desk.words, self._box
        left = min(box.x, self.desk.frame.safe.x)
        tabs, rest = box.inset(0.026, 0.022).cut_top(0.064, 0.016)
        games = [(name, words(f"game-{name}")) for name in catalogue.names()]
        spans = [(span, words(f"hall-{span}")) for span in ("today", "ever")]
        strip, rest = rest.cut_top(0.062, 0.014)
        league, who = strip.shares((1.6, 1.0), 0.02)
        kinds = [(kind, words(f"hall-{kind}")) for kind in ("people", "bots")]
        leagues = [(str(number), self._told(league)) for number, league in enumerate(self.leagues)]
        chosen = str(self.leagues.index(self.league)) if self.league else ""
        span = Box(box.right - 0.4, self.desk.frame.safe.y + 0.003, 0.4, 0.062)
        people = Box(span.x - 0.244, span.y, 0.228, 0.062)
        scroller = widgets.Scroller("list", rest, content=RESULT_ROW * len(self.shown))
        top = self.form.top(scroller)
        rows = [
            self._row(
                number, honour, Box(rest.x, top + number * RESULT_ROW, rest.w - 0.016, RESULT_ROW - 0.008)
            )
            for number, honour in enumerate(self.shown)
        ]
        return [
            widgets.IconButton("back", Box(left, self.desk.frame.safe.y, 0.068, 0.068), "arrow_left"),
            widgets.Button("people", people, words("people-title"), icon="person"),
            widgets.Segments("span", span, spans, self.span),
            widgets.Tabs("game", tabs, games, self.game),
            *([widgets.Dropdown("league", league, leagues, chosen)] if leagues else ()),
            widgets.Segments("who", who, kinds, self.who),
            scroller,
            *rows,
        ]

    def _told(self, league: League) -> str:
        """4 players · Standard · Box."""
        words, compared = self.desk.words, facts(self.game).compared
        values = [
            words(f"setup-{name}-{value}") for name, value in zip(compared, league.options, strict=True)
        ]
        return " · ".join([words("hall-players", count=league.seats), *values])

    def _row(self, number: int, honour: Honour, box: Box) -> Widget:
        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            furniture.panel(picture, place, "row" if look.focused or look.hovered else "menu", radius=20)
            self._draw_honour(picture, place, self._places[number], honour)

        return widgets.PictureButton(HallRow(number), box, paint=paint, radius=20, inside="list")

    def _draw_honour(self, picture: Picture, box: Box, place: int, honour: Honour) -> None:
        words = self.desk.words
        if place <= MEDALS:
            picture.sprite(f"ui/medals/medal_{place}", (box.x + 0.044, box.cy), box.h * 0.9)
        else:
            at = Box(box.x + 0.014, box.y, 0.06, box.h)
            picture.text(words.number(place), at, LARGE, face="title", colour="quiet", align="centre")
        widgets.seat_badge(picture, honour.emblem, (box.x + 0.115, box.cy), box.h * 0.78)
        points = Box(box.right - 0.12, box.y, 0.096, box.h)
        picture.sprite("ui/point", (points.x - 0.014, box.cy), box.h * 0.58)
        picture.text(words.number(honour.score), points, 0.036, face="title", align="right")
        middle = Box(box.x + 0.158, box.y, points.x - 0.05 - box.x - 0.158, box.h)
        name, about, level = middle.shares((2.1, 2.0, 1.7), 0.012)
        picture.text(honour.name, name, LARGE, face="title", name=True)
        picture.text(self._date(honour), about, NOTE, colour="quiet")
        known = not isinstance(honour.holder, Program)  # how strong it is
        if known and honour.level is not None and honour.level != "random":
            pill = level.within(widgets.pill_width(self.desk, honour.level), widgets.PILL, "left")
            widgets.level_pill(picture, honour.level, words(f"level-{honour.level}"), pill)

    def _date(self, honour: Honour) -> str:
        year, month, day = honour.day.split("-")
        return self.desk.words("hall-date", day=int(day), month=int(month), year=year)

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return Pop()
            case "people":
                return Push(OpenPeople())
            case "game":
                self.game = str(value)
            case "span":
                self.span = str(value)
            case "who":
                self.who = str(value)
            case "league":
                self._league = self.leagues[int(str(value))]
            case HallRow(number):
                return self._watch(self.shown[number])
        self._sort()
        return None

    def _watch(self, honour: Honour) -> Change | None:
        """Watch the game of a result again, if it is kept."""
        words = self.desk.words
        path = saves.record_of(self.desk.home, honour.record)
        try:
            match, fault = read_as_far(contents(path))
        except FileNotFoundError:
            self.desk.toast(words("hall-no-record"), "warn")
        except (OSError, BadJournal, Unfit) as wrong:
            self.desk.toast(words("replay-unread", reason=saves.unread_reason(words, wrong)), "warn")
        else:
            return Push(OpenReplay(match, fault=saves.unread_reason(words, fault) if fault else ""))
        return None

    def handle(self, intent: Intent) -> Change | None:
        """The shoulder buttons and Tab turn the pages of the games."""
        if isinstance(intent, Next | Previous):
            by = 1 if isinstance(intent, Next) else -1
            self.game = catalogue.names()[(catalogue.names().index(self.game) + by) % len(catalogue.names())]
            self._sort()
            self.desk.sounds.play("card_flip")
            return None
        return super().handle(intent)

    def prompts(self) -> Sequence[Prompt]:
        watch = {"confirm": "replay-watch"} if self.shown else {}
        return prompts_of(
            self.desk.words, arrows="prompt-move", **watch, next="hall-next", cancel="prompt-back"
        )

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, box = self.desk.words, self._box
        left = min(box.x, picture.frame.safe.x)
        title = Box(left + 0.092, picture.frame.safe.y, box.right - 0.664 - left - 0.092, 0.068)
        picture.text(words("title-hall"), title, TITLE, face="title")
        furniture.panel(picture, box)
        if not self.shown and self._reading is None:
            draw_nothing_yet(picture, words, box)


def draw_nothing_yet(picture: Picture, words: Words, box: Box) -> None:
    """What a page of results shows before the first game."""
    picture.sprite("ui/podium", (box.cx, box.cy + 0.02), 0.17)
    picture.sprite("ui/icons/trophy", (box.cx, box.cy - 0.13), 0.09, tint="quiet")
    text = Box(box.x + 0.05, box.cy + 0.14, box.w - 0.1, 0.08)
    picture.text(words("hall-empty"), text, LARGE, colour="quiet", align="centre", lines=2)
