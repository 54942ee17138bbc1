"""One level alone against kept pilots, with all of its simulations, however long they take.

    python -m tests.bots.alone --game fairy_lights --players 6 --games 300 --kept alone.jsonl

Every deal is played from each seat in turn. A file keeps games, and what it has is not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import msgspec

from game import arena, catalogue
from game.ai.bot import LEVELS, Budget, Level
from game.ai.levels import choose
from game.arguments import Parser, positive, whole
from game.engine.chance import generator, seed_for
from game.manners import well_behaved
from game.match.match import seed_of
from game.progress import following
from game.workers import add_words, each, workers
from tests.bots import PILOTS

SEED = 90_000_000  # of the first deal: no bot was tuned on these


class Lonely(msgspec.Struct, frozen=True):
    """A game to play: which level alone, with how many simulations (None: all of its own), in which seat."""

    game: str
    players: int
    level: Level
    nodes: int | None
    seed: int
    seat: int


class LonelyResult(msgspec.Struct, frozen=True):
    """What the level got of the win, its points, and the seconds that its decisions took."""

    played: Lonely
    share: float
    points: int
    decisions: int
    seconds: float


def play(lonely: Lonely) -> LonelyResult:
    game, mind = catalogue.game(lonely.game), catalogue.mind(lonely.game)
    state = game.new(catalogue.material(lonely.game), lonely.players, lonely.seed).state
    ply, decisions, spent = 0, 0, 0.0
    while (seat := game.to_act(state)) is not None:
        view, seed = game.view(state, seat), seed_of(lonely.seed, ply, seat)
        if seat == lonely.seat:
            start = process_time()
            action = choose(mind, view, lonely.level, seed, Budget(lonely.nodes)).action
            spent += process_time() - start
            decisions += 1
        elif len(view.legal) == 1:
            action = view.legal[0]
        else:
            action = PILOTS[lonely.game](view, generator(seed_for(seed, "thumb")))
        game.play(state, action)
        ply += 1
    result = game.result(state)
    assert result is not None
    share = (lonely.seat in result.winners) / len(result.winners)
    return LonelyResult(lonely, share, result.scores[lonely.seat], decisions, spent)


def told(results: Sequence[LonelyResult], players: int) -> str:
    """The share of the win with its interval, and what it is compared with."""
    if not results:
        return "No game was finished."
    deals: dict[int, list[float]] = {}
    for result in results:
        deals.setdefault(result.played.seed, []).append(result.share)
    share, low, high = arena.interval(list(deals.values()))
    each_took = sum(result.seconds for result in results) / sum(result.decisions for result in results)
    return (
        f"{share:.3f} ({low:.3f} to {high:.3f}) of {len(results)} games, {share * players:.2f} times "
        f"a fair share; {1000 * each_took:.0f} ms of a core a decision"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser("python -m tests.bots.alone", description="One level alone against kept pilots.")
    parser.add_argument("--game", required=True, choices=catalogue.names())
    parser.add_argument("--players", required=True, type=positive)
    parser.add_argument("--level", choices=LEVELS, default="ace")
    parser.add_argument("--nodes", type=positive, help="simulations a decision, in place of all of the level")
    parser.add_argument("--games", type=positive, default=300)
    parser.add_argument("--seed", type=whole, default=SEED, help="of the first deal")
    parser.add_argument("--kept", type=Path, help="a file that games are added to")
    add_words(parser)
    asked = parser.parse_args(arguments)
    games = [wanted(asked, number) for number in range(asked.games)]
    results = [result for result in kept(asked.kept) if result.played in games]
    done = {result.played for result in results}
    left = [game for game in games if game not in done]
    with workers(asked, len(left)) as executor, following(len(left), "games") as more:
        for result in each(play, left, executor):
            results.append(result)
            if asked.kept:
                with asked.kept.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            more(1)
    print(told(results, asked.players))
    return 0


def wanted(asked: argparse.Namespace, number: int) -> Lonely:
    deal, seat = divmod(number, asked.players)
    return Lonely(asked.game, asked.players, asked.level, asked.nodes, asked.seed + deal, seat)


def kept(file: Path | None) -> list[LonelyResult]:
    if not (file and file.exists()):
        return []
    return [msgspec.json.decode(line, type=LonelyResult) for line in file.read_bytes().splitlines()]


if __name__ == "__main__":
    from tests.bots import alone  # so that processes find what they are sent under the same name

    sys.exit(well_behaved(alone.main))
