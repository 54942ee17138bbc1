"""Faces in somebody's own folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.faults import BadFile
from game.games.gravity import material
from game.games.gravity.face import read_face
from game.games.gravity.tiled import MAX_TEXT
from tests.maps.sheet import ENGLISH, NOTHING, Sheet


def names(planets: material.Planets) -> list[tuple[str, ...]]:
    """Of the tiles of the small set, which the sheets of these tests join."""
    return [tuple(face.name for face in tile) for tile in planets.tiles if tile[0].size == 5]


def box(planets: material.Planets) -> list[tuple[str, ...]]:
    return [tuple(face.name for face in tile) for tile in planets.tiles if tile[0].size == 6]


OURS = [(f"{number}a", f"{number}b") for number in range(1, 7)]


def test_without_a_folder_there_are_ours(tmp_path: Path) -> None:
    planets = material.collect(tmp_path / "nowhere")
    assert names(planets) == box(planets) == OURS
    assert (planets.own, planets.broken) == ((), ())


def test_a_new_face_is_a_tile_by_itself_and_a_pair_is_one(tmp_path: Path) -> None:
    for name in ("cheese", "7a", "7b", "8a"):
        Sheet("2b").written(tmp_path / f"{name}.tmx")
    planets = material.collect(tmp_path)
    assert names(planets) == [*OURS, ("7a", "7b"), ("8a",), ("cheese",)]
    assert [face.name for face in planets.own] == ["7a", "7b", "8a", "cheese"]


def test_a_face_of_the_same_name_replaces_ours(tmp_path: Path) -> None:
    Sheet("2b").replace("Crossroads", "My own").written(tmp_path / "1b.tmx")
    planets = material.collect(tmp_path)
    assert names(planets) == box(planets) == OURS
    pocket = [tile for tile in planets.tiles if tile[0].size == 5]
    assert pocket[0][1].title == "My own"
    assert pocket[0][1].door == pocket[1][1].door
    assert [face.title for tile in planets.tiles if tile[0].size == 6 for face in tile][1] == "The long drop"


def test_a_face_joins_the_set_of_its_own_size(tmp_path: Path) -> None:
    Sheet("2b", "box").replace("Crossroads", "My own").written(tmp_path / "1b.tmx")
    Sheet("2b", "box").written(tmp_path / "cheese.tmx")
    Sheet("2b").grown(7).written(tmp_path / "7a.tmx")
    Sheet("2b").written(tmp_path / "7b.tmx")
    planets = material.collect(tmp_path)
    assert box(planets) == [*OURS, ("cheese",)]
    assert names(planets) == [*OURS, ("7b",)], "of another size, so no side of the same tile"
    assert next(tile for tile in planets.tiles if tile[0].size == 7)[0].name == "7a"


def test_a_broken_face_is_reported_and_left_out(tmp_path: Path) -> None:
    Sheet().put("ground", (0, 0), NOTHING).written(tmp_path / "bad.tmx")
    Sheet().put("ground", (0, 0), NOTHING).written(tmp_path / "1a.tmx")
    (tmp_path / "worse.tmx").mkdir()
    Sheet().written(tmp_path / "good.tmx")
    planets = material.collect(tmp_path)
    assert names(planets) == [*OURS, ("good",)]
    assert {tile[0].title for tile in planets.tiles if tile[0].name == "1a"} == {"Staircase"}
    assert [str(fault) for fault in planets.broken] == [
        f"{tmp_path / '1a.tmx'}, space 0, 0: there is no ground here.",
        f"{tmp_path / 'bad.tmx'}, space 0, 0: there is no ground here.",
        f"{tmp_path / 'worse.tmx'}: this is a folder, not a file.",
    ]


def test_other_files_are_nobodys_business(tmp_path: Path) -> None:
    for name in ("planet.tsx", "planet.png", "notes.txt", ".tmx", "old.tmx.bak"):
        (tmp_path / name).write_text("nonsense")
    assert material.collect(tmp_path).broken == ()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "planets").write_text("")
    (fault,) = material.collect(tmp_path / "planets").broken
    assert fault.reason(ENGLISH).startswith("the folder cannot be read (")


def test_a_flood_of_faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.games.gravity.material.MAX_OWN", 12)
    for number in range(15):
        Sheet().written(tmp_path / f"face{number:02}.tmx")
    planets = material.collect(tmp_path)
    assert len(planets.own) == 12
    assert [fault.reason(ENGLISH) for fault in planets.broken] == [
        "there are 15 maps; only the first 12 are read."
    ]


def test_a_title_has_so_many_letters_at_most(tmp_path: Path) -> None:
    def titled(letters: int) -> Path:
        sheet = Sheet()
        sheet.text = re.sub(
            r'name="title" value="[^"]*"', 'name="title" value="' + "x" * letters + '"', sheet.text
        )
        return sheet.written(tmp_path / "cheese.tmx")

    assert read_face(titled(MAX_TEXT)).title == "x" * MAX_TEXT
    with pytest.raises(BadFile, match=f"at most {MAX_TEXT}"):
        read_face(titled(MAX_TEXT + 1))


def test_a_face_without_a_title_is_called_by_its_name(tmp_path: Path) -> None:
    path = Sheet().replace('name="title"', 'name="heading"').written(tmp_path / "cheese.tmx")
    assert read_face(path).title == "cheese"


@pytest.mark.parametrize(
    "source", ["planet.tsx", "C:/games/maps/planet.tsx", "../../share/starbox/maps/planet.tsx"]
)
def test_the_tileset_may_lie_anywhere(tmp_path: Path, source: str) -> None:
    path = Sheet().replace("../planet.tsx", source).written(tmp_path / "1a.tmx")
    assert read_face(path) == read_face(material.faces_folder("pocket") / "1a.tmx")
