"""Clips: motion as pure functions of time.

A clip says how sprites stand `elapsed` seconds after its start, and goes on saying how they stand at its end.
What a pose leaves None is left to the layout. Clips never touch what they move.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from game.client.cues import Name
from game.client.layout import Point
from game.client.motion.ease import Ease, ease_in_out, ease_out, lerp, settle

SpriteId: TypeAlias = Hashable  # a small frozen value; each game has its own
V = TypeVar("V")


class Pose(NamedTuple):
    """How a sprite stands. Degrees counter-clockwise; `flip` 0 is the front of a card, 1 its back."""

    x: float | None = None
    y: float | None = None
    angle: float | None = None
    scale: float | None = None
    stretch: float | None = None  # width against height: below 1 thin, above 1 squashed
    alpha: float | None = None
    flip: float | None = None

    def over(self, other: Pose) -> Pose:
        """This pose where it says something, the other where it does not."""
        return Pose(*(b if a is None else a for a, b in zip(self, other, strict=True)))


Poses: TypeAlias = Mapping[SpriteId, Pose]


class Speck(NamedTuple):
    """One particle now."""

    x: float
    y: float
    size: float
    alpha: float
    sprite: str  # a picture among the assets, or "#RRGGBB" for a soft light
    angle: float = 0.0


class Cue(NamedTuple):
    """A sound, so many seconds after the start of its clip; `step` raises it along the scale."""

    at: float
    sound: Name
    step: int = 0


class Clip(Protocol):
    """A motion of a known length."""

    @property
    def seconds(self) -> float: ...

    def poses(self, elapsed: float) -> Poses: ...

    def specks(self, elapsed: float) -> Sequence[Speck]: ...

    @property
    def cues(self) -> Sequence[Cue]: ...


def merged(lower: Poses, upper: Poses) -> dict[SpriteId, Pose]:
    """Two sets of poses, the upper deciding where both say something."""
    both = dict(lower)
    for sprite, pose in upper.items():
        both[sprite] = pose.over(both[sprite]) if sprite in both else pose
    return both


def share_of(elapsed: float, seconds: float) -> float:
    return 1.0 if seconds <= 0 or elapsed >= seconds else max(0.0, elapsed / seconds)


class Quiet:
    """A clip of one sprite without sounds or particles; `pose` is all that it must say."""

    sprite: SpriteId
    seconds: float

    def pose(self, share: float) -> Pose:
        raise NotImplementedError

    def poses(self, elapsed: float) -> Poses:
        return {self.sprite: self.pose(share_of(elapsed, self.seconds))}

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return ()

    @property
    def cues(self) -> Sequence[Cue]:
        return ()


class Told(Quiet):
    """What is read or looked at, by eyes that want no travel as well: before all else, or after it."""

    last = False

    def calm(self) -> Clip:
        """How those eyes see it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Glide(Quiet):
    """Straight from one point to another."""

    sprite: SpriteId
    start: Point
    end: Point
    seconds: float = 0.35
    ease: Ease = ease_out

    def pose(self, share: float) -> Pose:
        way = self.ease(share)
        return Pose(lerp(self.start[0], self.end[0], way), lerp(self.start[1], self.end[1], way))


@dataclass(frozen=True)
class Arc(Quiet):
    """Along a curve that rises `height` units above the straight line."""

    sprite: SpriteId
    start: Point
    end: Point
    height: float = 0.12
    seconds: float = 0.4
    ease: Ease = ease_in_out

    def pose(self, share: float) -> Pose:
        way = self.ease(share)
        lift = 4.0 * self.height * way * (1.0 - way)
        return Pose(lerp(self.start[0], self.end[0], way), lerp(self.start[1], self.end[1], way) - lift)


@dataclass(frozen=True)
class Trail(Quiet):
    """Along straight legs one after the other, leaping from the end of each to the start of the next.

    What leaves on one side and enters on the other is one motion of two legs.
    """

    sprite: SpriteId
    legs: tuple[tuple[Point, Point], ...]
    seconds: float
    ease: Ease = ease_in_out

    def pose(self, share: float) -> Pose:
        return Pose(*self.at(self.ease(share)))

    def at(self, way: float) -> Point:
        """The point at this share of the whole length."""
        lengths = [math.dist(*leg) for leg in self.legs]
        left = way * sum(lengths)
        for (start, end), length in zip(self.legs, lengths, strict=True):
            if left <= length and length > 0:
                return lerp(start[0], end[0], left / length), lerp(start[1], end[1], left / length)
            left -= length
        return self.legs[-1][1]


