"""Keeping a match on disk: whole or not at all, offered again, set aside when broken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.catalogue import game, material
from game.home.keeper import Keeper, newest, read_save
from game.home.store import Broken
from game.match import journal as save
from game.match.lineup import Bot, Lineup, Player
from game.match.match import Match

TABLE = Lineup((Player("Ana", "comet"), Player("Vega", "moon", Bot("random"))))


def begun(name: str, plies: int = 3) -> Match:
    rules = game(name)
    match = Match(rules, rules.new(material(name), 2, 8), TABLE, 8)
    while match.ply < plies and match.to_act is not None:
        match.play(match.view(match.to_act).legal[-1])
    return match


def test_the_newest_match_is_offered(tmp_path: Path) -> None:
    for age, name in ((20, "gravity"), (10, "star_race")):
        keeper = Keeper(tmp_path)
        keeper.keep(begun(name))
        keeper.close()
        stamp = time.time() - age
        os.utime(tmp_path / "saves" / f"{name}.match", (stamp, stamp))
    found = newest(tmp_path)
    assert found is not None
    assert read_save(found).game.name == "star_race"


def test_nothing_is_offered_where_nothing_was_kept(tmp_path: Path) -> None:
    assert newest(tmp_path) is None


def test_only_the_last_of_many_states_matters(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    match = begun("fairy_lights", 0)
    for _ in range(40):
        if match.to_act is None:
            break
        match.play(match.view(match.to_act).legal[-1])
        keeper.keep(match)
    keeper.close()
    assert save.dump(read_save(tmp_path / "saves" / "fairy_lights.match")) == save.dump(match)


def test_an_ended_match_leaves_nothing_to_continue(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(begun("fairy_lights"))
    keeper.keep(begun("fairy_lights", 10_000))
    keeper.close()
    assert newest(tmp_path) is None


def test_a_broken_save_is_explained_and_kept_aside(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(begun("gravity"))
    keeper.close()
    path = tmp_path / "saves" / "gravity.match"
    damaged = path.read_text()[:-20]
    path.write_text(damaged)
    with pytest.raises(Broken, match="Line 4") as broken:
        read_save(path)
    assert broken.value.aside is not None
    assert broken.value.aside.read_text() == damaged
    assert newest(tmp_path) is None


def test_a_full_disk_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    keeper = Keeper(tmp_path)
    assert keeper.failure() is None
    keeper.keep(begun("gravity"))
    keeper.close()
    assert isinstance(keeper.failure(), FileExistsError)
    assert keeper.failure() is None


_PLAYER = """
import sys, pathlib
sys.path.insert(0, {project!r})
from tests.home.test_keeper import TABLE, begun
from game.home.keeper import Keeper
keeper = Keeper(pathlib.Path(sys.argv[1]))
match = begun("gravity", 0)
print("ready", flush=True)
while match.to_act is not None:
    match.play(match.view(match.to_act).legal[0])
    keeper.keep(match)
"""


@pytest.mark.parametrize("delay", [0.02, 0.05, 0.11, 0.23])
def test_a_killed_program_leaves_a_whole_save(tmp_path: Path, delay: float) -> None:
    project = str(Path(__file__).parents[2])
    code = _PLAYER.format(project=project)
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        assert player.stdout.readline() == b"ready\n"
        time.sleep(delay)
        os.kill(player.pid, signal.SIGKILL)
    found = newest(tmp_path)
    if found is not None:  # the game may have ended, or the first save not begun
        assert read_save(found).ply >= 1
