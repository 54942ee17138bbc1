"""Action cards: in the hand, played open or face down, and small beside a rival."""

from __future__ import annotations

import math

from game.client.forms.widgets import key_cap, key_width
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.games.gravity.model import CARDS, Card, Played

ASPECT = 222 / 312  # of the art
TILT = 3.0  # degrees between neighbours in the fan


def slot(box: Box, index: int) -> tuple[Point, float]:
    """The place of a card in the fan, and how it leans."""
    height = card_height(box)
    width = height * ASPECT
    pitch = (box.w - width) / (len(CARDS) - 1)
    off = index - (len(CARDS) - 1) / 2
    x = box.x + width / 2 + pitch * index
    return (x, box.bottom - height / 2 - 0.012 + 0.0022 * off * off), -TILT * off


def card_height(box: Box) -> float:
    return min(box.h - 0.012, box.w * 0.335)


def rest(box: Box, card: Card, played: Played | None) -> Pose:
    """How a card of the looking seat lies: in the fan, or sunk once played, on its face if so played."""
    (x, y), angle = slot(box, CARDS.index(card))
    if played is None:
        return Pose(x, y, angle, 1.0, 1.0, 1.0, 0.0)
    return Pose(x, y + 0.022, angle, 0.82, 1.0, 0.8, 0.0 if played.open else 1.0)


def draw_card(
    picture: Picture,
    card: Card | None,
    name: str,
    pose: Pose,
    height: float,
    *,
    whisper: Card | None = None,
    muted: bool = False,
) -> None:
    """A card at a pose, or its back if that is flipped; `whisper` tells what lies under the back.

    A muted one cannot be played now.
    """
    if pose.x is None or pose.y is None or not pose.alpha:
        return
    back = card is None or (pose.flip or 0.0) >= 0.5
    box = Box.around((pose.x, pose.y), height * ASPECT, height)
    key = "gravity-card", card, name, back, whisper, muted
    stretch = math.ceil((pose.stretch if pose.stretch is not None else 1.0) * 12) / 12
    scale = pose.scale or 1.0

    def paint(inner: Picture, room: Box) -> None:
        side(inner, room)
        if muted:
            face = Box(
                room.x + room.w * 8 / 222, room.y + room.h * 8 / 312, room.w * 200 / 222, room.h * 284 / 312
            )
            f.pill(inner, face, "#151B3D", 0.5, radius=f.design(room.w * 25 / 222))

    def side(inner: Picture, room: Box) -> None:
        if back or card is None:
            inner.sprite("gravity/card_back", room.centre, room.h)
            if whisper:
                inner.sprite(f"gravity/icon_{whisper}", (room.cx, room.cy + room.h * 0.3), room.h * 0.2)
            return
        inner.sprite(f"gravity/card_{card}", room.centre, room.h)
        foot = Box(room.x + room.w * 0.07, room.y + room.h * 0.765, room.w * 0.78, room.h * 0.15)
        inner.text(name, foot, min(0.03, room.h * 0.155), face="title", colour="navy", align="centre")

    picture.group(
        key,
        box,
        paint,
        alpha=pose.alpha,
        angle=pose.angle or 0.0,
        scale=1.0 if scale * stretch == 1.0 and scale == 1.0 else (scale * stretch, scale),
    )


def draw_mini(picture: Picture, box: Box, played: Played) -> None:
    """A played card beside its owner's name: its sign, or a back."""
    if isinstance(played.card, str):
        picture.sprite(f"gravity/mini_{played.card}", box.centre, box.h * 1.08)
    else:
        picture.sprite("gravity/card_back", box.centre, box.h * 1.08)
    if not played.open:
        at = box.right - 0.004, box.bottom - 0.006
        f.pill(picture, Box.around(at, 0.024, 0.024), "#0B1026", 0.85)
        picture.sprite("ui/icons/eye_off", at, 0.018, tint="text")


def draw_backs(picture: Picture, box: Box, count: int) -> None:
    """As many backs as a hand holds, and the number."""
    height, width, pitch = _backs(box)
    for index in range(count):
        picture.sprite("gravity/card_back", back_place(box, index), height, angle=6.0 - 3.0 * index)
    x = box.x + width + pitch * max(0, count - 1) + 0.008
    picture.text(str(count), Box(x, box.y, 0.03, box.h), 0.03, face="title", colour="quiet")


def back_place(box: Box, index: int) -> Point:
    """Where a back of such a hand lies."""
    _, width, pitch = _backs(box)
    return box.x + width / 2 + pitch * index, box.cy


def _backs(box: Box) -> tuple[float, float, float]:
    """Height and width of a back, and from one to the next."""
    width = box.h * ASPECT
    return box.h, width, min(width * 0.44, (box.w - width - 0.03) / 4)


def draw_key(picture: Picture, key: str, centre: Point, height: float = 0.034) -> None:
    """A key cap round a point."""
    key_cap(picture, key, (centre[0] - key_width(picture, key, height) / 2, centre[1]), height)
