"""What Gravity Superstar adds to the landscape of the title: a rock with its sleeper, a star on the fir."""

from __future__ import annotations

import math
from functools import cache

from game import catalogue
from game.client.layout import Box, Point
from game.client.paint.backdrop import Land
from game.client.paint.landscape import FIR_TOP, GARDEN, LandscapeNow, Scenery, leaning
from game.client.paint.picture import Picture

DEPTH = 4  # of the rock
BEAT_SECONDS = 60 / 66  # of the menu's music
BOOT = (272, 10, 112)  # left, top and size of its picture in that of the sleeper
TAPS = (0.0, -4.0, -8.0, -12.0)  # degrees that the boot's toe is lifted
GLASS = (("pink", 868, 787, 80), ("yellow", 450, 786, 92), ("green", 488, 878, 72), ("white", 770, 930, 62))


class RockScenery(Scenery):
    def behind(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        with leaning(picture, now, DEPTH):
            _draw_rock(picture, land, now)

    def before(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        """The star on the lit fir."""
        with leaning(picture, now, GARDEN):
            top = land.at(*FIR_TOP)
            if now.lit >= 1.0:
                picture.glow(top, 0.085, "#FFD24A", 0.4)
            picture.sprite("gravity/star_yellow", top, 86 * land.scale)

    def rehearse(self, picture: Picture, land: Land) -> None:
        for step in range(len(TAPS)):
            _draw_boot(picture, (0.0, 0.0), 142 * land.scale / 136, step)


def _draw_rock(picture: Picture, land: Land, now: LandscapeNow) -> None:
    """The planet with its sleeper, door and glass stars."""
    scale = land.scale
    picture.sprite("title/planet_rock", land.at(670, 1062), 760 * scale)
    picture.sprite("title/door", land.at(968, 902), 146 * scale, angle=36)
    beam = land.at(655, 676)
    high = 108 * scale
    picture.sprite("title/beam", (beam[0], beam[1] + high / 2), high)
    _draw_sleeper(picture, land, now)
    for glass in GLASS:
        _draw_glass(picture, land, now, *glass)


def _draw_sleeper(picture: Picture, land: Land, now: LandscapeNow) -> None:
    """Breathing, and tapping the free boot to the music."""
    breath = round(math.sin(now.seconds * math.tau / 4.0)) if now.moving else 0
    with picture.shift(0.0, -breath * 0.0012):
        x, y = land.at(655, 629)
        high = 142 * land.scale
        picture.sprite("title/sleeper", (x, y), high)
        _draw_boot(picture, (x, y), high / 136, boot_pose(now.music) if now.moving else 0)


def _draw_boot(picture: Picture, sleeper: Point, scale: float, step: int) -> None:
    left, top, size = BOOT
    place = sleeper[0] + (left - 188) * scale, sleeper[1] + (top - 82) * scale
    picture.svg(_tapping(step), Box(*place, size * scale, size * scale))


def boot_pose(music: float) -> int:
    """How far the toe is lifted: slowly, then down on the beat."""
    beat = music / BEAT_SECONDS % 1.0
    return round(min(1.0, beat * 2.5, (1.0 - beat) * 7) * (len(TAPS) - 1))


@cache
def _tapping(step: int) -> str:
    """The boot turned about its ankle."""
    source = catalogue.picture("title/sleeper_boot").read_text(encoding="utf-8")
    head, body = source.split(">", 1)
    return f'{head}><g transform="rotate({TAPS[step]} 294 84)">{body.rsplit("</svg>", 1)[0]}</g></svg>'


def _draw_glass(
    picture: Picture, land: Land, now: LandscapeNow, colour: str, x: float, y: float, size: float
) -> None:
    wave = math.sin(now.seconds * 1.4 + x) * 4 if now.moving else 0.0
    glow = {"pink": "#FF72BE", "yellow": "#FFD133", "green": "#46DC78", "white": "#EEF2FF"}[colour]
    place = land.at(x, y + wave)
    picture.glow(place, size * land.scale * 0.9, glow, 0.25)
    picture.sprite(f"gravity/star_{colour}", place, size * land.scale)
