"""A page as a picture that people keep: drawn bit by bit as the window goes on, written by a thread."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any, Protocol

import pygame
from pygame import Surface

from game import places
from game.client.compose import wanted_drawings
from game.client.desk import Desk
from game.client.layout import Box, Frame
from game.client.paint.art import Art
from game.client.paint.fonts import Fonts
from game.client.paint.picture import Picture
from game.client.paint.png import write_picture
from game.client.paint.stage import blit_all
from game.client.paint.theme import SMALL
from game.client.scene import Scene
from game.home import store

SIZE = (1920, 1080)
SPELL = 0.012  # seconds of a frame in which it is drawn on
LOGO_HIGH = 0.1  # height of the logo and the day


class Keepable(Protocol):
    """What can be kept: made for it, it has no buttons and does not move."""

    @property
    def scene(self) -> Scene[Any]: ...

    def pieces(self) -> Iterator[None]:
        """Draw what takes long beside its art, one thing at a time."""
        ...


class Keepsake:
    """The picture of a page, until it is written. Told to `step` in each frame."""

    def __init__(self, desk: Desk, make: Callable[[Desk], Keepable]) -> None:
        self._desk = desk
        self._large = dataclasses.replace(
            desk,
            frame=Frame(*SIZE),
            art=Art(desk.home / "cache"),
            fonts=Fonts(),
            toasts=[],
            review=lambda: desk.reviews,
        )
        self._error: BaseException | None = None
        self._steps = self._made(make(self._large))

    def step(self) -> bool:
        """Go on for a moment; False once it is written, or will not be."""
        until = time.perf_counter() + SPELL
        try:
            while time.perf_counter() < until:
                next(self._steps)
        except StopIteration:
            return False
        except (OSError, MemoryError, pygame.error) as error:
            words = self._desk.words
            self._desk.toast(words("toast-picture-lost", reason=store.reason(words, error)), "bad")
            return False
        return True

    def _made(self, page: Keepable) -> Iterator[None]:
        large = self._large
        for drawing in wanted_drawings(large, (page.scene,)):
            large.art.draw_ahead(drawing)
            yield
        yield from page.pieces()
        path = self._desk.home / "pictures" / f"starbox-{time.strftime('%Y%m%d-%H%M%S')}.png"
        whole = _composed(large, page.scene)
        yield
        writer = Thread(target=self._write, args=(lambda: write_picture(whole, path),))
        writer.start()
        while writer.is_alive():
            writer.join(SPELL)
            yield
        if self._error is not None:
            raise self._error
        folder = places.readable(path.parent)
        self._desk.toast(self._desk.words("toast-picture-kept", folder=folder))

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except (OSError, MemoryError, pygame.error) as error:
            self._error = error


def _composed(desk: Desk, scene: Scene[Any]) -> Surface:
    picture = desk.picture()
    scene.draw(picture)
    whole = Surface(SIZE)
    whole.blit(picture.backdrop, (0, 0))
    blit_all(whole, picture.items)
    return whole


def today() -> str:
    """The day that a picture tells, on the clock of the place."""
    return time.strftime("%Y-%m-%d")


def draw_foot(picture: Picture, desk: Desk, box: Box) -> None:
    """Where the buttons are on the screen: the logo and the day."""
    wide = LOGO_HIGH * picture.art.aspect("title/logo")
    picture.sprite("title/logo", (box.x + wide / 2, box.cy), LOGO_HIGH)
    year, month, day = today().split("-")
    text = desk.words("hall-date", day=int(day), month=int(month), year=year)
    picture.text(text, box.cut_right(0.4)[0], SMALL, colour="quiet", align="right")
