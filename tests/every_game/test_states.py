"""A state that loads is written and loads again the same, now and however it is played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from game import catalogue
from game.engine.contract import AnyGame, BadState
from tests.altering import altered
from tests.every_game.kit import EVERY_GAME

PLAYS = 12


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.sampled(40, 6)
@pytest.mark.parametrize("seed", range(500))
def test_an_altered_state_is_refused_or_stays_what_it_is(name: str, seed: int) -> None:
    game = catalogue.game(name)
    rng = Random(seed)
    least, most = game.players
    players = rng.randint(least, most)
    options = {name: rng.choice(values) for name, values in game.options.items() if "player" not in name}
    state = game.new(catalogue.material(game.name), players, seed, options).state
    for _ in range(rng.randrange(120)):
        if moves := game.legal(state):
            state = game.after(state, rng.choice(moves))
    written = game.dump(state)
    assert game.dump(game.load(written)) == written
    for _ in range(10):
        given = altered(json.loads(json.dumps(written)), rng)
        try:
            loaded = game.load(given)
        except BadState:
            continue
        check(game, loaded, rng)


def check(game: AnyGame, state: Any, rng: Random) -> None:
    for _ in range(PLAYS):
        written = json.loads(json.dumps(game.dump(state)))
        assert game.dump(game.load(written)) == written
        if not (moves := game.legal(state)):
            return
        for seat in range(len(game.points(state))):
            game.dump_view(game.view(state, seat))
        state = game.after(state, rng.choice(moves))
