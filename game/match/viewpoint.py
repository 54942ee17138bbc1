"""Whose secrets the shared screen may show, and when a curtain must stand between two people."""

from __future__ import annotations

from game.engine.contract import NOBODY, Glimpse, Seat, V
from game.match.match import Match


class Viewpoint:
    """The seat whose view is drawn. It changes with the match, from ply to ply.

    If one person plays, it is always their seat (after one more curtain, if other people have just left).
    If several play, a seat's secrets are shown only while its person is to act, and only after they have
    lifted the curtain. At all other times the table is drawn as NOBODY sees it.
    Where seats turn, that of the person who looks lies at the bottom, and before they look, of who is next.
    """

    def __init__(self, match: Match) -> None:
        self.seat: Seat = NOBODY
        self.curtain: Seat | None = None  # the person it waits for
        self.home: Seat = 0  # the seat that lies at the bottom
        if len(match.lineup.people()) == 1:
            self.seat = match.lineup.people()[0]
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Look at the match as it is now: after an action, an undo, or a change of who sits where."""
        people = match.lineup.people()
        acting = match.asked
        if match.result() is not None:
            self._look(people[0] if len(people) == 1 else NOBODY)
        elif len(people) == 1:
            self._hand_over(match, people[0])
        elif acting in people:
            self._hand_over(match, acting)
        elif not (match.lineup.open and self.seat in people):
            self._look(NOBODY)
            seats = len(match.lineup.players)
            self.home = min(people, key=lambda seat: (seat - (acting or 0)) % seats, default=0)

    def shown(self, match: Match, glimpse: Glimpse[V]) -> Glimpse[V]:
        """The glimpse as the screen shows it: what lies face down on the table is told to nobody else."""
        found: Glimpse[V] = match.game.veiled(glimpse, self.eyes(match))
        return found

    def eyes(self, match: Match) -> frozenset[Seat]:
        """The seats whose people look: theirs lies open."""
        if match.lineup.open:
            return frozenset(range(len(match.lineup.players)))
        return frozenset(() if self.seat == NOBODY else (self.seat,))

    def lift(self) -> None:
        """The person behind the curtain is ready."""
        if self.curtain is not None:
            self._look(self.curtain)

    def cover(self, match: Match) -> None:
        """Hide what the person who looks alone may know, until they lift a curtain again."""
        several = len(match.lineup.people()) > 1 and not match.lineup.open and match.result() is None
        if several and self.seat != NOBODY and match.game.has_secret(match.view(self.seat)):
            self._call(self.seat)

    def _hand_over(self, match: Match, seat: Seat) -> None:
        secret = match.game.has_secret(match.view(seat))
        if seat == self.seat or match.lineup.open or not secret:
            self._look(seat)
        else:
            self._call(seat)

    def _call(self, seat: Seat) -> None:
        self.seat, self.curtain, self.home = NOBODY, seat, seat

    def _look(self, seat: Seat) -> None:
        self.seat, self.curtain = seat, None
        self.home = self.home if seat == NOBODY else seat
