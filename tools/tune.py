"""Tune what the bots believe, by letting them play themselves.

    python -m tools.tune fit gravity --games 600      what positions are worth, from how games ended
    python -m tools.tune climb gravity --steps 20     any number of a mind, by matches of new against old
    python -m tools.tune series --games 5000          what unfinished series of Fairy Lights are worth

`fit` plays games of ace against itself and looks for the weights with which the evaluation best tells from
their positions who went on to win. `climb` changes a few numbers at random, lets the changed bot play the
unchanged one, and keeps a change that wins more than luck explains. `series` sets what seats of pilots won to
the end against what lay unfinished before them. All print weights to be written into game/ai by hand, and
use deals (seeds from a million up) that no report uses.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import pairwise
from math import exp, log, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import structs

from game import catalogue
from game.ai.bot import Budget, Level
from game.ai.levels import choose
from game.ai.mind import AnyMind
from game.arguments import Parser
from game.engine.contract import View
from game.manners import well_behaved
from game.match.match import seed_of
from game.progress import followed, say

FIRST_SEED = 1_000_000
SEARCH = ("explore", "caution", "heat")  # numbers of a mind beside its weights
POSITIONS = 6  # kept of each game
SURE = 1.64  # standard deviations; a change must win by more

Bot = Callable[[View, int], Any]


def bot(known: AnyMind, level: Level, nodes: int) -> Bot:
    """Chooses like a level, with a mind of one's own."""
    return lambda view, seed: choose(known, view, level, seed, Budget(nodes=nodes)).action


def play(name: str, bots: Sequence[Bot], seed: int) -> tuple[list[Any], list[float]]:
    """The states of a game at its decisions, and each seat's share of the win."""
    game = catalogue.game(name)
    state = game.new(catalogue.material(name), len(bots), seed).state
    states = []
    while (seat := game.to_act(state)) is not None:
        states.append(game.copy(state))
        game.play(state, bots[seat](game.view(state, seat), seed_of(seed, len(states), seat)))
    result = game.result(state)
    assert result is not None
    return states, [(seat in result.winners) / len(result.winners) for seat in range(len(bots))]


# Fitting an evaluation to how games ended


def collect(asked: argparse.Namespace) -> list[tuple[Any, list[float]]]:
    """Positions of games of the bot against itself, and how each game ended."""
    rows = []
    rng = Random(1)
    for number in followed(range(asked.games), "games"):
        players = asked.players[number % len(asked.players)]
        one = bot(catalogue.mind(asked.game), "ace", asked.nodes)
        states, shares = play(asked.game, [one] * players, FIRST_SEED + asked.seed + number)
        rows += [(state, shares) for state in rng.sample(states, min(POSITIONS, len(states)))]
    return rows


def loss(known: AnyMind, rows: Sequence[tuple[Any, list[float]]]) -> float:
    """How badly the evaluation predicts the winners (mean cross-entropy)."""
    total = 0.0
    for state, shares in rows:
        values = known.evaluate(state)
        total -= sum(
            share * log(max(1e-6, value)) for share, value in zip(shares, values, strict=True) if share
        )
    return total / len(rows)


def fit(asked: argparse.Namespace) -> None:
    rows = collect(asked)
    half = len(rows) // 2
    known = catalogue.mind(asked.game)
    weights = structs.asdict(known.weights)
    best = loss(known, rows[:half])
    print(f"{len(rows)} positions; loss {best:.4f}, on the other half {loss(known, rows[half:]):.4f}")
    step = 0.3
    while step > 0.03:
        improved = False
        for name in weights:
            for factor in (exp(step), exp(-step)):
                tried = {**weights, name: weights[name] * factor}
                now = loss(changed(known, tried), rows[:half])
                if now < best - 1e-5:
                    best, weights, improved = now, tried, True
                    break
        if not improved:
            step /= 2
    print(f"loss {best:.4f}, on the other half {loss(changed(known, weights), rows[half:]):.4f}")
    show(weights)


def changed(known: AnyMind, weights: dict[str, float]) -> AnyMind:
    """The mind with other weights, and perhaps other numbers of the search."""
    own = {name: value for name, value in weights.items() if name in known.weights.__struct_fields__}
    other: AnyMind = type(known)(structs.replace(known.weights, **own))
    for name in SEARCH:
        setattr(other, name, weights.get(name, getattr(known, name, None)))
    return other


def show(weights: dict[str, float]) -> None:
    print(", ".join(f"{name}={value:.3g}" for name, value in weights.items()), flush=True)


# Climbing by matches


def climb(asked: argparse.Namespace) -> None:
    rng = Random(asked.seed)
    known = catalogue.mind(asked.game)
    weights = structs.asdict(known.weights)
    weights |= {name: getattr(known, name) for name in SEARCH if hasattr(known, name)}
    names = asked.only or list(weights)
    for step in followed(range(asked.steps), "steps"):
        tried = copy(weights)
        for name in rng.sample(names, min(len(names), rng.choice((1, 1, 2, 3)))):
            tried[name] *= exp(rng.choice((-1, 1)) * rng.uniform(0.15, 0.6))
        share, error = duel(asked, changed(known, tried), changed(known, weights), step)
        better = share > 0.5 + SURE * error
        difference = {name: round(tried[name], 3) for name in tried if tried[name] != weights[name]}
        say(f"{step}: {share:.3f} ± {error:.3f} {'kept' if better else ''} {difference}")
        if better:
            weights = tried
    show(weights)


