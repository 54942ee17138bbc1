"""A real window on a virtual screen, by real keys: sizes, full screen, pictures, the end."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

TOOLS = ("Xvfb", "xdotool")
ROOT = Path(__file__).parents[2]
SECONDS = 20.0  # how long anything may take on a busy machine

pytestmark = pytest.mark.skipif(
    not all(shutil.which(tool) for tool in TOOLS), reason="needs " + " and ".join(TOOLS)
)


T = TypeVar("T")


class Hand:
    """Keys and sizes for one window, and the pictures that it keeps."""

    def __init__(self, display: str, home: Path, process: subprocess.Popen[str]) -> None:
        self.home, self.process = home, process
        self._env = {**os.environ, "DISPLAY": display}
        self.window = until(lambda: self.do("search", "--onlyvisible", "--class", "starbox"))
        until(lambda: "first frame" in (home / "starbox.log").read_text())

    def do(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self._env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def resize(self, width: int, height: int) -> None:
        self.do("windowsize", "--sync", self.window, str(width), str(height))

    def key(self, name: str) -> None:
        self.do("windowfocus", "--sync", self.window)
        self.do("key", name)

    def picture_of(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture that the window keeps, once it has this size and its art is drawn."""

        def taken() -> pygame.Surface | None:
            before = set(self.home.glob("pictures/*.png"))
            self.key("F12")
            time.sleep(0.3)
            for path in set(self.home.glob("pictures/*.png")) - before:
                picture = pygame.image.load(path)
                if picture.get_size() == size and colours(picture) > 12:
                    return picture
            return None

        return until(taken)


def until(ask: Callable[[], T | None]) -> T:
    """The first answer that is something."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError("nothing came of it")


def colours(picture: pygame.Surface) -> int:
    """How many there are at the crossings of a grid."""
    w, h = picture.get_size()
    return len({tuple(picture.get_at((w * x // 40, h * y // 24))) for x in range(40) for y in range(24)})


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert server.stdout is not None
    yield f":{server.stdout.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def hand(display: str, tmp_path: Path, drawn: Path) -> Iterator[Hand]:
    (tmp_path / "cache").symlink_to(drawn)
    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_VIDEO")}
    words = [sys.executable, "main.py", "--mute", "--lang", "en", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(words, cwd=ROOT, env={**env, "DISPLAY": display}, text=True)
    try:
        yield Hand(display, tmp_path, process)
    finally:
        process.kill()
        process.wait()


def test_the_window_follows_every_size_and_goes_full_screen_and_back(hand: Hand) -> None:
    for size in ((640, 360), (3840, 2160), (1024, 768)):
        hand.resize(*size)
        hand.picture_of(size)
    hand.key("F11")
    hand.picture_of((1920, 1080))
    hand.key("F11")
    hand.picture_of((1024, 768))
    assert hand.process.poll() is None


def test_a_polite_end_is_clean_and_keeps_the_size(hand: Hand) -> None:
    hand.resize(900, 700)
    hand.picture_of((900, 700))
    hand.process.terminate()  # SDL makes of it what it makes of the close button
    assert hand.process.wait(SECONDS) == 0
    assert json.loads((hand.home / "settings.json").read_text())["window"] == [900, 700]
