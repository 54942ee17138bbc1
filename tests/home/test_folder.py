"""One window at a time has a folder; what a killed one left is cleared away, and its log stays."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

from game.home import folder, store
from game.home.folder import LOG, LOGS, Taken, held, logged
from tests.oddities import ODDITIES, put

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "CLOSING_SECONDS", 0.0)


def test_a_window_that_is_just_being_closed_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "CLOSING_SECONDS", 60.0)
    first = held(tmp_path)
    first.__enter__()
    Timer(0.1, first.__exit__, (None, None, None)).start()
    with held(tmp_path):
        pass


def test_a_folder_is_held_by_one_and_let_go_at_the_end(tmp_path: Path) -> None:
    for _ in range(2):
        with held(tmp_path / "home"), pytest.raises(Taken), held(tmp_path / "home"):
            raise AssertionError("two have it")


HOLDS = """
import sys
from pathlib import Path
from game.home.folder import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_killed_program_lets_its_folder_go(tmp_path: Path) -> None:
    words = [sys.executable, "-c", HOLDS, str(tmp_path)]
    there = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert there.stdout is not None
    assert there.stdout.readline().strip() == b"held"
    with pytest.raises(Taken), held(tmp_path):
        raise AssertionError("two have it")
    there.kill()
    there.communicate()
    with held(tmp_path):
        pass


def test_a_second_window_over_one_folder_says_so_and_touches_nothing(tmp_path: Path) -> None:
    with held(tmp_path), logged(tmp_path):
        log.info("the first")
        before = {path: path.read_bytes() for path in tmp_path.iterdir()}
        done = subprocess.run(
            [sys.executable, "main.py", "--data-dir", str(tmp_path), "--lang", "fr"],
            cwd=ROOT, env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert done.returncode == 1
    assert done.stderr.startswith(f"Starbox est déjà ouvert avec le dossier {tmp_path}.")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_a_folder_that_cannot_be_written_is_held_by_nobody(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with held(tmp_path), held(tmp_path):
        pass


@pytest.mark.parametrize("kind", ODDITIES)
def test_something_else_in_the_place_of_the_lock_is_no_harm(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    put(kind, tmp_path / "starbox.lock")
    with held(tmp_path):
        pass


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a copy of itself")
def test_what_was_half_written_is_swept_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = [
        "settings.json", "hall.json", "saves/gravity.match", "records/2026-11-18.jsonl",
        "pictures/starbox-20261118.png", "cache/ab/0123456789abcdef-64x64",
    ]  # fmt: skip
    kept = [
        ".bashrc.original", "film.mkv.part", "planets/.a.tmx.abcdefgh", "decks/mine.part",
        "pictures/.x.png.12345678", "saves/.hidden", "cache/notes.part",
    ]  # fmt: skip
    for name in written:
        store.write(tmp_path / name, b"whole")
    for name in kept:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"a person's own")
    (tmp_path / "records" / "x.jsonl.part").write_bytes(b"half")
    monkeypatch.setattr(os, "replace", lambda *_: os._exit(0))
    for name in written:
        if not (killed := os.fork()):
            store.write(tmp_path / name, b"half")
        os.waitpid(killed, 0)
    assert len(list(_files(tmp_path))) == 2 * len(written) + len(kept) + 1
    with held(tmp_path):
        pass
    assert set(_files(tmp_path)) == {*written, *kept, "starbox.lock"}


def _files(home: Path) -> Iterator[str]:
    return (path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())


log = logging.getLogger(__name__)


def test_the_log_of_a_crash_survives_the_next_starts(tmp_path: Path) -> None:
    for start in range(LOGS + 2):
        with logged(tmp_path):
            log.error("start %d", start)
        if start <= LOGS:
            assert "start 0" in (tmp_path / (f"{LOG}.{start}" if start else LOG)).read_text()
    assert len(list(tmp_path.iterdir())) == LOGS + 1


@pytest.mark.parametrize("kind", ODDITIES)
def test_something_else_in_the_place_of_the_log_is_put_aside(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    put(kind, tmp_path / LOG)
    with logged(tmp_path):
        log.error("all is well")
    assert (tmp_path / LOG).read_text().endswith("all is well\n")
    assert os.path.lexists(tmp_path / f"{LOG}.1")


def test_a_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "LONGEST_LOG", 1000)
    with logged(tmp_path):
        for number in range(1000):
            log.error("trouble %d", number)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 1000 * (LOGS + 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_log_on_a_disk_that_got_full_is_no_harm(tmp_path: Path) -> None:
    with logged(tmp_path):
        (tmp_path / LOG).symlink_to("/dev/full")  # it is opened once there is something to write
        log.error("nobody hears")
    assert not (tmp_path / f"{LOG}.1").exists()


def test_a_log_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with logged(tmp_path / "file"):
        log.error("nobody hears")
