"""How the points of an evening are written."""

from __future__ import annotations

from fractions import Fraction

from game.texts import Words


def points_told(words: Words, points: Fraction) -> str:
    """19, 5.25: with no more decimals than it has, at most two."""
    rounded = round(float(points), 2)
    decimals = len(f"{rounded:.2f}".partition(".")[2].rstrip("0"))
    return words.number(rounded, decimals)
