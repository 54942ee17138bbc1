"""The toy, put together."""

from __future__ import annotations

from game.engine.contract import Game, gathered
from tests.toy import META, rules, view, wire
from tests.toy.model import Cards, Play, State, ToyView

GAME: Game[State, Play, ToyView, Cards] = gathered(META, rules, view, wire, has_deck=True)
