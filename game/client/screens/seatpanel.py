"""The seats of a match in the set-up: a row for each; the one in use has a second line of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct, convert
from msgspec.structs import replace

from game.ai.bot import OFFERED, Level
from game.catalogue import meta
from game.client import devices
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.devicechooser import chooser
from game.client.forms.widgets import Bearing, Widget
from game.client.layout import LEAST_TEXT, Box
from game.client.paint import furniture
from game.client.paint.furniture import units
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LABEL, LARGE, NOTE
from game.client.screens.optionpanel import Rule
from game.client.table.facts import OwnChoice, facts
from game.engine.contract import FIRST_PLAYER, Seat
from game.home.lineups import MOST_LETTERS, free_emblems, with_player
from game.match.lineup import EMBLEMS, Assist, Bot, Emblem, Holder, Lineup, Player, Program, level_of

TARGET = 0.054
EXPANSION = 0.066  # of the row in use
ROW_GAP = 0.01
AIR = 0.008  # for the ring of focus
LEAST_ROW = 0.066
PROGRAM_WIDTH = 0.2  # of the name of a program
FIRST_WIDTH = 0.212  # of the choice of who begins
LIST = "seats"  # the scroller that rows are in


class OfSeat(Struct, frozen=True):
    """A widget in the row of a seat."""

    seat: Seat


class SeatEmblem(OfSeat, frozen=True):
    pass


class SeatName(OfSeat, frozen=True):
    pass


class SeatRemoved(OfSeat, frozen=True):
    pass


class SeatDevice(OfSeat, frozen=True):
    pass


class SeatLevel(OfSeat, frozen=True):
    pass


class SeatAssist(OfSeat, frozen=True):
    assist: str


class Add(Struct, frozen=True):
    """One more person, or one more AI."""

    person: bool


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and the places in its row; `below` is the second line, None if the row is small."""

    desk: Desk
    seat: Seat
    player: Player
    head: Box
    below: Box | None
    removable: bool
    assists: Sequence[OwnChoice]  # of the game

    @property
    def box(self) -> Box:
        if self.below is None:
            return self.head
        return Box(self.head.x, self.head.y, self.head.w, self.head.h + self.below.h)

    @property
    def two_lines(self) -> bool:
        """Whether there is room for words below the name."""
        return self.head.h > 0.08

    @property
    def badge(self) -> Box:
        return Box.around((self.head.x + 0.054, self.head.cy), 0.066, min(0.066, self.head.h))

    @property
    def remove(self) -> Box:
        return Box.around((self.head.right - 0.042, self.head.cy), TARGET, TARGET)

    @property
    def holder(self) -> Box:
        """The device of a person, the level of an AI."""
        width = 0.108 if self.player.is_person else widgets.pill_width(self.desk, self._level)
        width = PROGRAM_WIDTH if self._program else width
        high = TARGET if self.player.is_person else widgets.PILL
        return Box(self.remove.x - 0.014 - width, self.head.cy - high / 2, width, high)

    @property
    def _program(self) -> str:
        """The name of the program that decides; empty if none does."""
        return self.player.holder.name if isinstance(self.player.holder, Program) else ""

    @property
    def _level(self) -> Level:
        return self.player.level or OFFERED[0]

    @property
    def name(self) -> Box:
        left = self.badge.right + 0.008
        end = self.remove.x if self.below and not self.player.is_person else self.holder.x
        high = 0.05
        y = self.head.y - 0.001 if self.two_lines else self.head.cy - high / 2
        return Box(left, y, end - 0.01 - left, high)

    def draw_ground(self, picture: Picture) -> None:
        """Everything that is not a widget."""
        box = self.box
        furniture.panel(picture, box, "row", 24)
        with picture.clip(Box(box.x, box.y, units(8), box.h)):
            furniture.pill(
                picture,
                Box(box.x, box.y, 0.06, box.h),
                picture.theme.seat(EMBLEMS.index(self.player.emblem)),
                1.0,
                24,
            )
        if self.two_lines:
            self._draw_kind(picture)

    def _draw_kind(self, picture: Picture) -> None:
        desk = self.desk
        name = self.name
        line = Box(
            name.x + 0.012, name.bottom - 0.003, name.w - 0.012, self.head.bottom - name.bottom - 0.003
        )
        colour = "quiet"
        if self.player.is_person:
            icon, text = "person", devices.label(desk, self.player.device)
            colour = devices.colour(desk, self.player.device)
        else:
            icon = "robot"
            text = desk.words(f"level-about-{self.player.level}" if self.below else "setup-computer")
            text = desk.words("setup-program") if self._program else text
        picture.sprite(f"ui/icons/{icon}", (line.x + 0.012, line.cy), 0.024, tint=colour)
        words = Box(line.x + 0.03, line.y, line.w - 0.03, line.h)
        if picture.text_width(text, LEAST_TEXT / picture.frame.text_scale) < words.w:
            picture.text(text, words, 0.024, colour=colour)

    def controls(self) -> list[Widget]:
        """In reading order."""
        seat, box = self.seat, self.name
        name = NameField(SeatName(seat), box, self.player.name, most=MOST_LETTERS, inside=LIST)
        remove = widgets.IconButton(
            SeatRemoved(seat), self.remove, "close", enabled=self.removable, inside=LIST
        )
        if self.player.is_person:
            now = self.player.device
            device = chooser(self.desk, SeatDevice(seat), self.holder, now, inside=LIST)
            return [self._emblem(), name, device, remove, *self._assists()]
        level = self._level_widget()
        return [self._emblem(), name, *((remove, level) if self.below else (level, remove))]

    def _emblem(self) -> Widget:
        def paint(picture: Picture, box: Box, look: Bearing) -> None:
            widgets.seat_badge(picture, self.player.emblem, box.centre, 0.07 if look.hovered else 0.065)

        return widgets.PictureButton(SeatEmblem(self.seat), self.badge, paint=paint, radius=36, inside=LIST)

    def _assists(self) -> list[Widget]:
        """What this person wants to be shown before a decision; only in the row in use."""
        if self.below is None:
            return []
        words, assist, below = self.desk.words, self.player.assist, self.below
        place = Box(below.x + 0.014, below.y, below.w - 0.022, below.h - 0.01)
        own = []
        for each in self.assists:
            now = each.of(assist.own)
            own.append((each.name, each.icon, words(f"assist-{each.name}-{now}"), now != each.values[0]))
        looks = (
            ("ghosts", "eye", words("assist-ghosts"), assist.ghosts),
            *own,
            ("hints", "hint", words("assist-hints"), assist.hints),
        )
        shares = [1.0, *[1.16] * len(own), 1.0]
        return [
            widgets.PictureButton(
                SeatAssist(self.seat, name), box, paint=widgets.chip(label, icon, on), radius=18, inside=LIST,
                tip=words(f"assist-{name}-tip"),
            )
            for (name, icon, label, on), box in zip(looks, place.shares(shares, 0.008), strict=True)
        ]  # fmt: skip

    def _level_widget(self) -> Widget:
        """In a small row a pill with the level, in the row in use all levels to choose from."""
        id, level, words, below = SeatLevel(self.seat), self._level, self.desk.words, self.below
        if below is not None:
            place = Box(below.x + 0.022, below.y - 0.002, below.w - 0.036, below.h - 0.01)
            if self._program or self.desk.settings.programs:
                return deciders(self.desk, id, place, self.player.holder, inside=LIST)
            options = [(each, words(f"level-{each}")) for each in OFFERED]
            return widgets.Segments(id, place, options, level, tints=self.desk.theme.levels, inside=LIST)

        def paint(picture: Picture, box: Box, look: Bearing) -> None:
            if self._program:
                _program_pill(picture, self._program, box)
            else:
                widgets.level_pill(picture, level, words(f"level-{level}"), box)

        return widgets.PictureButton(id, self.holder, paint=paint, radius=24, inside=LIST)


