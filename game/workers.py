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
from multiprocessing import active_children, get_context
from typing import TypeVar

from game.arguments import positive
from game.engine.contract import Refused


class Lost(Refused):
    """Those who worked are gone."""


T = TypeVar("T")
R = TypeVar("R")
WAKE_EVERY = 0.5  # seconds between two looks at whether to stop
AHEAD = 256  # tasks given to an executor at a time
A_BATCH = 1.0  # seconds that a batch should take: what each costs beside its work then weighs little
MOST_IN_A_BATCH = 32
MOST_ON_WINDOWS = 61  # processes of a pool: the system waits for no more


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words that say who works: --jobs, --cluster or --executor."""
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes on this machine"
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


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    pool = ProcessPoolExecutor(most_processes(jobs), get_context("spawn"), _ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():  # that still does what nobody waits for
            process.terminate()


def most_processes(wished: int) -> int:
    """As many as wished for, or as many as the system allows."""
    return min(wished, MOST_ON_WINDOWS) if sys.platform == "win32" else wished


def _ignore_interrupts() -> None:
    """A Ctrl-C reaches every process of a terminal; only the one that asked should heed it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
    """What the work comes to, as it is done; KeyboardInterrupt at a Ctrl-C, Lost if nobody is left."""
    if executor is None:
        yield from map(work, tasks)
        return
    waiting, size = iter(tasks), 1
    under_way = {executor.submit(_batch, work, [task]) for task in islice(waiting, AHEAD)}
    try:
        with _noted_interrupt() as interrupted:
            while under_way and not interrupted:
                done, under_way = futures.wait(under_way, WAKE_EVERY, futures.FIRST_COMPLETED)
                for future in done:
                    seconds, results = _result(future)
                    yield from results
                    size = _next_size(seconds / len(results))
                    if some := list(islice(waiting, size)):
                        under_way.add(executor.submit(_batch, work, some))
        if interrupted:
            raise KeyboardInterrupt
    finally:
        for future in under_way:
            future.cancel()


def _result(future: Future[R]) -> R:
    try:
        return future.result()
    except (futures.CancelledError, futures.BrokenExecutor, OSError) as error:
        raise Lost(f"Those who work are gone ({type(error).__name__}).") from error


def _batch(work: Callable[[T], R], tasks: Sequence[T]) -> tuple[float, list[R]]:
    """The results of a few tasks, and the seconds that they took."""
    begun = time.perf_counter()
    results = [work(task) for task in tasks]
    return time.perf_counter() - begun, results


def _next_size(seconds: float) -> int:
    """How many tasks to send together, if one takes so long."""
    return max(1, min(MOST_IN_A_BATCH, int(A_BATCH / max(seconds, 1e-6))))


@contextmanager
def _noted_interrupt() -> Iterator[list[int]]:
    """Inside, a Ctrl-C is only noted: raised anywhere, it could leave a lock of the executor taken."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
