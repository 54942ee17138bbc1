"""Planet faces: Tiled maps read into plain values, checked, collected, and shown in a terminal.

    python -m game.maps check [FILE…]      all faces, or these: what is wrong, where
    python -m game.maps show FILE…         one face, or several side by side as a board
    python -m game.maps copy FACE NAME     a copy of a face in your own planets folder, to change in Tiled

A face is a map of 5 by 5 cells with the tile layers `ground`, `symbols` and `platforms`, drawn with the one
tileset that ships with the game. A map is checked as plain XML before pytmx sees it, and of what it names
on disk nothing is ever opened.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, TypeAlias, cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from msgspec import Struct

from game import places
from game.engine.gravity.board import SYMBOLS
from game.engine.gravity.model import FACE_SIZE, Cell, Direction, Face, Tile

MAX_BYTES = 64 * 1024  # a face takes about 1,500
MAX_OWN = 200  # faces in somebody's own folder
MAX_TEXT = 32  # characters of a name or a title
TILESET = "planet.tsx"
PIXELS = "96"  # of a cell
LAYERS = {"ground": ("rock",), "symbols": ("star", "replay", "door"), "platforms": ("platform",)}
PLAIN = {
    "id",
    "name",
    "width",
    "height",
    "visible",
    "locked",
    "class",
    "type",
}  # of a layer; changes no picture
NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}

Complaint: TypeAlias = tuple[str, Cell | None]  # what is wrong, and where, in Tiled's coordinates


class Fault(Struct, frozen=True):
    """Something wrong with a face, in words for the person who drew it."""

    file: str
    reason: str
    cell: Cell | None = None

    def __str__(self) -> str:
        where = self.file if self.cell is None else f"{self.file}: cell {self.cell[0]}, {self.cell[1]}"
        return f"{where}: {self.reason}"


class MapFault(ValueError):
    """A map that is no face. It holds every fault found; str() is one line for each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


class Planets(Struct, frozen=True):
    """The faces to play with: ours and somebody's own, and what is wrong with those left out."""

    tiles: tuple[Tile, ...]
    own: tuple[Face, ...]  # those that come from the own folder
    broken: tuple[Fault, ...]


def tiles(own: Path | None = None) -> tuple[Tile, ...]:
    """Every tile to draw from; `own` is somebody's folder of faces, or else the usual one."""
    return collect(own).tiles


def collect(own: Path | None = None) -> Planets:
    """All faces. An own one replaces ours of the same name, or else is a tile (`7a` and `7b` are one)."""
    ours, broken = _faces_in(faces_folder())
    mine, mine_broken = _faces_in(own_folder() if own is None else own)
    return Planets(_paired({**ours, **mine}), tuple(mine.values()), (*broken, *mine_broken))


def faces_folder() -> Path:
    return places.MAPS / "faces"


def own_folder() -> Path:
    return places.home() / "planets"


def read_face(path: Path) -> Face:
    """The face drawn in a Tiled map. MapFault says all that is wrong with it."""
    file = str(path)
    root = _parsed(path)
    _refuse(file, _format_complaints(root))
    layers = _placed(root)
    _refuse(file, _layer_complaints(layers))
    _refuse(file, _door_complaints(layers["symbols"]))
    face = _face(path.stem, _title(root) or path.stem, layers)
    _refuse(file, _rule_complaints(face))
    return face


def check_face(face: Face) -> list[Fault]:
    """What the rules of the game have against a face."""
    return [Fault(face.name, reason, cell) for reason, cell in _rule_complaints(face)]


# Folders


def _faces_in(folder: Path) -> tuple[dict[str, Face], list[Fault]]:
    """The good faces by name, and what is wrong with the others."""
    faces: dict[str, Face] = {}
    broken: list[Fault] = []
    try:
        paths = _maps_in(folder)
    except OSError as error:
        return {}, [Fault(str(folder), f"The folder cannot be read: {error.strerror}.")]
    for path in paths[:MAX_OWN]:
        try:
            faces[path.stem] = read_face(path)
        except MapFault as fault:
            broken += fault.faults
    if len(paths) > MAX_OWN:
        broken.append(Fault(str(folder), f"There are {len(paths)} maps; only the first {MAX_OWN} are read."))
    return faces, broken


