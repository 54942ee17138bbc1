"""My down is down: for whose feet the planet is turned."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Literal, TypeAlias

from game.engine.contract import Event
from game.games.gravity.model import Direction, GravityView, PawnTurned
from game.games.gravity.view import pawn

MyDown: TypeAlias = Literal["off", "gentle", "full"]
KEPT = 4  # views: the one shown, the next, and some to spare


class Upright:
    """What the planet is turned for. Gentle remembers how a pawn stood when its person's turn began."""

    def __init__(self) -> None:
        self._gentle: deque[tuple[GravityView, Direction]] = deque(maxlen=KEPT)

    def down_of(self, view: GravityView, my_down: MyDown) -> Direction:
        """The direction of the board that is down on the screen while this view is shown."""
        match my_down:
            case "off":
                return "S"
            case "full":
                stands = pawn(view, view.turn)
                return stands.down if stands else "S"
        return self._known(view) or self._set(view, _down(view) or self._last)

    def follow(self, events: Sequence[Event], before: GravityView, after: GravityView) -> None:
        """One action leads from view to view: only the beginning of a person's turn turns a gentle board."""
        down = self.down_of(before, "gentle")
        if self._known(after) is None:
            self._set(after, (_down(after) if _begins(events, before, after) else None) or down)

    @property
    def _last(self) -> Direction:
        return self._gentle[-1][1] if self._gentle else "S"

    def _known(self, view: GravityView) -> Direction | None:
        return next((down for known, down in self._gentle if known is view), None)

    def _set(self, view: GravityView, down: Direction) -> Direction:
        self._gentle.append((view, down))
        return down


def _down(view: GravityView) -> Direction | None:
    """Where the feet of the pawn to move are, if the person who looks is the one to move it."""
    stands = pawn(view, view.turn)
    return stands.down if stands and view.seat == view.turn else None


def _begins(events: Sequence[Event], before: GravityView, after: GravityView) -> bool:
    """Whether a turn begins; or another position altogether, in which the pawn did not turn by itself."""
    if (before.round, before.turn) != (after.round, after.turn):
        return True
    turned = any(isinstance(event, PawnTurned) for event in events)
    return _down(before) != _down(after) and not turned
