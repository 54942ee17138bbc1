"""Type: Fredoka One for names, numbers and titles, Manrope for words."""

from __future__ import annotations

import io
import math
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Surface

from game.client.paint.art import ready

Typeface: TypeAlias = Literal["title", "words", "plain", "strong"]
ELLIPSIS = "…"
_KEPT_LINES = 800
_KEPT_SIZES = 96  # of all faces: a screen needs some forty
_NO_BREAK = "\u00a0\u202f"


@cache
def _file(face: Typeface) -> bytes:
    """All of it: a font that reads from disk holds a file open for each size."""
    if face == "title":
        import font_fredoka_one  # type: ignore[import-untyped]

        return (Path(font_fredoka_one.__file__).parent / "files" / "FredokaOne-Regular.ttf").read_bytes()
    import font_manrope  # type: ignore[import-untyped]

    weight = {"words": "Bold", "plain": "SemiBold", "strong": "ExtraBold"}[face]
    return (Path(font_manrope.__file__).parent / "files" / f"Manrope-{weight}.ttf").read_bytes()


@dataclass(frozen=True, slots=True)
class TextLine:
    """One drawn line: `middle` is the height of the middle of its capitals from the top, in pixels."""

    surface: Surface
    width: int
    height: int
    middle: float


@dataclass(frozen=True, slots=True)
class Setting:
    """A text broken into lines that fit, its size, the distance of the lines. `cut`: it lost its end."""

    lines: tuple[str, ...]
    size: int
    pitch: int
    width: int
    cut: bool

    @property
    def height(self) -> int:
        return self.pitch * len(self.lines)


class _Sized(NamedTuple):
    """A font of one size, and how far the middle of its capitals is from the top of a line."""

    font: pygame.font.Font
    middle: float


class Fonts:
    """All type of one window, in pixels."""

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: OrderedDict[tuple[Typeface, int], _Sized] = OrderedDict()
        self._lines: OrderedDict[tuple[str, int, Typeface, str], TextLine] = OrderedDict()
        self._widths: OrderedDict[tuple[str, int, Typeface], int] = OrderedDict()
        self._settings: OrderedDict[tuple[str, Typeface, int, int, int, int, int, bool], Setting] = (
            OrderedDict()
        )

    def line(self, text: str, size: int, face: Typeface, colour: str) -> TextLine:
        """A text in one line, `size` pixels high (em)."""
        key = (text, size, face, colour)
        kept = self._lines.get(key)
        if kept is None:
            kept = self._lines[key] = self._draw(text, size, face, colour)
            if len(self._lines) > _KEPT_LINES:
                self._lines.popitem(last=False)
        return kept

    def width(self, text: str, size: int, face: Typeface) -> int:
        key = (text, size, face)
        kept = self._widths.get(key)
        if kept is None:
            fine = _fineness(size)
            kept = self._widths[key] = math.ceil(self._sized(face, size * fine).font.size(text)[0] / fine)
            if len(self._widths) > _KEPT_LINES:
                self._widths.popitem(last=False)
        return kept

    def fit(
        self,
        text: str,
        face: Typeface,
        size: int,
        least: int,
        width: int,
        height: int,
        lines: int,
        name: bool = False,
    ) -> Setting:
        """The largest size from `size` down to `least` at which the text fits; a name may lose its end."""
        key = (text, face, size, least, width, height, lines, name)
        kept = self._settings.get(key)
        if kept is None:
            kept = self._settings[key] = self._fit(
                text, face, size, min(size, least), width, height, lines, name
            )
            if len(self._settings) > _KEPT_LINES:
                self._settings.popitem(last=False)
        return kept

    def _fit(
        self,
        text: str,
        face: Typeface,
        size: int,
        least: int,
        width: int,
        height: int,
        lines: int,
        name: bool,
    ) -> Setting:
        for trial in range(size, least - 1, -max(1, size // 24)):
            setting = self._set(text, face, trial, width)
            if (
                len(setting.lines) <= lines
                and setting.width <= width
                and (lines == 1 or setting.height - _leading(trial) <= height)
            ):
                return setting
        setting = self._set(text, face, least, width)
        if name:
            most = max(1, min(lines, height // max(1, setting.pitch)))
            rows = *setting.lines[: most - 1], " ".join(setting.lines[most - 1 :])
            short = [self._shortened(row, face, least, width) for row in rows if row]
            return self._set("\n".join(short), face, least, width)
        overflow = len(setting.lines) > lines or setting.width > width
        return Setting(setting.lines, least, setting.pitch, setting.width, overflow)

    def _set(self, text: str, face: Typeface, size: int, width: int) -> Setting:
        rows = tuple(row for part in text.split("\n") for row in self._wrapped(part, face, size, width))
        widest = max((self.width(row, size, face) for row in rows), default=0)
        return Setting(rows, size, round(size * 1.32), widest, False)

    def _wrapped(self, text: str, face: Typeface, size: int, width: int) -> list[str]:
        rows: list[str] = []
        row = ""
        for word in text.split(" "):
            longer = f"{row} {word}" if row else word
            if row and self.width(longer, size, face) > width:
                rows.append(row)
                row = word
            else:
                row = longer
        return [*rows, row]

    def _shortened(self, text: str, face: Typeface, size: int, width: int) -> str:
        """A row as it is if there is room for it, else without its end."""
        if self.width(text, size, face) <= width:
            return text
        flat = text.replace("\n", " ").replace(" ", _NO_BREAK[0])
        while len(flat) > 1 and self.width(flat + ELLIPSIS, size, face) > width:
            flat = flat[:-1]
        return flat.rstrip(_NO_BREAK) + ELLIPSIS

    def _sized(self, face: Typeface, size: int) -> _Sized:
        key = (face, size)
        kept = self._fonts.get(key)
        if kept is not None:
            self._fonts.move_to_end(key)
            return kept
        font = pygame.font.Font(io.BytesIO(_file(face)), max(4, size))
        metrics = font.metrics("H")[0]
        capital = metrics[3] if metrics else size * 0.7
        made = self._fonts[key] = _Sized(font, font.get_ascent() - capital / 2)
        if len(self._fonts) > _KEPT_SIZES:
            self._fonts.popitem(last=False)
        return made

    def forget(self) -> None:
        """Drop the lines of another size of the window."""
        self._lines.clear()
        self._widths.clear()
        self._settings.clear()

    def _draw(self, text: str, size: int, face: Typeface, colour: str) -> TextLine:
        fine = _fineness(size)
        sized = self._sized(face, size * fine)
        large = sized.font.render(text or " ", True, colour)
        width, height = math.ceil(large.get_width() / fine), math.ceil(large.get_height() / fine)
        if fine > 1:
            large = pygame.transform.smoothscale(large, (width, height))
        return TextLine(ready(large), width, height, sized.middle / fine)


def _leading(size: int) -> int:
    """The empty room above the first line and below the last, together."""
    return round(size * 0.28)


def _fineness(size: int) -> int:
    """Small type is drawn so many times larger and then reduced, as hinting spoils its spacing."""
    return 4 if size <= 26 else 2 if size <= 44 else 1
