"""A lesson: a position, and steps that each want one thing of the learner (assets/lessons/<game>.json)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from game.engine.contract import Action, Seat
from game.places import ASSETS


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. It ends when the learner has done what it wants, or has read it if it wants nothing."""

    text: str  # the name of a text
    point: str | None = None  # what the presenter points at
    wants: dict[str, Any] | None = None  # the fields that the learner's action must have
    rival: dict[str, Any] | None = None  # the action that somebody else plays now, by itself

    def accepts(self, action: Action) -> bool:
        """Whether this is what the step wants."""
        given = msgspec.to_builtins(action)
        return self.wants is not None and all(given.get(key) == value for key, value in self.wants.items())


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson of one game; the learner sits at `seat`. Its last step is only read."""

    seat: Seat
    state: dict[str, Any]
    steps: tuple[Step, ...]


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    return msgspec.json.decode((ASSETS / "lessons" / f"{game}.json").read_bytes(), type=Lesson)
