"""Draws shots, each at a desk of its own, without a window."""

from __future__ import annotations

import tempfile
from functools import cache as once
from itertools import count
from pathlib import Path

import pygame
from pygame import Surface

from game.client.compose import compose
from game.client.desk import Desk
from game.client.layout import Frame
from game.client.paint.art import Art
from game.client.paint.fonts import Fonts
from game.client.paint.stage import Stage
from game.home.settings import Settings
from tools.shots.shot import Shot

STRIP_WIDTH = 640  # pixels of each frame of a strip
_HOMES = count()  # a number for each desk's own home


def desk_for(
    size: tuple[int, int],
    lang: str = "en",
    theme: str = "night",
    big_text: bool = False,
    height: float = 1.0,
    cache: Path | None = None,
) -> Desk:
    """A desk without a window. Its home is empty, and is deleted when the program ends."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        _type.cache_clear()  # pygame was ended: its fonts are gone
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    settings = Settings(
        language=lang,  # type: ignore[arg-type]
        theme="contrast" if theme == "contrast" else "night",
        palette="colour-blind" if theme == "colour-blind" else "standard",
        big_text=big_text,
        sky="usual",
    )
    frame = Frame(size[0], round(size[1] * height), big_text, height)
    home = Path(_folder().name) / str(next(_HOMES))
    return Desk(frame, settings, home, Art(cache), Fonts(), strict=True)


def measuring_desk(size: tuple[int, int], lang: str = "en", big_text: bool = False) -> Desk:
    """A desk for scenes that are measured and not drawn: it shares what has been measured before."""
    desk = desk_for(size, lang, big_text=big_text)
    desk.home, desk.fonts, desk.art = Path(_folder().name) / "nobody", _type(), _blank(size)
    return desk


@once
def _type() -> Fonts:
    return Fonts()


@once
def _blank(size: tuple[int, int]) -> Art:
    art = Art(None)
    art.serve(*size)
    return art


@once
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="starbox-")


def still(shot: Shot, desk: Desk) -> Surface:
    """The shot as one picture."""
    return _drawn(desk, shot, 0.0)


def strip(shot: Shot, desk: Desk, count: int) -> Surface:
    """Frames of the shot, evenly spaced over its seconds, side by side."""
    frames = moments(shot, desk, count)
    width = min(STRIP_WIDTH, frames[0].get_width())
    height = round(frames[0].get_height() * width / frames[0].get_width())
    whole = pygame.Surface((width * count, height))
    for k, frame in enumerate(frames):
        whole.blit(pygame.transform.smoothscale(frame, (width, height)), (k * width, 0))
    return whole


def moments(shot: Shot, desk: Desk, count: int) -> list[Surface]:
    """Frames of the shot, evenly spaced over its seconds."""
    return [_drawn(desk, shot, shot.seconds * k / max(1, count - 1)) for k in range(count)]


def _drawn(desk: Desk, shot: Shot, seconds: float) -> Surface:
    scenes = shot.scenes(desk)
    left = seconds
    while left > 1e-9:
        scenes[-1].update(min(1 / 60, left))
        left -= 1 / 60
    target = pygame.Surface((desk.frame.width, desk.frame.height))
    picture = compose(desk, scenes)
    Stage(target).show(picture.backdrop, picture.items, picture.kicked)
    for scene in scenes:
        scene.closed()
    return target
