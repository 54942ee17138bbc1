"""Shows what a seat learns as motion, glimpse after glimpse. It always ends with what the view says."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from game.client.cues import EffectName
from game.client.motion.clips import Beat, Cue, InTurn, Poses, Speck, calmed, joined, merged
from game.engine.contract import Event, Glimpse, View

V = TypeVar("V", bound=View)


class Staging(Protocol[V]):
    """What a game says about motion: where everything lies, and how it moves."""

    def layout(self, view: V) -> Poses:
        """Where every sprite rests."""
        ...

    def choreograph(
        self, before: V, events: Sequence[Event], after: V, *, brief: bool = False
    ) -> Sequence[Beat[V]]:
        """The motion of one action, beat after beat; nothing if there is nothing to see.

        `brief`: somebody waits for others, and is told what they do in little time, if the game can do so.
        It is asked again when the window has another size, and keeps nothing: the same beats at other places.
        """
        ...


class Motion(Generic[V]):
    """The beats of one action, in a row."""

    def __init__(self, beats: Sequence[Beat[V]], places: object = None) -> None:
        self.places = places  # what the beats were made for
        self.clip: InTurn = joined(beats)
        self.cues = self.clip.cues
        starts = [sum(beat.length for beat in beats[:number]) for number in range(len(beats))]
        self.stops = [start for start, beat in zip(starts, beats, strict=True) if beat.stop]
        self._belows = [(start, beat.below) for start, beat in zip(starts, beats, strict=True)]

    def below(self, elapsed: float) -> V | None:
        """The view of the last beat that has begun."""
        return next((below for start, below in reversed(self._belows) if start <= elapsed), None)

    def coming(self, elapsed: float) -> V | None:
        """The view of the next beat."""
        return next((below for start, below in self._belows if start > elapsed), None)


def _silent(sound: EffectName, step: int, pan: float) -> None:
    pass


class Director(Generic[V]):
    """A queue of glimpses. `shown` is the view to draw below the running motion."""

    def __init__(
        self,
        staging: Staging[V],
        view: V,
        *,
        speed: float = 1.0,
        reduced: bool = False,
        play: Callable[[EffectName, int, float], object] = _silent,
        places: Callable[[], object] = lambda: None,
    ) -> None:
        self.speed = speed  # may be changed at any time; infinite: no motion at all
        self.reduced = reduced
        self._staging = staging
        self._play = play
        self._places = places  # when they change, running motion is made anew
        self._waiting: deque[tuple[Glimpse[V], bool]] = deque()  # and whether it is shown briskly
        self._brisk = False  # how the running motion is shown
        self._reached = view  # the view at the end of all motion so far
        self._glimpse: Glimpse[V] | None = None  # its motion runs
        self._made: Motion[V] | None = None
        self._elapsed = 0.0
        self._heard = -1.0  # sounds up to this second have been played

    @property
    def still(self) -> bool:
        """Nothing moves and nothing waits to move."""
        return self._glimpse is None and not self._waiting

    @property
    def shown(self) -> V:
        """The view below the running beat; without motion, the view that all motion has led to."""
        motion = self._motion
        below = motion.below(self._elapsed) if motion else None
        return self._reached if below is None else below

    @property
    def coming(self) -> tuple[V, V] | None:
        """While something moves: the view of the next beat, and that at the end."""
        motion = self._motion
        if motion is None or self._glimpse is None:
            return None
        return motion.coming(self._elapsed) or self._glimpse.view, self._glimpse.view

    @property
    def latest(self) -> V:
        """The newest view, shown or still to be shown."""
        if self._waiting:
            return self._waiting[-1][0].view
        return self._glimpse.view if self._glimpse else self._reached

    @property
    def shown_ply(self) -> int | None:
        """How many actions have been shown to their end; None if all have."""
        following = self._glimpse or (self._waiting[0][0] if self._waiting else None)
        return following.ply - 1 if following else None

    @property
    def events(self) -> Sequence[Event]:
        """What happened in the action whose motion runs."""
        return self._glimpse.events if self._glimpse else ()

    @property
    def brisk(self) -> bool:
        """Whether what moves, or is next to move, is shown briskly."""
        if self._glimpse is None and self._waiting:
            return self._waiting[0][1]
        return self._glimpse is not None and self._brisk

    @property
    def left(self) -> float:
        """Seconds of the running motion that are left, at a speed of 1."""
        motion = self._motion
        return motion.clip.seconds - self._elapsed if motion else 0.0

    def enqueue(self, glimpse: Glimpse[V], *, brisk: bool = False) -> None:
        """Show this after all that waits. `brisk`: in brief, and who sets the speed is told so."""
        self._waiting.append((glimpse, brisk))

    def reset(self, view: V) -> None:
        """Show another position at once (undo, load)."""
        self._waiting.clear()
        self._glimpse = self._made = None
        self._reached = view

    def update(self, seconds: float) -> None:
        """Time passes: the next motion begins when one has ended; sounds are played at their time."""
        left = seconds * self.speed if seconds else 0.0
        skipping = math.isinf(left)
        due: list[Cue] = []
        while self._glimpse is not None or self._begin():
            left, cues = self._advance(left)
            due = [*due, *cues]
            if self._glimpse is not None:
                break
        for cue in due[-1:] if skipping else due:
            self._play(cue.sound, cue.step, cue.pan)

    def skip(self) -> bool:
        """Motion ends now, or up to the next beat that wants to be seen; whether there is one.

        Of the sounds only the last is heard.
        """
        due: list[Cue] = []
        stop: float | None = None
        while stop is None and (self._glimpse is not None or self._begin()):
            motion = self._motion
            assert motion is not None
            stop = next((each for each in motion.stops if each > self._elapsed), None)
            _, cues = self._advance(math.inf if stop is None else stop - self._elapsed)
            due = [*due, *cues]
        for cue in due[-1:]:
            self._play(cue.sound, cue.step, cue.pan)
        return stop is not None

    def poses(self) -> Poses:
        """How every sprite stands now."""
        return merged(self._staging.layout(self.shown), self.overlay())

    def overlay(self) -> Poses:
        """The poses of the running motion alone, without the layout."""
        motion = self._motion
        return motion.clip.poses(self._elapsed) if motion else {}

    def specks(self) -> Sequence[Speck]:
        motion = self._motion
        return motion.clip.specks(self._elapsed) if motion else ()

    @property
    def _motion(self) -> Motion[V] | None:
        """The running motion, made for the places as they are now."""
        if self._glimpse is None:
            return None
        places = self._places()
        if self._made is None or self._made.places != places:
            seen = self._reached, self._glimpse.events, self._glimpse.view
            beats = self._staging.choreograph(*seen, brief=self._brisk)
            self._made = Motion(calmed(beats) if self.reduced else beats, places)
        return self._made

    def _begin(self) -> bool:
        if not self._waiting:
            return False
        (self._glimpse, self._brisk), self._made = self._waiting.popleft(), None
        self._elapsed, self._heard = 0.0, -1.0
        return True

    def _advance(self, left: float) -> tuple[float, Sequence[Cue]]:
        """Play on for `left` seconds; gives the seconds left after the end of the clip, and its sounds."""
        motion = self._motion
        assert motion is not None
        assert self._glimpse is not None
        seconds = motion.clip.seconds
        before, self._elapsed = self._elapsed, min(seconds, self._elapsed + left)
        due = [cue for cue in motion.cues if self._heard < cue.at <= self._elapsed]
        self._heard = self._elapsed
        if self._elapsed < seconds:
            return 0.0, due
        self._reached = self._glimpse.view
        self._glimpse = self._made = None
        return left - (seconds - before), due
