"""What the package says of where it lives. Hatchling asks this when it builds.

`home` in pyproject.toml is the address of the repository. Until it has one, the package names no address that
does not exist, and its page holds the README without the links and pictures that would lead nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


class Home(MetadataHookInterface):
    """Adds the addresses and the README to what the package says of itself."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config["home"])
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(readme, home)}
        metadata["urls"] = urls(home)


def urls(home: str) -> dict[str, str]:
    """Where things are; nothing without a home."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Repository": home,
        "Documentation": f"{home}/blob/main/docs/architecture.md",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def page(readme: str, home: str) -> str:
    """The README where its files are not beside it: whole addresses, or words alone."""
    if not home:
        return LINK.sub(r"\1", PICTURE.sub(r"\1", readme))
    pictured = PICTURE.sub(rf"![\1]({home}/raw/main/\2)", readme)
    return LINK.sub(rf"[\1]({home}/blob/main/\2)", pictured)
