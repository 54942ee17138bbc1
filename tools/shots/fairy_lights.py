"""Shots of the table of Fairy Lights: positions laid out card by card, and moments of their motion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.ai.bot import Choice, Reason
from game.catalogue import material
from game.client import intents
from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, PointAt
from game.client.table.begin import demo, new_match
from game.client.table.scene import TableScene
from game.engine.contract import Transition
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import COLOURS, Card, Cards, Colour, Move, State, Take
from game.games.fairy_lights.rules import REVEAL, colour_mask
from game.match.lineup import EMBLEMS, Assist, Bot, Lineup, Person, Player
from game.match.match import Match
from tools.shots import shot

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
    deck = list((Counter(material("fairy_lights")) - used).elements())
    deck.sort(key=lambda card: (card.stars * 7 + card.bulbs * 5 + COLOURS.index(card.colour) * 3) % 11)
    left = len(deck) if deck_left is None else deck_left
    pile, rest = [*deck[:left], *cards(top)], tuple(deck[left:])
    points = [
        sum(card.stars for card in garland) - sum(card.stars for card in cards(held))
        for garland, (held, _) in zip(garlands, seats, strict=True)
    ]
    table = cards(shop)
    discard = cards(lost) + rest
    return State(pile, table, colour_mask(table), discard, series, garlands, points, 0, seat, "turn")


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


_NORA = ("y1*1 p1 o2*2 g1*4", "y1*1 y1*1 y1 p1*2 p1*1 p1*1 o1*2 o1*1 o1*1 s1*2 s2*3")
_THEO = ("o1*1 o1*1 s1*2", "y1*1 y1*1 y1*1 y1*1 y1 y1 p1*2 p1*1 p1*1")
_JUNO = ("y2*1 g1*4 g1*4", "p1*2 p1*1 p1*1 s1*3 s2*3 o1*2 o1*1")
_RAVI = ("y1*1 y1 s1*2", "y1 y1*1 y1*1 p1*1 p2*2 o1*2 o2*2")
_SHOP4 = "y1 p2*2 o2*2 s1*3"
_LOST = "y1 y1 p1 p1 o1*1 s1*2 y1 y1*1 p1*1"


def picture_position() -> State:
    return position(_SHOP4, (_NORA, _THEO, _JUNO, _RAVI), _LOST)


def settled(table: TableScene) -> TableScene:
    table.update(0.01)
    return table


def _press(table: TableScene, *commands: str) -> TableScene:
    for name in commands:
        table.handle(Command(name, device=KEYBOARD))
    return table


def _point(table: TableScene, place: int) -> TableScene:
    presenter: Any = table.presenter
    table.handle(PointAt(presenter.room(table._look().view).slots[place].centre))
    table.update(0.1)
    return table


@shot("lights", seconds=4.0)
def choosing(desk: Desk) -> TableScene:
    return _point(settled(demo(desk, match_of(picture_position()))), 1)


@shot("lights-loses")
def loses(desk: Desk) -> TableScene:
    return _point(settled(demo(desk, match_of(picture_position()))), 2)


@shot("lights-keyboard")
def keyboard(desk: Desk) -> TableScene:
    table = settled(demo(desk, match_of(picture_position(), assist=Assist(odds="printed"))))
    table.handle(intents.Move("right", device=KEYBOARD))
    table.update(0.1)
    return table


@shot("lights-two-colours")
def two_colours(desk: Desk) -> TableScene:
    state = position("p1*1 y1*1 o1*1 y2*1 s1*3", (_NORA, _THEO, _JUNO), _LOST)
    return _point(_press(settled(demo(desk, match_of(state))), "card-2"), 4)


@shot("lights-2", seconds=4.0)
def two_seats(desk: Desk) -> TableScene:
    return settled(demo(desk, match_of(position("", (_NORA, _THEO), _LOST))))


_FULL = (_NORA, _THEO, _JUNO, _RAVI, ("y1 p1 o1*1 s1*2", "s1*2 s1*2 s1*3"), ("p2*1", ""))


@shot("lights-6", seconds=4.0)
def six_seats(desk: Desk) -> TableScene:
    return settled(demo(desk, match_of(position("y1 p1*1 s1*3", _FULL, "y1 p1 o1*2"), people=2)))


@shot("lights-no-odds")
def without_odds(desk: Desk) -> TableScene:
    assist = Assist(ghosts=False, odds="hidden")
    state = position("y1 p2*2", (_NORA, _THEO, _JUNO, _RAVI, ("", "")), _LOST)
    return _point(settled(demo(desk, match_of(state, assist=assist))), 0)


_LONG = " ".join(["y1*1"] * 9 + ["p1*1"] * 6 + ["o1*2"] * 6 + ["s1*3"] * 3)


@shot("lights-long")
def long_garland(desk: Desk) -> TableScene:
    state = position(
        "", (("y2*1", _LONG), ("", "y1 y1 y1 y1 y1 y1 y2*1 y2*1 y2*1 p1 p1 p1")), "", deck_left=9
    )
    return settled(demo(desk, match_of(state)))


def played(players: int, seed: int, plies: int) -> Match:
    """A match after so many actions of a die that likes full shops, and on until it is seat 0's turn."""
    seats = match_of(position("", [("", "")] * players, "")).lineup
    match = new_match("fairy_lights", seats, seed, {})
    rng = Random(seed)
    while match.ply < plies or match.to_act != 0:
        view: Any = match.view(match.to_act or 0)
        bold = view.legal[0] == REVEAL and rng.random() < 0.6
        match.play(view.legal[0] if bold else rng.choice(view.legal))
    return match


