"""Where everything lies on the snowy bench and round it, and what there can move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from game.client.layout import Box, Frame, Point
from game.engine.contract import NOBODY, Seat
from game.games.fairy_lights.model import COLOURS, SHOP_SIZE, Card, Colour, LightsView
from game.match.lineup import Lineup

CARD_W, CARD_H = 0.148, 0.207  # if there is enough room
_BLOCK_W = 1.25  # sign, deck and shop
_SIDE_W = 0.27  # of a seat at the side
_MARGIN = 0.02
_TOOL = 0.056
_UPRIGHT_CARD = 0.285  # how high a card is there, if there is enough room
_TWO_ROWS = 1.8  # so high, a window has room for two rows of rivals
BACK = ("fairy_lights/card_back", "fairy_lights/card_counts")  # of every card


class InShop(Struct, frozen=True):
    """What moves: the card in this place of the shop."""

    place: int


class ShopRow(Struct, frozen=True):
    """The whole shop."""


class Announced(Struct, frozen=True):
    """A banner; the end of the name of its text."""

    name: str


def glass(colour: Colour) -> str:
    """The theme's name for the light of a bulb."""
    return f"fairy_lights/{colour}"


def card_face(card: Card) -> tuple[str, ...]:
    """The pictures that make the face of a card, the lowest first."""
    art = f"fairy_lights/card_{card.colour}_{card.bulbs}"
    return (art, f"fairy_lights/card_stars_{card.stars}") if card.stars else (art,)


@dataclass(frozen=True, slots=True)
class Station:
    """The place of a rival. A plate at the side grows downwards; its garland is at the edge of the window."""

    plate: Box
    garland: Box
    side: bool = False
    tall: bool = False  # the series of its plate lie below the name
    bulb: float = 0.044  # how wide bulbs are in the garland


