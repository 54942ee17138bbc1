"""What a scene draws into: a list of items above a ground. Scenes give units, the picture makes pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface

from game.client.layout import LEAST_TEXT, Box, Frame, Point
from game.client.motion.clips import Speck
from game.client.paint.art import Art, stepped
from game.client.paint.fonts import Fonts, Setting, Typeface
from game.client.paint.seasons import in_season
from game.client.paint.stage import ADD, COPY, OVER, Item, Items, Kick, blit_all
from game.client.paint.theme import Theme

SPECK_STEP = 18  # degrees by which particles turn, so that most that are drawn have been drawn before,
SPECK_ALPHAS = 12  # and steps in which they fade
Align: TypeAlias = Literal["left", "centre", "right"]
Stand: TypeAlias = Literal["top", "middle", "bottom"]
Paint: TypeAlias = "Callable[[Picture], None]"
PaintBox: TypeAlias = "Callable[[Picture, Box], None]"


@dataclass(frozen=True, slots=True)
class TextDrawn:
    """A text that was drawn: its box, the place it was given, whether it was cut, and its layer."""

    text: str
    drawn: Box
    place: Box
    whole: bool
    layer: int


@dataclass(frozen=True, slots=True)
class Touchable:
    """A widget that was drawn."""

    id: object
    box: Box
    layer: int


@dataclass(frozen=True, slots=True)
class RingDrawn:
    """A ring of focus that was drawn, and among which things it goes from one to the next."""

    among: Hashable
    box: Box
    radius: float = 0.0
    gap: float = 0.0
    moving: bool = False  # it is on its way, and drawn above all that it passes


@dataclass(slots=True)
class Audit:
    """What tests look at: every text and every widget of a picture."""

    texts: list[TextDrawn] = field(default_factory=list)
    touchables: list[Touchable] = field(default_factory=list)


class Picture:
    """One frame that is being composed, in units. `frame`, `theme`, `art` and `fonts` may be read."""

    def __init__(self, frame: Frame, theme: Theme, art: Art, fonts: Fonts, language: str = "en") -> None:
        self.frame, self.theme, self.art, self.fonts, self.language = frame, theme, art, fonts, language
        self.items: list[Item] = []
        self.audit: Audit | None = None
        self.rings: list[RingDrawn] = []  # round things of a table
        self.kicked: Kick | None = None
        self.covered = False  # a dialog will lie over what is drawn now, so it needs no prompts
        self._backdrop: Surface | None = None
        self._unit = frame.unit
        self._stamp = _stamp(frame, theme.name, theme.palette, theme.season, language)
        self._dx = self._dy = 0.0  # pixels
        self._alpha = 1.0
        self._clip: Rect | None = None
        self._layer = self._layers = 0  # the present one, and how many there are above the first

    @property
    def backdrop(self) -> Surface:
        """The ground of this picture; plain night if the scene gave none."""
        if self._backdrop is None:
            self.ground("night", lambda _: None)
        assert self._backdrop is not None
        return self._backdrop

    @property
    def measured(self) -> bool:
        """Whether this is no picture to be seen: it is only looked at what it is made of."""
        return self.audit is not None or self.art.rehearsing

    def apart(self) -> Picture:
        """One of the same size that nobody sees: what is drawn there is composed already when it is seen."""
        return self._sub(0.0, 0.0)

    # The static layer and composed parts

    def ground(self, key: Hashable, paint: Paint) -> None:
        """The static layer below all items. `paint` runs only when key, size, theme or language change."""
        size = (self.frame.width, self.frame.height)
        surface = self.art.made(("ground", key, self._stamp), lambda: self._flattened(size, paint))
        if self._backdrop is None:
            self._backdrop = surface
        else:  # of an overlay: one above the layer below it
            self._put(surface, 0, 0)

    def group(
        self,
        key: Hashable,
        box: Box,
        paint: PaintBox,
        *,
        margin: float = 0.0,
        alpha: float = 1.0,
        angle: float = 0.0,
        scale: float | tuple[float, float] = 1.0,
    ) -> None:
        """Many items composed once into one surface. `paint(picture, box)` draws with the box at the origin.

        The key must hold all that the look depends on, except size, theme and language. `margin` is room
        round the box for glows and shadows.
        """
        surface = self.composed(key, box.w, box.h, paint, margin=margin, at=(box.x, box.y))
        if angle or scale != 1.0:
            both = scale if isinstance(scale, tuple) else (scale, scale)
            self.centred(self.art.turned(surface, angle, both), box.centre, alpha=alpha)
        else:
            self._put(surface, *self._pixel(box.x - margin, box.y - margin), alpha=alpha)

    def composed(
        self,
        key: Hashable,
        w: float,
        h: float,
        paint: PaintBox,
        *,
        margin: float = 0.0,
        at: Point = (0.0, 0.0),
    ) -> Surface:
        """The surface of a group."""
        size = self.frame.px(w + 2 * margin), self.frame.px(h + 2 * margin)
        whole = ("group", key, size, self._stamp)
        return self.art.made(whole, lambda: self._composed(size, Box(0, 0, w, h), paint, margin, at))

    def alike(self, key: Hashable, paint: Paint) -> None:
        """What looks alike in many frames: `paint` runs when the key, size, theme or language change.

        The key must hold all that the items depend on; what moves stays outside.
        """
        if self.measured:
            paint(self)
            return
        (off_x, dx), (off_y, dy) = _parted(self._dx), _parted(self._dy)
        clip = None if self._clip is None else tuple(self._clip.move(-off_x, -off_y))
        whole = key, self._stamp, dx, dy, self._alpha, clip
        items = self.art.run(whole)
        if items is None:
            first = len(self.items)
            paint(self)
            self.art.keep_run(whole, _moved(self.items[first:], -off_x, -off_y))
        else:
            self.items.extend(_moved(items, off_x, off_y))

    # Pictures

    def sprite(
        self,
        name: str,
        centre: Point,
        height: float,
        *,
        angle: float = 0.0,
        alpha: float = 1.0,
        tint: str | None = None,
        add: bool = False,
        scale: float = 1.0,
        stretch: float = 1.0,
    ) -> None:
        """assets/…/art/<name>.svg round a point.

        `height` is that at rest, at which it is drawn from its SVG; motion goes by `scale`, `stretch` (width
        against height) and `angle`, which scale and turn that drawing.
        """
        surface = self.picture_of(name, height, tint)
        if angle or scale != 1.0 or stretch != 1.0:
            surface = self.art.turned(surface, angle, (_step(scale * stretch), _step(scale)))
        self.centred(surface, centre, alpha=alpha, add=add)

    def picture_of(self, name: str, height: float, tint: str | None = None) -> Surface:
        """A sprite as a surface, in the colours of the theme."""
        return self.drawn(name, self.frame.px(height), tint)

    def drawn(self, name: str, pixels: int, tint: str | None = None) -> Surface:
        """The same, so many pixels high."""
        theme = self.theme
        recolour = theme.recolour(name) if theme.palette != "standard" else None
        found = in_season(name, theme.season)
        return self.art.sprite(
            found, pixels, self._tint(tint), recolour=recolour, treatment=theme.treatment(name)
        )

    def specks(self, specks: Iterable[Speck]) -> None:
        """Particles: soft lights, or sprites. There are many, so each is found by one key."""
        known, unit = self.art.known, self._unit
        for speck in specks:
            step = round(speck.alpha * self._alpha * SPECK_ALPHAS)
            if step > 0:
                size, turn = stepped(self.frame.px(speck.size)), round(speck.angle / SPECK_STEP)
                key = "speck", speck.sprite, size, turn, step
                surface = known(key) or self.art.made(key, partial(self._speck, *key[1:]))
                x, y = speck.x * unit + self._dx, speck.y * unit + self._dy
                wide, high = surface.get_size()
                light = speck.sprite.startswith("#")
                self._place(surface, round(x - wide / 2), round(y - high / 2), ADD if light else OVER)

    def _speck(self, name: str, size: int, turn: int, step: int) -> Surface:
        if name.startswith("#"):
            surface = self.art.glow(size, self.theme.colour(name))
        else:
            sprite = self.art.sprite(name, size)
            surface = self.art.turned(sprite, turn * SPECK_STEP) if turn else sprite
        return self.art.faded(surface, step / SPECK_ALPHAS)

    def svg(self, source: str, box: Box, *, alpha: float = 1.0, add: bool = False) -> None:
        """An SVG string that the program has made, stretched to the box."""
        x, y, w, h = self.frame.pixels(box)
        if w > 0 and h > 0:
            self._put(
                self.art.svg(source, w, h), x + round(self._dx), y + round(self._dy), alpha=alpha, add=add
            )

    def glow(self, centre: Point, radius: float, colour: str, alpha: float = 1.0) -> None:
        """A soft light."""
        surface = self.art.glow(self.frame.px(radius), self.theme.colour(colour))
        self.centred(surface, centre, alpha=alpha, add=True)

    def fill(self, box: Box, colour: str, alpha: float = 1.0) -> None:
        """A plain rectangle."""
        x, y, w, h = self.frame.pixels(box)
        if w <= 0 or h <= 0:
            return
        red, green, blue = pygame.Color(self.theme.colour(colour))[:3]
        strength = round(alpha * self._alpha * 255)
        shade = tuple(part * strength // 255 for part in (red, green, blue, 255))
        surface = self.art.made(("fill", shade, w, h), lambda: _filled((w, h), shade))
        self._place(surface, x + round(self._dx), y + round(self._dy), OVER)

    def centred(self, surface: Surface, centre: Point, *, alpha: float = 1.0, add: bool = False) -> None:
        x = round(centre[0] * self._unit + self._dx - surface.get_width() / 2)
        y = round(centre[1] * self._unit + self._dy - surface.get_height() / 2)
        self._put(surface, x, y, alpha=alpha, add=add)

    def solid(self, surface: Surface, centre: Point, core: Rect) -> None:
        """A large surface through whose core nothing shines: that is copied, in a third of the time."""
        opaque = self.art.made((surface, "core", *core), lambda: surface.subsurface(core).convert())
        width, height = surface.get_size()
        x = round(centre[0] * self._unit + self._dx - width / 2)
        y = round(centre[1] * self._unit + self._dy - height / 2)
        for left, top, w, h in (
            (0, 0, width, core.top),
            (0, core.top, core.left, core.h),
            (core.right, core.top, width - core.right, core.h),
            (0, core.bottom, width, height - core.bottom),
        ):
            self.items.append(Item(surface, x + left, y + top, (left, top, w, h)))
        self._place(opaque, x + core.left, y + core.top, COPY)

    def blit(self, surface: Surface, at: Point, *, alpha: float = 1.0, add: bool = False) -> None:
        """A premultiplied surface with its top left corner at a point."""
        self._put(surface, *self._pixel(*at), alpha=alpha, add=add)

    def insert(self, part: Picture, x: int, y: int) -> None:
        """Another picture, in pixels from here: cut at the edges of its own frame."""
        room = Rect(0, 0, part.frame.width, part.frame.height)
        for item in (Item(part.backdrop, 0, 0), *part.items):
            seen = item.rect.clip(room)
            if seen.size == item.rect.size:
                self.items.append(item._replace(x=item.x + x, y=item.y + y))
            elif seen.w and seen.h:
                left, top = item.area[:2] if item.area else (0, 0)
                area = left + seen.x - item.x, top + seen.y - item.y, seen.w, seen.h
                self.items.append(Item(item.surface, seen.x + x, seen.y + y, area, item.flags))

    # Words

    def text(
        self,
        words: str,
        box: Box,
        size: float,
        *,
        face: Typeface = "words",
        colour: str = "text",
        align: Align = "left",
        stand: Stand = "middle",
        lines: int = 1,
        name: bool = False,
        alpha: float = 1.0,
    ) -> Box:
        """Words in a box: wrapped to at most `lines`, then shrunk (never below the least size), never cut.

        Only a `name`, which a person typed, may lose its end. Gives the box that the words fill.
        """
        setting = self.setting(words, box, size, face=face, lines=lines, name=name)
        pitch = setting.pitch
        top = {
            "top": box.y * self._unit,
            "middle": box.cy * self._unit - setting.height / 2,
            "bottom": box.bottom * self._unit - setting.height,
        }[stand]
        shade = self.theme.colour(colour)
        for number, row in enumerate(setting.lines):
            line = self.fonts.line(row, setting.size, face, shade)
            x = self._aligned(box, line.width, align)
            y = top + (number + 0.5) * pitch - line.middle
            self._put(line.surface, round(x + self._dx), round(y + self._dy), alpha=alpha)
        return self._note(words, box, setting, top, align)

    def setting(
        self,
        words: str,
        box: Box,
        size: float,
        *,
        face: Typeface = "words",
        lines: int = 1,
        name: bool = False,
    ) -> Setting:
        """How `text` would set these words."""
        unit = self._unit
        wanted = max(self._least, round(size * self.frame.text_scale * unit))
        if lines == 1:
            wanted = min(wanted, max(self._least, round(box.h * 1.2 * unit)))
        least = self._least
        return self.fonts.fit(
            words, face, wanted, least, round(box.w * unit), round(box.h * unit), lines, name
        )

    def text_width(self, words: str, size: float, face: Typeface = "words") -> float:
        """The width of these words in one line, in units."""
        return (
            self.fonts.width(words, max(self._least, round(size * self.frame.text_scale * self._unit)), face)
            / self._unit
        )

    def fits(self, words: str, width: float, face: Typeface = "words") -> bool:
        """Whether these words can stand in one line of this width, in the smallest letters."""
        return self.fonts.width(words, self._least, face) <= round(width * self._unit)

    @property
    def least(self) -> float:
        """The height of the smallest letters, in units."""
        return self._least / self._unit

    # Changes of what follows

    @contextmanager
    def shift(self, dx: float, dy: float) -> Iterator[None]:
        self._dx += dx * self._unit
        self._dy += dy * self._unit
        try:
            yield
        finally:
            self._dx -= dx * self._unit
            self._dy -= dy * self._unit

    @contextmanager
    def fade(self, alpha: float) -> Iterator[None]:
        before, self._alpha = self._alpha, self._alpha * alpha
        try:
            yield
        finally:
            self._alpha = before

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        before = self._clip
        rect = Rect(self.frame.pixels(box)).move(round(self._dx), round(self._dy))
        self._clip = rect.clip(before) if before else rect
        try:
            yield
        finally:
            self._clip = before

    def kick(self, box: Box, dx: float, dy: float) -> None:
        """Show what is seen in this box a little aside, once all is drawn: by whole pixels."""
        room = Rect(self.frame.pixels(box)).clip(self.frame.pixels(self.frame.box))
        self.kicked = Kick(room, round(dx * self._unit), round(dy * self._unit))

    def veil(self, alpha: float = 0.66) -> None:
        """Darken everything drawn so far; what follows lies over it, and all is in its place."""
        self.kicked = None
        self.fill(self.frame.box, "veil", alpha)
        self._begin_layer()

    @contextmanager
    def above(self) -> Iterator[None]:
        """Inside, things lie over the rest on purpose (dropdowns, dialogs): the fit check allows it."""
        below = self._layer
        self._begin_layer()
        try:
            yield
        finally:
            self._layer = below

    def _begin_layer(self) -> None:
        self._layers += 1
        self._layer = self._layers

    def touchable(self, id: object, box: Box) -> None:
        """For the fit check: a widget is here."""
        if self.audit is not None:
            self.audit.touchables.append(Touchable(id, self._absolute(box), self._layer))

    # Pixels

    @property
    def _least(self) -> int:
        """The smallest letters, in whole pixels."""
        return math.ceil(LEAST_TEXT * self._unit - 0.1)

    def move_items(self, first: int, box: Box, dx: float) -> None:
        """Move aside what was drawn whole inside a box since item number `first`."""
        room, pixels = Rect(self.frame.pixels(self._absolute(box.grown(0.012)))), round(dx * self._unit)
        for number, item in enumerate(self.items[first:], first):
            if room.contains(item.rect):
                self.items[number] = item._replace(x=item.x + pixels)

    def _tint(self, tint: str | None) -> str | None:
        return None if tint is None else self.theme.colour(tint)

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self._unit + self._dx), round(y * self._unit + self._dy)

    def _aligned(self, box: Box, width: int, align: Align) -> float:
        match align:
            case "left":
                return box.x * self._unit
            case "right":
                return box.right * self._unit - width
            case "centre":
                return box.cx * self._unit - width / 2

    def _put(self, surface: Surface, x: int, y: int, *, alpha: float = 1.0, add: bool = False) -> None:
        strength = alpha * self._alpha
        if strength < 1.0:
            if strength <= 0.0:
                return
            surface = self.art.faded(surface, strength)
        self._place(surface, x, y, ADD if add else OVER)

    def _place(self, surface: Surface, x: int, y: int, flags: int) -> None:
        if self._clip is None:
            self.items.append(Item(surface, x, y, None, flags))
            return
        seen = surface.get_rect(topleft=(x, y)).clip(self._clip)
        if seen.w and seen.h:
            area = seen.x - x, seen.y - y, seen.w, seen.h
            self.items.append(Item(surface, seen.x, seen.y, area, flags))

    def _absolute(self, box: Box) -> Box:
        return box.moved(self._dx / self._unit, self._dy / self._unit)

    def _note(self, words: str, place: Box, setting: Setting, top: float, align: Align) -> Box:
        unit = self._unit
        width = setting.width
        # From the capitals to the descenders, without the empty room between lines.
        air = 0.16 * setting.size
        height = max(1.0, setting.height - 2 * air)
        drawn = Box(
            self._aligned(place, width, align) / unit, (top + air) / unit, width / unit, height / unit
        )
        where = self._absolute(drawn)
        seen = self._clip is None or self._clip.colliderect(self.frame.pixels(where))
        if self.audit is not None and words.strip() and seen:
            self.audit.texts.append(
                TextDrawn(words, where, self._absolute(place), not setting.cut, self._layer)
            )
        return drawn

    def _sub(self, dx: float, dy: float, at: Point = (0.0, 0.0)) -> Picture:
        sub = Picture(self.frame, self.theme, self.art, self.fonts, self.language)
        sub._dx, sub._dy = dx, dy
        if self.audit is not None:
            sub.audit = Audit()
        return sub

    def _flattened(self, size: tuple[int, int], paint: Paint) -> Surface:
        surface = Surface(size)
        sub = self._sub(0.0, 0.0)
        with self.art.passing():
            paint(sub)
            if not self.art.rehearsing:
                surface.fill(self.theme.night)
                blit_all(surface, sub.items)
        self._adopt(sub, 0.0, 0.0)
        return surface

    def _composed(
        self, size: tuple[int, int], box: Box, paint: PaintBox, margin: float, at: Point
    ) -> Surface:
        surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)
        sub = self._sub(margin * self._unit, margin * self._unit)
        paint(sub, box)
        self._adopt(sub, at[0] - margin, at[1] - margin)
        if not self.art.rehearsing:
            blit_all(surface, sub.items)
        return surface

    def _adopt(self, sub: Picture, dx: float, dy: float) -> None:
        """Add what was noted while a part was drawn, at its place here."""
        if self.audit is None or sub.audit is None:
            return
        dx, dy = dx + self._dx / self._unit, dy + self._dy / self._unit
        layer = self._layer
        for text in sub.audit.texts:
            moved = text.drawn.moved(dx, dy), text.place.moved(dx, dy)
            self.audit.texts.append(TextDrawn(text.text, *moved, text.whole, text.layer + layer))
        for spot in sub.audit.touchables:
            self.audit.touchables.append(Touchable(spot.id, spot.box.moved(dx, dy), spot.layer + layer))


@lru_cache(maxsize=32)
def _stamp(frame: Frame, *look: str) -> Hashable:
    """What stands for all of that in keys, and is hashed in no time."""
    return object()


def _parted(pixels: float) -> tuple[int, float]:
    """Whole pixels, and what is left."""
    whole = math.floor(pixels + 0.001)
    return whole, round(pixels - whole, 2)


def _moved(items: Items, dx: int, dy: int) -> Items:
    """The same items so many pixels aside."""
    return [item._replace(x=item.x + dx, y=item.y + dy) for item in items] if dx or dy else items


def _filled(size: tuple[int, int], shade: tuple[int, ...]) -> Surface:
    surface = Surface(size, pygame.SRCALPHA, 32)
    surface.fill(shade)
    return surface


def _step(value: float) -> float:
    return max(1, round(value * 24)) / 24
