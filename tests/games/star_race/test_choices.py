"""Every way to play every card, in words."""

from __future__ import annotations

from random import Random

import pytest

from game.games.star_race.choices import CardWay, choices
from game.games.star_race.game import GAME
from game.games.star_race.model import State, Swap
from game.games.star_race.view import refusal
from game.texts import LANGUAGES, Words
from tests.games.star_race.races import DECK, advance, race, swap

ENGLISH = Words("en", strict=True)
APART = "y5 b4 r3 g2 p1"


def of(state: State, seat: int = 0) -> list[CardWay]:
    return [*choices(ENGLISH, GAME.view(state, seat))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_legal_can_be_chosen_and_the_rest_says_why_not(language: str, seed: int) -> None:
    words, rng = Words(language, strict=True), Random(seed)  # type: ignore[arg-type]
    state = GAME.new(DECK, 2 + seed % 4, seed).state
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        found = choices(words, view)
        assert {way.action for way in found if way.action} == {*view.legal}
        assert len({way.move for way in found}) == len(found)
        assert all(bool(way.refusal) == (way.action is None) == (not way.effect) for way in found)
        assert all((refusal(view, way.move) is None) == (way.action is not None) for way in found)
        state = GAME.apply(state, rng.choice(GAME.legal(state))).state


def test_a_way_says_what_it_is_and_what_it_would_bring() -> None:
    first, second = of(race(APART, favourites=("Y", "B"), tokens="yb"))[:2]
    assert (first.action, first.name) == (advance("yb", "y"), "Advance the yellow puffball")
    assert first.effect == "0 for you"
    assert second.effect == "the yellow puffball: II, the blue jellyfish: I, +6 for you"


def test_a_way_that_ends_the_race_says_so() -> None:
    assert of(race("y16 b9 r5 g2 p1"))[0].effect.endswith("Ends the race")


def test_aliens_that_are_no_neighbours_are_refused_each_with_its_reason() -> None:
    ways = {way.move: way for way in of(race("y5 b4 r3", hand="P yb yb"))}
    assert ways[swap("yb")].action
    assert ways[swap("yr")].refusal == ENGLISH("race-refused-alien_between")
    assert ways[swap("gp")].refusal == ENGLISH("race-refused-same_planet")
    assert ways[swap("rg")].action
    assert sum(isinstance(move, Swap) for move in ways) == 10


def test_who_waits_is_told_so_for_every_card() -> None:
    ways = of(race(APART), 1)
    assert ways
    assert {way.refusal for way in ways} == {ENGLISH("race-refused-not_your_turn")}
