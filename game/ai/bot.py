"""What a bot is given, and what it decides. It gets a view, a seed and a budget, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from game.engine.contract import NOBODY, Action, Seat, View

Level: TypeAlias = Literal["random", "rookie", "pilot", "ace", "legend"]
OFFERED: tuple[Level, ...] = ("rookie", "pilot", "ace", "legend")  # to people; the others are for measuring
LEVELS: tuple[Level, ...] = ("random", *OFFERED)
SECONDS: dict[Level, float] = {"ace": 0.3, "legend": 2.0}  # what a decision takes, on every machine
THINKING = 0.9  # of that is for thinking; the rest brings the question and the answer

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Budget(Struct, frozen=True):
    """How long to think. With nodes alone a decision can be repeated; seconds keep people from waiting."""

    nodes: int | None = None  # None: as many as the level usually thinks
    seconds: float | None = None  # None: no limit
    why: bool = False  # it is a hint: the reason is told in full


class Foreseen(Struct, Generic[A], frozen=True):
    """An action of the line that a search expects, and the points of all seats after it."""

    seat: Seat
    action: A
    points: tuple[int, ...]


class Plan(Struct, Generic[A], frozen=True):
    """What a seat means to do in its next turn, and the points that this wins."""

    action: A
    gain: int


class Promise(Struct, frozen=True):
    """What a search promises of an action, to the seat that acts."""

    now: float  # points that it wins at once
    thumb: float  # points that the rules of thumb expect of it
    later: float | None  # points of lead that follow beyond that, on the mean; None if nothing was searched
    chance: float  # of winning

    @property
    def points(self) -> float | None:
        """The lead that it promises in all."""
        return None if self.later is None else self.thumb + self.later


class Contrast(Struct, Generic[A], frozen=True):
    """What speaks for an action and against another that looks as good or better at first sight."""

    other: A
    this: Promise
    that: Promise
    thief: Seat = NOBODY  # who would rob the seat after the other action, and not after this one


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a bot decided so: the name of a text and the numbers in it; after a search, what it has found."""

    text: str
    numbers: Mapping[str, str | int | float]
    besides: str = ""  # another text with the same numbers, told if no contrast and no plan is
    contrast: Contrast[Any] | None = None
    plan: Plan[Any] | None = None


class Decision(Struct, Generic[A], frozen=True):
    """The action chosen, why, and what each action seemed worth."""

    action: A
    reason: Reason
    values: tuple[tuple[A, float], ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    chance: float | None = None  # of winning by the action; None if nothing was looked at
    hurried: bool = False  # time was over before half of the search was done


class Footstep(Struct, Generic[V], frozen=True):
    """What everybody saw of an action, and what a seat knows after it."""

    seen: Hashable
    view: V


class Trail(Struct, frozen=True):
    """What was played since a seat looked ahead."""

    start: int  # the ply
    steps: tuple[Footstep[Any], ...]
