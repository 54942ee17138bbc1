"""Widgets: values that say what can be touched and how it looks. They are made anew each time.

A widget knows its place, its look and what an intent would choose. The `Form` (form.py) remembers what is
focused, hovered, pressed, open or scrolled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from msgspec import Struct

from game.ai.bot import OFFERED
from game.client.desk import Desk
from game.client.intents import Arrow, Device
from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint import furniture
from game.client.paint.furniture import SlabState, units
from game.client.paint.picture import Align, Picture
from game.client.paint.theme import LABEL, LEAST, NOTE, SMALL, TEXT

FIELD_LABEL = 0.036  # height of the words above a field
PILL = 0.048  # height of the pill of a level
PILL_STARS = 0.1  # the width of its four stars and of its ends
PROMPTS = 0.08  # height of the strip at the bottom of the window
DropdownOption: TypeAlias = tuple[str, str]  # value, label
# a word of its own ("back"); where there is one for each of something, a frozen struct (SeatName(2)).
# It is compared whole, never put together or cut.
Id: TypeAlias = "str | Struct"


class _Nothing:
    """The answer of a widget to an intent that means nothing to it."""


NOTHING: Final = _Nothing()


@dataclass(frozen=True, slots=True)
class Bearing:
    """How a form sees a widget now."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    open: bool = False
    marked: int = 0  # the option under the marker of an open dropdown
    caret: bool = False
    whole: bool = False  # the next letter will replace the text of this field
    astray: Point = (0.0, 0.0)  # how far the ring of focus is from its place, on its way there

    def state(self, enabled: bool) -> SlabState:
        if not enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def ring(self, picture: Picture, box: Box, radius: float, gap: float = 5.0) -> None:
        """The ring of focus round this box, if it has the focus."""
        if self.focused:
            with picture.shift(*self.astray):
                furniture.ring(picture, box, radius, gap)


PLAIN = Bearing()


@dataclass(frozen=True)
class Widget:
    """Something with a place. `inside` names the scroller that it moves with."""

    id: Id
    box: Box
    enabled: bool = field(default=True, kw_only=True)
    tip: str = field(default="", kw_only=True)
    inside: Id = field(default="", kw_only=True)
    repeats: bool = field(default=False, kw_only=True)  # a double click presses it twice

    @property
    def focusable(self) -> bool:
        return self.enabled

    @property
    def pointable(self) -> bool:
        """A pointer can choose it; nearly always keys can as well."""
        return self.focusable

    @property
    def touch_box(self) -> Box:
        """Where the pointer can touch it: never smaller than the smallest target."""
        return Box.around(self.box.centre, max(self.box.w, 0.05), max(self.box.h, 0.05))

    def pressed_at(self, point: Point) -> object:
        """The value chosen by a press and release here; NOTHING if it chooses none."""
        return None

    def dragged_to(self, point: Point) -> object:
        """The value chosen while the pointer moves, pressed."""
        return NOTHING

    def confirmed(self) -> object:
        """The value chosen by Confirm on the focused widget."""
        return None

    def moved(self, direction: Arrow) -> object:
        """The value chosen by a direction on the focused widget; NOTHING lets the focus move on."""
        return NOTHING

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        """Draw it, ring and all."""


