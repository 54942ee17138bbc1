"""Where cells are on the screen: one transform for everything that lies or stands on the planet.

Board coordinates: the middle of cell (x, y) is the point (x, y), so a seam lies at -0.5. Coordinates beyond
a seam are allowed: they are where a pawn is while it goes round.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from game.client.intents import Direction as Arrow
from game.client.layout import Box, Point
from game.games.gravity.model import DIRECTIONS, Cell, Direction

ROUNDNESS = 2.9  # of the limb: |x/a|^r + |y/b|^r = 1, as in the planets' art
AIR = 1.1  # cells of glow and hills round the limb in the planets' art

# Half axes of the limb in cells, by size of the board; as drawn in assets/gravity/art/planet_*.svg.
LIMBS: dict[tuple[int, int], Point] = {(10, 5): (5.95, 3.45), (10, 10): (6.35, 6.35), (15, 10): (9.15, 6.65)}

ANGLES: dict[Direction, float] = {"S": 0.0, "E": 90.0, "N": 180.0, "W": 270.0}  # of a sprite with this down
STEPS: dict[Direction, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_ARROWS: tuple[Arrow, ...] = ("up", "right", "down", "left")  # as DIRECTIONS

Size: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Globe:
    """A planet on the screen: its board, the middle, the size of a cell and how far it is turned."""

    size: Size  # cells across and down, before any turn
    centre: Point
    pitch: float  # of a cell, in units
    turn: float = 0.0  # degrees, counter-clockwise
    grown: float = 1.0  # while it turns: how much larger the cells are than those that sprites are drawn for

    @property
    def base(self) -> float:
        """The cell that sprites are drawn for; motion scales these drawings."""
        return round(self.pitch / self.grown, 9)  # the same at every scale, for pictures are kept by it

    def at(self, x: float, y: float) -> Point:
        """The place of a point of the board."""
        dx, dy = x - (self.size[0] - 1) / 2, y - (self.size[1] - 1) / 2
        sine, cosine = _turned(self.turn)
        return (
            self.centre[0] + (dx * cosine + dy * sine) * self.pitch,
            self.centre[1] + (dy * cosine - dx * sine) * self.pitch,
        )

    def back(self, point: Point) -> Point:
        """The point of the board at a place."""
        dx, dy = (point[0] - self.centre[0]) / self.pitch, (point[1] - self.centre[1]) / self.pitch
        sine, cosine = _turned(self.turn)
        return (
            dx * cosine - dy * sine + (self.size[0] - 1) / 2,
            dx * sine + dy * cosine + (self.size[1] - 1) / 2,
        )

    def cell_at(self, point: Point) -> Cell | None:
        x, y = (math.floor(part + 0.5) for part in self.back(point))
        return (x, y) if 0 <= x < self.size[0] and 0 <= y < self.size[1] else None

    def cell_box(self, cell: Cell) -> Box:
        return Box.around(self.at(*cell), self.pitch, self.pitch)

    def arrow(self, direction: Direction) -> Arrow:
        """Where a direction of the board points on the screen."""
        quarters = round(self.turn / 90)
        return _ARROWS[(DIRECTIONS.index(direction) - quarters) % 4]

    def limb(self, x: float, y: float) -> Point:
        """Where a ray from the middle through this point of the board leaves the planet, on the board."""
        mid = (self.size[0] - 1) / 2, (self.size[1] - 1) / 2
        a, b = LIMBS[self.size]
        dx, dy = x - mid[0], y - mid[1]
        reach = (abs(dx / a) ** ROUNDNESS + abs(dy / b) ** ROUNDNESS) ** (-1 / ROUNDNESS)
        return mid[0] + dx * reach, mid[1] + dy * reach

    def moved(self, centre: Point) -> Globe:
        return replace(self, centre=centre)


def _turned(degrees: float) -> tuple[float, float]:
    """Sine and cosine; exact for quarter turns, so that what rests lies on whole cells."""
    if degrees % 90 == 0:
        quarter = round(degrees / 90) % 4
        return (0.0, 1.0, 0.0, -1.0)[quarter], (1.0, 0.0, -1.0, 0.0)[quarter]
    return math.sin(math.radians(degrees)), math.cos(math.radians(degrees))


def pitch_in(box: Box, size: Size, turn: float = 0.0) -> float:
    """The largest cell with which the whole limb fits a box."""
    a, b = LIMBS[size]
    if round(turn / 90) % 2:
        a, b = b, a
    return min(box.w / (2 * a), box.h / (2 * b))


@cache
def reach(size: Size) -> float:
    """How far the limb is from the middle where it is farthest, in cells."""
    a, b = LIMBS[size]
    power = 2 / ROUNDNESS
    rays = (math.radians(degrees) for degrees in range(91))
    return max(math.hypot(a * math.cos(ray) ** power, b * math.sin(ray) ** power) for ray in rays)


def nearest_turn(start: float, end: float) -> float:
    """The angle that looks like `end`, the shortest way from `start`."""
    return start + (end - start + 180) % 360 - 180
