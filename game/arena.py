"""Bots against bots: whole matches with the seats rotated, on all cores or on a cluster.

    python -m game.arena --game gravity --seats legend,pilot --games 100 --seed 1

Every deal is played once from each seating, so that luck of the deal and of the seat falls on all alike.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from statistics import fmean, median, quantiles
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.ai.levels import choose
from game.arguments import Parser, at_most, pair, positive, several, whole
from game.crew import CrewLost
from game.engine.contract import Refused, Result
from game.manners import FAILED, WRONG, stop_status, well_behaved
from game.match.guest import USUAL_MS, Guests, NoProgram, words_of
from game.match.lineup import STAND_IN
from game.match.match import seed_of
from game.progress import following
from game.workers import add_words, each, workers

MOST_BUDGET = 10**6  # nodes or milliseconds a decision
SURE = 1.96  # standard deviations either side that hold 95 %


class Pairing(Struct, frozen=True):
    """One game to play: which levels, on which deal, with which seats and budgets."""

    game: str
    levels: tuple[str, ...]  # each a level, or the command of a program
    budgets: tuple[Budget, ...]
    seed: int
    turn: int  # everybody sits so many seats further
    options: tuple[tuple[str, str], ...] = ()


class PairingResult(Struct, frozen=True):
    """How a game ended, by level, in the order in which the levels were named."""

    pairing: Pairing
    shares: tuple[float, ...]  # of the win
    points: tuple[int, ...]
    milliseconds: tuple[tuple[float, ...], ...]  # of each decision
    plies: int
    seconds: float


class LevelRow(Struct, frozen=True):
    """How one of the named seats did in all games."""

    level: str
    share: float
    low: float
    high: float
    points: float
    ms_p50: float
    ms_p95: float


def play_pairing(pairing: Pairing) -> PairingResult:
    """One whole game. Bots get views. The seed of a bot's decisions depends on the bot, not on where it sits.

    It is played in place, for speed: a match keeps the state of every ply and is played on copies.
    """
    game = catalogue.game(pairing.game)
    options = dict(pairing.options)
    opening = game.new(catalogue.material(pairing.game), len(pairing.levels), pairing.seed, options)
    programs = {
        (named - pairing.turn) % len(pairing.levels): level
        for named, level in enumerate(pairing.levels)
        if level not in LEVELS
    }
    guests = Guests(game, opening, programs)
    result: Result | None = None
    try:
        outcome, result = _played(pairing, opening.state, guests)
    finally:
        guests.end(result)
    return outcome


def _played(pairing: Pairing, state: Any, guests: Guests) -> tuple[PairingResult, Result]:
    game, mind = catalogue.game(pairing.game), catalogue.mind(pairing.game)
    seats = len(pairing.levels)
    spent: list[list[float]] = [[] for _ in range(seats)]
    plies, start = 0, time.perf_counter()
    while (seat := game.to_act(state)) is not None:
        named = (seat + pairing.turn) % seats
        seed = seed_of(pairing.seed, plies, named)
        asked = time.perf_counter()
        budget = pairing.budgets[named]
        action = guests.decide(state, plies, _milliseconds(budget))
        if action is None:
            level = _level(pairing.levels[named])
            action = choose(mind, game.view(state, seat), level, seed, budget).action
        spent[named].append((time.perf_counter() - asked) * 1000)
        game.play(state, action, guests.log)
        guests.hear()
        plies += 1
    result = game.result(state)
    assert result is not None
    order = [(named - pairing.turn) % seats for named in range(seats)]
    played = PairingResult(
        pairing,
        tuple((seat in result.winners) / len(result.winners) for seat in order),
        tuple(result.scores[seat] for seat in order),
        tuple(map(tuple, spent)),
        plies,
        time.perf_counter() - start,
    )
    return played, result


def _level(wanted: str) -> Level:
    """The level that decides; for a program its stand-in does."""
    return next((level for level in LEVELS if level == wanted), STAND_IN)


def _milliseconds(budget: Budget) -> int:
    """What a program is given for a decision."""
    return USUAL_MS if budget.seconds is None else round(budget.seconds * 1000)


def schedule(
    game: str,
    levels: Sequence[str],
    budgets: Sequence[Budget],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
) -> list[Pairing]:
    """The games to play: each deal from every seating in turn."""
    seats, agreed = len(levels), tuple((options or {}).items())
    return [
        Pairing(game, tuple(levels), tuple(budgets), seed + number // seats, number % seats, agreed)
        for number in range(games)
    ]


def play_all(
    pairings: Sequence[Pairing], executor: Executor | None, tell: Callable[[int], object] = lambda more: None
) -> tuple[list[PairingResult], int]:
    """What comes of the pairings, here or on an executor, and the status to end with.

    After a Ctrl-C, or when those who work are lost, it is what there is so far. `tell` hears of each game: 1.
    """
    outcomes: list[PairingResult] = []
    try:
        for outcome in each(play_pairing, pairings, executor):
            outcomes.append(outcome)
            tell(1)
    except KeyboardInterrupt as stop:
        print("Stopped.", file=sys.stderr)
        return outcomes, stop_status(stop)
    except CrewLost as lost:
        print(lost, file=sys.stderr)
        return outcomes, FAILED
    return outcomes, 0


def level_rows(outcomes: Sequence[PairingResult]) -> list[LevelRow]:
    """A row for each seat named, in that order; none without a game."""
    if not outcomes:
        return []
    return [_row(outcomes, named) for named in range(len(outcomes[0].shares))]


def _row(outcomes: Sequence[PairingResult], named: int) -> LevelRow:
    share, low, high = interval(deals(outcomes, named))
    spent = [ms for outcome in outcomes for ms in outcome.milliseconds[named]]
    return LevelRow(
        level=outcomes[0].pairing.levels[named],
        share=share,
        low=low,
        high=high,
        points=fmean(outcome.points[named] for outcome in outcomes),
        ms_p50=median(spent) if spent else 0.0,
        ms_p95=quantiles(spent, n=20)[-1] if len(spent) > 1 else sum(spent),
    )


def deals(outcomes: Sequence[PairingResult], named: int) -> list[list[float]]:
    """The shares of one of the seats named, deal by deal."""
    by_deal: dict[int, list[float]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.pairing.seed, []).append(outcome.shares[named])
    return list(by_deal.values())


def interval(shares: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean share and its 95 % interval.

    Games on one deal are no independent evidence. So this is Wilson's interval for as many independent
    games as the spread between deals amounts to.
    """
    games = sum(map(len, shares))
    mean = sum(map(sum, shares)) / games
    apart = sum((sum(deal) - mean * len(deal)) ** 2 for deal in shares)
    many = min(mean * (1 - mean) * games**2 / apart, 4.0 * games) if apart else games
    centre = (mean + SURE**2 / (2 * many)) / (1 + SURE**2 / many)
    reach = SURE * sqrt(mean * (1 - mean) / many + SURE**2 / (4 * many**2)) / (1 + SURE**2 / many)
    return mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach))


