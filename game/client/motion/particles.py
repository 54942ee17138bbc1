"""Particles: sparks, dust and puffs, each a pure function of time and a seed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from game.client.layout import Point
from game.client.motion.clips import Cue, Poses, Speck


class _Born(NamedTuple):
    """What a particle is given at its start."""

    angle: float
    speed: float
    size: float
    life: float
    turn: float


@dataclass(frozen=True)
class Particles:
    """A burst from a point: `count` specks fly off between two angles, slow down, fall and fade."""

    start: Point
    sprite: str = "#FFD24A"  # a picture, or a colour for a soft light
    count: int = 16
    seconds: float = 0.6
    speed: float = 0.35  # units a second at the start
    size: float = 0.016
    towards: float = 90.0  # degrees, counter-clockwise, 0 is to the right
    spread: float = 180.0  # to each side
    gravity: float = 0.25
    seed: int = 0

    def poses(self, elapsed: float) -> Poses:
        return {}

    @property
    def cues(self) -> Sequence[Cue]:
        return ()

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return [self._speck(born, elapsed) for born in self._born if elapsed < born.life * self.seconds]

    def _speck(self, born: _Born, elapsed: float) -> Speck:
        share = elapsed / (born.life * self.seconds)
        way = born.speed * self.seconds * (1.0 - (1.0 - share) ** 2) / 2.0
        x = self.start[0] + way * math.cos(born.angle)
        y = self.start[1] - way * math.sin(born.angle) + self.gravity * elapsed**2 / 2.0
        return Speck(
            x, y, born.size * (1.0 - 0.6 * share), 1.0 - share * share, self.sprite, born.turn * share
        )

    @cached_property
    def _born(self) -> list[_Born]:
        rng = Random(self.seed)
        return [self._birth(rng) for _ in range(self.count)]

    def _birth(self, rng: Random) -> _Born:
        return _Born(
            math.radians(self.towards + rng.uniform(-self.spread, self.spread)),
            self.speed * rng.uniform(0.4, 1.0),
            self.size * rng.uniform(0.6, 1.3),
            rng.uniform(0.6, 1.0),
            rng.uniform(-360, 360),
        )
