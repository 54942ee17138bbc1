"""Gravity Superstar as JSON: what is refused, and that the sentence says why."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import pytest

from game.engine.contract import BadState, IllegalAction, Json
from game.games.gravity import model
from game.games.gravity.game import GAME
from game.games.gravity.model import Drop, PickDoor, Rotate, Steal, Step
from tests.games.gravity.faces import tiles
from tests.games.gravity.table import DOORS, do, table, written

KEYS = [
    "game", "version", "options", "board", "stars", "open_door", "supply", "round", "first", "seat", "phase",
    "replayed", "last_round", "quiet_rounds", "stirred", "pending", "seats",
]  # fmt: skip
NEEDED = [key for key in KEYS if key != "options"]


def sample(**changes: Any) -> dict[str, Json]:
    """A state with something of everything."""
    given: dict[str, Any] = {
        "pawns": {0: ((5, 4), "S"), 1: ((6, 4), "S")},
        "stars": {(3, 3): "pink", (2, 2): "blue"},
        "bare": [(8, 1)],
        "played": {1: ["long", ("drop", True)]},
        "purses": {1: {"pink": 2, "token": 1}},
    }
    return written(2, **(given | changes))


def theft() -> dict[str, Json]:
    """In mid-air, with two cells to go."""
    pawns = {0: ((5, 0), "S"), 1: ((6, 2), "W")}
    state = table(pawns=pawns, floors=[(5, 0)], walls=[(5, 2)], purses={1: {"pink": 1}})
    return GAME.dump(do(state, Step("long", "right"))[0])


def refused(state: Json, why: str | None = None) -> None:
    with pytest.raises(BadState, match=why) as refusal:
        GAME.load(state)
    assert str(refusal.value).endswith((".", "…"))


def changed(state: dict[str, Json], *path: str | int, to: Json) -> dict[str, Json]:
    copy = deepcopy(state)
    at: Any = copy
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = to
    return copy


# Shape


def test_the_samples_can_occur() -> None:
    for state in (sample(), theft(), sample(end="expert", last_round=True)):
        assert sorted(state) == sorted(KEYS)
        GAME.load(json.loads(json.dumps(state)))


def test_a_new_game_has_all_listed_keys_and_loads_from_them_alone() -> None:
    state = GAME.dump(GAME.new(tiles(), 4, 1).state)
    assert GAME.dump(GAME.load({key: state[key] for key in KEYS})) == state


@pytest.mark.parametrize("key", NEEDED)
def test_no_listed_key_may_be_missing(key: str) -> None:
    state = sample()
    del state[key]
    refused(state, key)


def test_unknown_keys_are_ignored() -> None:
    assert GAME.dump(GAME.load({**sample(), "weather": [None]})) == GAME.dump(GAME.load(sample()))


@pytest.mark.parametrize("state", [None, 1, "state", [], True, [[[[]]]], {}])
def test_what_is_no_state_is_refused(state: Json) -> None:
    refused(state)


WHOLES = [("supply",), ("round",), ("first",), ("seat",), ("quiet_rounds",), ("version",), ("open_door",)]
DEEPER: list[tuple[str | int, ...]] = [
    ("board", "width"),
    ("board", "floors", 0, 1),
    ("stars", 0, "cell", 0),
    ("seats", 1, "tokens"),
    ("seats", 1, "stars", "pink"),
    ("seats", 0, "pawn", "cell", 1),
]


@pytest.mark.parametrize("path", [*WHOLES, *DEEPER], ids=str)
@pytest.mark.parametrize("wrong", [True, 1.0, "1", -1, 10**30, [], {}], ids=repr)
def test_only_whole_numbers_in_bounds_are_numbers(path: tuple[str | int, ...], wrong: Json) -> None:
    refused(changed(sample(), *path, to=wrong))


@pytest.mark.parametrize("key", ["replayed", "last_round", "stirred"])
@pytest.mark.parametrize("wrong", [0, 1, None, "false"], ids=repr)
def test_only_true_and_false_are_flags(key: str, wrong: Json) -> None:
    refused(changed(sample(), key, to=wrong), key)


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("game",), "chess"),
        (("version",), 2),
        (("options", "end"), "soon"),
        (("options", "first_door"), None),
        (("phase",), "replaying"),
        (("stars", 0, "colour"), "red"),
        (("seats", 0, "hand", 0), "short"),
        (("seats", 0, "pawn", "down"), "s"),
        (("board", "doors", 0, "down"), 2),
        (("board", "floors", 0), [1]),
        (("board", "floors", 0), [1, 2, 3]),
        (("board", "floors", 0), {"x": 1}),
        (("board", "doors"), []),
        (("seats",), []),
        (("seats", 0), None),
        (("seats", 1, "played", 0), {"card": "long"}),
    ],
    ids=repr,
)
def test_only_the_words_of_the_game_are_read(path: tuple[str | int, ...], wrong: Json) -> None:
    refused(changed(sample(), *path, to=wrong))


def test_a_view_is_no_state() -> None:
    state = GAME.load(sample())
    refused(GAME.dump_view(GAME.view(state, 0)), r"seats\[1\]\.hand\[0\]`; a view is no state")
    hidden = changed(sample(), "seats", 1, "played", 0, "card", to=None)
    refused(hidden, r"seats\[1\]\.played\[0\]\.card`; a view is no state")


# The board


@pytest.mark.parametrize(("players", "size"), [(2, (10, 10)), (3, (10, 5)), (4, (15, 10)), (5, (10, 10))])
def test_the_board_has_the_size_for_its_players(players: int, size: tuple[int, int]) -> None:
    state = written(players, pawns={0: ((5, 4 if players == 2 else 9), "S")})
    GAME.load(state)
    wrong = changed(changed(state, "board", "width", to=size[0]), "board", "height", to=size[1])
    refused(wrong, f"The board of {players} players has")


def test_an_endless_row_or_column_is_refused() -> None:
    refused(sample(holes=[(9, 2)]), "No vertical platform crosses row 2")
    refused(sample(holes=[(7, 4)]), "No horizontal platform crosses column 7")


def test_a_door_needs_a_platform_at_its_feet() -> None:
    refused(sample(doors=[((1, 1), "S")]), r"Door 0 at \[1, 1\] has no platform at its feet")


def test_a_cell_shows_one_thing() -> None:
    refused(sample(doors=[*DOORS, ((3, 3), "S")], floors=[(3, 3)]), "A Door space shows no symbol")
    refused(sample(doors=[*DOORS, DOORS[0]]), "twice")
    both = sample()
    both["board"]["star"].append([8, 1])
    refused(both, "both a star and a replay symbol")
    twice = sample()
    twice["board"]["floors"].append(twice["board"]["floors"][0])
    refused(twice, "twice")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda board: board["tiles"].pop(), "4 tiles, not 3"),
        (lambda board: board["tiles"][0].update(face=""), "face"),
        (lambda board: board["tiles"][0].update(face="x" * 65), "face"),
        (lambda board: board["tiles"][0].update(face=7), "face"),
        (lambda board: board["tiles"][0].update(face="1a\ud800"), "face"),  # no file could hold it
        (lambda board: board["tiles"][0].update(turns=4), "turns"),
        (lambda board: board["tiles"][0].update(at=[3, 0]), "each in its own place"),
        (lambda board: board["tiles"][0].update(at=board["tiles"][1]["at"]), "each in its own place"),
        (lambda board: board["doors"].pop(), "4 doors, not 3"),
        (lambda board: board["doors"].reverse(), "clockwise order"),
    ],
)
def test_tiles_fill_the_board_and_show_what_faces_show(change: Callable[[Any], None], why: str) -> None:
    state = GAME.dump(GAME.new(tiles(), 4, 1).state)
    change(state["board"])
    refused(state, why)


def test_tiles_may_be_listed_in_any_order() -> None:
    state = GAME.dump(GAME.new(tiles(), 6, 1).state)
    mixed = changed(state, "board", "tiles", to=state["board"]["tiles"][::-1])
    assert GAME.dump(GAME.load(mixed)) == state


def test_a_round_that_loads_can_be_played_on_and_loads_again() -> None:
    state = GAME.load(GAME.dump(GAME.new(tiles(), 2, 1).state) | {"round": model.MOST_ROUNDS})
    for _ in range(30):
        state = GAME.after(state, GAME.legal(state)[0])
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


# What cannot occur


def test_a_star_of_an_unknown_colour_is_refused_and_not_dropped() -> None:
    refused(changed(sample(), "seats", 1, "stars", "red", to=1), "red")


def test_a_seat_without_a_pawn_has_played_no_card() -> None:
    given = sample(pawns={0: ((5, 4), "S")})
    refused(given, "Seat 1 has no pawn on the board: it cannot have played a card")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"stars": {(3, 3): "pink", (5, 4): "blue"}}, "stands on a star"),
        ({"pawns": {0: ((5, 4), "S"), 1: ((5, 4), "S")}}, "another pawn"),
        ({"pawns": {0: ((5, 3), "S")}}, "no platform at its feet"),
        ({"pawns": {0: ((5, 4), "E")}}, "no platform at its feet"),
        ({"pawns": {}}, "its pawn must be on the board"),
        ({"supply": 18}, "19 tokens"),
        ({"purses": {1: {"pink": 13, "token": 1}}}, "14 pink stars"),
        ({"seat": 2}, "seat"),
        ({"first": -1}, "first"),
        ({"open_door": None}, "open_door is null"),
        ({"open_door": 2}, "open_door"),
        ({"last_round": True}, "expert variant"),
        ({"end": "expert", "purses": {1: {"token": 18, "pink": 1}}}, "last_round must be true"),
        ({"quiet_rounds": 12}, "quiet rounds the game is over"),
        ({"phase": "replay"}, "asked to spend one"),
        ({"phase": "replay", "seat": 1, "replayed": True}, "asked to spend one"),
        ({"phase": "door", "open_door": None}, "A door is picked only"),
        ({"phase": "door"}, "open_door is null"),
        ({"phase": "steal"}, "pending theft"),
        ({"pending": {"victim": 1, "rest": [], "door": False}}, "pending theft"),
        ({"phase": "over"}, "seat before the first one"),
        (
            {"phase": "over", "seat": 1, "stars": {(x, 0): "blue" for x in range(5)}},
            "no end has been reached",
        ),
        ({"phase": "over", "seat": 1, "stirred": True, "quiet_rounds": 1}, "not quiet"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_occur_is_refused(changes: Mapping[str, Any], why: str) -> None:
    refused(sample(**changes), why)


def test_a_star_lies_on_a_symbol_alone() -> None:
    refused(changed(sample(), "stars", 0, "cell", to=[5, 2]), "without a symbol")
    refused(changed(sample(), "stars", 0, "cell", to=[2, 2]), "another star")


def test_on_planet_tiles_no_star_is_lost_or_made() -> None:
    dealt = GAME.dump(GAME.new(tiles(), 2, 1).state)
    white = sum(star["colour"] == "white" for star in dealt["stars"])
    refused(changed(dealt, "stars", to=dealt["stars"][1:]), "23 stars .* but 24 symbols")
    assert white < 13
    refused(changed(dealt, "seats", 0, "stars", "white", to=1), "25 stars .* but 24 symbols")


def test_a_board_made_by_hand_need_not_account_for_every_star() -> None:
    given = changed(sample(), "stars", to=[])
    assert GAME.dump(GAME.load(given)) == given


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["high", "rotate", "joker", "drop"], ["long", "drop"]),
        (["high", "rotate"], ["long", "drop"]),
        (["high", "high", "rotate", "joker"], ["long"]),
    ],
)
def test_everyone_has_the_five_cards_each_once(hand: list[Json], played: list[Json]) -> None:
    state = changed(sample(), "seats", 1, "hand", to=hand)
    lying = [{"card": card, "open": False} for card in played]
    refused(changed(state, "seats", 1, "played", to=lying), "the five cards, each once")


def test_five_played_cards_would_be_back_in_the_hand() -> None:
    refused(sample(played={1: ["long", "high", "drop", "rotate", "joker"]}), "back in the hand")


@pytest.mark.parametrize(
    ("path", "wrong", "why"),
    [
        (("pending", "victim"), 0, "victim"),
        (("pending", "victim"), 2, "victim"),
        (("pending", "rest"), [[6, 3]], "rest of a move"),
        (("pending", "rest"), [[6, 4]], "rest of a move"),
        (("pending", "rest"), [], "rest of a move"),
        (("pending", "door"), True, "first thing in a turn"),
        (("pending", "door"), None, "pending.door"),
        (("seats", 1, "pawn"), {"cell": [9, 4], "down": "S"}, "off the board"),
        (("seats", 0, "pawn"), None, "must be on the board"),
        (("seats", 1, "played"), [{"card": "long", "open": True}], "each once"),
    ],
    ids=repr,
)
def test_a_theft_fits_its_move(path: tuple[str | int, ...], wrong: Json, why: str) -> None:
    refused(changed(theft(), *path, to=wrong), why)


def test_a_theft_needs_something_to_take() -> None:
    state = changed(theft(), "seats", 1, "stars", "pink", to=0)
    refused(changed(state, "seats", 0, "stars", "pink", to=1), "something to lose")


# Actions


@pytest.mark.parametrize(
    ("given", "action"),
    [
        ({"type": "door", "door": 1}, PickDoor(1)),
        ({"type": "step", "card": "long", "dir": "left"}, Step("long", "left")),
        ({"type": "drop", "card": "joker", "why": "because"}, Drop("joker")),
        ({"type": "rotate", "card": "rotate", "turn": "half"}, Rotate("rotate", "half")),
        ({"type": "steal", "take": "token"}, Steal("token")),
    ],
)
def test_actions_are_read(given: Json, action: object) -> None:
    assert GAME.read_action(given) == action


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        "refill",
        {},
        {"type": "jump"},
        {"type": ["step"]},
        {"type": "step", "card": "long"},
        {"type": "step", "card": "long", "dir": "up"},
        {"type": "step", "card": "\ud800", "dir": "left"},
        {"type": "\ud800"},
        {"type": "door", "door": 1.0},
        {"type": "door", "door": True},
        {"type": "steal", "take": "x" * 10_000},
    ],
    ids=lambda given: repr(given)[:40].encode("ascii", "replace").decode(),
)
def test_what_is_no_action_is_refused_in_a_sentence(given: Json) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.read_action(given)
    assert str(refusal.value).startswith("The action cannot be read: ")
    assert len(str(refusal.value)) < 300


def test_a_special_with_another_card_is_never_legal() -> None:
    state = GAME.load(sample())
    with pytest.raises(IllegalAction):
        GAME.apply(state, GAME.read_action({"type": "drop", "card": "long"}))
