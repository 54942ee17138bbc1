"""What may lie in the place of a file."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ODDITIES = ("folder", "large") if sys.platform == "win32" else ("folder", "large", "pipe", "device", "socket")
LARGE = 100 << 20  # bytes


def put(kind: str, path: Path) -> None:
    """Put something else in the place of a file."""
    match kind:
        case "folder":
            path.mkdir()
            (path / "inside").write_text("kept")
        case "large":
            path.touch()
            os.truncate(path, LARGE)
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "socket":
            with socket.socket(socket.AF_UNIX) as there:
                there.bind(os.path.relpath(path))  # a whole path may be too long for a socket


@contextmanager
def refusing(folder: Path, code: int = errno.EMFILE) -> Iterator[None]:
    """For a while the system opens no file of a folder."""
    real = os.open

    def refused(path: Any, *how: Any, **more: Any) -> int:
        if str(path).startswith(str(folder)):
            raise OSError(code, os.strerror(code), str(path))
        return real(path, *how, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refused)
        yield
