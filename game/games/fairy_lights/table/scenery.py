"""What Fairy Lights adds to the landscape of the title: a garland from the logo to the lit fir."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from game import catalogue
from game.client.layout import Box, Frame, Point
from game.client.paint.backdrop import Land
from game.client.paint.landscape import LandscapeNow, Scenery
from game.client.paint.picture import Picture

BULBS = ("pink", "yellow", "silver", "orange", "gold", "pink", "yellow", "orange", "silver")
BULB_GAP = 0.116
BULB_HEIGHT = 0.088
SWAY = (-2.4, -1.2, 0.0, 1.2, 2.4)  # degrees
SWAY_SECONDS = 4.2
BLINK_SECONDS = 1.9
_SHINE = {"yellow": "#FFCB3A", "pink": "#FF84BC", "orange": "#FF8C38", "silver": "#97B8EE", "gold": "#D99A2B"}


class GarlandScenery(Scenery):
    """It hangs from the logo, which stands still."""

    def far(self, land: Land, logo: Point) -> str:
        return Wire(land.frame, logo).svg

    def before(self, picture: Picture, land: Land, now: LandscapeNow) -> None:
        _draw_garland(picture, Wire(land.frame, now.logo), now)

    def rehearse(self, picture: Picture, land: Land) -> None:
        for colour in dict.fromkeys(BULBS):
            for step in range(len(SWAY)):
                for state in ("lit", "dark"):
                    _draw_bulb(picture, (0.0, 0.0), colour, state, step)


class Wire(NamedTuple):
    """The wire of the garland: from a point at the left over the top of the fir and out of the window."""

    frame: Frame
    start: Point

    @property
    def fir(self) -> Point:
        """The top of the lit fir, where the wire is hung up."""
        x, y = Land(self.frame).at(120, 214)
        return x, max(0.12, y)

    def at(self, x: float) -> Point:
        """The wire hangs in a bow up to the fir, and goes on down behind it."""
        left, right = self.start, self.fir
        if x > right[0]:
            return x, right[1] + (x - right[0]) * 0.16
        share = (x - left[0]) / max(0.01, right[0] - left[0])
        sag = min(0.05, (right[0] - left[0]) * 0.07)
        return x, left[1] + (right[1] - left[1]) * share + 4 * sag * share * (1 - share)

    @property
    def bulbs(self) -> list[Point]:
        """Where bulbs hang, from the left."""
        first = self.start[0] + 0.152
        count = max(0, int((self.frame.w + 0.02 - first) / BULB_GAP) + 1)
        places = (first + number * BULB_GAP for number in range(count))
        return [self.at(x) for x in places if abs(x - self.fir[0]) > 0.045]

    @property
    def svg(self) -> str:
        """The wire in the landscape's own pixels."""
        land = Land(self.frame)
        x0, y0, *_ = land.seen
        end = self.frame.w + 0.02
        xs = [self.start[0] + (end - self.start[0]) * part / 40 for part in range(41)]
        points = " ".join(f"{x0 + x / land.scale:.1f},{y0 + y / land.scale:.1f}" for x, y in map(self.at, xs))
        line = f'<polyline points="{points}" fill="none" stroke-linecap="round"'
        return f'{line} stroke="#0C1030" stroke-width="5"/>{line} stroke="#4C7A8E" stroke-width="2.4"/>'


def _draw_garland(picture: Picture, wire: Wire, now: LandscapeNow) -> None:
    places = wire.bulbs
    blinks = now.moving and now.lit >= 1.0
    dark = int(now.seconds / BLINK_SECONDS * 7) % 61 if blinks else -1
    for number, (x, y) in enumerate(places):
        colour = BULBS[number % len(BULBS)]
        lit = (number + 0.5) / max(1, len(places)) <= now.lit and number != dark
        phase = now.seconds * math.tau / SWAY_SECONDS + number * 1.3
        step = round((math.sin(phase) if now.moving else 0.0) * 2) + 2
        _draw_bulb(picture, (x, y), colour, "lit" if lit else "dark", step)


def _draw_bulb(picture: Picture, hung: Point, colour: str, state: str, step: int) -> None:
    """A bulb hangs from its wire; only its drawing sways, so that it stays sharp."""
    high = BULB_HEIGHT * 180 / 160
    wide = high * 168 / 180
    box = Box(hung[0] - wide / 2, hung[1] - high * 6 / 180, wide, high)
    if state == "lit":
        picture.glow((box.cx, box.y + high * 0.57), BULB_HEIGHT * 0.72, _SHINE[colour], 0.34)
    picture.svg(_swaying(colour, state, step), box)


@cache
def _swaying(colour: str, state: str, step: int) -> str:
    """A bulb turned about the point that it hangs from."""
    source = catalogue.picture(f"fairy_lights/bulb_{colour}_{state}").read_text(encoding="utf-8")
    body = source[source.index("<svg") :].split(">", 1)[1].rsplit("</svg>", 1)[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -6 168 180">'
        f'<g transform="rotate({SWAY[step]} 64 0)">{body}</g></svg>'
    )
