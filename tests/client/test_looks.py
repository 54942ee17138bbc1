"""What each shot is made of, and where, is as it was when somebody last looked at it and was content.

A shot that moves is looked at in some moments of its strip too. To keep new looks:
STARBOX_KEEP_LOOKS=1 pytest tests/client/test_looks.py, and look at the shots that changed (python -m
game.shots --only NAME).
"""

from __future__ import annotations

import math
import os
import platform
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest

from game.client.compose import compose
from game.client.paint.art import Art
from game.client.paint.fonts import Fonts
from game.client.paint.picture import Picture
from game.client.screens import keepsake
from tools.shots.draw import measuring_desk
from tools.shots.shots import SHOTS

KEPT = Path(__file__).parent / "looks.txt"
SIZE = (1280, 720)
DAY = "2026-11-19"  # on which the looks were kept: pictures to keep tell the day
MOMENTS = 4  # of a strip after its first, close together where it begins to move,
STEPS = 12  # and so many a second on the way
MADE_BY = f"pygame-ce {pygame.ver} on Linux"  # letters may be a little wider elsewhere
DRAWN = {  # what is called to draw
    Art: ("sprite", "svg", "glow"),
    Fonts: ("line",),
    Picture: ("_put", "_place", "kick"),
}
NAMES = sorted(SHOTS)


def kept() -> tuple[str, dict[str, str]]:
    """What made the looks that are kept, and the look of each shot."""
    first, *lines = KEPT.read_text(encoding="utf-8").splitlines()
    looks = {}
    for line in lines:
        name, looks[name] = line.split()
    return first, looks


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("name", NAMES)
def test_a_shot_is_made_of_the_same_parts_at_the_same_places(name: str, tmp_path: Path) -> None:
    made_by, looks = kept()
    if made_by != MADE_BY or platform.system() != "Linux":
        pytest.skip("other letters")
    told = f"{name} has changed: look at it, then keep it with STARBOX_KEEP_LOOKS=1"
    assert look_of(name, tmp_path) == looks.get(name), told


def look_of(name: str, home: Path) -> str:
    """A short word for all that is drawn in a shot: pictures, letters, colours, sizes and places."""
    shot = SHOTS[name]
    desk = measuring_desk(shot.size or SIZE)
    desk.home, desk.fonts, desk.art = home, Fonts(), Art(None)  # nothing that another shot has left there
    desk.art.serve(*(shot.size or SIZE))
    with desk.art.rehearsal():
        scenes = shot.scenes(desk)
        with noted() as parts:
            compose(desk, scenes)
            for moment in range(MOMENTS if shot.seconds else 0):
                seconds = shot.seconds * (2 * moment + 1) / MOMENTS**2
                steps = math.ceil(seconds * STEPS)
                for _ in range(steps):
                    scenes[-1].update(seconds / steps)
                compose(desk, scenes)
    return f"{zlib.crc32(repr(parts).encode()):08x}"


@contextmanager
def noted() -> Iterator[list[object]]:
    """Note what is drawn inside: the words, the pictures by their names, and each surface with its place."""
    parts: list[object] = []
    real = {(owner, name): getattr(owner, name) for owner, names in DRAWN.items() for name in names}

    def noting(name: str, run: Callable[..., Any]) -> Callable[..., Any]:
        def noted(self: object, *given: Any, **named: Any) -> Any:
            parts.append((name, *map(_told, given), *map(_told, named.items())))
            return run(self, *given, **named)

        return noted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keepsake, "today", lambda: DAY)
        for (owner, name), run in real.items():
            patch.setattr(owner, name, noting(name, run))
        yield parts


def _told(given: object) -> object:
    return given.get_size() if isinstance(given, pygame.Surface) else given


def look_in_a_new_home(name: str) -> str:
    with TemporaryDirectory() as home:
        return look_of(name, Path(home))


if os.environ.get("STARBOX_KEEP_LOOKS"):
    lines = [MADE_BY, *(f"{name} {look_in_a_new_home(name)}" for name in NAMES)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
