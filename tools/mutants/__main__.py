"""Puts faults into the code, one at a time, and looks whether the tests notice.

    python -m tools.mutants [--room core|rest] [--number 20] [--seed N] [--seconds 110] [--jobs 2] [--learn]

A seed draws the faults; the same seed draws the same ones as long as the code is the same. `core` is the
engine, the rules of the games and the match; `rest` is bots, stores and the window. The tests of a fault run
in a fork of one warm process, in a copy of the project: those that lie near its file, or with --learn all
that do its block, the quickest first (the whole suite runs once before; that pays from some 50 faults on).
A fault that no test notices is told with its place: write the test that is missing, or name the fault in
tests/mutants.txt with the reason why none can notice it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.arguments import Parser, positive
from game.manners import well_behaved
from game.places import DATA
from game.progress import followed
from game.subcommands import obey
from tools.mutants.faults import draw, files_of
from tools.mutants.trial import Project, learned, tried

NAMED = DATA / "tests" / "mutants.txt"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m tools.mutants", description="Faults that tests should catch.")
    parser.add_argument("--room", choices=("core", "rest"), default="core")
    parser.add_argument("--number", type=positive, default=20)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--seconds", type=positive, default=1_000_000, help="stop after so long")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--learn", action="store_true", help="find out first which tests do what")
    parser.set_defaults(run=_report)
    return obey(parser.parse_args(arguments))


def _report(command: argparse.Namespace) -> None:
    seed = Random().randrange(1_000_000) if command.seed is None else command.seed
    faults = draw(command.room, command.number, seed)
    print(f"{len(faults)} faults in {command.room}, seed {seed}.", flush=True)
    named = NAMED.read_text(encoding="utf-8").splitlines() if NAMED.is_file() else []
    missed = known_ones = late = 0
    with tempfile.TemporaryDirectory() as folder:
        project, known = Project(Path(folder)), None
        if command.learn:
            files = [file.relative_to(DATA).as_posix() for file in files_of(command.room)]
            known = learned(project, files, command.jobs)
            print(f"{len(known.tests)} tests were looked at.", flush=True)
        fates = tried(project, faults, command.jobs, command.seconds, known)
        for fault, fate in followed(fates, "faults", len(faults)):
            late += fate == "no time"
            if fate == "missed":
                is_named = fault.name in named
                known_ones += is_named
                missed += not is_named
                told = "named" if is_named else "MISSED"
                print(f"{told} {fault.file}:{fault.line}: {fault.before}  ->  {fault.after}", flush=True)
    tried_out = len(faults) - late
    caught = tried_out - missed - known_ones
    print(f"{caught} of {tried_out} were caught, {known_ones} are named; there was no time for {late}.")


if __name__ == "__main__":
    sys.exit(well_behaved(main))
