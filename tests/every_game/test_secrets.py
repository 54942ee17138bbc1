"""What the table shows to somebody does not depend on what they cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import catalogue
from game.client.desk import Desk
from game.client.table.begin import demo
from game.engine.contract import Transition
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match
from tests.every_game.kit import EVERY_GAME

PLAYERS, SEAT = 3, 0


def drawn(desk: Desk, name: str, state: Any) -> Any:
    """What seat 0 sees, as the only person at the table."""
    players = tuple(
        Player(f"P{seat}", EMBLEMS[seat], Person() if seat == SEAT else Bot("rookie"))
        for seat in range(PLAYERS)
    )
    table = demo(desk, Match(catalogue.game(name), Transition(state, ()), Lineup(players), 1))
    table.play.director.skip()
    table.play.lift()
    assert table.look().view.seat == SEAT
    picture = desk.picture()
    table.draw(picture)
    return picture.items


@pytest.mark.parametrize("name", EVERY_GAME)
def test_two_states_that_a_seat_cannot_tell_apart_are_drawn_the_same(desk: Desk, name: str) -> None:
    rules, rng = catalogue.game(name), Random(3)
    state, compared = rules.new(catalogue.material(name), PLAYERS, 3).state, 0
    while compared < 3:
        other = rules.imagine(rules.view(state, SEAT), rng)
        if rules.dump(other) != rules.dump(state):
            assert drawn(desk, name, state) == drawn(desk, name, other)
            compared += 1
        state = rules.apply(state, rng.choice(rules.legal(state))).state