class FreeSeat(Struct, frozen=True):
    """A row in which nobody sits yet."""

    row: int


@dataclass(frozen=True)
class FreeRow(widgets.PictureButton):
    """A dashed row: a click seats one more person. Keys have the buttons in the last row."""

    @property
    def focusable(self) -> bool:
        return False

    @property
    def pointable(self) -> bool:
        return True


@dataclass(frozen=True)
class NameField(widgets.TextField):
    """A name that looks like a title until it is touched."""

    def draw(self, picture: Picture, look: Bearing = widgets.PLAIN) -> None:
        place = self.box.inset(0.0, 0.004)  # its ring leaves room for the words below
        if look.focused or look.hovered:
            furniture.panel(picture, place, "well", radius=18)
        inner = self.box.inset(0.012, 0.0)
        if look.whole:
            widgets.draw_marked(picture, inner, picture.text_width(self.value, 0.032, face="title"))
        drawn = picture.text(self.value or " ", inner, 0.032, face="title", name=True)
        look.ring(picture, place, 18, gap=2)
        if look.caret and not look.whole:
            x = drawn.right + 0.004 if self.value else inner.x
            picture.fill(Box(x, self.box.cy - 0.016, units(3), 0.032), "focus")


@dataclass(frozen=True)
class AddButton(widgets.Button):
    """A plus, and what is added."""

    def draw(self, picture: Picture, look: Bearing = widgets.PLAIN) -> None:
        face = furniture.slab(picture, self.box, "secondary", look.state(self.enabled), 18)
        size = min(0.038, face.h * 0.72)
        picture.sprite("ui/icons/plus", (face.cx - size * 0.62, face.cy), size * 0.66, tint="focus")
        picture.sprite(f"ui/icons/{self.icon}", (face.cx + size * 0.5, face.cy), size, tint="text")
        look.ring(picture, self.box, 18)


