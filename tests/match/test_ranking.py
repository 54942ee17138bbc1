"""Who comes where."""

from __future__ import annotations

import pytest

from game.engine.contract import Result
from game.match.ranking import tie


@pytest.mark.parametrize(
    ("scores", "winners", "told"),
    [((7, 5), (0,), None), ((7, 7), (0, 1), "shared"), ((7, 7), (1,), "broken"), ((5, 5, 9), (2,), None)],
)
def test_a_tie_is_told_by_how_it_ended(
    scores: tuple[int, ...], winners: tuple[int, ...], told: str | None
) -> None:
    assert tie(Result(scores, winners, ({},) * len(scores))) == told
