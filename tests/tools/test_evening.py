"""Evenings with faults on purpose: a few of them, and that what must not be is noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.home import saves
from game.home.keeper import AGAIN_SECONDS, Keeper
from game.match.lineup import Lineup, Person, Player, bots
from game.match.match import begun
from tools.evening.command import played
from tools.evening.disk import Disk, replaced
from tools.evening.evening import Evening
from tools.evening.watch import Broken, Ledger, twin_of


@pytest.mark.parametrize("seed", [0, pytest.param(7, marks=pytest.mark.slow)])
def test_an_evening_holds_and_is_the_same_each_time(seed: int, tmp_path: Path) -> None:
    evenings = []
    (cache := tmp_path / "art").mkdir()
    for name in ("one", "two"):
        (folder := tmp_path / name).mkdir()
        evening = Evening(seed, False, folder, cache)
        evening.play()
        saved = [path.read_bytes() for path in sorted(folder.glob("home*/saves/*.match"))]
        evenings.append((evening.done, evening.plies, saved))
    assert evenings[0] == evenings[1]
    assert evening.plies > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 8))
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


def test_a_full_disk_is_tried_again_by_the_clock_of_the_evening(tmp_path: Path) -> None:
    full = Disk(tmp_path)
    ledger, keeper = Ledger(), Keeper(tmp_path, again_seconds=None)
    with ledger.following(), replaced(lambda: full):
        full.full = True
        slot = keeper.slot()
        slot.keep(begun("star_race", bots(("rookie",), 2, {}), 1))
        full.full = False
        ledger.settled(keeper, AGAIN_SECONDS - 0.25)
        assert slot.failure
        assert not ledger.games
        ledger.settled(keeper, 0.25)
        assert not slot.failure
        assert slot.name in ledger.games
        keeper.close()


def test_other_secrets_fit_a_card_that_was_just_drawn() -> None:
    lineup = Lineup((Player("Ana", "comet", Person()), Player("Bo", "rocket", Person())))
    match, rng, held = begun("star_race", lineup, 3), Random(1), 0
    while match.to_act is not None:
        match.play(match.view(match.to_act).legal[0])
        held += match.holder is not None
        for eyes in (0, 1):
            twin = twin_of(match, eyes, rng)
            assert twin is not None
            assert twin.view(eyes) == match.view(eyes)
    assert held


def test_the_command_tells_how_many_evenings_held() -> None:
    words = [sys.executable, "-m", "game.evening", "--evenings", "1", "--jobs", "1", "--seed", "3"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("1 of 1 evenings held")
