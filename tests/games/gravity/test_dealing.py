"""Which boards are dealt: none on which somebody could fall for ever, none with more symbols than stars."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from msgspec.structs import replace

from game.engine.chance import generator
from game.engine.contract import BadSetup, BadState
from game.games.gravity import dealing
from game.games.gravity.board import PLACES, assemble, fault, tiles_for
from game.games.gravity.dealing import deal, troubles
from game.games.gravity.game import GAME
from game.games.gravity.model import FACE_SIZES, STARS, Cell, Face, Material
from tests.games.gravity.faces import tiles

NONE: frozenset[Cell] = frozenset()


def barred(name: str, floors: set[Cell], walls: set[Cell], size: int = 6) -> Face:
    """A face with these platforms alone, and a door on the first floor."""
    return Face(name, name, size, frozenset(floors), frozenset(walls), NONE, NONE, (0, 0), "S", own=True)


def lying(name: str, size: int = 6) -> Face:
    """All its columns are crossed, none of its rows."""
    return barred(name, {(x, 0) for x in range(size)}, set(), size)


def full(name: str, symbols: int, size: int = 8) -> Face:
    """A face that fits anywhere, with so many stars."""
    line = range(size)
    cells = frozenset([(x, y) for y in line for x in line if (x, y) != (0, 0)][:symbols])
    whole = barred(name, {(x, 0) for x in line}, {(0, y) for y in line}, size)
    return replace(whole, star=cells)


@pytest.mark.parametrize("size", FACE_SIZES)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_any_size_is_dealt_played_and_read_back(size: int, players: int) -> None:
    state = GAME.new(tiles(players, size=size), players, size).state
    assert state.board.layout.size == size
    rng = Random(size)
    for _ in range(60):
        legal = GAME.legal(state)
        if not legal:
            break
        state = GAME.after(state, rng.choice(legal))
        written = GAME.dump(state)
        assert GAME.dump(GAME.load(json.loads(json.dumps(written)))) == written


def test_other_turns_are_tried_until_nobody_falls_for_ever() -> None:
    """Two faces whose columns alone are crossed: one must lie on its side, and that is no board for two."""
    both = Material(((lying("a"),), (lying("b"),)), size=6)
    with pytest.raises(BadSetup, match="no platform crosses rows 0, 1, 2, 3, 4, 5 of a"):
        deal(both, 2, "box", generator(1))
    four = Material(tuple((lying(name),) for name in "abcd"), size=6)
    for seed in range(20):
        layout = deal(four, 4, "box", generator(seed))
        assert fault(layout) is None
        assert {tile.turns % 2 for tile in layout.tiles} == {0, 1}
        assert all(tile.turns < 4 for tile in layout.tiles)


def test_what_cannot_become_a_board_is_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "ORDERS", 1)
    monkeypatch.setattr(dealing, "LAID", 320)
    six = Material(tuple((lying(name),) for name in "abcdef"), size=6)
    for seed in range(20):
        assert fault(deal(six, 6, "box", generator(seed))) is None


def test_other_tiles_are_tried_too() -> None:
    bad = tuple((lying(name),) for name in "abcdefgh")
    good = tiles(3).tiles[:2]
    for seed in range(10):
        assert fault(deal(Material(bad + good, size=6), 2, "box", generator(seed))) is None


def test_more_symbols_than_stars_are_not_dealt() -> None:
    crowded = tuple((full(name, 30),) for name in "abcd")
    with pytest.raises(
        BadSetup, match=r"Any 4 of these tiles show at least 120 symbols.* 78 stars: .*d shows"
    ):
        deal(Material(crowded, size=8), 4, "box", generator(1))
    with pytest.raises(BadSetup, match=r": f shows 30, e shows 30, d shows 30, c shows 30 and 2 more\.$"):
        deal(Material((*crowded, (full("e", 30),), (full("f", 30),)), size=8), 4, "box", generator(1))
    with pytest.raises(BadSetup, match=r": e shows 30, d shows 30, c shows 30, b shows 30 and 1 more\.$"):
        deal(Material((*crowded, (full("e", 30),)), size=8), 4, "box", generator(1))
    spare = tuple((full(name, 10),) for name in "efg")
    mixed = Material((*crowded[:1], *spare, (full("h", 40),)), size=8)
    for seed in range(10):
        assert len(deal(mixed, 4, "box", generator(seed)).star) <= STARS


def test_a_single_line_that_nothing_crosses_is_named() -> None:
    line = range(5)
    pool = [barred(name, {(x, 0) for x in line}, {(0, y) for y in line if y != 2}, 5) for name in "ab"]
    with pytest.raises(BadSetup, match=r"no platform crosses row 2 of a, row 2 of b\.$"):
        deal(Material(tuple((face,) for face in pool), size=5), 2, "pocket", generator(1))


def test_a_board_laid_by_people_that_does_not_do_names_its_tiles() -> None:
    laid = ((lying("a"), 0), (lying("b"), 0))
    assert [trouble.tiles for trouble in troubles(laid)] == ["a, b"] * 6
    with pytest.raises(BadSetup, match=r"crosses row 0.* It is for the tiles a, b\."):
        deal(Material((), laid=laid), 2, "box", generator(1))


def test_a_board_laid_by_people_has_tiles_of_one_size() -> None:
    with pytest.raises(BadSetup, match="2 players need 2 Planet tiles, all of one size"):
        deal(Material((), laid=((full("a", 9), 0), (full("b", 9, 6), 0))), 2, "box", generator(1))


def test_the_set_is_that_of_the_option() -> None:
    both = Material(tiles(1).tiles + tiles(1, size=5).tiles)
    for planets, size in (("box", 6), ("pocket", 5)):
        state = GAME.new(both, 3, 1, {"planets": planets}).state
        assert (state.board.layout.size, state.terms.planets) == (size, planets)


def test_the_option_names_the_set_of_ones_own_size_or_the_box() -> None:
    for size, planets in ((5, "pocket"), (6, "box"), (7, "box")):
        assert GAME.new(tiles(1, size=size), 2, 1, {"planets": "pocket"}).state.terms.planets == planets


def test_ones_own_face_may_have_the_name_of_one_that_ships() -> None:
    """It says so in a state, which then may show what a shipped face does not."""
    own = tuple((replace(full(name, 20, 6), own=True),) for name in ("1a", "2b"))
    state = GAME.dump(GAME.new(Material(own, size=6), 2, 1).state)
    assert [tile["own"] for tile in state["board"]["tiles"]] == [True, True]
    assert GAME.dump(GAME.load(state)) == state
    for tile in state["board"]["tiles"]:
        del tile["own"]
    with pytest.raises(BadState, match=r"The tile .* shows 20 .* and 0 .* instead of 9 and 3"):
        GAME.load(state)


def test_a_state_has_one_door_on_each_tile_in_clockwise_order() -> None:
    state = GAME.dump(GAME.new(tiles(1, size=7), 4, 1).state)
    state["board"]["tiles"] = []
    assert GAME.load(state)
    assert len(state["board"]["doors"]) == len(PLACES[tiles_for(4)])
    state["board"]["doors"].reverse()
    with pytest.raises(BadState, match=r"Door 0 at \[\d+, \d+\] must be on the tile at \[0, 0\]"):
        GAME.load(state)


def test_what_cannot_be_on_a_board_is_refused_with_its_cell() -> None:
    whole = GAME.dump(GAME.new(tiles(1), 2, 1).state)

    def refused(why: str, **board: object) -> None:
        with pytest.raises(BadState, match=why):
            GAME.load({**whole, "board": {**whole["board"], **board}})

    star, door = whole["board"]["star"][0], whole["board"]["doors"][0]["cell"]
    at, there = re.escape(str(star)), re.escape(str(door))
    refused(rf"board.star names the space {at} twice", star=[*whole["board"]["star"], star])
    refused(r"board.floors names the space \[12, 0\], which is not on the board", floors=[[12, 0]])
    refused(rf"The space {at} cannot show both", replay=[*whole["board"]["replay"], star])
    refused(rf"A Door space shows no symbol, but {there} does", star=[*whole["board"]["star"], door])
    refused("8 by 4 to 16 by 8 spaces in all; 18 by 9 is none", width=18, height=9)


def test_at_most_78_symbols() -> None:
    laid = [(full("a", 40), 0), (full("b", 38), 0)]
    assert not list(troubles(laid))
    assert [trouble.code for trouble in troubles([laid[0], laid[0]])] == ["symbols"]
    layout = assemble(laid)
    assert len(layout.star) == STARS
    state = GAME.dump(GAME.new(Material((), laid=tuple(laid)), 2, 1).state)
    assert GAME.dump(GAME.load(state)) == state
    used = [*state["board"]["star"], [0, 0], [8, 0]]
    free = next([x, y] for x in range(16) for y in range(8) if [x, y] not in used)
    state["board"]["star"].append(free)
    with pytest.raises(BadState, match="The board shows 79 symbols; there are 78 stars"):
        GAME.load(state)
