"""The spiral of the planets: where they lie round the star, and how large everything on them is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias

from game.client.layout import Box, Point
from game.games.star_race.model import ALIENS, FAR_END, GALAXY_SIZE, Alien

Foot: TypeAlias = tuple[float, float, float]  # where an alien stands, and how large

PLANET_WIDE, PLANET_HIGH = 0.104, 0.114  # at the size 1, as all lengths here
ALIEN_HIGH = 0.095  # of an alien at the size 1
FARTHEST, NEAREST = 0.86, 1.1  # sizes of the planets at both ends
FLAG, FLAG_ASIDE = 0.092, 0.066  # the height of the finish flag, and how far it stands from the last planet
_STEP = 0.118  # from planet to planet
_STRIDE = 0.004  # of a turn, with which the next planet is looked for
_ARC_POINTS = 18
_NEAR_HAND, _NEAR_BAR = 0.16, -0.2  # below the star: beyond these a leap bends inwards
_SQUEEZES = [1.0 - 0.02 * step for step in range(26)]
_LARGEST = 1.5  # an upright window has no use for more
_AIR = 0.008  # beside the planets


def planet_size(planet: float) -> float:
    """The size of a planet: the outer ones are nearer, so they look larger."""
    return FARTHEST + (NEAREST - FARTHEST) * planet / FAR_END


@dataclass(frozen=True, slots=True)
class Shape:
    """How a spiral winds: how wide and how high it is for its radius."""

    wide: float = 1.0
    high: float = 1.0

    def turned(self, t: float, outwards: float = 0.0) -> Point:
        """The point after t turns, seen from the star."""
        angle = math.radians(240.0 + 360.0 * t)
        radius = 0.154 + 0.133 * t + outwards
        return (1.40 + 0.06 * t) * self.wide * radius * math.cos(angle), self.high * radius * math.sin(angle)


_UPRIGHT = Shape(0.84, 1.02)  # in a room of its own


@lru_cache(maxsize=64)
def _turns(shape: Shape) -> tuple[float, ...]:
    """After how many turns each planet lies."""
    found = [0.0]
    while len(found) < GALAXY_SIZE:
        t, step = found[-1], _STEP * planet_size(len(found) - 0.5)
        here = shape.turned(t)
        while math.dist(shape.turned(t + _STRIDE), here) < step:
            t += _STRIDE
        low, high = math.dist(shape.turned(t), here), math.dist(shape.turned(t + _STRIDE), here)
        found.append(t + _STRIDE * (step - low) / (high - low))
    return tuple(found)


@lru_cache(maxsize=64)
def _extent(shape: Shape) -> Box:
    """All planets, seen from the star."""
    centres = (shape.turned(t) for t in _turns(shape))
    boxes = [_planet_box(centre, planet_size(planet)).grown(_AIR) for planet, centre in enumerate(centres)]
    return Box.round(boxes)


def _with_flag(shape: Shape) -> Box:
    """All planets and the flag beside the last, seen from the star."""
    planets, x = _extent(shape), shape.turned(_turns(shape)[FAR_END])[0]
    right = max(planets.right, x + FLAG_ASIDE + FLAG / 2)
    return Box(planets.x, planets.y, right - planets.x, planets.h)


def _planet_box(centre: Point, size: float) -> Box:
    return Box.around(centre, PLANET_WIDE * size, PLANET_HIGH * size)


@dataclass(frozen=True)
class Spiral:
    """The planets round the star."""

    star: Point
    shape: Shape
    size: float = 1.0
    bounds: Box | None = None  # leaps stay within

    @classmethod
    def within(cls, galaxy: Box) -> Spiral:
        """The spiral, as wide as there is room for."""
        shape = next(shape for shape in map(Shape, _SQUEEZES) if _extent(shape).w <= galaxy.w)
        return cls((galaxy.cx - _extent(shape).cx, galaxy.y + 0.418), shape)

    @classmethod
    def filling(cls, room: Box, bounds: Box) -> Spiral:
        """The spiral in a room of its own, as large as it can be there; leaps keep within the bounds."""
        whole = _with_flag(_UPRIGHT)
        size = min(_LARGEST, room.w / whole.w, room.h / whole.h)
        star = room.cx - whole.cx * size, room.cy - whole.cy * size
        return cls(star, _UPRIGHT, size, bounds)

    def at(self, t: float, outwards: float = 0.0) -> Point:
        """The point after t turns, or at this distance outside it."""
        x, y = self.shape.turned(t, outwards)
        return self.star[0] + x * self.size, self.star[1] + y * self.size

    @cached_property
    def planets(self) -> tuple[Point, ...]:
        return tuple(self.at(t) for t in _turns(self.shape))

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """Of the planets."""
        sizes = [self.size * planet_size(planet) for planet in range(GALAXY_SIZE)]
        return tuple(map(_planet_box, self.planets, sizes))

    @property
    def flag(self) -> Box:
        """The finish flag, beside the last planet."""
        (x, y), size = self.planets[FAR_END], self.size
        return Box.around((x + FLAG_ASIDE * size, y - 0.016 * size), FLAG * size, FLAG * size)

    def feet(self, aliens: Mapping[Alien, int]) -> dict[Alien, Foot]:
        """Where each alien stands, and its size; those on planet 0 stand in two rows."""
        crowd = [alien for alien in ALIENS if aliens[alien] == 0]
        return {alien: self._foot(aliens[alien], alien, crowd) for alien in ALIENS}

    def _foot(self, planet: int, alien: Alien, crowd: list[Alien]) -> Foot:
        (x, y), size = self.planets[planet], self.size
        if planet or len(crowd) == 1:
            return x, y + 0.04 * size, size
        place = crowd.index(alien)
        back = 2 if len(crowd) > 3 else len(crowd) - 1 if len(crowd) == 3 else 0
        row, count = (0, back) if place < back else (1, len(crowd) - back)
        at = place if row == 0 else place - back
        aside = (at - (count - 1) / 2) * 0.036 * size
        down = (0.008 if row == 0 else 0.045) * size
        return x + aside, y + down, (0.62 if len(crowd) > 2 else 0.7) * size

    def arc(self, start: int, end: int) -> tuple[Point, ...]:
        """The way of a leap from feet to feet: outside the lane, but not over what lies round the galaxy."""
        low, high = (_turns(self.shape)[planet] for planet in (start, end))
        heights = [Shape().turned(low + (high - low) * share)[1] for share in (0.2, 0.5, 0.8)]
        above_hand = self.bounds is None and max(heights) > _NEAR_HAND
        below_bar = self.bounds is None and min(heights) < _NEAR_BAR
        away = -0.1 if above_hand or below_bar else 0.052 + 0.016 * min(4, abs(end - start))
        points: list[Point] = []
        for number in range(_ARC_POINTS + 1):
            share = number / _ARC_POINTS
            lift = 4.0 * share * (1.0 - share)
            x, y = self.at(low + (high - low) * share, away * lift / self.size)
            down = 0.04 - 0.03 * lift - (0.075 * share if above_hand else 0.0)
            points.append(self._kept((x, y + down * self.size)))
        return tuple(points)

    def _kept(self, point: Point) -> Point:
        """The point, or the nearest one within the bounds."""
        if self.bounds is None:
            return point
        room = self.bounds.inset(0.02)
        return min(max(point[0], room.x), room.right), min(max(point[1], room.y + ALIEN_HIGH), room.bottom)


def figure(foot: Foot) -> Box:
    """The place of an alien that stands here."""
    x, y, scale = foot
    return Box.around((x, y - 0.42 * ALIEN_HIGH * scale), ALIEN_HIGH * 0.9 * scale, ALIEN_HIGH * scale)
