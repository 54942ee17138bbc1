"""Luck in Gravity Superstar: the deal, and what lies face down. Nothing else is left to chance."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.odds import Chances, imagined
from game.games.gravity.mind import MIND, WEIGHTS, GravityMind
from game.games.gravity.model import GravityView, Move

PILOT = {2: 0.956, 3: 0.979, 4: 0.978}
WORST = 4.0
# Times the spread by which pilots judge: between two, chances then come true (games of pilots).
CALM = 2.0
MIND_OF_TWO = GravityMind(replace(WEIGHTS, spread=CALM * WEIGHTS.spread))


def chances(view: GravityView) -> Chances:
    return imagined(_mind(view), view)


def expected(view: GravityView, action: Move) -> Chances:
    return imagined(_mind(view), view, action)


def _mind(view: GravityView) -> GravityMind:
    return MIND_OF_TWO if view.terms.players == 2 else MIND
