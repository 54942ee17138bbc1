"""How a game was won: the curve, the moments, luck and own play."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from pygame import Surface

from game import catalogue
from game.ai.odds import Odds, pilot_of
from game.client.desk import Desk
from game.client.intents import Confirm
from game.client.layout import Box
from game.client.scene import OpenReplay, Push
from game.client.screens import keepsake
from game.client.screens.course import FOREVER, SKILLED, HowWon, TurnedAt, turned
from game.client.screens.results import Results
from game.client.table.begin import open_table
from game.games.gravity.model import End
from game.home.library import review_of
from game.review.report import Account, Review, ReviewedTurn
from tests.pilot import press, settle, stack_of, texts
from tools.shots.shot import Reviewed, play_of, position

KEPT = "star_race-game-4"


@pytest.fixture
def home(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr("game.client.table.miniature.Miniature.drawn", lambda *_: Surface((1, 1)))
    desk.home = tmp_path
    return desk


def told(desk: Desk) -> Results:
    """The results of a game with its review, when all of it is shown."""
    desk.review = partial(Reviewed, KEPT)
    desk._reviews = None
    scene = Results(desk, play_of(desk, KEPT))
    scene.update(10.0)
    settle(scene)
    return scene


def review_with(*chances: float) -> Review:
    """Of two seats; the chances of the first, after the deal and after each action."""
    both = [(share, 1 - share) for share in chances]
    none = (0.0, 0.0)
    turns = tuple(ReviewedTurn(ply, 0, {}, row, none, none) for ply, row in enumerate(both[1:], start=1))
    seats = (Account(0.5, 0, 0, 0, 0.5),) * 2
    return Review(1, "gravity", ("A", "B"), 300, True, "", both[0], turns, seats)


def always(ply: int) -> bool:
    return True


def test_the_moments_are_those_in_which_most_changed_in_their_order() -> None:
    steps = [0.5] * 10 + [0.8] * 10 + [0.75] * 10 + [0.1] * 10 + [1.0]
    found = turned(review_with(*steps), always)
    assert [(moment.ply, moment.seat) for moment in found] == [(10, 0), (30, 1), (40, 0)]
    assert (found[0].before, found[0].after) == (0.5, 0.8)


def test_moments_are_not_next_to_each_other_and_none_are_made_up() -> None:
    steps = [0.5] * 20 + [0.75, 0.9] + [0.9] * 20
    assert [moment.ply for moment in turned(review_with(*steps), always)] == [20]
    assert turned(review_with(0.5, 0.5, 0.5), always) == []


def test_what_did_nothing_belongs_to_what_its_seat_did_before() -> None:
    """The picture of a moment showed how somebody ended a turn."""
    steps = [0.5] * 10 + [0.6, 0.8] + [0.8] * 10
    (found,) = turned(review_with(*steps), lambda ply: ply != 11)
    assert (found.ply, found.before, found.after) == (10, 0.5, 0.8)


def test_no_moment_of_a_game_shows_the_end_of_a_turn(home: Desk) -> None:
    match = position("gravity-game-3")
    course = HowWon(home, match, lambda: "")
    ends = [ply for ply, action in enumerate(match.actions, start=1) if isinstance(action, End)]
    assert ends
    for ply in ends:
        review = review_with(*[0.1] * ply, *[0.9] * (match.ply + 1 - ply))
        turns = tuple(replace(turn, seat=match.actor(turn.ply)) for turn in review.decisions)
        (found,) = turned(replace(review, decisions=turns), course.does)
        assert found.ply not in ends


def test_curve_moments_and_titles_are_told_and_a_moment_opens_the_replay(home: Desk) -> None:
    scene = told(home)
    shown = set(texts(home, scene))
    assert {"Vega wins!", "Chance of winning", "the wider, the likelier", "Highest leap", "own play"} <= shown
    moments = [widget.box for widget in scene.controls() if isinstance(widget.id, TurnedAt)]
    assert len(moments) == 3
    change = press(scene, TurnedAt(1))
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenReplay)
    assert change.to.ply == scene.course.moments[1].ply


def test_a_review_that_comes_late_fills_the_page_without_moving_anything(home: Desk) -> None:
    home._reviews = late = Reviewed(KEPT)
    review, late.review = late.review, replace(late.review, decisions=late.review.decisions[:4])
    scene = Results(home, play_of(home, KEPT))
    scene.update(10.0)
    settle(scene)
    before = scene.controls()
    assert "being worked out" in texts(home, scene)
    assert not any(isinstance(widget.id, TurnedAt) for widget in before)
    late.review = review
    for _ in range(5):
        scene.update(0.6)
        assert scene._open  # nobody waits for it
    after = scene.controls()
    assert sum(isinstance(widget.id, TurnedAt) for widget in after) == 3
    places = {widget.id: widget.box for widget in after}
    assert all(places[widget.id] == widget.box for widget in before)
    assert scene.form.focus == "rematch"


def test_the_curve_unrolls_and_moments_come_as_it_passes_them(home: Desk) -> None:
    home._reviews = Reviewed(KEPT)
    scene, seen = Results(home, play_of(home, KEPT)), list[int]()
    while not scene._open:
        scene.update(0.1)
        seen.append(sum(scene.course.shown(at, scene._since) for at in range(3)))
    assert seen == sorted(seen)
    assert {*seen} == {0, 1, 2, 3}


def test_a_press_shows_all_of_it_and_decides_nothing(home: Desk) -> None:
    home._reviews = Reviewed(KEPT)
    scene = Results(home, play_of(home, KEPT))
    scene.update(0.3)
    assert scene.handle(Confirm()) is None
    assert {"Vega wins!", "6", "Highest leap"} <= set(texts(home, scene))
    assert all(scene.course.shown(at, scene._since) for at in range(3))
    assert not scene._open


def test_a_review_that_is_whole_is_kept_for_the_profiles(home: Desk) -> None:
    home.review = partial(Reviewed, KEPT)
    for record in ("", "a"):
        HowWon(home, position(KEPT), lambda record=record: record).update(1.0)  # type: ignore[misc]
        home.keeper.flush()
        assert review_of(home.home, "a").exists() == bool(record)


def lacking(review: Review) -> Review:
    """The same before its last decision was looked at."""
    *judged, last = review.decisions
    seats = [
        replace(account, played=None) if seat == last.seat else account
        for seat, account in enumerate(review.seats)
    ]
    return replace(
        review, decisions=(*judged, replace(last, best=None, gave_away=None, grade=None)), seats=(*seats,)
    )


def test_a_review_is_kept_again_once_every_decision_has_been_looked_at(home: Desk) -> None:
    home._reviews = late = Reviewed(KEPT)
    review, late.review = late.review, lacking(late.review)
    course, kept = HowWon(home, position(KEPT), lambda: "a"), list[bool]()
    for found in (late.review, review, late.review):  # the last one comes too late
        late.review = found
        for _ in range(2):
            course.update(1.0)
        home.keeper.flush()
        read = msgspec.json.decode(review_of(home.home, "a").read_bytes(), type=Review)
        kept.append(all(account.played is not None for account in read.seats))
    assert kept == [False, True, True]


def bars_of(desk: Desk, review: Review) -> list[list[tuple[str, float]]]:
    """What is drawn for each seat, and where its middle lies: 0 in the middle of the place."""
    desk._reviews = late = Reviewed(KEPT)
    late.review = review
    course, place = HowWon(desk, position(KEPT), lambda: ""), Box(0.0, 0.0, 1.0, 0.06)
    found = list[list[tuple[str, float]]]()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("draw_luck", "draw_own", "furniture.dashed"):
            patch.setattr(
                f"game.client.screens.course.{name}",
                lambda _, box, *rest, name=name: found[-1].append((name, box.cx - place.cx)),
            )
        for seat in range(len(review.seats)):
            found.append([])
            course.draw_bars(desk.picture(), place, seat, FOREVER)
    return found


def test_own_play_is_told_against_a_pilots(home: Desk) -> None:
    review = Reviewed(KEPT).review
    luck: Odds = catalogue.part(review.game, "luck")
    pilot = pilot_of(luck, len(review.seats))
    played = (pilot + 0.45 * SKILLED, pilot - 0.2 * SKILLED, 0.0, None)
    accounts = zip(review.seats, played, strict=True)
    seats = tuple(replace(account, luck=0.0, played=well) for account, well in accounts)
    drawn = [bar for (bar,) in bars_of(home, replace(review, seats=seats))]
    assert [name for name, _ in drawn] == [*["draw_own"] * 3, "furniture.dashed"]
    assert [middle for _, middle in drawn] == pytest.approx([0.1125, -0.05, -0.25, 0.0])


def test_a_pilot_of_more_seats_than_were_measured_plays_like_one_of_the_most() -> None:
    luck: Odds = catalogue.part("gravity", "luck")
    assert [pilot_of(luck, seats) for seats in (2, 3, 4, 6)] == [luck.PILOT[seats] for seats in (2, 3, 4, 4)]


def test_bars_are_dashed_places_until_all_chances_are_known(home: Desk) -> None:
    review = Reviewed(KEPT).review
    both = [("furniture.dashed", 0.0)] * 2
    assert bars_of(home, replace(review, decisions=review.decisions[:4])) == [both] * 4


def test_the_results_have_the_review_kept_without_anybody_looking_at_it(home: Desk) -> None:
    home.review = partial(Reviewed, KEPT)
    stack = stack_of(home, open_table(home, position(KEPT)))
    home.keeper.flush()
    for _ in range(4):
        stack.apply(stack.top.update(10.0))
        home.keeper.flush()
    assert isinstance(stack.top, Results)
    assert [path.suffix for path in (home.home / "reviews").iterdir()] == [".json"]


def test_the_picture_is_drawn_bit_by_bit_and_kept_at_its_own_size(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Surface] = []
    monkeypatch.setattr(keepsake, "wanted_drawings", lambda desk, scenes: {})
    monkeypatch.setattr(keepsake, "write_picture", lambda surface, path: kept.append(surface))
    monkeypatch.setattr(keepsake, "_composed", lambda desk, scene: Surface((4, 2)))
    scene = told(home)
    assert press(scene, "keep") is None
    while scene._keepsake is not None:
        scene.update(0.1)
    assert len(kept) == 1
    assert "pictures" in home.toasts[-1].text


def test_a_picture_that_cannot_be_written_is_told(home: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keepsake, "wanted_drawings", lambda desk, scenes: {})
    monkeypatch.setattr(keepsake, "write_picture", full)
    monkeypatch.setattr(keepsake, "_composed", lambda desk, scene: Surface((4, 2)))
    scene = told(home)
    press(scene, "keep")
    while scene._keepsake is not None:
        scene.update(0.1)
    assert home.toasts[-1].kind == "bad"
