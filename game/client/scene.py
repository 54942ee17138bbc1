"""Scenes, the changes from one to another, and the stack of open scenes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from game.client.cues import Piece
from game.client.intents import Intent, Press, Release
from game.client.layout import Box
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.home.keeper import Slot
from game.match.lineup import Emblem
from game.match.match import Match

T = TypeVar("T")


class Scene(Generic[T]):
    """One screen. T is the type of its answer to the scene that pushed it; None for most."""

    overlay = False  # drawn above the scene below, which is veiled
    veil = 0.66  # how dark that becomes
    music: Piece | None = None  # the piece that plays here; None keeps what plays
    raw_keys = False  # wants any key or button by its name (to change keys)
    any_key = False  # wants keys that mean nothing by their names, too

    @property
    def waits(self) -> bool:
        """Nobody plays here: what may be opened next can be drawn meanwhile."""
        return True

    @property
    def needs(self) -> object:
        """What its art depends on, beside size and theme: when this changes, it is rehearsed again."""
        return None

    @property
    def messages(self) -> Box | None:
        """Where messages stand, from its top on; None for the upper edge of the window."""
        return None

    @property
    def leads_to(self) -> Match | None:
        """The match that begins when a person goes on from here: its table is drawn ahead of all else."""
        return None

    @property
    def still(self) -> bool:
        """Nothing will move before the next intent: the loop may sleep."""
        return True

    @property
    def calm(self) -> bool:
        """Things only breathe and twinkle: few frames are enough, and none while nobody is there."""
        return self.still

    @property
    def commands(self) -> Sequence[str]:
        """The names of the commands (commands.py) that mean something here now."""
        return ()

    @property
    def typing(self) -> bool:
        """A text is being written: letters are text, not commands."""
        return False

    def handle(self, intent: Intent) -> Change | None:
        """What a person did. Only the top scene of the stack is asked."""
        return None

    def update(self, seconds: float) -> Change | None:
        """Time passes."""
        return None

    def draw(self, picture: Picture) -> None:
        """Fill the picture. Changes nothing: drawn twice, it is the same picture."""

    def rehearse(self, picture: Picture) -> None:
        """Fill a picture that nobody sees with all slow art that this scene needs now or later."""
        self.draw(picture)

    def closed(self) -> None:
        """The scene was left: stop what runs, save what must be saved."""


Target: TypeAlias = "Scene[Any] | Route[Any]"
Change: TypeAlias = "Push[Any] | Pop | Replace | Home | Quit"


class Route(Struct, Generic[T], frozen=True):
    """The name of a screen, and what it is about; T is the type of its answer.

    No screen knows another: it answers with a route, and screens/routes.py opens the screen.
    """


class OpenTitle(Route[None], frozen=True):
    opening: bool = False  # plays the first animation


class OpenAttract(Route[None], frozen=True):
    """Games that play themselves, one after the other; an input leads back to the title."""

    first: bool = False  # no title lies below it
    game: str | None = None  # it begins with this one; None: any
    seed: int | None = None


class OpenSetup(Route[None], frozen=True):
    pass


class OpenTable(Route[None], frozen=True):
    match: Match
    kept: bool = True  # it is saved, and ends in the hall
    save: Slot | None = None  # that it goes on from
    replaces: OpenTable | None = None  # the one whose place it takes; undo goes back to it


class OpenWaiting(Route[None], frozen=True):
    """The games that wait; the newest of `game` has the focus."""

    game: str = ""


class OpenHowTo(Route[None], frozen=True):
    pass


class OpenLesson(Route[str], frozen=True):
    """Answers "done" after the last step."""

    game: str


class OpenRules(Route[None], frozen=True):
    game: str
    state: str = ""  # of the table, if it is opened from there


class OpenControls(Route[None], frozen=True):
    """What each input does at a table."""

    game: str
    state: str = ""  # that is shown first


class OpenHall(Route[None], frozen=True):
    pass


class OpenEvening(Route[None], frozen=True):
    """The running table; of the evening of `match`, which has just ended and gets the name `record()`."""

    match: Match | None = None
    record: Callable[[], str] = str


class OpenReplay(Route[None], frozen=True):
    """A match is watched again, from a ply on."""

    match: Match
    ply: int = 0
    fault: str = ""  # why its journal could be read no further
    spoilers: bool = True  # the curve of chances and the end are shown before one is there
    first: bool = False  # no other screen lies below it


class OpenTry(Route[Match], frozen=True):
    """Who plays on from a ply of a match. Answers a game of its own."""

    match: Match
    ply: int
    seat: Seat  # of whoever wants to try it


class OpenPeople(Route[None], frozen=True):
    """The people of this machine."""


class OpenProfile(Route[None], frozen=True):
    """A person's page."""

    name: str


