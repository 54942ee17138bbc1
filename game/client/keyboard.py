"""Keys that are meant by their place: what lies there on the keyboard in use."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

import pygame

from game.client.commands import all_commands


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
