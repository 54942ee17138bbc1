"""What can be chosen at each moment of Gravity Superstar, in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.contract import NOBODY
from game.games.gravity.choices import Option, choices, gains
from game.games.gravity.game import GAME
from game.games.gravity.model import CARDS, CardMove, Drop, End, Long, Refill, Replay, State, Steal, Step
from game.games.gravity.rules import STEALS, set_up
from game.games.gravity.view import preview, refusal
from game.texts import LANGUAGES, Words
from tests.games.gravity.faces import tiles
from tests.games.gravity.table import do, table

ENGLISH = Words("en", strict=True)


def of(state: State, seat: int = 0) -> dict[Any, Option]:
    """By action, what a seat may choose."""
    return {option.move: option for option in choices(ENGLISH, GAME.view(state, seat))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_all_that_is_legal_can_be_chosen_and_the_rest_says_why_not(language: Any, seats: int) -> None:
    words, rng = Words(language, strict=True), Random(seats)
    state = set_up(tiles(), seats, seats, GAME.settle(seats, {"first_door": "choose"})).state
    for _ in range(60):
        seat = GAME.to_act(state)
        if seat is None:
            return
        view = GAME.view(state, seat)
        found = choices(words, view)
        assert {option.action for option in found if option.action} == {*view.legal}
        assert len({option.name for option in found}) == len({option.move for option in found}) == len(found)
        for option in found:
            assert (option.action is None) == bool(option.refusal) == (refusal(view, option.move) is not None)
            assert option.picture
        state = GAME.apply(state, rng.choice(GAME.legal(state))).state


def standing(**changes: Any) -> State:
    return table(
        pawns={0: ((5, 3), "S"), 1: ((3, 4), "S")},
        floors=[(5, 3)],
        stars={(6, 4): "pink"},
        walls=[(4, 3)],
        played={0: [("long", True)]},
        **changes,
    )


def test_a_use_of_a_card_says_what_it_would_win() -> None:
    option = of(standing())[Step("high", "right")]
    assert option.name == "High · Simple move, face down · to the right"
    assert option.effect == "+1 · a pink star"
    assert option.gain == 1
    assert option.card == "high"


def test_a_platform_in_the_way_is_named_and_can_be_pointed_at() -> None:
    option = of(standing())[Step("high", "left")]
    assert option.action is None
    assert option.refusal == ENGLISH("gravity-no-blocked")
    assert option.why_not is not None
    assert (option.why_not.cell, option.why_not.edge) == ((5, 3), "W")


def test_a_card_that_lies_played_says_so() -> None:
    found = of(standing())
    assert found[Long("long", "right")].refusal == ENGLISH("gravity-no-card_not_in_hand")
    assert found[Refill()].effect == ENGLISH("gravity-effect-refill")
    assert list(dict.fromkeys(option.card for option in found.values() if option.card)) == [*CARDS]


def test_what_can_be_stolen_says_what_it_is_worth() -> None:
    state = table(
        pawns={0: ((5, 0), "S"), 1: ((6, 2), "W")},
        floors=[(5, 0)],
        walls=[(5, 2)],
        purses={0: {"pink": 1}, 1: {"pink": 1, "token": 1}},
    )
    assert of(state)[Step("high", "right")].effect.startswith("+2 · ejects an opponent")
    found = of(do(state, Step("high", "right"))[0])
    assert [*found] == [*STEALS]
    assert (found[Steal("pink")].name, found[Steal("pink")].effect) == ("a pink star", "+2")
    assert found[Steal("token")].effect == "+1"
    assert found[Steal("blue")].refusal == ENGLISH("gravity-no-nothing_to_steal")


def test_a_token_can_be_spent_or_kept() -> None:
    state = table(pawns={0: ((5, 4), "S")}, purses={0: {"token": 1}})
    found = of(do(state, Drop("drop"))[0])
    assert [*found] == [Replay(), End()]
    assert found[Replay()].gain == -1


def test_who_waits_is_told_so_and_who_watches_chooses_nothing() -> None:
    assert {option.refusal for option in of(standing(), 1).values()} == {ENGLISH("gravity-no-not_your_turn")}
    assert choices(ENGLISH, GAME.view(standing(), NOBODY)) == ()


@pytest.mark.parametrize("seed", range(6))
def test_the_gains_on_the_way_add_up_to_the_change_in_points(seed: int) -> None:
    rng = Random(seed)
    state = set_up(tiles(), 4, seed, GAME.settle(4, {})).state
    for _ in range(40):
        view = GAME.view(state, GAME.to_act(state) or 0)
        for move in (move for move in view.legal if isinstance(move, CardMove)):
            seen = preview(view, move)
            assert sum(gain.points for gain in gains(seen.events)) == seen.gain[view.turn]
        state = GAME.apply(state, rng.choice(GAME.legal(state))).state
