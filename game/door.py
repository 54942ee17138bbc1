"""The door: every file that is read comes in here. What it is and how large is looked at before it is opened.

What cannot be what it should be is Unfit. An OSError says only that it cannot be read now: it may be good.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

MOST_JSON = 4 << 20  # bytes; what a family keeps in a lifetime takes a tenth of it
LONGEST_NAME = 40  # letters of a name in a file; people can type fewer
LONGEST_WORD = 80

_KINDS = ((stat.S_ISDIR, "folder"), (stat.S_ISREG, ""))
_FLAGS = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY"))  # a pipe must not hold us up
_SPARE = 1 << 16  # some files of a system tell no size
SEEN = r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z"  # no signs that cannot be written or shown

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=SEEN)]  # of a person
Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD, pattern=SEEN)]


class Unfit(ValueError):
    """What lies there cannot be read as what it should be; str() says why. Its text is fault-<code>."""

    def __init__(self, code: str, told: str, **values: int) -> None:
        super().__init__(told)
        self.code, self.values = code, values


def contents(path: Path, most: int = MOST_JSON) -> bytes:
    """All of a file of at most so many bytes; Unfit, or OSError if it cannot be read now."""
    _check_kind(os.stat(path))
    with open(path, "rb", opener=_open) as file:
        found = os.fstat(file.fileno())
        _check_kind(found)
        data = file.read(min(most, found.st_size + _SPARE) + 1)
    if len(data) > most:
        raise Unfit("too-large", f"it has more than {most} bytes", most=most)
    return data


def _open(path: str, flags: int) -> int:
    return os.open(path, flags | _FLAGS)


def _check_kind(found: os.stat_result) -> None:
    """Unfit unless it is a plain file: opening a pipe or a device may wait for ever."""
    kind = next((name for test, name in _KINDS if test(found.st_mode)), "no-file")
    if kind == "folder":
        raise Unfit(kind, "it is a folder, not a file")
    if kind:
        raise Unfit(kind, "it is a pipe or a device, not a file")


def shown(text: str, most: int) -> str:
    """A text from a file without what cannot be shown, and no longer than this."""
    return "".join(sign for sign in text[: 4 * most] if sign.isprintable())[:most]
