"""The rules of Gravity Superstar: material, board and set-up."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from game.engine.contract import BadSetup
from game.games.gravity.board import PLACES, assemble, cells_in, fault, has_platform, survey, turned
from game.games.gravity.game import GAME
from game.games.gravity.model import CARDS, COLOURS, DIRECTIONS, Cell, Direction, Face, Layout, Material
from game.games.gravity.rules import points
from game.games.gravity.view import pawn, stars, view
from tests.games.gravity.faces import tiles
from tests.games.gravity.table import hand

TILES = tiles()
NONE: frozenset[Cell] = frozenset()


def face(
    floors: frozenset[Cell] = NONE,
    walls: frozenset[Cell] = NONE,
    door: Cell = (2, 2),
    down: Direction = "S",
) -> Face:
    """A face with a diagonal of platforms, and some more."""
    diagonal = frozenset((place, place) for place in range(5))
    return Face(
        "x",
        "A face",
        5,
        diagonal | floors,
        diagonal | walls,
        replay=frozenset({(0, 0)}),
        star=frozenset({(1, 0)}),
        door=door,
        down=down,
    )


def board(*faces: tuple[Face, int]) -> Layout:
    return assemble([*faces, *[(face(), 0)] * (2 - len(faces))])


# Tiles


def test_a_face_turned_four_times_is_itself() -> None:
    for tile in TILES.tiles:
        for side in tile:
            assert turned(side, 4) == side


def test_everything_on_a_face_turns_clockwise() -> None:
    one = turned(
        face(floors=frozenset({(3, -1), (4, 0)}), walls=frozenset({(-1, 1), (0, 3)}), door=(1, 1), down="S"),
        1,
    )
    assert (one.door, one.down) == ((3, 1), "W")
    assert one.replay == {(4, 0)}
    assert one.star == {(4, 1)}
    assert {(4, 3), (3, 4)} <= one.walls, "a northern edge becomes an eastern, a southern a western"
    assert {(3, -1), (1, 0)} <= one.floors, "a western edge becomes a northern, an eastern a southern"


def test_platforms_turn_with_their_cells() -> None:
    for tile in TILES.tiles:
        for side in tile:
            before, after = board((side, 0)), board((side, 1))
            for x in range(1, 5):
                for y in range(1, 5):
                    for number, direction in enumerate(DIRECTIONS):
                        quarter_on = DIRECTIONS[(number + 1) % 4]
                        there = has_platform(after, (5 - y, x), quarter_on)
                        assert has_platform(before, (x, y), direction) == there


@pytest.mark.parametrize(
    ("players", "size"), [(2, (12, 6)), (3, (12, 12)), (4, (12, 12)), (5, (18, 12)), (6, (18, 12))]
)
def test_the_board_grows_with_the_players(players: int, size: tuple[int, int]) -> None:
    layout = GAME.new(TILES, players, 1).state.board.layout
    assert (layout.width, layout.height) == size


def test_the_doors_are_in_clockwise_order_over_the_tiles() -> None:
    assert PLACES[2] == ((0, 0), (1, 0))
    assert PLACES[4] == ((0, 0), (1, 0), (1, 1), (0, 1))
    assert PLACES[6] == ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1))
    for players in range(2, 7):
        layout = GAME.new(TILES, players, 1).state.board.layout
        assert [(door.cell[0] // 6, door.cell[1] // 6) for door in layout.doors] == [
            *PLACES[len(layout.doors)]
        ]
        assert [tile.at for tile in layout.tiles] == [*PLACES[len(layout.doors)]]


# Edges


def test_a_platform_stands_on_a_shared_edge_if_either_tile_has_one() -> None:
    from_the_left = board((face(walls=frozenset({(4, 2)})), 0), (face(), 0))
    from_the_right = board((face(), 0), (face(walls=frozenset({(-1, 2)})), 0))
    for layout in (from_the_left, from_the_right):
        assert has_platform(layout, (4, 2), "E")
        assert has_platform(layout, (5, 2), "W")
    assert not has_platform(board(), (4, 2), "E")


def test_a_platform_on_an_outer_edge_is_the_one_it_meets_after_wrapping() -> None:
    layout = board((face(walls=frozenset({(-1, 2)}), floors=frozenset({(3, -1)})), 0))
    assert has_platform(layout, (0, 2), "W")
    assert has_platform(layout, (9, 2), "E")
    assert has_platform(layout, (3, 0), "N")
    assert has_platform(layout, (3, 4), "S")


def test_a_platform_blocks_from_both_sides() -> None:
    layout = board((face(floors=frozenset({(3, 0)})), 0))
    assert has_platform(layout, (3, 0), "S")
    assert has_platform(layout, (3, 1), "N")


def test_no_pawn_can_fall_for_ever_on_any_arrangement() -> None:
    for seed in range(50):
        layout = GAME.new(tiles(seed), 2 + seed % 5, seed).state.board.layout
        assert fault(layout) is None


def test_tiles_that_let_a_pawn_fall_for_ever_are_refused() -> None:
    endless = Face("x", "x", 5, frozenset(), frozenset(), frozenset(), frozenset(), (0, 0), "S")
    with pytest.raises(BadSetup, match="for ever"):
        GAME.new(Material(((endless,),) * 2, size=5), 2, 1)


def test_a_door_without_a_platform_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"Door 0 at \[0, 3\] has no platform"):
        GAME.new(Material(((face(door=(0, 3)),),) * 2, size=5), 2, 1)


def test_too_few_tiles_are_refused() -> None:
    with pytest.raises(BadSetup, match="4 players need 4 Planet tiles of 6 by 6 spaces; there are 3"):
        GAME.new(Material(TILES.tiles[:3]), 4, 1)


def test_boards_of_equal_layouts_are_one() -> None:
    ours = GAME.new(TILES, 2, 1).state.board
    assert survey(GAME.new(TILES, 2, 1).state.board.layout) is ours
    assert pickle.loads(pickle.dumps(ours)) is ours


# Set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_a_star_lies_on_every_symbol_from_a_bag_of_13_of_each_colour(players: int) -> None:
    state = GAME.new(TILES, players, 3).state
    layout = state.board.layout
    lying = stars(view(state, 0))
    assert set(lying) == layout.star | layout.replay
    assert state.stars_left == len(lying) == 12 * len(layout.doors)
    assert set(lying.values()) == {*COLOURS}
    assert max(Counter(lying.values()).values()) <= 13


def test_all_start_with_five_cards_and_nothing_else() -> None:
    state = GAME.new(TILES, 4, 1).state
    assert [hand(state, seat) for seat in range(4)] == [CARDS] * 4
    assert not any(points(state))
    assert state.supply == 18


def test_first_player_first_door_faces_and_turns_are_drawn_by_lot() -> None:
    openings = [GAME.new(TILES, 4, seed) for seed in range(200)]
    states = [opening.state for opening in openings]
    laid = [tile for state in states for tile in state.board.layout.tiles]
    assert {state.first for state in states} == {0, 1, 2, 3}
    assert {event.door for opening in openings for event in opening.events[1:2]} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    assert {tile.turns for tile in laid} == {0, 1, 2, 3}
    assert {tile.face for tile in laid} == {side.name for tile in TILES.tiles for side in tile}
    assert all(len({tile.face[0] for tile in state.board.layout.tiles}) == 4 for state in states)


def test_the_first_player_has_entered() -> None:
    state = GAME.new(TILES, 4, 1).state
    assert (state.seat, state.phase) == (state.first, "action")
    assert [seat for seat in range(4) if pawn(state, seat)] == [state.first]


def test_with_the_option_the_first_player_picks_the_door() -> None:
    state = GAME.new(TILES, 4, 1, {"first_door": "choose"}).state
    assert (state.phase, state.open_door) == ("door", -1)
    assert len(GAME.legal(state)) == 4


def test_every_seed_sets_up_as_it_always_did() -> None:
    """A changed shuffle would break every record."""
    state = GAME.new(tiles(size=5), 2, 7).state
    drawn = [(tile.face, tile.turns) for tile in state.board.layout.tiles]
    bag = "".join(colour[0] for _, colour in sorted(stars(view(state, 0)).items()))
    assert (drawn, state.first, bag) == ([("2a", 2), ("6b", 1)], 0, "ggpgyygpwppwobgbppoogppw")


def test_sizes() -> None:
    assert [cells_in(count, 5) for count in (2, 4, 6)] == [(10, 5), (10, 10), (15, 10)]
    assert cells_in(6, 8) == (24, 16)
