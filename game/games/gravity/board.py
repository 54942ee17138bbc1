"""The board: tiles laid side by side, and tables of every move that it allows, made once."""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from game.games.gravity import model
from game.games.gravity.model import DIRECTIONS, Board, Cell, Course, Direction, Face, Layout, Path

# Places of the tiles (column, row), clockwise, which is the order of their doors.
PLACES: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((0, 0), (1, 0)),
    4: ((0, 0), (1, 0), (1, 1), (0, 1)),
    6: ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)),
}

NORTH, EAST, SOUTH, WEST = range(4)  # indices into DIRECTIONS; `+ n & 3` is n quarters on, `^ 2` opposite

# The sides of a pawn, as clockwise quarter turns from its down: for a pawn with its feet to the south, left
# is the west, one quarter further.
_FEET, _LEFT, _HEAD, _RIGHT = range(4)


class Way(NamedTuple):
    """One way to use a card: the crossings, each by its turn from the pawn's down, and how the pawn turns."""

    use: model.Use
    side: model.Side | model.Turn | None
    route: tuple[int, ...]
    turn: int = 0  # clockwise quarters
    through: bool = False  # platforms do not block


WAYS: tuple[Way, ...] = (
    Way("step", "left", (_LEFT,)),
    Way("step", "right", (_RIGHT,)),
    Way("long", "left", (_LEFT, _LEFT)),
    Way("long", "right", (_RIGHT, _RIGHT)),
    Way("high", "left", (_HEAD, _LEFT)),
    Way("high", "right", (_HEAD, _RIGHT)),
    Way("drop", None, (_FEET,), through=True),
    Way("rotate", "left", (), turn=3),
    Way("rotate", "right", (), turn=1),
    Way("rotate", "half", (), turn=2),
)


# Laying tiles


