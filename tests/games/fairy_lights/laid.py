"""States of Fairy Lights laid out card by card, in a short notation, and matches that begin there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game import catalogue
from game.engine.contract import Transition
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import COLOURS, Card, Cards, Colour, State
from game.games.fairy_lights.rules import colour_mask
from game.match.lineup import EMBLEMS, Assist, Bot, Lineup, Person, Player
from game.match.match import Match

NAMES = ("Nora", "Theo", "Juno", "Ravi", "Marguerite", "Léon")
_LETTERS: Mapping[str, Colour] = {"y": "yellow", "p": "pink", "o": "orange", "s": "silver", "g": "gold"}


def cards(text: str) -> Cards:
    """`p2*3` is a pink card with two bulbs and three stars; `y1` has no star."""
    return tuple(_card(word) for word in text.split())


def _card(word: str) -> Card:
    body, _, stars = word.partition("*")
    return Card(_LETTERS[body[0]], int(body[1]), int(stars or 0))


def position(
    shop: str,
    seats: Sequence[tuple[str, str]],
    lost: str,
    *,
    top: str = "",
    deck_left: int | None = None,
    seat: int = 0,
) -> State:
    """A state: the shop, (series, garland) of each seat, the discards; the rest is the deck, `top` on it."""
    series = [
        tuple(card for card in cards(held) if card.colour == colour)
        for held, _ in seats
        for colour in COLOURS
    ]
    garlands = [cards(garland) for _, garland in seats]
    used = Counter([*cards(shop), *cards(lost), *cards(top), *sum(series, ()), *sum(garlands, ())])
    deck = list((Counter(catalogue.material("fairy_lights")) - used).elements())
    deck.sort(key=lambda card: (card.stars * 7 + card.bulbs * 5 + COLOURS.index(card.colour) * 3) % 11)
    left = len(deck) if deck_left is None else deck_left
    pile, rest = [*deck[:left], *cards(top)], tuple(deck[left:])
    points = [
        sum(card.stars for card in garland) - sum(card.stars for card in cards(held))
        for garland, (held, _) in zip(garlands, seats, strict=True)
    ]
    table = cards(shop)
    discard = cards(lost) + rest
    return State(
        pile, table, colour_mask(table), discard, series, garlands, points, 0, "random", seat, "turn"
    )


def match_of(state: State, people: int = 1, assist: Assist | None = None) -> Match:
    players = tuple(
        Player(
            NAMES[k],
            EMBLEMS[(k + 5) % 6],
            Person() if k < people else Bot("pilot"),
            assist=assist or Assist(),
        )
        for k in range(len(state.garlands))
    )
    return Match(GAME, Transition(state, ()), Lineup(players), 1)
