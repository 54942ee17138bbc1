"""Gravity Superstar: pawns fall over small planets and gather stars."""

from __future__ import annotations

from game.engine.contract import Game, gathered
from game.games.gravity import META, rules, view, wire
from game.games.gravity.model import GravityView, Material, Move, State

GAME: Game[State, Move, GravityView, Material] = gathered(META, rules, view, wire, open_deal=True)
