"""Reads a map that Tiled has written, as plain XML: nobody who plays without a window needs pygame for it.

Files that it names are never opened.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TypeAlias, cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from msgspec import Struct

from game import places
from game.faults import BadFile, Fault, contents_of, refuse
from game.games.gravity.model import FACE_SIZES, Cell, Direction

MAX_BYTES = 64 * 1024  # a face takes about 1,500
MAX_TEXT = 32  # characters of a name or a title
TILESET = "planet.tsx"
PIXELS = "96"  # of a cell
FIRST = 1  # number of a tile in a map
FLIPS = 1 << 31, 1 << 30, 1 << 29  # bits of such a number: horizontally, vertically, diagonally
LAYERS = {"ground": ("rock",), "symbols": ("star", "replay", "door"), "platforms": ("platform",)}
PLAIN = {"id", "name", "width", "height", "visible", "locked", "class", "type"}  # of a layer: no looks


class Placed(Struct, frozen=True):
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


Layer: TypeAlias = Mapping[Cell, Placed]


class Map(Struct, frozen=True):
    """A map of the right form: its title, and what lies on each of its layers."""

    title: str  # may be empty
    size: int  # cells on a side
    layers: Mapping[str, Layer]


def read_map(path: Path) -> Map:
    """The map in a file; BadFile with everything that is wrong with its form."""
    root = _parsed(path)
    refuse(str(path), _format_complaints(root))
    size = _size(root)
    layers = _placed(root)
    refuse(str(path), _layer_complaints(layers, size))
    return Map(_title(root), size, layers)


def says(code: str, cell: Cell | None = None, **values: str | int) -> Fault:
    """A fault, in a cell in Tiled's coordinates."""
    if cell is None:
        return Fault(code, values)
    return Fault(code, values, "cell", {"x": cell[0], "y": cell[1]})


def cells(size: int) -> Iterator[Cell]:
    """All cells of a face, in rows."""
    return ((x, y) for y in range(size) for x in range(size))


# The file


