"""What screens ask of a game. It is light: no table is loaded with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from game import catalogue
from game.client.commands import Binding
from game.client.table.controls import Section
from game.engine.contract import Seat
from game.texts import Words

if TYPE_CHECKING:
    from game.client.desk import Desk
    from game.client.forms.widgets import Widget
    from game.client.layout import Box
    from game.client.paint.landscape import Scenery
    from game.client.paint.picture import Picture
    from game.client.scene import Scene
    from game.match.lineup import Lineup
    from game.match.match import Match


class OwnChoice(Struct, frozen=True):
    """A setting of one game. `usual` is its value if nothing was chosen."""

    name: str
    values: tuple[str, ...]
    usual: str
    icon: str = ""

    def of(self, chosen: Mapping[str, str]) -> str:
        """What it is now."""
        value = chosen.get(self.name)
        return value if value in self.values else self.usual

    def after(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The settings with the next value of this one; after the last comes the first."""
        index = self.values.index(self.of(chosen))
        return {**chosen, self.name: self.values[(index + 1) % len(self.values)]}


class Share(Struct, frozen=True):
    """A part of a seat's points."""

    picture: str  # assets/…/art/<picture>.svg
    points: int
    words: str = ""  # the text of what they are for; "" where the picture tells it


class NotesTold(Struct, frozen=True):
    """How many of a seat's private notes were right. It counts no points; it is just for fun."""

    right: int
    of: int
    words: str  # the text that says what was noted


class OwnSetup(Protocol):
    """What a game adds to the set-up, in the room below its options.

    Its buttons may be called "shuffle" (another seed) and "choose" (which opens the picker).
    """

    def controls(self, desk: Desk, room: Box) -> Sequence[Widget]: ...

    def draw(self, picture: Picture, desk: Desk, lineup: Lineup, seed: int, room: Box) -> None: ...

    @property
    def chooses(self) -> Sequence[str]:
        """The options that its screen chooses, which have no row of their own."""
        ...

    def picker(self, desk: Desk, lineup: Lineup, seed: int) -> Scene[Lineup]:
        """A screen to choose what to play with. It answers the line-up with that; the seed deals now."""
        ...

    def trouble(self, desk: Desk, lineup: Lineup, seed: int) -> str:
        """Why nothing can be dealt, in the person's language; empty if it is nothing of this."""
        ...

    def redrawn(self, lineup: Lineup) -> Lineup:
        """The line-up when everything is drawn by chance again."""
        ...


class Facts:
    """What one game answers. A game only says what it has."""

    keys: Mapping[str, Binding] = {}  # the commands of its table
    controls: Sequence[Section] = ()  # what each input does, by the states that its presenter names
    pages: Sequence[str] = ()  # of its rules: the texts rules-<game>-<page> and rules-<game>-<page>-1, -2 …
    lesson_minutes = 2
    sights: Mapping[str, float] = {}  # what a lesson's bubble should not cover, and how much that matters
    choice_sights: Mapping[str, float] = {}  # the same once something is picked up
    trails = False  # whether an action leaves a trail on the heart, from where something was to where it is
    heart = ""  # the place that a small picture of its table shows, by a name that the presenter knows
    guests: Sequence[str] = ()  # the pictures at the left and right of the winner, with the winner's {emblem}
    settings: Sequence[OwnChoice] = ()  # with the texts settings-<name> and settings-<name>-<value>
    assists: Sequence[OwnChoice] = ()  # shown before a decision; the first value shows nothing
    compared: Sequence[str] = ()  # the options that results must share to be compared
    agreements: Sequence[str] = ()  # the fields of Lineup that people agree on before the start

    def shares(self, match: Match, seat: Seat) -> Sequence[Share]:
        """The parts that add up to the points of one seat of a match that is over."""
        return ()

    def near(self, view: Any, seat: Seat) -> str:
        """The place to look at from near after an action of this seat; "" for all of the heart."""
        return ""

    def notes(self, match: Match, seat: Seat) -> NotesTold | None:
        """How right a seat's notes about others were; None if it had none."""
        return None

    def page_values(self, home: Path) -> Mapping[str, str]:
        """Values for the texts of its rules: what is only true of the material that people play with."""
        return {}

    def option_note(self, words: Words, option: str, lineup: Lineup) -> str:
        """What an option means for these players, in a few words."""
        return ""

    def own_setup(self) -> OwnSetup | None:
        return None

    def scenery(self) -> Scenery | None:
        """What it adds to the landscape of the title."""
        return None


def facts(game: str) -> Facts:
    """What a game answers."""
    known: Facts = catalogue.part(game, "table.facts").FACTS
    return known


def named_shares(game: str, points: Mapping[str, tuple[str, int]]) -> Sequence[Share]:
    """Parts of the points that have an icon and a name, from their names, icons and numbers."""
    return [
        Share(f"ui/icons/{icon}", number, f"results-{game}-{part}") for part, (icon, number) in points.items()
    ]
