"""What people want, with any device. window/translator.py makes these values from the events of pygame.

Positions are in units. Every intent carries the device that it came from, so that a seat may own a gamepad
and prompts can show the keys of the device used last.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from game.client.layout import Point

Arrow: TypeAlias = Literal["left", "right", "up", "down"]
SAME_SPOT = 0.03  # units; two clicks nearer than this are a double click


class Device(Struct, frozen=True):
    """What a person plays with. Gamepads have numbers from 1, the others have 0."""

    kind: Literal["mouse", "touch", "keyboard", "gamepad"]
    number: int = 0


MOUSE = Device("mouse")
TOUCH = Device("touch")
KEYBOARD = Device("keyboard")


def gamepad(number: int) -> Device:
    return Device("gamepad", number)


class Intent(Struct, frozen=True, kw_only=True):
    device: Device = MOUSE


class PointAt(Intent, frozen=True):
    """The pointer is here, and nothing is pressed."""

    pos: Point


class Press(Intent, frozen=True):
    pos: Point
    button: int = 1  # 1 left or finger, 2 middle, 3 right
    again: bool = False  # the later part of a double click


class Drag(Intent, frozen=True):
    """The pointer moves while pressed; `start` is where it was pressed."""

    pos: Point
    start: Point


class Release(Intent, frozen=True):
    pos: Point
    button: int = 1
    again: bool = False


class Scroll(Intent, frozen=True):
    """The wheel; a positive amount shows what is further down."""

    pos: Point
    amount: float


class Go(Intent, frozen=True):
    direction: Arrow


class Confirm(Intent, frozen=True):
    pass


class LetGo(Intent, frozen=True):
    """The key or button that gave a Confirm is down no more."""


class Cancel(Intent, frozen=True):
    pass


class Next(Intent, frozen=True):
    pass


class Previous(Intent, frozen=True):
    pass


class Menu(Intent, frozen=True):
    pass


class Command(Intent, frozen=True):
    """One of the commands that the scene listens to, by name."""

    name: str


class CommandOver(Intent, frozen=True):
    """The key or button of a command that lasts as long as it is held (commands.HELD) is down no more."""

    name: str


class KeyPressed(Intent, frozen=True):
    """A key or button by its name. Only for scenes with `raw_keys`, or with `any_key` if it means nothing."""

    name: str


class TextTyped(Intent, frozen=True):
    text: str


class Erase(Intent, frozen=True):
    """Take back the last letter."""


class DeviceAdded(Intent, frozen=True):
    pass


class DeviceRemoved(Intent, frozen=True):
    pass


class Resized(Intent, frozen=True):
    """The window has another size, or another monitor's scale."""


class FullScreen(Intent, frozen=True):
    pass


class Snapshot(Intent, frozen=True):
    pass


class Close(Intent, frozen=True):
    """The window's own close button."""
