"""What seats have done in a game, measured: for the titles at its end, and for the profiles of people.

A game's `deeds.py` measures what it alone knows. Nothing here knows a window.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from game.engine.contract import Action, Event, Seat, View
from game.texts import Words


class TaleTurn(Struct, frozen=True):
    """One action of an ended game."""

    ply: int  # 1 for the first
    seat: Seat
    action: Action
    events: tuple[Event, ...]  # as whoever watches has seen them
    points: tuple[int, ...]  # of all seats, after it


class Tale(Struct, frozen=True):
    """An ended game, as it can be told now that nothing is secret any more."""

    seats: int
    turns: tuple[TaleTurn, ...]
    last: View  # of whoever watches
    notes: Mapping[Seat, Mapping[Seat, str]]  # what each seat noted about others


class Deed(Struct, frozen=True):
    """Something that a seat did. A title says by its measure whether the largest counts, or the sum."""

    seat: Seat
    measure: str
    amount: float
    ply: int = 0  # 0: in the whole game


class Doings(Protocol):
    """The `deeds.py` of a game."""

    def deeds(self, tale: Tale) -> Iterator[Deed]:
        """What the seats did, by measures of which the game's titles.json makes titles."""
        ...

    def likings(self, tale: Tale) -> Iterator[tuple[Seat, str]]:
        """What each seat played, piece by piece: the names of pictures."""
        ...

    def liked(self, words: Words, picture: str) -> str:
        """What that picture shows, in words."""
        ...


def loot(turns: Sequence[TaleTurn], start: Sequence[int]) -> Iterator[tuple[TaleTurn, int]]:
    """Each turn, and the points that it brought its seat."""
    before: Sequence[Any] = start
    for turn in turns:
        yield turn, turn.points[turn.seat] - before[turn.seat]
        before = turn.points
