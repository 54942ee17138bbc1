"""A window that is played in by raw events, frame by frame, and two such windows compared.

Where two games differ only in what somebody may not be told, no frame that they see may differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame.event import Event

from game.ai.bot import Budget, Decision, Level, Reason
from game.arguments import Options
from game.client.desk import Nobody
from game.client.layout import Box
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.client.window import app
from game.engine.contract import Action, Seat, View
from game.match.match import Match
from tests.pilot import click_events, form_of, key_events, pointing

SIZE, OTHER_SIZE = (640, 360), (704, 400)
STEP = 0.2  # seconds of a frame: motion is seen at many of its moments


class Frame(NamedTuple):
    private: Seat | None  # who alone looks at the screen, None between the turns of people
    where: str  # the scene on top, and what was done last
    pixels: bytes


class Told(Nobody):
    """AIs that play what they are told to when they are let, and hint at the first move of all."""

    def __init__(self, moves: Sequence[Action], seat: Seat) -> None:
        self.let = False
        self._moves = moves
        self._seat = seat
        self._answer: tuple[int, Decision[Any]] | None = None

    def hint(self, view: View) -> Decision[Any]:
        return Decision(view.legal[0], Reason("table-hint-thinking", {}))

    def ask(
        self, game: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        told = view.seat != self._seat and ply < len(self._moves)
        move = Decision(self._moves[ply], Reason("table-hint-thinking", {})) if told else self.hint(view)
        self._answer = ply, move

    def poll(self, ply: int) -> Decision[Any] | None:
        if self._answer is None or self._answer[0] != ply or not self.let:
            return None
        return self._answer[1]


def post(*events: Event) -> None:
    for event in events:
        pygame.event.post(event)


class Sofa:
    """A window that is played in by posted events; it notes every frame."""

    def __init__(self, window: app.Window, told: Told) -> None:
        self.window = window
        self.told = told
        self.private: Seat | None = None
        self.frames: list[Frame] = []
        self._doing = ""
        self.wait(1)

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.window.stack.scenes if isinstance(scene, TableScene))

    def place_of(self, name: str) -> Box:
        box = self.table.presenter.place_of(name, self.table.look())
        assert box is not None
        return box

    @property
    def top(self) -> str:
        return type(self.window.stack.top).__name__

    def wait(self, frames: int) -> None:
        """So many frames, each noted."""
        for _ in range(frames):
            self.window.frame(pygame.event.get(), STEP)
            self._note()

    def _note(self) -> None:
        assert self.top != "ErrorScene"
        pixels = hashlib.blake2b(pygame.image.tobytes(self.window.screen, "RGB")).digest()
        self.frames.append(Frame(self.private, f"{self.top}: {self._doing}", pixels))

    # Raw input

    def press(self, *names: str) -> None:
        for name in names:
            self._doing = name
            post(*key_events(name))
            self.wait(1)

    def lift(self) -> None:
        """Hold the key until the curtain is up, if one stands."""
        self.wait(4)
        self._doing = "lift"
        down, up = key_events("return")
        post(down)
        while self.top == "Curtain":
            self.wait(1)
        post(up)
        self.wait(1)

    def uncover(self) -> None:
        """What others might see was covered; it comes back behind a curtain."""
        if self.private is not None:
            self.wait(2)
            assert self.top == "Curtain"
            self.lift()

    def point(self, name: object, box: Box, frames: int = 1) -> tuple[int, int]:
        self._doing = str(name)
        at = self.window.desk.frame.px(box.cx), self.window.desk.frame.px(box.cy)
        post(pointing(at))
        self.wait(frames)
        return at

    def click(self, name: str, box: Box) -> None:
        at = self.point(name, box)
        post(*click_events(at))
        self.wait(1)

    def resize(self, size: tuple[int, int]) -> None:
        self._doing = "resize"
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.wait(1)
        assert self.window.screen.get_size() == size

    def keep_picture(self) -> None:
        """F12; the toast that names the file is not waited for, for it tells the time."""
        self._doing = "f12"
        before = set(self.window.home.glob("pictures/*.png"))
        post(*key_events("f12"))
        self.window.frame(pygame.event.get(), 0.0)
        self.window.desk.toasts.clear()
        (kept,) = (
            set(self.window.home.glob("pictures/*.png")) - before
        )  # two of one second differ by a number
        picture = hashlib.blake2b(pygame.image.tobytes(pygame.image.load(kept), "RGB")).digest()
        self.frames.append(Frame(self.private, "f12", picture))

    # What people do

    def open_all(self) -> None:
        """The menu with the seats, another size of the window, a picture, the log and a move again."""
        while self.top in ("TableScene", "Curtain"):
            self.press("escape")  # a hint is put away first
        while form_of(self.window.stack.top).form.focus != "seats":
            self.press("tab")
        self.press("return", "escape", "escape")
        self.resize(OTHER_SIZE)
        self.keep_picture()
        self.resize(SIZE)

    def show_again(self) -> None:
        """A move again from the log: the last ones, and the oldest of the list."""
        for steps in (["return"], ["down", "return"]):
            self.press("l", *steps)
            self.wait(11)
            self.press("backspace")
            self.uncover()


def window_of(match: Match, told: Told, folder: Path, drawn: Path) -> app.Window:
    """A match in a window of its own; art that was drawn before is there."""
    home = folder / str(len(list(folder.iterdir())))
    home.mkdir()
    (home / "cache").symlink_to(drawn)

    def table(desk: Any, options: Options) -> TableScene:
        desk.think = lambda: told
        return demo(desk, match)

    return app.Window(Options(size=SIZE, data_dir=home, mute=True, lang="en", frames=1 << 30), home, table)