@dataclass(frozen=True)
class FirstPlayer(widgets.Dropdown):
    """Who begins: drawn at random, or one of the seats, each with its emblem."""

    emblems: Sequence[Emblem] = ()

    def _entry(self, picture: Picture, box: Box, index: int, label: str, colour: str) -> None:
        left, box = box.cut_left(0.034, 0.01)
        if index:
            widgets.seat_badge(picture, self.emblems[index - 1], left.centre, 0.036)
        else:
            picture.sprite("ui/icons/dice", left.centre, 0.03, tint=colour)
        picture.text(label, box, LABEL, colour=colour, name=index > 0)


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """All seats of a match, in a box. `top` gives the place of the first row, which may be scrolled."""

    desk: Desk
    game: str
    lineup: Lineup
    in_use: Seat | None
    box: Box
    top: Callable[[widgets.Scroller], float]

    @property
    def _limits(self) -> tuple[int, int]:
        return meta(self.game).players

    def _rows(self) -> tuple[widgets.Scroller, list[tuple[Seat | None, Box]]]:
        """The scroller, and the row of each seat. None stands for a seat that is free; at the last one can
        be added, which is the last of the game if there is room: then it stays under the pointer, also
        when another row opens or closes."""
        box = self.box
        inner = Box(box.x + 0.022, box.y + 0.066, box.w - 0.044, box.h - 0.074)
        taken, most = len(self.lineup.players), self._limits[1]
        fit = (inner.h - EXPANSION - (most - 1) * ROW_GAP - 2 * AIR) / most
        high = max(LEAST_ROW, min(0.088, fit))
        free = most - taken if fit >= LEAST_ROW else min(1, most - taken)
        seats: list[Seat | None] = [*range(taken), *[None] * free]
        heights = [high + (EXPANSION if seat is not None and seat == self.in_use else 0) for seat in seats]
        content = sum(heights) + ROW_GAP * (len(seats) - 1) + 2 * AIR
        scroller = widgets.Scroller(LIST, inner, content=content)
        y = self.top(scroller) + AIR
        rows: list[tuple[Seat | None, Box]] = []
        for seat, height in zip(seats, heights, strict=True):
            if len(rows) == most - 1 and self.in_use is None and fit >= LEAST_ROW:
                y += EXPANSION
            rows.append((seat, Box(inner.x, y, inner.w - (0.016 if scroller.furthest else 0.0), height)))
            y += height + ROW_GAP
        return scroller, rows

    def _row(self, seat: Seat, box: Box) -> SeatRow:
        below, head = box.cut_bottom(EXPANSION) if seat == self.in_use else (None, box)
        players = self.lineup.players
        removable = len(players) > self._limits[0]
        return SeatRow(self.desk, seat, players[seat], head, below, removable, facts(self.game).assists)

    def controls(self) -> list[Widget]:
        scroller, rows = self._rows()
        found: list[Widget] = [*self._first_player(), scroller]
        for number, (seat, place) in enumerate(rows):
            if seat is not None:
                found += self._row(seat, place).controls()
            elif place == rows[-1][1]:
                beside = Box(place.x, place.y, _add_places(place)[0].x - place.x - 0.012, place.h)
                found += [FreeRow(FreeSeat(number), beside, inside=LIST), *self._add_buttons(place)]
            else:
                found.append(FreeRow(FreeSeat(number), place, inside=LIST))
        return found

    @property
    def _head(self) -> Box:
        return Box(self.box.x + 0.026, self.box.y + 0.016, self.box.w - 0.052, 0.046)

    def _first_player(self) -> list[Widget]:
        """At the right end of the head, in a game that lets people choose."""
        if FIRST_PLAYER not in meta(self.game).options:
            return []
        words, players = self.desk.words, self.lineup.players
        place = self._head.within(FIRST_WIDTH, 0.05, "right")
        options = [("random", words("setup-first_player-random"))]
        options += [(str(seat), player.name or " ") for seat, player in enumerate(players)]
        tip = words("setup-first_player-tip")
        printed = facts(self.game).option_note(words, FIRST_PLAYER, self.lineup)
        value = self.lineup.options.get(FIRST_PLAYER, "random")
        return [
            FirstPlayer(
                Rule(FIRST_PLAYER), place, options, value, wide=0.3, tip=printed or tip,
                emblems=[player.emblem for player in players],
            )
        ]  # fmt: skip

    def _draw_head(self, picture: Picture) -> None:
        """The title; beside it how many seats are taken, and before the choice of who begins, its name."""
        words, head = self.desk.words, self._head
        told = words("setup-count", count=len(self.lineup.players), most=self._limits[1])
        title, choice = words("setup-seats"), bool(self._first_player())
        name = words("setup-first_player")
        free = head.w - picture.text_width(title, BIG, "title") - 0.032
        if choice and free - FIRST_WIDTH < picture.text_width(name, LABEL) + 0.012:
            room = head.cut_right(FIRST_WIDTH, 0.012)[1]  # no room for the title as well
            picture.text(name, room, LABEL, colour="quiet")
            return
        drawn = picture.text(title, head, BIG, face="title")
        rest = Box(drawn.right + 0.016, head.y, head.right - drawn.right - 0.016, head.h)
        if not choice:
            picture.text(told, rest, 0.025, colour="quiet", align="right")
            return
        rest = rest.cut_right(FIRST_WIDTH, 0.012)[1]
        picture.text(name, rest, LABEL, colour="quiet", align="right")
        rest = rest.cut_right(picture.text_width(name, LABEL) + 0.02)[1]
        if picture.text_width(told, 0.025) < rest.w:
            picture.text(told, rest, 0.025, colour="quiet")

    def _add_buttons(self, box: Box) -> list[Widget]:
        """The last row: one more person, one more AI."""
        person, ai = _add_places(box)
        words = self.desk.words
        return [
            AddButton(Add(True), person, "", icon="person", inside=LIST, tip=words("setup-add-person")),
            AddButton(Add(False), ai, "", icon="robot", inside=LIST, tip=words("setup-add-ai")),
        ]

    def draw(self, picture: Picture) -> None:
        furniture.panel(picture, self.box)
        self._draw_head(picture)
        scroller, rows = self._rows()
        with picture.clip(scroller.box.inset(-0.014, -0.006)):
            for seat, place in rows:
                if seat is not None and place.overlaps(scroller.box):
                    self._row(seat, place).draw_ground(picture)
            self._draw_free(picture, [place for seat, place in rows if seat is None])

    def _draw_free(self, picture: Picture, places: Sequence[Box]) -> None:
        """A free seat; the last one is beside the buttons that add a player."""
        for emblem, box in zip(free_emblems(self.lineup), places, strict=False):
            furniture.dashed(picture, box, 24)
            alpha = 0.35 if box == places[-1] else 0.16
            widgets.seat_badge(picture, emblem, (box.x + 0.054, box.cy), min(0.062, box.h * 0.8), alpha=alpha)
        if places:
            last = places[-1]
            words = Box(last.x + 0.107, last.y, _add_places(last)[0].x - last.x - 0.115, last.h)
            picture.text(self.desk.words("setup-add"), words, LARGE, face="title", colour="quiet")


