"""`python -m game.review`: records in, tables and JSON out, and what is wrong with those that are broken."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import catalogue
from game.ai.bot import Budget
from game.match.drive import play_out
from game.match.journal import dump
from game.match.lineup import bots
from game.match.match import Match, begun
from game.review import program
from game.review.judge import DecisionJob, Verdict, judged
from game.review.luck import Swing, swings
from game.review.program import main
from game.review.report import Review, lost_by_turn, skill
from tests.every_game.kit import EVERY_GAME, with_the_toy
from tests.oddities import ODDITIES, put


def record(name: str, folder: Path, actions: int | None = None) -> Path:
    """A record of a game, or of its first actions."""
    lines = dump(play_out(begun(name, bots(["pilot"], 2), 3), Budget())).splitlines(keepends=True)
    file = folder / "match.jsonl"
    file.write_text("".join(lines[: None if actions is None else 1 + actions]), encoding="utf-8")
    return file


def reviewed(file: Path, capsys: pytest.CaptureFixture[str]) -> Review:
    assert main([str(file), "--json", "--jobs", "1"]) == 0
    return msgspec.json.decode(capsys.readouterr().out, type=Review)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_review_is_data_that_adds_up(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_the_toy(monkeypatch)
    review = reviewed(record(name, tmp_path, 5), capsys)
    assert (review.game, review.over, review.fault) == (name, False, "")
    assert [turn.ply for turn in review.decisions] == [1, 2, 3, 4, 5]
    rules = catalogue.game(name)
    for turn in review.decisions:
        assert turn.best is not None
        assert turn.gave_away is not None
        assert rules.read_action(dict(turn.best))
        assert (turn.best == turn.action) <= (turn.gave_away.chance == 0)
        assert sum(turn.chances) == pytest.approx(1)
    for seat, account in enumerate(review.seats):
        assert account.played == skill(
            lost_by_turn(review.decisions, seat), catalogue.part(name, "luck").WORST
        )
        parts = account.start + account.luck + account.own + account.others
        assert parts == pytest.approx(account.result)
        assert account.result == pytest.approx(review.decisions[-1].chances[seat])


def test_people_get_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(record("star_race", tmp_path, 4)), "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "The record ends before the game does" in said
    assert "start    luck" in said
    assert "played  mistakes" in said


def test_an_altered_record_is_reviewed_as_far_as_it_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record("fairy_lights", tmp_path, 5)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[4] = '{"type":"take","colours":["gold","yellow"]}'
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = file.read_bytes()
    review = reviewed(file, capsys)
    assert len(review.decisions) == 3
    assert "Line 5" in review.fault
    assert file.read_bytes() == before


@pytest.mark.parametrize("kind", ODDITIES)
def test_what_is_no_record_gets_a_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd"
    put(kind, file)
    try:
        status = main([str(file)])
    except OSError:  # the program tells it (see game/manners.py)
        return
    said = capsys.readouterr()
    assert (status, said.out) == (1, "")
    assert len(said.err.splitlines()) == 1


def test_another_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record("gravity", tmp_path, 2)
    header, *rest = file.read_text(encoding="utf-8").splitlines()
    newer = json.dumps({**json.loads(header), "version": 99})
    file.write_text("\n".join([newer, *rest]), encoding="utf-8")
    assert main([str(file)]) == 1
    assert "another version" in capsys.readouterr().err


def test_a_search_that_is_too_short_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match.jsonl", "--nodes", "20"])
    assert "at least 300" in capsys.readouterr().err


def test_what_was_found_before_a_stop_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(asked: Sequence[DecisionJob], executor: Executor | None) -> Iterator[Verdict]:
        yield from judged(asked[:2], executor)
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "judged", stopped)
    assert main([str(record("gravity", tmp_path, 4)), "--json", "--jobs", "1"]) == 130
    said = capsys.readouterr()
    assert "2 of 4 decisions" in said.err
    review: Any = json.loads(said.out)
    assert [turn["grade"] is not None for turn in review["decisions"]] == [True, True, False, False]


def test_a_stop_before_the_first_decision_is_looked_at_keeps_the_chances(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(match: Match) -> Iterator[Swing]:
        yield from islice(swings(match), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "swings", stopped)
    assert main([str(record("gravity", tmp_path, 4)), "--json", "--jobs", "1"]) == 130
    said = capsys.readouterr()
    assert "0 of 4 decisions" in said.err
    review: Any = json.loads(said.out)
    assert [turn["ply"] for turn in review["decisions"]] == [1, 2]