@dataclass(frozen=True)
class Fall(Quiet):
    """Constant acceleration from rest along legs; the length in seconds follows from the distance."""

    sprite: SpriteId
    legs: tuple[tuple[Point, Point], ...]
    gravity: float = 3.0  # units a second, each second

    @property
    def seconds(self) -> float:  # type: ignore[override]
        return math.sqrt(2.0 * sum(math.dist(*leg) for leg in self.legs) / self.gravity)

    def pose(self, share: float) -> Pose:
        return Pose(*Trail(self.sprite, self.legs, self.seconds).at(share * share))


@dataclass(frozen=True)
class Spin(Quiet):
    """Turns on the spot."""

    sprite: SpriteId
    start: float
    end: float
    seconds: float = 0.3
    ease: Ease = ease_in_out

    def pose(self, share: float) -> Pose:
        return Pose(angle=lerp(self.start, self.end, self.ease(share)))


@dataclass(frozen=True)
class Fade(Quiet):
    sprite: SpriteId
    start: float = 1.0
    end: float = 0.0
    seconds: float = 0.25

    def pose(self, share: float) -> Pose:
        return Pose(alpha=lerp(self.start, self.end, share))


@dataclass(frozen=True)
class Grow(Quiet):
    sprite: SpriteId
    start: float = 0.0
    end: float = 1.0
    seconds: float = 0.25
    ease: Ease = settle

    def pose(self, share: float) -> Pose:
        return Pose(scale=lerp(self.start, self.end, self.ease(share)))


@dataclass(frozen=True)
class Squash(Quiet):
    """Flattened by an impact, and back."""

    sprite: SpriteId
    depth: float = 0.3
    seconds: float = 0.22

    def pose(self, share: float) -> Pose:
        swing = math.sin(math.pi * share) * (1.0 - share) * 1.6
        return Pose(stretch=1.0 + self.depth * swing)


@dataclass(frozen=True)
class Flip(Quiet):
    """A card turns over in depth: `flip` goes from one side to the other, `stretch` gives its seen width."""

    sprite: SpriteId
    start: float = 1.0
    end: float = 0.0
    seconds: float = 0.32
    ease: Ease = ease_in_out

    def pose(self, share: float) -> Pose:
        way = self.ease(share)
        return Pose(stretch=abs(math.cos(math.pi * way)), flip=self.start if way < 0.5 else self.end)


@dataclass(frozen=True)
class Pause:
    seconds: float = 0.2

    def poses(self, elapsed: float) -> Poses:
        return {}

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return ()

    @property
    def cues(self) -> Sequence[Cue]:
        return ()


@dataclass(frozen=True)
class Sound(Pause):
    """A sound, and nothing to be seen."""

    name: Name = "touch"
    step: int = 0
    seconds: float = 0.0

    @property
    def cues(self) -> Sequence[Cue]:
        return (Cue(0.0, self.name, self.step),)


@dataclass(frozen=True)
class Hold(Quiet):
    """A sprite stands like this, at once and to the end."""

    sprite: SpriteId
    stands: Pose
    seconds: float = 0.0

    def pose(self, share: float) -> Pose:
        return self.stands


@dataclass(frozen=True)
class Row:
    """One clip after the other. What has ended goes on standing as it ended."""

    clips: tuple[Clip, ...]
    starts: tuple[float, ...]
    seconds: float

    def poses(self, elapsed: float) -> Poses:
        standing: dict[SpriteId, Pose] = {}
        for clip, start in zip(self.clips, self.starts, strict=True):
            if elapsed < start:
                break
            standing = merged(standing, clip.poses(elapsed - start))
        return standing

    def specks(self, elapsed: float) -> Sequence[Speck]:
        pairs = zip(self.clips, self.starts, strict=True)
        return [
            speck
            for clip, start in pairs
            if start <= elapsed <= start + clip.seconds
            for speck in clip.specks(elapsed - start)
        ]

    @property
    def cues(self) -> Sequence[Cue]:
        pairs = zip(self.clips, self.starts, strict=True)
        return [Cue(start + cue.at, cue.sound, cue.step) for clip, start in pairs for cue in clip.cues]


@dataclass(frozen=True)
class Story(Row):
    """A row that is told part by part to eyes that want no travel as well."""


@dataclass(frozen=True)
class Together:
    """Clips at the same time; the longest gives the length."""

    clips: tuple[Clip, ...]

    @property
    def seconds(self) -> float:
        return max((clip.seconds for clip in self.clips), default=0.0)

    def poses(self, elapsed: float) -> Poses:
        standing: dict[SpriteId, Pose] = {}
        for clip in self.clips:
            standing = merged(standing, clip.poses(elapsed))
        return standing

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return [speck for clip in self.clips for speck in clip.specks(elapsed)]

    @property
    def cues(self) -> Sequence[Cue]:
        return sorted((cue for clip in self.clips for cue in clip.cues), key=lambda cue: cue.at)


