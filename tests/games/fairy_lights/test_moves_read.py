"""Positions from games that were read move by move, in which bots did what nobody at a table would do."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from game.ai.bot import Budget, Level
from game.ai.levels import choose
from game.engine.contract import Action
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.mind import MIND
from game.games.fairy_lights.model import Colour, State, Take
from game.games.fairy_lights.rules import REVEAL
from tests.games.fairy_lights.laid import position

GOLDS = "g1*4 g1*4 g1*4"
SEARCHING: tuple[Level, ...] = ("ace", "legend")


def chosen(state: State, level: Level) -> Action:
    return choose(MIND, GAME.view(state, state.seat), level, 1, Budget(nodes=100)).action


def taken(state: State, level: Level) -> tuple[Colour, ...]:
    action = chosen(state, level)
    return action.colours if isinstance(action, Take) else ()


def last_gold_for_one_who_has_one() -> State:
    mine = "p1*1 p2*2 p2*2 p1*2 p1*2 p1 y1*1 y1 y1 o1*2 o1*2 o1*2 s1*2 s1*2 s1*2 p1*1"
    theirs = f"p2*2 p1 o1*1 o2*2 y1 y1 y1 y1 y1*1 y1*1 y1*1 y1 y1 y1 y2*1 {GOLDS}"
    seats = [("y1*1 p1*1 o1*1 s2*3", theirs), ("y1*1 s1*3 g1*4", mine)]
    lost = "o1*2 o1*2 o1*1 o2*2 s1*2 s1*3 s2*3 y1 y2*1 y2*1 p1*1 p1 p1 p1*1 p1*2"
    return position("y1 g1*4", seats, lost, seat=1)


def gold_that_nobody_can_finish() -> State:
    mine = f"y1 y2*1 p1 p1*1 p1 o2*2 o1*2 y1 y1*1 y1 p1*2 p1 p1*2 s1*3 s2*3 {GOLDS}"
    theirs = "y1*1 y1 y1*1 o1*1 o1*2 o1*1 p2*1 p1*1 o2*2 o1*2 p1*1 p2*2 p1*1 p2*2"
    seats = [("o2*2 s2*3", mine), ("y2*1 p1*2 p1*2 o2*2 s1*2 g1*4", theirs)]
    return position("y1*1 p2*1 g1*4", seats, "")


def gold_that_the_next_of_two_lacks() -> State:
    mine = "s2*3 s2*3 s2*3 o2*2 o1*2 p1*1 p1*1 p1 s1*3 s1*2 s1*2 p1*2 p2*2"
    theirs = (
        "y1*1 y2*1 y1*1 y1 y1 o1*2 o2*2 p1 p1 p1*2 p2*2 p1*1 y2*1 y1*1 o1*1 o2*2 o1*2 o2*2 "
        "y1*1 y1*1 y1 o1*2 o1*1 o1*1 s1*2 s1*2 s1*2"
    )
    seats = [("y2*1 o1*1 s1*3 s1*3", mine), ("p1*1 p1 g1*4 g1*4", theirs)]
    return position(
        "o1*2 p1*1 y1*1 s1*3 g1*4", seats, "y1 y1*1 y1 y1 y2*1 y1 y1*1 y1*1 y1 y1 y1 y1 y2*1 y1*1"
    )


def golds_that_the_next_of_six_lacks() -> State:
    seats = [
        ("p1*1", "p2*2 p1*2 o1*1 o1*1 o1*2"),
        ("p1 p1*2 s1*2", "o2*2 o1*1 y1*1 y1 y1*1"),
        ("p1*1 s1*3 s1*2", "o1*2 o1*2 o1*1 s2*3 s1*3"),
        ("p1*1 s1*2 g1*4", "y1 y1 y1*1 y1*1 y1*1 y1 o1*1 o2*2"),
        ("", "s2*3 s1*3 p1 p1*2 p1*2 o2*2 o1*2"),
        ("y1 y1 p2*2", "p2*1 p1*1 y1 y2*1 p1*1 p1 p1*1"),
    ]
    lost = "o2*2 o1*2 o1*1 y1*1 y1 y2*1 y1 y2*1 y1 y1*1"
    return position("g1*4 o1*2 g1*4 s1*2 y1*1", seats, lost, seat=2)


@pytest.mark.parametrize("level", ["pilot", *SEARCHING])
@pytest.mark.parametrize("laid", [last_gold_for_one_who_has_one, gold_that_nobody_can_finish])
def test_nobody_takes_gold_that_can_not_be_finished_any_more(laid: Callable[[], State], level: Level) -> None:
    assert "gold" not in taken(laid(), level)


@pytest.mark.parametrize("laid", [gold_that_the_next_of_two_lacks, golds_that_the_next_of_six_lacks])
def test_a_pilot_does_not_leave_the_next_seat_the_gold_that_it_lacks(laid: Callable[[], State]) -> None:
    assert taken(laid(), "pilot") == ("silver", "gold")


def test_a_pilot_keeps_what_is_rich_where_one_card_in_three_would_lose_it() -> None:
    seats = [
        ("p1 p1*1 s1*2 s1*3 g1*4", "o1*1 o2*2 p1*2 p1*2 p1*1 y1 y1*1 y1*1"),
        ("y1 y1*1 s1*2 s1*2", ""),
        ("y1 y1*1 o1*1 o1*2 s1*3 s1*3", "s2*3 s1*3 p1*1 p1*1 p1*2 p2*1 p1"),
    ]
    assert taken(position("y2*1 o1*1 y1*1 y1*1", seats, "", seat=2), "pilot") == ("yellow",)


def test_a_pilot_turns_over_another_card_where_little_is_at_stake_in_whatever_process_it_thinks() -> None:
    state = position("y1 s1*2", [("", ""), ("", "")], "")
    elsewhere = pickle.loads(pickle.dumps(GAME.view(state, 0)))
    assert chosen(state, "pilot") == choose(MIND, elsewhere, "pilot", 1).action == REVEAL
