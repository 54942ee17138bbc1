"""The names of all that can move, and how it rests.

Stars, pawns and the marker have board coordinates (see geometry.py); cards, and whatever flies over the
table, have places on the screen. A purse is a number: the x of its pose, so that motion can count it up.
"""

from __future__ import annotations

from game.client.motion.clips import Pose, Poses, SpriteId
from game.engine.contract import Seat
from game.games.gravity.model import Card, Cell, GravityView
from game.games.gravity.rules import TAKES
from game.games.gravity.table.geometry import ANGLES
from game.games.gravity.view import pawn, stars, stock

BOARD = "board"  # its angle and scale are those of the planet
MARKER = "marker"
LEFT = "left"  # stars left on the board, as x
BANNER = "banner"

# How an astronaut stands: the `flip` of its pose.
STAND, FALL, LEAP, LAND, SPIN, STEP_1, STEP_2, CHEER = range(8)
FRAMES = ("stand", "fall", "leap", "land", "spin", "step_1", "step_2", "cheer")


def star_id(cell: Cell) -> SpriteId:
    return f"star-{cell[0]}-{cell[1]}"


def pawn_id(seat: Seat) -> SpriteId:
    return f"pawn-{seat}"


def purse_id(seat: Seat, thing: int) -> SpriteId:
    """The count of a colour (its index), or of tokens (TOKENS)."""
    return f"purse-{seat}-{thing}"


def panel_id(seat: Seat) -> SpriteId:
    """How far the panel of a seat has grown, as x: 1 for the seat to move."""
    return f"panel-{seat}"


def held_id(seat: Seat) -> SpriteId:
    """How many cards a seat holds, as x."""
    return f"held-{seat}"


def lying_id(seat: Seat) -> SpriteId:
    """How many cards lie played beside a seat, as x."""
    return f"lying-{seat}"


def card_id(card: Card) -> SpriteId:
    return f"card-{card}"


def at_rest(view: GravityView) -> dict[SpriteId, Pose]:
    """What is on the planet and in the purses."""
    rest = {star_id(cell): Pose(float(cell[0]), float(cell[1]), alpha=1.0) for cell in stars(view)}
    for seat in range(view.terms.players):
        stands = pawn(view, seat)
        if stands is not None:
            x, y = stands.cell
            rest[pawn_id(seat)] = Pose(float(x), float(y), ANGLES[stands.down], 1.0, 1.0, 1.0, STAND)
        rest[held_id(seat)] = Pose(float(view.hand_sizes[seat]))
        rest[lying_id(seat)] = Pose(float(len(view.played[seat])))
        rest[panel_id(seat)] = Pose(1.0 if seat == view.turn and view.phase != "over" else 0.0)
        for thing, take in enumerate(TAKES):
            rest[purse_id(seat, thing)] = Pose(float(stock(view, seat, take)))
    if view.open_door >= 0:
        x, y = view.board.layout.doors[view.open_door].cell
        rest[MARKER] = Pose(float(x), float(y), 0.0, 1.0, alpha=1.0)
    rest[LEFT] = Pose(float(view.stars_left))
    return rest


def purse_now(poses: Poses, seat: Seat) -> bytes:
    """What the purse of a seat shows at this moment: six colours and the tokens."""
    return bytes(round(poses[purse_id(seat, thing)].x or 0) for thing in range(len(TAKES)))