def _add_places(box: Box) -> list[Box]:
    wide = min(0.26, box.w * 0.44)
    return box.inset(0.016, 0.0).within(wide, min(0.056, box.h - 0.006), "right").columns(2, 0.012)


# Who decides for a seat that no person holds

_PROGRAM = "program "  # before the name of a program, among the levels


def deciders(desk: Desk, id: widgets.Id, box: Box, now: Holder, inside: str = "") -> widgets.Dropdown:
    """A choice of all levels, and of the programs in the settings."""
    words, names = desk.words, [*desk.settings.programs]
    if isinstance(now, Program) and now.name not in names:
        names.append(now.name)
    options = [(each, words(f"level-{each}")) for each in OFFERED] + [
        (_PROGRAM + name, name) for name in names
    ]
    icons = [*["robot"] * len(OFFERED), *["keyboard"] * len(names)]
    return widgets.Dropdown(id, box, options, value_of(now), icons=icons, wide=0.32, inside=inside)


def holder_of(value: str) -> Holder:
    """The holder that was chosen."""
    if value.startswith(_PROGRAM):
        return Program(value.removeprefix(_PROGRAM))
    return Bot(convert(value, Level))


def value_of(holder: Holder) -> str:
    """What stands for a holder among the choices."""
    return _PROGRAM + holder.name if isinstance(holder, Program) else level_of(holder) or ""