def duel(asked: argparse.Namespace, new: AnyMind, old: AnyMind, step: int) -> tuple[float, float]:
    """The share of wins of the new mind against the old, and its standard error. Hopeless ones end early."""
    first, second = (bot(known, asked.level, asked.nodes) for known in (new, old))
    shares: list[float] = []
    for deal in range(asked.games // 2):
        seed = FIRST_SEED + asked.seed + step * asked.games + deal
        ahead = play(asked.game, [first, second], seed)[1][0]
        behind = play(asked.game, [second, first], seed)[1][1]
        shares.append((ahead + behind) / 2)
        if len(shares) >= 25 and len(shares) % 25 == 0:
            share, error = spread(shares)
            if share + error < 0.5:
                break
    return spread(shares)


def spread(shares: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return mean, sqrt(variance / len(shares))


# Reading the worth of series off the points that were won


class Row(NamedTuple):
    """A seat at the start of a turn."""

    group: tuple[int, int, int]  # players, how far from the end, how far from its own turn
    left: float  # cards in the deck for each seat
    won: int  # points until the last decision of the game
    lying: list[int]


def series(asked: argparse.Namespace) -> None:
    """Least squares, among seats that were as far from the end and from their turn."""
    seeds = range(FIRST_SEED + asked.seed, FIRST_SEED + asked.seed + asked.games)
    rows = [row for seed in followed(seeds, "games") for row in turns(2 + seed % 5, seed)]
    groups = np.unique([row.group for row in rows], axis=0, return_inverse=True)[1].ravel()
    won = centred(np.array([row.won for row in rows], float), groups)
    lying, left = np.array([row.lying for row in rows], float), np.array([row.left for row in rows])
    for late in (2, 3, 4, 5, 6, 8):
        worth = centred(lying * (left / (left + late))[:, None], groups)
        weights = np.linalg.lstsq(worth, won, rcond=None)[0]
        print(f"{late=}: variance left {np.var(won - worth @ weights):.2f}")
        show(
            dict(zip(("one", "two", "each bulb lacking", "one of gold", "two of gold"), weights, strict=True))
        )


def turns(players: int, seed: int) -> Iterator[Row]:
    """Each seat at each start of a turn, in a game of pilots."""
    states, _ = play("fairy_lights", [bot(catalogue.mind("fairy_lights"), "pilot", 0)] * players, seed)
    starts = [state for before, state in pairwise(states) if state.seat != before.seat]
    for state in starts:
        left = len(state.deck)
        for seat in range(players):
            group = players, left // 6, (seat - state.seat) % players
            won = states[-1].points[seat] - state.points[seat]
            yield Row(group, left / players, won, unfinished(state, seat))


def unfinished(state: Any, seat: int) -> list[int]:
    """Twice the stars on series of one bulb and of two, the bulbs that these lack, and such stars of gold."""
    stars, gold, lacking = [0, 0], [0, 0], 0
    for cards in catalogue.game("fairy_lights").view(state, seat).seats[seat].series.values():
        bulbs = sum(card.bulbs for card in cards)
        of_kind = gold if cards[0].colour == "gold" else stars
        of_kind[bulbs - 1] += 2 * sum(card.stars for card in cards)
        lacking += (3 - bulbs) * (of_kind is stars)
    return [*stars, lacking, *gold]


def centred(values: Any, groups: Any) -> Any:
    """The values less the mean of their group."""
    if values.ndim > 1:
        return np.stack([centred(column, groups) for column in values.T], axis=1)
    return values - (np.bincount(groups, values) / np.bincount(groups))[groups]


def main() -> int:
    parser = Parser("python -m tools.tune", description="Tune the bots by self-play.")
    commands = parser.add_subparsers(required=True)
    for name, run in (("fit", fit), ("climb", climb)):
        command = commands.add_parser(name)
        command.add_argument("game", choices=catalogue.names())
        command.add_argument("--games", type=int, default=400)
        command.add_argument("--nodes", type=int, default=200)
        command.add_argument("--seed", type=int, default=0)
        command.set_defaults(run=run)
        if run is fit:
            command.add_argument("--players", type=int, nargs="+", default=[2])
        else:
            command.add_argument("--level", choices=("pilot", "ace"), default="ace")
            command.add_argument("--steps", type=int, default=20)
            command.add_argument("--only", nargs="+", help="the numbers to change")
    reading = commands.add_parser("series")
    reading.add_argument("--games", type=int, default=5000)
    reading.add_argument("--seed", type=int, default=500_000)
    reading.set_defaults(run=series)
    asked = parser.parse_args()
    asked.run(asked)
    return 0


if __name__ == "__main__":
    sys.exit(well_behaved(main))
