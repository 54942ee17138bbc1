"""The toy measures nothing of its own."""

from __future__ import annotations

from collections.abc import Iterator

from game.deeds import Deed, Tale
from game.engine.contract import Seat
from game.texts import Words


def deeds(tale: Tale) -> Iterator[Deed]:
    return iter(())


def likings(tale: Tale) -> Iterator[tuple[Seat, str]]:
    return iter(())


def liked(words: Words, picture: str) -> str:
    return picture
