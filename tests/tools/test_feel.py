"""Every figure of how the game feels that is computed from clips keeps its mark, and stands in the docs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import feel

DOCS = Path(__file__).parents[2] / "docs/feel.md"
FOUND = feel.figures(feel.EXACT)


@pytest.mark.parametrize("figure", FOUND, ids=lambda figure: f"{figure.number} {figure.what}")
def test_a_figure_keeps_its_mark(figure: feel.Figure) -> None:
    assert figure.holds, figure


def test_the_docs_hold_all_thirty_points_with_these_figures() -> None:
    page = DOCS.read_text("utf-8")
    rows = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")]
    assert {int(row) for row in rows if row.isdigit()} == set(range(1, 31))
    assert [figure for figure in FOUND if figure.found not in page] == []
