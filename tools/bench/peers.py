"""Random play in other libraries of games, in the same run as ours. Whatever is not installed is left out."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct

from game import catalogue
from tools.bench.clock import Contest, best_rates, print_speeds
from tools.bench.engine import random_play

OUR_PLAYERS = 4
CATAN_TURNS = 1000  # then catanatron itself ends a game


class Speed(Struct, frozen=True):
    actions_per_s: int
    random_play: str


def run(asked: argparse.Namespace) -> None:
    contests = {
        f"{name}, {OUR_PLAYERS} players": random_play(name, OUR_PLAYERS) for name in catalogue.names()
    }
    missing = []
    for name, load in PEERS.items():
        try:
            contests[name] = load(Random(1))
        except ImportError as absent:
            missing.append(f"{name}: not installed ({absent}).")
    rates = best_rates(contests, asked.seconds)
    best = sorted(rates.items(), key=lambda row: -row[1].actions)
    print_speeds([Speed(round(rate.actions), name) for name, rate in best], asked.json, missing)


def _open_spiel(name: str, module: str = "", dealt: bool = False) -> Callable[[Random], Contest]:
    """Chance is played like an action, or the deal counts as set-up. `module` has the rules, if in Python."""

    def load(rng: Random) -> Contest:
        pyspiel: Any = import_module("pyspiel")
        if module:
            import_module(f"open_spiel.python.games.{module}")  # registers the game
        game = pyspiel.load_game(name)

        def play(state: Any) -> int:
            taken = 0
            while not state.is_terminal():
                drawn = state.is_chance_node()
                state.apply_action(_drawn(state, rng) if drawn else rng.choice(state.legal_actions()))
                taken += 1
            return taken

        return Contest((lambda: first_decision(game, rng)) if dealt else game.new_initial_state, play)

    return load


def first_decision(game: Any, rng: Random) -> Any:
    """A new game of OpenSpiel, dealt by chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_drawn(state, rng))
    return state


def _drawn(state: Any, rng: Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, odds)[0])


def _rlcard_uno(rng: Random) -> Contest:
    """The rules alone, without the arrays that RLCard makes of them for a network."""
    uno: Any = import_module("rlcard.games.uno")

    def begin() -> Any:
        game = uno.Game()
        game.init_game()
        return game

    def play(game: Any) -> int:
        taken = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            taken += 1
        return taken

    return Contest(begin, play)


def _catanatron(rng: Random) -> Contest:
    catan: Any = import_module("catanatron")

    def begin() -> Any:
        players = [catan.RandomPlayer(colour) for colour in catan.Color]
        return catan.Game(players, seed=rng.randrange(1 << 30))

    def play(game: Any) -> int:
        taken = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            taken += 1
        return taken

    return Contest(begin, play)


def _pettingzoo(module: str) -> Callable[[Random], Contest]:
    def load(rng: Random) -> Contest:
        env: Any = import_module(f"pettingzoo.classic.{module}").env()

        def play(_: object) -> int:
            taken = 0
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                taken += not over
            return taken

        return Contest(lambda: env.reset(seed=rng.randrange(1 << 30)), play)

    return load


PEERS: Mapping[str, Callable[[Random], Contest]] = {
    "OpenSpiel, hearts in C++": _open_spiel("hearts"),
    "OpenSpiel, hearts once dealt": _open_spiel("hearts", dealt=True),
    "OpenSpiel, tic-tac-toe in Python": _open_spiel("python_tic_tac_toe", "tic_tac_toe"),
    "OpenSpiel, Kuhn poker in Python": _open_spiel("python_kuhn_poker", "kuhn_poker"),
    "RLCard, uno": _rlcard_uno,
    "catanatron, 4 players": _catanatron,
    "PettingZoo, tic-tac-toe": _pettingzoo("tictactoe_v3"),
    "PettingZoo, connect four": _pettingzoo("connect_four_v3"),
}
