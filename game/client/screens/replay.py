"""A match is watched again: its own table, a scrubber with what turned it, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, draw_prompts, prompts_of, prompts_width
from game.client.forms.widgets import (
    NOTHING,
    PLAIN,
    Bearing,
    Dropdown,
    IconButton,
    Id,
    Segments,
    Toggle,
    Widget,
)
from game.client.intents import Arrow, Intent, Menu, Next, PointAt, Previous, Scroll
from game.client.layout import Box, Frame, Point
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.curve import Ribbon, draw_ribbon
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, SMALL, TEXT
from game.client.scene import Change, Home, OpenReplay, OpenTitle, Pop
from game.client.table.inset import Inset
from game.client.table.replayer import Replayer
from game.match.watched import Eyes, eyes_offered

SIDE = 0.46  # width of the column beside the table
DOCK = 0.214  # height of the scrubber and its buttons
BAR = 0.078  # height of the strip above the table, where there is no column
WIDEST = 2.3  # of a table, against its height
PACES = {"half": 0.5, "one": 1.0, "two": 2.0, "four": 4.0}
AHEAD = 6, 4  # how much is left open after the playhead without spoilers: plies at least, and one in so many


@dataclass(frozen=True)
class ReplayRoom:
    """Where everything is in a window."""

    frame: Frame

    @property
    def tall(self) -> bool:
        return self.frame.h > 1.2

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
        return self.above.cut_left(SIDE)[0]

    @property
    def bar(self) -> Box:
        return self.above.cut_top(BAR)[0]

    @property
    def table(self) -> Box:
        if self.sided:
            rest = self.above.cut_left(SIDE)[1]
            return rest.within(min(rest.w, WIDEST * rest.h), rest.h)
        rest = self.above.cut_top(BAR)[1]
        return rest.cut_top(min(rest.h, rest.w / 1.3))[0] if self.tall else rest

    @property
    def card(self) -> Box:
        """Where it is told what was played and what was better."""
        if self.sided:
            return Box(0.022, 0.244, SIDE - 0.036, self.side.bottom - 0.244 - 0.086)
        if self.tall:
            room = Box(0.0, self.table.bottom, self.frame.w, self.dock.y - self.table.bottom)
            return room.inset(0.022, 0.016)
        return Box(self.table.x + 0.012, self.table.y + 0.012, 0.5, self.table.h - 0.024)

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
        if look.focused:
            furniture.ring(picture, self.bar, 12, gap=3)
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
        return super().still and self.replayer.resting

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
        return None

    def closed(self) -> None:
        self.replayer.table.closed()

    # What is to be seen

    @property
    def ribbon(self) -> Ribbon:
        """The chances, as far as they may be seen."""
        players = self.match.lineup.players
        seats = tuple(range(len(players)))
        emblems = tuple(player.emblem for player in players)
        return Ribbon((tuple(1 / len(seats) for _ in seats),), seats, emblems, self._span)

    @property
    def _span(self) -> int:
        """The plies that the scrubber stands for; without spoilers the end is nowhere until one is there."""
        furthest = self.replayer.furthest
        if self.spoilers or furthest == self.replayer.last:
            return self.replayer.last
        return furthest + max(AHEAD[0], furthest // AHEAD[1])

    # Widgets

    def controls(self) -> Sequence[Widget]:
        return [*self._head(), *self._dock()]

    def _head(self) -> list[Widget]:
        """What leads back, whose eyes look, and whether the end is hidden."""
        words, room = self.desk.words, self.room
        hide, hidden = not self.spoilers, words("replay-no-spoilers")
        if room.sided:
            column = Box(0.022, 0.0, SIDE - 0.036, 0.0)
            return [
                IconButton("back", Box(column.x, 0.022, 0.068, 0.068), "arrow_left"),
                self._eyes(Box(column.x, 0.108, column.w, 0.058)),
                Toggle("spoilers", Box(column.x + 0.006, 0.176, column.w - 0.006, 0.056), hide, hidden),
            ]
        row = room.bar.inset(0.022, 0.01)
        back, rest = row.cut_left(row.h, 0.016)
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
        able = (False, began, True, ended, False)
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
        self._draw_dock(picture, room)

    def _draw_head(self, picture: Picture, room: ReplayRoom) -> None:
        if not room.sided:
            return
        words = self.desk.words
        x = 0.022 + 0.068 + 0.02
        title = Box(x, 0.02, SIDE - x - 0.014, 0.044)
        picture.text(words("replay-title"), title, BIG, face="title")
        name = Box(x, 0.062, title.w, 0.032)
        picture.text(words(f"game-{self.match.game.name}"), name, SMALL, colour="quiet")

    def _draw_dock(self, picture: Picture, room: ReplayRoom) -> None:
        furniture.panel(picture, room.dock.grown(0.004), "toast", 8)
        draw_ribbon(picture, room.ribbon, self.ribbon)
        words, replayer = self.desk.words, self.replayer
        told = words("replay-count-open", ply=replayer.ply)
        if self.spoilers or replayer.furthest == replayer.last:
            told = words("replay-count", ply=replayer.ply, last=replayer.last)
        picture.text(told, self._count_box.inset(0.006, 0.0), TEXT, face="strong", align="centre")
        left = self._count_box.right + 0.37
        keys = Box(left, room.buttons.y, room.buttons.right - left, room.buttons.h)
        prompts = prompts_of(words, confirm="replay-play", sides="replay-step")
        while prompts and prompts_width(picture, self.desk, prompts) > keys.w:
            prompts = prompts[:-1]
        draw_prompts(picture, self.desk, prompts, keys)
