"""What a game tells its bots: what a position is worth, which moves to try first, rules of thumb, reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from game.ai.bot import Foreseen, Plan, Reason
from game.engine.chance import generator
from game.engine.contract import Action, Game, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

NARROW = 0.01  # no search can tell less from nothing
ALIKE = 1e-9  # values that differ by less are the same
CHECK_EVERY = 32  # positions of an ending between two checks whether to stop
UNKNOWN = -1  # the chance of winning, where nothing was searched


class Trust(Struct, frozen=True):
    """How far the odds that a search finds can be trusted, measured by `python -m tools.odds`."""

    slope: float = 1.0  # 0: not at all, 1: wholly
    height: float = 0.0  # what is added to the logarithm of the odds


# Endings that a game can work out exactly, and how much work that may be


class TooMuch(Exception):
    """More is left than may be worked out."""


class Meter:
    """Counts the positions that are worked out; raises TooMuch when there are too many, or on a stop."""

    def __init__(self, limit: int, stop: Callable[[], bool]) -> None:
        self.done = 0
        self._limit = limit
        self._stop = stop

    def count(self) -> None:
        self.done += 1
        if self.done > self._limit or (self.done % CHECK_EVERY == 0 and self._stop()):
            raise TooMuch


class Solved(Struct, Generic[A], frozen=True):
    """The exact share of the win that actions promise the seat to act."""

    values: Mapping[A, float]
    complete: bool  # all are here, or the first of the best alone; else those that lead on are left out


class Ending(ABC, Generic[A, V]):
    """What a game works out of its end, once: it holds for the views that follow, too."""

    @abstractmethod
    def holds(self, view: V) -> bool:
        """Whether all that can happen from this view could happen from the first one."""

    @abstractmethod
    def solve(self, view: V, meter: Meter, preferred: Sequence[A] = ()) -> Solved[A]:
        """The exact values of the actions of the seat to act; it may raise TooMuch, and knows more then."""


# What a game tells


class Mind(ABC, Generic[S, A, V]):
    """What bots know of one game. States here are imagined from a view; a mind never sees the real one."""

    game: Game[S, A, V, Any]
    plies = 0  # that are played on before a leaf is evaluated
    to_turn_end = False  # whether the playout then goes on to the end of the turn
    explore = 1.0  # the higher, the more the search tries actions that have not done well so far
    trust = Trust()
    trust_of_two = Trust()  # where two play
    caution = 0.1  # an untried action is taken to be so much worse than the mean of the tried ones
    nodes: Mapping[str, int] = {"ace": 1000, "legend": 8000}  # simulations by level, if nobody says more
    decisions = 1.0  # about how many a turn holds: while people wait, they share the seconds of one
    robbing = False  # whether a seat can take another's points away, so that it is worth a warning
    endings: Mapping[str, int] = {}  # positions that a level may work out near the end

    @abstractmethod
    def estimate(self, state: S) -> Sequence[float]:
        """The points that each seat can count on; those that it has, if the game is over."""

    @abstractmethod
    def shares_of(self, state: S, points: Sequence[float]) -> Sequence[float]:
        """How well each seat stands that can count on so many points: about its share of the win."""

    def hopes(self, state: S, stood: Sequence[float]) -> Sequence[float]:
        """What a search wants for each seat: its share of the win, or less while that does not come."""
        return stood

    def evaluate(self, state: S) -> Sequence[float]:
        return self.shares_of(state, self.estimate(state))

    def trusted(self, view: V, value: float) -> float:
        """The chance to win that a search's value amounts to.

        Searches are too sure: they take everybody to play on as they would. So it is drawn to a fair share.
        """
        return self.calibrated(len(self.game.points(self.game.imagine(view, generator(0)))), value)

    def calibrated(self, seats: int, value: float) -> float:
        """The same, by the number of seats."""
        fair, trust = _odds(1 / seats), self.trust_of_two if seats == 2 else self.trust
        return 1 / (1 + exp(-fair - trust.slope * (_odds(value) - fair) - trust.height))

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
    def judge(self, view: V) -> Mapping[A, float]:
        """What the rules of thumb say of actions, in points; a pilot takes the first of the best."""

    def at_once(self, view: V, action: A) -> float:
        """The points that an action wins at once."""
        state = self.game.imagine(view, Random(0))
        after = self.game.after(state, action)
        return self.game.points(after)[view.seat] - self.game.points(state)[view.seat]

    def plan(self, view: V, line: Sequence[Foreseen[A]]) -> Plan[A] | None:
        """What an action makes possible, seen by the line that follows; None if that is worth no words."""
        return None

    @abstractmethod
    def explain(self, view: V, action: A, chance: int = UNKNOWN) -> Reason:
        """What an action is good for and what may go wrong; after a search, also its
        `chance` of winning in percent."""

    def solve(self, view: V, meter: Meter, preferred: Sequence[A] = ()) -> Solved[A] | None:
        """The exact values of actions near the end of the game; else None. It may raise TooMuch.

        With all legal actions in the order in which they are preferred, the first of the best is enough.
        """
        ending = self.ending(view, meter)
        return None if ending is None else ending.solve(view, meter, preferred)

    def ending(self, view: V, meter: Meter) -> Ending[A, V] | None:
        """What works out the rest of a game, and keeps it, if so little is left."""
        return None

    def hand(self, state: S) -> Hashable:
        """What the legal actions depend on, beside what everybody can see: the hand of the seat to act."""
        return None

    def seen(self, action: A) -> Hashable:
        """What everybody sees of an action."""
        return action

    def turned_up(self, state: S, action: A) -> Hashable:
        """What the action just played has shown everybody of the deck."""
        return None

    def wander(self, state: S, legal: Sequence[A], rng: Random) -> A:
        """An action in a playout."""
        return legal[int(rng.random() * len(legal))]

    def for_ace(self, view: V) -> Mind[S, A, V]:
        """The mind that ace searches with."""
        return self

    def for_legend(self) -> Mind[S, A, V]:
        """The mind that legend searches with: legend takes more time."""
        return self

    def for_review(self) -> Mind[S, A, V]:
        """The mind that reviews judge with: a few simulations must tell what a slip costs."""
        return self.for_legend()

    def likelihood(self, view: V, state: S) -> float:
        """How well an imagined state explains what the others have done, as a weight among such states."""
        return 1.0


AnyMind: TypeAlias = Mind[Any, Any, Any]


def _odds(chance: float) -> float:
    """The logarithm of the odds of a chance that a search has found: it is never quite sure."""
    narrow = min(1 - NARROW, max(NARROW, chance))
    return log(narrow / (1 - narrow))


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
