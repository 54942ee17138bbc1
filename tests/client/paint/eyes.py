"""How far apart two colours are, for all kinds of eyes and in grey."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from game.client.paint.theme import rgb

Lab: TypeAlias = tuple[float, float, float]
Row: TypeAlias = tuple[float, float, float]

# What they see, in linear light (Machado, Oliveira and Fernandes 2009).
EYES: dict[str, tuple[Row, Row, Row]] = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8607, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def seen(colour: str, eyes: str) -> Lab:
    """The colour as these eyes see it, in CIE Lab."""
    light = [_linear(part / 255) for part in rgb(colour)]
    rows = (sum(weight * part for weight, part in zip(row, light, strict=True)) for row in EYES[eyes])
    r, g, b = (min(1.0, max(0.0, part)) for part in rows)
    x = _root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    y = _root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = _root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def apart(one: str, other: str, eyes: str) -> float:
    """CIEDE2000 for these eyes; for "grey" the difference in lightness alone."""
    if eyes == "grey":
        return abs(seen(one, "all")[0] - seen(other, "all")[0])
    return _ciede2000(seen(one, eyes), seen(other, eyes))


def least_apart(colours: list[str], eyes: str) -> float:
    """Of the two that are the nearest."""
    return min(apart(one, other, eyes) for one, other in combinations(colours, 2))


def _ciede2000(one: Lab, other: Lab) -> float:
    """Sharma, Wu and Dalal 2005."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    (l1, c1, h1), (l2, c2, h2) = (_polar(each, stretch) for each in (one, other))
    turn = (h2 - h1 + 180) % 360 - 180
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, radians((h1 + turn / 2) % 360)
    bend = (
        1
        - 0.17 * cos(hue - radians(30))
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + radians(6))
        - 0.2 * cos(4 * hue - radians(63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * chroma * bend)
    swing = radians(60 * exp(-(((degrees(hue) - 275) / 25) ** 2)))
    both = -2 * sqrt(chroma**7 / (chroma**7 + 25.0**7)) * sin(swing) * by_chroma * by_hue
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + both)


def _polar(colour: Lab, stretch: float) -> Lab:
    light, a, b = colour
    return light, hypot(a * stretch, b), degrees(atan2(b, a * stretch)) % 360
