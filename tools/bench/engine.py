"""Random play: the legal list, a choice, the action, to the end; and what copying a state costs."""

from __future__ import annotations

import argparse
import timeit
from collections.abc import Iterator, Mapping
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct

from game import catalogue
from tools.bench.clock import ROUNDS, Contest, best_rates, print_speeds

NO_OPTIONS: Mapping[str, str] = {}
COPIED_STATES = 50  # of one game, from its opening on
COPIES = 50  # of each of them


class Speed(Struct, frozen=True):
    """`actions_per_s` leaves the set-up out, `games_per_s` counts it in."""

    game: str
    players: int
    actions_per_s: int
    games_per_s: float
    copy_us: float


def run(asked: argparse.Namespace) -> None:
    print_speeds(_speeds(asked.seconds), asked.json)


def _speeds(seconds: float) -> Iterator[Speed]:
    for label, name, options in variants():
        least, most = catalogue.meta(name).players
        for players in range(least, most + 1):
            rate = best_rates({name: random_play(name, players, options)}, seconds)[name]
            copying = seconds_to_copy(name, players, options)
            yield Speed(label, players, round(rate.actions), round(rate.games, 1), round(copying * 1e6, 3))


def variants() -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """What is measured: each game as it is offered, and with what an option meant before it was there."""
    for name in catalogue.names():
        yield name, name, {}
        before = catalogue.meta(name).before
        if before:
            yield "-".join([name, *before.values()]), name, before


def random_play(name: str, players: int, options: Mapping[str, str] = NO_OPTIONS) -> Contest:
    """Each game from a set-up of its own."""
    game, material, seeds, rng = catalogue.game(name), catalogue.material(name), count(1), Random(1)
    legal, play, draw = game.legal, game.play, rng.random

    def begin() -> Any:
        return game.new(material, players, next(seeds), options).state

    def play_out(state: Any) -> int:
        taken = 0
        while actions := legal(state):
            play(state, actions[int(draw() * len(actions))])
            taken += 1
        return taken

    return Contest(begin, play_out)


def seconds_to_copy(name: str, players: int, options: Mapping[str, str] = NO_OPTIONS) -> float:
    """A state, on the average over those of a game."""
    game, rng = catalogue.game(name), Random(1)
    state = game.new(catalogue.material(name), players, 1, options).state
    states: list[Any] = []
    while (actions := game.legal(state)) and len(states) < COPIED_STATES:
        states.append(game.copy(state))
        game.play(state, actions[int(rng.random() * len(actions))])
    copy = game.copy
    rounds = timeit.repeat(lambda: [copy(state) for state in states], number=COPIES, repeat=ROUNDS)
    return min(rounds) / (len(states) * COPIES)