def tiles_for(players: int) -> int:
    """How many tiles make the board."""
    return 2 * ((players + 1) // 2)


def cells_in(tiles: int, size: int) -> tuple[int, int]:
    """Cells across and down, with so many tiles of this size."""
    places = PLACES[tiles]
    columns, rows = (1 + max(place[axis] for place in places) for axis in (0, 1))
    return size * columns, size * rows


@lru_cache(maxsize=256)
def turned(face: Face, turns: int) -> Face:
    """The face after so many clockwise quarter turns."""
    for _ in range(turns):
        face = _quarter(face)
    return face


def _quarter(face: Face) -> Face:
    last = face.size - 1
    return replace(
        face,
        floors=frozenset((last - y, x) for x, y in face.walls),
        walls=frozenset((last - 1 - y, x) for x, y in face.floors),
        replay=frozenset((last - y, x) for x, y in face.replay),
        star=frozenset((last - y, x) for x, y in face.star),
        door=(last - face.door[1], face.door[0]),
        down=DIRECTIONS[(DIRECTIONS.index(face.down) + 1) % 4],
    )


def assemble(faces: Sequence[tuple[Face, int]]) -> Layout:
    """Lay faces of one size, each with its quarter turns, in the order of PLACES. Shared edges join."""
    places, size = PLACES[len(faces)], faces[0][0].size
    width, height = cells_in(len(faces), size)
    laid = [(turned(face, turns), at) for (face, turns), at in zip(faces, places, strict=True)]

    def on_board(cell: Cell, at: Cell) -> Cell:
        return (at[0] * size + cell[0]) % width, (at[1] * size + cell[1]) % height

    return Layout(
        width,
        height,
        floors=frozenset(on_board(cell, at) for face, at in laid for cell in face.floors),
        walls=frozenset(on_board(cell, at) for face, at in laid for cell in face.walls),
        replay=frozenset(on_board(cell, at) for face, at in laid for cell in face.replay),
        star=frozenset(on_board(cell, at) for face, at in laid for cell in face.star),
        doors=tuple(model.Door(on_board(face.door, at), face.down) for face, at in laid),
        tiles=tuple(
            model.Laid(face.name, turns, at, face.own)
            for (face, turns), at in zip(faces, places, strict=True)
        ),
    )


def fault(layout: Layout) -> str | None:
    """A sentence that says why the rules cannot play on this layout; None if they can."""
    width, height = layout.width, layout.height
    for y in sorted({*range(height)} - {y for _, y in layout.walls}):
        cells = f"[0, {y}] to [{width - 1}, {y}]"
        return f"No vertical platform crosses row {y}, spaces {cells}: a pawn could fall there for ever."
    for x in sorted({*range(width)} - {x for x, _ in layout.floors}):
        cells = f"[{x}, 0] to [{x}, {height - 1}]"
        return f"No horizontal platform crosses column {x}, spaces {cells}: a pawn could fall there for ever."
    for index, door in enumerate(layout.doors):
        if not has_platform(layout, door.cell, door.down):
            return f"Door {index} at {[*door.cell]} has no platform at its feet."
    return None


def has_platform(layout: Layout, cell: Cell, direction: Direction) -> bool:
    """Whether a platform lies on that edge of the cell."""
    x, y = cell
    match direction:
        case "N":
            return (x, (y - 1) % layout.height) in layout.floors
        case "E":
            return cell in layout.walls
        case "S":
            return cell in layout.floors
        case "W":
            return ((x - 1) % layout.width, y) in layout.walls


# Tables of all moves. A search looks moves up here and never has to ask where platforms are.


@lru_cache(maxsize=16)
def survey(layout: Layout) -> Board:
    """The board of a layout without faults. Equal layouts share one board."""
    edges = Edges(layout)
    falls = [[edges.fall(cell, down) for cell in range(edges.size)] for down in range(4)]
    # By down, then by cell: a row with the courses of all ways.
    by_down = [zip(*[_courses(edges, falls, down, way) for way in WAYS], strict=True) for down in range(4)]
    # The four rows of a cell come one after the other, so that row 4 * cell + down is that of a position.
    courses = tuple(row for rows in zip(*by_down, strict=True) for row in rows)
    cells = tuple((x, y) for y in range(layout.height) for x in range(layout.width))
    return Board(
        layout,
        cells,
        courses,
        blocked=bytes(map(_blocked, courses)),
        bared=bytes(model.BARE_REPLAY if cell in layout.replay else 0 for cell in cells),
        doors=tuple(position(layout, door.cell, door.down) for door in layout.doors),
    )


copyreg.pickle(Board, lambda board: (survey, (board.layout,)))


def position(layout: Layout, cell: Cell, down: Direction) -> int:
    return index_of(layout, cell) * 4 + DIRECTIONS.index(down)


def index_of(layout: Layout, cell: Cell) -> int:
    return cell[1] * layout.width + cell[0]


class Edges:
    """By direction, then cell: `beside` is the cell next to it, `solid` is 1 if a platform lies between."""

    def __init__(self, layout: Layout) -> None:
        width, height = layout.width, layout.height
        self.size = width * height
        self.beside: list[list[int]] = [[], [], [], []]
        self.solid = [bytearray(self.size) for _ in DIRECTIONS]
        for y in range(height):
            for x in range(width):
                self.beside[NORTH].append((y - 1) % height * width + x)
                self.beside[EAST].append(y * width + (x + 1) % width)
                self.beside[SOUTH].append((y + 1) % height * width + x)
                self.beside[WEST].append(y * width + (x - 1) % width)
        for cell in layout.floors:
            self._block(index_of(layout, cell), SOUTH)
        for cell in layout.walls:
            self._block(index_of(layout, cell), EAST)

    def _block(self, cell: int, direction: int) -> None:
        """A platform blocks both ways: out of this cell, and back from the one beside it."""
        self.solid[direction][cell] = 1
        self.solid[direction ^ 2][self.beside[direction][cell]] = 1

    def fall(self, cell: int, down: int) -> Path:
        solid, beside = self.solid[down], self.beside[down]
        path = []
        while not solid[cell]:
            cell = beside[cell]
            path.append(cell)
        return tuple(path)

    def crossings(self, cell: int, down: int, way: Way) -> Iterator[tuple[int, int, int]]:
        """Each crossing of a way before the fall: cell left, direction, cell entered."""
        for turn in way.route:
            direction = (down + turn) & 3
            entered = self.beside[direction][cell]
            yield cell, direction, entered
            cell = entered


def _courses(edges: Edges, falls: list[list[Path]], down: int, way: Way) -> list[Course | None]:
    """By cell, for pawns with this down: the course of a way."""
    heads = list(range(edges.size))  # by the cell that a pawn starts from: where it is so far, and its path
    paths: list[Path | None] = [()] * edges.size
    for turn in way.route:
        beside, solid = edges.beside[(down + turn) & 3], edges.solid[(down + turn) & 3]
        stopped = bytes(edges.size) if way.through else solid
        paths = [
            None if path is None or stopped[head] else (*path, beside[head])
            for head, path in zip(heads, paths, strict=True)
        ]
        heads = [beside[head] for head in heads]
    down = (down + way.turn) & 3
    fall = falls[down]
    ends = [(path[-1] if path else cell) * 4 + down for cell, path in enumerate(fall)]
    return [
        None if path is None else (path + fall[head], ends[head])
        for head, path in zip(heads, paths, strict=True)
    ]


def _blocked(row: tuple[Course | None, ...]) -> int:
    """Bit i is 1 if WAYS[i] is blocked. Six bits are enough: a drop and the turns are never blocked."""
    step, other_step, long, other_long, high, other_high, *_ = row
    return (
        (step is None)
        | (other_step is None) << 1
        | (long is None) << 2
        | (other_long is None) << 3
        | (high is None) << 4
        | (other_high is None) << 5
    )


def blocked_crossing(board: Board, start: int, way: Way) -> tuple[Cell, Direction]:
    """The first crossing of a blocked way that a platform blocks: the cell before it, and its direction."""
    edges = Edges(board.layout)
    return next(
        (board.cells[left], DIRECTIONS[direction])
        for left, direction, _ in edges.crossings(start >> 2, start & 3, way)
        if edges.solid[direction][left]
    )
