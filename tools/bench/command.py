"""The command line: one subcommand for each thing that is measured.

python -m game.bench engine    playing at random: every game, every number of players
python -m game.bench peers     the same for other libraries of games, as far as they are installed
python -m game.bench search    the bots' search: every game, beside OpenSpiel's
python -m game.bench frames    the work in a frame of the window when everything moves
python -m game.bench start     the time from the command to the first picture, and the memory it takes
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from game.engine.contract import Refused
from game.lines import let_go_of_stdout
from tools.bench import engine, frames, peers, search, start

SUBJECTS = (engine, peers, search, frames, start)  # each offers add_command(commands), which sets `run`


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the status to end with."""
    parser = argparse.ArgumentParser(prog="python -m game.bench", description="Measure how fast things are.")
    commands = parser.add_subparsers(required=True, metavar="SUBJECT")
    for subject in SUBJECTS:
        subject.add_command(commands)
    asked = parser.parse_args(arguments)
    try:
        asked.run(asked)
        sys.stdout.flush()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except BrokenPipeError:
        let_go_of_stdout()
    except KeyboardInterrupt:
        return 130
    return 0
