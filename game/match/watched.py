"""A match that is watched again: through whose eyes that can be, and how any of its plies is tried anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from game.engine.chance import generator
from game.engine.contract import NOBODY, Seat, Transition
from game.match.lineup import Lineup
from game.match.match import Match, drawn_by_chance
from game.match.viewpoint import Viewpoint

Eyes: TypeAlias = "Seat | Literal['everybody', 'public']"  # "everybody": as at an open table


def eyes_offered(match: Match) -> Sequence[Eyes]:
    """Whose eyes a match can be seen through. One that is not over keeps the secrets of its people."""
    seats, people = range(len(match.lineup.players)), match.lineup.people()
    if match.to_act is None or match.lineup.open or not people:
        return ("everybody", "public", *seats)
    return ("public", *(people if len(people) == 1 else ()))


class Watcher(Viewpoint):
    """Looks through chosen eyes, from ply to ply. `home` lies at the bottom where these are of no seat."""

    def __init__(self, match: Match, eyes: Eyes, home: Seat) -> None:
        self.chosen = eyes
        self.home = home
        self.curtain = None
        self.follow(match)

    def follow(self, match: Match) -> None:
        if self.chosen == "public":
            self.seat = NOBODY
        elif self.chosen == "everybody":  # whoever decides; at the end, whoever has
            last = match.actor(match.ply)
            self.seat = next(seat for seat in (match.to_act, last, self.home) if seat is not None)
        else:
            self.seat = self.chosen
        self.home = self.home if self.seat == NOBODY else self.seat

    def eyes(self, match: Match) -> frozenset[Seat]:
        if self.chosen == "everybody":
            return frozenset(range(len(match.lineup.players)))
        return frozenset(() if self.chosen == "public" else (self.chosen,))

    def lift(self) -> None:
        """Nothing is hidden behind a curtain."""

    def cover(self, match: Match) -> None:
        """Who watches has chosen what may be seen."""


def tried(match: Match, ply: int, lineup: Lineup, seat: Seat, *, as_it_was: bool = False) -> Match:
    """A game of its own from a ply of another. What was hidden from `seat` then is drawn anew by chance."""
    secret, state = drawn_by_chance(), match.at(ply).last.state
    if not as_it_was:
        view = match.glimpse(seat, ply).view
        state = match.game.imagine(view, generator(secret.deal))
    return Match(match.game, Transition(state, ()), lineup, secret=secret)
