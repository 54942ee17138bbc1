"""Draws ahead what is likely to be opened next, while the window shows the title, the set-up and the like.

The scenes are rehearsed here on a thread, with blank pictures, so that frames go on; the drawing is done by
processes of low priority, which keep what they have drawn in the folder of drawn art. When art is needed at
once, they give way.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any

from game import catalogue
from game.ai.worker import lower_priority, own_cores
from game.children import SPAWN, deaf_birth, end_with_parent, ignore_interrupts
from game.client.compose import wanted_drawings
from game.client.desk import Desk
from game.client.paint.art import Art, keep
from game.client.paint.drawing import Drawing, render
from game.client.paint.fonts import Fonts
from game.client.scene import OpenHowTo, OpenLesson, OpenRules, OpenSettings, OpenSetup, Route, Scene
from game.client.screens.routes import scene_of
from game.client.table.begin import demo
from game.door import contents
from game.home.lineups import LINEUPS
from game.lines import read_object
from game.manners import is_scarcity
from game.match.lineup import Lineup, Player, bots
from game.match.match import Match, begun

MOST_HANDS = 4
SEEDS = 3  # deals of each game: not every one lays out the same pictures
LEARN_SECONDS = 0.004  # of a frame, in which scenes that are rehearsed have the processor for themselves
Guess = Callable[[Desk], Scene[Any]]
Job = tuple[Drawing, Path]  # what to draw, and where to keep it


class Ahead:
    """Knows what is likely to be opened in a window, and has it drawn."""

    def __init__(self, cache: Path, hands: int | None = None) -> None:
        self._cache = cache
        self._most = hands or min(MOST_HANDS, own_cores())
        self._look: Hashable = None  # what it draws for: size, theme and language
        self._desk: Desk | None = None
        self._guesses: deque[Guess] = deque()
        self._rehearsal: Rehearsal | None = None  # goes on now
        self._asked: set[Drawing] = set()
        self._batches: deque[Sequence[Drawing]] = deque()
        self._drawn: Sequence[Drawing] = ()  # the batch that is drawn now
        self._coming: Match | None = None  # whose table is put before all else
        self._at_once: Match | None = None  # the same, until it is rehearsed
        self._hands: list[BaseProcess] = []

    @property
    def over(self) -> bool:
        """Whether everything likely has been drawn."""
        return self._desk is not None and not (self.looking or self._batches or self.busy)

    @property
    def looking(self) -> bool:
        """Whether there are scenes of which it does not know yet what they need."""
        return bool(self._guesses or self._rehearsal or self._at_once)

    @property
    def busy(self) -> bool:
        """Whether processes draw now."""
        self._hands = [hand for hand in self._hands if hand.is_alive()]
        return bool(self._hands)

    def step(self, desk: Desk, coming: Match | None = None) -> None:
        """Nothing else is to be done: go on, first with the table of the match that comes next."""
        look = desk.frame, desk.theme, desk.settings.language, desk.settings.big_text
        if look != self._look:
            self.give_way()
            self._look, self._asked = look, set()
            self._desk = _blank(desk, self._cache)
            self._guesses = deque(likely(desk.home))
            self._coming = self._at_once = None
        if coming is not None and coming is not self._coming:
            self._coming = self._at_once = coming
        self._learn(time.perf_counter() + LEARN_SECONDS)
        if self._batches and not self.busy:
            self._drawn = self._batches.popleft()
            self._draw(self._drawn)

    def give_way(self) -> None:
        """Art is needed now: stop drawing. What is then still missing is looked for anew."""
        self._stop()
        self._batches.clear()
        self._look = None

    def close(self) -> None:
        """Stop all of it; afterwards nothing here uses the window any more."""
        self.give_way()
        if self._rehearsal is not None:
            self._rehearsal.over(None)

    def _stop(self) -> None:
        for hand in self._hands:
            hand.kill()
        self._hands.clear()

    def _learn(self, until: float) -> None:
        """Rehearse one scene after the other. What is not over by then goes on between the frames."""
        while self.looking and (left := until - time.perf_counter()) > 0.0:
            going = self._rehearsal = self._rehearsal or self._next()
            if not going.over(left):
                break
            self._rehearsal = None
            if going.desk is self._desk:  # it is still about what is seen
                self._take(going)

    def _next(self) -> Rehearsal:
        assert self._desk is not None
        match, self._at_once = self._at_once, None
        if match is not None:
            return Rehearsal(self._desk, lambda desk: demo(desk, match), match)
        return Rehearsal(self._desk, self._guesses.popleft())

    def _take(self, rehearsal: Rehearsal) -> None:
        """Have drawn what a scene needs."""
        wanted = rehearsal.wanted()
        if rehearsal.coming is not None:
            if wanted and rehearsal.coming is self._coming:
                self._put_first(wanted)
            return
        new = [drawing for drawing in wanted if drawing not in self._asked]
        self._asked |= {*new}
        if new and self._batches:
            self._batches[-1] = [*self._batches[-1], *new]
        elif new:
            self._batches.append(new)

    def _put_first(self, wanted: Sequence[Drawing]) -> None:
        """Draw these before anything else; what is just being drawn goes on after them."""
        left = [self._drawn] if self.busy else []
        self._stop()
        self._batches.extendleft([*left, wanted])

    def _draw(self, drawings: Sequence[Drawing]) -> None:
        """Share drawings out among processes, the likeliest first."""
        art = Art(self._cache)
        jobs = [(drawing, path) for drawing in drawings if (path := art.place(drawing)) and not path.exists()]
        count = min(len(jobs), self._most)
        with suppress(OSError, MemoryError), deaf_birth():
            for first in range(count):
                theirs, ours = SPAWN.Pipe(duplex=False)
                work = SPAWN.Process(target=run_ahead, args=(theirs,), daemon=True)
                work.start()
                theirs.close()
                self._hands.append(work)
                Thread(target=_hand_out, args=(ours, jobs[first::count]), name="jobs", daemon=True).start()
                assert work.pid is not None
                lower_priority(work.pid, False)


class Rehearsal:
    """Finds out on a thread what a scene needs: that and loading its modules can take longer than a frame."""

    def __init__(self, desk: Desk, guess: Guess, coming: Match | None = None) -> None:
        self.desk = desk  # of its own, so that nothing is shared with what is seen
        self.coming = coming  # the match, if it is its table
        self._guess = guess
        self._wanted: Sequence[Drawing] = ()
        self._error: Exception | None = None
        self._thread = Thread(target=self._run, name="rehearsal", daemon=True)
        self._thread.start()

    def over(self, seconds: float | None) -> bool:
        """Wait so long, or without a limit; whether it is over then."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def wanted(self) -> Sequence[Drawing]:
        """What the scene needs, when it is over; what went wrong is raised here."""
        if self._error is not None:
            raise self._error
        return self._wanted

    def _run(self) -> None:
        try:
            self._wanted = [*wanted_drawings(self.desk, [self._guess(self.desk)])]
        except Exception as error:
            self._error = error


