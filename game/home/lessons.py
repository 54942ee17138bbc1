"""Lessons: steps at the real table; each teaches one thing (assets/<game>/lesson.json)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from game import catalogue
from game.door import Word
from game.engine.contract import Action, Seat
from game.home.store import File

LEARNER: Seat = 0  # the learner's, in every lesson


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One idea. It ends when the learner has done what it wants, or has read it if it wants no action."""

    text: str  # the name of a text
    point: str | None = None  # the place that the bubble points at
    then: str | None = None  # the place once something is picked up
    wants: dict[str, Any] | None = None  # fields that the learner's action must have
    rival: dict[str, Any] | None = None  # the action that a rival plays now
    state: dict[str, Any] | None = (
        None  # the position that it begins with, if not the one after the last step
    )

    @property
    def read(self) -> bool:
        """Whether the step is only read."""
        return self.wants is None and self.rival is None

    def accepts(self, action: Action) -> bool:
        """Whether this is the action that the step wants."""
        given = msgspec.json.decode(msgspec.json.encode(action))
        return self.wants is not None and all(given.get(key) == value for key, value in self.wants.items())


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of one game. Its first step has a state, its last one is only read."""

    steps: tuple[LessonStep, ...]


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    return msgspec.json.decode((catalogue.assets(game) / "lesson.json").read_bytes(), type=Lesson)


# How far somebody has come


class Learning(Struct, frozen=True):
    """What somebody on this machine has learnt of a game."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0  # at which the lesson was left
    learnt: bool = False  # the lesson was gone through to its end
    page: Word = ""  # at which its rules were left


def _renewed(data: Any) -> Any:
    """Older versions kept the step alone."""
    return {game: {"step": known} if isinstance(known, int) else known for game, known in data.items()}


LESSONS = File("lessons.json", dict[Word, Learning], "howto-broken", _renewed)  # by game


def learning(home: Path, game: str) -> Learning:
    return LESSONS.read_or_new(home).get(game, Learning())


def reached(home: Path, game: str) -> int:
    """The step at which the lesson was left."""
    return learning(home, game).step


def remember_step(home: Path, game: str, step: int) -> None:
    """Remember the step at which the lesson was left. If that cannot be written, little is lost."""
    _change(home, game, lambda known: replace(known, step=step))


def remember_learnt(home: Path, game: str) -> None:
    """Remember that the lesson was gone through; it begins anew next time."""
    _change(home, game, lambda known: replace(known, step=0, learnt=True))


def remember_page(home: Path, game: str, page: str) -> None:
    """Remember the page at which the rules were left."""
    _change(home, game, lambda known: replace(known, page=page))


def _change(home: Path, game: str, change: Callable[[Learning], Learning]) -> None:
    with suppress(OSError):
        LESSONS.change(home, lambda known: known | {game: change(known.get(game, Learning()))})
