"""Fairy Lights as JSON, exactly as in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from game.engine import reading
from game.engine.contract import BadSetup, BadState, IllegalAction, Json, Seat
from game.games.fairy_lights import model
from game.games.fairy_lights.model import Card, Cards, Colour, Lights, LightsView, Move, Phase, Reveal, State
from game.games.fairy_lights.rules import REVEAL, TAKES, check, colour_mask
from game.games.fairy_lights.view import lights_of

# Writing


def dump(state: State) -> dict[str, Json]:
    seats = [lights_of(state, seat) for seat in range(len(state.points))]
    return reading.plain_json(_table(state, state.deck[::-1], state.seat, seats))


def dump_view(view: LightsView) -> dict[str, Json]:
    table = _table(view, [None] * len(view.unseen), view.turn, view.seats)
    return reading.plain_json(table | {"unseen": view.unseen, "repeat": view.repeat})


def _table(
    table: State | LightsView, deck: Sequence[Card | None], seat: Seat, seats: Sequence[Lights]
) -> dict[str, object]:
    return {
        "game": "fairy_lights",
        "version": 1,
        "options": {"first_player": table.first_player},
        "deck": deck,
        "shop": table.shop,
        "discard": table.discard,
        "first": table.first,
        "seat": seat,
        "phase": table.phase,
        "seats": seats,
    }


# Reading


def read_action(data: Json) -> Move:
    move: Move = reading.read_action(data, Move)
    if isinstance(move, Reveal):
        return REVEAL
    if move.colours in TAKES:
        return TAKES[move.colours]
    raise IllegalAction(f"Colours to take are one or two of {', '.join(model.COLOURS)}, in this order.")


class _Seat(Struct):
    """A seat as it is written."""

    series: Mapping[Colour, Cards]
    garland: Cards


class _Written(reading.Written):
    """A state as it is written."""

    game: Literal["fairy_lights"]
    deck: Cards
    shop: Cards
    discard: Cards
    phase: Phase
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=model.PLAYERS[0], max_length=model.PLAYERS[1])]


def load(data: Json) -> State:
    written = reading.read_state(data, _Written)
    for place, lights in enumerate(written.seats):
        _check_lights(lights, f"seats[{place}]")
    state = State(
        deck=list(reversed(written.deck)),
        shop=written.shop,
        shop_colours=colour_mask(written.shop),
        discard=written.discard,
        series=[lights.series.get(colour, ()) for lights in written.seats for colour in model.COLOURS],
        garlands=[lights.garland for lights in written.seats],
        points=[_points(lights) for lights in written.seats],
        first=written.first,
        first_player=written.options.first_player,
        seat=written.seat,
        phase=written.phase,
    )
    _check(state)
    return state


def _check_lights(lights: _Seat, where: str) -> None:
    for colour, cards in lights.series.items():
        at = f"{where}.series.{colour}"
        if any(card.colour != colour for card in cards):
            raise BadState(f"{at} holds a card of another colour.")
        if not 1 <= _bulbs(cards) <= model.MOST_UNFINISHED_BULBS:
            raise BadState(f"{at} has {_bulbs(cards)} bulbs; an unfinished series has 1 or 2.")
    for colour, bulbs in _bulbs_by_colour(lights.garland).items():
        if bulbs % min(model.FINISHED_BULBS):
            raise BadState(f"{where}.garland has {bulbs} {colour} bulbs; complete series have 3, 6, 9 or 12.")


def _bulbs(cards: Cards) -> int:
    return sum(card.bulbs for card in cards)


def _bulbs_by_colour(cards: Cards) -> Mapping[Colour, int]:
    return {
        colour: _bulbs(tuple(card for card in cards if card.colour == colour)) for colour in model.COLOURS
    }


def _points(lights: _Seat) -> int:
    garland = sum(card.stars for card in lights.garland)
    return garland - sum(card.stars for series in lights.series.values() for card in series)


def _check(state: State) -> None:
    """BadState unless play can lead here."""
    held = [card for cards in (*state.series, *state.garlands) for card in cards]
    try:
        check((*state.deck, *state.shop, *state.discard, *held))
    except BadSetup as fault:
        raise BadState(str(fault)) from fault
    if len(state.shop) > model.SHOP_SIZE:
        raise BadState(f"The shop holds {len(state.shop)} cards; there is room for {model.SHOP_SIZE}.")
    if state.phase == "over":
        _check_over(state)
    else:
        _check_turn(state)


def _check_over(state: State) -> None:
    if state.deck or state.shop:
        raise BadState("The game is over only when deck and shop are empty.")
    if _stray_cards(state.discard) > model.SHOP_SIZE:
        raise BadState("The discard pile is no pile of lost series and at most 5 cards left in the shop.")


def _check_turn(state: State) -> None:
    if _stray_cards(state.discard):
        raise BadState("The discard pile is no pile of lost series: those have 4, 5 or more than 6 bulbs.")
    if not state.deck:
        _check_last_turn(state.shop)
    drawn = model.DECK_SIZE - len(state.deck)
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
