"""The pilot plays without a window: it presses what is shown, and reads what is shown.

`press`, `walk_to` and `confirm` act on one screen. A `Pilot` holds a whole stack of scenes, and is fed what
pygame would tell of keys, mouse and gamepad.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
from msgspec import Struct
from pygame import Surface
from pygame.event import Event

from game.ai.bot import Budget, Decision, Level
from game.ai.levels import choose
from game.ai.worker import mind_of
from game.client.compose import compose
from game.client.desk import Desk, Nobody
from game.client.forms.form import FormScene
from game.client.forms.widgets import Id
from game.client.intents import Arrow, Confirm, Go, PointAt, Press, Release, Resized
from game.client.layout import Box
from game.client.paint.picture import Audit
from game.client.paint.stage import Stage
from game.client.scene import Change, Home, Push, Route, Scene, Stack, Target
from game.client.screens.routes import scene_of
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TableScene
from game.client.window.translator import DOUBLE_SECONDS, Listening, Translator
from game.engine.contract import View

PAD_BUTTONS = {"a": 0, "b": 1, "x": 2, "y": 3, "lb": 4, "rb": 5, "view": 6, "menu": 7}
PAD_HAT = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
PAD = 7  # its instance


# One screen


def form_of(scene: Scene[Any]) -> FormScene[Any]:
    assert isinstance(scene, FormScene)
    return scene


def press(scene: Scene[Any], id: Id) -> Change | None:
    """Click on the middle of a widget; what the click leads to."""
    found = {widget.id: widget for widget in form_of(scene).controls()}
    assert found[id].enabled, f"{id} cannot be pressed"
    middle = found[id].box.centre
    assert scene.handle(PointAt(middle)) is None
    return scene.handle(Press(middle)) or scene.handle(Release(middle))


def walk_to(scene: FormScene[Any], id: Id, *directions: Arrow) -> None:
    """Move the focus; it must arrive where it is wanted."""
    for direction in directions:
        scene.handle(Go(direction))
    assert scene.form.focus == id


def confirm(scene: FormScene[Any]) -> Change | None:
    return scene.handle(Confirm())


def opened(desk: Desk, change: Change | None) -> Any:
    """The scene that a change leads to."""
    assert isinstance(change, Push | Home)
    return scene_of(desk, change.to) if isinstance(change.to, Route) else change.to


def stack_of(desk: Desk, first: Target) -> Stack:
    return Stack(first, lambda route: scene_of(desk, route))


def seen(desk: Desk, *scenes: Scene[Any]) -> Audit:
    """All that these scenes, the top one last, show."""
    audit = Audit()
    compose(desk, scenes, audit)
    return audit


def texts(desk: Desk, *scenes: Scene[Any]) -> list[str]:
    """All words that these scenes show."""
    return [text.text for text in seen(desk, *scenes).texts]


def settle(scene: Scene[Any]) -> None:
    """Wait until a press decides; at a table, until nothing moves any more either."""
    if isinstance(scene, TableScene):
        scene.play.director.skip()
    for _ in range(2):  # in the first it comes in sight
        scene.update(FINAL_SECONDS)


class AtOnce(Nobody):
    """AIs that have thought by the next frame, all at one level. It notes what it was asked."""

    def __init__(self, level: Level = "random") -> None:
        self.asked: list[tuple[View, Level, int]] = []
        self.prepared: tuple[str, list[Level]] | None = None
        self._level = level
        self._answer: tuple[int, Decision[Any]] | None = None

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        self.prepared = package, list(levels)

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self.asked.append((view, level, ply))
        self._answer = ply, choose(mind_of(package), view, self._level, seed, Budget())

    def poll(self, ply: int) -> Decision[Any] | None:
        return self._answer[1] if self._answer and self._answer[0] == ply else None


# What pygame would tell


def key_events(name: str) -> tuple[Event, ...]:
    """A key, pressed and let go."""
    key = pygame.key.key_code(name)
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), Event(pygame.KEYUP, key=key, mod=0)


def pointing(at: tuple[int, int]) -> Event:
    """The mouse comes to a pixel."""
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def click_events(at: tuple[int, int]) -> tuple[Event, ...]:
    """The left button, pressed and let go."""
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return tuple(Event(kind, pos=at, button=1, touch=False) for kind in kinds)


def pad_events(name: str) -> tuple[Event, ...]:
    """A button or a direction of a gamepad, pressed and let go; with "-down" or "-up", half of that."""
    name, _, half = name.partition("-")
    if half:
        down, up = pad_events(name)
        return (down if half == "down" else up,)
    if name in PAD_HAT:
        values = (PAD_HAT[name], (0, 0))
        return tuple(Event(pygame.JOYHATMOTION, instance_id=PAD, hat=0, value=value) for value in values)
    kinds = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    return tuple(Event(kind, instance_id=PAD, button=PAD_BUTTONS[name]) for kind in kinds)


# The whole program but its window


class Pilot:
    """A stack of scenes, fed with what pygame would tell."""

    def __init__(self, desk: Desk, first: Target) -> None:
        self.desk = desk
        self.stack = stack_of(desk, first)
        self._translator = Translator(lambda pixels: self.desk.frame.point(pixels), dict)
        self.settle()

    # What is shown

    @property
    def top(self) -> Scene[Any]:
        return self.stack.top

    @property
    def name(self) -> str:
        return type(self.top).__name__

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.stack.scenes if isinstance(scene, TableScene))

    def texts(self) -> list[str]:
        """The words in the scene on top."""
        return texts(self.desk, self.top)

    def boxes(self) -> dict[Id, Box]:
        """What can be touched in the scene on top."""
        if isinstance(self.top, FormScene):
            return {widget.id: widget.box for widget in self.top.controls() if widget.focusable}
        with self.desk.art.rehearsal():
            shown = seen(self.desk, self.top)
        return {spot.id: spot.box for spot in shown.touchables if isinstance(spot.id, str | Struct)}

    def picture(self) -> Surface:
        """What a window would show."""
        target = Surface((self.desk.frame.width, self.desk.frame.height))
        picture = compose(self.desk, self.stack.shown)
        Stage(target).show(picture.backdrop, picture.items)
        return target

    # What is done

    def keys(self, *names: str) -> None:
        for name in names:
            self.feed(*key_events(name))

    def pad(self, *names: str) -> None:
        for name in names:
            self.feed(*pad_events(name))

    def click(self, id: Id) -> None:
        """On the middle of what is shown under this id; what is pointed at may grow."""
        self.feed(pointing(self.pixel(self.boxes()[id])))
        self.feed(*click_events(self.pixel(self.boxes()[id])))

    def double_click(self, id: Id) -> None:
        """Two clicks on the middle of what is shown under this id, with hardly any time between them."""
        at = self.pixel(self.boxes()[id])
        self.feed(pointing(at), *click_events(at), *click_events(at))

    def pixel(self, box: Box) -> tuple[int, int]:
        """The middle of a box, in a window."""
        return self.desk.frame.px(box.cx), self.desk.frame.px(box.cy)

    def feed(self, *events: Event) -> None:
        for event in events:
            if self.stack.over:
                return
            listening = Listening(self.top.commands, self.top.typing, self.top.raw_keys)
            for intent in self._translator.read(event, listening):
                self.desk.device = intent.device
                self.stack.apply(self.stack.hear(intent))
        self.settle()
        self._translator.pass_time(DOUBLE_SECONDS)

    def settle(self) -> None:
        """All motion ends, and hardly any time passes."""
        self.wait(0.02)

    def wait(self, seconds: float) -> None:
        for _ in range(20):
            if not self.stack.over:
                self.stack.apply(self.top.update(seconds / 20))

    def resize(self, width: int, height: int) -> None:
        self.desk.resize(width, height)
        self.stack.apply(self.top.handle(Resized(device=self.desk.device)))
        self.settle()
