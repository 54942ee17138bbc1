"""A review that is made bit by bit, while a match is played: what to look at next, and what was found."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from game import catalogue
from game.ai.odds import Chances, Odds
from game.engine.contract import NOBODY, Action, View
from game.match.match import Match
from game.review.judge import LEAST_NODES, DecisionJob, Verdict, judge, question
from game.review.luck import LuckStep, Swing, deed, swing_after
from game.review.report import GRADES, Review
from game.review.whole import assembled

FINER = 4  # times as many nodes, where something seems to have been given away


class Opening(Struct, frozen=True):
    """The deal."""

    game: str
    public: View
    ply: int = 0


class LuckJob(Struct, frozen=True):
    """An action, and the chances before it; None: those after the action that was looked at last."""

    game: str
    ply: int
    before: Chances | None
    deed: LuckStep


Job: TypeAlias = "Opening | LuckJob | DecisionJob"
Finding: TypeAlias = "Chances | Swing | Verdict"


def found(job: Job, last: Chances | None = None) -> Finding:
    """What comes of a job; `last` are the chances after the action that was looked at before."""
    if isinstance(job, DecisionJob):
        return judge(job)
    odds: Odds = catalogue.part(job.game, "luck")
    if isinstance(job, Opening):
        return odds.chances(job.public)
    before = job.before or last
    assert before is not None
    return swing_after(odds, before, job.deed)


class Notebook:
    """What is known of one match so far. It follows the match, also when actions are taken back."""

    def __init__(self, match: Match) -> None:
        self.opening = match.opening
        self._actions: list[Action] = []  # that something may be known of
        self._start: Chances | None = None
        self._swings: list[Swing] = []
        self._verdicts: dict[int, Verdict] = {}
        self._nodes: dict[int, int] = {}  # that a verdict was found with
        self._failed: set[tuple[type, int]] = set()
        self._told: tuple[object, Review] | None = None

    def follow(self, match: Match) -> None:
        """Forget what was found of actions that were taken back."""
        actions = match.actions
        same = 0
        for one, other in zip(self._actions, actions, strict=False):
            if one != other:
                break
            same += 1
        if same < len(self._actions):
            del self._swings[same:]
            for ply in [ply for ply in self._verdicts if ply > same]:
                del self._verdicts[ply], self._nodes[ply]
            self._failed = {(kind, ply) for kind, ply in self._failed if ply <= same}
        self._actions = list(actions)

    def next_jobs(self, match: Match, most: int) -> list[Job]:
        """What to look at next: chances first, then each decision, then what matters once more."""
        game = match.game.name
        if self._start is None:
            jobs: list[Job] = [Opening(game, match.glimpse(NOBODY, 0).view)]
        elif len(self._swings) < match.ply:
            jobs, first = [], len(self._swings) + 1
            for ply in range(first, min(match.ply, first + most - 1) + 1):
                before = self._swings[-1].chances if self._swings else self._start
                jobs.append(LuckJob(game, ply, before if ply == first else None, deed(match, ply)))
        else:
            return self._questions(match, most)
        return [] if any((type(job), job.ply) in self._failed for job in jobs) else jobs

    def _questions(self, match: Match, most: int) -> list[Job]:
        plies = [ply for ply in range(1, match.ply + 1) if (DecisionJob, ply) not in self._failed]
        new = [ply for ply in plies if ply not in self._verdicts]
        if new:
            return [question(match, ply, LEAST_NODES) for ply in new[:most]]
        again = [ply for ply in plies if self._nodes[ply] < FINER * LEAST_NODES and self._is_doubtful(ply)]
        return [question(match, ply, FINER * LEAST_NODES) for ply in again[:most]]

    def _is_doubtful(self, ply: int) -> bool:
        """Whether something seems to have been given away."""
        verdict = self._verdicts[ply]
        return verdict.loss.chance > GRADES["best"] and not verdict.exact

    def take(self, job: Job, finding: Finding | None) -> None:
        """Write down what came of a job; None: it failed, and is not tried again."""
        if finding is None:
            self._failed.add((type(job), job.ply))
        elif isinstance(job, DecisionJob) and isinstance(finding, Verdict):
            if self._is_of(job.ply, job.action):
                self._verdicts[job.ply], self._nodes[job.ply] = finding, job.nodes
        elif isinstance(job, LuckJob) and isinstance(finding, Swing):
            if len(self._swings) == job.ply - 1 and self._is_of(job.ply, job.deed.action):
                self._swings.append(finding)
        elif isinstance(finding, tuple):
            self._start = finding

    def _is_of(self, ply: int, action: Action) -> bool:
        """Whether this is still what led to the ply."""
        return ply <= len(self._actions) and self._actions[ply - 1] == action

    def review(self, match: Match) -> Review | None:
        """The review as far as it goes; None before anything is known."""
        if self._start is None:
            return None
        key = len(self._actions), len(self._swings), tuple(self._nodes.items()), match.lineup
        if self._told is None or self._told[0] != key:
            known = match.at(len(self._swings))
            told = assembled(known, "", LEAST_NODES, self._start, self._swings, self._verdicts)
            self._told = key, told
        return self._told[1]

    def share(self, match: Match) -> float:
        """How much of a first review is there."""
        whole = 1 + 2 * match.ply
        return ((self._start is not None) + len(self._swings) + len(self._verdicts)) / whole
