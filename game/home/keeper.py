"""Keeps the matches of all tables on disk, on a thread of its own: no frame waits for a disk.

A match is written after every action, whole or not at all. At its end its record is written first, then its
results in the hall and the evening, and only then its save goes. What fails is tried again until it succeeds.
"""

from __future__ import annotations

import errno
import logging
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from pathlib import Path

from msgspec import Struct

from game.door import Unfit, contents
from game.home import hall, people, saves, sitting, store
from game.home.store import Trouble
from game.match import journal
from game.match.match import Match

log = logging.getLogger(__name__)
AGAIN_SECONDS = 2.0  # until something that failed is tried again
LAST_SECONDS = 20.0  # for which the end of the program waits for a disk


class SaveFate(Enum):
    """What shall be with the save of a match."""

    WRITTEN = 1  # it holds the match; that of an ended match makes way for its record
    DELETED = 2  # it lies among the deleted ones, as the match is now
    FORGOTTEN = 3  # it is gone: nobody has decided anything in this match


class News(Struct, frozen=True):
    """What the window should tell: the text, what it names, and what the system said."""

    text: str
    values: Mapping[str, str] = {}
    error: OSError | None = None


class _Job(Struct, frozen=True):
    match: Match
    fate: SaveFate

    @property
    def over(self) -> bool:
        return self.match.result() is not None

    @property
    def leaves(self) -> bool:
        """The save of this match is going."""
        return self.fate is not SaveFate.WRITTEN or self.over


class Errand(Struct, frozen=True):
    """Something else that changes files, done again until it succeeds: to do it twice must be as once."""

    do: Callable[[Path], object]
    failed: str  # the text, if it fails
    done: str  # the text, once it has succeeded at last

    @property
    def leaves(self) -> bool:
        return False


class Slot:
    """The place of one match on disk. `name` is that of its save; "" until there is one."""

    def __init__(self, keeper: Keeper, name: str) -> None:
        self.name = name
        self._keeper = keeper

    def keep(self, match: Match) -> None:
        """Have it written as it is now. Nobody waits for that."""
        self._keeper.put(self, match, SaveFate.WRITTEN)

    def delete(self, match: Match) -> None:
        """Have it laid among the deleted games."""
        self._keeper.put(self, match, SaveFate.DELETED)

    def forget(self, match: Match) -> None:
        """Have it deleted as if it had never begun."""
        self._keeper.put(self, match, SaveFate.FORGOTTEN)

    @property
    def behind(self) -> bool:
        """Whether something is being written that the disk does not hold yet."""
        return self._keeper.is_behind(self)

    @property
    def failure(self) -> OSError | None:
        """Why the disk does not hold all; None if it does, or if that is just being tried."""
        return self._keeper.failure(self)

    @property
    def trouble(self) -> OSError | None:
        """Why it could not be written, from then on until it has been."""
        return self._keeper.trouble(self)


