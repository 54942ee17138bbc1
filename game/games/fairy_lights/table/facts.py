"""What a seat's plate and panels show, as small values: read off a view, compared and kept by their keys."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.contract import NOBODY, Seat
from game.games.fairy_lights.model import COLOURS, Card, Cards, Colour, LightsView
from game.match.lineup import Assist, Lineup


class Held(NamedTuple):
    """An unfinished series."""

    colour: Colour
    bulbs: int
    stars: int


class Standing(NamedTuple):
    """What a seat's plate says."""

    points: int
    lit: int  # stars in the garland
    held: tuple[Held, ...]
    leads: bool

    @property
    def risk(self) -> int:
        """The minus points of its unfinished series."""
        return sum(held.stars for held in self.held)


def standing(view: LightsView, seat: Seat) -> Standing:
    lights = view.seats[seat]
    held = tuple(Held(colour, *_sums(lights.series[colour])) for colour in COLOURS if colour in lights.series)
    points = view.points[seat]
    leads = points == max(view.points) and min(view.points) < points
    return Standing(points, _sums(lights.garland)[1], held, leads)


def _sums(cards: Cards) -> tuple[int, int]:
    return sum(card.bulbs for card in cards), sum(card.stars for card in cards)


def face(card: Card) -> tuple[str, ...]:
    """The pictures that lie on each other in a card's face."""
    art = f"fairy_lights/card_{card.colour}_{card.bulbs}"
    return (art, f"fairy_lights/card_stars_{card.stars}") if card.stars else (art,)


BACK = ("fairy_lights/card_back",)


def home_seat(view: LightsView, table: Lineup | None) -> Seat:
    """The seat at the bottom: whoever looks, else the last person whose turn it was, else the first seat."""
    if view.seat != NOBODY or table is None:
        return max(0, view.seat)
    seats = len(view.seats)
    people = table.people()
    backwards = ((view.turn - k) % seats for k in range(seats))
    return next((seat for seat in backwards if seat in people), 0)


def rivals_of(home: Seat, seats: int) -> list[Seat]:
    """The others, clockwise from the next."""
    return [(home + 1 + k) % seats for k in range(seats - 1)]


def assist_of(table: Lineup, seat: Seat) -> Assist:
    return table.players[seat].assist