class Room:
    """The places in one window; `rivals` are all seats but the one at the bottom; if `fixed`, all seats."""

    upright = False

    def __init__(self, frame: Frame, rivals: int, fixed: bool = False) -> None:
        self.w, self.h = frame.w, frame.h
        self.narrow = frame.w < 1.55
        self.large = frame.text_scale > 1.0
        self.rivals = rivals
        self.fixed = fixed  # no seat changes its place: the bottom only shows more of who plays
        self._lay_top()
        self._lay_block()
        self._lay_bottom()

    def _lay_top(self) -> None:
        tools_w = 6 * _TOOL + 5 * 0.008
        self.tools = Box(self.w - _MARGIN - tools_w, 0.016, tools_w, _TOOL)
        self.turn = Box(_MARGIN, 0.014, 0.25, 0.088 if not self.narrow else 0.074)
        if self.narrow:
            self.stations = self._row_of_stations()
            left = self.turn.right + 0.016
            self.recent = Box(left, 0.02, self.tools.x - 0.016 - left, 0.06)
        else:
            self.stations = self._round_stations()
            side = _SIDE_W + 0.03
            self.recent = Box(side, 0.112, self.w - 2 * side, 0.044)

    def _row_of_stations(self) -> tuple[Station, ...]:
        gap = 0.012
        width = min(0.42, (self.w - 2 * _MARGIN - gap * (self.rivals - 1)) / self.rivals)
        whole = width * self.rivals + gap * (self.rivals - 1)
        row = Box((self.w - whole) / 2, 0.098, whole, 0.1)
        return tuple(
            Station(box, Box(box.x, box.bottom + 0.004, box.w, 0.066))
            for box in row.columns(self.rivals, gap)
        )

    def _round_stations(self) -> tuple[Station, ...]:
        """Clockwise from the left: the next seat sits at the left of the one at the bottom."""
        on_top = 2 if self.rivals == 6 else self.rivals % 2
        beside = (self.rivals - on_top) // 2
        left, right = self._side(beside, False), self._side(beside, True)
        return (*reversed(left), *self._top_stations(on_top), *right)

    def _side(self, count: int, right: bool) -> list[Station]:
        """From the top down."""
        column = Box(0.0, 0.118, _SIDE_W, self._side_bottom() - 0.118)
        stations: list[Station] = []
        for cell in column.rows(count, 0.012):
            edge = cell.w - 0.076 if right else 0.006
            plate = 0.0 if right else 0.08
            x = self.w - _SIDE_W if right else 0.0
            stations.append(
                Station(
                    Box(x + plate, cell.y, 0.19, cell.h), Box(x + edge, cell.y, 0.07, cell.h), True, bulb=0.05
                )
            )
        return stations

    def _side_bottom(self) -> float:
        return self.h - 0.312

    def _top_stations(self, count: int) -> list[Station]:
        left = self.turn.right + 0.014
        room = Box(left, 0.014, self.tools.x - 0.016 - left, 0.088)
        stations: list[Station] = []
        for cell in room.columns(count, 0.012) if count else ():
            plate, rest = cell.cut_left(min(0.52, (0.46 if count == 1 else 0.6) * cell.w), 0.012)
            stations.append(Station(plate, Box(rest.x, 0.006, rest.w, 0.1), bulb=0.049))
        return stations

    def order(self, home: Seat) -> list[Seat]:
        """Who has the stations: clockwise from the next, or each seat its own."""
        if self.fixed:
            return list(range(self.rivals))
        return [(home + 1 + k) % (self.rivals + 1) for k in range(self.rivals)]

    def station(self, home: Seat, seat: Seat) -> Station:
        return self.stations[self.order(home).index(seat)]

    def _lay_block(self) -> None:
        sides = 2 * _SIDE_W if not self.narrow and self.rivals > 1 else 2 * _MARGIN
        most = 0.84 if self.narrow else 1.0
        self.scale = s = min(most, (self.w - sides - 0.01) / _BLOCK_W)
        self.seat_y = self._seat_height()
        self.card_w, self.card_h = CARD_W * s, CARD_H * s
        x = (self.w - 1.232 * s) / 2
        board_h = 0.345 * s
        self.board = Box(x, self.seat_y + 0.01 * s - board_h, 0.19 * s, board_h)
        top = self.seat_y - self.card_h
        self.deck = Box(self.board.right + 0.036 * s, top, self.card_w, self.card_h)
        self.pitch = self.card_w + 0.0217 * s
        first = self.deck.right + 0.03 * s
        self.slots = tuple(
            Box(first + k * self.pitch, top, self.card_w, self.card_h) for k in range(SHOP_SIZE)
        )
        self.bench = Box(self.deck.x - 0.03, 0, self.slots[-1].right + 0.03 - (self.deck.x - 0.03), 0)
        self._lay_buttons()
        self.house = self._lay_house()
        self.snowman = self.board.x + 0.035, self.seat_y + 0.085
        lower = self.seat_y - 0.512  # how much lower than in a wide window everything stands
        self.hills = 0.59 + lower, 0.70 + lower, 0.80 + lower
        self.bank = self.h - 0.333
        self.lit = Box(0.0, self.h - 0.33, self.w, 0.0)  # the snow on which light of garlands falls

    def _lay_house(self) -> Box:
        """At the right of the bench, beside the plates; where there is no room, behind it on the hill."""
        if not self.narrow:
            house = Box.around((self.w - 0.19, self.seat_y - 0.04), 0.283, 0.247)
            over = [each.plate.x for each in self.stations if each.plate.overlaps(house)]
            beside = house.moved(min(over) - house.right) if over else house
            return beside if beside.x > self.slots[-1].right else house
        foot, top = self.seat_y - self.card_h + 0.02, self.stations[0].garland.bottom
        high = min(0.328, foot - top)
        wide = high * 300 / 262
        return Box(self.w - 0.06 - wide, foot - high, wide, high)

    def _seat_height(self) -> float:
        """How far down the cards stand."""
        return 0.575 + 0.42 * (self.h - 1.0) if self.narrow else 0.512

    def _lay_buttons(self) -> None:
        width = self.slots[-1].right - self.deck.x
        top = self.seat_y + 0.038
        height = 0.086
        self.reveal = Box(self.deck.x, top, 0.365 * width, height)
        self.take = Box(self.reveal.right + 0.018, top, 0.365 * width, height)
        rest = self.slots[-1].right + 0.02 - (self.take.right + 0.016)
        low = 0.05 if self.w > 1.7 and not self.large else 0.0  # where no prompts reach below it
        self.heap = Box(self.take.right + 0.016, top - 0.02 + low / 2, rest, height + 0.02 + low / 2)
        reach = self.heap.x - 0.012 if low else self.w
        self.prompts = Box(self.w - reach, top + height + 0.004, 2 * reach - self.w, 0.06)
        wide = Box.around((self.w / 2, self.recent.cy), min(0.94, self.w - 0.1), 0.066)
        self.message = Box(self.recent.x, 0.012, self.recent.w, 0.08) if self.narrow else wide
        # in the place of the last moves
        self.digest = (
            self.recent if self.narrow else Box(self.recent.x, self.recent.y - 0.006, self.recent.w, 0.056)
        )

    def _lay_bottom(self) -> None:
        width = min(self.w - 2 * _MARGIN, 1.95)
        x = (self.w - width) / 2
        top = self.h - 0.288
        self.own = Box(x, top, 0.205 if self.narrow else 0.268, 0.272)
        start = self.own.right + 0.016
        row = Box(start, top, x + width - start, 0.156)
        self.panels = dict(zip(COLOURS, row.columns(len(COLOURS), 0.012), strict=True))
        total = Box(x + width - 0.094, self.h - 0.112, 0.094, 0.1)
        self.total: Box | None = total  # for the star that tells what the garland is worth
        self.garland = Box(start, self.h - 0.128, total.x - start - 0.006, 0.12)

    @property
    def log(self) -> Box:
        """The open log, over the table."""
        return Box.around((self.w / 2, self.h / 2), min(0.9, self.w - 0.1), 0.72)

    @property
    def sign(self) -> Box:
        """The board of the odds with its frame and the snow on it."""
        across, down = self.board.w / 320, self.board.h / 326
        return Box(
            self.board.x - 20 * across,
            self.board.y - 31 * down,
            self.board.w + 40 * across,
            self.board.h + 51 * down,
        )

    @property
    def heap_point(self) -> Point:
        return self.heap.cx, self.heap.y + 0.045

    def above(self, place: int) -> Box:
        """The room over a card of the shop, where its tag stands."""
        slot = self.slots[place]
        return Box.around((slot.cx, slot.y - 0.012 - 0.052), self.pitch - 0.004, 0.104)

    def tags(self, cards: int) -> Box:
        """The tags of so many cards."""
        first = self.above(0)
        return Box(first.x, first.y, self.pitch * cards, first.h)

    def named(self) -> dict[str, Box]:
        """The places that a lesson can point at."""
        first, last = self.slots[0], self.slots[-1]
        return {
            "deck": self.deck,
            "reveal": self.reveal,
            "take": self.take,
            "heap": self.heap,
            "odds": self.board,
            "sign": self.sign,
            "garland": self.garland,
            "points": self.own,
            "shop": Box(first.x, first.y, last.right - first.x, self.card_h),
            **{f"series:{colour}": panel for colour, panel in self.panels.items()},
        }