def _maps_in(folder: Path) -> list[Path]:
    """In the order of their names; none if there is no such folder."""
    if not folder.exists():
        return []
    return sorted(path for path in folder.iterdir() if path.suffix == ".tmx")


def _paired(faces: Mapping[str, Face]) -> tuple[Tile, ...]:
    """`1a` and `1b` are two sides of a tile; a face without such a partner is a tile by itself."""
    sides: dict[str, list[Face]] = {}
    for name in sorted(faces):
        tile = name[:-1] if name[-1] in "ab" and {name[:-1] + "a", name[:-1] + "b"} <= faces.keys() else name
        sides.setdefault(tile, []).append(faces[name])
    return tuple(tuple(tile) for tile in sides.values())


# Files


def _refuse(file: str, complaints: Iterable[Complaint]) -> None:
    faults = [Fault(file, reason, cell) for reason, cell in complaints]
    if faults:
        raise MapFault(faults)


def _parsed(path: Path) -> Element:
    data = _contents(path)
    try:
        _refuse_doctype(data)
        return ElementTree.fromstring(data)
    except (ElementTree.ParseError, expat.ExpatError, LookupError, ValueError) as error:
        if isinstance(error, MapFault):
            raise
        raise MapFault([Fault(str(path), f"This is no Tiled map: it is not XML ({error}).")]) from None


def _contents(path: Path) -> bytes:
    if path.is_dir():
        raise MapFault([Fault(str(path), "This is a folder, not a map.")])
    if not path.is_file():
        raise MapFault([Fault(str(path), "There is no such file.")])
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise MapFault([Fault(str(path), f"The file cannot be read: {error.strerror}.")]) from None
    if len(data) > MAX_BYTES:
        raise MapFault([Fault(str(path), f"The file is too big: a face takes less than {MAX_BYTES} bytes.")])
    return data


def _refuse_doctype(data: bytes) -> None:
    """Entities are declared in a document type; Tiled writes none."""

    def refuse(*_: object) -> None:
        raise ValueError("it declares a document type, which Tiled never does")

    guard = expat.ParserCreate()
    guard.StartDoctypeDeclHandler = refuse
    guard.Parse(data, True)


# The form of a map, before pytmx sees it


def _format_complaints(root: Element) -> Iterator[Complaint]:
    if root.tag != "map":
        yield f"This is no Tiled map: it begins with {root.tag[:MAX_TEXT]!r}.", None
        return
    yield from _grid_complaints(root)
    yield from _tileset_complaints(root.findall("tileset"))
    yield from _content_complaints(root)
    for layer in root.findall("layer"):
        yield from _data_complaints(layer)
    title = _title(root)
    if len(title) > MAX_TEXT or not title.isprintable():
        yield f"The title must be one line of at most {MAX_TEXT} characters.", None


def _grid_complaints(root: Element) -> Iterator[Complaint]:
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        yield "A face is an orthogonal map that is not infinite (Map > Map Properties).", None
    width, height = root.get("width", "?")[:9], root.get("height", "?")[:9]
    if (width, height) != (str(FACE_SIZE), str(FACE_SIZE)):
        yield f"A face is 5 cells wide and 5 high; this map is {width} by {height} (Map > Resize Map).", None
    if (root.get("tilewidth"), root.get("tileheight")) != (PIXELS, PIXELS):
        yield f"The cells of a face are {PIXELS} by {PIXELS} pixels (Map > Map Properties).", None


def _tileset_complaints(tilesets: Sequence[Element]) -> Iterator[Complaint]:
    sources = [tileset.get("source", "") for tileset in tilesets]
    names = [PurePosixPath(source).name for source in sources]
    if names != [TILESET] or tilesets[0].get("firstgid") != "1":
        used = ", ".join(name[:MAX_TEXT] or "one inside the map" for name in names) or "none"
        yield f"A face is drawn with one tileset, {TILESET}; this map uses: {used}.", None


