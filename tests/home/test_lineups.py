"""Who sits at a table before it starts, and how it is remembered."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game.home import lineups as lineup
from game.match.lineup import EMBLEMS, Bot, Lineup, Other, Person, Player
from game.texts import Words
from tests.oddities import refusing


def test_a_new_lineup_is_a_person_against_an_ai() -> None:
    ana, vega = lineup.first("Ana").players
    assert (ana.name, ana.is_person) == ("Ana", True)
    assert (vega.name, vega.level) == ("Vega", "rookie")


def test_everybody_has_another_emblem_and_every_ai_another_name() -> None:
    table = lineup.first("Ana")
    for _ in range(2):
        table = lineup.with_ai(table)
        table = lineup.with_person(table, "Bo")
    assert {player.emblem for player in table.players} == set(EMBLEMS)
    names = [player.name for player in table.players if not player.is_person]
    assert names == ["Vega", "Rigel", "Sirius"]


def test_a_new_ai_is_as_strong_as_the_last_one() -> None:
    strong = Lineup((Player("Ana", "comet"), Player("Vega", "rocket", Bot("legend"))))
    assert lineup.with_ai(strong).players[-1].level == "legend"


def test_whoever_loses_an_emblem_gets_the_old_one() -> None:
    table = lineup.first("Ana")
    changed = lineup.with_player(table, 0, Player("Ana", "rocket"))
    assert [player.emblem for player in changed.players] == ["rocket", "comet"]


ROBOTS = (Player("Vega", "rocket", Bot("ace")), Player("Rigel", "bolt", Bot("ace")))


@pytest.mark.parametrize(
    ("before", "people", "limits", "after"),
    [
        (("Ana",), ("Bo",), (2, 6), ("Bo", "Vega", "Rigel")),
        (("Ana",), ("Bo", "Cy"), (2, 6), ("Bo", "Vega", "Rigel", "Cy")),
        (("Ana",), ("Bo", "Cy"), (2, 3), ("Bo", "Vega", "Cy")),
        (("Ana", "Bo"), ("Cy",), (2, 6), ("Cy", "Vega", "Rigel")),
        (("Ana", "Bo"), (), (2, 6), ("Vega", "Rigel")),
    ],
)
def test_people_take_the_seats_of_the_people_before_them(
    before: tuple[str, ...], people: tuple[str, ...], limits: tuple[int, int], after: tuple[str, ...]
) -> None:
    persons = [Player(name, EMBLEMS[2 * number]) for number, name in enumerate(before)]
    table = Lineup((*persons, *ROBOTS), {"end": "expert"})
    seated = lineup.with_people(table, [Player(name, "sun") for name in people], limits)
    assert sorted(player.name for player in seated.players) == sorted(after)
    assert [seated.players[seat].name for seat in seated.people()] == list(people)
    assert len({player.emblem for player in seated.players}) == len(after)
    assert seated.options == {"end": "expert"}


def test_lineups_are_remembered_by_game(tmp_path: Path) -> None:
    assert lineup.read_lineups(tmp_path)[0] == {}
    known = {"gravity": lineup.first("Ana"), "star_race": lineup.with_ai(lineup.first("Bo"))}
    lineup.save(tmp_path, known)
    again = lineup.read_lineups(tmp_path)[0]
    assert list(again) == list(known)
    for game, before in known.items():
        assert [player.name for player in again[game].players] == [player.name for player in before.players]


def test_a_person_has_one_id_on_this_machine_whatever_they_play(tmp_path: Path) -> None:
    lineup.save(tmp_path, {"gravity": lineup.first("Ana")})
    ana = lineup.read_lineups(tmp_path)[0]["gravity"].players[0].holder
    later = lineup.known(tmp_path, lineup.with_person(lineup.first("Ana"), "Bo"))
    assert later.players[0].holder == ana != Person()
    assert later.players[2].holder not in (ana, Person())
    assert later.players[1].holder == Bot("rookie")
    assert lineup.known(tmp_path, later) == later


def test_broken_ids_are_set_aside_and_given_anew(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_text("[]")
    assert lineup.known(tmp_path, lineup.first("Ana")).players[0].holder != Person()
    assert (tmp_path / "people.json.broken-1").read_text() == "[]"


@pytest.mark.parametrize("written", ['{"kind":"program","path":"x"}', '{"kind":"bot","level":"sage"}', "7"])
def test_a_kind_that_nobody_knows_is_played_by_a_rookie_and_kept(tmp_path: Path, written: str) -> None:
    lineup.save(tmp_path, {"gravity": lineup.first("Ana")})
    text = (tmp_path / "lineups.json").read_text()
    data = msgspec.json.decode(text)
    data["gravity"]["players"][1]["holder"] = msgspec.json.decode(written)
    (tmp_path / "lineups.json").write_bytes(msgspec.json.encode(data))
    for _ in range(2):
        known = lineup.read_lineups(tmp_path)[0]["gravity"]
        assert known.strangers() == ("Vega",)
        assert known.players[1].level == "rookie"
        assert known.players[1].holder == Other(written)
        lineup.save(tmp_path, {"gravity": known})


def test_a_lineup_that_no_game_can_begin_with_is_forgotten(tmp_path: Path) -> None:
    twins = Lineup((Player("Ana", "comet"), Player("Bo", "comet")))
    alone = Lineup((Player("Ana", "comet"),))
    odd = Lineup(lineup.first("Ana").players, {"end": "never"})
    lineup.save(tmp_path, {"gravity": odd, "star_race": twins, "fairy_lights": alone, "chess": alone})
    assert lineup.read_lineups(tmp_path)[0] == {}


def test_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "lineups.json").write_text("{")
    known, trouble = lineup.read_lineups(tmp_path)
    assert known == {}
    assert trouble is not None
    assert "lineups.json.broken-1" in trouble.told(Words("en"))
    assert (tmp_path / "lineups.json.broken-1").read_text() == "{"


def test_line_ups_of_games_of_a_newer_version_stay(tmp_path: Path) -> None:
    lineup.save(tmp_path, {"gravity": lineup.first("Ana")})
    path = tmp_path / "lineups.json"
    data = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode(data | {"ferry": data["gravity"], "raft": {"players": 3}}))
    lineup.save(tmp_path, {"star_race": lineup.first("Bo")})
    after = msgspec.json.decode(path.read_bytes())
    assert after["ferry"] == data["gravity"]
    assert list(after) == ["version", "star_race", "gravity", "ferry"]


def test_what_could_not_be_read_for_a_while_is_not_lost(tmp_path: Path) -> None:
    lineup.save(tmp_path, {"gravity": lineup.first("Ana"), "star_race": lineup.first("Bo")})
    before = lineup.read_lineups(tmp_path)[0]
    with refusing(tmp_path):
        known, trouble = lineup.read_lineups(tmp_path)
        assert known == {}
        assert trouble is not None
        assert lineup.known(tmp_path, before["gravity"]) == before["gravity"]
    lineup.save(tmp_path, {"fairy_lights": lineup.first("Ana")})
    after = lineup.read_lineups(tmp_path)[0]
    assert list(after) == ["fairy_lights", "gravity", "star_race"]
    assert after["fairy_lights"].players[0].holder == after["gravity"].players[0].holder
    assert after["star_race"] == before["star_race"]


def test_a_file_of_an_older_version_opens(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "match" / "kept" / "home" / "lineups.json", tmp_path)
    known = lineup.read_lineups(tmp_path)[0]
    assert list(known) == ["gravity", "fairy_lights"]
    race = known["gravity"]
    assert [player.name for player in race.players] == ["Ana", "Vega", "Bo"]
    assert [player.holder for player in race.players] == [Person(), Bot("legend"), Person()]
    assert (race.options, race.open, race.free_undo) == (
        {"end": "expert", "planets": "pocket"},
        True,
        True,
    ), "its planets were those of the small set"
    assert race.material == ("1a", "2a", "3b")
