"""Opens the window on the desktop, and lets it fill the screen."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path

import pygame
from pygame import Surface

from game.home.settings import Settings

_WITHOUT_SCREEN = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def unseen() -> bool:
    """Whether windows are opened where nobody can see them."""
    return os.environ.get("SDL_VIDEODRIVER") in _WITHOUT_SCREEN


def opened(settings: Settings, size: tuple[int, int] | None) -> Surface:
    """The display surface of a new window; NoDisplay with a sentence if there is no screen."""
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not any(Path("/dev/dri").glob("render*")):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # 0.2 ms a frame instead of 7 by llvmpipe
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # Ctrl-C is our business: its status is not 0
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        _init_display()
        if pygame.display.get_driver() in _WITHOUT_SCREEN and not chosen:
            raise NoDisplay("There is no screen to open a window on.")
        pygame.display.set_caption("Starbox")
        return _new_window(settings, size)
    except pygame.error as error:
        raise NoDisplay(f"The window cannot be opened: {error}.") from error


def _init_display() -> None:
    """Without a folder to look in, the library of Wayland complains on the terminal: give it one."""
    unset = False
    if sys.platform == "linux" and (unset := "XDG_RUNTIME_DIR" not in os.environ):
        os.environ["XDG_RUNTIME_DIR"] = f"/run/user/{os.getuid()}"
    try:
        pygame.display.init()
    finally:
        if unset:
            del os.environ["XDG_RUNTIME_DIR"]


def _new_window(settings: Settings, size: tuple[int, int] | None) -> Surface:
    desktops = pygame.display.get_desktop_sizes()
    most = desktops[0] if desktops and not size else (16384, 16384)
    wanted = size or settings.window
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may give another size
        pygame.display.set_mode((min(wanted[0], most[0]), min(wanted[1], most[1])), pygame.RESIZABLE)
    if settings.fullscreen:
        fill_screen(True)
    return surface()


def fill_screen(whole: bool) -> None:
    """Take the whole screen, or go back to the window."""
    window = pygame.Window.from_display_module()
    if whole:
        window.set_fullscreen(True)
    else:
        window.set_windowed()
    pygame.event.pump()  # the surface changes with the event


def surface() -> Surface:
    found = pygame.display.get_surface()
    assert found is not None
    return found
