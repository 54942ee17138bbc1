"""La Course des étoiles as JSON: written, read back, and refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from game.engine.contract import BadState, IllegalAction
from game.games.star_race.game import GAME
from game.games.star_race.model import State
from game.games.star_race.rules import FIZZLE
from tests.games.star_race.races import (
    DECK,
    adopt,
    advance,
    after,
    ended,
    favourite,
    race,
    states_of_game,
    swap,
    trade,
)

Data = dict[str, Any]

LISTED = [
    "game",
    "version",
    "options",
    "galaxy",
    "gone",
    "aliens",
    "deck",
    "discard",
    "first",
    "seat",
    "phase",
]


def written(state: State) -> Data:
    data: Data = json.loads(json.dumps(GAME.dump(state)))
    return data


def listed_only(data: Data) -> Data:
    """Without the keys that we add to those of the protocol."""
    for seat in data["seats"]:
        del seat["dealt"], seat["pushed"]
    return data


class TestDump:
    def test_it_has_the_listed_keys(self) -> None:
        data = written(race(favourites="YBR", tokens="rgp"))
        assert list(data) == [*LISTED, "seats"]
        assert data["seats"][1]["favourites"] == ["blue"]
        assert data["seats"][1]["token"] == "green"
        assert data["seats"][0]["hand"] == [{"kind": "pair", "aliens": ["yellow", "blue"]}] * 3

    def test_the_deck_stands_top_first_and_the_galaxy_planet_0_first(self) -> None:
        state = race(hand="yb F P", top="gp r P")
        assert written(state)["deck"][:3] == [
            {"kind": "pair", "aliens": ["green", "purple"]},
            {"kind": "single", "aliens": ["red"]},
            {"kind": "swap_positions"},
        ]
        late = race("y12 b13 r14 g15 p16", hand="yb F P", gone=12, top="gp r")
        assert written(late)["galaxy"][11:14] == [
            None,
            {"kind": "pair", "aliens": ["green", "purple"]},
            {"kind": "single", "aliens": ["red"]},
        ]

    def test_a_view_has_null_for_what_the_seat_may_not_know(self) -> None:
        state = race(favourites="YBR", tokens="rgp")
        data = GAME.dump_view(GAME.view(state, 1))
        assert data["galaxy"] == [None] * 18
        assert data["deck"] == [None] * len(written(state)["deck"])
        assert [seat["hand"] for seat in data["seats"]] == [
            [None] * 3,
            written(state)["seats"][1]["hand"],
            [None] * 3,
        ]
        assert [seat["token"] for seat in data["seats"]] == [None, "green", None]

    def test_a_view_of_the_end_shows_the_tokens_only(self) -> None:
        over = ended()
        data = GAME.dump_view(GAME.view(over, 0))
        assert [seat["token"] for seat in data["seats"]] == list(over.tokens)
        assert set(data["seats"][1]["hand"]) == {None}
        assert set(data["deck"] + data["galaxy"]) == {None}

    def test_a_view_has_every_key_of_a_state(self) -> None:
        state = race()
        data = GAME.dump_view(GAME.view(state, 0))
        assert set(data) >= set(written(state))
        assert set(data["seats"][0]) == set(written(state)["seats"][0])


class TestLoad:
    @pytest.mark.parametrize("players", range(2, 6))
    def test_every_state_of_a_game_comes_back_exactly(self, players: int) -> None:
        for seed in range(8):
            for state in states_of_game(players, seed):
                data = written(state)
                assert GAME.load(data) == state
                assert written(GAME.load(data)) == data

    @pytest.mark.parametrize("players", range(2, 6))
    def test_the_listed_keys_are_enough(self, players: int) -> None:
        for seed in range(8):
            for state in states_of_game(players, seed):
                data = listed_only(written(state))
                assert listed_only(written(GAME.load(data))) == data

    def test_without_dealt_the_first_that_can_be_are_the_favourite_cards_dealt(self) -> None:
        state = race(favourites=("rB", "Rb", "y"), tokens="rgp", dropped="Y")
        loaded = GAME.load(listed_only(written(state)))
        assert loaded.favourites == [
            (favourite("R"), favourite("B")),
            (favourite("r"), favourite("b")),
            (favourite("y"),),
        ]

    def test_without_dealt_beside_a_seat_that_tells_it_all_are_singles(self) -> None:
        state = race(favourites=("y", "B"), dropped="R")
        data = written(state)
        del data["seats"][0]["dealt"]
        assert GAME.load(data).favourites == state.favourites

    @pytest.mark.parametrize("players", range(2, 6))
    def test_without_dealt_the_singles_tell_which_favourites_were_dealt(self, players: int) -> None:
        for seed in range(8):
            for state in states_of_game(players, seed):
                known = GAME.load(listed_only(written(state))).favourites
                for mine, told in zip(state.favourites, known, strict=True):
                    assert [card.alien for card in mine] == [card.alien for card in told]
                assert sorted(map(repr, chain(*known))) == sorted(map(repr, chain(*state.favourites)))

    def test_what_lies_where_is_kept_through_a_trade_and_a_drop(self) -> None:
        state = race(hand="F r yb", favourites=("Yg", "bB"))
        state = after(state, trade("g", 1, "b"))
        assert GAME.load(written(state)).favourites == [
            (favourite("Y"), favourite("b")),
            (favourite("g"), favourite("B")),
        ]

    def test_unknown_keys_are_left_alone(self) -> None:
        data = written(race()) | {"remark": "hello"}
        assert GAME.load(data) == race()


def card_json(kind: str, *aliens: str) -> Data:
    return {"kind": kind, "aliens": list(aliens)}


def edit(*path: Any, to: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def drop(*path: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


class TestRefusals:
    """The state changed is a fresh one: 3 seats with favourites Y, Br, R and tokens red, green, purple."""

    @pytest.mark.parametrize("data", [None, 3, "state", [], True, {}])
    def test_what_is_no_state(self, data: object) -> None:
        with pytest.raises(BadState):
            GAME.load(data)

    @pytest.mark.parametrize("key", [*filter("options".__ne__, LISTED), "seats"])
    def test_a_missing_key(self, key: str) -> None:
        self.refuse(drop(key))

    @pytest.mark.parametrize("key", ["hand", "favourites", "token"])
    def test_a_missing_key_of_a_seat(self, key: str) -> None:
        self.refuse(drop("seats", 1, key))

    @pytest.mark.parametrize(
        "change",
        [
            edit("game", to="gravity"),
            edit("version", to=2),
            edit("version", to=True),
            edit("options", to={"first_player": "7"}),
            edit("options", to=None),
            edit("gone", to=True),
            edit("gone", to=0.0),
            edit("gone", to=-1),
            edit("gone", to=1),
            edit("first", to=3),
            edit("first", to=1.0),
            edit("seat", to=-1),
            edit("seat", to="0"),
            edit("seat", to=None),
            edit("phase", to="end"),
            edit("phase", to=["play"]),
            edit("phase", to="over"),
        ],
    )
    def test_wrong_values(self, change: Callable[[Data], None]) -> None:
        self.refuse(change)

    @pytest.mark.parametrize(
        "change",
        [
            edit("aliens", "red", to=18),
            edit("aliens", "red", to=True),
            edit("aliens", "red", to=1.0),
            edit("aliens", "red", to=None),
            edit("aliens", to={"red": 1}),
            edit("aliens", to=[0, 0, 0, 0, 0]),
            edit("aliens", "red", to=17),  # the game would be over
        ],
    )
    def test_aliens_where_they_cannot_be(self, change: Callable[[Data], None]) -> None:
        self.refuse(change)

    def test_two_aliens_on_one_planet_but_planet_0(self) -> None:
        self.refuse(edit("aliens", to={"yellow": 3, "blue": 3, "red": 0, "green": 0, "purple": 0}))

    def test_an_alien_on_a_planet_that_is_gone(self) -> None:
        data = written(race("y12 b13 r14 g15 p16", gone=12))
        data["aliens"]["yellow"] = 11
        with pytest.raises(BadState, match="gone"):
            GAME.load(data)

    @pytest.mark.parametrize(
        "change",
        [
            edit("deck", 0, to=None),
            edit("deck", 0, to=7),
            edit("deck", 0, to=card_json("joker")),
            edit("deck", 0, to=card_json("pair", "red", "blue")),
            edit("deck", 0, to=card_json("pair", "red")),
            edit("deck", 0, to=card_json("pair", "red", "red")),
            edit("deck", 0, to=card_json("single", "blue", "red")),
            edit("deck", 0, to=card_json("single", "orange")),
            edit("deck", 0, to={"kind": "single"}),
            edit("deck", 0, to={"kind": "single", "aliens": "red"}),
            edit("deck", 0, to=card_json("favourite", "purple")),
            edit("deck", 0, to={"kind": ["single"], "aliens": ["red"]}),
            edit("deck", to={}),
            edit("deck", to=[card_json("single", "red")] * 500),
            edit("galaxy", 0, to=None),
            edit("galaxy", to=[]),
            edit("seats", 0, "hand", 0, to=card_json("favourite", "purple")),
        ],
    )
    def test_cards_that_do_not_exist_or_lie_elsewhere(self, change: Callable[[Data], None]) -> None:
        self.refuse(change)

    def test_a_planet_too_many(self) -> None:
        self.refuse(lambda data: data["galaxy"].append(data["deck"].pop()))

    def test_planets_gone_before_the_deck_is_empty(self) -> None:
        self.refuse(edit("gone", to=1), edit("galaxy", 0, to=None))

    def test_a_card_too_many_or_too_few(self) -> None:
        self.refuse(lambda data: data["deck"].append(card_json("single", "red")))
        self.refuse(lambda data: data["deck"].pop())
        self.refuse(lambda data: data["discard"].append(card_json("single", "red")))

    def test_a_hand_of_another_size(self) -> None:
        self.refuse(lambda data: data["deck"].append(data["seats"][0]["hand"].pop()))
        self.refuse(lambda data: data["seats"][0]["hand"].append(data["deck"].pop()))

    @pytest.mark.parametrize(
        "change",
        [
            edit("seats", to=[]),
            edit("seats", to={}),
            lambda data: data["seats"].extend(data["seats"]),
            edit("seats", 0, to=None),
            edit("seats", 0, "token", to="green"),  # that of another seat
            edit("seats", 0, "token", to=None),
            edit("seats", 0, "token", to="orange"),
            edit("seats", 0, "favourites", to=[]),
            edit("seats", 0, "favourites", to=["red", "red", "red"]),
            edit("seats", 0, "favourites", to="red"),
            edit("seats", 0, "favourites", to=[1]),
            edit("seats", 0, "dealt", to=[]),
            edit("seats", 0, "dealt", to=[1]),
            edit("seats", 0, "dealt", to=True),
            edit("seats", 0, "pushed", to=[]),
            edit("seats", 0, "pushed", to={"red": -1}),
            edit("seats", 0, "pushed", to={"red": True}),
            edit("seats", 0, "pushed", to={"red": 55}),  # more than the cards that have been played
        ],
    )
    def test_seats_that_cannot_be(self, change: Callable[[Data], None]) -> None:
        self.refuse(change)

    def test_a_favourite_card_of_an_alien_twice(self) -> None:
        self.refuse(edit("seats", 0, "favourites", to=["red"]))
        self.refuse(lambda data: data["discard"].append(card_json("favourite", "red")))

    def test_more_or_fewer_favourite_cards_than_were_dealt(self) -> None:
        self.refuse(edit("seats", 0, "dealt", to=[False]))
        self.refuse(lambda data: data["discard"].append(card_json("favourite", "purple")))

    def test_the_same_without_the_added_keys(self) -> None:
        self.refuse(listed_only, lambda data: data["discard"].append(card_json("favourite", "purple")))
        self.refuse(listed_only, edit("seats", 0, "favourites", to=["yellow", "green"]))

    def test_an_end_that_is_none(self) -> None:
        data = written(ended())
        data["aliens"] = {"yellow": 12, "blue": 13, "red": 14, "green": 15, "purple": 16}
        with pytest.raises(BadState, match="over only with an alien"):
            GAME.load(data)

    def test_a_view(self) -> None:
        with pytest.raises(BadState, match=r"`deck\[0\]`; a view is no state"):
            GAME.load(GAME.dump_view(GAME.view(race(), 0)))

    def test_any_state_with_a_part_replaced_is_loaded_and_playable_or_refused(self) -> None:
        rng = Random(5)
        for state in states_of_game(3, 9):
            data = written(state)
            scramble(data, rng)
            try:
                loaded = GAME.load(data)
            except BadState:
                continue
            while legal := GAME.legal(loaded):
                GAME.play(loaded, legal[-1])
            assert GAME.result(loaded) is not None

    def refuse(self, *changes: Callable[[Data], Any]) -> None:
        data = written(race(favourites=("Y", "Br", "R"), tokens="rgp"))
        assert GAME.load(data)
        for change in changes:
            change(data)
        with pytest.raises(BadState) as fault:
            GAME.load(data)
        assert str(fault.value).endswith(".")


def scramble(data: Data, rng: Random) -> None:
    """Put something else at a random place of the state."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = keys[int(rng.random() * len(keys))]
        if not (isinstance(place[key], dict | list) and place[key]) or rng.random() < 0.2:
            junk: list[object] = [None, True, 1.0, -1, 0, 2, 10**30, "red", [], {}, [[]], "\ud800"]
            place[key] = junk[int(rng.random() * len(junk))]
            return
        place = place[key]


