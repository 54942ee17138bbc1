"""The strip at the bottom that says what the keys of the device in use do, and what a click or a tap does."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from game.client.commands import all_commands, own_key
from game.client.desk import Desk
from game.client.forms.widgets import KEY_HEIGHT, key_cap, key_width
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import SMALL
from game.texts import Words

HEIGHT = 0.06
GAPS = 0.034, 0.02  # after a prompt, and where room is short
GUESSED = ("full-screen", "arrows", "move", "sides")  # left out first: people try these anyway
MOVES = ("move", "sides", "arrows", "next")  # a pointer goes where it likes
POINTERS = ("mouse", "touch")  # each has a picture of that name; a hand on the mouse has the keys beside it
BRIEF = {"arrows": "sides"}  # two of the four keys, where room is short: the others are tried anyway
PromptPart: TypeAlias = tuple[Sequence[str], str, float]
_KEYBOARD = {
    "move": ("up", "down"),
    "sides": ("left", "right"),
    "arrows": ("left", "up", "down", "right"),
    "confirm": ("return",),
    "cancel": ("escape",),
    "next": ("tab",),
    "menu": ("f10",),
    "full-screen": ("f11",),
}
_GAMEPAD = {
    "move": ("pad_dpad",),
    "sides": ("pad_dpad",),
    "arrows": ("pad_dpad",),
    "confirm": ("pad_a",),
    "cancel": ("pad_b",),
    "next": ("pad_rb",),
    "menu": ("pad_menu",),
    "full-screen": (),
}


class Prompt(NamedTuple):
    """A command (of commands.py, or "move", "sides", "arrows", "confirm", "cancel", "next", "menu",
    "full-screen") and what it does here."""

    command: str
    words: str


def prompts_of(words: Words, **texts: str) -> tuple[Prompt, ...]:
    """Prompts from commands and the names of their texts (`full_screen` is "full-screen")."""
    return tuple(Prompt(command.replace("_", "-"), words(text)) for command, text in texts.items())


def keys_of(desk: Desk, command: str) -> tuple[str, ...]:
    """The key caps to draw for a command; none if the device in use has no key for it."""
    return keys_on(desk, command, desk.device.kind)


def keys_on(desk: Desk, command: str, kind: str) -> tuple[str, ...]:
    """The same for a keyboard or a gamepad, whatever is in use."""
    pad = kind == "gamepad"
    if command in _KEYBOARD:
        return _GAMEPAD[command] if pad else _KEYBOARD[command]
    binding = all_commands()[command]
    if pad:
        button = desk.settings.buttons.get(command, binding.pad)
        return (f"pad_{button}",) if button else ()
    return (desk.settings.keys.get(command) or own_key(command),)


def caps_of(desk: Desk, command: str) -> tuple[str, ...]:
    """What to draw before the words of a prompt: key caps, or the mouse or the finger that chooses."""
    kind = desk.device.kind
    if kind not in POINTERS:
        return keys_of(desk, command)
    if command == "confirm":
        return (kind,)
    return () if kind == "touch" or command in MOVES else keys_of(desk, command)


def prompt_bar(
    picture: Picture,
    desk: Desk,
    prompts: Sequence[Prompt],
    at: Point | None = None,
    left: float | None = None,
    most: float = math.inf,
) -> float:
    """A dark strip of prompts at the bottom, centred, round `at` or from `left`; gives its width.

    Where there is no room, or it would be wider than `most`, prompts stand closer, then some are left out.
    """
    if picture.covered:
        return 0.0
    parts = _fitting(picture, desk, prompts, min(picture.frame.w - 0.06, most - 0.014))
    if not parts:
        return 0.0
    total = sum(part[2] for part in parts) + 0.014
    centre = at or (picture.frame.w / 2, picture.frame.h - 0.046)
    strip = Box.around(centre, total, HEIGHT)
    if left is not None:
        strip = Box(left, strip.y, total, HEIGHT)
    shown = tuple((tuple(keys), words, width) for keys, words, width in parts)
    picture.alike(("prompts", shown, strip), lambda inner: _draw_strip(inner, parts, strip))
    return total


def _fitting(picture: Picture, desk: Desk, prompts: Sequence[Prompt], room: float) -> Sequence[PromptPart]:
    """The prompts that stand in so much room: closer together, or with fewer arrows, rather than fewer."""
    left = [prompt for prompt in prompts if caps_of(desk, prompt.command)]
    while left:
        short = [prompt._replace(command=BRIEF.get(prompt.command, prompt.command)) for prompt in left]
        for named, gap in product((left, short), GAPS):
            parts = _parts(picture, desk, named, gap)
            if sum(part[2] for part in parts) <= room:
                return parts
        guessed = (prompt for command in GUESSED for prompt in left if prompt.command == command)
        left.remove(next(guessed, left[-1]))
    return ()


def _draw_strip(picture: Picture, parts: Sequence[PromptPart], strip: Box) -> None:
    furniture.panel(picture, strip, "bar", radius=20)
    _draw_parts(picture, parts, Box(strip.x + 0.02, strip.y, strip.w, strip.h))


def prompts_width(picture: Picture, desk: Desk, prompts: Sequence[Prompt]) -> float:
    """How wide these prompts are side by side; 0 if the device in use has no keys."""
    if desk.device.kind in POINTERS:
        return 0.0
    return sum(width for _, _, width in _parts(picture, desk, prompts))


def draw_prompts(picture: Picture, desk: Desk, prompts: Sequence[Prompt], box: Box) -> None:
    """Prompts inside something that is drawn already."""
    if prompts_width(picture, desk, prompts):
        _draw_parts(picture, _parts(picture, desk, prompts), box)


def _parts(picture: Picture, desk: Desk, prompts: Sequence[Prompt], gap: float = GAPS[0]) -> list[PromptPart]:
    """Caps, words and width of the prompts that the device in use has anything for."""
    known = [(caps_of(desk, prompt.command), prompt.words) for prompt in prompts]
    return [(keys, words, _width(picture, keys, words) + gap) for keys, words in known if keys]


def _draw_parts(picture: Picture, parts: Sequence[PromptPart], box: Box) -> None:
    x = box.x
    for keys, words, width in parts:
        _prompt(picture, keys, words, Box(x, box.y, width, box.h))
        x += width


def _width(picture: Picture, keys: Sequence[str], words: str) -> float:
    caps = sum(_cap_width(picture, key) + 0.006 for key in keys)
    return caps + 0.008 + picture.text_width(words, SMALL)


def _prompt(picture: Picture, keys: Sequence[str], words: str, box: Box) -> None:
    x = box.x
    for key in keys:
        x += _cap(picture, key, (x, box.cy)) + 0.006
    picture.text(words, Box(x + 0.008, box.y, box.right - x - 0.012, box.h), SMALL)


def _cap_width(picture: Picture, key: str) -> float:
    return KEY_HEIGHT if key in POINTERS else key_width(picture, key)


def _cap(picture: Picture, key: str, at: Point) -> float:
    """A key cap, or a mouse or a finger, with its left edge here; gives its width."""
    if key not in POINTERS:
        return key_cap(picture, key, at, KEY_HEIGHT)
    picture.sprite(f"ui/icons/{key}", (at[0] + KEY_HEIGHT / 2, at[1]), KEY_HEIGHT, tint="text")
    return KEY_HEIGHT
