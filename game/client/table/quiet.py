"""When a press may decide: what it decides has been in sight and quiet for a moment, on every device."""

from __future__ import annotations

import math

from game.client.layout import Box
from game.client.paint.furniture import ring
from game.client.paint.picture import Picture

QUIET_SECONDS = 0.6  # a decision is in sight and nothing moves before a press decides
FINAL_SECONDS = 1.0  # the same for what ends the turn and cannot be undone
SHAKE_SECONDS = 0.3  # the sign of a press that came too early
SHAKE_WIDTH = 0.007
SHAKES = 3


class Quiet:
    """What is to be decided, for how long it has been seen, and the sign of a press that came too early.

    Time is what `pass_time` is given. A press that came too early begins a new quiet moment, so that nobody
    who presses one key again and again plays.
    """

    def __init__(self) -> None:
        self._about: object = None  # what is to be decided; None for nothing
        self._seen = 0.0  # seconds
        self._hurried = math.inf  # seconds since a press that came too early
        self._pressed: Box | None = None  # what that press was on

    def pass_time(self, seconds: float, about: object) -> None:
        """`about` has been in sight for so long, if it is what was in sight before."""
        self._seen = self._seen + seconds if about is not None and about == self._about else 0.0
        self._about = about
        self._hurried += seconds

    def begin(self) -> None:
        """What is to be decided was hidden, and will come in sight anew."""
        self._about = None

    def decides(self, about: object, final: bool = False) -> bool:
        """Whether a press may decide this now."""
        if about is None or about != self._about:
            return False
        return self._seen >= (FINAL_SECONDS if final else QUIET_SECONDS) and self._hurried >= QUIET_SECONDS

    def refuse(self, place: Box | None) -> None:
        """A press on this place came too early."""
        self._hurried, self._pressed = 0.0, place

    @property
    def over(self) -> bool:
        """No time is waited for, and nothing shakes."""
        waiting = self._about is not None and self._seen < FINAL_SECONDS
        return not waiting and self._hurried >= max(QUIET_SECONDS, SHAKE_SECONDS)

    @property
    def shaken(self) -> Box | None:
        """The place that shakes now."""
        return self._pressed if self._hurried < SHAKE_SECONDS else None

    def draw(self, picture: Picture, first: int, reduced: bool) -> None:
        """Shake what was drawn in the place since item number `first`; with reduced motion it blinks."""
        place = self.shaken
        if place is None:
            return
        if reduced:
            with picture.above():
                ring(picture, place, 20)
            return
        share = self._hurried / SHAKE_SECONDS
        swing = math.sin((share + 1 / 8) * SHAKES * math.tau) * (1.0 - share)
        picture.move_items(first, place, SHAKE_WIDTH * swing)
