"""A match is watched again: its own table, a scrubber with what turned it, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, draw_prompts, prompts_of, prompts_width
from game.client.forms.widgets import (
    NOTHING,
    PLAIN,
    Bearing,
    Button,
    Dropdown,
    IconButton,
    Id,
    PictureButton,
    Segments,
    Toggle,
    Widget,
)
from game.client.intents import Arrow, Intent, Menu, Next, PointAt, Previous, Scroll
from game.client.layout import Box, Frame, Point
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.curve import Ribbon, draw_mark, draw_ribbon
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, NOTE, SMALL, TEXT
from game.client.scene import Change, Home, OpenReplay, OpenTable, OpenTitle, OpenTry, Pop, Push
from game.client.screens.replaycard import (
    MARKS,
    MOST_LINES,
    Compared,
    OfWay,
    draw_card,
    draw_past,
    draw_way_told,
    way_boxes,
)
from game.client.table.inset import Inset
from game.client.table.replayer import BETTER_SECONDS, PLAYED_SECONDS, Replayer
from game.client.table.ways import ShownWay
from game.engine.contract import Seat
from game.match.match import Match
from game.match.ranking import ranking
from game.match.watched import Eyes, eyes_offered
from game.review.background import REVIEW_SECONDS
from game.review.compared import Alternative, Comparison, compared
from game.review.report import Review, ReviewedTurn, turning_points

SIDE = 0.5  # width of the column beside the table, with normal text
BIG_SIDE = 0.62  # with large text
DOCK = 0.214  # height of the scrubber and its buttons
BAR = 0.078  # height of the strip above the table, where there is no column
WIDEST = 2.3  # of a table, against its height
CARD = 0.46  # height of the card and its button below a table; more with large text
PACES = {"half": 0.5, "one": 1.0, "two": 2.0, "four": 4.0}
AHEAD = 6, 4  # how much is left open after the playhead without spoilers: plies at least, and one in so many


MARK_SIZES = {"turning": 0.034, "mistake": 0.026, "chance": 0.026, "slip": 0.018}


def mark_of(turn: ReviewedTurn) -> str:
    """The mark on the scrubber of an action that turned the game."""
    return MARKS[turn.grade] if turn.grade in ("mistake", "turning point") else "chance"


@dataclass(frozen=True)
class ReplayRoom:
    """Where everything is in a window."""

    frame: Frame

    @property
    def tall(self) -> bool:
        return self.frame.upright

    @property
    def sided(self) -> bool:
        """There is a column beside the table."""
        return not self.frame.narrow

    @property
    def dock(self) -> Box:
        return self.frame.box.cut_bottom(DOCK)[0]

    @property
    def above(self) -> Box:
        return self.frame.box.cut_bottom(DOCK)[1]

    @property
    def side(self) -> Box:
        return self.above.cut_left(BIG_SIDE if self.frame.big_text else SIDE)[0]

    @property
    def bar(self) -> Box:
        return self.above.cut_top(BAR)[0]

    @property
    def table(self) -> Box:
        if self.sided:
            rest = self.above.cut_left(self.side.w)[1]
            return rest.within(min(rest.w, WIDEST * rest.h), rest.h)
        rest = self.above.cut_top(BAR)[1]
        card = CARD * self.frame.text_scale
        return rest.cut_top(max(rest.w / 1.3, rest.h - card))[0] if self.tall else rest

    @property
    def card(self) -> Box:
        """Where it is told what was played and what was better."""
        if self.sided:
            return Box(0.022, 0.206, self.side.w - 0.036, self.side.bottom - 0.206 - 0.088)
        if self.tall:
            room = Box(0.0, self.table.bottom, self.frame.w, self.dock.y - self.table.bottom)
            return room.inset(0.022, 0.012).cut_bottom(0.088)[1]
        return Box(self.table.x + 0.012, self.table.y + 0.012, 0.5, self.table.h - 0.024)

    @property
    def try_it(self) -> Box:
        """The button that goes on from here."""
        if not (self.sided or self.tall):
            return self.bar.inset(0.022, 0.01).cut_right(self.bar.h - 0.02)[0]
        return Box(self.card.x, self.card.bottom + 0.01, self.card.w, 0.068)

    @property
    def ribbon(self) -> Box:
        return Box(0.03, self.dock.y + 0.042, self.frame.w - 0.06, 0.078)

    @property
    def marks(self) -> float:
        """The height of the row of marks."""
        return self.dock.y + 0.022

    @property
    def buttons(self) -> Box:
        return Box(0.03, self.dock.bottom - 0.078, self.frame.w - 0.06, 0.064)


@dataclass(frozen=True)
class Scrubber(Widget):
    """A ply of the match: dragged, pressed, or stepped by keys. Its screen paints the ribbon below."""

    ply: int = 0
    ribbon: Ribbon = field(kw_only=True)
    bar: Box = field(kw_only=True)
    furthest: int = field(default=0, kw_only=True)  # that the pointer reaches

    def dragged_to(self, point: Point) -> object:
        return min(self.furthest, self.ribbon.ply_at(self.bar, point[0]))

    def pressed_at(self, point: Point) -> object:
        return NOTHING  # the press itself has chosen

    def moved(self, direction: Arrow) -> object:
        if direction in ("up", "down"):
            return NOTHING
        return "forward" if direction == "right" else "back"

    def confirmed(self) -> object:
        return "play"

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        look.ring(picture, self.bar, 12, gap=3)
        x = self.ribbon.x_of(self.bar, self.ply)
        high = self.bar.h + 0.05
        picture.sprite("ui/marks/playhead", (x, self.bar.bottom + 0.004 - high / 2), high)


class ReplayScene(FormScene[None]):
    """Left, right: a step. Enter: play and pause. Tab: the next turning point."""

    def __init__(self, desk: Desk, route: OpenReplay) -> None:
        super().__init__(desk, "scrubber")
        self._first = route.first
        self.match = route.match
        self.spoilers = route.spoilers
        self.pace = "one"
        self.review: Review | None = None
        self._looked = 0.0  # seconds until the review is looked at again
        self._chosen: tuple[int, Compared] | None = None  # the way that somebody looks at, and at which ply
        self._told: tuple[object, Comparison | None] = None, None
        self.inset = Inset(desk)
        self._follow()
        self.replayer = Replayer(self.inset.desk, self.match, route.ply, eyes_offered(self.match)[0])
        self.music = self.replayer.table.music
        if route.fault:
            desk.toast(desk.words("replay-cut", reason=route.fault), "warn")

    @property
    def room(self) -> ReplayRoom:
        return ReplayRoom(self.desk.frame)

    def _follow(self) -> None:
        self.inset.follow(self.room.table)

    # What the loop asks

    @property
    def _at_rest(self) -> bool:
        shown = not self._ways_shown() or self.replayer.rest >= PLAYED_SECONDS + BETTER_SECONDS
        return super().still and self.replayer.resting and shown

    @property
    def still(self) -> bool:
        table = self.replayer.table
        calm = self.desk.settings.reduced_motion or table.presenter.still(table.look())
        return self._at_rest and calm

    @property
    def calm(self) -> bool:
        return self._at_rest

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        self._follow()
        self.replayer.pace = PACES[self.pace]
        self.replayer.table.update(seconds)
        self._look_at_review(seconds)
        self.replayer.compared = self._ways_shown()
        return None

    def _look_at_review(self, seconds: float) -> None:
        """Take the review as it is by now; not in each frame, as its ribbon is drawn anew."""
        self.desk.reviews.follow(self.match, idle=True)
        self._looked -= seconds
        if self._looked <= 0.0:
            self._looked = REVIEW_SECONDS
            self.review = self.desk.reviews.found(self.match)

    def closed(self) -> None:
        self.replayer.table.closed()

    # What is to be seen

    @property
    def ribbon(self) -> Ribbon:
        """The chances, as far as they may be seen; from the top in the order in which the seats end."""
        players, result = self.match.lineup.players, self.match.result()
        order = [*range(len(players))]
        if result is not None and self._open:
            order = [seat for _, seat in ranking(result)]
        chances = [tuple(1 / len(players) for _ in players)]
        if self.review is not None:
            chances = [self.review.opening, *(turn.chances for turn in self._turns)]
        emblems = tuple(player.emblem for player in players)
        return Ribbon(tuple(chances), tuple(order), emblems, self._span)

    @property
    def _open(self) -> bool:
        """Nothing has to be hidden any more."""
        return self.spoilers or self.replayer.furthest == self.replayer.last

    @property
    def _turns(self) -> Sequence[ReviewedTurn]:
        """What the review says of the actions that may be seen."""
        if self.review is None:
            return ()
        decisions = self.review.decisions
        return decisions if self._open else decisions[: self.replayer.furthest]

    @property
    def _jumps(self) -> list[int]:
        """The plies of the decisions that turned the game, before they were made."""
        return [turn.ply - 1 for turn in turning_points(self._turns)]

    @property
    def _decided(self) -> int:
        """The ply of the action that is told of: the one that is seen, else the one that comes next."""
        return self.replayer.ply + (not self.replayer.moving)

    @property
    def told(self) -> Comparison | None:
        """What the review says of the action, if it may be told, and to whoever looks."""
        replayer = self.replayer
        turn = next((turn for turn in self._turns if turn.ply == self._decided), None)
        if turn is None or turn.grade is None or replayer.eyes not in ("everybody", turn.seat):
            return None
        key = turn, replayer.eyes, self.desk.words.language
        if self._told[0] != key:
            before = self.match.glimpse(turn.seat, turn.ply - 1)
            view = replayer.table.play.viewpoint.shown(self.match, before).view
            self._told = key, compared(turn, self.match, view, self.desk.words)
        return self._told[1]

    def _ways_shown(self) -> Sequence[ShownWay]:
        """What the table shows: what was played and what was better, or the one that somebody looks at."""
        told = self.told if self.replayer.resting else None
        if told is None or told.better is None:
            return ()
        sides: list[tuple[Compared, Alternative]] = [("played", told.played), ("better", told.better)]
        return [
            ShownWay(way.action, self.desk.words(f"replay-{side}"), side == "better")
            for side, way in sides
            if self.side in (None, side)
        ]

    @property
    def side(self) -> Compared | None:
        """The way that somebody looks at alone."""
        return self._chosen[1] if self._chosen is not None and self._chosen[0] == self.replayer.ply else None

    @property
    def _span(self) -> int:
        """The plies that the scrubber stands for; without spoilers the end is nowhere until one is there."""
        furthest = self.replayer.furthest
        if self._open:
            return self.replayer.last
        return furthest + max(AHEAD[0], furthest // AHEAD[1])

    # Widgets

    def controls(self) -> Sequence[Widget]:
        return [*self._head(), *self._ways(), self._try_button(), *self._dock()]

    def _try_button(self) -> Widget:
        words, room = self.desk.words, self.room
        able = self.replayer.ply < self.replayer.last and self._player is not None
        label = words("replay-try")
        if room.sided or room.tall:
            return Button("try", room.try_it, label, icon="try_here", enabled=able)
        return IconButton("try", room.try_it, "try_here", label=label, tip=label, enabled=able)

    @property
    def _player(self) -> Seat | None:
        """Who decides next, and would be tried by a person; of eyes that are a seat's, that seat."""
        replayer = self.replayer
        return replayer.eyes if isinstance(replayer.eyes, int) else self.match.at(replayer.ply).to_act

    def _ways(self) -> list[Widget]:
        """What was played and what was better, if there is room for them."""
        told = self.told if self._card_shown else None
        if told is None:
            return []
        boxes, found = way_boxes(self.room.card, self.desk.frame.text_scale), list[Widget]()
        sides: list[tuple[Compared, Alternative | None]] = [("played", told.played), ("better", told.better)]
        for side, way in sides:
            if way is not None:
                paint = partial(self._draw_way, side=side, way=way)
                found.append(PictureButton(OfWay(side), boxes[side], paint=paint, radius=20))
        return found

    @property
    def _card_shown(self) -> bool:
        """Where it would lie over the table, the card is shown only with something to say."""
        room = self.room
        return room.sided or room.tall or (bool(self._ways_shown()))

    def _head(self) -> list[Widget]:
        """What leads back, whose eyes look, and whether the end is hidden."""
        words, room = self.desk.words, self.room
        hide, hidden = not self.spoilers, words("replay-no-spoilers")
        if room.sided:
            column = Box(0.022, 0.0, room.side.w - 0.036, 0.0)
            return [
                IconButton("back", Box(column.x, 0.022, 0.068, 0.068), "arrow_left"),
                self._eyes(Box(column.x, 0.098, column.w, 0.054)),
                Toggle("spoilers", Box(column.x + 0.006, 0.154, column.w - 0.006, 0.05), hide, hidden),
            ]
        row = room.bar.inset(0.022, 0.01)
        back, rest = row.cut_left(row.h, 0.016)
        if not room.tall:
            rest = rest.cut_right(row.h, 0.016)[1]
        shares = rest.shares((1.0, 1.0), 0.024)
        return [
            IconButton("back", back, "arrow_left"),
            self._eyes(shares[0]),
            Toggle("spoilers", shares[1], hide, hidden),
        ]

    def _eyes(self, box: Box) -> Widget:
        words, players = self.desk.words, self.match.lineup.players
        options, icons = list[tuple[str, str]](), list[str]()
        for eyes in eyes_offered(self.match):
            if isinstance(eyes, int):
                options.append((str(eyes), words("replay-eyes", name=players[eyes].name)))
                icons.append(f"seat_{players[eyes].emblem}")
            else:
                options.append((eyes, words(f"replay-eyes-{eyes}")))
                icons.append("open_table" if eyes == "everybody" else "eye")
        return Dropdown("eyes", box, options, str(self.replayer.eyes), icons=icons)

    def _dock(self) -> list[Widget]:
        room, replayer = self.room, self.replayer
        bar, row = room.ribbon, room.buttons
        touch = Box(bar.x, room.marks - 0.014, bar.w, bar.bottom - room.marks + 0.014)
        furthest = replayer.last if self.spoilers else replayer.furthest
        scrubber = Scrubber(
            "scrubber", touch, ply=replayer.ply, ribbon=self.ribbon, bar=bar, furthest=furthest
        )
        return [scrubber, *self._buttons(row)]

    def _buttons(self, row: Box) -> list[Widget]:
        words, replayer = self.desk.words, self.replayer
        gap, small = 0.012, 0.072
        widths = (small, small, 0.1, small, small)
        places, x = list[Box](), row.x
        for width in widths:
            places.append(Box(x, row.y, width, row.h))
            x += width + gap
        began, ended = replayer.ply > 0, replayer.ply < replayer.last
        playing = replayer.playing
        again = replayer.ply == replayer.last
        tip = "replay-pause" if playing else "replay-again" if again else "replay-play"
        icon = "pause" if playing else "watch_again" if again else "play"
        speeds = [(name, words(f"replay-pace-{name}")) for name in PACES]
        names = ("previous", "back-step", "play", "step", "next")
        icons = ("turning_previous", "step_back", icon, "step_forward", "turning_next")
        tips = ("replay-previous", "replay-back", tip, "replay-step", "replay-next")
        jumps = self._jumps
        before, after = (any(at < replayer.ply for at in jumps), any(at > replayer.ply for at in jumps))
        able = (before, began, True, ended, after)
        buttons: list[Widget] = [
            IconButton(
                name, place, each, label=words(told), tip=words(told), enabled=enabled, repeats=True,
                kind="primary" if name == "play" else "secondary",
            )
            for name, place, each, told, enabled in zip(names, places, icons, tips, able, strict=True)
        ]  # fmt: skip
        segments = Box(self._count_box.right + gap, row.y, 0.34, row.h)
        return [*buttons, Segments("pace", segments, speeds, self.pace)]

    @property
    def _count_box(self) -> Box:
        row = self.room.buttons
        return Box(row.x + 0.46, row.y, 0.19 * self.desk.frame.text_scale, row.h)

    # What a person does

    def handle(self, intent: Intent) -> Change | None:
        self._follow()
        match intent:
            case PointAt(pos):
                place = self.inset.point(pos)
                if place is not None:
                    self.replayer.table.handle(PointAt(place, device=intent.device))
            case Scroll(pos, amount) if self.room.table.contains(pos):
                self._step(1 if amount > 0 else -1)
                return None
            case Menu():
                return self.cancelled()
            case Next() | Previous():
                self._jump(1 if isinstance(intent, Next) else -1)
                return None
        return super().handle(intent)

    def chosen(self, id: Id, value: object) -> Change | None:
        replayer = self.replayer
        match id, value:
            case ("back", _):
                return self.cancelled()
            case ("eyes", _):
                replayer.look_through(self._eyes_of(str(value)))
            case ("spoilers", bool()):
                self.spoilers = not value
            case ("pace", _):
                self.pace = str(value)
            case ("play", _) | ("scrubber", "play"):
                self._play()
            case ("step", _) | ("scrubber", "forward"):
                self._step(1)
            case ("back-step", _) | ("scrubber", "back"):
                self._step(-1)
            case ("try", _) if self._player is not None:
                replayer.playing = False
                return Push(OpenTry(self.match, replayer.ply, self._player), self._try)
            case ("next", _) | ("previous", _):
                self._jump(1 if id == "next" else -1)
            case (OfWay(side), _):
                self._chosen = None if self.side == side else (self.replayer.ply, side)
            case ("scrubber", int()) if value != replayer.ply:
                replayer.playing = False
                replayer.show(value)
        return None

    def _eyes_of(self, value: str) -> Eyes:
        return next(eyes for eyes in eyes_offered(self.match) if str(eyes) == value)

    def _play(self) -> None:
        replayer = self.replayer
        if not replayer.playing and replayer.ply == replayer.last:
            replayer.show(0)
        replayer.playing = not replayer.playing
        if replayer.playing and replayer.resting is False and replayer.table.play.director.still:
            replayer.step()

    def _step(self, by: int) -> None:
        self.replayer.playing = False
        if by > 0:
            self.replayer.step()
        else:
            self.replayer.show(self.replayer.ply - 1)

    def _try(self, match: Match | None) -> Change | None:
        """A game of its own: it is written nowhere."""
        if match is None:
            return None
        self.desk.toast(self.desk.words("try-begun"))
        return Push(OpenTable(match, kept=False))

    def _jump(self, by: int) -> None:
        """To the next decision that turned the game, or to the last one before."""
        replayer = self.replayer
        ahead = [at for at in self._jumps if (at - replayer.ply) * by > 0]
        if ahead:
            replayer.playing = False
            replayer.show(min(ahead) if by > 0 else max(ahead))

    def cancelled(self) -> Change | None:
        return Home(OpenTitle()) if self._first else Pop()

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        return ()

    def draw(self, picture: Picture) -> None:
        self._follow()
        super().draw(picture)

    def rehearse(self, picture: Picture) -> None:
        self._follow()
        self.inset.rehearse(self.replayer.table)
        super().draw(picture)

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        self.inset.draw(picture, self.replayer.table)
        room = self.room
        self._draw_head(picture, room)
        self._draw_card(picture, room)
        self._draw_dock(picture, room)

    def _draw_card(self, picture: Picture, room: ReplayRoom) -> None:
        if not self._card_shown:
            return
        last = self.match.actor(min(self._decided, self.replayer.last))
        player = self.match.lineup.players[last or 0]
        draw_card(picture, self.desk, room.card, player, self.told)
        if self.told is None:
            lines = room.card
            share = self.desk.reviews.share(self.match)
            if 0.0 < share < 1.0:
                foot, lines = room.card.cut_bottom(0.056)
                text = self.desk.words("replay-working", share=self.desk.words.percent(share))
                picture.text(text, foot.inset(0.018, 0.008), NOTE, colour="quiet")
            draw_past(picture, lines, self.replayer.newest(MOST_LINES), self.match.lineup)

    def _draw_way(self, picture: Picture, box: Box, look: Bearing, side: Compared, way: Alternative) -> None:
        shown = replace(look, open=self.side == side)
        draw_way_told(picture, self.desk, box, side, way, shown)

    def _draw_head(self, picture: Picture, room: ReplayRoom) -> None:
        if not room.sided:
            return
        words = self.desk.words
        x = 0.022 + 0.068 + 0.02
        title = Box(x, 0.02, room.side.w - x - 0.014, 0.044)
        picture.text(words("replay-title"), title, BIG, face="title")
        name = Box(x, 0.062, title.w, 0.032)
        picture.text(words(f"game-{self.match.game.name}"), name, SMALL, colour="quiet")

    def _draw_dock(self, picture: Picture, room: ReplayRoom) -> None:
        furniture.panel(picture, room.dock.grown(0.004), "toast", 8)
        ribbon = self.ribbon
        draw_ribbon(picture, room.ribbon, ribbon)
        at, end = (ribbon.x_of(room.ribbon, ply) for ply in (self.replayer.ply, len(ribbon.chances) - 1))
        picture.fill(Box(at, room.ribbon.y, end - at, room.ribbon.h), "veil", 0.45)
        for turn in turning_points(self._turns):
            kind = mark_of(turn)
            x = ribbon.x_of(room.ribbon, turn.ply - 1)
            draw_mark(picture, kind, (x, room.marks), MARK_SIZES[kind])
        words, replayer = self.desk.words, self.replayer
        told = words("replay-count-open", ply=replayer.ply)
        if self._open:
            told = words("replay-count", ply=replayer.ply, last=replayer.last)
        picture.text(told, self._count_box.inset(0.006, 0.0), TEXT, face="strong", align="centre")
        left = self._count_box.right + 0.37
        keys = Box(left, room.buttons.y, room.buttons.right - left, room.buttons.h)
        prompts = prompts_of(words, confirm="replay-play", sides="replay-step")
        while prompts and prompts_width(picture, self.desk, prompts) > keys.w:
            prompts = prompts[:-1]
        draw_prompts(picture, self.desk, prompts, keys)
