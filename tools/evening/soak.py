"""One long evening: a window in which one game after the other is played, and what grows meanwhile."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import fmean

from msgspec import Struct

from game import catalogue
from game.arguments import Options
from game.client.scene import Home, OpenTable
from game.client.window import app
from game.match.lineup import AI_NAMES, EMBLEMS, Bot, Lineup, Player
from game.match.match import begun
from game.progress import following
from tools.evening.evening import AtOnce, patience
from tools.evening.watch import table_of

SIZE = (1280, 720)
STEP = 0.1  # seconds of a frame
MOST_FRAMES = 20_000  # of a game
TABLES = [
    (name, seats)
    for name in catalogue.names()
    for seats in range(catalogue.meta(name).players[0], catalogue.meta(name).players[1] + 1)
]
DOZEN = 12  # memory is the mean after so many games, as tables differ by some 40 MB


class Slow(Struct, frozen=True, order=True):
    """The slowest frame of a game, in seconds."""

    worked: float  # of processor time
    passed: float  # by the clock
    where: str


class Measured(Struct, frozen=True):
    megabytes: float
    files: int
    processes: int


def soak(seed: int, games: int) -> None:
    """Play so many games and tell what has grown."""
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as place, patience():
        home = Path(place)
        options = Options(size=SIZE, data_dir=home, mute=True, lang="en", speed="off", frames=1 << 30)
        window = app.Window(options, home)
        window.desk.think = AtOnce
        slowest: list[Slow] = []
        held: list[Measured] = []
        try:
            for table in TABLES:  # each table once, before anything is measured
                _game(window, rng, *table)
            with following(games, "games") as more:
                for _ in range(games):
                    slowest = sorted([*slowest, _game(window, rng, *rng.choice(TABLES))], reverse=True)[:5]
                    held.append(measured())
                    more(1)
        finally:
            window.close()
    print(f"{games} games from seed {seed}, after one at each of {len(TABLES)} tables.")
    print(
        f"memory {_megabytes(held[:DOZEN]):.1f} -> {_megabytes(held[-DOZEN:]):.1f} MB "
        f"(means of the first and the last {DOZEN} games), open files {held[0].files} -> {held[-1].files}, "
        f"processes {held[0].processes} -> {held[-1].processes}"
    )
    told = ", ".join(f"{1000 * each.worked:.0f} ms ({each.where})" for each in slowest)
    print(f"slowest frames after the first of a table, by the processor's time: {told}")
    waited = max(each.passed for each in slowest)
    print(f"the slowest of them by the clock, which other programs hold up: {1000 * waited:.0f} ms")
    print(f"{time.process_time():.0f} s of the processor's time")


def _megabytes(held: list[Measured]) -> float:
    return fmean(each.megabytes for each in held)


def _game(window: app.Window, rng: Random, name: str, seats: int) -> Slow:
    """One game of AIs to its end; its slowest frame after the first."""
    players = tuple(Player(AI_NAMES[seat], EMBLEMS[seat], Bot("rookie")) for seat in range(seats))
    window.stack.apply(Home(OpenTable(begun(name, Lineup(players), rng.randrange(1 << 30)))))
    window.frame((), STEP)
    worked = passed = 0.0
    for _ in range(MOST_FRAMES):
        table = table_of(window)
        if table is None or table.play.match.result() is not None:
            break
        worked_before, start = time.thread_time(), time.perf_counter()
        window.frame((), STEP)
        worked = max(worked, time.thread_time() - worked_before)
        passed = max(passed, time.perf_counter() - start)
    window.desk.keeper.flush()
    _forget_thoughts(name)
    return Slow(worked, passed, f"{name}, {seats} seats")


def _forget_thoughts(game: str) -> None:
    """What AIs keep for their next search; in the real program that is in other processes."""
    for each in vars(catalogue.part(game, "mind")).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()


def measured() -> Measured:
    """What this process holds now, where the system tells it."""
    pages = Path("/proc/self/statm")
    if not pages.exists():
        return Measured(0.0, 0, 0)
    resident = int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return Measured(resident, len(os.listdir("/proc/self/fd")), len(children))
