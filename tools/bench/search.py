"""Simulations of the search as the bots use it, beside OpenSpiel's own information-set search in Python."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib import import_module
from itertools import count, cycle
from random import Random
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.search import search
from tools.bench.clock import Contest, best_rates, print_speeds
from tools.bench.engine import NO_OPTIONS, variants
from tools.bench.peers import first_decision

PLAYERS = (2, 4)
NODES = 500  # of one search
POSITIONS = 12  # searched in turn, from a game played at random
OPEN_SPIEL_GAMES = ("leduc_poker", "hearts", "euchre", "gin_rummy")  # written in C++, and it can imagine them


class Speed(Struct, frozen=True):
    """`players` is None for a game of another library's choosing."""

    search: str
    game: str
    players: int | None
    simulations_per_s: int


def run(asked: argparse.Namespace) -> None:
    contests: dict[tuple[str, str, int | None], Contest] = {
        ("starbox", label, players): ours(name, players, options)
        for label, name, options in variants()
        for players in PLAYERS
    }
    missing = []
    for name in OPEN_SPIEL_GAMES:
        try:
            contests["OpenSpiel", name, None] = open_spiel(name)
        except ImportError as absent:
            missing.append(f"OpenSpiel, {name}: not installed ({absent}).")
    rates = best_rates(contests, asked.seconds)
    speeds = [Speed(*key, simulations_per_s=round(rate.actions)) for key, rate in rates.items()]
    print_speeds(speeds, asked.json, missing)


def ours(name: str, players: int, options: Mapping[str, str] = NO_OPTIONS) -> Contest:
    """Searches from positions of a random game, one after the other."""
    known, views, seeds = catalogue.mind(name), cycle(positions(name, players, options)), count()
    return Contest(lambda: next(views), lambda view: search(known, view, next(seeds), NODES).nodes)


def positions(name: str, players: int, options: Mapping[str, str] = NO_OPTIONS) -> list[Any]:
    """Views of seats with more than one legal action."""
    game, rng = catalogue.game(name), Random(1)
    state = game.new(catalogue.material(name), players, 1, options).state
    views = []
    while (seat := game.to_act(state)) is not None:
        legal = game.legal(state)
        if len(legal) > 2:
            views.append(game.view(state, seat))
        game.play(state, legal[int(rng.random() * len(legal))])
    return views[:: max(1, len(views) // POSITIONS)]


def open_spiel(name: str) -> Contest:
    """Searches from the first decision of its games."""
    numpy: Any = import_module("numpy")
    pyspiel: Any = import_module("pyspiel")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    rng = numpy.random.RandomState(1)
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, NODES, random_state=rng)

    def think(state: Any) -> int:
        bot.step(state)
        return NODES

    deals = Random(1)
    return Contest(lambda: first_decision(game, deals), think)
