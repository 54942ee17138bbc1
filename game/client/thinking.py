"""The AIs' processes, begun when somebody first asks: most of a session's start needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ai.bot import Choice, Level
    from game.ai.worker import Thinker
    from game.engine.contract import View


class LateThinker:
    """A `Thinker` that is made at the first question."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None

    def ask(self, game: str, view: View, level: Level, seed: int, ply: int) -> None:
        if self._thinker is None:
            from game.ai.worker import Thinker

            self._thinker = Thinker()
        self._thinker.ask(game, view, level, seed, ply)

    def poll(self, ply: int) -> Choice[Any] | None:
        return self._thinker.poll(ply) if self._thinker else None

    def close(self) -> None:
        """End the processes."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