class Keeper:
    """The only writer of saves, records and results of a window. Of each match only the newest counts."""

    def __init__(self, home: Path, again_seconds: float | None = AGAIN_SECONDS) -> None:
        """`again_seconds`: until what failed is tried again; None: only at `flush`, and all on no thread."""
        self.home = home
        self._again_seconds = again_seconds
        self._jobs: dict[Slot, _Job | Errand] = {}  # to do, the oldest first
        self._failed: dict[Slot, tuple[_Job | Errand, OSError]] = {}  # to do again
        self._at_work: tuple[Slot, _Job | Errand] | None = None
        self._told: dict[Slot, tuple[str, OSError]] = {}  # what was told of a slot that fails
        self._news: list[News] = []
        self._open = True
        self._hurry = False
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        saves.move_over(home)
        saves.empty(home)
        for path in saves.ended(home):
            self._finish_later(path)
        if (home / people.RENAMINGS.name).exists():
            self.run(Errand(people.go_on, "people-not-saved", "people-saved"))

    def _finish_later(self, path: Path) -> None:
        """A program ended while it kept this finished game: do the rest."""
        with suppress(OSError, ValueError):
            record = contents(saves.record_of(self.home, path.stem))
            if record.startswith(contents(path).partition(b"\n")[0]):
                self.slot(path.stem).keep(journal.load(record.decode()))
            else:  # somebody has put another game there
                saves.name_anew(self.home, path, saves.game_of(path))

    def slot(self, name: str = "") -> Slot:
        """The place of a match that goes on, or of a new one."""
        return Slot(self, name)

    def waiting(self) -> list[Path]:
        """The saves of games that can be gone on with, the newest first."""
        with self._wake:
            jobs = [*self._jobs.items(), *((slot, job) for slot, (job, _) in self._failed.items())]
            jobs += [self._at_work] if self._at_work else []
            going = {slot.name for slot, job in jobs if job.leaves}
        return [path for path in saves.waiting(self.home) if path.stem not in going]

    def read(self, path: Path) -> Match | None:
        """The match in a save; see `saves.read`. None if it has ended: then it is kept as such now."""
        match = saves.read(path)
        if match.result() is None:
            return match
        self.slot(path.stem).keep(match)
        return None

    def put(self, slot: Slot, match: Match, fate: SaveFate) -> None:
        """Have this done with a match, instead of anything that was to be done with it."""
        self._put(slot, _Job(match.snapshot(), fate))

    def run(self, errand: Errand) -> Slot:
        """Have this done after what is to be done already; the answer tells how far that is."""
        slot = self.slot()
        self._put(slot, errand)
        return slot

    def _put(self, slot: Slot, job: _Job | Errand) -> None:
        with self._wake:
            self._failed.pop(slot, None)
            self._jobs[slot] = job
            if self._thread is None:
                self._begin()
            self._wake.notify_all()

    def _begin(self) -> None:
        """Start the thread; where the system gives none, do its work here, and try again the next time."""
        if self._again_seconds is None:
            self._work()
            return
        thread = threading.Thread(target=self._run, name="keeper", daemon=True)
        try:
            thread.start()
        except RuntimeError:
            self._work()
        else:
            self._thread = thread

    def _work(self) -> None:
        """Do here what is to be done."""
        while self._jobs and self._next():
            self._do()

    def is_behind(self, slot: Slot) -> bool:
        with self._wake:
            return slot in self._jobs or bool(self._at_work and self._at_work[0] is slot)

    def failure(self, slot: Slot) -> OSError | None:
        with self._wake:
            failed = self._failed.get(slot)
        return failed[1] if failed else None

    def trouble(self, slot: Slot) -> OSError | None:
        with self._wake:
            told = self._told.get(slot)
        return told[1] if told else None

    @property
    def failing(self) -> OSError | None:
        """Why something could not be written that is tried again and again, or still is being tried."""
        with self._wake:
            if not self._open and (self._jobs or self._at_work):
                return TimeoutError(errno.ETIMEDOUT, "The disk does not answer")
            return next((error for _, error in self._failed.values()), None)

    def news(self) -> list[News]:
        """What has happened since this was last asked. The thread itself shows no message."""
        with self._wake:
            news, self._news = self._news, []
        return news

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything has been tried, what has failed once more. False if that took longer."""
        with self._wake:
            if self._thread is None:
                self._try_again()
                self._work()
            if self._thread is None or not self._thread.is_alive():
                return True
            self._hurry = True
            self._wake.notify_all()
            return self._wake.wait_for(
                lambda: not (self._jobs or self._at_work or self._hurry), timeout=seconds
            )

    def close(self, seconds: float = LAST_SECONDS) -> None:
        """The program ends: try everything once more, and wait for that, unless the disk does not answer."""
        answered = self.flush(seconds)
        with self._wake:
            self._open = False
            self._wake.notify_all()
        if answered and self._thread is not None:
            self._thread.join()

    # On the thread

    def _run(self) -> None:
        while self._next():
            self._do()

    def _do(self) -> None:
        """What was taken up."""
        assert self._at_work is not None
        slot, job = self._at_work
        error: OSError | None = None
        try:
            if isinstance(job, Errand):
                job.do(self.home)
            else:
                self.obey(slot, job.match, job.fate)
        except OSError as failure:
            error = failure
        except Exception as failure:  # whatever it is, the thread goes on, and so does play
            log.exception("something was not written")
            error = OSError(errno.EIO, str(failure))
        with self._wake:
            self._at_work = None
            self._note(slot, job, error)
            self._wake.notify_all()

    def _next(self) -> bool:
        """Take up the oldest job, or wait for one; False at the end."""
        with self._wake:
            while not self._jobs:
                if self._hurry:
                    self._hurry = False
                    self._try_again()
                    self._wake.notify_all()
                elif not self._open:
                    return False
                elif not self._wake.wait(self._again_seconds if self._failed else None):
                    self._try_again()
            slot = next(iter(self._jobs))
            self._at_work = slot, self._jobs.pop(slot)
        return True

    def _try_again(self) -> None:
        self._jobs.update((slot, job) for slot, (job, _) in self._failed.items())

    def _note(self, slot: Slot, job: _Job | Errand, error: OSError | None) -> None:
        """Remember what failed. That is told once, and once that it has succeeded at last."""
        self._failed.pop(slot, None)
        text, done = _told_of(job)
        if error is None:
            if self._told.pop(slot, None):
                self._news.append(News(done))
            return
        if slot not in self._jobs:
            self._failed[slot] = job, error
        before = self._told.get(slot)
        if before is None or (before[0], before[1].errno) != (text, error.errno):
            self._told[slot] = text, error
            self._news.append(News(text, error=error))

    def obey(self, slot: Slot, match: Match, fate: SaveFate = SaveFate.WRITTEN) -> None:
        """Do this with a match at once; OSError if that cannot be."""
        match fate:
            case SaveFate.WRITTEN if match.result() is None:
                self._write(slot, match)
            case SaveFate.WRITTEN:
                self._finish(slot, match)
            case SaveFate.DELETED if slot.name:
                store.write(saves.trash_of(self.home, slot.name), _text(match))
                store.remove(saves.path_of(self.home, slot.name))
            case SaveFate.FORGOTTEN if slot.name:
                store.remove(saves.path_of(self.home, slot.name))

    def _write(self, slot: Slot, match: Match) -> None:
        if slot.name:
            store.write(saves.path_of(self.home, slot.name), _text(match))
        else:
            slot.name = self._placed(match, saves.path_of)

    def _placed(self, match: Match, place: Callable[[Path, str], Path]) -> str:
        """Write a file that has no name yet; the name that it has got."""
        for name in saves.free_names(self.home, match.game.name):
            path = place(self.home, name)
            try:
                store.write_new(path, _text(match))
                return name
            except FileExistsError:
                if not path.exists():  # a file stands where the folder should be
                    raise
        raise AssertionError("there is always a free name")

    def _finish(self, slot: Slot, match: Match) -> None:
        """Keep an ended match: its record, its results, each by itself; then its save may go."""
        save = slot.name and saves.path_of(self.home, slot.name)
        errors = []
        for step in (self._record, self._honour, self._sit):
            try:
                step(slot, match)
            except OSError as error:
                errors.append(error)
                if not slot.name:
                    break  # nothing of it is on the disk: it has no name yet by which the hall could know it
        if errors:
            with suppress(OSError):
                self._write(slot, match)  # so that the next start knows the end, and what is left to do
            raise errors[0]
        if save:
            store.remove(save)

    def _record(self, slot: Slot, match: Match) -> None:
        if not slot.name:
            slot.name = self._placed(match, saves.record_of)
            return
        path = saves.record_of(self.home, slot.name)
        with suppress(FileNotFoundError, Unfit):
            if contents(path) == _text(match):
                return
        try:
            store.write_new(path, _text(match))
        except FileExistsError:
            if not path.exists():  # a file stands where the folder should be
                raise
            slot.name = self._placed(match, saves.record_of)

    def _honour(self, slot: Slot, match: Match) -> None:
        self._tell(hall.add(self.home, match, slot.name))

    def _sit(self, slot: Slot, match: Match) -> None:
        self._tell(sitting.add(self.home, match, slot.name))

    def _tell(self, trouble: Trouble | None) -> None:
        """Tell what was wrong with a file."""
        if trouble is not None:
            with self._wake:
                self._news.append(News(trouble.text, trouble.values))


def _told_of(job: _Job | Errand) -> tuple[str, str]:
    """What is told if it fails, and once it has succeeded at last."""
    if isinstance(job, Errand):
        return job.failed, job.done
    return ("hall-not-saved", "result-kept") if job.over else ("save-failed", "save-again")


def _text(match: Match) -> bytes:
    return journal.dump(match).encode()
