"""The garden at night, which never moves, the snow that falls, and what the garlands light up."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from game.client.layout import Box, Point
from game.client.motion.clips import Poses
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.games.fairy_lights import model
from game.games.fairy_lights.choices import WHOLE
from game.games.fairy_lights.model import LightsView
from game.games.fairy_lights.table.bulbs import Bulb, Glass, own_garland
from game.games.fairy_lights.table.room import Room

ART = "fairy_lights/"
_SNOW_FALLS = 0.70  # down to here, of the height
_PX = 1 / 1080


class _Depth(NamedTuple):
    """Flakes at one distance: nearer ones are larger, faster and smoother."""

    flakes: int
    size: float
    speed: float  # units a second
    drift: float
    steps: float  # places a second
    alpha: float


_DEPTHS = (
    _Depth(16, 0.006, 0.022, 0.010, 7.0, 0.5),
    _Depth(10, 0.010, 0.040, 0.016, 12.0, 0.75),
    _Depth(5, 0.016, 0.070, 0.028, 20.0, 1.0),
)


class Fir(NamedTuple):
    """A fir that frames the garden."""

    centre: Point
    height: float


def draw_garden(picture: Picture, room: Room, sign: bool) -> None:
    """The static layer; a sign stands there if the odds are to be read."""
    picture.ground(("fairy_lights", room.rivals, sign), partial(_paint, room, sign))


def _paint(room: Room, sign: bool, picture: Picture) -> None:
    _paint_sky(picture, room)
    _paint_hills(picture, room)
    picture.sprite(f"{ART}scene_house", room.house.centre, room.house.h)
    standing = [_paint_bench, *([_paint_sign] if sign else [])]
    for paint in reversed(standing) if room.upright else standing:  # the sign is behind or beside the bench
        paint(picture, room)
    picture.sprite(f"{ART}scene_snow_astronaut", room.snowman, 0.16)
    _paint_near(picture, room)


def _paint_sky(picture: Picture, room: Room) -> None:
    middle = room.w / 2
    wide = max(1.0, room.w * 1080 / 2560)
    half = max(1.0, room.hills[1] - 0.2) / 2  # down to where hills cover it
    _strip(picture, "sky", (middle, half), half, 2.0, wide)
    tile = 2.0 * half
    for column in range(math.ceil(room.w / tile)):
        picture.sprite("ui/stars_far", ((column + 0.5) * tile, half), tile, alpha=0.8)
    for x, y in ((0.20, 0.13), (0.42, 0.2), (0.61, 0.18), (0.73, 0.24), (0.9, 0.09)):
        picture.sprite("ui/twinkle", (x * room.w, y), 0.03)
    planet = (0.68 * room.w, room.board.y + 0.06) if room.upright else (room.slots[-1].right - 0.05, 0.215)
    if room.upright or not room.narrow:
        picture.sprite(f"{ART}scene_planet", planet, 0.115)


def _strip(
    picture: Picture, name: str, centre: Point, height: float, scale: float = 1.0, wide: float = 1.0
) -> None:
    picture.sprite(ART + name, centre, height, scale=scale, stretch=math.ceil(wide * 24) / 24)


def _paint_hills(picture: Picture, room: Room) -> None:
    middle, wide = room.w / 2, max(1.0, room.w * 1080 / 2560)
    edges = 0.16, room.w - 0.16
    back, mid, front = room.hills
    _strip(picture, "hill_back", (middle, back - 150 * _PX), 150 * _PX, 2.0, wide)
    for x in (0.24, 0.3, 0.36, 0.62, 0.68, 0.76):
        picture.sprite(f"{ART}fir_far", (x * room.w, back - 0.245), 0.10)
    _strip(picture, "hill_mid", (middle, mid - 150 * _PX), 150 * _PX, 2.0, wide)
    for k, x in enumerate((edges[0] + 0.1, edges[0] + 0.22, edges[1] - 0.2, edges[1] - 0.09)):
        picture.sprite(f"{ART}fir_{k % 3 + 1}", (x, mid - 0.33 + 0.01 * k), 0.22)
    for x in (edges[0] + 0.02, edges[0] + 0.17, edges[1] - 0.17, edges[1] - 0.02):
        picture.sprite(f"{ART}fence", (x, mid - 0.225), 0.08)
    _strip(picture, "hill_front", (middle, front - 165 * _PX), 330 * _PX, 1.0, wide)
    if front < room.h:
        picture.fill(Box(0, front - 0.004, room.w, room.h - front + 0.004), "#8FA4E4")


def _paint_bench(picture: Picture, room: Room) -> None:
    height = room.bench.w * 392 / 1180
    centre = room.bench.cx, room.seat_y + (392 / 2 - 230) / 392 * height
    picture.sprite(f"{ART}warm_pool", (room.bench.cx, room.seat_y - 0.02), 0.5, alpha=0.8, add=True)
    picture.sprite(f"{ART}scene_bench", centre, height)


def _paint_sign(picture: Picture, room: Room) -> None:
    """The board is drawn narrower than it is high."""
    height = room.board.h * 560 / 326
    stretch = room.board.w / (height * 320 / 560)
    centre = room.board.cx, room.board.y + (280 - 32) / 560 * height
    picture.sprite(f"{ART}scene_sign", centre, height, stretch=stretch)


def _paint_near(picture: Picture, room: Room) -> None:
    """Firs that frame the garden, and the dark bank that the panels lie on."""
    for fir in firs(room):
        picture.sprite(f"{ART}fir_near", fir.centre, fir.height)
    if room.w > 2.0:
        for k, x in enumerate((0.40, 0.52)):
            for side in (x, room.w - x):
                if not room.house.x < side < room.house.right:
                    picture.sprite(f"{ART}fir_{k + 1}", (side, room.seat_y - 0.02), 0.34 - 0.05 * k)
    wide = max(1.0, room.w * 1080 / 2560)
    half = (room.h - room.bank) / 2
    _strip(picture, "snow_bank", (room.w / 2, room.h - half), half, 2.0, wide)


def firs(room: Room) -> list[Fir]:
    """Those at the edges; in a wide window the house has the place of the inner one at the right."""
    reach = 0.16 if room.narrow else 0.3
    tall = 0.5 if room.upright else 1.0
    inner, outer = (reach * 0.62, 0.4 * tall), (reach * 0.12, 0.62 * tall)
    right = (inner, outer) if room.narrow else ((-0.01, 0.5),)
    places = [*(inner, outer), *((room.w - x, size) for x, size in right)]
    return [Fir((x, room.bank + 0.06 - size * 0.44), size) for x, size in places]


# Snow


def draw_snow(picture: Picture, room: Room, seconds: float) -> None:
    """Flakes at three distances. Each moves in its own steps, so that a frame draws few of them again."""
    bottom = room.h - (1.0 - _SNOW_FALLS)
    number = 0
    for depth in _DEPTHS:
        count = round(depth.flakes * room.w / 1.778)
        for _ in range(count):
            number += 1
            x, y = _flake(depth, number, seconds, room.w, bottom)
            picture.sprite("ui/particles/snow", (x, y), depth.size, alpha=depth.alpha)


def _flake(depth: _Depth, number: int, seconds: float, wide: float, bottom: float) -> Point:
    start, across = number * 0.618 % 1.0, number * 0.7548 % 1.0
    time = math.floor(seconds * depth.steps + start) / depth.steps
    fallen = (start * bottom + time * depth.speed * (0.8 + 0.4 * across)) % bottom
    swing = depth.drift * math.sin(time * 0.9 + number * 1.7)
    return across * wide + swing, fallen


# What the garlands light up: windows of the house, snow and firs

Garlands: TypeAlias = tuple[model.Garland, ...]  # of all seats

_BRIGHT = 36  # so many bulbs at the table warm the firs as much as they can
_WARMEST, _SOON = 0.95, 0.6  # the first bulbs warm more than the last
_HOUSE = 300, 262  # the box of its picture
# Where windows are in it, in the order in which they light.
_WINDOWS = (
    ("_door", 150, 200),
    ("", 90, 204),
    ("", 210, 204),
    ("", 90, 152),
    ("", 130, 152),
    ("", 170, 152),
    ("", 210, 152),
    ("_round", 150, 108),
)
_WINDOW = 80
_POOL_WIDE, _POOL_HIGH, _POOL_BRIGHT = 0.3, 0.2, 1.0


class Warming(Struct, frozen=True):
    """What moves: the light grows from that of these garlands to that of now. Its alpha is how far."""

    before: Garlands


class Pool(Struct, frozen=True):
    """The light of one series on the snow."""

    colour: Glass
    middle: Point


def garlands(view: LightsView) -> Garlands:
    return tuple(lights.garland for lights in view.seats)


def draw_shining(picture: Picture, room: Room, home: Seat, view: LightsView, poses: Poses) -> None:
    """The light of all bulbs that hang, as what comes in from the last series grows."""
    now = garlands(view)
    before, share = next(
        ((sprite.before, pose.alpha or 0.0) for sprite, pose in poses.items() if isinstance(sprite, Warming)),
        (now, 1.0),
    )
    _draw_firs(picture, room, before, now, share)
    _draw_house(picture, room, before[home], now[home], share)
    old = set(pools(room, before[home]))
    for pool in pools(room, now[home]):
        strength = 1.0 if pool in old else share
        light, stretch = f"{ART}glow_{pool.colour}", _POOL_WIDE / _POOL_HIGH
        picture.sprite(light, pool.middle, _POOL_HIGH, stretch=stretch, alpha=_POOL_BRIGHT * strength)


def rehearse(picture: Picture, room: Room) -> None:
    """All that may come to shine."""
    for fir in firs(room):
        picture.sprite(f"{ART}fir_near_warm", fir.centre, fir.height)
    for number in range(len(_WINDOWS) + 1):
        _draw_windows(picture, room, number, 1.0)
    for colour in (*model.COLOURS, "white"):
        picture.sprite(f"{ART}glow_{colour}", (0.0, 0.0), _POOL_HIGH, stretch=_POOL_WIDE / _POOL_HIGH)


def hung(garland: model.Garland) -> int:
    """How many bulbs."""
    return sum(card.bulbs for card in garland)


def windows_lit(garland: model.Garland) -> int:
    """One for every series of three."""
    return min(len(_WINDOWS), hung(garland) // WHOLE)


def pools(room: Room, garland: model.Garland) -> list[Pool]:
    """One for every three bulbs of a colour, on the snow, in the order in which they hang."""
    hanging, lit = own_garland(room, garland).bulbs, room.lit
    return [
        Pool(colour, (lit.x + lit.w * sum(bulb.x for bulb in three) / len(three) / room.w, lit.y))
        for colour, run in groupby(hanging, key=lambda bulb: bulb.colour)
        for three in _threes(list(run))
    ]


def _threes(bulbs: Sequence[Bulb]) -> Iterator[Sequence[Bulb]]:
    for first in range(0, len(bulbs), WHOLE):
        yield bulbs[first : first + WHOLE]


def _warmth(every: Garlands) -> float:
    return _WARMEST * math.pow(min(1.0, sum(map(hung, every)) / _BRIGHT), _SOON)


def _draw_firs(picture: Picture, room: Room, before: Garlands, now: Garlands, share: float) -> None:
    """The light comes from below, where the garlands hang."""
    old = _warmth(before)
    warmth = old + (_warmth(now) - old) * share
    if warmth > 0.0:
        with picture.clip(Box(0.0, 0.0, room.w, room.bank + 0.022)):
            for fir in firs(room):
                picture.sprite(f"{ART}fir_near_warm", fir.centre, fir.height, alpha=warmth)


def _draw_house(
    picture: Picture, room: Room, before: model.Garland, now: model.Garland, share: float
) -> None:
    old, new = windows_lit(before), windows_lit(now)
    if old and share < 1.0:
        _draw_windows(picture, room, old, 1.0)
    if new:
        _draw_windows(picture, room, new, share if old != new else 1.0)


def _draw_windows(picture: Picture, room: Room, number: int, alpha: float) -> None:
    picture.group(("windows", number), room.house, partial(_paint_windows, number), margin=0.11, alpha=alpha)


def _paint_windows(number: int, picture: Picture, house: Box) -> None:
    """So many windows, and the light of the door on the snow; with all of them smoke rises."""
    unit = house.h / _HOUSE[1]
    for kind, x, y in _WINDOWS[:number]:
        middle = house.x + x * unit, house.y + y * unit
        picture.sprite(f"{ART}scene_house_window{kind}", middle, _WINDOW * unit)
    if number:
        picture.sprite(f"{ART}scene_house_light", (house.cx, house.bottom + 30 * unit), 90 * unit, alpha=0.8)
    if number == len(_WINDOWS):
        picture.sprite(f"{ART}scene_house_smoke", (house.x + 212 * unit, house.y - 24 * unit), 120 * unit)
