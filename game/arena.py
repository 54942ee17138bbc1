"""Bots against bots: whole matches with the seats rotated, on all cores or on a cluster.

    python -m game.arena --game gravity --seats legend,pilot --games 100 --seed 1

Every deal is played once from each seating, so that luck of the deal and of the seat falls on all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from math import sqrt
from multiprocessing import active_children, get_context
from statistics import fmean, median, quantiles

from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.ai.levels import choose
from game.arguments import positive, some_of
from game.engine.contract import Refused
from game.match.match import seed_of

SURE = 1.96  # standard deviations either side that hold 95 %
WAKE_EVERY = 0.5  # seconds between two looks at whether to stop
PROGRESS_EVERY = 5.0  # seconds
AHEAD = 256  # pairings given to an executor at a time


class Pairing(Struct, frozen=True):
    """What is played: who sits where before the rotation, on which deal, with how much thought."""

    game: str
    levels: tuple[Level, ...]
    budgets: tuple[Budget, ...]
    seed: int
    turn: int  # how many seats everybody has moved on


class Outcome(Struct, frozen=True):
    """What came of it, for each of the levels in the order in which they were named."""

    pairing: Pairing
    shares: tuple[float, ...]  # of the win
    points: tuple[int, ...]
    milliseconds: tuple[tuple[float, ...], ...]  # of each decision
    plies: int
    seconds: float


class Row(Struct, frozen=True):
    """How one of the seats named fared."""

    level: str
    share: float
    low: float
    high: float
    points: float
    ms_p50: float
    ms_p95: float


def play(pairing: Pairing) -> Outcome:
    """One whole game. Bots see views; each bot named has decisions of its own, wherever it sits.

    It is played in place, for speed: a match keeps the state of every ply and is played on copies.
    """
    game, mind = catalogue.game(pairing.game), catalogue.mind(pairing.game)
    seats = len(pairing.levels)
    state = game.new(catalogue.material(pairing.game), seats, pairing.seed).state
    spent: list[list[float]] = [[] for _ in range(seats)]
    plies, start = 0, time.perf_counter()
    while (seat := game.to_act(state)) is not None:
        named = (seat + pairing.turn) % seats
        seed = seed_of(pairing.seed, plies, named)
        asked = time.perf_counter()
        choice = choose(mind, game.view(state, seat), pairing.levels[named], seed, pairing.budgets[named])
        spent[named].append((time.perf_counter() - asked) * 1000)
        game.play(state, choice.action)
        plies += 1
    result = game.result(state)
    assert result is not None
    order = [(named - pairing.turn) % seats for named in range(seats)]
    return Outcome(
        pairing,
        tuple((seat in result.winners) / len(result.winners) for seat in order),
        tuple(result.scores[seat] for seat in order),
        tuple(map(tuple, spent)),
        plies,
        time.perf_counter() - start,
    )


def schedule(
    game: str, levels: Sequence[Level], budgets: Sequence[Budget], games: int, seed: int
) -> list[Pairing]:
    """The games to play: each deal from every seating in turn."""
    seats = len(levels)
    return [
        Pairing(game, tuple(levels), tuple(budgets), seed + number // seats, number % seats)
        for number in range(games)
    ]


def play_all(
    pairings: Sequence[Pairing], executor: Executor | None, tell: Callable[[int], None] = lambda done: None
) -> list[Outcome]:
    """Play the pairings, here or on an executor; what is done by the time of a Ctrl-C if there is one."""
    outcomes: list[Outcome] = []
    try:
        for outcome in _outcomes(pairings, executor):
            outcomes.append(outcome)
            tell(len(outcomes))
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    return outcomes


def _outcomes(pairings: Sequence[Pairing], executor: Executor | None) -> Iterator[Outcome]:
    if executor is None:
        yield from map(play, pairings)
        return
    waiting = iter(pairings)
    under_way = {executor.submit(play, pairing) for pairing in islice(waiting, AHEAD)}
    try:
        with _noted_interrupt() as interrupted:
            while under_way and not interrupted:
                done, under_way = futures.wait(under_way, WAKE_EVERY, futures.FIRST_COMPLETED)
                under_way |= {executor.submit(play, pairing) for pairing in islice(waiting, len(done))}
                for future in done:
                    yield future.result()
        if interrupted:
            raise KeyboardInterrupt
    finally:
        for future in under_way:
            future.cancel()


@contextmanager
def _noted_interrupt() -> Iterator[list[int]]:
    """Inside, a Ctrl-C is only noted: raised anywhere, it could leave a lock of the executor taken."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """A row for each seat named, in that order; none without a game."""
    if not outcomes:
        return []
    return [_row(outcomes, named) for named in range(len(outcomes[0].shares))]


def _row(outcomes: Sequence[Outcome], named: int) -> Row:
    share, low, high = interval(deals(outcomes, named))
    spent = [ms for outcome in outcomes for ms in outcome.milliseconds[named]]
    return Row(
        level=outcomes[0].pairing.levels[named],
        share=share,
        low=low,
        high=high,
        points=fmean(outcome.points[named] for outcome in outcomes),
        ms_p50=median(spent) if spent else 0.0,
        ms_p95=quantiles(spent, n=20)[-1] if len(spent) > 1 else sum(spent),
    )


def deals(outcomes: Sequence[Outcome], named: int) -> list[list[float]]:
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
    return mean, min(mean, centre - reach), max(mean, centre + reach)


def table(outcomes: Sequence[Outcome]) -> str:
    """The rows for people."""
    lines = [f"{'seat':<8} {'share':>6}  {'95 % interval':<15} {'points':>7} {'ms p50':>8} {'ms p95':>8}"]
    lines += [
        f"{row.level:<8} {row.share:>6.3f}  {row.low:.3f} to {row.high:.3f}  {row.points:>7.2f}"
        f" {row.ms_p50:>8.1f} {row.ms_p95:>8.1f}"
        for row in rows(outcomes)
    ]
    if outcomes:
        plies = fmean(outcome.plies for outcome in outcomes)
        seconds = fmean(outcome.seconds for outcome in outcomes)
        lines.append(f"{len(outcomes)} games, {plies:.1f} decisions and {seconds:.2f} s a game")
    else:
        lines.append("No game was finished.")
    return "\n".join(lines)


def report(game: str, outcomes: Sequence[Outcome]) -> dict[str, object]:
    """The rows for programs."""
    seats = [{name: getattr(row, name) for name in Row.__struct_fields__} for row in rows(outcomes)]
    return {"game": game, "games": len(outcomes), "seats": seats}


@contextmanager
def workers(jobs: int, path: str | None) -> Iterator[Executor | None]:
    """The executor of a path, or so many processes here; None for one job."""
    if path is not None:
        with executor_at(path) as executor:
            yield executor
    elif jobs == 1:
        yield None
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():  # that still plays what nobody waits for
                process.terminate()


def _ignore_interrupts() -> None:
    """A Ctrl-C reaches every process of a terminal; only the one that asked should heed it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor_at(path: str) -> Executor:
    """The executor that `module:callable` makes; Refused if it makes none."""
    module, colon, name = path.partition(":")
    if not (module and colon and name):
        raise Refused(f"An executor is named as module:callable, not {path!r}.")
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError, ValueError, OSError) as error:
        raise Refused(f"{path!r} makes no executor: {error}.") from None
    if not isinstance(made, Executor):
        raise Refused(f"{path!r} makes no executor but {made!r}.")
    return made


