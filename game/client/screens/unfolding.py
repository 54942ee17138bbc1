"""When the end of a game is told, its points counted: the winner, the bars, the curve, and the patches."""

from __future__ import annotations

from msgspec import Struct

from game.client.motion.clips import ease_in_out

STEP_SECONDS = 0.3  # between the points, the winner, and the best person
BAR_SECONDS = 0.4
RIBBON_SECONDS = 1.2
STORY_SECONDS = BAR_SECONDS + RIBBON_SECONDS
PATCH_SECONDS = 0.25  # from one patch to the next


class Unfolding(Struct, frozen=True):
    """Everything happens at so many seconds. `storied`: the review is there in time."""

    patches: int
    storied: bool

    @property
    def crowned(self) -> float:
        return STEP_SECONDS

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