@dataclass(frozen=True)
class Button(Widget):
    """Words to press. Kinds: primary (one a screen), secondary, danger, quiet (no slab), row (of a menu)."""

    label: str = ""
    kind: str = field(default="secondary", kw_only=True)
    icon: str = field(default="", kw_only=True)
    note: str = field(default="", kw_only=True)  # a second, smaller line
    size: float = field(default=0.0, kw_only=True)  # of the words; 0: after the height

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        if self.kind in ("quiet", "row"):
            self._draw_flat(picture, look)
            return
        state = look.state(self.enabled)
        radius = 24.0 if self.box.h < 0.09 else 32.0
        face = furniture.slab(picture, self.box, self.kind, state, radius)
        self._words(picture, face, furniture.words_on(self.kind, state, picture.theme))
        look.ring(picture, self.box, min(radius, 0.36 * furniture.design(self.box.h) * 0.91))

    def _draw_flat(self, picture: Picture, look: Bearing) -> None:
        state = look.state(self.enabled)
        lit = look.focused or look.hovered
        if self.kind == "row" or lit:
            furniture.panel(picture, self.box, "row" if lit else "bar", radius=24)
        colour = "text" if self.enabled else "idle"
        inner = self.box.inset(0.024, 0.0)
        if self.kind == "row":
            self._row(picture, inner, colour)
        else:
            self._words(picture, self.box, colour if lit else "quiet" if state != "disabled" else colour)
        look.ring(picture, self.box, 24)

    def _row(self, picture: Picture, inner: Box, colour: str) -> None:
        if self.icon:
            left, inner = inner.cut_left(0.032, 0.022)
            picture.sprite(f"ui/icons/{self.icon}", left.centre, 0.034, tint=colour)
        picture.text(self.label, inner, self.size or 0.034, face="title", colour=colour)

    def _words(self, picture: Picture, face: Box, colour: str) -> None:
        if self.note:
            both = face.inset(min(0.03, face.h * 0.3), face.h * 0.08)
            face, foot = both.cut_top(both.h * 0.56)
            picture.text(self.note, foot, LEAST, face="strong", colour=colour, align="centre")
        size, lines = (
            self.size or min(0.034, face.h * (0.8 if self.note else 0.45)),
            1 if face.h < 0.08 else 2,
        )
        icon, room = self._shared(picture, face, size, lines)
        setting = picture.setting(
            self.label, Box(face.x, face.y, room, face.h), size, face="title", lines=lines
        )
        width = setting.width / picture.frame.unit
        beside = size * (1.1 + (0.42 if self.label else 0.0)) if icon else 0.0
        left = face.cx - (beside + width) / 2
        if icon:
            picture.sprite(f"ui/icons/{icon}", (left + size * 0.55, face.cy), size * 1.1, tint=colour)
        if self.label:
            at = Box(left + beside, face.y, room, face.h)
            if lines == 2 and not icon:
                at = Box(face.cx - room / 2, face.y, room, face.h)
            align: Align = "left" if icon or lines == 1 else "centre"
            picture.text(self.label, at, size, face="title", colour=colour, lines=lines, align=align)

    def _shared(self, picture: Picture, face: Box, size: float, lines: int) -> tuple[str, float]:
        """The icon, and the width for the words: long ones push out first the margins, then the icon."""
        icon_width = size * 1.52 if self.icon and self.label else size * 1.1 if self.icon else 0.0
        usual = face.w - 2 * min(0.03, face.h * 0.3) - icon_width
        ways = [(self.icon, usual), (self.icon, face.w - 0.016 - icon_width), ("", face.w - 0.012)]
        for icon, room in ways if self.label else ways[:1]:
            place = Box(face.x, face.y, room, face.h)
            if not picture.setting(self.label, place, size, face="title", lines=lines).cut:
                return icon, room
        return ways[-1] if self.label else ways[0]


@dataclass(frozen=True)
class IconButton(Widget):
    """A picture to press; its tooltip shows `label`."""

    icon: str = ""
    kind: str = field(default="secondary", kw_only=True)
    label: str = field(default="", kw_only=True)

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        state = look.state(self.enabled)
        colour = furniture.words_on("secondary" if self.kind == "quiet" else self.kind, state, picture.theme)
        face = self.box
        if self.kind != "quiet":
            face = furniture.slab(picture, self.box, self.kind, state, 18.0)
        elif look.hovered or look.focused:
            furniture.panel(picture, self.box, "row", radius=18)
        picture.sprite(f"ui/icons/{self.icon}", face.centre, min(0.04, self.box.h * 0.52), tint=colour)
        look.ring(picture, self.box, 18)


