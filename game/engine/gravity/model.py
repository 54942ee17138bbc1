"""Gravity Superstar: the words of the game as types."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Cell: TypeAlias = tuple[int, int]  # x to the east, y to the south, from 0
Direction: TypeAlias = Literal["N", "E", "S", "W"]

FACE_SIZE = 5  # cells on a side of a planet tile


class Face(Struct, frozen=True):
    """One side of a planet tile, as drawn, before any turn.

    A floor (x, y) is a platform on the south edge of that cell, a wall (x, y) one on its east edge.
    y = -1 (x = -1) names the north (west) outer edge of the face.
    """

    name: str  # "1a"
    title: str  # what its designer calls it
    floors: frozenset[Cell]
    walls: frozenset[Cell]
    replay: frozenset[Cell]
    star: frozenset[Cell]
    door: Cell
    down: Direction  # of a pawn that enters by the door
    rock: str = "rust"  # the look of the ground: the name of a rock in the art


Tile: TypeAlias = tuple[Face, ...]  # the faces of one tile: two of ours, one or two of somebody's own
