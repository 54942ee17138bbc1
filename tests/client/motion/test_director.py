"""Whatever happens to the motion, the table ends on what the view says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pytest

from game.client.motion.clips import Beat, Hold, Pause, Pose, Poses, Sound, glide, joined, parallel, sequence
from game.client.motion.director import Director
from game.engine.contract import Event, Glimpse, View


class Ferry(View, frozen=True, kw_only=True):
    stop: int


class Sailed(Event, frozen=True):
    stop: int


class Sails:
    """A ferry that glides from stop to stop, a second each; two sounds on the way."""

    def layout(self, view: Ferry) -> Poses:
        return {"ferry": Pose(float(view.stop), 0.5)}

    def choreograph(
        self, before: Ferry, events: Sequence[Event], after: Ferry, *, brief: bool = False
    ) -> Sequence[Beat[Ferry]]:
        if not events:
            return ()
        sailing = glide("ferry", (float(before.stop), 0.5), (float(after.stop), 0.5), 1.0)
        sounds = sequence(Sound(name="step"), Pause(0.6), Sound(name="land", step=2))
        return [Beat(parallel(sailing, sounds), before)]


def at(stop: int) -> Ferry:
    return Ferry(seat=0, to_act=0, legal=(), stop=stop)


def to(stop: int) -> Glimpse[Ferry]:
    return Glimpse(stop, (Sailed(stop),), at(stop))


@pytest.fixture
def heard() -> list[tuple[str, int]]:
    return []


@pytest.fixture
def director(heard: list[tuple[str, int]]) -> Director[Ferry]:
    return Director(Sails(), at(0), play=lambda sound, step, _: heard.append((sound, step)))


def ferry(director: Director[Ferry]) -> float:
    x = director.poses()["ferry"].x
    assert x is not None
    return x


def test_a_glimpse_moves_and_then_is_shown(director: Director[Ferry]) -> None:
    glimpse = to(3)
    director.enqueue(glimpse)
    director.update(0.5)
    assert director.shown == at(0)
    assert 0 < ferry(director) < 3
    director.update(0.6)
    assert director.shown is glimpse.view
    assert director.still
    assert ferry(director) == 3


def test_glimpses_wait_their_turn_and_lose_no_time(director: Director[Ferry]) -> None:
    director.enqueue(to(1))
    director.enqueue(to(2))
    director.update(1.5)
    assert director.shown == at(1)
    assert director.latest == at(2)
    assert (
        director.poses()["ferry"]
        == joined(Sails().choreograph(at(1), [Sailed(2)], at(2))).poses(0.5)["ferry"]
    )


def test_sounds_are_heard_once_when_their_time_comes(
    director: Director[Ferry], heard: list[tuple[str, int]]
) -> None:
    director.enqueue(to(1))
    for _ in range(10):
        director.update(0.05)
    assert heard == [("step", 0)]
    for _ in range(20):
        director.update(0.05)
    assert heard == [("step", 0), ("land", 2)]


def test_skipping_ends_on_the_view_with_one_sound(
    director: Director[Ferry], heard: list[tuple[str, int]]
) -> None:
    for stop in (1, 2, 5):
        director.enqueue(to(stop))
    director.update(0.2)
    director.skip()
    assert director.still
    assert ferry(director) == 5
    assert heard == [("step", 0), ("land", 2)]


def test_speed_off_shows_at_once(director: Director[Ferry]) -> None:
    director.speed = math.inf
    director.enqueue(to(4))
    director.update(0.001)
    assert director.shown == at(4)


def test_twice_the_speed_takes_half_the_time(director: Director[Ferry]) -> None:
    director.speed = 2.0
    director.enqueue(to(1))
    director.update(0.5)
    assert director.still


def test_nothing_to_see_is_shown_at_once(director: Director[Ferry]) -> None:
    director.enqueue(Glimpse(1, (), at(7)))
    director.update(0.0)
    assert director.shown == at(7)


def test_another_position_drops_all_motion(director: Director[Ferry]) -> None:
    director.enqueue(to(1))
    director.enqueue(to(2))
    director.update(0.3)
    director.reset(at(9))
    assert director.still
    assert ferry(director) == 9


def test_reduced_motion_never_travels() -> None:
    director = Director(Sails(), at(0), reduced=True)
    director.enqueue(to(3))
    places = set()
    while not director.still:
        places.add(ferry(director))
        director.update(0.02)
    assert places <= {0.0, 3.0}
    assert director.shown == at(3)


@pytest.mark.parametrize("seed", range(20))
def test_any_rhythm_ends_on_the_last_view(seed: int) -> None:
    rng = Random(seed)
    director = Director(Sails(), at(0), speed=rng.choice((0.6, 1.0, 2.0)), reduced=rng.random() < 0.3)
    stops = [rng.randrange(100) for _ in range(rng.randrange(1, 6))]
    for stop in stops:
        director.enqueue(to(stop))
        for _ in range(rng.randrange(4)):
            director.skip() if rng.random() < 0.2 else director.update(rng.uniform(0, 0.9))
    while not director.still:
        director.update(0.3)
    assert director.shown == at(stops[-1])


class Legs(Sails):
    """In two beats, with another view below the second; half as far where the window is narrow."""

    width = 1.0

    def choreograph(
        self, before: Ferry, events: Sequence[Event], after: Ferry, *, brief: bool = False
    ) -> Sequence[Beat[Ferry]]:
        half = Pose((before.stop + after.stop) / 2 * self.width, 0.5)
        return [Beat(Hold("ferry", half, 0.4), before), Beat(Pause(0.6), at(after.stop - 1))]


def test_what_lies_still_changes_from_beat_to_beat() -> None:
    director: Director[Ferry] = Director(Legs(), at(0))
    director.enqueue(to(4))
    director.update(0.3)
    assert director.shown == at(0)
    director.update(0.2)
    assert director.shown == at(3)
    assert ferry(director) == 2  # what the first beat moved goes on standing there
    director.update(0.6)
    assert director.shown == at(4)


def test_what_will_be_shown_next_is_known_while_something_moves() -> None:
    director: Director[Ferry] = Director(Legs(), at(0))
    assert director.coming is None
    director.enqueue(to(4))
    director.update(0.3)
    assert director.coming == (at(3), at(4))
    director.update(0.2)
    assert director.coming == (at(4), at(4))
    director.update(0.6)
    assert director.coming is None


def test_motion_is_made_anew_for_other_places() -> None:
    legs = Legs()
    director: Director[Ferry] = Director(legs, at(0), places=lambda: legs.width)
    director.enqueue(to(4))
    director.update(0.5)
    legs.width = 0.5
    assert ferry(director) == 1
    assert director.shown == at(3)
