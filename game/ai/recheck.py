"""A short search for bots that go by rules of thumb: it looks twice at what these hold for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from game.ai.mind import Mind, preferences
from game.ai.search import Edge, Tree, never
from game.engine.contract import Action, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

POINT = 0.02  # of the win, that a point which the rules of thumb promise counts beside what is found


class Recheck(Generic[S, A, V]):
    """What a few simulations say of actions that rules of thumb have judged, in points."""

    def __init__(self, mind: Mind[S, A, V], view: V, judged: Mapping[A, float], rng: Random) -> None:
        self._judged = judged
        self._tree = Tree(mind, view, rng, infer=False)
        self._edges = self._tree.only(preferences(list(judged), list(judged.values()), heat=1.0))

    def best(self, nodes: int) -> A:
        """The best of the actions, after so many simulations."""
        self._tree.grow(nodes, never)
        return max(self._edges, key=self._worth).action

    def better(self, actions: Sequence[A], nodes: int) -> A:
        """The best of these, after so many more, shared out evenly."""
        edges = [edge for edge in self._edges if edge.action in actions]
        self._tree.compare(edges, nodes // len(edges))
        return max(edges, key=self._worth).action

    def _worth(self, edge: Edge[A]) -> float:
        if not edge.visits:
            return -1 + POINT * self._judged[edge.action]
        return edge.total / edge.visits + POINT * self._judged[edge.action]
