"""What happened, as lines of words and small pictures: for the log of a table and for a terminal.

A game's `words.py` makes these lines. Nothing here knows a window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from game.engine.contract import Glimpse, Seat
from game.texts import Words


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture in a line, and the words for it where there are no pictures."""

    sprite: str  # assets/…/art/<sprite>.svg
    words: str = ""  # empty if the line can be understood without it
    tint: str | None = None


@dataclass(frozen=True, slots=True)
class Who:
    """Another seat inside a line: its emblem, or its name."""

    seat: Seat


Part: TypeAlias = "str | Icon | Who"


@dataclass(frozen=True, slots=True)
class Line:
    """Who did something, and what happened. The seat is None if nobody did it."""

    seat: Seat | None
    parts: tuple[Part, ...]
    minor: bool = False  # in a digest: it may be left out where there is no room for all


class Teller(Protocol):
    """The `words.py` of a game."""

    def tell(self, words: Words, glimpse: Glimpse[Any], before: Any) -> Sequence[Line]:
        """All lines of one action, from what its viewer knows; `before` is the view that it began with."""
        ...

    def digest(self, words: Words, glimpse: Glimpse[Any], before: Any, seat: Seat) -> Sequence[Line]:
        """The lines that matter to `seat`: what was done to it, and the big events."""
        ...

    def turn(self, words: Words, view: Any, names: Sequence[str]) -> str:
        """Whose turn it is, such as "Ana, choose a card"."""
        ...


def plain(words: Words, line: Line, names: Sequence[str]) -> str:
    """The line in words alone."""
    said = " ".join(filter(None, (_said(part, names) for part in line.parts)))
    return said if line.seat is None else words("told-by", name=names[line.seat], told=said)


def _said(part: Part, names: Sequence[str]) -> str:
    match part:
        case Icon(words=words):
            return words
        case Who(seat):
            return names[seat]
    return part
