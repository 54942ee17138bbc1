"""Cards that lie and cards that move, for every game with a deck: fans, piles, cards dealt, turned, thrown.

A card that travels is a sprite whose id says how both its sides look (`Flying`), so that a table draws it
from the poses alone (`draw_flying`). A side is a row of pictures, the lowest first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame
from msgspec import Struct
from pygame import Surface

from game.client.layout import Box, Point
from game.client.motion.clips import (
    REST,
    Clip,
    Ease,
    Pause,
    Pose,
    Poses,
    Sound,
    SpriteId,
    Travel,
    drawn_back,
    ease_in_out,
    flip,
    parallel,
    sequence,
    sweep,
)
from game.client.paint.furniture import pill
from game.client.paint.picture import Picture

CardSide: TypeAlias = tuple[str, ...]  # pictures of assets/art, the lowest first

FACE, BACK = 0.0, 1.0  # what Pose.flip says
DRAGGED = 0.6  # how large a card is that is dragged
DEAL_SECONDS = 0.38
DEAL_GAP = 0.09  # between two cards of a deal
PLAY_SECONDS = 0.34
REVEAL_SECONDS = 0.62  # slow enough to be exciting
TILT, MOST_TILT = 4.0, 12.0  # degrees that a card leans, for each unit a second
_SHADOW = 0.2  # units that it is drawn high, for cards of all sizes
_MOMENT = 0.01  # of a flight, over which its speed is measured
_DEPTH = 0.17  # how much higher the near edge of a card is that stands on its other edge
_SHADE = 0.4  # how much darker it is
_SLICES = 80  # that a leaning card is drawn in, at most about
_SCALE_STEPS = 24


class Spot(NamedTuple):
    """Where a card rests. Degrees counter-clockwise."""

    x: float
    y: float
    angle: float = 0.0

    @property
    def point(self) -> Point:
        return self.x, self.y


# Where cards lie


def fan(box: Box, count: int, card: Point, spread: float = 6.0) -> list[Spot]:
    """Cards of a hand: side by side in the box, or overlapping if there are many, and spread like a fan."""
    wide, high = card
    if count == 0:
        return []
    gap = min(wide * 1.1, (box.w - wide) / max(1, count - 1))
    middle = (count - 1) / 2
    spots: list[Spot] = []
    for number in range(count):
        aside = number - middle
        drop = high * 0.012 * aside * aside
        spots.append(Spot(box.cx + gap * aside, box.bottom - high / 2 + drop, -spread * aside))
    return spots


def scatter(number: int) -> tuple[float, float]:
    """How far to the side (as a share of a card), and how turned, this card lies on a loose pile."""
    return ((number * 37) % 11 - 5) / 100, float(((number * 53) % 7 - 3) * 3)


def draw_pile(picture: Picture, side: CardSide, centre: Point, height: float, count: int, most: int) -> None:
    """A pile seen from above; edges show how many of at most `most` cards lie below the top one."""
    if count <= 0:
        return
    edges = math.ceil(7 * (count - 1) / max(1, most))
    step = height * 0.02
    for below in range(edges, 0, -1):
        draw_card(picture, side, Pose(centre[0] - below * step * 0.4, centre[1] + below * step), height)
    draw_card(picture, side, Pose(*centre), height)


def draw_heap(
    picture: Picture, sides: Sequence[CardSide], centre: Point, height: float, scale: float = 1.0
) -> None:
    """Cards thrown on each other, the last on top. The number of a card in the pile says how it lies."""
    for number, side in enumerate(sides[-3:], start=max(0, len(sides) - 3)):
        aside, turn = scatter(number)
        pose = Pose(centre[0] + aside * height * scale, centre[1], angle=turn, scale=scale)
        draw_card(picture, side, pose, height)


def draw_count(picture: Picture, count: int, centre: Point, size: float = 0.05) -> None:
    """How many cards there are, on a dark coin."""
    box = Box.around(centre, size * 1.3, size)
    pill(picture, box, "night", 0.82)
    picture.text(str(count), box, size * 0.62, face="title", align="centre")


# Drawing one card


def card_width(picture: Picture, side: CardSide, height: float) -> float:
    return picture.art.aspect(side[0]) * height


def draw_card(picture: Picture, side: CardSide, pose: Pose, height: float) -> None:
    """A card in this pose."""
    surface = _surface(picture, side, height)
    scale = round((1.0 if pose.scale is None else pose.scale) * _SCALE_STEPS) / _SCALE_STEPS
    width = round((1.0 if pose.stretch is None else pose.stretch) * _SCALE_STEPS) / _SCALE_STEPS
    if scale <= 0.0 or width <= 0.0 or pose.x is None or pose.y is None:
        return
    turned = picture.art.turned(surface, 0.0, (scale * width, scale))
    if width < 1.0 and pose.flip in (FACE, BACK):
        lean = math.sqrt(1.0 - width * width) * (1.0 if pose.flip == BACK else -1.0)
        flat = turned
        turned = picture.art.altered(flat, ("leaning", lean), lambda: _leaning(flat, lean))
    turned = picture.art.turned(turned, pose.angle or 0.0)
    picture.centred(turned, (pose.x, pose.y), alpha=1.0 if pose.alpha is None else pose.alpha)


def _leaning(flat: Surface, lean: float) -> Surface:
    """A card on its way over, in the shade: its left edge nearer to the eye, or its right one (negative)."""
    w, h = flat.get_size()
    whole = math.ceil(h * (1.0 + _DEPTH * abs(lean)))
    twice = Surface((w, 2 * whole), pygame.SRCALPHA, 32)  # for smooth edges
    step = max(1, w // _SLICES)
    for x in range(0, w, step):
        slice_ = flat.subsurface((x, 0, min(step, w - x), h))
        high = round(2 * h * (1.0 + _DEPTH * lean * (1.0 - (2 * x + step) / w)))
        drawn = pygame.transform.smoothscale(slice_, (slice_.get_width(), high))
        twice.blit(drawn, (x, whole - high // 2))
    leaning = pygame.transform.smoothscale(twice, (w, whole))
    light = round(255 * (1.0 - _SHADE * lean * lean))
    leaning.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return leaning


def _surface(picture: Picture, side: CardSide, height: float) -> Surface:
    if len(side) == 1:
        return picture.picture_of(side[0], height)
    width = card_width(picture, side, height)
    return picture.composed(("card", side), width, height, partial(_paint_layers, side))


def _paint_layers(side: CardSide, picture: Picture, box: Box) -> None:
    for name in side:
        picture.sprite(name, box.centre, box.h)


# Cards under way


class Flying(Struct, frozen=True):
    """A card that travels. Cards that look the same have different numbers."""

    number: int
    face: CardSide
    back: CardSide
    height: float


def draw_flying(picture: Picture, poses: Poses) -> None:
    """All cards that travel, the first to leave lowest."""
    for sprite, pose in poses.items():
        if isinstance(sprite, Flying):
            if pose.high:
                _draw_shadow(picture, sprite, pose, pose.high)
            draw_card(picture, sprite.back if pose.flip == BACK else sprite.face, pose, sprite.height)


@dataclass(frozen=True)
class Tossed(Travel):
    """A card that flies leans the way it goes, the more the faster, and throws its shadow from above."""

    def pose(self, share: float) -> Pose:
        pose = super().pose(share)
        if not 0.0 < share < 1.0 or pose.angle is None or self.start.x is None or self.end.x is None:
            return pose
        way = self.ease(share)
        high = max(0.0, -4.0 * self.lift[1] * way * (1.0 - way))
        speed = (self.end.x - self.start.x) * (self.ease(share + _MOMENT) - self.ease(share - _MOMENT))
        speed /= 2 * _MOMENT * self.seconds
        tilt = round(max(-MOST_TILT, min(MOST_TILT, TILT * speed)))
        return pose._replace(angle=pose.angle - tilt, high=high)


def _draw_shadow(picture: Picture, sprite: Flying, pose: Pose, high: float) -> None:
    """Larger and further off the higher the card is; where it is low it has none."""
    at = (pose.x or 0.0) + 0.3 * high, (pose.y or 0.0) + high
    grown = (1.0 if pose.scale is None else pose.scale) * (1.0 + 2.0 * high) * 1.3 * sprite.height / _SHADOW
    wide = picture.art.aspect(sprite.face[0]) * (1.0 if pose.stretch is None else pose.stretch)
    strength = (1.0 if pose.alpha is None else pose.alpha) * min(1.0, 20.0 * high)
    picture.sprite("ui/shadow", at, _SHADOW, scale=grown, stretch=wide, alpha=strength)


def rehearse(picture: Picture) -> None:
    """What cards under way need."""
    picture.picture_of("ui/shadow", _SHADOW)


def toss(
    sprite: SpriteId,
    start: Pose,
    end: Pose,
    lift: float = 0.1,
    seconds: float = DEAL_SECONDS,
    nearer: float = 0.1,
    ease: Ease = sweep,
) -> Travel:
    """A card flies along an arc and looks larger on its way. It takes the angle, size and side of its end."""
    return Tossed(sprite, start.over(REST), end.over(REST), seconds, ease, lift=(0.0, -lift), nearer=nearer)


def deal(sprite: SpriteId, start: Pose, end: Pose, number: int = 0) -> Clip:
    """From the deck to a hand or a row; `number` in its deal gives the pitch."""
    return parallel(toss(sprite, start, end), Sound(name="card_deal", step=number % 3))


def throw(sprite: SpriteId, start: Pose, end: Pose) -> Clip:
    """From a hand to where it is played or discarded."""
    thrown = toss(sprite, start, end, 0.07, PLAY_SECONDS, ease=drawn_back)
    return parallel(thrown, Sound(name="card_deal", step=2))


def turn_over(sprite: SpriteId, seconds: float = REVEAL_SECONDS) -> Clip:
    """A card turns over where it lies, slowly enough to be exciting."""
    half = parallel(Sound(name="card_flip"), Pause(seconds / 2))
    return parallel(flip(sprite, BACK, FACE, seconds, _hoping), half)


def _hoping(share: float) -> float:
    """Slowly up to the edge, then quickly over."""
    return ease_in_out(share**1.4)


def riffle(sprites: Sequence[SpriteId], centre: Point, spread: float = 0.09) -> Clip:
    """A pile is split into two halves that fall together again, twice."""
    clips: list[Clip] = []
    for number, sprite in enumerate(sprites):
        aside = spread if number % 2 else -spread
        away = Pose(centre[0] + aside, centre[1], angle=-90.0 * aside)
        home = Pose(*centre, angle=0.0)
        once = sequence(toss(sprite, home, away, 0.02, 0.18), toss(sprite, away, home, 0.04, 0.18))
        clips.append(sequence(Pause(0.02 * number), once, once))
    return parallel(Sound(name="card_shuffle"), *clips)
