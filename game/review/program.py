"""The command line of reviews."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.arguments import Parser, at_most, path
from game.crew import CrewLost
from game.door import Unfit, contents
from game.engine.contract import Refused
from game.manners import FAILED, raise_stop, stop_status
from game.match.journal import read_as_far
from game.match.match import Match
from game.progress import followed
from game.review.judge import LEAST_NODES, Verdict, judged, questions
from game.review.luck import Swing, opening_of, swings
from game.review.report import Review
from game.review.told import told_review
from game.review.whole import assembled
from game.texts import Words
from game.workers import add_words, stopped_by, workers

MOST_NODES = 10**6


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the status to end with."""
    asked = _parser().parse_args(arguments)
    file: Path = asked.file
    try:
        match, fault = read_as_far(contents(file))
        review, status = _reviewed(asked, match, str(fault or ""))
    except Refused as refusal:
        print(f"{file}: {refusal}", file=sys.stderr)
        return FAILED
    except Unfit as unfit:
        print(f"{file}: {unfit}.", file=sys.stderr)
        return FAILED
    if asked.json:
        print(msgspec.json.encode(review).decode())
    else:
        for line in told_review(review, match, Words("en")):
            print(line)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m game.review", description="What decided a game, and how much of it was luck."
    )
    parser.add_argument("file", metavar="FILE", type=path, help="a record or a save")
    parser.add_argument("--nodes", type=_nodes, default=LEAST_NODES, help="simulations a decision")
    parser.add_argument("--json", action="store_true", help="the review as one line of JSON")
    add_words(parser)
    return parser


def _nodes(word: str) -> int:
    nodes = at_most(MOST_NODES)(word)
    if nodes < LEAST_NODES:
        raise argparse.ArgumentTypeError(f"{word} are too few: a review takes at least {LEAST_NODES}")
    return nodes


def _reviewed(asked: argparse.Namespace, match: Match, fault: str) -> tuple[Review, int]:
    """The review, and the status to end with. After a Ctrl-C it holds what was found by then."""
    changes, verdicts, status = list[Swing](), dict[int, Verdict](), 0
    opening = opening_of(match)
    try:
        with stopped_by(raise_stop):
            for change in followed(swings(match), "actions", match.ply):
                changes.append(change)
        open_ones = questions(match, asked.nodes)
        with workers(asked, len(open_ones)) as executor:
            for verdict in followed(judged(open_ones, executor), "decisions", len(open_ones)):
                verdicts[verdict.ply] = verdict
    except KeyboardInterrupt as stop:
        status = stop_status(stop)
    except CrewLost as lost:
        print(lost, file=sys.stderr)
        status = FAILED
    if status:
        print(f"Stopped: {len(verdicts)} of {match.ply} decisions are looked at.", file=sys.stderr)
    return assembled(match.at(len(changes)), fault, asked.nodes, opening, changes, verdicts), status
