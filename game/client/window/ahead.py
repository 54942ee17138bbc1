"""Draws ahead what is likely to be opened next, while the window shows the title, the set-up and the like.

The scenes are rehearsed here, with blank pictures; the drawing is done by processes of low priority, which
keep what they have drawn in the folder of drawn art. When art is needed at once, they give way.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
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
from game.match.match import begun

MOST_HANDS = 4
SEEDS = 3  # deals of each game: not every one lays out the same pictures
LEARN_SECONDS = 0.02  # of a frame, to learn what scenes need
Guess = Callable[[Desk], Scene[Any]]


class Ahead:
    """Knows what is likely to be opened in a window, and has it drawn."""

    def __init__(self, cache: Path, hands: int | None = None) -> None:
        self._cache = cache
        self._most = hands or min(MOST_HANDS, own_cores())
        self._look: Hashable = None  # what it draws for: size, theme and language
        self._desk: Desk | None = None
        self._guesses: deque[Guess] = deque()
        self._asked: set[Drawing] = set()
        self._batches: deque[list[Drawing]] = deque()
        self._hands: list[BaseProcess] = []

    @property
    def over(self) -> bool:
        """Whether everything likely has been drawn."""
        return self._desk is not None and not (self._guesses or self._batches or self.busy)

    @property
    def looking(self) -> bool:
        """Whether there are scenes of which it does not know yet what they need."""
        return bool(self._guesses)

    @property
    def busy(self) -> bool:
        """Whether processes draw now."""
        self._hands = [hand for hand in self._hands if hand.is_alive()]
        return bool(self._hands)

    def step(self, desk: Desk) -> None:
        """Nothing else is to be done: go on."""
        look = desk.frame, desk.theme, desk.settings.language, desk.settings.big_text
        if look != self._look:
            self.give_way()
            self._look, self._asked = look, set()
            self._desk = _blank(desk, self._cache)
            self._guesses = deque(likely(desk.home))
        until = time.perf_counter() + LEARN_SECONDS
        while self._guesses and time.perf_counter() < until:
            self._rehearse(self._guesses.popleft())
        if self._batches and not self.busy:
            self._draw(self._batches.popleft())

    def give_way(self) -> None:
        """Art is needed now: stop drawing. What is then still missing is looked for anew."""
        for hand in self._hands:
            hand.kill()
        self._hands.clear()
        self._batches.clear()
        self._look = None

    def _rehearse(self, guess: Guess) -> None:
        assert self._desk is not None
        wanted = wanted_drawings(self._desk, [guess(self._desk)])
        new = [drawing for drawing in wanted if drawing not in self._asked]
        self._asked |= {*new}
        if new and self._batches:
            self._batches[-1].extend(new)
        elif new:
            self._batches.append(new)

    def _draw(self, drawings: Sequence[Drawing]) -> None:
        """Share drawings out among processes, the likeliest first."""
        art = Art(self._cache)
        jobs = [(drawing, path) for drawing in drawings if (path := art.place(drawing)) and not path.exists()]
        count = min(len(jobs), self._most)
        with suppress(OSError, MemoryError), deaf_birth():
            for first in range(count):
                work = SPAWN.Process(target=run_ahead, args=(jobs[first::count],), daemon=True)
                work.start()
                self._hands.append(work)
                assert work.pid is not None
                lower_priority(work.pid, False)


def run_ahead(jobs: Sequence[tuple[Drawing, Path]]) -> None:
    """All of a process: draw these and keep them."""
    ignore_interrupts()
    end_with_parent()
    try:
        for drawing, path in jobs:
            if not path.exists():
                keep(path, drawing, render(*drawing))
    except Exception as error:  # the window draws for itself
        if not (isinstance(error, OSError) or is_scarcity(error)):
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
