"""Clips: motion as pure functions of time.

A clip says how sprites stand `elapsed` seconds after its start; after its end they stand as at its end.
The layout decides what a pose leaves None. Clips change nothing themselves.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from game.client.cues import EffectName
from game.client.layout import Point

SpriteId: TypeAlias = Hashable  # a small frozen value; each game has its own
Ease: TypeAlias = Callable[[float], float]  # from 0 to 1 over a share of time from 0 to 1
Legs: TypeAlias = tuple[tuple[Point, Point], ...]
V = TypeVar("V")

NO_LIFT = 0.0, 0.0
BLINK_EVERY = 2.3  # seconds from blink to blink
BLINK_SECONDS = 0.15


def linear(share: float) -> float:
    return share


def ease_out(share: float) -> float:
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    return share * share * (3.0 - 2.0 * share)


def sweep(share: float) -> float:
    """Softer at both ends and quicker between: for ways that are bent."""
    return share**3 * (10.0 + share * (6.0 * share - 15.0))


def settle(share: float) -> float:
    """Go a little too far and come back."""
    return 1.0 + 2.2 * (share - 1.0) ** 3 + 1.2 * (share - 1.0) ** 2


def drawn_back(share: float) -> float:
    """Back a little first, then quickly there, and softly to a stop: for what is thrown."""
    back = 0.24
    if share < back:
        return -0.04 * math.sin(math.pi / 2 * share / back)
    return -0.04 + 1.04 * ease_in_out((share - back) / (1.0 - back))


def panned(x: float, middle: float, half: float) -> float:
    """Where a sound at this place is heard, never wholly at one side."""
    return 0.7 * max(-1.0, min(1.0, (x - middle) / half))


def lerp(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def blinks(seconds: float, number: int, count: int) -> bool:
    """Whether creature `number` of `count` blinks now: one at a time, and seldom.

    Nobody blinks at second 0, where time stands still.
    """
    turn, since = divmod(seconds, BLINK_EVERY)
    return seconds > 0.0 and since < BLINK_SECONDS and 7 * (int(turn) + 1) % count == number % count


class Pose(NamedTuple):
    """How a sprite stands. Angles are degrees, counter-clockwise; `flip` is 0 for a front, 1 for a back."""

    x: float | None = None
    y: float | None = None
    angle: float | None = None
    scale: float | None = None
    stretch: float | None = None  # width against height: below 1 thin, above 1 squashed
    alpha: float | None = None
    flip: float | None = None
    high: float | None = None  # above the table, in units: its shadow tells

    def over(self, other: Pose) -> Pose:
        """This pose, with what is None here taken from the other."""
        return Pose(*[b if a is None else a for a, b in zip(self, other, strict=True)])


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
    sound: EffectName
    step: int = 0
    pan: float = 0.0  # where it is heard, from the left (-1) to the right (1)


def merged(lower: Poses, upper: Poses) -> dict[SpriteId, Pose]:
    """Two sets of poses; where both say something, the upper one decides."""
    both = dict(lower)
    _lay(both, upper)
    return both


def _lay(below: dict[SpriteId, Pose], upper: Poses) -> None:
    for sprite, pose in upper.items():
        under = below.get(sprite)
        below[sprite] = pose if under is None else pose.over(under)


def share_of(elapsed: float, seconds: float) -> float:
    return 1.0 if seconds <= 0 or elapsed >= seconds else max(0.0, elapsed / seconds)


# One clip


class Clip:
    """A motion of a known length. The base moves nothing, shows nothing and makes no sound."""

    seconds: float

    def poses(self, elapsed: float) -> Poses:
        return {}

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return ()

    @property
    def cues(self) -> Sequence[Cue]:
        return ()


@dataclass(frozen=True)
class Pause(Clip):
    seconds: float = 0.2


@dataclass(frozen=True)
class Clock(Pause):
    """Time itself, for who draws a whole scene by it: the x of the sprite is the second, from `start` on."""

    sprite: SpriteId = None
    start: float = 0.0
    sounds: tuple[Cue, ...] = ()

    def poses(self, elapsed: float) -> Poses:
        return {self.sprite: Pose(x=self.start + min(elapsed, self.seconds))}

    @property
    def cues(self) -> Sequence[Cue]:
        return self.sounds


@dataclass(frozen=True)
class Sound(Pause):
    """A sound, without motion."""

    name: EffectName = "touch"
    step: int = 0
    seconds: float = 0.0
    pan: float = 0.0

    @property
    def cues(self) -> Sequence[Cue]:
        return (Cue(0.0, self.name, self.step, self.pan),)


class Solo(Clip):
    """A clip of one sprite; a subclass only says its `pose`."""

    sprite: SpriteId

    def pose(self, share: float) -> Pose:
        raise NotImplementedError

    def poses(self, elapsed: float) -> Poses:
        return {self.sprite: self.pose(share_of(elapsed, self.seconds))}


class Told(Solo):
    """A clip that people must see, also with reduced motion: before all others, or (`last`) after them."""

    last = False

    def calm(self) -> Clip:
        """How reduced motion shows this clip."""
        raise NotImplementedError


@dataclass(frozen=True)
class Travel(Solo):
    """From one pose to another. What both leave None stays as it is; what one leaves None is as in `REST`.

    If `flip` changes, the card turns over: `stretch` is the width that is seen of it.
    """

    sprite: SpriteId
    start: Pose
    end: Pose
    seconds: float = 0.35
    ease: Ease = ease_in_out
    lift: Point = NO_LIFT  # how far to the side it is half-way
    nearer: float = 0.0  # how much larger it is half-way
    legs: Legs = ()  # instead of one line: several, with a jump from each to the next

    def __post_init__(self) -> None:
        """What only one of the poses says, the other has from `REST`."""
        start, end = self.start, self.end
        if any((a is None) != (b is None) for a, b in zip(start[:6], end[:6], strict=True)):
            said = [a is not None or b is not None for a, b in zip(start[:6], end[:6], strict=True)]
            rest = Pose(*(value if known else None for value, known in zip(REST, said, strict=False)))
            object.__setattr__(self, "start", start.over(rest))
            object.__setattr__(self, "end", end.over(rest))

    def pose(self, share: float) -> Pose:
        way = self.ease(share)
        start, end = self.start, self.end
        x, y, angle, scale, stretch, alpha, flip, high = [
            None if a is None or b is None else a + (b - a) * way for a, b in zip(start, end, strict=True)
        ]
        if self.legs:
            x, y = along(self.legs, way)
        if self.lift is not NO_LIFT and x is not None and y is not None:
            rise = 4.0 * way * (1.0 - way)
            x, y = x + self.lift[0] * rise, y + self.lift[1] * rise
        if self.nearer and scale is not None:
            scale *= 1.0 + self.nearer * math.sin(math.pi * way)
        if start.flip != end.flip:
            stretch = abs(math.cos(math.pi * way))
            flip = start.flip if way < 0.5 else end.flip
        return Pose(x, y, angle, scale, stretch, alpha, flip, high)


def along(legs: Legs, way: float) -> Point:
    """The point at this share of the whole length."""
    lengths = [math.dist(*leg) for leg in legs]
    left = way * sum(lengths)
    for (start, end), length in zip(legs, lengths, strict=True):
        if left <= length and length > 0:
            return lerp(start[0], end[0], left / length), lerp(start[1], end[1], left / length)
        left -= length
    return legs[-1][1]


REST = Pose(0.0, 0.0, 0.0, 1.0, 1.0, 1.0)


def glide(sprite: SpriteId, start: Point, end: Point, seconds: float = 0.35, ease: Ease = ease_out) -> Travel:
    """Straight from one point to another."""
    return Travel(sprite, Pose(*start), Pose(*end), seconds, ease)


def arc(
    sprite: SpriteId, start: Point, end: Point, lift: Point, seconds: float = 0.4, ease: Ease = sweep
) -> Travel:
    """Along a curve that rises above the straight line."""
    return Travel(sprite, Pose(*start), Pose(*end), seconds, ease, lift)


def trail(sprite: SpriteId, legs: Legs, seconds: float, ease: Ease = ease_in_out) -> Travel:
    """Along legs. To leave on one side and enter on the other is one motion of two legs."""
    return Travel(sprite, Pose(), Pose(), seconds, ease, legs=legs)


def fall(sprite: SpriteId, legs: Legs, pull: float = 3.0) -> Travel:
    """Along legs, starting from rest: every second it gets faster by `pull` units a second."""
    seconds = math.sqrt(2.0 * sum(math.dist(*leg) for leg in legs) / pull)
    return trail(sprite, legs, seconds, falling)


def falling(share: float) -> float:
    return share * share


def spin(
    sprite: SpriteId, start: float, end: float, seconds: float = 0.3, ease: Ease = ease_in_out
) -> Travel:
    """Turn on the spot."""
    return Travel(sprite, Pose(angle=start), Pose(angle=end), seconds, ease)


def fade(sprite: SpriteId, start: float = 1.0, end: float = 0.0, seconds: float = 0.25) -> Travel:
    return Travel(sprite, Pose(alpha=start), Pose(alpha=end), seconds, linear)


def grow(
    sprite: SpriteId, start: float = 0.0, end: float = 1.0, seconds: float = 0.25, ease: Ease = settle
) -> Travel:
    return Travel(sprite, Pose(scale=start), Pose(scale=end), seconds, ease)


def flip(
    sprite: SpriteId, start: float = 1.0, end: float = 0.0, seconds: float = 0.32, ease: Ease = ease_in_out
) -> Travel:
    """A card turns over."""
    return Travel(sprite, Pose(flip=start), Pose(flip=end), seconds, ease)


@dataclass(frozen=True)
class Squash(Solo):
    """Flatten for a moment, as after an impact."""

    sprite: SpriteId
    depth: float = 0.3
    seconds: float = 0.22

    def pose(self, share: float) -> Pose:
        swing = math.sin(math.pi * share) * (1.0 - share) * 1.6
        return Pose(stretch=1.0 + self.depth * swing)


@dataclass(frozen=True)
class Hold(Solo):
    """A sprite stands like this all the time."""

    sprite: SpriteId
    stands: Pose
    seconds: float = 0.0

    def pose(self, share: float) -> Pose:
        return self.stands


class _Born(NamedTuple):
    """How a particle begins."""

    across: float  # units a second
    down: float
    size: float
    life: float
    turn: float


@dataclass(frozen=True)
class Particles(Clip):
    """A burst from a point: `count` specks fly off between two angles, slow down, fall and fade."""

    start: Point
    sprite: str = "#FFD24A"  # a picture, or a colour for a soft light
    count: int = 16
    seconds: float = 0.6
    speed: float = 0.35  # units a second at the start
    size: float = 0.016
    towards: float = 90.0  # degrees, counter-clockwise, 0 is to the right
    spread: float = 180.0  # to each side
    pull: float = 0.25  # units a second, each second
    seed: int = 0

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return [self._speck(born, elapsed) for born in self._born if elapsed < born.life * self.seconds]

    def _speck(self, born: _Born, elapsed: float) -> Speck:
        share = elapsed / (born.life * self.seconds)
        way = self.seconds * (1.0 - (1.0 - share) ** 2) / 2.0
        x = self.start[0] + way * born.across
        y = self.start[1] + way * born.down + self.pull * elapsed**2 / 2.0
        return Speck(
            x, y, born.size * (1.0 - 0.6 * share), 1.0 - share * share, self.sprite, born.turn * share
        )

    @cached_property
    def _born(self) -> list[_Born]:
        rng = Random(self.seed)
        return [self._birth(rng) for _ in range(self.count)]

    def _birth(self, rng: Random) -> _Born:
        angle = math.radians(self.towards + rng.uniform(-self.spread, self.spread))
        speed = self.speed * rng.uniform(0.4, 1.0)
        return _Born(
            speed * math.cos(angle),
            -speed * math.sin(angle),
            self.size * rng.uniform(0.6, 1.3),
            rng.uniform(0.6, 1.0),
            rng.uniform(-360, 360),
        )


# Several clips


@dataclass(frozen=True)
class InTurn(Clip):
    """One clip after the other. Sprites stay as they are at the end of their clip."""

    clips: tuple[Clip, ...]
    starts: tuple[float, ...]
    seconds: float

    def poses(self, elapsed: float) -> Poses:
        over = bisect_right(self._ends, elapsed)
        standing = dict(self._left_by(over))
        for clip, start in zip(self.clips[over:], self.starts[over:], strict=True):
            if elapsed < start:
                break
            _lay(standing, clip.poses(elapsed - start))
        return standing

    @cached_property
    def _ends(self) -> Sequence[float]:
        """By clip: when it and all before it are over."""
        ends = (start + clip.seconds for clip, start in zip(self.clips, self.starts, strict=True))
        return list(accumulate(ends, max))

    @cached_property
    def _left(self) -> dict[int, Poses]:
        """By the number of clips that are over: how they leave the sprites."""
        return {}

    def _left_by(self, over: int) -> Poses:
        standing = self._left.get(over)
        if standing is None:
            standing = self._left[over] = {}
            for clip in self.clips[:over]:
                _lay(standing, clip.poses(clip.seconds))
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
        return [cue._replace(at=start + cue.at) for clip, start in pairs for cue in clip.cues]


class Story(InTurn):
    """A row that also reduced motion shows part by part."""


@dataclass(frozen=True)
class Together(Clip):
    """Clips at the same time."""

    clips: tuple[Clip, ...]
    seconds: float

    def poses(self, elapsed: float) -> Poses:
        standing: dict[SpriteId, Pose] = {}
        for clip in self.clips:
            _lay(standing, clip.poses(elapsed))
        return standing

    def specks(self, elapsed: float) -> Sequence[Speck]:
        return [speck for clip in self.clips for speck in clip.specks(elapsed)]

    @property
    def cues(self) -> Sequence[Cue]:
        return sorted((cue for clip in self.clips for cue in clip.cues), key=lambda cue: cue.at)


def sequence(*clips: Clip) -> InTurn:
    """One after the other."""
    starts = list(accumulate((clip.seconds for clip in clips), initial=0.0))
    return InTurn(clips, tuple(starts[:-1]), starts[-1])


def story(*clips: Clip) -> Story:
    """One after the other, also with reduced motion."""
    row = sequence(*clips)
    return Story(row.clips, row.starts, row.seconds)


def parallel(*clips: Clip) -> Clip:
    """All at once; the longest gives the length."""
    return Together(clips, max((clip.seconds for clip in clips), default=0.0))


def staggered(clips: Sequence[Clip], gap: float = 0.07) -> Clip:
    """All clips, each a little later than the one before (as when cards are dealt)."""
    return parallel(*(sequence(Pause(index * gap), clip) for index, clip in enumerate(clips)))


# Beats, and reduced motion


@dataclass(frozen=True)
class Calm(Clip):
    """A clip without its travel: sprites fade out where they were and fade in where they will be."""

    clip: Clip
    seconds: float = 0.3

    def poses(self, elapsed: float) -> Poses:
        share = share_of(elapsed, self.seconds)
        last = self.clip.poses(self.clip.seconds)
        if share < 0.5:
            return {sprite: Pose(alpha=1.0 - 2.0 * share) for sprite in last}
        return {sprite: _dimmed(pose, 2.0 * share - 1.0) for sprite, pose in last.items()}

    @property
    def cues(self) -> Sequence[Cue]:
        sounds = list(dict.fromkeys(cue._replace(at=0.0) for cue in self.clip.cues))
        gap = self.seconds / max(1, len(sounds))
        return [cue._replace(at=index * gap) for index, cue in enumerate(sounds)]


def _dimmed(pose: Pose, share: float) -> Pose:
    return pose._replace(alpha=share * (1.0 if pose.alpha is None else pose.alpha))


@dataclass(frozen=True)
class Beat(Generic[V]):
    """A motion, and the view that lies still below it while it runs: numbers are read from there."""

    clip: Clip
    below: V
    seconds: float | None = None  # until the next beat begins, above what is left of this clip
    stop: bool = False  # who skips motion comes to its beginning, and no further

    @property
    def length(self) -> float:
        """How many seconds after this beat the next one begins."""
        return self.clip.seconds if self.seconds is None else self.seconds


def joined(beats: Sequence[Beat[V]]) -> InTurn:
    """The clips of all beats, one beat after the other."""
    clips: list[Clip] = []
    starts: list[float] = []
    begin = end = 0.0
    for beat in beats:
        parts = (
            beat.clip if isinstance(beat.clip, InTurn) else InTurn((beat.clip,), (0.0,), beat.clip.seconds)
        )
        clips.extend(parts.clips)
        starts.extend(begin + start for start in parts.starts)
        end = max(end, begin + parts.seconds, begin + beat.length)
        begin += beat.length
    return InTurn(tuple(clips), tuple(starts), end)


def calmed(beats: Sequence[Beat[V]]) -> Sequence[Beat[V]]:
    """The beats for reduced motion: fades instead of travel. Pauses stay as long as they are.

    A story is shown part by part. In any other motion all travel becomes one fade; what people must see comes
    before or after it.
    """
    if all(isinstance(beat.clip, Story) for beat in beats):
        return [replace(beat, clip=_calmed_part(beat.clip)) for beat in beats]
    row, first, last = joined(beats), beats[0].below, beats[-1].below
    told = [clip for clip in row.clips if isinstance(clip, Told)]
    parts = [pair for pair in zip(row.clips, row.starts, strict=True) if pair[0] not in told]
    rest = InTurn(tuple(clip for clip, _ in parts), tuple(start for _, start in parts), row.seconds)
    fade = Calm(rest) if rest.poses(rest.seconds) else rest
    return [
        *(Beat(clip.calm(), first) for clip in told if not clip.last),
        Beat(fade, last),
        *(Beat(clip.calm(), last) for clip in told if clip.last),
    ]


def _calmed_part(clip: Clip) -> Clip:
    """Sprites that travel or turn over fade, those that move on the spot rest; the rest stays as it is."""
    match clip:
        case InTurn(clips=clips):
            return sequence(*map(_calmed_part, clips))
        case Together(clips=clips):
            return parallel(*map(_calmed_part, clips))
        case Hold() | Pause():
            return clip
        case Solo():
            first, last = clip.pose(0.0), clip.pose(1.0)
            if last == Pose(alpha=last.alpha):
                return clip
            travels = (first.x, first.y, first.flip) != (last.x, last.y, last.flip)
            return Calm(clip, min(Calm.seconds, clip.seconds)) if travels else Hold(clip.sprite, last)
    return Pause(0.0)  # particles
