"""The work in a frame of the window: of a scene in which everything moves, and of whole tables."""

from __future__ import annotations

import argparse
import io
import json
import tempfile
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.arguments import Options, SeatWish, positive, size
from game.engine.contract import Refused
from tools.bench.screen import screen

if TYPE_CHECKING:
    from game.client.desk import Desk
    from game.client.scene import Scene
    from game.client.window.app import First

ROUNDS = 3


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    frames = commands.add_parser("frames", help="the work in a frame when everything moves")
    frames.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    frames.add_argument("--count", type=positive, default=600, metavar="N")
    frames.add_argument("--shot", metavar="NAME", help="only of a moment that moves")
    frames.set_defaults(run=_run)


def _run(asked: argparse.Namespace) -> None:
    with screen(), tempfile.TemporaryDirectory() as folder:
        options = Options(size=asked.size, frames=asked.count, mute=True)
        if asked.shot:
            _print(asked.shot, [_measured(options, Path(folder), _shot(asked.shot)) for _ in range(ROUNDS)])
            return
        _worst_case(options, Path(folder))
        _tables(options, Path(folder))


def _worst_case(options: Options, home: Path) -> None:
    """More than any table moves at once, alone and while a legend thinks, in turns."""
    from tools.shots.stress import Stress, ThinkingStress

    scenes: dict[str, First] = {
        "stress": lambda desk, _: Stress(desk),
        "stress, a legend thinks": lambda desk, _: ThinkingStress(desk),
    }
    turns = [[_measured(options, home, first) for first in scenes.values()] for _ in range(ROUNDS + 1)]
    for name, figures in zip(scenes, zip(*turns[1:], strict=True), strict=True):  # the first drew the art
        _print(name, figures)


def _tables(options: Options, home: Path) -> None:
    """A demo of each game with as many seats as it has."""
    from game import catalogue
    from game.catalogue import game
    from game.client.screens.routes import first_route

    for name in catalogue.names():
        seats = (SeatWish(level="pilot"),) * game(name).players[1]
        demo = replace(options, play=name, seats=seats, seed=7, demo=True)
        turns = [_measured(demo, home, first_route) for _ in range(ROUNDS + 1)]
        _print(f"{name}, {len(seats)} seats", turns[1:])


def _shot(name: str) -> First:
    """The scene of a named shot."""
    from tools.shots.shots import SHOTS

    if name not in SHOTS:
        raise Refused(f"There is no shot {name}.")

    def first(desk: Desk, _: Options) -> Scene[Any]:
        return SHOTS[name].scenes(desk)[-1]

    return first


def _measured(options: Options, home: Path, first: First) -> dict[str, Any]:
    """What the window says of its frames."""
    from game.client.window.app import Window

    said = io.StringIO()
    window = Window(options, home, first)
    with redirect_stdout(said):
        window.run(time.perf_counter())
    window.close()
    figures: dict[str, Any] = json.loads(said.getvalue())
    return figures


def _print(scene: str, turns: Sequence[dict[str, Any]]) -> None:
    """The best of each figure: what else runs on this machine only makes them worse."""
    best = {key: min(turn[key] for turn in turns) for key in turns[0] if key.endswith("_ms")}
    told = {"scene": scene, "frames": turns[0]["frames"], "size": turns[0]["size"], **best}
    print(json.dumps(told), flush=True)
