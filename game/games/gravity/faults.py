"""What is wrong with a face, in sentences for the person who drew it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.games.gravity.model import Cell

Values: TypeAlias = Mapping[str, str | int]

SENTENCES: Mapping[str, str] = {  # by code; the window has them in the language of the person
    # the file
    "folder": "This is a folder, not a map.",
    "missing": "There is no such file.",
    "unread": "The file cannot be read: {error}.",
    "too-big": "The file is too big: a face takes less than {most} bytes.",
    "no-xml": "This is no Tiled map: it is not XML ({error}).",
    "doctype": "This is no Tiled map: it is not XML (it declares a document type, which Tiled never does).",
    "no-map": "This is no Tiled map: it begins with {tag!r}.",
    "face-name": "The name of a face is the name of its file: at most {most} plain characters.",
    "unread-folder": "The folder cannot be read: {error}.",
    "many-maps": "There are {count} maps; only the first {most} are read.",
    # the form of the map
    "title": "The title must be one line of at most {most} characters.",
    "orientation": "A face is an orthogonal map that is not infinite (Map > Map Properties).",
    "size": "A face is 5 cells wide and 5 high; this map is {width} by {height} (Map > Resize Map).",
    "pixels": "The cells of a face are {pixels} by {pixels} pixels (Map > Map Properties).",
    "no-tileset": "A face is drawn with one tileset, {wanted}; this map uses: none.",
    "inner-tileset": "A face is drawn with one tileset, {wanted}; this map uses: {found}.",
    "other-tileset": "A face is drawn with one tileset, {wanted}; this map uses: {found}.",
    "no-tile-layer": "The layer {layer!r} is no tile layer; a face has only tile layers.",
    "no-layers": "A face has the tile layers {wanted}, from below to above; this map has none.",
    "layers": "A face has the tile layers {wanted}, from below to above; this map has {found}.",
    "layer-size": "The layer {layer!r} is not 5 by 5 cells.",
    "hidden": "The layer {layer!r} is hidden: show it, for the game will.",
    "look": "The layer {layer!r} has its own {look}, which the game cannot show: set it back.",
    "no-csv": "The layer {layer!r} is not stored as CSV (Map > Map Properties > Tile Layer Format).",
    "layer-cells": "The layer {layer!r} has {found} cells instead of {wanted}.",
    "number": "The layer {layer!r} has {found!r} where the number of a tile belongs.",
    # the tiles
    "no-tile": "The tile on the layer {layer!r} means nothing.",
    "misplaced": "A {kind} is on the layer {layer!r}; it belongs on {wanted!r}.",
    "no-ground": "There is no ground here.",
    "two-rocks": "The ground is {here} here and {elsewhere} elsewhere; a face has one rock.",
    # the rules
    "no-door": "A face has one door; this one has none.",
    "two-doors": "A face has one door; this is one too many.",
    "symbol-outside": "A symbol or door is outside the grid of 5 by 5 cells.",
    "two-symbols": "A cell cannot have a star and a replay symbol.",
    "door-symbol": "A door cell has no symbol.",
    "platform-outside": "A platform is outside the grid of 5 by 5 cells.",
    "count": "A face has {wanted} {kind} symbols; this one has {found}.",
    "feet": "The feet of the door point {side}, where there is no platform to stand on.",
    "row": "No vertical platform crosses row {row}: a pawn could fall along it for ever.",
    "column": "No horizontal platform crosses column {column}: a pawn could fall along it for ever.",
    "shut": "This symbol is shut in by four platforms: no step, jump or fall can enter its cell.",
}


class Complaint(Struct, frozen=True):
    """What is wrong, and where, in Tiled's coordinates."""

    code: str  # a key of SENTENCES
    values: Values
    cell: Cell | None


class Fault(Struct, frozen=True):
    """Something wrong with a face. str() is a line for the person who drew it."""

    file: str
    code: str  # a key of SENTENCES
    values: Values = {}
    cell: Cell | None = None

    @property
    def reason(self) -> str:
        return SENTENCES[self.code].format(**self.values)

    def __str__(self) -> str:
        where = self.file if self.cell is None else f"{self.file}: cell {self.cell[0]}, {self.cell[1]}"
        return f"{where}: {self.reason}"


class MapFault(ValueError):
    """A map that is no face. It holds every fault found; str() is one line for each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def says(code: str, cell: Cell | None = None, **values: str | int) -> Complaint:
    return Complaint(code, values, cell)


def blamed(file: str, complaints: Iterable[Complaint]) -> list[Fault]:
    """The complaints about a file."""
    return [Fault(file, complaint.code, complaint.values, complaint.cell) for complaint in complaints]


def refuse(file: str, complaints: Iterable[Complaint]) -> None:
    """MapFault with all complaints about a file, if there are any."""
    faults = blamed(file, complaints)
    if faults:
        raise MapFault(faults)
