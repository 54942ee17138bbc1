"""The landscape of the title: sky, firs and animals, and between them what each game adds.

Everything depends only on the seconds and on the place of the pointer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game import catalogue
from game.client.layout import Box, Point
from game.client.paint.backdrop import HIGH, HILL_FRONT, Land, far, paint
from game.client.paint.picture import Picture

LEAN = 0.0042  # units that things at depth 1 move with the pointer
STARS, GARDEN = 1, 7  # depths
VEIL_ROWS = 8
FIR_TOP = (120, 205)  # the tip of the lit fir, where something may hang: x from the right, y
TWINKLES = ((1130, 72, 0.03), (1430, 350, 0.026), (1160, 470, 0.03), (1235, 608, 0.02), (80, 330, 0.022))


class Sprite(NamedTuple):
    """A picture that stands somewhere: x of its foot from the right, y of its foot, its height."""

    name: str
    x: float
    y: float
    high: float


LEFT_FIRS = (
    Sprite("fir_slim", 1250, 1000, 190), Sprite("fir", 1170, 1000, 260), Sprite("fir_slim", 1085, 1000, 180),
)  # fmt: skip
RIGHT_FIRS = (
    Sprite("fir_small", 345, 930, 250),
    Sprite("fir_slim", 305, 960, 330),
    Sprite("fir_lit", 120, 1000, 840),
)
FRONT = (Sprite("fir", 30, 1010, 330), Sprite("rabbit", 510, 1030, 96), Sprite("fox", 395, 1022, 112))
SHADES = {"rabbit": 1.0, "fox": 1.3}  # width of the shade that it throws, in its heights


@dataclass(frozen=True, slots=True)
class LandscapeNow:
    """How the landscape stands now."""

    seconds: float
    logo: Point  # where its last letter ends
    lean: Point = (0.0, 0.0)  # the pointer from the middle, -0.5 to 0.5
    lit: float = 1.0  # the share of the lights that shine, from the left
    moving: bool = True
    music: float = 0.0  # seconds since the music began


class Scenery:
    """What one game adds to the landscape. The last game is drawn first."""

    def far(self, land: Land, logo: Point) -> str:
        """Things far away that never move, as SVG in the pixels of the landscape."""
        return ""

    def behind(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        """Draw what lies between the sky and the firs."""

    def before(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        """Draw what lies in front of everything, also of the veil under the menu."""

    def rehearse(self, picture: Picture, land: Land) -> None:
        """Draw the pictures that later moments will need."""


def draw_landscape(picture: Picture, scenery: Sequence[Scenery], now: LandscapeNow) -> None:
    """All of it, back to front."""
    land = Land(picture.frame)
    far_away = "".join(piece.far(land, now.logo) for piece in scenery)
    picture.ground(("title", now.logo), lambda ground: paint(ground, far(), far_away))
    with leaning(picture, now, STARS):
        _draw_twinkles(picture, land, now)
    for piece in reversed(scenery):
        piece.behind(picture, land, now)
    _stand(picture, land, now, (*LEFT_FIRS, *RIGHT_FIRS))
    _draw_hill(picture, land)
    _stand(picture, land, now, FRONT)
    _draw_veil(picture)
    for piece in reversed(scenery):
        piece.before(picture, land, now)


def leaning(picture: Picture, now: LandscapeNow, depth: int) -> AbstractContextManager[None]:
    """Inside, everything drawn moves a little against the pointer."""
    far = -LEAN * depth if now.moving else 0.0
    return picture.shift(now.lean[0] * far, now.lean[1] * far * 0.5)


def _stand(picture: Picture, land: Land, now: LandscapeNow, sprites: Sequence[Sprite]) -> None:
    with leaning(picture, now, GARDEN):
        for sprite in sprites:
            _stand_one(picture, land, sprite)


def _stand_one(picture: Picture, land: Land, sprite: Sprite) -> None:
    """A picture on its foot: firs have theirs 10 of 256 above the lower edge of their box."""
    x, y = land.at(sprite.x, sprite.y)
    high = sprite.high * land.scale
    below = high * (10 / 256 if "fir" in sprite.name else 0.046 if sprite.name == "fox" else 0.034)
    if x + high < 0:
        return
    shift = high * 0.154 if sprite.name == "fox" else 0.0  # its tail
    if sprite.name in SHADES:
        wide = high * SHADES[sprite.name]
        picture.sprite("title/shade", (x + shift * 0.6, y - wide * 0.04), wide / 5)
    picture.sprite(f"title/{sprite.name}", (x + shift, y + below - high / 2), high)


def _draw_hill(picture: Picture, land: Land) -> None:
    """The front hill, as far as it is seen."""
    right, bottom = land.at(0, HILL_FRONT.y + HILL_FRONT.h)
    w, h = HILL_FRONT.w * land.scale, HILL_FRONT.h * land.scale
    with picture.clip(picture.frame.box):
        picture.sprite("title/hill_front", (right - w / 2, bottom - h / 2), h)


def _draw_veil(picture: Picture) -> None:
    """Darken what lies below the menu: a few rows are drawn, and stretched, for all are alike."""
    _, _, w, h = picture.frame.pixels(Box(0.0, 0.0, picture.frame.w * 0.55, picture.frame.h))
    rows = picture.art.svg(_veil(), w, VEIL_ROWS)
    picture.blit(picture.art.turned(rows, 0.0, (1.0, h / VEIL_ROWS)), (0.0, 0.0))


@cache
def _veil() -> str:
    return catalogue.picture("title/veil").read_text(encoding="utf-8")


def _draw_twinkles(picture: Picture, land: Land, now: LandscapeNow) -> None:
    for number, (x, y, size) in enumerate(TWINKLES):
        wave = math.sin(now.seconds * (0.7 + 0.13 * number) + number * 1.7) if now.moving else 0.6
        picture.sprite("ui/twinkle", land.at(x, y), size * land.scale * HIGH, alpha=0.55 + 0.4 * wave)
