"""La Course des étoiles: the words of the game as types."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from game.engine.contract import Action, Event, Result, Seat, SeatEvent, View
from game.games.star_race import META

Alien: TypeAlias = Literal["yellow", "blue", "red", "green", "purple"]
Kind: TypeAlias = Literal["pair", "single", "swap_favourites", "swap_positions", "favourite"]
Phase: TypeAlias = Literal["play", "over"]
# An alien has arrived at the far end, or the star has reached one.
Ending: TypeAlias = Literal["arrived", "swallowed"]

ALIENS: tuple[Alien, ...] = ("yellow", "blue", "red", "green", "purple")
PLAYERS = META.players
DECK_SIZE = 55
SINGLES_OF_AN_ALIEN = 3  # in the deck that ships with the game
HAND_SIZE = 3
GALAXY_SIZE = 18
FAR_END = GALAXY_SIZE - 1  # the last planet
MOST_FAVOURITES = 2  # favourite cards before one seat, its token not counted
VALUES = (0, 3, 2, 1, -1)  # of the aliens from I, the furthest out, to V


class Card(Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """A planet card, or one of the favourite cards that are dealt at the start."""

    kind: Kind
    aliens: tuple[Alien, ...] = ()  # in the order of ALIENS

    @property
    def alien(self) -> Alien:
        """Of a single or favourite card, the alien."""
        return self.aliens[0]


class Back(Struct, frozen=True):
    """The back of a card or token: one that the viewer may not know."""


Cards: TypeAlias = tuple[Card, ...]
Material: TypeAlias = Cards  # the planet cards, in any order

BACK = Back()
PAIRS = {pair: Card("pair", pair) for pair in combinations(ALIENS, 2)}
SINGLES = {alien: Card("single", (alien,)) for alien in ALIENS}
SWAP_FAVOURITES = Card("swap_favourites")
SWAP_POSITIONS = Card("swap_positions")
FAVOURITES = {alien: Card("favourite", (alien,)) for alien in ALIENS}

PLANET_CARDS: Cards = (*PAIRS.values(), *SINGLES.values(), SWAP_FAVOURITES, SWAP_POSITIONS)
CARDS: dict[Card, Card] = {
    card: card for card in (*PLANET_CARDS, *FAVOURITES.values())
}  # the one of each face
CARD_ORDER: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}


class State(Struct):
    """A whole game. All cards in it are those of CARDS, all actions those of `rules`."""

    aliens: dict[Alien, int]  # the planet of each
    stock: list[Card]  # what is drawn, the next card last: below the deck lie the planets, 0 to FAR_END
    discard: list[Card]  # oldest first
    hands: list[Cards]
    favourites: list[Cards]  # before each seat: single cards, and favourite cards as dealt
    tokens: tuple[Alien, ...]
    first: Seat
    first_player: str  # the option: "random", or that seat
    seat: Seat
    phase: Phase
    pushed: list[int]  # how often seat k advanced ALIENS[a] is number 5 * k + a


class Advance(Action, frozen=True):
    """Play a pair or a single and let its alien go to the next free planet."""

    card: Card
    alien: Alien


class Adopt(Action, frozen=True):
    """Lay down a single as a favourite card; if two lie there, drop one."""

    card: Card
    drop: Alien | None


class Trade(Action, frozen=True):
    """Swap a favourite card with another seat."""

    card: Card
    give: Alien
    seat: Seat
    take: Alien


class Swap(Action, frozen=True):
    """Let two aliens change places."""

    card: Card
    aliens: tuple[Alien, Alien]  # in the order of ALIENS


class Fizzle(Action, frozen=True):
    """Discard a swap of positions that has no effect, as all aliens are on one planet."""

    card: Card


Move: TypeAlias = Advance | Adopt | Trade | Swap | Fizzle


class RaceView(View, frozen=True, kw_only=True):
    """What one seat knows of a race. Favourite cards tell by their kind whether they were dealt."""

    phase: Phase
    first: Seat
    first_player: str  # the option: "random", or that seat
    turn: Seat  # whose turn it is, or was last
    aliens: Mapping[Alien, int]
    deck: int  # how many cards
    gone: int  # how many planets
    discard: Cards
    hand: Cards  # its own
    hand_sizes: tuple[int, ...]
    favourites: tuple[Cards, ...]
    tokens: tuple[Alien | Back, ...]  # the others' only when over
    pushed: tuple[int, ...]  # as in State
    unseen: Cards  # deck, galaxy and other hands together, sorted by kind
    result: Result | None


class FavouriteDealt(SeatEvent, frozen=True):
    card: Card


class TokenDealt(SeatEvent, frozen=True):
    token: Alien | Back


class CardDrawn(SeatEvent, frozen=True):
    """From the deck, or from the planet that is swallowed next."""

    card: Card | Back
    planet: int | None
    deck_left: int


class TurnStarted(Event, frozen=True):
    seat: Seat


class CardPlayed(SeatEvent, frozen=True):
    """It goes to the discard pile, unless it is adopted."""

    card: Card


class AlienAdvanced(Event, frozen=True):
    alien: Alien
    start: int
    end: int
    leapt: tuple[Alien, ...]  # over whom, in passing order


class FavouriteAdopted(SeatEvent, frozen=True):
    card: Card


class FavouriteDropped(SeatEvent, frozen=True):
    """It goes to the discard pile: a single card, or the favourite card dealt."""

    card: Card
    place: int  # where it lay before the seat


class FavouritesTraded(SeatEvent, frozen=True):
    """Each card takes the other's place."""

    gave: Card
    place: int
    other: Seat
    took: Card
    other_place: int


class AliensSwapped(Event, frozen=True):
    aliens: tuple[Alien, Alien]
    planets: tuple[int, int]  # where they are now


class Fizzled(Event, frozen=True):
    """All aliens are on one planet: nothing to swap."""


class PlanetSwallowed(Event, frozen=True):
    """Its card has gone into a hand."""

    planet: int


class RaceEnded(Event, frozen=True):
    """An alien has arrived at the far end, or stands on the planet that would be swallowed."""

    ending: Ending
    planet: int
    aliens: tuple[Alien, ...]  # those on the planet


class TokensRevealed(Event, frozen=True):
    tokens: tuple[Alien, ...]


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
