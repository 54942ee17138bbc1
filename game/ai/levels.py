"""How a bot of a level decides: a mind, a view, a level, a seed and a budget in, a decision out."""

from __future__ import annotations

import gc
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from math import inf
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from game.ai.bot import Budget, Decision, Level, Reason
from game.ai.mind import ALIKE, UNKNOWN, AnyMind, Ending, Meter, Solved, TooMuch
from game.ai.reasons import advised, tempting
from game.ai.search import Stop, Tally, Tree, merge, never, search
from game.engine.chance import below, generator, seed_for
from game.engine.contract import Action, View

WHOLE = -1  # the number of a search that is all of a decision, on a machine with one core
HALVES = 2  # legend's decision is made of so many searches, so that two cores can share them
FREE = Budget()
LEAST_TOLD = 0.05  # a smaller chance to win helps nobody who hears of it
FIRST = 0.7  # of the seconds of a hint may go by before its reason is looked into
LEAST_AFTER = 0.12  # of the seconds go into a decision that was thought of ahead
MOST_KEPT = 300_000  # positions of an ending are kept: they take 200 MB
ENDING = 0.7  # of the seconds may go into working an ending out
ALONE = 0.9  # or so much, if another search looks meanwhile at what to do if it cannot be worked out


def choose(
    mind: AnyMind,
    view: View,
    level: Level,
    seed: int,
    budget: Budget = FREE,
    interrupted: Stop = never,
) -> Decision[Action]:
    """What a bot does on its turn. The same view, level, seed and nodes give the same action everywhere.

    Interrupted, it decides by what it has found so far. A hint is told with its reason in full.
    """
    start = perf_counter()
    choice = at_once(mind, view, level, seed)
    if choice is None:
        tallies = think_all(mind, view, level, seed, budget, halves(level), interrupted)
        choice = conclude(mind, view, tallies, budget.why)
    return replace(choice, seconds=perf_counter() - start)


class Endgame:
    """What has been worked out of the end of a game. It is kept from decision to decision."""

    def __init__(self) -> None:
        self._game: object = None
        self._ending: Ending[Action, View] | None = None
        self._positions = 0  # that are kept

    def solve(
        self, mind: AnyMind, view: View, meter: Meter, preferred: Sequence[Action] = ()
    ) -> Solved[Action] | None:
        """As the mind solves it, with what is known already."""
        ending = self._of(mind, view, meter)
        if ending is None:
            return mind.solve(view, meter, preferred)
        try:
            return ending.solve(view, meter, preferred)
        finally:
            self._positions += meter.done

    def look_ahead(self, mind: AnyMind, view: View, stop: Stop) -> None:
        """Work out what may come, while another seat is to act."""
        if self._positions >= MOST_KEPT:
            self._ending, self._positions = None, 0
        meter = Meter(MOST_KEPT - self._positions, stop)
        if self._of(mind, view, meter) is not None:
            _solved(self, mind, view, meter)

    def _of(self, mind: AnyMind, view: View, meter: Meter) -> Ending[Action, View] | None:
        """What works out the rest of the game from a view, if so little is left."""
        if self._ending is None or self._game is not mind.game or not self._ending.holds(view):
            self._game, self._ending, self._positions = mind.game, mind.ending(view, meter), 0
        return self._ending


