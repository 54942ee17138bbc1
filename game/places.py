"""Where things are: the data that ships with the program, and the user's own folders."""

from __future__ import annotations

import errno
from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).parent
_SHIPPED = _PACKAGE / "data"  # in a wheel
DATA = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent  # in a checkout, the project itself
ASSETS = DATA / "assets"
MAPS = DATA / "maps"


def home() -> Path:
    """The folder of settings, saves, records and own planets, unless `--data-dir` names another.

    FileNotFoundError if the system knows none: without HOME it may not even be known who plays.
    """
    own = user_data_path("starbox", appauthor=False)
    if not own.is_absolute():
        raise FileNotFoundError(errno.ENOENT, "the system knows no folder of yours; set HOME", str(own))
    return own


def readable(path: Path) -> str:
    """A path as people write it, with ~ for their own folder."""
    whole = path.absolute()
    try:
        own = Path.home()
    except RuntimeError:  # the system knows none
        return str(whole)
    return str(Path("~") / whole.relative_to(own)) if whole.is_relative_to(own) else str(whole)
