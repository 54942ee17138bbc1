"""Gravity Superstar: pawns fall over small planets and gather stars."""

from __future__ import annotations

from typing import ClassVar

from game.engine.contract import Game, Meta
from game.games.gravity import META, rules, view, wire
from game.games.gravity.model import GravityView, Material, Move, State


class GravitySuperstar(Game[State, Move, GravityView, Material]):
    meta: ClassVar[Meta] = META

    set_up = staticmethod(rules.set_up)
    legal = staticmethod(rules.legal)
    to_act = staticmethod(rules.to_act)
    play = staticmethod(rules.play)
    copy = staticmethod(rules.copy)
    result = staticmethod(rules.result)
    points = staticmethod(rules.points)
    has_secret = staticmethod(view.has_secret)
    teaches = staticmethod(view.teaches)
    redact = staticmethod(view.redact)
    imagine = staticmethod(view.imagine)
    dump = staticmethod(wire.dump)
    load = staticmethod(wire.load)
    dump_view = staticmethod(wire.dump_view)
    read_action = staticmethod(wire.read_action)
    view = staticmethod(view.view)  # after all that ask the module of this name


GAME = GravitySuperstar()
