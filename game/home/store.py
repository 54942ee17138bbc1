"""The user's files: written whole or not at all. A broken file is set aside, never overwritten."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from game.door import Unfit, contents
from game.engine.contract import Json
from game.home import disk
from game.home.mending import mended, rewritten, without
from game.lines import read_object
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
    errno.EMFILE: "too-many",
    errno.ENFILE: "too-many",
}
VERSION_KEY = "version"  # the key of the version in each of our files


class Broken(Exception):
    """A file could not be read; it now has the name `aside` (None if it could not even be moved)."""

    def __init__(self, path: Path, aside: Path | None, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path, self.aside, self.reason = path, aside, reason


def write(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Replace the file by this content, or leave it as it was. `sync=False`: it can be made again."""
    _put(path, data, disk.rename, sync)
    if sync:
        disk.sync_folder(path.parent)


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet; FileExistsError, and nothing changed, if it is."""
    _put(path, data, disk.claim, True)
    try:
        disk.sync_folder(path.parent)
    except OSError:
        disk.remove(path)  # whoever tries again takes another name
        raise


def _put(path: Path, data: bytes, put: Callable[[Path, Path], None], sync: bool) -> None:
    disk.make_folder(path.parent)
    with made(path, put, sync) as handle:
        disk.fill(handle, data)


@contextmanager
def made(path: Path, put: Callable[[Path, Path], None], sync: bool = True) -> Iterator[int]:
    """A new file to fill inside. It then gets its name; OSError, and nothing changed, if that cannot be."""
    handle, name = disk.create(path)
    try:
        try:
            yield handle
            if sync:
                disk.sync(handle)
        finally:
            disk.close(handle)
        put(name, path)
    except BaseException:
        with suppress(OSError):
            disk.remove(name)
        raise


def move(path: Path, to: Path, *, over: bool = False) -> None:
    """Give a file another name; FileExistsError, and nothing changed, if that is taken, unless it may go."""
    disk.make_folder(to.parent)
    (disk.rename if over else disk.claim)(path, to)
    disk.sync_folder(to.parent)
    if path.parent != to.parent:
        disk.sync_folder(path.parent)


def remove(path: Path) -> None:
    """Delete a file, if it is there."""
    disk.remove(path)
    if path.parent.is_dir():
        disk.sync_folder(path.parent)


class Trouble(Struct, frozen=True):
    """What was wrong with a file, to be told."""

    text: str
    values: Mapping[str, str]
    error: OSError | None = None  # why it cannot be read now

    def told(self, words: Words) -> str:
        why = {} if self.error is None else {"reason": reason(words, self.error)}
        return words(self.text, **self.values, **why)


@dataclass(frozen=True, slots=True)
class File(Generic[T]):
    """A file of ours: one value, in JSON, and the version of its form.

    Values that nothing understands are left out one by one; what a newer version has written stays as it is.
    `renew` changes what older versions have written into this form.
    """

    name: str
    kind: type[T]
    broken: str  # the text that says that it is kept aside
    renew: Callable[[Any], Any] = lambda data: data
    version: int = 1

    def look(self, home: Path) -> tuple[T, Trouble | None]:
        """The value, or a new one, and what was wrong with the file."""
        path = home / self.name
        try:
            value, aside = self._looked(path)
        except Broken as broken:
            return self.kind(), Trouble(self.broken, {"name": (broken.aside or path).name})
        except OSError as error:
            return self.kind(), Trouble("file-unread", {"name": self.name}, error)
        told = None if aside is None else Trouble("file-mended", {"name": self.name, "aside": aside.name})
        return value, told

    def read(self, home: Path) -> T:
        """The value; a new one if there is no file. Broken if nothing can be made of it: it is set aside.

        An OSError says nothing against the file: it stays.
        """
        return self._looked(home / self.name)[0]

    def read_or_new(self, home: Path) -> T:
        """The value, or a new one."""
        return self.look(home)[0]

    def look_to_write(self, home: Path) -> tuple[T, Trouble | None]:
        """As `look`, for whoever writes then: OSError if the file cannot be read now, or not be set aside."""
        value, trouble = self.look(home)
        if trouble is not None and trouble.error is not None:
            raise trouble.error
        if trouble is not None and trouble.text == self.broken and (home / self.name).exists():
            raise OSError(errno.EACCES, f"{self.name} is broken and cannot be set aside")
        return value, trouble

    def save(self, home: Path, value: T) -> None:
        """Write the value, so that people can read it too. What a newer version wrote beside it stays."""
        path = home / self.name
        aside = None
        with suppress(Broken):  # then it is not there any more
            aside = self._looked(path)[1]
        if aside == path:
            _keep_aside(path)
        try:
            data = self._data(path)
        except ValueError:
            _set_aside(path)
            data = {}
        written = rewritten(self._bare(data), self.kind, msgspec.to_builtins(value))
        _write_json(path, {VERSION_KEY: max(self.version, _version_of(data)), **written})

    def change(self, home: Path, change: Callable[[T], T]) -> None:
        """Change the value that lies there; OSError if that cannot be read or written now."""
        try:
            value = self.read(home)
        except Broken:
            value = self.kind()
        self.save(home, change(value))

    def _looked(self, path: Path) -> tuple[T, Path | None]:
        """The value, and the copy that was kept of a file with faults, which are now gone from it."""
        try:
            data = self._data(path)
            value, lost = mended(self._bare(data), self.kind)
        except (ValueError, TypeError, AttributeError) as error:  # Unfit and BadJson are ValueErrors
            raise Broken(path, set_aside(path), str(error)) from error
        if all(each.strange for each in lost) or _version_of(data) > self.version:
            return value, None
        aside = kept_aside(path)
        if aside is not None:
            with suppress(OSError):
                _write_json(path, {VERSION_KEY: self.version, **without(self._bare(data), lost)})
        return value, aside or path

    def _data(self, path: Path) -> dict[str, Json]:
        try:
            return read_object(contents(path))
        except FileNotFoundError:
            return {VERSION_KEY: self.version}

    def _bare(self, data: dict[str, Json]) -> Any:
        """The value in this form, without its version."""
        return self.renew({key: value for key, value in data.items() if key != VERSION_KEY})


def _version_of(data: Mapping[str, Json]) -> int:
    version = data.get(VERSION_KEY, 0)
    return version if type(version) is int and 0 < version < 1 << 31 else 0


def _write_json(path: Path, data: Json) -> None:
    try:
        text = json.dumps(data, indent=2, ensure_ascii=False).encode()
    except UnicodeError:  # half of a surrogate pair, in something that this version does not know
        text = json.dumps(data, indent=2).encode()
    write(path, text + b"\n")


def reason(words: Words, error: Exception) -> str:
    """Why something could not be written, as words for people."""
    code = error.errno if isinstance(error, OSError) else None
    return words(f"reason-{_REASONS.get(code, 'other')}")


def set_aside(path: Path) -> Path | None:
    """Rename a broken file to the first free NAME.broken-N; None if that cannot be."""
    try:
        return _set_aside(path)
    except OSError:
        return None


def kept_aside(path: Path) -> Path | None:
    """The copy of a file as a NAME.broken-N, made unless it is there; None if that cannot be."""
    try:
        return _keep_aside(path)
    except OSError:
        return None


def _set_aside(path: Path) -> Path:
    aside = next((name for name in _asides(path) if not os.path.lexists(name)), None)
    if aside is None:
        raise _crowded(path)
    disk.rename(path, aside)
    return aside


def _keep_aside(path: Path) -> Path:
    data = contents(path)
    for aside in _asides(path):
        if not os.path.lexists(aside):
            write_new(aside, data)
            return aside
        with suppress(OSError, Unfit):
            if contents(aside) == data:  # it was kept, and then something failed
                return aside
    raise _crowded(path)


def _asides(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.name}.broken-{number}") for number in range(1, 1000))


def _crowded(path: Path) -> OSError:
    return OSError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
