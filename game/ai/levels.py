"""How a bot of a level decides: a mind, a view, a level, a seed and a budget in, a decision out."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from msgspec.structs import replace

from game.ai.bot import Budget, Decision, Level, Reason
from game.ai.mind import UNKNOWN, AnyMind
from game.ai.search import Stop, Tally, merge, never, search
from game.engine.chance import below, generator, seed_for
from game.engine.contract import Action, View

HALVES = 2  # legend's decision is made of so many searches, so that two cores can share them
FREE = Budget()


def choose(mind: AnyMind, view: View, level: Level, seed: int, budget: Budget = FREE) -> Decision[Action]:
    """What a bot does on its turn. The same view, level, seed and nodes give the same action everywhere."""
    start = perf_counter()
    choice = at_once(mind, view, level, seed)
    if choice is None:
        parts = halves(level)
        each = None if budget.seconds is None else budget.seconds / len(parts)
        own = Budget(budget.nodes, each)
        choice = conclude(mind, view, [think(mind, view, level, seed, own, part) for part in parts])
    return replace(choice, seconds=perf_counter() - start)


def at_once(mind: AnyMind, view: View, level: Level, seed: int) -> Decision[Action] | None:
    """The decision, if no search is needed; else None."""
    if not view.legal:
        raise ValueError(f"Seat {view.seat} is not to act.")
    if len(view.legal) == 1:
        return Decision(view.legal[0], Reason("ai-only-choice", {}))
    rng = generator(seed_for(seed, "thumb"))
    match level:
        case "random":
            return Decision(view.legal[below(rng, len(view.legal))], Reason("ai-at-random", {}))
        case "rookie":
            action = mind.rookie(view, rng)
        case "pilot":
            action = mind.pilot(view, rng)
        case _:
            return None
    return Decision(action, mind.explain(view, action))


def halves(level: Level) -> range:
    """The numbers of the searches that a decision is made of. Each can run on a core of its own."""
    return range(HALVES if level == "legend" else 1)


def think(
    mind: AnyMind,
    view: View,
    level: Level,
    seed: int,
    budget: Budget,
    half: int = 0,
    interrupted: Stop = never,
) -> Tally[Action]:
    """One of the searches of a decision. It gets its part of the nodes, and all of the seconds."""
    nodes = (budget.nodes or mind.nodes[level]) // len(halves(level))
    return search(
        mind.for_legend() if level == "legend" else mind,
        view,
        seed_for(seed, "half", half),
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


def conclude(mind: AnyMind, view: View, tallies: Sequence[Tally[Action]]) -> Decision[Action]:
    """The decision that the searches from one view lead to."""
    tally = merge(tallies)
    best = tally.best()
    visits = tally.visits[best]
    chance = round(100 * tally.totals[best] / visits) if visits else UNKNOWN
    reason = mind.explain(view, tally.actions[best], chance)
    return Decision(tally.actions[best], reason, tally.values(), tally.nodes)
