"""What people want, whatever is in their hands. window/translator.py makes these values from pygame's events.

Positions are in units. Every intent carries the device that it came from, so that a seat may own a gamepad
and prompts can show the keys of the device used last.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from game.client.layout import Point

Direction: TypeAlias = Literal["left", "right", "up", "down"]


class Device(Struct, frozen=True):
    """A thing in a hand. Gamepads are numbered from 1, the others are 0."""

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
    """The pointer is here, nothing pressed."""

    pos: Point


class Press(Intent, frozen=True):
    pos: Point
    button: int = 1  # 1 left or finger, 2 middle, 3 right


class Drag(Intent, frozen=True):
    """The pointer moves while pressed; `start` is where it was pressed."""

    pos: Point
    start: Point


class Release(Intent, frozen=True):
    pos: Point
    button: int = 1


class Scroll(Intent, frozen=True):
    """The wheel; a positive amount shows what is further down."""

    pos: Point
    amount: float


class Move(Intent, frozen=True):
    direction: Direction


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


class KeyPressed(Intent, frozen=True):
    """A key or button by name, only while a scene asks for all of them, or for those that mean nothing."""

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
