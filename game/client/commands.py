"""The commands: their names, where they are heard, and their keys on the keyboard in use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, cast

import pygame
from msgspec import Struct

from game import catalogue


class Binding(Struct, frozen=True):
    """The keys and buttons of a command, unless a person has chosen others."""

    key: str  # a name of pygame.key.name
    pad: str | None = None  # a name of the pictures of keys
    number: int = 0  # if there are several commands of this kind
    text: str = ""  # its text is command-<text>; empty: the name of the command
    place: bool = False  # the key is meant by its place on a QWERTY keyboard


TABLES = {
    "hint": Binding("h", "lt"),
    "undo": Binding("u", "rt"),
    "log": Binding("l", "view"),
    "explain": Binding("?", "left-stick"),
    "help": Binding("f1"),
    "skip": Binding("backspace"),
    "hurry": Binding("v", "right-stick"),
}
HELD = ("hurry",)  # commands that last as long as their key or button is held
SETUP = {
    "remove": Binding("delete", "x"),
    "shuffle": Binding("s", "y"),
    "start": Binding("f5", "menu"),
}


def numbered(text: str, keys: str, pads: Mapping[int, str] = {}) -> dict[str, Binding]:
    """A command for each key, by its place: card-1, card-2 …"""
    return {
        f"{text}-{number}": Binding(key, pads.get(number), number, text, place=True)
        for number, key in enumerate(keys, 1)
    }


def of_game(game: str) -> Mapping[str, Binding]:
    """The commands of one game's table alone."""
    keys: Mapping[str, Binding] = catalogue.part(game, "table.facts").FACTS.keys
    return keys


def all_commands() -> Mapping[str, Binding]:
    """All commands by name, in the order in which people see them."""
    return _of_games(catalogue.names())


@cache
def _of_games(games: tuple[str, ...]) -> Mapping[str, Binding]:
    return {name: key for game in games for name, key in of_game(game).items()} | TABLES | SETUP


def played_in(command: str) -> list[str]:
    """The games that know a command, in the order of the catalogue."""
    return [game for game in catalogue.names() if command in of_game(game) or command in TABLES]


def heard_together(command: str, other: str) -> bool:
    """Whether two commands are heard at the same time: then they cannot have the same key."""
    screens = [of_game(game).keys() | TABLES.keys() for game in catalogue.names()]
    return any({command, other} <= heard for heard in (*screens, SETUP.keys() | TABLES.keys()))


# Keys that are meant by their place: what lies there on the keyboard in use


class KeyboardLayout(Protocol):
    """The place of each key, by its code."""

    def __getitem__(self, code: int, /) -> int: ...


# of the keyboard in use: SDL is asked anew each time
LAYOUT: KeyboardLayout = pygame.key.ScancodeWrapper(cast("Any", range(512)))
LETTERS = range(33, 0x530)  # the codes of keys that write a letter or a sign


def place_of(name: str) -> int:
    """The place of a letter or digit on a keyboard that begins with QWERTY."""
    place: int = getattr(pygame, f"KSCAN_{name.upper()}")
    return place


@cache
def key_at(name: str) -> str:
    """What the key is called that lies where this one lies on a QWERTY keyboard; digits are the same on all.

    Kept until `key_at.cache_clear()`, when another layout is chosen.
    """
    place = place_of(name)
    found = (pygame.key.name(code) for code in LETTERS if LAYOUT[code] == place)
    return name if name.isdigit() else next(filter(None, found), name)


def own_key(command: str) -> str:
    """The key of a command, as it is called on the keyboard in use, unless a person has chosen another."""
    binding = all_commands()[command]
    return key_at(binding.key) if binding.place else binding.key


def is_pressed(command: str, name: str, place: int) -> bool:
    """Whether the key of this name and place is the command's own."""
    binding = all_commands()[command]
    return place_of(binding.key) == place if binding.place else binding.key == name


def pressed_place(event: pygame.event.Event) -> int:
    """Where the key of an event lies."""
    place: int | None = getattr(event, "scancode", None)
    return LAYOUT[event.key] if place is None else place
