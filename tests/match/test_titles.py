"""Titles at the end of a game: one for each person, from a table that is data."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game import catalogue
from game.match.lineup import Bot
from game.match.match import Seated
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


def test_the_first_rows_of_a_game_are_its_own() -> None:
    names = list(titles("gravity"))
    assert names[0] == "gravity-fall"
    assert names[-1] == "company"


@pytest.mark.parametrize("game", catalogue.names())
def test_each_title_has_a_patch_and_a_text_and_somebody_always_gets_the_last(game: str) -> None:
    rows = list(titles(game).values())
    assert rows[-1].often
    for row in rows:
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
