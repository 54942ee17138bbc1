"""Bots think in processes of their own, so that the window never waits."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct

from game.ai.bot import Budget, Decision, Level
from game.ai.levels import at_once, conclude, halves, think_all
from game.ai.mind import AnyMind
from game.ai.search import Tally
from game.children import SPAWN, deaf_birth, ignore_interrupts
from game.engine.contract import Action, View

CORES = 2  # legend cannot use more
NICENESS = 10  # how far a child's priority is lowered, so that frames stay smooth
MOST_DEATHS = 3  # when so many children have died over one task, a rookie decides in this process
SECONDS: dict[Level, float] = {"ace": 0.6, "legend": 2.0}  # limits, for machines slower than ours
GRACE_SECONDS = 1.5  # a child that is so much later than its limit gets no time from the system

log = logging.getLogger(__name__)


class Task(Struct, frozen=True):
    """What a child process shall think about."""

    number: int
    package: str  # of the game
    view: View
    level: Level
    seed: int
    budget: Budget
    parts: tuple[int, ...]  # the numbers of its searches


class Findings(Struct, frozen=True):
    """The decision, if no search was needed; else what each search has seen."""

    number: int
    choice: Decision[Action] | None
    tallies: tuple[Tally[Action], ...] = ()


def mind_of(package: str) -> AnyMind:
    """What the bots know of the game in a package."""
    known: AnyMind = import_module(f"{package}.mind").MIND
    return known


class Thinker:
    """Decides for AIs. It is asked, and then polled every frame; nobody waits for it.

    A decision asked for at another ply is dropped. A child that dies is replaced and asked again;
    `troubles` counts how often, so that the window can tell people.
    """

    def __init__(self, cores: int | None = None) -> None:
        count = min(CORES, cores or os.cpu_count() or 1)
        self.troubles = 0
        self._children: list[Child | None] = [None] * count  # None: not started yet
        self._number = 0
        self._ply = -1
        self._asked: list[Task] = []  # one for each child that thinks
        self._findings: dict[int, Findings] = {}  # by child
        self._choice: Decision[Action] | None = None
        self._deaths = 0
        self._due = 0.0  # when all answers should have come
        self._idle_only = True  # children use only idle time, unless the machine has none

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        """Start the processes that these levels need, so that the first decision does not wait for it."""
        for level in set(levels):
            for index in range(len(self._shares(halves(level)))):
                self._child(index, package)

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        """Begin to think, and drop what was asked before."""
        self._number += 1
        self._ply, self._deaths = ply, 0
        self._findings = {}
        self._choice = None
        seconds = SECONDS.get(level)
        budget = budget or Budget(seconds=seconds)
        self._due = time.monotonic() + (budget.seconds or seconds or 0.0) + GRACE_SECONDS
        self._asked = [
            Task(self._number, package, view, level, seed, budget, parts)
            for parts in self._shares(halves(level))
        ]
        for index, task in enumerate(self._asked):
            self._child(index, package).ask(task)

    def poll(self, ply: int) -> Decision[Any] | None:
        """The decision asked for at this ply, once it is there; None before, and for any other ply."""
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
        """Which child runs which searches."""
        count = len(self._children)
        return [tuple(parts[first::count]) for first in range(min(count, len(parts)))]

    def _child(self, index: int, package: str) -> Child:
        """This child; it is started if it does not run."""
        child = self._children[index]
        if child is None:
            child = self._children[index] = Child(package, self._idle_only)
        return child

    def _collect(self) -> None:
        """Read what the children have found, and decide once all are done."""
        for index, task in enumerate(self._asked):
            if index not in self._findings:
                self._listen(index, task)
        if self._choice is None and self._asked and len(self._findings) == len(self._asked):
            task, all_findings = self._asked[0], [self._findings[index] for index in sorted(self._findings)]
            tallies = [tally for findings in all_findings for tally in findings.tallies]
            self._choice = all_findings[0].choice or conclude(mind_of(task.package), task.view, tallies)

    def _listen(self, index: int, task: Task) -> None:
        """Read one child's findings; replace it if it has died or gets no time."""
        child = self._child(index, task.package)
        try:
            for findings in child.findings():
                if findings.number == self._number:
                    self._findings[index] = findings
        except (EOFError, OSError) as error:
            self._replace_dead(index, error)
            if self._choice is None:
                self._child(index, task.package).ask(task)
        else:
            if child.idle_only and index not in self._findings and time.monotonic() > self._due:
                log.info("a child gets no time; it is started again at a higher priority")
                self._idle_only = False
                self._end_child(index)
                self._child(index, task.package).ask(task)

    def _replace_dead(self, index: int, error: Exception) -> None:
        """Drop a dead child; after too many over one task, a rookie decides in this process."""
        child = self._children[index]
        code = None if child is None else child.process.exitcode
        log.warning("a process that thinks has ended (%s, %r); another takes its place", code, error)
        self.troubles += 1
        self._end_child(index)
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            asked = self._asked[0]
            log.error("no process can answer at ply %d: a rookie decides", self._ply)
            self._choice = at_once(mind_of(asked.package), asked.view, "rookie", asked.seed)

    def _end_child(self, index: int) -> None:
        """End a child; the next task starts another."""
        child = self._children[index]
        if child is not None:
            child.end()
        self._children[index] = None


