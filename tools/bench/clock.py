"""Timing that other work on the machine disturbs little: short rounds in turns, and the best of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from game.progress import followed, say

K = TypeVar("K")
ROUNDS = 20  # so short that nothing else runs during some of them


class Contest(NamedTuple):
    """Games to be played one after the other."""

    begin: Callable[[], Any]  # sets a game up
    play: Callable[[Any], int]  # plays it to the end; how many actions that took


class Rate(NamedTuple):
    """`actions` a second leaves the set-ups out, `games` a second counts them in."""

    actions: float
    games: float


def best_rates(contests: Mapping[K, Contest], seconds: float) -> dict[K, Rate]:
    """Of each contest, measured for so long in all."""
    rounds = [
        {name: _rate(contest, seconds / ROUNDS) for name, contest in contests.items()}
        for _ in followed(range(ROUNDS), "rounds")
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


def print_speeds(speeds: Iterable[Struct], as_json: bool, missing: Sequence[str] = ()) -> None:
    """Print one JSON object a line, or a table with a column for each field."""
    for number, speed in enumerate(speeds):
        row = msgspec.structs.asdict(speed)
        if as_json:
            say(msgspec.json.encode(row).decode())
            continue
        if number == 0:
            say("".join(f"{name.replace('_per_s', '/s'):<16}" for name in row))
        say("".join(f"{'' if value is None else value:<16}" for value in row.values()))
    for line in () if as_json else missing:
        print(line)
