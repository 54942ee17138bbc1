"""The work in a frame of the window: of a scene in which everything moves, and of whole tables."""

from __future__ import annotations

import argparse
import io
import json
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Any

from pygame.event import Event

from game import catalogue
from game.arguments import Options, SeatWish
from game.client.screens.routes import first_route
from game.client.table.scene import TableScene
from game.client.window.app import First, Window, statistics
from game.engine.contract import Refused
from game.progress import followed
from tools.bench.screen import screen
from tools.shots.shots import SHOTS
from tools.shots.stress import Stress, ThinkingStress

ROUNDS = 3
WORST = 3  # moments that are told of each scene
SETTLING = 2  # frames, in which the first picture is drawn
STRESS: Mapping[str, First] = {  # more than any table moves at once
    "stress": lambda desk, _: Stress(desk),
    "stress, a legend thinks": lambda desk, _: ThinkingStress(desk),
}


def run(asked: argparse.Namespace) -> None:
    if asked.shot and asked.shot not in SHOTS:
        raise Refused(f"There is no shot {asked.shot}.")
    options = Options(size=asked.size, frames=asked.count, mute=True)
    with screen(), tempfile.TemporaryDirectory() as folder:
        if asked.shot:
            _compare({asked.shot: lambda desk, _: SHOTS[asked.shot].scenes(desk)[-1]}, options, Path(folder))
            return
        _compare(STRESS, options, Path(folder))
        for name in catalogue.names():
            seats = (SeatWish(level="pilot"),) * catalogue.meta(name).players[1]
            demo = replace(options, play=name, seats=seats, seed=7, demo=True)
            _compare({f"{name}, {len(seats)} seats": first_route}, demo, Path(folder))


def _compare(scenes: Mapping[str, First], options: Options, home: Path) -> None:
    """Measures scenes in turns; the first turn only draws the art."""
    turns = [
        [_measured(options, home, first) for first in scenes.values()]
        for _ in followed(range(ROUNDS + 1), f"rounds of {', '.join(scenes)}")
    ]
    for name, figures in zip(scenes, zip(*turns[1:], strict=True), strict=True):
        _print(name, figures)


class Watched(Window):
    """Knows how long each frame took, and what it showed."""

    def __init__(self, options: Options, home: Path, first: First) -> None:
        super().__init__(options, home, first)
        self.moments: list[tuple[float, str]] = []  # seconds of this thread on a processor

    def frame(self, events: Sequence[Event], seconds: float) -> None:
        begun = time.thread_time()
        super().frame(events, seconds)
        if not self.drawing:
            self.moments.append((time.thread_time() - begun, self._told()))

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


def _measured(options: Options, home: Path, first: First) -> dict[str, Any]:
    """The figures of a window's frames, in processor time too, and what the worst of them showed."""
    said = io.StringIO()
    window = Watched(options, home, first)
    with redirect_stdout(said):
        window.run(time.perf_counter())
    window.close()
    figures: dict[str, Any] = json.loads(said.getvalue())
    moments = window.moments[SETTLING:] or window.moments
    spent = statistics([seconds for seconds, _ in moments], (figures["size"][0], figures["size"][1]))
    own = {f"own_{key}": value for key, value in spent.items() if key.endswith("_ms")}
    worst = sorted(moments, key=lambda moment: -moment[0])[:WORST]
    return {**figures, **own, "worst": [f"{1000 * seconds:.1f} ms, {what}" for seconds, what in worst]}


def _print(scene: str, turns: Sequence[dict[str, Any]]) -> None:
    """Print the best of each figure: other work on the machine only makes them worse.

    `own` is processor time of the window alone; the worst moments are told by it.
    """
    best = {key: min(turn[key] for turn in turns) for key in turns[0] if key.endswith("_ms")}
    quietest = min(turns, key=lambda turn: float(turn["own_max_ms"]))
    told = {"scene": scene, "frames": turns[0]["frames"], "size": turns[0]["size"], **best}
    told["worst"] = quietest["worst"]
    print(json.dumps(told), flush=True)
