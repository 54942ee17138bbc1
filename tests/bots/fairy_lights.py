"""The pilot of Fairy Lights in 0.1.0: it takes what is worth most, and looks at nobody else."""

from __future__ import annotations

from random import Random

from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import COLOURS, PLACE, Cards, Colour, LightsView, Move, State, Take
from game.games.fairy_lights.rules import FATES, REVEAL, worth

FINISH = (0.0, 0.69, 0.98)  # the chance that a series gets finished, by its bulbs
GOLD = 0.94  # gold has only this part of it
BONUS = 1.16  # points for each bulb that a series lacks
LATE = 5.8  # cards in the deck, for each seat, at which half of these chances are gone
HOPE = 1.5  # points that one more card promises


def pilot(view: LightsView, rng: Random) -> Move:
    """Take what is worth most in the long run, unless the odds of a repeat are low and there is hope."""
    state = GAME.imagine(view, rng)
    takes = [action for action in view.legal if isinstance(action, Take)]
    best = max(takes, key=lambda take: _gain(state, take), default=None)
    if best is None:
        return REVEAL
    if view.legal[0] == REVEAL:
        repeats, left = view.repeat
        if repeats / left * _gain(state, best) < (1 - repeats / left) * HOPE:
            return REVEAL
    return best


def _gain(state: State, take: Take) -> float:
    """The points to expect from taking."""
    left = len(state.deck)
    chance, gained = left / (left + LATE * len(state.points)), 0.0
    for colour in take.colours:
        before = state.series[len(COLOURS) * state.seat + PLACE[colour]]
        series = before + tuple(card for card in state.shop if card.colour == colour)
        fate = FATES[sum(card.bulbs for card in series)]
        gained += worth(before, series, fate) - chance * _promise(before, colour)
        if fate == "grown":
            gained += chance * _promise(series, colour)
    return gained


def _promise(series: Cards, colour: Colour) -> float:
    """The points to expect from an unfinished series, beyond what it counts now, with enough time."""
    if not series:
        return 0.0
    bulbs, stars = sum(card.bulbs for card in series), sum(card.stars for card in series)
    points = FINISH[bulbs] * (2 * stars + BONUS * (3 - bulbs))
    return points * GOLD if colour == "gold" else points
