"""The same scenes without a window: what is where, and what an input does, is looked up here."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from game.arguments import parse
from game.client.forms.widgets import Id
from game.client.layout import Box
from game.client.scene import Home
from game.client.screens.routes import first_route
from game.client.table.begin import demo
from game.client.table.play import Play
from game.client.table.scene import TOOL_NAMES
from game.home.settings import Settings
from game.match import journal as save
from game.match.match import Match
from tests.pilot import Pilot
from tools.shots.draw import desk_for

QUIET = Settings(language="en", speed="off", reduced_motion=True)
HANDS = {
    "gravity": ("card:long", "card:high", "card:drop", "card:rotate", "card:joker"),
    "star_race": ("card:pair", "card:single", "card:swap_favourites", "card:swap_positions"),
    "fairy_lights": (),
}


class Twin(Pilot):
    """A pilot that is fed the same events as the program."""

    def __init__(self, words: list[str], size: tuple[int, int], cache: Path, home: Path) -> None:
        desk = desk_for(size, cache=cache)
        desk.home = home
        desk.change(replace(QUIET))
        super().__init__(desk, first_route(desk, parse(words)))

    @property
    def play(self) -> Play:
        return self.table.play

    @property
    def match(self) -> Match:
        return self.play.match

    def box(self, id: Id) -> Box:
        """The place of a widget."""
        return self.boxes()[id]

    def choices(self) -> list[Box]:
        """What may lead to an action at the table: its cards, and what they offer."""
        if self.name != "TableScene":
            return list(self.boxes().values())
        presenter, look = self.table.presenter, self.table.look()
        hand = HANDS[self.match.game.name]
        found = [presenter.place_of(name, look) for name in hand]
        offered = [box for id, box in self.boxes().items() if id not in TOOL_NAMES]
        return [box for box in found if box] + 2 * offered

    def sit(self, match: Match) -> None:
        """Go on with this match instead."""
        self.stack.apply(Home(demo(self.desk, match)))
        self.settle()

    def follow(self, match: Match) -> None:
        """Play what the AIs have played there."""
        for action in match.actions[self.match.ply :]:
            self.play.act(action)
        self.settle()


def saved(home: Path, game: str) -> Match | None:
    """The match as it is on disk."""
    found = next(iter(sorted((home / "saves").glob(f"*{game}*.match"))), None)
    try:
        return save.load(found.read_text()) if found else None
    except FileNotFoundError:
        return None
