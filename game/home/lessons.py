"""Lessons: steps at the real table; each teaches one thing (assets/<game>/lesson.json)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

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


STEPS = Annotated[int, Meta(ge=0, le=1000)]
# the step at which the lesson of each game was left
LESSONS = File("lessons.json", dict[Word, STEPS], "howto-broken")


def reached(home: Path, game: str) -> int:
    """The step at which the lesson was left."""
    return LESSONS.read_or_new(home).get(game, 0)


def remember_step(home: Path, game: str, step: int) -> None:
    """Remember the step at which the lesson was left. If that cannot be written, little is lost."""
    with suppress(OSError):
        LESSONS.change(home, lambda known: known | {game: step})