class UprightRoom(Room):
    """A window that is higher than wide: rivals, news, deck and house, shop, buttons, the own seat.

    The scene with deck and house takes the height that is over.
    """

    upright = True

    def _lay_top(self) -> None:
        whole = Box(_MARGIN, 0.0, self.w - 2 * _MARGIN, self.h)
        self.tools = Box(whole.right - 0.42, 0.017, 0.42, 0.064)
        self.turn = Box(whole.x, 0.015, 0.56, 0.068)
        self.stations = self._stations(whole)
        below = self.stations[-1].garland.bottom + 0.012
        self.recent = self.digest = self.message = Box(whole.x, below, whole.w, 0.096)

    def _stations(self, whole: Box) -> tuple[Station, ...]:
        """In one row; from five on in two, if the window is high enough for that."""
        abreast = self.rivals if self.rivals < 5 or self.h < _TWO_ROWS else 3
        tall = abreast < 5
        high, hung = (0.158, 0.084) if self.rivals == abreast and tall else (0.112, 0.08)
        bulb = 0.056 if abreast < 4 and self.rivals == abreast else 0.049 if self.rivals < 5 else 0.044
        wide = min(0.62, (whole.w - 0.012 * (abreast - 1)) / abreast)
        stations: list[Station] = []
        for number in range(self.rivals):
            row, at = divmod(number, abreast)
            count = min(abreast, self.rivals - row * abreast)
            x = whole.cx - (count * (wide + 0.012) - 0.012) / 2 + at * (wide + 0.012)
            plate = Box(x, 0.104 + row * (high + hung + 0.01), wide, high)
            under = whole if self.rivals == 1 else plate  # one alone has all the width for its garland
            garland = Box(under.x, plate.bottom + 0.003, under.w, hung)
            stations.append(Station(plate, garland, tall=tall, bulb=bulb))
        return tuple(stations)

    def _lay_block(self) -> None:
        """From the bottom up: the own seat, buttons, the shop; the scene lies between them and the news."""
        x, wide = _MARGIN, self.w - 2 * _MARGIN
        self.garland = Box(x, self.h - 0.128, wide, 0.116)
        row = Box(x, self.garland.y - 0.145, wide, 0.137)
        self.panels = dict(zip(COLOURS, row.columns(len(COLOURS), 0.012), strict=True))
        self.own = Box(x, row.y - 0.104, wide, 0.094)
        self.total = None
        self._lay_buttons()
        self.seat_y = self.reveal.y - 0.024
        top = self.digest.bottom + 0.014
        scene = self.seat_y - 0.118 - _UPRIGHT_CARD - top
        self.card_h = max(CARD_H, _UPRIGHT_CARD - max(0.0, 0.27 - scene))
        self.card_w = self.card_h * CARD_W / CARD_H
        self.pitch = self.card_w * 1.17
        first = (self.w - self.card_w - (SHOP_SIZE - 1) * self.pitch) / 2
        y = self.seat_y - self.card_h
        self.slots = tuple(Box(first + k * self.pitch, y, self.card_w, self.card_h) for k in range(SHOP_SIZE))
        self.bench = Box(x, 0.0, wide, 0.0)
        self._lay_scene(Box(x, top, wide, y - 0.118 - top))

    def _lay_scene(self, scene: Box) -> None:
        """The sign at the left, the deck on the snow, the house at the right."""
        more = max(0.0, scene.h - 0.6)  # than in a window of 900 by 1400
        high = min(0.46 + 0.3 * more, scene.h)
        self.board = scene.within(0.72 * high, high, "bottom-left").moved(0.016)
        foot = scene.bottom - 0.03
        deck_h = min(self.card_h * (1.0 + 0.6 * more), scene.h - 0.04)
        deck_w = deck_h * CARD_W / CARD_H
        house_h = min(0.328 + 0.25 * more, scene.h - 0.05)
        house_w = house_h * 300 / 262
        self.house = Box(scene.right - 0.02 - house_w, foot - 0.01 - house_h, house_w, house_h)
        between = self.house.x - self.board.right
        self.deck = Box(self.board.right + 0.38 * (between - deck_w), foot - deck_h, deck_w, deck_h)
        self.snowman = self.house.x - 0.03, foot - 0.02
        self.hills = foot + 0.078, foot + 0.198, foot + 0.366
        self.bank = self.own.y - 0.03
        lit = self.board.right + 0.02
        self.lit = Box(lit, foot + 0.01, self.w - lit, 0.0)  # before the house: lower down all is covered
        self.prompts = Box(0.0, scene.y, self.w, 0.06)

    def _lay_buttons(self) -> None:
        height, own = 0.104, self.own
        y = own.y - 0.02 - height
        self.reveal = Box(own.x + 0.008, y, 0.475, height)
        self.take = Box(self.reveal.right + 0.018, y, 0.5, height)
        rest = self.take.right + 0.014
        self.heap = Box(rest, y - 0.02, own.right - rest, height + 0.02)

    def _lay_bottom(self) -> None:
        pass  # it is where the block begins


@lru_cache(maxsize=8)
def room_of(frame: Frame, rivals: int, fixed: bool = False) -> Room:
    return (UprightRoom if frame.upright else Room)(frame, rivals, fixed)


# Who sits where


def home_seat(view: LightsView, lineup: Lineup | None) -> Seat:
    """The seat at the bottom: the viewer, else the last person to have a turn, else the first seat."""
    if view.seat != NOBODY:
        return view.seat
    if lineup is None:
        return 0
    people, count = lineup.people(), len(view.seats)
    backwards = ((view.turn - k) % count for k in range(count))
    return next((seat for seat in backwards if seat in people), 0)
