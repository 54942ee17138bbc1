"""Luck in La Course des étoiles: the tokens, the cards dealt and drawn.

Of tokens that the viewer does not know, all that can lie there are weighed by what the plays betray; of cards
that it does not know, each counts as their mean.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

from msgspec.structs import replace

from game.ai.mind import shares
from game.ai.odds import Chances
from game.games.star_race.game import GAME
from game.games.star_race.mind import MIND
from game.games.star_race.model import Cards, Move, RaceView, State
from game.games.star_race.rules import PLACE, winners
from game.games.star_race.view import tokens_of

PILOT = {2: 0.872, 3: 0.849, 4: 0.889}
WORST = 0.5
# Of what legend reads from plays: so it tells true of aces, of pilots and of rookies, who betray little.
BETRAYED = 0.5


def chances(view: RaceView) -> Chances:
    return _outlook(view, GAME.imagine(view, Random(0)), _worth(view.hand))


def expected(view: RaceView, action: Move) -> Chances:
    after = GAME.after(GAME.imagine(view, Random(0)), action)
    seen = replace(view, pushed=tuple(after.pushed), favourites=tuple(after.favourites))
    return _outlook(seen, after, _worth(view.hand) - _worth((action.card,)) + _mean_worth(view))


def _worth(cards: Cards) -> float:
    return sum(MIND.kinds.get(card.kind, 0.0) for card in cards)


def _mean_worth(view: RaceView) -> float:
    return fmean(_worth((card,)) for card in view.unseen)


def _outlook(view: RaceView, state: State, own: float) -> Chances:
    """The mean over all tokens that the view allows; the hand of its seat is worth `own`."""
    seats, spread, base = range(len(view.favourites)), 1.0, list[float]()
    prospects = MIND.prospects(state)
    if state.phase != "over":
        spread = MIND.weights.edge + MIND.weights.spread * sqrt(MIND.turns_left(state))
        bare = replace(state, hands=[()] * len(seats))
        unknown = _mean_worth(view)
        for seat in seats:
            hand = own if seat == view.seat else unknown * view.hand_sizes[seat]
            base.append(MIND.expected(bare, seat, prospects) - prospects[PLACE[state.tokens[seat]]] + hand)
    total, weights = [0.0] * len(seats), 0.0
    for tokens in tokens_of(view):
        world = replace(state, tokens=tokens)
        weight = MIND.likelihood(view, world) ** BETRAYED
        weights += weight
        if state.phase == "over":
            won = winners(world)
            values = [(seat in won) / len(won) for seat in seats]
        else:
            values = shares([base[seat] + prospects[PLACE[tokens[seat]]] for seat in seats], spread)
        for seat in seats:
            total[seat] += weight * values[seat]
    return tuple(share / weights for share in total)
