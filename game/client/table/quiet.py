"""When a press may decide: what it decides has been in sight and quiet for a moment, on every device."""

from __future__ import annotations

import math

from game.client.intents import SAME_SPOT, Intent, Press
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

    Time is what `pass_time` is given. A press that came too early begins a new quiet moment, and the same
    press twice within a moment does not decide, so that nobody who presses one key again and again plays.
    """

    def __init__(self) -> None:
        self._about: object = None  # what is to be decided; None for nothing
        self._seen = 0.0  # seconds
        self._hurried = math.inf  # seconds since a press that came too early
        self._refused: Box | None = None  # what that press was on
        self._last: Intent | None = None  # press
        self._since = math.inf  # seconds since that
        self._repeated = False  # it was like the one before, a moment earlier

    def pass_time(self, seconds: float, about: object) -> None:
        """`about` has been in sight for so long, if it is what was in sight before."""
        self._seen = self._seen + seconds if about is not None and about == self._about else 0.0
        self._about = about
        self._hurried += seconds
        self._since += seconds

    def begin(self) -> None:
        """What is to be decided was hidden, and will come in sight anew."""
        self._about = None

    def press(self, intent: Intent) -> None:
        """Somebody presses something, which may choose or decide."""
        self._repeated = self._since < QUIET_SECONDS and self._last is not None and _alike(self._last, intent)
        self._last, self._since = intent, 0.0

    def decides(self, about: object, final: bool = False) -> bool:
        """Whether a press may decide this now."""
        if about is None or about != self._about or self._repeated:
            return False
        return self._seen >= (FINAL_SECONDS if final else QUIET_SECONDS) and self._hurried >= QUIET_SECONDS

    def refuse(self, place: Box | None) -> None:
        """A press on this place came too early."""
        self._hurried, self._refused = 0.0, place

    @property
    def over(self) -> bool:
        """No time is waited for, and nothing shakes."""
        waiting = self._about is not None and self._seen < FINAL_SECONDS
        return not waiting and min(self._hurried, self._since) >= QUIET_SECONDS

    @property
    def shaken(self) -> Box | None:
        """The place that shakes now."""
        return self._refused if self._hurried < SHAKE_SECONDS else None

    def draw(self, picture: Picture, first: int, reduced: bool) -> None:
        """Shake what was drawn in the place since item number `first`; with reduced motion it blinks."""
        place = self.shaken
        if place is None:
            return
        if reduced:
            with picture.above():
                ring(picture, place, 20)
            return
        picture.move_items(first, place, shaken_aside(self._hurried))


def shaken_aside(since: float) -> float:
    """How far aside something is so many seconds after it began to shake."""
    share = since / SHAKE_SECONDS
    if not 0.0 <= share < 1.0:
        return 0.0
    return SHAKE_WIDTH * math.sin((share + 1 / 8) * SHAKES * math.tau) * (1.0 - share)


def _alike(one: Intent, other: Intent) -> bool:
    """The same key or button, or a click on the same spot."""
    if isinstance(one, Press) and isinstance(other, Press):
        return one.button == other.button and math.dist(one.pos, other.pos) < SAME_SPOT
    return one == other
