"""Many drawings at once."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest

from game.client.paint.drawing import Drawing, render
from game.client.window import studio as studio_module
from game.client.window.studio import Studio

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4"/></svg>'
DRAWINGS = [Drawing(SQUARE, width, 20) for width in range(1, 12)]
PATIENCE = 600.0  # seconds; only a failure takes so long


class Clock:
    """Goes so many seconds further each time it is looked at."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def all_of(studio: Studio) -> dict[Drawing, bytes]:
    ready: dict[Drawing, bytes] = {}
    end = time.monotonic() + PATIENCE
    while not studio.over and time.monotonic() < end:
        ready.update(studio.ready())
        time.sleep(0.01)
    return ready


def test_all_is_drawn_as_one_process_would() -> None:
    studio = Studio(DRAWINGS, hands=2)
    assert studio.share == 0.0
    assert all_of(studio) == {drawing: render(*drawing) for drawing in DRAWINGS}
    assert round(studio.share, 9) == 1.0


def test_what_a_killed_process_should_have_drawn_is_drawn_here() -> None:
    studio = Studio(DRAWINGS, hands=1)
    (pid,) = studio.pids
    os.kill(pid, signal.SIGKILL)
    assert len(all_of(studio)) == len(DRAWINGS)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot halt a process")
def test_what_a_halted_process_should_have_drawn_is_drawn_here_after_two_seconds() -> None:
    clock = Clock(0.0)
    studio = Studio([Drawing(SQUARE, 3000, 3000)], hands=1, clock=clock)
    (pid,) = studio.pids
    os.kill(pid, signal.SIGSTOP)
    clock.step = studio_module.HALTED_SECONDS / 8
    for _ in range(7):
        assert list(studio.ready()) == []
        assert studio.pids == [pid]
    assert len(all_of(studio)) == 1
    assert studio.pids == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot halt a process")
def test_hands_that_are_all_halted_leave_nothing_undrawn() -> None:
    studio = Studio(DRAWINGS, hands=2, clock=Clock(0.25))
    for pid in studio.pids:
        os.kill(pid, signal.SIGSTOP)
    assert all_of(studio) == {drawing: render(*drawing) for drawing in DRAWINGS}


def test_a_window_that_was_halted_itself_blames_no_hand() -> None:
    clock = Clock(0.0)
    studio = Studio([Drawing(SQUARE, 4000, 4000)] * 2, hands=1, clock=clock)
    hands = studio.pids
    clock.now += 1000.0
    list(studio.ready())
    assert studio.pids == hands
    studio.close()


def test_where_no_process_may_be_started_it_draws_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> None:
        raise OSError

    monkeypatch.setattr(studio_module, "Hand", refused)
    assert len(all_of(Studio(DRAWINGS))) == len(DRAWINGS)


def test_a_closed_studio_leaves_no_process() -> None:
    studio = Studio([Drawing(SQUARE, 3000, 3000)] * 8, hands=2)
    studio.close()
    end = time.monotonic() + PATIENCE
    while studio.pids and time.monotonic() < end:
        time.sleep(0.01)  # the studio's own thread may be just taking leave of them
    assert not studio.pids
