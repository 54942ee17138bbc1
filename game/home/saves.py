"""The games that wait to be gone on with: saves/<day>-<game>-<number>.match, a file for each.

A finished game has a record of the same name. Deleted games lie in saves/deleted for some days.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game import catalogue
from game.door import Unfit, contents
from game.home import store
from game.home.store import Broken
from game.match import journal
from game.match.match import Match
from game.texts import Words

SUFFIX = ".match"
DAY = "%Y-%m-%d"
KEPT_DAYS = 7  # that a deleted game can still be found
_NAME = re.compile(r"\d{4}-\d\d-\d\d-(.+)-\d+")
_DELETED = re.compile(r"(\d{4}-\d\d-\d\d)_(.+)")


def folder(home: Path) -> Path:
    return home / "saves"


def path_of(home: Path, name: str) -> Path:
    return folder(home) / f"{name}{SUFFIX}"


def record_of(home: Path, name: str) -> Path:
    """Where the record of a finished game is kept."""
    return home / "records" / f"{name}.jsonl"


def free_names(home: Path, game: str) -> Iterator[str]:
    """Names for a new game of today, the first that is free first. Another program may take it meanwhile."""
    day, number = time.strftime(DAY), 0
    while True:
        number += 1
        name = f"{day}-{game}-{number}"
        deleted = any(_trash(home).glob(f"*_{name}{SUFFIX}"))
        if not (path_of(home, name).exists() or record_of(home, name).exists() or deleted):
            yield name


def game_of(path: Path) -> str:
    """The game of a save, by its name; "" if the name does not tell it."""
    found = _NAME.fullmatch(path.stem)
    return found[1] if found and found[1] in catalogue.names() else ""


def waiting(home: Path) -> list[Path]:
    """The saves of games that have not ended, the newest first."""
    saves = (path for path in folder(home).glob(f"*{SUFFIX}") if not record_of(home, path.stem).exists())
    return sorted(saves, key=lambda path: (age(path), path.name), reverse=True)


def ended(home: Path) -> list[Path]:
    """The saves that a program left behind which ended while it kept a finished game."""
    return [path for path in folder(home).glob(f"*{SUFFIX}") if record_of(home, path.stem).exists()]


def read(path: Path) -> Match:
    """The match in a save. Broken, with the file set aside, if it is none.

    OtherVersion, and the file stays, if another Starbox has written it; OSError if it cannot be read now.
    """
    try:
        return journal.load(contents(path).decode())
    except journal.OtherVersion:
        raise
    except ValueError as error:  # Unfit, BadJournal and UnicodeDecodeError are ValueErrors
        raise Broken(path, store.set_aside(path), str(error)) from error


def broken_save(words: Words, broken: Broken) -> str:
    """A sentence about a save that cannot be read: its new name."""
    return words("save-broken", name=(broken.aside or broken.path).name)


def unread_reason(words: Words, wrong: Exception) -> str:
    """Why a kept game cannot be read, or no further, in the person's language."""
    match wrong:
        case journal.OtherVersion():
            return words("journal-version", version=wrong.version)
        case journal.BadJournal():
            return words("journal-line", line=wrong.line)
        case Unfit():
            return words(f"fault-{wrong.code}", **wrong.values)
    return store.reason(words, wrong)


def age(path: Path) -> float:
    """When it was last played, in seconds since 1970."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


# Deleting


def trash_of(home: Path, name: str) -> Path:
    """Where a game goes that is deleted today."""
    return _trash(home) / f"{time.strftime(DAY)}_{name}{SUFFIX}"


def delete(home: Path, name: str) -> Path:
    """Delete a game; the file that `restore` brings back."""
    there = trash_of(home, name)
    store.move(path_of(home, name), there, over=True)
    return there


def restore(home: Path, deleted: Path) -> None:
    """Take the deletion back."""
    found = _DELETED.fullmatch(deleted.stem)
    assert found is not None
    store.move(deleted, path_of(home, found[2]))


def empty(home: Path) -> None:
    """Let go what was deleted many days ago."""
    first = time.strftime(DAY, time.localtime(time.time() - KEPT_DAYS * 86_400))
    for path in _trash(home).glob(f"*{SUFFIX}"):
        found = _DELETED.fullmatch(path.stem)
        if found is not None and found[1] < first:
            with suppress(OSError):
                store.remove(path)


def _trash(home: Path) -> Path:
    return folder(home) / "deleted"


# Names


def move_over(home: Path) -> None:
    """Give the saves of older versions, one for each game, names of their own. What fails stays as it is."""
    for game in catalogue.names():
        if path_of(home, game).is_file():
            with suppress(OSError):
                name_anew(home, path_of(home, game), game)


def name_anew(home: Path, path: Path, game: str) -> None:
    """Give a save the first free name."""
    for name in free_names(home, game):
        try:
            store.move(path, path_of(home, name))
            return
        except FileExistsError:
            continue  # another program was faster
