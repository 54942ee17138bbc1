"""A match as text: read back it is the same, and a broken one is refused with a sentence."""

from __future__ import annotations

import pytest

from game import catalogue
from game.catalogue import game, material
from game.engine.contract import NOBODY
from game.match.journal import BadSave, dump, load
from game.match.lineup import Assist, Bot, Lineup, Player
from game.match.match import Match

TABLE = Lineup(
    (
        Player("Ana ✨", "comet", device="gamepad 1", assist=Assist(odds="hidden")),
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
    match.pins = {0: {1: "red"}}
    return match


@pytest.mark.parametrize("name", catalogue.names())
def test_a_match_read_back_is_the_same(name: str) -> None:
    match = played(name)
    again = load(dump(match))
    assert dump(again) == dump(match)
    assert (again.lineup, again.ply, again.pins, again.seed) == (TABLE, match.ply, match.pins, 11)
    for seat in (NOBODY, 0, 1):
        assert again.view(seat) == match.view(seat)


def test_a_finished_match_is_read_back_with_its_result() -> None:
    match = played("fairy_lights", plies=1000)
    assert load(dump(match)).result() == match.result() is not None


@pytest.mark.parametrize("name", ["A\nB", "A\u2028B", "A\x85B"])
def test_a_name_may_hold_any_character(name: str) -> None:
    lineup = TABLE.seated(0, Player(name, "ring"))
    assert load(dump(played("fairy_lights", lineup=lineup))).lineup == lineup


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1 is not the header"),
        ("[" * 5000, "Line 1 is not the header"),
        ('{"starbox":"save"}', "Line 1 is not the header"),
    ],
)
def test_a_file_without_a_header_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadSave, match=sentence):
        load(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"version":1,"game"', '"version":9,"game"', "another version"),
        ('"game":"fairy_lights","table"', '"game":"chess","table"', "no game called 'chess'"),
        ('"shop":[]', '"shop":[1]', "Line 1: "),
        ('"pins":{"0":', '"pins":{"Ana":', "Line 1 is not the header"),
        ('"players":[', '"players":[{"name":"X","emblem":"moon"},', "3 players for a game of 2 seats"),
        ('{"type":"reveal"}', '{"type":"tea"}', "Line 2: "),
        ('{"type":"reveal"}', '{"type":', "Line 2: "),
        ('{"type":"reveal"}', "", "Line 2: "),
    ],
)
def test_a_damaged_save_is_refused_with_the_line(old: str, new: str, sentence: str) -> None:
    text = dump(played("fairy_lights"))
    assert old in text
    with pytest.raises(BadSave, match=sentence):
        load(text.replace(old, new, 1))
