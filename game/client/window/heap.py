"""The memory that the C library keeps for later, although nobody uses it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Give it to the system: some 60 MB once a table has been drawn, in 5 ms.

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
