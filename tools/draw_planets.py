"""Draws the planets that the boards of Gravity Superstar lie on, one for each size of board.

    python -m tools.draw_planets

A cell is 40 units, the middle of the board is (0, 0). `planet_10x10.svg` goes under the cells, `planet_10x10_shade.svg`
over the rock and under everything that stands on it.
"""

# ruff: noqa: E501  (a path is easier to read on one line)

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game import catalogue

CELL = 40
TILE = 5 * CELL
AIR = 1.1 * CELL  # around the limb, for the glow and the hills
ROUNDNESS = 2.9  # 2 is an ellipse, more comes nearer to a rectangle
Point = tuple[float, float]


@dataclass(frozen=True)
class Ground:
    """Colours of one tile's rock."""

    light: str
    dark: str
    edge: str


RUST = Ground("#A4553C", "#8A4432", "#5A2822")
DUNE = Ground("#B0894B", "#94703B", "#5C4222")
PLUM = Ground("#74508A", "#5F4075", "#39234C")
MOSS = Ground("#42857F", "#346C69", "#184348")
SLATE = Ground("#5570A8", "#435A8C", "#24335C")
ROSE = Ground("#A84F72", "#8A3E5E", "#54213A")


@dataclass(frozen=True)
class Planet:
    """A board of `columns` by `rows` cells; grounds by tile, in rows from the top left."""

    columns: int
    rows: int
    grounds: tuple[tuple[Ground, ...], ...]

    @property
    def name(self) -> str:
        return f"planet_{self.columns}x{self.rows}"

    @property
    def half_board(self) -> Point:
        return self.columns * CELL / 2, self.rows * CELL / 2

    @property
    def half_axes(self) -> Point:
        """Of the limb, which just passes the corners of the board, equally far from all its sides."""
        wide, high = self.half_board
        rim = 0.0
        while (wide / (wide + rim)) ** ROUNDNESS + (high / (high + rim)) ** ROUNDNESS > 1:
            rim += 0.5
        return wide + rim, high + rim

    def limb(self, way: Point) -> Point:
        """Where a ray from the middle leaves the planet."""
        a, b = self.half_axes
        reach = (abs(way[0] / a) ** ROUNDNESS + abs(way[1] / b) ** ROUNDNESS) ** (-1 / ROUNDNESS)
        return way[0] * reach, way[1] * reach

    def ground_at(self, point: Point) -> Ground:
        wide, high = self.half_board
        column = min(max(int((point[0] + wide) // TILE), 0), self.columns // 5 - 1)
        row = min(max(int((point[1] + high) // TILE), 0), self.rows // 5 - 1)
        return self.grounds[row][column]


PLANETS = (
    Planet(10, 5, ((RUST, MOSS),)),
    Planet(10, 10, ((RUST, MOSS), (PLUM, DUNE))),
    Planet(15, 10, ((RUST, SLATE, MOSS), (PLUM, ROSE, DUNE))),
)


def path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def outline(planet: Planet, steps: int = 180) -> str:
    turns = (math.tau * step / steps for step in range(steps))
    a, b = planet.half_axes
    return path([planet.limb((a * math.cos(turn), b * math.sin(turn))) for turn in turns])


def seam(planet: Planet) -> list[Point]:
    """The corners of the cells on the board's edge, once round."""
    wide, high = planet.half_board
    across = [-wide + CELL * step for step in range(planet.columns)]
    down = [-high + CELL * step for step in range(planet.rows)]
    return (
        [(x, -high) for x in across]
        + [(wide, y) for y in down]
        + [(-x, high) for x in across]
        + [(-wide, -y) for y in down]
    )


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def plates(planet: Planet) -> Iterator[str]:
    """The grid beyond the board, flatter with every row, as on a globe."""
    corners = seam(planet)
    for inner, outer, tone in ((0.06, 0.46, "light"), (0.56, 0.8, "dark"), (0.89, 0.99, "dark")):
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            start, end = between(start, end, 0.09), between(start, end, 0.91)
            quad = [
                between(start, planet.limb(start), inner),
                between(end, planet.limb(end), inner),
                between(end, planet.limb(end), outer),
                between(start, planet.limb(start), outer),
            ]
            if math.dist(quad[0], quad[3]) < 3 and math.dist(quad[1], quad[2]) < 3:
                continue
            colour = getattr(planet.ground_at(between(start, end, 0.5)), tone)
            yield f'<path d="{path(quad)}" fill="{colour}" stroke="{colour}"/>'


def hills(planet: Planet) -> Iterator[str]:
    """Low hills on the edge of the planet."""
    rng = Random(planet.name)
    a, b = planet.half_axes
    count = (planet.columns + planet.rows) * 2 // 3
    for place in range(count):
        turn = math.tau * (place + rng.uniform(-0.3, 0.3)) / count
        x, y = planet.limb((a * math.cos(turn), b * math.sin(turn)))
        steep = ROUNDNESS - 1
        normal = math.copysign(abs(x / a) ** steep / a, x), math.copysign(abs(y / b) ** steep / b, y)
        slope = math.degrees(math.atan2(normal[1], normal[0])) + 90
        ground = planet.ground_at((x, y))
        wide, high = rng.uniform(40, 76), rng.uniform(4, 9)
        yield (
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({slope:.0f})">'
            f'<path d="M{-wide:.0f} 16C{-wide / 2:.0f} 13 {-wide / 2:.0f} {-high:.0f} 0 {-high:.0f}'
            f'S{wide / 2:.0f} 13 {wide:.0f} 16Z" fill="{ground.dark}"/></g>'
        )


def beds(planet: Planet) -> Iterator[str]:
    wide, high = planet.half_board
    for row, grounds in enumerate(planet.grounds):
        for column, ground in enumerate(grounds):
            x, y = column * TILE - wide, row * TILE - high
            yield f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" fill="{ground.edge}"/>'


def frame(planet: Planet) -> str:
    a, b = planet.half_axes
    left, top = -math.ceil(a + AIR), -math.ceil(b + AIR)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {-2 * left} {-2 * top}" '
        f'width="{-2 * left}" height="{-2 * top}">'
    )


def body(planet: Planet) -> str:
    limb = outline(planet)
    wide, high = planet.half_board
    return (
        frame(planet)
        + '<defs><linearGradient id="air" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6FE6FF"/>'
        '<stop offset=".45" stop-color="#5B7CFF"/><stop offset=".6" stop-color="#B05AC8"/><stop offset="1" stop-color="#FF9A4D"/></linearGradient>'
        '<filter id="far" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="16"/></filter>'
        f'<clipPath id="limb"><path d="{limb}"/></clipPath></defs>'
        f'<path d="{limb}" fill="url(#air)" stroke="url(#air)" stroke-width="14" opacity=".75" filter="url(#far)"/>'
        f"{''.join(hills(planet))}"
        f'<path d="{limb}" fill="#2A1530"/>'
        f'<g clip-path="url(#limb)"><g transform="scale(2)">{"".join(beds(planet))}</g><path d="{limb}" fill="#1D0F28" fill-opacity=".55"/>'
        f'<g stroke-width="4" stroke-linejoin="round">{"".join(plates(planet))}</g></g>'
        f'<rect x="{-wide - 3:g}" y="{-high - 3:g}" width="{2 * wide + 6:g}" height="{2 * high + 6:g}" rx="9" fill="#1A0E24" fill-opacity=".8"/>'
        f'<g opacity=".75">{"".join(beds(planet))}</g></svg>\n'
    )


def shade(planet: Planet) -> str:
    limb = outline(planet)
    return (
        frame(planet)
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


def main() -> None:
    for planet in PLANETS:
        catalogue.picture(f"gravity/{planet.name}").write_text(body(planet))
        catalogue.picture(f"gravity/{planet.name}_shade").write_text(shade(planet))


if __name__ == "__main__":
    main()
