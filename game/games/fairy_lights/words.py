"""What happens in Fairy Lights, as lines of words and small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.contract import Event, Glimpse, Seat
from game.games.fairy_lights import model
from game.games.fairy_lights.model import Card, Cards, Colour, LightsView
from game.telling import Icon, Line, Part
from game.texts import Words

_MANY = 4  # from so many bulbs on: a number and one picture


def tell(words: Words, glimpse: Glimpse[LightsView], before: LightsView) -> Sequence[Line]:
    """A line for each event that people want to know of."""
    return _lines(words, glimpse.events)


def digest(words: Words, glimpse: Glimpse[LightsView], before: LightsView, seat: Seat) -> Sequence[Line]:
    """What came of each turn: most of all series that were finished or lost, and the last card."""
    major = model.SeriesFinished | model.SeriesStored | model.SeriesLost | model.LastCardRevealed
    minor = model.SeriesGrown | model.ColourRepeated
    told = [event for event in glimpse.events if isinstance(event, major | minor)]
    lines = _lines(words, told)
    return [replace(line, minor=isinstance(event, minor)) for event, line in zip(told, lines, strict=True)]


def turn(words: Words, view: LightsView, names: Sequence[str]) -> str:
    """Whose turn it is. The name of the reader may be empty."""
    if view.to_act is None:
        return words("lights-over")
    name = names[view.turn]
    return words("lights-turn-of", name=name) if name else words("lights-your-turn")


def progress(words: Words, view: LightsView) -> str:
    return words("lights-progress", count=len(view.unseen))


def creature(colour: Colour) -> str:
    """The picture that stands for a colour."""
    return f"fairy_lights/creature_{colour}"


def _lines(words: Words, events: Sequence[Event]) -> list[Line]:
    lines = (_line(words, event) for event in events)
    return [line for line in lines if line is not None]


def _line(words: Words, event: Event) -> Line | None:
    match event:
        case model.CardRevealed(seat, card):
            return Line(seat, (words("lights-told-revealed"), *_card(words, card)))
        case model.ColourRepeated(seat, colour):
            return Line(seat, (words("lights-told-repeat"), Icon(creature(colour), _named(words, colour))))
        case model.LastCardRevealed(seat):
            return Line(seat, (words("lights-told-last"),))
        case model.SeriesGrown(seat, colour, bulbs):
            pictured = _bulbs(colour, bulbs, _named(words, colour))
            return Line(seat, (words("lights-told-grown", bulbs=bulbs), *pictured))
        case model.SeriesFinished(seat, colour, bulbs, cards):
            hung = _counted(words, colour, bulbs, ",")
            return Line(seat, (words("lights-told-finished"), *hung, *_worth(words, cards)))
        case model.SeriesStored(seat, colour, bulbs):
            return Line(seat, (words("lights-told-finished"), *_counted(words, colour, bulbs)))
        case model.SeriesLost(seat, colour, bulbs):
            broken = Icon(f"fairy_lights/bulb_{colour}_broken", _named(words, colour))
            return Line(seat, (words("lights-told-lost", bulbs=bulbs), broken))
        case model.ShopDiscarded(cards):
            return Line(None, (words("lights-told-discarded", cards=len(cards)),))
        case model.GameEnded(winners=(winner,)):
            return Line(winner, (words("lights-told-won"),))
        case model.GameEnded():
            return Line(None, (words("lights-told-shared"),))
    return None


def _card(words: Words, card: Card) -> tuple[Part, ...]:
    if not card.stars:
        return _counted(words, card.colour, card.bulbs)
    stars = _stars(words, card.stars, str(card.stars))
    return *_counted(words, card.colour, card.bulbs, ","), *stars


def _worth(words: Words, cards: Cards) -> tuple[Part, ...]:
    stars = sum(card.stars for card in cards)
    return _stars(words, stars, words.signed(stars))


def _stars(words: Words, stars: int, written: str) -> tuple[Part, ...]:
    return written, Icon("fairy_lights/star", words("lights-told-stars", stars=stars))


def _counted(words: Words, colour: Colour, bulbs: int, mark: str = "") -> tuple[Part, ...]:
    """The bulbs as pictures; in words, how many of which colour, and a mark behind them."""
    named = words("lights-told-bulbs", colour=colour, bulbs=bulbs) + mark
    return _bulbs(colour, bulbs, named if bulbs >= _MANY else f"{bulbs} {named}")


def _bulbs(colour: Colour, bulbs: int, said: str) -> tuple[Part, ...]:
    """Each bulb as a creature, many as a number and one. Without pictures, the words stand for them all."""
    first, more = Icon(creature(colour), said), Icon(creature(colour))
    return (f"{bulbs} ×", first) if bulbs >= _MANY else (first, *[more] * (bulbs - 1))


def _named(words: Words, colour: Colour) -> str:
    return f"({words('lights-colour', colour=colour)})"
