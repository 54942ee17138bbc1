"""Named moments of every screen, built the same each time: for pictures, and for the checks of the tests.

Each module of this package holds the shots of one area; a shot is a function that makes a scene and leads it
to its moment.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.client.desk import Desk
from game.client.scene import Scene

Build: TypeAlias = Callable[[Desk], "Scene[Any] | tuple[Scene[Any], ...]"]


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment by name. `seconds` is how long a strip of it lasts (0: nothing moves)."""

    name: str
    build: Build
    seconds: float = 0.0
    height: float = 1.0  # of the picture, in window heights (only the kit is higher)

    def scenes(self, desk: Desk) -> tuple[Scene[Any], ...]:
        """The scenes that are seen, back to front."""
        built = self.build(desk)
        return built if isinstance(built, tuple) else (built,)


AREAS = ("core", "fairy_lights", "gravity", "lessons", "screens", "star_race")
SHOTS: dict[str, Shot] = {}


def shot(name: str, *, seconds: float = 0.0, height: float = 1.0) -> Callable[[Build], Build]:
    """Register a function that builds a scene, or the scenes of a stack from the back to the front."""

    def register(build: Build) -> Build:
        if name in SHOTS:
            raise ValueError(f"Two shots are called {name}.")
        SHOTS[name] = Shot(name, build, seconds, height)
        return build

    return register


def load_all() -> dict[str, Shot]:
    """All shots, by name."""
    for area in AREAS:
        importlib.import_module(f"{__name__}.{area}")
    return SHOTS
