"""What stays of an ended game: its record, and a line in the hall of stars."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.home import hall as honours
from game.match.lineup import Bot
from game.match.match import Match, Seated
from tools.shots.shot import position


def test_every_seat_gets_its_line_the_best_first(tmp_path: Path) -> None:
    match = position("gravity-game-4")
    honours.add(tmp_path, match, "one")
    lines = honours.HALL.read(tmp_path)["gravity"]
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert {line.name for line in lines} == {player.name for player in match.lineup.players}
    assert lines[0].won
    assert lines[0].players == 4


def test_the_options_of_a_game_are_kept_and_older_results_have_those_of_their_time(tmp_path: Path) -> None:
    match = position("gravity-game-4")
    honours.add(tmp_path, match, "one")
    kept = honours.HALL.read(tmp_path)["gravity"][0].options
    assert kept.get("planets", "box") == match.game.settle(4, match.lineup.options)["planets"]
    old = '{"name": "Ana", "emblem": "comet", "score": 3, "won": true, "players": 2, "day": "2026-01-02"}'
    (tmp_path / "hall.json").write_text(f'{{"version": 1, "gravity": [{old}]}}')
    assert honours.HALL.read(tmp_path)["gravity"][0].options == {"planets": "pocket"}


def test_a_second_game_adds_to_the_first_and_games_stay_apart(tmp_path: Path) -> None:
    for number, name in enumerate(("gravity", "gravity", "star_race")):
        honours.add(tmp_path, position(f"{name}-game-2"), str(number))
    known = honours.HALL.read(tmp_path)
    assert [len(known[name]) for name in ("gravity", "star_race")] == [4, 2]


def test_a_game_that_is_added_twice_counts_once(tmp_path: Path) -> None:
    for _ in range(2):
        honours.add(tmp_path, position("gravity-game-2"), "one")
    assert len(honours.HALL.read(tmp_path)["gravity"]) == 2


def test_a_game_without_people_brings_no_honour(tmp_path: Path) -> None:
    match: Match = position("star_race-game-3")
    for seat, player in enumerate(match.lineup.players):
        match.mark(Seated(seat, replace(player, holder=Bot("ace"))))
    honours.add(tmp_path, match, "one")
    assert honours.HALL.read(tmp_path) == {}


def test_a_broken_hall_is_set_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    (tmp_path / "hall.json").write_text("no json")
    trouble = honours.add(tmp_path, position("star_race-game-2"), "one")
    assert trouble is not None
    assert (tmp_path / trouble.values["name"]).read_text() == "no json"
    assert len(honours.HALL.read(tmp_path)["star_race"]) == 2


def test_a_broken_hall_that_cannot_be_set_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hall.json").write_text("no json")
    monkeypatch.setattr("game.home.store.set_aside", lambda _: None)
    with pytest.raises(OSError, match="cannot be set aside"):
        honours.add(tmp_path, position("star_race-game-2"), "one")
    assert (tmp_path / "hall.json").read_text() == "no json"


def test_only_todays_results_are_of_today() -> None:
    old = honours.Honour("Ana", "comet", 20, True, 2, "2020-01-01")
    new = honours.Honour("Bo", "rocket", 10, True, 2, "2026-11-18")
    assert honours.of_day([old, new], "2026-11-18") == (new,)
    assert honours.ranked([new, old]) == (old, new)


def test_a_hall_of_an_older_version_opens(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "match" / "kept" / "home" / "hall.json", tmp_path)
    ana, vega = honours.HALL.read(tmp_path)["fairy_lights"]
    assert (ana.name, ana.level, ana.won) == ("Ana", None, True)
    assert (vega.name, vega.level, vega.won) == ("Vega", "legend", False)
