"""Gravity Superstar, when a seat is on its last turn: how likely it is to win, worked out to the end.

Nothing comes after this turn but the turns of those who still have one in this round. Each of them knows its
own hand; the others know what may be in it. What leads on into another round is left open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from game.ai.mind import ALIKE, Meter
from game.games.gravity import model
from game.games.gravity.game import GAME
from game.games.gravity.model import GravityView, Move, State
from game.games.gravity.rules import points_of, winners
from game.games.gravity.view import deals

Shares: TypeAlias = tuple[float, ...]  # of the win, by seat


def is_last(view: GravityView | State) -> bool:
    """Whether the game ends with this round, if the seat to act does not prevent it."""
    terms, settled = view.terms, view.quiet_rounds + 1 >= model.QUIET_ROUNDS_AT_END and not view.stirred
    if terms.goal:
        return settled or view.last_round or not view.stars_left
    return settled or view.stars_left <= terms.stars_at_end


def may_end(view: GravityView) -> bool:
    """Whether the seat to act might end the game with this round."""
    terms = view.terms
    if terms.goal:
        return points_of(view.purses, view.turn) >= terms.goal - NEAR
    return view.stars_left <= terms.stars_at_end + NEAR


def turns_after(view: GravityView) -> int:
    """How many seats still have a turn in this round, after the seat to act."""
    return (view.first - view.turn - 1) % view.terms.players


NEAR = 8  # stars or points that one turn hardly ever brings more of


class LastTurn:
    """All that can still happen in this round, seen by the seat to act."""

    def __init__(self, view: GravityView, meter: Meter) -> None:
        self.view = view
        self.meter = meter
        self.opening = GAME.imagine(view, Random(0))
        for owner, played in enumerate(view.played):
            if owner != view.seat:
                self.opening.played[owner] = played  # face down: their hands are replaced before they matter
        self._known: dict[tuple[object, ...], Shares | None] = {}

    def values(self) -> dict[Move, float]:
        """The share of the win that actions promise, as far as they end the game with this round."""
        found = {}
        for action in GAME.legal(self.opening):
            value = self._value(GAME.after(self.opening, action))
            if value is not None:
                found[action] = value[self.view.seat]
        return found

    def _value(self, state: State) -> Shares | None:
        """What a position is worth to each seat; None if it leads into another round."""
        if state.phase == "over":
            won = winners(state)
            return tuple([1 / len(won) if seat in won else 0.0 for seat in range(len(state.pawns))])
        if state.round != self.view.round:
            return None
        key = self._key(state)
        if key not in self._known:
            self.meter.count()
            self._known[key] = self._best(state) if self._sees_its_hand(state) else self._by_hand(state)
        return self._known[key]

    def _best(self, state: State) -> Shares | None:
        """What comes of the best action; the mean, if several are as good."""
        seat, best = state.seat, list[Shares]()
        most, open_end = -1.0, False
        for action in GAME.legal(state):
            value = self._value(GAME.after(state, action))
            if value is None:
                open_end = True
            elif value[seat] > most + ALIKE:
                best, most = [value], value[seat]
                if most > 1 - ALIKE:
                    return value
            elif value[seat] > most - ALIKE:
                best.append(value)
        return None if open_end else mean(best)

    def _sees_its_hand(self, state: State) -> bool:
        """Whether the hand of the seat to act is what it has, not one of those that it may have."""
        return state.seat == self.view.seat or not any(
            lying.card == model.BACK for lying in state.played[state.seat]
        )

    def _by_hand(self, state: State) -> Shares | None:
        """The mean over the hands that the seat to act may have."""
        values = []
        for (hand, played), number in Counter(deals(state.played[state.seat])).items():
            dealt = GAME.copy(state)
            dealt.hands[state.seat], dealt.played[state.seat] = hand, played
            value = self._best(dealt)
            if value is None:
                return None
            values += [value] * number
        return mean(values)

    def _key(self, state: State) -> tuple[object, ...]:
        """All that still matters: the hands of those who have had their turn do not."""
        later = range(state.seat, state.seat + (state.first - state.seat - 1) % len(state.pawns) + 1)
        seats = [seat % len(state.pawns) for seat in later]
        return (
            state.seat,
            state.phase,
            bytes(state.ground),
            bytes(state.purses),
            *state.pawns,
            *[state.hands[seat] for seat in seats],
            *[state.played[seat] for seat in seats],
            state.open_door,
            state.replayed,
            state.last_round,
            state.stirred,
            state.pending,
        )


def mean(values: Sequence[Shares]) -> Shares:
    return tuple([sum(shares) / len(values) for shares in zip(*values, strict=True)])
