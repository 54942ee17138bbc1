"""Where everything lies on the table of the race, in a window of any shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from game.client.layout import LEAST_TARGET, Box, Frame, Point
from game.client.motion.clips import Pose, Poses, SpriteId
from game.client.paint.theme import TIGHT_GAP
from game.client.table.cards import Spot, fan
from game.engine.contract import Seat
from game.games.star_race.model import ALIENS, HAND_SIZE, MOST_FAVOURITES, Alien
from game.games.star_race.table.spiral import Spiral
from game.games.star_race.table.sprites import Guess, Portrait, Racer

CARD_ASPECT = 204 / 224
FAVOURITE_ASPECT = 124 / 144
PORTRAIT = 0.86  # of the height of a rung
PILL_HIGH = 0.056  # of a way to play a card
_WIDEST = 2.08  # in wider windows the columns do not go farther out
_SIDE = 0.30  # width of the right column
_TOOLS = 0.352  # six tools
_DIGEST_WIDE = 0.5
_FLAT_PLATE = 0.12  # the height of a plate in a narrow window for five
_WAY_GAP = 0.008
_SETTLE_HIGH, _SETTLE_MAIN, _SETTLE_GAP = 0.07, 0.106, 0.006
_AIRY = 1.85  # in a window this high two or three seats leave the race more height than it can use
_HAND_HIGH = 0.19
_HINT = 0.076  # how far a hint of four lines reaches up beyond its place
_LEAPS = 0.05  # left below the spiral for leaps
_ARROW_WIDE = 0.028
_NOTE_ROW, _NOTE_FACE, _NOTE_NAME = 0.082, 0.064, 0.24


# The standing


@dataclass(frozen=True)
class Rung:
    """One place in the race: its number, the alien there, and the coin for what it is worth."""

    box: Box
    abreast: bool = False  # beside the others, not above them

    @property
    def _tight(self) -> bool:
        """Whether there is hardly room for a portrait and an arrow."""
        return self.box.w < 0.23 or self.abreast

    @property
    def tab(self) -> Box:
        return Box(self.box.x, self.box.y, 0.038 if self._tight else 0.052, self.box.h)

    @property
    def coin(self) -> Box:
        size = 0.052 if self.abreast else self.box.h * (0.6 if self._tight else 0.68)
        return Box.around((self.box.right - 0.012 - size / 2, self.box.cy), size, size)

    @cached_property
    def inner(self) -> Box:
        """The room between number and coin."""
        x = self.box.x + self.tab.w + 0.008
        return Box(x, self.box.y, self.coin.x - 0.004 - x, self.box.h)

    @cached_property
    def portrait(self) -> Box:
        size = min(self.box.h * PORTRAIT, self.inner.w - (0.044 if self.abreast else _ARROW_WIDE))
        return Box(self.inner.x, self.box.cy - size / 2, size, size)

    def shared(self, count: int) -> list[Box]:
        """Where so many portraits hang together."""
        if count < 2:
            return [self.portrait] * count
        rows = 1 if count < 4 else 2
        columns = -(-count // rows)
        size = min(self.inner.h * 0.92 / rows, self.inner.w / columns)
        lines = self.inner.within(size * columns, size * rows, "left").rows(rows)
        return [cell.inset(0.001, 0.001) for line in lines for cell in line.columns(columns)][:count]


# Seats


@dataclass(frozen=True)
class SeatRoom:
    """The plate of one seat, and what lies on it."""

    plate: Box
    favourites: tuple[Box, ...]
    token: Box
    hand: Point  # where cards come from and go to that another seat holds
    told: Box | None = None  # for the last move, if the plate tells it

    @classmethod
    def on(cls, plate: Box, x: float, y: float, high: float, token_high: float) -> SeatRoom:
        """With favourite cards of this height side by side from a corner on, then the token."""
        wide = high * FAVOURITE_ASPECT
        favourites = tuple(Box(x + k * (wide + 0.008), y, wide, high) for k in range(MOST_FAVOURITES))
        last = favourites[-1]
        token = Box.around((last.right + 0.012 + token_high / 2, last.cy), token_high, token_high)
        return cls(plate, favourites, token, (plate.right - 0.04, plate.cy))

    @classmethod
    def telling(cls, plate: Box, row: float) -> SeatRoom:
        """A flat plate: what lies there at the right, the last move in a row below the name."""
        high = plate.h - 0.016 - row
        wide = MOST_FAVOURITES * (high * FAVOURITE_ASPECT + 0.008) + 0.004 + high
        told = Box(plate.x + 0.01, plate.bottom - 0.008 - row, plate.w - 0.02, row)
        room = cls.on(plate, plate.right - 0.022 - wide, plate.y + 0.008, high, high)
        return replace(room, told=told)

    @property
    def side(self) -> Box:
        """Where a rival's plate shows the hand, or a change of points."""
        if self.told is None:
            return Box(self.plate.right - 0.066, self.plate.bottom - 0.08, 0.056, 0.066)
        return self.told.within(0.064, self.told.h, "right")


