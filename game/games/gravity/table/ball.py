"""The planet that a board lies on, drawn for its size and its rocks.

A cell is 40 units, the middle of the board is (0, 0). The body goes under the cells, the shade over the rock and
under everything that stands on it.
"""

# ruff: noqa: E501  (a path is easier to read on one line)

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from game.client.layout import Point
from game.games.gravity.table.globe import AIR, Size, edge_of, half_axes, tile_of

CELL = 40

# Light, dark and edge of each rock.
GROUNDS: dict[str, tuple[str, str, str]] = {
    "rust": ("#A4553C", "#8A4432", "#5A2822"),
    "dune": ("#B0894B", "#94703B", "#5C4222"),
    "plum": ("#74508A", "#5F4075", "#39234C"),
    "moss": ("#42857F", "#346C69", "#184348"),
    "slate": ("#5570A8", "#435A8C", "#24335C"),
    "rose": ("#A84F72", "#8A3E5E", "#54213A"),
    "olive": ("#7C8A45", "#657238", "#3B441E"),
}
LIGHT, DARK, EDGE = range(3)

Rocks = Mapping[tuple[int, int], str]  # by column and row of the tiles


@lru_cache(maxsize=16)
def body(size: Size, rocks: tuple[tuple[tuple[int, int], str], ...]) -> str:
    """The planet without its cells; the rocks by place."""
    return _Ball(size, dict(rocks)).body()


@lru_cache(maxsize=8)
def shade(size: Size) -> str:
    """The light on it, and the shadow."""
    return _Ball(size, {}).shade()