def _hand_out(connection: Connection, jobs: Sequence[Job]) -> None:
    """Give a process its work, on a thread: a pipe takes so much only once the process has begun to read."""
    with connection, suppress(OSError, MemoryError):
        connection.send(jobs)


def run_ahead(connection: Connection) -> None:
    """All of a process: draw what it is given and keep it."""
    ignore_interrupts()
    end_with_parent()
    try:
        jobs: Sequence[Job] = connection.recv()
        for drawing, path in jobs:
            if not path.exists():
                keep(path, drawing, render(*drawing))
    except Exception as error:  # the window draws for itself
        if not (isinstance(error, EOFError | OSError) or is_scarcity(error)):
            raise


def likely(home: Path) -> Iterator[Guess]:
    """What a person may open next, the likeliest first."""
    kept = remembered_seats(home)
    names = [*kept, *(name for name in catalogue.names() if name not in kept)]
    yield _screen(OpenSetup())
    for name in names:
        count = kept.get(name, catalogue.meta(name).players[0])
        yield from (_table(name, count, seed) for seed in range(1, SEEDS + 1))
    yield _screen(OpenHowTo())
    yield _screen(OpenSettings())
    for name in names:
        yield _screen(OpenLesson(name))
        yield _screen(OpenRules(name))
        least, most = catalogue.meta(name).players
        yield from (_table(name, count, 1) for count in range(least, most + 1))


def remembered_seats(home: Path) -> dict[str, int]:
    """How many played each game last, the latest first. The file stays as it is, whatever is wrong there."""
    try:
        found = read_object(contents(home / LINEUPS.name))
    except (OSError, ValueError):
        return {}
    seats: dict[str, int] = {}
    for name, lineup in found.items():
        players = lineup.get("players") if isinstance(lineup, dict) else None
        if name in catalogue.names() and isinstance(players, list):
            least, most = catalogue.meta(name).players
            seats[name] = min(max(len(players), least), most)
    return seats


def _screen(route: Route[Any]) -> Guess:
    return lambda desk: scene_of(desk, route)


def _table(name: str, count: int, seed: int) -> Guess:
    first, *others = bots(("pilot",), count).players
    lineup = Lineup((Player(first.name, first.emblem), *others))
    return lambda desk: demo(desk, begun(name, lineup, seed))


def _blank(desk: Desk, cache: Path) -> Desk:
    """A desk of the same looks, at which nobody thinks and nothing is drawn or saved."""
    return Desk(desk.frame, desk.settings, cache / "nobody", Art(cache), Fonts(), device=desk.device)
