"""The night behind all screens that are no table."""

from __future__ import annotations

from game.client.layout import Box
from game.client.picture import Picture

_ASPECT = 2560 / 1080


def draw_sky(picture: Picture) -> None:
    """The landscape of the title as the ground of a screen: paper layers and snow, quiet."""
    picture.ground("sky", _paint)


def _paint(picture: Picture) -> None:
    frame = picture.frame
    height = max(frame.h, frame.w / _ASPECT)
    centre = frame.w - height * _ASPECT / 2, frame.h - height / 2
    for name in ("sky", *(f"layer_{number}" for number in range(1, 5))):
        picture.sprite(f"title/{name}", centre, height)
    picture.fill(frame.box, "#070A22", 0.42 if picture.theme.name == "night" else 0.8)
    for name, drop in (("hill_back", 0.1), ("hill_front", 0.075)):
        aspect = picture.art.aspect(f"title/{name}")
        width = max(frame.w, _ASPECT * frame.h)
        high = width / aspect
        box = Box.around((frame.w - width / 2, frame.h + drop * frame.h - high / 2), width, high)
        picture.sprite(f"title/{name}", box.centre, high)
