"""The landscape of the title, alive: planets creep on their lane, the star breathes, lights sway and blink.

Everything is a pure function of the seconds and of where the pointer is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game import catalogue
from game.client.layout import Box, Frame, Point
from game.client.motion.clips import ease_in_out
from game.client.paint.backdrop import HIGH, HILL_FRONT, Land, far, paint
from game.client.paint.picture import Picture

STEP_SECONDS = 20.0  # in which every planet takes the place of the next
HOP_SECONDS = 0.7
PLANETS = 12  # on the lane at a time
KINDS = ("land", "swirl", "ice", "dots", "bands", "craters", "ring", "lava")
ALIENS = {0: "yellow", 1: "green", 2: "purple", 3: "red", 8: "blue"}  # by planet, from the left
BULBS = ("pink", "yellow", "silver", "orange", "gold", "pink", "yellow", "orange", "silver")
BULB_GAP = 0.116
BULB_HEIGHT = 0.088
SWAY = (-2.4, -1.2, 0.0, 1.2, 2.4)  # degrees
SWAY_SECONDS = 4.2
BLINK_SECONDS = 1.9
BREATH_SECONDS = 6.0
BEAT_SECONDS = 60 / 66  # of the menu's music
BOOT = (272, 10, 112)  # left, top and size of its picture in that of the sleeper
TAPS = (0.0, -4.0, -8.0, -12.0)  # degrees that the boot's toe is lifted
LEAN = 0.0042  # units that the farthest things move with the pointer; nearer ones by their depth
STARS, LANE, ROCK, GARDEN = 1, 2, 4, 7  # depths; the garland hangs from the logo, which stands still
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
GLASS = (("pink", 868, 787, 80), ("yellow", 450, 786, 92), ("green", 488, 878, 72), ("white", 770, 930, 62))


@dataclass(frozen=True, slots=True)
class Moment:
    """How the landscape stands now."""

    seconds: float
    lean: Point = (0.0, 0.0)  # the pointer from the middle, -0.5 to 0.5
    lit: float = 1.0  # the share of the garland that shines, from the left
    moving: bool = True
    music: float = 0.0  # seconds since the music began


def draw_landscape(picture: Picture, now: Moment, wire_from: Point) -> None:
    """All of it, back to front, up to the veil under the menu. The garland hangs from a point to the fir."""
    land = Land(picture.frame)
    wire = Wire(picture.frame, wire_from)
    picture.ground(("title", wire_from), lambda ground: _paint_ground(ground, wire))
    with _leaning(picture, now, STARS):
        _draw_twinkles(picture, land, now)
    with _leaning(picture, now, LANE):
        _draw_star(picture, land, now)
        _draw_planets(picture, land, now)
    with _leaning(picture, now, ROCK):
        _draw_rock(picture, land, now)
    _stand(picture, land, now, (*LEFT_FIRS, *RIGHT_FIRS))
    _draw_hill(picture, land)
    _stand(picture, land, now, FRONT)
    veil = Box(0.0, 0.0, picture.frame.w * 0.55, picture.frame.h)
    picture.svg(_veil(), veil)
    _draw_garland(picture, wire, now)
    if picture.art.rehearsing:
        _rehearse(picture, land)


def _rehearse(picture: Picture, land: Land) -> None:
    """What later moments need: every planet, every bulb however it hangs."""
    for kind in KINDS:
        picture.picture_of(f"title/planet_{kind}", 104 * land.scale)
    for step in range(len(TAPS)):
        _draw_boot(picture, (0.0, 0.0), 142 * land.scale / 136, step)
    for colour in dict.fromkeys(BULBS):
        for step in range(len(SWAY)):
            for state in ("lit", "dark"):
                _draw_bulb(picture, (0.0, 0.0), colour, state, step)


def _paint_ground(picture: Picture, wire: Wire) -> None:
    paint(picture, far(wire.svg))


def _leaning(picture: Picture, now: Moment, depth: int) -> AbstractContextManager[None]:
    """What is drawn inside moves against the pointer."""
    far = -LEAN * depth if now.moving else 0.0
    return picture.shift(now.lean[0] * far, now.lean[1] * far * 0.5)


def _stand(picture: Picture, land: Land, now: Moment, sprites: Sequence[Sprite]) -> None:
    with _leaning(picture, now, GARDEN):
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


@cache
def _veil() -> str:
    return catalogue.picture("title/veil").read_text(encoding="utf-8")


# The star and its planets


def _draw_twinkles(picture: Picture, land: Land, now: Moment) -> None:
    for number, (x, y, size) in enumerate(TWINKLES):
        wave = math.sin(now.seconds * (0.7 + 0.13 * number) + number * 1.7) if now.moving else 0.6
        picture.sprite("ui/twinkle", land.at(x, y), size * land.scale * HIGH, alpha=0.55 + 0.4 * wave)


def _draw_star(picture: Picture, land: Land, now: Moment) -> None:
    breath = math.sin(now.seconds * math.tau / BREATH_SECONDS) if now.moving else 0.0
    centre = land.at(518, 406)
    picture.sprite("title/red_star", centre, 286 * land.scale)
    picture.glow(centre, 200 * land.scale, "#FF8A3D", round(8 * (0.35 + 0.2 * breath)) / 32)


class _Planet(NamedTuple):
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


def _planets(seconds: float) -> Iterator[_Planet]:
    step, part = divmod(seconds / STEP_SECONDS, 1.0)
    creep = part
    hop = max(0.0, 1 - (1 - part) * STEP_SECONDS / HOP_SECONDS)  # at the end of a step the aliens hop back
    for number in range(-1, PLANETS):
        x, y, radius = _lane(_place(number + creep))
        kind = KINDS[int(number - step) % len(KINDS)]
        born = creep if number < 0 else 1.0
        gone = min(1.0, (1 - creep) * 3) if number == PLANETS - 1 else 1.0
        yield _Planet(kind, None, (x, y), radius, 0.0, min(1.0, born * 3) * gone)
    for number, alien in ALIENS.items():
        here = _lane(_place(number + creep))
        there = _lane(_place(number - 1 + creep))
        share = ease_in_out(hop)
        x, y, radius = (a + (b - a) * share for a, b in zip(here, there, strict=True))
        yield _Planet("", alien, (x, y), radius, math.sin(math.pi * share) * 0.9, 1.0)


def _draw_planets(picture: Picture, land: Land, now: Moment) -> None:
    seconds = now.seconds if now.moving else 0.0
    for planet in _planets(seconds):
        _draw_planet(picture, land, planet)


def _draw_planet(picture: Picture, land: Land, planet: _Planet) -> None:
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


# The rock


def _draw_rock(picture: Picture, land: Land, now: Moment) -> None:
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


def _draw_sleeper(picture: Picture, land: Land, now: Moment) -> None:
    """Breathing, and tapping the free boot to the music."""
    breath = round(math.sin(now.seconds * math.tau / 4.0)) if now.moving else 0
    with picture.shift(0.0, -breath * 0.0012):
        x, y = land.at(655, 629)
        high = 142 * land.scale
        picture.sprite("title/sleeper", (x, y), high)
        _draw_boot(picture, (x, y), high / 136, _tap(now.music) if now.moving else 0)


def _draw_boot(picture: Picture, sleeper: Point, scale: float, step: int) -> None:
    left, top, size = BOOT
    place = sleeper[0] + (left - 188) * scale, sleeper[1] + (top - 82) * scale
    picture.svg(_tapping(step), Box(*place, size * scale, size * scale))


def _tap(music: float) -> int:
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
    picture: Picture, land: Land, now: Moment, colour: str, x: float, y: float, size: float
) -> None:
    wave = math.sin(now.seconds * 1.4 + x) * 4 if now.moving else 0.0
    glow = {"pink": "#FF72BE", "yellow": "#FFD133", "green": "#46DC78", "white": "#EEF2FF"}[colour]
    place = land.at(x, y + wave)
    picture.glow(place, size * land.scale * 0.9, glow, 0.25)
    picture.sprite(f"gravity/star_{colour}", place, size * land.scale)


# The garland


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


def _draw_garland(picture: Picture, wire: Wire, now: Moment) -> None:
    places = wire.bulbs
    blinks = now.moving and now.lit >= 1.0
    dark = int(now.seconds / BLINK_SECONDS * 7) % 61 if blinks else -1
    for number, (x, y) in enumerate(places):
        colour = BULBS[number % len(BULBS)]
        lit = (number + 0.5) / max(1, len(places)) <= now.lit and number != dark
        phase = now.seconds * math.tau / SWAY_SECONDS + number * 1.3
        step = round((math.sin(phase) if now.moving else 0.0) * 2) + 2
        _draw_bulb(picture, (x, y), colour, "lit" if lit else "dark", step)
    with _leaning(picture, now, GARDEN):
        _draw_top(picture, Land(picture.frame), now)


def _draw_top(picture: Picture, land: Land, now: Moment) -> None:
    """The star on the lit fir, over the wire that is hung up there."""
    top = land.at(120, 205)
    if now.lit >= 1.0:
        picture.glow(top, 0.085, "#FFD24A", 0.4)
    picture.sprite("gravity/star_yellow", top, 86 * land.scale)


def _draw_bulb(picture: Picture, hung: Point, colour: str, state: str, step: int) -> None:
    """A bulb hangs from its wire; only its drawing sways, so that it stays sharp."""
    high = BULB_HEIGHT * 180 / 160
    wide = high * 168 / 180
    box = Box(hung[0] - wide / 2, hung[1] - high * 6 / 180, wide, high)
    if state == "lit":
        picture.glow((box.cx, box.y + high * 0.57), BULB_HEIGHT * 0.72, _SHINE[colour], 0.34)
    picture.svg(_swaying(colour, state, step), box)


_SHINE = {"yellow": "#FFCB3A", "pink": "#FF84BC", "orange": "#FF8C38", "silver": "#97B8EE", "gold": "#D99A2B"}


@cache
def _swaying(colour: str, state: str, step: int) -> str:
    """A bulb turned about the point that it hangs from."""
    source = catalogue.picture(f"fairy_lights/bulb_{colour}_{state}").read_text(encoding="utf-8")
    body = source[source.index("<svg") :].split(">", 1)[1].rsplit("</svg>", 1)[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -6 168 180">'
        f'<g transform="rotate({SWAY[step]} 64 0)">{body}</g></svg>'
    )
