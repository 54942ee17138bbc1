"""The real Tiled opens what ships, and shows what the game sees."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
import pytmx  # type: ignore[import-untyped]

from game import places
from game.games.gravity import material
from game.games.gravity.face import read_face
from game.games.gravity.model import SETS, Cell, Direction, Face
from game.games.gravity.tiled import read_map
from tests.maps.sheet import OPEN, Sheet

pytestmark = pytest.mark.skipif(
    not (shutil.which("tiled") and shutil.which("tmxrasterizer")),
    reason="Tiled is not installed (apt-get install tiled)",
)
FACES = [
    f"{planets}/{path.stem}"
    for planets in SETS
    for path in sorted(material.faces_folder(planets).glob("*.tmx"))
]
PIXELS = 96  # of a cell
HORIZONTALLY, VERTICALLY, DIAGONALLY = 1 << 31, 1 << 30, 1 << 29
BITS: dict[Direction, int] = {"N": 1, "E": 2, "S": 4, "W": 8}


def run(*arguments: str | Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(arguments, env=environment, capture_output=True, check=True, timeout=60)


def rasterized(path: Path, out: Path, *options: str) -> pygame.Surface:
    run("tmxrasterizer", *options, path, out)
    return pygame.image.load(out)


@pytest.fixture(scope="module")
def tiles(tmp_path_factory: pytest.TempPathFactory) -> dict[int, dict[str, str]]:
    """Each tile's kind and properties by its number in a map, as Tiled tells them."""
    out = tmp_path_factory.mktemp("tileset") / "planet.json"
    run("tiled", "--export-tileset", "json", places.MAPS / "planet.tsx", out)
    return {
        tile["id"] + 1: {"kind": tile["type"], **{p["name"]: p["value"] for p in tile.get("properties", [])}}
        for tile in json.loads(out.read_text())["tiles"]
    }


def face_in(exported: Any, name: str, tiles: dict[int, dict[str, str]]) -> Face:
    """The face in a map that Tiled has written as JSON, without pytmx and without flipped tiles."""
    cells: dict[str, list[Cell]] = {"star": [], "replay": [], "door": []}
    floors, walls, down, rock = set(), set(), "", ""
    for layer in exported["layers"]:
        for place, number in enumerate(layer["data"]):
            x, y = place % exported["width"], place // exported["width"]
            tile = tiles.get(number, {"kind": ""})
            if tile["kind"] in cells:
                cells[tile["kind"]].append((x, y))
            down, rock = tile.get("down", down), tile.get("rock", rock)
            for side in tile.get("sides", ""):
                if side in "NS":
                    floors.add((x, y - 1 if side == "N" else y))
                else:
                    walls.add((x - 1 if side == "W" else x, y))
    title = next(p["value"] for p in exported["properties"] if p["name"] == "title")
    (door,) = cells["door"]
    return Face(
        name,
        title,
        exported["width"],
        frozenset(floors),
        frozenset(walls),
        frozenset(cells["replay"]),
        frozenset(cells["star"]),
        door,
        down,  # type: ignore[arg-type]
        rock,
    )


@pytest.mark.parametrize("name", FACES)
def test_pytmx_reads_the_same_tiles(name: str) -> None:
    path = places.MAPS / f"{name}.tmx"
    tmx = pytmx.TiledMap(str(path))
    flips = {gid: tuple(map(bool, flags)) for pairs in tmx.gidmap.values() for gid, flags in pairs}
    tiles = {
        layer.name: {
            (x, y): (tmx.get_tile_properties_by_gid(gid)["type"], flips[gid]) for x, y, gid in layer if gid
        }
        for layer in tmx.layers
    }
    layers = read_map(path).layers
    assert tiles == {
        layer: {cell: (tile.kind, tile.flips) for cell, tile in placed.items()}
        for layer, placed in layers.items()
    }


@pytest.mark.parametrize("name", FACES)
def test_the_game_reads_what_tiled_exports(
    name: str, tmp_path: Path, tiles: dict[int, dict[str, str]]
) -> None:
    path = places.MAPS / f"{name}.tmx"
    run("tiled", "--export-map", "json", path, tmp_path / "face.json")
    assert read_face(path) == face_in(json.loads((tmp_path / "face.json").read_text()), path.stem, tiles)


