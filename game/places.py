"""Where things are: the data that ships with the program, and the user's own folders."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).parent
_SHIPPED = _PACKAGE / "data"  # in a wheel
DATA = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent  # in a checkout, the project itself
ASSETS = DATA / "assets"
MAPS = DATA / "maps"


def home() -> Path:
    """The folder of settings, saves, records and own planets, unless `--data-dir` names another."""
    return user_data_path("starbox", appauthor=False)


def readable(path: Path) -> str:
    """A path as people write it, with ~ for their own folder."""
    whole, own = path.absolute(), Path.home()
    return str(Path("~") / whole.relative_to(own)) if whole.is_relative_to(own) else str(whole)
