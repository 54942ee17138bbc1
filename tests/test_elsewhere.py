"""What is different on Windows and macOS, pretended here."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import manners, workers
from game.home import disk, store
from tools.bench import start


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "platform", "win32")
    return monkeypatch


def test_a_file_that_a_scanner_holds_for_a_moment_is_replaced(
    windows: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    replace, held = os.replace, [True, True, False]

    def hold(new: Path, path: Path) -> None:
        if held.pop(0):
            raise PermissionError(errno.EACCES, "held")
        replace(new, path)

    windows.setattr(os, "replace", hold)
    store.write(tmp_path / "save", b"whole")
    assert (tmp_path / "save").read_bytes() == b"whole"
    assert held == []


def test_a_file_that_is_held_for_ever_is_an_error_and_leaves_nothing(
    windows: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def hold(new: Path, path: Path) -> None:
        raise PermissionError(errno.EACCES, "held")

    windows.setattr(os, "replace", hold)
    windows.setattr(disk, "RETRIES", (0.0, 0.0))
    with pytest.raises(PermissionError):
        store.write(tmp_path / "save", b"whole")
    assert list(tmp_path.iterdir()) == []


def test_elsewhere_nothing_is_tried_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried = []

    def hold(new: Path, path: Path) -> None:
        tried.append(path)
        raise PermissionError(errno.EACCES, "forbidden")

    monkeypatch.setattr(os, "replace", hold)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(PermissionError):
        store.write(tmp_path / "save", b"whole")
    assert len(tried) == 1


def test_a_closed_pipe_is_an_invalid_argument_there(windows: pytest.MonkeyPatch) -> None:
    assert manners.is_closed_pipe(OSError(errno.EINVAL, "Invalid argument"))
    assert manners.is_closed_pipe(BrokenPipeError())
    assert not manners.is_closed_pipe(
        OSError(errno.EINVAL, "Invalid argument", "a?b")
    )  # a name it cannot have
    windows.setattr(sys, "platform", "linux")
    assert not manners.is_closed_pipe(OSError(errno.EINVAL, "Invalid argument"))


def test_a_pool_there_has_at_most_61_processes(windows: pytest.MonkeyPatch) -> None:
    assert [workers.most_processes(wished) for wished in (2, 61, 96)] == [2, 61, 61]
    windows.setattr(sys, "platform", "linux")
    assert workers.most_processes(96) == 96


def test_memory_is_told_in_megabytes_where_the_system_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def used() -> float | None:
        return start._waited_for(subprocess.Popen([sys.executable, "-c", "pass"], stdout=subprocess.PIPE))

    here = used()
    assert here is None or 1 < here < 20_000  # a child is told to be as large as the process that began it
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(os, "wait4", raising=False)
    assert used() is None
