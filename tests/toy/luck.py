"""Luck in the toy: the hands."""

from __future__ import annotations

from game.ai.odds import Chances, imagined
from tests.toy.mind import MIND
from tests.toy.model import Play, ToyView

PILOT = {2: 0.9}
WORST = 2.0


def chances(view: ToyView) -> Chances:
    return imagined(MIND, view)


def expected(view: ToyView, action: Play) -> Chances:
    return imagined(MIND, view, action)