# The hand


@dataclass(frozen=True)
class HandRoom:
    """The own cards, and the ways to play the one picked up."""

    box: Box  # of the cards as they rest
    bottom: float  # of the plate beside them
    pills: Box  # where the ways are listed, from the bottom up
    within: bool = False  # they keep to that place, as something else lies above it

    @cached_property
    def high(self) -> float:
        """Of a card."""
        most = self.box.h if self.within else 0.171
        return min(most, (self.box.w - 0.02) / (HAND_SIZE * 1.04 * CARD_ASPECT))

    @property
    def lifted_high(self) -> float:
        """Of a card that was picked up."""
        return self.high * 1.2

    def slots(self, count: int) -> Sequence[Spot]:
        return fan(self.box, count, (self.high * CARD_ASPECT, self.high), 4.0)

    def slot_box(self, slot: int, count: int) -> Box:
        return Box.around(self.slots(count)[slot].point, self.high * CARD_ASPECT, self.high)

    def lifted(self, slot: int, count: int) -> Point:
        """The middle of a card that was picked up."""
        return self.slots(count)[slot].x, self.bottom - self.lifted_high / 2 + 0.004

    @property
    def ways_on(self) -> Box:
        """Where it goes on after the end."""
        return self.pills.within(self.pills.w, 2 * 0.07 + 0.016, "bottom")

    def ways(self, count: int, hinted: bool = False) -> Sequence[Box]:
        """The places of so many ways, in their order; clear of the words of a hint."""
        if not self.within:
            high = count * (PILL_HIGH + _WAY_GAP) - _WAY_GAP
            return self.pills.within(self.pills.w, high, "bottom").rows(count, _WAY_GAP)
        pills = self.pills.cut_top(self.pills.h - _HINT)[0] if hinted else self.pills
        columns = 1 if count * (LEAST_TARGET + _WAY_GAP) - _WAY_GAP <= pills.h else 2
        rows = pills.rows(max(2, -(-count // columns)), _WAY_GAP)
        return [cell for row in rows for cell in row.columns(columns, _WAY_GAP)][:count]

    def settling(self, scale: float) -> Sequence[Box]:
        """The places of what becomes of a drawn card: a large one, and two below it."""
        pills, gap = self.pills, _SETTLE_GAP
        if self.within:
            first, rest = pills.cut_top(pills.h * 0.54, gap)
            return first, *rest.columns(2, gap)
        high = (_SETTLE_MAIN + 2 * (_SETTLE_HIGH + gap)) * scale
        first, rest = Box(pills.x, pills.bottom - high, pills.w, high).cut_top(_SETTLE_MAIN * scale, gap)
        return first, *rest.rows(2, gap)


@dataclass(frozen=True)
class NoteRoom:
    """The board of guesses, which lies over the galaxy."""

    box: Box
    rivals: tuple[Seat, ...]

    def name(self, seat: Seat) -> Box:
        """Where the name of a rival stands."""
        y = self.box.y + 0.105 + self.rivals.index(seat) * _NOTE_ROW + (_NOTE_ROW - _NOTE_FACE) / 2
        return Box(self.box.x + 0.03, y, _NOTE_NAME - 0.01, _NOTE_FACE)

    @cached_property
    def cells(self) -> Mapping[Guess, Box]:
        """Where each guess about each rival is pinned."""
        first, size = self.box.x + 0.03 + _NOTE_NAME, _NOTE_FACE
        return {
            Guess(seat, alien): Box(first + column * (size + 0.012), self.name(seat).y, size, size)
            for seat in self.rivals
            for column, alien in enumerate(ALIENS)
        }


# The whole table


@dataclass(frozen=True)
class Room:
    """The places of one table: its window, how many seats, whose seat lies at the bottom, and whose hand."""

    frame: Frame
    count: int
    home: Seat
    me: Seat

    @cached_property
    def whole(self) -> Box:
        """The part of the window that is used: one unit high, not too wide."""
        window = self.frame.box
        margin = 0.022 if self.narrow else 0.03
        return window.within(min(window.w, _WIDEST), 1.0).inset(margin, 0.03)

    @property
    def narrow(self) -> bool:
        return self.frame.narrow

    @cached_property
    def left(self) -> Box:
        return self.whole.within(0.226 if self.narrow else 0.27, 0.94, "left")

    @cached_property
    def right(self) -> Box:
        return self.whole.within(_SIDE, 0.94, "right")

    @cached_property
    def tools(self) -> Box:
        return self.right.within(_TOOLS, 0.054, "top-right")

    @cached_property
    def galaxy(self) -> Box:
        """The room between the columns, above the hand."""
        x = self.left.right + TIGHT_GAP
        return Box(x, self.whole.y, self.right.x - TIGHT_GAP - x, 0.7)

    @cached_property
    def spiral(self) -> Spiral:
        return Spiral.within(self.galaxy)

    @cached_property
    def turn_bar(self) -> Box:
        """Above the planets, the last of which reaches furthest up."""
        room = self.galaxy.cut_right(max(0.0, self.galaxy.right - self.tools.x + TIGHT_GAP))[1]
        wide = min(0.8, room.w)
        x = min(self.galaxy.cx - wide / 2, room.right - wide)
        return Box(x, room.y - 0.008, wide, 0.052)

    @cached_property
    def message(self) -> Box:
        """In the place of the prompts, as words must not cover planets."""
        centre = self.frame.box.cx, self.whole.bottom - 0.011
        return Box.around(centre, min(1.5, self.whole.w), 0.064)

    @cached_property
    def prompts(self) -> Box:
        return Box.around((self.frame.box.cx, self.whole.bottom - 0.005), self.frame.w, 0.06)

    # The standing

    @cached_property
    def ladder(self) -> Box:
        top = 0.0 if self.narrow else self._plate_high + TIGHT_GAP
        return Box(self.left.x, self.whole.y + top, self.left.w, 0.5 if not self.narrow else 0.52)

    @cached_property
    def rungs(self) -> tuple[Rung, ...]:
        inner = Box(self.ladder.x + 0.01, self.ladder.y + 0.052, self.ladder.w - 0.02, self.ladder.h - 0.062)
        return tuple(map(Rung, inner.rows(len(ALIENS), 0.006)))

    def portraits(self, aliens: Mapping[Alien, int]) -> Mapping[Alien, Box]:
        """Where each alien's portrait hangs: one a rung, but all who are still on planet 0 share the last."""
        return _portraits(self, tuple(aliens[alien] for alien in ALIENS))

    # Seats

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """Those with a small plate, clockwise from the one at the bottom."""
        return self._after(self.home)

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """All but the one whose hand lies at the bottom, clockwise."""
        return self._after(self.me)

    def _after(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple((seat + k) % self.count for k in range(1, self.count))

    @property
    def _plate_high(self) -> float:
        if self.narrow:
            return _FLAT_PLATE if self.count == 5 else 0.135
        return 0.142

    @cached_property
    def own(self) -> Box:
        """The plate at the bottom."""
        room = self.whole
        wide = 0.42 if self.narrow else min(0.49, 0.43 * (room.w - _SIDE - self._pills_wide))
        return Box(room.x, room.y + 0.715, wide, 0.178)

    @cached_property
    def seats(self) -> tuple[SeatRoom, ...]:
        return tuple(self._seat(seat) for seat in range(self.count))

    def _seat(self, seat: Seat) -> SeatRoom:
        if seat != self.home:
            plate = self._rival_plate(self.rivals.index(seat))
            high = min(0.07, plate.h - 0.061)
            return SeatRoom.on(plate, plate.x + 0.016, plate.bottom - 0.01 - high, high, high)
        left = 0.105 if self.narrow else 0.135
        room = self.own.w - left - 0.085
        high = min(0.107, (room - 0.03) / (2 * FAVOURITE_ASPECT + 1.04))
        return SeatRoom.on(self.own, self.own.x + left, self.own.y + 0.024, high, high * 1.04)

    def _rival_plate(self, number: int) -> Box:
        right, high = self.right, self._plate_high
        below_tools = right.y + self.tools.h + TIGHT_GAP
        if self.narrow:
            return Box(right.x, below_tools + number * (high + 0.006), right.w, high)
        if number == 0:
            return Box(self.left.x, self.whole.y, right.w, high)
        if number == len(self.rivals) - 1 and number > 1:
            return Box(right.x, self.own.bottom - high, right.w, high)
        return Box(right.x, below_tools + (number - 1) * (high + TIGHT_GAP), right.w, high)

    # The right column

    @cached_property
    def free_right(self) -> Box:
        """What is left of it between the plates."""
        right = self.right
        plates = [self.seats[seat].plate for seat in self.rivals]
        if self.narrow:
            top = plates[-1].bottom + TIGHT_GAP
            return Box(right.x, top, right.w, self.own.y - 0.07 - top)
        ends = [box.bottom for box in plates if box.x == right.x and box.y < 0.5 * self.frame.h]
        top = max([self.tools.bottom, *ends]) + TIGHT_GAP
        below = [box.y for box in plates if box.x == right.x and box.y > top]
        last = min(below, default=self.own.bottom + TIGHT_GAP)
        return Box(right.x, top, right.w, last - TIGHT_GAP - top)

    @cached_property
    def discard(self) -> Box:
        """The heap of played cards, with its count beside it."""
        if self.narrow:
            return Box(self.left.x, self.ladder.bottom + TIGHT_GAP, self.left.w, 0.15)
        return self.free_right.cut_bottom(0.16)[0]

    @property
    def heap(self) -> Point:
        """The middle of the heap."""
        return self.discard.x + 0.085, self.discard.cy

    @property
    def heap_high(self) -> float:
        """How high a card on the heap is."""
        return 0.12 if self.narrow else 0.135

    @cached_property
    def log(self) -> Box:
        """The last moves; without height if there is no room."""
        return self.free_right if self.narrow else self.free_right.cut_bottom(0.16, TIGHT_GAP)[1]

    @cached_property
    def digest(self) -> Box:
        """In the place of the last moves, and as far to the left as the planets leave room."""
        free = self.log if self.log.h > 0 else self.free_right
        if self.narrow:
            return free
        outermost = max(box.right for box in self.spiral.boxes)
        x = max(min(outermost + 0.012, free.x), free.right - _DIGEST_WIDE)
        return Box(x, free.y, free.right - x, free.h)

    @property
    def open_log(self) -> Box:
        return self.log if self.log.h > 0.1 else self.right

    # Over the galaxy

    @property
    def bubbles(self) -> Box:
        """Where the bubble of a preview may hang."""
        top = self.turn_bar.bottom + 0.01
        return Box(self.galaxy.x, top, self.galaxy.w, 0.53)

    @property
    def _pills_wide(self) -> float:
        return _SIDE if self.narrow else 0.285

    @cached_property
    def hand(self) -> HandRoom:
        own, x = self.own, self.own.right + 0.02
        right = self.whole.right + TIGHT_GAP if self.narrow else self.right.x
        pills = Box(right - TIGHT_GAP - self._pills_wide, own.y - 0.05, self._pills_wide, own.h + 0.05)
        cards = Box(x, own.y + 0.005, pills.x - 0.02 - x, own.h - 0.002)
        return HandRoom(cards, own.bottom, pills)

    @cached_property
    def notes(self) -> NoteRoom:
        wide = _NOTE_NAME + len(ALIENS) * (_NOTE_FACE + 0.012) + 0.06
        high = 0.135 + _NOTE_ROW * len(self.rivals)
        return NoteRoom(Box.around(self.galaxy.centre, wide, high), self.others)


@dataclass(frozen=True)
class UprightRoom(Room):
    """A window that is higher than wide: seats, race, standing, the own plate and the hand from the top down.

    Only the race grows and shrinks with the height.
    """

    @cached_property
    def whole(self) -> Box:
        return self.frame.box.inset(0.02, 0.017)

    @cached_property
    def tools(self) -> Box:
        return self.whole.within(0.42, 0.064, "top-right")

    @cached_property
    def turn_bar(self) -> Box:
        return Box(self.whole.x, self.whole.y, self.tools.x - TIGHT_GAP - self.whole.x, 0.069)

    @cached_property
    def prompts(self) -> Box:
        return self.whole.within(self.whole.w, 0.06, "bottom")

    @cached_property
    def message(self) -> Box:
        return self.whole.within(self.whole.w, 0.066, "bottom")

    @cached_property
    def hand(self) -> HandRoom:
        zone = Box(self.whole.x, self.prompts.y - 0.008 - _HAND_HIGH, self.whole.w, _HAND_HIGH)
        pills, rest = zone.cut_right(0.458, 0.02)
        return HandRoom(rest, zone.bottom, pills, within=True)

    @cached_property
    def own(self) -> Box:
        whole = self.whole
        return Box(whole.x, self.hand.box.y - 0.014 - 0.122, whole.w, 0.122)

    @cached_property
    def ladder(self) -> Box:
        air = 0.07 if self._rows == 1 and self.frame.h > _AIRY else 0.032  # room for words to the own plate
        return Box(self.whole.x, self.own.y - air - 0.117, self.whole.w, 0.117)

    @cached_property
    def rungs(self) -> tuple[Rung, ...]:
        return tuple(Rung(box, True) for box in self.ladder.inset(0.01).columns(len(ALIENS), 0.006))

    def _seat(self, seat: Seat) -> SeatRoom:
        if seat != self.home:
            return SeatRoom.telling(self._rival_plate(self.rivals.index(seat)), self._told)
        return SeatRoom.on(self.own, self.own.x + 0.3, self.own.y + 0.013, 0.096, 0.1)

    def _rival_plate(self, number: int) -> Box:
        """Two side by side; one alone is as wide as both."""
        high = (0.092 + self._told) * self._rows - 0.008
        rows = Box(self.whole.x, self.turn_bar.bottom + 0.022, self.whole.w, high)
        row, at = rows.rows(self._rows, 0.008)[number // 2], number % 2
        alone = at == 0 and number == len(self.rivals) - 1
        return row if alone else row.columns(2, 0.01)[at]

    @property
    def _told(self) -> float:
        """The height of the last move on a plate: large text needs two lines for some."""
        return 0.066 if self.frame.big_text else 0.05

    @property
    def _rows(self) -> int:
        return -(-len(self.rivals) // 2)

    @cached_property
    def galaxy(self) -> Box:
        """What is left for the race."""
        top = self.seats[self.rivals[-1]].plate.bottom + TIGHT_GAP
        return Box(self.whole.x, top, self.whole.w, self.ladder.y - TIGHT_GAP - top)

    @cached_property
    def spiral(self) -> Spiral:
        return Spiral.filling(self.galaxy.cut_bottom(_LEAPS)[1], self.galaxy)

    @cached_property
    def discard(self) -> Box:
        """In a corner that the spiral leaves free."""
        return self.galaxy.within(0.26, 0.15, "bottom-right")

    @property
    def bubbles(self) -> Box:
        return self.galaxy

    @property
    def log(self) -> Box:
        """The plates tell the last moves."""
        return self.galaxy.within(self.galaxy.w, 0.0)

    @property
    def open_log(self) -> Box:
        return self.galaxy

    @property
    def digest(self) -> Box:
        return self.log


def resting(room: Room, aliens: Mapping[Alien, int]) -> Poses:
    """How everything that can move lies, with the aliens on these planets."""
    poses: dict[SpriteId, Pose] = {}
    for alien, (x, y, size) in room.spiral.feet(aliens).items():
        poses[Racer(alien)] = Pose(x, y, scale=size)
    for alien, box in room.portraits(aliens).items():
        poses[Portrait(alien)] = Pose(*box.centre, scale=box.h / room.rungs[0].portrait.h)
    return poses


@lru_cache(maxsize=64)
def _portraits(room: Room, planets: tuple[int, ...]) -> Mapping[Alien, Box]:
    placed = sorted(zip(ALIENS, planets, strict=True), key=lambda pair: -pair[1])
    ahead = [alien for alien, planet in placed if planet]
    crowd = [alien for alien, planet in placed if not planet]
    boxes = {alien: rung.portrait for alien, rung in zip(ahead, room.rungs, strict=False)}
    return boxes | dict(zip(crowd, room.rungs[-1].shared(len(crowd)), strict=True))


@lru_cache(maxsize=8)
def room_in(frame: Frame, count: int, home: Seat, me: Seat | None = None) -> Room:
    """The room of a table, made once for a window of this size; `me` holds the hand, else `home`."""
    kind = UprightRoom if frame.upright else Room
    return kind(frame, count, home, home if me is None else me)
