"""Random play: the legal list, a choice, the action, to the end; and what copying a state costs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from game import catalogue
from game.engine.contract import AnyGame
from tools.bench.clock import ROUNDS, Contest, add_seconds, best_rates

COPIED_STATES = 50  # of one game, from its opening on
COPIES = 50  # of each of them


class Speed(Struct, frozen=True):
    """`actions_per_s` leaves the set-up out, `games_per_s` counts it in."""

    game: str
    players: int
    actions_per_s: int
    games_per_s: float
    copy_us: float


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("engine", help="play the games at random")
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a table")
    add_seconds(parser)
    parser.set_defaults(run=_run)


def _run(asked: argparse.Namespace) -> None:
    if not asked.json:
        print(f"{'game':<14}{'players':>8}{'actions/s':>12}{'games/s':>10}{'copy (µs)':>11}")
    for name in catalogue.names():
        least, most = catalogue.game(name).players
        for players in range(least, most + 1):
            speed = speed_of(name, players, asked.seconds)
            print(msgspec.json.encode(speed).decode() if asked.json else _row(speed), flush=True)


def _row(speed: Speed) -> str:
    return (
        f"{speed.game:<14}{speed.players:>8}{speed.actions_per_s:>12,}"
        f"{speed.games_per_s:>10,.0f}{speed.copy_us:>11.2f}"
    )


def speed_of(name: str, players: int, seconds: float) -> Speed:
    rate = best_rates({name: random_play(name, players)}, seconds)[name]
    copying = seconds_to_copy(name, players)
    return Speed(name, players, round(rate.actions), round(rate.games, 1), round(copying * 1e6, 3))


def random_play(name: str, players: int) -> Contest:
    """Each game from a set-up of its own."""
    game, material, seeds, rng = catalogue.game(name), catalogue.material(name), count(1), Random(1)
    legal, play, draw = game.legal, game.play, rng.random

    def begin() -> Any:
        return game.new(material, players, next(seeds)).state

    def play_out(state: Any) -> int:
        taken = 0
        while actions := legal(state):
            play(state, actions[int(draw() * len(actions))])
            taken += 1
        return taken

    return Contest(begin, play_out)


def seconds_to_copy(name: str, players: int) -> float:
    """A state, on the average over those of a game."""
    game = catalogue.game(name)
    states = list(_states(game, catalogue.material(name), players))
    return min(_copy_all(game, states) for _ in range(ROUNDS)) / (len(states) * COPIES)


def _states(game: AnyGame, material: Any, players: int) -> Iterator[Any]:
    rng = Random(1)
    state = game.new(material, players, 1).state
    for _ in range(COPIED_STATES):
        yield game.copy(state)
        actions = game.legal(state)
        if not actions:
            return
        game.play(state, actions[int(rng.random() * len(actions))])


def _copy_all(game: AnyGame, states: list[Any]) -> float:
    copy = game.copy
    start = perf_counter()
    for state in states:
        for _ in range(COPIES):
            copy(state)
    return perf_counter() - start
