"""A window that the system gives too little: it goes on with less, or ends in a sentence."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.paint import drawing
from game.client.paint.drawing import render
from game.client.window import app
from game.home.keeper import Keeper
from game.manners import is_scarcity, well_behaved
from tests.client.window.test_app import frame, room_of
from tests.client.window.test_app import window as window
from tools.shots.shot import position

Run = Callable[..., app.Window]
ROOT = Path(__file__).parents[3]
ENOUGH = 600.0  # seconds; only a failure takes so long
WANTS = [
    MemoryError(),
    OSError(errno.EMFILE, "Too many open files"),
    RuntimeError("can't start new thread"),
    pygame.error("Out of memory"),
]


@pytest.mark.parametrize("want", WANTS, ids=repr)
def test_a_frame_that_fails_for_want_is_drawn_again_with_less(window: Run, want: Exception) -> None:
    opened = window()
    room = room_of(opened)
    failing = [want, want]

    def draw(picture: object) -> None:
        if failing:
            raise failing.pop()

    room.draw = draw  # type: ignore[method-assign]
    for _ in range(3):
        frame(opened)
    assert opened.stack.top is room, "no error screen"
    assert [toast.text for toast in opened.desk.toasts] == [opened.desk.words("toast-want")]
    assert failing == []


def test_a_window_that_gets_too_little_again_and_again_ends(window: Run) -> None:
    def draw(picture: object) -> None:
        raise MemoryError

    opened = window()
    room_of(opened).draw = draw  # type: ignore[method-assign]
    for _ in range(app.MOST_SHORTAGES):
        frame(opened)
    with pytest.raises(app.TooLittle):
        frame(opened)
    opened.close()


def test_what_comes_of_want_is_told_apart_from_a_mistake_of_ours() -> None:
    later = ValueError("nothing there")
    later.__cause__ = MemoryError()
    assert is_scarcity(later)
    assert not is_scarcity(ValueError("nothing there"))
    assert not is_scarcity(OSError(errno.ENOSPC, "No space left on device"))


@pytest.mark.parametrize("want", WANTS, ids=repr)
def test_a_command_that_gets_too_little_ends_in_a_sentence(
    want: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> int:
        raise want

    assert well_behaved(fail) == 1
    said = capsys.readouterr().err
    assert said.endswith(".\n")
    assert said.count("\n") == 1


def test_there_is_room_for_a_drawing_or_it_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """resvg itself would end the process."""
    monkeypatch.setattr(drawing, "ROOM", sys.maxsize // 4)
    with pytest.raises(MemoryError):
        render('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>', 1, 2)


TURNING = """
import resource
from pathlib import Path
import pygame
from game.client.paint import art
surface = pygame.Surface((1500, 1500), pygame.SRCALPHA, 32)
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (4 << 20), used + (4 << 20)))
for make in (lambda: art._turned(surface, 45, (1500, 1500)), lambda: art._tinted(surface, "#FFD24A")):
    try:
        make()
    except (MemoryError, pygame.error):
        print("no room")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep no such limits")
def test_there_is_room_for_what_is_turned_or_tinted_or_it_is_not_begun() -> None:
    """pygame itself would end the process."""
    done = subprocess.run(
        [sys.executable, "-c", TURNING],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True,
        timeout=ENOUGH, check=False,
    )  # fmt: skip
    assert done.stdout.count("no room\n") == 2
    assert done.returncode == 0


def test_a_match_is_saved_although_no_thread_can_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(thread: object) -> None:
        raise RuntimeError("can't start new thread")

    keeper = Keeper(tmp_path)
    with monkeypatch.context() as scarce:
        scarce.setattr("threading.Thread.start", refused)
        keeper.slot().keep(position("gravity-game-3", 4))
    assert len(keeper.waiting()) == 1
    keeper.close()


PROGRAM = """
import resource, sys
from game.command import main
limit, most = int(sys.argv[1]), int(sys.argv[2])
resource.setrlimit(limit, (most, most))
sys.exit(main(sys.argv[3:]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep no such limits")
@pytest.mark.parametrize(
    ("limit", "most"),
    [
        pytest.param(limit, most, marks=[] if place == 1 else pytest.mark.slow)
        for limit, every in (("NOFILE", (7, 9, 12, 16, 24)), ("AS", range(72 << 20, 180 << 20, 12 << 20)))
        for place, most in enumerate(every)
    ],
)
def test_a_window_with_little_goes_on_or_ends_in_a_sentence(limit: str, most: int, tmp_path: Path) -> None:
    import resource

    asked = "--demo --play gravity --speed off --frames 30 --size 960x540 --mute --data-dir {home}"
    words = asked.format(home=tmp_path).split()
    number = str(getattr(resource, f"RLIMIT_{limit}"))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, number, str(most), *words],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True, text=True, timeout=ENOUGH, check=False,
    )  # fmt: skip
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
    if done.returncode:
        assert done.stderr.count("\n") == 1
