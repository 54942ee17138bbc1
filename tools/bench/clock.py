"""Timing that a busy machine disturbs little: rounds that take turns, and the best of each counts."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

ROUNDS = 20  # so short that some meet no other work


class Contest(NamedTuple):
    """Games to be played one after the other."""

    begin: Callable[[], Any]  # sets a game up
    play: Callable[[Any], int]  # plays it to the end; how many actions that took


class Rate(NamedTuple):
    """`actions` a second leaves the set-ups out, `games` a second counts them in."""

    actions: float
    games: float


def best_rates(contests: Mapping[str, Contest], seconds: float) -> dict[str, Rate]:
    """Of each contest, measured for so long in all."""
    rounds = [
        {name: _rate(contest, seconds / ROUNDS) for name, contest in contests.items()} for _ in range(ROUNDS)
    ]
    return {name: Rate(*map(max, zip(*(each[name] for each in rounds), strict=True))) for name in contests}


def _rate(contest: Contest, seconds: float) -> Rate:
    playing = 0.0
    actions = games = 0
    begun = now = perf_counter()
    while now - begun < seconds or not games:
        game = contest.begin()
        started = perf_counter()
        actions += contest.play(game)
        now = perf_counter()
        playing += now - started
        games += 1
    return Rate(actions / playing, games / (now - begun))


def add_seconds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=_duration, default=1.0, help="how long to measure each (default: %(default)s)"
    )


def _duration(text: str) -> float:
    with suppress(ValueError):
        seconds = float(text)
        if 0 < seconds <= 3600:
            return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds, above 0 and up to 3600")
