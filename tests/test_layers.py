"""The layout tells the story: imports point one way, and each outside library has its one door."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from game import catalogue

PROJECT = Path(__file__).parents[1]
SOURCES = sorted((PROJECT / "game").rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def importers(*roots: str) -> set[str]:
    """The files that import from these packages."""
    found = {path for path in SOURCES for name in imported(path) if name.partition(".")[0] in roots}
    return {path.relative_to(PROJECT).as_posix() for path in found}


def test_imports_keep_to_the_contracts_of_pyproject(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logging.config.dictConfig", lambda config: None)  # it silences all loggers there are
    assert lint_imports(config_filename=str(PROJECT / "pyproject.toml"), no_cache=True) == 0


def test_pygame_begins_in_the_client_and_at_the_tables() -> None:
    outside = [file for file in importers("pygame") if not file.startswith("game/client/")]
    assert [file for file in outside if "/table/" not in file] == []


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_is_dealt_and_played_without_pygame(name: str) -> None:
    code = (
        "import sys; from game import catalogue; from game.ai.levels import choose; "
        f"game = catalogue.game({name!r}); state = game.new(catalogue.material({name!r}), 2, 1).state; "
        f"view = game.view(state, game.to_act(state)); choose(catalogue.mind({name!r}), view, 'pilot', 1); "
        "print([each for each in ('pygame', 'pytmx') if each in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_pytmx_is_only_a_second_opinion_of_the_tests() -> None:
    assert importers("pytmx") == set()


def test_tools_are_not_needed_to_play() -> None:
    assert importers("tools", "tests", "numpy", "soundfile") <= {"game/shots.py", "game/bench.py"}
