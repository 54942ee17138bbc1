"""Results taken apart: the parts add up, notes, places and ties are told rightly."""

from __future__ import annotations

import pytest

from game.client.table.facts import NotesTold, facts
from game.engine.contract import NOBODY, Result
from game.games.star_race.model import Back, RaceView
from game.games.star_race.rules import values
from game.match.lineup import bots
from game.match.match import Note
from game.match.ranking import ranking, tie
from game.texts import Words
from tools.shots.shot import position


@pytest.mark.parametrize(("name", "seats"), [("gravity", 3), ("star_race", 5), ("fairy_lights", 4)])
def test_the_parts_add_up_to_the_points(name: str, seats: int) -> None:
    match = position(f"{name}-game-{seats}")
    result = match.result()
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert sum(part.points for part in facts(name).shares(match, seat)) == score


def test_each_alien_is_told_with_what_it_brought() -> None:
    match = position("star_race-game-4")
    view = match.view(NOBODY)
    assert isinstance(view, RaceView)
    value = values(view.aliens)
    for seat, token in enumerate(view.tokens):
        seen = [token, *(card.alien for card in view.favourites[seat])]
        aliens = [alien for alien in seen if not isinstance(alien, Back)]
        assert aliens == seen, "all is turned up at the end"
        told = [
            (part.picture.rpartition("_")[2], part.points) for part in facts("star_race").shares(match, seat)
        ]
        assert told == [(alien, value[alien]) for alien in aliens]


def test_guesses_are_counted_for_who_pinned_them() -> None:
    match = position("star_race-game-3")
    view = match.view(NOBODY)
    assert isinstance(view, RaceView)
    match.mark(Note(str(view.tokens[1]), 0, 1))
    match.mark(Note(str(view.tokens[1]), 0, 2))
    assert facts("star_race").notes(match, 0) == NotesTold(1, 2, "results-guessed")
    assert facts("star_race").notes(match, 1) is None
    assert facts("gravity").notes(position("gravity-game-3"), 0) is None


def test_who_begins_is_told_as_the_print_says() -> None:
    words, told = Words("en", strict=True), facts("star_race").option_note
    assert told(words, "first_player", bots(("rookie",), 3)) == words("setup-prettiest-face")
    assert told(words, "another", bots(("rookie",), 3)) == ""


def of(scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    return Result(scores, winners, ())


def test_equal_points_share_a_place_and_the_next_place_is_left_out() -> None:
    assert ranking(of((5, 9, 5, 2), (1,))) == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_whoever_wins_a_tie_comes_first() -> None:
    assert ranking(of((7, 7, 3), (1,))) == [(1, 1), (2, 0), (3, 2)]


def test_a_tie_is_broken_shared_or_none() -> None:
    assert tie(of((7, 7, 3), (1,))) == "broken"
    assert tie(of((7, 7, 3), (0, 1))) == "shared"
    assert tie(of((8, 7, 3), (0,))) is None
