"""Curves from 0 to 1 over a share of time from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    return share


def ease_out(share: float) -> float:
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    return share * share * (3.0 - 2.0 * share)


def settle(share: float) -> float:
    """Goes a little too far and comes back."""
    return 1.0 + 2.2 * (share - 1.0) ** 3 + 1.2 * (share - 1.0) ** 2


def lerp(start: float, end: float, share: float) -> float:
    return start + (end - start) * share
