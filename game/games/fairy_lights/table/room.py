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


class Room:
    """The places in one window; `rivals` are all seats but the one at the bottom; if `fixed`, all seats."""

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
                Station(Box(x + plate, cell.y, 0.19, cell.h), Box(x + edge, cell.y, 0.07, cell.h), True)
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
            stations.append(Station(plate, Box(rest.x, 0.006, rest.w, 0.1)))
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

    def _lay_house(self) -> Box:
        """At the right of the bench; where there is no room beside it, behind it on the hill."""
        if not self.narrow:
            return Box.around((self.w - 0.19, self.seat_y - 0.04), 0.283, 0.247)
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
        self.prompts = Box(0, top + height + 0.004, self.w, 0.06)
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
        self.total = Box(x + width - 0.094, self.h - 0.112, 0.094, 0.1)
        self.garland = Box(start, self.h - 0.128, self.total.x - start - 0.006, 0.12)

    @property
    def log(self) -> Box:
        """The open log, over the table."""
        return Box.around((self.w / 2, self.h / 2), min(0.9, self.w - 0.1), 0.72)

    @property
    def heap_point(self) -> Point:
        return self.heap.cx, self.heap.y + 0.045

    def above(self, place: int) -> Box:
        """The room over a card of the shop, where its tag stands."""
        slot = self.slots[place]
        return Box.around((slot.cx, slot.y - 0.012 - 0.05), self.pitch - 0.006, 0.1)

    def named(self) -> dict[str, Box]:
        """The places that a lesson can point at."""
        first, last = self.slots[0], self.slots[-1]
        return {
            "deck": self.deck,
            "reveal": self.reveal,
            "take": self.take,
            "heap": self.heap,
            "odds": self.board,
            "garland": self.garland,
            "points": self.own,
            "tags": Box(self.above(0).x, self.above(0).y, self.pitch * len(self.slots), self.above(0).h),
            "shop": Box(first.x, first.y, last.right - first.x, self.card_h),
            **{f"series:{colour}": panel for colour, panel in self.panels.items()},
        }


@lru_cache(maxsize=8)
def room_of(frame: Frame, rivals: int, fixed: bool) -> Room:
    return Room(frame, rivals, fixed)


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
