"""Saves the match of a table after every action: whole or not at all, and without holding up a frame."""

from __future__ import annotations

import threading
from pathlib import Path

from game.home import store
from game.home.store import Broken
from game.match import journal
from game.match.match import Match
from game.texts import Words

_SUFFIX = ".match"


class Keeper:
    """Writes the newest match of a table on a thread of its own. If matches come faster, some are skipped."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "saves"
        self._failure: OSError | None = None
        self._newest: Match | None = None
        self._wake = threading.Condition()
        self._open = True
        self._thread: threading.Thread | None = None

    def keep(self, match: Match) -> None:
        """Have the match written; if it has ended, its save is deleted."""
        with self._wake:
            self._newest = match.snapshot()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)
                self._thread.start()
            self._wake.notify()

    def failure(self) -> OSError | None:
        """Why a match could not be written; None the next time. The thread itself shows no message."""
        with self._wake:
            failure, self._failure = self._failure, None
        return failure

    def close(self) -> None:
        """Wait until everything is on disk."""
        with self._wake:
            self._open = False
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                while self._newest is None and self._open:
                    self._wake.wait()
                newest, self._newest = self._newest, None
            if newest is None:
                return
            self._write(newest)

    def _write(self, match: Match) -> None:
        path = self._folder / f"{match.game.name}{_SUFFIX}"
        try:
            if match.result() is not None:
                path.unlink(missing_ok=True)
            else:
                store.write(path, journal.dump(match).encode())
        except OSError as error:
            with self._wake:
                self._failure = error


def newest(home: Path) -> Path | None:
    """The newest save; None if there is none."""
    saves = sorted((home / "saves").glob(f"*{_SUFFIX}"), key=_age)
    return saves[-1] if saves else None


def saved(home: Path, game: str) -> Path | None:
    """The save of a game; None if there is none."""
    path = home / "saves" / f"{game}{_SUFFIX}"
    return path if path.is_file() else None


def read_save(path: Path) -> Match:
    """The match in a save; Broken, with the file set aside, if it cannot be read."""
    try:
        return journal.load(path.read_bytes().decode())
    except (OSError, ValueError) as error:  # BadJournal and UnicodeDecodeError are ValueErrors
        raise Broken(path, store.set_aside(path), str(error)) from error


def broken_save(words: Words, broken: Broken) -> str:
    """A sentence about a save that cannot be read: why, and its new name."""
    text = "save-of-other-version" if isinstance(broken.__cause__, journal.OtherVersion) else "save-broken"
    return words(text, name=(broken.aside or broken.path).name)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
