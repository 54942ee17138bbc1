"""How far long work is: a bar on a terminal, lines elsewhere, nothing when it is short."""

from __future__ import annotations

import io
import sys
import threading
import time
from pathlib import Path

import pytest

from game import progress, record
from game.progress import followed, following, say


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Said(io.StringIO):
    def wait_for(self, text: str) -> None:
        """Until somebody has written this."""
        while text not in self.getvalue():
            time.sleep(0.001)


class Screen(Said, Terminal):
    pass


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """At once, and each time."""
    for name in ("SILENT_SECONDS", "BAR_EVERY", "LINE_EVERY"):
        monkeypatch.setattr(progress, name, 0.0)
    return monkeypatch


def test_short_work_tells_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(followed("abc", "letters")) == ["a", "b", "c"]
    assert capsys.readouterr() == ("", "")


def test_elsewhere_than_on_a_terminal_lines_say_what_is_left(
    told: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    list(followed("abc", "letters"))
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" after ")[0] for line in lines[-2:]] == ["2 of 3 letters", "3 of 3 letters"]
    assert all(line.endswith("to go") for line in lines[-2:])
    assert not any("\r" in line for line in lines)


def test_a_step_that_takes_long_says_so_although_nothing_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = Said()
    monkeypatch.setattr(progress, "STILL_EVERY", 0.01)
    monkeypatch.setattr(sys, "stderr", said)
    with following(3, "games") as more:
        said.wait_for("0 of 3 games after")
        assert "to go" not in said.getvalue()  # nobody knows yet
        more(1)
        said.wait_for("1 of 3 games after")
    lines = len(said.getvalue().splitlines())
    assert not [thread for thread in threading.enumerate() if thread.name == "progress"]
    assert len(said.getvalue().splitlines()) == lines


def test_on_a_terminal_the_bar_stands_before_the_first_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a second; a line elsewhere waits for five."""
    screen = Screen()
    monkeypatch.setattr(progress, "TICK", 0.01)
    monkeypatch.setattr(sys, "stderr", screen)
    with following(3, "games"):
        screen.wait_for("0 of 3 games after")


def test_on_a_terminal_a_bar_stands_in_one_line_and_goes_in_the_end(told: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    told.setattr(sys, "stderr", terminal)
    list(followed(range(4), "games"))
    assert "2 of 4 games" in terminal.getvalue()
    assert "\n" not in terminal.getvalue()
    assert terminal.getvalue().rstrip("\r").split("\r")[-1].strip() == ""


def test_what_is_left_is_reckoned_from_all_the_time_so_far(
    told: pytest.MonkeyPatch,
) -> None:
    """Also if it was said in between, again and again, that nothing is done."""
    now, said = 1000.0, Said()
    told.setattr(progress, "STILL_EVERY", 0.01)
    told.setattr(sys, "stderr", said)
    for clock in ("time.time", "tqdm.std.time"):
        told.setattr(clock, lambda: now)
    with following(10, "games") as more:
        now += 100
        said.wait_for("0 of 10 games after 01:40")
        now += 1
        more(1)
    assert "1 of 10 games after 01:41, about 15:09 to go" in said.getvalue()


def test_a_line_for_the_output_does_not_run_into_the_bar(
    told: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told.setattr(sys, "stderr", Terminal())
    with following(2, "games") as more:
        more(1)
        say("a row")
    assert capsys.readouterr().out == "a row\n"


def test_a_total_that_was_too_low_grows(told: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with following(1, "actions") as more:
        more(1)
        more(1)
    assert "2 of 2 actions" in capsys.readouterr().err


def test_playing_a_record_says_how_far_it_is(
    told: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    assert record.main(["play", "--game", "star_race", "--players", "2", "--level", "rookie", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert " actions after 0" in said.err
