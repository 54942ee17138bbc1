"""The steps by which files of the user change, one call of the system each. Nothing else changes them.

Tests that put faults in on purpose replace these steps.
"""

from __future__ import annotations

import errno
import os
import sys
import tempfile
import time
from pathlib import Path

RETRIES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)  # seconds to wait before each
_UNABLE = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EBADF, errno.ENOSYS}


def make_folder(path: Path) -> None:
    path.mkdir(parents=True, exist_ok=True)


def create(path: Path) -> tuple[int, Path]:
    """A new, empty file beside another: its descriptor and its name."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    return handle, Path(name)


def fill(handle: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]


def sync(handle: int) -> None:
    """Wait until what was written is on the disk itself."""
    os.fsync(handle)


def close(handle: int) -> None:
    os.close(handle)


def rename(old: Path, new: Path) -> None:
    """Put a file in the place of another. On Windows a scanner may hold that for a moment: try again."""
    for seconds in RETRIES if sys.platform == "win32" else ():
        try:
            os.replace(old, new)
            return
        except PermissionError:
            time.sleep(seconds)
    os.replace(old, new)


def claim(old: Path, new: Path) -> None:
    """Rename a file; FileExistsError if the new name is taken, even if that happens at the same moment."""
    if sys.platform == "win32":
        os.rename(old, new)
        return
    try:
        os.link(old, new)
    except OSError as error:
        if error.errno not in _UNABLE:
            raise
        if new.exists():  # a disk without links
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(new)) from None
        os.rename(old, new)
    else:
        os.unlink(old)


def remove(path: Path) -> None:
    """Delete a file, if it is there."""
    path.unlink(missing_ok=True)


def sync_folder(path: Path) -> None:
    """Wait until the names in a folder are on the disk itself, where the system can tell."""
    if sys.platform == "win32":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _UNABLE:
            raise
    finally:
        os.close(handle)
