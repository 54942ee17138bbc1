"""A tiny game to try bots on: everybody plays one card a trick, the highest takes a point and leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from game.ai.bot import Reason
from game.ai.mind import UNKNOWN, Mind
from game.engine.chance import generator, shuffled
from game.engine.contract import Action, Event, Game, Result, Transition, View

HAND = 3


class Play(Action, frozen=True):
    card: int


class State(Struct):
    hands: list[tuple[int, ...]]
    stock: tuple[int, ...]
    table: tuple[tuple[int, int], ...]  # seat, card
    points: list[int]
    seat: int


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    points: tuple[int, ...]


class Toy(Game[State, Play, ToyView, int]):
    name = "toy"
    players = (2, 4)
    options: Mapping[str, tuple[str, ...]] = {}

    def set_up(self, material: int, players: int, seed: int, options: Mapping[str, str]) -> Transition[State]:
        deck = shuffled(generator(seed), range(1, material + 1))
        hands = [tuple(sorted(deck[HAND * k : HAND * k + HAND])) for k in range(players)]
        return Transition(State(hands, tuple(deck[HAND * players :]), (), [0] * players, 0), ())

    def legal(self, state: State) -> Sequence[Play]:
        return [Play(card) for card in state.hands[state.seat]]

    def play(self, state: State, action: Play, log: list[Event] | None = None) -> None:
        seat = state.seat
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != action.card)
        state.table = (*state.table, (seat, action.card))
        state.seat = (seat + 1) % len(state.hands)
        if len(state.table) == len(state.hands):
            state.seat = max(state.table, key=lambda row: row[1])[0]
            state.points[state.seat] += 1
            state.table = ()

    def copy(self, state: State) -> State:
        return State(state.hands[:], state.stock, state.table, state.points[:], state.seat)

    def to_act(self, state: State) -> int | None:
        return state.seat if state.hands[state.seat] else None

    def result(self, state: State) -> Result | None:
        if self.to_act(state) is not None:
            return None
        most = max(state.points)
        winners = tuple(k for k, points in enumerate(state.points) if points == most)
        return Result(tuple(state.points), winners, ({},) * len(state.points))

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(state.points)

    def view(self, state: State, seat: int) -> ToyView:
        hidden = [card for k, hand in enumerate(state.hands) if k != seat for card in hand]
        return ToyView(
            seat=seat,
            to_act=self.to_act(state),
            legal=tuple(self.legal(state)) if state.seat == seat else (),
            hand=state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            unseen=tuple(sorted((*hidden, *state.stock))),
            table=state.table,
            points=tuple(state.points),
        )

    def has_secret(self, view: ToyView) -> bool:
        return bool(view.hand)

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return True

    def redact(self, event: Event, seat: int) -> Event:
        return event

    def imagine(self, view: ToyView, rng: Random) -> State:
        cards = shuffled(rng, view.unseen)
        hands = [
            view.hand if k == view.seat else tuple(sorted(cards.pop() for _ in range(size)))
            for k, size in enumerate(view.sizes)
        ]
        seat = view.seat if view.to_act is None else view.to_act
        return State(hands, tuple(cards), view.table, list(view.points), seat)

    def dump(self, state: State) -> dict[str, Any]:
        raise NotImplementedError

    def load(self, data: Any) -> State:
        raise NotImplementedError

    def dump_view(self, view: ToyView) -> dict[str, Any]:
        raise NotImplementedError

    def read_action(self, data: Any) -> Play:
        raise NotImplementedError


class ToyMind(Mind[State, Play, ToyView, int]):
    game = Toy()
    plies = 8

    def evaluate(self, state: State) -> Sequence[float]:
        most = max(state.points)
        shared = state.points.count(most)
        return [1 / shared if points == most else 0.0 for points in state.points]

    def order(self, state: State, legal: Sequence[Play]) -> Sequence[tuple[Play, float]]:
        return [(action, 1 / len(legal)) for action in legal]

    def hand(self, state: State) -> tuple[int, ...]:
        return state.hands[state.seat]

    def rookie(self, view: ToyView, rng: Random) -> Play:
        return view.legal[0]

    def pilot(self, view: ToyView, rng: Random) -> Play:
        return view.legal[-1]

    def explain(self, view: ToyView, action: Play, chance: int = UNKNOWN) -> Reason:
        return Reason("toy", {"chance": chance})


class Suspicious(ToyMind):
    """Takes everybody for somebody who holds nothing above 6."""

    def likelihood(self, view: ToyView, state: State) -> float:
        return float(all(max(hand) <= 6 for k, hand in enumerate(state.hands) if k != view.seat))