def _parsed(path: Path) -> Element:
    data = contents_of(path, MAX_BYTES)
    try:
        _refuse_doctype(path, data)
        return ElementTree.fromstring(data)
    except (ElementTree.ParseError, expat.ExpatError, LookupError, ValueError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile([Fault("no-xml", {"error": str(error)}, file=str(path))]) from None


def _refuse_doctype(path: Path, data: bytes) -> None:
    """Entities are declared in a document type; Tiled writes none."""

    def refuse(*_: object) -> None:
        raise BadFile([Fault("doctype", file=str(path))])

    guard = expat.ParserCreate()
    guard.StartDoctypeDeclHandler = refuse
    guard.Parse(data, True)


# The form, as XML


def _format_complaints(root: Element) -> Iterator[Fault]:
    if root.tag != "map":
        yield says("no-map", tag=root.tag[:MAX_TEXT])
        return
    yield from _grid_complaints(root)
    yield from _tileset_complaints(root.findall("tileset"))
    yield from _content_complaints(root)
    for layer in root.findall("layer"):
        yield from _data_complaints(layer, _size(root))
    title = _title(root)
    if len(title) > MAX_TEXT or not title.isprintable():
        yield says("title", most=MAX_TEXT)


def _size(root: Element) -> int:
    """Cells on a side of the map; 0 if it is no square that a face can be."""
    known = {str(size): size for size in FACE_SIZES}
    return known.get(root.get("width", ""), 0) if root.get("width") == root.get("height") else 0


def _grid_complaints(root: Element) -> Iterator[Fault]:
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        yield says("orientation")
    if not _size(root):
        width, height = root.get("width", "?")[:9], root.get("height", "?")[:9]
        yield says("size", least=FACE_SIZES[0], most=FACE_SIZES[-1], width=width, height=height)
    if (root.get("tilewidth"), root.get("tileheight")) != (PIXELS, PIXELS):
        yield says("pixels", pixels=PIXELS)


def _tileset_complaints(tilesets: Sequence[Element]) -> Iterator[Fault]:
    sources = [tileset.get("source", "") for tileset in tilesets]
    names = [PurePosixPath(source).name for source in sources]
    if names != [TILESET] or tilesets[0].get("firstgid") != str(FIRST):
        code = "inner-tileset" if "" in names else "other-tileset" if names else "no-tileset"
        found = ", ".join(name[:MAX_TEXT] or "one inside the map" for name in names)
        yield says(code, wanted=TILESET, found=found)


def _content_complaints(root: Element) -> Iterator[Fault]:
    for child in root:
        if child.tag in ("objectgroup", "imagelayer", "group"):
            yield says("no-tile-layer", layer=child.get("name", "")[:MAX_TEXT])
    names = [layer.get("name", "")[:MAX_TEXT] for layer in root.findall("layer")]
    if names != list(LAYERS):
        found = ", ".join(names)
        yield says("layers" if found else "no-layers", wanted=", ".join(LAYERS), found=found)


def _data_complaints(layer: Element, size: int) -> Iterator[Fault]:
    name = layer.get("name", "")[:MAX_TEXT]
    if size and (layer.get("width"), layer.get("height")) != (str(size), str(size)):
        yield says("layer-size", layer=name, size=size)
    if layer.get("visible", "1") != "1":
        yield says("hidden", layer=name)
    for look in sorted(set(layer.keys()) - PLAIN):
        yield says("look", layer=name, look=look[:9])
    yield from _numbers_complaints(name, layer.find("data"), size)


def _numbers_complaints(name: str, data: Element | None, size: int) -> Iterator[Fault]:
    if data is None or data.get("encoding") != "csv" or data.get("compression") or len(data):
        yield says("no-csv", layer=name)
        return
    numbers = (data.text or "").split(",")
    if size and len(numbers) != size**2:
        yield says("layer-cells", layer=name, found=len(numbers), wanted=size**2)
    for cell, number in zip(cells(size), numbers, strict=False):
        if not re.fullmatch(r"\s*[0-9]{1,10}\s*", number, re.ASCII) or int(number) >= 1 << 32:
            yield says("number", cell, layer=name, found=number.strip()[:12])


def _title(root: Element) -> str:
    return _settings(root).get("title", "").strip()


# The tiles


def _placed(root: Element) -> dict[str, Layer]:
    """The tiles of each layer by cell."""
    return {
        layer.get("name", ""): _layer(layer.findtext("data") or "", _size(root))
        for layer in root.findall("layer")
    }


def _layer(data: str, size: int) -> Layer:
    numbers = map(int, data.split(","))
    return {cell: _tile(number) for cell, number in zip(cells(size), numbers, strict=True) if number}


def _tile(number: int) -> Placed:
    """The tile of a number in a map: its highest bits say how it was flipped."""
    properties = _tileset().get((number & ~sum(FLIPS)) - FIRST, {})
    horizontally, vertically, diagonally = (bool(number & flip) for flip in FLIPS)
    return Placed(properties.get("type", ""), properties, (horizontally, vertically, diagonally))


@cache
def _tileset() -> Mapping[int, Mapping[str, str]]:
    """What the tileset that ships with the game says of its tiles, by their numbers there."""
    root = ElementTree.parse(places.MAPS / TILESET).getroot()
    return {
        int(tile.get("id", "0")): {"type": tile.get("type", ""), **_settings(tile)}
        for tile in root.findall("tile")
    }


def _settings(tile: Element) -> dict[str, str]:
    return {each.get("name", ""): each.get("value", "") for each in tile.findall("properties/property")}


def _swapped(side: Direction, pairs: str) -> Direction:
    place = pairs.find(side)
    return side if place < 0 else cast(Direction, pairs[place ^ 1])


def _layer_complaints(layers: Mapping[str, Layer], size: int) -> Iterator[Fault]:
    for name, layer in layers.items():
        for cell, tile in sorted(layer.items()):
            if not tile.kind:
                yield says("no-tile", cell, layer=name)
            elif tile.kind not in LAYERS[name]:
                place = next(layer for layer, kinds in LAYERS.items() if tile.kind in kinds)
                yield says("misplaced", cell, kind=tile.kind, layer=name, wanted=place)
    yield from _ground_complaints(layers["ground"], size)


def _ground_complaints(ground: Layer, size: int) -> Iterator[Fault]:
    rocks = {cell: tile.properties["rock"] for cell, tile in ground.items() if tile.kind == "rock"}
    usual = Counter(rocks.values()).most_common(1)
    for cell in cells(size):
        if cell not in ground:
            yield says("no-ground", cell)
        elif cell in rocks and rocks[cell] != usual[0][0]:
            yield says("two-rocks", cell, here=rocks[cell], elsewhere=usual[0][0])
