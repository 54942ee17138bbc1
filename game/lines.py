"""JSON objects, one a line, from anybody: the protocol and the journals read nothing else.

An Inbox reads ahead on a thread: whoever works on a line learns that the other end has ended.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import BinaryIO, ClassVar, NoReturn

from game.engine.contract import Json, Refused

PROTOCOL_VERSION = 1  # of what programs say to each other in such lines
LONGEST_LINE = 4 << 20  # bytes
MOST_DIGITS = 4000  # of a whole number
DEEPEST = 100  # lists and objects in each other


class BadJson(Refused):
    """A line that is no JSON object."""

    code: ClassVar[str] = "bad_json"


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; a line that is too long is cut just beyond the limit."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def read_object(line: bytes) -> dict[str, Json]:
    """The object in a line; BadJson if there is none."""
    data = _parsed(line)
    if not isinstance(data, dict):
        raise BadJson("This is no JSON object.")
    if _deeper_than(DEEPEST, data):
        raise _too_deep()
    return data


def _parsed(line: bytes) -> Json:
    if len(line) > LONGEST_LINE:
        raise BadJson(f"A line has at most {LONGEST_LINE} bytes.")
    try:
        text = line.decode("utf-8-sig").strip()
        return json.loads(text, parse_constant=_no_number, parse_float=_finite, parse_int=_short)
    except RecursionError:
        raise _too_deep() from None
    except UnicodeError:
        raise BadJson("This is not text in UTF-8.") from None
    except ValueError as error:
        raise BadJson(f"This is not JSON: {error}.") from None


def _too_deep() -> BadJson:
    return BadJson(f"Lists and objects may lie at most {DEEPEST} deep in each other.")


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("a number is too large")
    return number


def _short(text: str) -> int:
    if len(text.lstrip("-")) > MOST_DIGITS:
        raise ValueError(f"a number has more than {MOST_DIGITS} digits")
    return int(text)


def _deeper_than(limit: int, data: Json) -> bool:
    layer = [data]
    for _ in range(limit):
        layer = [each for outer in layer for each in _inside(outer) if isinstance(each, dict | list)]
        if not layer:
            return False
    return True


def _inside(data: Json) -> Iterable[Json]:
    if isinstance(data, dict):
        return data.values()
    return data if isinstance(data, list) else ()


def compact(data: Json) -> str:
    """JSON in one line of ASCII."""
    return json.dumps(data, allow_nan=False, separators=(",", ":"))


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
