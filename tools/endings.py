"""Whether bots lose what they could win: endings of games of pilots, worked out exactly and shown to a bot.

    python -m tools.endings [--game fairy_lights] [--players 2] [--levels ace,legend] [--count 500]

An ending is a position in which the worth of every action is known, and not the same, or in which some action
wins for sure: Fairy Lights with at most eight cards in the deck, Gravity Superstar in a seat's last turn,
La Course in what may be the last play. A bot errs if another action is worth more than its own.

    python -m tools.endings --ahead 125000 [--players 2] [--levels ace] [--count 120]

With positions ahead, bots meet the endings of Fairy Lights as at a table: they work out so many positions
while each of the others decides, and again while the action before their own decision moves.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Budget, Level
from game.ai.levels import Endgame, choose, indifferent
from game.ai.mind import ALIKE, CHECK_EVERY, Meter, TooMuch
from game.ai.search import Stop, never
from game.arguments import Parser, positive, some_of
from game.engine.contract import Action, View
from game.games.fairy_lights.mind import SOLVED_CARDS
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
    worked_out: bool = True  # not known to have been too much


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


def at_table(
    players: int, level: Level, ahead: int, nodes: int | None = None, most: int = ENOUGH
) -> Iterator[Answer]:
    """What a bot does in endings of Fairy Lights that it has worked out ahead as far as there was time."""
    game, mind, seed = catalogue.game("fairy_lights"), catalogue.mind("fairy_lights"), FIRST_SEED
    while True:
        state, ply, endgame = game.new(catalogue.material(game.name), players, seed).state, 0, Endgame()
        while (seat := game.to_act(state)) is not None:
            view, own = game.view(state, seat), seed_of(seed, ply, seat)
            if seat != seed % players:
                endgame.look_ahead(mind, view, after(ahead))
            elif size_of(view) <= SOLVED_CARDS and (known := ending(mind, view, own, most)) is not None:
                yield met(known, level, endgame, ahead, nodes)
            game.play(state, choose(mind, view, "pilot", own).action)
            ply += 1
        seed += 1


def met(known: Known, level: Level, endgame: Endgame, positions: int, nodes: int | None) -> Answer:
    """What a bot does that has worked so much out; it searches if that is not enough."""
    start = time.process_time()
    meter = Meter(positions, never)
    try:
        solved = endgame.solve(catalogue.mind("fairy_lights"), known.view, meter, known.view.legal)
    except TooMuch:
        return replace(answered("fairy_lights", level, known, nodes), worked_out=False)
    assert solved is not None
    loss = max(known.values.values()) - known.values[max(solved.values, key=solved.values.__getitem__)]
    return Answer(known.size, loss, time.process_time() - start)


def after(positions: int) -> Stop:
    """Stop when so many positions have been worked out."""
    checks = iter(range(positions // CHECK_EVERY))
    return lambda: next(checks, None) is None


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
    parser.add_argument(
        "--ahead", type=positive, metavar="POSITIONS", help="worked out while others are busy"
    )
    asked = parser.parse_args()
    if asked.ahead:
        return 1 if sum(report_table(players, asked) for players in asked.players or (2,)) else 0
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
        errors += tell(f"{name} {players} {level}", answers)
    return errors


def report_table(players: int, asked: argparse.Namespace) -> int:
    """The same, of endings that have been worked out ahead."""
    errors = 0
    for level in asked.levels:
        source = at_table(players, level, asked.ahead, asked.nodes)
        answers = [next(source) for _ in followed(range(asked.count), f"endings of {level}")]
        errors += tell(f"fairy_lights {players} {level}, {asked.ahead} ahead", answers)
    return errors


def tell(what: str, answers: list[Answer]) -> int:
    """Print by how much is left; the number of errors."""
    for size in sorted({answer.size for answer in answers}):
        print(f"{what} {size} left: {told([each for each in answers if each.size == size])}", flush=True)
    print(f"{what}: {told(answers)}", flush=True)
    return sum(answer.loss > ALIKE for answer in answers)


def told(answers: list[Answer]) -> str:
    wrong = sum(answer.loss > ALIKE for answer in answers)
    seconds = sorted(answer.seconds for answer in answers)
    searched = sum(not answer.worked_out for answer in answers)
    too_much = f" ({searched} too much and searched)" if searched else ""
    loss = fmean(answer.loss for answer in answers)
    return (
        f"{len(answers)} endings{too_much}, {wrong} errors, mean loss {loss:.5f}, "
        f"CPU {median(seconds):.2f} s, p95 {seconds[int(0.95 * (len(seconds) - 1))]:.2f} s"
    )


if __name__ == "__main__":
    sys.exit(well_behaved(main))
