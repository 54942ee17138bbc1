"""Information-set Monte Carlo tree search, the same for all games.

One tree for the seat that thinks. Every simulation goes down it through a state imagined from the view, so
that it meets only actions which that state allows: an edge counts how often it was available, not only
how often it was tried (Cowling, Powley and Whitehouse's SO-ISMCTS). Actions compete by PUCT: their mean
value for the seat that acts, and a bonus which the game's move ordering shares out. A leaf is evaluated
after a short playout, for every seat at once (max^n).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import Footstep, Foreseen
from game.ai.mind import Mind
from game.engine.chance import generator, seed_for
from game.engine.contract import Action, Seat, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

CHECK_EVERY = 4  # simulations between two looks at the time
DECIDED_EVERY = 16  # and between two checks whether anything could still change the choice
HOPELESS = 0.005  # of the win; with less, a seat plays for its place
LEAST_VISITS = 5  # of an action that is expected to follow
POOL = 64  # imagined states that are weighed against each other, and the simulations that they are for


class Edge(Generic[A]):
    """An action at a node, and how it did. A search makes many: a data class would slow it down."""

    __slots__ = ("action", "available", "lead", "nodes", "prior", "rank", "share", "total", "visits")

    def __init__(self, action: A, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0  # of what the seat that acts here hopes for
        self.share = 0.0  # and of its shares of the win
        self.lead = 0.0  # at the root: of its leads over the others, in points
        self.rank = 0.0  # and, where it can hardly win, of the parts of the others that it is ahead of
        self.nodes: dict[Hashable, Node[A]] = {}  # by what the action turned up


class Node(Generic[A]):
    """A position as the thinking seat knows it: the same node, whatever cards the others hold."""

    __slots__ = ("edges", "options", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[A, Edge[A]] = {}
        self.options: dict[Hashable, list[Edge[A]]] = {}  # the edges open to each hand of the seat to act
        self.visits = 0
        self.total = 0.0


class Tally(Struct, Generic[A], frozen=True):
    """What a search has seen of each action at its root."""

    actions: tuple[A, ...]
    visits: tuple[int, ...]
    totals: tuple[float, ...]  # of its shares of the win
    leads: tuple[float, ...] = ()  # of the seat that acts, in points, added up like the totals
    ranks: tuple[float, ...] = ()  # the parts of the others that it is ahead of, where it can hardly win
    lines: Mapping[A, tuple[Foreseen[A], ...]] = {}  # what is expected to follow, if it was asked for
    solved: Mapping[A, float] = {}  # the exact values of actions that lead to the end
    complete: bool = False  # all actions are solved, and nothing was searched
    worked_out: int = 0  # positions of the ending
    wanted: int = 0  # simulations that it should have run

    @property
    def hurried(self) -> bool:
        """Whether it ended before half of its simulations: time was over, as no choice is clear so early."""
        return 2 * sum(self.visits) < self.wanted

    @property
    def nodes(self) -> int:
        return sum(self.visits) + self.worked_out

    def knowing(self, solved: Mapping[A, float], worked_out: int) -> Tally[A]:
        """The same with exact values of some actions, which the search may have left out."""
        others = tuple(action for action in solved if action not in self.actions)
        none = (0,) * len(others)
        return replace(
            self,
            actions=self.actions + others,
            visits=self.visits + none,
            totals=self.totals + none,
            leads=self.leads + none,
            ranks=self.ranks + none,
            solved=solved,
            worked_out=worked_out,
        )

    def values(self) -> tuple[tuple[A, float], ...]:
        """The value of each action: exact, or the mean of what was tried."""
        return tuple(
            (action, value)
            for place, action in enumerate(self.actions)
            if (value := self.value(place)) is not None
        )

    def value(self, place: int) -> float | None:
        """The value of an action; None if it was not tried."""
        exact = self.solved.get(self.actions[place])
        if exact is not None:
            return exact
        return self.totals[place] / self.visits[place] if self.visits[place] else None

    def lead(self, place: int) -> float | None:
        """The mean lead in points that an action led to; None if it was not tried."""
        return self.leads[place] / self.visits[place] if self.leads and self.visits[place] else None

    def chosen(self) -> int:
        """The index of the best action; without hope to win, of the one that promises the best place."""
        best = self.best()
        value = self.value(best)
        tried = [place for place, visits in enumerate(self.visits) if visits]
        if value is None or value >= HOPELESS or not tried or not self.ranks:
            return best
        return max(
            tried, key=lambda place: (self.ranks[place] / self.visits[place], self.visits[place], -place)
        )

    def best(self) -> int:
        """The index of the best action: the one that was tried most, or one whose exact value is higher."""
        places = range(len(self.actions))
        exact = [place for place in places if self.actions[place] in self.solved]
        rest = [place for place in places if place not in exact]
        if not exact:
            return max(rest, key=lambda i: (self.visits[i], self.totals[i], -i))
        best = max(exact, key=lambda i: (self.solved[self.actions[i]], self.visits[i], -i))
        tried = max(rest, key=lambda i: (self.visits[i], self.totals[i], -i), default=best)
        searched = self.value(tried)
        return best if searched is None or self.solved[self.actions[best]] >= searched else tried


def merge(tallies: Sequence[Tally[A]]) -> Tally[A]:
    """Several searches from one root, added up; one that is complete says all."""
    for tally in tallies:
        if tally.complete:
            return tally
    visits: dict[A, int] = {}
    totals: dict[A, float] = {}
    leads: dict[A, float] = {}
    ranks: dict[A, float] = {}
    for tally in tallies:
        for action, seen, total in zip(tally.actions, tally.visits, tally.totals, strict=True):
            visits[action] = visits.get(action, 0) + seen
            totals[action] = totals.get(action, 0.0) + total
        for action, lead in zip(tally.actions, tally.leads, strict=False):
            leads[action] = leads.get(action, 0.0) + lead
        for action, rank in zip(tally.actions, tally.ranks, strict=False):
            ranks[action] = ranks.get(action, 0.0) + rank
    lines = {action: line for tally in reversed(tallies) for action, line in tally.lines.items()}
    solved = {action: value for tally in tallies for action, value in tally.solved.items()}
    worked_out = sum(tally.worked_out for tally in tallies)
    wanted = sum(tally.wanted for tally in tallies)
    return Tally(
        tuple(visits),
        tuple(visits.values()),
        tuple(totals.values()),
        tuple(leads.values()),
        tuple(ranks.values()),
        lines,
        solved,
        worked_out=worked_out,
        wanted=wanted,
    )


Stop: TypeAlias = Callable[[], bool]
Rival: TypeAlias = Callable[[A], A | None]


def never() -> bool:
    """Never stop."""
    return False


def search(
    mind: Mind[S, A, V],
    view: V,
    seed: int,
    nodes: int,
    *,
    infer: bool = False,
    stop: Stop = never,
    rival: Rival[A] | None = None,
    late: Stop = never,
    kept: Tree[S, A, V] | None = None,
) -> Tally[A]:
    """Run `nodes` simulations; fewer if `stop` says so or if no simulation can change the decision any more.

    With `infer`, states that explain well what the others have done are imagined more often. With a `rival`,
    which names the action to compare the best one with, more simulations try it until it is known as well (or
    `late` says stop), and the lines that follow both are told. A tree that was kept grows until it
    holds as many simulations.
    """
    tree = kept or Tree(mind, view, generator(seed_for(seed, "imagination")), infer)
    known = tree.root.visits
    tree.grow(nodes - known, stop)
    edges = tree.root.options[tree.hand]
    lines = tree.confront(rival, nodes // 2, late) if rival else {}
    return Tally(
        tuple(edge.action for edge in edges),
        tuple(edge.visits for edge in edges),
        tuple(edge.share for edge in edges),
        tuple(edge.lead for edge in edges),
        tuple(edge.rank for edge in edges),
        lines,
        wanted=nodes if len(edges) > 1 and not known else 0,
    )


def compare(
    mind: Mind[S, A, V], view: V, actions: Sequence[A], seed: int, nodes: int, *, infer: bool = False
) -> Tally[A]:
    """Search these actions alone, whatever the mind says of them: each in the same imagined states."""
    tree = Tree(mind, view, generator(seed_for(seed, "comparison")), infer)
    edges = tree.narrow(actions)
    tree.share(nodes // len(actions))
    return Tally(
        tuple(actions),
        tuple(edge.visits for edge in edges),
        tuple(edge.share for edge in edges),
        tuple(edge.lead for edge in edges),
        wanted=nodes,
    )


class Tree(Generic[S, A, V]):
    """What a seat has found so far, by what everybody sees."""

    def __init__(self, mind: Mind[S, A, V], view: V, rng: Random, infer: bool) -> None:
        self.mind = mind
        self.view = view
        self.rng = rng
        self.infer = infer
        self.root: Node[A] = Node()
        world = self._imagine()
        self.hand = mind.hand(world)
        self.even = False  # whether the actions at the root are tried equally often
        self._open(self.root, world, self.hand)

    def look_ahead(self, nodes: int, stop: Stop) -> None:
        """Search from where another seat is to act, until so many simulations went through the root."""
        worlds: list[S] = []
        while self.root.visits < nodes and not (self.root.visits % CHECK_EVERY == 0 and stop()):
            worlds = worlds or self._worlds()
            self._simulate(worlds.pop())

    def follow(self, step: Footstep[V]) -> bool:
        """Go on from what was played, as everybody saw it; False if that was not foreseen."""
        mind, world = self.mind, self.mind.game.imagine(step.view, self.rng)
        found = [
            edge.nodes.get(mind.turned_up(world, edge.action))
            for edge in self.root.edges.values()
            if mind.seen(edge.action) == step.seen
        ]
        known = [node for node in found if node is not None]
        if not known:
            return False
        self.root = max(known, key=lambda node: node.visits)
        self.view, self.hand = step.view, mind.hand(world)
        if self.hand not in self.root.options:
            self._open(self.root, world, self.hand)
        for edge in self.root.edges.values():
            edge.lead = 0.0  # it was not counted below the root
        return True

    def narrow(self, actions: Sequence[A]) -> list[Edge[A]]:
        """Try these actions at the root and no other, equally often."""
        self.even = True
        return self.only([Edge(action, 1 / len(actions)) for action in actions])

    def only(self, edges: list[Edge[A]]) -> list[Edge[A]]:
        """Try these actions at the root and no other, each with its share of the search."""
        self.root.options[self.hand] = edges
        return edges

    def compare(self, edges: list[Edge[A]], rounds: int) -> None:
        """Go on with these actions of the root alone, and try each once in each imagined state."""
        self.even = True
        self.only(edges)
        self.share(rounds)

    def share(self, rounds: int) -> None:
        """Try each action of a narrowed root once in each imagined state: all have the same luck."""
        worlds: list[S] = []
        for _ in range(rounds):
            worlds = worlds or self._worlds()
            world = worlds.pop()
            for _ in self.root.options[self.hand]:
                self._simulate(self.mind.game.copy(world))

    def grow(self, nodes: int, stop: Stop) -> None:
        options = self.root.options[self.hand]
        if len(options) == 1:
            return
        worlds: list[S] = []
        for done in range(nodes):
            if done % CHECK_EVERY == 0 and stop():
                return
            if not self.even and done % DECIDED_EVERY == 0 and _decided(options, nodes - done):
                return
            if not worlds:
                worlds = self._worlds()
            self._simulate(worlds.pop())

    def _imagine(self) -> S:
        return self.mind.game.imagine(self.view, self.rng)

    def _worlds(self) -> list[S]:
        """The imagined states that the simulations begin with."""
        if not self.infer:
            return [self._imagine()]
        pool = [self._imagine() for _ in range(POOL)]
        weights = list(accumulate(self.mind.likelihood(self.view, world) for world in pool))
        if not weights[-1]:
            return pool
        points = [self.rng.random() * weights[-1] for _ in pool]
        return [self.mind.game.copy(pool[bisect_right(weights, point)]) for point in points]

    def _open(self, node: Node[A], state: S, hand: Hashable) -> list[Edge[A]]:
        """Add the edges for what this hand can do at a node."""
        options: list[Edge[A]] = []
        for action, prior in self.mind.order(state, self.mind.game.legal(state)):
            edge = node.edges.get(action)
            if edge is None:
                edge = node.edges[action] = Edge(action, prior)
            options.append(edge)
        node.options[hand] = options
        return options

    def _simulate(self, state: S) -> None:
        mind, caution, explore = self.mind, self.mind.caution, self.mind.explore
        to_act, play, hand_of = mind.game.to_act, mind.game.play, mind.hand
        node = self.root
        path: list[tuple[Node[A], Edge[A], Seat]] = []
        while (seat := to_act(state)) is not None:
            hand = hand_of(state)
            options = node.options.get(hand)
            if options is None:
                options = self._open(node, state, hand)
            if self.even and node is self.root:
                edge = min(options, key=_visits)
            else:
                edge = _select(node, options, explore, caution)
            play(state, edge.action)
            path.append((node, edge, seat))
            key = mind.turned_up(state, edge.action)
            following = edge.nodes.get(key)
            if following is None:
                edge.nodes[key] = Node()
                self._wander(state, seat)
                break
            node = following
        estimate = mind.estimate(state)
        stood = mind.shares_of(state, estimate)
        values = mind.hopes(state, stood)
        for node, edge, seat in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
            edge.share += stood[seat]
        if path:
            _, edge, seat = path[0]
            edge.lead += lead(estimate, seat)
            if stood[seat] < HOPELESS:
                edge.rank += rank(estimate, seat)

    def confront(self, rival: Rival[A], nodes: int, stop: Stop) -> dict[A, tuple[Foreseen[A], ...]]:
        """Try the rival of the best action until it is known as well, and tell what follows both."""
        options = self.root.options[self.hand]
        best = max(options, key=lambda edge: (edge.visits, edge.total))
        other = rival(best.action)
        pair = [edge for edge in options if edge.action in (best.action, other)]
        if len(pair) > 1:
            self.even, self.root.options[self.hand] = True, pair
            self.grow(min(nodes, max(edge.visits for edge in pair)), stop)
        return {edge.action: self.line(edge) for edge in pair if edge.visits}

    def line(self, edge: Edge[A]) -> tuple[Foreseen[A], ...]:
        """What was tried most after an action at the root, to the end of the next turn of its seat."""
        game, hand_of, turned_up = self.mind.game, self.mind.hand, self.mind.turned_up
        state = self._imagine()
        viewer, away, found = self.view.seat, False, list[Foreseen[A]]()
        while True:
            seat = game.to_act(state)
            assert seat is not None
            game.play(state, edge.action)
            found.append(Foreseen(seat, edge.action, tuple(game.points(state))))
            node, following = edge.nodes.get(turned_up(state, edge.action)), game.to_act(state)
            over = away and seat == viewer != following
            away = away or following != viewer
            if node is None or following is None or over:
                return tuple(found)
            best = max(node.options.get(hand_of(state), ()), key=_visits, default=None)
            if best is None or best.visits < LEAST_VISITS:
                return tuple(found)
            edge = best

    def _wander(self, state: S, seat: Seat) -> None:
        """Play on from a leaf that an action of `seat` led to."""
        mind, rng = self.mind, self.rng
        legal_of, play, wander = mind.game.legal, mind.game.play, mind.wander
        to_act, played = mind.game.to_act, 0
        while played < mind.plies or (mind.to_turn_end and to_act(state) == seat):
            now = to_act(state)
            if now is None:
                return
            seat = now
            play(state, wander(state, legal_of(state), rng))
            played += 1


def _select(node: Node[A], options: list[Edge[A]], explore: float, caution: float) -> Edge[A]:
    untried = node.total / node.visits - caution if node.visits else 0.5
    best, most = options[0], -1.0
    for edge in options:
        edge.available += 1
        visits = edge.visits
        value = edge.total / visits if visits else untried
        score = value + explore * edge.prior * sqrt(edge.available) / (1 + visits)
        if score > most:
            best, most = edge, score
    return best


def lead(points: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the mean of the others."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


def rank(points: Sequence[float], seat: Seat) -> float:
    """The part of the others that a seat is ahead of; half of those that have as much."""
    own = points[seat]
    ahead = sum((own > other) + (own == other) / 2 for other in points) - 0.5
    return ahead / (len(points) - 1)


def _visits(edge: Edge[A]) -> int:
    return edge.visits


def _decided(options: Sequence[Edge[A]], left: int) -> bool:
    """Whether the most tried action stays ahead, whatever the remaining simulations show."""
    counts = sorted((edge.visits for edge in options), reverse=True)
    return counts[0] - counts[1] > left
