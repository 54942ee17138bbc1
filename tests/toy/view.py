"""What a seat knows of the toy, and what it can imagine."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.engine.chance import shuffled
from game.engine.contract import NOBODY, Event, Seat, Transition
from tests.toy.model import Back, HandDealt, State, ToyView
from tests.toy.rules import legal, seat_of, to_act


def view(state: State, seat: Seat) -> ToyView:
    hidden = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    return ToyView(
        seat=seat,
        to_act=to_act(state),
        legal=legal(state) if seat == seat_of(state) else (),
        hand=() if seat == NOBODY else state.hands[seat],
        sizes=tuple(map(len, state.hands)),
        unseen=tuple(sorted((*hidden, *state.stock))),
        trick=state.trick,
        gone=state.gone,
        points=tuple(state.points),
        leader=state.leader,
    )


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, HandDealt) and event.seat != seat:
        return replace(event, cards=Back())
    return event


def has_secret(view: ToyView) -> bool:
    return bool(view.hand)


def teaches(before: State, step: Transition[State]) -> bool:
    return True


def imagine(view: ToyView, rng: Random) -> State:
    cards = shuffled(rng, view.unseen)
    hands = [
        view.hand if seat == view.seat else tuple(sorted(cards.pop() for _ in range(size)))
        for seat, size in enumerate(view.sizes)
    ]
    return State(hands, tuple(cards), view.trick, view.gone, list(view.points), view.leader)
