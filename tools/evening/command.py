"""The command line: evenings with faults on purpose, and one long one.

python -m game.evening --seed 1 --evenings 1000          logic, disk and input
python -m game.evening --seed 1 --evenings 60 --draw     every frame drawn and checked
python -m game.evening --soak --games 200                one window, one game after the other

Every failure is told with its seed: --seed that --evenings 1 plays that evening again.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from msgspec import Struct

from game.arguments import Parser, positive
from game.children import SPAWN, end_with_parent
from game.engine.contract import Refused
from game.progress import following
from game.subcommands import obey
from tools.evening.evening import Evening
from tools.evening.soak import soak
from tools.evening.watch import Broken

LAST = 12  # things that are told of an evening that failed


class Told(Struct, frozen=True):
    """How an evening went."""

    seed: int
    plies: int
    fault: str = ""  # empty: all held


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m game.evening", description="Evenings with faults on purpose.")
    parser.add_argument("--seed", type=int, help="of the first evening; the next have the numbers after it")
    parser.add_argument("--evenings", type=positive, default=20, metavar="N")
    parser.add_argument("--draw", action="store_true", help="draw and check every frame")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument(
        "--soak", action="store_true", help="one long evening; tells memory, files and slow frames"
    )
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="of the long evening")
    parser.set_defaults(run=_run)
    return obey(parser.parse_args(arguments))


def _run(command: argparse.Namespace) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    seed = random.randrange(1_000_000) if command.seed is None else command.seed
    if command.soak:
        soak(seed, command.games)
        return
    print(f"{command.evenings} evenings from seed {seed} on.", flush=True)
    failed = plies = 0
    with tempfile.TemporaryDirectory() as cache, following(command.evenings, "evenings") as more:
        for told in _played(range(seed, seed + command.evenings), command.draw, command.jobs, Path(cache)):
            more(1)
            plies += told.plies
            if told.fault:
                failed += 1
                print(f"Seed {told.seed}: {told.fault}", flush=True)
    print(f"{command.evenings - failed} of {command.evenings} evenings held, with {plies} matches written.")
    if failed:
        raise Refused(f"{failed} evenings did not hold.")


def _played(seeds: range, drawn: bool, jobs: int, cache: Path) -> Iterator[Told]:
    run = partial(played, drawn=drawn, cache=cache)
    if jobs == 1 or len(seeds) == 1:
        yield from map(run, seeds)
        return
    with ProcessPoolExecutor(jobs, SPAWN, end_with_parent) as pool:
        yield from pool.map(run, seeds)


def played(seed: int, drawn: bool, cache: Path) -> Told:
    """One evening."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(seed, drawn, Path(folder), cache)
        try:
            evening.play()
        except Exception as error:
            told = str(error) if isinstance(error, Broken) else "".join(traceback.format_exception(error))
            last = ", ".join(evening.done[-LAST:])
            return Told(seed, evening.plies, f"{told} ({len(evening.done)} things done, the last: {last})")
    return Told(seed, evening.plies)


if __name__ == "__main__":
    sys.exit(main())