class TestReadAction:
    def test_every_legal_action_is_read_back_as_the_same_object(self) -> None:
        for state in states_of_game(4, 2):
            for move in GAME.legal(state):
                assert GAME.read_action(json.loads(msgspec.json.encode(move))) is move

    @pytest.mark.parametrize(
        ("move", "data"),
        [
            (
                advance("yb", "b"),
                {"type": "advance", "card": card_json("pair", "yellow", "blue"), "alien": "blue"},
            ),
            (adopt("r"), {"type": "adopt", "card": card_json("single", "red"), "drop": None}),
            (adopt("r", "g"), {"type": "adopt", "card": card_json("single", "red"), "drop": "green"}),
            (
                trade("y", 2, "b"),
                {
                    "type": "trade",
                    "card": {"kind": "swap_favourites"},
                    "give": "yellow",
                    "seat": 2,
                    "take": "blue",
                },
            ),
            (swap("yb"), {"type": "swap", "card": {"kind": "swap_positions"}, "aliens": ["yellow", "blue"]}),
            (FIZZLE, {"type": "fizzle", "card": {"kind": "swap_positions"}}),
        ],
    )
    def test_they_are_written_as_the_protocol_says(self, move: Any, data: Data) -> None:
        assert json.loads(msgspec.json.encode(move)) == data
        assert GAME.read_action(data) == move

    @pytest.mark.parametrize(
        "data",
        [
            None,
            [],
            "advance",
            {},
            {"type": "draw"},
            {"type": ["advance"]},
            {"type": "\ud800"},
            {"type": "fizzle", "card": {"kind": "\ud800"}},
            {"type": "advance"},
            {"type": "advance", "card": card_json("pair", "yellow", "blue"), "alien": "red"},
            {"type": "advance", "card": {"kind": "swap_positions"}, "alien": "red"},
            {"type": "advance", "card": card_json("favourite", "red"), "alien": "red"},
            {"type": "adopt", "card": card_json("pair", "yellow", "blue"), "drop": None},
            {"type": "adopt", "card": card_json("single", "red"), "drop": "orange"},
            {"type": "trade", "card": {"kind": "swap_favourites"}, "give": "red", "seat": 9, "take": "red"},
            {
                "type": "trade",
                "card": {"kind": "swap_favourites"},
                "give": "red",
                "seat": True,
                "take": "red",
            },
            {"type": "trade", "card": {"kind": "swap_favourites"}, "give": "red", "seat": 1.0, "take": "red"},
            {"type": "swap", "card": {"kind": "swap_positions"}, "aliens": ["blue", "yellow"]},
            {"type": "swap", "card": {"kind": "swap_positions"}, "aliens": ["blue"]},
            {"type": "fizzle", "card": {"kind": "swap_favourites"}},
        ],
    )
    def test_what_is_no_action_is_refused(self, data: object) -> None:
        with pytest.raises(IllegalAction):
            GAME.read_action(data)


def test_the_deck_of_a_state_need_not_be_ours() -> None:
    deck = (*DECK[3:], *DECK[3:6])
    state = GAME.new(deck, 2, 1).state
    assert GAME.load(written(state)) == state
