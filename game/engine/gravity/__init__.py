"""Gravity Superstar: pawns fall over small planets and gather stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from game.engine.contract import Event, Game, Json, Result, Seat, Transition
from game.engine.gravity import rules, view, wire
from game.engine.gravity.model import PLAYERS, GravityView, Material, Move, State


class GravitySuperstar(Game[State, Move, GravityView, Material]):
    name: ClassVar[str] = "gravity"
    players: ClassVar[tuple[int, int]] = PLAYERS
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "end": ("standard", "expert"),
        "first_door": ("random", "choose"),
    }

    def set_up(
        self, material: Material, players: int, seed: int, options: Mapping[str, str]
    ) -> Transition[State]:
        return rules.set_up(material, players, seed, options)

    def legal(self, state: State) -> Sequence[Move]:
        return rules.legal(state)

    def play(self, state: State, action: Move, log: list[Event] | None = None) -> None:
        rules.play(state, action, log)

    def copy(self, state: State) -> State:
        return rules.copy(state)

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.seat

    def result(self, state: State) -> Result | None:
        return rules.result(state)

    def points(self, state: State) -> tuple[int, ...]:
        return rules.points(state)

    def view(self, state: State, seat: Seat) -> GravityView:
        return view.view(state, seat)

    def has_secret(self, view_: GravityView) -> bool:
        return view.has_secret(view_)

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return view.teaches(before, step)

    def redact(self, event: Event, seat: Seat) -> Event:
        return view.redact(event, seat)

    def imagine(self, view_: GravityView, rng: Random) -> State:
        return view.imagine(view_, rng)

    def dump(self, state: State) -> dict[str, Json]:
        return wire.dump(state)

    def load(self, data: Json) -> State:
        return wire.load(data)

    def dump_view(self, view_: GravityView) -> dict[str, Json]:
        return wire.dump_view(view_)

    def read_action(self, data: Json) -> Move:
        return wire.read_action(data)


GRAVITY = GravitySuperstar()
