"""What seats have done in Fairy Lights, measured."""

from __future__ import annotations

from collections.abc import Iterator

from game.deeds import Deed, Tale
from game.engine.contract import Seat
from game.games.fairy_lights import model
from game.texts import Words


def deeds(tale: Tale) -> Iterator[Deed]:
    """Cards turned over before a take, bulbs that hang at the end, and the stars of a series."""
    shown = 0
    for turn in tale.turns:
        for event in turn.events:
            match event:
                case model.CardRevealed():
                    shown += 1
                case model.ColourRepeated() | model.TurnStarted():
                    shown = 0
                case model.CardsTaken() if shown:
                    yield Deed(turn.seat, "revealed", shown, turn.ply)
                case model.SeriesFinished(cards=cards, bulbs=bulbs):
                    yield Deed(turn.seat, "hung", bulbs, turn.ply)
                    yield Deed(turn.seat, "finished", sum(card.stars for card in cards), turn.ply)


def likings(tale: Tale) -> Iterator[tuple[Seat, str]]:
    """The cards that were taken."""
    for turn in tale.turns:
        for event in turn.events:
            if isinstance(event, model.CardsTaken):
                for card in event.cards:
                    yield turn.seat, f"fairy_lights/creature_{card.colour}"


def liked(words: Words, picture: str) -> str:
    return words("lights-liked", colour=picture.rpartition("_")[2])
