"""Fairy Lights: what a seat knows, and what it can tell from that."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from random import Random
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from game.engine.chance import shuffled
from game.engine.contract import Event, Glimpse, Seat, Transition
from game.games.fairy_lights import model
from game.games.fairy_lights.model import (
    COLOURS,
    Cards,
    Colour,
    FaceDown,
    Fate,
    Garland,
    Lights,
    LightsView,
    Move,
    State,
    Take,
)
from game.games.fairy_lights.rules import FATES, colour_mask, legal, worth

_ORDER = {  # of cards that nobody sees: by colour, bulbs and stars
    model.Card(colour, bulbs, stars): place
    for place, (colour, bulbs, stars) in enumerate(product(COLOURS, (1, 2), range(model.MOST_STARS + 1)))
}


def view(state: State, seat: Seat) -> LightsView:
    over = state.phase == "over"
    unseen = tuple(sorted(state.deck, key=_ORDER.__getitem__))
    return LightsView(
        seat=seat,
        to_act=None if over else state.seat,
        legal=legal(state) if seat == state.seat else (),
        phase=state.phase,
        first=state.first,
        first_player=state.first_player,
        turn=state.seat,
        shop=state.shop,
        discard=state.discard,
        seats=tuple(lights_of(state, seat) for seat in range(len(state.points))),
        points=tuple(state.points),
        unseen=unseen,
        repeat=_repeat(state.shop, unseen),
    )


def lights_of(state: State, seat: Seat) -> Lights:
    """What lies before the seat."""
    series = state.series[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    return Lights(
        {colour: cards for colour, cards in zip(COLOURS, series, strict=True) if cards},
        state.garlands[seat],
    )


def veiled(glimpse: Glimpse[LightsView], eyes: Collection[Seat]) -> Glimpse[LightsView]:
    """As a screen shows it to the people of these seats: until the end, garlands of others lie face down.

    Nothing in it is a secret, as everybody saw the cards; but the game wants nobody to be told.
    """
    events = tuple(_veiled_event(event, eyes) for event in glimpse.events)
    view = glimpse.view
    if view.phase == "over":
        return Glimpse(glimpse.ply, events, view)
    seats, points = list(view.seats), list(view.points)
    for seat, lights in enumerate(view.seats):
        if seat not in eyes:
            seats[seat], points[seat] = replace(lights, garland=turned(lights.garland)), None
    return Glimpse(glimpse.ply, events, replace(view, seats=tuple(seats), points=tuple(points)))


def _veiled_event(event: Event, eyes: Collection[Seat]) -> Event:
    if not isinstance(event, model.SeriesJoined) or event.seat in eyes:
        return event
    if isinstance(event, model.SeriesFinished):
        return model.SeriesStored(event.seat, event.colour, event.bulbs, turned(event.cards))
    return replace(event, points=None)


def turned(cards: Garland) -> tuple[FaceDown, ...]:
    """The cards face down."""
    return tuple(FaceDown(card.bulbs) for card in cards)


def _repeat(shop: Cards, unseen: Cards) -> tuple[int, int]:
    if not shop:
        return 0, len(unseen)
    return sum(card.colour == shop[-1].colour for card in unseen), len(unseen)


def has_secret(view: LightsView) -> bool:
    return False


def teaches(before: State, step: Transition[State]) -> bool:
    return len(step.state.deck) < len(before.deck)


def redact(event: Event, seat: Seat) -> Event:
    return event


def imagine(view: LightsView, rng: Random) -> State:
    """A state that fits the view: the deck in any order, all equally likely."""
    return State(
        deck=shuffled(rng, view.unseen),
        shop=view.shop,
        shop_colours=colour_mask(view.shop),
        discard=view.discard,
        series=[lights.series.get(colour, ()) for lights in view.seats for colour in COLOURS],
        garlands=[cast("Cards", lights.garland) for lights in view.seats],  # who thinks has seen them all
        points=list(remembered(view)),
        first=view.first,
        first_player=view.first_player,
        seat=view.turn,
        phase=view.phase,
    )


def remembered(view: LightsView) -> tuple[int, ...]:
    """The points of each seat, for who thinks: nothing lies face down for them."""
    return cast("tuple[int, ...]", view.points)


class Outcome(Struct, frozen=True):
    """What would become of a series, and what the series is then worth to its seat."""

    colour: Colour
    series: Cards
    bulbs: int
    fate: Fate
    points: int


def preview(view: LightsView, action: Move, seat: Seat | None = None) -> tuple[Outcome, ...]:
    """What taking would do to each series of a seat; without a seat, of the one whose turn it is."""
    if not isinstance(action, Take):
        return ()
    return tuple(_outcome(view, colour, view.turn if seat is None else seat) for colour in action.colours)


def _outcome(view: LightsView, colour: Colour, seat: Seat) -> Outcome:
    before = view.seats[seat].series.get(colour, ())
    series = before + tuple(card for card in view.shop if card.colour == colour)
    bulbs = sum(card.bulbs for card in series)
    fate = FATES[bulbs]
    return Outcome(colour, series, bulbs, fate, worth(before, series, fate))
