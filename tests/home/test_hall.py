"""What stays of an ended game: its record, and a line in the hall of stars."""

from __future__ import annotations

import shutil
from pathlib import Path

from msgspec.structs import replace

from game.home import hall as honours
from game.match import journal
from game.match.lineup import Bot
from game.match.match import Match, Seated
from game.texts import Words
from tools.shots.shot import position

WORDS = Words("en")


def test_every_seat_gets_its_line_the_best_first(tmp_path: Path) -> None:
    match = position("gravity-game-4")
    honours.remember(tmp_path, WORDS, match)
    lines = honours.HALL.read(tmp_path)["gravity"]
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert {line.name for line in lines} == {player.name for player in match.lineup.players}
    assert lines[0].won
    assert lines[0].players == 4


def test_a_second_game_adds_to_the_first_and_games_stay_apart(tmp_path: Path) -> None:
    for name in ("gravity", "gravity", "star_race"):
        honours.remember(tmp_path, WORDS, position(f"{name}-game-2"))
    known = honours.HALL.read(tmp_path)
    assert [len(known[name]) for name in ("gravity", "star_race")] == [4, 2]


def test_the_record_can_be_replayed_to_the_same_result(tmp_path: Path) -> None:
    match = position("fairy_lights-game-3")
    honours.remember(tmp_path, WORDS, match)
    (file,) = (tmp_path / "records").iterdir()
    again = journal.load(file.read_text(encoding="utf-8"))
    assert (again.result(), again.lineup) == (match.result(), match.lineup)


def test_a_game_without_people_brings_no_honour(tmp_path: Path) -> None:
    match: Match = position("star_race-game-3")
    for seat, player in enumerate(match.lineup.players):
        match.mark(Seated(seat, replace(player, holder=Bot("ace"))))
    honours.remember(tmp_path, WORDS, match)
    assert honours.HALL.read(tmp_path) == {}


def test_a_broken_hall_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "hall.json").write_text("no json")
    told = honours.remember(tmp_path, WORDS, position("star_race-game-2"))
    assert told is not None
    assert "hall.json.broken-1" in told
    assert (tmp_path / "hall.json.broken-1").read_text() == "no json"


def test_a_folder_that_cannot_be_written_is_told_and_not_fatal(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("no folder")
    told = honours.remember(tmp_path, WORDS, position("star_race-game-2"))
    assert told == WORDS("hall-not-saved", reason=WORDS("reason-in-the-way"))


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
