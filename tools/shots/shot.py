"""A shot: a moment of a screen, with a name. It looks the same each time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from dataclasses import replace as changed
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import Decision, Reason
from game.client.desk import Desk, Reviewing
from game.client.intents import KEYBOARD, Command, Intent, PointAt
from game.client.scene import Change, Route, Scene, Stack
from game.client.screens.routes import scene_of
from game.client.table.begin import demo
from game.client.table.play import Play
from game.client.table.presenter import WAYS_SECONDS
from game.client.table.scene import TableScene
from game.engine.contract import Action
from game.match import journal
from game.match.match import Match
from game.review.report import Review

POSITIONS = Path(__file__).parents[2] / "tests/positions"
UPRIGHT = (900, 1400)
FIRST = 0.01  # seconds until a table has opened its first decision


def position(name: str, ply: int | None = None) -> Match:
    """A kept match, at its end or at a ply."""
    return journal.load((POSITIONS / f"{name}.jsonl").read_text(encoding="utf-8"), ply)


def play_of(desk: Desk, name: str, ply: int | None = None) -> Play:
    """A kept match, being played at a table that saves nothing."""
    return demo(desk, position(name, ply)).play


class Reviewed(Reviewing):
    """The review that is kept beside a position, as if it had just been made."""

    def __init__(self, name: str) -> None:
        kept = (POSITIONS / "reviews" / f"{name}.json").read_bytes()
        self.review = msgspec.json.decode(kept, type=Review)

    def found(self, match: Match) -> Review | None:
        return self.review

    def share(self, match: Match) -> float:
        return 1.0


class Kept(Struct, frozen=True):
    """The table of a kept position, at its end or at a ply."""

    name: str
    ply: int | None = None


class At(Struct, frozen=True):
    """Points at a place of the table, by a name that `place_of` of the presenter knows."""

    place: str


class Act(Struct, frozen=True):
    """Makes the last action of the journal, so that its motion is seen."""


ACT = Act()
Start: TypeAlias = "Kept | Route[Any] | Callable[[Desk], Scene[Any]]"
# a command by its name; seconds that pass; a reason to hint at the last action of the journal
Step: TypeAlias = str | float | Intent | At | Act | Reason


@dataclass(frozen=True, slots=True)
class Shot:
    """Where it starts, and what is done from there to its moment."""

    name: str
    start: Start
    steps: tuple[Step, ...] = ()
    seconds: float = 0.0  # how long a strip of it lasts; 0: nothing moves
    height: float = 1.0  # of the picture, in window heights (only the kit is higher)
    settings: Mapping[str, Any] = field(default_factory=dict)  # settings that differ from the usual ones
    size: tuple[int, int] | None = None  # of the window, if that is what it shows

    def scenes(self, desk: Desk) -> tuple[Scene[Any], ...]:
        """The scenes that are seen, back to front."""
        if self.settings:
            desk.change(replace(desk.settings, **self.settings))
        last: Action | None = None
        if isinstance(self.start, Kept):
            match = position(self.start.name, self.start.ply)
            if any(isinstance(step, Act | Reason) for step in self.steps):
                last = match.actions[-1]
                match = position(self.start.name, match.ply - 1)
            first: Route[Any] | Scene[Any] = demo(desk, match)
        else:
            first = self.start if isinstance(self.start, Route) else self.start(desk)
        stack = Stack(first, partial(scene_of, desk))
        for step in self.steps:
            stack.apply(_done(stack.top, step, last))
        return stack.shown

    def undrawn(self, desk: Desk) -> tuple[Scene[Any], ...]:
        """The same, for who looks at their words and widgets alone: no picture is drawn on the way."""
        with desk.art.rehearsal():
            return self.scenes(desk)


def table(name: str, *steps: Step, kept: str = "", seconds: float = 0.0, **settings: Any) -> Shot:
    """A shot of a table, from the position of its own name if no other is given.

    The ways of others have drawn themselves by then.
    """
    return Shot(name, Kept(kept or name), (FIRST, WAYS_SECONDS, *steps), seconds, settings=settings)


def upright(shot: Shot) -> Shot:
    """The same in a window that is higher than wide."""
    return changed(shot, name=f"{shot.name}-upright", size=UPRIGHT)


def _done(scene: Scene[Any], step: Step, last: Action | None) -> Change | None:
    match step:
        case float():
            return scene.update(step)
        case str():
            return scene.handle(Command(step, device=KEYBOARD))
        case At() | Act() | Reason():
            assert isinstance(scene, TableScene)
            return _done_at_table(scene, step, last)
    return scene.handle(step)


def _done_at_table(scene: TableScene, step: At | Act | Reason, last: Action | None) -> Change | None:
    if isinstance(step, At):
        box = scene.presenter.place_of(step.place, scene.look())
        assert box is not None, f"{step.place} is nowhere"
        return scene.handle(PointAt(box.centre))
    assert last is not None
    if isinstance(step, Act):
        scene.play.act(last)
    else:
        scene.play.hint = Decision(last, step)
    return None
