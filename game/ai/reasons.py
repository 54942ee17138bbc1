"""Why an action, by contrast with another that looks better at first sight; as a search found it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.ai.bot import Contrast, Foreseen, Promise
from game.ai.mind import ALIKE, AnyMind
from game.ai.search import Tally
from game.engine.contract import NOBODY, Action, Seat, View

LEAST_BETTER = 0.01  # of the win that a hint must promise more than what wins more at once


def tempting(mind: AnyMind, view: View, judged: Mapping[Action, float], action: Action) -> Action | None:
    """What a pilot would do instead; or what wins more at once, if a pilot would do the same."""
    thumb = max(judged, key=judged.__getitem__)
    if thumb != action:
        return thumb
    most = max(view.legal, key=lambda other: mind.at_once(view, other))
    return most if mind.at_once(view, most) > mind.at_once(view, action) else None


def advised(mind: AnyMind, view: View, tally: Tally[Action]) -> tuple[int, Contrast[Action] | None]:
    """The place of the action that a hint advises, and what speaks for it.

    Nobody is advised to give up points at once for what a search holds for hardly better.
    """
    judged, best = mind.judge(view), tally.chosen()
    if best != tally.best():
        return best, None
    other = tempting(mind, view, judged, tally.actions[best])
    if other is None or other not in tally.actions:
        return best, None
    place = tally.actions.index(other)
    this, that = (promise(mind, view, tally, judged, at) for at in (best, place))
    if this is None or that is None:
        return best, None
    gap, sure = this.chance - that.chance, tally.actions[best] in tally.solved
    thumb = other == max(judged, key=judged.__getitem__)
    if gap < (LEAST_BETTER if thumb and that.now > this.now and not sure else ALIKE):
        return (place if thumb else best), None
    ours, theirs = (robber(tally.lines.get(tally.actions[at], ()), view.seat) for at in (best, place))
    thief = theirs if mind.robbing and ours == NOBODY else NOBODY
    return best, Contrast(other, this, that, thief)


def promise(
    mind: AnyMind, view: View, tally: Tally[Action], judged: Mapping[Action, float], place: int
) -> Promise | None:
    """What the search promises of an action; None if it has not tried it."""
    mean, value, action = tally.lead(place), tally.value(place), tally.actions[place]
    if value is None:
        return None
    now, thumb, exact = mind.at_once(view, action), judged.get(action, 0.0), action in tally.solved
    chance = value if exact else mind.trusted(view, value)
    return Promise(now, thumb, None if mean is None or exact else mean - thumb, chance)


def robber(line: Sequence[Foreseen[Action]], seat: Seat) -> Seat:
    """The first other seat by whose action a seat loses points."""
    for before, step in pairwise(line):
        if step.seat != seat and step.points[seat] < before.points[seat]:
            return step.seat
    return NOBODY
