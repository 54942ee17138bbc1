"""Who sits at a table, and what the players agreed on before the first move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, json
from msgspec.structs import replace

from game.ai.bot import Level
from game.door import Name, Word
from game.engine.contract import Json, Seat

Emblem: TypeAlias = Literal["comet", "rocket", "ring", "moon", "bolt", "sun"]
EMBLEMS: tuple[Emblem, ...] = ("comet", "rocket", "ring", "moon", "bolt", "sun")
ANY = "any"
DEVICES = "any|mouse|keyboard|touch|gamepad [1-9][0-9]?"
OwnDevice: TypeAlias = Annotated[str, Meta(pattern=f"^({DEVICES})$")]
AI_NAMES = ("Vega", "Rigel", "Sirius", "Altair", "Deneb", "Mira")


class Assist(Struct, frozen=True):
    """What the window may show a person before they decide."""

    ghosts: bool = True  # what a move would do
    hints: bool = True
    own: dict[Word, Word] = {}  # of single games, see table/facts.py

    def __hash__(self) -> int:
        return hash((self.ghosts, self.hints))  # a dict has no hash; painters keep pictures by line-up


class Person(Struct, frozen=True, tag="person", tag_field="kind"):
    """A person. The id is the same in all games that they play on this machine."""

    id: Word = ""  # given when they are first written down


class Bot(Struct, frozen=True, tag="bot", tag_field="kind"):
    """An AI of this program."""

    level: Level


class Program(Struct, frozen=True, tag="program", tag_field="kind"):
    """A program of somebody's own, by its name in their settings. What starts it stands there alone."""

    name: Name


class Other(Struct, frozen=True, tag="other", tag_field="kind"):
    """A holder of a kind that this version does not know: a rookie plays, and the file keeps what it said."""

    written: Annotated[str, Meta(max_length=10_000)]  # in JSON


Holder: TypeAlias = Person | Bot | Program | Other
STAND_IN: Level = "rookie"


def level_of(holder: Holder) -> Level | None:
    """The level that decides for this holder; None for a person."""
    match holder:
        case Person():
            return None
        case Bot(level):
            return level
        case Program() | Other():
            return STAND_IN


def understood(holder: Json) -> Json:
    """What a file says of a holder, if its kind is known; else an Other that keeps it."""
    try:
        if isinstance(holder, dict) and holder.get("kind") == "other":
            holder = json.decode(msgspec.convert(holder, Other).written)  # perhaps this version knows it
        msgspec.convert(holder, Person | Bot | Program)
    except msgspec.DecodeError:
        return {"kind": "other", "written": json.encode(holder).decode()}
    return holder


class Player(Struct, frozen=True):
    """Who holds one seat, and what they chose for themselves."""

    name: Name
    emblem: Emblem
    holder: Holder = Person()
    device: OwnDevice = ANY  # or the one device that may move this seat
    assist: Assist = Assist()

    @property
    def level(self) -> Level | None:
        """The level that decides for this seat; None: a person decides."""
        return level_of(self.holder)

    @property
    def is_person(self) -> bool:
        return isinstance(self.holder, Person)


def bots(levels: Sequence[Level], count: int, options: Mapping[str, str] | None = None) -> Lineup:
    """Players who are all AIs; the levels go round the table."""
    players = (
        Player(AI_NAMES[seat % len(AI_NAMES)], EMBLEMS[seat % len(EMBLEMS)], Bot(levels[seat % len(levels)]))
        for seat in range(count)
    )
    return Lineup(tuple(players), dict(options or {}))


class Lineup(Struct, frozen=True):
    """Who sits at a table, and what they agreed on."""

    players: tuple[Player, ...]
    options: dict[Word, Word] = {}  # of the rules; options left out have their default
    open: bool = False  # everybody may see everybody's secrets
    free_undo: bool = False  # moves of rivals can be undone too, if no deck lies face down
    material: tuple[Word, ...] = ()  # the names of what was chosen to play with; empty: everything

    def __hash__(self) -> int:
        return hash(self.players)  # the dict of options has no hash; painters keep pictures by line-up

    def strangers(self) -> tuple[str, ...]:
        """The names of the players whose kind this version does not know."""
        return tuple(player.name for player in self.players if isinstance(player.holder, Other))

    def people(self) -> tuple[Seat, ...]:
        """The seats held by persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    def seated(self, seat: Seat, player: Player) -> Lineup:
        """The same line-up with another player in one seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def rotated(self) -> Lineup:
        """The same line-up with everybody one seat further, for a rematch."""
        return replace(self, players=(*self.players[1:], self.players[0]))
