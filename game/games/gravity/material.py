"""All faces to play with: the sets that ship, and those in the player's own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from game import places
from game.faults import BadFile, Fault, Found
from game.games.gravity.board import tiles_for
from game.games.gravity.face import read_face
from game.games.gravity.model import FACE_SIZES, SETS, Face, Material, Tile

MAX_OWN = 200  # faces in a player's own folder
OWN = "own"


class Planets(Struct, frozen=True):
    """The faces to play with, ours and the player's own, and what is wrong with those left out."""

    tiles: tuple[Tile, ...]
    own: tuple[Face, ...]  # the player's own
    broken: tuple[Fault, ...]


def found(home: Path) -> Found:
    """All tiles, with those in a player's home."""
    planets = collect(home / "planets")
    return Found(Material(planets.tiles), planets.broken)


def collect(own: Path | None = None) -> Planets:
    """All faces. A player's own face replaces ours of the same name and size, or else makes a new tile."""
    faces: dict[tuple[int, str], Face] = {}
    broken: list[Fault] = []
    mine, mine_broken = _faces_in(own_folder() if own is None else own, own=True)
    for name in SETS:
        ours, faults = _shipped(faces_folder(name))
        faces |= {(face.size, face.name): face for face in ours}
        broken += faults
    faces |= {(face.size, face.name): face for face in mine}
    return Planets(_paired(faces), tuple(mine), (*broken, *mine_broken))


def faces_folder(name: str = "box") -> Path:
    """The folder of a set that ships."""
    return places.MAPS / name


def own_folder() -> Path:
    return places.home() / "planets"


@cache
def _shipped(folder: Path) -> tuple[list[Face], list[Fault]]:
    """Those of a set that ships, read once: it stays as it is while the program runs."""
    return _faces_in(folder)


def _faces_in(folder: Path, *, own: bool = False) -> tuple[list[Face], list[Fault]]:
    """The good faces by name, and what is wrong with the others."""
    faces: list[Face] = []
    broken: list[Fault] = []
    try:
        paths = _maps_in(folder)
    except OSError as error:
        return [], [Fault("unread-folder", {"error": str(error.strerror)}, file=str(folder))]
    for path in paths[:MAX_OWN]:
        try:
            faces.append(read_face(path, own=own))
        except BadFile as fault:
            broken += fault.faults
    if len(paths) > MAX_OWN:
        broken.append(Fault("many-maps", {"count": len(paths), "most": MAX_OWN}, file=str(folder)))
    return faces, broken


def _maps_in(folder: Path) -> list[Path]:
    """The maps in a folder, by name; none if there is no such folder."""
    if not folder.exists():
        return []
    return sorted(path for path in folder.iterdir() if path.suffix == ".tmx")


def _paired(faces: Mapping[tuple[int, str], Face]) -> tuple[Tile, ...]:
    """The tiles: 1a and 1b are two sides of one; a face without a second side is a tile by itself."""
    sides: dict[tuple[int, str], list[Face]] = {}
    for size, name in sorted(faces):
        pair = {(size, name[:-1] + "a"), (size, name[:-1] + "b")}
        tile = name[:-1] if name[-1] in "ab" and pair <= faces.keys() else name
        sides.setdefault((size, tile), []).append(faces[size, name])
    return tuple(tuple(tile) for tile in sides.values())


# What people choose to play with, as a line-up keeps it: "own/7" for their own faces of 7 by 7 cells, or the
# names of faces: "pocket/1a", "7/cheese". A number between says that the face lies so many quarter turns on,
# and the faces are then the whole board in the order of its doors: "pocket/3/1a".


def label(size: int) -> str:
    """What a name begins with: the set of this size, or the size."""
    return next((name for name, cells in SETS.items() if cells == size), str(size))


def named(face: Face, turns: int | None = None) -> str:
    """A face as a line-up keeps it."""
    return "/".join([label(face.size), *([] if turns is None else [str(turns)]), face.name])


def chosen(material: Material, names: Sequence[str], players: int) -> Material:
    """What these names choose: whatever the option `planets` says, if they are enough."""
    if len(names) == 1 and names[0].startswith(f"{OWN}/"):
        return own_of(material, size_of(names[0].partition("/")[2]))
    faces = {named(face): face for tile in material.tiles for face in tile}
    laid = [_laid(faces, name) for name in names]
    if laid and len(laid) == tiles_for(players) and all(turns is not None for _, turns in laid):
        return Material(material.tiles, laid=tuple((face, turns or 0) for face, turns in laid if face))
    picked = tuple((face,) for face, _ in dict.fromkeys(laid) if face)
    sizes = {tile[0].size for tile in picked}
    if len(sizes) != 1:
        return material
    size = sizes.pop()
    return Material(picked if len(picked) >= tiles_for(players) else material.tiles, size=size)


def own_of(material: Material, size: int) -> Material:
    """The player's own faces of a size, then the set of this size that ships."""
    own = tuple(tile for tile in material.tiles if tile[0].size == size and any(face.own for face in tile))
    mine = tuple(tuple(face for face in tile if face.own) for tile in own)
    return Material((*mine, *(tile for tile in material.tiles if tile not in own)), first=mine, size=size)


def size_of(text: str) -> int:
    """The size of a label; that of the box for a text that is none."""
    return SETS.get(text) or next((size for size in FACE_SIZES if text == str(size)), SETS["box"])


def _laid(faces: Mapping[str, Face], name: str) -> tuple[Face | None, int | None]:
    """The face with this name, if there still is one, and its quarter turns, if they are chosen."""
    *before, face = name.split("/")
    planets, *turns = before or ["pocket"]  # a name alone is older than the box
    return faces.get(f"{planets}/{face}"), int(turns[0]) if turns and turns[0] in (
        "0",
        "1",
        "2",
        "3",
    ) else None
