"""The faults that are put into the code on purpose."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.places import DATA
from tools import mutants
from tools.mutants import Copy, Room, draw


@pytest.mark.parametrize("room", ["core", "rest"])
def test_a_seed_always_draws_the_same_faults(room: Room) -> None:
    assert draw(room, 5, 7) == draw(room, 5, 7)
    assert draw(room, 5, 7) != draw(room, 5, 8)


@pytest.mark.parametrize("room", ["core", "rest"])
def test_a_fault_changes_its_file_and_can_be_read(room: Room) -> None:
    for fault in draw(room, 12, 3):
        sound = ast.unparse(ast.parse((DATA / fault.file).read_text(encoding="utf-8")))
        assert ast.unparse(ast.parse(fault.code)) != sound
        assert fault.before != fault.after or len(fault.before) == mutants.SHOWN


@pytest.mark.parametrize("room", ["core", "rest"])
def test_every_file_has_tests_that_lie_near(room: Room) -> None:
    for file in mutants.files_of(room):
        near = mutants.tests_of(file.relative_to(DATA).as_posix())
        assert any((DATA / path).exists() for path in near), file


def test_what_tests_notice_is_caught_and_what_changes_nothing_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "tests_of", lambda file: ["tests/match/test_seeds.py"])
    copy = Copy(tmp_path)
    file = "game/match/seeds.py"
    sound = (DATA / file).read_text(encoding="utf-8")
    fault = mutants.fault_at(DATA / file, 0)
    harmless = replace(fault, file=file, code=sound + "\n# nothing\n")
    broken = replace(fault, file=file, code=sound.replace("def seed_words", "def words_of"))
    assert copy.fate(broken, math.inf) == "caught"
    assert copy.fate(harmless, math.inf) == "missed"
    assert copy.fate(broken, -math.inf) == "no time"
    assert (tmp_path / file).read_text(encoding="utf-8") == sound
