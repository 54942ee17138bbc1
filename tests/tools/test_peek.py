"""Nobody works a deal out who has only a seat's views, its seed and the code."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import catalogue
from game.ai.search import search
from game.engine.contract import AnyGame, View
from game.match.match import drawn_by_chance
from tools.peek import GAMES, PLAYERS, peek, watched

TRIES = 10_000


@pytest.mark.parametrize("name", GAMES)
def test_a_peeker_finds_no_deal_that_was_drawn_by_chance(name: str) -> None:
    seen, match = watched(name, drawn_by_chance())
    assert match.named is None
    assert not peek(seen, TRIES)


@pytest.mark.parametrize("name", GAMES)
def test_a_peeker_finds_a_deal_whose_small_seed_was_named(name: str) -> None:
    seen, match = watched(name, 1234)
    (found,) = peek(seen, TRIES)
    assert match.named == 1234
    assert match.game.dump(found) == match.game.dump(match.last.state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_seed_of_a_bot_never_leads_to_the_deal(name: str, seed: int) -> None:
    assert not peek(watched(name, seed)[0], tries=0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_search_does_not_imagine_the_real_cards_because_it_has_the_seed_of_the_deal(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The protocol lets one program name both seeds."""
    game, mind = catalogue.game(name), catalogue.mind(name)
    state = game.new(catalogue.material(name), PLAYERS, seed).state
    seat, imagine = game.to_act(state), game.imagine
    imagined: list[Any] = []

    def noted(_: AnyGame, view: View, rng: Random) -> Any:
        imagined.append(imagine(view, rng))
        return game.copy(imagined[-1])

    assert seat is not None
    monkeypatch.setattr(type(game), "imagine", noted)
    search(mind, game.view(state, seat), seed, 60)
    assert len(imagined) >= (1 if name == "fairy_lights" else 30)
    assert game.dump(state) not in [game.dump(each) for each in imagined]
