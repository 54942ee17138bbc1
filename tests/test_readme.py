"""The README: every command in it runs, and what it points at is there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHELL = shutil.which("bash")
LONGEST = 300  # seconds for a command; many take turns on the cores
INSTALLS = re.compile(r"\bpip install\b")

needs_shell = pytest.mark.skipif(SHELL is None or sys.platform == "win32", reason="there is no bash")


def commands() -> list[str]:
    """Each line of each block of commands."""
    blocks = re.findall(r"^```sh\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def marked(name: str) -> str:
    """The command under a mark, as .ci/run reads it."""
    found = re.search(rf"^<!-- command: {name} -->\n```sh\n(.+)\n```", README, flags=re.MULTILINE)
    assert found, f"no command {name}"
    return found[1]


def run(command: str, where: Path, python: Path) -> str:
    """The command as a person types it, but the window ends by itself and is shown to nobody."""
    closing = re.sub(
        r"(\S*\bstarbox)(?= --(?:play|demo|replay))|(\.venv/bin/starbox)$",
        rf"\1\2 --frames 20 --mute --data-dir {where / 'home'}",
        command,
    )
    own = os.environ | {
        "PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [SHELL or "bash", "-euo", "pipefail", "-c", closing],
        cwd=where,
        env=own,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@needs_shell
@pytest.mark.slow
def test_every_command_runs_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    told = {
        line: run(line, tmp_path, Path(sys.executable)) for line in commands() if not INSTALLS.search(line)
    }
    assert len(told) > 8
    assert any('"games": 20' in said for said in told.values())
    assert (tmp_path / "shots" / "title.png").exists()


@needs_shell
@pytest.mark.slow
def test_the_command_that_starts_it_starts_it(tmp_path: Path) -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in files.stdout.splitlines():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert '"frames": 20' in run(marked("start"), tmp_path, Path(sys.executable))


@needs_shell
@pytest.mark.slow
def test_the_versions_of_the_lock_file_can_be_installed(tmp_path: Path) -> None:
    (command,) = (line for line in commands() if "requirements.lock" in line)
    venv.create(tmp_path / "venv", with_pip=True)
    shutil.copy(ROOT / "requirements.lock", tmp_path)
    python = tmp_path / "venv/bin/python"
    run(command, tmp_path, python)
    run(f"PYTHONPATH={ROOT} python -m game.maps check", tmp_path, python)


def test_the_command_that_tests_it_is_the_one_that_runs_these() -> None:
    assert "pytest" in marked("test")


def test_what_it_points_at_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert "://" in target or (ROOT / target).exists(), target
    for name in re.findall(r"`((?:tools|docs|assets)/[\w./-]+)`", README):
        assert (ROOT / name).exists(), name


def test_pictures_are_small() -> None:
    for path in (ROOT / "docs" / "pictures").iterdir():
        assert path.stat().st_size < 250_000, path.name
        assert path.name in README


def test_on_the_page_of_an_index_links_and_pictures_have_their_whole_address() -> None:
    home = "https://forge/owner/starbox"
    page = hatch_build.page(README, home)
    assert page.count("](") == README.count("](")
    for target in re.findall(r"\]\(([^)]+)\)", page):
        assert target.startswith((f"{home}/blob/main/", f"{home}/raw/main/")), target
    assert page.count(f"]({home}/raw/main/docs/pictures/") == README.count("![")


def test_without_an_address_the_page_of_an_index_has_words_alone() -> None:
    page = hatch_build.page(README, "")
    assert "](" not in page
    words = re.sub(r"!?\[([^\]]*)\]\([^)]+\)", r"\1", README)
    assert page == words
