"""A speech bubble and what it speaks of."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.layout import Box
from game.client.paint import callout

BUBBLE = Box(0.1, 0.1, 0.5, 0.2)
CARD = Box(0.0, 0.0, 0.1, 0.14)


def pieces(desk: Desk, target: Box | None, kept: callout.Kept = ()) -> int:
    """Of how many items a bubble is made."""
    picture = desk.picture()
    callout.draw(picture, BUBBLE, target, kept)
    return len(picture.items)


@pytest.mark.parametrize(("below", "tails"), [(0.04, 1), (0.12, 1), (0.3, 0)])
def test_a_tail_reaches_to_its_target_or_is_left_out(desk: Desk, below: float, tails: int) -> None:
    target = Box(0.3, BUBBLE.bottom + below, CARD.w, CARD.h)
    assert pieces(desk, target) - pieces(desk, None) == tails


@pytest.mark.parametrize(("weight", "tails"), [(30.0, 1), (150.0, 0)])
def test_a_tail_crosses_nothing_that_matters_much(desk: Desk, weight: float, tails: int) -> None:
    """One crossed a word of a button on its way to the deck."""
    target = Box(0.3, BUBBLE.bottom + 0.12, CARD.w, CARD.h)
    button = Box(0.2, BUBBLE.bottom + 0.04, 0.4, 0.05)
    kept = (button, weight), (target.grown(0.02), callout.ALWAYS)
    assert pieces(desk, target, kept) - pieces(desk, None) == tails
