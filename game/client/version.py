"""The version of the program."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import metadata

from game.places import DATA


@cache
def version() -> str:
    """As the package says, or in a checkout the project file."""
    project = DATA / "pyproject.toml"
    if project.is_file():
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    return metadata.version("starbox")
