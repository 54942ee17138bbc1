"""Faces drawn with characters, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.games.gravity.model import Cell, Face

ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
JOINTS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the platforms that meet: 1 north, 2 east, 4 south, 8 west
_PLAIN = str.maketrans("▲▶▼◀★↻·━╺╸┃╹╻┗┏┣┛┻┓┫┳╋", "^>v<*@.---|||+++++++++")


class _Sheet(Struct, frozen=True):
    """A face, or several as the tiles of a board, to be drawn with characters."""

    width: int  # in cells
    height: int
    floors: set[Cell]
    walls: set[Cell]
    marks: dict[Cell, str]

    def lines(self) -> Iterator[str]:
        for y in range(-1, self.height):
            if y >= 0:
                yield "".join(self._cell(x, y) for x in range(-1, self.width)).rstrip()
            yield "".join(self._edge(x, y) for x in range(-1, self.width)).rstrip()

    def _cell(self, x: int, y: int) -> str:
        mark = "" if x < 0 else f" {self.marks.get((x, y), ' ')} "
        return mark + ("┃" if (x, y) in self.walls else " ")

    def _edge(self, x: int, y: int) -> str:
        """The point to the south-east of a cell, and what lies to the west of it."""
        north, south = (x, y) in self.walls, (x, y + 1) in self.walls
        west, east = (x, y) in self.floors, (x + 1, y) in self.floors
        platform = "" if x < 0 else "━━━" if west else "   "
        return platform + JOINTS[north + 2 * east + 4 * south + 8 * west]

    def wrapped(self) -> _Sheet:
        """An outer edge is the same edge as the one that it meets on the other side."""
        rows, columns = (-1, self.height - 1), (-1, self.width - 1)
        floors = {(x, other) for x, y in self.floors if y in rows for other in rows}
        walls = {(other, y) for x, y in self.walls if x in columns for other in columns}
        return _Sheet(self.width, self.height, self.floors | floors, self.walls | walls, self.marks)


def in_plain_signs(drawing: str) -> str:
    """The drawing for a terminal that has no lines and no arrows."""
    return drawing.translate(_PLAIN)


def drawing_of(faces: Sequence[Face]) -> str:
    """One face as drawn, or several of one size as a board: up to three in a row, more in two."""
    across = len(faces) if len(faces) < 4 else (len(faces) + 1) // 2
    rows = [faces[start : start + across] for start in range(0, len(faces), across)]
    size = faces[0].size
    board = _Sheet(across * size, len(rows) * size, set(), set(), {})
    for row, faces_of_row in enumerate(rows):
        for column, face in enumerate(faces_of_row):
            _lay(board, face, column * size, row * size)
    names = ["   ".join(f"{face.name} {face.title}" for face in row) for row in rows]
    return "\n".join([*names, *(board.wrapped() if len(faces) > 1 else board).lines()])


def _lay(board: _Sheet, face: Face, dx: int, dy: int) -> None:
    board.floors.update((x + dx, y + dy) for x, y in face.floors)
    board.walls.update((x + dx, y + dy) for x, y in face.walls)
    symbols = {
        face.door: ARROWS[face.down],
        **dict.fromkeys(face.star, "★"),
        **dict.fromkeys(face.replay, "↻"),
    }
    board.marks.update({(x + dx, y + dy): mark for (x, y), mark in symbols.items()})
