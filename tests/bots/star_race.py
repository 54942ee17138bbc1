"""The pilot of La Course in 0.1.0: it goes by what lies open, and counts no turns, nor its last one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from game.games.star_race.game import GAME
from game.games.star_race.model import ALIENS, VALUES, Adopt, Advance, Move, RaceView, State, Swap, Trade
from game.games.star_race.rules import PLACE, next_free

SLACK = 3.0  # planets that two aliens may still move apart
KEPT = {"swap_favourites": 0.5, "swap_positions": 0.5}  # points that a card in the hand is worth
ROOM = 0.6  # and a free place for a favourite


def pilot(view: RaceView, rng: Random) -> Move:
    """The action that helps most against what the others show."""
    state = GAME.imagine(view, rng)
    stakes = _stakes(state)
    return max(GAME.legal(state), key=lambda action: _gain(state, action, stakes))


def _stakes(state: State) -> list[float]:
    """How much of each alien's points is a lead of the seat to act, by its token and what lies open."""
    part = -1.0 / (len(state.hands) - 1)
    stakes = [0.0] * len(ALIENS)
    for owner, cards in enumerate(state.favourites):
        for card in cards:
            stakes[PLACE[card.aliens[0]]] += 1.0 if owner == state.seat else part
    stakes[PLACE[state.tokens[state.seat]]] += 1.0
    return stakes


def _gain(state: State, action: Move, stakes: Sequence[float]) -> float:
    """How an action changes the lead that the seat to act can expect."""
    positions = tuple(state.aliens.values())
    before = _prospects(positions)
    gain, kept = 0.0, KEPT.get(action.card.kind, 0.0)
    match action:
        case Advance(alien=alien):
            after = list(positions)
            after[PLACE[alien]] = next_free(state.aliens, alien)
            moved = _prospects(tuple(after))
            gain = _dot(stakes, [new - old for new, old in zip(moved, before, strict=True)])
        case Swap(aliens=(one, other)):
            after = list(positions)
            after[PLACE[one]], after[PLACE[other]] = positions[PLACE[other]], positions[PLACE[one]]
            gain = _dot(stakes, _prospects(tuple(after))) - _dot(stakes, before)
        case Adopt(card=card, drop=drop):
            gain = before[PLACE[card.aliens[0]]] - (before[PLACE[drop]] if drop else ROOM)
        case Trade(give=give, take=take):
            gain = (before[PLACE[take]] - before[PLACE[give]]) * (1 + 1 / (len(state.hands) - 1))
    return gain - kept


def _dot(stakes: Sequence[float], points: Sequence[float]) -> float:
    a, b, c, d, e = points  # in this order, so that rounding favours nothing that it did not
    return stakes[0] * a + stakes[1] * b + stakes[2] * c + stakes[3] * d + stakes[4] * e


def _prospects(positions: tuple[int, ...]) -> list[float]:
    """The points to expect of each alien."""
    order = sorted(positions)
    expected = _expected(tuple(position - order[0] for position in order))
    return [expected[order.index(position)] for position in positions]


@lru_cache(maxsize=1 << 15)
def _expected(pattern: tuple[int, ...]) -> tuple[float, ...]:
    """The same from the last alien on, by how far each is ahead of it."""
    return tuple(_expected_value(pattern, rank) for rank in range(len(pattern)))


def _expected_value(pattern: tuple[int, ...], rank: int) -> float:
    behind = [1.0]  # behind[n]: the chance that n others end up in front
    for other, position in enumerate(pattern):
        if other != rank:
            passed = 1 / (1 + exp((pattern[rank] - position) / SLACK))
            stay = [chance * (1 - passed) for chance in behind] + [0.0]
            for n, chance in enumerate(behind):
                stay[n + 1] += chance * passed
            behind = stay
    return sum(chance * value for chance, value in zip(behind, VALUES, strict=True))
