"""The version of the program. It is read late, as this takes longer than a frame."""

from __future__ import annotations

from functools import cache

from game.places import DATA


@cache
def version() -> str:
    """As the package says, or in a checkout the project file."""
    import tomllib
    from importlib import metadata

    project = DATA / "pyproject.toml"
    if project.is_file():
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    return metadata.version("starbox")
