"""The work in a frame of the window: of a scene in which everything moves, and of whole tables.

A table is told the same seconds in each turn, and its AIs answer after them, so that each turn shows the same
frames. Told is the least that each frame took in any turn: other work on the machine only makes that more.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game import catalogue
from game.ai.bot import Budget, Level
from game.arguments import Options
from game.client.desk import Desk
from game.client.scene import OpenTable, Target
from game.client.table.scene import TableScene
from game.client.window.app import FRAME_SECONDS, First, Window, statistics
from game.engine.contract import Refused, View
from game.match.lineup import bots
from game.match.match import begun
from game.progress import followed
from tools.bench import against
from tools.bench.rounds import Timed
from tools.bench.screen import screen
from tools.shots.shots import SHOTS
from tools.shots.stress import Stress, ThinkingStress

ROUNDS = 3
WORST = 3  # moments that are told of each scene
SEED = 7
SETTLING = 2  # frames, in which the first picture is drawn
STRESS: Mapping[str, First] = {  # more than any table moves at once
    "stress": lambda desk, _: Stress(desk),
    "stress, a legend thinks": lambda desk, _: ThinkingStress(desk),
}


def run(asked: argparse.Namespace) -> None:
    if asked.shot is not None and asked.shot not in SHOTS:
        raise Refused(f"There is no shot “{asked.shot}”.")
    if asked.against is not None:
        against.compare(asked.against, asked.size, asked.count)
        return
    options = Options(size=asked.size, frames=asked.count, mute=True)
    with screen(), tempfile.TemporaryDirectory() as folder:
        if asked.shot:
            _tell(asked.shot, lambda desk, _: SHOTS[asked.shot].scenes(desk)[-1], options, Path(folder))
            return
        for name, stress in STRESS.items():
            _tell(name, stress, options, Path(folder))
        for name in catalogue.names():
            for seats in catalogue.meta(name).players:
                _tell(f"{name}, {seats} seats", _table(name, seats), options, Path(folder))


def _table(name: str, seats: int) -> First:
    """A table of AIs."""
    return lambda desk, _: OpenTable(begun(name, bots(("pilot",), seats), SEED), kept=False)


class Moment(NamedTuple):
    """What a frame took, and what it showed."""

    wall: float  # seconds
    own: float  # seconds of this thread on a processor
    told: str


class Aside(Timed):
    """Thinks here, where a window has a process for it: `wall` and `own` are no part of the frames."""

    wall = own = 0.0

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        wall, own = time.perf_counter(), time.thread_time()
        super().ask(package, view, level, seed, ply, budget)
        self.wall += time.perf_counter() - wall
        self.own += time.thread_time() - own


class Watched(Window):
    """Notes all frames. AIs answer when the seconds are over that they have."""

    def __init__(self, options: Options, home: Path, first: First) -> None:
        self.moments: list[Moment] = []
        self._aside = Aside()
        super().__init__(options, home, self._opened_by(first))

    def _opened_by(self, first: First) -> First:
        def opened(desk: Desk, options: Options) -> Target:
            if first not in STRESS.values():
                desk.think = lambda: self._aside
            return first(desk, options)

        return opened

    def watch(self, count: int) -> None:
        """Show so many frames, or fewer where the game ends."""
        while len(self.moments) < count and not self.stack.over:
            self._aside.now += FRAME_SECONDS
            wall, own = self._spent()
            self.frame([], FRAME_SECONDS)
            after = self._spent()
            if not self.drawing:
                self.moments.append(Moment(after[0] - wall, after[1] - own, self._told()))

    def _spent(self) -> tuple[float, float]:
        return time.perf_counter() - self._aside.wall, time.thread_time() - self._aside.own

    def _told(self) -> str:
        """The scene, and at a table what moves."""
        if self.stack.over:
            return "the end"
        top = self.stack.top
        if not isinstance(top, TableScene):
            return type(top).__name__
        director, ply = top.play.director, top.play.match.ply
        kinds = dict.fromkeys(type(event).__name__ for event in director.events)
        resting = "still" if top.play.thinker is None else "an AI thinks"
        return f"ply {ply}: {', '.join(kinds) or resting}"


def _tell(name: str, first: First, options: Options, home: Path) -> None:
    """Measure a scene in turns, of which the first only draws the art, and each its first picture before."""
    turns = [_moments(first, options, home) for _ in followed(range(ROUNDS + 1), f"rounds of {name}")][1:]
    frames = [
        Moment(min(moment.wall for moment in same), min(moment.own for moment in same), same[0].told)
        for same in zip(*turns, strict=False)
    ][SETTLING:]
    wall = statistics([frame.wall for frame in frames], options.size or (0, 0))
    own = statistics([frame.own for frame in frames], options.size or (0, 0))
    told = {"scene": name, **wall, **{f"own_{key}": own[key] for key in own if key.endswith("_ms")}}
    worst = sorted(frames, key=lambda frame: -frame.own)[:WORST]
    told["worst"] = [f"{1000 * frame.own:.1f} ms, {frame.told}" for frame in worst]
    print(json.dumps(told), flush=True)


def _moments(first: First, options: Options, home: Path) -> Sequence[Moment]:
    window = Watched(options, home, first)
    window.watch(SETTLING + (options.frames or 0))
    window.close()
    return window.moments
