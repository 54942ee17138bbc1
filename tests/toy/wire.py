"""The toy as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from game.engine import reading
from game.engine.contract import BadState, Json
from tests.toy.model import HAND, Cards, Play, State, ToyView, Trick
from tests.toy.rules import seat_of


class _Seat(Struct):
    hand: Cards
    points: Annotated[int, Meta(ge=0)]


class _Written(reading.Written):
    game: Literal["toy"]
    stock: Cards
    trick: Trick
    gone: Cards
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=2, max_length=4)]


def dump(state: State) -> dict[str, Json]:
    seats = _seats(state.hands, state.points)
    return reading.plain_json(_table(state, seats) | {"stock": state.stock, "seat": seat_of(state)})


def dump_view(view: ToyView) -> dict[str, Json]:
    seats = [
        {"hand": [None] * size, "points": points}
        for size, points in zip(view.sizes, view.points, strict=True)
    ]
    if view.hand:
        seats[view.seat]["hand"] = view.hand
    seat = (view.leader + len(view.trick)) % len(seats)
    stock = [None] * (len(view.unseen) - sum(view.sizes) + len(view.hand))
    return reading.plain_json(_table(view, seats) | {"stock": stock, "seat": seat, "unseen": view.unseen})


def _seats(hands: Sequence[object], points: Sequence[int]) -> list[dict[str, object]]:
    return [{"hand": hand, "points": won} for hand, won in zip(hands, points, strict=True)]


def _table(table: State | ToyView, seats: list[dict[str, object]]) -> dict[str, object]:
    return {
        "game": "toy",
        "version": 1,
        "options": {},
        "trick": table.trick,
        "gone": table.gone,
        "first": table.leader,
        "seats": seats,
    }


def load(data: Json) -> State:
    written = reading.read_state(data, _Written)
    hands = [seat.hand for seat in written.seats]
    points = [seat.points for seat in written.seats]
    state = State(hands, written.stock, written.trick, written.gone, points, written.first)
    cards = sorted((*sum(hands, ()), *state.stock, *state.trick, *state.gone))
    if cards != list(range(1, len(cards) + 1)):
        raise BadState("The cards of a state are 1, 2, 3 and so on, each once.")
    if any(list(hand) != sorted(hand) for hand in hands):
        raise BadState("The cards of a hand are sorted.")
    _check_sizes(state)
    if written.seat != seat_of(state):
        raise BadState(f"It is the turn of seat {seat_of(state)}, not of seat {written.seat}.")
    return state


def _check_sizes(state: State) -> None:
    """BadState unless the cards and points are those of as many tricks."""
    players, tricks = len(state.hands), sum(state.points)
    done = [(seat - state.leader) % players < len(state.trick) for seat in range(players)]
    sizes = [HAND - tricks - played for played in done]
    if list(map(len, state.hands)) != sizes or len(state.gone) != tricks * players:
        raise BadState(f"After {tricks} tricks the hands or the cards that are gone have other sizes.")


def read_action(data: Json) -> Play:
    action: Play = reading.read_action(data, Play)
    return action
