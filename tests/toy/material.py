"""The cards of the toy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.faults import Found
from tests.toy.model import DECK, Cards


def found(home: Path) -> Found:
    """The cards to play with. Nobody has cards of their own."""
    return Found(tuple(range(1, DECK + 1)))


def chosen(cards: Cards, names: Sequence[str], players: int) -> Cards:
    """All cards: nobody chooses among them."""
    return cards
