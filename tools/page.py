"""Pages of the docs with tables that a tool writes; all other words on them are written by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def fill(page: Path, parts: Mapping[str, str]) -> None:
    """Put each part between its mark, `<!-- name -->`, and the next `<!-- end -->`."""
    text = page.read_text("utf-8")
    for name, part in parts.items():
        mark, end = f"<!-- {name} -->\n", "<!-- end -->"
        before, _, rest = text.partition(mark)
        text = before + mark + part + end + rest.partition(end)[2]
    page.write_text(text, "utf-8")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; cells that a row lacks at its end stay empty."""
    lines = [_row(head), "|---" * len(head) + "|\n"]
    return "".join([*lines, *(_row([*row, *[""] * (len(head) - len(row))]) for row in rows)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
