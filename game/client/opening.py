"""The first scene, as the command line wants it."""

from __future__ import annotations

from typing import Any

from game.client.desk import Desk
from game.client.scene import Scene
from game.command import Options


def first_scene(desk: Desk, options: Options) -> Scene[Any]:
    """The title."""
    from game.client.scenes.kit import Kit

    return Kit(desk)
