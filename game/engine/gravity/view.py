"""What a seat may know of Gravity Superstar, and what it can make of that."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from random import Random

from msgspec.structs import replace

from game.engine.contract import NOBODY, Event, Seat, Transition
from game.engine.gravity.model import (
    BACK,
    CARDS,
    Card,
    CardPlayed,
    GravityView,
    Played,
    State,
)
from game.engine.gravity.rules import legal


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a mask."""
    return tuple(card for index, card in enumerate(CARDS) if hand >> index & 1)


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


# Looking


def view(state: State, seat: Seat) -> GravityView:
    to_act = None if state.phase == "over" else state.seat
    return GravityView(
        seat=seat,
        to_act=to_act,
        legal=tuple(legal(state)) if seat == to_act else (),
        board=state.board,
        terms=state.terms,
        ground=bytes(state.ground),
        pawns=tuple(state.pawns),
        purses=bytes(state.purses),
        hand=() if seat == NOBODY else cards_of(state.hands[seat]),
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        played=tuple(
            played if owner == seat else tuple(map(_as_seen, played))
            for owner, played in enumerate(state.played)
        ),
        stars_left=state.stars_left,
        supply=state.supply,
        open_door=state.open_door,
        first=state.first,
        turn=state.seat,
        phase=state.phase,
        round=state.round,
        replayed=state.replayed,
        last_round=state.last_round,
        quiet_rounds=state.quiet_rounds,
        stirred=state.stirred,
        pending=state.pending,
    )


_FACE_DOWN = Played(BACK, False)


def _as_seen(played: Played) -> Played:
    return played if played.open else _FACE_DOWN


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, CardPlayed) and not event.open and event.seat != seat:
        return replace(event, card=BACK)
    return event


def has_secret(view: GravityView) -> bool:
    """A hand is no secret to somebody who sees all five other cards, or who knows that it is full."""
    return any(not played.open for played in view.played[view.seat]) if view.seat != NOBODY else False


def teaches(before: State, step: Transition[State]) -> bool:
    """An open card shows that it was in the hand; before, it could have lain face down."""
    return any(
        isinstance(event, CardPlayed)
        and event.open
        and not all(played.open for played in before.played[event.seat])
        for event in step.events
    )


# Imagining


def imagine(view: GravityView, rng: Random) -> State:
    hands = []
    tables = []
    for owner, played in enumerate(view.played):
        if owner == view.seat:
            hands.append(mask_of(view.hand))
            tables.append(played)
        else:
            deals = _deals(played)
            hand, table = deals[int(rng.random() * len(deals))]
            hands.append(hand)
            tables.append(table)
    return State(
        view.board,
        view.terms,
        bytearray(view.ground),
        list(view.pawns),
        bytearray(view.purses),
        hands,
        tables,
        view.stars_left,
        view.supply,
        view.open_door,
        view.first,
        view.turn,
        view.phase,
        view.round,
        view.replayed,
        view.last_round,
        view.quiet_rounds,
        view.stirred,
        view.pending,
    )


@cache
def _deals(played: tuple[Played, ...]) -> tuple[tuple[int, tuple[Played, ...]], ...]:
    """All pairs of a hand and played cards that these backs may hide, each as likely as the others."""
    hidden = [card for card in CARDS if Played(card, True) not in played]
    backs = sum(not lying.open for lying in played)
    return tuple(_deal(played, hidden, under) for under in permutations(hidden, backs))


def _deal(
    played: tuple[Played, ...], hidden: list[Card], under: tuple[Card, ...]
) -> tuple[int, tuple[Played, ...]]:
    faces = iter(under)
    table = tuple(lying if lying.open else Played(next(faces), False) for lying in played)
    return mask_of(tuple(card for card in hidden if card not in under)), table
