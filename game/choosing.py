"""What a person can do at a table, in words and pictures: for a window, a terminal or a phone.

A game's `choices.py` lists it in a fixed order. The table says which key or arrow means what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from game.engine.contract import Action
from game.texts import Words


class Choice(Struct, frozen=True):
    """One thing that the seat may want to do. A game may add to it what its table shows."""

    action: Action | None  # None if it cannot be done now
    name: str
    picture: str  # assets/…/art/<picture>.svg
    effect: str = ""  # what it would bring
    refusal: str = ""  # why it cannot be done now


class Chooser(Protocol):
    """The `choices.py` of a game."""

    def choices(self, words: Words, view: Any) -> Sequence[Choice]: ...

    def called(self, words: Words, move: Any) -> str:
        """The name of a move, whenever it may be possible."""
        ...
