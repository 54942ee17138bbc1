"""Evenings with faults on purpose: a few of them, and that what must not be is noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.home import saves
from game.home.keeper import Keeper
from game.match.lineup import bots
from game.match.match import begun
from tools.evening.command import played
from tools.evening.watch import Broken, Ledger


@pytest.mark.parametrize("seed", range(4))
def test_an_evening_holds(seed: int, tmp_path: Path) -> None:
    told = played(seed, drawn=False, cache=tmp_path)
    assert not told.fault
    assert told.plies > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 24))
def test_more_evenings_hold(seed: int, tmp_path: Path) -> None:
    assert not played(seed, drawn=False, cache=tmp_path).fault


@pytest.mark.slow
def test_an_evening_of_which_every_frame_is_drawn_holds(tmp_path: Path) -> None:
    assert not played(5, drawn=True, cache=tmp_path).fault


def test_a_match_that_is_lost_or_altered_is_noticed(tmp_path: Path) -> None:
    ledger, keeper = Ledger(), Keeper(tmp_path)
    match = begun("star_race", bots(("rookie",), 2, {}), 1)
    with ledger.following():
        slot = keeper.slot()
        slot.keep(match)
        ledger.compare(tmp_path)
        save = saves.path_of(tmp_path, slot.name)
        save.write_text(save.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        with pytest.raises(Broken, match="neither"):
            ledger.compare(tmp_path)
        save.unlink()
        with pytest.raises(Broken, match="lost"):
            ledger.compare(tmp_path)
    keeper.close()


def test_the_command_tells_how_many_evenings_held() -> None:
    words = [sys.executable, "-m", "game.evening", "--evenings", "1", "--jobs", "1", "--seed", "3"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("1 of 1 evenings held")
