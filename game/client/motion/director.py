"""Turns what a seat learns into motion, glimpse after glimpse, always ending on what the view says."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from game.client.cues import Name
from game.client.motion.clips import Clip, Cue, Poses, Speck, calmed, merged
from game.engine.contract import Event, Glimpse, View

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Presenter(Protocol[V_contra]):
    """What a game must say about its table."""

    def layout(self, view: V_contra) -> Poses:
        """Where every sprite rests."""
        ...

    def choreograph(self, events: Sequence[Event], before: V_contra, after: V_contra) -> Clip | None:
        """The motion of one action, from the table before to the table after; None for nothing to see."""
        ...


def _silent(sound: Name, step: int) -> None:
    pass


class Director(Generic[V]):
    """A queue of glimpses. `shown` is the view that the table stands for, apart from the motion over it."""

    def __init__(
        self,
        presenter: Presenter[V],
        view: V,
        *,
        speed: float = 1.0,
        reduced: bool = False,
        play: Callable[[Name, int], object] = _silent,
    ) -> None:
        self.presenter = presenter
        self.shown = view
        self.speed = speed  # may be changed at any time; infinite: no motion at all
        self.reduced = reduced
        self._play = play
        self._waiting: deque[Glimpse[V]] = deque()
        self._clip: Clip | None = None
        self._glimpse: Glimpse[V] | None = None
        self._elapsed = 0.0
        self._heard = -1.0  # cues up to here have sounded

    @property
    def still(self) -> bool:
        """Nothing moves and nothing waits to move."""
        return self._glimpse is None and not self._waiting

    @property
    def latest(self) -> V:
        """The newest view, shown or still to be shown."""
        if self._waiting:
            return self._waiting[-1].view
        return self._glimpse.view if self._glimpse else self.shown

    @property
    def moving(self) -> Glimpse[V] | None:
        """The glimpse whose motion runs."""
        return self._glimpse

    @property
    def shown_ply(self) -> int | None:
        """How many actions `shown` stands for; None if all that were enqueued."""
        following = self._glimpse or (self._waiting[0] if self._waiting else None)
        return following.ply - 1 if following else None

    def enqueue(self, glimpse: Glimpse[V]) -> None:
        self._waiting.append(glimpse)

    def reset(self, view: V) -> None:
        """Show another position at once (undo, load)."""
        self._waiting.clear()
        self._clip = self._glimpse = None
        self.shown = view

    def update(self, seconds: float) -> None:
        """Time passes: clips that are over give way to the next; sounds are heard as their time comes."""
        left = seconds * self.speed if seconds else 0.0
        skipping = math.isinf(left)
        due: list[Cue] = []
        while self._glimpse is not None or self._begin():
            left, cues = self._advance(left)
            due = [*due, *cues]
            if self._glimpse is not None:
                break
        for cue in due[-1:] if skipping else due:
            self._play(cue.sound, cue.step)

    def skip(self) -> None:
        """All motion ends now; of its sounds only the last is heard."""
        self.update(math.inf)

    def poses(self) -> Poses:
        """How every sprite stands now."""
        return merged(self.presenter.layout(self.shown), self.overlay())

    def overlay(self) -> Poses:
        """What the running motion says, without the layout below it."""
        return self._clip.poses(self._elapsed) if self._clip else {}

    def specks(self) -> Sequence[Speck]:
        return self._clip.specks(self._elapsed) if self._clip else ()

    def _begin(self) -> bool:
        if not self._waiting:
            return False
        self._glimpse = self._waiting.popleft()
        clip = self.presenter.choreograph(self._glimpse.events, self.shown, self._glimpse.view)
        self._clip = calmed(clip) if clip and self.reduced else clip
        self._elapsed, self._heard = 0.0, -1.0
        return True

    def _advance(self, left: float) -> tuple[float, Sequence[Cue]]:
        """Play on for `left` seconds; what is left after the end of the clip, and the sounds that are due."""
        seconds = self._clip.seconds if self._clip else 0.0
        before, self._elapsed = self._elapsed, min(seconds, self._elapsed + left)
        cues = self._clip.cues if self._clip else ()
        due = [cue for cue in cues if self._heard < cue.at <= self._elapsed]
        self._heard = self._elapsed
        if self._elapsed < seconds:
            return 0.0, due
        assert self._glimpse is not None
        self.shown = self._glimpse.view
        self._clip = self._glimpse = None
        return left - (seconds - before), due
