"""What the pointer is on, with time to get from there to the choices that it shows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Generic, TypeVar

from game.client.layout import Box, Point

T = TypeVar("T")
GRACE = 0.6  # seconds for which choices stay once the pointer is neither there nor on its way to them
SLACK = 0.02  # a hand that moves less than this does not drag


class Hover(Generic[T]):
    """A thing stays pointed at while the pointer is on its choices or comes nearer to them."""

    def __init__(self) -> None:
        self._thing: T | None = None
        self._next: T | None = None  # what the pointer is on by now
        self._since = 0.0  # when the pointer last came nearer
        self._away = math.inf  # how far it was from the nearest choice

    def forget(self) -> None:
        self.set(None)

    def set(self, thing: T | None) -> None:
        self._thing = self._next = thing
        self._away = math.inf

    def at(self, age: float) -> T | None:
        """What is pointed at. `age` counts the seconds of the table."""
        return self._next if age - self._since > GRACE else self._thing

    def point(self, pos: Point, under: T | None, choices: Sequence[Box], age: float) -> None:
        """The pointer has moved. `choices` are those that `at` shows."""
        now = self.at(age)
        away = min((_distance(box, pos) for box in choices), default=math.inf)
        nearer, self._away = away < self._away, away
        if away == 0.0:
            self._thing = self._next = now
        elif now is None or under == now or not choices or (under is not None and not nearer):
            self._thing = self._next = under
        else:  # it has left what it was on
            if nearer or self._next == self._thing:
                self._since = age
            self._thing, self._next = now, under


def _distance(box: Box, pos: Point) -> float:
    x, y = pos
    return math.hypot(max(box.x - x, 0.0, x - box.right), max(box.y - y, 0.0, y - box.bottom))
