"""Luck apart from skill: what each action, and chance after it, changed in the chances of all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game import catalogue
from game.ai.odds import Chances, Odds
from game.engine.contract import NOBODY, Action, Seat, View
from game.match.match import Match
from game.review.report import Account


class LuckStep(Struct, frozen=True):
    """An action: what its seat knew before it, and what everybody knows after it."""

    seat: Seat
    known: View
    action: Action
    public: View


class Swing(Struct, frozen=True):
    """What one action changed. Luck is all that its seat could not expect of it."""

    seat: Seat
    own: Chances
    luck: Chances
    chances: Chances  # then


def opening_of(match: Match) -> Chances:
    """The chances after the deal."""
    odds: Odds = catalogue.part(match.game.name, "luck")
    return odds.chances(match.glimpse(NOBODY, 0).view)


def swings(match: Match) -> Iterator[Swing]:
    """What each action changed, one after the other."""
    odds: Odds = catalogue.part(match.game.name, "luck")
    before = opening_of(match)
    for ply in range(1, match.ply + 1):
        swing = swing_after(odds, before, deed(match, ply))
        yield swing
        before = swing.chances


def deed(match: Match, ply: int) -> LuckStep:
    """The action that led to a ply."""
    seat = match.actor(ply)
    assert seat is not None
    known = match.glimpse(seat, ply - 1).view
    return LuckStep(seat, known, match.actions[ply - 1], match.glimpse(NOBODY, ply).view)


def swing_after(odds: Odds, before: Chances, done: LuckStep) -> Swing:
    """What an action changed; `before` are the chances until then."""
    own = _less(odds.expected(done.known, done.action), odds.chances(done.known))
    after = odds.chances(done.public)
    return Swing(done.seat, own, _less(_less(after, before), own), after)


def accounts(opening: Chances, changes: Sequence[Swing]) -> tuple[Account, ...]:
    """What the result of each seat is made of; the deal is luck."""
    seats = len(opening)
    return tuple(
        Account(
            start=1 / seats,
            luck=opening[seat] - 1 / seats + sum(change.luck[seat] for change in changes),
            own=sum(change.own[seat] for change in changes if change.seat == seat),
            others=sum(change.own[seat] for change in changes if change.seat != seat),
            result=(changes[-1].chances if changes else opening)[seat],
        )
        for seat in range(seats)
    )


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
