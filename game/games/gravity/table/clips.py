"""Clips of this table: leaps and flights, pawns on their way home, cards shown, light behind a fall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.client.layout import Point
from game.client.motion.clips import (
    Clip,
    Hold,
    Pose,
    Row,
    Solo,
    Speck,
    SpriteId,
    Told,
    Way,
    lerp,
    linear,
    settle,
    spin,
)
from game.games.gravity.table.foresight import inside
from game.games.gravity.table.geometry import Globe

FLIGHT_SECONDS = 0.6  # a star to its purse
HOME_SECONDS = 0.95
CARD_SECONDS = 0.3
SHOW_SECONDS = 0.62  # a rival's card is looked at
BANNER_SECONDS = 1.5
ALL_BUT = 0.999  # of a flight: what has arrived is gone, whatever the rounding
BODY = 0.62  # cells of a falling pawn that its own light must not outshine
TURN_SECONDS = 0.4


def flight(
    sprite: SpriteId,
    start: Point,
    end: Point,
    seconds: float = FLIGHT_SECONDS,
    bend: float = 0.12,
    shrink: float = 0.55,
    turns: float = 0.0,  # degrees
    grown: float = 1.25,  # how large it is at the start
) -> Clip:
    """Over the table on a curve, growing or shrinking; gone once it has arrived."""
    leaves = Pose(*start, scale=grown, stretch=1.0, alpha=1.0)
    arrives = Pose(*end, scale=shrink, stretch=1.0, alpha=1.0)
    return _spun(Way(sprite, leaves, arrives, seconds, lift=(0.0, -bend)), turns)


def spiral(sprite: SpriteId, start: Point, end: Point) -> Clip:
    """Home in a shrinking spiral, spinning."""
    leaves = Pose(*start, scale=1.15, stretch=1.0, alpha=1.0)
    arrives = Pose(*end, scale=0.4, stretch=1.0, alpha=1.0)
    return _spun(_Orbit(sprite, leaves, arrives, HOME_SECONDS), 900.0)


class _Orbit(Way):
    """Round the straight way."""

    def at(self, way: float) -> tuple[float | None, float | None]:
        x, y = super().at(way)
        radius, turn = 0.09 * math.sin(math.pi * way), math.tau * 1.5 * way
        return (x or 0.0) + radius * math.cos(turn), (y or 0.0) + radius * math.sin(turn)


def _spun(way: Way, degrees: float) -> Clip:
    """Turning at an even pace, and gone at the end, whatever the rounding."""
    turning = spin(way.sprite, 0.0, degrees, way.seconds, linear)
    gone = Hold(way.sprite, Pose(alpha=0.0))
    return Row((way, turning, gone), (0.0, 0.0, ALL_BUT * way.seconds), way.seconds)


@dataclass(frozen=True)
class Seen(Solo):
    """In one place for a while."""

    sprite: SpriteId
    at: Point
    seconds: float

    def pose(self, share: float) -> Pose:
        return Pose(*self.at, 0.0, 1.0, 1.0, max(0.0, min(1.0, share * 6.0, (1.0 - share) * 6.0)))


@dataclass(frozen=True)
class Shown(Told):
    """A rival's card comes out of its panel, is looked at, and goes back."""

    sprite: SpriteId
    start: Point
    end: Point
    seconds: float

    def pose(self, share: float) -> Pose:
        elapsed = share * self.seconds
        way = settle(min(1.0, elapsed / CARD_SECONDS))
        left = max(0.0, self.seconds - elapsed)
        alpha = min(1.0, left / 0.2, 0.3 + elapsed / 0.15) if left else 0.0
        return Pose(
            lerp(self.start[0], self.end[0], way),
            lerp(self.start[1], self.end[1], way),
            0.0,
            lerp(0.4, 1.0, way),
            1.0,
            alpha,
        )

    def calm(self) -> Clip:
        return Seen(self.sprite, self.end, SHOW_SECONDS)


@dataclass(frozen=True)
class Banner(Told):
    """Words across the planet for a moment."""

    last = True
    sprite: SpriteId
    at: Point
    seconds: float = BANNER_SECONDS

    def pose(self, share: float) -> Pose:
        alpha = min(1.0, share * 6.0, (1.0 - share) * 4.0)
        grown = 0.7 + 0.3 * settle(min(1.0, share * 4.0))
        return Pose(*self.at, 0.0, grown, 1.0, max(0.0, alpha))

    def calm(self) -> Clip:
        return Seen(self.sprite, self.at, self.seconds)


def swell(sprite: SpriteId, start: float, end: float) -> Clip:
    """A panel grows or goes back."""
    return Way(sprite, Pose(start), Pose(end), CARD_SECONDS)


def wake(fall: Way, globe: Globe) -> Clip:
    """Light behind a falling pawn, as long as its speed."""
    return _Wake(fall, globe, fall.seconds + 0.12)


@dataclass(frozen=True)
class _Wake(Clip):
    fall: Way
    globe: Globe
    seconds: float
    colour: str = "#BFEFFF"

    def specks(self, elapsed: float) -> Sequence[Speck]:
        found = []
        now = self._at(min(elapsed, self.fall.seconds))
        for number in range(1, 12):
            then = elapsed - number * 0.02
            if then <= 0 or then > self.fall.seconds:
                continue
            place = self._at(then)
            if math.dist(place, now) > BODY:
                at = self.globe.at(*inside(self.globe, place))
                size = self.globe.pitch * (0.5 - 0.028 * number)
                found.append(Speck(*at, size, 0.62 - 0.05 * number, self.colour))
        return found

    def _at(self, seconds: float) -> Point:
        pose = self.fall.pose(seconds / self.fall.seconds)
        return pose.x or 0.0, pose.y or 0.0


def laid(sprite: SpriteId, start: Pose, end: Pose) -> Clip:
    """A card of the looking seat rises, turns over if it has to, and sinks into its place."""
    return _Raised(sprite, start, end, CARD_SECONDS)


class _Raised(Way):
    def pose(self, share: float) -> Pose:
        pose = super().pose(share)
        lift = 0.05 * math.sin(math.pi * share)
        return pose._replace(y=(pose.y or 0.0) - lift, stretch=max(0.08, pose.stretch or 1.0))
