"""The frames of whole tables here and in an older version: the same games, in turns, in one run.

The older version deals and plays each game, and both show it. Told is the least that each frame took of a
processor in any turn, and what it takes now as a share of what it took then.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from game import catalogue
from game.client.window.app import statistics
from game.engine.contract import Refused
from game.progress import followed
from tools.bench import turn
from tools.bench.screen import screen

PROJECT = Path(__file__).parents[2]
ROUNDS = 3
SETTLING = 2  # frames, in which the first picture is drawn
FIGURES = ("p50_ms", "p95_ms", "p99_ms", "max_ms")


def compare(revision: str, size: tuple[int, int], count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        older = Path(folder) / "older"
        _unpack(revision, older, Path(folder) / "older.tar")
        versions = {"then": older, "now": PROJECT}
        with screen():
            for name in catalogue.names():
                for seats in catalogue.meta(name).players:
                    scene, text = f"{name}, {seats} seats", _run(older, "", "deal", name, str(seats))
                    watched = list(_turns(versions, text, size, count, Path(folder), scene))
                    _tell(scene, {key: _least(watched, key) for key in versions}, size)


def _unpack(revision: str, folder: Path, archive: Path) -> None:
    """The files of a version of the project."""
    words = ["git", "archive", "--format=tar", f"--output={archive}", "--", revision]
    try:
        subprocess.run(words, cwd=PROJECT, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Refused(f"There is no version “{revision}” of the project here.") from error
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")


def _turns(
    versions: Mapping[str, Path], text: str, size: tuple[int, int], count: int, folder: Path, told: str
) -> Iterator[tuple[str, Sequence[float]]]:
    """What each frame took in each turn; the first turn of each only draws the art."""
    for number in followed(range(ROUNDS + 1), f"rounds of {told}"):
        for key, version in versions.items():
            words = "watch", f"{size[0]}x{size[1]}", str(count), str(folder / f"home {key}")
            seconds = json.loads(_run(version, text, *words))
            if number:
                yield key, seconds


def _run(version: Path, text: str, *words: str) -> str:
    command = [sys.executable, "-P", turn.__file__, *words]
    around = {**os.environ, "PYTHONPATH": str(version), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, cwd=version, env=around, input=text, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"That version cannot be measured: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


def _least(watched: Sequence[tuple[str, Sequence[float]]], key: str) -> list[float]:
    turns = [seconds for whose, seconds in watched if whose == key]
    return [min(same) for same in zip(*turns, strict=False)][SETTLING:]


def _tell(scene: str, frames: Mapping[str, Sequence[float]], size: tuple[int, int]) -> None:
    told = {key: statistics(seconds, size) for key, seconds in frames.items()}
    shares = {name: round(told["now"][name] / told["then"][name], 2) for name in FIGURES}
    figures = {key: {name: each[name] for name in FIGURES} for key, each in told.items()}
    print(json.dumps({"scene": scene, "size": list(size), **figures, "now_of_then": shares}), flush=True)
