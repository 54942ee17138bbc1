"""A screen to measure a window on: the real one, or else a virtual one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.contract import Refused


@contextmanager
def screen() -> Iterator[None]:
    """Drawn on in software, for as long as the context lasts."""
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY"):
        yield
        return
    if not shutil.which("Xvfb"):
        raise Refused("There is no screen, and no Xvfb to make one.")
    display = f":{100 + os.getpid() % 30000}"  # a display number that no other server has just used
    words = ["Xvfb", display, "-displayfd", "1", "-screen", "0", "3840x2160x24", "-noreset"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    os.environ["DISPLAY"] = f":{server.stdout.readline().strip()}"
    try:
        yield
    finally:
        del os.environ["DISPLAY"]
        server.terminate()
        server.wait()