@dataclass(frozen=True)
class Toggle(Widget):
    """On or off. With a label it is a row: the words at the left, the switch at the right end."""

    on: bool = False
    label: str = ""
    note: str = field(default="", kw_only=True)

    def pressed_at(self, point: Point) -> object:
        return not self.on

    def confirmed(self) -> object:
        return not self.on

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        switch = self.box.within(units(80), units(44), "right" if self.label else "centre")
        if self.label:
            words = Box(self.box.x, self.box.y, self.box.w - switch.w - 0.02, self.box.h)
            colour = "text" if self.enabled else "quiet"
            _two_lines(picture, words, self.label, self.note, colour)
        self._switch(picture, switch, look)
        look.ring(picture, switch, 22)

    def _switch(self, picture: Picture, box: Box, look: Bearing) -> None:
        theme = picture.theme
        on, enabled, good, lit = self.on, self.enabled, theme.good, look.hovered

        def body(w: float, h: float) -> str:
            fill, edge = (good, "#8FEFB6") if on else ("#1E2658", "#4A5390")
            if lit:
                edge = "#FFFFFF"
            if not enabled:
                fill, edge = "#1B2148", "#323B78"
            return furniture.rect(
                0.75, 0.75, w - 1.5, h - 1.5, h / 2, fill, f'stroke="{edge}" stroke-width="1.5"'
            )

        furniture.furnish(picture, ("switch", on, enabled, good, lit), box, body, cap=23)
        x = box.right - box.h / 2 if on else box.x + box.h / 2
        furniture.knob(picture, (x, box.cy - units(1)), units(34), "", on=enabled)
        icon, tint = ("check", "#1F8A50") if on else ("close", "dim" if enabled else "navy")
        picture.sprite(f"ui/icons/{icon}", (x, box.cy - units(1)), units(22), tint=tint)


@dataclass(frozen=True)
class Slider(Widget):
    """A whole number from least to most, with words at the left and the value at the right."""

    value: int = 0
    least: int = field(default=0, kw_only=True)
    most: int = field(default=100, kw_only=True)
    step: int = field(default=10, kw_only=True)
    label: str = field(default="", kw_only=True)
    icon: str = field(default="", kw_only=True)
    shown: str = field(default="", kw_only=True)  # the value in words

    @property
    def bar(self) -> Box:
        left = 0.05 if self.icon else 0.0
        if self.label:
            left = self.box.w * 0.4
        return Box(self.box.x + left + 0.018, self.box.cy - units(6), self.box.w - left - 0.11, units(12))

    def pressed_at(self, point: Point) -> object:
        return self._value_at(point)

    def dragged_to(self, point: Point) -> object:
        return self._value_at(point)

    def confirmed(self) -> object:
        return NOTHING

    def moved(self, direction: Arrow) -> object:
        if direction in ("up", "down"):
            return NOTHING
        change = self.step if direction == "right" else -self.step
        return min(self.most, max(self.least, self.value + change))

    def _value_at(self, point: Point) -> int:
        share = (point[0] - self.bar.x) / self.bar.w
        steps = round(share * (self.most - self.least) / self.step)
        return min(self.most, max(self.least, self.least + steps * self.step))

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        bar = self.bar
        share = (self.value - self.least) / max(1, self.most - self.least)
        if self.icon:
            at = (self.box.x + 0.017, self.box.cy)
            picture.sprite(f"ui/icons/{self.icon}", at, 0.03, tint="text" if self.enabled else "quiet")
        if self.label:
            left = 0.05 if self.icon else 0.0
            words = Box(self.box.x + left, self.box.y, self.box.w * 0.4 - left - 0.01, self.box.h)
            picture.text(self.label, words, 0.026)
        furniture.track(picture, bar, share, "accent" if self.enabled else "edge", dots=10)
        at = (bar.x + bar.w * share, bar.cy)
        furniture.knob(picture, at, units(36 if not look.hovered else 39), "star", on=self.enabled)
        value = Box(bar.right + 0.022, self.box.y, self.box.right - bar.right - 0.022, self.box.h)
        picture.text(self.shown or str(self.value), value, TEXT, face="strong", align="right")
        look.ring(picture, Box.around(at, units(36), units(36)), 18)


