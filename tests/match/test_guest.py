"""Programs in seats: a whole game, what they are told, and what happens when something goes wrong."""

from __future__ import annotations

import logging
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.ai.bot import Budget
from game.arena import main, play_pairing, schedule
from game.engine.contract import Action, Result
from game.match import guest as guest_module
from game.match.guest import MOST_FAULTS, Guest, Guests, NoProgram, words_of

GUESTS = Path(__file__).parents[1] / "guests"
FIRST = f"sh {GUESTS / 'first.sh'}"
MS = 400
GAME = catalogue.game("fairy_lights")

with_a_shell = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh on this machine")


def odd(word: str) -> str:
    return f"{sys.executable} {GUESTS / 'odd.py'} {word}"


class Table:
    """A game in which seat 0 is held by a program, and it is always its turn."""

    def __init__(self, command: str) -> None:
        options = {"first_player": "0"}
        self.opening = GAME.new(catalogue.material("fairy_lights"), 2, 3, options)
        self.guests = Guests(GAME, self.opening, {0: command})
        self.plies = 0

    @property
    def guest(self) -> Guest:
        return self.guests.of(0)

    def decide(self, ms: int = MS) -> Action | None:
        self.plies += 1
        return self.guests.decide(self.opening.state, self.plies, ms)


@pytest.fixture
def seat() -> Iterator[Callable[[str], Table]]:
    tables: list[Table] = []

    def sit(word: str) -> Table:
        tables.append(Table(odd(word)))
        return tables[-1]

    yield sit
    for table in tables:
        table.guests.end(None)


# Whole games


@with_a_shell
def test_a_bot_in_another_language_plays_whole_games(caplog: pytest.LogCaptureFixture) -> None:
    for pairing in schedule("fairy_lights", (FIRST, "rookie"), (Budget(),) * 2, 2, seed=5):
        outcome = play_pairing(pairing)
        assert sum(outcome.shares) == pytest.approx(1.0)
        assert outcome.plies > 20
    assert not caplog.records  # every answer was good


@with_a_shell
def test_the_arena_takes_a_program_as_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "fairy_lights", "--games", "2", "--jobs", "1"]
    assert main([*words, "--seats", f"rookie,{FIRST}"]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["./no-such-bot", "", "'"])
def test_a_command_that_names_no_program_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoProgram):
        words_of(command)
    with pytest.raises(SystemExit):
        main(["--game", "fairy_lights", "--seats", f"rookie,{command}"])
    assert "A level is one of random, rookie" in capsys.readouterr().err


# One question


def test_a_good_answer_is_played(seat: Callable[[str], Table]) -> None:
    table = seat("good")
    assert table.decide() == GAME.legal(table.opening.state)[-1]
    assert table.guest.name == "Odd[2J one"  # what cannot be printed is dropped


def test_what_a_program_says_is_cut_and_can_be_printed(seat: Callable[[str], Table]) -> None:
    table = seat("talk")
    table.guests.ask(table.opening.state, 1, MS)
    answer = table.guest.answer()
    assert answer.action is not None
    assert answer.said == ("Hello " + "o" * 200)[:80]


@pytest.mark.parametrize("word", ["babble", "other", "illegal", "long"])
def test_after_three_bad_answers_a_rookie_keeps_the_seat(
    seat: Callable[[str], Table], word: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = seat(word)
    for number in range(MOST_FAULTS):
        assert 0 in table.guests, number
        assert table.decide(5000) is None
    assert 0 not in table.guests
    assert sum("a rookie decides" in record.message for record in caplog.records) == MOST_FAULTS
    assert "a rookie keeps seat 0" in caplog.text


def test_a_late_answer_counts_once_and_is_dropped(seat: Callable[[str], Table]) -> None:
    table = seat("late")
    assert table.decide(200) is None
    until = time.monotonic() + 5.0
    while not table.guest.heard and time.monotonic() < until:
        time.sleep(0.01)
    assert table.decide(5000) is not None
    assert table.decide(5000) is not None
    assert 0 in table.guests


def test_a_question_that_was_taken_back_has_no_answer(seat: Callable[[str], Table]) -> None:
    table = seat("good")
    table.decide(5000)
    table.guests.ask(table.opening.state, 2, 1)
    table.guest.drop()
    assert table.guest.poll(0.1) is None


def test_no_thread_of_a_program_keeps_ours_from_ending(seat: Callable[[str], Table]) -> None:
    before = threading.enumerate()
    table = seat("good")
    started = [thread for thread in threading.enumerate() if thread not in before]
    assert all(thread.daemon for thread in started)
    assert 0 in table.guests
    assert started


def test_a_surplus_line_answers_the_next_question(seat: Callable[[str], Table]) -> None:
    table = seat("twice")
    assert table.decide(5000) is not None
    assert table.decide(5000) is None


@pytest.mark.parametrize(
    ("word", "why"), [("ends", ""), ("rude", ""), ("mumbles", "its hello cannot be read")]
)
def test_when_a_program_ends_or_greets_badly_a_rookie_keeps_the_seat(
    seat: Callable[[str], Table], word: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = seat(word)
    assert table.decide(5000) is None
    assert 0 not in table.guests
    assert why in caplog.text


def test_a_program_is_told_how_the_game_ended_if_it_did(
    seat: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(Guest, "tell_end", lambda guest, result, events: told.append(result["winners"]))
    seat("good").guests.end(None)
    assert not told
    seat("good").guests.end(Result((7, 5), (0,), ({}, {})))
    assert [*map(list, told)] == [[0]]


def test_without_a_hello_in_time_a_rookie_sits_from_the_start(
    seat: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_module, "HELLO_SECONDS", 0.2)
    table = seat("mute")
    assert table.decide() is None
    assert 0 not in table.guests


def test_a_program_that_cannot_be_started_leaves_its_seat_to_a_rookie() -> None:
    table = Table("./no-such-bot")
    assert table.decide() is None
    assert 0 not in table.guests


def test_a_program_that_stays_is_ended(seat: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_module, "QUIT_SECONDS", 0.1)
    table = seat("stays")
    process = table.guest.process
    assert process is not None
    table.guests.end(None)
    assert process.wait(10.0) != 0


def test_a_seat_learns_all_that_happened_since_it_was_asked(
    seat: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    table = seat("good")
    table.decide(5000)
    monkeypatch.setattr(table.guest, "send", asked.append)
    table.guests.hear(GAME.apply(table.opening.state, GAME.legal(table.opening.state)[0]).events)
    table.guests.ask(table.opening.state, 4, MS)
    (question,) = asked
    assert [event["type"] for event in question["events"]] == ["card_revealed"]
    assert (question["cmd"], question["ply"], question["ms"]) == ("decide", 4, MS)
    assert question["view"]["deck"][0] is None
    assert len(question["actions"]) == len(GAME.legal(table.opening.state))


def test_what_it_prints_on_standard_error_goes_to_the_log(
    seat: Callable[[str], Table], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = seat("good")
    table.decide(5000)
    until = time.monotonic() + 5.0
    while "thinking of nothing" not in caplog.text and time.monotonic() < until:
        time.sleep(0.01)
    assert "thinking of nothing" in caplog.text
