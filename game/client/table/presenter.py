"""What a game brings to its table: where things lie, how events move, what can be touched.

The table scene (scene.py) is the same for all games; it owns the match, the log, hints, undo and saving.
A presenter never computes a rule: it draws views, animates events and turns intents into actions that the
view calls legal.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from game import catalogue
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.prompts import Prompt
from game.client.intents import Intent
from game.client.layout import Box, Point
from game.client.motion.clips import Beat, Poses, Speck
from game.client.paint.picture import Picture
from game.client.table.explain import Explained
from game.client.table.rings import Gliding
from game.client.table.ways import ShownWay
from game.engine.contract import Action, Event, Glimpse, Seat, View
from game.match.lineup import Lineup
from game.match.match import Note
from game.telling import Line

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done, in one line for the person."""

    text: str


WAY_SECONDS, WAYS_SECONDS = 0.25, 0.6  # in which a way of others draws itself, and all of them
Settling: TypeAlias = Literal["pass-on", "turn-over", "take-back"]


@dataclass(frozen=True, slots=True)
class Settle:
    """What a person does with a play of theirs that they have not passed on."""

    how: Settling


@dataclass(frozen=True, slots=True)
class NewlyPlayed:
    """A play that the person who looks has not passed on."""

    events: Sequence[Event]
    following: Seat  # who is next
    face_down: bool  # nobody has seen the card that was drawn, so that it can be taken back


@dataclass(frozen=True, slots=True)
class PlayedAction(Generic[V]):
    """An action as the viewer saw it, and the view that it began with."""

    before: V
    glimpse: Glimpse[V]


@dataclass(frozen=True, slots=True)
class Turning:
    """The table turns: another seat comes to the bottom, and with it all change their places."""

    before: Seat  # that lay there
    left: float  # of the way, from 1 to 0

    def shift(self, old: Box, new: Box, window: Box | None = None) -> Point:
        """How far from its new place something is drawn that comes from its old one; within the window."""
        dx, dy = (old.cx - new.cx) * self.left, (old.cy - new.cy) * self.left
        if window is None:
            return dx, dy
        dx = min(max(dx, min(0.0, window.x - new.x)), max(0.0, window.right - new.right))
        return dx, min(max(dy, min(0.0, window.y - new.y)), max(0.0, window.bottom - new.bottom))


@dataclass(frozen=True, slots=True)
class Look(Generic[V]):
    """The table now: everything that a frame depends on."""

    view: V  # what is drawn: the view below the running motion, else the newest
    poses: Poses  # how every sprite stands: the layout, and the running motion over it
    specks: Sequence[Speck]  # particles
    lineup: Lineup
    deciding: bool  # the person whose view this is may act now
    played: NewlyPlayed | None = None  # instead: their play is to be passed on
    holder: Seat | None = None  # whose play that is, even while nobody looks
    hint: Action | None = None  # point at what this would do
    thinking: Seat | None = None  # the AI that is thinking
    seconds: float = 0.0  # the table's age, for idle motion; stands still with reduced motion
    age: float = 0.0  # the same, which goes on with reduced motion
    noting: bool = True  # the viewer may take notes about others
    notes: Mapping[Seat, str] = field(default_factory=dict)  # of the viewer, about others
    disclosed: Mapping[Seat, Mapping[Seat, str]] = field(default_factory=dict)  # after the end, all notes
    recent: Sequence[Line] = ()  # the last lines of the log, the newest first
    digest: Sequence[Line] = ()  # what others did since the viewer's last turn, until they act
    deeds: Sequence[PlayedAction[V]] = ()  # that, until the viewer acts
    told: float = math.inf  # for how many seconds that is seen
    again: bool = False  # an old move is shown again
    turning: Turning | None = None  # what it shows has just changed its place
    gliding: Gliding | None = None  # keys have just moved the focus: its ring is on its way
    coming: tuple[V, V] | None = None  # while something moves: the views that are drawn next, and at its end
    thinker: Seat | None = None  # the AI that will think then

    @property
    def digested(self) -> bool:
        """Whether what others did is told in the digest's place."""
        return bool(self.digest)

    def grown(self, number: int, count: int) -> float:
        """How much of one of so many ways of others has drawn itself: one after the other, all soon."""
        return min(1.0, max(0.0, self.told / min(WAY_SECONDS, WAYS_SECONDS / count) - number))