@dataclass(frozen=True)
class Segments(Widget):
    """One of a few values, which are all seen. They are strings; `tints` colours the chosen one (levels)."""

    options: Sequence[DropdownOption] = ()
    value: str = ""
    tints: Sequence[str] = field(default=(), kw_only=True)

    @property
    def cells(self) -> list[Box]:
        """As wide as their words are long."""
        letters = [max(5, len(label)) + 3.0 for _, label in self.options]
        return self.box.inset(units(6), units(6)).shares(letters)

    def pressed_at(self, point: Point) -> object:
        found = (
            option for option, cell in zip(self.options, self.cells, strict=True) if point[0] < cell.right
        )
        return next(found, self.options[-1])[0]

    def confirmed(self) -> object:
        return self.options[(self._index + 1) % len(self.options)][0]

    def moved(self, direction: Arrow) -> object:
        if direction in ("up", "down"):
            return NOTHING
        index = self._index + (1 if direction == "right" else -1)
        return self.options[index][0] if 0 <= index < len(self.options) else NOTHING

    @property
    def _index(self) -> int:
        return next((index for index, option in enumerate(self.options) if option[0] == self.value), 0)

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        furniture.panel(picture, self.box, "well", radius=20)
        for index, (cell, (value, label)) in enumerate(zip(self.cells, self.options, strict=True)):
            chosen = value == self.value
            if chosen:
                self._chosen(picture, cell, index, look)
            colour = "navy" if chosen and self.enabled else "open" if self.enabled else "idle"
            face = cell.cut_top(cell.h * 0.94)[0] if chosen else cell
            picture.text(label, face.inset(0.003, 0), LABEL, face="strong", colour=colour, align="centre")

    def _chosen(self, picture: Picture, cell: Box, index: int, look: Bearing) -> None:
        if self.tints and self.enabled:
            tint = picture.theme.colour(self.tints[index])
            furniture.pill(picture, cell, tint, radius=16)
        elif self.enabled:
            furniture.slab(picture, cell, "cream", "hover" if look.pressed else "normal", 16)
        else:
            furniture.slab(picture, cell, "cream", "disabled", 16)
        look.ring(picture, cell, 16, gap=3)


@dataclass(frozen=True)
class TextField(Widget):
    """A line that a person writes. Every letter chooses the whole new text."""

    value: str = ""
    placeholder: str = field(default="", kw_only=True)
    most: int = field(default=16, kw_only=True)
    wrong: bool = field(default=False, kw_only=True)
    marked: bool = field(default=False, kw_only=True)  # as a whole

    def pressed_at(self, point: Point) -> object:
        return NOTHING

    def confirmed(self) -> object:
        return NOTHING

    def typed(self, text: str, whole: bool = False) -> object:
        """The value with more letters, or only these; NOTHING if there is no room or nothing to write."""
        clean = "".join(letter for letter in text if letter.isprintable())
        longer = ("" if whole and clean else self.value) + clean
        return longer[: self.most] if longer[: self.most] != self.value else NOTHING

    def erased(self, whole: bool = False) -> object:
        """The value without its last letter, or without any."""
        return ("" if whole else self.value[:-1]) if self.value else NOTHING

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        furniture.panel(picture, self.box, "well", radius=20)
        if self.wrong:
            furniture.outline(picture, self.box, "bad", 20)
        inner = self.box.inset(0.016, 0.0)
        words = self.value or self.placeholder
        colour = "text" if self.value else "quiet"
        if look.whole or self.marked:
            draw_marked(picture, inner, picture.text_width(words, 0.026, face="plain"))
        drawn = picture.text(words, inner, 0.026, face="plain", colour=colour, name=True) if words else inner
        look.ring(picture, self.box, 20)
        if look.caret and not look.whole:
            x = drawn.right + 0.004 if self.value else inner.x - 0.004
            picture.fill(Box(x, self.box.cy - 0.016, units(3), 0.032), "focus")


def draw_marked(picture: Picture, inner: Box, width: float) -> None:
    """Mark a text that the next letter replaces."""
    furniture.pill(
        picture,
        Box(inner.x - 0.004, inner.cy - 0.018, min(width, inner.w) + 0.008, 0.036),
        "marked",
        radius=8,
    )


