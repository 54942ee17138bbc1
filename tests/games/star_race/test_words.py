"""The race told without pictures: what a terminal prints, and what matters to one seat."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.contract import Glimpse, Seat
from game.games.star_race import words as race_words
from game.games.star_race.game import GAME
from game.games.star_race.model import Move, RaceView, State, Trade
from game.games.star_race.rules import FIZZLE
from game.telling import Line, plain
from game.texts import LANGUAGES, Language, Words
from tests.games.star_race.races import DECK, adopt, advance, race, swap, trade

NAMES = ("Ana", "Bob", "Cleo")
ENGLISH = Words("en", strict=True)


def seen(state: State, move: Move, seat: Seat = 0) -> tuple[Glimpse[RaceView], RaceView]:
    """What a seat learns from a move, and its view before that."""
    step = GAME.apply(state, move)
    return GAME.observe(step, seat, 1), GAME.view(state, seat)


def in_words(lines: list[Line]) -> list[str]:
    return [plain(ENGLISH, line, NAMES) for line in lines]


def told(state: State, move: Move, words: Words = ENGLISH) -> list[str]:
    return in_words([*race_words.tell(words, *seen(state, move))])


def digested(state: State, move: Move, seat: Seat) -> list[str]:
    glimpse, before = seen(state, move, seat)
    return in_words([*race_words.digest(ENGLISH, glimpse, before, seat)])


APART = "y5 b4 r3 g2 p1"
PLAYS = [
    (race(APART), advance("yb", "b"), "Ana: the blue jellyfish over 1, in position I"),
    (race(APART), advance("yb", "y"), "Ana: the yellow puffball in position I"),
    (race(APART, hand="P yb yb"), swap("br"), "Ana: the blue jellyfish swaps with the red robot"),
    (race(hand="P yb yb"), FIZZLE, "Ana: nothing to swap"),
    (
        race(APART, hand="F yb yb", favourites=("Y", "B", "P")),
        trade("y", 2, "p"),
        "Ana: the yellow puffball goes to Cleo for the purple fish",
    ),
    (race(APART, hand="r yb yb"), adopt("r"), "Ana: the red robot new favourite"),
]


@pytest.mark.parametrize(("state", "move", "line"), PLAYS)
def test_each_play_is_one_line_that_can_be_read_without_pictures(state: State, move: Move, line: str) -> None:
    assert told(state, move) == [line]


def test_a_favourite_that_makes_room_is_told_first() -> None:
    state = race(APART, hand="r yb yb", favourites=("Yg", "B"))
    assert told(state, adopt("r", "g")) == [
        "Ana: the green sprout discarded",
        "Ana: the red robot new favourite",
    ]


def test_the_end_tells_of_all_tokens_and_of_who_wins() -> None:
    lines = told(race("y16 b9 r5 g2 p1", favourites=("Y", "B")), advance("yb", "y"))
    assert lines[1] == "the yellow puffball has reached the end of the galaxy"
    assert lines[2:4] == ["Ana: the red robot was the token", "Bob: the green sprout was the token"]
    assert "wins with" in lines[4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "move", "line"), PLAYS)
def test_every_language_has_all_words(language: str, state: State, move: Move, line: str) -> None:
    assert len(told(state, move, Words(language, strict=True))) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_of_a_game_is_told_first_of_who_made_it(players: int) -> None:
    rng, state = Random(players), GAME.new(DECK, players, players).state
    while (seat := GAME.to_act(state)) is not None:
        action = rng.choice(GAME.legal(state))
        glimpse, before = seen(state, action)
        assert race_words.tell(ENGLISH, glimpse, before)[0].seat == seat
        if isinstance(action, Trade) and seat and glimpse.view.deck:
            assert bool(race_words.digest(ENGLISH, glimpse, before, 0)) == (action.seat == 0)
        state = GAME.apply(state, action).state


def test_a_swallowed_planet_is_told_without_a_seat() -> None:
    lines = told(race("y5 b6 r7 g8 p9", deck=0), advance("yb", "y"))
    assert lines[1] == "the supernova swallows planet 1"


def test_the_digest_says_what_a_move_meant_for_the_seat() -> None:
    """In one piece: "+4" stood at the end of a row, and "for you" in the next."""
    state = race(APART, favourites=("Y", "B", "P"), tokens="yrg")
    assert digested(state, advance("yb", "b"), 1) == [
        "Ana: the blue jellyfish over 1, in position I · −3\u00a0for\u00a0you"
    ]
    assert digested(state, advance("yb", "b"), 2) == []


def test_the_digest_tells_in_a_sentence_of_trades_with_the_seat_alone() -> None:
    state = race(APART, hand="F yb yb", favourites=("Y", "B", "P"))
    (line,) = digested(state, trade("y", 2, "p"), 2)
    assert line == "Ana: took the purple fish from you for the yellow puffball · +1\u00a0for\u00a0you"
    assert digested(state, trade("y", 2, "p"), 1) == []


def test_the_turn_is_told_by_name() -> None:
    state = race(APART)
    assert race_words.turn(ENGLISH, GAME.view(state, 0), NAMES) == "Ana, choose a card"
    assert race_words.turn(ENGLISH, GAME.view(state, 1), NAMES) == "Ana plays"
    over = GAME.apply(race("y16"), advance("yb", "y")).state
    assert race_words.turn(ENGLISH, GAME.view(over, 0), NAMES) == "The race is over"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ai-race-advance", "ai-race-swap"])
def test_a_hint_that_changes_no_points_does_not_say_by_0(key: str, language: Language) -> None:
    words = Words(language, strict=True)
    same, more = (
        words(key, alien="red", other="blue", gain=gain, expected=2.4, chance=26) for gain in (0, 3)
    )
    assert "0" not in same
    assert "3" in more