@shot("lights-digest")
def digest(desk: Desk) -> TableScene:
    return settled(demo(desk, played(4, 4, 40)))


@shot("lights-recent", seconds=2.0)
def recent(desk: Desk) -> TableScene:
    table = settled(demo(desk, played(5, 8, 60)))
    table.update(8.0)
    return table


@shot("lights-hint")
def hint(desk: Desk) -> TableScene:
    table = settled(demo(desk, match_of(picture_position())))
    reason = Reason("ai-lights-finish", {"gain": 2, "chance": 61, "colour": "pink"})
    table.play.hint = Choice(Take(("pink",)), reason)
    table.update(0.02)
    return table


# Motion


def _acting(desk: Desk, state: State, action: Move, seconds: float, **seating: Any) -> TableScene:
    """The table so many seconds into the motion of an action."""
    table = settled(demo(desk, match_of(state, **seating)))
    table.play.act(action)
    for _ in range(round(seconds * 60)):
        table.update(1 / 60)
    return table


_FOUR = (_NORA, _THEO, _JUNO, _RAVI)


@shot("lights-shuffle", seconds=1.6)
def shuffling(desk: Desk) -> TableScene:
    table = demo(desk, played(3, 4, 0).restart())
    table.update(0.3)
    return table


@shot("lights-reveal", seconds=1.8)
def revealing(desk: Desk) -> TableScene:
    return _acting(desk, position("y1 p1*1 s1*3", _FOUR, _LOST, top="o2*2"), REVEAL, 0.0)


@shot("lights-repeat", seconds=1.6)
def repeating(desk: Desk) -> TableScene:
    return _acting(desk, position("y1 p1*1 s1*3", _FOUR, _LOST, top="s1*2"), REVEAL, 1.5)


@shot("lights-finish", seconds=3.4)
def finishing(desk: Desk) -> TableScene:
    return _acting(desk, picture_position(), Take(("pink",)), 0.3)


@shot("lights-lose", seconds=3.2)
def losing(desk: Desk) -> TableScene:
    return _acting(desk, picture_position(), Take(("orange",)), 0.5)


@shot("lights-rival", seconds=3.4)
def rival_taking(desk: Desk) -> TableScene:
    state = position("y1 p2*2 o1*1 s1*3", _FOUR, _LOST, seat=1)
    return _acting(desk, state, Take(("orange",)), 0.3)


@shot("lights-last-card", seconds=3.0)
def last_card(desk: Desk) -> TableScene:
    state = position("y1 p2*2", _FOUR, _LOST, top="o1*1", deck_left=0)
    return _acting(desk, state, REVEAL, 2.0)


@shot("lights-tally", seconds=3.4)
def tallying(desk: Desk) -> TableScene:
    state = position("y1 p2*2 o1*1", _FOUR, _LOST, deck_left=0)
    return _acting(desk, state, Take(("pink",)), 4.0)
