"""A review that is made while a match is played."""

from __future__ import annotations

import time

import msgspec
import pytest

from game.ai.bot import Budget
from game.match.drive import play_out
from game.match.lineup import bots
from game.match.match import Match, begun
from game.review import background, notebook
from game.review.background import Reviewer
from game.review.judge import LEAST_NODES, DecisionJob, Verdict, questions
from game.review.luck import Swing, opening_of, swings
from game.review.notebook import Notebook, found
from game.review.report import Loss, Review
from game.review.whole import assembled


def quick(question: DecisionJob) -> Verdict:
    """A verdict that costs no search."""
    best = msgspec.to_builtins(question.view.legal[0])
    return Verdict(question.ply, best, Loss(question.ply / 1000, 0.0), False, ())


@pytest.fixture(autouse=True)
def searches_take_no_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.node.get_closest_marker("slow") is None:
        monkeypatch.setattr(notebook, "judge", quick)


@pytest.fixture(scope="module")
def match() -> Match:
    return play_out(begun("gravity", bots(["rookie"], 2), 7), Budget()).at(24)


def whole(match: Match) -> Review:
    """What the command would say."""
    verdicts = {each.ply: quick(each) for each in questions(match, LEAST_NODES)}
    return assembled(match, "", LEAST_NODES, opening_of(match), [*swings(match)], verdicts)


def worked(book: Notebook, match: Match, most: int) -> int:
    """Do so many jobs at most; how many there were."""
    for done in range(most):
        book.follow(match)
        jobs = book.next_jobs(match, 3)
        if not jobs or (isinstance(jobs[0], DecisionJob) and jobs[0].nodes > LEAST_NODES):
            return done
        last = None
        for job in jobs:
            finding = found(job, last)
            last = finding.chances if isinstance(finding, Swing) else None
            book.take(job, finding)
    return most


def test_it_is_the_same_as_that_of_the_command_and_grows_with_the_match(match: Match) -> None:
    book, early = Notebook(match), match.at(6)
    assert book.review(early) is None
    worked(book, early, 99)
    first = book.review(early)
    assert first is not None
    assert [turn.grade is not None for turn in first.decisions] == [True] * 6
    worked(book, match, 999)
    assert book.review(match) == whole(match)
    assert book.share(match) == 1


def test_what_was_taken_back_is_forgotten(match: Match) -> None:
    book = Notebook(match)
    worked(book, match.at(5), 99)
    other = match.at(4)
    assert other.to_act is not None
    other.play(next(action for action in other.view(other.to_act).legal if action != match.actions[4]))
    book.follow(other)
    worked(book, other, 99)
    review = book.review(other)
    assert review is not None
    assert review == whole(other)


def test_what_fails_is_left_out_and_nothing_else(match: Match) -> None:
    book, early = Notebook(match), match.at(4)
    for _ in range(99):
        book.follow(early)
        jobs = book.next_jobs(early, 1)
        for job in jobs:
            fails = isinstance(job, DecisionJob) and job.ply == 2
            book.take(job, None if fails else found(job))
        if not jobs:
            break
    review = book.review(early)
    assert review is not None
    assert [turn.ply for turn in review.decisions if turn.grade is None] == [2]


@pytest.mark.slow
def test_a_process_reviews_in_idle_time_and_another_takes_its_place(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "lower_priority", lambda *_, **__: None)  # there may be no idle time
    reviewer = Reviewer()
    try:
        for _ in range(50):
            reviewer.follow(match, idle=False)
        assert reviewer.share(match) == 0
        killed = False
        for _ in range(6000):
            reviewer.follow(match, idle=True)
            share = reviewer.share(match)
            if share > 0.1 and not killed and reviewer._child is not None:
                reviewer._child.process.kill()
                killed = True
            if share > 0.5:
                break
            time.sleep(0.01)
        assert killed
        assert reviewer.share(match) > 0.5
    finally:
        reviewer.close()


@pytest.mark.slow
def test_where_there_is_no_idle_time_it_takes_more_once_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    idle, now = list[bool](), [0.0]
    monkeypatch.setattr(background, "lower_priority", lambda pid, idle_only: idle.append(idle_only))
    over = play_out(begun("star_race", bots(["random"], 2), 3), Budget())
    reviewer = Reviewer(lambda: now[0])
    monkeypatch.setattr(reviewer, "_listen", lambda: None)  # it never answers
    try:
        for now[0], match in ((0.0, over.at(5)), (99.0, over.at(5)), (100.0, over), (101.0, over)):
            reviewer.follow(match, idle=True)
            reviewer.follow(match, idle=True)
        assert idle == [True, False]
    finally:
        reviewer.close()
