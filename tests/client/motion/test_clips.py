"""Clips are pure functions of time."""

from __future__ import annotations

import math

import pytest

from game.client.motion.clips import (
    Beat,
    Calm,
    Clip,
    Hold,
    Particles,
    Pause,
    Pose,
    Sound,
    Squash,
    arc,
    calmed,
    fade,
    fall,
    flip,
    glide,
    grow,
    merged,
    parallel,
    sequence,
    spin,
    staggered,
    story,
    trail,
)

LEGS = (((0.1, 0.5), (0.1, 0.9)), ((0.1, 0.0), (0.1, 0.2)))
CLIPS: list[Clip] = [
    glide("s", (0, 0), (1, 1)),
    arc("s", (0, 0), (1, 1), (0, -0.1)),
    trail("s", LEGS, 0.5),
    fall("s", LEGS),
    spin("s", 0, 90),
    fade("s"),
    grow("s"),
    Squash("s"),
    flip("s"),
    sequence(glide("s", (0, 0), (1, 1)), Pause(), fade("s")),
    parallel(glide("s", (0, 0), (1, 1)), spin("s", 0, 360, 0.9)),
]


@pytest.mark.parametrize("clip", CLIPS, ids=lambda clip: type(clip).__name__)
def test_a_clip_stays_at_its_end_and_says_the_same_each_time(clip: Clip) -> None:
    assert clip.poses(clip.seconds) == clip.poses(clip.seconds + 9) == clip.poses(math.inf)
    assert clip.poses(clip.seconds / 3) == clip.poses(clip.seconds / 3)


def test_a_glide_starts_and_ends_where_it_says() -> None:
    straight = glide("s", (0.2, 0.3), (0.8, 0.1), 0.5)
    assert straight.poses(0.0) == {"s": Pose(0.2, 0.3)}
    assert straight.poses(0.5)["s"][:2] == pytest.approx((0.8, 0.1))


def test_an_arc_rises_above_the_line() -> None:
    pose = arc("s", (0, 0.5), (1, 0.5), (0.0, -0.2), seconds=1.0).poses(0.5)["s"]
    assert (pose.x, pose.y) == pytest.approx((0.5, 0.3))


def test_a_fall_accelerates_steadily_across_the_seam() -> None:
    falling = fall("s", LEGS, pull=2.0)

    def fallen(elapsed: float) -> float:
        y = falling.poses(elapsed)["s"].y
        assert y is not None
        return y - 0.5 if y >= 0.5 else y + 0.4

    assert falling.seconds == pytest.approx(math.sqrt(2 * 0.6 / 2.0))
    for elapsed in (0.1, 0.3, 0.5, 0.7):
        assert fallen(elapsed) == pytest.approx(elapsed**2)


def test_a_flip_shows_an_edge_at_its_middle_and_the_other_side_after_it() -> None:
    turning = flip("s", 1, 0, seconds=1.0)
    assert turning.poses(0.5)["s"].stretch == pytest.approx(0.0)
    assert [turning.poses(t)["s"].flip for t in (0.0, 0.4, 0.6, 1.0)] == [1, 1, 0, 0]


def test_a_sequence_plays_in_order_and_keeps_what_has_ended() -> None:
    clip = sequence(glide("a", (0, 0), (1, 0), 0.5), glide("b", (0, 0), (0, 1), 0.5))
    assert set(clip.poses(0.2)) == {"a"}
    later = clip.poses(0.7)
    assert later["a"].x == pytest.approx(1.0)
    assert 0 < (later["b"].y or 0) < 1
    assert clip.seconds == 1.0


def test_sounds_are_told_at_their_time() -> None:
    clip = sequence(Pause(0.5), Sound(name="land"), Pause(0.2), Sound(name="star", step=2))
    assert [(cue.at, cue.sound, cue.step) for cue in clip.cues] == [(0.5, "land", 0), (0.7, "star", 2)]
    assert [cue.at for cue in staggered([Sound(name="step")] * 3, 0.1).cues] == pytest.approx([0, 0.1, 0.2])


def test_poses_lie_over_each_other_field_by_field() -> None:
    both = merged({"a": Pose(x=1, y=2), "b": Pose(x=5)}, {"a": Pose(y=3, angle=90), "c": Pose(alpha=0.5)})
    assert both == {"a": Pose(1, 3, 90), "b": Pose(x=5), "c": Pose(alpha=0.5)}


def test_calm_replaces_travel_by_fades() -> None:
    calm = Calm(sequence(glide("s", (0, 0), (1, 1), 2.0), Hold("s", Pose(1, 1))))
    assert calm.seconds < 0.5
    early, late = calm.poses(calm.seconds * 0.25)["s"], calm.poses(calm.seconds)["s"]
    assert early.alpha == pytest.approx(0.5)
    assert early._replace(alpha=None) == Pose()
    assert late == Pose(1, 1, alpha=1.0)
    assert not calm.specks(0.1)


def test_a_story_is_told_part_by_part_and_still_never_travels() -> None:
    told = story(
        parallel(glide("s", (0, 0), (1, 1), 2.0), Squash("s"), Particles((0, 0))),
        Hold("first", Pose(alpha=1.0)),
        sequence(fade("words", 0.0, 1.0, 0.2), Pause(1.1), fade("words", 1.0, 0.0, 0.2)),
        flip("s", 1.0, 0.0, 0.6),
    )
    (beat,) = calmed([Beat(told, None)])
    calm = beat.clip
    assert calm.poses(0.1)["s"].x is None
    assert "first" not in calm.poses(0.1)
    assert calm.poses(0.31)["s"][:2] == (1, 1)
    assert calm.poses(0.31)["first"] == Pose(alpha=1.0)
    assert calm.poses(1.2)["words"].alpha == 1.0
    assert calm.poses(calm.seconds) == {**told.poses(told.seconds), "s": calm.poses(calm.seconds)["s"]}
    assert not calm.specks(0.1)


def test_particles_depend_on_time_and_seed_alone() -> None:
    one, same, other = (Particles((0.5, 0.5), seed=seed) for seed in (1, 1, 2))
    assert one.specks(0.2) == same.specks(0.2) != other.specks(0.2)
    assert len(one.specks(0.0)) == one.count
    assert not one.specks(one.seconds)
    assert all(0 < speck.alpha <= 1 for speck in one.specks(0.3))
