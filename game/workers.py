"""Much work of one kind: here, in many processes, or on many machines."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent import futures
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import active_children
from typing import Generic, NamedTuple, ParamSpec, TypeVar

from game.arguments import at_most
from game.children import SPAWN, deaf_birth, end_with_parent, ignore_interrupts
from game.crew import Crew, CrewLost
from game.engine.contract import Refused
from game.manners import raise_stop
from game.progress import warn

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")
WAKE_EVERY = 0.5  # seconds between two looks at whether to stop
AHEAD = 256  # tasks given to an executor at a time
A_BATCH = 1.0  # seconds that a batch should take: what each costs beside its work then weighs little
MOST_IN_A_BATCH = 32
MOST_TRIES = 5  # of a task whose workers die
LOOK_EVERY = 2.0  # seconds without a result between two looks at whether anybody works
MOST_JOBS = 1000
MOST_ON_WINDOWS = 61  # processes of a pool: the system waits for no more


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words that say who works: --jobs, --cluster or --executor."""
    parser.add_argument(
        "--jobs",
        type=at_most(MOST_JOBS),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes on this machine",
    )
    elsewhere = parser.add_mutually_exclusive_group()
    elsewhere.add_argument(
        "--cluster", metavar="ADDRESS", help="of a Dask scheduler, as tcp://10.0.0.1:8786 (docs/cluster.md)"
    )
    elsewhere.add_argument(
        "--executor", metavar="PATH", help="module:callable that makes a concurrent.futures executor"
    )


@contextmanager
def workers(asked: argparse.Namespace, tasks: int) -> Iterator[Executor | None]:
    """Who works, as the words say; None for one job here. Refused if there is nobody."""
    if asked.cluster is not None:
        from game.cluster import cluster  # which needs an extra

        with cluster(asked.cluster) as executor:
            yield executor
    elif asked.executor is not None:
        with executor_at(asked.executor) as executor:
            yield executor
    elif min(asked.jobs, tasks) <= 1:
        yield None
    else:
        with _pool(min(asked.jobs, tasks)) as executor:
            yield executor


class _Pool(Crew):
    """Processes on this machine. One that dies takes the whole pool with it, and another pool is made."""

    def __init__(self, jobs: int) -> None:
        self._jobs = most_processes(jobs)
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._jobs, SPAWN, _begin_process)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with deaf_birth():
            return self._pool.submit(fn, *args, **kwargs)

    def renew(self, stopped: Callable[[], bool]) -> None:
        self.end()
        self._pool = self._made()

    def end(self) -> None:
        """End the processes, whatever they do; even one that has been halted."""
        for process in active_children():
            process.kill()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    pool = _Pool(jobs)
    try:
        yield pool
    finally:
        pool.end()


def _begin_process() -> None:
    ignore_interrupts()
    end_with_parent()


def most_processes(wished: int) -> int:
    """As many as wished for, or as many as the system allows."""
    return min(wished, MOST_ON_WINDOWS) if sys.platform == "win32" else wished


def executor_at(path: str) -> Executor:
    """The executor that `module:callable` makes; Refused if it makes none."""
    module, colon, name = path.partition(":")
    if not (module and colon and name):
        raise Refused(f"An executor is named as module:callable, not {path!r}.")
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError, ValueError, OSError) as error:
        raise Refused(f"{path!r} makes no executor: {error}.") from None
    if not isinstance(made, Executor):
        raise Refused(f"{path!r} makes no executor but {made!r}.")
    return made


def each(work: Callable[[T], R], tasks: Iterable[T], executor: Executor | None) -> Iterator[R]:
    """What the work comes to, as it is done. What is lost with those who did it is done again.

    KeyboardInterrupt when it shall stop, CrewLost if nobody is left.
    """
    if executor is None:
        with stopped_by(raise_stop):
            yield from map(work, tasks)
        return
    noted: list[int] = []
    # A Ctrl-C is only noted: raised anywhere, it could leave a lock of the executor taken.
    with stopped_by(lambda number, _: noted.append(number), signal.SIGINT):
        shift = _Shift(work, iter(tasks), executor, lambda: bool(noted))
        try:
            yield from shift.results()
        finally:
            shift.cancel()
    if noted:
        raise KeyboardInterrupt(noted[0])


