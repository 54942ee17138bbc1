"""A speech bubble and what it speaks of."""

from __future__ import annotations

import pytest

from game.client import callout
from game.client.desk import Desk
from game.client.layout import Box

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


def test_a_bubble_rather_stands_beside_its_card_than_far_from_it() -> None:
    """Something lies above the hand that had better not be covered, and nothing beside it."""
    room = Box(0.0, 0.0, 1.78, 1.0)
    hand, choices = Box(0.03, 0.8, 0.4, 0.16), Box(0.03, 0.5, 0.4, 0.28)
    card = Box(0.2, 0.8, 0.1, 0.16)
    kept = (hand, 30.0), (choices, 30.0), (Box(0.45, 0.1, 1.3, 0.8), 6.0), (card, 60.0)
    placed = callout.place(room, 0.6, 0.2, card, kept)
    assert callout._gap(placed, card) <= callout.REACH
