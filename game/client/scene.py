"""Scenes, the changes that they ask for, and the stack that applies these between frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from game.client.intents import Intent
from game.client.paint.picture import Picture
from game.client.window.sound import Piece

T = TypeVar("T")


class Scene(Generic[T]):
    """One screen. T is the type of its answer to whoever pushed it; None for most."""

    overlay = False  # drawn above the scene below, which is veiled
    music: Piece | None = None  # the piece that plays here; None keeps what plays
    raw_keys = False  # any key or button is wanted by its name (remapping)
    any_key = False  # a key that means nothing is wanted by its name, too

    @property
    def still(self) -> bool:
        """Nothing will move before the next intent, so that the loop may sleep."""
        return True

    @property
    def calm(self) -> bool:
        """Things only breathe, bob and twinkle: few frames will do, and none if nobody looks."""
        return self.still

    @property
    def commands(self) -> Sequence[str]:
        """The names in intents.COMMANDS that mean something here now."""
        return ()

    @property
    def typing(self) -> bool:
        """A text is being written: letters are text, not commands."""
        return False

    def handle(self, intent: Intent) -> Change | None:
        """What a person did. The last scene of the stack is asked first and alone."""
        return None

    def update(self, seconds: float) -> Change | None:
        """Time passes."""
        return None

    def draw(self, picture: Picture) -> None:
        """Fill the picture. Reads only: drawn twice, same picture."""

    def closed(self) -> None:
        """Left for good: stop what runs, keep what must be kept."""


Change: TypeAlias = "Push[Any] | Pop | Replace | Home | Quit"


@dataclass(frozen=True, slots=True)
class Push(Generic[T]):
    """Put a scene on top; `then` gets its answer (None if it was cancelled)."""

    scene: Scene[T]
    then: Callable[[T | None], Change | None] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene with an answer."""

    answer: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Another scene instead of this one; who pushed this one gets the answer of the other."""

    scene: Scene[Any]


@dataclass(frozen=True, slots=True)
class Home:
    """This scene alone on the stack."""

    scene: Scene[Any]


@dataclass(frozen=True, slots=True)
class Quit:
    """The end of the program."""


@dataclass(slots=True)
class _Level:
    scene: Scene[Any]
    then: Callable[[Any], Change | None] | None = None


class Stack:
    """The scenes that are open. Empty means: end the program."""

    def __init__(self, first: Scene[Any]) -> None:
        self._levels = [_Level(first)]

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
        """The scenes that are seen, back to front: the top one and, below overlays, what they lie on."""
        first = len(self._levels) - 1
        while first > 0 and self._levels[first].scene.overlay:
            first -= 1
        return tuple(level.scene for level in self._levels[first:])

    def apply(self, change: Change | None) -> None:
        """Carry out a change, and the changes that answers lead to."""
        while change is not None and self._levels:
            change = self._step(change)

    def _step(self, change: Change) -> Change | None:
        match change:
            case Push(scene, then):
                self._levels.append(_Level(scene, then))
            case Pop(answer):
                return self._pop(answer)
            case Replace(scene):
                self._levels[-1].scene.closed()
                self._levels[-1].scene = scene
            case Home(scene):
                self._close_all()
                self._levels = [_Level(scene)]
            case Quit():
                self._close_all()
        return None

    def _pop(self, answer: object) -> Change | None:
        level = self._levels.pop()
        level.scene.closed()
        return level.then(answer) if level.then else None

    def _close_all(self) -> None:
        while self._levels:
            self._levels.pop().scene.closed()
