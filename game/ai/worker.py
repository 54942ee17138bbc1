"""Bots think in processes of their own, so that the window never waits."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import SECONDS, THINKING, Budget, Decision, Level, Trail
from game.ai.levels import NOTHING_KEPT, WHOLE, Endgame, Insight, at_once, conclude, halves, think_all
from game.ai.mind import AnyMind
from game.ai.search import Tally
from game.children import HALTED, SPAWN, deaf_birth, ignore_interrupts
from game.engine.contract import Action, View

CORES = 2  # legend cannot use more
NICENESS = 10  # how far a child's priority is lowered, so that frames stay smooth
AHEAD = 20_000  # simulations that a child looks ahead at most: they take memory
MOST_TRIES = 3  # when so many children have given no answer to one task, it is decided without a search
MOST_UNANSWERED = 8  # questions: more could fill what lies between us and a child that reads none
GRACE_SECONDS = 2.0  # a child that is so much later than its limit has been halted, or gets no time
PATIENCE = 4  # times as much for each child that takes its place: a busy machine gives them little time
NO_PROCESS = (OSError, MemoryError)  # the system gives none

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
    ply: int = -1
    path: Trail | None = None  # from where it looked ahead to here
    due: float = 0.0  # seconds after which people begin to wait


class AheadTask(Struct, frozen=True):
    """What a child shall think about until it is asked something: a decision to come."""

    number: int
    package: str
    view: View  # of the seat that will decide
    level: Level
    seed: int
    ply: int
    parts: tuple[int, ...]
    path: Trail | None = None


class Findings(Struct, frozen=True):
    """The decision, if nobody else searched for it; else what each search has seen."""

    number: int
    choice: Decision[Action] | None
    tallies: tuple[Tally[Action], ...] = ()


def mind_of(package: str) -> AnyMind:
    """What the bots know of the game in a package."""
    known: AnyMind = import_module(f"{package}.mind").MIND
    return known


class Thinker:
    """Decides for AIs. It is asked, and then polled every frame; nobody waits for it.

    A decision asked for at another ply is dropped. A child that dies or gives no answer is replaced and asked
    again, a few times; then the decision is made here, without a search. `troubles` counts how often, so that
    the window can tell people.
    """

    foresees = True

    def __init__(self, cores: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        count = min(CORES, cores or own_cores())
        self.troubles = 0
        self._path: Trail | None = None
        self._due = 0.0
        self._ahead: set[int] = set()  # the children that look ahead
        self._clock = clock
        self._children: list[Child | None] = [None] * count  # None: not started yet
        self._number = 0
        self._ply = -1
        self._asked: list[Task] = []  # one for each child that thinks
        self._findings: dict[int, Findings] = {}  # by child
        self._choice: Decision[Action] | None = None
        self._tries: Counter[int] = Counter()  # of the children at one task
        self._polled = 0.0
        self._waited = 0.0  # seconds since all who think were asked
        self._allowed = 0.0  # seconds that the answers may take
        self._idle_only = True  # children use only idle time, unless the machine has none

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        """Start the processes that these levels need, so that the first decision does not wait for it."""
        for level in set(levels):
            for index in range(len(shares(level, None, len(self._children)))):
                with suppress(*NO_PROCESS):
                    self._child(index, package)

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        """Begin to think, and drop what was asked before. Without limits, as long as the level does."""
        self._number += 1
        self._ply = ply
        self._tries.clear()
        self._ahead.clear()
        self._findings = {}
        self._choice = None
        seconds = SECONDS.get(level)
        budget = budget or Budget()
        if budget.nodes is None and budget.seconds is None and seconds is not None:
            budget = replace(budget, seconds=seconds * THINKING)
        self._allowed = max(self._due, budget.seconds or seconds or 0.0)
        self._polled, self._waited = self._clock(), 0.0
        self._asked = [
            Task(self._number, package, view, level, seed, budget, parts, ply, self._path, self._due)
            for parts in shares(level, budget.nodes, len(self._children))
        ]
        for index, task in enumerate(self._asked):
            self._send(index, task)

    def look_ahead(
        self, package: str, view: View, level: Level, seed: int, ply: int, path: Trail | None = None
    ) -> None:
        """Think about a decision to come, from the view that its seat has now; it answers nothing."""
        self._number += 1
        self._ply, self._asked, self._findings, self._choice = -1, [], {}, None
        self._ahead.clear()
        for index, parts in enumerate(shares(level, None, len(self._children))):
            child = self._children[index]
            if child is not None and child.unanswered < MOST_UNANSWERED:
                child.ask(AheadTask(self._number, package, view, level, seed, ply, parts, path))
                self._ahead.add(index)

    @property
    def looks_ahead(self) -> bool:
        """Whether anybody still thinks about a decision to come."""
        for index in tuple(self._ahead):
            child = self._children[index]
            with suppress(EOFError, OSError):  # it has died; the next question finds out
                if child and not any(found.number == self._number for found in child.findings()):
                    continue
            self._ahead.discard(index)
        return bool(self._ahead)

    def follow(self, path: Trail | None, due: float = 0.0) -> None:
        """What was played since it looked ahead for the seat that is asked next, None if it did not; and the
        seconds after which people begin to wait.
        """
        self._path, self._due = path, due

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
        for index in range(len(self._children)):
            self._end_child(index)

    def _child(self, index: int, package: str) -> Child:
        """This child; it is started if it does not run."""
        child = self._children[index]
        if child is None:
            child = self._children[index] = Child(package, self._idle_only)
        return child

    def _send(self, index: int, task: Task) -> None:
        """Let a child think, if the system gives one."""
        child = self._children[index]
        if child is not None and child.unanswered >= MOST_UNANSWERED:
            self._end_child(index)
        try:
            self._child(index, task.package).ask(task)
        except NO_PROCESS as error:
            log.warning("no process to think can be started: %r", error)
            self.troubles += 1
            self._decide_here()

    def _collect(self) -> None:
        """Read what the children have found, and decide once all are done."""
        now = self._clock()
        self._waited += min(now - self._polled, HALTED)
        self._polled = now
        late = self._waited > self._allowed + GRACE_SECONDS * PATIENCE ** max(self._tries.values(), default=0)
        for index, task in enumerate(self._asked):
            if index not in self._findings and self._choice is None:
                self._listen(index, task, late)
        if late:
            self._waited = 0.0
        all_findings = [self._findings[index] for index in sorted(self._findings)]
        tallies = [tally for findings in all_findings for tally in findings.tallies]
        whole = len(all_findings) == len(self._asked) or any(tally.complete for tally in tallies)
        if self._choice is None and self._asked and whole:
            task = self._asked[0]
            self._choice = all_findings[0].choice or conclude(mind_of(task.package), task.view, tallies)

    def _listen(self, index: int, task: Task, late: bool) -> None:
        """Read one child's findings; replace it if it has died or gives no answer."""
        child = self._children[index]
        try:
            for findings in child.findings() if child else ():
                if findings.number == self._number:
                    self._findings[index] = findings
        except (EOFError, OSError) as error:
            self._replace(index, task, f"has ended ({child and child.process.exitcode}, {error!r})")
        else:
            if late and index not in self._findings:
                self._idle_only = False  # perhaps it only gets no time
                self._replace(index, task, "gives no answer")

    def _replace(self, index: int, task: Task, why: str) -> None:
        """Ask another child; after too many at one task, decide here."""
        log.warning("a process that thinks %s; another takes its place", why)
        self.troubles += 1
        self._tries[index] += 1
        self._end_child(index)
        if self._tries[index] < MOST_TRIES:
            self._send(index, task)
        else:
            self._decide_here()

    def _decide_here(self) -> None:
        """What the level does at once, or else a pilot: this process has no time for a search."""
        log.error("no process can answer at ply %d: it is decided without a search", self._ply)
        asked = self._asked[0]
        mind = mind_of(asked.package)
        self._choice = at_once(mind, asked.view, asked.level, asked.seed)
        self._choice = self._choice or at_once(mind, asked.view, "pilot", asked.seed)

    def _end_child(self, index: int) -> None:
        """End a child; the next task starts another."""
        child = self._children[index]
        if child is not None:
            child.end()
        self._children[index] = None