def table(outcomes: Sequence[PairingResult]) -> str:
    """The rows for people."""
    lines = [f"{'seat':<8} {'share':>6}  {'95 % interval':<15} {'points':>7} {'ms p50':>8} {'ms p95':>8}"]
    lines += [
        f"{row.level:<8} {row.share:>6.3f}  {row.low:.3f} to {row.high:.3f}  {row.points:>7.2f}"
        f" {row.ms_p50:>8.1f} {row.ms_p95:>8.1f}"
        for row in level_rows(outcomes)
    ]
    if outcomes:
        plies = fmean(outcome.plies for outcome in outcomes)
        seconds = fmean(outcome.seconds for outcome in outcomes)
        lines.append(f"{len(outcomes)} games, {plies:.1f} decisions and {seconds:.2f} s a game")
    else:
        lines.append("No game was finished.")
    return "\n".join(lines)


def report(game: str, outcomes: Sequence[PairingResult]) -> dict[str, object]:
    """The rows for programs."""
    seats = [
        {name: getattr(row, name) for name in LevelRow.__struct_fields__} for row in level_rows(outcomes)
    ]
    return {"game": game, "games": len(outcomes), "seats": seats}


def _seats(text: str) -> tuple[str, ...]:
    """Levels, and commands of programs, with commas."""
    seats = tuple(word.strip() for word in text.split(","))
    for seat in seats:
        if seat not in LEVELS:
            try:
                words_of(seat)
            except NoProgram as refusal:
                known = ", ".join(LEVELS)
                raise argparse.ArgumentTypeError(f"{refusal} A level is one of {known}.") from None
    return seats


_numbers = several(at_most(MOST_BUDGET))


def _parser() -> argparse.ArgumentParser:
    parser = Parser("python -m game.arena", description="Let bots play each other.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument(
        "--seats",
        required=True,
        type=_seats,
        help="for each seat a level or a program: legend,'./my-bot --fast'",
    )
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=whole, default=1, help="of the first deal")
    parser.add_argument("--option", type=pair, action="append", default=[], help="NAME=VALUE, a rule")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=_numbers, help="at most so long a decision, or one such for each seat")
    budget.add_argument("--nodes", type=_numbers, help="simulations a decision, or one such for each seat")
    add_words(parser)
    parser.add_argument("--json", action="store_true", help="end with one line of JSON")
    return parser


def _budgets(numbers: Sequence[int] | None, seats: int, kind: str) -> list[Budget]:
    """A budget for each seat."""
    if numbers is None:
        return [Budget()] * seats
    if len(numbers) not in (1, seats):
        raise Refused(f"Give one budget, or one for each of the {seats} seats.")
    each = list(numbers) if len(numbers) == seats else [numbers[0]] * seats
    return [Budget(nodes=n) if kind == "nodes" else Budget(seconds=n / 1000) for n in each]


def _pairings(asked: argparse.Namespace) -> list[Pairing]:
    options = catalogue.game(asked.game).settle(len(asked.seats), dict(asked.option))
    kind = "nodes" if asked.nodes else "ms"
    budgets = _budgets(asked.nodes or asked.ms, len(asked.seats), kind)
    return schedule(asked.game, asked.seats, budgets, asked.games, asked.seed, options)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the status to end with."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        pairings = _pairings(asked)
        with workers(asked, len(pairings)) as executor, following(len(pairings), "games") as more:
            outcomes, status = play_all(pairings, executor, more)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return WRONG
    print(table(outcomes))
    if asked.json:
        print(json.dumps(report(asked.game, outcomes)))
    return status


if __name__ == "__main__":
    from game import arena  # so that the machines of a cluster find what they are sent under the same name

    sys.exit(well_behaved(arena.main))
