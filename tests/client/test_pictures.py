"""A few screens look as they did when somebody last looked at them and was content.

To keep new pictures: STARBOX_KEEP_PICTURES=1 pytest tests/client/test_pictures.py, and look at them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from tools.shots.draw import desk_for, still
from tools.shots.shots import SHOTS

KEPT = Path(__file__).parent / "pictures"
SIZE = (640, 360)
SMALL = (80, 45)  # compared this small: letters may be drawn a little differently elsewhere
TOLERANCE = 6.0  # of 255, on average over the picture
WORST = 60  # of 255, at one place


@pytest.mark.parametrize("name", ["kit", "ask", "keyboard", "title", "setup"])
@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_a_screen_looks_as_it_did(name: str, theme: str, drawn: Path) -> None:
    shot = SHOTS[name]
    desk = desk_for(SIZE, "en", theme, height=shot.height, cache=drawn)
    picture = still(shot, desk)
    path = KEPT / f"{name}-{theme}.png"
    if os.environ.get("STARBOX_KEEP_PICTURES"):
        pygame.image.save(picture, str(path))
    average, worst = difference(picture, pygame.image.load(path))
    assert average < TOLERANCE
    assert worst < WORST


def difference(one: pygame.Surface, other: pygame.Surface) -> tuple[float, int]:
    """How far apart two pictures are: on average, and at the worst place."""
    assert one.get_size() == other.get_size()
    height = SMALL[1] * one.get_height() // SIZE[1]
    small = [
        pygame.transform.smoothscale(surface.convert(24), (SMALL[0], height)) for surface in (one, other)
    ]
    pairs = zip(*(pygame.image.tobytes(surface, "RGB") for surface in small), strict=True)
    apart = [abs(a - b) for a, b in pairs]
    return sum(apart) / len(apart), max(apart)
