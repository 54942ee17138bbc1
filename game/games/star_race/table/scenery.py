"""What La Course des étoiles adds to the landscape of the title: planets on their way into the star."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from game.client.layout import Point
from game.client.motion.clips import ease_in_out
from game.client.paint.backdrop import Land
from game.client.paint.landscape import LandscapeNow, Scenery, leaning
from game.client.paint.picture import Picture

DEPTH = 2  # of the lane
STEP_SECONDS = 20.0  # in which every planet takes the place of the next
HOP_SECONDS = 0.7
PLANETS = 12  # on the lane at a time
KINDS = ("land", "swirl", "ice", "dots", "bands", "craters", "ring", "lava")
ALIENS = {0: "yellow", 1: "green", 2: "purple", 3: "red", 8: "blue"}  # by planet, from the left
BREATH_SECONDS = 6.0


class LaneScenery(Scenery):
    def behind(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        with leaning(picture, now, DEPTH):
            _draw_star(picture, land, now)
            _draw_planets(picture, land, now)

    def rehearse(self, picture: Picture, land: Land) -> None:
        for kind in KINDS:
            picture.picture_of(f"title/planet_{kind}", 104 * land.scale)


def _draw_star(picture: Picture, land: Land, now: LandscapeNow) -> None:
    breath = math.sin(now.seconds * math.tau / BREATH_SECONDS) if now.moving else 0.0
    centre = land.at(518, 406)
    picture.sprite("title/red_star", centre, 286 * land.scale)
    picture.glow(centre, 200 * land.scale, "#FF8A3D", round(8 * (0.35 + 0.2 * breath)) / 32)


class PlanetOnLane(NamedTuple):
    kind: str
    alien: str | None
    centre: Point  # in the landscape's own pixels, x from the right
    radius: float
    hop: float  # how high the alien is, in its own heights
    alpha: float


def _lane(t: float) -> tuple[float, float, float]:
    """Of a place on the lane: x from the right, y, the radius of a planet there."""
    a = math.radians(172 - 585 * t)
    k = max(0.0, 1 - t) ** 2.1
    x = 518 - (128 + 560 * k) * math.cos(a)
    y = 406 + 26 * k + (66 + 95.2 * k) * math.sin(a)
    return x, y, 13 + 43 * (0.75 * k + 0.125 * (1 + math.sin(a)))


def _place(number: float) -> float:
    """Where the planet of a number is along the lane; the last ones hurry into the star."""
    return 0.035 + 0.042 * number + 0.00027 * number**3


def planets_at(seconds: float) -> Iterator[PlanetOnLane]:
    step, part = divmod(seconds / STEP_SECONDS, 1.0)
    creep = part
    hop = max(0.0, 1 - (1 - part) * STEP_SECONDS / HOP_SECONDS)  # at the end of a step the aliens hop back
    for number in range(-1, PLANETS):
        x, y, radius = _lane(_place(number + creep))
        kind = KINDS[int(number - step) % len(KINDS)]
        born = creep if number < 0 else 1.0
        gone = min(1.0, (1 - creep) * 3) if number == PLANETS - 1 else 1.0
        yield PlanetOnLane(kind, None, (x, y), radius, 0.0, min(1.0, born * 3) * gone)
    for number, alien in ALIENS.items():
        here = _lane(_place(number + creep))
        there = _lane(_place(number - 1 + creep))
        share = ease_in_out(hop)
        x, y, radius = (a + (b - a) * share for a, b in zip(here, there, strict=True))
        yield PlanetOnLane("", alien, (x, y), radius, math.sin(math.pi * share) * 0.9, 1.0)


def _draw_planets(picture: Picture, land: Land, now: LandscapeNow) -> None:
    seconds = now.seconds if now.moving else 0.0
    for planet in planets_at(seconds):
        _draw_planet(picture, land, planet)


def _draw_planet(picture: Picture, land: Land, planet: PlanetOnLane) -> None:
    x, y = land.at(*planet.centre)
    scale = land.scale
    if planet.alien is None:
        base = 104 * scale
        share = planet.radius / 52
        picture.sprite(f"title/planet_{planet.kind}", (x, y), base, scale=share, alpha=planet.alpha)
        return
    high = planet.radius * 2.3 * scale
    foot = y - planet.radius * 0.86 * scale - planet.hop * high
    base = 112 * scale
    share = high / base
    picture.sprite(f"star_race/alien_{planet.alien}", (x, foot - base * share * 0.42), base, scale=share)
