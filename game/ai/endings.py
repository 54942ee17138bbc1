"""Endings that a game can work out exactly, and how much work that may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from game.engine.contract import Action

A = TypeVar("A", bound=Action)

ALIKE = 1e-9  # values that differ by less are the same
CHECK_EVERY = 32  # positions between two checks whether to stop


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
    complete: bool  # nothing else has to be known to choose; else actions that lead on are left out
