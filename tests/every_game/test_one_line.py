"""The toy is a folder, its assets and one line: shared code does not know it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import catalogue
from game.engine.contract import BadSetup

ROOT = Path(__file__).parents[2]
SHARED = [ROOT / folder for folder in ("game", "tools", "assets", "maps")]


def test_the_toy_stands_in_the_catalogue_by_one_line() -> None:
    ours = {name: f"game.games.{name}" for name in catalogue.PACKAGES if name != "toy"}
    assert {**ours, "toy": "tests.toy"} == catalogue.PACKAGES


def test_no_shared_file_names_the_toy() -> None:
    files = [
        path for folder in SHARED for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".json")
    ]
    assert len(files) > 100
    named = re.compile(r"[\"'/]toy[\"'/]|\btoy-|tests\.toy|\bToy[A-Z]")
    assert [path for path in files if named.search(path.read_text(encoding="utf-8"))] == []


def test_without_its_line_there_is_no_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue.PACKAGES, "toy")
    with pytest.raises(BadSetup, match="There is no game 'toy'"):
        catalogue.meta("toy")


def test_the_guide_names_every_file_that_a_game_needs() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    toy = ROOT / "tests" / "toy"
    files = [path.relative_to(toy) for path in toy.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    parts = {path.name if path.parts[0] == "assets" else path.as_posix() for path in files}
    assert {part for part in parts if part not in guide} == {"table/__init__.py"}
