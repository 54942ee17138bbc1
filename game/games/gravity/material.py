"""All faces to play with: ours, and those in the player's own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from game import places
from game.faults import BadFile, Fault, Found
from game.games.gravity.board import tiles_for
from game.games.gravity.face import read_face
from game.games.gravity.model import Face, Tile

MAX_OWN = 200  # faces in a player's own folder


class Planets(Struct, frozen=True):
    """The faces to play with, ours and the player's own, and what is wrong with those left out."""

    tiles: tuple[Tile, ...]
    own: tuple[Face, ...]  # the player's own
    broken: tuple[Fault, ...]


def found(home: Path) -> Found:
    """All tiles, with those in a player's home."""
    planets = collect(home / "planets")
    return Found(planets.tiles, planets.broken)


def chosen(tiles: Sequence[Tile], names: Sequence[str], players: int) -> tuple[Tile, ...]:
    """Only the faces with these names, each a tile of its own; all tiles if they are not enough."""
    picked = tuple((face,) for tile in tiles for face in tile if face.name in names)
    return picked if len(picked) >= tiles_for(players) else tuple(tiles)


def collect(own: Path | None = None) -> Planets:
    """All faces. A player's own face replaces ours of the same name, or else makes a new tile."""
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
        return {}, [Fault("unread-folder", {"error": str(error.strerror)}, file=str(folder))]
    for path in paths[:MAX_OWN]:
        try:
            faces[path.stem] = read_face(path)
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


def _paired(faces: Mapping[str, Face]) -> tuple[Tile, ...]:
    """The tiles: 1a and 1b are two sides of one; a face without a second side is a tile by itself."""
    sides: dict[str, list[Face]] = {}
    for name in sorted(faces):
        tile = name[:-1] if name[-1] in "ab" and {name[:-1] + "a", name[:-1] + "b"} <= faces.keys() else name
        sides.setdefault(tile, []).append(faces[name])
    return tuple(tuple(tile) for tile in sides.values())
