"""The planet on the screen: where its cells are, how it is turned, and for which pawn.

Board coordinates: the middle of cell (x, y) is the point (x, y), so a seam lies at -0.5. Coordinates beyond
a seam are allowed: they are where a pawn is while it goes round.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.client.intents import Arrow
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.games.gravity.model import DIRECTIONS, PHASES, Cell, Direction, GravityView
from game.games.gravity.view import pawn

AIR = 1.1  # cells of glow and hills round the limb

# Of the limb, by columns and rows of tiles: |x/a|^r + |y/b|^r = 1. 2 is an ellipse; a large board lies on a
# planet nearer to a rectangle, so that its cells have the room.
ROUNDNESS = {(2, 1): 3.2, (2, 2): 4.5, (3, 2): 8.0}

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
    grown: float = 1.0  # while it turns: the size of a cell, in those for which sprites are drawn

    @property
    def base(self) -> float:
        """The cell that sprites are drawn for; motion scales these drawings."""
        return round(self.pitch / self.grown, 9)  # the same at every scale: it is a key of pictures

    @property
    def middle(self) -> Point:
        """The middle of the board, in its own coordinates."""
        return (self.size[0] - 1) / 2, (self.size[1] - 1) / 2

    def at(self, x: float, y: float) -> Point:
        """The place of a point of the board."""
        dx, dy = x - self.middle[0], y - self.middle[1]
        sine, cosine = _turned(self.turn)
        return (
            self.centre[0] + (dx * cosine + dy * sine) * self.pitch,
            self.centre[1] + (dy * cosine - dx * sine) * self.pitch,
        )

    def cell_at(self, point: Point) -> Cell | None:
        """The cell at a place."""
        dx, dy = (point[0] - self.centre[0]) / self.pitch, (point[1] - self.centre[1]) / self.pitch
        sine, cosine = _turned(self.turn)
        x = math.floor(dx * cosine - dy * sine + self.middle[0] + 0.5)
        y = math.floor(dx * sine + dy * cosine + self.middle[1] + 0.5)
        return (x, y) if 0 <= x < self.size[0] and 0 <= y < self.size[1] else None

    def cell_box(self, cell: Cell) -> Box:
        return Box.around(self.at(*cell), self.pitch, self.pitch)

    @property
    def box(self) -> Box:
        """The whole planet, where it is not turned."""
        a, b = half_axes(self.size)
        return Box.around(self.centre, 2 * a * self.pitch, 2 * b * self.pitch)

    def arrow(self, direction: Direction) -> Arrow:
        """Where a direction of the board points on the screen."""
        quarters = round(self.turn / 90)
        return _ARROWS[(DIRECTIONS.index(direction) - quarters) % 4]

    def limb(self, dx: float, dy: float) -> Point:
        """Where a line from the middle, in this direction on the board, leaves the planet."""
        reach = edge_of(self.size, dx, dy)
        return self.middle[0] + dx * reach, self.middle[1] + dy * reach

    def inside(self, point: Point) -> Point:
        """The same point on the board, if it lies beyond a seam."""
        return (point[0] + 0.5) % self.size[0] - 0.5, (point[1] + 0.5) % self.size[1] - 0.5

    def spot(self, point: Point) -> Point:
        """The place of a point that may lie beyond a seam."""
        return self.at(*self.inside(point))


def _tiles(size: Size) -> tuple[int, int]:
    """Columns and rows of tiles on a board."""
    return (2, 1) if size[0] == 2 * size[1] else (size[0] * 2 // size[1], 2)


def tile_of(size: Size, cell: Cell) -> tuple[int, int]:
    """Column and row of the tile of a cell."""
    side = size[1] // _tiles(size)[1]
    return cell[0] // side, cell[1] // side


@cache
def half_axes(size: Size) -> Point:
    """Of the limb, in cells: it just passes the corners of the board, equally far from all its sides."""
    wide, high, power = size[0] / 2, size[1] / 2, ROUNDNESS[_tiles(size)]
    near, far = 0.0, wide
    for _ in range(40):
        rim = (near + far) / 2
        if (wide / (wide + rim)) ** power + (high / (high + rim)) ** power > 1:
            near = rim
        else:
            far = rim
    return wide + far, high + far


def edge_of(size: Size, dx: float, dy: float) -> float:
    """By how much a way from the middle must be stretched to lead to the limb."""
    (a, b), power = half_axes(size), ROUNDNESS[_tiles(size)]
    return float((abs(dx / a) ** power + abs(dy / b) ** power) ** (-1 / power))


def _turned(degrees: float) -> tuple[float, float]:
    """Sine and cosine; exact for quarter turns, so that what rests lies on whole cells."""
    if degrees % 90 == 0:
        quarter = round(degrees / 90) % 4
        return (0.0, 1.0, 0.0, -1.0)[quarter], (1.0, 0.0, -1.0, 0.0)[quarter]
    return math.sin(math.radians(degrees)), math.cos(math.radians(degrees))


def size_of(view: GravityView) -> Size:
    return view.board.layout.width, view.board.layout.height


def globe_in(box: Box, size: Size, board: Pose) -> Globe:
    """The planet in its box, as turned and scaled by the pose of the board."""
    turn, scale = board.angle or 0.0, board.scale or 1.0
    return Globe(size, box.centre, pitch_in(box, size) * scale, turn, scale)


def upright_for(box: Box, size: Size, down: Direction) -> Pose:
    """How the board is turned and scaled in its box so that a pawn with this down stands upright."""
    turn = nearest_turn(0.0, -ANGLES[down])
    return Pose(angle=turn, scale=pitch_in(box, size, turn) / pitch_in(box, size))


def pitch_in(box: Box, size: Size, turn: float = 0.0) -> float:
    """The largest cell with which the whole limb fits a box."""
    a, b = half_axes(size)
    if round(turn / 90) % 2:
        a, b = b, a
    return min(box.w / (2 * a), box.h / (2 * b))


@cache
def reach(size: Size) -> float:
    """The largest distance of the limb from the middle, in cells."""
    rays = (math.radians(degrees) for degrees in range(91))
    return max(edge_of(size, math.cos(ray), math.sin(ray)) for ray in rays)


def nearest_turn(start: float, end: float) -> float:
    """An angle that looks the same as `end`, as near to `start` as possible."""
    return start + (end - start + 180) % 360 - 180


# My down is down


def turns(view: GravityView, my_down: str) -> bool:
    """Whether this planet ever turns."""
    width, height = size_of(view)
    return my_down != "off" and (my_down != "square" or width == height)


class Upright:
    """Remembers for which down the planet is turned. A gentle board keeps it until a person's next turn."""

    def __init__(self) -> None:
        self._view: GravityView | None = None
        self._down: Direction = "S"

    def down_of(self, view: GravityView, my_down: str) -> Direction:
        """The direction of the board that is down on the screen while this view is shown."""
        if view is not self._view:
            self._view, self._down = view, self._gentle(view)
        return self._fixed(view, my_down) or self._down

    def down_after(self, view: GravityView, my_down: str) -> Direction:
        """The same for a view that comes next."""
        return self._fixed(view, my_down) or self._gentle(view)

    def _fixed(self, view: GravityView, my_down: str) -> Direction | None:
        if my_down == "full":
            stands = pawn(view, view.turn)
            return stands.down if stands else "S"
        return None if turns(view, my_down) else "S"

    def _gentle(self, view: GravityView) -> Direction:
        keeps = self._view is not None and _goes_on(self._view, view)
        return self._down if keeps else _own_down(view) or self._down


def _own_down(view: GravityView) -> Direction | None:
    """The down of the pawn to move, if the viewer is to move it."""
    stands = pawn(view, view.turn)
    return stands.down if stands and view.seat == view.turn else None


def _goes_on(before: GravityView, after: GravityView) -> bool:
    """Whether the second view is a later moment of the same turn."""
    if (before.board, before.round, before.turn) != (after.board, after.round, after.turn):
        return False
    then, now = ((view.replayed, PHASES.index(view.phase)) for view in (before, after))
    return now > then or (now == then and _own_down(before) == _own_down(after))
