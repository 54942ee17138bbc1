"""What a game brings to its bots: its evaluation, its move ordering, its rules of thumb and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from game.ai.bot import Reason
from game.engine.contract import Action, Game, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

UNKNOWN = -1  # the chance of winning, where nothing was searched


class Mind(ABC, Generic[S, A, V]):
    """The knowledge of one game. States here are imagined from a view; no mind ever holds the real one."""

    game: Game[S, A, V, Any]
    plies = 0  # of playout before a leaf is evaluated
    to_turn_end = False  # whether a playout then goes on to the end of the turn
    explore = 1.0  # how much the search trusts move ordering and doubt over what it has seen
    caution = 0.1  # how much worse than its siblings' mean an untried action is taken to be
    nodes: Mapping[str, int] = {"ace": 1000, "legend": 8000}  # what the searching levels think by themselves

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """For each seat, how well it stands: about its share of the win, from 0 to 1."""

    @abstractmethod
    def order(self, state: S, legal: Sequence[A]) -> Sequence[tuple[A, float]]:
        """The actions worth a thought, each with the share of thought that it deserves (together 1)."""

    @abstractmethod
    def rookie(self, view: V, rng: Random) -> A:
        """What a child does in its first game."""

    @abstractmethod
    def pilot(self, view: V, rng: Random) -> A:
        """What somebody does who knows the rules of thumb, without looking further."""

    @abstractmethod
    def explain(self, view: V, action: A, chance: int = UNKNOWN) -> Reason:
        """What an action is good for and what is to be feared; after a search, also its
        `chance` of winning in percent."""

    def hand(self, state: S) -> Hashable:
        """What decides, beside what everybody has seen, which actions the seat to act has."""
        return None

    def turned_up(self, state: S, action: A) -> Hashable:
        """What everybody learned from the deck by the action just played."""
        return None

    def wander(self, state: S, legal: Sequence[A], rng: Random) -> A:
        """An action in a playout."""
        return legal[int(rng.random() * len(legal))]

    def patient(self) -> Mind[S, A, V]:
        """The mind that legend searches with: legend takes more time."""
        return self

    def likelihood(self, view: V, state: S) -> float:
        """How well an imagined state explains what the others have done, compared with other such states."""
        return 1.0


AnyMind: TypeAlias = Mind[Any, Any, Any]


def shares(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's share of the win, if the points still move by about `spread`."""
    most = max(points)
    weights = [exp((own - most) / spread) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def preferences(actions: Sequence[A], gains: Sequence[float], heat: float) -> list[tuple[A, float]]:
    """The share of thought for each action: e times as much for each `heat` that it gains more."""
    most = max(gains)
    weights = [exp((gain - most) / heat) for gain in gains]
    total = sum(weights)
    return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]