class _Sent(NamedTuple, Generic[T]):
    """Tasks that an executor has got, and how often they were given to one."""

    tasks: Sequence[T]
    tries: int


class _Shift(Generic[T, R]):
    """Gives tasks to an executor, a few ahead of what it does."""

    def __init__(
        self, work: Callable[[T], R], tasks: Iterator[T], executor: Executor, stopped: Callable[[], bool]
    ) -> None:
        self._work, self._waiting, self._executor, self._stopped = work, tasks, executor, stopped
        self._crew = executor if isinstance(executor, Crew) else Crew()
        self._under_way: dict[Future[tuple[float, list[R]]], _Sent[T]] = {}
        self._lost: list[_Sent[T]] = []
        self._over = False  # nobody is left
        self._size = 1
        self._told = ""

    def results(self) -> Iterator[R]:
        for task in islice(self._waiting, AHEAD):
            self._send(_Sent([task], 1))
        quiet = 0.0
        while (self._under_way or self._lost) and not self._stopped():
            done = futures.wait(self._under_way, WAKE_EVERY, futures.FIRST_COMPLETED).done
            quiet = 0.0 if done else quiet + WAKE_EVERY
            yield from self._received(done)
            if self._over:
                yield from self._renewed()
            self._send_again()
            if quiet >= LOOK_EVERY:
                quiet = 0.0
                self._look()

    def cancel(self) -> None:
        for future in self._under_way:
            future.cancel()

    def _received(self, done: Iterable[Future[tuple[float, list[R]]]]) -> Iterator[R]:
        """The results of batches; for each another is sent."""
        for future in done:
            sent = self._under_way.pop(future)
            try:
                seconds, results = future.result()
            except self._crew.losses as loss:
                self._lose(sent, loss)
                continue
            yield from results
            self._told = ""
            self._size = _next_size(seconds / len(results))
            if some := list(islice(self._waiting, self._size)):
                self._send(_Sent(some, 1))

    def _send(self, sent: _Sent[T]) -> None:
        try:
            self._under_way[self._executor.submit(_batch, self._work, sent.tasks)] = sent
        except self._crew.losses as loss:
            self._lose(sent, loss)

    def _lose(self, sent: _Sent[T], loss: Exception) -> None:
        if sent.tries >= MOST_TRIES or not isinstance(self._executor, Crew):
            raise CrewLost(f"Those who work are gone ({type(loss).__name__}).") from loss
        self._over = self._over or self._crew.is_over(loss)
        self._lost.append(sent)

    def _renewed(self) -> Iterator[R]:
        """Nobody is left: what is not done is lost, and others come."""
        yield from self._received([future for future in self._under_way if future.done()])
        self._lost += self._under_way.values()
        self.cancel()
        self._under_way.clear()
        self._crew.renew(self._stopped)
        self._over = False

    def _send_again(self) -> None:
        """Send what was lost, task by task: one that ends whoever does it ends no other with it."""
        lost, self._lost = self._lost, []
        for sent in lost:
            for task in sent.tasks:
                self._send(_Sent([task], sent.tries + 1))

    def _look(self) -> None:
        """Say that nobody works, once."""
        absence = self._crew.absence()
        if absence and absence != self._told:
            warn(absence)
        self._told = absence


def _batch(work: Callable[[T], R], tasks: Sequence[T]) -> tuple[float, list[R]]:
    """The results of a few tasks, and the seconds that they took."""
    begun = time.perf_counter()
    results = [work(task) for task in tasks]
    return time.perf_counter() - begun, results


def _next_size(seconds: float) -> int:
    """How many tasks to send together, if one takes so long."""
    return max(1, min(MOST_IN_A_BATCH, int(A_BATCH / max(seconds, 1e-6))))


@contextmanager
def stopped_by(heed: Callable[[int, object], object], *also: signal.Signals) -> Iterator[None]:
    """Inside, an order to end (`kill`, a terminal that closes) is heeded so; and what else is named."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    orders = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    free = [order for order in orders if signal.getsignal(order) == signal.SIG_DFL]
    before = {order: signal.signal(order, heed) for order in (*free, *also)}
    try:
        yield
    finally:
        for order, handler in before.items():
            signal.signal(order, handler)
