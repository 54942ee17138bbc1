"""A short search for bots that go by rules of thumb: it looks twice at what these hold for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Generic, TypeVar

from game.ai.mind import Mind, preferences
from game.ai.search import Edge, Tree, never
from game.engine.contract import Action, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

POINT = 0.02  # of the win, that a point which the rules of thumb promise counts beside what is found
FADING = 100  # simulations of an action after which that counts half as much
DOUBT = 0.03  # of the win, that what looks odd must promise more
BEHIND = 0.6  # of the win, over the root of how often it was tried: farther behind, an action is out
ROUNDS = 10  # simulations of each action between two looks at that
EARLY = 0.9  # of the simulations: while more are left, none is out, as the first do not see far enough


class Recheck(Generic[S, A, V]):
    """What a few simulations say of actions that rules of thumb have judged, in points."""

    def __init__(self, mind: Mind[S, A, V], view: V, judged: Mapping[A, float], rng: Random) -> None:
        self._judged = judged
        self._most = max(judged.values())
        self._tree = Tree(mind, view, rng, infer=False)
        order = preferences(list(judged), list(judged.values()), heat=1.0)
        self._edges = {action: Edge(action, prior) for action, prior in order}
        self._odd: A | None = None

    def best(self, actions: Sequence[A], nodes: int) -> A:
        """The best of some actions, after so many simulations."""
        edges = self._tree.only([self._edges[action] for action in actions])
        self._tree.grow(nodes, never)
        return max(edges, key=self._worth).action

    def better(self, actions: Sequence[A], nodes: int, odd: A | None = None, behind: float = BEHIND) -> A:
        """The best of these, after up to so many more: all get as many, until they are clearly behind.

        The odd one is chosen only if that is clearly better.
        """
        self._odd = odd
        edges = [self._edges[action] for action in actions]
        early = EARLY * nodes
        while nodes > 0 and len(edges) > 1:
            self._tree.compare(edges, ROUNDS)
            nodes -= ROUNDS * len(edges)
            tried = min(edge.visits for edge in edges)
            least = max(map(self._worth, edges)) - behind / sqrt(tried)
            if nodes <= early:
                edges = [edge for edge in edges if self._worth(edge) > least]
        return max(edges, key=self._worth).action

    def _worth(self, edge: Edge[A]) -> float:
        short = POINT * (self._judged[edge.action] - self._most) / (1 + edge.visits / FADING)
        worth = short - DOUBT * (edge.action == self._odd)
        return worth + edge.total / edge.visits if edge.visits else worth - 1
