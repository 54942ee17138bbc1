"""The lines of a stream, read ahead on a thread: whoever works on one learns that the other end has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import BinaryIO

from game.engine.contract import Refused
from game.lines import lines_of, read_object

WAITING = 10_000  # lines read ahead
AT_ONCE = 1.0  # seconds: what ends the input so soon was sent together with the line under work


class Inbox:
    """Lines that wait, until one says `quit` or the stream ends."""

    def __init__(self, stream: BinaryIO) -> None:
        self._lines: Queue[bytes | None] = Queue(WAITING)
        self._ended: float | None = None  # when the last line was read
        Thread(target=self._read, args=(stream,), name="inbox", daemon=True).start()

    def __iter__(self) -> Iterator[bytes]:
        while (line := self._next()) is not None:
            yield line

    def ends(self, patient: bool) -> Callable[[], bool]:
        """For work that begins now: whether it should end, as the input has ended.

        Patient work goes on if it was asked for together with the end, as by a file of requests.
        """
        begun = monotonic()

        def ended() -> bool:
            at = self._ended
            return at is not None and not (patient and at < begun + AT_ONCE)

        return ended

    def _next(self) -> bytes | None:
        while True:
            with suppress(Empty):
                return self._lines.get(timeout=1.0)  # Windows hears Ctrl-C only in between

    def _read(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError):  # it was closed
            for line in lines_of(stream):
                if _says_quit(line):
                    self._ended = monotonic()
                    self._lines.put(line)
                    break
                self._lines.put(line)
        self._ended = self._ended or monotonic()
        self._lines.put(None)


def _says_quit(line: bytes) -> bool:
    try:
        return b"quit" in line and read_object(line).get("cmd") == "quit"
    except Refused:
        return False