@dataclass(frozen=True, slots=True)
class Places:
    """Where the table scene puts what all games share."""

    tools: Box  # a row of round buttons: hint, undo, log, help, pause
    log: Box  # the open log, over the table
    message: Box  # one line: hints, refusals, "Vega is thinking"
    prompts: Box
    digest: Box | None = None  # what happened since a person's last turn, if it has a place of its own
    ways_on: Box | None = None  # what can be chosen after the end, if that has a place of its own
    digests: bool = True  # what happened is told in that place; else the presenter tells it in its pictures


class Presenter(Protocol[V]):
    """One game's side of the table."""

    music: Piece

    def turn_to(self, seat: Seat, bottom: Seat | None = None) -> None:
        """Whose seat lies at the bottom while nobody looks, where seats turn.

        `bottom`: seats do not turn. This one lies there all along, and `seat` only has its hand there.
        """
        ...

    def bottom(self, view: V) -> Seat:
        """The seat that lies at the bottom while this view is shown."""
        ...

    def turned(self, look: Look[V]) -> str:
        """What has turned on the screen for the person who looks now, in a sentence; empty for nothing."""
        ...

    def layout(self, view: V) -> Poses:
        """Where every sprite lies that can move."""
        ...

    def choreograph(
        self, before: V, events: Sequence[Event], after: V, *, brief: bool = False
    ) -> Sequence[Beat[V]]:
        """The motion of one action, in beats; no beats if there is nothing to see.

        `brief`: of an AI for which people wait.
        """
        ...

    def places(self, look: Look[V]) -> Places: ...

    def draw(self, picture: Picture, look: Look[V]) -> None:
        """The whole table. Reads only."""
        ...

    def rehearse(self, picture: Picture, look: Look[V]) -> None:
        """Draw it where nobody sees it, with all slow art that later moments will need."""
        ...

    def handle(self, intent: Intent, look: Look[V]) -> Action | Refusal | Note | Settle | None:
        """What a person did with the table. An action is what they would decide, as is what settles a play.

        The scene judges whether it came too early: what was picked up or pointed at stays as it was.
        """
        ...

    def offered(self, action: Action, look: Look[V]) -> Box | None:
        """Where this can be chosen now: its button, its card, its place."""
        ...

    def draw_way(self, picture: Picture, look: Look[V], way: ShownWay) -> Sequence[Box]:
        """Draw over the table what this decision would do; gives what it is about, where it ends first."""
        ...

    def prompts(self, look: Look[V]) -> Sequence[Prompt]: ...

    def state(self, look: Look[V]) -> str:
        """What a person who may decide can do now, by the name of one of the game's `controls`."""
        ...

    def commands(self, look: Look[V]) -> Sequence[str]:
        """The commands that `handle` listens to."""
        ...

    @property
    def selecting(self) -> bool:
        """Whether something is picked up, which Cancel puts back."""
        ...

    def forget(self) -> None:
        """Put back what is picked up: another decision begins."""
        ...

    def still(self, look: Look[V]) -> bool:
        """Whether nothing changes as time passes."""
        ...

    def place_of(self, target: str, look: Look[V]) -> Box | None:
        """Where a lesson points, by a name of the game's own ("card:long"); None if it is not there.

        In every game "seat:2" is where a seat has its panel. "call:2" is where that person is called, if
        that is another place; "pass-on" and the like are where a play is settled.

        "round:card:long" is that with the words that stand at it, if there are any.
        """
        ...

    def explained(self, look: Look[V]) -> Sequence[Explained]:
        """What everything on the table is, in the order of a walk, from what this view shows and no more."""
        ...

    def illustrate(self, picture: Picture, name: str, box: Box) -> None:
        """Draw one of the pictures of the game's rules into a box."""
        ...


def presenter(desk: Desk, game: str) -> Presenter[Any]:
    """The presenter of a game."""
    made: Presenter[Any] = catalogue.part(game, "table.presenter").Presenter(desk)
    return made