def _program_pill(picture: Picture, name: str, box: Box) -> None:
    furniture.pill(picture, box, "dark", 0.7)
    furniture.outline(picture, box, "accent", furniture.design(box.h) / 2, 2.5)
    picture.sprite("ui/icons/keyboard", (box.x + 0.03, box.cy), 0.028, tint="accent")
    place = Box(box.x + 0.052, box.y, box.w - 0.066, box.h)
    picture.text(name, place, NOTE, face="strong", colour="accent", name=True)


# What a person changes


def changed(lineup: Lineup, id: OfSeat, value: object, own: Sequence[OwnChoice]) -> Lineup:
    """The line-up after a value was chosen in the row of a seat."""
    player = lineup.players[id.seat]
    match id:
        case SeatName():
            player = replace(player, name=str(value))
        case SeatDevice():
            player = replace(player, device=str(value))
        case SeatLevel() if value is not None:  # None: the small row was touched; now there is a choice
            player = replace(player, holder=holder_of(str(value)))
        case SeatAssist(_, name):
            player = replace(player, assist=_switched(player.assist, name, own))
    return with_player(lineup, id.seat, player)


def _switched(assist: Assist, name: str, own: Sequence[OwnChoice]) -> Assist:
    """The player with one more or less thing shown before a decision: of all games, or of this one."""
    for choice in own:
        if choice.name == name:
            return replace(assist, own=choice.after(assist.own))
    return replace(assist, **{name: not getattr(assist, name)})
