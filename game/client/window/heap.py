"""When the window looks for garbage, and what goes back to the system.

Python would look for garbage whenever 700 objects are new, mostly in the busiest frames.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache

RESTING = 1_500  # new objects, of which garbage is looked for while nothing moves: under 1 ms
MOVING = 20_000  # and in the middle of a motion


def look_seldom() -> None:
    """From now on look for garbage in the middle of a motion only if very much is new."""
    gc.set_threshold(MOVING)


def sweep() -> None:
    """While nothing moves: look for garbage among what is new."""
    if gc.get_count()[0] > RESTING:
        gc.collect(0)


def tidy() -> None:
    """Between two scenes: look for garbage everywhere, instead of for up to 30 ms in the middle of a game."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()  # everything loaded so far stays: garbage collection skips it
    give_back()


def give_back() -> None:
    """Give what the C library keeps for later to the system: some 60 MB once a table has been drawn, in 5 ms.

    The library of Linux returns what lies at the end of its memory alone, and surfaces lie everywhere.
    Elsewhere this does nothing.
    """
    trim = _trim() if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    from ctypes import CDLL  # takes time to load

    return getattr(CDLL(None), "malloc_trim", None)  # other libraries have none
