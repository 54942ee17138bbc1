"""How wide the pill of an AI's level must be."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.layout import LEAST_TEXT

HEIGHT = 0.048
_STARS = 0.1  # the width of its four stars and of its ends


def pill_width(desk: Desk, level: str) -> float:
    """Room for the stars and the name of the level, at the smallest size of letters."""
    picture = desk.picture()
    label = desk.words(f"level-{level}")
    return _STARS + picture.text_width(label, LEAST_TEXT * 1.04 / picture.frame.text_scale, "strong")
