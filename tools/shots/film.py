"""Moving pictures of shots, for pages that are read."""

from __future__ import annotations

from pathlib import Path

import pygame
from PIL import Image

from game.client.desk import Desk
from tools.shots.draw import moments
from tools.shots.shot import Shot

PER_SECOND = 12  # frames
REST = 1.5  # seconds that the last frame stays, before all begins again
QUALITY = 60  # of 100


def film(shot: Shot, desk: Desk, path: Path) -> None:
    """Write the shot as a WebP that moves for ever."""
    drawn = moments(shot, desk, round(shot.seconds * PER_SECOND))
    frames = [Image.frombytes("RGB", one.get_size(), pygame.image.tobytes(one, "RGB")) for one in drawn]
    each = 1000 // PER_SECOND
    lengths = [each] * (len(frames) - 1) + [round(REST * 1000)]
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=lengths, loop=0, quality=QUALITY, method=6
    )
