"""Whether chances that are said come true."""

from __future__ import annotations

from random import Random

import pytest

from game import catalogue
from tools.odds import Asked, Said, asked_of, error, fitted, odds, perfect_error, picture, slope, unseen


def said(rng: Random, sure: float, many: int = 4000) -> list[tuple[float, float]]:
    """Chances, said `sure` times as surely as they are, and what came."""
    told = []
    for _ in range(many):
        chance = 0.05 + 0.9 * rng.random()
        spoken = 1 / (1 + 2.718281828 ** (-sure * odds(chance)))
        told.append((spoken, float(rng.random() < chance)))
    return told


def test_true_odds_have_a_slope_of_one_and_no_more_error_than_luck() -> None:
    told = said(Random(1), sure=1.0)
    assert slope(told)[0] == pytest.approx(1.0, abs=0.1)
    assert error(told) < perfect_error(told, Random(2)) + 0.01


def test_odds_that_are_too_sure_have_a_slope_below_one_and_more_error() -> None:
    told = said(Random(1), sure=2.0)
    assert slope(told)[0] == pytest.approx(0.5, abs=0.1)
    assert error(told) > perfect_error(told, Random(2)) + 0.05


@pytest.mark.parametrize("name", catalogue.names())
def test_chances_are_asked_in_games_of_pilots(name: str) -> None:
    games = [asked_of(name, 2, seed, 20) for seed in range(4)]
    told = [said for game in games for said in game.said]
    assert told
    assert all(0 <= said.value <= 1 and 0 <= said.came <= 1 for said in told)
    assert "<circle" in picture([(name, unseen(games, without=True))])


def test_trust_that_is_fitted_makes_odds_true_that_were_too_sure() -> None:
    rows = [Said(value, came, exact=False) for value, came in said(Random(3), sure=2.0)]
    games = [Asked("", 2, None, n, tuple(rows[n::40])) for n in range(40)]
    assert fitted(games).slope == pytest.approx(0.5, abs=0.1)
    told = unseen(games, without=False)
    assert slope(told)[0] == pytest.approx(1.0, abs=0.1)
    assert error(told) < error(unseen(games, without=True)) - 0.03
