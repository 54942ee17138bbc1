"""Bots. `choose` is all that anybody needs: a view, a level, a seed and a budget in, a choice out."""

from __future__ import annotations

from typing import Any

from game.ai.bot import LEVELS, Budget, Choice, Level, Reason
from game.engine.chance import below, generator
from game.engine.contract import Action, Game, View

__all__ = ["LEVELS", "Budget", "Choice", "Level", "Reason", "choose"]

FREE = Budget()


def choose(
    game: str | Game[Any, Any, Any, Any], view: View, level: Level, seed: int, budget: Budget = FREE
) -> Choice[Action]:
    """What a bot does on its turn. The same view, level, seed and nodes give the same action everywhere."""
    if not view.legal:
        raise ValueError(f"Seat {view.seat} is not to act.")
    if len(view.legal) == 1:
        return Choice(view.legal[0], Reason("ai-only-choice", {}))
    return Choice(view.legal[below(generator(seed), len(view.legal))], Reason("ai-at-random", {}))
