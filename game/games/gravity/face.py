"""One face: what its map shows, and where it breaks the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from game.faults import Fault, blamed, refuse
from game.games.gravity.board import SYMBOLS
from game.games.gravity.model import FACE_SIZE, Direction, Face
from game.games.gravity.tiled import MAX_TEXT, Layer, cells, read_map, says

NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def read_face(path: Path) -> Face:
    """The face in a Tiled map; BadFile with everything that is wrong with it."""
    file = str(path)
    drawn = read_map(path)
    refuse(file, _door_complaints(drawn.layers["symbols"]))
    face = _face(path.stem, drawn.title or path.stem, drawn.layers)
    refuse(file, _rule_complaints(face))
    return face


def check_face(face: Face) -> list[Fault]:
    """Where a face breaks the rules."""
    return blamed(face.name, _rule_complaints(face))


def _door_complaints(symbols: Layer) -> Iterator[Fault]:
    """What is wrong with the door, and with the counts, so that all faults of a map are told at once."""
    doors = [cell for cell, tile in sorted(symbols.items()) if tile.kind == "door"]
    if not doors:
        yield says("no-door")
    for cell in doors[1:]:
        yield says("two-doors", cell)
    if len(doors) != 1:
        kinds = Counter(tile.kind for tile in symbols.values())
        yield from _count_complaints(kinds["star"], kinds["replay"])


def _face(name: str, title: str, layers: Mapping[str, Layer]) -> Face:
    symbols = layers["symbols"]
    door, tile = next((cell, tile) for cell, tile in symbols.items() if tile.kind == "door")
    edges = {
        (cell, platform.turned(cast(Direction, side)))
        for cell, platform in layers["platforms"].items()
        for side in platform.properties["sides"] or ""
    }
    return Face(
        name=name,
        title=title,
        floors=frozenset((x, y - (side == "N")) for (x, y), side in edges if side in "NS"),
        walls=frozenset((x - (side == "W"), y) for (x, y), side in edges if side in "EW"),
        replay=frozenset(cell for cell, tile in symbols.items() if tile.kind == "replay"),
        star=frozenset(cell for cell, tile in symbols.items() if tile.kind == "star"),
        door=door,
        down=tile.turned(cast(Direction, tile.properties["down"])),
        rock=layers["ground"][0, 0].properties["rock"],
    )


# The rules


def _rule_complaints(face: Face) -> Iterator[Fault]:
    yield from name_complaints(face.name)
    yield from _place_complaints(face)
    yield from _count_complaints(len(face.star), len(face.replay))
    yield from _feet_complaints(face)
    yield from _endless_complaints(face)
    yield from _shut_complaints(face)


def name_complaints(name: str) -> Iterator[Fault]:
    if not name or len(name) > MAX_TEXT or not name.isprintable():
        yield says("face-name", most=MAX_TEXT)


def _place_complaints(face: Face) -> Iterator[Fault]:
    grid = set(cells())
    for cell in sorted({face.door} | face.star | face.replay):
        if cell not in grid:
            yield says("symbol-outside", cell)
    for cell in sorted(face.star & face.replay):
        yield says("two-symbols", cell)
    if face.door in face.star | face.replay:
        yield says("door-symbol", face.door)
    north, west = {(x, -1) for x in range(FACE_SIZE)}, {(-1, y) for y in range(FACE_SIZE)}
    for cell in sorted((face.floors - grid - north) | (face.walls - grid - west)):
        yield says("platform-outside", cell)


def _count_complaints(stars: int, replays: int) -> Iterator[Fault]:
    for wanted, found, kind in zip(SYMBOLS, (stars, replays), ("star", "replay"), strict=True):
        if found != wanted:
            yield says("count", wanted=wanted, kind=kind, found=found)


def _feet_complaints(face: Face) -> Iterator[Fault]:
    (x, y), down = face.door, face.down
    platforms = face.floors if down in "NS" else face.walls
    if (x - (down == "W"), y - (down == "N")) not in platforms:
        yield says("feet", face.door, side=NAMES[down])


def _endless_complaints(face: Face) -> Iterator[Fault]:
    for y in sorted(set(range(FACE_SIZE)) - {y for _, y in face.walls}):
        yield says("row", row=y)
    for x in sorted(set(range(FACE_SIZE)) - {x for x, _ in face.floors}):
        yield says("column", column=x)


def _shut_complaints(face: Face) -> Iterator[Fault]:
    """Nothing else can be out of reach. Where rows and columns are crossed, drops and turns alone lead from
    any platform through all of its row and its column, and a step leads from one column into the next.
    """
    for x, y in sorted(face.star | face.replay):
        if {(x, y), (x, y - 1)} <= face.floors and {(x, y), (x - 1, y)} <= face.walls:
            yield says("shut", (x, y))
