"""Pictures that are kept as files."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
from pygame import Surface

from game.home import store


def write_picture(picture: Surface, path: Path) -> None:
    """Keep a picture as a PNG, whole or not at all; OSError if it cannot be written."""
    data = io.BytesIO()
    pygame.image.save(picture, data, "picture.png")
    store.write(path, data.getvalue(), sync=False)