class Insight:
    """What one of the searches of a decision has found, ahead of it or before, and what that took."""

    due = 0.0  # seconds after which people begin to wait

    def __init__(self, mind: AnyMind, view: View, level: Level, seed: int, part: int) -> None:
        own = _searching(mind, view, level)
        self.tree: Tree[Any, Action, View] = Tree(
            own, view, generator(seed_for(seed, "ahead", part)), infer=level == "legend"
        )
        self._pace = 0.0  # seconds for a simulation

    @property
    def seconds(self) -> float:
        """That went into what is kept."""
        return self.tree.root.visits * self._pace

    def serves(self, mind: AnyMind, view: View, level: Level) -> bool:
        """Whether the level would still search as this does: near the end it may judge otherwise."""
        return self.tree.mind is _searching(mind, view, level)

    def grow(self, nodes: int, stop: Stop) -> None:
        """Look ahead, while others are to act."""
        with self.timed():
            self.tree.look_ahead(nodes, stop)

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Inside, the tree grows."""
        start, before = perf_counter(), self.tree.root.visits
        yield
        grown = self.tree.root.visits - before
        if grown:
            self._pace = (perf_counter() - start) / grown


NOTHING_KEPT: Mapping[int, Insight] = {}


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
    kept: Insight | None = None,
    endgame: Endgame | None = None,
) -> Tally[Action]:
    """One of the searches of a decision. It gets its part of the nodes (WHOLE: all), and all of the seconds.

    Where the end is near enough to be worked out, nothing is searched; of two halves the first tries that.
    What a search ahead has kept counts as thought about already, in nodes and in seconds. Where an endgame is
    kept, only time limits how much of it is worked out: until people begin to wait, if that is later.
    """
    began, seconds = perf_counter(), inf if budget.seconds is None else budget.seconds
    own, split = _searching(mind, view, level), half != WHOLE and len(halves(level)) > 1
    preferred, part = _preferred(own, view), ALONE if split else ENDING
    most = _positions(own, level, budget) if endgame is None else MOST_KEPT
    due = 0.0 if kept is None else kept.due
    meter = Meter(most, _by(max(part * seconds, due - (1 - part) * seconds), interrupted))
    wanted = () if budget.why else preferred
    solved = _solved(endgame or Endgame(), own, view, meter, wanted) if half in (0, WHOLE) else None
    if solved is not None and solved.complete:
        actions = tuple(action for action in preferred if action in solved.values)
        none = (0,) * len(actions)
        return Tally(actions, none, none, solved=solved.values, complete=True, worked_out=meter.done)
    nodes = max(1, (budget.nodes or mind.nodes[level]) // (len(halves(level)) if split else 1))
    searching = partial(search, own, view, seed_for(seed, "half", half), nodes, infer=level == "legend")
    spent = perf_counter() - began
    left = max(seconds - spent, (1 - part) * seconds)
    if budget.why:
        rival = partial(tempting, mind, view, mind.judge(view))
        first, late = _by(FIRST * left, interrupted), _by(left, interrupted)
        tally = searching(stop=first, rival=rival, late=late)
    elif kept is None:
        tally = searching(stop=_by(left, interrupted))
    else:
        if kept.seconds and seconds < inf:
            left = max(LEAST_AFTER * seconds, min(kept.due - spent, seconds - kept.seconds))
        with kept.timed():
            tally = searching(stop=_by(left, interrupted), kept=kept.tree)
    if solved is not None:
        return tally.knowing(solved.values, meter.done)
    return replace(tally, wanted=0) if meter.done else tally  # other thoughts have taken the time


def think_all(
    mind: AnyMind,
    view: View,
    level: Level,
    seed: int,
    budget: Budget,
    parts: Sequence[int],
    interrupted: Stop = never,
    kept: Mapping[int, Insight] = NOTHING_KEPT,
    endgame: Endgame | None = None,
) -> list[Tally[Action]]:
    """Several of the searches, one after the other, which share the seconds; only one, if it says all."""
    each = None if budget.seconds is None else budget.seconds / len(parts)
    tallies: list[Tally[Action]] = []
    for part in parts:
        part_budget = replace(budget, seconds=each)
        asked = mind, view, level, seed, part_budget, part
        tallies.append(think(*asked, interrupted, kept.get(part), endgame))
        if tallies[-1].complete:
            break
    return tallies


def _searching(mind: AnyMind, view: View, level: Level) -> AnyMind:
    """The mind that a level searches with."""
    return mind.for_legend() if level == "legend" else mind.for_ace(view)


def _positions(mind: AnyMind, level: Level, budget: Budget) -> int:
    """How many positions of an ending may be worked out."""
    return mind.endings.get(level, 0) * (budget.nodes or mind.nodes[level]) // mind.nodes[level]


def _solved(
    endgame: Endgame, mind: AnyMind, view: View, meter: Meter, preferred: Sequence[Action] = ()
) -> Solved[Action] | None:
    """The exact values of actions near the end, if they can be worked out and differ."""
    collecting = gc.isenabled()
    gc.disable()  # nothing is given up before the end, and looking for it takes a third of the time
    try:
        solved = endgame.solve(mind, view, meter, preferred)
    except TooMuch:
        return None
    finally:
        if collecting:
            gc.enable()
    if solved is None or (solved.complete and indifferent(solved.values.values())):
        return None
    return Solved(solved.values, solved.complete or max(solved.values.values()) > 1 - ALIKE)


def indifferent(values: Collection[float]) -> bool:
    """Whether there are several values, and all are the same."""
    return len(values) > 1 and max(values) - min(values) < ALIKE


def _preferred(mind: AnyMind, view: View) -> list[Action]:
    """The actions of a view as the mind orders them, those that it leaves out last."""
    state = mind.game.imagine(view, generator(0))
    ordered = sorted(mind.order(state, mind.game.legal(state)), key=lambda each: -each[1])
    actions = [action for action, _ in ordered]
    return [*actions, *(action for action in view.legal if action not in actions)]


def _by(seconds: float, interrupted: Stop) -> Stop:
    """Stop when interrupted, or when the seconds are over."""
    if seconds == inf:
        return interrupted
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end or interrupted()


def _told(value: float | None, exact: bool) -> int:
    """A chance to win in percent, as a reason tells it.

    Who has hardly any is not told so, and a search alone is never sure.
    """
    if value is None or value < LEAST_TOLD:
        return UNKNOWN
    return round(100 * value) if exact else min(99, round(100 * value))


def conclude(
    mind: AnyMind, view: View, tallies: Sequence[Tally[Action]], why: bool = False
) -> Decision[Action]:
    """The decision that the searches from one view lead to; with `why`, what a hint advises."""
    tally = merge(tallies)
    best, contrast = advised(mind, view, tally) if why else (tally.chosen(), None)
    action, value = tally.actions[best], tally.value(best)
    exact = action in tally.solved
    chance = value if exact or value is None else mind.trusted(view, value)
    reason = mind.explain(view, action, _told(chance, exact))
    if why:
        line = tally.lines.get(action, ())
        reason = replace(reason, contrast=contrast, plan=mind.plan(view, line) if line else None)
    return Decision(action, reason, tally.values(), tally.nodes, chance=chance, hurried=tally.hurried)
