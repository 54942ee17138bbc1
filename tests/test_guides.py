"""The guides for developers are true: the files that they name are there, and the lines that they quote."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
GUIDES = (
    "CONTRIBUTING.md",
    "README.md",
    "docs/add-a-game.md",
    "docs/add-a-screen.md",
    "docs/ai.md",
    "docs/architecture.md",
    "docs/client.md",
    "docs/protocol.md",
    "docs/review.md",
)
IMAGINED = "ferry"  # the game that the guide adds
NAMED = re.compile(r"`((?:game|tests|tools|assets|docs|maps)/[^`\s]+)`")
LINKED = re.compile(r"\]\((?!http)([^)#]+)\)")
QUOTED = re.compile(r"```(?:python|ftl)\n# (\S+)\n(.*?)```", re.DOTALL)


def there(name: str) -> bool:
    """`<game>` stands for any game, `<lang>` for any language."""
    return any(PROJECT.glob(re.sub(r"<\w+>", "*", name).rstrip("/")))


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_a_guide_names_is_there(guide: str) -> None:
    page = PROJECT / guide
    text = page.read_text(encoding="utf-8")
    assert [name for name in NAMED.findall(text) if IMAGINED not in name and not there(name)] == []
    assert [name for name in LINKED.findall(text) if not (page.parent / name).exists()] == []


def test_every_line_that_the_guide_of_screens_quotes_is_there() -> None:
    quotes = QUOTED.findall((PROJECT / "docs/add-a-screen.md").read_text(encoding="utf-8"))
    assert len(quotes) > 5
    for name, quoted in quotes:
        lines = {line.strip() for line in (PROJECT / name).read_text(encoding="utf-8").splitlines()}
        assert [line for line in quoted.splitlines() if line.strip() not in lines] == [], name
