"""A screen, a folder and the program for each test; art that is drawn is shared."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.home.settings import SETTINGS as SETTINGS
from tests.window.screen import Program, screen
from tests.window.twin import QUIET, Twin

TOOLS = ("Xvfb", "xdotool")
SIZE = (1280, 720)
Start = Callable[..., Program]
MakeTwin = Callable[..., Twin]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    for item in items:
        if missing and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="needs " + " and ".join(missing)))


@pytest.fixture
def home(tmp_path: Path, drawn: Path) -> Path:
    """A folder whose settings let nothing move."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "cache").symlink_to(drawn)
    SETTINGS.save(home, QUIET)
    return home


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Starts the program on a screen of its own; at the end, nothing may have gone wrong in it."""
    running: list[Program] = []

    with screen("3880x2200") as display:  # the pointer fits beside the largest window

        def begin(*words: str, padded: bool = False) -> Program:
            """`padded`: with a gamepad."""
            program = Program(display, home, ["--size", "{}x{}".format(*SIZE), *words], padded)
            running.append(program)
            return program

        yield begin
        complaints = [program.close() for program in running]
    assert not any(complaints), "\n".join(complaints)


@pytest.fixture
def twin(tmp_path: Path, drawn: Path) -> MakeTwin:
    """Makes a twin of a program that was started with these words."""

    def make(*words: str, size: tuple[int, int] = SIZE) -> Twin:
        return Twin(list(words), size, drawn, tmp_path / "twin")

    return make
