"""The AIs' processes, begun when a table opens: a session's start needs none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ai.bot import Choice, Level
    from game.ai.worker import Thinker
    from game.engine.contract import View


class LateThinker:
    """A `Thinker` that is made when it is first needed."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        self._made().prepare(package, levels)

    def ask(self, package: str, view: View, level: Level, seed: int, ply: int) -> None:
        self._made().ask(package, view, level, seed, ply)

    def poll(self, ply: int) -> Choice[Any] | None:
        return self._thinker.poll(ply) if self._thinker else None

    def _made(self) -> Thinker:
        if self._thinker is None:
            from game.ai.worker import Thinker

            self._thinker = Thinker()
        return self._thinker

    def close(self) -> None:
        """End the processes."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
