"""A virtual screen, the real program on it, and hands that type and click."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import sub
from pathlib import Path
from random import randrange
from typing import TypeVar

import pygame

ROOT = Path(__file__).parents[2]
SECONDS = 60.0  # how long anything may take on a busy machine
NO_SCREEN = {
    name: value for name, value in os.environ.items() if not name.startswith("SDL_") and name != "DISPLAY"
}

T = TypeVar("T")


def until(ask: Callable[[], T | None], what: str = "anything") -> T:
    """The first answer that is something."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.02)
    raise AssertionError(f"waited for {what} in vain")


@contextmanager
def screen(size: str = "1920x1080") -> Iterator[str]:
    """The name of a display of its own."""
    server, display = until(lambda: _served(size), "a screen")
    try:
        yield display
    finally:
        server.terminate()
        server.wait()


def _served(size: str) -> tuple[subprocess.Popen[str], str] | None:
    """A server and its display, None if somebody else has taken that one.

    The number is drawn: a server that ends takes the socket of the next with its number along.
    """
    display = f":{randrange(100, 30000)}"
    words = ["Xvfb", display, "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    if server.stdout.readline():
        return server, display
    server.wait()
    return None


class Program:
    """The program in a window of its own, with its folder."""

    def __init__(self, display: str, home: Path, words: Sequence[str], padded: bool = False) -> None:
        self.home = home
        start = ["-m", "tests.window.posting"] if padded else ["main.py"]
        self.env = {**NO_SCREEN, "DISPLAY": display}
        self.process = subprocess.Popen(
            [sys.executable, *start, "--mute", "--lang", "en", "--data-dir", str(home), *words],
            cwd=ROOT, env=self.env, text=True, stdin=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.window = until(self._found, "the window")
        until(lambda: "first frame" in self.log, "the first frame")
        self.do("windowmove", self.window, "0", "0")  # else what does not fit the screen cannot be clicked
        self.do("mousemove", "99999", "99999")  # to the corner, lest something is pointed at
        self.do("windowfocus", "--sync", self.window)

    def _found(self) -> str | None:
        assert self.process.poll() is None, f"it has ended: {self.close()}"
        return self.do("search", "--onlyvisible", "--class", ".")

    def do(self, *words: str) -> str:
        """What xdotool says."""
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def begin_to(self, *words: str) -> subprocess.Popen[bytes]:
        """xdotool under way."""
        return subprocess.Popen(["xdotool", *words], env=self.env)

    @property
    def log(self) -> str:
        path = self.home / "starbox.log"
        return path.read_text() if path.exists() else ""

    def resize(self, width: int, height: int) -> None:
        before = self._sizes()
        self.do("windowsize", "--sync", self.window, str(width), str(height))
        until(lambda: self._sizes()[len(before) :][-1:] == [f"{width} x {height}"], "the new size")
        self.picture((width, height))

    def _sizes(self) -> list[str]:
        """In which it has drawn anew."""
        return [line.rpartition(" at ")[2] for line in self.log.splitlines() if "drawn anew" in line]

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture that the window keeps, once it has this size and its art is drawn."""

        def taken() -> pygame.Surface | None:
            found = pygame.image.load(self.kept_picture())
            return found if found.get_size() == size and colours(found) > 12 else None

        return until(taken, f"a picture of {size}")

    def kept_picture(self) -> Path:
        """What F12 keeps: by then, all that was done before has been dealt with."""
        before = set(self.home.glob("pictures/*.png"))
        self.do("windowfocus", "--sync", self.window, "key", "F12")
        return until(lambda: next(iter(set(self.home.glob("pictures/*.png")) - before), None), "F12")

    def ends(self) -> int:
        """The status with which it ends by itself."""
        return self.process.wait(SECONDS)

    def close(self) -> str:
        """End it if it still runs; what it complained about."""
        running = self.process.poll() is None
        self.process.kill()
        said = self.process.communicate()[1]
        if running and "spawn_main" in said:  # a child that is just being born tells that its parent is gone
            said = ""
        return said + "".join(line for line in self.log.splitlines(True) if "ERROR" in line)


def colours(picture: pygame.Surface) -> int:
    """How many there are at the crossings of a grid."""
    w, h = picture.get_size()
    return len({tuple(picture.get_at((w * x // 40, h * y // 24))) for x in range(40) for y in range(24)})


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart on average, 0 to 255, below where toasts come and go."""
    size = 160, 90
    small = [pygame.transform.smoothscale(each, size) for each in (one, other)]
    cut = pygame.Rect(0, 22, 160, 68)
    pixels = [pygame.image.tobytes(each.subsurface(cut), "RGB") for each in small]
    apart: int = sum(map(abs, map(sub, *pixels)))
    return apart / len(pixels[0])
