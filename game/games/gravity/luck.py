"""Luck in Gravity Superstar: the deal, and what lies face down. Nothing else is left to chance."""

from __future__ import annotations

from game.ai.odds import Chances, imagined
from game.games.gravity.mind import MIND
from game.games.gravity.model import GravityView, Move


def chances(view: GravityView) -> Chances:
    return imagined(MIND, view)


def expected(view: GravityView, action: Move) -> Chances:
    return imagined(MIND, view, action)
