"""Everything that can move: its id, and how it lies when it is still.

Stars, pawns and the marker have board coordinates (globe.py); cards, and whatever flies over the table,
have places on the screen. Numbers have no pose: they are read from the view.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from game.client.motion.clips import Pose, SpriteId
from game.engine.contract import NOBODY, Seat
from game.games.gravity.model import CARDS, Card, Cell, GravityView, Take
from game.games.gravity.table.globe import ANGLES
from game.games.gravity.table.room import Fan
from game.games.gravity.view import pawn, stars

# How an astronaut stands: the `flip` of its pose.
STAND, FALL, LEAP, LAND, SPIN, STEP_1, STEP_2, CHEER = range(8)
FRAMES = ("stand", "fall", "leap", "land", "spin", "step_1", "step_2", "cheer")


class Single(Enum):
    """A thing of which there is only one."""

    BOARD = auto()  # its angle and scale are those of the planet
    KICK = auto()  # its place is how far a landing has moved the planet
    MARKER = auto()
    LAST_ROUND = auto()  # the words across the planet


class StarAt(Struct, frozen=True):
    cell: Cell


class PawnOf(Struct, frozen=True):
    seat: Seat


class PanelOf(Struct, frozen=True):
    """The panel of a seat; its scale is how far it has grown: 1 for the seat to move."""

    seat: Seat


class InHand(Struct, frozen=True):
    """A card of the viewer, also once it is played."""

    card: Card


class FlyingThing(Struct, frozen=True):
    """A star or token under way. Numbers tell those of one motion apart."""

    number: int
    take: Take


class FlyingCard(Struct, frozen=True):
    """A played card on its way back to a hand."""

    number: int
    face: Card | None  # None: its back


class ShownCard(Struct, frozen=True):
    """A rival's card that is looked at."""

    number: int
    face: Card | None


class PawnHome(Struct, frozen=True):
    """An ejected pawn on its way to its panel."""

    seat: Seat


def at_rest(view: GravityView, board: Pose, fan: Fan) -> dict[SpriteId, Pose]:
    """How everything that can move lies."""
    rest: dict[SpriteId, Pose] = {Single.BOARD: board, **cards_at_rest(view, fan)}
    for x, y in stars(view):
        rest[StarAt((x, y))] = Pose(float(x), float(y), alpha=1.0)
    for seat in range(view.terms.players):
        stands = pawn(view, seat)
        if stands is not None:
            x, y = stands.cell
            rest[PawnOf(seat)] = Pose(float(x), float(y), ANGLES[stands.down], 1.0, 1.0, 1.0, STAND)
    rest.update(panels_at_rest(view))
    if view.open_door >= 0:
        x, y = view.board.layout.doors[view.open_door].cell
        rest[Single.MARKER] = Pose(float(x), float(y), 0.0, 1.0, alpha=1.0)
    return rest


def panels_at_rest(view: GravityView) -> dict[SpriteId, Pose]:
    """How much the panels have grown."""
    mover = view.turn if view.phase != "over" else NOBODY
    return {PanelOf(seat): Pose(scale=float(seat == mover)) for seat in range(view.terms.players)}


def cards_at_rest(view: GravityView, fan: Fan) -> dict[SpriteId, Pose]:
    """How the viewer's cards lie."""
    if view.seat == NOBODY:
        return {}
    played = {lying.card: lying for lying in view.played[view.seat]}
    return {InHand(card): fan.rest(card, played.get(card)) for card in CARDS}
