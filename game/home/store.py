"""The user's files: written whole or not at all, set aside when broken, never overwritten then."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.texts import Words

T = TypeVar("T")
_REASONS: dict[int | None, str] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EEXIST: "in-the-way",
    errno.ENOTDIR: "in-the-way",
    errno.EISDIR: "in-the-way",
}


class Broken(Exception):
    """A file could not be read; it now has the name `aside` (None if it could not even be moved)."""

    def __init__(self, path: Path, aside: Path | None, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path, self.aside, self.reason = path, aside, reason


def write(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Replace the file by this content, or leave it as it was. `sync=False` for what can be made again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save(path: Path, value: object) -> None:
    """Write a value as readable JSON."""
    write(path, msgspec.json.format(msgspec.json.encode(value), indent=2))


def read(path: Path, kind: type[T], renew: Callable[[Any], Any] = lambda data: data) -> T | None:
    """The value in a file of ours; None if there is none; Broken after setting a bad one aside.

    `renew` gives what older versions have written today's names.
    """
    try:
        return msgspec.convert(renew(msgspec.json.decode(path.read_bytes())), kind, str_keys=True)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError, AttributeError, TypeError) as error:
        raise Broken(path, set_aside(path), str(error)) from error


def reason(words: Words, error: Exception) -> str:
    """Why something could not be written, for people to read."""
    code = error.errno if isinstance(error, OSError) else None
    return words(f"reason-{_REASONS.get(code, 'other')}")


def set_aside(path: Path) -> Path | None:
    """Rename a broken file to the first free NAME.broken-N."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.broken-{number}")
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None
