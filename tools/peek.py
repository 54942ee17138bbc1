"""A peeker: a bot that has its views, its seed and our code, and tries to find the deal.

    python -m tools.peek [--tries 1000000]

It tries what can be made of its own seed, and then one number after the other. Where nobody named a seed it
must find nothing. Where somebody named a small one it finds it, and that is no fault: it shows that it can
peek.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from game import catalogue
from game.ai.bot import Budget
from game.arguments import Parser
from game.engine.chance import generator, seed_for
from game.engine.contract import Action, AnyGame, Seat, View
from game.manners import well_behaved
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, Secret, begun, drawn_by_chance
from game.progress import followed

GAMES = ("star_race", "fairy_lights")  # in which cards lie face down
USES = ("deal", "bot", "half", "thumb", "imagination")
PLAYERS = 3
PLIES = 24  # that the peeker has watched
NAMED = 4127


class Watched(Struct, frozen=True):
    """What a bot has seen of a game so far, and the seed that it was given for its next decision."""

    game: AnyGame
    seat: Seat
    opening: View
    steps: tuple[tuple[Action, View], ...]
    own_seed: int


def watched(name: str, seed: int | Secret) -> tuple[Watched, Match]:
    """A game of pilots with somebody who watches in seat 0; and the match, to tell whether they are right."""
    whole = play_out(begun(name, bots(("pilot",), PLAYERS), seed), Budget())
    match = begun(name, bots(("pilot",), PLAYERS), seed)
    for action in whole.actions[:PLIES]:
        match.play(action)
    plies = [match.glimpse(0, ply).view for ply in range(PLIES + 1)]
    steps = tuple(zip(match.actions, plies[1:], strict=True))
    return Watched(match.game, 0, plies[0], steps, match.seed_for_bot(0)), match


def guesses(own_seed: int, tries: int) -> Iterator[int]:
    """The seeds that the peeker thinks of, those that its own seed leads to first."""
    yield from (own_seed, own_seed // 101, own_seed // 101 // 1_000_003, own_seed >> 64)
    for use in USES:
        yield seed_for(own_seed, use)
        for number in range(PLIES):
            yield from (seed_for(own_seed, use, number), seed_for(own_seed, use, number, 0))
    yield from range(tries)


def dealt(game: AnyGame, seeds: Iterable[int]) -> Iterator[Any]:
    """The deals of some seeds."""
    material = catalogue.material(game.name)
    return (game.new(material, PLAYERS, seed).state for seed in seeds)


def imagined(seen: Watched, many: int) -> Iterator[Any]:
    """What a search imagines that begins from the peeker's own seed, were it to imagine the opening."""
    for use in (*USES, None):
        rng = generator(seen.own_seed if use is None else seed_for(seen.own_seed, use))
        yield from (seen.game.imagine(seen.opening, rng) for _ in range(many))


def fits(seen: Watched, state: Any) -> bool:
    """Whether a game that began so would have looked as this one did."""
    game = seen.game
    if game.view(state, seen.seat) != seen.opening:
        return False
    for action, view in seen.steps:
        if action not in game.legal(state):
            return False
        game.play(state, action)
        if game.view(state, seen.seat) != view:
            return False
    return True


def peek(seen: Watched, tries: int, tell: bool = False) -> Sequence[Any]:
    """The states in which the game may be, as far as the peeker could find out."""
    seeds: Iterable[int] = guesses(seen.own_seed, tries)
    if tell:
        seeds = followed(list(seeds), "tries")
    return [state for state in chain(dealt(seen.game, seeds), imagined(seen, 20)) if fits(seen, state)]


def main() -> int:
    parser = Parser("python -m tools.peek", description="Try to find deals.")
    parser.add_argument("--tries", type=int, default=1_000_000, help="of each game")
    asked = parser.parse_args()
    faults = 0
    for name in GAMES:
        found = len(peek(watched(name, drawn_by_chance())[0], asked.tries, tell=True))
        known = len(peek(watched(name, NAMED)[0], NAMED + 1))
        print(f"{name}: drawn by chance, {asked.tries:,} tries: {found} deals found; named {NAMED}: {known}")
        faults += bool(found) + (known != 1)
    return faults


if __name__ == "__main__":
    sys.exit(well_behaved(main))
