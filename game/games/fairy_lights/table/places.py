"""Where the bulbs of a series and of a garland are, for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.client.layout import Point
from game.engine.contract import Seat
from game.games.fairy_lights.model import Cards, Colour, LightsView
from game.games.fairy_lights.table import seats
from game.games.fairy_lights.table.facts import rivals_of, standing
from game.games.fairy_lights.table.room import Room, Station

_SMALL = 0.05  # a bulb at a rival's plate


class Hung(NamedTuple):
    """The middle of a bulb, and its height."""

    centre: Point
    height: float


def station_of(room: Room, home: Seat, seat: Seat) -> Station:
    return room.stations[rivals_of(home, room.rivals + 1).index(seat)]


def series(
    room: Room, home: Seat, view: LightsView, seat: Seat, colour: Colour, bulbs: int
) -> Sequence[Hung]:
    """The bulbs of a seat's series, from left to right."""
    if seat == home:
        hooks = seats.series_bulbs(room.panels[colour], bulbs)[:bulbs]
        return [Hung((x, y + high / 2), high) for (x, y), high in hooks]
    x, y = seats.held_at(station_of(room, home, seat), standing(view, seat), colour)
    return [Hung((x + 0.03 * number, y), _SMALL) for number in range(bulbs)]


def garland_ends(
    room: Room, home: Seat, view: LightsView, seat: Seat, garland: Cards, bulbs: int
) -> Sequence[Hung]:
    """Where so many bulbs of the garland's last series end; all on one where it stands for them."""
    if seat == home:
        hanging = seats.own_garland(room, garland)
    else:
        hanging = seats.rival_garland(station_of(room, home, seat), garland)
    last = garland[-1].colour
    spots = [Hung(bulb.centre, bulb.height) for bulb in hanging.bulbs if bulb.colour == last][-bulbs:]
    return [spots[min(number, len(spots) - 1)] for number in range(bulbs)]
