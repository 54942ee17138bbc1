"""Fairy Lights as JSON: exact, strict, and in plain words when it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.engine.contract import BadState, IllegalAction
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import Reveal, State, Take
from tests.games.fairy_lights.bench import DECK

Edit = Callable[[dict[str, Any]], Any]


def played(seed: int, actions: int) -> State:
    rng = Random(seed)
    state = GAME.new(DECK, 2 + seed % 5, seed).state
    for _ in range(actions):
        if legal := GAME.legal(state):
            GAME.play(state, rng.choice(legal))
    return state


@pytest.mark.sampled(4, 2)
@pytest.mark.parametrize("seed", range(60))
def test_every_state_of_a_game_survives_dump_and_load(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(DECK, 2 + seed % 5, seed).state
    while True:
        data = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.load(data) == state
        assert GAME.dump(GAME.load(data)) == data
        legal = GAME.legal(state)
        if not legal:
            break
        GAME.play(state, rng.choice(legal))


def test_a_state_has_the_keys_that_the_protocol_lists() -> None:
    data = GAME.dump(played(1, 30))
    assert list(data) == [
        "game",
        "version",
        "options",
        "deck",
        "shop",
        "discard",
        "first",
        "seat",
        "phase",
        "seats",
    ]
    assert all(list(seat) == ["series", "garland"] for seat in data["seats"])
    assert data["deck"][0] == {"colour": "pink", "bulbs": 1, "stars": 1}


def test_the_top_card_stands_first_in_the_deck() -> None:
    state = played(1, 0)
    top = GAME.dump(state)["deck"][0]
    GAME.play(state, Reveal())
    assert GAME.dump(state)["shop"] == [top]


def test_keys_that_are_not_listed_are_ignored() -> None:
    data = GAME.dump(played(1, 30))
    data["note"] = 1.5
    data["seats"][0]["name"] = "Ana"
    data["deck"][0]["id"] = None
    assert GAME.load(data) == played(1, 30)


def test_a_view_has_null_for_each_card_of_the_deck() -> None:
    state = played(1, 30)
    data, shown = GAME.dump(state), GAME.dump_view(GAME.view(state, 0))
    assert shown["deck"] == [None] * len(state.deck)
    assert {key: shown[key] for key in data if key != "deck"} == {
        key: data[key] for key in data if key != "deck"
    }


def test_a_view_is_refused_as_a_state() -> None:
    with pytest.raises(BadState, match=r"deck\[0\]`; a view is no state"):
        GAME.load(GAME.dump_view(GAME.view(played(1, 30), 0)))


def set_at(*path: Any) -> Edit:
    *way, last, value = path

    def edit(data: dict[str, Any]) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        place[last] = value

    return edit


def to_discard(data: dict[str, Any]) -> None:
    data["discard"].append(data["deck"].pop())


def empty_deck(data: dict[str, Any]) -> None:
    data["deck"], data["discard"] = [], data["deck"]


def swap_owners(data: dict[str, Any]) -> None:
    pink, silver = (
        next(card for card in data["deck"] if card["colour"] == colour) for colour in ("pink", "silver")
    )
    data["deck"].remove(pink)
    data["deck"].remove(silver)
    data["seats"][0]["series"]["pink"] = [silver]
    data["seats"][0]["series"]["silver"] = [pink]


def long_series(data: dict[str, Any]) -> None:
    golds = [card for card in data["deck"] if card["colour"] == "gold"][:3]
    for card in golds:
        data["deck"].remove(card)
    data["seats"][0]["series"]["gold"] = golds


def odd_garland(data: dict[str, Any]) -> None:
    data["seats"][0]["garland"].append(data["deck"].pop())


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (set_at("game", "gravity"), "unknown value 'gravity' at `game`"),
        (set_at("version", 2), "value 2 at `version`"),
        (set_at("version", True), "expected `int`, got `bool` at `version`"),
        (set_at("version", 1.0), "expected `int`, got `float` at `version`"),
        (set_at("options", {"first_player": "6"}), "unknown value '6' at `options.first_player`"),
        (set_at("options", []), "expected `object`, got `array` at `options`"),
        (set_at("deck", {}), "expected `array`, got `object` at `deck`"),
        (set_at("deck", 0, 7), r"expected `object`, got `int` at `deck\[0\]`"),
        (set_at("deck", 0, "colour", "red"), r"unknown value 'red' at `deck\[0\].colour`"),
        (set_at("deck", 0, "colour", "\ud800"), "half of a surrogate pair"),
        (set_at("deck", 0, "colour", ["pink"]), "got `array`"),
        (set_at("deck", 0, "bulbs", 1.0), r"expected `int`, got `float` at `deck\[0\].bulbs`"),
        (set_at("deck", 0, "bulbs", True), "got `bool`"),
        (set_at("deck", 0, "bulbs", 3), r"expected `int` <= 2 at `deck\[0\].bulbs`"),
        (set_at("deck", 0, "stars", -1), "expected `int` >= 0"),
        (set_at("deck", 0, "stars", 5), "expected `int` <= 4"),
        (lambda data: data["deck"][0].pop("stars"), r"missing required field `stars` at `deck\[0\]`"),
        (lambda data: data["deck"].pop(), r"cards with \d bulb"),
        (lambda data: data["deck"].append(data["deck"][0]), r"cards with \d bulb"),
        (lambda data: data["deck"].extend(data["deck"]), r"cards with \d bulb"),
        (lambda data: data["shop"].extend(data["deck"].pop() for _ in range(6)), "room for 5"),
        (to_discard, "pile of lost series"),
        (empty_deck, "The game is over when deck and shop are empty"),
        (odd_garland, "complete series have 3, 6, 9 or 12"),
        (swap_owners, "another colour"),
        (long_series, "3 bulbs; an unfinished series has 1 or 2"),
        (set_at("seats", 0, "series", "red", []), "unknown value 'red' at `key` in `seats"),
        (set_at("seats", 0, "series", "gold", []), "0 bulbs"),
        (set_at("seats", 0, "series", []), "expected `object`, got `array`"),
        (set_at("seats", 0, None), r"expected `object`, got `null` at `seats\[0\]`"),
        (set_at("seats", []), "of length >= 2 at `seats`"),
        (set_at("seats", [{"series": {}, "garland": []}] * 7), "of length <= 6 at `seats`"),
        (set_at("first", 9), "first must be from 0 to 4, not 9"),
        (set_at("seat", -1), "expected `int` >= 0 at `seat`"),
        (set_at("seat", "0"), "expected `int`, got `str` at `seat`"),
        (set_at("phase", "over"), "over only when deck and shop are empty"),
        (set_at("phase", "play"), "unknown value 'play' at `phase`"),
        (set_at("phase", None), "got `null` at `phase`"),
    ],
)
def test_what_cannot_occur_is_refused_in_words(edit: Edit, reason: str) -> None:
    data = GAME.dump(played(3, 4))
    edit(data)
    with pytest.raises(BadState, match=reason):
        GAME.load(data)


@pytest.mark.parametrize("key", [key for key in GAME.dump(played(0, 0)) if key != "options"])
def test_no_listed_key_may_be_missing(key: str) -> None:
    data = GAME.dump(played(3, 30))
    del data[key]
    with pytest.raises(BadState, match=f"missing required field `{key}`"):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], 1, "state", {}])
def test_what_is_no_state_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadState):
        GAME.load(data)


def test_the_first_turn_is_that_of_the_first_seat() -> None:
    data = GAME.dump(played(3, 0))
    data["seat"] = (data["first"] + 1) % len(data["seats"])
    with pytest.raises(BadState, match="first seat"):
        GAME.load(data)


def last_turn() -> dict[str, Any]:
    """The last card is revealed and repeats nothing."""
    state = next(state for state in map(all_revealed, range(20)) if state.phase == "turn")
    data: dict[str, Any] = GAME.dump(state)
    return data


def all_revealed(seed: int) -> State:
    state = played(seed, 0)
    while state.deck:
        GAME.play(state, GAME.legal(state)[0])
    return state


def test_after_the_last_card_there_is_something_to_take() -> None:
    data = last_turn()
    data["discard"] += data["shop"]
    data["shop"] = []
    with pytest.raises(BadState):
        GAME.load(data)


def test_a_last_card_that_repeats_leaves_nothing_to_decide() -> None:
    data = last_turn()
    one = data["shop"][-1]
    twin = next(card for card in data["discard"] if card["colour"] == one["colour"])
    data["discard"].remove(twin)
    data["shop"] = [*data["shop"][-4:], twin]
    data["discard"] += last_turn()["shop"][:-4]
    with pytest.raises(BadState, match="repeated the colour"):
        GAME.load(data)


def garlanded(colours: dict[str, int]) -> dict[str, Any]:
    """A finished game: of these colours so many 1-bulb cards are discarded, the rest hang in a garland."""
    data: dict[str, Any] = GAME.dump(played(3, 0))
    left = dict(colours)
    for card in data["deck"]:
        lost = card["colour"] not in left or (card["bulbs"] == 1 and left[card["colour"]] > 0)
        if lost and card["colour"] in left:
            left[card["colour"]] -= 1
        (data["discard"] if lost else data["seats"][0]["garland"]).append(card)
    return data | {"deck": [], "phase": "over"}


def test_what_is_left_in_the_last_shop_is_discarded_with_the_lost_series() -> None:
    assert GAME.load(garlanded({})).phase == "over"
    assert GAME.load(garlanded({"yellow": 1, "pink": 3})).phase == "over"


def test_more_than_a_shop_of_cards_cannot_be_left_over() -> None:
    with pytest.raises(BadState, match="at most 5 cards left"):
        GAME.load(garlanded({"yellow": 1, "pink": 3, "orange": 3}))


@pytest.mark.parametrize(
    ("data", "action"),
    [
        ({"type": "reveal"}, Reveal()),
        ({"type": "reveal", "colours": 3}, Reveal()),
        ({"type": "take", "colours": ["pink"]}, Take(("pink",))),
        ({"type": "take", "colours": ["pink", "gold"]}, Take(("pink", "gold"))),
    ],
)
def test_an_action_is_read(data: Any, action: Reveal | Take) -> None:
    assert GAME.read_action(data) == action


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"type": "stop"},
        {"type": ["take"]},
        {"type": "take"},
        {"type": "take", "colours": "pink"},
        {"type": "take", "colours": []},
        {"type": "take", "colours": ["gold", "pink"]},
        {"type": "take", "colours": ["pink", "pink"]},
        {"type": "take", "colours": ["yellow", "pink", "gold"]},
        {"type": "take", "colours": [["pink"]]},
        {"type": "take", "colours": [None]},
    ],
)
def test_what_is_no_action_is_refused(data: Any) -> None:
    with pytest.raises(IllegalAction):
        GAME.read_action(data)
