"""What a game tells about luck: how likely each seat is to win, as whoever has a view can tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from game.ai.mind import AnyMind
from game.engine.chance import generator
from game.engine.contract import Action, View

Chances: TypeAlias = tuple[float, ...]  # the shares of the win of all seats, together 1
WORLDS = 24


class Odds(Protocol):
    """The `luck.py` of a game. The same view gives the same chances on every machine."""

    # How well a pilot plays on the mean (`played` of a review), by the number of seats; docs/review.md tells.
    PILOT: Mapping[int, float]
    # Points: a turn that gives more away tells no more of how well its seat plays.
    WORST: float

    def chances(self, view: Any) -> Chances:
        """The chances as whoever has the view can tell; with the view of NOBODY, as everybody can."""
        ...

    def expected(self, view: Any, action: Any) -> Chances:
        """What the viewer can expect once its seat has done this: the mean over all that may come."""
        ...


def pilot_of(odds: Odds, seats: int) -> float:
    """How well a pilot plays on the mean; with more seats than were measured, as with the most of them."""
    return odds.PILOT[min(seats, max(odds.PILOT))]


def imagined(mind: AnyMind, view: View, action: Action | None = None, worlds: int = WORLDS) -> Chances:
    """The mean of what a mind says of states that fit the view, after an action if one is named.

    States that explain well what the others have done count for more. They are the same each time.
    """
    total, weights = list[float](), 0.0
    for number in range(worlds):
        state = mind.game.imagine(view, generator(number))
        weight = mind.likelihood(view, state)
        if action is not None:
            mind.game.play(state, action)
        shares = [weight * share for share in mind.evaluate(state)]
        total = [a + b for a, b in zip(total, shares, strict=True)] if total else shares
        weights += weight
    return tuple(share / weights for share in total)
