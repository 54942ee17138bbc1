"""However the program ends after the last action of a game, that game is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from game import catalogue
from game.home import hall, saves
from game.match import journal
from tests.home.test_keeper import restarted
from tools.shots.shot import position

ROOT = Path(__file__).parents[3]
SIGNALS = [name for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]
MOMENTS = ((), ("kept",), ("Results",))  # after the last action
LEFT = 2
GAMES = catalogue.names()
Begin = Callable[[str], "subprocess.Popen[str]"]


@pytest.fixture
def begin(tmp_path: Path, drawn: Path) -> Begin:
    (tmp_path / "cache").symlink_to(drawn)

    def start(name: str) -> subprocess.Popen[str]:
        words = [sys.executable, "-m", "tests.client.window.alone", str(tmp_path), name, str(LEFT)]
        return subprocess.Popen(
            words, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip

    return start


def last(name: str) -> str:
    """What it says of the last action."""
    return str(position(name).ply)


def reach(program: subprocess.Popen[str], *moments: str) -> None:
    """Wait until it says these, one after the other: a ply that was played, "kept", the name of a scene."""
    assert program.stdout is not None
    words = iter(program.stdout.readline, "")
    for each in moments:
        assert each in (word.strip() for word in words), f"it never came to {each}"


def kept(home: Path, name: str) -> None:
    """The next start finds the whole game: its record and its results, and nothing to go on with."""
    match, keeper = position(name), restarted(home)
    assert keeper.waiting() == []
    (record,) = (home / "records").iterdir()
    assert journal.load(record.read_text()).result() == match.result()
    assert len(hall.HALL.read(home)[match.game.name]) == len(match.lineup.players)


@pytest.mark.parametrize(
    ("told", "moment"),
    [
        pytest.param(told, moment, marks=pytest.mark.slow if number else [])
        for number, (told, moment) in enumerate(product(SIGNALS, MOMENTS))
    ],
)
def test_told_to_end_it_ends_and_the_finished_game_is_kept(
    tmp_path: Path, begin: Begin, told: str, moment: tuple[str, ...]
) -> None:
    name = "star_race-game-3"
    with begin(name) as program:
        reach(program, last(name), *moment)
        program.send_signal(getattr(signal, told))
        _, said = program.communicate()
    assert program.returncode == (130 if told == "SIGINT" else 0)
    assert "Traceback" not in said
    kept(tmp_path, name)


@pytest.mark.parametrize("moment", [("kept",), pytest.param(("Results",), marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])]
)
def test_killed_once_the_disk_holds_it_the_finished_game_is_kept(
    tmp_path: Path, begin: Begin, game: str, moment: tuple[str, ...]
) -> None:
    name = f"{game}-game-3"
    with begin(name) as program:
        reach(program, last(name), *moment)
        program.kill()
    kept(tmp_path, name)


def test_killed_once_the_disk_holds_an_action_that_action_is_there(tmp_path: Path, begin: Begin) -> None:
    name = "fairy_lights-game-3"
    ply = position(name).ply - LEFT + 1
    with begin(name) as program:
        reach(program, str(ply), "kept")
        program.kill()
    waiting = [saves.read(path).ply for path in restarted(tmp_path).waiting()]
    assert waiting == [ply] or not waiting  # it may have played on


def test_killed_at_the_last_action_itself_no_more_than_that_is_lost(tmp_path: Path, begin: Begin) -> None:
    name = "fairy_lights-game-3"
    with begin(name) as program:
        reach(program, last(name))
        program.kill()
    waiting = [saves.read(path) for path in restarted(tmp_path).waiting()]
    if waiting:  # it was killed within the moment that the disk takes
        (match,) = waiting
        assert match.ply == position(name).ply - 1
    else:
        kept(tmp_path, name)
