"""What the strongest bot thinks of a decision, from the view that its seat had and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game import catalogue
from game.ai.bot import Budget
from game.ai.levels import halves, think_all
from game.ai.mind import ALIKE, AnyMind, Meter, TooMuch
from game.ai.search import Tally, compare, merge, never
from game.engine.chance import seed_for
from game.engine.contract import Action, View
from game.match.match import Match
from game.review.report import ActionWorth, Loss
from game.workers import each

LEAST_NODES = 300  # with fewer, what is best changes from one look to the next
SEED = 25  # of all searches: a review is the same on every machine
EXACT_POSITIONS = 10_000  # of an ending; with more, it is searched


class DecisionJob(Struct, frozen=True):
    """A decision to look at."""

    game: str
    ply: int  # of the action
    view: View  # that its seat had
    action: Action
    nodes: int


class Verdict(Struct, frozen=True):
    """What the bot says of it."""

    ply: int
    best: Mapping[str, Any]
    loss: Loss
    exact: bool
    values: tuple[ActionWorth, ...]  # the best first; none if there was nothing to choose


def questions(match: Match, nodes: int) -> list[DecisionJob]:
    """All decisions of a match."""
    return [question(match, ply, nodes) for ply in range(1, match.ply + 1)]


def question(match: Match, ply: int, nodes: int) -> DecisionJob:
    """The decision that led to a ply."""
    seat = match.actor(ply)
    assert seat is not None
    view = match.glimpse(seat, ply - 1).view
    return DecisionJob(match.game.name, ply, view, match.actions[ply - 1], max(nodes, LEAST_NODES))


def judged(asked: Sequence[DecisionJob], executor: Executor | None) -> Iterator[Verdict]:
    """The verdicts, as they come."""
    return each(judge, asked, executor)


def judge(question: DecisionJob) -> Verdict:
    """What the action gave away. It depends on nothing but the question."""
    mind, view, played = catalogue.mind(question.game), question.view, question.action
    if len(view.legal) == 1:
        return Verdict(question.ply, _plain(played), Loss(0.0, 0.0), True, ())
    seed = seed_for(SEED, "review", question.ply)
    judging = mind.for_review()
    tally, exact = _looked(judging, question, seed)
    best = tally.actions[tally.best()]
    if exact and tally.solved[best] - tally.solved[played] <= ALIKE:
        best = played
    loss = _given_away(judging, question, best, seed)
    if exact:
        loss = replace(loss, chance=tally.solved[best] - tally.solved[played])
    if loss.chance <= 0 >= loss.points:
        best, loss = played, Loss(0.0, 0.0)
    rows = sorted(tally.values(), key=lambda row: -row[1])
    values = tuple(ActionWorth(_plain(action), value) for action, value in rows)
    return Verdict(question.ply, _plain(best), replace(loss, chance=max(0.0, loss.chance)), exact, values)


def _looked(mind: AnyMind, question: DecisionJob, seed: int) -> tuple[Tally[Any], bool]:
    """What each action seems worth, and whether what matters of it is worked out."""
    try:
        solved = mind.solve(question.view, Meter(EXACT_POSITIONS, never))
    except TooMuch:
        solved = None
    if solved is not None and solved.complete:
        none = (0,) * len(solved.values)
        return Tally(tuple(solved.values), none, none, solved=solved.values, complete=True), True
    budget = Budget(nodes=question.nodes)
    tally = merge(think_all(mind, question.view, "legend", seed, budget, halves("legend"), never))
    exact = {tally.actions[tally.best()], question.action} <= tally.solved.keys()
    return tally, exact  # a win that is found says nothing of what else could be done


def _given_away(mind: AnyMind, question: DecisionJob, best: Action, seed: int) -> Loss:
    """What the action lost against what seems best, in the same imagined states; below 0 if it is better."""
    if best == question.action:
        return Loss(0.0, 0.0)
    actions = best, question.action
    pair = compare(mind, question.view, actions, seed, question.nodes, infer=True)
    (chance, points), (other_chance, other_points) = (
        (pair.totals[place] / pair.visits[place], pair.leads[place] / pair.visits[place])
        for place in range(len(actions))
    )
    return Loss(chance - other_chance, points - other_points)


def _plain(action: Action) -> Mapping[str, Any]:
    """The action as docs/protocol.md writes it."""
    plain: Mapping[str, Any] = msgspec.to_builtins(action)
    return plain
