"""Fairy Lights: the words of the game as types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from game.engine.contract import Action, Event, Seat, SeatEvent, View
from game.games.fairy_lights import META

Colour: TypeAlias = Literal["yellow", "pink", "orange", "silver", "gold"]
Phase: TypeAlias = Literal["turn", "over"]
Fate: TypeAlias = Literal["grown", "finished", "lost"]  # of a series that cards have joined

COLOURS: tuple[Colour, ...] = ("yellow", "pink", "orange", "silver", "gold")
PLACE = {colour: place for place, colour in enumerate(COLOURS)}  # of a colour in lists by colour
PLAYERS = META.players
MOST_STARS = 4  # on one card
SHOP_SIZE = 5
FINISHED_BULBS = frozenset((3, 6, 9, 12))  # a series of so many is finished
MOST_UNFINISHED_BULBS = 2  # of a series that stays

# How many cards show one bulb, and how many two. Their stars may differ from deck to deck.
MAKE_UP: Mapping[Colour, tuple[int, int]] = {
    "yellow": (28, 6),
    "pink": (23, 5),
    "orange": (16, 4),
    "silver": (13, 3),
    "gold": (5, 0),
}
DECK_SIZE = sum(ones + twos for ones, twos in MAKE_UP.values())


class Card(Struct, frozen=True):
    """A bulb card: one or two bulbs of a colour, and the stars that it wins or costs."""

    colour: Colour
    bulbs: Annotated[int, Meta(ge=1, le=2)]
    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)]


class FaceDown(Struct, frozen=True):
    """A card in a garland that lies face down for those who look: they see its bulbs."""

    bulbs: int


Cards: TypeAlias = tuple[Card, ...]
Garland: TypeAlias = tuple[Card | FaceDown, ...]
Material: TypeAlias = Cards  # the whole deck, in any order


class State(Struct):
    """A whole game. `series` is flat: the series of seat k and of COLOURS[c] is number 5 * k + c."""

    deck: list[Card]  # the top card is the last
    shop: Cards  # nearest the deck first
    shop_colours: int  # the colours in the shop as a mask: bit c for COLOURS[c]
    discard: Cards
    series: list[Cards]
    garlands: list[Cards]
    points: list[int]  # what each seat's cards count by now
    first: Seat
    first_player: str  # the option: "random", or that seat
    seat: Seat
    phase: Phase


class Reveal(Action, frozen=True):
    """Turn the deck's top card over into the shop."""


class Take(Action, frozen=True):
    """Take all cards of one colour from the shop, of two from a full one."""

    colours: tuple[Colour, ...]


Move: TypeAlias = Reveal | Take


class Lights(Struct, frozen=True):
    """What lies before one seat."""

    series: Mapping[Colour, Cards]  # unfinished ones only
    garland: Garland


class LightsView(View, frozen=True, kw_only=True):
    """What a seat knows: everything but the order of the deck.

    On a screen garlands may lie face down: see `view.veiled`.
    """

    phase: Phase
    first: Seat
    first_player: str  # the option: "random", or that seat
    turn: Seat  # whose turn it is, or was last
    shop: Cards
    discard: Cards
    seats: tuple[Lights, ...]
    points: tuple[int | None, ...]  # None: that garland lies face down
    unseen: Cards  # the deck, sorted
    repeat: tuple[int, int]  # how many cards of the deck would end the turn at once, and how many there are


class TurnStarted(Event, frozen=True):
    seat: Seat


class CardRevealed(SeatEvent, frozen=True):
    card: Card
    place: int  # in the shop, 0 nearest the deck
    deck_left: int


class LastCardRevealed(Event, frozen=True):
    """The deck is empty: this turn is the last."""

    seat: Seat


class ColourRepeated(SeatEvent, frozen=True):
    """The new card has the colour of the one before it: the turn ends without taking."""

    colour: Colour
    place: int  # of the new card


class CardsTaken(SeatEvent, frozen=True):
    colours: tuple[Colour, ...]
    cards: Cards
    places: tuple[int, ...]  # where each lay in the shop


class ShopClosedUp(Event, frozen=True):
    """The cards left, moved towards the deck."""

    shop: Cards
    places: tuple[int, ...]  # where each lay before


class SeriesJoined(SeatEvent, frozen=True):
    """Cards have joined a series; what became of it is one of the three events below."""

    colour: Colour
    bulbs: int
    cards: Cards
    points: int | None  # of the seat, by now; None where its garland lies face down


class SeriesGrown(SeriesJoined, frozen=True):
    """It stays, unfinished."""


class SeriesFinished(SeriesJoined, frozen=True):
    """It goes to the garland."""


class SeriesStored(SeatEvent, frozen=True):
    """It goes to a garland that lies face down: what is seen of SeriesFinished then."""

    colour: Colour
    bulbs: int
    garland: tuple[FaceDown, ...]  # the cards


class SeriesLost(SeriesJoined, frozen=True):
    """It goes to the discard pile."""


class ShopDiscarded(Event, frozen=True):
    """What nobody took by the end."""

    cards: Cards


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
