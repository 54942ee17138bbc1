"""Where everything lies on the table of the race, in a window of any shape."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from game.client.layout import Box, Frame, Point
from game.client.table.cards import Spot, fan
from game.engine.contract import Seat
from game.games.star_race.model import ALIENS, FAR_END, GALAXY_SIZE, HAND_SIZE, Alien

PLANET_WIDE, PLANET_HIGH = 0.104, 0.114
ALIEN_HIGH = 0.095  # of an alien at the size 1
FARTHEST, NEAREST = 0.86, 1.1  # sizes of the planets at both ends
CARD_ASPECT = 204 / 224
FAVOURITE_ASPECT = 124 / 144
GAP = 0.014
_WIDEST = 2.08  # beyond this the columns stay within reach
_DIGEST_WIDE = 0.5
_DIGEST_HIGH = 0.23  # three lines
_SIDE = 0.30  # width of the right column: five tools fit
_STEP = 0.118  # from planet to planet
_ARC_POINTS = 18
_NEAR_HAND, _NEAR_BAR = 0.16, -0.2  # below the star: beyond these a leap bends inwards
_SQUEEZES = [1.0 - 0.02 * step for step in range(26)]


def size_of(planet: float) -> float:
    """How large a planet is: the spiral comes towards the eye on its way out."""
    return FARTHEST + (NEAREST - FARTHEST) * planet / FAR_END


def _spiral(t: float, squeeze: float, outwards: float = 0.0) -> Point:
    """The point after t turns, seen from the star."""
    angle = math.radians(240.0 + 360.0 * t)
    radius = 0.154 + 0.133 * t + outwards
    return (1.40 + 0.06 * t) * squeeze * radius * math.cos(angle), radius * math.sin(angle)


@cache
def _turns(squeeze: float) -> tuple[float, ...]:
    found = [0.0]
    while len(found) < GALAXY_SIZE:
        t, step = found[-1], _STEP * size_of(len(found) - 0.5)
        while math.dist(_spiral(t, squeeze), _spiral(found[-1], squeeze)) < step:
            t += 0.001
        found.append(t)
    return tuple(found)


@cache
def _reach(squeeze: float) -> tuple[float, float]:
    """How far the planets reach to the left and to the right of the star."""
    half = [PLANET_WIDE * size_of(planet) / 2 + 0.008 for planet in range(GALAXY_SIZE)]
    across = [_spiral(t, squeeze)[0] for t in _turns(squeeze)]
    pairs = list(zip(across, half, strict=True))
    return min(x - w for x, w in pairs), max(x + w for x, w in pairs)


@dataclass(frozen=True)
class Plan:
    """The places of one table: its window, how many seats, and whose seat lies at the bottom."""

    frame: Frame
    seats: int
    home: Seat

    # The large parts

    @cached_property
    def room(self) -> Box:
        """The part of the window that is used: one unit high, not too wide."""
        whole = self.frame.box
        margin = 0.022 if self.narrow else 0.03
        return whole.within(min(whole.w, _WIDEST), 1.0).inset(margin, 0.03)

    @property
    def narrow(self) -> bool:
        return self.frame.narrow

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, clockwise from the one that plays next."""
        return tuple((self.home + k) % self.seats for k in range(1, self.seats))

    @cached_property
    def left(self) -> Box:
        return self.room.within(0.226 if self.narrow else 0.27, 0.94, "left")

    @cached_property
    def right(self) -> Box:
        return self.room.within(_SIDE, 0.94, "right")

    @cached_property
    def tools(self) -> Box:
        return self.right.within(_SIDE, 0.054, "top")

    @cached_property
    def galaxy(self) -> Box:
        """The room between the columns, above the hand."""
        x = self.left.right + GAP
        return Box(x, self.room.y, self.right.x - GAP - x, 0.7)

    @cached_property
    def turn_bar(self) -> Box:
        """Above the planets, the last of which reaches furthest up."""
        return self.galaxy.within(min(0.8, self.galaxy.w), 0.052, "top").moved(dy=-0.008)

    @cached_property
    def message(self) -> Box:
        """In place of the prompts, for words must not hide planets."""
        return Box.around((self.frame.box.cx, self.room.bottom - 0.011), min(1.5, self.room.w), 0.064)

    @cached_property
    def prompts(self) -> Box:
        return Box.around((self.frame.box.cx, self.room.bottom - 0.005), self.frame.w, 0.06)

    # The spiral

    @cached_property
    def squeeze(self) -> float:
        """How much narrower than drawn the spiral must be."""
        return next(by for by in _SQUEEZES if _reach(by)[1] - _reach(by)[0] <= self.galaxy.w)

    @cached_property
    def star(self) -> Point:
        left, right = _reach(self.squeeze)
        return self.galaxy.cx - (left + right) / 2, self.room.y + 0.418

    def on_spiral(self, t: float, outwards: float = 0.0) -> Point:
        """The point after t turns, or so far outside it."""
        x, y = _spiral(t, self.squeeze, outwards)
        return self.star[0] + x, self.star[1] + y

    @property
    def turns(self) -> tuple[float, ...]:
        """After how many turns of the spiral each planet lies."""
        return _turns(self.squeeze)

    @cached_property
    def planets(self) -> tuple[Point, ...]:
        return tuple(self.on_spiral(t) for t in self.turns)

    def planet_box(self, planet: int) -> Box:
        size = size_of(planet)
        return Box.around(self.planets[planet], PLANET_WIDE * size, PLANET_HIGH * size)

    def feet(self, aliens: Mapping[Alien, int]) -> dict[Alien, Spot3]:
        """Where each alien stands and how large: those who share planet 0 stand in two rows."""
        crowd = [alien for alien in ALIENS if aliens[alien] == 0]
        return {alien: self._foot(aliens[alien], alien, crowd) for alien in ALIENS}

    def _foot(self, planet: int, alien: Alien, crowd: list[Alien]) -> Spot3:
        x, y = self.planets[planet]
        if planet or len(crowd) == 1:
            return x, y + 0.04, 1.0
        place = crowd.index(alien)
        back = 2 if len(crowd) > 3 else len(crowd) - 1 if len(crowd) == 3 else 0
        row, count = (0, back) if place < back else (1, len(crowd) - back)
        at = place if row == 0 else place - back
        aside = (at - (count - 1) / 2) * 0.036
        return x + aside, y + (0.008 if row == 0 else 0.045), 0.62 if len(crowd) > 2 else 0.7

    def arc(self, start: int, end: int) -> tuple[Point, ...]:
        """The way of a leap from feet to feet: outside the lane, but clear of hand and turn bar."""
        low, high = self.turns[start], self.turns[end]
        heights = [_spiral(low + (high - low) * share, 1.0)[1] for share in (0.2, 0.5, 0.8)]
        above_hand, below_bar = max(heights) > _NEAR_HAND, min(heights) < _NEAR_BAR
        away = -0.1 if above_hand or below_bar else 0.052 + 0.016 * min(4, abs(end - start))
        points: list[Point] = []
        for number in range(_ARC_POINTS + 1):
            share = number / _ARC_POINTS
            lift = 4.0 * share * (1.0 - share)
            x, y = self.on_spiral(low + (high - low) * share, away * lift)
            points.append((x, y + 0.04 - 0.03 * lift - (0.075 * share if above_hand else 0.0)))
        return tuple(points)

    # The standing

    @cached_property
    def ladder(self) -> Box:
        top = 0.0 if self.narrow else self.plate_high + GAP
        return Box(self.left.x, self.room.y + top, self.left.w, 0.5 if not self.narrow else 0.52)

    @cached_property
    def rungs(self) -> list[Box]:
        inner = Box(self.ladder.x + 0.01, self.ladder.y + 0.052, self.ladder.w - 0.02, self.ladder.h - 0.062)
        return inner.rows(len(ALIENS), 0.006)

    # Seats

    @property
    def plate_high(self) -> float:
        return 0.135 if self.narrow else 0.142

    def plate(self, seat: Seat) -> Box:
        return self.own if seat == self.home else self._rival_plate(self.rivals.index(seat))

    @cached_property
    def own(self) -> Box:
        room = self.room
        wide = 0.42 if self.narrow else min(0.49, 0.43 * (room.w - _SIDE - self.pills_wide))
        return Box(room.x, room.y + 0.715, wide, 0.178)

    def _rival_plate(self, number: int) -> Box:
        right, high = self.right, self.plate_high
        below_tools = right.y + self.tools.h + GAP
        if self.narrow:
            return Box(right.x, below_tools + number * (high + 0.006), right.w, high)
        if number == 0:
            return Box(self.left.x, self.room.y, right.w, high)
        if number == len(self.rivals) - 1 and number > 1:
            return Box(right.x, self.own.bottom - high, right.w, high)
        return Box(right.x, below_tools + (number - 1) * (high + GAP), right.w, high)

    @cached_property
    def free_right(self) -> Box:
        """What is left of the right column between the plates."""
        if self.narrow:
            top = self.plate(self.rivals[-1]).bottom + GAP
            return Box(self.right.x, top, self.right.w, self.own.y - 0.07 - top)
        boxes = [self.plate(seat) for seat in self.rivals]
        right = self.right
        ends = [box.bottom for box in boxes if box.x == right.x and box.y < 0.5 * self.frame.h]
        top = max([self.tools.bottom, *ends]) + GAP
        below = [box.y for box in boxes if box.x == right.x and box.y > top]
        last = min(below, default=self.own.bottom + GAP)
        return Box(right.x, top, right.w, last - GAP - top)

    @cached_property
    def discard(self) -> Box:
        """The heap of played cards, with its count beside it."""
        if self.narrow:
            return Box(self.left.x, self.ladder.bottom + GAP, self.left.w, 0.15)
        return self.free_right.cut_bottom(0.16)[0]

    @cached_property
    def log(self) -> Box:
        """The last moves; without height if there is no room."""
        if self.narrow:
            return self.free_right
        return self.free_right.cut_bottom(0.16, GAP)[1]

    @cached_property
    def digest(self) -> Box:
        """Over the last moves and the heap, as far as the planets leave room, or over the far planets."""
        free = self.free_right
        if self.narrow or free.h <= _DIGEST_HIGH:
            wide = min(0.56, self.galaxy.w)
            return Box(self.star[0] - wide / 2, self.turn_bar.bottom + 0.008, wide, 0.29)
        outermost = max(self.planet_box(planet).right for planet in range(FAR_END + 1))
        x = max(min(outermost + 0.012, free.x), free.right - _DIGEST_WIDE)
        return Box(x, free.y, free.right - x, free.h)

    # The hand

    @property
    def pills_wide(self) -> float:
        return _SIDE if self.narrow else 0.285

    @cached_property
    def hand(self) -> Box:
        x = self.own.right + 0.02
        return Box(x, self.own.y + 0.005, self.pills.x - 0.02 - x, self.own.h - 0.002)

    @cached_property
    def card_high(self) -> float:
        return min(0.171, (self.hand.w - 0.02) / (HAND_SIZE * 1.04 * CARD_ASPECT))

    @cached_property
    def pills(self) -> Box:
        """Where the ways to play a card are listed, from the bottom up."""
        right = self.room.right + GAP if self.narrow else self.right.x
        return Box(right - GAP - self.pills_wide, self.own.y - 0.05, self.pills_wide, self.own.h + 0.05)

    def slots(self, count: int) -> list[Spot]:
        return fan(self.hand, count, (self.card_high * CARD_ASPECT, self.card_high), 4.0)

    def slot_box(self, slot: int, count: int) -> Box:
        spot = self.slots(count)[slot]
        return Box.around(spot.point, self.card_high * CARD_ASPECT, self.card_high)

    @property
    def lifted_high(self) -> float:
        return self.card_high * 1.2

    def lifted(self, slot: int, count: int) -> Point:
        """The middle of a card that was picked up."""
        spot = self.slots(count)[slot]
        return spot.x, self.own.bottom - self.lifted_high / 2 + 0.004

    # On the plates

    def favourite_high(self, seat: Seat) -> float:
        return self.own_parts.high if seat == self.home else 0.07

    def favourite(self, seat: Seat, place: int) -> Box:
        high = self.favourite_high(seat)
        wide = high * FAVOURITE_ASPECT
        plate = self.plate(seat)
        if seat == self.home:
            x, y = self.own_parts.x, plate.y + 0.024
        else:
            x, y = plate.x + 0.016, plate.bottom - 0.012 - high
        return Box(x + place * (wide + 0.008), y, wide, high)

    def token(self, seat: Seat) -> Box:
        last = self.favourite(seat, 1)
        size = last.h * (1.04 if seat == self.home else 1.0)
        return Box.around((last.right + 0.012 + size / 2, last.cy), size, size)

    @cached_property
    def own_parts(self) -> OwnParts:
        """The favourites of the own plate: from where, and how high."""
        left = 0.105 if self.narrow else 0.135
        room = self.own.w - left - 0.085
        high = min(0.107, (room - 0.03) / (2 * FAVOURITE_ASPECT + 1.04))
        return OwnParts(self.own.x + left, high)

    def hand_of(self, seat: Seat) -> Point:
        """Where cards come from and go to that another seat holds."""
        plate = self.plate(seat)
        return plate.right - 0.04, plate.cy


Spot3 = tuple[float, float, float]  # x, y and how large


@dataclass(frozen=True)
class OwnParts:
    x: float
    high: float


@lru_cache(maxsize=8)
def plan(frame: Frame, seats: int, home: Seat) -> Plan:
    """The plan of a table; kept, for a frame asks for it many times."""
    return Plan(frame, seats, home)
