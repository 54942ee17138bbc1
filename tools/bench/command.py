"""The command line: one subcommand for each thing that is measured.

python -m game.bench engine    playing at random: every game, every number of players
python -m game.bench peers     the same for other libraries of games, as far as they are installed
python -m game.bench search    the bots' search: every game, beside OpenSpiel's
python -m game.bench frames    the work in a frame of the window when everything moves
python -m game.bench openings  what it costs to open the title and the tables for the first time
python -m game.bench rounds    how long a person waits for the AIs at the table
python -m game.bench start     the time from the command to the first picture, and the memory it takes
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress

from game.arguments import Parser, positive, size
from game.subcommands import obey
from tools.bench import engine, frames, openings, peers, rounds, search, start

TIMED = {
    "engine": (engine.run, "play the games at random"),
    "peers": (peers.run, "play at random in other libraries too"),
    "search": (search.run, "simulate, as the bots do"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the status to end with."""
    return obey(_parser().parse_args(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m game.bench", description="Measure how fast things are.")
    commands = parser.add_subparsers(required=True, metavar="SUBJECT")
    for name, (run, told) in TIMED.items():
        timed = commands.add_parser(name, help=told)
        timed.add_argument("--json", action="store_true", help="one JSON object a line instead of a table")
        timed.add_argument(
            "--seconds", type=_duration, default=1.0, help="how long to measure each (default: %(default)s)"
        )
        timed.set_defaults(run=run)
    drawn = commands.add_parser("frames", help="the work in a frame when everything moves")
    drawn.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    drawn.add_argument("--count", type=positive, default=600, metavar="N")
    what = drawn.add_mutually_exclusive_group()
    what.add_argument("--shot", metavar="NAME", help="only of a moment that moves")
    what.add_argument(
        "--against", metavar="REV", help="of whole tables here and in another version, in turns"
    )
    drawn.set_defaults(run=frames.run)
    tables = commands.add_parser("openings", help="opening the title and the tables for the first time")
    tables.add_argument("--size", type=size, default=(1280, 720), metavar="WxH")
    tables.set_defaults(run=openings.run)
    waited = commands.add_parser("rounds", help="how long a person waits for the others at the table")
    waited.add_argument("--json", action="store_true", help="one JSON object a line instead of a table")
    waited.add_argument("--size", type=size, default=(1280, 720), metavar="WxH")
    waited.add_argument("--games", type=positive, default=2, metavar="N", help="of each game and level")
    waited.add_argument(
        "--others", type=positive, default=rounds.MARKED, metavar="N", help="AIs at the table"
    )
    waited.set_defaults(run=rounds.run)
    opened = commands.add_parser("start", help="from the command to the first picture")
    opened.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    opened.add_argument("--times", type=positive, default=5, metavar="N")
    opened.set_defaults(run=start.run)
    return parser


def _duration(text: str) -> float:
    with suppress(ValueError):
        seconds = float(text)
        if 0 < seconds <= 3600:
            return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds, above 0 and up to 3600")
