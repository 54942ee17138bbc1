"""Fairy Lights (Guirlandes): strings of bulbs, pushed luck and a garland of stars."""

from __future__ import annotations

from game.engine.contract import Game, gathered
from game.games.fairy_lights import META, rules, view, wire
from game.games.fairy_lights.model import LightsView, Material, Move, State

GAME: Game[State, Move, LightsView, Material] = gathered(META, rules, view, wire, has_deck=True)
