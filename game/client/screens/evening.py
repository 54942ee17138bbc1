"""The evening: the running table of the games that the same people have played, and their podium."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from game import catalogue
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.layout import Box
from game.client.motion.clips import ease_in_out, lerp, settle
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LARGE, LEAST, NOTE, SMALL, TEXT, TITLE
from game.client.scene import Answer, Ask, Change, Home, OpenEvening, OpenTable, OpenTitle, Pop, Push
from game.client.screens.confetti import CONFETTI_SECONDS, confetti, draw_confetti
from game.client.screens.hall import draw_nothing_yet
from game.client.screens.keepsake import Keepsake, draw_foot
from game.client.table.facts import facts
from game.engine.contract import Refused
from game.home import lineups, sitting
from game.home.keeper import Errand
from game.home.sitting import SITTINGS, Score, Sitting, TableRow, open_one, podium_of, table_of, with_game
from game.match.lineup import EMBLEMS, Emblem, Lineup
from game.match.match import begun, drawn_by_chance
from game.match.titles import patch_of
from game.texts import Words

SHOWN = 5  # games; the points of older ones stand in one column
STEPS = (
    (0.5, 1.0),
    (0.17, 0.76),
    (0.83, 0.58),
)  # of the podium: middle, height of the place against the first
METALS = (
    ("#FFD24A", "#C98A1E", "#6A4A1C"),
    ("#DCE4F8", "#8A94BE", "#3A4068"),
    ("#E8A06A", "#A0603A", "#4A2C30"),
)
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
GROW_SECONDS = 0.5  # of the podium
DROP_SECONDS = 0.35  # of the emblem of the game that was just played
FLIGHT = 0.45, 0.95  # from when to when its points fly to the totals
SLIDE = 1.0, 1.4  # and rows and steps change places
HOP = 0.03  # how high the first one jumps then
TOTAL_ROW = 0.104
LEAST_ROW = 0.05


class NextGame(Struct, frozen=True):
    """The emblem of a game, to be played next."""

    game: str


class Evening(FormScene[None]):
    """`framed`: as a picture to keep, without buttons and motion."""

    music: Piece | None = "menu"

    def __init__(self, desk: Desk, route: OpenEvening, framed: bool = False) -> None:
        super().__init__(desk, "next")
        self.framed = framed
        self.show(_found(desk, route))
        self._fresh = route.match is not None  # a game was just played
        self._keepsake: Keepsake | None = None
        self._age = 0.0
        self._ended = -1.0  # seconds since it was ended here; below 0: it was not
        self._confetti = confetti(desk)

    # What is there

    def show(self, known: Sitting) -> None:
        """Have this evening on the page."""
        self.sitting, self.game = known, _next_of(known)
        self._rows = table_of(known)
        self._podium = podium_of(self._rows)[:3]
        before = table_of(replace(known, games=known.games[:-1]))
        self._before = [row.name for row in before]
        podium = podium_of(before)[:3]
        self._podium_before = {row.name: (at, place) for at, (place, row) in enumerate(podium)}

    @property
    def over(self) -> bool:
        return self.sitting.over or self._ended >= 0 or not self.sitting.games

    @property
    def _moving(self) -> bool:
        motion_off = self.desk.settings.reduced_motion or self.desk.settings.speed == "off"
        return not (motion_off or self.framed)

    @property
    def _news(self) -> bool:
        """What the last game changed is seen."""
        return self._fresh and self._moving

    def _share(self, span: tuple[float, float]) -> float:
        """How much of something is over that the last game changes."""
        if not self._news:
            return 1.0
        return ease_in_out(min(1.0, max(0.0, (self._age - span[0]) / (span[1] - span[0]))))

    @property
    def still(self) -> bool:
        last = SLIDE[1] + CONFETTI_SECONDS if self._news else GROW_SECONDS
        moves = self._age < last or 0 <= self._ended < CONFETTI_SECONDS
        return super().still and not (moves and self._moving) and self._keepsake is None

    # Places

    @property
    def _body(self) -> Box:
        """The room between the title and the buttons."""
        frame = self.desk.frame
        top = frame.safe.y + 0.092
        return Box(frame.safe.x, top, frame.safe.w, self._buttons.y - 0.024 - top)

    @property
    def _buttons(self) -> Box:
        frame = self.desk.frame
        return Box(frame.safe.x, frame.h - widgets.PROMPTS - 0.104, frame.safe.w, 0.092)

    @property
    def _upright(self) -> bool:
        return self.desk.frame.h > 1.2

    def _places(self) -> tuple[Box, Box]:
        """The places of the podium and of the table."""
        if self._upright:
            table = 0.16 + len(self._rows) * (TOTAL_ROW + 0.008)
            return self._body.cut_top(max(self._body.h * 0.4, min(0.8, self._body.h - table)), 0.02)
        return self._body.cut_left(self._body.w * (0.29 if self.desk.frame.narrow else 0.34), 0.02)

    # What can be done

    def controls(self) -> Sequence[widgets.Widget]:
        words, safe = self.desk.words, self.desk.frame.safe
        if self.framed:
            return ()
        back = widgets.IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left")
        if self.over:
            title = self._buttons.within(0.5, self._buttons.h)
            return (
                back,
                *self._keeping(),
                widgets.Button("next", title, words("results-title"), kind="primary"),
            )
        games = catalogue.names()
        emblems, rest = self._buttons.cut_left(len(games) * 0.094, 0.014)
        following, ending = rest.shares((1.5, 1.0), 0.02)
        return (
            back,
            *self._keeping(),
            *(
                self._emblem(game, box)
                for game, box in zip(games, emblems.columns(len(games), 0.01), strict=True)
            ),
            widgets.PictureButton("next", following, paint=self._draw_next, radius=30),
            widgets.Button("end", ending, words("evening-end")),
        )

    def _keeping(self) -> Sequence[widgets.Widget]:
        """What saves the picture, where there is something to see."""
        if not self.sitting.games:
            return ()
        safe, label = self.desk.frame.safe, self.desk.words("course-keep")
        box = Box(safe.right - 0.068, safe.y, 0.068, 0.068)
        return (widgets.IconButton("keep", box, "save_picture", label=label, tip=label),)

    def _emblem(self, game: str, box: Box) -> widgets.Widget:
        def paint(picture: Picture, place: Box, look: widgets.Bearing) -> None:
            chosen = game == self.game
            furniture.panel(picture, place, "row" if chosen or look.hovered else "menu", 24)
            if chosen:
                furniture.outline(picture, place, "cream", 24, 3)
            picture.sprite(f"{game}/emblem", place.centre, place.h * 0.78)

        return widgets.PictureButton(
            NextGame(game), box, paint=paint, radius=24, tip=self.desk.words(f"game-{game}")
        )

    def _draw_next(self, picture: Picture, box: Box, look: widgets.Bearing) -> None:
        face = furniture.slab(picture, box, "primary", look.state(True), 30)
        words = self.desk.words
        left, right = face.inset(0.024, 0.0).cut_left(0.04, 0.014)
        picture.sprite("ui/icons/play", left.centre, 0.036, tint="ink")
        top, bottom = right.inset(0.0, face.h * 0.1).rows(2)
        picture.text(words("evening-next"), top, 0.034, face="title", colour="ink")
        picture.text(words(f"game-{self.game}"), bottom, SMALL, face="strong", colour="gold_note")

    def chosen(self, id: widgets.Id, value: object) -> Change | None:
        match id:
            case NextGame(game):
                self.game = game
                return None
            case "next":
                return Home(OpenTitle()) if self.over else self._play()
            case "keep":
                self._keepsake = self._keepsake or Keepsake(self.desk, partial(FramedEvening, self.sitting))
                return None
            case "end":
                return Push(_asked(self.desk), self._end)
        return Pop()

    def _play(self) -> Change | None:
        """The same people play the game that is chosen."""
        lineup = next_lineup(self.desk, self.sitting, self.game)
        try:
            return Home(OpenTable(begun(self.game, lineup, drawn_by_chance(), self.desk.home)))
        except Refused as refused:
            self.desk.toast(str(refused), "bad")
            return None

    def _end(self, answer: str | None) -> Change | None:
        if answer == "end":
            record = self.sitting.games[-1].record
            self.desk.keeper.run(
                Errand(lambda home: sitting.end(home, record), "evening-not-saved", "save-again")
            )
            self._ended = 0.0
            self.form.focus = "next"
            self.desk.sounds.play("win")
        return None

    def update(self, seconds: float) -> Change | None:
        before, self._age = self._age, self._age + seconds
        if self._news and before < SLIDE[1] <= self._age:
            self.desk.sounds.play("win")
        if self._keepsake is not None and not self._keepsake.step():
            self._keepsake = None
        if self._ended >= 0:
            self._ended += seconds
        return super().update(seconds)

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        left = 0.0 if self.framed else 0.092
        line = Box(safe.x + left, safe.y, safe.w - left, 0.068)
        title = words("evening-over" if self.over and self.sitting.games else "evening-title")
        drawn = picture.text(title, line, TITLE, face="title")
        beside = Box(drawn.right + 0.034, safe.y + 0.006, safe.right - drawn.right - 0.114, 0.068)
        if beside.w > 0.1:
            picture.text(_since(words, self.sitting), beside, TEXT, colour="quiet")
        if self.sitting.games:
            podium, table = self._places()
            self._draw_podium(picture, podium)
            self._draw_table(picture, table)
        else:
            draw_nothing_yet(picture, words, self._body)
        if self.framed:
            draw_foot(picture, self.desk, self._buttons)

    def prompts(self) -> Sequence[Prompt]:
        return () if self.framed else super().prompts()

    def draw(self, picture: Picture) -> None:
        super().draw(picture)
        since = self._ended if self._ended >= 0 else self._age - SLIDE[1] if self._news else -1.0
        if self._moving and since >= 0:
            draw_confetti(picture, self._confetti, since)

    def _draw_podium(self, picture: Picture, box: Box) -> None:
        names, room = box.cut_bottom(0.05)
        wide = min(room.w * 0.31, 0.26)
        figure = min(0.2, room.h * 0.36, wide * 1.2)
        most = room.h - figure - 0.07
        grown = settle(min(1.0, self._age / GROW_SECONDS)) if self._moving else 1.0
        span = min(room.w, wide * 3.3)
        slid = self._share(SLIDE)
        for (place, row), (at, high), metal in zip(self._podium, STEPS, METALS, strict=False):
            if row.name in self._podium_before:
                number, old_place = self._podium_before[row.name]
                old, place = STEPS[number], place if slid > 0.5 else old_place
                at, high = lerp(old[0], at, slid), lerp(old[1], high, slid)
            middle = room.cx + (at - 0.5) * span
            step = Box(middle - wide / 2, room.bottom - most * high, wide, most * high)
            _draw_step(
                picture, step, METALS[place - 1] if place <= len(METALS) else metal, NUMERALS[place - 1]
            )
            lift = step.y - figure * 0.44 + (1.0 - grown) * 0.03
            if place == 1:
                lift -= HOP * self._hop
                picture.glow((middle, lift), figure * 0.9, "focus", 0.35)
                picture.sprite("ui/icons/crown", (middle, lift - figure * 0.62), 0.06, tint="focus")
            picture.sprite(figure_of(row.emblem), (middle, lift), figure)
            widgets.seat_badge(
                picture, row.emblem, (middle, step.y + min(0.13, step.h * 0.66)), min(0.06, step.h * 0.36)
            )
            picture.text(row.name, Box(middle - span / 6, names.y + 0.006, span / 3, 0.044), LARGE,
                         face="title", align="centre", name=True)  # fmt: skip

    def _draw_table(self, picture: Picture, box: Box) -> None:
        furniture.panel(picture, box)
        inner = box.inset(0.018, 0.016)
        head, rest = inner.cut_top(0.116, 0.006)
        columns = _columns(self.sitting, inner)
        self._draw_head(picture, head, columns)
        high = max(LEAST_ROW, min(TOTAL_ROW, (rest.h + 0.008) / max(1, len(self._rows)) - 0.008))
        slid = self._share(SLIDE)
        for at, row in enumerate(self._rows):
            old = self._before.index(row.name) if row.name in self._before else at
            place = Box(rest.x, rest.y + lerp(old, at, slid) * (high + 0.008), rest.w, high)
            if rest.y + at * (high + 0.008) + high > rest.bottom + 0.002:
                break
            self._draw_row(picture, place, row, columns)
        for at, row in enumerate(self._rows):
            old = self._before.index(row.name) if row.name in self._before else at
            self._draw_flight(picture, Box(rest.x, rest.y + old * (high + 0.008), rest.w, high), row, columns)

    @property
    def _hop(self) -> float:
        """How high the first one jumps, from 0 to 1: twice, once the table has changed."""
        since = self._age - SLIDE[1]
        return abs(math.sin(since * math.tau)) if self._news and 0 <= since < 1.0 else 0.0

    def _draw_flight(self, picture: Picture, box: Box, row: TableRow, columns: Columns) -> None:
        """The points of the last game, on their way to the total."""
        score, share = row.scores[-1] if row.scores else None, self._share(FLIGHT)
        if score is None or not row.is_person or not 0.0 < share < 1.0:
            return
        cell = columns.box(len(row.scores) - 1 - columns.older + bool(columns.older), box)
        x = lerp(cell.cx, box.right - 0.05, share)
        y = cell.cy - 0.04 * math.sin(math.pi * share)
        with picture.above():
            picture.glow((x, y), 0.05, "focus", 0.5)
            spot = Box.around((x, y), 0.08, 0.06)
            told = self.desk.words.shortest(score.points)
            picture.text(told, spot, BIG, face="title", colour="focus", align="centre")

    def _draw_head(self, picture: Picture, box: Box, columns: Columns) -> None:
        words, games = self.desk.words, self.sitting.games
        about = Box(box.x + 0.008, box.y, columns.name - 0.016, 0.08)
        picture.text(words("evening-points"), about, NOTE, colour="quiet", lines=2)
        if columns.older:
            at = columns.box(0, box)
            picture.text(words("evening-earlier"), Box(at.x, at.bottom - 0.034, at.w, 0.03), LEAST,
                         colour="quiet", align="centre")  # fmt: skip
        for number, game in enumerate(games[columns.older :]):
            at = columns.box(number + bool(columns.older), box)
            size = min(0.082, at.w * 0.94)
            newest = number + columns.older == len(games) - 1
            come = self._share((0.0, DROP_SECONDS)) if newest else 1.0
            with picture.fade(come):
                middle = at.cx, at.y + 0.041 - (1.0 - come) * 0.08
                picture.sprite(f"{game.game}/emblem", middle, size)
            below = Box(at.x, at.bottom - 0.034, at.w, 0.03)
            picture.text(
                words.number(number + columns.older + 1), below, NOTE, colour="quiet", align="centre"
            )
        total = Box(box.right - columns.total, box.bottom - 0.034, columns.total - 0.014, 0.03)
        picture.text(words("evening-total"), total, NOTE, colour="quiet", align="right")

    def _draw_row(self, picture: Picture, box: Box, row: TableRow, columns: Columns) -> None:
        furniture.panel(picture, box, "row" if row.is_person else "menu", 20)
        seat = picture.theme.seat(EMBLEMS.index(row.emblem))
        furniture.pill(picture, Box(box.x + 0.001, box.y + 0.012, 0.007, box.h - 0.024), seat)
        badge = min(0.056, box.h * 0.62)
        tall = box.h > 0.08 and (bool(row.titles) or not row.is_person)
        line = box.inset(0.0, box.h * 0.04).cut_top(box.h * 0.54)[0] if tall else box
        widgets.seat_badge(picture, row.emblem, (box.x + 0.02 + badge / 2, line.cy), badge)
        name = Box(box.x + 0.028 + badge, line.y, columns.name - badge - 0.036, line.h)
        picture.text(row.name, name, LARGE, face="title", name=True)
        if tall:
            self._draw_below(picture, box.cut_bottom(box.h * 0.42)[0].inset(0.02, 0.003), row, columns)
        older, newest = row.scores[: columns.older], row.scores[columns.older :]
        if columns.older and row.is_person:
            points = sum((score.points for score in older if score), Fraction())
            place = columns.box(0, box)
            picture.text(
                self.desk.words.shortest(points), place, BIG, face="title", colour="quiet", align="centre"
            )
        for number, score in enumerate(newest):
            if score is not None:
                come = self._share((DROP_SECONDS, FLIGHT[0])) if number == len(newest) - 1 else 1.0
                with picture.fade(come):
                    self._draw_score(picture, columns.box(number + bool(columns.older), box), row, score)
        self._draw_total(picture, Box(box.right - columns.total, box.y, columns.total - 0.014, box.h), row)

    def _draw_below(self, picture: Picture, box: Box, row: TableRow, columns: Columns) -> None:
        """The line below a name: the titles of a person, or that it is an AI."""
        if not row.is_person:
            picture.sprite("ui/icons/robot", (box.x + 0.013, box.cy), 0.026, tint="quiet")
            text = Box(box.x + 0.034, box.y, columns.name - 0.05, box.h)
            picture.text(self.desk.words("evening-place"), text, NOTE, colour="quiet")
            return
        patches = [patch for game, title in row.titles if (patch := patch_of(game, title))]
        pitch = box.h * 1.04
        for at, patch in enumerate(patches[-int((columns.name - 0.02) / pitch) :]):
            picture.sprite(patch, (box.x + pitch * (at + 0.5), box.cy), box.h)

    def _draw_score(self, picture: Picture, box: Box, row: TableRow, score: Score) -> None:
        if not row.is_person:
            told = NUMERALS[score.place - 1] if score.place <= len(NUMERALS) else str(score.place)
            if score.won:
                picture.sprite("ui/icons/crown", (box.cx, box.y + box.h * 0.2), box.h * 0.26, tint="quiet")
            picture.text(told, box, TEXT, face="strong", colour="quiet", align="centre")
            return
        cell = box.within(min(box.w - 0.01, 0.08), min(box.h - 0.016, 0.08))
        furniture.pill(picture, cell, "marked" if score.won else "deep", 1.0 if score.won else 0.8, 14)
        if score.won:
            furniture.outline(picture, cell, "cream", 14, 2.5)
            picture.sprite("ui/icons/crown", (cell.cx, cell.y), min(0.034, box.h * 0.4), tint="focus")
        text = cell.inset(0.003, 0.0)
        picture.text(self.desk.words.shortest(score.points), text, BIG, face="title", align="centre")

    def _draw_total(self, picture: Picture, box: Box, row: TableRow) -> None:
        words = self.desk.words
        if not row.is_person:
            picture.text(words("evening-no-points"), box, LEAST, colour="quiet", align="right", lines=2)
            return
        star, number = box.cut_left(min(0.05, box.w * 0.34))
        picture.sprite("ui/point", star.centre, min(0.046, box.h * 0.6))
        total = row.total
        if self._share(FLIGHT) < 1.0 and row.scores and row.scores[-1]:
            total -= row.scores[-1].points  # they are still on their way
        picture.text(words.shortest(total), number, 0.042, face="title", align="right")


class FramedEvening:
    """The page of the evening as a picture to keep."""

    def __init__(self, known: Sitting, desk: Desk) -> None:
        self.scene = Evening(desk, OpenEvening(), framed=True)
        self.scene.show(known)

    def pieces(self) -> Iterator[None]:
        yield from ()


class Columns(Struct, frozen=True):
    """Where the parts of all rows lie: the widths of the names and the totals, and the cells between."""

    name: float
    total: float
    cell: float
    older: int  # games whose points stand in one column

    def box(self, number: int, row: Box) -> Box:
        return Box(row.x + self.name + number * self.cell, row.y, self.cell, row.h)


def _columns(sitting: Sitting, box: Box) -> Columns:
    name, total = min(0.3, box.w * 0.29), min(0.16, box.w * 0.17)
    older = len(sitting.games) - SHOWN + 1 if len(sitting.games) > SHOWN else 0
    count = max(1, len(sitting.games) - older + bool(older))
    return Columns(name, total, min(0.112, (box.w - name - total) / count), older)


def next_lineup(desk: Desk, known: Sitting, game: str) -> Lineup:
    """Those who played last, one seat further, with what was agreed on for this game."""
    before = {player.name: player for lineup in _remembered(desk).values() for player in lineup.players}
    last = known.games[-1].sitters
    players = [lineups.player_again(before.get(sitter.name), sitter) for sitter in (*last[1:], last[0])]
    return lineups.fitted(_remembered(desk).get(game), players, game)


def _remembered(desk: Desk) -> dict[str, Lineup]:
    return lineups.read_lineups(desk.home)[0]


def _found(desk: Desk, route: OpenEvening) -> Sitting:
    """The sitting of the match that has just ended, even if it is not on disk yet; else the open one."""
    known, trouble = SITTINGS.look(desk.home)
    if trouble:
        desk.toast(trouble.told(desk.words), "warn")
    if route.match is None:
        return open_one(known) or Sitting()
    record = route.record()
    known = with_game(known, sitting.game_of(route.match, record))
    mine = (each for each in known.sittings if any(game.record == record for game in each.games))
    return next(mine)


def _next_of(known: Sitting) -> str:
    """The game that was not played for longest."""
    played = [game.game for game in known.games]

    def last(game: str) -> int:
        return max((at for at, name in enumerate(played) if name == game), default=-1)

    return min(catalogue.names(), key=last)


def _asked(desk: Desk) -> Ask:
    words = desk.words
    answers = (Answer("end", words("evening-end")), Answer("stay", words("evening-stay"), "primary"))
    return Ask(words("evening-end-title"), words("evening-end-text"), answers, "evening")


def _since(words: Words, known: Sitting) -> str:
    """Since when, and how many games."""
    count = len(known.games)
    if not count:
        return words("evening-none")
    day, _, moment = known.games[0].ended.partition(" ")
    year, month, date = day.split("-")
    if day == known.games[-1].ended.partition(" ")[0] and moment:
        return words("evening-since", count=count, time=moment)
    return words(
        "evening-since", count=count, time=words("hall-date", day=int(date), month=int(month), year=year)
    )


def figure_of(emblem: Emblem) -> str:
    """A figure that some game has for this emblem, cheering; else the emblem."""
    figures = (guest for game in catalogue.names() for guest in facts(game).guests if "{emblem}" in guest)
    return next(figures, "ui/seats/{emblem}").format(emblem=emblem)


def _draw_step(picture: Picture, box: Box, metal: tuple[str, str, str], numeral: str) -> None:
    light, middle, dark = metal
    w, h = 132.0, 132.0 * box.h / box.w
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}"><defs>'
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="M6 10H126V{h:.1f}H6Z" fill="url(#g)"/>'
        f'<rect width="132" height="24" rx="12" fill="{middle}"/>'
        f'<rect width="132" height="19" rx="9.5" fill="{light}"/>'
        f'<path d="M14 6H118" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" opacity=".8"/></svg>',
        box,
    )
    place = Box(box.x, box.y + min(0.036, box.h * 0.16), box.w, min(0.06, box.h * 0.3))
    picture.text(numeral, place, 0.042, face="title", colour="#FFF9E6", align="centre")
