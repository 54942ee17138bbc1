"""Positions whose values are known by counting with the fingers."""

from __future__ import annotations

import pytest

from game import catalogue
from game.ai.odds import Odds
from game.engine.contract import Transition
from game.games.fairy_lights.rules import REVEAL
from game.games.gravity.model import Step
from game.match.lineup import bots
from game.match.match import Match
from game.review.judge import LEAST_NODES, DecisionJob, judge
from game.review.luck import swings
from tests.games.fairy_lights.laid import position
from tests.games.gravity.table import table
from tests.games.star_race.races import advance, race


def odds_of(name: str) -> Odds:
    odds: Odds = catalogue.part(name, "luck")
    return odds


def test_the_last_two_cards_of_fairy_lights() -> None:
    """Three pink bulbs lie there, for 4 points against 2. Of the two cards left one is pink, too."""
    state = position("p1*2", [("p2*2", ""), ("", "y1*1 y1*1 y1*0")], "", top="o1*1 p1*0", deck_left=0)
    game = catalogue.game("fairy_lights")
    view = game.view(state, 0)
    verdict = judge(DecisionJob("fairy_lights", 1, view, REVEAL, LEAST_NODES))
    assert verdict.exact
    assert verdict.best["type"] == "take"
    assert verdict.loss.chance == pytest.approx(0.5)
    odds = odds_of("fairy_lights")
    assert odds.chances(view) == pytest.approx((1, 0))
    assert odds.expected(view, REVEAL) == pytest.approx((0.5, 0.5))
    luck = []
    for top in ("o1*1 p1*0", "p1*0 o1*1"):
        state = position("p1*2", [("p2*2", ""), ("", "y1*1 y1*1 y1*0")], "", top=top, deck_left=0)
        match = Match(game, Transition(state, ()), bots(["pilot"], 2))
        match.play(REVEAL)
        luck.append(next(swings(match)).luck[0])
    assert luck == pytest.approx([-0.5, 0.5])  # the last one named lies on top


def test_the_last_move_of_gravity() -> None:
    """The last star makes a pair: 3 points against 2."""
    state = table(
        pawns={0: ((0, 4), "S"), 1: ((5, 4), "S")},
        stars={(4, 4): "blue"},
        purses={0: {"pink": 1, "green": 1}, 1: {"blue": 1}},
        seat=1,
        round=8,
    )
    view = catalogue.game("gravity").view(state, 1)
    missed = judge(DecisionJob("gravity", 1, view, Step("long", "right"), LEAST_NODES))
    assert missed.exact
    assert missed.loss.chance == 1
    assert missed.loss.points == 2  # of the pair
    assert judge(DecisionJob("gravity", 1, view, Step("long", "left"), LEAST_NODES)).loss.chance == 0
    odds = odds_of("gravity")
    assert odds.expected(view, Step("long", "left")) == (0, 1)
    assert odds.expected(view, Step("long", "right")) == (1, 0)


def test_the_last_card_of_a_race() -> None:
    """Yellow II and red III are 5 points. One of four tokens gives the other seat as many, and wins."""
    shares = []
    for token in "ybgp":
        state = race("b16 y9 r3 g2 p1", hand="yb F P", favourites=("Y", "R"), tokens=f"r{token}")
        match = Match(catalogue.game("star_race"), Transition(state, ()), bots(["pilot"], 2))
        view, action = match.view(0), advance("yb", "b")
        assert odds_of("star_race").expected(view, action) == pytest.approx((0.75, 0.25))
        match.play(action)
        (swing,) = swings(match)
        shares.append(swing.chances[0])
        assert swing.own[0] == pytest.approx(0.75 - odds_of("star_race").chances(view)[0])
    assert shares == [0, 1, 1, 1]  # so what the token does on the mean is nothing
