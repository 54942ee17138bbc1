"""Titles at the end of a game: one for each person, from a table that is data."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from game import catalogue
from game.deeds import Deed, TaleTurn
from game.games.star_race.model import RaceView
from game.match.lineup import Bot
from game.match.match import Seated
from game.match.ranking import ranking
from game.match.titles import patch_of, tale_of, titles, titles_of
from game.texts import LANGUAGES, Language, Words
from tools.shots.shot import POSITIONS, position

ENDED = sorted(path.stem for path in POSITIONS.glob("*-game-*.jsonl"))


@pytest.mark.parametrize("name", ENDED)
def test_each_person_has_a_title_and_nobody_else(name: str) -> None:
    match = position(name)
    given = titles_of(match)
    assert [seat for seat, title in enumerate(given) if title] == list(match.lineup.people())
    known = titles(match.game.name)
    single = [title for title in given if title and not known[title].often]
    assert len(single) == len(set(single))


def test_a_title_goes_to_the_person_with_the_most_whatever_ais_have() -> None:
    match = position("gravity-game-3")
    thief = titles_of(match).index("gravity-thief")
    player = match.lineup.players[thief]
    match.mark(Seated(thief, replace(player, holder=Bot("ace"))))
    assert titles_of(match)[thief] == ""


def title_of_the_winner(*points: tuple[int, int]) -> str:
    """Of a game for two with these points after each action, those of its winner first."""
    match = position("fairy_lights-game-2")
    result = match.result()
    assert result is not None
    _, winner = ranking(result)[0]
    turns = [
        TaleTurn(ply, winner, match.actions[0], (), (own, others) if winner == 0 else (others, own))
        for ply, (own, others) in enumerate(points, start=1)
    ]
    return titles_of(match, replace(tale_of(match), turns=tuple(turns)))[winner]


def test_who_was_behind_and_caught_up_has_come_back() -> None:
    assert title_of_the_winner((0, 6), (6, 6)) == "comeback"
    assert title_of_the_winner((0, 9), (3, 9)) != "comeback"  # it is three points nearer, no more


def test_who_gained_in_the_first_third_had_a_good_start() -> None:
    assert title_of_the_winner((1, 0), (2, 0), *[(2, 0)] * 4) == "start"


def test_the_first_rows_of_a_game_are_its_own() -> None:
    names = list(titles("gravity"))
    assert names[0] == "gravity-fall"
    assert names[-1] == "company"


@pytest.mark.parametrize("game", catalogue.names())
def test_each_title_has_a_patch_and_a_text_and_somebody_always_gets_the_last(game: str) -> None:
    rows = list(titles(game).values())
    assert rows[-1].often
    for row in rows:
        assert patch_of(game, row.name) == f"ui/titles/{row.patch}"
        assert catalogue.picture(f"ui/titles/{row.patch}").is_file()
        for language in LANGUAGES:
            assert Words(language, strict=True)(f"patch-{row.name}")


def test_a_title_of_a_newer_version_has_no_patch() -> None:
    assert patch_of("gravity", "no-such-title") is None
    assert patch_of("no-such-game", "calm") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in ENDED if name.endswith("-3")])
def test_what_people_played_has_a_picture_and_a_name(name: str, language: Language) -> None:
    match, words = position(name), Words(language, strict=True)
    part = catalogue.part(match.game.name, "deeds")
    played = set(part.likings(tale_of(match)))
    assert {seat for seat, _ in played} == set(range(3))
    for picture in {picture for _, picture in played}:
        assert catalogue.picture(picture).is_file()
        assert part.liked(words, picture)


def test_only_guesses_that_were_right_count() -> None:
    tale = tale_of(position("star_race-game-3"))
    tokens = cast("RaceView", tale.last).tokens
    wrong = next(alien for alien in ("yellow", "blue") if alien != tokens[2])
    told = replace(tale, notes={0: {1: str(tokens[1]), 2: wrong}})
    guessed = [deed for deed in catalogue.part("star_race", "deeds").deeds(told) if deed.measure == "guessed"]
    assert guessed == [Deed(0, "guessed", 1)]
