"""Memory that nobody uses any more goes back to the system."""

from __future__ import annotations

import sys

import pytest

from game.client.window import heap
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