@pytest.mark.parametrize("name", FACES)
def test_tiled_saves_a_face_as_it_is_kept(name: str, tmp_path: Path) -> None:
    """Somebody who opens a face, and saves it, changes nothing."""
    for folder in ("faces", "saved"):
        (tmp_path / folder).mkdir()
    for part in places.MAPS.glob("planet.*"):
        shutil.copy(part, tmp_path)
    kept = shutil.copy(places.MAPS / f"{name}.tmx", tmp_path / "faces")
    saved = tmp_path / "saved" / Path(kept).name
    run("tiled", "--export-map", "tmx", kept, saved)
    assert saved.read_bytes() == Path(kept).read_bytes()


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("name", FACES)
def test_the_rasterizer_shows_the_platforms_that_the_game_reads(name: str, tmp_path: Path) -> None:
    path = places.MAPS / f"{name}.tmx"
    face = read_face(path)
    floors, walls = shown_platforms(path, tmp_path)
    assert (floors, walls) == (face.floors, face.walls)


@pytest.mark.parametrize("flips", range(8))
def test_a_flipped_tile_means_what_it_shows(flips: int, tmp_path: Path) -> None:
    """Tiled's keys X, Y and Z flip and turn a tile before it is placed."""
    flags = sum(flag for bit, flag in enumerate((HORIZONTALLY, VERTICALLY, DIAGONALLY)) if flips & 1 << bit)
    sheet = Sheet("6b")
    sheet.put("platforms", (2, 3), flags | OPEN + BITS["N"] + BITS["E"])
    sheet.replace("../planet.tsx", str(places.MAPS / "planet.tsx"))
    path = sheet.written(tmp_path / "6b.tmx")
    face = read_face(path)
    assert shown_platforms(path, tmp_path) == (face.floors, face.walls)


def test_a_platform_may_be_drawn_on_either_of_its_cells(tmp_path: Path) -> None:
    """Neighbouring cells need not agree: a platform stands where one of them shows it."""
    sheet, rng = Sheet("6b").replace("../planet.tsx", str(places.MAPS / "planet.tsx")), Random(7)
    for x in range(4):
        for y in range(5):
            drop_one(sheet, rng, ((x, y), "E"), ((x + 1, y), "W"))
            drop_one(sheet, rng, ((y, x), "S"), ((y, x + 1), "N"))
    path = sheet.written(tmp_path / "6b.tmx")
    face = read_face(path)
    assert face == read_face(material.faces_folder("pocket") / "6b.tmx")
    assert shown_platforms(path, tmp_path) == (face.floors, face.walls)


def drop_one(sheet: Sheet, rng: Random, *sides: tuple[Cell, Direction]) -> None:
    cell, side = rng.choice(sides)
    sheet.put("platforms", cell, OPEN + (sheet.at("platforms", cell) - OPEN & ~BITS[side]))


def shown_platforms(path: Path, folder: Path) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """The edges on which the picture changes when Tiled hides the platforms."""
    full = rasterized(path, folder / "full.png")
    bare = rasterized(path, folder / "bare.png", "--hide-layer", "platforms")
    size = read_face(path).size

    def changed(x: int, y: int) -> bool:
        at = (min(max(x, 2), size * PIXELS - 3), min(max(y, 2), size * PIXELS - 3))
        return max(abs(a - b) for a, b in zip(full.get_at(at), bare.get_at(at), strict=True)) > 40

    half, inner, outer = PIXELS // 2, range(size), range(-1, size)
    floors = {(x, y) for x in inner for y in outer if changed(x * PIXELS + half, (y + 1) * PIXELS)}
    walls = {(x, y) for x in outer for y in inner if changed((x + 1) * PIXELS, y * PIXELS + half)}
    return frozenset(floors), frozenset(walls)


@pytest.mark.parametrize("name", FACES)
def test_the_door_points_its_feet_the_way_it_shows(name: str, tmp_path: Path) -> None:
    """The hazard stripe on its sill is the only yellow on a door."""
    path = places.MAPS / f"{name}.tmx"
    face = read_face(path)
    picture = rasterized(path, tmp_path / "face.png", "--hide-layer", "platforms")
    middle = [PIXELS * at + PIXELS // 2 for at in face.door]
    sides = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

    def yellow(dx: int, dy: int) -> int:
        along = range(-30, 31)
        spots = [(middle[0] + 34 * dx + at * dy, middle[1] + 34 * dy + at * dx) for at in along]
        return sum(picture.get_at(spot)[:3] == (255, 201, 58) for spot in spots)

    assert max(sides, key=lambda side: yellow(*sides[side])) == face.down
