"""Who sits at a table, and what they agreed on before the first move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import Level
from game.engine.contract import Seat

Emblem: TypeAlias = Literal["comet", "rocket", "ring", "moon", "bolt", "sun"]
EMBLEMS: tuple[Emblem, ...] = ("comet", "rocket", "ring", "moon", "bolt", "sun")


class Assist(Struct, frozen=True):
    """What the window may show a person before they decide."""

    ghosts: bool = True  # what a move would do
    odds: Literal["hidden", "printed", "counted"] = "counted"
    hints: bool = True


class Player(Struct, frozen=True):
    """Who holds a seat: a person, or an AI of some level."""

    name: str
    emblem: Emblem
    level: Level | None = None  # None: a person
    device: str = "any"  # "any", or the one device that may move this seat: "gamepad 1", "keyboard", "mouse"
    assist: Assist = Assist()

    @property
    def is_person(self) -> bool:
        return self.level is None


class Lineup(Struct, frozen=True):
    """Who sits at a table, and what they agreed on."""

    players: tuple[Player, ...]
    options: dict[str, str] = {}  # of the rules; those left out take their default
    open: bool = False  # everybody may look at everybody's secrets
    free_undo: bool = False  # moves can be taken back across rivals where no deck lies face down
    material: tuple[str, ...] = ()  # the names of what was chosen to play with; empty: everything

    def __hash__(self) -> int:
        return hash(self.players)  # the dict of options has no hash; painters keep pictures by line-up

    def people(self) -> tuple[Seat, ...]:
        """The seats held by persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    def seated(self, seat: Seat, player: Player) -> Lineup:
        """The same line-up with somebody else in one seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def rotated(self) -> Lineup:
        """Everybody one seat on, for a rematch."""
        return replace(self, players=(*self.players[1:], self.players[0]))
