"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from __future__ import annotations

from game.engine.contract import Game, gathered
from game.games.star_race import META, rules, view, wire
from game.games.star_race.model import Material, Move, RaceView, State

GAME: Game[State, Move, RaceView, Material] = gathered(META, rules, view, wire, has_deck=True)
