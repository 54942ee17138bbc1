"""Pictures: SVG drawn at the size it is needed, kept in memory and on disk.

Every surface handed out is shared, premultiplied and never changed. A premultiplied blit costs the same as a
plain one here (3.4 µs for 128x128, additive 1.6 µs; RLE 1.8 µs but it cannot fade or turn), and it fades and
turns without dark fringes. Its global alpha is ignored, so fades are copies, in steps of 1/32.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game import catalogue
from game.client.paint.drawing import Drawing, need, render
from game.client.paint.stage import Items
from game.client.paint.theme import Recolour, Treatment, darker, rgb, shifted
from game.door import Unfit, contents
from game.home import disk
from game.home.store import set_aside, write

SHIPPED = catalogue.SHARED / "drawn"  # what the first title wants, drawn by tools/ship_art.py
MEMORY = 44 << 20  # bytes of drawn surfaces kept, at least
WINDOWS = 11  # so many surfaces of the size of the window are kept: what a table with six seats may show next
MOVED = 4  # of what motion makes of them so many times less is kept: most of it is seen in one frame only
SMALL = 64  # pixels: smaller sprites are scaled from one drawing of this height
LARGE = 256 << 10  # bytes: larger parts of a ground are not kept beside it
MOST_PIXELS = 1 << 20  # bytes of a surface that is kept on disk as it is
BIGGEST = 64 << 20  # bytes of one drawn file
DISK = 256 << 20  # bytes of drawn files kept: all tables for two sizes of the window
ALPHA_STEPS = 32
RUNS = 1024  # of items that are drawn alike again and again
ANGLE_STEP = 3  # degrees,
TINY, TINY_STEP = 40, 6  # and of what is less high than so many pixels
_PNG, _PIXELS = b"SBX1", b"SBX2"
_HEX = re.compile("#[0-9A-Fa-f]{6}")
_EDGES = (  # round what is more than half there, so that soft lights get none
    '<filter id="edges" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">'
    '<feComponentTransfer in="SourceAlpha" result="body"><feFuncA type="linear" slope="3" intercept="-1"/>'
    '</feComponentTransfer>{dark}{light}<feMerge><feMergeNode in="#000000"/><feMergeNode in="#FFFFFF"/>'
    '<feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
_EDGE = (
    '<feMorphology in="body" operator="dilate" radius="{width}"/><feGaussianBlur stdDeviation="0.7"/>'
    '<feComposite in2="body" operator="out" result="edge"/><feFlood flood-color="{colour}"/>'
    '<feComposite in2="edge" operator="in" result="{colour}"/>'
)
_SIZE = re.compile(r'viewBox="([-\d. ]+)"')


class MissingArt(LookupError):
    """There is no such picture among the assets."""


class Shelf:
    """Surfaces by their keys, up to so many bytes: those not used for long are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._bytes = 0

    def made(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface kept under a key, or a new one."""
        kept = self.known(key)
        if kept is not None:
            return kept
        surface = make()
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return surface

    def known(self, key: Hashable) -> Surface | None:
        """The surface kept under a key."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Inside, a surface is made that is kept as a whole; at the end its large parts are dropped."""
        before = set(self._kept)
        yield
        large = [key for key, kept in self._kept.items() if key not in before and _weight(kept) > LARGE]
        for key in large:
            self._bytes -= _weight(self._kept.pop(key))


class Art:
    """All pictures of one window. `cache` is the folder of drawn files, None to keep none."""

    def __init__(self, cache: Path | None = None) -> None:
        self._cache = cache
        self._shelf, self._moved = Shelf(MEMORY), Shelf(MEMORY // MOVED)  # drawn, and what motion makes of it
        self._most = MEMORY
        self._thrift = 1  # how much less is kept than usual
        self._runs: OrderedDict[Hashable, Items] = OrderedDict()
        self._ahead: dict[Drawing, bytes] = {}  # drawn ahead, not asked for yet
        self._sources: dict[str, tuple[str, float]] = {}
        self._wanted: dict[Drawing, None] | None = None  # in a rehearsal: what must be drawn

    def sprite(
        self,
        name: str,
        height: int,
        tint: str | None = None,
        angle: float = 0.0,
        recolour: Recolour | None = None,
        treatment: Treatment | None = None,
    ) -> Surface:
        """assets/…/art/<name>.svg, `height` pixels high before it is turned by the angle.

        `tint` is what currentColor means in it; `recolour` turns shades of some colours into those of others;
        `treatment` is for high contrast.
        """
        key = (name, height, tint, recolour, treatment)
        upright = self.made(key, lambda: self._sprite(name, max(1, height), tint, recolour, treatment))
        return self.turned(upright, angle) if angle else upright

    def aspect(self, name: str) -> float:
        """Width by height of a sprite."""
        return self._source(name)[1]

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return name in self._sources or catalogue.picture(name).is_file()

    def svg(self, source: str, width: int, height: int) -> Surface:
        """An SVG of our own stretched to this many pixels."""
        return self.made((source, width, height), lambda: self._drawn(source, max(1, width), max(1, height)))

    def strip(self, source: str, width: int, height: int, tint: str | None = None) -> Surface:
        """An SVG from which wider and higher ones are made.

        It is not kept in memory: the caller keeps it under a shorter key.
        """
        drawn = self._drawn(source, width, height)
        return drawn if tint is None else _tinted(drawn, tint)

    def wide(self, strip: Surface, cap: int, width: int) -> Surface:
        """The middle column repeated between two caps."""
        if width <= 2 * cap:
            return pygame.transform.smoothscale(strip, (max(1, width), strip.get_height()))
        return _widened(strip, cap, width)

    def high(self, surface: Surface, cap: int, height: int) -> Surface:
        """The middle row repeated between two caps, or rows of the middle left out."""
        if height < surface.get_height():
            return _shortened(surface, height)
        return surface if height == surface.get_height() else _heightened(surface, cap, height)

    def stacked(self, surfaces: Sequence[Surface]) -> Surface:
        """Surfaces of one size, laid over each other."""
        stack = surfaces[0].copy()
        for surface in surfaces[1:]:
            stack.blit(surface, (0, 0), None, pygame.BLEND_PREMULTIPLIED)
        return stack

    def turned(self, surface: Surface, angle: float, scale: tuple[float, float] = (1.0, 1.0)) -> Surface:
        """A surface turned counter-clockwise in steps, and scaled."""
        step = TINY_STEP if surface.get_height() < TINY else ANGLE_STEP
        turn = round(angle / step) * step % 360
        size = max(1, round(surface.get_width() * scale[0])), max(1, round(surface.get_height() * scale[1]))
        if not turn and size == surface.get_size():
            return surface
        if self.rehearsing and not turn:
            return self._moved.made((surface, size), lambda: Surface(size, pygame.SRCALPHA, 32))
        return self._moved.made((surface, turn, size), lambda: _turned(surface, turn, size))

    def faded(self, surface: Surface, alpha: float) -> Surface:
        """The surface at this share of its strength."""
        step = round(alpha * ALPHA_STEPS)
        if step >= ALPHA_STEPS:
            return surface
        return self.altered(surface, ("faded", step), lambda: _faded(surface, step))

    def altered(self, surface: Surface, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A surface made from the pixels of another; in a rehearsal just the other."""
        return surface if self.rehearsing else self._moved.made((surface, key), make)

    def glow(self, radius: int, colour: str) -> Surface:
        """A soft round light to be added, of about this radius in pixels."""
        radius = stepped(radius)
        size = (2 * radius, 2 * radius)
        light = self.made(("light", colour), lambda: _light(colour))
        return self.made(("glow", radius, colour), lambda: pygame.transform.smoothscale(light, size))

    def made(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface kept under a key, or a new one."""
        return self._shelf.made(key, make)

    def known(self, key: Hashable) -> Surface | None:
        """The surface kept under a key."""
        return self._shelf.known(key)

    def run(self, key: Hashable) -> Items | None:
        """Items that were drawn under this key a short time ago."""
        found = self._runs.get(key)
        if found is not None:
            self._runs.move_to_end(key)
        return found

    def keep_run(self, key: Hashable, items: Items) -> None:
        """Remember items that may be drawn again."""
        self._runs[key] = items
        if len(self._runs) > RUNS:
            self._runs.popitem(last=False)

    def passing(self) -> AbstractContextManager[None]:
        """Inside, a surface is made that is kept as a whole; at the end its large parts are dropped."""
        return self._shelf.passing()

    @property
    def rehearsing(self) -> bool:
        """Whether pictures are only listed now: the time to ask for those that will be needed later."""
        return self._wanted is not None

    @contextmanager
    def rehearsal(self) -> Iterator[Mapping[Drawing, None]]:
        """Inside, nothing slow is drawn: pictures are blank, and what must be drawn is listed."""
        kept = self._shelf, self._moved
        self._shelf = self._moved = Shelf(MEMORY // 8)
        self._wanted = {}
        try:
            yield self._wanted
        finally:
            self._wanted = None
            self._shelf, self._moved = kept

    def draw_ahead(self, drawing: Drawing) -> None:
        """Draw what a rehearsal has listed."""
        self.take_in(drawing, render(*drawing))

    def take_in(self, drawing: Drawing, png: bytes) -> None:
        """Keep a picture that another process has drawn."""
        if not self._write(drawing, png):
            self._ahead[drawing] = png

    def serve(self, width: int, height: int) -> None:
        """From now on pictures are for a window of so many pixels; those for another size are dropped."""
        self._most = max(MEMORY, WINDOWS * 4 * width * height) // self._thrift
        self.forget()

    def spare(self) -> None:
        """Memory is short: drop all that can be drawn again, and keep half as much from now on."""
        self._thrift *= 2
        self._most //= 2
        self.forget()

    def forget(self) -> None:
        """Drop everything in memory (for another size or theme)."""
        self._shelf = Shelf(self._most)
        self._moved = Shelf(self._most // MOVED)
        self._runs.clear()
        self._ahead.clear()

    def _source(self, name: str) -> tuple[str, float]:
        if name not in self._sources:
            path = catalogue.picture(name)
            if not path.is_file():
                raise MissingArt(f"There is no picture {name}.")
            source = path.read_text(encoding="utf-8")
            self._sources[name] = source, _aspect(source)
        return self._sources[name]

    def _sprite(
        self,
        name: str,
        height: int,
        tint: str | None,
        recolour: Recolour | None,
        treatment: Treatment | None,
    ) -> Surface:
        source, aspect = self._source(name)
        size = max(1, round(height * aspect)), height
        if height < SMALL:
            larger = self.sprite(name, SMALL, tint, recolour=recolour, treatment=treatment)
            return pygame.transform.smoothscale(larger, size)
        if recolour:
            source = _HEX.sub(lambda found: _recoloured(found[0], recolour), source)
        if treatment:
            source = treated(source, treatment)
        return self._drawn(_coloured(source, tint), *size)

    def _drawn(self, source: str, width: int, height: int) -> Surface:
        drawing = Drawing(source, width, height)
        if self._wanted is not None:
            return self._stand_in(drawing, self._wanted)
        ahead = self._ahead.pop(drawing, None)
        return (_loaded(ahead) if ahead else self._read(drawing)) or self._render(drawing)

    def _render(self, drawing: Drawing) -> Surface:
        """Draw it now, and keep it on disk."""
        data = render(*drawing)
        self._write(drawing, data)
        return _loaded(data)

    def _stand_in(self, drawing: Drawing, wanted: dict[Drawing, None]) -> Surface:
        path = self.place(drawing)
        drawn = drawing in self._ahead or (path and path.exists()) or place_in(SHIPPED, drawing).exists()
        if not drawn:
            wanted[drawing] = None
        return Surface((drawing.width, drawing.height), pygame.SRCALPHA, 32)

    def place(self, drawing: Drawing) -> Path | None:
        """The file in which a drawing is kept; None if none is."""
        return None if self._cache is None else place_in(self._cache, drawing)

    def _read(self, drawing: Drawing) -> Surface | None:
        """A drawing that we have kept, or that ships with the program."""
        path, kept = self.place(drawing), None
        if path is not None:
            try:
                kept = _opened(path, drawing)
            except Unfit:
                set_aside(path)
        if kept is None:
            with suppress(Unfit):
                kept = _opened(place_in(SHIPPED, drawing), drawing)
        return kept

    def _write(self, drawing: Drawing, png: bytes) -> bool:
        """Keep a picture on disk. False if that failed."""
        path = self.place(drawing)
        if path is None:
            return False
        try:
            keep(path, drawing, png)
        except OSError:
            self._cache = None  # a full or read-only disk: go on without
        return self._cache is not None

    def prune(self) -> None:
        """Delete the oldest drawn files until the folder is below its limit."""
        if self._cache is None or not self._cache.is_dir():
            return
        total = 0
        with suppress(OSError):
            for _, size, path in sorted(_ages(self._cache), reverse=True):
                total += size
                if total > DISK:
                    disk.remove(Path(path))


def place_in(folder: Path, drawing: Drawing) -> Path:
    """The file of a drawing in a folder of drawn art. Who changes the SVG looks for another one."""
    digest = hashlib.blake2b(drawing.source.encode(), digest_size=16).hexdigest()
    return folder / digest[:2] / f"{digest[2:]}-{drawing.width}x{drawing.height}"


def _opened(path: Path, drawing: Drawing) -> Surface | None:
    """What is kept in a file; None if it is not there or damaged, Unfit if it cannot be a drawing."""
    try:
        data = contents(path, BIGGEST)
    except OSError:
        return None
    kind, check, content = data[:4], data[4:8], data[8:]
    if zlib.crc32(content).to_bytes(4, "big") != check:
        return None
    if kind == _PIXELS and len(content) == 4 * drawing.width * drawing.height:
        return pygame.image.frombuffer(content, (drawing.width, drawing.height), "BGRA").convert_alpha()
    return _loaded(content) if kind == _PNG else None


def keep(path: Path, drawing: Drawing, png: bytes) -> None:
    """Write a drawing into its file: large ones as PNG, others as plain pixels. It needs no window."""
    small = 4 * drawing.width * drawing.height <= MOST_PIXELS
    data = _checked(_PIXELS, pygame.image.tobytes(_plain(png), "BGRA")) if small else as_png(png)
    write(path, data, sync=False)


def as_png(png: bytes) -> bytes:
    """What the file of a drawing holds that is kept as PNG."""
    return _checked(_PNG, png)


def _checked(kind: bytes, content: bytes) -> bytes:
    return kind + zlib.crc32(content).to_bytes(4, "big") + content


def _plain(png: bytes) -> Surface:
    """A drawing, premultiplied, without a window: its PNG has four bytes for each pixel."""
    surface = pygame.image.load(io.BytesIO(png), "drawn.png")
    surface.premul_alpha_ip()
    return surface


def _ages(cache: Path) -> Iterator[tuple[float, int, str]]:
    """When each drawn file was written, and its bytes; those that are gone are left out."""
    for folder in _inside(cache):
        for file in _inside(folder):
            with suppress(OSError):
                found = file.stat(follow_symlinks=False)
                yield found.st_mtime, found.st_size, file.path


def _inside(folder: Path | os.DirEntry[str]) -> list[os.DirEntry[str]]:
    """What lies in a folder; nothing if it is none."""
    with suppress(OSError), os.scandir(folder) as entries:
        return list(entries)
    return []


def _loaded(png: bytes) -> Surface:
    return ready(pygame.image.load(io.BytesIO(png), "drawn.png"))


def ready(surface: Surface) -> Surface:
    """A loaded or rendered surface, ready for fast premultiplied blits."""
    surface = surface.convert_alpha()
    surface.premul_alpha_ip()
    return surface


def _recoloured(colour: str, recolour: Recolour) -> str:
    """The colour, changed like the first of these colours that it is a shade of."""
    others = (shifted(colour, drawn, here) for drawn, here in recolour)
    return next((other for other in others if other != colour), colour)


@lru_cache(maxsize=256)
def treated(source: str, treatment: Treatment) -> str:
    """The SVG in high contrast: darker, or with an edge of light and one of dark round it."""
    if treatment.dark:
        source = _HEX.sub(lambda found: darker(found[0], treatment.dark), source)
    if not treatment.rim:
        return source
    start, end = source.index(">", source.index("<svg")) + 1, source.rindex("</svg>")
    light = _EDGE.format(width=treatment.rim, colour="#FFFFFF")
    dark = _EDGE.format(width=treatment.rim * 1.8, colour="#000000")
    edges = _EDGES.format(light=light, dark=dark)
    return f'{source[:start]}{edges}<g filter="url(#edges)">{source[start:end]}</g></svg>'


def _aspect(source: str) -> float:
    found = _SIZE.search(source)
    if found is None:
        raise MissingArt("A picture without a viewBox.")
    _, _, width, height = (float(part) for part in found[1].split())
    return width / height


@lru_cache(maxsize=256)
def _coloured(source: str, tint: str | None) -> str:
    """The SVG with another `color` at its root."""
    if tint is None:
        return source
    head, body = source.split(">", 1)
    head = re.sub(r'\scolor="[^"]*"', "", head)
    return f'{head} color="{tint}">{body}'


def _widened(surface: Surface, cap: int, width: int) -> Surface:
    height = surface.get_height()
    target = Surface((width, height), pygame.SRCALPHA, 32)
    target.blit(surface, (0, 0), (0, 0, cap, height), pygame.BLEND_PREMULTIPLIED)
    middle = surface.subsurface((cap, 0, 1, height))
    pygame.transform.scale(
        middle, (width - 2 * cap, height), target.subsurface((cap, 0, width - 2 * cap, height))
    )
    target.blit(surface, (width - cap, 0), (cap + 2, 0, cap, height), pygame.BLEND_PREMULTIPLIED)
    return target


def _heightened(surface: Surface, cap: int, height: int) -> Surface:
    width = surface.get_width()
    target = Surface((width, height), pygame.SRCALPHA, 32)
    target.blit(surface, (0, 0), (0, 0, width, cap), pygame.BLEND_PREMULTIPLIED)
    middle = pygame.transform.scale(surface.subsurface((0, cap, width, 1)), (width, height - 2 * cap))
    target.blit(middle, (0, cap), None, pygame.BLEND_PREMULTIPLIED)
    target.blit(surface, (0, height - cap), (0, cap + 2, width, cap), pygame.BLEND_PREMULTIPLIED)
    return target


def _shortened(surface: Surface, height: int) -> Surface:
    width, top = surface.get_width(), height // 2
    target = Surface((width, height), pygame.SRCALPHA, 32)
    target.blit(surface, (0, 0), (0, 0, width, top), pygame.BLEND_PREMULTIPLIED)
    foot = height - top
    below = 0, surface.get_height() - foot, width, foot
    target.blit(surface, (0, top), below, pygame.BLEND_PREMULTIPLIED)
    return target


def _turned(surface: Surface, turn: int, size: tuple[int, int]) -> Surface:
    if size != surface.get_size():
        surface = pygame.transform.smoothscale(surface, size)
    if turn % 90 == 0:
        return pygame.transform.rotate(surface, turn)
    need(4 * sum(size) ** 2)  # about twice what pygame takes, which ends the process if it does not get it
    return pygame.transform.rotozoom(surface, turn, 1.0)


def _faded(surface: Surface, step: int) -> Surface:
    part = step * 255 // ALPHA_STEPS
    copy = surface.copy()
    copy.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _tinted(surface: Surface, colour: str) -> Surface:
    red, green, blue = rgb(colour)
    tinted = surface.copy()
    tinted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    # White times alpha, then times the colour, is premultiplied again.
    tinted.premul_alpha_ip()
    tinted.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def stepped(pixels: int) -> int:
    """One of a few sizes, near this one, so that what grows and shrinks needs few pictures."""
    step = max(1, pixels // 10)
    return max(1, pixels // step * step)


def _light(colour: str) -> Surface:
    """A glow of one size, which falls off as (1 - d²)²; it has no detail, so others are scaled from it."""
    half = 96
    light = Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
    parts = (*rgb(colour), 255)
    for radius in range(half, 0, -1):
        strength = (1.0 - ((radius - 0.5) / half) ** 2) ** 2
        pygame.draw.circle(
            light, [round(part * strength) for part in parts], (half - 0.5, half - 0.5), radius
        )
    return light


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
