"""How long a person waits for the others at the table, with the settings as they are at first.

Nothing is timed by a clock: time is what the table is told, frame by frame, and an AI that searches takes all
of the seconds that it may. So the figures are the same on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.bot import SECONDS, THINKING, Budget, Decision, Level
from game.ai.levels import at_once, choose
from game.ai.worker import mind_of
from game.client.desk import Nobody
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.engine.contract import View
from game.match.lineup import Lineup, Player, bots
from game.match.match import begun
from game.progress import followed
from tools.bench.clock import print_speeds
from tools.shots.draw import measuring_desk

MARKS: dict[Level, float] = {"pilot": 6.0, "legend": 9.0}  # seconds, with three of them
MARKED = 3
FRAME = 1 / 60
NODES = 40  # of a search: how long it takes is told, not waited for


class Waiting(Struct, frozen=True):
    """Seconds of a round, from the end of a person's own motion until they may decide again."""

    game: str
    others: str
    rounds: int
    median_s: float
    nine_of_ten_s: float
    most_s: float
    mark_s: float | None


class Timed(Nobody):
    """Thinks at once, and answers when all of the time is over that the level has."""

    def __init__(self) -> None:
        self.now = 0.0
        self._answer: tuple[int, float, Decision[Any]] | None = None

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        mind = mind_of(package)
        answer, due = at_once(mind, view, level, seed), self.now
        if answer is None:
            answer = choose(mind, view, level, seed, Budget(NODES))
            due += budget.seconds / THINKING if budget and budget.seconds else SECONDS[level]
        self._answer = ply, due, answer

    def poll(self, ply: int) -> Decision[Any] | None:
        if self._answer is None or self._answer[0] != ply or self.now < self._answer[1]:
            return None
        return self._answer[2]


def run(asked: argparse.Namespace) -> None:
    print_speeds(_waitings(asked.games, asked.others, asked.size), asked.json)


def _waitings(games: int, others: int, size: tuple[int, int]) -> Iterator[Waiting]:
    for name in catalogue.names():
        for level, mark in MARKS.items():
            seeds = followed(range(1, games + 1), f"games of {name} with {others} {level}s")
            waits = sorted(wait for seed in seeds for wait in rounds(name, level, others, seed, size))
            half, most_of_them, most = (_ranked(waits, share) for share in (0.5, 0.9, 1.0))
            marked = mark if others == MARKED else None
            yield Waiting(name, f"{others} {level}s", len(waits), half, most_of_them, most, marked)


def _ranked(waits: list[float], share: float) -> float:
    return round(waits[int(share * (len(waits) - 1))], 2)


def rounds(name: str, level: Level, others: int, seed: int, size: tuple[int, int]) -> list[float]:
    """The seconds of each round of a game. The person plays as a pilot would, at once."""
    desk, timed = measuring_desk(size), Timed()
    desk.think = lambda: timed
    table = demo(desk, begun(name, lineup(level, others), seed))
    play, waits = table.play, list[float]()
    while True:
        waited = _until_decided(table, timed)
        if play.match.result() is not None:
            return waits
        if waited and play.match.since(0).start > 1:
            waits.append(waited)
        mind = mind_of(catalogue.package(name))
        play.act(choose(mind, play.match.view(0), "pilot", play.match.ply).action)
        while not play.director.still:
            _pass_frame(table, timed)


def lineup(level: Level, others: int) -> Lineup:
    """A person, and so many AIs."""
    first, *rest = bots((level,), others + 1).players
    return Lineup((Player("Ana", first.emblem), *rest))


def _until_decided(table: TableScene, timed: Timed) -> float:
    """Wait until a person may decide, or the game is over; the seconds of that."""
    begun_at = timed.now
    while table.play.decider is None or not table.play.director.still:
        if table.play.match.result() is not None and table.play.director.still:
            break
        _pass_frame(table, timed)
    return timed.now - begun_at


def _pass_frame(table: TableScene, timed: Timed) -> None:
    timed.now += FRAME
    table.update(FRAME)
