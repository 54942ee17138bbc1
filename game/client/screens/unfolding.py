"""When the end of a game is told: points by kind, the winner, the bars, the curve, and the patches."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.motion.clips import ease_in_out, lerp
from game.engine.contract import Seat

KIND_SECONDS = 0.45  # for the points of one kind
COUNT_SECONDS = 2.0  # for all of them at most
COUNTED = 0.6  # of the time of a kind; then rows change places
STEP_SECONDS = 0.3  # between the last point, the winner, and the best person
BAR_SECONDS = 0.4
RIBBON_SECONDS = 1.2
STORY_SECONDS = BAR_SECONDS + RIBBON_SECONDS
PATCH_SECONDS = 0.25  # from one patch to the next


class Unfolding(Struct, frozen=True):
    """Everything happens at so many seconds. `storied`: the review is there in time."""

    kinds: int  # of points
    patches: int
    storied: bool

    @property
    def kind(self) -> float:
        """How long one kind of points takes."""
        return min(KIND_SECONDS, COUNT_SECONDS / max(1, self.kinds))

    @property
    def counted(self) -> float:
        return self.kind * self.kinds

    @property
    def crowned(self) -> float:
        return self.counted + STEP_SECONDS

    @property
    def honoured(self) -> float:
        return self.crowned + STEP_SECONDS

    @property
    def story(self) -> float:
        """When bars and curve begin."""
        return self.honoured + STEP_SECONDS

    @property
    def patched(self) -> float:
        """When the first patch comes."""
        return self.story + (STORY_SECONDS if self.storied else 0.0)

    @property
    def over(self) -> float:
        return self.patched + PATCH_SECONDS * self.patches


def luck_share(since: float) -> float:
    """How much of the bars of luck is seen, so long after the story began."""
    return ease_in_out(min(1.0, since / (BAR_SECONDS / 2)))


def own_share(since: float) -> float:
    """The same of the bars of own play, which come after."""
    return ease_in_out(min(1.0, max(0.0, since / (BAR_SECONDS / 2) - 1.0)))


def ribbon_share(since: float) -> float:
    """How much of the ribbon is unrolled."""
    return ease_in_out(min(1.0, max(0.0, since - BAR_SECONDS) / RIBBON_SECONDS))


class PointsCount(Struct, frozen=True):
    """The points of all seats as they are counted, and the rows that change places meanwhile."""

    shares: tuple[tuple[int, ...], ...]  # by seat, the points of each kind
    final: tuple[Seat, ...]  # the best first

    @property
    def kinds(self) -> int:
        return max(map(len, self.shares))

    def sum_of(self, seat: Seat, kinds: int) -> int:
        """The points of a seat after so many kinds."""
        return sum(self.shares[seat][:kinds])

    def points(self, seat: Seat, progress: float) -> int:
        """The points of a seat so many kinds into the counting, the last of them perhaps in part."""
        kind = int(progress)
        gain = self.sum_of(seat, kind + 1) - self.sum_of(seat, kind)
        return self.sum_of(seat, kind) + round(gain * min(1.0, (progress - kind) / COUNTED))

    def row(self, seat: Seat, progress: float) -> float:
        """Where the row of a seat is then: 0.0 is the first place."""
        kind = int(progress)
        before, after = (self._order(each).index(seat) for each in (kind, kind + 1))
        slid = ease_in_out(max(0.0, (progress - kind - COUNTED) / (1.0 - COUNTED)))
        return lerp(before, after, slid)

    def _order(self, kinds: int) -> Sequence[Seat]:
        if kinds >= self.kinds:
            return self.final
        if kinds == 0:
            return range(len(self.shares))
        return sorted(self.final, key=lambda seat: -self.sum_of(seat, kinds))
