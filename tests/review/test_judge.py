"""What a decision gave away: exactly where that is known, and never by what nobody could know."""

from __future__ import annotations

import pickle
from statistics import fmean
from typing import Any

import msgspec
import pytest

from game import catalogue
from game.ai.bot import Budget
from game.ai.mind import Meter, TooMuch
from game.ai.search import compare, never
from game.engine.chance import generator
from game.engine.contract import Transition
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, begun
from game.review import judge as judge_module
from game.review.judge import LEAST_NODES, DecisionJob, judge, questions
from game.review.report import GRADES, Loss, ReviewedTurn, grade_of, lost_by_turn, skill
from tools.shots.shot import position


def played(name: str, players: int, seed: int, level: Any = "pilot") -> Match:
    return play_out(begun(name, bots([level], players), seed), Budget())


@pytest.mark.parametrize("name", catalogue.names())
def test_near_the_end_what_was_given_away_is_exact(name: str) -> None:
    mind, seen = catalogue.mind(name), 0
    for seed in range(8):
        for question in questions(played(name, 2, seed, "rookie"), LEAST_NODES)[-4:]:
            try:
                solved = mind.solve(question.view, Meter(5000, never))
            except TooMuch:
                continue
            if solved is None or not solved.complete or len(question.view.legal) == 1:
                continue
            verdict = judge(question)
            assert verdict.exact
            seen += 1
            lost = max(solved.values.values()) - solved.values[question.action]
            assert verdict.loss.chance == pytest.approx(lost)
    assert seen


@pytest.mark.parametrize("name", catalogue.names())
def test_a_verdict_is_the_same_each_time_and_elsewhere(name: str) -> None:
    question = questions(played(name, 3, 1), LEAST_NODES)[5]
    assert judge(question) == judge(pickle.loads(pickle.dumps(question)))


@pytest.mark.parametrize("name", catalogue.names())
def test_what_nobody_could_know_changes_no_verdict(name: str) -> None:
    match = played(name, 3, 6)
    ply = match.ply // 2
    seat = match.actor(ply + 1)
    assert seat is not None
    view, action = match.glimpse(seat, ply).view, match.actions[ply]
    verdicts = []
    for number in (1, 2):  # two worlds that the seat cannot tell apart
        state = match.game.imagine(view, generator(number))
        other = Match(match.game, Transition(state, ()), match.lineup)
        other.play(action)
        (question,) = questions(other, LEAST_NODES)
        verdicts.append(judge(question))
    assert verdicts[0] == verdicts[1]


def test_a_comparison_tries_both_as_often() -> None:
    match = begun("star_race", bots(["pilot"], 2), 3)
    assert match.to_act is not None
    view = match.view(match.to_act)
    pair = view.legal[0], view.legal[-1]
    tally = compare(catalogue.mind("star_race"), view, pair, 1, 101)
    assert tally.actions == pair
    assert tally.visits == (50, 50)


def test_a_comparison_gives_both_the_same_luck() -> None:
    match = begun("star_race", bots(["pilot"], 2), 3)
    assert match.to_act is not None
    view = match.view(match.to_act)
    tally = compare(catalogue.mind("star_race").for_legend(), view, (view.legal[0],) * 2, 1, 80, infer=True)
    assert tally.totals[0] == tally.totals[1]


def test_what_a_play_of_a_race_costs_hardly_depends_on_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where imagined races were played to their ends, luck changed it by 0.03 from one seed to the next."""
    asked, told = questions(played("star_race", 2, 3, "rookie"), LEAST_NODES)[4:20:3], []
    for seed in (1, 2):
        monkeypatch.setattr(judge_module, "SEED", seed)
        told.append([judge(question).loss.chance for question in asked])
    assert fmean(abs(one - other) for one, other in zip(*told, strict=True)) < 0.015
    assert max(map(max, told)) > 0.015


def test_grades_go_from_best_to_turning_point() -> None:
    assert [grade_of(most) for most in GRADES.values()] == list(GRADES)
    assert grade_of(0.0) == "best"
    assert grade_of(0.5) == "turning point"


def decided(seat: int, *lost: float | None) -> list[ReviewedTurn]:
    """A turn that gave away so many points, decision by decision."""
    losses = [None if points is None else Loss(0.01, points) for points in lost]
    return [ReviewedTurn(1, seat, {}, (0.5, 0.5), (0.0, 0.0), (0.0, 0.0), gave_away=loss) for loss in losses]


def test_who_gives_nothing_away_has_played_as_well_as_can_be() -> None:
    turns = [*decided(0, 0.0, -1.0), *decided(1, 2.0), *decided(0, 0.0), *decided(1, 20.0)]
    assert skill(lost_by_turn(turns, 0), 4.0) == 1
    assert skill(lost_by_turn(turns, 1), 4.0) == pytest.approx(
        0.25
    )  # a blunder counts no more than a mistake does
    assert skill(lost_by_turn([*turns, *decided(1, None)], 1), 4.0) is None  # nobody has looked at it yet
    assert skill(lost_by_turn([*turns, *decided(1, None)], 0), 4.0) == 1
    assert skill(lost_by_turn([], 0), 4.0) is None


def test_how_well_a_seat_plays_does_not_depend_on_how_many_decisions_its_turns_take() -> None:
    few = [*decided(0, 1.0), *decided(1, 0.0), *decided(0, 2.0)]
    many = [*decided(0, 0.0, 1.0, 0.0), *decided(1, 0.0), *decided(0, 0.0, 0.0, 2.0)]
    assert skill(lost_by_turn(few, 0), 4.0) == skill(lost_by_turn(many, 0), 4.0)


def test_a_choice_of_one_gives_nothing_away() -> None:
    match = played("fairy_lights", 2, 2)
    alone = next(q for q in questions(match, LEAST_NODES) if len(q.view.legal) == 1)
    verdict = judge(alone)
    assert isinstance(alone, DecisionJob)
    assert verdict.loss.chance == 0
    assert verdict.best == msgspec.to_builtins(alone.action)


def test_a_decision_beside_a_sure_win_is_judged() -> None:
    """To end the turn was not worked out where to replay wins: the review broke off."""
    verdict = judge(questions(position("gravity-game-2", 64), LEAST_NODES)[-1])
    assert verdict.best == {"type": "replay"}
    assert verdict.loss.chance > 0
