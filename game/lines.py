"""JSON objects, one a line, from anybody: the protocol and the journals read nothing else."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from typing import BinaryIO, ClassVar, NoReturn

from game.engine.contract import Json, Refused

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
