"""What the bots know of the toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.ai.bot import Reason
from game.ai.mind import UNKNOWN, Mind
from tests.toy.game import GAME
from tests.toy.model import Cards, Play, State, ToyView
from tests.toy.rules import seat_of, winners


class ToyMind(Mind[State, Play, ToyView]):
    game = GAME
    plies = 8

    def estimate(self, state: State) -> Sequence[float]:
        return state.points

    def shares_of(self, state: State, points: Sequence[float]) -> Sequence[float]:
        best = winners(state)
        return [(seat in best) / len(best) for seat in range(len(state.points))]

    def order(self, state: State, legal: Sequence[Play]) -> Sequence[tuple[Play, float]]:
        return [(action, 1 / len(legal)) for action in legal]

    def hand(self, state: State) -> Cards:
        return state.hands[seat_of(state)]

    def rookie(self, view: ToyView, rng: Random) -> Play:
        return view.legal[0]

    def pilot(self, view: ToyView, rng: Random) -> Play:
        return view.legal[-1]

    def judge(self, view: ToyView) -> Mapping[Play, float]:
        return {action: float(place) for place, action in enumerate(view.legal)}

    def explain(self, view: ToyView, action: Play, chance: int = UNKNOWN) -> Reason:
        return Reason("ai-toy-play", {"card": action.card, "chance": chance})


MIND = ToyMind()
