"""One face: what its map shows, and where it breaks the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from msgspec.structs import replace

from game.faults import Fault, blamed, refuse
from game.games.gravity.model import STARS, Direction, Face
from game.games.gravity.tiled import MAX_TEXT, Layer, Map, cells, read_map, says

NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
FEW, MANY = 10, STARS // 6  # symbols on a face: the box shows 10 to 12, and six tiles must share the stars


def read_face(path: Path, *, own: bool = False) -> Face:
    """The face in a Tiled map; BadFile with everything that is wrong with it."""
    file = str(path)
    drawn = read_map(path)
    refuse(file, _door_complaints(drawn.layers["symbols"]))
    face = _face(path.stem, drawn, own)
    refuse(file, rule_complaints(face))
    return face


def advice(face: Face, file: str) -> list[Fault]:
    """What is odd about a face that keeps the rules."""
    told = {"file": "advice", "cell": "advised-cell"}
    return [replace(odd, where=told[odd.where]) for odd in blamed(file, _oddities(face))]


def _door_complaints(symbols: Layer) -> Iterator[Fault]:
    doors = [cell for cell, tile in sorted(symbols.items()) if tile.kind == "door"]
    if not doors:
        yield says("no-door")
    for cell in doors[1:]:
        yield says("two-doors", cell)


def _face(name: str, drawn: Map, own: bool) -> Face:
    layers = drawn.layers
    symbols = layers["symbols"]
    door, tile = next((cell, tile) for cell, tile in symbols.items() if tile.kind == "door")
    edges = {
        (cell, platform.turned(cast(Direction, side)))
        for cell, platform in layers["platforms"].items()
        for side in platform.properties["sides"] or ""
    }
    return Face(
        name=name,
        title=drawn.title or name,
        size=drawn.size,
        floors=frozenset((x, y - (side == "N")) for (x, y), side in edges if side in "NS"),
        walls=frozenset((x - (side == "W"), y) for (x, y), side in edges if side in "EW"),
        replay=frozenset(cell for cell, tile in symbols.items() if tile.kind == "replay"),
        star=frozenset(cell for cell, tile in symbols.items() if tile.kind == "star"),
        door=door,
        down=tile.turned(cast(Direction, tile.properties["down"])),
        rock=layers["ground"][0, 0].properties["rock"],
        own=own,
    )


# The rules


def rule_complaints(face: Face) -> Iterator[Fault]:
    yield from name_complaints(face.name)
    yield from _place_complaints(face)
    yield from _feet_complaints(face)


def name_complaints(name: str) -> Iterator[Fault]:
    if not name or len(name) > MAX_TEXT or not name.isprintable():
        yield says("face-name", most=MAX_TEXT)


def _place_complaints(face: Face) -> Iterator[Fault]:
    grid, size = set(cells(face.size)), face.size
    for cell in sorted({face.door} | face.star | face.replay):
        if cell not in grid:
            yield says("symbol-outside", cell, size=size)
    for cell in sorted(face.star & face.replay):
        yield says("two-symbols", cell)
    if face.door in face.star | face.replay:
        yield says("door-symbol", face.door)
    north, west = {(x, -1) for x in range(size)}, {(-1, y) for y in range(size)}
    for cell in sorted((face.floors - grid - north) | (face.walls - grid - west)):
        yield says("platform-outside", cell, size=size)


def _feet_complaints(face: Face) -> Iterator[Fault]:
    (x, y), down = face.door, face.down
    platforms = face.floors if down in "NS" else face.walls
    if (x - (down == "W"), y - (down == "N")) not in platforms:
        yield says("feet", face.door, side=NAMES[down])


# What is odd


def _oddities(face: Face) -> Iterator[Fault]:
    """A board of several faces is crossed everywhere if one of them crosses what another leaves open.

    Then no symbol is out of reach: drops and turns alone lead from any platform through all of its row and
    its column, and a step leads from one column into the next. Between four platforms only a drop leads.
    """
    for y in open_rows(face):
        yield says("row", row=y)
    for x in open_columns(face):
        yield says("column", column=x)
    symbols = len(face.star | face.replay)
    if symbols < FEW:
        yield says("few-symbols", found=symbols, usual=FEW)
    if symbols > MANY:
        yield says("many-symbols", found=symbols, stars=STARS)
    for x, y in sorted(face.star | face.replay):
        if {(x, y), (x, y - 1)} <= face.floors and {(x, y), (x - 1, y)} <= face.walls:
            yield says("shut", (x, y))


def open_rows(face: Face) -> list[int]:
    """The rows that no vertical platform crosses."""
    return sorted({*range(face.size)} - {y for _, y in face.walls})


def open_columns(face: Face) -> list[int]:
    """The columns that no horizontal platform crosses."""
    return sorted({*range(face.size)} - {x for x, _ in face.floors})
