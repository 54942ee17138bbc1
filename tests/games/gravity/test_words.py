"""Gravity Superstar told without pictures: what a terminal prints, what matters to one seat, whose turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.engine.contract import Glimpse, Seat
from game.games.gravity import words as said
from game.games.gravity.game import GAME
from game.games.gravity.model import GravityView, Long, Move, PickDoor, Refill, State, Steal, Step
from game.games.gravity.rules import set_up
from game.telling import Line, plain
from game.texts import LANGUAGES, Words
from tests.games.gravity.faces import tiles
from tests.games.gravity.table import do, table

NAMES = ("Ana", "Bob", "Cleo")
ENGLISH = Words("en", strict=True)


def seen(state: State, move: Move, seat: Seat = 0) -> tuple[Glimpse[GravityView], GravityView]:
    """What a seat learns from a move, and its view before that."""
    return GAME.observe(GAME.apply(state, move), seat, 1), GAME.view(state, seat)


def in_words(lines: Sequence[Line]) -> list[str]:
    return [plain(ENGLISH, line, NAMES) for line in lines]


def told(state: State, move: Move, seat: Seat = 0) -> list[str]:
    return in_words(said.tell(ENGLISH, *seen(state, move, seat)))


def falling(**changes: Any) -> State:
    """Seat 0 may step to the right: past a star and a bare symbol, down a long fall."""
    return table(
        pawns={0: ((9, 0), "S"), 1: ((5, 4), "S")},
        floors=[(9, 0)],
        holes=[(9, 0)],
        stars={(0, 0): "pink"},
        bare=[(0, 1)],
        walls=[(4, 0)],
        purses={1: {"pink": 1}},
        **changes,
    )


def pushing() -> State:
    """Seat 0 may step to the right and fall on seat 1."""
    return table(
        pawns={0: ((5, 0), "S"), 1: ((6, 2), "W")},
        floors=[(5, 0)],
        walls=[(5, 2)],
        played={1: ["long", "high"]},
        purses={1: {"pink": 2, "token": 1}},
    )


def test_a_move_is_told_with_all_that_it_wins() -> None:
    assert (
        told(falling(), Step("high", "right"))[0] == "Ana: a simple move and won a pink star, a Replay token"
    )


def test_a_joker_says_what_it_is_played_for() -> None:
    assert told(falling(), Long("joker", "right"))[0].startswith("Ana: Joker Long jump")


def test_a_long_fall_that_wins_nothing_is_told() -> None:
    state = table(pawns={0: ((5, 0), "S")}, floors=[(5, 0)])
    assert told(state, Long("long", "right"))[0] == "Ana: Long jump and fell 4 spaces"


def test_a_theft_is_told_to_all_and_to_its_victim() -> None:
    state = pushing()
    assert told(state, Step("high", "right"))[0] == "Ana: a simple move ejected Bob"
    glimpse, before = seen(state, Step("high", "right"), 1)
    assert in_words(said.digest(ENGLISH, glimpse, before, 1)) == ["Ana: ejected you"]
    assert in_words(said.digest(ENGLISH, glimpse, before, 0)) == []
    state, _ = do(state, Step("high", "right"))
    assert told(state, Steal("pink"))[0] == "Ana: stole from Bob a pink star"
    glimpse, before = seen(state, Steal("pink"), 1)
    assert in_words(said.digest(ENGLISH, glimpse, before, 1)) == ["Ana: stole a pink star"]


def test_no_line_tells_which_card_lies_face_down() -> None:
    lines = [told(falling(), Step(card, "right"), 1) for card in ("high", "joker")]
    assert lines[0] == lines[1]


def test_cards_that_come_back_and_tokens_that_are_spent_are_told() -> None:
    state = falling(played={0: [("long", True)]})
    assert told(state, Refill())[0] == "Ana: completed their hand"


def test_it_is_said_whose_turn_it_is_and_what_for() -> None:
    pushed, _ = do(pushing(), Step("high", "right"))
    picking = set_up(tiles(), 2, 3, GAME.settle(2, {"first_door": "choose"})).state
    assert said.turn(ENGLISH, GAME.view(falling(), 1), NAMES) == "Ana, choose a card"
    assert said.turn(ENGLISH, GAME.view(pushed, 1), NAMES) == ("Ana, steal a star or a Replay token from Bob")
    first = NAMES[picking.seat]
    assert said.turn(ENGLISH, GAME.view(picking, 0), NAMES) == f"{first}, choose a door"
    assert PickDoor(0) in GAME.legal(picking)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: Any) -> None:
    words, rng = Words(language, strict=True), Random(2)
    names = [f"P{seat}" for seat in range(6)]
    state = set_up(tiles(), 6, 2, GAME.settle(6, {"end": "expert"})).state
    ply = lines = digested = 0
    while (seat := GAME.to_act(state)) is not None:
        before, step = GAME.view(state, 0), GAME.apply(state, rng.choice(GAME.legal(state)))
        assert names[seat] in said.turn(words, before, names)
        glimpse = GAME.observe(step, 0, ply)
        told = said.tell(words, glimpse, before)
        assert all(plain(words, line, names).strip() for line in told)
        lines += len(told)
        digested += sum(len(said.digest(words, glimpse, before, each)) for each in range(6))
        state, ply = step.state, ply + 1
    assert said.turn(words, GAME.view(state, 0), names) == words("gravity-turn-over")
    assert lines > ply / 2
    assert digested > 0
