"""The commands: what each is called, the keys and buttons that it has, and where it is heard."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from game import catalogue


class Binding(Struct, frozen=True):
    """What gives a command, unless a person has chosen otherwise."""

    key: str  # as pygame.key.name says it
    pad: str | None = None  # as the pictures of keys name it
    number: int = 0  # of a command that there are several of
    text: str = ""  # it is told as command-<text>; empty: as the command is called


TABLES = {
    "hint": Binding("h", "lt"),
    "undo": Binding("u", "rt"),
    "log": Binding("l", "view"),
    "help": Binding("f1"),
    "skip": Binding("backspace"),
}
SETUP = {
    "remove": Binding("delete", "x"),
    "shuffle": Binding("s", "y"),
    "start": Binding("f5", "menu"),
}


def numbered(text: str, keys: str, pads: Mapping[int, str] = {}) -> dict[str, Binding]:
    """A command for each key: card-1, card-2 …"""
    return {
        f"{text}-{number}": Binding(key, pads.get(number), number, text) for number, key in enumerate(keys, 1)
    }


def of_game(game: str) -> Mapping[str, Binding]:
    """The commands of one game's table alone."""
    keys: Mapping[str, Binding] = catalogue.part(game, "table.facts").FACTS.keys
    return keys


def all_commands() -> Mapping[str, Binding]:
    """By name, in the order in which a person reads them."""
    return _of_games(catalogue.names())


@cache
def _of_games(games: tuple[str, ...]) -> Mapping[str, Binding]:
    return {name: key for game in games for name, key in of_game(game).items()} | TABLES | SETUP


def played_in(command: str) -> list[str]:
    """The games that know a command, in the order of the catalogue."""
    return [game for game in catalogue.names() if command in of_game(game) or command in TABLES]


def heard_together(command: str, other: str) -> bool:
    """Two commands that mean something at the same time may not have the same key."""
    screens = [of_game(game).keys() | TABLES.keys() for game in catalogue.names()]
    return any({command, other} <= heard for heard in (*screens, SETUP.keys() | TABLES.keys()))
