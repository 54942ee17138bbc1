"""The ring of focus on its way to its next place. Only what is seen: the focus is there at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
GLIDE_SECONDS = 0.12


@dataclass(slots=True)
class Glide(Generic[T]):
    """Where the ring comes from, and how long it is still on its way."""

    start: T | None = None
    seconds: float = 0.0

    def begin(self, start: T | None) -> None:
        self.start, self.seconds = start, GLIDE_SECONDS

    def end(self) -> None:
        self.start, self.seconds = None, 0.0

    def pass_time(self, seconds: float) -> None:
        self.seconds = max(0.0, self.seconds - seconds)

    @property
    def over(self) -> bool:
        return not self.seconds

    @property
    def left(self) -> float:
        """How much of the way is left, from 1 to 0: quickly off, and softly there."""
        return (self.seconds / GLIDE_SECONDS) ** 3
