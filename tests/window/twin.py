"""The same scenes without a window: what is where, and what an input does, is looked up here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace
from pygame import Surface

from game.arguments import parse
from game.client.compose import compose
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Id
from game.client.intents import Resized
from game.client.layout import Box
from game.client.paint.picture import Audit
from game.client.paint.stage import Stage
from game.client.scene import Change, Home, Scene, Stack
from game.client.screens.routes import first_route, scene_of
from game.client.table.begin import open_table
from game.client.table.play import NOWHERE, Play
from game.client.table.scene import TOOL_NAMES, TableScene
from game.client.window.translator import Listening, Translator
from game.home.settings import Settings
from game.match import journal as save
from game.match.match import Match
from tools.shots.draw import desk_for

QUIET = Settings(language="en", speed="off", reduced_motion=True)
HANDS = {
    "gravity": ("card:long", "card:high", "card:drop", "card:rotate", "card:joker"),
    "star_race": ("card:pair", "card:single", "card:swap_favourites", "card:swap_positions"),
    "fairy_lights": (),
}


class Twin:
    """A stack of scenes that is fed the same events as the program."""

    def __init__(self, words: list[str], size: tuple[int, int], cache: Path, home: Path) -> None:
        self.desk: Desk = desk_for(size, cache=cache)
        self.desk.home = home
        self.desk.change(replace(QUIET))
        self.stack = Stack(first_route(self.desk, parse(words)), lambda route: scene_of(self.desk, route))
        self._translator = Translator(lambda pixels: self.desk.frame.point(pixels), dict)
        self.settle()

    # What it is now

    @property
    def top(self) -> Scene[Any]:
        return self.stack.top

    @property
    def name(self) -> str:
        return type(self.top).__name__

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.stack.scenes if isinstance(scene, TableScene))

    @property
    def play(self) -> Play:
        return self.table.play

    @property
    def match(self) -> Match:
        return self.play.match

    def box(self, id: Id) -> Box:
        """The place of a widget."""
        return self.boxes()[id]

    def boxes(self) -> dict[Id, Box]:
        """What can be touched in the scene on top."""
        if isinstance(self.top, FormScene):
            return {widget.id: widget.box for widget in self.top.controls() if widget.focusable}
        audit = Audit()
        with self.desk.art.rehearsal():
            compose(self.desk, self.stack.scenes[-1:], audit)
        return {spot.id: spot.box for spot in audit.touchables}

    def choices(self) -> list[Box]:
        """What may lead to an action at the table: its cards, and what they offer."""
        if self.name != "TableScene":
            return list(self.boxes().values())
        presenter, look = self.table.presenter, self.table.look()
        hand = HANDS[self.match.game.name]
        found = [presenter.place_of(name, look) for name in hand]
        offered = [box for id, box in self.boxes().items() if id not in TOOL_NAMES]
        return [box for box in found if box] + 2 * offered

    def picture(self) -> Surface:
        """What the window should show."""
        target = Surface((self.desk.frame.width, self.desk.frame.height))
        picture = compose(self.desk, self.stack.shown)
        Stage(target).show(picture.backdrop, picture.items)
        return target

    # What happens to it

    def feed(self, *events: pygame.event.Event) -> None:
        for event in events:
            if self.stack.over:
                return
            listening = Listening(self.top.commands, self.top.typing, self.top.raw_keys)
            for intent in self._translator.read(event, listening):
                self.desk.device = intent.device
                self._apply(self.top.handle(intent))
        self.settle()

    def settle(self) -> None:
        """All motion ends, and hardly any time passes."""
        self.wait(0.02)

    def wait(self, seconds: float) -> None:
        for _ in range(20):
            if not self.stack.over:
                self._apply(self.top.update(seconds / 20))

    def resize(self, width: int, height: int) -> None:
        self.desk.resize(width, height)
        self._apply(self.top.handle(Resized(device=self.desk.device)))
        self.settle()

    def sit(self, match: Match) -> None:
        """Go on with this match instead."""
        self._apply(Home(open_table(self.desk, match, NOWHERE)))
        self.settle()

    def follow(self, match: Match) -> None:
        """Play what the AIs have played there."""
        for action in match.actions[self.match.ply :]:
            self.play.act(action)
        self.settle()

    def _apply(self, change: Change | None) -> None:
        self.stack.apply(change)


def saved(home: Path, game: str) -> Match | None:
    """The match as it is on disk."""
    try:
        return save.load((home / "saves" / f"{game}.match").read_text())
    except FileNotFoundError:
        return None
