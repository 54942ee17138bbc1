"""What the bots know of La Course des étoiles: where the aliens may end up, and who gains by it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct

from game.ai.bot import Reason
from game.ai.mind import UNKNOWN, Mind, preferences, shares
from game.engine.contract import Seat
from game.engine.star_race import STAR_RACE
from game.engine.star_race.model import (
    ALIENS,
    FAR_END,
    GALAXY_SIZE,
    VALUES,
    Adopt,
    Advance,
    Material,
    Move,
    RaceView,
    State,
    Swap,
    Trade,
)
from game.engine.star_race.rules import PLACE, next_free, points, winners

Prospects: TypeAlias = tuple[float, ...]  # the points to expect of each alien, in the order of ALIENS


class Weights(Struct, frozen=True):
    """How settled a race is, what a hand is good for, how much a lead says. Tuned by self-play."""

    drift: float = 0.9  # planets by which two aliens still shift, for each square root of a turn left
    settled: float = 0.35  # and at the very end
    hop: float = 2.4  # turns for each planet that the first alien still has to go
    single: float = 0.15  # points that a single in the hand is good for
    trade: float = 0.5  # and a swap of favourites
    swap: float = 0.25  # and a swap of positions
    spread: float = 0.45  # of the final points, for each square root of a turn left
    edge: float = 0.8  # and at the very end
    heat: float = 0.7  # points that make an action e times as promising


WEIGHTS = Weights()


class RaceMind(Mind[State, Move, RaceView, Material]):
    game = STAR_RACE
    plies = 2

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.kinds = {
            "single": weights.single,
            "swap_favourites": weights.trade,
            "swap_positions": weights.swap,
        }

    def evaluate(self, state: State) -> Sequence[float]:
        if state.phase == "over":
            won = winners(state)
            return [(seat in won) / len(won) for seat in range(len(state.hands))]
        turns = self.turns_left(state)
        prospects = self.prospects(tuple(state.aliens.values()), turns)
        estimate = [self.expected(state, seat, prospects) for seat in range(len(state.hands))]
        return shares(estimate, self.weights.edge + self.weights.spread * sqrt(turns))

    def turns_left(self, state: State) -> int:
        """About how many turns there are still to come."""
        positions = state.aliens.values()
        arrival = self.weights.hop * (FAR_END - max(positions))
        swallowed = len(state.stock) - GALAXY_SIZE + min(positions) + 1
        return int(max(1, min(arrival, swallowed)))

    def prospects(self, positions: tuple[int, ...], turns: int) -> Prospects:
        """The points to expect of each alien."""
        weights = self.weights
        return _prospects(positions, weights.settled + weights.drift * sqrt(turns))

    def expected(self, state: State, seat: Seat, prospects: Prospects) -> float:
        """The points that a seat can count on."""
        total = prospects[PLACE[state.tokens[seat]]]
        for card in state.favourites[seat]:
            total += prospects[PLACE[card.aliens[0]]]
        for card in state.hands[seat]:
            total += self.kinds.get(card.kind, 0.0)
        return total

    def gains(self, state: State, legal: Sequence[Move]) -> list[float]:
        """What each action changes in the lead that the seat to act can expect."""
        turns = self.turns_left(state)
        before = self.prospects(tuple(state.aliens.values()), turns)
        stakes = self.stakes(state)
        return [self.gain(state, action, stakes, before, turns) for action in legal]

    def stakes(self, state: State) -> list[float]:
        """How much of each alien's points is the lead of the seat to act: its own less the others' share."""
        seat, rivals = state.seat, len(state.hands) - 1
        stakes = [0.0] * len(ALIENS)
        for owner, token in enumerate(state.tokens):
            part = 1.0 if owner == seat else -1.0 / rivals
            stakes[PLACE[token]] += part
            for card in state.favourites[owner]:
                stakes[PLACE[card.aliens[0]]] += part
        return stakes

    def gain(
        self, state: State, action: Move, stakes: Sequence[float], before: Prospects, turns: int
    ) -> float:
        spent = self.kinds.get(action.card.kind, 0.0)
        if isinstance(action, Advance | Swap):
            after = self.prospects(_moved(state, action), turns)
            return (
                sum([stakes[place] * (after[place] - before[place]) for place in range(len(after))]) - spent
            )
        if isinstance(action, Adopt):
            dropped = before[PLACE[action.drop]] if action.drop else 0.0
            return before[PLACE[action.card.aliens[0]]] - dropped - spent
        if isinstance(action, Trade):
            won = before[PLACE[action.take]] - before[PLACE[action.give]]
            return won * (1 + 1 / (len(state.hands) - 1)) - spent
        return -spent

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        return preferences(legal, self.gains(state, legal), self.weights.heat)

    def hand(self, state: State) -> Hashable:
        return state.hands[state.seat]

    def rookie(self, view: RaceView, rng: Random) -> Move:
        """Push what scores at once, with an eye for nobody else."""
        state = STAR_RACE.imagine(view, rng)
        legal = STAR_RACE.legal(state)
        if rng.random() < 0.2:
            return legal[int(rng.random() * len(legal))]
        return max(legal, key=lambda action: self.points_at_once(state, action) + 0.1 * rng.random())

    def pilot(self, view: RaceView, rng: Random) -> Move:
        """What helps most against the others in the long run, their tokens unknown."""
        state = STAR_RACE.imagine(view, rng)
        legal = STAR_RACE.legal(state)
        gains = self.gains(state, legal)
        return legal[gains.index(max(gains))]

    def points_at_once(self, state: State, action: Move) -> int:
        after = STAR_RACE.copy(state)
        STAR_RACE.play(after, action)
        return points(after)[state.seat] - points(state)[state.seat]

    def explain(self, view: RaceView, action: Move, chance: int = UNKNOWN) -> Reason:
        before = STAR_RACE.imagine(view, Random(0))
        after = STAR_RACE.copy(before)
        STAR_RACE.play(after, action)
        prospects = self.prospects(tuple(after.aliens.values()), self.turns_left(after))
        numbers = {
            "gain": points(after)[view.seat] - points(before)[view.seat],
            "expected": round(self.expected(after, view.seat, prospects), 1),
            "chance": chance,
        }
        return Reason(*_words(action, numbers))


def _words(action: Move, numbers: dict[str, float]) -> tuple[str, dict[str, str | int | float]]:
    """The sentence that tells of an action, and what is in it."""
    match action:
        case Advance(alien=alien):
            return "ai-race-advance", {**numbers, "alien": alien}
        case Adopt(card=card):
            return "ai-race-adopt", {**numbers, "alien": card.alien}
        case Trade(give=give, take=take):
            return "ai-race-trade", {**numbers, "alien": take, "other": give}
        case Swap(aliens=(one, other)):
            return "ai-race-swap", {**numbers, "alien": one, "other": other}
        case _:
            return "ai-race-fizzle", {**numbers}


def _moved(state: State, action: Advance | Swap) -> tuple[int, ...]:
    """Where the aliens are after it."""
    aliens = state.aliens
    positions = list(aliens.values())
    if isinstance(action, Advance):
        positions[PLACE[action.alien]] = next_free(aliens, action.alien)
    else:
        one, other = action.aliens
        positions[PLACE[one]], positions[PLACE[other]] = aliens[other], aliens[one]
    return tuple(positions)


@cache
def _prospects(positions: tuple[int, ...], slack: float) -> Prospects:
    """The points to expect of each alien, if each of two may still pass the other within the slack."""
    return tuple(_expected_value(positions, place, slack) for place in range(len(positions)))


def _expected_value(positions: tuple[int, ...], place: int, slack: float) -> float:
    behind = [1.0]  # behind[n]: the chance that n others end up in front
    for other, position in enumerate(positions):
        if other != place:
            passed = 1 / (1 + exp((positions[place] - position) / slack))
            stay = [chance * (1 - passed) for chance in behind] + [0.0]
            for n, chance in enumerate(behind):
                stay[n + 1] += chance * passed
            behind = stay
    return sum(chance * value for chance, value in zip(behind, VALUES, strict=True))


MIND = RaceMind()
