"""Clips of this table: leaps and flights, pawns on their way home, cards shown, light behind a fall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.client.layout import Point
from game.client.motion.clips import Clip, Cue, Fall, Pose, Poses, Quiet, Speck, SpriteId, Told
from game.client.motion.ease import Ease, ease_in_out, lerp, linear, settle
from game.games.gravity.table import sprites
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


@dataclass(frozen=True)
class Leap(Quiet):
    """Along an arc that rises towards `head`, in board coordinates."""

    sprite: SpriteId
    start: Point
    end: Point
    head: Point
    seconds: float
    ease: Ease = linear

    def pose(self, share: float) -> Pose:
        way = self.ease(share)
        rise = 4.0 * way * (1.0 - way)
        return Pose(
            lerp(self.start[0], self.end[0], way) + self.head[0] * rise,
            lerp(self.start[1], self.end[1], way) + self.head[1] * rise,
        )


@dataclass(frozen=True)
class Flight(Quiet):
    """Over the table on a curve, growing or shrinking; gone once it has arrived."""

    sprite: SpriteId
    start: Point
    end: Point
    seconds: float = FLIGHT_SECONDS
    bend: float = 0.12
    shrink: float = 0.55
    turns: float = 0.0  # degrees
    grown: float = 1.25  # how large it is at the start

    def pose(self, share: float) -> Pose:
        way = ease_in_out(share)
        lift = 4.0 * self.bend * way * (1.0 - way)
        return Pose(
            lerp(self.start[0], self.end[0], way),
            lerp(self.start[1], self.end[1], way) - lift,
            self.turns * share,
            lerp(self.grown, self.shrink, way),
            1.0,
            0.0 if share > ALL_BUT else 1.0,
        )


@dataclass(frozen=True)
class Orbit(Quiet):
    """Home in a shrinking spiral, spinning."""

    sprite: SpriteId
    start: Point
    end: Point
    seconds: float = HOME_SECONDS

    def pose(self, share: float) -> Pose:
        way = ease_in_out(share)
        radius = 0.09 * math.sin(math.pi * way)
        turn = math.tau * 1.5 * way
        return Pose(
            lerp(self.start[0], self.end[0], way) + radius * math.cos(turn),
            lerp(self.start[1], self.end[1], way) + radius * math.sin(turn),
            900.0 * share,
            lerp(1.15, 0.4, way),
            1.0,
            0.0 if share > ALL_BUT else 1.0,
        )


@dataclass(frozen=True)
class Seen(Quiet):
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


@dataclass(frozen=True)
class Turn(Quiet):
    """The planet turns and takes the size that fits there."""

    start: Pose
    end: Pose
    seconds: float = TURN_SECONDS
    sprite: SpriteId = sprites.BOARD

    def pose(self, share: float) -> Pose:
        way = ease_in_out(share)
        angle = lerp(self.start.angle or 0.0, self.end.angle or 0.0, way)
        return Pose(angle=angle, scale=lerp(self.start.scale or 1.0, self.end.scale or 1.0, way))


@dataclass(frozen=True)
class Swell(Quiet):
    """A panel grows or goes back."""

    sprite: SpriteId
    start: float
    end: float
    seconds: float = CARD_SECONDS

    def pose(self, share: float) -> Pose:
        return Pose(lerp(self.start, self.end, ease_in_out(share)))


@dataclass(frozen=True)
class Wake:
    """Light behind a falling pawn, as long as its speed."""

    fall: Fall
    globe: Globe
    colour: str = "#BFEFFF"

    @property
    def seconds(self) -> float:
        return self.fall.seconds + 0.12

    def poses(self, elapsed: float) -> Poses:
        return {}

    @property
    def cues(self) -> Sequence[Cue]:
        return ()

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


@dataclass(frozen=True)
class Grown(Quiet):
    sprite: SpriteId
    seconds: float = 0.4

    def pose(self, share: float) -> Pose:
        return Pose(scale=lerp(0.2, 1.0, settle(share)))


@dataclass(frozen=True)
class Laid(Quiet):
    """A card of the looking seat rises, turns over if it has to, and sinks into its place."""

    sprite: SpriteId
    start: Pose
    end: Pose
    seconds: float = CARD_SECONDS

    def pose(self, share: float) -> Pose:
        way = ease_in_out(share)
        lift = 0.05 * math.sin(math.pi * share)
        flips = self.start.flip != self.end.flip
        return Pose(
            lerp(self.start.x or 0.0, self.end.x or 0.0, way),
            lerp(self.start.y or 0.0, self.end.y or 0.0, way) - lift,
            lerp(self.start.angle or 0.0, self.end.angle or 0.0, way),
            lerp(self.start.scale or 1.0, self.end.scale or 1.0, way),
            max(0.08, abs(math.cos(math.pi * way))) if flips else 1.0,
            lerp(self.start.alpha or 0.0, self.end.alpha or 0.0, way),
            (self.start.flip if way < 0.5 else self.end.flip),
        )
