"""The words of the toy as types."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from game.engine.contract import Action, Event, Seat, View

HAND = 3
DECK = 20

Cards: TypeAlias = tuple[int, ...]
Trick: TypeAlias = tuple[int, ...]  # the first is that of the seat that leads


class State(Struct):
    hands: list[Cards]
    stock: Cards  # cards that nobody gets
    trick: Trick
    gone: Cards  # all cards of earlier tricks
    points: list[int]
    leader: Seat


class Play(Action, frozen=True):
    card: int


class Back(Struct, frozen=True):
    """Cards that are not to be seen."""


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: Cards | Back


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: int


class TrickTaken(Event, frozen=True):
    seat: Seat
    points: int  # of the seat, by now


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class ToyView(View, frozen=True, kw_only=True):
    legal: tuple[Play, ...]
    hand: Cards
    sizes: tuple[int, ...]
    unseen: Cards  # the stock and the hands of others, sorted
    trick: Trick
    gone: Cards
    points: tuple[int, ...]
    leader: Seat
