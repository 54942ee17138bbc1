"""Creatures blink seldom, one at a time, and never in reduced motion."""

from __future__ import annotations

import pytest

from game.client.motion.clips import BLINK_EVERY, blinks


@pytest.mark.parametrize("count", [5, 17])
def test_each_blinks_now_and_then_and_no_two_at_once(count: int) -> None:
    moments = [k / 30 for k in range(1, round(30 * BLINK_EVERY * count) + 1)]
    closed = [[number for number in range(count) if blinks(at, number, count)] for at in moments]
    assert all(len(together) <= 1 for together in closed)
    assert {number for together in closed for number in together} == set(range(count))
    assert sum(map(len, closed)) < 0.1 * len(moments)


def test_nobody_blinks_while_the_idle_clock_stands() -> None:
    assert not any(blinks(0.0, number, 5) for number in range(5))
