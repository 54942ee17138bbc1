"""How far long work is, and how long it will take: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TextIO, TypeVar

from tqdm import tqdm

T = TypeVar("T")
SILENT_SECONDS = 1.0  # seconds before anything is told: short work tells nothing
BAR_EVERY, LINE_EVERY = 0.2, 5.0  # seconds between two pictures of a bar, and between two lines
TICK, STILL_EVERY = 1.0, 5.0  # seconds without anything done, before a bar or a line says again how far it is
LINE = "{n_fmt} of {total_fmt} {unit} after {elapsed}, about {remaining} to go"
BAR = f"{{bar}} {LINE}"
FIRST = "{n_fmt} of {total_fmt} {unit} after {elapsed}"  # before one is done nobody knows how long it takes

_LOCK = threading.RLock()
tqdm.set_lock(_LOCK)  # its own is one for many processes, and starts a helper for it
tqdm.monitor_interval = 0  # no thread that watches the bars


class _Lines:
    """Makes lines of what a bar writes over itself."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.encoding = "ascii"

    def write(self, text: str) -> None:
        if told := text.strip():
            self._stream.write(f"{told}\n")

    def flush(self) -> None:
        self._stream.flush()


@contextmanager
def following(total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """Inside, a call says that so many more are done. A total that proves too low grows."""
    terminal = sys.stderr.isatty()
    with tqdm(
        total=total,
        unit=unit,
        delay=SILENT_SECONDS if terminal else LINE_EVERY,
        mininterval=BAR_EVERY if terminal else LINE_EVERY,
        miniters=1,
        smoothing=0,  # reckon from all the time so far
        ncols=shutil.get_terminal_size().columns - 1 if terminal else None,
        bar_format=f"{{bar}} {FIRST}" if terminal else FIRST,
        file=sys.stderr if terminal else _Lines(sys.stderr),
        leave=False,
    ) as bar:

        def more(done: int) -> None:
            with _LOCK:
                bar.bar_format = BAR if terminal else LINE
                bar.total = max(bar.total or 0, bar.n + done)
                bar.update(done)

        over = threading.Event()
        still = (bar, over, TICK if terminal else STILL_EVERY)
        watch = threading.Thread(target=_repeat, args=still, name="progress", daemon=True)
        watch.start()
        try:
            yield more
        finally:
            over.set()
            watch.join()


def _repeat(bar: tqdm[NoReturn], over: threading.Event, still: float) -> None:
    """On a thread: say how far it is when nothing has been done for a while, too."""
    while not over.wait(still):
        with _LOCK:
            if time.time() - bar.last_print_t >= still:
                bar.last_print_t = time.time()
                bar.refresh()


def followed(things: Iterable[T], unit: str, total: int | None = None) -> Iterator[T]:
    """The things, each counted when it has been dealt with."""
    if total is None:
        things = things if isinstance(things, Collection) else list(things)
        total = len(things)
    with following(total, unit) as more:
        for thing in things:
            yield thing
            more(1)


def say(text: str) -> None:
    """Print a line while a bar may stand on the terminal."""
    tqdm.write(text)
    sys.stdout.flush()


def warn(text: str) -> None:
    """The same on standard error."""
    tqdm.write(text, sys.stderr)
    sys.stderr.flush()
