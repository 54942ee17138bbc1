"""The page where the planets are chosen, and what a line-up says of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.scene import Pop
from game.client.screens.setup import Setup
from game.engine.contract import BadSetup
from game.games.gravity import material
from game.games.gravity.table.setup import told
from game.games.gravity.table.tiles import LayTiles, SetOf, Spare, TileAt, redrawn
from game.home.settings import Settings
from game.match.lineup import EMBLEMS, Lineup, Player
from game.match.match import begun
from tests.maps.sheet import OPEN, Sheet
from tests.pilot import press


def lineup(seats: int = 4, *names: str, planets: str = "box") -> Lineup:
    players = tuple(Player(f"P{seat}", EMBLEMS[seat]) for seat in range(seats))
    return Lineup(players, {"planets": planets}, material=names)


def answer(page: LayTiles, button: str) -> Lineup:
    change = press(page, button)
    assert isinstance(change, Pop)
    assert isinstance(change.answer, Lineup)
    return change.answer


def tiles_of(chosen: Lineup, desk: Desk, seed: int = 5) -> list[tuple[str, int]]:
    layout: Any = begun("gravity", chosen, seed, desk.home).view(0).board.layout  # type: ignore[attr-defined]
    return [(tile.face, tile.turns) for tile in layout.tiles]


def own(desk: Desk, **sheets: Sheet) -> None:
    folder = desk.home / "planets"
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in sheets.items():
        sheet.written(folder / f"{name}.tmx")


def bare(size: int) -> Sheet:
    """A face that nothing crosses but the platform under its door."""
    return Sheet().grown(size).clear_platforms(range(size), range(size)).put("platforms", (0, 0), OPEN + 4)


def test_the_game_starts_as_it_is_shown(desk: Desk) -> None:
    page = LayTiles(desk, lineup(), 7)
    press(page, TileAt(2))
    before = page.laid[2]
    press(page, "right")
    press(page, "other")
    press(page, TileAt(0))
    press(page, "left")
    shown = [(face.name, turns) for face, turns in page.laid]
    assert shown[2][1] == (before[1] + 1) % 4
    assert shown[2][0] != before[0].name
    assert shown[2][0][:-1] == before[0].name[:-1], "the other side of the same tile"
    chosen = answer(page, "done")
    for seed in (1, 2):
        assert tiles_of(chosen, desk, seed) == shown


def test_what_is_shown_first_is_what_the_seed_deals(desk: Desk) -> None:
    shown = [(face.name, turns) for face, turns in LayTiles(desk, lineup(6), 7).laid]
    assert tiles_of(lineup(6), desk, 7) == shown


def test_tiles_are_drawn_again(desk: Desk) -> None:
    page = LayTiles(desk, lineup(), 7)
    boards = {tuple(page.laid)}
    for _ in range(3):
        press(page, "again")
        boards.add(tuple(page.laid))
    assert len(boards) > 1


def test_another_tile_is_put_in_and_places_are_changed(desk: Desk) -> None:
    page = LayTiles(desk, lineup(2), 7)
    spare = next(widget.id for widget in page.controls() if isinstance(widget.id, Spare))
    press(page, spare)
    assert page.laid[0][0].name == spare.face
    every = LayTiles(desk, lineup(6), 7)
    first, last = every.laid[0], every.laid[5]
    press(every, Spare(last[0].name))
    assert (every.laid[0], every.laid[5]) == (last, first)


def test_left_to_chance_there_is_only_the_set(desk: Desk) -> None:
    page = LayTiles(desk, lineup(), 7)
    press(page, SetOf("pocket"))
    chosen = answer(page, "chance")
    assert (chosen.material, chosen.options["planets"]) == ((), "pocket")
    assert len({tuple(tiles_of(chosen, desk, seed)) for seed in range(5)}) == 5


def test_shuffling_draws_again_what_was_laid(desk: Desk) -> None:
    page = LayTiles(desk, lineup(), 7)
    press(page, SetOf("pocket"))
    laid = answer(page, "done")
    assert len(laid.material) == 4
    again = redrawn(laid)
    assert (again.material, again.options["planets"]) == ((), "pocket")
    assert redrawn(again) == again


def test_own_draws_own_faces_first_and_fills_up_from_the_set_of_their_size(desk: Desk) -> None:
    own(desk, cheese=Sheet("2b"), moon=Sheet("3a"))
    page = LayTiles(desk, lineup(), 7)
    press(page, SetOf("own/5"))
    chosen = answer(page, "chance")
    assert chosen.options["planets"] == "pocket"
    for seed in range(8):
        faces = [face for face, _ in tiles_of(chosen, desk, seed)]
        assert {"cheese", "moon"} < set(faces)
    options = begun("gravity", chosen, 1, desk.home).game.dump(
        begun("gravity", chosen, 1, desk.home).opening.state
    )["options"]
    assert options["planets"] == "pocket"


def test_people_choose_a_size_if_they_have_several(desk: Desk) -> None:
    own(desk, cheese=Sheet("2b"), moon=Sheet("3a").grown(7), sun=Sheet("3a", "box"))
    cards = [widget.id for widget in LayTiles(desk, lineup(), 7).controls() if isinstance(widget.id, SetOf)]
    assert cards == [SetOf("box"), SetOf("pocket"), SetOf("own/6"), SetOf("own/5"), SetOf("own/7")]


def test_too_few_of_a_size_without_a_set_are_refused_with_a_sentence(desk: Desk) -> None:
    own(desk, cheese=Sheet("2b").grown(7), moon=Sheet("3a").grown(7))
    page = LayTiles(desk, lineup(), 7)
    press(page, SetOf("own/7"))
    assert page.trouble == "There are 2 tiles of 7 × 7 spaces; 4 are needed, and no set has this size."
    assert not next(widget for widget in page.controls() if widget.id == "done").enabled
    with pytest.raises(BadSetup, match="4 players need 4 Planet tiles of 7 by 7 spaces; there are 2"):
        begun("gravity", replace(lineup(), material=("own/7",)), 1, desk.home)


def test_what_cannot_be_dealt_is_told_in_the_language_of_the_table(desk: Desk) -> None:
    own(desk, cheese=Sheet("2b").grown(7))
    desk.change(Settings(language="fr"))
    setup = Setup(desk, "gravity")
    setup.lineup = lineup(2, "own/7")
    assert press(setup, "start") is None
    assert desk.toasts[-1].text.startswith("Il y a 1 tuile de 7 × 7 cases")


def test_a_board_to_fall_on_for_ever_cannot_be_done(desk: Desk) -> None:
    own(desk, cheese=bare(6))
    page = LayTiles(desk, lineup(2), 7)
    page.laid = [
        (face, 0) for tile in material.found(desk.home).material.tiles for face in tile if face.own
    ] + [page.laid[1]]
    assert page.trouble.startswith("Nothing crosses a column of cheese:")
    assert not next(widget for widget in page.controls() if widget.id == "done").enabled
    names = ("box/0/cheese", material.named(page.laid[1][0], 0))
    with pytest.raises(BadSetup, match=r"crosses column .*\. It is for the tiles cheese\."):
        begun("gravity", lineup(2, *names), 1, desk.home)


def test_where_all_own_tiles_leave_a_way_to_fall_the_sentence_names_them(desk: Desk) -> None:
    own(desk, cheese=bare(7), moon=bare(7))
    with pytest.raises(BadSetup, match=r"nobody falls for ever: no platform crosses rows 0, .* of cheese"):
        begun("gravity", lineup(2, "own/7"), 1, desk.home)
    page = LayTiles(desk, lineup(2, "own/7"), 1)
    assert page.trouble.endswith("it is for cheese, moon.")


def test_older_names_are_those_of_the_small_set(tmp_path: Path) -> None:
    tiles = material.found(tmp_path).material
    chosen = material.chosen(tiles, ("1a", "2b"), 2)
    assert [(face.name, face.size) for tile in chosen.tiles for face in tile] == [("1a", 5), ("2b", 5)]


@pytest.mark.parametrize(
    "names",
    [
        ("own/moon",),
        ("own/" + "9" * 5000,),
        ("own/",),
        ("box/7/1a", "box/1/2a"),
        ("box/1/1a",),
        ("/",),
        ("9/cheese", "9/moon"),
        ("box/" + "1" * 5000 + "/1a",) * 2,
        ("",),
    ],
    ids=lambda names: names[0][:20],
)
def test_a_file_that_chooses_nonsense_is_played_with_what_there_is(
    desk: Desk, names: tuple[str, ...]
) -> None:
    """Files are edited by hand."""
    chosen = lineup(2, *names)
    page = LayTiles(desk, chosen, 1)
    assert len(page.laid) == 2
    assert len(tiles_of(chosen, desk)) == 2
    assert told(desk.words, desk.home, chosen)
