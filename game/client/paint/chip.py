"""A small switch that shows its words: on it is lit, off it is quiet."""

from __future__ import annotations

from collections.abc import Callable

from game.client.forms.widgets import Look
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture


def chip(label: str, icon: str, on: bool) -> Callable[[Picture, Box, Look], None]:
    """What a Choice paints to be one."""

    def paint(picture: Picture, box: Box, look: Look) -> None:
        f.panel(picture, box, "row" if on or look.hovered else "well", radius=18)
        if on:
            f.outline(picture, box, "good", 18, 2.5)
        colour = "text" if on else "quiet"
        picture.sprite(f"ui/icons/{icon}", (box.x + 0.022, box.cy), 0.026, tint="good" if on else colour)
        words = Box(box.x + 0.04, box.y, box.w - 0.043, box.h)
        picture.text(label, words, 0.0245, face="strong", colour=colour, lines=2)

    return paint
