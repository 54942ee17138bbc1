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

from game import catalogue
from game.arguments import Options, SeatWish
from game.client.screens.routes import first_route
from game.client.window.app import First, Window
from game.engine.contract import Refused
from game.progress import followed
from tools.bench.screen import screen
from tools.shots.shots import SHOTS
from tools.shots.stress import Stress, ThinkingStress

ROUNDS = 3
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


def _measured(options: Options, home: Path, first: First) -> dict[str, Any]:
    """The figures that the window prints about its frames."""
    said = io.StringIO()
    window = Window(options, home, first)
    with redirect_stdout(said):
        window.run(time.perf_counter())
    window.close()
    figures: dict[str, Any] = json.loads(said.getvalue())
    return figures


def _print(scene: str, turns: Sequence[dict[str, Any]]) -> None:
    """Print the best of each figure: other work on the machine only makes them worse."""
    best = {key: min(turn[key] for turn in turns) for key in turns[0] if key.endswith("_ms")}
    told = {"scene": scene, "frames": turns[0]["frames"], "size": turns[0]["size"], **best}
    print(json.dumps(told), flush=True)
