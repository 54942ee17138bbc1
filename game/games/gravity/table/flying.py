"""Drawing what is over the table for a moment: stars to purses, pawns on their way home, cards looked at."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.layout import Box
from game.client.motion.clips import Pose
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.presenter import Look
from game.games.gravity.model import CARDS, GravityView
from game.games.gravity.table import cards, sprites
from game.games.gravity.table.pieces import PAWN, STAR

SHOWN_HEIGHT = 0.2
BACK_HEIGHT = 0.046  # of a played card on its way back to a hand
HOME_HEIGHT = 0.1  # of a pawn on its way home: seen on every planet


def draw_flying(picture: Picture, desk: Desk, look: Look[GravityView], pitch: float) -> None:
    for name, pose in look.poses.items():
        if not isinstance(name, str):
            continue
        kind, _, rest = name.partition("-")
        if pose.x is None or pose.y is None or not pose.alpha:
            continue
        match kind:
            case "fly":
                sprite = f"gravity/{rest.partition('-')[2]}"
                _draw(picture, sprite, pose, pitch * STAR)
            case "back":
                face = rest.partition("-")[2]
                sprite = f"gravity/{'card_back' if face == 'back' else f'mini_{face}'}"
                _draw(picture, sprite, pose, BACK_HEIGHT)
            case "home":
                emblem = look.lineup.players[int(rest)].emblem
                _draw(picture, f"gravity/astronaut_{emblem}_spin", pose, max(pitch * PAWN, HOME_HEIGHT))
            case "show":
                _draw_shown(picture, desk, rest.partition("-")[2], pose)
            case sprites.BANNER:
                _draw_banner(picture, desk.words(f"gravity-banner-{rest}"), pose)


def _draw(picture: Picture, sprite: str, pose: Pose, height: float) -> None:
    assert pose.x is not None
    assert pose.y is not None
    picture.sprite(
        sprite,
        (pose.x, pose.y),
        height,
        angle=pose.angle or 0.0,
        scale=pose.scale or 1.0,
        alpha=pose.alpha or 0.0,
    )


def _draw_shown(picture: Picture, desk: Desk, face: str, pose: Pose) -> None:
    card = next((card for card in CARDS if card == face), None)
    name = desk.words(f"gravity-{card}") if card else ""
    cards.draw_card(picture, card, name, pose, SHOWN_HEIGHT)


def _draw_banner(picture: Picture, words: str, pose: Pose) -> None:
    assert pose.x is not None
    assert pose.y is not None
    width = picture.text_width(words, 0.07, "title") + 0.12
    box = Box.around((pose.x, pose.y), width, 0.12)

    def paint(inner: Picture, room: Box) -> None:
        f.panel(inner, room, "dialog", 36)
        inner.text(words, room, 0.07, face="title", colour="focus", align="centre")

    picture.group(
        ("gravity-banner", words), box, paint, margin=0.03, alpha=pose.alpha or 0.0, scale=pose.scale or 1.0
    )
