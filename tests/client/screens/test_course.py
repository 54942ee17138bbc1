"""How a game was won: the curve, the moments, luck and own play."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from pygame import Surface

from game.client.desk import Desk
from game.client.intents import Cancel
from game.client.scene import OpenReplay, Pop, Push
from game.client.screens import course
from game.client.screens.course import Course, TurnedAt, follow, turned
from game.client.screens.results import Results
from game.client.table.begin import open_table
from game.client.table.play import OpenCourse
from game.home.library import review_of
from game.review.report import Account, Review, Turn
from tests.pilot import press, stack_of, texts
from tools.shots.shot import Reviewed, play_of, position

KEPT = "star_race-game-4"


@pytest.fixture
def home(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr("game.client.table.miniature.Miniature.drawn", lambda *_: Surface((1, 1)))
    desk.home = tmp_path
    return desk


def opened_course(desk: Desk) -> Course:
    desk.review = partial(Reviewed, KEPT)
    desk._reviews = None
    scene = Course(desk, OpenCourse(play_of(desk, KEPT)))
    for _ in range(4):
        scene.update(0.0)
    return scene


def review_with(*chances: float) -> Review:
    """Of two seats; the chances of the first, after the deal and after each action."""
    both = [(share, 1 - share) for share in chances]
    none = (0.0, 0.0)
    turns = tuple(Turn(ply, 0, {}, row, none, none) for ply, row in enumerate(both[1:], start=1))
    seats = (Account(0.5, 0, 0, 0, 0.5),) * 2
    return Review(1, "gravity", ("A", "B"), 300, True, "", both[0], turns, seats)


def test_the_moments_are_those_in_which_most_changed_in_their_order() -> None:
    steps = [0.5] * 10 + [0.8] * 10 + [0.75] * 10 + [0.1] * 10 + [1.0]
    found = turned(review_with(*steps))
    assert [(moment.ply, moment.seat) for moment in found] == [(10, 0), (30, 1), (40, 0)]
    assert (found[0].before, found[0].after) == (0.5, 0.8)


def test_moments_are_not_next_to_each_other_and_none_are_made_up() -> None:
    steps = [0.5] * 20 + [0.75, 0.9] + [0.9] * 20
    assert [moment.ply for moment in turned(review_with(*steps))] == [20]
    assert turned(review_with(0.5, 0.5, 0.5)) == []


def test_curve_moments_and_titles_are_told_and_a_moment_opens_the_replay(home: Desk) -> None:
    scene = opened_course(home)
    shown = set(texts(home, scene))
    assert {"Vega wins!", "Chance of winning", "the wider, the likelier", "Highest leap", "own play"} <= shown
    assert scene.still
    assert len(scene.moments) == 3
    change = press(scene, TurnedAt(1))
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenReplay)
    assert change.to.ply == scene.moments[1].ply
    assert scene.handle(Cancel()) == Pop() == press(scene, "done")


def test_what_is_not_reviewed_yet_is_said(home: Desk) -> None:
    scene = Course(home, OpenCourse(play_of(home, KEPT)))
    scene.update(1.0)
    assert "being worked out" in texts(home, scene)
    assert not scene.still
    assert not any(isinstance(widget.id, TurnedAt) for widget in scene.controls())


def test_a_review_that_is_whole_is_kept_for_the_profiles(home: Desk) -> None:
    home.review = partial(Reviewed, KEPT)
    follow(home, position(KEPT), "")
    home.keeper.flush()
    assert not review_of(home.home, "a").exists()
    follow(home, position(KEPT), "a")
    home.keeper.flush()
    assert review_of(home.home, "a").exists()


def test_the_results_have_the_review_kept_without_anybody_looking_at_it(home: Desk) -> None:
    home.review = partial(Reviewed, KEPT)
    stack = stack_of(home, open_table(home, position(KEPT)))
    home.keeper.flush()
    for _ in range(4):
        stack.apply(stack.top.update(10.0))
        home.keeper.flush()
    assert isinstance(stack.top, Results)
    assert [path.suffix for path in (home.home / "reviews").iterdir()] == [".json"]


def test_the_picture_is_kept_at_its_own_size(home: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Surface] = []
    monkeypatch.setattr(course, "picture_to_keep", lambda *_: Surface((4, 2)))
    monkeypatch.setattr(course, "write_picture", lambda surface, path: kept.append(surface))
    assert press(opened_course(home), "keep") is None
    assert len(kept) == 1
    assert "pictures" in home.toasts[-1].text
