"""The programs of the tools folder: named as before in a checkout, and a sentence where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in a folder, without the path to the project that a test run may have been given."""
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=folder, env=bare, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("program", ["game.shots", "game.bench"])
def test_without_the_tools_a_program_asks_for_a_checkout(tmp_path: Path, program: str) -> None:
    (tmp_path / "game").symlink_to(PROJECT / "game", target_is_directory=True)
    done = run(tmp_path, "-S", "-m", program, "--help")
    assert done.returncode == 2
    assert done.stderr == "This works in a checkout of the project, where its tools folder is.\n"


@pytest.mark.parametrize("program", ["game.shots", "game.bench"])
def test_a_program_keeps_its_name_in_a_checkout(program: str) -> None:
    done = run(PROJECT, "-m", program, "--help")
    assert done.returncode == 0
    assert f"usage: python -m {program} " in done.stdout
