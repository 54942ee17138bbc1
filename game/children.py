"""Processes that a program of ours begins: deaf to Ctrl-C from the first moment, gone with the program."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process

SPAWN = get_context("spawn")
HALTED = 0.5  # seconds between two looks at them: what is more, this process itself has been halted


@contextmanager
def deaf_birth() -> Iterator[None]:
    """Inside, processes are begun that no Ctrl-C reaches; it reaches this one a moment later.

    A Ctrl-C goes to every process of a terminal, and a child that still loads would answer with a traceback.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # beginning it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """In a child: heed no Ctrl-C (where it could not be born so)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent() -> None:
    """In a child: end when the process that began it ends, however that happens."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent.sentinel,), name="parent", daemon=True).start()


def _outlive(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