@dataclass(frozen=True)
class Dropdown(Widget):
    """One of many values; the others are hidden until it is opened."""

    options: Sequence[DropdownOption] = ()
    value: str = ""
    icons: Sequence[str] = field(default=(), kw_only=True)
    wide: float = field(default=0.0, kw_only=True)  # width of the open list, if more than its own

    ROW = 0.056

    def confirmed(self) -> object:
        return NOTHING

    def pressed_at(self, point: Point) -> object:
        return NOTHING

    @property
    def index(self) -> int:
        return next((index for index, option in enumerate(self.options) if option[0] == self.value), 0)

    @property
    def footer(self) -> float:
        """Height below the last option."""
        return 0.0

    def marked_for(self, device: Device) -> int:
        """The option that is marked when this device opens the list."""
        return self.index

    def claimed_by(self, device: Device) -> object:
        """The value that a button on another device chooses than the one that opened the list."""
        return NOTHING

    def list_box(self, room: Box) -> Box:
        """The place of the open list: below if it fits above the prompts, else above; inside the window."""
        height = self.ROW * len(self.options) + 0.016 + self.footer
        width = max(self.box.w, self.wide)
        y = self.box.bottom + 0.008
        if y + height > room.bottom - PROMPTS:
            y = max(room.y, self.box.y - 0.008 - height)
        return Box(min(self.box.x, room.right - width), y, width, height)

    def option_boxes(self, room: Box) -> list[Box]:
        options = self.list_box(room).cut_bottom(self.footer)[1] if self.footer else self.list_box(room)
        return options.inset(0.008, 0.008).rows(len(self.options))

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        furniture.panel(picture, self.box, "row" if look.hovered else "well", radius=20)
        inner, chevron = self.box.inset(0.016, 0.0), Box(self.box.right - 0.042, self.box.y, 0.03, self.box.h)
        picture.sprite("ui/icons/chevron_down", chevron.centre, 0.024, tint="quiet")
        label = self.options[self.index][1] if self.options else ""
        self._entry(picture, Box(inner.x, inner.y, inner.w - 0.03, inner.h), self.index, label, "text")
        look.ring(picture, self.box, 20)

    def draw_list(self, picture: Picture, look: Bearing) -> None:
        room = picture.frame.box
        furniture.panel(picture, self.list_box(room), "dialog", radius=20)
        for index, box in enumerate(self.option_boxes(room)):
            if index == look.marked:
                furniture.pill(picture, box, "marked", radius=14)
            colour = "focus" if self.options[index][0] == self.value else "text"
            self._entry(picture, box.inset(0.012, 0), index, self.options[index][1], colour)

    def _entry(self, picture: Picture, box: Box, index: int, label: str, colour: str) -> None:
        if self.icons:
            left, box = box.cut_left(0.034, 0.012)
            picture.sprite(f"ui/icons/{self.icons[index]}", left.centre, 0.03, tint=colour)
        if label and box.w > 0.02:
            picture.text(label, box, LABEL, colour=colour)


@dataclass(frozen=True)
class Tabs(Widget):
    """Pages, one of them open. Next and Previous go through them if the scene says so."""

    options: Sequence[DropdownOption] = ()
    value: str = ""

    def pressed_at(self, point: Point) -> object:
        index = int((point[0] - self.box.x) / self.box.w * len(self.options))
        return self.options[min(len(self.options) - 1, max(0, index))][0]

    def moved(self, direction: Arrow) -> object:
        if direction in ("up", "down"):
            return NOTHING
        return self.stepped(1 if direction == "right" else -1)

    def confirmed(self) -> object:
        return NOTHING

    def stepped(self, by: int) -> object:
        """The value of the tab so many further; NOTHING beyond the ends."""
        index = next((k for k, option in enumerate(self.options) if option[0] == self.value), 0) + by
        return self.options[index][0] if 0 <= index < len(self.options) else NOTHING

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        for cell, (value, label) in zip(
            self.box.columns(len(self.options), 0.008), self.options, strict=True
        ):
            chosen = value == self.value
            if chosen:
                furniture.pill(picture, cell, "marked", radius=18)
                line = Box.around((cell.cx, cell.bottom - units(2)), min(units(56), cell.w * 0.5), units(6))
                furniture.pill(picture, line, "focus")
                look.ring(picture, cell, 18)
            colour = "text" if chosen else "quiet"
            picture.text(label, cell.inset(0.008, 0), LABEL, colour=colour, align="centre")


@dataclass(frozen=True)
class PictureButton(Widget):
    """Any picture that can be chosen (game cards, seats, cards in a hand): `paint` draws it."""

    paint: Callable[[Picture, Box, Bearing], None] = lambda picture, box, look: None
    radius: float = field(default=32.0, kw_only=True)  # of its focus ring, in design pixels
    marks: bool = field(default=True, kw_only=True)  # draw the ring here

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        self.paint(picture, self.box, look)
        if self.marks:
            look.ring(picture, self.box, self.radius)


