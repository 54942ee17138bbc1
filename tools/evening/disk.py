"""A disk that can be full, and that remembers how it looked at any of its steps."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.home import disk

WRITING = ("make_folder", "create", "fill", "sync", "rename", "claim")  # what a full disk refuses
STEPS = (*WRITING, "close", "remove", "sync_folder")


class Disk:
    """Counts the steps by which files change, but those of drawn art, which evenings share."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.full = False
        self._art: set[int] = set()  # open files of it
        self._steps = 0
        self._copy_at: int | None = None
        self._copy = home
        self._tell: Callable[[], None] = lambda: None

    def die(self, later: int, copy: Path, tell: Callable[[], None]) -> None:
        """Copy the folder before a step that is still to come: as if the program had been killed there."""
        self._copy_at, self._copy, self._tell = self._steps + later, copy, tell

    @property
    def died(self) -> bool:
        return self._copy_at is not None and self._steps > self._copy_at

    def step(self, name: str, run: Callable[..., Any], *given: Any) -> Any:
        if self._is_art(given[0]):
            done = run(*given)
            if name == "create":
                self._art.add(done[0])
            elif name == "close":
                self._art.discard(given[0])
            return done
        if self._steps == self._copy_at:
            shutil.copytree(self.home, self._copy, symlinks=True)
            self._tell()
        self._steps += 1
        if self.full and name in WRITING:
            raise OSError(errno.ENOSPC, "No space left on device")
        return run(*given)

    def _is_art(self, place: Path | int) -> bool:
        if isinstance(place, int):
            return place in self._art
        return place.is_relative_to(self.home / "cache")


@contextmanager
def replaced(current: Callable[[], Disk]) -> Iterator[None]:
    """All files of the user change on the current disk."""
    real = {name: getattr(disk, name) for name in STEPS}

    def stepping(name: str) -> Callable[..., Any]:
        return lambda *given: current().step(name, real[name], *given)

    for name in STEPS:
        setattr(disk, name, stepping(name))
    try:
        yield
    finally:
        for name, run in real.items():
            setattr(disk, name, run)
