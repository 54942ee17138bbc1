"""Whether bots lose what they could win: endings of games of pilots, worked out exactly and shown to a bot.

    python -m tools.endings [--game fairy_lights] [--players 2] [--levels ace,legend] [--count 500]

An ending is a position in which the worth of every action is known, and not the same, or in which some action
wins for sure: Fairy Lights with at most eight cards in the deck, Gravity Superstar in a seat's last turn,
La Course in what may be the last play. A bot errs if another action is worth more than its own.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.bot import Budget, Level
from game.ai.levels import choose, indifferent
from game.ai.mind import ALIKE, Meter, TooMuch
from game.ai.search import never
from game.arguments import Parser, positive, some_of
from game.engine.contract import Action, View
from game.manners import well_behaved
from game.match.match import seed_of
from game.progress import followed

FIRST_SEED = 50_000_000  # deals that no bot was tuned on
A_GAME = 2  # endings of one game
ENOUGH = 1_500_000  # positions, above which an ending is not worked out here either
SURE = 1 - ALIKE
LEVELS: tuple[Level, ...] = ("ace", "legend")


class Known(Struct, frozen=True):
    """An ending."""

    view: View
    seed: int
    values: dict[Action, float]  # of the actions that are known
    size: int  # cards in the deck, turns after this one
    worked_out: int  # positions


class Answer(Struct, frozen=True):
    """What a bot did in an ending: by how much it fell short, and how long it took."""

    size: int
    loss: float
    seconds: float


def endings(
    name: str, players: int, most: int = ENOUGH, left: int | None = None, level: Level = "pilot"
) -> Iterator[Known]:
    """Endings of games of a level, one or two a game; with no more left than that."""
    game, mind, seed = catalogue.game(name), catalogue.mind(name), FIRST_SEED
    while True:
        state, ply, told = game.new(catalogue.material(name), players, seed).state, 0, 0
        while (seat := game.to_act(state)) is not None:
            view, own = game.view(state, seat), seed_of(seed, ply, seat)
            small = left is None or size_of(view) <= left
            drawn = small and told < A_GAME and own % 3 == 0 and len(view.legal) > 1
            known = ending(mind, view, own, most) if drawn else None
            if known is not None:
                told += 1
                yield known
            game.play(state, choose(mind, view, level, own).action)
            ply += 1
        seed += 1


def ending(mind: Any, view: View, seed: int, most: int) -> Known | None:
    """What is known of a position, if there is something to lose."""
    meter = Meter(most, never)
    try:
        solved = mind.solve(view, meter)
    except TooMuch:
        return None
    if solved is None or (not solved.complete and max(solved.values.values()) < SURE):
        return None
    if solved.complete and indifferent(solved.values.values()):
        return None
    return Known(view, seed, dict(solved.values), size_of(view), meter.done)


def size_of(view: Any) -> int:
    """How much is left: cards in the deck of Fairy Lights, turns after this one in Gravity."""
    if hasattr(view, "repeat"):
        return len(view.unseen)
    return (view.first - view.turn - 1) % view.terms.players if hasattr(view, "terms") else 0


def answered(name: str, level: Level, known: Known, nodes: int | None = None) -> Answer:
    """What a bot does there. Its seed is its own."""
    start = time.process_time()
    choice = choose(catalogue.mind(name), known.view, level, known.seed, Budget(nodes=nodes))
    spent = time.process_time() - start
    return Answer(known.size, max(known.values.values()) - known.values.get(choice.action, 0.0), spent)


def main() -> int:
    parser = Parser("python -m tools.endings", description="Look for lost wins.")
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--players", type=positive, action="append")
    parser.add_argument("--levels", type=some_of(LEVELS), default=LEVELS)
    parser.add_argument(
        "--count", type=positive, default=500, help="endings of each game and number of players"
    )
    parser.add_argument("--left", type=int, help="at most so many cards in the deck, or turns after this one")
    parser.add_argument("--nodes", type=positive, help="instead of what a level thinks")
    asked = parser.parse_args()
    errors = 0
    for name in asked.game or catalogue.names():
        for players in asked.players or (2,):
            errors += report(name, players, asked)
    return 1 if errors else 0


def report(name: str, players: int, asked: argparse.Namespace) -> int:
    """Ask about endings of one game, and tell by how much is left."""
    source = endings(name, players, left=asked.left)
    found = [next(source) for _ in followed(range(asked.count), f"endings of {name}, {players} players")]
    errors = 0
    for level in asked.levels:
        answers = [
            answered(name, level, known, asked.nodes) for known in followed(found, f"answers of {level}")
        ]
        for size in sorted({answer.size for answer in answers}):
            some = [answer for answer in answers if answer.size == size]
            print(f"{name} {players} {level} {size} left: {told(some)}", flush=True)
        print(f"{name} {players} {level}: {told(answers)}", flush=True)
        errors += sum(answer.loss > ALIKE for answer in answers)
    return errors


def told(answers: list[Answer]) -> str:
    wrong = sum(answer.loss > ALIKE for answer in answers)
    seconds = sorted(answer.seconds for answer in answers)
    return (
        f"{len(answers)} endings, {wrong} errors, mean loss {fmean(answer.loss for answer in answers):.5f}, "
        f"CPU {median(seconds):.2f} s, p95 {seconds[int(0.95 * (len(seconds) - 1))]:.2f} s"
    )


if __name__ == "__main__":
    sys.exit(well_behaved(main))
