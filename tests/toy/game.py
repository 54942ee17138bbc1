"""The toy, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.engine.contract import Game, Meta, Transition
from tests.toy import META, rules, view, wire
from tests.toy.model import Cards, Play, State, ToyView


class Toy(Game[State, Play, ToyView, Cards]):
    meta: ClassVar[Meta] = META
    has_deck: ClassVar[bool] = True

    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    copy = staticmethod(rules.copy)
    to_act = staticmethod(rules.to_act)
    result = staticmethod(rules.result)
    redact = staticmethod(view.redact)
    imagine = staticmethod(view.imagine)
    dump = staticmethod(wire.dump)
    load = staticmethod(wire.load)
    dump_view = staticmethod(wire.dump_view)
    read_action = staticmethod(wire.read_action)
    view = staticmethod(view.view)  # after all that ask the module of this name

    def set_up(
        self, material: Cards, players: int, seed: int, options: Mapping[str, str]
    ) -> Transition[State]:
        return rules.set_up(material, players, seed)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(state.points)

    def has_secret(self, view: ToyView) -> bool:
        return bool(view.hand)

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return True


GAME = Toy()