@dataclass(frozen=True)
class Scroller(Widget):
    """A window on rows that may be longer. Rows inside carry `inside=<its id>` and are laid out from
    `form.top(id)`, their place in the window when scrolled."""

    content: float = 0.0  # height of all rows

    @property
    def focusable(self) -> bool:
        return False

    @property
    def furthest(self) -> float:
        return max(0.0, self.content - self.box.h)

    def pressed_at(self, point: Point) -> object:
        return NOTHING

    def draw_bar(self, picture: Picture, offset: float) -> None:
        """The bar at the side that shows which rows are seen."""
        if self.furthest <= 0:
            return
        rail = Box(self.box.right - units(8), self.box.y, units(8), self.box.h)
        length = max(0.05, rail.h * self.box.h / self.content)
        furniture.pill(picture, rail, "light", 0.08)
        at = rail.y + (rail.h - length) * offset / self.furthest
        furniture.pill(picture, Box(rail.x, at, rail.w, length), "quiet", 0.8)


# What is only drawn


def heading(picture: Picture, words: str, box: Box, size: float = 0.034) -> None:
    """A title with a short gold line below it."""
    drawn = picture.text(words, box, size, face="title")
    furniture.pill(picture, Box(box.x, drawn.bottom + 0.008, units(56), units(5)), "focus")


def progress_bar(picture: Picture, box: Box, share: float, colour: str = "accent") -> None:
    furniture.track(picture, box, share, colour, glow=True)


def seat_badge(picture: Picture, emblem: str, centre: Point, size: float, alpha: float = 1.0) -> None:
    """The round emblem of a seat: comet, rocket, ring, moon, bolt or sun."""
    picture.sprite(f"ui/seats/{emblem}", centre, size, alpha=alpha)


def pill_width(desk: Desk, level: str) -> float:
    """The width for the stars and the name of a level, in the smallest letters."""
    picture = desk.picture()
    size = LEAST_TEXT * 1.04 / picture.frame.text_scale
    return PILL_STARS + picture.text_width(desk.words(f"level-{level}"), size, "strong")


def level_pill(picture: Picture, level: str, label: str, box: Box) -> None:
    """How strong an AI plays: one to four stars and the name, in the level's colour."""
    colour = picture.theme.level(level)
    furniture.pill(picture, box, "dark", 0.55)
    furniture.pill(picture, box, colour, 0.3)
    furniture.outline(picture, box, colour, furniture.design(box.h) / 2, 2.5)
    star = min(units(16), box.h * 0.4)
    for number in range(4):
        lit = number <= OFFERED.index(level)
        at = box.x + box.h * 0.3 + star * (number + 0.5), box.cy
        picture.sprite("ui/icons/star", at, star * 1.1, tint=colour if lit else "dim")
    left = box.h * 0.3 + star * 4 + units(8)
    words = Box(box.x + left, box.y, box.w - left - box.h * 0.34, box.h)
    picture.text(label, words, NOTE, face="strong", colour=colour)


CHIP = 0.042  # of a chip, what its words leave


def chip(label: str, icon: str, on: bool) -> Callable[[Picture, Box, Bearing], None]:
    """The paint function of a PictureButton that is a small switch with words: lit and ticked when on."""

    def paint(picture: Picture, box: Box, look: Bearing) -> None:
        furniture.panel(picture, box, "row" if on or look.hovered else "well", radius=18)
        furniture.outline(picture, box, "good" if on else "edge", 18, 2.5)
        picture.sprite(f"ui/icons/{icon}", (box.x + 0.02, box.cy), 0.026, tint="good" if on else "text")
        if on:
            picture.sprite("ui/icons/check", (box.x + 0.028, box.cy + 0.011), 0.02, tint="good")
        words = Box(box.x + 0.037, box.y, box.w - CHIP, box.h)
        picture.text(label, words, SMALL, face="strong")

    return paint


def field_label(picture: Picture, label: str, above: Box, note: str = "", colour: str = "quiet") -> None:
    """Words above a field; at the right, what its value means."""
    beside = picture.text_width(note, LEAST / picture.frame.text_scale) + 0.012 if note else 0.0
    wide = min(above.w * 0.6, above.w - beside)
    drawn = picture.text(label, Box(above.x, above.y, wide, FIELD_LABEL), 0.026)
    rest = Box(drawn.right + 0.01, above.y, above.right - drawn.right - 0.01, FIELD_LABEL)
    if note:
        picture.text(note, rest, SMALL, colour=colour, align="right")


KEY_WORDS = {
    "escape": "esc",
    "return": "enter",
    "delete": "del",
    "left ctrl": "ctrl",
    "right ctrl": "ctrl",
    "left shift": "shift",
    "right shift": "shift",
    "?": "question",
}
KEY_HEIGHT = 0.036


