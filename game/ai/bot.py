"""What a bot is asked and what it answers. It is given a view, a seed and a budget, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from game.engine.contract import Action

Level: TypeAlias = Literal["random", "rookie", "pilot", "ace", "legend"]
OFFERED: tuple[Level, ...] = ("rookie", "pilot", "ace", "legend")  # to people; the others are for measuring
LEVELS: tuple[Level, ...] = ("random", *OFFERED)

A = TypeVar("A", bound=Action)


class Budget(Struct, frozen=True):
    """How long to think. Nodes alone make a choice repeatable; seconds cut it short for people's sake."""

    nodes: int | None = None  # None: what the level thinks by itself
    seconds: float | None = None  # None: no cap


class Reason(Struct, frozen=True):
    """Why, as the name of a translatable sentence and the numbers in it."""

    text: str
    numbers: Mapping[str, str | int | float]


class Choice(Struct, Generic[A], frozen=True):
    """The action chosen, why, and what each action seemed worth."""

    action: A
    reason: Reason
    values: tuple[tuple[A, float], ...] = ()
    nodes: int = 0
    seconds: float = 0.0
