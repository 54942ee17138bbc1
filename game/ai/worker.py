"""Thinking off the main thread: searches in processes of their own, so that the window never waits."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct

from game.ai import at_once, conclude, halves, think
from game.ai.bot import Budget, Choice, Level
from game.ai.search import Tally
from game.engine.contract import Action, View

CORES = 2  # as many as legend can use
POLITENESS = 10  # how far a child lowers its own priority, so that frames stay smooth
MOST_DEATHS = 3  # of children over one question, before somebody just picks an action
SECONDS: dict[Level, float] = {"ace": 0.6, "legend": 2.0}  # caps, for machines slower than ours

_SPAWN = get_context("spawn")


class Question(Struct, frozen=True):
    """What a child is to think about."""

    number: int
    game: str
    view: View
    level: Level
    seed: int
    budget: Budget
    parts: tuple[int, ...]  # of the choice's searches


class Answer(Struct, frozen=True):
    number: int
    tallies: tuple[Tally[Action], ...]


class Thinker:
    """Asked and polled every frame, never waited for. A choice asked for at another ply is dropped."""

    def __init__(self, cores: int | None = None) -> None:
        count = min(CORES, cores or os.cpu_count() or 1)
        self._children: list[Child | None] = [None] * count  # those not needed yet are not started
        self._number = 0
        self._ply = -1
        self._asked: list[Question] = []  # for each child that thinks, what it thinks about
        self._answers: dict[int, Answer] = {}  # by child
        self._choice: Choice[Action] | None = None
        self._deaths = 0

    def warm_up(self) -> None:
        """Start the processes, so that the first question is not kept waiting by that."""
        for index in range(len(self._children)):
            self._child(index)

    def ask(
        self, game: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        """Begin to think; a question that is under way is dropped."""
        self._number += 1
        self._ply, self._deaths = ply, 0
        self._answers = {}
        self._choice = at_once(game, view, level, seed)
        self._asked = []
        if self._choice is None:
            budget = budget or Budget(seconds=SECONDS[level])
            for parts in self._shares(halves(level)):
                self._asked.append(Question(self._number, game, view, level, seed, budget, parts))
            for index, question in enumerate(self._asked):
                self._child(index).ask(question)

    def poll(self, ply: int) -> Choice[Any] | None:
        """The choice asked for at this ply, once it has come; None before, and for any other ply."""
        if ply != self._ply:
            return None
        if self._choice is None:
            self._collect()
        return self._choice

    def close(self) -> None:
        """End the processes."""
        for child in self._children:
            if child is not None:
                child.end()
        self._children = [None] * len(self._children)

    def _shares(self, parts: Sequence[int]) -> list[tuple[int, ...]]:
        """The searches, dealt out to the children."""
        count = len(self._children)
        return [tuple(parts[first::count]) for first in range(min(count, len(parts)))]

    def _child(self, index: int) -> Child:
        """This child, started if need be."""
        child = self._children[index]
        if child is None:
            child = self._children[index] = Child()
        return child

    def _collect(self) -> None:
        """Take in what the children have to say, and conclude once all have spoken."""
        for index, question in enumerate(self._asked):
            if index not in self._answers:
                self._listen(index, question)
        if self._asked and len(self._answers) == len(self._asked):
            question = self._asked[0]
            tallies = [tally for index in sorted(self._answers) for tally in self._answers[index].tallies]
            self._choice = conclude(question.game, question.view, tallies)

    def _listen(self, index: int, question: Question) -> None:
        """Take in one child's answers; replace it if it has died."""
        try:
            for answer in self._child(index).answers():
                if answer.number == self._number:
                    self._answers[index] = answer
        except (EOFError, OSError):
            self._bury(index)
            if self._choice is None:
                self._child(index).ask(question)

    def _bury(self, index: int) -> None:
        """Forget a dead child; after too many over one question, answer that at random."""
        child = self._children[index]
        if child is not None:
            child.end()
        self._children[index] = None
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            asked = self._asked[0]
            self._choice = at_once(asked.game, asked.view, "random", asked.seed)


class Child:
    """A process that thinks, seen from the one that asks."""

    def __init__(self) -> None:
        self._connection, theirs = _SPAWN.Pipe()
        self.process: BaseProcess = _SPAWN.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> None:
        """Send a question; a dead child is noticed when it should answer."""
        try:
            self._connection.send(question)
        except OSError:
            return

    def answers(self) -> list[Answer]:
        """What has come so far; EOFError or OSError if there will be no more."""
        came = []
        while self._connection.poll():
            came.append(self._connection.recv())
        return came

    def end(self) -> None:
        self._connection.close()
        self.process.kill()


def serve(connection: Connection) -> None:
    """The life of a child: think about the newest question until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for name in ("gravity", "star_race", "fairy_lights"):
        import_module(f"game.ai.{name}")
    while True:
        try:
            question = connection.recv()
            if not connection.poll():
                connection.send(answer(question, connection))
        except (EOFError, OSError):
            return


def answer(question: Question, connection: Connection) -> Answer:
    """The tallies asked for; thinking ends early if there is news on the connection."""
    asked = question
    tallies = [
        think(asked.game, asked.view, asked.level, asked.seed, asked.budget, part, connection.poll)
        for part in asked.parts
    ]
    return Answer(asked.number, tuple(tallies))
