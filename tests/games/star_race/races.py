"""Positions of La Course des étoiles, built through `load` from a short notation.

Aliens are y b r g p. A card is "yb" (a pair), "r" (a single), "F" (swap favourites) or "P" (swap positions).
A favourite is "R" if it was dealt as a favourite card, "r" if it is a single card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from game import catalogue
from game.engine.contract import Event, Seat
from game.games.star_race.game import GAME
from game.games.star_race.model import (
    ALIENS,
    CARDS,
    FAVOURITES,
    SINGLES,
    SWAP_FAVOURITES,
    SWAP_POSITIONS,
    Adopt,
    Advance,
    Alien,
    Card,
    Cards,
    Move,
    RaceView,
    State,
)
from game.games.star_race.rules import SWAPS, TRADES
from game.games.star_race.view import preview
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match, begun

DECK: Cards = catalogue.material("star_race")
LETTERS: Mapping[str, Alien] = {alien[0]: alien for alien in ALIENS}
GALAXY = 18


def alien(letter: str) -> Alien:
    return LETTERS[letter.lower()]


def card(word: str) -> Card:
    if word in ("F", "P"):
        return SWAP_FAVOURITES if word == "F" else SWAP_POSITIONS
    aliens = tuple(LETTERS[letter] for letter in word)
    return CARDS[Card("pair" if len(aliens) == 2 else "single", aliens)]


def favourite(letter: str) -> Card:
    return FAVOURITES[alien(letter)] if letter.isupper() else SINGLES[alien(letter)]


def race(
    planets: str = "",
    *,
    hand: str = "yb yb yb",
    favourites: Sequence[str] = ("Y", "B"),
    tokens: str = "rgpyb",
    dropped: str = "",
    deck: int | None = None,
    gone: int = 0,
    top: str = "",
) -> State:
    """Seat 0 to act, with this hand.

    `planets` places aliens ("y3 b12", the others on 0), `favourites` gives the letters before each seat,
    `dropped` the favourite cards in the discard pile. `deck` cards are left, by default all; `top` come next.
    """
    held = [card(word) for word in hand.split()]
    drawn = [card(word) for word in top.split()]
    left = [*DECK]
    for taken in (
        *held,
        *drawn,
        *(favourite(letter) for row in favourites for letter in row if letter.islower()),
    ):
        left.remove(taken)
    hands = [held, *([left.pop(0) for _ in range(3)] for _ in favourites[1:])]
    planets_left = GALAXY - gone
    size = planets_left + deck if deck is not None else planets_left if gone else len(drawn) + len(left)
    stock = drawn + [left.pop(0) for _ in range(size - len(drawn))]
    return GAME.load(
        {
            "game": "star_race",
            "version": 1,
            "options": {},
            "galaxy": [None] * gone + written(stock[size - planets_left :]),
            "gone": gone,
            "aliens": dict.fromkeys(ALIENS, 0) | places(planets),
            "deck": written(stock[: size - planets_left]),
            "discard": written([*left, *map(favourite, dropped)]),
            "first": 0,
            "seat": 0,
            "phase": "play",
            "seats": [
                {
                    "hand": written(cards),
                    "favourites": [alien(letter) for letter in row],
                    "dealt": [letter.isupper() for letter in row],
                    "token": alien(token),
                }
                for cards, row, token in zip(hands, favourites, tokens, strict=False)
            ],
        }
    )


def places(planets: str) -> dict[Alien, int]:
    return {alien(word[0]): int(word[1:]) for word in planets.split()}


def written(cards: Sequence[Card]) -> list[dict[str, Any]]:
    return [
        {"kind": card.kind, "aliens": list(card.aliens)} if card.aliens else {"kind": card.kind}
        for card in cards
    ]


def advance(word: str, letter: str) -> Advance:
    return Advance(card(word), alien(letter))


def adopt(letter: str, drop: str | None = None) -> Adopt:
    return Adopt(card(letter), alien(drop) if drop else None)


def swap(letters: str) -> Move:
    return SWAPS[alien(letters[0]), alien(letters[1])]


def trade(give: str, seat: Seat, take: str) -> Move:
    return TRADES[alien(give), seat, alien(take)]


def after(state: State, move: Move) -> State:
    return GAME.apply(state, move).state


def told(state: State, move: Move, kind: type[Event]) -> list[Event]:
    """The events of a kind that an action leads to."""
    return [event for event in GAME.apply(state, move).events if isinstance(event, kind)]


def states_of_game(players: int, seed: int) -> Iterator[State]:
    rng = Random(seed)
    state = GAME.new(DECK, players, seed).state
    yield state
    while legal := GAME.legal(state):
        state = GAME.apply(state, legal[int(rng.random() * len(legal))]).state
        yield state


def ended(players: int = 3, seed: int = 1) -> State:
    return [*states_of_game(players, seed)][-1]


# Matches that are played on until something comes about

NAMES = ("Ada", "Jules", "Vega", "Rigel", "Léonie")


def match_of(players: int, seed: int, people: int = 1) -> Match:
    """The opening of a match; the first seats are people."""
    seats = tuple(
        Player(NAMES[k], EMBLEMS[k], Person() if k < people else Bot("pilot")) for k in range(players)
    )
    return begun("star_race", Lineup(seats), seed)


def view_of(match: Match) -> RaceView:
    view = match.view(0)
    assert isinstance(view, RaceView)
    return view


def played(match: Match, until: Callable[[RaceView], bool]) -> Match:
    """The match as played on by a die until seat 0 sees what is wanted."""
    rng = Random(match.seed)
    while match.result() is None and not until(view_of(match)):
        seat = match.to_act
        assert seat is not None
        match.play(rng.choice(_steady(match.view(seat))))
    if not until(view_of(match)):
        raise LookupError(f"This moment does not come about with seed {match.seed}.")
    return match


def ending(view: RaceView) -> tuple[list[Any], list[Any]]:
    """The moves that end the race, and those that do not."""
    ends = {move: preview(view, move).ends for move in view.legal if isinstance(move, Move)}
    return [move for move in ends if ends[move]], [move for move in ends if not ends[move]]


def _steady(view: object) -> list[Any]:
    """The moves that do not end the race, so that late moments come about."""
    assert isinstance(view, RaceView)
    _, calm = ending(view)
    behind = sorted(view.aliens.values())[1]
    slow = [move for move in calm if not isinstance(move, Advance) or view.aliens[move.alien] <= behind]
    return slow or calm or list(view.legal)
