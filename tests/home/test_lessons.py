"""The lessons as data: walked through with the engine alone, and their words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.catalogue import game
from game.engine.contract import Action
from game.home.lessons import (
    LEARNER,
    Learning,
    Lesson,
    learning,
    lesson,
    reached,
    remember_learnt,
    remember_page,
    remember_step,
)
from game.texts import Language, Words

MOST_STEPS = 16
MOST_WORDS = 16
MARKS = frozenset(":!?«»–")
LANGUAGES = ("en", "fr", "nl")


def walked(name: str) -> list[tuple[Any, list[Action]]]:
    """Each step of a lesson with the state that it finds and the actions of the learner that it accepts."""
    rules = game(name)
    state: Any = None
    found = []
    for step in lesson(name).steps:
        state = state if step.state is None else rules.load(step.state)
        accepted = [action for action in rules.legal(state) if step.accepts(action)]
        found.append((state, accepted))
        if step.wants is not None:
            state = rules.apply(state, accepted[0]).state
        elif step.rival is not None:
            state = rules.apply(state, rules.read_action(step.rival)).state
    return found


@pytest.mark.parametrize("name", catalogue.names())
def test_the_learner_can_do_what_each_step_wants(name: str) -> None:
    for step, (state, accepted) in zip(lesson(name).steps, walked(name), strict=True):
        assert bool(accepted) == (step.wants is not None), step.text
        if step.wants is not None:
            assert game(name).to_act(state) == LEARNER


@pytest.mark.parametrize("name", catalogue.names())
def test_a_step_accepts_one_kind_of_action_with_one_outcome(name: str) -> None:
    rules = game(name)
    for step, (state, accepted) in zip(lesson(name).steps, walked(name), strict=True):
        assert len({type(action) for action in accepted}) <= 1, step.text
        outcomes = {rules.points(rules.apply(state, action).state) for action in accepted}
        assert len(outcomes) <= 1, step.text


@pytest.mark.parametrize("name", catalogue.names())
def test_something_else_could_be_done_in_most_steps(name: str) -> None:
    rules = game(name)
    wanted = [
        (state, accepted)
        for step, (state, accepted) in zip(lesson(name).steps, walked(name), strict=True)
        if step.wants is not None
    ]
    assert all(set(accepted) <= set(rules.legal(state)) for state, accepted in wanted)
    free = sum(len(accepted) < len(rules.legal(state)) for state, accepted in wanted)
    assert free > len(wanted) / 2


@pytest.mark.parametrize("name", catalogue.names())
def test_rivals_only_play_what_they_may(name: str) -> None:
    rules = game(name)
    for step, (state, _) in zip(lesson(name).steps, walked(name), strict=True):
        if step.rival is not None:
            assert rules.to_act(state) != LEARNER
            assert rules.read_action(step.rival) in rules.legal(state)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_lesson_is_short_and_its_last_step_is_only_read(name: str) -> None:
    steps = lesson(name).steps
    assert 10 <= len(steps) <= MOST_STEPS
    assert steps[0].state is not None
    assert steps[-1].read
    assert sum(step.wants is not None for step in steps) > len(steps) / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_the_words_of_a_step_are_few(name: str, language: Language) -> None:
    words = Words(language, strict=True)
    for step in lesson(name).steps:
        said = [word for word in words(step.text).split() if word not in MARKS]
        assert 3 <= len(said) <= MOST_WORDS, said


def test_the_step_reached_is_kept_for_each_game(tmp_path: Path) -> None:
    assert reached(tmp_path, "gravity") == 0
    remember_step(tmp_path, "gravity", 5)
    remember_step(tmp_path, "star_race", 2)
    assert (reached(tmp_path, "gravity"), reached(tmp_path, "star_race")) == (5, 2)


def test_a_broken_note_of_the_step_reached_starts_the_lesson_anew(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text("{")
    assert reached(tmp_path, "gravity") == 0
    remember_step(tmp_path, "gravity", 3)
    assert reached(tmp_path, "gravity") == 3


def test_what_an_older_version_kept_is_the_step(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"version": 1, "gravity": 4}')
    assert learning(tmp_path, "gravity") == Learning(4)
    remember_learnt(tmp_path, "gravity")
    remember_page(tmp_path, "gravity", "turn")
    assert learning(tmp_path, "gravity") == Learning(0, learnt=True, page="turn")


def test_a_step_compares_actions_by_the_fields_that_it_names() -> None:
    rules = game("gravity")
    step = Lesson(lesson("gravity").steps).steps[1]
    right = rules.read_action({"type": "step", "card": "joker", **_side(step.wants)})
    assert step.accepts(right)
    assert not step.accepts(rules.read_action({"type": "refill"}))


def _side(wants: dict[str, Any] | None) -> dict[str, Any]:
    assert wants is not None
    return {"dir": wants["dir"]}
