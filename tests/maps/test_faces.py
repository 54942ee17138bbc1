"""The two sets of twelve faces that ship."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.games.gravity import material
from game.games.gravity.board import assemble, position, survey
from game.games.gravity.face import advice, read_face, rule_complaints
from game.games.gravity.model import (
    FACES_OF_A_SET,
    SETS,
    SYMBOLS_OF_A_FACE,
    Board,
    Cell,
    Direction,
    Face,
    Layout,
)  # fmt: skip

FACES = {
    name: {path.stem: read_face(path) for path in sorted(material.faces_folder(name).glob("*.tmx"))}
    for name in SETS
}
TILES = {
    name: tuple((faces[f"{tile}a"], faces[f"{tile}b"]) for tile in range(1, 7))
    for name, faces in FACES.items()
}
EVERY = [(name, face) for name, faces in FACES.items() for face in faces.values()]
each_face = pytest.mark.parametrize(
    ("planets", "face"), EVERY, ids=[f"{planets}-{face.name}" for planets, face in EVERY]
)
SIDES: dict[Direction, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def reached(board: Board, start: int) -> set[Cell]:
    """Every cell that a pawn can enter, in however many moves."""
    cells: set[int] = set()
    seen, todo = {start}, [start]
    while todo:
        for course in board.courses[todo.pop()]:
            if course:
                cells.update(course[0])
                if course[1] not in seen:
                    seen.add(course[1])
                    todo.append(course[1])
    return {board.cells[cell] for cell in cells}


def doors_of(layout: Layout) -> list[int]:
    return [position(layout, door.cell, door.down) for door in layout.doors]


def random_board(planets: str, seed: int) -> Board:
    rng = Random(seed)
    tiles = rng.sample(TILES[planets], rng.choice((2, 4, 6)))
    return survey(assemble([(rng.choice(tile), rng.randrange(4)) for tile in tiles]))


def test_the_six_tiles_have_two_faces_each(tmp_path: Path) -> None:
    tiles = material.collect(tmp_path).tiles
    for size in SETS.values():
        assert [[face.name for face in tile] for tile in tiles if tile[0].size == size] == [
            [f"{number}a", f"{number}b"] for number in range(1, 7)
        ]


@each_face
def test_a_face_keeps_the_rules(planets: str, face: Face) -> None:
    assert [*rule_complaints(face)] == advice(face, "") == []
    assert face.size == SETS[planets]
    assert (len(face.star), len(face.replay)) == SYMBOLS_OF_A_FACE
    assert not face.own
    least, most = {"pocket": (12, 16), "box": (17, 22)}[planets]
    assert least <= len(face.floors) + len(face.walls) <= most


@pytest.mark.parametrize("planets", SETS)
def test_every_face_has_its_own_title_and_every_tile_its_own_rock(planets: str) -> None:
    tiles = TILES[planets]
    assert len({face.title for face in FACES[planets].values()}) == 12
    assert len({tile[0].rock for tile in tiles}) == 6
    assert all(tile[0].rock == tile[1].rock for tile in tiles)


@pytest.mark.parametrize("planets", SETS)
def test_no_two_faces_look_alike_however_they_are_turned(planets: str) -> None:
    looks, faces, size = set(), FACES[planets], SETS[planets]
    for face in faces.values():
        alone = [assemble([(face, turns), (faces["1a"], 0)]) for turns in range(4)]
        looks |= {tuple(sorted(cell for cell in layout.star if cell[0] < size)) for layout in alone}
    assert len(looks) == 4 * len(faces)


@pytest.mark.parametrize("planets", SETS)
@pytest.mark.parametrize("seed", range(60))
def test_every_symbol_is_reached_from_every_door_on_a_random_board(seed: int, planets: str) -> None:
    board = random_board(planets, seed)
    for start in doors_of(board.layout):
        assert board.layout.star | board.layout.replay <= reached(board, start)


@each_face
def test_every_symbol_is_reached_from_the_door_without_leaving_the_face(planets: str, face: Face) -> None:
    """So it is reached wherever the face lies, whatever its neighbours are."""
    side, ends = range(face.size), (-1, face.size - 1)
    surrounded = replace(
        face,
        floors=face.floors | {(x, y) for x in side for y in ends},
        walls=face.walls | {(x, y) for x in ends for y in side},
    )
    board = survey(assemble([(surrounded, 0), (surrounded, 0)]))
    inside = set()
    seen, todo = set(), [position(board.layout, face.door, face.down)]
    while todo:
        at = todo.pop()
        seen.add(at)
        for course in board.courses[at]:
            cells = [board.cells[cell] for cell in course[0]] if course else []
            if course and all(x < face.size for x, _ in cells) and not wraps(board.cells[at // 4], cells):
                inside.update(cells)
                todo += {course[1]} - seen
    assert face.star | face.replay <= inside


def wraps(start: Cell, cells: list[Cell]) -> bool:
    """Whether a path crosses the north or south edge of the board."""
    heights = [start[1], *(y for _, y in cells)]
    return any(abs(one - next_) > 1 for one, next_ in pairwise(heights))


@pytest.mark.parametrize("planets", SETS)
@pytest.mark.parametrize("seed", range(60))
def test_no_corner_is_dead(seed: int, planets: str) -> None:
    """Every cell is entered by at least three of the uses of cards that are possible on a board."""
    board = random_board(planets, seed)
    stands = {course[1] for row in board.courses for course in row if course}
    entered = [cell for at in stands for course in board.courses[at] if course for cell in set(course[0])]
    assert all(entered.count(cell) >= 3 for cell in range(len(board.cells)))


@pytest.mark.parametrize("seed", range(100))
def test_crossed_rows_and_columns_are_enough_for_every_cell_to_be_reached(seed: int) -> None:
    """Why no map is refused for a symbol out of reach: there is none."""
    rng = Random(seed)
    extra, side = rng.choice((0, 0, 3, 10, 30)), 4 + seed % 5

    def anywhere() -> list[Cell]:
        return [(rng.randrange(side), rng.randrange(side)) for _ in range(extra)]

    layout = Layout(
        side,
        side,
        floors=frozenset([(x, rng.randrange(side)) for x in range(side)] + anywhere()),
        walls=frozenset([(rng.randrange(side), y) for y in range(side)] + anywhere()),
        replay=frozenset(),
        star=frozenset(),
        doors=(),
        tiles=(),
    )
    board = survey(layout)
    for start in {course[1] for row in board.courses for course in row if course}:
        assert len(reached(board, start)) == side * side


def test_importing_maps_loads_neither_pytmx_nor_pygame() -> None:
    code = "import game.maps, sys; print([name for name in ('pytmx', 'pygame') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_reading_a_face_prints_nothing() -> None:
    code = "from game.games.gravity import face, material; face.read_face(material.faces_folder() / '1a.tmx')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")


@pytest.mark.parametrize("planets", SETS)
def test_the_faces_of_a_set_are_those_that_ship(planets: str) -> None:
    assert FACES[planets].keys() == FACES_OF_A_SET
