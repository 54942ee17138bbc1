"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.engine.contract import NOBODY, Game, Meta, Seat, Transition
from game.games.star_race import META, rules, view, wire
from game.games.star_race.model import Material, Move, RaceView, State


class StarRace(Game[State, Move, RaceView, Material]):
    meta: ClassVar[Meta] = META
    has_deck: ClassVar[bool] = True

    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    copy = staticmethod(rules.copy)
    result = staticmethod(rules.result)
    points = staticmethod(rules.points)
    redact = staticmethod(view.redact)
    imagine = staticmethod(view.imagine)
    dump = staticmethod(wire.dump)
    load = staticmethod(wire.load)
    dump_view = staticmethod(wire.dump_view)
    read_action = staticmethod(wire.read_action)
    view = staticmethod(view.view)  # after all that ask the module of this name

    def set_up(
        self, material: Material, players: int, seed: int, options: Mapping[str, str]
    ) -> Transition[State]:
        return rules.set_up(material, players, seed)

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.seat

    def has_secret(self, view: RaceView) -> bool:
        return view.seat != NOBODY  # a hand, at all times

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return True  # every play shows a card of a hand


GAME = StarRace()