def sequence(*clips: Clip) -> Clip:
    """One after the other."""
    starts: list[float] = []
    seconds = 0.0
    for clip in clips:
        starts.append(seconds)
        seconds += clip.seconds
    return Row(tuple(clips), tuple(starts), seconds)


def story(*clips: Clip) -> Clip:
    """One after the other, however calm."""
    starts = [sum(clip.seconds for clip in clips[:number]) for number in range(len(clips))]
    return Story(tuple(clips), tuple(starts), sum(clip.seconds for clip in clips))


def parallel(*clips: Clip) -> Clip:
    """All at once."""
    return Together(tuple(clips))


def staggered(clips: Sequence[Clip], gap: float = 0.07) -> Clip:
    """All, each a little after the one before (dealing cards)."""
    return parallel(*(sequence(Pause(index * gap), clip) for index, clip in enumerate(clips)))


@dataclass(frozen=True)
class Calm:
    """A clip for eyes that want no travel: what stood fades out, what will stand fades in."""

    clip: Clip
    seconds: float = 0.3

    def poses(self, elapsed: float) -> Poses:
        share = share_of(elapsed, self.seconds)
        if share < 0.5:
            return {sprite: Pose(alpha=1.0 - 2.0 * share) for sprite in self.clip.poses(self.clip.seconds)}
        last = self.clip.poses(self.clip.seconds)
        return {sprite: _dimmed(pose, 2.0 * share - 1.0) for sprite, pose in last.items()}

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return ()

    @property
    def cues(self) -> Sequence[Cue]:
        sounds = list(dict.fromkeys((cue.sound, cue.step) for cue in self.clip.cues))
        gap = self.seconds / max(1, len(sounds))
        return [Cue(index * gap, *sound) for index, sound in enumerate(sounds)]


def _dimmed(pose: Pose, share: float) -> Pose:
    return pose._replace(alpha=share * (1.0 if pose.alpha is None else pose.alpha))


@dataclass(frozen=True)
class Beat(Generic[V]):
    """A motion, and the view that lies still below it while it runs: numbers are read from there."""

    clip: Clip
    below: V
    seconds: float | None = None  # until the next beat begins, above what is left of this clip

    @property
    def length(self) -> float:
        """How many seconds after this beat the next one begins."""
        return self.clip.seconds if self.seconds is None else self.seconds


def joined(beats: Sequence[Beat[V]]) -> Row:
    """The clips of all beats, one beat after the other."""
    clips: list[Clip] = []
    starts: list[float] = []
    begin = end = 0.0
    for beat in beats:
        parts = beat.clip if isinstance(beat.clip, Row) else Row((beat.clip,), (0.0,), beat.clip.seconds)
        clips.extend(parts.clips)
        starts.extend(begin + start for start in parts.starts)
        end = max(end, begin + parts.seconds, begin + beat.length)
        begin += beat.length
    return Row(tuple(clips), tuple(starts), end)


def calmed(beats: Sequence[Beat[V]]) -> Sequence[Beat[V]]:
    """The beats with travel replaced by fades; a pause stays as long as it was.

    A story is told part by part. Of any other motion all that travels is one fade: what is looked at comes
    before it, what is announced after it.
    """
    if all(isinstance(beat.clip, Story) for beat in beats):
        return [replace(beat, clip=_calmed_part(beat.clip)) for beat in beats]
    row, first, last = joined(beats), beats[0].below, beats[-1].below
    told = [clip for clip in row.clips if isinstance(clip, Told)]
    parts = [pair for pair in zip(row.clips, row.starts, strict=True) if pair[0] not in told]
    rest = Row(tuple(clip for clip, _ in parts), tuple(start for _, start in parts), row.seconds)
    fade = Calm(rest) if rest.poses(rest.seconds) else rest
    return [
        *(Beat(clip.calm(), first) for clip in told if not clip.last),
        Beat(fade, last),
        *(Beat(clip.calm(), last) for clip in told if clip.last),
    ]


def _calmed_part(clip: Clip) -> Clip:
    """What goes elsewhere or turns over fades, what moves in its place rests, all else is as it was."""
    match clip:
        case Row(clips=clips):
            return sequence(*map(_calmed_part, clips))
        case Together(clips=clips):
            return parallel(*map(_calmed_part, clips))
        case Fade() | Hold() | Pause():
            return clip
        case Quiet():
            first, last = clip.pose(0.0), clip.pose(1.0)
            travels = (first.x, first.y, first.flip) != (last.x, last.y, last.flip)
            return Calm(clip, min(Calm.seconds, clip.seconds)) if travels else Hold(clip.sprite, last)
    return Pause(0.0)  # particles
