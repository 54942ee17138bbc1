"""My down is down: for whose feet the planet is turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.engine.contract import Seat
from game.engine.gravity.model import Direction, GravityView
from game.engine.gravity.view import pawn

MyDown: TypeAlias = Literal["off", "gentle", "full"]


@dataclass(slots=True)
class Upright:
    """What the planet is turned for now. Gentle remembers how a pawn stood when its person's turn began."""

    turn: tuple[int, Seat] | None = None  # the round, and who is to move in it
    down: Direction = "S"

    def down_of(self, view: GravityView, my_down: MyDown) -> Direction:
        """The direction of the board that is down on the screen while this view is shown."""
        if my_down == "off":
            return "S"
        stands = pawn(view, view.turn)
        if my_down == "full":
            return stands.down if stands else self.down
        turn = view.round, view.turn
        if view.seat == view.turn and stands and turn != self.turn:
            self.turn, self.down = turn, stands.down
        return self.down
