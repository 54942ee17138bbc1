"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from __future__ import annotations

from typing import ClassVar

from game.engine.contract import NOBODY, Game, Meta, Transition
from game.games.star_race import META, rules, view, wire
from game.games.star_race.model import Material, Move, RaceView, State


class StarRace(Game[State, Move, RaceView, Material]):
    meta: ClassVar[Meta] = META
    has_deck: ClassVar[bool] = True

    set_up = staticmethod(rules.set_up)
    legal = staticmethod(rules.legal)
    to_act = staticmethod(rules.to_act)
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

    def has_secret(self, view: RaceView) -> bool:
        return view.seat != NOBODY  # a hand, at all times

    def teaches(self, before: State, step: Transition[State]) -> bool:
        return True  # every play shows a card of a hand


GAME = StarRace()
