"""Those who do much work: they may be lost, and others may come."""

from __future__ import annotations

from collections.abc import Callable
from concurrent import futures
from concurrent.futures import Executor

from game.engine.contract import Refused


class CrewLost(Refused):
    """Those who worked are gone."""


class Crew(Executor):
    """An executor that notices that those who work are gone, and finds others."""

    losses: tuple[type[Exception], ...] = (futures.CancelledError, futures.BrokenExecutor, OSError)

    def is_over(self, loss: Exception) -> bool:
        """Whether a loss means that nobody is left, and not only that one is gone."""
        return True

    def absence(self) -> str:
        """That nobody works now, in a sentence; empty if somebody does."""
        return ""

    def renew(self, stopped: Callable[[], bool]) -> None:
        """Find others in place of those who are gone; CrewLost if nobody comes. It may wait until stopped."""
        raise CrewLost("Those who work are gone.")
