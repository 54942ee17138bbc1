"""Many drawings at once."""

from __future__ import annotations

import os
import signal
import time

import pytest

from game.client.paint.drawing import Drawing, render
from game.client.window import studio as studio_module
from game.client.window.studio import Studio

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4"/></svg>'
DRAWINGS = [Drawing(SQUARE, width, 20) for width in range(1, 12)]
PATIENCE = 600.0  # seconds; only a failure takes so long


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
