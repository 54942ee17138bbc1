"""The pieces on the table of the race: their ids, how cards look, and the small marks that all share."""

from __future__ import annotations

from msgspec import Struct

from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import mix
from game.client.table.cards import CardSide
from game.engine.contract import Seat
from game.games.star_race.model import Alien, Back, Card, RaceView
from game.texts import Words

CARD_BACK: CardSide = ("star_race/card_back",)
TOKEN_BACK: CardSide = ("star_race/token_back",)
_COINS = {0: "#8C93C8", 3: "#FFD24A", 2: "#D5DCF5", 1: "#DDA063", -1: "#FF5470"}  # of the five values
# Colours of its art, whatever the palette.
GLOW, PALE, CRIMSON = "#FF8A4A", "#FFF6DC", "#5A1030"  # of the star: round it, words on it, behind them
TRAIL = "#FFE9A8"  # of a leap
PRINT = "#1B1440"  # words on coins and bright signs


class Star(Struct, frozen=True):
    """The one in the middle: the deck."""


class Racer(Struct, frozen=True):
    """An alien in the galaxy."""

    alien: Alien


class Portrait(Struct, frozen=True):
    """An alien in the standing."""

    alien: Alien


class Planet(Struct, frozen=True):
    number: int


class Held(Struct, frozen=True):
    """A card of the hand at the bottom."""

    slot: int


class Lying(Struct, frozen=True):
    """A favourite card before a seat."""

    seat: Seat
    place: int


class Token(Struct, frozen=True):
    """The favourite token of a seat."""

    seat: Seat


class Coin(Struct, frozen=True):
    """The points of one favourite of a seat, which rise from it while they are counted."""

    seat: Seat
    place: int  # after the favourite cards comes the token


class Guess(Struct, frozen=True):
    """A place on the board of guesses: a token that a rival may have."""

    seat: Seat
    alien: Alien


class EndingView(RaceView, frozen=True, kw_only=True):
    """The view after the end of the race, while tokens are turned over and points are counted."""

    turned: tuple[Alien | Back, ...]  # the tokens as far as they have been turned over
    counted: tuple[tuple[int, ...], ...] = ()  # the points of each seat's favourites, as far as counted


def is_over(view: RaceView) -> bool:
    """Whether the race has ended; the motion of its end may still go on."""
    return view.phase == "over" or isinstance(view, EndingView)


def face(card: Card | Back) -> CardSide:
    """A planet card, or a favourite card as it was dealt, as it looks in a hand or on the heap."""
    if isinstance(card, Back):
        return CARD_BACK
    if card.kind == "favourite":
        return favourite(card)
    return ("_".join(("star_race/card", card.kind, *card.aliens)),)


def favourite(card: Card) -> CardSide:
    """A card that lies before a seat as a favourite."""
    return (f"star_race/favourite_{card.alien}",)


def token(alien: Alien | Back) -> CardSide:
    return TOKEN_BACK if isinstance(alien, Back) else (f"star_race/token_{alien}",)


# Small marks for all parts of the table


def draw_portrait(alien: Alien, picture: Picture, box: Box) -> None:
    """A square with the alien in it."""
    colour = picture.theme.piece(f"star_race/{alien}")
    radius = furniture.design(box.h) * 0.26
    furniture.pill(picture, box, mix(colour, picture.theme.dark, 0.62), radius=radius)
    picture.sprite(f"star_race/alien_{alien}", box.centre, box.h * 0.86)
    furniture.outline(picture, box, colour, radius, 2.5)


def draw_coin(picture: Picture, value: int, words: Words, box: Box) -> None:
    """What a place in the race is worth."""
    furniture.pill(picture, box, _COINS[value])
    said = words.signed(value).replace("+", "")
    picture.text(said, box, box.h * 0.5, face="title", colour=PRINT, align="centre")


def draw_gain(picture: Picture, change: int, words: Words, box: Box) -> None:
    """A change of points; good and bad have different signs and colours."""
    furniture.pill(picture, box, gain_colour(change))
    colour = gain_ink(change)
    picture.text(words.signed(change), box, box.h * 0.66, face="title", colour=colour, align="centre")


def gain_colour(change: int) -> str:
    return "good" if change > 0 else "bad" if change < 0 else "raised"


def gain_ink(change: int) -> str:
    """The colour of words on it."""
    return "dark" if change else "text"
