"""What the garlands light up: windows of the house, snow and firs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from game.client.layout import Box, Point
from game.client.motion.clips import Poses
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.games.fairy_lights import model
from game.games.fairy_lights.choices import WHOLE
from game.games.fairy_lights.model import LightsView
from game.games.fairy_lights.table.bulbs import Bulb, Glass, own_garland
from game.games.fairy_lights.table.garden import ART, firs
from game.games.fairy_lights.table.room import Room

Garlands: TypeAlias = tuple[model.Garland, ...]  # of all seats

_BRIGHT = 36  # so many bulbs at the table warm the firs as much as they can
_WARMEST = 0.75
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
_POOL_WIDE, _POOL_HIGH, _POOL_BRIGHT = 0.19, 0.1, 0.6


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
    """One for every three bulbs of a colour, on the snow before the panels."""
    hanging = own_garland(room, garland).bulbs
    return [
        Pool(colour, (sum(bulb.x for bulb in three) / len(three), room.pools))
        for colour, run in groupby(hanging, key=lambda bulb: bulb.colour)
        for three in _threes(list(run))
    ]


def _threes(bulbs: Sequence[Bulb]) -> Iterator[Sequence[Bulb]]:
    for first in range(0, len(bulbs), WHOLE):
        yield bulbs[first : first + WHOLE]


def _warmth(every: Garlands) -> float:
    return _WARMEST * min(1.0, sum(map(hung, every)) / _BRIGHT)


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
