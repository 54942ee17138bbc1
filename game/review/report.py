"""What a review holds, as data. Its JSON form is in docs/review.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from game.ai.odds import Chances
from game.engine.contract import Seat

REVIEW_VERSION = 1
Grade: TypeAlias = Literal["best", "fine", "slip", "mistake", "turning point"]

# The most chance of winning that a decision of this grade gives away. These are all thresholds there are.
GRADES: Mapping[Grade, float] = {"best": 0.005, "fine": 0.02, "slip": 0.05, "mistake": 0.12}


def grade_of(chance: float) -> Grade:
    """The grade of a decision that gives so much chance of winning away."""
    return next((grade for grade, most in GRADES.items() if chance <= most), "turning point")


class Loss(Struct, frozen=True):
    """What a decision gave away."""

    chance: float  # of winning
    points: float  # of the lead over the others; below 0 if a safer way to win brings fewer


class ActionWorth(Struct, frozen=True):
    """What an action seemed worth to the bot: the chance that its seat wins."""

    action: Mapping[str, Any]
    chance: float


class ReviewedTurn(Struct, frozen=True):
    """One decision, and what came of it."""

    ply: int  # 1 for the first action
    seat: Seat
    action: Mapping[str, Any]
    chances: Chances  # after it, as everybody can tell
    own: Chances  # what the decision changed in the chances of all seats
    luck: Chances  # what chance changed
    best: Mapping[str, Any] | None = None  # None: not looked at
    gave_away: Loss | None = None
    grade: Grade | None = None
    exact: bool = False  # whether it is worked out, not searched
    values: tuple[ActionWorth, ...] = ()


class Account(Struct, frozen=True):
    """The result of a seat, and what it is made of: result = start + luck + own + others."""

    start: float
    luck: float
    own: float
    others: float
    result: float  # its share of the win; of a game that is not over, its chance
    played: float | None = None  # how well (see `skill`); None until all its decisions are looked at


class Review(Struct, frozen=True, tag="review", tag_field="starbox"):
    """All of it."""

    version: int
    game: str
    names: tuple[str, ...]
    nodes: int
    over: bool
    fault: str  # why the journal could be read no further; empty if nothing is wrong
    opening: Chances  # after the deal
    decisions: tuple[ReviewedTurn, ...]
    seats: tuple[Account, ...]


def lost_by_turn(decisions: Sequence[ReviewedTurn], seat: Seat) -> list[float] | None:
    """The points that each turn of a seat gave away; None until all its decisions are looked at.

    A turn, which is all that a seat does in a row, counts by its worst decision, so how many there are
    says nothing.
    """
    lost = list[float]()
    for own, turn in groupby(decisions, key=lambda decision: decision.seat == seat):
        losses = [decision.gave_away for decision in turn if own]
        known = [loss.points for loss in losses if loss is not None]
        if len(known) < len(losses):
            return None
        if known:
            lost.append(max(0.0, *known))
    return lost


def skill(lost: Sequence[float] | None, worst: float) -> float | None:
    """How well a seat played, luck taken out: 1 if it gave nothing away, 0 if each turn gave away a lot.

    A turn that gives away more than `worst` points tells no more of its seat than one that gives away
    as much. None if it is not known what the turns gave away, or there are none.
    """
    return 1 - fmean(min(1.0, points / worst) for points in lost) if lost else None


MOST_TURNS = 12  # turning points that are told of a game
BIG_LUCK = GRADES["mistake"]  # that chance must change for a seat, to be told


def weight(turn: ReviewedTurn) -> float:
    """How much an action turned the game; 0 if too little to tell."""
    lost = turn.gave_away.chance if turn.grade in ("mistake", "turning point") and turn.gave_away else 0.0
    chance = max(map(abs, turn.luck))
    return max(lost, chance if chance > BIG_LUCK else 0.0)


def turning_points(turns: Sequence[ReviewedTurn], most: int = MOST_TURNS) -> list[ReviewedTurn]:
    """What turned the game most, of these actions, in the order of play."""
    found = sorted((turn for turn in turns if weight(turn)), key=weight, reverse=True)
    return sorted(found[:most], key=lambda turn: turn.ply)
