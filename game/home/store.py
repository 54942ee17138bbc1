"""The user's files: written whole or not at all. A broken file is set aside, never overwritten."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.texts import Words

T = TypeVar("T")
RETRIES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)  # seconds to wait before each
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
    """Replace the file by this content, or leave it as it was. `sync=False`: it can be made again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        replace(Path(name), path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def replace(new: Path, path: Path) -> None:
    """Put a new file in the place of another. On Windows a scanner may hold that for a moment: try again."""
    for seconds in RETRIES if sys.platform == "win32" else ():
        try:
            os.replace(new, path)
            return
        except PermissionError:
            time.sleep(seconds)
    os.replace(new, path)


@dataclass(frozen=True, slots=True)
class File(Generic[T]):
    """A file of ours: one value, in JSON. `renew` changes what older versions have written into this form."""

    name: str
    kind: type[T]
    renew: Callable[[Any], Any] = lambda data: data

    def read(self, home: Path) -> T:
        """The value; a new one if there is no file. If it cannot be read, the file is set aside: Broken."""
        path = home / self.name
        try:
            data = self.renew(msgspec.json.decode(path.read_bytes()))
            return msgspec.convert(data, self.kind, str_keys=True)
        except FileNotFoundError:
            return self.kind()
        except (OSError, ValueError, TypeError, AttributeError, RecursionError) as error:
            raise Broken(path, set_aside(path), str(error)) from error

    def read_or_new(self, home: Path) -> T:
        """The value; a new one if there is no file, or if it cannot be read and is set aside."""
        try:
            return self.read(home)
        except Broken:
            return self.kind()

    def save(self, home: Path, value: T) -> None:
        """Write the value, so that people can read it too."""
        write(home / self.name, msgspec.json.format(msgspec.json.encode(value), indent=2))


def reason(words: Words, error: Exception) -> str:
    """Why something could not be written, as words for people."""
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
