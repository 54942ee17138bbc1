"""What stays of an ended game: its record, and a line in the hall of stars."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.home import hall as honours
from game.match import journal
from game.match.lineup import Bot
from game.match.match import Match, Seated
from tools.shots.shot import position


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def test_every_seat_gets_its_line_the_best_first(home: Desk) -> None:
    match = position("gravity-game-4")
    honours.remember(home, match)
    lines = honours.FILE.read(home.home)["gravity"]
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert {line.name for line in lines} == {player.name for player in match.lineup.players}
    assert lines[0].won
    assert lines[0].players == 4


def test_a_second_game_adds_to_the_first_and_games_stay_apart(home: Desk) -> None:
    for name in ("gravity", "gravity", "star_race"):
        honours.remember(home, position(f"{name}-game-2"))
    known = honours.FILE.read(home.home)
    assert [len(known[name]) for name in ("gravity", "star_race")] == [4, 2]


def test_the_record_can_be_replayed_to_the_same_result(home: Desk) -> None:
    match = position("fairy_lights-game-3")
    honours.remember(home, match)
    (file,) = (home.home / "records").iterdir()
    again = journal.load(file.read_text(encoding="utf-8"))
    assert (again.result(), again.lineup) == (match.result(), match.lineup)


def test_a_game_without_people_brings_no_honour(home: Desk) -> None:
    match: Match = position("star_race-game-3")
    for seat, player in enumerate(match.lineup.players):
        match.mark(Seated(seat, replace(player, holder=Bot("ace"))))
    honours.remember(home, match)
    assert honours.FILE.read(home.home) == {}


def test_a_broken_hall_is_set_aside_and_told(home: Desk) -> None:
    (home.home / "hall.json").write_text("no json")
    honours.remember(home, position("star_race-game-2"))
    assert "hall.json.broken-1" in home.toasts[-1].text
    assert (home.home / "hall.json.broken-1").read_text() == "no json"


def test_a_folder_that_cannot_be_written_is_told_and_not_fatal(home: Desk, tmp_path: Path) -> None:
    (tmp_path / "records").write_text("no folder")
    honours.remember(home, position("star_race-game-2"))
    assert home.toasts[-1].kind == "bad"


def test_only_todays_results_are_of_today() -> None:
    old = honours.Honour("Ana", "comet", 20, True, 2, "2020-01-01")
    new = honours.Honour("Bo", "rocket", 10, True, 2, "2026-11-18")
    assert honours.of_day([old, new], "2026-11-18") == (new,)
    assert honours.ranked([new, old]) == (old, new)


def test_a_hall_of_an_older_version_opens(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "match" / "kept" / "home" / "hall.json", tmp_path)
    ana, vega = honours.FILE.read(tmp_path)["fairy_lights"]
    assert (ana.name, ana.level, ana.won) == ("Ana", None, True)
    assert (vega.name, vega.level, vega.won) == ("Vega", "legend", False)
