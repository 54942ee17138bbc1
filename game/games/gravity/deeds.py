"""What seats have done in Gravity Superstar, measured."""

from __future__ import annotations

from collections.abc import Iterator

from game.deeds import Deed, Tale, TaleTurn
from game.engine.contract import Seat
from game.games.gravity import model
from game.texts import Words


def deeds(tale: Tale) -> Iterator[Deed]:
    """Stars in one fall, ways, thefts, and rivals thrown off the board."""
    for turn in tale.turns:
        stars = sum(isinstance(event, model.StarTaken) for event in turn.events)
        cells = sum(isinstance(event, model.CellEntered) for event in turn.events)
        thefts = sum(isinstance(event, model.StolenFrom) for event in turn.events)
        ejected = sum(isinstance(event, model.PawnEjected) for event in turn.events)
        for measure, amount in (("fall", stars), ("way", cells), ("theft", thefts), ("ejected", ejected)):
            if amount:
                yield Deed(turn.seat, measure, amount, turn.ply)


def likings(tale: Tale) -> Iterator[tuple[Seat, str]]:
    """The cards that were played face up."""
    for turn in tale.turns:
        card = _shown(turn)
        if card is not None:
            yield turn.seat, f"gravity/card_{card}"


def liked(words: Words, picture: str) -> str:
    card = picture.rpartition("_")[2]
    return words("gravity-joker") if card == "joker" else words(f"gravity-use-{card}")


def _shown(turn: TaleTurn) -> model.Card | None:
    for event in turn.events:
        if isinstance(event, model.CardPlayed) and event.open and isinstance(event.card, str):
            return event.card
    return None
