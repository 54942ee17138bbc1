"""All faces to play with: those that ship, and those of somebody's own folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from game import places
from game.games.gravity.face import read_face
from game.games.gravity.faults import Fault, MapFault
from game.games.gravity.model import Face, Tile

MAX_OWN = 200  # faces in somebody's own folder


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


def _faces_in(folder: Path) -> tuple[dict[str, Face], list[Fault]]:
    """The good faces by name, and what is wrong with the others."""
    faces: dict[str, Face] = {}
    broken: list[Fault] = []
    try:
        paths = _maps_in(folder)
    except OSError as error:
        return {}, [Fault(str(folder), "unread-folder", {"error": str(error.strerror)})]
    for path in paths[:MAX_OWN]:
        try:
            faces[path.stem] = read_face(path)
        except MapFault as fault:
            broken += fault.faults
    if len(paths) > MAX_OWN:
        broken.append(Fault(str(folder), "many-maps", {"count": len(paths), "most": MAX_OWN}))
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
