"""The faults that are put into the code on purpose."""

from __future__ import annotations

import ast
import math
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.places import DATA
from tools.mutants import near, trial
from tools.mutants.blocks import block_at, blocks_of
from tools.mutants.faults import SHOWN, Room, around, draw, fault_at, files_of
from tools.mutants.trial import Project, learned, tried

FILE = "game/match/seeds.py"


def test_a_seed_always_draws_the_same_faults_and_each_changes_its_file() -> None:
    drawn = draw("core", 12, 7)
    assert drawn == draw("core", 12, 7)
    assert drawn != draw("core", 12, 8)
    for fault in drawn:
        sound = ast.unparse(ast.parse((DATA / fault.file).read_text(encoding="utf-8")))
        assert ast.unparse(ast.parse(fault.code)) != sound
        assert fault.before != fault.after or len(fault.before) == SHOWN


@pytest.mark.parametrize("room", ["core", "rest"])
def test_every_file_has_tests_that_lie_near(room: Room) -> None:
    for file in files_of(room):
        tests = near.tests_of(file.relative_to(DATA).as_posix())
        assert any((DATA / path).exists() for path in tests), file


def test_a_line_belongs_to_its_innermost_block() -> None:
    tree = ast.parse("A = 1\ndef f(x):\n    if x:\n        return 2\n    else:\n        x += 1\n    return x")
    assert [block[0].lineno for block in blocks_of(tree)] == [3, 4, 6]
    assert [block_at(tree, line) for line in (1, 3, 4, 6, 7)] == [None, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("SIZE = 6", "SIZE = 6"),
        (f"ROW = {{'version': 6, 'names': {'x' * 99!r}}}", "{'version': 6}"),
        (f"ROW = [6, {'x' * 99!r}]", "6"),
    ],
)
def test_a_change_of_a_number_is_told_with_what_it_stands_in(text: str, told: str) -> None:
    tree = ast.parse(text)
    (number,) = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value == 6]
    assert ast.unparse(around(tree, number)) == told


@pytest.mark.skipif(not hasattr(os, "fork"), reason="tests of faults run in forks")
def test_what_tests_notice_is_caught_and_what_changes_nothing_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = ("tests/match/test_seeds.py",)
    monkeypatch.setattr(trial, "tests_of", lambda file: tests)
    monkeypatch.setattr(trial, "LEARNED", tests)
    sound = (DATA / FILE).read_text(encoding="utf-8")
    fault = replace(fault_at(DATA / FILE, 0), block=0)
    harmless = replace(fault, code=sound + "\n# nothing\n")
    broken = replace(fault, code=sound.replace("def seed_words", "def words_of"))
    project = Project(tmp_path)
    known = learned(project, [FILE], 1)
    assert known.tests
    for what in (known, None):
        fates = dict(tried(project, [broken, harmless], 1, math.inf, what))
        assert fates == {broken: "caught", harmless: "missed"}
    assert dict(tried(project, [broken], 1, -1.0, None)) == {broken: "no time"}
