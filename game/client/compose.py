"""Makes one picture of the scenes that are seen and the messages over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.client.desk import Desk, Toast
from game.client.forms.widgets import toast
from game.client.layout import Box
from game.client.paint.drawing import Drawing
from game.client.paint.picture import Audit, Picture
from game.client.paint.theme import SMALL
from game.client.scene import Scene

SEEN = 3  # messages at a time
_COMES, _GOES = 0.25, 0.15  # seconds


def wanted_drawings(desk: Desk, scenes: Sequence[Scene[Any]]) -> Mapping[Drawing, None]:
    """The drawings that these scenes need, now and later."""
    with desk.art.rehearsal() as wanted:
        for scene in scenes:
            scene.rehearse(desk.picture())
    return wanted


def compose(desk: Desk, scenes: Sequence[Scene[Any]], audit: Audit | None = None) -> Picture:
    """The window as it should look now."""
    picture = desk.picture()
    picture.audit = audit
    for number, scene in enumerate(scenes):
        if number:
            picture.veil(scene.veil)
        picture.covered = number < len(scenes) - 1
        scene.draw(picture)
    if desk.toasts:
        with picture.above():
            _draw_toasts(picture, desk.toasts[:SEEN], scenes[-1].messages or desk.frame.box.inset(0.0, 0.03))
    return picture


def age_toasts(desk: Desk, seconds: float) -> None:
    """Drop messages that have been shown long enough."""
    for message in desk.toasts[:SEEN]:
        message.age += seconds
    desk.toasts[:] = [message for message in desk.toasts if message.age < message.seconds]


def _draw_toasts(picture: Picture, messages: Sequence[Toast], room: Box) -> None:
    height = 0.064 * picture.frame.text_scale
    for number, message in enumerate(messages):
        wanted = picture.text_width(message.text, SMALL) + height * 1.16 + 0.04
        width = min(wanted, picture.frame.w * 0.7, room.w)
        box = Box(room.cx - width / 2, room.y + number * (height + 0.012), width, height)
        strength = min(1.0, message.age / _COMES + 0.2, (message.seconds - message.age) / _GOES)
        with picture.fade(strength):
            toast(picture, message.text, message.kind, box)
