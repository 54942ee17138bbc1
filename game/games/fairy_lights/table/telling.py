"""What happened, as lines of the log with their pictures."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import Event, Seat
from game.games.fairy_lights.model import (
    Card,
    CardRevealed,
    Cards,
    Colour,
    ColourRepeated,
    GameEnded,
    LastCardRevealed,
    SeriesFinished,
    SeriesGrown,
    SeriesLost,
    ShopDiscarded,
)
from game.games.fairy_lights.table.facts import ICON
from game.telling import Icon, Line, Part
from game.texts import Words

STAR = Icon("fairy_lights/star")


def tell(events: Sequence[Event], words: Words) -> list[Line]:
    """A line for each thing worth one."""
    lines = (_line(event, words) for event in events)
    return [line for line in lines if line is not None]


def digest(events: Sequence[Event], words: Words) -> list[Line]:
    """What a rival did that changes the game: series finished and lost, and the last card."""
    big = [event for event in events if isinstance(event, SeriesFinished | SeriesLost | LastCardRevealed)]
    return tell(big, words)


def _line(event: Event, words: Words) -> Line | None:
    match event:
        case CardRevealed(seat, card):
            return Line(seat, (words("lights-told-revealed"), *_card(card)))
        case ColourRepeated(seat, colour):
            return Line(seat, (words("lights-told-repeat"), Icon(ICON[colour])))
        case LastCardRevealed(seat):
            return Line(seat, (words("lights-told-last"),))
        case SeriesGrown(seat, colour, bulbs):
            return Line(seat, (words("lights-told-grown", bulbs=bulbs), *_bulbs(colour, bulbs)))
        case SeriesFinished(seat, colour, bulbs, cards):
            return Line(seat, (words("lights-told-finished"), *_bulbs(colour, bulbs), *_worth(cards, words)))
        case SeriesLost(seat, colour, bulbs):
            return Line(
                seat, (words("lights-told-lost", bulbs=bulbs), Icon(f"fairy_lights/bulb_{colour}_broken"))
            )
        case ShopDiscarded(cards):
            return Line(None, (words("lights-told-discarded", cards=len(cards)),))
        case GameEnded(_, winners):
            return _ended(winners, words)
    return None


def _card(card: Card) -> tuple[Part, ...]:
    stars = (str(card.stars), STAR) if card.stars else ()
    return (*_bulbs(card.colour, card.bulbs), *stars)


def _bulbs(colour: Colour, bulbs: int) -> tuple[Part, ...]:
    """Each bulb as a creature; many as a number."""
    if bulbs <= 3:
        return (Icon(ICON[colour]),) * bulbs
    return (f"{bulbs} ×", Icon(ICON[colour]))


def _worth(cards: Cards, words: Words) -> tuple[Part, ...]:
    return (words.signed(sum(card.stars for card in cards)), STAR)


def _ended(winners: Sequence[Seat], words: Words) -> Line:
    seat = winners[0] if len(winners) == 1 else None
    return Line(seat, (words("lights-told-won" if seat is not None else "lights-told-shared"),))
