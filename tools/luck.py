"""How well luck is told from skill: its mean, and how many fewer games tell who plays better.

    python -m tools.luck --game star_race --seats pilot,rookie --games 40 --results 400
    python -m tools.luck --game fairy_lights --seats legend,ace --nodes 12000,1000 --kept games.jsonl

A file keeps the games that were reviewed, and what it has is not played again: other forms of `played` can be
tried on them (--worst).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from math import ceil, inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import TypeVar

import msgspec
from msgspec import Struct

from game import catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.ai.levels import choose
from game.arguments import Parser, positive, several, some_of, whole
from game.manners import well_behaved
from game.match.lineup import bots
from game.match.match import Match, begun
from game.progress import followed
from game.review.judge import LEAST_NODES, judged, questions
from game.review.luck import opening_of, swings
from game.review.report import Account, lost_by_turn, skill
from game.review.whole import assembled
from game.workers import add_words, each, workers

SURE = 1.96
T = TypeVar("T")
DRAWN = 1000  # samples of the games that were played, to see how sure a factor is


class LuckGame(Struct, frozen=True):
    """A game to play. All seatings of a deal follow each other, if the levels differ."""

    game: str
    levels: tuple[Level, ...]
    nodes: tuple[int | None, ...]  # that each level thinks; None: all of its own
    seed: int

    @property
    def seatings(self) -> int:
        return len(self.levels) if len(set(self.levels)) > 1 else 1

    @property
    def turn(self) -> int:
        """How far the seating is turned."""
        return self.seed % self.seatings

    def by_level(self, rows: Sequence[T]) -> tuple[T, ...]:
        """What is told of each seat, in the order of the levels."""
        middle = len(rows) - self.turn
        return (*rows[middle:], *rows[:middle])


class LuckGameTold(Struct, frozen=True):
    """What came of it, by level."""

    played: LuckGame
    accounts: tuple[Account, ...]
    lost: tuple[tuple[float, ...], ...]  # the points that each turn gave away


def played(wanted: LuckGame) -> Match:
    levels, turn = wanted.levels, wanted.turn
    seated = (*levels[turn:], *levels[:turn])
    nodes = (*wanted.nodes[turn:], *wanted.nodes[:turn])
    match = begun(wanted.game, bots(seated, len(seated)), wanted.seed // wanted.seatings)
    mind = catalogue.mind(wanted.game)
    while (seat := match.to_act) is not None:
        view, seed = match.view(seat), match.seed_for_bot(seat)
        match.play(choose(mind, view, seated[seat], seed, Budget(nodes=nodes[seat])).action)
    return match


def reviewed(wanted: LuckGame) -> LuckGameTold:
    match = played(wanted)
    verdicts = {verdict.ply: verdict for verdict in judged(questions(match, LEAST_NODES), None)}
    review = assembled(match, "", LEAST_NODES, opening_of(match), [*swings(match)], verdicts)
    seats = range(len(wanted.levels))
    lost = [tuple(lost_by_turn(review.decisions, seat) or ()) for seat in seats]
    return LuckGameTold(wanted, wanted.by_level(review.seats), wanted.by_level(lost))


def won_by(wanted: LuckGame) -> float:
    """The lead of the first level over the last by the result alone."""
    match = played(wanted)
    result = match.result()
    assert result is not None
    seats = range(len(wanted.levels))
    shares = wanted.by_level([(seat in result.winners) / len(result.winners) for seat in seats])
    return shares[0] - shares[-1]


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
    rng = Random(1)
    found = sorted(
        _ratio(*(worth(rng.choices(rows, k=len(rows))) for rows in (leads, results))) for _ in range(DRAWN)
    )
    low, high = found[round(0.025 * DRAWN)], found[round(0.975 * DRAWN) - 1]
    return f"{_ratio(worth(leads), worth(results)):.1f} ({low:.1f} to {high:.1f})"


def _ratio(one: float, other: float) -> float:
    """How much more one says than the other, which may say nothing."""
    return one / other if other else inf


def mean(rows: Sequence[float]) -> str:
    return f"{fmean(rows):+.3f} ± {SURE * sqrt(variance(rows) / len(rows)):.3f}"


def told(
    games: Sequence[LuckGameTold], results: Sequence[float], worst: float | None = None
) -> Iterator[str]:
    """The lines about some games of the same levels. `worst`: see `skill`; None: that of the game."""
    wanted = games[0].played
    levels, most = wanted.levels, worst or catalogue.part(wanted.game, "luck").WORST
    accounts = [game.accounts for game in games]
    skills = [[skill(lost, most) or 0.0 for lost in game.lost] for game in games]
    yield f"{len(games)} games reviewed, results of {len(games) + len(results)}"
    for place, level in enumerate(levels):
        yield f"{level}: mean luck {mean([seats[place].luck for seats in accounts])}"
        yield f"  own play, to itself {mean([seats[place].own for seats in accounts])}"
        yield f"  played {mean([seats[place] for seats in skills])}"
    if len(set(levels)) == 1:
        return
    won = [seats[0].result - seats[-1].result for seats in accounts]
    luck = [seats[0].luck - seats[-1].luck for seats in accounts]
    rest = [lead - part for lead, part in zip(won, luck, strict=True)]
    well = [seats[0] - seats[-1] for seats in skills]
    every = [*won, *results]
    yield f"lead by results {mean(every)}: told by {needed(every)} games"
    for name, leads in (("result less luck", rest), ("played", well)):
        yield f"lead by {name} {mean(leads)}: told by {needed(leads)}, {factor(leads, every)} times fewer"
    yield f"played higher in {sum(lead > 0 for lead in well)} of {len(well)}"


def games_kept(file: Path | None) -> list[LuckGameTold]:
    if not (file and file.exists()):
        return []
    return [msgspec.json.decode(line, type=LuckGameTold) for line in file.read_bytes().splitlines()]


def all_reviewed(
    wanted: Sequence[LuckGame], file: Path | None, executor: Executor | None
) -> list[LuckGameTold]:
    """What came of these games; those that the file has are not played again, the others it keeps."""
    known = {row.played: row for row in games_kept(file)}
    left = [game for game in wanted if game not in known]
    for row in followed(each(reviewed, left, executor), "games", len(left)):
        known[row.played] = row
        if file:
            with file.open("ab") as rows:
                rows.write(msgspec.json.encode(row) + b"\n")
    return [known[game] for game in wanted]


def asked_for(asked: argparse.Namespace, first: int, count: int) -> list[LuckGame]:
    nodes = asked.nodes or (None,)
    nodes = nodes if len(nodes) > 1 else nodes * len(asked.seats)
    return [LuckGame(asked.game, asked.seats, nodes, seed) for seed in range(first, first + count)]


def main() -> int:
    parser = Parser(prog="python -m tools.luck", description="Measure luck.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument("--seats", type=some_of(LEVELS), default=("pilot", "rookie"))
    parser.add_argument("--games", type=positive, default=40, help="that are reviewed")
    parser.add_argument(
        "--results", type=whole, default=0, help="further games, of which only the result counts"
    )
    parser.add_argument("--seed", type=whole, default=43_000_000)
    parser.add_argument(
        "--nodes",
        type=several(positive),
        help="simulations a decision, or one such for each level; else all of its own",
    )
    parser.add_argument("--kept", type=Path, help="a file that reviewed games are added to")
    parser.add_argument(
        "--worst", type=float, help="points that a turn gives away at most, in place of WORST"
    )
    add_words(parser)
    asked = parser.parse_args()
    if asked.nodes and len(asked.nodes) not in (1, len(asked.seats)):
        parser.error("give one number of nodes, or one for each level")
    with workers(asked, asked.games) as executor:
        games = all_reviewed(asked_for(asked, asked.seed, asked.games), asked.kept, executor)
        rest = asked_for(asked, asked.seed + asked.games, asked.results)
        results = list(followed(each(won_by, rest, executor), "results", asked.results))
    print("\n".join(told(games, results, asked.worst)))
    return 0


if __name__ == "__main__":
    from tools import luck  # so that other processes find what they are sent under the same name

    sys.exit(well_behaved(luck.main))
