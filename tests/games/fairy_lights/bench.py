"""The cards of the printed rules laid out for a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.contract import Seat
from game.games.fairy_lights.model import COLOURS, Card, Cards, Colour, State
from game.games.fairy_lights.rules import colour_mask

_STARS: Mapping[Colour, tuple[Mapping[int, int], Mapping[int, int]]] = {  # how many cards show so many stars
    "yellow": ({0: 14, 1: 14}, {1: 6}),
    "pink": ({0: 8, 1: 10, 2: 5}, {1: 2, 2: 3}),
    "orange": ({1: 8, 2: 8}, {2: 4}),
    "silver": ({2: 7, 3: 6}, {3: 3}),
    "gold": ({4: 5}, {}),
}
DECK: Cards = tuple(
    Card(colour, bulbs, stars)
    for colour, by_bulbs in _STARS.items()
    for bulbs, by_stars in enumerate(by_bulbs, start=1)
    for stars, number in by_stars.items()
    for _ in range(number)
)


def card(colour: Colour, bulbs: int = 1, stars: int | None = None) -> Card:
    """A card of the deck; the stars, if they do not matter, are those of the first such card."""
    return next(
        each for each in DECK if each.colour == colour and each.bulbs == bulbs and stars in (None, each.stars)
    )


def cards(*colours: Colour) -> Cards:
    return tuple(card(colour) for colour in colours)


def position(
    shop: Cards = (),
    coming: Cards = (),
    series: Mapping[Seat, Sequence[Cards]] | None = None,
    garlands: Mapping[Seat, Cards] | None = None,
    players: int = 3,
    deck_after: Cards | None = None,
) -> State:
    """Seat 0 to act; `coming` lies on top of the deck, `deck_after` (or a few cards) under it."""
    under = cards("yellow", "pink", "orange") if deck_after is None else deck_after
    state = State(
        deck=[*reversed(under), *reversed(coming)],
        shop=shop,
        shop_colours=colour_mask(shop),
        discard=(),
        series=[
            next((one for one in (series or {}).get(seat, ()) if one[0].colour == colour), ())
            for seat in range(players)
            for colour in COLOURS
        ],
        garlands=[(garlands or {}).get(seat, ()) for seat in range(players)],
        points=[0] * players,
        first=0,
        first_player="random",
        seat=0,
        phase="turn",
    )
    for seat, lights in (series or {}).items():
        for one in lights:
            state.points[seat] -= sum(each.stars for each in one)
    for seat, garland in enumerate(state.garlands):
        state.points[seat] += sum(each.stars for each in garland)
    return state
