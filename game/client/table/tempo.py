"""How fast AIs think and act while people wait for them, so that a round of theirs takes little time."""

from __future__ import annotations

import math

from game.ai.bot import SECONDS, Level
from game.engine.contract import Seat
from game.home.settings import AiSpeed

TURN_SECONDS = 1.7  # of a person's time that an AI's turn may take, and half of what it may think
LATER = 0.55  # of that is kept for later actions of the same turn
LEAST, MOST = 1.3, 6.0  # how much faster than a person's own actions
FACTORS: dict[AiSpeed, float] = {"normal": 1.0, "fast": 2.0}
PAUSE = 0.35  # seconds between the end of the motion and an AI's action, at normal speed
PAUSE_BETWEEN = 0.08  # the same between the actions of one turn, where people wait
LEAST_THOUGHT = 0.3  # seconds


class Tempo:
    """Knows how long people have been waiting for AIs, and how long that may take.

    While there is time, motion is a little faster than that of people. A turn of many actions, or of long
    thought, goes faster, up to a limit at which it can still be followed.
    """

    def __init__(self) -> None:
        self._waited = 0.0  # seconds since a person's own motion has ended
        self._allowed = 0.0  # seconds that the turns so far may take
        self._seat: Seat | None = None  # whose turn it is

    def begin(self) -> None:
        """A person decides, or sees their own action: nobody waits."""
        self._waited = self._allowed = 0.0
        self._seat = None

    def wait(self, seat: Seat, level: Level | None, seconds: float) -> None:
        """People wait so long for the AI on this seat, which thinks or moves."""
        if seat != self._seat:
            self._seat = seat
            self._allowed += TURN_SECONDS + (SECONDS.get(level, 0.0) / 2 if level else 0.0)
        self._waited += seconds

    def speed(self, wish: AiSpeed, left: float) -> float:
        """How fast to show what takes so many seconds more."""
        if wish == "off":
            return math.inf
        factor = FACTORS.get(wish, 1.0)
        spare = (self._allowed - LATER) / factor - self._waited
        needed = left / spare / factor if spare > 0 else math.inf
        return min(MOST, max(LEAST, needed)) * factor


def thought(level: Level, turn: float, before: int) -> float | None:
    """The seconds for a decision while people wait; None for as many as ever.

    `turn`: about how many decisions a turn holds; `before`: how many of this turn were made.
    """
    seconds = SECONDS.get(level)
    if seconds is None:
        return None
    return max(LEAST_THOUGHT, seconds / turn * (turn / (turn + 1)) ** before)
