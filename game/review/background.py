"""Reviews matches while people play them, in one process that takes idle time alone."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from msgspec import Struct

from game.ai.odds import Chances
from game.ai.worker import NO_PROCESS, lower_priority
from game.children import SPAWN, deaf_birth, end_with_parent, ignore_interrupts
from game.match.match import Match
from game.review.luck import Swing
from game.review.notebook import Finding, Job, Notebook, found
from game.review.report import Review

REVIEW_SECONDS = 0.5  # between two looks at how far a review is
KEPT = 4  # matches of which something is remembered
AT_ONCE = 10  # jobs, once nobody plays: then few frames come by to ask
STARVED_SECONDS = 8.0  # seconds without an answer, after which there seems to be no idle time
MOST_DEATHS = 3  # of the process; then nothing is reviewed any more

log = logging.getLogger(__name__)


class JobDone(Struct, frozen=True):
    """What came of a job; None if it failed."""

    number: int
    finding: Finding | None


class ReviewProcess:
    """The process that reviews, and the way to it."""

    def __init__(self, idle_only: bool) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=run_reviewer, args=(theirs,), daemon=True)
        with deaf_birth():
            self.process.start()
        theirs.close()
        assert self.process.pid is not None
        with suppress(OSError):
            lower_priority(self.process.pid, idle_only)

    def end(self) -> None:
        self.connection.close()
        self.process.kill()


class Reviewer:
    """Is told again and again which match to follow, and whether there is idle time; nobody waits for it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._idle_only = True  # the process uses only idle time, unless the machine has none
        self._heard = 0.0  # when it was asked, or has answered
        self._books: OrderedDict[int, Notebook] = OrderedDict()  # by the identity of the opening
        self._child: ReviewProcess | None = None
        self._asked: tuple[Notebook, list[Job]] | None = None  # what is not answered yet, in its order
        self._number = 0
        self._deaths = 0

    def follow(self, match: Match, *, idle: bool) -> None:
        """Work on this match, if there is idle time; take in what was found."""
        book = self._book(match)
        book.follow(match)
        self._listen()
        if self._asked is not None and match.to_act is None and self._idle_only:
            self._hurry()
        if idle and self._asked is None and self._deaths < MOST_DEATHS:
            jobs = book.next_jobs(match, AT_ONCE if match.to_act is None else 1)
            if jobs:
                self._ask(book, jobs)

    def found(self, match: Match) -> Review | None:
        """The review of a match as far as it goes; None before anything is known."""
        book = self._books.get(id(match.opening))
        return book.review(match) if book else None

    def share(self, match: Match) -> float:
        """How much of a first review is there, from 0 to 1."""
        book = self._books.get(id(match.opening))
        return book.share(match) if book else 0.0

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.end()
        self._child = self._asked = None

    def _hurry(self) -> None:
        """Once nobody plays, let another process take more than idle time if this one gets none."""
        if self._clock() - self._heard > STARVED_SECONDS:
            self._idle_only = False
            self.close()

    def _book(self, match: Match) -> Notebook:
        key = id(match.opening)
        book = self._books.get(key)
        if book is None:
            book = self._books[key] = Notebook(match)
            while len(self._books) > KEPT:
                self._books.popitem(last=False)
        self._books.move_to_end(key)
        return book

    def _ask(self, book: Notebook, jobs: list[Job]) -> None:
        self._number += 1
        try:
            if self._child is None:
                self._child = ReviewProcess(self._idle_only)
            self._child.connection.send((self._number, jobs))
        except NO_PROCESS as error:
            self._lost(error)
        else:
            self._asked, self._heard = (book, jobs), self._clock()

    def _listen(self) -> None:
        """Take in what has come."""
        if self._child is None or self._asked is None:
            return
        try:
            while self._asked is not None and self._child.connection.poll():
                answer: JobDone = self._child.connection.recv()
                self._heard = self._clock()
                if answer.number == self._number:
                    self._take(answer.finding)
        except (EOFError, OSError) as error:
            self._lost(error)  # the job is tried again by another

    def _take(self, finding: Finding | None) -> None:
        """Write down what came of the first job that is not answered yet."""
        assert self._asked is not None
        book, jobs = self._asked
        book.take(jobs.pop(0), finding)
        if not jobs:
            self._asked = None

    def _lost(self, error: BaseException) -> None:
        log.warning("the process that reviews has ended: %r", error)
        self._deaths += 1
        self.close()


def run_reviewer(connection: Connection) -> None:
    """The loop of the process, until the connection closes."""
    ignore_interrupts()
    end_with_parent()
    try:
        while True:
            number, jobs = connection.recv()
            last: Chances | None = None
            for job in jobs:
                finding = _tried(job, last)
                last = finding.chances if isinstance(finding, Swing) else None
                connection.send(JobDone(number, finding))
    except (EOFError, OSError, MemoryError):  # who asked notices
        return


def _tried(job: Job, last: Chances | None) -> Finding | None:
    """What comes of a job; a fault in it costs the review this one finding, and nothing else."""
    try:
        return found(job, last)
    except Exception:
        log.exception("a decision cannot be reviewed")
        return None
