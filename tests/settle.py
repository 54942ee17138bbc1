"""The patience of a person: what they decide has been in sight for long enough."""

from __future__ import annotations

from typing import Any

from game.client.scene import Scene
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TableScene


def settle(scene: Scene[Any]) -> None:
    """Pass the seconds after which a press decides, of a table when nothing moves any more."""
    if isinstance(scene, TableScene):
        scene.play.director.skip()
    for _ in range(2):  # in the first it comes in sight
        scene.update(FINAL_SECONDS)
