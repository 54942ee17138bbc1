"""One seat of the set-up as a row: emblem, name, device or level; in use, a second line of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from game.ai.bot import OFFERED
from game.client import devices
from game.client.desk import Desk
from game.client.forms import levels
from game.client.forms.devicechooser import chooser
from game.client.forms.widgets import (
    PLAIN,
    Button,
    Choice,
    IconButton,
    Look,
    Segments,
    TextField,
    Widget,
    draw_marked,
    level_pill,
    panel,
    seat_badge,
)
from game.client.layout import LEAST_TEXT, Box
from game.client.paint import furniture as f
from game.client.paint.chip import chip
from game.client.paint.furniture import units
from game.client.paint.picture import Picture
from game.client.table.facts import OwnChoice
from game.engine.contract import Seat
from game.home.lineups import LONGEST_NAME
from game.match.lineup import EMBLEMS, Player

TARGET = 0.054
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
    """A seat and where its row stands; `below` is the second line, None if the row is small."""

    seat: Seat
    player: Player
    head: Box
    below: Box | None
    removable: bool
    pill: float  # width of the level of an AI
    assists: Sequence[OwnChoice]  # of the game

    @property
    def box(self) -> Box:
        if self.below is None:
            return self.head
        return Box(self.head.x, self.head.y, self.head.w, self.head.h + self.below.h)

    @property
    def two_lines(self) -> bool:
        """There is room for words below the name."""
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
        width = 0.108 if self.player.is_person else self.pill
        high = TARGET if self.player.is_person else levels.HEIGHT
        return Box(self.remove.x - 0.014 - width, self.head.cy - high / 2, width, high)

    @property
    def name(self) -> Box:
        left = self.badge.right + 0.008
        end = self.remove.x if self.below and not self.player.is_person else self.holder.x
        high = 0.05
        y = self.head.y - 0.001 if self.two_lines else self.head.cy - high / 2
        return Box(left, y, end - 0.01 - left, high)

    def draw_ground(self, picture: Picture, desk: Desk) -> None:
        """All that is not a widget."""
        box = self.box
        panel(picture, box, "row", 24)
        with picture.clip(Box(box.x, box.y, units(8), box.h)):
            f.pill(
                picture,
                Box(box.x, box.y, 0.06, box.h),
                picture.theme.seat(EMBLEMS.index(self.player.emblem)),
                1.0,
                24,
            )
        if self.two_lines:
            self._draw_kind(picture, desk)

    def _draw_kind(self, picture: Picture, desk: Desk) -> None:
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
        picture.sprite(f"ui/icons/{icon}", (line.x + 0.012, line.cy), 0.024, tint=colour)
        words = Box(line.x + 0.03, line.y, line.w - 0.03, line.h)
        if picture.text_width(text, LEAST_TEXT / picture.frame.text_scale) < words.w:
            picture.text(text, words, 0.024, colour=colour)


@dataclass(frozen=True)
class NameField(TextField):
    """A name that stands there like a title until it is touched."""

    def draw(self, picture: Picture, look: Look = PLAIN) -> None:
        place = self.box.inset(0.0, 0.004)  # its ring leaves room for the words below
        if look.focused or look.hovered:
            f.panel(picture, place, "well", radius=18)
        inner = self.box.inset(0.012, 0.0)
        if look.whole:
            draw_marked(picture, inner, picture.text_width(self.value, 0.032, face="title"))
        drawn = picture.text(self.value or " ", inner, 0.032, face="title", name=True)
        if look.focused:
            f.ring(picture, place, 18, gap=2)
            if look.caret and not look.whole:
                x = drawn.right + 0.004 if self.value else inner.x
                picture.fill(Box(x, self.box.cy - 0.016, units(3), 0.032), "focus")


@dataclass(frozen=True)
class AddButton(Button):
    """A plus, and what is added."""

    def draw(self, picture: Picture, look: Look = PLAIN) -> None:
        face = f.slab(picture, self.box, "secondary", look.state(self.enabled), 18)
        size = min(0.038, face.h * 0.72)
        picture.sprite("ui/icons/plus", (face.cx - size * 0.62, face.cy), size * 0.66, tint="focus")
        picture.sprite(f"ui/icons/{self.icon}", (face.cx + size * 0.5, face.cy), size, tint="text")
        if look.focused:
            f.ring(picture, self.box, 18)


def fields(desk: Desk, row: SeatRow) -> list[Widget]:
    """The widgets of a row, in reading order."""
    name = NameField(SeatName(row.seat), row.name, row.player.name, most=LONGEST_NAME, inside=LIST)
    remove = IconButton(SeatRemoved(row.seat), row.remove, "close", enabled=row.removable, inside=LIST)
    middle = _person(desk, row) if row.player.is_person else [_level(desk, row)]
    first = middle[:1] if row.player.is_person else ([] if row.below else middle)
    later = middle[1:] if row.player.is_person else (middle if row.below else [])
    return [_emblem(row), name, *first, remove, *later]


def _emblem(row: SeatRow) -> Widget:
    def paint(picture: Picture, box: Box, look: Look) -> None:
        seat_badge(picture, row.player.emblem, box.centre, 0.07 if look.hovered else 0.065)

    return Choice(SeatEmblem(row.seat), row.badge, paint=paint, radius=36, inside=LIST)


def _person(desk: Desk, row: SeatRow) -> list[Widget]:
    """The device, and what the window may show this person beforehand."""
    device = chooser(desk, SeatDevice(row.seat), row.holder, row.player.device, inside=LIST)
    return [device, *(_assists(desk, row, row.below) if row.below else [])]


def _assists(desk: Desk, row: SeatRow, below: Box) -> list[Widget]:
    words, assist = desk.words, row.player.assist
    place = Box(below.x + 0.014, below.y, below.w - 0.022, below.h - 0.01)
    own = []
    for each in row.assists:
        now = each.of(assist.own)
        own.append((each.name, each.icon, words(f"assist-{each.name}-{now}"), now != each.values[0]))
    looks = (
        ("ghosts", "eye", words("assist-ghosts"), assist.ghosts),
        *own,
        ("hints", "hint", words("assist-hints"), assist.hints),
    )
    shares = [1.0, *[1.16] * len(own), 1.0]
    return [
        Choice(
            SeatAssist(row.seat, name), box, paint=chip(label, icon, on), radius=18, inside=LIST,
            tip=words(f"assist-{name}-tip"),
        )
        for (name, icon, label, on), box in zip(looks, place.shares(shares, 0.008), strict=True)
    ]  # fmt: skip


def _level(desk: Desk, row: SeatRow) -> Widget:
    """Small: a pill that tells the level. In use: all levels to choose from."""
    id, level = SeatLevel(row.seat), row.player.level or OFFERED[0]
    if row.below:
        place = Box(row.below.x + 0.022, row.below.y - 0.002, row.below.w - 0.036, row.below.h - 0.01)
        options = [(each, desk.words(f"level-{each}")) for each in OFFERED]
        return Segments(id, place, options, level, tints=desk.theme.levels, inside=LIST)

    def paint(picture: Picture, box: Box, look: Look) -> None:
        level_pill(picture, level, desk.words(f"level-{level}"), box)

    return Choice(id, row.holder, paint=paint, radius=24, inside=LIST)


def add_row(desk: Desk, box: Box) -> list[Widget]:
    """The last row: one more person, one more AI."""
    person, ai = _add_places(box)
    words = desk.words
    return [
        AddButton(Add(person=True), person, "", icon="person", inside=LIST, tip=words("setup-add-person")),
        AddButton(Add(person=False), ai, "", icon="robot", inside=LIST, tip=words("setup-add-ai")),
    ]


def _add_places(box: Box) -> list[Box]:
    wide = min(0.26, box.w * 0.44)
    return box.inset(0.016, 0.0).within(wide, min(0.056, box.h - 0.006), "right").columns(2, 0.012)


def draw_free_row(picture: Picture, emblem: str, box: Box, alpha: float) -> None:
    """A place where somebody could sit."""
    f.dashed(picture, box, 24)
    seat_badge(picture, emblem, (box.x + 0.054, box.cy), min(0.062, box.h * 0.8), alpha=alpha)


def draw_add_words(picture: Picture, desk: Desk, box: Box) -> None:
    """Beside the buttons that add somebody."""
    words = Box(box.x + 0.107, box.y, _add_places(box)[0].x - box.x - 0.115, box.h)
    picture.text(desk.words("setup-add"), words, 0.03, face="title", colour="quiet")
