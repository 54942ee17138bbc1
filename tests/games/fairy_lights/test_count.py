"""The count at the end: garlands are turned over one after the other, and the standing changes."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Confirm, LetGo
from game.client.layout import Box, Frame
from game.client.motion.clips import Beat
from game.client.table.begin import demo
from game.client.table.scene import HURRY, TableScene
from game.engine.contract import Glimpse
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import LightsView, Take
from game.games.fairy_lights.table.count import Counting
from game.games.fairy_lights.table.count import _Stage as Stage
from game.games.fairy_lights.table.room import room_of
from game.games.fairy_lights.table.tally import (
    FEAST,
    MOST,
    Count,
    order_at,
    points_at,
    tally_of,
    turned_at,
    turns_of,
    whole,
)
from game.match.match import Match
from tests.games.fairy_lights.laid import match_of, position

MANY = " ".join(["y1*1"] * 9 + ["p1*1"] * 6 + ["o1*1"] * 3)
SEATS = [("p1*1", MANY), ("g1*4", "s1*3 s1*2 s1*2"), ("", "y1 y1 y1 p1*2 p1*2 p1")]


def ended(people: int = 1, **lineup: Any) -> tuple[Match, LightsView]:
    """A game that is over, and what its first person saw before."""
    match = match_of(position("y1", SEATS, "", deck_left=0), people)
    look: Any = GAME.veiled(match.glimpse(0), {0}).view  # type: ignore[arg-type]
    match.play(Take(("yellow",)))
    return match, look


def tally() -> Count:
    match, before = ended()
    after: Any = match.view(0)
    return tally_of(before, after)


def test_fewest_bulbs_are_counted_first() -> None:
    assert [turn.seat for turn in turns_of(tally())] == [1, 2, 0]


def test_what_is_unfinished_counts_first_and_then_card_by_card() -> None:
    counted = tally()
    first = turns_of(counted)[0]
    told = [points_at(counted, at)[first.seat] for at in (0.0, first.cards[0] - 0.01, *first.cards)]
    assert told == [None, -4, -1, 1, 3]
    assert [turned_at(first, at) for at in (0.0, *first.cards)] == [0, 1, 2, 3]


def test_at_the_end_the_points_are_those_of_the_result() -> None:
    match, _ = ended()
    result = match.result()
    assert result is not None
    assert tuple(points_at(tally(), whole(tally()))) == result.scores


def test_rows_stand_in_the_order_of_the_standing_and_who_is_to_come_below() -> None:
    counted = tally()
    first, second, last = turns_of(counted)
    assert order_at(counted, first.start) == [1, 2, 0]
    assert order_at(counted, second.end - 0.01) == [2, 1, 0]
    assert order_at(counted, last.end) == [0, 2, 1]


def test_a_garland_takes_no_longer_than_people_like_to_wait() -> None:
    for turn in turns_of(tally()):
        assert turn.cards[-1] - turn.cards[0] <= MOST + 0.5
        assert all(one <= other for one, other in zip(turn.cards, turn.cards[1:], strict=False))
    assert whole(tally()) == turns_of(tally())[-1].end + FEAST


def test_ones_own_garland_counts_without_turning() -> None:
    assert [each.lay_open for each in tally().seats] == [True, False, False]


def test_a_garland_stays_in_a_low_row() -> None:
    stage = Stage(room_of(Frame(1280, 720), 2), tally(), 0.0)
    row = Box(0.0, 0.0, 1.4, 0.1)
    assert stage.garland(row).bottom <= row.bottom


@pytest.fixture
def table(desk: Desk) -> TableScene:
    """The last play of a game has just been made."""
    scene = demo(desk, match_of(position("y1", SEATS, "", deck_left=0), 1))
    scene.play.act(Take(("yellow",)))
    return scene


def counting(scene: TableScene) -> float | None:
    """The second of the count, if it runs."""
    poses = scene.play.director.poses()
    return next((pose.x for sprite, pose in poses.items() if isinstance(sprite, Counting)), None)


def test_a_press_ends_the_row_under_way_and_never_more(table: TableScene) -> None:
    starts = [0.0, *(turn.start for turn in turns_of(tally())[1:]), turns_of(tally())[-1].end]
    for start in starts:
        table.handle(Confirm(device=KEYBOARD))
        table.handle(LetGo(device=KEYBOARD))
        assert counting(table) == pytest.approx(start)
    table.handle(Confirm(device=KEYBOARD))
    assert table.play.director.still


def test_the_count_hurries_while_the_press_is_held(table: TableScene) -> None:
    table.handle(Confirm(device=KEYBOARD))
    table.update(0.1)
    assert counting(table) == pytest.approx(0.1 * HURRY * table.desk.speed)
    table.handle(LetGo(device=KEYBOARD))
    table.update(0.1)
    assert counting(table) == pytest.approx(0.1 * (HURRY + 1) * table.desk.speed)


def test_no_points_are_told_before_their_garland_is_turned_over(table: TableScene) -> None:
    director = table.play.director
    for beat in table.presenter.choreograph(
        director.shown, table.play.glimpse(table.play.match.ply).events, table.play.view
    ):
        assert isinstance(beat, Beat)
        assert beat.below.points[1:] == (None, None)


def test_the_veil_takes_nothing_from_the_last_view() -> None:
    match, _ = ended()
    after: Any = Glimpse(match.ply, (), match.view(0))
    assert GAME.veiled(after, ()).view == match.view(0)
