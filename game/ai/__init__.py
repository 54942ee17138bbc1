"""Bots. `choose` is all that anybody needs: a view, a level, a seed and a budget in, a choice out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from time import perf_counter
from typing import Any, TypeAlias

from msgspec.structs import replace

from game.ai.bot import LEVELS, Budget, Choice, Level, Reason
from game.ai.mind import UNKNOWN, Mind
from game.ai.search import Stop, Tally, merge, never, search
from game.engine.chance import below, generator
from game.engine.contract import Action, AnyGame, BadSetup, View

__all__ = ["LEVELS", "Budget", "Choice", "Level", "Reason", "choose", "conclude", "halves", "mind", "think"]

AnyMind: TypeAlias = Mind[Any, Any, Any, Any]

HALVES = 2  # searches that legend's choice is made of, so that two cores can share them
FREE = Budget()
_MINDS = ("gravity", "star_race", "fairy_lights")


def mind(game: str | AnyGame) -> AnyMind:
    """What the bots know of a game."""
    name = game if isinstance(game, str) else game.name
    if name not in _MINDS:
        raise BadSetup(f"There are no bots for {name!r}.")
    known: AnyMind = import_module(f"game.games.{name}.mind").MIND
    return known


def choose(
    game: str | AnyGame,
    view: View,
    level: Level,
    seed: int,
    budget: Budget = FREE,
    interrupted: Stop = never,
) -> Choice[Action]:
    """What a bot does on its turn. The same view, level, seed and nodes give the same action everywhere.

    An interrupted choice is made of what was thought so far.
    """
    start = perf_counter()
    choice = at_once(game, view, level, seed)
    if choice is None:
        parts = halves(level)
        each = None if budget.seconds is None else budget.seconds / len(parts)
        own = Budget(budget.nodes, each)
        choice = conclude(
            game, view, [think(game, view, level, seed, own, part, interrupted) for part in parts]
        )
    return replace(choice, seconds=perf_counter() - start)


def at_once(game: str | AnyGame, view: View, level: Level, seed: int) -> Choice[Action] | None:
    """The choice, if it takes no search."""
    if not view.legal:
        raise ValueError(f"Seat {view.seat} is not to act.")
    if len(view.legal) == 1:
        return Choice(view.legal[0], Reason("ai-only-choice", {}))
    rng = generator(seed)
    match level:
        case "random":
            return Choice(view.legal[below(rng, len(view.legal))], Reason("ai-at-random", {}))
        case "rookie":
            action = mind(game).rookie(view, rng)
        case "pilot":
            action = mind(game).pilot(view, rng)
        case _:
            return None
    return Choice(action, mind(game).explain(view, action))


def halves(level: Level) -> range:
    """The searches whose tallies make up a choice. Each can be thought on a core of its own."""
    return range(HALVES if level == "legend" else 1)


def think(
    game: str | AnyGame,
    view: View,
    level: Level,
    seed: int,
    budget: Budget,
    half: int = 0,
    interrupted: Stop = never,
) -> Tally[Action]:
    """One of the searches of a choice: its part of the nodes, in no more than all of the seconds."""
    known = mind(game)
    nodes = (budget.nodes or known.nodes[level]) // len(halves(level))
    return search(
        known.patient() if level == "legend" else known,
        view,
        seed * HALVES + half,
        max(1, nodes),
        infer=level == "legend",
        stop=_by(budget.seconds, interrupted),
    )


def _by(seconds: float | None, interrupted: Stop) -> Stop:
    """Stop when interrupted, or when the seconds are over."""
    if seconds is None:
        return interrupted
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end or interrupted()


def conclude(game: str | AnyGame, view: View, tallies: Sequence[Tally[Action]]) -> Choice[Action]:
    """The choice that searches from one view lead to."""
    tally = merge(tallies)
    best = tally.best()
    visits = tally.visits[best]
    chance = round(100 * tally.totals[best] / visits) if visits else UNKNOWN
    reason = mind(game).explain(view, tally.actions[best], chance)
    return Choice(tally.actions[best], reason, tally.values(), tally.nodes)
