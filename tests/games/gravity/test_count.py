"""The count at the end of Gravity Superstar: what is told when."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.desk import Desk
from game.client.table.begin import demo
from game.engine.contract import NOBODY
from game.games.gravity.table.count import FEAST, KINDS, Reckoning, reckoned, reckoning_of
from tests.pilot import texts
from tools.shots.shot import position

ENDED = ("gravity-game-2", "gravity-game-4", "gravity-game-6")


def over(name: str) -> tuple[Any, tuple[int, ...]]:
    """The view at the end, and the scores."""
    match = position(name)
    result = match.result()
    assert result is not None
    return match.view(NOBODY), result.scores


@pytest.mark.parametrize("name", ENDED)
def test_what_is_counted_adds_up_to_the_scores(name: str) -> None:
    view, scores = over(name)
    reckoning = reckoning_of(view)
    seats = range(len(scores))
    assert all(reckoning.points(seat, 0.0) == 0 for seat in seats)
    assert tuple(reckoning.points(seat, reckoning.whole) for seat in seats) == scores
    standing = [scores[seat] for seat in reckoning.standing(reckoning.whole)]
    assert standing == sorted(scores, reverse=True)


def test_one_kind_is_counted_after_the_other_and_the_standing_changes() -> None:
    reckoning = Reckoning(((5, 2, 0), (6, 2, 0), (4, 0, 5)))
    moments = [number * 0.1 for number in range(int(reckoning.whole * 10) + 1)]
    told = [now for moment in moments if (now := reckoning.counted(moment)) is not None]
    kinds = [kind for _, kind in told]
    assert kinds == sorted(kinds)
    assert set(told) == {(seat, kind) for seat in range(3) for kind in range(len(KINDS))}
    leaders = [reckoning.standing(moment)[0] for moment in moments]
    assert {0, 1, 2} == set(leaders)
    assert leaders[-1] == 2


def test_of_those_with_as_many_points_only_who_has_won_is_first_in_the_end() -> None:
    reckoning = Reckoning(((5, 2, 2), (6, 3, 0), (4, 1, 0)), winners=(1,))
    before, end = reckoning.begins[-1] - 0.01, reckoning.whole
    assert [reckoning.place(seat, before) for seat in range(3)] == [1, 1, 3]
    assert [reckoning.place(seat, end) for seat in range(3)] == [2, 1, 3]
    assert reckoning.standing(end) == [1, 0, 2]


@pytest.mark.parametrize("name", ENDED)
def test_it_takes_some_seconds_and_each_press_ends_one_kind(name: str) -> None:
    beats = reckoned(over(name)[0], (0,))
    assert sum(beat.length for beat in beats) > 5.0 + FEAST / 2
    assert len(beats) == len(KINDS) + 1
    assert all(beat.stop for beat in beats)


def test_the_count_is_seen_before_the_results(desk: Desk) -> None:
    match = position("gravity-game-4")
    before = position("gravity-game-4", match.ply - 1)
    table = demo(desk, before)
    action = match.glimpse(NOBODY, match.ply)
    assert action.events
    table.play.director.enqueue(action)
    counting = desk.words("gravity-count")
    for _ in range(200):
        table.play.director.update(0.1)
        if counting in texts(desk, table):
            break
    assert counting in texts(desk, table)
    for _ in range(2 * len(KINDS) + 8):
        table.play.director.skip()
    assert counting not in texts(desk, table)
