"""A lesson: steps on the real table that each want one thing of the learner (assets/<game>/lesson.json)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game import catalogue
from game.engine.contract import Action, Seat
from game.home.store import File

LEARNER: Seat = 0  # the seat of whoever learns, in every lesson


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One idea. It ends when the learner has done what it wants, or has read it if it wants nothing."""

    text: str  # the name of a text
    point: str | None = None  # what the presenter points at
    then: str | None = None  # what it points at once something is picked up
    wants: dict[str, Any] | None = None  # the fields that the learner's action must have
    rival: dict[str, Any] | None = None  # the action that somebody else plays now, by itself
    state: dict[str, Any] | None = None  # the position that it begins with, if not the one arrived at

    @property
    def read(self) -> bool:
        """Nothing is to be done but to go on."""
        return self.wants is None and self.rival is None

    def accepts(self, action: Action) -> bool:
        """Whether this is what the step wants."""
        given = msgspec.json.decode(msgspec.json.encode(action))
        return self.wants is not None and all(given.get(key) == value for key, value in self.wants.items())


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson of one game. Its first step has a state, its last is only read."""

    steps: tuple[Step, ...]


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    return msgspec.json.decode((catalogue.assets(game) / "lesson.json").read_bytes(), type=Lesson)


# How far somebody has come


FILE = File("lessons.json", dict[str, int])  # the step at which the lesson of each game was left


def reached(home: Path, game: str) -> int:
    """The step at which the lesson was left."""
    return FILE.sound(home).get(game, 0)


def note(home: Path, game: str, step: int) -> None:
    """Keep where the lesson is left, if that can be written; nothing is lost with it."""
    with suppress(OSError):
        FILE.save(home, FILE.sound(home) | {game: step})
