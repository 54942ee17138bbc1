"""How well luck is told from skill: its mean, and how many fewer games tell who plays better.

python -m tools.luck --game star_race --seats pilot,rookie --games 200
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from statistics import fmean, variance

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.arguments import Parser, positive, some_of, whole
from game.manners import well_behaved
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import begun
from game.progress import followed
from game.review.luck import accounts, opening_of, swings
from game.review.report import Account
from game.workers import add_words, each, workers

SURE = 1.96


def played(name: str, levels: Sequence[Level], nodes: int | None, seed: int) -> tuple[Account, ...]:
    """The accounts of a game, by level; odd seeds change the seating, if the levels differ."""
    turn = seed % len(levels) if len(set(levels)) > 1 else 0
    seated = (*levels[turn:], *levels[:turn])
    match = play_out(begun(name, bots(seated, len(seated)), seed // 2), Budget(nodes=nodes))
    found = accounts(opening_of(match), swings(match))
    return (*found[len(found) - turn :], *found[: len(found) - turn])


def told(games: Sequence[tuple[Account, ...]], levels: Sequence[Level]) -> str:
    lines = [f"{len(games)} games"]
    for place, level in enumerate(levels):
        luck = [game[place].luck for game in games]
        reach = SURE * sqrt(variance(luck) / len(luck))
        lines.append(f"{level}: mean luck {fmean(luck):+.4f} ± {reach:.4f}")
    if len(set(levels)) == 1:
        return "\n".join(lines)
    results = [game[0].result - game[-1].result for game in games]
    skills = [lead - (game[0].luck - game[-1].luck) for lead, game in zip(results, games, strict=True)]
    for name, leads in (("results", results), ("luck taken out", skills)):
        reach = SURE * sqrt(variance(leads) / len(leads))
        lines.append(f"lead of the first by {name}: {fmean(leads):+.3f} ± {reach:.3f}")
    factor = variance(results) / fmean(results) ** 2 / (variance(skills) / fmean(skills) ** 2)
    lines.append(f"games needed by results, for each with luck taken out: {factor:.1f}")
    lines.append(f"variance alone: {variance(results) / variance(skills):.1f}")
    return "\n".join(lines)


def main() -> int:
    parser = Parser(prog="python -m tools.luck", description="Measure luck.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument("--seats", type=some_of(LEVELS), default=("pilot", "rookie"))
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=whole, default=43_000_000)
    parser.add_argument("--nodes", type=positive)
    add_words(parser)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    work = partial(played, asked.game, asked.seats, asked.nodes)
    with workers(asked, asked.games) as executor:
        games = list(followed(each(work, seeds, executor), "games", asked.games))
    print(told(games, asked.seats))
    return 0


if __name__ == "__main__":
    from tools import luck  # so that other processes find what they are sent under the same name

    sys.exit(well_behaved(luck.main))
