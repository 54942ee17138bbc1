"""Parts of the pictures in the rules, for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.client.layout import Box, Point
from game.client.paint.furniture import pill
from game.client.paint.picture import Picture
from game.client.paint.theme import TITLE
from game.texts import Words

PagePainter: TypeAlias = Callable[[Picture, Words, Box], None]


def grid(*paints: PagePainter, aspect: float = 2.4, gap: float = 0.02) -> PagePainter:
    """Pictures below or beside each other, so that each is as large as the box allows; `aspect` is how wide
    for high they like to be."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        for part, place in zip(paints, _cells(box, len(paints), aspect, gap), strict=False):
            part(picture, words, place)

    return paint


def _cells(box: Box, count: int, aspect: float, gap: float) -> list[Box]:
    """The fewest columns that give the largest cells, read line by line."""

    def size(across: int) -> float:
        cell = box.columns(across, gap)[0].w, box.rows(-(-count // across), gap)[0].h
        return min(cell[0] / aspect, cell[1])

    across = max(range(1, count + 1), key=lambda number: (round(size(number), 4), -number))
    return [cell for row in box.rows(-(-count // across), gap) for cell in row.columns(across, gap)]


def columns(*paints: PagePainter, shares: Sequence[float] = (), gap: float = 0.02) -> PagePainter:
    """Pictures side by side, with widths in these proportions."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        places = box.shares(shares or [1.0] * len(paints), gap)
        for part, place in zip(paints, places, strict=True):
            part(picture, words, place)

    return paint


def strip(*names: str, most: float = 0.9, gap: float = 0.18, tint: str | None = None) -> PagePainter:
    """Pieces in a row, as large as the box allows; `gap` is a share of their height."""

    def paint(picture: Picture, words: Words, box: Box) -> None:
        aspects = [picture.art.aspect(name) for name in names]
        wide = sum(aspects) + gap * (len(names) - 1)
        height = min(box.h * most, box.w / wide)
        x = box.cx - height * wide / 2
        for name, aspect in zip(names, aspects, strict=True):
            tinted = tint if name.startswith("ui/icons/") else None
            size = height * (0.55 if name.startswith("ui/icons/") else 1.0)
            picture.sprite(name, (x + height * aspect / 2, box.cy), size, tint=tinted)
            x += height * (aspect + gap)

    return paint


def badge(picture: Picture, centre: Point, good: bool, size: float = 0.044) -> None:
    """A tick on green or a cross on red."""
    pill(picture, Box.around(centre, size, size), "good" if good else "bad")
    picture.sprite(f"ui/icons/{'check' if good else 'close'}", centre, size * 0.66, tint="dark")


def value(picture: Picture, text: str, centre: Point, size: float = TITLE, colour: str = "focus") -> None:
    """A number that counts."""
    box = Box.around(centre, size * 3, size * 1.3)
    picture.text(text, box, size, face="title", colour=colour, align="centre")
