"""La Course des étoiles, when a play may be the last: how likely each play that ends the race is to win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from msgspec.structs import replace

from game.games.star_race.game import GAME
from game.games.star_race.model import ALIENS, Alien, Back, Move, RaceView, State
from game.games.star_race.rules import winners


def values(view: RaceView) -> dict[Move, float]:
    """The share of the win of each play that ends the race: the mean over the tokens that others may have."""
    found: dict[Move, float] = {}
    opening = GAME.imagine(view, Random(0))
    for action in GAME.legal(opening):
        after = GAME.after(opening, action)
        if after.phase == "over":
            found[action] = _share(view, after)
    return found


def _share(view: RaceView, state: State) -> float:
    shares = []
    for tokens in tokens_of(view):
        won = winners(replace(state, tokens=tokens))
        shares.append(1 / len(won) if view.seat in won else 0.0)
    return sum(shares) / len(shares)


def tokens_of(view: RaceView) -> Iterator[tuple[Alien, ...]]:
    """All ways in which the tokens may lie, all equally likely."""
    free = [alien for alien in ALIENS if alien not in view.tokens]
    hidden = sum(isinstance(token, Back) for token in view.tokens)
    for dealt in permutations(free, hidden):
        others = iter(dealt)
        yield tuple(next(others) if isinstance(token, Back) else token for token in view.tokens)
