"""Creatures blink: seldom, one at a time."""

from __future__ import annotations

EVERY = 2.3  # seconds from blink to blink
CLOSED = 0.15  # seconds


def blinks(seconds: float, number: int, count: int) -> bool:
    """Whether this one of so many has its eyes closed now; nobody while the idle clock stands at 0."""
    turn, since = divmod(seconds, EVERY)
    return seconds > 0.0 and since < CLOSED and 7 * (int(turn) + 1) % count == number % count
