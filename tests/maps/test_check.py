"""What is said of a map that breaks a rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.faults import BadFile
from game.games.gravity import material
from game.games.gravity.face import FEW, advice, read_face, rule_complaints
from game.games.gravity.model import Direction
from tests.maps.sheet import DOORS, DUNE, ENGLISH, NOTHING, OPEN, REPLAY, STAR, Sheet

FACE = read_face(material.faces_folder("pocket") / "1a.tmx")
PLAIN = next(
    (x, y)
    for y in range(5)
    for x in range(5)
    if (x, y) not in FACE.star | FACE.replay and (x, y) != FACE.door
)
A_STAR, A_REPLAY = min(FACE.star), min(FACE.replay)


def faults(sheet: Sheet, folder: Path) -> list[tuple[str, tuple[int, ...] | None]]:
    with pytest.raises(BadFile) as caught:
        read_face(sheet.written(folder / "face.tmx"))
    assert all(fault.file == str(folder / "face.tmx") for fault in caught.value.faults)
    found = caught.value.faults
    return [(fault.reason(ENGLISH), tuple(fault.place.values()) or None) for fault in found]


def test_a_fault_names_file_cell_and_reason(tmp_path: Path) -> None:
    path = (
        Sheet().put("symbols", A_STAR, NOTHING).put("ground", (3, 2), NOTHING).written(tmp_path / "mine.tmx")
    )
    with pytest.raises(BadFile) as caught:
        read_face(path)
    assert str(caught.value) == f"{path}, space 3, 2: there is no ground here."


def odd(sheet: Sheet, folder: Path) -> list[str]:
    """What is odd about a face, in lines for the terminal without its file."""
    path = sheet.written(folder / "face.tmx")
    return [str(fault).removeprefix(str(path)) for fault in advice(read_face(path), str(path))]


def test_a_usual_face_is_not_odd(tmp_path: Path) -> None:
    assert odd(Sheet(), tmp_path) == []


def test_fewer_symbols_than_usual_are_odd(tmp_path: Path) -> None:
    sheet, shown = Sheet(), sorted(FACE.star | FACE.replay)
    for cell in shown[FEW:]:
        sheet.put("symbols", cell, NOTHING)
    assert odd(sheet, tmp_path) == []
    assert str(FEW - 1) in odd(sheet.put("symbols", shown[0], NOTHING), tmp_path)[0]


def test_a_face_shows_any_number_of_symbols(tmp_path: Path) -> None:
    for cell in FACE.star | FACE.replay:
        sheet = Sheet().put("symbols", cell, NOTHING)
        assert len(read_face(sheet.written(tmp_path / "face.tmx")).star) in (8, 9)
    sheet = Sheet().put("symbols", PLAIN, REPLAY)
    assert len(read_face(sheet.written(tmp_path / "face.tmx")).replay) == 4


def test_few_and_many_symbols_are_odd(tmp_path: Path) -> None:
    few, many = Sheet(), Sheet()
    for cell in sorted(FACE.star)[:3]:
        few.put("symbols", cell, NOTHING)
    assert odd(few, tmp_path) == [": advice: there are only 9 symbols; 10 to 12 are usual."]
    plain = {(x, y) for x in range(5) for y in range(5)} - FACE.star - FACE.replay - {FACE.door}
    for cell in sorted(plain)[:2]:
        many.put("symbols", cell, STAR)
    assert odd(many, tmp_path) == [
        ": advice: there are 14 symbols; six such faces show more than the 78 stars."
    ]


def test_no_door(tmp_path: Path) -> None:
    sheet = Sheet().put("symbols", FACE.door, STAR)
    assert faults(sheet, tmp_path) == [("a face has one door; this one has none.", None)]


def test_two_doors(tmp_path: Path) -> None:
    sheet = Sheet().put("symbols", (4, 4), DOORS["S"])
    assert faults(sheet, tmp_path) == [("a face has one door; this is one too many.", (4, 4))]


@pytest.mark.parametrize(("down", "name"), [("N", "up"), ("E", "right"), ("W", "left")])
def test_a_door_without_a_platform_at_its_feet(tmp_path: Path, down: Direction, name: str) -> None:
    sheet = Sheet("2a").put("symbols", (2, 2), DOORS[down]).clear_platforms(range(2, 3), range(1, 4))
    for cell in ((1, 2), (3, 2), (2, 2)):
        sheet.add_sides(cell, 4)
    sheet.put("platforms", (2, 1), OPEN).put("platforms", (0, 2), OPEN + 8)
    expected = f"the feet of the door point {name}, where there is no platform to stand on."
    assert (expected, (2, 2)) in faults(sheet, tmp_path)


def test_the_platform_at_the_feet_must_be_on_the_face_itself(tmp_path: Path) -> None:
    """The one across the face would be elsewhere on a board."""
    sheet = Sheet("1b").put("symbols", (3, 3), STAR).put("symbols", (2, 4), DOORS["S"])
    assert ("the feet of the door point down, where there is no platform to stand on.", (2, 4)) in faults(
        sheet, tmp_path
    )


def test_an_endless_row_and_an_endless_column(tmp_path: Path) -> None:
    sheet = Sheet().clear_platforms().add_sides(FACE.door, 4)
    told = "a neighbour must, or somebody could fall along it for ever."
    assert odd(sheet, tmp_path) == [
        *(f": advice: no vertical platform crosses row {y}; {told}" for y in range(5)),
        *(f": advice: no horizontal platform crosses column {x}; {told}" for x in range(1, 5)),
    ]


def test_a_platform_on_an_outer_edge_crosses_a_row(tmp_path: Path) -> None:
    sheet = Sheet().clear_platforms()
    for y in range(5):
        sheet.add_sides((0 if y % 2 else 4, y), 8 if y % 2 else 2)
    for x in range(5):
        sheet.add_sides((x, 0), 1)
    sheet.add_sides(FACE.door, 4)
    assert read_face(sheet.written(tmp_path / "rim.tmx")).walls == {
        (4, 0),
        (-1, 1),
        (4, 2),
        (-1, 3),
        (4, 4),
    }


def test_a_symbol_shut_in(tmp_path: Path) -> None:
    sheet = Sheet().add_sides(A_STAR, 15)
    x, y = A_STAR
    assert odd(sheet, tmp_path) == [
        f", space {x}, {y}: advice: this symbol is shut in by four platforms; "
        "only a pawn that falls through one of them enters its space."
    ]


@pytest.mark.parametrize("size", range(4, 9))
def test_a_face_is_a_square_of_4_to_8_cells(tmp_path: Path, size: int) -> None:
    face = read_face(Sheet().grown(size).written(tmp_path / "face.tmx"))
    assert face.size == size
    inside = frozenset(cell for cell in FACE.star if max(cell) < size)
    assert (face.star, face.door) == (inside, FACE.door)


@pytest.mark.parametrize("size", [3, 9, 10])
def test_other_sizes_are_refused(tmp_path: Path, size: int) -> None:
    told, cell = faults(Sheet().grown(size), tmp_path)[0]
    assert told.startswith(f"a face is a square of 4 by 4 to 8 by 8 spaces; this map is {size} by {size} ")
    assert cell is None


def test_a_layer_of_another_size_than_its_map(tmp_path: Path) -> None:
    sheet = Sheet().replace('name="symbols" width="5"', 'name="symbols" width="6"')
    assert faults(sheet, tmp_path) == [("the layer “symbols” is not 5 by 5 spaces, as its map is.", None)]


def test_tiles_on_the_wrong_layer(tmp_path: Path) -> None:
    sheet = Sheet().put("ground", (1, 1), STAR).put("platforms", (2, 2), DUNE).put("symbols", (3, 3), OPEN)
    assert faults(sheet, tmp_path) == [
        ("a star is on the layer “ground”; it belongs on “symbols”.", (1, 1)),
        ("a platform is on the layer “symbols”; it belongs on “platforms”.", (3, 3)),
        ("rock is on the layer “platforms”; it belongs on “ground”.", (2, 2)),
    ]


def test_a_tile_that_means_nothing(tmp_path: Path) -> None:
    sheet = Sheet().put("symbols", (2, 2), 15).put("symbols", (2, 3), 4_000_000)
    assert faults(sheet, tmp_path) == [
        ("the tile on the layer “symbols” means nothing.", (2, 2)),
        ("the tile on the layer “symbols” means nothing.", (2, 3)),
    ]


def test_two_rocks(tmp_path: Path) -> None:
    sheet = Sheet().put("ground", (2, 1), DUNE)
    assert faults(sheet, tmp_path) == [
        ("the ground is dune here and rust elsewhere; a face has one rock.", (2, 1)),
    ]


SYMBOLS = 'name="symbols"'
TITLE = 'value="Staircase"'
FORMS = [
    (
        'width="5" height="5" tile',
        'width="6" height="5" tile',
        "a face is a square of 4 by 4 to 8 by 8 spaces; this map is 6 by 5",
    ),
    ('tilewidth="96"', 'tilewidth="64"', "the spaces of a face are 96 by 96 pixels"),
    ('infinite="0"', 'infinite="1"', "a face is an orthogonal map that is not infinite"),
    ('"orthogonal"', '"isometric"', "a face is an orthogonal map that is not infinite"),
    (SYMBOLS, 'name="things"', "a face has the tile layers ground, symbols, platforms, from below to above;"),
    (SYMBOLS, SYMBOLS + ' visible="0"', "the layer “symbols” is hidden"),
    (SYMBOLS, SYMBOLS + ' offsetx="48"', "the layer “symbols” has its own offsetx"),
    (SYMBOLS, SYMBOLS + ' opacity="NaN"', "the layer “symbols” has its own opacity"),
    ("../planet.tsx", "../moon.tsx", "a face is drawn with one tileset, planet.tsx; this map uses moon.tsx"),
    (TITLE, f'value="{"x" * 33}"', "the title must be one line of at most 32 characters."),
    (TITLE, 'value="Stair&#x9b;case"', "the title must be one line"),
    (' <layer id="1"', ' <objectgroup name="notes"/>\n <layer id="1"', "“notes” is no tile layer"),
    (' <layer id="1"', ' <imagelayer name="sky"/>\n <layer id="1"', "“sky” is no tile layer"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FORMS)
def test_a_map_of_another_form(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert faults(Sheet().replace(old, new), tmp_path)[0][0].startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"door": A_STAR}, "a Door space has no symbol."),
        ({"replay": FACE.replay - {A_REPLAY} | {A_STAR}}, "a space cannot have a star and a replay symbol."),
        ({"star": FACE.star - {A_STAR} | {(5, 0)}}, "a symbol or door is outside the grid of 5 by 5 spaces."),
        ({"floors": FACE.floors | {(0, 5)}}, "a platform is outside the grid of 5 by 5 spaces."),
        ({"walls": FACE.walls | {(0, -1)}}, "a platform is outside the grid of 5 by 5 spaces."),
        ({"name": "x" * 33}, "the name of a face is the name of its file, at most 32 plain characters."),
    ],
)
def test_a_face_that_no_map_can_draw(change: dict[str, Any], sentence: str) -> None:
    assert sentence in [fault.reason(ENGLISH) for fault in rule_complaints(replace(FACE, **change))]