def key_cap(picture: Picture, key: str, at: Point, height: float = KEY_HEIGHT) -> float:
    """A key or pad button (`pad_a`) with its left edge here; gives its width."""
    drawn, scale = _cap_art(key)
    width = key_width(picture, key, height)
    if picture.art.has(drawn):
        picture.sprite(drawn, (at[0] + width / 2, at[1] + height * 0.04), height * scale)
    else:
        _blank_cap(picture, Box(at[0], at[1] - height / 2, width, height * 1.08), _cap_label(key))
    return width


def key_width(picture: Picture, key: str, height: float = KEY_HEIGHT) -> float:
    drawn, scale = _cap_art(key)
    if picture.art.has(drawn):
        return picture.art.aspect(drawn) * height * scale
    return max(height, picture.text_width(_cap_label(key), height * 0.52, "strong") + height * 0.6)


def _cap_art(key: str) -> tuple[str, float]:
    """The picture of a key, if there is one, and how far its edge and shadow lie outside the cap."""
    if key.startswith("pad_"):
        return f"ui/keys/{'pad_stick' if key.endswith('stick') else key}", 1.16
    return f"ui/keys/key_{KEY_WORDS.get(key, key)}", 1.08


def _cap_label(key: str) -> str:
    return key.upper() if len(key) == 1 else key[:1].upper() + key[1:]


def _blank_cap(picture: Picture, box: Box, label: str) -> None:
    def body(w: float, h: float) -> str:
        r = h * 0.22
        defs = furniture.gradient("f", ("#FFFFFF", 1), ("#DCDDF0", 1))
        top = furniture.rect(0, 0, w, h * 0.86, r, "#F4F1E8") + furniture.rect(
            2, 2, w - 4, h * 0.72, r * 0.8, "url(#f)"
        )
        return f"<defs>{defs}</defs>{furniture.rect(0, h * 0.06, w, h * 0.94, r, '#5E669E')}{top}"

    furniture.furnish(picture, "cap", box, body, cap=furniture.design(box.h) * 0.25)
    face = box.cut_top(box.h * 0.84)[0]
    picture.text(label, face, face.h * 0.58, face="strong", colour="navy", align="centre")


def tooltip(picture: Picture, words: str, about: Box, title: str = "") -> None:
    """A bubble above the thing that it tells of (below, if there is no room), inside the window."""
    room = picture.frame.box.inset(0.012)
    text = f"{title}\n{words}" if title else words
    rough = Box(0, 0, min(0.5, room.w), 0.3)
    setting = picture.setting(text, rough, SMALL, face="words", lines=5)
    w = setting.width / picture.frame.unit + 0.044
    h = setting.height / picture.frame.unit + 0.024
    x = min(max(about.cx - w / 2, room.x), room.right - w)
    above = about.y - h - 0.022
    y = above if above >= room.y else min(about.bottom + 0.016, room.bottom - h)
    box = Box(x, y, w, h)
    tail = min(max(about.cx, box.x + 0.03), box.right - 0.03) if above >= room.y else None
    furniture.bubble(picture, box, tail)
    picture.text(text, box.inset(0.022, 0.01), SMALL, colour="navy", lines=5)


def toast(picture: Picture, words: str, kind: str, box: Box) -> None:
    """A message with its sign: good, warn or bad."""
    furniture.panel(picture, box, "toast", radius=24)
    mark = (box.x + box.h * 0.62, box.cy)
    size = min(box.h * 0.6, units(40))
    furniture.pill(picture, Box.around(mark, size, size), kind)
    icon = {"good": "check", "warn": "help", "bad": "close"}[kind]
    picture.sprite(f"ui/icons/{icon}", mark, size * 0.6, tint="dark")
    left = box.h * 1.16
    place = Box(box.x + left, box.y, box.w - left - 0.02, box.h)
    picture.text(words, place, SMALL, lines=2)


def _two_lines(picture: Picture, box: Box, label: str, note: str, colour: str) -> None:
    if not note:
        picture.text(label, box, 0.026, colour=colour, lines=2)
        return
    top, bottom = box.rows(2)
    picture.text(label, top, 0.026, colour=colour, stand="bottom")
    picture.text(note, bottom, LEAST, colour="quiet", stand="top")
