"""What a game tells its bots: what a position is worth, which moves to try first, rules of thumb, reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from game.ai.bot import Reason
from game.ai.endings import Meter, Solved
from game.engine.contract import Action, Game, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

UNKNOWN = -1  # the chance of winning, where nothing was searched


class Mind(ABC, Generic[S, A, V]):
    """What bots know of one game. States here are imagined from a view; a mind never sees the real one."""

    game: Game[S, A, V, Any]
    plies = 0  # that are played on before a leaf is evaluated
    to_turn_end = False  # whether the playout then goes on to the end of the turn
    explore = 1.0  # the higher, the more the search tries actions that have not done well so far
    trust = 1.0  # how far the odds that a search finds can be trusted: 0 not at all, 1 wholly
    trust_of_two = 1.0  # the same where two play
    caution = 0.1  # an untried action is taken to be so much worse than the mean of the tried ones
    nodes: Mapping[str, int] = {"ace": 1000, "legend": 8000}  # simulations by level, if nobody says more
    decisions = 1.0  # about how many a turn holds: while people wait, they share the seconds of one
    endings: Mapping[str, int] = {}  # positions that a level may work out near the end

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """How well each seat stands: about its share of the win, from 0 to 1."""

    @abstractmethod
    def order(self, state: S, legal: Sequence[A]) -> Sequence[tuple[A, float]]:
        """The actions worth looking at, each with the share of the search that it deserves (together 1)."""

    @abstractmethod
    def rookie(self, view: V, rng: Random) -> A:
        """What a child plays in its first game."""

    @abstractmethod
    def pilot(self, view: V, rng: Random) -> A:
        """What the rules of thumb say, without looking ahead."""

    @abstractmethod
    def explain(self, view: V, action: A, chance: int = UNKNOWN) -> Reason:
        """What an action is good for and what may go wrong; after a search, also its
        `chance` of winning in percent."""

    def solve(self, view: V, meter: Meter) -> Solved[A] | None:
        """The exact values of actions near the end of the game; else None. It may raise TooMuch."""
        return None

    def hand(self, state: S) -> Hashable:
        """What the legal actions depend on, beside what everybody can see: the hand of the seat to act."""
        return None

    def turned_up(self, state: S, action: A) -> Hashable:
        """What the action just played has shown everybody of the deck."""
        return None

    def wander(self, state: S, legal: Sequence[A], rng: Random) -> A:
        """An action in a playout."""
        return legal[int(rng.random() * len(legal))]

    def for_legend(self) -> Mind[S, A, V]:
        """The mind that legend searches with: legend takes more time."""
        return self

    def likelihood(self, view: V, state: S) -> float:
        """How well an imagined state explains what the others have done, as a weight among such states."""
        return 1.0


AnyMind: TypeAlias = Mind[Any, Any, Any]


def shares(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's share of the win, if the points may still change by about `spread`."""
    most = max(points)
    weights = [exp((own - most) / spread) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def preferences(actions: Sequence[A], gains: Sequence[float], heat: float) -> list[tuple[A, float]]:
    """The share of the search for each action: e times as much for each `heat` that it gains more."""
    most = max(gains)
    weights = [exp((gain - most) / heat) for gain in gains]
    total = sum(weights)
    return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]
