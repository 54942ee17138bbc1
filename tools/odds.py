"""How true the chances are that hints tell: asked in games of pilots, and compared with who won.

    python -m tools.odds [--game star_race] [--players 2] [--games 300] [--nodes 300] [--seed 80000000]

One decision in ten is asked, of an ace, as hints do. Told are, by tenths of the chance, how often it was said
and how often it came true; the slope of what came true against what was said, on the scale of log odds (1: as
said; below 1: too sure); and the expected calibration error beside what perfect odds would show in so
large a sample.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from statistics import fmean
from typing import TypeAlias

from game import catalogue
from game.ai.bot import Budget
from game.ai.levels import choose
from game.arguments import Parser, positive
from game.manners import well_behaved
from game.match.match import seed_of
from game.progress import followed

Told: TypeAlias = tuple[float, float]  # the chance that was said, and the share of the win that came
BINS = 10
ONE_IN = 10  # decisions is asked
SEED = 80_000_000  # of deals that nothing was fitted to
NARROW = 0.01  # a chance is taken to be at least so far from 0 and 1
SAMPLES = 200  # of perfect odds


def asked_of(name: str, players: int, seed: int, nodes: int | None) -> Iterator[Told]:
    """What was said in one game, and what came true."""
    game, mind = catalogue.game(name), catalogue.mind(name)
    state, ply = game.new(catalogue.material(name), players, seed).state, 0
    said: list[tuple[int, float]] = []
    while (seat := game.to_act(state)) is not None:
        view, own = game.view(state, seat), seed_of(seed, ply, seat)
        if own % ONE_IN == 0 and len(view.legal) > 1:
            choice = choose(mind, view, "ace", own, Budget(nodes))
            if choice.chance is not None:
                said.append((seat, choice.chance))
        game.play(state, choose(mind, view, "pilot", own).action)
        ply += 1
    result = game.result(state)
    assert result is not None
    for seat, chance in said:
        yield chance, (seat in result.winners) / len(result.winners)


def error(told: Sequence[Told]) -> float:
    """The expected calibration error: how far what was said is from what came, mean over tenths."""
    return sum(abs(sum(said - came for said, came in some)) for some in tenths(told)) / len(told)


def tenths(told: Sequence[Told]) -> list[list[Told]]:
    """The chances by tenths."""
    rows: list[list[Told]] = [[] for _ in range(BINS)]
    for said, came in told:
        rows[min(BINS - 1, int(said * BINS))].append((said, came))
    return rows


def perfect_error(told: Sequence[Told], rng: Random) -> float:
    """The mean error in samples in which what is said comes true as often as said."""
    samples = (error([(said, float(rng.random() < said)) for said, _ in told]) for _ in range(SAMPLES))
    return fmean(samples)


def slope(told: Sequence[Told]) -> tuple[float, float]:
    """The slope and the height of what came true against what was said, in log odds (by Newton's method)."""
    a, b = 1.0, 0.0
    rows = [(odds(said), came) for said, came in told]
    for _ in range(30):
        fits = [(x, came - p, p * (1 - p)) for x, came in rows for p in [1 / (1 + exp(-a * x - b))]]
        ga, gb = sum(x * rest for x, rest, _ in fits), sum(rest for _, rest, _ in fits)
        haa, hab, hbb = (sum(x**power * weight for x, _, weight in fits) for power in (2, 1, 0))
        whole = haa * hbb - hab * hab
        if not whole:
            break
        a, b = a + (hbb * ga - hab * gb) / whole, b + (haa * gb - hab * ga) / whole
    return a, b


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    narrow = min(1 - NARROW, max(NARROW, chance))
    return log(narrow / (1 - narrow))


def report(name: str, players: int, told: Sequence[Told]) -> None:
    a, b = slope(told)
    due = perfect_error(told, Random(1))
    print(
        f"{name} {players}: {len(told)} chances, slope {a:.2f}, height {b:+.2f}, "
        f"error {error(told):.3f}, of perfect odds {due:.3f}"
    )
    for row in tenths(told):
        if row:
            said, came = (fmean(column) for column in zip(*row, strict=True))
            print(f"  said {said:.2f}  came {came:.2f}  {len(row):4} times", flush=True)


def main() -> int:
    parser = Parser("python -m tools.odds", description="Measure how true chances are.")
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--players", type=positive, action="append")
    parser.add_argument("--games", type=positive, default=300)
    parser.add_argument("--nodes", type=positive, help="instead of what an ace thinks")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    for name in asked.game or catalogue.names():
        for players in asked.players or (2, 4):
            seeds = followed(range(asked.seed, asked.seed + asked.games), f"games of {name}")
            told = [each for seed in seeds for each in asked_of(name, players, seed, asked.nodes)]
            report(name, players, told)
    return 0


if __name__ == "__main__":
    sys.exit(well_behaved(main))
