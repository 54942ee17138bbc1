"""Action cards: in the hand, played, small beside an opponent; and everything that flies over the table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import nullcontext

from game.client.desk import Desk
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import key_cap, key_width
from game.client.layout import Box, Point
from game.client.motion.clips import Pose
from game.client.paint import furniture, theme
from game.client.paint.picture import Picture
from game.engine.contract import NOBODY
from game.games.gravity.model import CARDS, Card, Played
from game.games.gravity.table.picking import Sight
from game.games.gravity.table.planet import PAWN, STAR
from game.games.gravity.table.room import ASPECT, Fan, PanelRoom, Room, back_pitch
from game.games.gravity.table.sprites import FlyingCard, FlyingThing, InHand, PawnHome, ShownCard, Single
from game.games.gravity.words import picture_of

CARD_LIFT = 0.026
LIFTED = 1.12  # how much larger the card under consideration is
MOST_LIFTED = 1.36  # where the choices leave room above it
HELD = 0.6  # how large a card is that is dragged
SHOWN_HEIGHT = 0.2
BACK_HEIGHT = 0.046  # of a played card on its way back to a hand
HOME_HEIGHT = 0.1  # of a pawn on its way home: seen on every planet


# The hand


def draw_hand(picture: Picture, sight: Sight) -> None:
    """The hand of the viewer, as a fan; the card that is picked or pointed at stands out."""
    if sight.view.seat == NOBODY:
        _draw_unseen(picture, sight)
        return
    for card in sorted(CARDS, key=lambda card: card == sight.card):
        _draw_own(picture, sight, card)
    room, played = sight.room, sight.view.played[sight.view.seat]
    keys = [caps_of(sight.desk, f"card-{number}") if sight.in_play else () for number in range(1, 6)]
    feet = dict(zip(CARDS, keys, strict=True))
    picture.alike(
        ("gravity-feet", room.fan, room.mine.bottom, played, *keys),
        lambda inner: _draw_feet(inner, room, played, feet),
    )


def _draw_own(picture: Picture, sight: Sight, card: Card) -> None:
    pose, height = sight.look.poses[InHand(card)], sight.room.fan.height
    lifted = card == sight.card and sight.look.deciding
    if lifted and pose.x is not None and pose.y is not None:
        scale = min(MOST_LIFTED, LIFTED + sight.above_hand / height)
        fan, half = sight.room.fan.box, scale * height * ASPECT / 2
        x = min(max(pose.x, fan.x + half), fan.right - half)  # not over the choices, nor out of the panel
        at = x, pose.y - CARD_LIFT - (scale - LIFTED) * height / 2
        if sight.dragged is not None:  # small, beside the pointer, for it must not hide the ghosts
            at, scale = (sight.dragged[0] + 0.045, sight.dragged[1] + 0.06), HELD
        picture.glow(at, height * 0.75, "focus", 0.6 if sight.dragged is None else 0.2)
        scale, height = scale * height / SHOWN_HEIGHT, SHOWN_HEIGHT
        pose = pose._replace(x=at[0], y=at[1], scale=scale, angle=0.0)
        if sight.face_down:
            pose = pose._replace(flip=1.0)
    with picture.above() if lifted else nullcontext():
        name = sight.desk.words(f"gravity-{card}") if lifted else ""  # others have no room for letters
        draw_action(picture, card, name, pose, height, whisper=card, muted=not sight.in_play)


def _draw_feet(
    picture: Picture, room: Room, played: Sequence[Played], keys: Mapping[Card, Sequence[str]]
) -> None:
    """Below each card: the key that picks it, or how it was played."""
    lying = {each.card: each.open for each in played}
    for card, caps in keys.items():
        at = room.fan.slot(card)[0][0], room.mine.bottom - 0.03
        if card in lying:
            picture.sprite("ui/icons/eye" if lying[card] else "ui/icons/eye_off", at, 0.028, tint="quiet")
            continue
        for key in caps:
            draw_key(picture, key, at, 0.032)


def _draw_unseen(picture: Picture, sight: Sight) -> None:
    """The hand of the large panel if nobody may see it: open cards in their places, backs for the others."""
    fan, lying = sight.room.fan, sight.view.played[sight.view.turn]
    picture.alike(("gravity-unseen", fan, lying), lambda inner: _draw_backs(inner, sight, fan, lying))


def _draw_backs(picture: Picture, sight: Sight, fan: Fan, lying: Sequence[Played]) -> None:
    shown = {played.card: played for played in lying if isinstance(played.card, str)}
    hidden = sum(not played.open for played in lying)
    closed = [card for card in CARDS if card not in shown][:hidden]
    for card in CARDS:
        played = shown.get(card) or (Played(card, False) if card in closed else None)
        face = card if card in shown else None
        draw_action(picture, face, sight.desk.words(f"gravity-{card}"), fan.rest(card, played), fan.height)


def rehearse(picture: Picture, sight: Sight) -> None:
    """The cards as they are shown and held."""
    fan = sight.room.fan
    for high in (SHOWN_HEIGHT, fan.height):
        for face in (*CARDS, "back"):
            picture.picture_of(f"gravity/card_{face}", high)
    for card in CARDS:
        draw_action(picture, card, "", fan.rest(card, None), fan.height, whisper=card, muted=True)
    for icon in ("eye", "eye_off"):
        picture.sprite(f"ui/icons/{icon}", fan.box.centre, 0.028, tint="quiet")


# One card


def _name_size(height: float) -> float:
    return min(theme.LARGE, height * 0.155)


def _name_room(card: Box) -> Box:
    """The place of a card's name."""
    return Box(card.x + card.w * 0.07, card.y + card.h * 0.765, card.w * 0.78, card.h * 0.15)


