"""Memory that nobody uses any more goes back to the system."""

from __future__ import annotations

import gc
import sys

import pytest

from game.client.scene import Answer, Ask, Home, Push
from game.client.window import heap
from tests.client.window.test_app import Room, Run, frame
from tests.client.window.test_app import window as window
from tools.evening.soak import measured


@pytest.mark.skipif(sys.platform != "linux" or heap._trim() is None, reason="this C library cannot do it")
def test_what_was_freed_between_things_that_stay_is_given_back() -> None:
    kept = [bytes(4000) for _ in range(10_000)]
    last = kept[-1]
    del kept
    before = measured().megabytes
    heap.give_back()
    assert measured().megabytes < before - 20
    assert len(last) == 4000


def test_memory_is_put_in_order_between_scenes_alone(window: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No collection of all objects, nor what it gives back, holds up a frame of a game or the first one."""
    given: list[int] = []
    monkeypatch.setattr(heap, "give_back", lambda: given.append(gc.get_freeze_count()))
    opened = window()
    for _ in range(3):
        frame(opened)
    opened.stack.apply(Push(Ask("Quit?", "", (Answer("yes", "Yes"),)), lambda answer: None))
    frame(opened)
    assert given == []
    opened.stack.apply(Home(Room(opened.desk)))
    for _ in range(3):
        frame(opened)
    gc.unfreeze()
    assert len(given) == 1
    assert given[0] > 0


@pytest.mark.parametrize("calm", [True, False])
def test_garbage_is_looked_for_at_rest_and_hardly_ever_while_something_moves(
    window: Run, monkeypatch: pytest.MonkeyPatch, calm: bool
) -> None:
    monkeypatch.setattr(Room, "calm", calm)
    opened = window()
    frame(opened)
    new: list[list[int]] = [[] for _ in range(2 * heap.RESTING)]
    frame(opened)
    assert (gc.get_count()[0] < len(new)) == calm
    gc.collect()
