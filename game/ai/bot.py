"""What a bot is given, and what it decides. It gets a view, a seed and a budget, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from game.engine.contract import Action

Level: TypeAlias = Literal["random", "rookie", "pilot", "ace", "legend"]
OFFERED: tuple[Level, ...] = ("rookie", "pilot", "ace", "legend")  # to people; the others are for measuring
LEVELS: tuple[Level, ...] = ("random", *OFFERED)
SECONDS: dict[Level, float] = {"ace": 0.3, "legend": 2.0}  # what a decision takes, on every machine
THINKING = 0.9  # of that is for thinking; the rest brings the question and the answer

A = TypeVar("A", bound=Action)


class Budget(Struct, frozen=True):
    """How long to think. With nodes alone a decision can be repeated; seconds keep people from waiting."""

    nodes: int | None = None  # None: as many as the level usually thinks
    seconds: float | None = None  # None: no limit


class Reason(Struct, frozen=True):
    """Why a bot decided so: the name of a text and the numbers in it."""

    text: str
    numbers: Mapping[str, str | int | float]


class Decision(Struct, Generic[A], frozen=True):
    """The action chosen, why, and what each action seemed worth."""

    action: A
    reason: Reason
    values: tuple[tuple[A, float], ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    chance: float | None = None  # of winning by the action; None if nothing was looked at
    hurried: bool = False  # time was over before half of the search was done
