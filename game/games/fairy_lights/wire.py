"""Fairy Lights as JSON, to the letter of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from game.engine.contract import BadSetup, BadState, IllegalAction, Json
from game.engine.reading import heading, items, member, one_of, record, seats, whole
from game.games.fairy_lights.model import (
    COLOURS,
    DECK_SIZE,
    FINISHED_BULBS,
    MOST_STARS,
    MOST_UNFINISHED_BULBS,
    PLAYERS,
    SHOP_SIZE,
    Card,
    Cards,
    Colour,
    Lights,
    LightsView,
    Move,
    Phase,
    State,
)
from game.games.fairy_lights.rules import REVEAL, TAKES, check, colour_mask
from game.games.fairy_lights.view import lights_of

_NAME = "fairy_lights"


def dump(state: State) -> dict[str, Json]:
    return {
        "game": _NAME,
        "version": 1,
        "options": {},
        "deck": [_card(card) for card in reversed(state.deck)],
        "shop": _cards(state.shop),
        "discard": _cards(state.discard),
        "first": state.first,
        "seat": state.seat,
        "phase": state.phase,
        "seats": [_seat(lights_of(state, seat)) for seat in range(len(state.points))],
    }


def dump_view(view: LightsView) -> dict[str, Json]:
    return {
        "game": _NAME,
        "version": 1,
        "options": {},
        "deck": [None] * len(view.unseen),
        "shop": _cards(view.shop),
        "discard": _cards(view.discard),
        "first": view.first,
        "seat": view.turn,
        "phase": view.phase,
        "seats": [_seat(lights) for lights in view.seats],
        "unseen": _cards(view.unseen),
        "repeat": list(view.repeat),
    }


def _card(card: Card) -> dict[str, Json]:
    return {"colour": card.colour, "bulbs": card.bulbs, "stars": card.stars}


def _cards(cards: Iterable[Card]) -> list[Json]:
    return [_card(card) for card in cards]


def _seat(lights: Lights) -> dict[str, Json]:
    return {
        "series": {colour: _cards(cards) for colour, cards in lights.series.items()},
        "garland": _cards(lights.garland),
    }


def read_action(data: Json) -> Move:
    if isinstance(data, dict):
        if data.get("type") == "reveal":
            return REVEAL
        if data.get("type") == "take":
            return _read_take(data.get("colours"))
    raise IllegalAction('An action of Fairy Lights is {"type":"reveal"} or {"type":"take","colours":[…]}.')


def _read_take(colours: Json) -> Move:
    if isinstance(colours, list) and all(isinstance(colour, str) for colour in colours):
        chosen = TAKES.get(tuple(colours))
        if chosen is not None:
            return chosen
    raise IllegalAction(f"Colours to take are one or two of {', '.join(COLOURS)}, in this order.")


def load(data: Json) -> State:
    state = heading(data, _NAME)
    if record(member(state, "options"), "options"):
        raise BadState("Fairy Lights has no options.")
    lights = [_read_seat(seat, f"seats[{place}]") for place, seat in enumerate(seats(state, *PLAYERS))]
    shop = _read_cards(member(state, "shop"), "shop")
    loaded = State(
        deck=list(reversed(_read_cards(member(state, "deck"), "deck"))),
        shop=shop,
        shop_colours=colour_mask(shop),
        discard=_read_cards(member(state, "discard"), "discard"),
        series=[seat.series.get(colour, ()) for seat in lights for colour in COLOURS],
        garlands=[seat.garland for seat in lights],
        points=[_points(seat) for seat in lights],
        first=whole(member(state, "first"), "first", 0, len(lights) - 1),
        seat=whole(member(state, "seat"), "seat", 0, len(lights) - 1),
        phase=one_of(member(state, "phase"), "phase", get_args(Phase)),
    )
    _check(loaded)
    return loaded


def _read_cards(data: Json, where: str) -> Cards:
    cards = items(data, where)
    if len(cards) > DECK_SIZE:
        raise BadState(f"{where} holds {len(cards)} cards; there are {DECK_SIZE} in all.")
    return tuple(_read_card(card, f"{where}[{place}]") for place, card in enumerate(cards))


def _read_card(data: Json, where: str) -> Card:
    if data is None:
        raise BadState(f"{where} is hidden: this is a view, not a state.")
    card = record(data, where)
    return Card(
        one_of(member(card, "colour", where), f"{where}.colour", COLOURS),
        whole(member(card, "bulbs", where), f"{where}.bulbs", 1, 2),
        whole(member(card, "stars", where), f"{where}.stars", 0, MOST_STARS),
    )


def _read_seat(data: Json, where: str) -> Lights:
    seat = record(data, where)
    series = record(member(seat, "series", where), f"{where}.series")
    for colour in series:
        one_of(colour, f"A colour in {where}.series", COLOURS)
    return Lights(
        {
            colour: _read_series(series[colour], colour, f"{where}.series.{colour}")
            for colour in COLOURS
            if colour in series
        },
        _read_garland(member(seat, "garland", where), f"{where}.garland"),
    )


def _read_series(data: Json, colour: Colour, where: str) -> Cards:
    cards = _read_cards(data, where)
    if any(card.colour != colour for card in cards):
        raise BadState(f"{where} holds a card of another colour.")
    if not 1 <= _bulbs(cards) <= MOST_UNFINISHED_BULBS:
        raise BadState(f"{where} has {_bulbs(cards)} bulbs; an unfinished series has 1 or 2.")
    return cards


def _read_garland(data: Json, where: str) -> Cards:
    cards = _read_cards(data, where)
    for colour, bulbs in _bulbs_by_colour(cards).items():
        if bulbs % min(FINISHED_BULBS):
            raise BadState(f"{where} has {bulbs} {colour} bulbs; finished series have 3, 6, 9 or 12.")
    return cards


def _bulbs(cards: Cards) -> int:
    return sum(card.bulbs for card in cards)


def _bulbs_by_colour(cards: Cards) -> Mapping[Colour, int]:
    return {colour: _bulbs(tuple(card for card in cards if card.colour == colour)) for colour in COLOURS}


def _points(lights: Lights) -> int:
    garland = sum(card.stars for card in lights.garland)
    return garland - sum(card.stars for series in lights.series.values() for card in series)


def _check(state: State) -> None:
    """BadState unless play can lead here."""
    held = [card for cards in (*state.series, *state.garlands) for card in cards]
    try:
        check((*state.deck, *state.shop, *state.discard, *held))
    except BadSetup as fault:
        raise BadState(str(fault)) from fault
    if len(state.shop) > SHOP_SIZE:
        raise BadState(f"The shop holds {len(state.shop)} cards; there is room for {SHOP_SIZE}.")
    if state.phase == "over":
        _check_over(state)
    else:
        _check_turn(state)


def _check_over(state: State) -> None:
    if state.deck or state.shop:
        raise BadState("The game is over only when deck and shop are empty.")
    if _stray_cards(state.discard) > SHOP_SIZE:
        raise BadState("The discard pile is no pile of lost series and at most 5 cards left in the shop.")


def _check_turn(state: State) -> None:
    if _stray_cards(state.discard):
        raise BadState("The discard pile is no pile of lost series: those have 4, 5 or more than 6 bulbs.")
    if not state.deck:
        _check_last_turn(state.shop)
    drawn = DECK_SIZE - len(state.deck)
    if drawn == len(state.shop) < 2 and state.seat != state.first:
        raise BadState("The first turn is that of the first seat.")


def _check_last_turn(shop: Cards) -> None:
    if not shop:
        raise BadState("The game is over when deck and shop are empty.")
    if len(shop) > 1 and shop[-1].colour == shop[-2].colour:
        raise BadState("The last card revealed has repeated the colour before it: the game is over.")


def _stray_cards(discard: Cards) -> int:
    """The least number of cards that cannot have come here with a lost series, which never has 1, 2, 3 or
    6 bulbs."""
    stray = 0
    for colour, bulbs in _bulbs_by_colour(discard).items():
        if 1 <= bulbs <= 3:
            stray += sum(card.colour == colour for card in discard)
        elif bulbs == 6:
            stray += 1
    return stray