def progress(total: int) -> Callable[[int], None]:
    """Tell on standard error how far things are, now and then."""
    start = last = time.perf_counter()

    def tell(done: int) -> None:
        nonlocal last
        now = time.perf_counter()
        if now - last >= PROGRESS_EVERY:
            last = now
            left = (now - start) / done * (total - done)
            print(f"{done} of {total} games, about {left:.0f} s to go", file=sys.stderr, flush=True)

    return tell


def _numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(map(int, text.split(",")))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, or one for each seat") from None
    if min(numbers) < 1:
        raise argparse.ArgumentTypeError("a budget is at least 1")
    return numbers


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m game.arena", description="Let bots play each other.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument(
        "--seats", required=True, type=some_of(LEVELS), help="a level for each seat, as legend,pilot"
    )
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=_numbers, help="at most so long a decision, or one such for each seat")
    budget.add_argument("--nodes", type=_numbers, help="simulations a decision, or one such for each seat")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--executor", help="module:callable that makes a concurrent.futures executor")
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
    least, most = catalogue.game(asked.game).players
    if not least <= len(asked.seats) <= most:
        raise Refused(f"{asked.game} is for {least} to {most} players, not {len(asked.seats)}.")
    kind = "nodes" if asked.nodes else "ms"
    budgets = _budgets(asked.nodes or asked.ms, len(asked.seats), kind)
    return schedule(asked.game, asked.seats, budgets, asked.games, asked.seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the status to end with."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        pairings = _pairings(asked)
        with workers(min(asked.jobs, len(pairings)), asked.executor) as executor:
            outcomes = play_all(pairings, executor, progress(len(pairings)))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    print(table(outcomes))
    if asked.json:
        print(json.dumps(report(asked.game, outcomes)))
    return 0


if __name__ == "__main__":
    from game import arena  # under this name a cluster's machines find what they are sent, too

    sys.exit(arena.main())