class Child:
    """A process that thinks, seen from the one that asks. `idle_only`: it uses only idle time."""

    def __init__(self, package: str, idle_only: bool) -> None:
        self.idle_only = idle_only
        self._connection, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=run_child, args=(theirs, package), daemon=True)
        with deaf_birth():
            self.process.start()
        theirs.close()
        assert self.process.pid is not None
        self.pid = self.process.pid
        with suppress(OSError):  # the child has died at once, or the system does not allow it
            lower_priority(self.pid, idle_only)

    def ask(self, task: Task) -> None:
        """Send a task. A dead child is noticed later, when its findings are read."""
        try:
            self._connection.send(task)
        except OSError:
            return

    def findings(self) -> list[Findings]:
        """What has come so far; EOFError or OSError if there will be no more."""
        came = []
        while self._connection.poll():
            came.append(self._connection.recv())
        return came

    def end(self) -> None:
        self._connection.close()
        self.process.kill()


def lower_priority(pid: int, idle_only: bool) -> None:
    """Lower the priority of a process.

    A lower priority alone lets Linux keep a frame waiting until a time slice of 3 ms has ended. A process
    that takes idle time only makes room at once, but on a machine without idle time it gets nothing at all.
    """
    if sys.platform == "win32":
        _lower_priority_on_windows(pid)
        return
    os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
    if idle_only and sys.platform == "linux":
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


def _lower_priority_on_windows(pid: int) -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        process = kernel.OpenProcess(0x0200, False, pid)  # PROCESS_SET_INFORMATION
        kernel.SetPriorityClass(process, 0x4000)  # BELOW_NORMAL_PRIORITY_CLASS
        kernel.CloseHandle(process)


def run_child(connection: Connection, package: str) -> None:
    """The loop of a child: think about the newest task, until the connection closes."""
    ignore_interrupts()
    mind_of(package)  # load it now, so that the first task does not wait for it
    while True:
        try:
            task = connection.recv()
            if not connection.poll():
                connection.send(done(task, connection))
        except (EOFError, OSError):
            return


def done(task: Task, connection: Connection) -> Findings:
    """The findings about a task; thinking stops early when another task comes."""
    mind = mind_of(task.package)
    choice = at_once(mind, task.view, task.level, task.seed)
    if choice is not None:
        return Findings(task.number, choice)
    tallies = think_all(mind, task.view, task.level, task.seed, task.budget, task.parts, connection.poll)
    return Findings(task.number, None, tuple(tallies))
