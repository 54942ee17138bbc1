"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from game.engine.contract import NOBODY, Event, Game, Json, Result, Seat, Transition
from game.engine.star_race import rules, view, wire
from game.engine.star_race.model import PLAYERS, Material, Move, RaceView, State


class StarRace(Game[State, Move, RaceView, Material]):
    name: ClassVar[str] = "star_race"
    players: ClassVar[tuple[int, int]] = PLAYERS
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    has_deck: ClassVar[bool] = True

    def set_up(
        self, material: Material, players: int, seed: int, options: Mapping[str, str]
    ) -> Transition[State]:
        return rules.set_up(material, players, seed)

    legal = staticmethod(rules.legal)  # these three themselves: a search calls them all the time
    play = staticmethod(rules.play)
    copy = staticmethod(rules.copy)

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.seat

    def result(self, state: State) -> Result | None:
        return rules.result(state)

    def points(self, state: State) -> tuple[int, ...]:
        return rules.points(state)

    def view(self, state: State, seat: Seat) -> RaceView:
        return view.view(state, seat)

    def has_secret(self, view: RaceView) -> bool:
        return view.seat != NOBODY  # a hand, at all times

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return True  # every play shows a card of a hand

    def redact(self, event: Event, seat: Seat) -> Event:
        return view.redact(event, seat)

    def imagine(self, view_: RaceView, rng: Random) -> State:
        return view.imagine(view_, rng)

    def dump(self, state: State) -> dict[str, Json]:
        return wire.dump(state)

    def load(self, data: Json) -> State:
        return wire.load(data)

    def dump_view(self, view: RaceView) -> dict[str, Json]:
        return wire.dump_view(view)

    def read_action(self, data: Json) -> Move:
        return wire.read_action(data)


STAR_RACE = StarRace()
