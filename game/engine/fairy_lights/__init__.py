"""Fairy Lights (Guirlandes): strings of bulbs, pushed luck and a garland of stars."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from game.engine.contract import Event, Game, Json, Result, Seat, Transition
from game.engine.fairy_lights import rules, view, wire
from game.engine.fairy_lights.model import PLAYERS, LightsView, Material, Move, State


class FairyLights(Game[State, Move, LightsView, Material]):
    name: ClassVar[str] = "fairy_lights"
    players: ClassVar[tuple[int, int]] = PLAYERS
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    has_deck: ClassVar[bool] = True

    def set_up(
        self, material: Material, players: int, seed: int, options: Mapping[str, str]
    ) -> Transition[State]:
        return rules.set_up(material, players, seed)

    def legal(self, state: State) -> tuple[Move, ...]:
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
        return tuple(state.points)

    def view(self, state: State, seat: Seat) -> LightsView:
        return view.view(state, seat)

    def has_secret(self, view_: LightsView) -> bool:
        return False

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return len(step.state.deck) < len(before.deck)

    def redact(self, event: Event, seat: Seat) -> Event:
        return event

    def imagine(self, view_: LightsView, rng: Random) -> State:
        return view.imagine(view_, rng)

    def dump(self, state: State) -> dict[str, Json]:
        return wire.dump(state)

    def load(self, data: Json) -> State:
        return wire.load(data)

    def dump_view(self, view_: LightsView) -> dict[str, Json]:
        return wire.dump_view(view_)

    def read_action(self, data: Json) -> Move:
        return wire.read_action(data)


FAIRY_LIGHTS = FairyLights()
