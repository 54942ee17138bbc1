"""A match as text: read back it is the same, and a broken one is refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import catalogue
from game.catalogue import game, material
from game.door import LONGEST_NAME
from game.engine.contract import NOBODY
from game.match.journal import BadJournal, dump, load
from game.match.lineup import Assist, Bot, Lineup, Player
from game.match.match import Match, Note, Seated, begun, drawn_by_chance

KEPT = Path(__file__).parent / "kept"
TABLE = Lineup(
    (
        Player("Ana ✨", "comet", device="gamepad 1", assist=Assist(own={"odds": "hidden"})),
        Player("Vega", "sun", Bot("ace")),
    ),
    free_undo=True,
)


def played(name: str, plies: int = 12, lineup: Lineup = TABLE) -> Match:
    rules = game(name)
    match = Match(rules, rules.new(material(name), 2, 11), lineup, 11)
    while match.ply < plies and match.to_act is not None:
        legal = match.view(match.to_act).legal
        match.play(legal[match.ply % len(legal)])
    match.mark(Note("red", 0, 1))
    return match


@pytest.mark.parametrize("name", catalogue.names())
def test_a_match_read_back_is_the_same(name: str) -> None:
    match = played(name)
    again = load(dump(match))
    assert dump(again) == dump(match)
    assert (again.lineup, again.ply, again.notes(0), again.seed) == (TABLE, match.ply, {1: "red"}, 11)
    for seat in (NOBODY, 0, 1):
        assert again.view(seat) == match.view(seat)


def test_the_secret_of_a_match_is_kept_for_its_bots_and_no_seed_is_named() -> None:
    match = begun("star_race", TABLE, drawn_by_chance())
    again = load(dump(match))
    assert again.secret == match.secret is not None
    assert (again.named, again.seed, again.seed_for_bot(1)) == (None, match.seed, match.seed_for_bot(1))


def test_a_finished_match_is_read_back_with_its_result() -> None:
    match = played("fairy_lights", plies=1000)
    assert load(dump(match)).result() == match.result() is not None


@pytest.mark.parametrize("name", ["A\nB", "A\u2028B", "A\x85B"])
def test_a_name_of_any_characters_is_read_without_those_that_cannot_be_shown(name: str) -> None:
    lineup = TABLE.seated(0, Player(name, "ring"))
    known = TABLE.seated(0, Player("AB", "ring"))
    assert load(dump(played("fairy_lights", lineup=lineup))).lineup == known


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: "),
        ("[" * 5000, "Line 1: "),
        ('{"starbox":"save"}', "Line 1: "),
    ],
)
def test_a_file_without_a_header_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadJournal, match=sentence):
        load(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"version":2,"game"', '"version":9,"game"', "another version"),
        ('"version":2,"game"', '"version":true,"game"', "Line 1: "),
        ('"game":"fairy_lights","lineup"', '"game":"chess","lineup"', "There is no game 'chess'"),
        ('"lineup":{', '"lineup":7,"other":{', "Line 1: "),
        ('"assist":{', '"assist":[],"other":{', "Line 1: "),
        ('"name":"Vega"', '"name":"\\ud800"', "Line 1: A text in it is not Unicode"),
        ('"seat":0,"about"', '"seat":"Ana","about"', "Line 14: "),
        ('"starbox":"note"', '"starbox":"cough"', "Line 14: "),
        ('"shop":[]', '"shop":[1]', "Line 1: "),
        ('"players":[', '"players":[{"name":"X","emblem":"moon"},', "3 players for a game of 2 seats"),
        ('{"type":"reveal"}', '{"type":"tea"}', "Line 2: "),
        ('{"type":"reveal"}', '{"type":', "Line 2: "),
        ('{"type":"reveal"}', "", "Line 2: "),
    ],
)
def test_a_damaged_save_is_refused_with_the_line(old: str, new: str, sentence: str) -> None:
    text = dump(played("fairy_lights"))
    assert old in text
    with pytest.raises(BadJournal, match=sentence):
        load(text.replace(old, new, 1))


def test_a_change_of_seats_is_kept_with_its_ply_and_the_notes_with_theirs() -> None:
    match = played("gravity", plies=4)
    match.mark(Seated(1, Player("Bo", "sun")))
    match.play(match.view(match.to_act or 0).legal[0])
    match.mark(Note("", 0, 1))
    match.mark(Note("well played"))
    again = load(dump(match))
    assert (again.first_lineup, again.lineup) == (TABLE, TABLE.seated(1, Player("Bo", "sun")))
    assert again.marks(4) == [Note("red", 0, 1), Seated(1, Player("Bo", "sun"))]
    assert again.marks(5) == [Note("", 0, 1), Note("well played")]
    assert again.notes(0) == {}


@pytest.mark.parametrize(("seat", "about"), [(2, 1), (-1, 1), (0, 2), (0, -1), (0, 10**30)])
def test_a_guess_of_a_seat_that_does_not_exist_is_refused(seat: int, about: int) -> None:
    text = dump(played("gravity", plies=2)).replace('"seat":0,"about":1', f'"seat":{seat},"about":{about}')
    with pytest.raises(BadJournal, match=r"There is no seat|Expected"):
        load(text)


def test_a_player_is_mended_where_a_file_says_what_nobody_knows() -> None:
    text = dump(played("gravity", plies=2)).replace('"emblem":"comet"', '"emblem":"crown"')
    name = json.dumps("\0A\x1bna" + "x" * 100_000)
    text = text.replace('"device":"gamepad 1"', '"device":"toaster"').replace('"Ana ✨"', name)
    ana = load(text).lineup.players[0]
    assert (ana.emblem, ana.device) == ("comet", "any")
    assert ana.name == "Ana" + "x" * (LONGEST_NAME - 3)


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    match = played("gravity", plies=2)
    match.mark(Seated(1, Player("Bo", "sun")))
    for seat in (-1, 2):
        with pytest.raises(BadJournal, match=f"Line 5: There is no seat {seat}"):
            load(dump(match).replace('"starbox":"seated","seat":1', f'"starbox":"seated","seat":{seat}'))


@pytest.mark.parametrize(
    ("file", "plies", "levels", "options"),
    [
        (
            "save-gravity.match",
            20,
            [None, "legend"],
            {"planets": "pocket", "end": "expert", "first_door": "random"},
        ),
        ("save-star_race.match", 12, [None, "ace", None], {}),
        ("save-fairy_lights.match", 8, [None, "legend"], {}),
        ("record-of-the-hall.jsonl", 188, [None, None], {}),
        ("record-of-bots.jsonl", 35, ["random", "rookie", "random"], {}),
    ],
)
def test_what_older_versions_have_written_opens(
    file: str, plies: int, levels: list[str | None], options: dict[str, str]
) -> None:
    match = load((KEPT / file).read_text(encoding="utf-8"))
    assert (match.ply, match.lineup.options) == (plies, options)
    assert [player.level for player in match.lineup.players] == levels
    assert (match.result() is None) == file.startswith("save")
    assert dump(load(dump(match))) == dump(match)


def test_an_older_save_keeps_who_sat_there_and_what_they_guessed() -> None:
    match = load((KEPT / "save-star_race.match").read_text(encoding="utf-8"))
    ana, _, bo = match.lineup.players
    assert (ana.name, ana.device, ana.assist) == ("Ana ✨", "gamepad 1", Assist(own={"odds": "hidden"}))
    assert bo.assist == Assist(ghosts=False, hints=False, own={"odds": "counted"})
    assert (match.lineup.open, match.lineup.free_undo) == (False, True)
    assert match.all_notes() == {0: {1: "red", 2: "green"}, 1: {}, 2: {0: "blue"}}


def test_who_is_of_an_unknown_kind_is_kept_in_the_journal() -> None:
    text = dump(played("gravity")).replace('{"kind":"bot","level":"ace"}', '{"kind":"program","path":"x"}')
    again = load(text)
    assert again.lineup.strangers() == ("Vega",)
    assert load(dump(again)).lineup == again.lineup


@pytest.mark.parametrize("holder", ['{"kind":"other"}', '{"kind":"other","written":"{"}', "[]", "null"])
def test_a_holder_that_is_nonsense_is_a_stranger(holder: str) -> None:
    text = dump(played("gravity")).replace('{"kind":"bot","level":"ace"}', holder)
    again = load(text)
    assert again.lineup.strangers() == ("Vega",)
    assert load(dump(again)).lineup == again.lineup