def shares(level: Level, nodes: int | None, children: int) -> list[tuple[int, ...]]:
    """Which child runs which searches.

    A single child runs one search, in which it sees further than in two halves; but where nodes are fixed,
    the same ones give the same action on any number of cores.
    """
    parts = halves(level)
    if children < len(parts) and nodes is None:
        return [(WHOLE,)]
    return [tuple(parts[first::children]) for first in range(min(children, len(parts)))]


def own_cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Child:
    """A process that thinks, seen from the one that asks. `idle_only`: it uses only idle time."""

    def __init__(self, package: str, idle_only: bool) -> None:
        self.unanswered = 0  # questions since its last answer
        self._connection, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=run_child, args=(theirs, package), daemon=True)
        with deaf_birth():
            self.process.start()
        theirs.close()
        assert self.process.pid is not None
        self.pid = self.process.pid
        with suppress(OSError):  # the child has died at once, or the system does not allow it
            lower_priority(self.pid, idle_only)

    def ask(self, task: Task | AheadTask) -> None:
        """Send a task. A dead child is noticed later, when its findings are read."""
        self.unanswered += 1
        try:
            self._connection.send(task)
        except OSError:
            return

    def findings(self) -> list[Findings]:
        """What has come so far; EOFError or OSError if there will be no more."""
        came = []
        while self._connection.poll():
            came.append(self._connection.recv())
            self.unanswered = 0
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
    memory = Memory()
    try:
        while True:
            task = connection.recv()
            if connection.poll():
                continue
            if isinstance(task, AheadTask):
                memory.look_ahead(task, connection.poll)
                connection.send(Findings(task.number, None))
            else:
                connection.send(done(task, connection, memory))
    except (EOFError, OSError, MemoryError):  # who asked notices
        return


