"""How well luck is told from skill: its mean, and how many fewer games tell who plays better.

python -m tools.luck --game star_race --seats pilot,rookie --games 40 --results 400
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil, inf, sqrt
from random import Random
from statistics import fmean, variance

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.arguments import Parser, positive, some_of, whole
from game.manners import well_behaved
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, begun
from game.progress import followed
from game.review.judge import LEAST_NODES, judged, questions
from game.review.luck import opening_of, swings
from game.review.report import Account
from game.review.whole import assembled
from game.workers import add_words, each, workers

SURE = 1.96
DRAWN = 1000  # samples of the games that were played, to see how sure a factor is


def seatings(levels: Sequence[Level]) -> int:
    """How many seatings each deal is played from: all, or one if the levels do not differ."""
    return len(levels) if len(set(levels)) > 1 else 1


def turned(levels: Sequence[Level], seed: int) -> int:
    """How far the seating is turned."""
    return seed % seatings(levels)


def played(name: str, levels: Sequence[Level], nodes: int | None, seed: int) -> Match:
    """A game; all seatings of a deal follow each other."""
    turn = turned(levels, seed)
    seated = (*levels[turn:], *levels[:turn])
    deal = seed // seatings(levels)
    return play_out(begun(name, bots(seated, len(seated)), deal), Budget(nodes=nodes))


def reviewed(name: str, levels: Sequence[Level], nodes: int | None, seed: int) -> tuple[Account, ...]:
    """The accounts of a game, by level."""
    match, turn = played(name, levels, nodes, seed), turned(levels, seed)
    verdicts = {verdict.ply: verdict for verdict in judged(questions(match, LEAST_NODES), None)}
    review = assembled(match, "", LEAST_NODES, opening_of(match), [*swings(match)], verdicts)
    return (*review.seats[len(levels) - turn :], *review.seats[: len(levels) - turn])


def won_by(name: str, levels: Sequence[Level], nodes: int | None, seed: int) -> float:
    """The lead of the first level over the last by the result alone."""
    result = played(name, levels, nodes, seed).result()
    assert result is not None
    shares = [(seat in result.winners) / len(result.winners) for seat in range(len(levels))]
    turn = turned(levels, seed)
    return shares[-turn % len(levels)] - shares[(len(levels) - 1 - turn) % len(levels)]


def worth(leads: Sequence[float]) -> float:
    """How much each game says of who plays better: the square of its mean in standard deviations."""
    spread = variance(leads)
    return fmean(leads) ** 2 / spread if spread else inf


def needed(leads: Sequence[float]) -> int | float:
    """The games after which the 95 % interval of the mean lead no longer holds 0.

    Where each of several pairs of levels is to be told, it is those of the hardest pair.
    """
    known = worth(leads)
    return ceil(SURE**2 / known) if known else inf


def factor(leads: Sequence[float], results: Sequence[float]) -> str:
    """The games that it takes by results, for each one by these leads; with its 95 % interval."""
    rng, found = Random(1), list[float]()
    for _ in range(DRAWN):
        one, other = (worth(rng.choices(rows, k=len(rows))) for rows in (leads, results))
        found.append(one / other if other else inf)
    found.sort()
    low, high = found[round(0.025 * DRAWN)], found[round(0.975 * DRAWN) - 1]
    return f"{worth(leads) / worth(results):.1f} ({low:.1f} to {high:.1f})"


def mean(rows: Sequence[float]) -> str:
    return f"{fmean(rows):+.3f} ± {SURE * sqrt(variance(rows) / len(rows)):.3f}"


def told(
    games: Sequence[tuple[Account, ...]], results: Sequence[float], levels: Sequence[Level]
) -> Iterator[str]:
    yield f"{len(games)} games reviewed, results of {len(games) + len(results)}"
    for place, level in enumerate(levels):
        yield f"{level}: mean luck {mean([game[place].luck for game in games])}"
        yield f"  own play, to itself {mean([game[place].own for game in games])}"
        yield f"  played {mean([game[place].played or 0.0 for game in games])}"
    if len(set(levels)) == 1:
        return
    won = [game[0].result - game[-1].result for game in games]
    luck = [game[0].luck - game[-1].luck for game in games]
    rest = [lead - part for lead, part in zip(won, luck, strict=True)]
    well = [(game[0].played or 0.0) - (game[-1].played or 0.0) for game in games]
    every = [*won, *results]
    yield f"lead by results {mean(every)}: told by {needed(every)} games"
    for name, leads in (("result less luck", rest), ("played", well)):
        yield f"lead by {name} {mean(leads)}: told by {needed(leads)}, {factor(leads, every)} times fewer"


def main() -> int:
    parser = Parser(prog="python -m tools.luck", description="Measure luck.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument("--seats", type=some_of(LEVELS), default=("pilot", "rookie"))
    parser.add_argument("--games", type=positive, default=40, help="that are reviewed")
    parser.add_argument(
        "--results", type=whole, default=0, help="further games, of which only the result counts"
    )
    parser.add_argument("--seed", type=whole, default=43_000_000)
    parser.add_argument("--nodes", type=positive)
    add_words(parser)
    asked = parser.parse_args()
    middle = asked.seed + asked.games
    with workers(asked, asked.games) as executor:
        work = partial(reviewed, asked.game, asked.seats, asked.nodes)
        games = list(followed(each(work, range(asked.seed, middle), executor), "games", asked.games))
        more = partial(won_by, asked.game, asked.seats, asked.nodes)
        rest = range(middle, middle + asked.results)
        results = list(followed(each(more, rest, executor), "results", asked.results))
    print("\n".join(told(games, results, asked.seats)))
    return 0


if __name__ == "__main__":
    from tools import luck  # so that other processes find what they are sent under the same name

    sys.exit(well_behaved(luck.main))
