"""How often the loop turns: as often as what is seen needs, and whoever looks."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

FRAME_SECONDS = 1 / 60
CALM_SECONDS = 1 / 12  # between frames in which things only breathe, bob and twinkle
IDLE_SECONDS = 0.5  # while nothing moves
AWAKE_SECONDS = 0.6  # after what a person did: a button that grows is not calm
REST_SECONDS = 60.0  # without anybody at it, what only breathes comes to rest


class Pace:
    """Knows when somebody did something last, and whether anybody can see the window."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._touched = clock()
        self._focused = True  # until it is lost: without a window manager it is never told
        self._hidden = False

    @property
    def attended(self) -> bool:
        """The window is the one that is worked with."""
        return self._focused and not self._hidden

    def touch(self) -> None:
        """Somebody does something."""
        self._touched = self._clock()

    def follow(self, event: int) -> None:
        """Take note of what became of the window."""
        match event:
            case pygame.WINDOWFOCUSLOST:
                self._focused = False
            case pygame.WINDOWFOCUSGAINED:
                self._focused, self._hidden = True, False
                self.touch()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWMAXIMIZED | pygame.WINDOWSHOWN:
                self._hidden = False

    def asleep(self, calm: bool) -> bool:
        """Nothing goes on: the window cannot be seen, or what only breathes has nobody to breathe for."""
        since = self._clock() - self._touched
        alone = since > (REST_SECONDS if self._focused else AWAKE_SECONDS)
        return self._hidden or (calm and alone)

    def seconds(self, still: bool, calm: bool) -> float:
        """Between two frames."""
        if still or self.asleep(calm):
            return IDLE_SECONDS
        return CALM_SECONDS if calm and self._clock() - self._touched > AWAKE_SECONDS else FRAME_SECONDS