def _content_complaints(root: Element) -> Iterator[Complaint]:
    for child in root:
        if child.tag in ("objectgroup", "imagelayer", "group"):
            name = child.get("name", "")[:MAX_TEXT]
            yield f"The layer {name!r} is no tile layer; a face has only tile layers.", None
    names = [layer.get("name", "")[:MAX_TEXT] for layer in root.findall("layer")]
    if names != list(LAYERS):
        wanted, found = ", ".join(LAYERS), ", ".join(names) or "none"
        yield f"A face has the tile layers {wanted}, from below to above; this map has {found}.", None


def _data_complaints(layer: Element) -> Iterator[Complaint]:
    name = layer.get("name", "")[:MAX_TEXT]
    if (layer.get("width"), layer.get("height")) != (str(FACE_SIZE), str(FACE_SIZE)):
        yield f"The layer {name!r} is not 5 by 5 cells.", None
    if layer.get("visible", "1") != "1":
        yield f"The layer {name!r} is hidden: show it, for the game will.", None
    for look in sorted(set(layer.keys()) - PLAIN):
        yield f"The layer {name!r} has its own {look[:9]}, which the game cannot show: set it back.", None
    yield from _numbers_complaints(name, layer.find("data"))


def _numbers_complaints(name: str, data: Element | None) -> Iterator[Complaint]:
    if data is None or data.get("encoding") != "csv" or data.get("compression") or len(data):
        yield f"The layer {name!r} is not stored as CSV (Map > Map Properties > Tile Layer Format).", None
        return
    numbers = (data.text or "").split(",")
    if len(numbers) != FACE_SIZE**2:
        yield f"The layer {name!r} has {len(numbers)} cells instead of {FACE_SIZE**2}.", None
    for place, number in enumerate(numbers[: FACE_SIZE**2]):
        if not re.fullmatch(r"\s*[0-9]{1,10}\s*", number, re.ASCII) or int(number) >= 1 << 32:
            cell = (place % FACE_SIZE, place // FACE_SIZE)
            yield f"The layer {name!r} has {number.strip()[:12]!r} where the number of a tile belongs.", cell


def _title(root: Element) -> str:
    for setting in root.findall("properties/property"):
        if setting.get("name") == "title":
            return (setting.get("value") or "").strip()
    return ""


# The tiles of a map, through pytmx


class _Placed(Struct, frozen=True):
    """A tile on a cell, and how it was flipped."""

    kind: str  # a value of LAYERS; "" if the tileset knows no such tile
    properties: Mapping[str, str]
    flips: tuple[bool, bool, bool]  # horizontally, vertically, diagonally

    def turned(self, side: Direction) -> Direction:
        """A side of the tile, as it lies on the map. Tiled flips along the diagonal first."""
        horizontally, vertically, diagonally = self.flips
        if diagonally:
            side = _swapped(side, "NWES")
        if horizontally:
            side = _swapped(side, "EW")
        return _swapped(side, "NS") if vertically else side


_Layer: TypeAlias = Mapping[Cell, _Placed]


def _swapped(side: Direction, pairs: str) -> Direction:
    place = pairs.find(side)
    return side if place < 0 else cast(Direction, pairs[place ^ 1])


def _placed(root: Element) -> dict[str, _Layer]:
    """The tiles of each layer by cell."""
    tmx = _opened(root)
    flips = {gid: flags for pairs in tmx.gidmap.values() for gid, flags in pairs}
    return {
        layer.name: {
            (x, y): _tile(tmx.get_tile_properties_by_gid(gid) or {}, flips[gid]) for x, y, gid in layer if gid
        }
        for layer in tmx.layers
    }


def _tile(properties: Mapping[str, Any], flips: Sequence[int]) -> _Placed:
    horizontally, vertically, diagonally = map(bool, flips)
    return _Placed(properties.get("type") or "", properties, (horizontally, vertically, diagonally))


def _opened(root: Element) -> Any:
    """A pytmx map of what was checked and nothing else, with the tileset that ships with the game."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which greets on stdout
    import pytmx  # type: ignore[import-untyped]

    size = {"width": str(FACE_SIZE), "height": str(FACE_SIZE)}
    plain = Element("map", size)
    ElementTree.SubElement(plain, "tileset", {"firstgid": "1", "source": TILESET})
    for layer in root.findall("layer"):
        copy = ElementTree.SubElement(plain, "layer", {"name": layer.get("name", ""), **size})
        ElementTree.SubElement(copy, "data", {"encoding": "csv"}).text = layer.findtext("data")
    tmx = pytmx.TiledMap()
    tmx.filename = str(places.MAPS / "face.tmx")  # beside the tileset
    return tmx.parse_xml(plain)


def _layer_complaints(layers: Mapping[str, _Layer]) -> Iterator[Complaint]:
    for name, layer in layers.items():
        for cell, tile in sorted(layer.items()):
            if not tile.kind:
                yield f"The tile on the layer {name!r} means nothing.", cell
            elif tile.kind not in LAYERS[name]:
                place = next(layer for layer, kinds in LAYERS.items() if tile.kind in kinds)
                yield f"A {tile.kind} is on the layer {name!r}; it belongs on {place!r}.", cell
    yield from _ground_complaints(layers["ground"])


def _ground_complaints(ground: _Layer) -> Iterator[Complaint]:
    rocks = {cell: tile.properties["rock"] for cell, tile in ground.items() if tile.kind == "rock"}
    usual = Counter(rocks.values()).most_common(1)
    for cell in _cells():
        if cell not in ground:
            yield "There is no ground here.", cell
        elif cell in rocks and rocks[cell] != usual[0][0]:
            yield f"The ground is {rocks[cell]} here and {usual[0][0]} elsewhere; a face has one rock.", cell


def _door_complaints(symbols: _Layer) -> Iterator[Complaint]:
    """And the counts, so that a map without a door is told all at once."""
    doors = [cell for cell, tile in sorted(symbols.items()) if tile.kind == "door"]
    if not doors:
        yield "A face has one door; this one has none.", None
    for cell in doors[1:]:
        yield "A face has one door; this is one too many.", cell
    if len(doors) != 1:
        kinds = Counter(tile.kind for tile in symbols.values())
        yield from _count_complaints(kinds["star"], kinds["replay"])


def _face(name: str, title: str, layers: Mapping[str, _Layer]) -> Face:
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


# The rules of a face


def _rule_complaints(face: Face) -> Iterator[Complaint]:
    yield from _name_complaints(face.name)
    yield from _place_complaints(face)
    yield from _count_complaints(len(face.star), len(face.replay))
    yield from _feet_complaints(face)
    yield from _endless_complaints(face)
    yield from _shut_complaints(face)


def _name_complaints(name: str) -> Iterator[Complaint]:
    if not name or len(name) > MAX_TEXT or not name.isprintable():
        yield f"The name of a face is the name of its file: at most {MAX_TEXT} plain characters.", None


def _place_complaints(face: Face) -> Iterator[Complaint]:
    cells = set(_cells())
    for cell in sorted({face.door} | face.star | face.replay):
        if cell not in cells:
            yield "A symbol or door is outside the grid of 5 by 5 cells.", cell
    for cell in sorted(face.star & face.replay):
        yield "A cell cannot have a star and a replay symbol.", cell
    if face.door in face.star | face.replay:
        yield "A door cell has no symbol.", face.door
    north, west = {(x, -1) for x in range(FACE_SIZE)}, {(-1, y) for y in range(FACE_SIZE)}
    for cell in sorted((face.floors - cells - north) | (face.walls - cells - west)):
        yield "A platform is outside the grid of 5 by 5 cells.", cell


def _count_complaints(stars: int, replays: int) -> Iterator[Complaint]:
    for wanted, found, name in zip(SYMBOLS, (stars, replays), ("star", "replay"), strict=True):
        if found != wanted:
            yield f"A face has {wanted} {name} symbols; this one has {found}.", None


def _feet_complaints(face: Face) -> Iterator[Complaint]:
    (x, y), down = face.door, face.down
    platforms = face.floors if down in "NS" else face.walls
    if (x - (down == "W"), y - (down == "N")) not in platforms:
        yield f"The feet of the door point {NAMES[down]}, where there is no platform to stand on.", face.door


def _endless_complaints(face: Face) -> Iterator[Complaint]:
    for y in sorted(set(range(FACE_SIZE)) - {y for _, y in face.walls}):
        yield f"No vertical platform crosses row {y}: a pawn could fall along it for ever.", None
    for x in sorted(set(range(FACE_SIZE)) - {x for x, _ in face.floors}):
        yield f"No horizontal platform crosses column {x}: a pawn could fall along it for ever.", None


def _shut_complaints(face: Face) -> Iterator[Complaint]:
    """Nothing else can be out of reach. Where rows and columns are crossed, drops and turns alone lead from
    any platform through all of its row and its column, and a step leads from one column into the next.
    """
    for x, y in sorted(face.star | face.replay):
        if {(x, y), (x, y - 1)} <= face.floors and {(x, y), (x - 1, y)} <= face.walls:
            yield (
                "This symbol is shut in by four platforms: no step, jump or fall can enter its cell.",
                (x, y),
            )


def _cells() -> Iterator[Cell]:
    return ((x, y) for y in range(FACE_SIZE) for x in range(FACE_SIZE))


# The terminal


ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
JOINTS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the platforms that meet: 1 north, 2 east, 4 south, 8 west


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


def picture(faces: Sequence[Face]) -> str:
    """One face as drawn, or several as a board: up to three in a row, more in two."""
    across = len(faces) if len(faces) < 4 else (len(faces) + 1) // 2
    rows = [faces[start : start + across] for start in range(0, len(faces), across)]
    board = _Sheet(across * FACE_SIZE, len(rows) * FACE_SIZE, set(), set(), {})
    for row, faces_of_row in enumerate(rows):
        for column, face in enumerate(faces_of_row):
            _lay(board, face, column * FACE_SIZE, row * FACE_SIZE)
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


def main(arguments: Sequence[str] | None = None) -> int:
    """The commands; 0 if all is well, 1 if something is wrong with a face."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    command = _parser().parse_args(arguments)
    try:
        return int(command.run(command))
    except MapFault as fault:
        print(fault, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.maps", description="Planet faces drawn in Tiled.")
    commands = parser.add_subparsers(required=True, metavar="check | show | copy")
    check = commands.add_parser("check", help="say what is wrong with faces")
    check.add_argument("files", nargs="*", metavar="FILE", help="maps; without any, ours and your own")
    check.set_defaults(run=_check)
    show = commands.add_parser("show", help="draw a face, or several as a board")
    show.add_argument("files", nargs="+", metavar="FILE", help="maps, or names of our faces such as 1a")
    show.set_defaults(run=_show)
    copy = commands.add_parser("copy", help="copy a face into your own planets folder")
    copy.add_argument("face", metavar="FACE", help="a map, or the name of one of our faces")
    copy.add_argument("name", metavar="NAME", help="what the copy is called")
    copy.set_defaults(run=_copy)
    return parser


def _check(command: argparse.Namespace) -> int:
    faults = [fault for file in command.files for fault in _faults(_path(file))]
    if not command.files:
        faults = list(collect().broken)
    for fault in faults:
        print(fault)
    broken = len({fault.file for fault in faults})
    print(f"{broken} broken." if broken else "All fine.")
    return 1 if faults else 0


def _faults(path: Path) -> tuple[Fault, ...]:
    try:
        read_face(path)
    except MapFault as fault:
        return fault.faults
    return ()


def _show(command: argparse.Namespace) -> int:
    print(picture([read_face(_path(file)) for file in command.files]))
    return 0


def _path(file: str) -> Path:
    """The map that is meant: a file, or one of ours by its name."""
    ours = faces_folder() / f"{file}.tmx"
    return ours if re.fullmatch(r"[0-9][ab]", file) and not Path(file).exists() else Path(file)


def _copy(command: argparse.Namespace) -> int:
    """Tileset and picture go with the map, so that Tiled opens it where it is."""
    source, target = _path(command.face), own_folder() / f"{command.name}.tmx"
    read_face(source)
    _refuse(str(target), _name_complaints(command.name))
    if target.exists() or target.stem != command.name:
        raise MapFault([Fault(str(target), "This name is taken, or none for a file.")])
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for part in places.MAPS.glob("planet.*"):
            shutil.copyfile(part, target.parent / part.name)
        text = re.sub(rf'source="[^"]*{TILESET}"', f'source="{TILESET}"', source.read_text(encoding="utf-8"))
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MapFault([Fault(str(target), f"The copy cannot be written: {error.strerror}.")]) from None
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
