"""Bulbs in motion: how one lights up, and how one pops."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.client.layout import Point
from game.client.motion.clips import (
    Clip,
    Fade,
    Glide,
    Grow,
    Hold,
    Pose,
    Quiet,
    Sound,
    SpriteId,
    parallel,
    sequence,
)
from game.client.motion.particles import Particles
from game.client.table import cards
from game.games.fairy_lights.model import Colour
from game.games.fairy_lights.table.places import Hung


@dataclass(frozen=True)
class Shake(Quiet):
    """Quick to both sides of its place, and calm again."""

    sprite: SpriteId
    spot: Point
    width: float = 0.008
    seconds: float = 0.5

    def pose(self, share: float) -> Pose:
        aside = self.width * (1.0 - share) * math.sin(share * 9 * math.pi)
        return Pose(self.spot[0] + aside, self.spot[1])


@dataclass(frozen=True)
class Trembles(Quiet):
    """Ever more, and calm at once."""

    sprite: SpriteId
    spot: Point
    width: float = 0.0022
    seconds: float = 1.0

    def pose(self, share: float) -> Pose:
        much = min(1.0, 2.0 * share) if share < 0.62 else 0.0
        x, y = self.spot
        aside = self.width * much
        return Pose(
            x + aside * math.sin(share * 61.0), y + aside * math.sin(share * 83.0), scale=1.0 + 0.03 * much
        )


def bulb(number: int, colour: Colour, look: str, spot: Hung) -> SpriteId:
    """A bulb that is drawn above all, as high as at its spot."""
    side = (f"fairy_lights/bulb_{colour}_{look}",)
    return cards.Flying(number, side, side, spot.height)


def landing(spot: Point, colour: str, count: int = 9) -> Clip:
    """Light that spills where something shining lands."""
    return Particles(spot, sprite=colour, count=count, seconds=0.32, speed=0.3, size=0.03, gravity=0.1)


def lights_up(sprite: SpriteId, spot: Hung, colour: str, number: int) -> Clip:
    """A lit bulb in the place of a dim one, with a burst of light."""
    burst = Particles(
        spot.centre, sprite=colour, count=7, seconds=0.5, speed=0.3, size=spot.height * 0.24, seed=number
    )
    here = Hold(sprite, Pose(*spot.centre, alpha=1.0))
    return sequence(here, Sound(name="bulb", step=number), parallel(Grow(sprite, 0.75, 1.0, 0.22), burst))


def pops(sprite: SpriteId, number: int, colour: Colour, spot: Hung, gone: Clip) -> Clip:
    """Broken glass in the place of a bulb (`gone` takes that away), and its creature puffs out upwards."""
    side = (f"fairy_lights/creature_{colour}",)
    creature = cards.Flying(number, side, side, spot.height * 0.5)
    x, y = spot.centre
    away = (x + 0.02 * (number % 3 - 1), y - 0.11)
    puffs = [
        Particles(spot.centre, sprite=speck, count=amount, seconds=0.6, speed=0.32, size=size, seed=number)
        for speck, amount, size in (
            ("ui/particles/puff", 4, spot.height * 0.3),
            ("fairy_lights/shard_1", 4, spot.height * 0.16),
            ("fairy_lights/shard_3", 3, spot.height * 0.14),
        )
    ]
    return sequence(
        parallel(gone, Hold(sprite, Pose(x, y, alpha=1.0))),
        parallel(
            Shake(sprite, spot.centre, 0.006, 0.3),
            Glide(creature, spot.centre, away, 0.7),
            Fade(creature, 1.0, 0.0, 0.7),
            *puffs,
        ),
    )
