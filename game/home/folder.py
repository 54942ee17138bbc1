"""A person's folder: one window at a time has it, clears it of what a killed one left, and keeps its logs."""

from __future__ import annotations

import errno
import logging
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game.home import disk

LOG = "starbox.log"
LOGS = 9  # of earlier starts
LONGEST_LOG = 1 << 20  # bytes
CLOSING_SECONDS = 2.0
_LOCK = "starbox.lock"
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_RANDOM = r"\.[a-z0-9_]{8}"  # what a file is called while it is written: .NAME.RANDOM
_JOURNALS = rf"\..+\.(match|jsonl){_RANDOM}|.+\.(match|jsonl)\.part"
_HALF_WRITTEN = {  # by folder, with all in it; a person may keep other things there
    "saves": re.compile(_JOURNALS),
    "records": re.compile(_JOURNALS),
    "reviews": re.compile(rf"\..+\.json{_RANDOM}"),
    "pictures": re.compile(rf"\.starbox-.+\.png{_RANDOM}"),
    "cache": re.compile(rf"\.[0-9a-f]+-[0-9]+x[0-9]+{_RANDOM}"),
}
_HALF_WRITTEN_HERE = re.compile(rf"\.[a-z]+\.jsonl?(\.broken-\d+)?{_RANDOM}")


class Taken(Exception):
    """Another window has this folder open."""


@contextmanager
def held(home: Path) -> Iterator[None]:
    """Inside, no other window has this folder; Taken if one has it. It is let go however the program ends.

    Where a folder cannot be written or locked there is nothing to lose, or no way to tell: go on without.
    """
    handle = None
    with suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        handle = os.open(home / _LOCK, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0))
    try:
        if handle is not None:
            _wait_for(handle)
            sweep(home)
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _wait_for(handle: int) -> None:
    """Lock it; a window that has just been closed may take a moment to let it go."""
    end = time.monotonic() + CLOSING_SECONDS
    while True:
        try:
            _lock(handle)
            return
        except Taken:
            if time.monotonic() >= end:
                raise
            time.sleep(0.05)


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            raise Taken from None


def sweep(home: Path) -> None:
    """Delete the files that were being written when a program was killed."""
    with suppress(OSError):
        _delete(home, os.listdir(home), _HALF_WRITTEN_HERE)
    for name, pattern in _HALF_WRITTEN.items():
        for folder, _, names in os.walk(home / name):
            _delete(Path(folder), names, pattern)


def _delete(folder: Path, names: Iterable[str], pattern: re.Pattern[str]) -> None:
    for name in filter(pattern.fullmatch, names):
        with suppress(OSError):  # a folder of that name, or no permission
            disk.remove(folder / name)


@contextmanager
def logged(home: Path) -> Iterator[None]:
    """Inside, a file in the folder takes the log, if it can be written. The logs of the last starts stay."""
    logging.raiseExceptions = False  # and do not fill the terminal when the disk is full
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    book = RotatingFileHandler(home / LOG, maxBytes=LONGEST_LOG, backupCount=LOGS, delay=True)
    book.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    with suppress(OSError):
        book.doRollover()
        root.addHandler(book)
    try:
        yield
    finally:
        root.removeHandler(book)
        with suppress(OSError):  # of a disk that is full: it writes what it still had
            book.close()
