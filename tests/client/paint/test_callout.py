"""A speech bubble and what it speaks of."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.layout import Box
from game.client.paint import callout

BUBBLE = Box(0.1, 0.1, 0.5, 0.2)
CARD = Box(0.0, 0.0, 0.1, 0.14)


def pieces(desk: Desk, target: Box | None) -> int:
    """Of how many items a bubble is made."""
    picture = desk.picture()
    callout.draw(picture, BUBBLE, target)
    return len(picture.items)


@pytest.mark.parametrize(("below", "tails"), [(0.04, 1), (0.12, 1), (0.3, 0)])
def test_a_tail_reaches_to_its_target_or_is_left_out(desk: Desk, below: float, tails: int) -> None:
    target = Box(0.3, BUBBLE.bottom + below, CARD.w, CARD.h)
    assert pieces(desk, target) - pieces(desk, None) == tails