def draw_action(
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
            furniture.pill(inner, face, "panel", 0.5, radius=furniture.design(room.w * 25 / 222))

    def side(inner: Picture, room: Box) -> None:
        if back or card is None:
            inner.sprite("gravity/card_back", room.centre, room.h)
            if whisper:
                inner.sprite(f"gravity/icon_{whisper}", (room.cx, room.cy + room.h * 0.3), room.h * 0.2)
            return
        inner.sprite(f"gravity/card_{card}", room.centre, room.h)
        foot, size = _name_room(room), _name_size(room.h)
        if name and not inner.setting(name, foot, size, face="title").cut:
            inner.text(name, foot, size, face="title", colour="navy", align="centre")

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
        furniture.pill(picture, Box.around(at, 0.024, 0.024), "dark", 0.85)
        picture.sprite("ui/icons/eye_off", at, 0.018, tint="text")


def draw_backs(picture: Picture, panel: PanelRoom, count: int) -> None:
    """As many backs as a hand holds, and the number."""
    box = panel.foot[0]
    for index in range(count):
        picture.sprite("gravity/card_back", panel.held(index), box.h, angle=6.0 - 3.0 * index)
    x = box.x + box.h * ASPECT + back_pitch(box) * max(0, count - 1) + 0.008
    picture.text(str(count), Box(x, box.y, 0.03, box.h), theme.LARGE, face="title", colour="quiet")


def draw_key(picture: Picture, key: str, centre: Point, height: float = 0.034) -> None:
    """A key cap round a point."""
    key_cap(picture, key, (centre[0] - key_width(picture, key, height) / 2, centre[1]), height)


def caps_of(desk: Desk, key: str) -> tuple[str, ...]:
    """The key cap of a command or an arrow; none for mouse and fingers."""
    if desk.device.kind in ("gamepad", "touch") or not key:
        return ()
    return keys_of(desk, key) if "-" in key or key in ("replay", "finish", "refill") else (key,)


# What is over the table for a moment


def draw_above(picture: Picture, sight: Sight) -> None:
    """Stars to purses, cards to hands, pawns on their way home, cards looked at, words across the planet."""
    pitch, words = sight.globe.pitch, sight.desk.words
    for sprite, pose in sight.look.poses.items():
        if pose.x is None or pose.y is None or not pose.alpha:
            continue
        match sprite:
            case FlyingThing(take=take):
                _draw_flying(picture, picture_of(take), pose, pitch * STAR)
            case FlyingCard(face=face):
                name = f"gravity/mini_{face}" if face else "gravity/card_back"
                _draw_flying(picture, name, pose, BACK_HEIGHT)
            case PawnHome(seat):
                name = f"gravity/astronaut_{sight.emblem(seat)}_spin"
                _draw_flying(picture, name, pose, max(pitch * PAWN, HOME_HEIGHT))
            case ShownCard(face=face):
                draw_action(picture, face, words(f"gravity-{face}") if face else "", pose, SHOWN_HEIGHT)
            case Single.LAST_ROUND:
                _draw_banner(picture, words("gravity-banner-last"), pose)


def _draw_flying(picture: Picture, sprite: str, pose: Pose, height: float) -> None:
    at, angle = (pose.x or 0.0, pose.y or 0.0), pose.angle or 0.0
    picture.sprite(sprite, at, height, angle=angle, scale=pose.scale or 1.0, alpha=pose.alpha or 0.0)


def _draw_banner(picture: Picture, words: str, pose: Pose) -> None:
    width = picture.text_width(words, 0.07, "title") + 0.12
    box = Box.around((pose.x or 0.0, pose.y or 0.0), width, 0.12)

    def paint(inner: Picture, room: Box) -> None:
        furniture.panel(inner, room, "dialog", 36)
        inner.text(words, room, 0.07, face="title", colour="focus", align="centre")

    picture.group(
        ("gravity-banner", words), box, paint, margin=0.03, alpha=pose.alpha or 0.0, scale=pose.scale or 1.0
    )
