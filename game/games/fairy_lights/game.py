"""Fairy Lights (Guirlandes): strings of bulbs, pushed luck and a garland of stars."""

from __future__ import annotations

from typing import ClassVar

from game.engine.contract import Event, Game, Meta, Seat, Transition
from game.games.fairy_lights import META, rules, view, wire
from game.games.fairy_lights.model import LightsView, Material, Move, State


class FairyLights(Game[State, Move, LightsView, Material]):
    meta: ClassVar[Meta] = META
    has_deck: ClassVar[bool] = True

    set_up = staticmethod(rules.set_up)
    legal = staticmethod(rules.legal)
    to_act = staticmethod(rules.to_act)
    play = staticmethod(rules.play)
    copy = staticmethod(rules.copy)
    result = staticmethod(rules.result)
    imagine = staticmethod(view.imagine)
    dump = staticmethod(wire.dump)
    load = staticmethod(wire.load)
    dump_view = staticmethod(wire.dump_view)
    read_action = staticmethod(wire.read_action)
    view = staticmethod(view.view)  # after all that ask the module of this name

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(state.points)

    def has_secret(self, view: LightsView) -> bool:
        return False

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return len(step.state.deck) < len(before.deck)

    def redact(self, event: Event, seat: Seat) -> Event:
        return event


GAME = FairyLights()