class _Ball:
    def __init__(self, size: Size, rocks: Rocks) -> None:
        self.size = size
        self.rocks = rocks
        self.half = size[0] * CELL / 2, size[1] * CELL / 2
        a, b = half_axes(size)
        self.axes = a * CELL, b * CELL

    def limb(self, way: Point) -> Point:
        """Where a ray from the middle leaves the planet."""
        reach = edge_of(self.size, way[0] / CELL, way[1] / CELL)
        return way[0] * reach, way[1] * reach

    def ground_at(self, point: Point) -> tuple[str, str, str]:
        """The colours of the tile next to a point."""
        cells = (
            min(max(math.floor((at + half) / CELL), 0), count - 1)
            for at, half, count in zip(point, self.half, self.size, strict=True)
        )
        x, y = cells
        return GROUNDS[self.rocks[tile_of(self.size, (x, y))]]

    def outline(self) -> str:
        a, b = self.axes
        turns = (math.tau * step / 240 for step in range(240))
        return _path([self.limb((a * math.cos(turn), b * math.sin(turn))) for turn in turns])

    def seam(self) -> list[Point]:
        """The corners of the cells on the board's edge, once round."""
        wide, high = self.half
        across = [-wide + CELL * step for step in range(self.size[0])]
        down = [-high + CELL * step for step in range(self.size[1])]
        return (
            [(x, -high) for x in across]
            + [(wide, y) for y in down]
            + [(-x, high) for x in across]
            + [(-wide, -y) for y in down]
        )

    def plates(self) -> Iterator[str]:
        """The grid beyond the board, flatter with every row, as on a globe."""
        corners = self.seam()
        for inner, outer, tone in ((0.06, 0.46, LIGHT), (0.56, 0.8, DARK), (0.89, 0.99, DARK)):
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                start, end = _between(start, end, 0.09), _between(start, end, 0.91)
                quad = [
                    _between(start, self.limb(start), inner),
                    _between(end, self.limb(end), inner),
                    _between(end, self.limb(end), outer),
                    _between(start, self.limb(start), outer),
                ]
                if math.dist(quad[0], quad[3]) < 3 and math.dist(quad[1], quad[2]) < 3:
                    continue
                colour = self.ground_at(_between(start, end, 0.5))[tone]
                yield f'<path d="{_path(quad)}" fill="{colour}" stroke="{colour}"/>'

    def hills(self) -> Iterator[str]:
        """Low hills on the edge of the planet."""
        rng = Random(f"planet_{self.size[0]}x{self.size[1]}")
        a, b = self.axes
        count = sum(self.size) * 2 // 3
        for place in range(count):
            turn = math.tau * (place + rng.uniform(-0.3, 0.3)) / count
            x, y = self.limb((a * math.cos(turn), b * math.sin(turn)))
            ahead = self.limb((a * math.cos(turn + 0.01), b * math.sin(turn + 0.01)))
            slope = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
            dark = self.ground_at((x, y))[DARK]
            wide, high = rng.uniform(40, 76), rng.uniform(4, 9)
            yield (
                f'<g transform="translate({x:.0f} {y:.0f}) rotate({slope:.0f})">'
                f'<path d="M{-wide:.0f} 16C{-wide / 2:.0f} 13 {-wide / 2:.0f} {-high:.0f} 0 {-high:.0f}'
                f'S{wide / 2:.0f} 13 {wide:.0f} 16Z" fill="{dark}"/></g>'
            )

    def beds(self) -> Iterator[str]:
        wide, high = self.half
        side = CELL * (self.size[1] // (1 + max(row for _, row in self.rocks)))
        for (column, row), rock in sorted(self.rocks.items()):
            x, y = column * side - wide, row * side - high
            yield f'<rect x="{x:g}" y="{y:g}" width="{side}" height="{side}" fill="{GROUNDS[rock][EDGE]}"/>'

    def frame(self) -> str:
        left, top = (-axis - AIR * CELL for axis in self.axes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {-2 * left:.1f} {-2 * top:.1f}" '
            f'width="{-2 * left:.1f}" height="{-2 * top:.1f}">'
        )

    def body(self) -> str:
        limb, beds = self.outline(), "".join(self.beds())
        wide, high = self.half
        return (
            self.frame()
            + '<defs><linearGradient id="air" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6FE6FF"/>'
            '<stop offset=".45" stop-color="#5B7CFF"/><stop offset=".6" stop-color="#B05AC8"/><stop offset="1" stop-color="#FF9A4D"/></linearGradient>'
            '<filter id="far" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="16"/></filter>'
            f'<clipPath id="limb"><path d="{limb}"/></clipPath></defs>'
            f'<path d="{limb}" fill="url(#air)" stroke="url(#air)" stroke-width="14" opacity=".75" filter="url(#far)"/>'
            f"{''.join(self.hills())}"
            f'<path d="{limb}" fill="#2A1530"/>'
            f'<g clip-path="url(#limb)"><g transform="scale(2)">{beds}</g><path d="{limb}" fill="#1D0F28" fill-opacity=".55"/>'
            f'<g stroke-width="4" stroke-linejoin="round">{"".join(self.plates())}</g></g>'
            f'<rect x="{-wide - 3:g}" y="{-high - 3:g}" width="{2 * wide + 6:g}" height="{2 * high + 6:g}" rx="9" fill="#1A0E24" fill-opacity=".8"/>'
            f'<g opacity=".75">{beds}</g></svg>\n'
        )

    def shade(self) -> str:
        limb = self.outline()
        return (
            self.frame()
            + '<defs><radialGradient id="ball" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="#FFF3D6" stop-opacity=".2"/>'
            '<stop offset=".3" stop-color="#FFE3C0" stop-opacity=".05"/><stop offset=".42" stop-color="#12082A" stop-opacity="0"/>'
            '<stop offset=".72" stop-color="#12082A" stop-opacity=".34"/><stop offset="1" stop-color="#0B0620" stop-opacity=".78"/></radialGradient>'
            '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#C9F8FF"/><stop offset=".36" stop-color="#7FD8FF" stop-opacity=".5"/>'
            '<stop offset=".55" stop-color="#B05AC8" stop-opacity=".25"/><stop offset="1" stop-color="#FFB070"/></linearGradient>'
            '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="8"/></filter>'
            f'<clipPath id="limb"><path d="{limb}"/></clipPath></defs><g clip-path="url(#limb)">'
            f'<path d="{limb}" fill="url(#ball)"/>'
            f'<g filter="url(#soft)" fill="none"><path d="{limb}" stroke="#0B0620" stroke-width="{0.9 * CELL:g}" opacity=".5"/>'
            f'<path d="{limb}" stroke="url(#rim)" stroke-width="14"/></g>'
            f'<path d="{limb}" fill="none" stroke="url(#rim)" stroke-width="5"/></g></svg>\n'
        )


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
