"""Results taken apart: the parts add up, places and ties are told rightly."""

from __future__ import annotations

import pytest

from game.client.breakdown import ranking, shares, tie
from game.client.shots.scenes import ended
from game.engine.contract import Result


@pytest.mark.parametrize(("name", "seats"), [("gravity", 3), ("star_race", 5), ("fairy_lights", 4)])
def test_the_parts_add_up_to_the_points(name: str, seats: int) -> None:
    result = ended(name, seats).match.result()
    assert result is not None
    for score, detail in zip(result.scores, result.detail, strict=True):
        assert sum(part.points for part in shares(name, detail)) == score


def of(scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    return Result(scores, winners, ())


def test_equal_points_share_a_place_and_the_next_place_is_left_out() -> None:
    assert ranking(of((5, 9, 5, 2), (1,))) == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_whoever_wins_a_tie_comes_first() -> None:
    assert ranking(of((7, 7, 3), (1,))) == [(1, 1), (2, 0), (3, 2)]


def test_a_tie_is_broken_shared_or_none() -> None:
    assert tie(of((7, 7, 3), (1,))) == "broken"
    assert tie(of((7, 7, 3), (0, 1))) == "shared"
    assert tie(of((8, 7, 3), (0,))) is None