class Memory:
    """What a child has found for one seat, ahead of its turn or in it."""

    def __init__(self) -> None:
        self._whose: tuple[str, Level, int] | None = None  # the package, the level and the seat
        self._ply = -1
        self._kept: dict[int, Insight] = {}  # by the numbers of the searches
        self.endgame = Endgame()

    def look_ahead(self, task: AheadTask, stop: Callable[[], bool]) -> None:
        mind = mind_of(task.package)
        self._kept = self.recall(task.package, task.view, task.level, task.path)
        self._whose, self._ply = (task.package, task.level, task.view.seat), task.ply
        for part in task.parts:
            if part not in self._kept:
                self._kept[part] = Insight(mind, task.view, task.level, task.seed, part)
            if part in (0, WHOLE):
                self.endgame.look_ahead(mind, task.view, stop)
            self._kept[part].grow(min(AHEAD, mind.nodes[task.level]), stop)

    def of(self, task: Task) -> Mapping[int, Insight]:
        """What a decision begins with, and what it finds. Where nodes are fixed, and for hints, nothing."""
        if task.budget.nodes is not None or task.budget.why:
            return NOTHING_KEPT
        kept = self.recall(task.package, task.view, task.level, task.path)
        for part in task.parts:
            if part not in kept:
                kept[part] = Insight(mind_of(task.package), task.view, task.level, task.seed, part)
            kept[part].due = task.due
        self._kept, self._ply = kept, task.ply
        self._whose = task.package, task.level, task.view.seat
        return kept

    def recall(self, package: str, view: View, level: Level, path: Trail | None) -> dict[int, Insight]:
        """What is known of a view, once what was played has been followed. Nothing else is kept."""
        kept, whose = self._kept, self._whose
        self._kept, self._whose = {}, None
        if path is None or whose != (package, level, view.seat) or path.start != self._ply:
            return {}
        mind = mind_of(package)
        return {
            part: known
            for part, known in kept.items()
            if known.serves(mind, view, level) and all(map(known.tree.follow, path.steps))
        }


def done(task: Task, connection: Connection, memory: Memory) -> Findings:
    """The findings about a task; thinking stops early when another task comes."""
    mind = mind_of(task.package)
    choice = at_once(mind, task.view, task.level, task.seed)
    if choice is not None:
        return Findings(task.number, choice)
    kept, endgame = memory.of(task), memory.endgame if task.budget.nodes is None else None
    asked = task.view, task.level, task.seed, task.budget, task.parts
    tallies = think_all(mind, *asked, connection.poll, kept, endgame)
    if WHOLE in task.parts or set(halves(task.level)) <= set(task.parts):
        return Findings(task.number, conclude(mind, task.view, tallies, task.budget.why))
    return Findings(task.number, None, tuple(tallies))
