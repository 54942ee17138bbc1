"""How far long work is, and how long it will take: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO, TypeVar

from tqdm import tqdm

T = TypeVar("T")
PATIENCE = 1.0  # seconds before anything is told: short work tells nothing
BAR_EVERY, LINE_EVERY = 0.2, 5.0  # seconds between two pictures of a bar, and between two lines
BAR = "{bar} {n_fmt} of {total_fmt} {unit}, about {remaining} to go"
LINE = "{n_fmt} of {total_fmt} {unit}, about {remaining} to go"

tqdm.set_lock(threading.RLock())  # its own is one for many processes, and starts a helper for it
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
        delay=PATIENCE if terminal else LINE_EVERY,
        mininterval=BAR_EVERY if terminal else LINE_EVERY,
        miniters=1,
        ncols=shutil.get_terminal_size().columns - 1 if terminal else None,
        bar_format=BAR if terminal else LINE,
        file=sys.stderr if terminal else _Lines(sys.stderr),
        leave=False,
    ) as bar:

        def more(done: int) -> None:
            bar.total = max(bar.total or 0, bar.n + done)
            bar.update(done)

        yield more


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