class OpenChangePerson(Route[str], frozen=True):
    """Rename, merge or forget a person. Answers the name that they have now; "" if they were forgotten."""

    name: str


class OpenCredits(Route[None], frozen=True):
    pass


class OpenSettings(Route[None], frozen=True):
    pass


class OpenKeys(Route[None], frozen=True):
    pass


class OpenPrograms(Route[None], frozen=True):
    pass


class OpenEmblems(Route[Emblem], frozen=True):
    now: Emblem


class OpenKeyboard(Route[str], frozen=True):
    """Letters on the screen, for devices without letters. Answers the text."""

    value: str
    most: int  # letters


class Answer(Struct, frozen=True):
    """One answer to a question. The last one of a question is the main one."""

    id: str
    label: str
    kind: str = "secondary"


class Ask(Route[str], frozen=True):
    """A question in front of everything. Answers the id of one of the answers."""

    title: str
    text: str
    answers: Sequence[Answer]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Push(Generic[T]):
    """Put a scene on top; `then` gets its answer (None if it was cancelled)."""

    to: Scene[T] | Route[T]
    then: Callable[[T | None], Change | None] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene with an answer."""

    answer: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Another scene instead of this one. Its answer goes to the scene that pushed this one."""

    to: Target


@dataclass(frozen=True, slots=True)
class Home:
    """This scene, and no other on the stack."""

    to: Target


@dataclass(frozen=True, slots=True)
class Quit:
    """The end of the program."""


@dataclass(slots=True)
class _Level:
    scene: Scene[Any]
    then: Callable[[Any], Change | None] | None = None


class Stack:
    """The open scenes; `find` makes the scene of a route. When it is empty the program ends."""

    def __init__(self, first: Target, find: Callable[[Route[Any]], Scene[Any]]) -> None:
        self._find = find
        self._levels = [_Level(self._scene(first))]
        self._clicked: Scene[Any] | None = None  # which heard the last click

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        return tuple(level.scene for level in self._levels)

    @property
    def top(self) -> Scene[Any]:
        return self._levels[-1].scene

    @property
    def over(self) -> bool:
        return not self._levels

    @property
    def shown(self) -> tuple[Scene[Any], ...]:
        """The scenes that are seen, back to front: the top one and, if it is an overlay, those below."""
        first = len(self._levels) - 1
        while first > 0 and self._levels[first].scene.overlay:
            first -= 1
        return tuple(level.scene for level in self._levels[first:])

    def hear(self, intent: Intent) -> Change | None:
        """What the scene on top makes of an intent. It hears nothing of a double click that opened it."""
        if isinstance(intent, Press | Release):
            if not intent.again:
                self._clicked = self.top
            elif self._clicked is not self.top:
                return None
        return self.top.handle(intent)

    def apply(self, change: Change | None) -> None:
        """Carry out a change, and the changes that its answer leads to."""
        while change is not None and self._levels:
            change = self._step(change)

    def _step(self, change: Change) -> Change | None:
        match change:
            case Push(to, then):
                self._levels.append(_Level(self._scene(to), then))
            case Pop(answer):
                return self._pop(answer)
            case Replace(to):
                scene = self._scene(to)
                self._levels[-1].scene.closed()
                self._levels[-1].scene = scene
            case Home(to):
                scene = self._scene(to)
                self._close_all()
                self._levels = [_Level(scene)]
            case Quit():
                self._close_all()
        return None

    def _scene(self, to: Target) -> Scene[Any]:
        return self._find(to) if isinstance(to, Route) else to

    def _pop(self, answer: object) -> Change | None:
        level = self._levels.pop()
        level.scene.closed()
        return level.then(answer) if level.then else None

    def _close_all(self) -> None:
        while self._levels:
            self._levels.pop().scene.closed()
