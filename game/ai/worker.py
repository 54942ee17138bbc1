"""Thinking off the main thread: in processes of their own, so that the window never waits."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct

from game.ai.bot import Budget, Choice, Level
from game.ai.levels import at_once, conclude, halves, think
from game.ai.mind import AnyMind
from game.ai.search import Tally
from game.engine.contract import Action, View

CORES = 2  # as many as legend can use
POLITENESS = 10  # how far a child's priority is lowered, so that frames stay smooth
MOST_DEATHS = 3  # of children over one question, before a rookie answers it here
SECONDS: dict[Level, float] = {"ace": 0.6, "legend": 2.0}  # caps, for machines slower than ours
GRACE_SECONDS = 1.5  # beyond its cap, before a child that only gets idle time is taken for starved

_SPAWN = get_context("spawn")

log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """What a child is to think about."""

    number: int
    package: str  # of the game
    view: View
    level: Level
    seed: int
    budget: Budget
    parts: tuple[int, ...]  # of the choice's searches


class Answer(Struct, frozen=True):
    """The choice, if it took no search; else what each search has seen."""

    number: int
    choice: Choice[Action] | None
    tallies: tuple[Tally[Action], ...] = ()


def mind_of(package: str) -> AnyMind:
    """What the bots know of the game in a package."""
    known: AnyMind = import_module(f"{package}.mind").MIND
    return known


class Thinker:
    """Asked and polled every frame, never waited for. A choice asked for at another ply is dropped.

    A child that dies is replaced and asked again; `troubles` counts that, for whoever tells people of it.
    """

    def __init__(self, cores: int | None = None) -> None:
        count = min(CORES, cores or os.cpu_count() or 1)
        self.troubles = 0
        self._children: list[Child | None] = [None] * count  # those not needed yet are not started
        self._number = 0
        self._ply = -1
        self._asked: list[Question] = []  # for each child that thinks, what it thinks about
        self._answers: dict[int, Answer] = {}  # by child
        self._choice: Choice[Action] | None = None
        self._deaths = 0
        self._due = 0.0  # when all answers should have come
        self._idly = True  # children take only time that nobody else wants; not on a machine that has none

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        """Start what these levels will need, so that the first question is not kept waiting by that."""
        for level in set(levels):
            for index in range(len(self._shares(halves(level)))):
                self._child(index, package)

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        """Begin to think; a question that is under way is dropped."""
        self._number += 1
        self._ply, self._deaths = ply, 0
        self._answers = {}
        self._choice = None
        seconds = SECONDS.get(level)
        budget = budget or Budget(seconds=seconds)
        self._due = time.monotonic() + (budget.seconds or seconds or 0.0) + GRACE_SECONDS
        self._asked = [
            Question(self._number, package, view, level, seed, budget, parts)
            for parts in self._shares(halves(level))
        ]
        for index, question in enumerate(self._asked):
            self._child(index, package).ask(question)

    def poll(self, ply: int) -> Choice[Any] | None:
        """The choice asked for at this ply, once it has come; None before, and for any other ply."""
        if ply != self._ply:
            return None
        if self._choice is None:
            self._collect()
        return self._choice

    @property
    def pids(self) -> list[int]:
        """Of the processes that have been started."""
        return [child.pid for child in self._children if child is not None]

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

    def _child(self, index: int, package: str) -> Child:
        """This child, started if need be."""
        child = self._children[index]
        if child is None:
            child = self._children[index] = Child(package, self._idly)
        return child

    def _collect(self) -> None:
        """Take in what the children have to say, and conclude once all have spoken."""
        for index, question in enumerate(self._asked):
            if index not in self._answers:
                self._listen(index, question)
        if self._choice is None and self._asked and len(self._answers) == len(self._asked):
            question, answers = self._asked[0], [self._answers[index] for index in sorted(self._answers)]
            tallies = [tally for answer in answers for tally in answer.tallies]
            self._choice = answers[0].choice or conclude(mind_of(question.package), question.view, tallies)

    def _listen(self, index: int, question: Question) -> None:
        """Take in one child's answers; replace it if it has died or starves."""
        child = self._child(index, question.package)
        try:
            for answer in child.answers():
                if answer.number == self._number:
                    self._answers[index] = answer
        except (EOFError, OSError) as error:
            self._bury(index, error)
            if self._choice is None:
                self._child(index, question.package).ask(question)
        else:
            if child.idly and index not in self._answers and time.monotonic() > self._due:
                log.info("a child gets no time; it is started again at a higher priority")
                self._idly = False
                self._dismiss(index)
                self._child(index, question.package).ask(question)

    def _bury(self, index: int, error: Exception) -> None:
        """Forget a dead child; after too many over one question, a rookie answers it in this process."""
        child = self._children[index]
        code = None if child is None else child.process.exitcode
        log.warning("a process that thinks has ended (%s, %r); another takes its place", code, error)
        self.troubles += 1
        self._dismiss(index)
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            asked = self._asked[0]
            log.error("no process can answer at ply %d: a rookie decides", self._ply)
            self._choice = at_once(mind_of(asked.package), asked.view, "rookie", asked.seed)

    def _dismiss(self, index: int) -> None:
        """End a child; the next question starts another."""
        child = self._children[index]
        if child is not None:
            child.end()
        self._children[index] = None


class Child:
    """A process that thinks, seen from the one that asks; `idly`, in time that nobody else wants."""

    def __init__(self, package: str, idly: bool) -> None:
        self.idly = idly
        self._connection, theirs = _SPAWN.Pipe()
        self.process: BaseProcess = _SPAWN.Process(target=serve, args=(theirs, package), daemon=True)
        self.process.start()
        theirs.close()
        assert self.process.pid is not None
        self.pid = self.process.pid
        with suppress(OSError):  # it has died at once, or the system does not allow it
            stand_back(self.pid, idly)

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


def stand_back(pid: int, idly: bool) -> None:
    """Lower the priority of a process.

    A lower priority alone lets Linux keep a frame waiting until a time slice of 3 ms has ended. A process
    that takes idle time only makes room at once, but on a machine without idle time it gets nothing at all.
    """
    if sys.platform == "win32":
        _stand_back_on_windows(pid)
        return
    os.setpriority(os.PRIO_PROCESS, pid, POLITENESS)
    if idly and sys.platform == "linux":
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


def _stand_back_on_windows(pid: int) -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        process = kernel.OpenProcess(0x0200, False, pid)  # PROCESS_SET_INFORMATION
        kernel.SetPriorityClass(process, 0x4000)  # BELOW_NORMAL_PRIORITY_CLASS
        kernel.CloseHandle(process)


def serve(connection: Connection, package: str) -> None:
    """The life of a child: think about the newest question until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind_of(package)  # the first question should not wait for that
    while True:
        try:
            question = connection.recv()
            if not connection.poll():
                connection.send(answer(question, connection))
        except (EOFError, OSError):
            return


def answer(question: Question, connection: Connection) -> Answer:
    """What was asked for; thinking ends early if there is news on the connection."""
    asked, mind = question, mind_of(question.package)
    choice = at_once(mind, asked.view, asked.level, asked.seed)
    if choice is not None:
        return Answer(asked.number, choice)
    tallies = [
        think(mind, asked.view, asked.level, asked.seed, asked.budget, part, connection.poll)
        for part in asked.parts
    ]
    return Answer(asked.number, None, tuple(tallies))
