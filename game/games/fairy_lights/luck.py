"""Luck in Fairy Lights: the next card. Everybody knows the make-up of the deck, so it is told exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import TypeAlias

from game.ai.mind import Meter, TooMuch, shares
from game.ai.odds import Chances
from game.ai.search import never
from game.engine.contract import NOBODY, Seat
from game.games.fairy_lights.endings import LastCards, mean
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.mind import LEGEND
from game.games.fairy_lights.model import Card, Cards, LightsView, Move, State, Take
from game.games.fairy_lights.rules import REVEAL

PILOT = {2: 0.921, 3: 0.967, 4: 0.984}
WORST = 3.0
EXACT_CARDS = 4  # in the deck; with no more, chances are worked out to the end
EXACT_POSITIONS = 4000  # unless that takes more than this
TURN = 0.8  # points that a turn promises at the least; so what pilots do costs them nothing on the mean
# Times the spread by which legend judges: chances then tell best who will win (games of pilots and rookies).
CALM = 1.5

Takings: TypeAlias = dict[
    tuple[Seat, int, Cards, Take], Chances
]  # by seat, cards in the deck, shop and taking


def chances(view: LightsView) -> Chances:
    return _outlook(GAME.imagine(view, Random(0)), {})


def expected(view: LightsView, action: Move) -> Chances:
    state, known = GAME.imagine(view, Random(0)), Takings()
    if isinstance(action, Take):
        return _outlook(GAME.after(state, action), {})
    every = Counter(state.deck)
    return mean(
        [(number / len(state.deck), _outlook(_drawn(state, card), known)) for card, number in every.items()]
    )


def _drawn(state: State, card: Card) -> State:
    """The state once this card of the deck has been turned over."""
    after = GAME.copy(state)
    after.deck.remove(card)
    after.deck.append(card)
    GAME.play(after, REVEAL)
    return after


def _outlook(state: State, known: Takings) -> Chances:
    """What the best action of the seat to act leads to, two actions deep; near the end exactly.

    Of the deck only its make-up is looked at. Takings that are `known` begin with the same series.
    """
    if state.phase != "over" and len(state.deck) <= EXACT_CARDS:
        try:
            return LastCards(GAME.view(state, NOBODY), Meter(EXACT_POSITIONS, never)).shares()
        except TooMuch:
            pass
    return _best(state, known, 2)


def _best(state: State, known: Takings, depth: int) -> Chances:
    """What the best action of the seat to act leads to."""
    if state.phase == "over" or not depth:
        return _begun(state)
    seat, best = state.seat, None
    for action in GAME.legal(state):
        if isinstance(action, Take):
            value = _taken(state, action, known)
        elif depth > 1 or not state.shop:
            value = mean([(share, _next(state, card, known, depth)) for share, card in _colours(state)])
        else:
            continue
        if best is None or value[seat] > best[seat]:
            best = value
    assert best is not None
    return best


def _next(state: State, card: Card, known: Takings, depth: int) -> Chances:
    after = _drawn(state, card)
    return _best(after, known, 0 if after.seat != state.seat else depth - 1)


def _taken(state: State, take: Take, known: Takings) -> Chances:
    key = state.seat, len(state.deck), state.shop, take
    if key not in known:
        known[key] = _begun(GAME.after(state, take))
    return known[key]


def _begun(state: State) -> Chances:
    """The chances at the beginning of a turn: its seat takes what it can, or turns over cards."""
    if state.phase == "over":
        return tuple(LEGEND.evaluate(state))
    points, left = LEGEND.estimate(state), len(state.deck) / len(state.points)
    gains = [LEGEND.gain(state, action) for action in GAME.legal(state) if isinstance(action, Take)]
    points[state.seat] += max([TURN, *gains])
    return tuple(shares(points, LEGEND.weights.edge + CALM * LEGEND.weights.spread * sqrt(left)))


def _colours(state: State) -> Iterator[tuple[float, Card]]:
    """For each colour in the deck, how likely it comes next, and a card of it that stands for all."""
    colours: dict[str, list[Card]] = {}
    for card in state.deck:
        colours.setdefault(card.colour, []).append(card)
    for cards in colours.values():
        order = sorted(cards, key=lambda card: (card.bulbs, card.stars))
        yield len(cards) / len(state.deck), order[len(order) // 2]
