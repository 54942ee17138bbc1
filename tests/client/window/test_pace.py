"""How often the loop turns."""

from __future__ import annotations

import pygame
import pytest

from game.client.window.app import (
    AWAKE_SECONDS,
    CALM_SECONDS,
    FRAME_SECONDS,
    IDLE_SECONDS,
    REST_SECONDS,
    Pace,
)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pace(clock: Clock) -> Pace:
    return Pace(clock)


def test_what_moves_is_smooth_and_what_is_still_may_wait(pace: Pace) -> None:
    assert pace.seconds(still=False, calm=False) == FRAME_SECONDS
    assert pace.seconds(still=True, calm=True) == IDLE_SECONDS


def test_what_only_breathes_is_slow_unless_somebody_has_just_done_something(pace: Pace, clock: Clock) -> None:
    assert pace.seconds(still=False, calm=True) == FRAME_SECONDS
    clock.now += AWAKE_SECONDS + 0.1
    assert pace.seconds(still=False, calm=True) == CALM_SECONDS
    pace.touch()
    assert pace.seconds(still=False, calm=True) == FRAME_SECONDS


def test_what_only_breathes_rests_when_nobody_has_done_anything_for_long(pace: Pace, clock: Clock) -> None:
    clock.now += REST_SECONDS + 0.1
    assert pace.asleep(calm=True)
    assert pace.seconds(still=False, calm=True) == IDLE_SECONDS
    assert not pace.asleep(calm=False)
    pace.touch()
    assert not pace.asleep(calm=True)


def test_what_only_breathes_rests_while_another_window_has_the_focus(pace: Pace, clock: Clock) -> None:
    pace.follow(pygame.WINDOWFOCUSLOST)
    clock.now += AWAKE_SECONDS + 0.1
    assert pace.asleep(calm=True)
    assert not pace.asleep(calm=False)
    assert not pace.attended
    pace.follow(pygame.WINDOWFOCUSGAINED)
    assert not pace.asleep(calm=True)
    assert pace.attended


@pytest.mark.parametrize("back", [pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED])
def test_nothing_goes_on_in_a_window_that_cannot_be_seen(pace: Pace, back: int) -> None:
    pace.follow(pygame.WINDOWMINIMIZED)
    assert pace.asleep(calm=False)
    assert not pace.attended
    pace.follow(back)
    assert not pace.asleep(calm=False)
    assert pace.attended
