"""What may lie in the place of a file."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

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
