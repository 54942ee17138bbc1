"""The devices that a seat can have: "any", "mouse", "keyboard", "gamepad 1"."""

from __future__ import annotations

from msgspec.structs import replace

from game.client.desk import Desk, Rumble
from game.client.intents import Device
from game.match.lineup import ANY, Player

GREETING = Rumble(0.4, 0.8, 0.22)  # of who gets a seat
MOVE = Rumble(0.2, 0.5, 0.09)  # of who plays a move


def name_of(device: Device) -> str:
    """A device as it is written in a line-up."""
    return f"{device.kind} {device.number}" if device.number else device.kind


def label(desk: Desk, device: str) -> str:
    """A device for people to read."""
    kind, _, number = device.partition(" ")
    return desk.words(f"device-{kind}", number=number)


def icon(device: str) -> str:
    """The picture of a device, in assets/shared/art/ui/icons."""
    kind = device.partition(" ")[0]
    return "touch" if kind == ANY else kind


def colour(desk: Desk, device: str) -> str:
    """The colour of its name: in use, not plugged in, or neither."""
    if device == name_of(desk.device):
        return "good"
    return "warn" if unplugged(desk, device) else "quiet"


def options(desk: Desk, now: str) -> list[tuple[str, str]]:
    """The devices that a seat can have, with their words; `now` is one of them even if it is unplugged."""
    here = [ANY, "mouse", "keyboard", *map(name_of, desk.gamepads)]
    return [(device, label(desk, device)) for device in dict.fromkeys([*here, now])]


def greet(desk: Desk, device: str) -> None:
    """Shake a gamepad that was given a seat, if it can shake."""
    for plugged in desk.gamepads:
        if name_of(plugged) == device:
            desk.rumble(plugged, GREETING)


def usable(player: Player, desk: Desk) -> Player:
    """The player; if their gamepad is not plugged in, they can use any device."""
    return replace(player, device=ANY) if unplugged(desk, player.device) else player


def may_play(player: Player, desk: Desk, device: Device) -> bool:
    """Whether this device may play for a seat: a seat with a device of its own hears only that one."""
    own = usable(player, desk).device
    return own in (ANY, name_of(device)) or (device.kind == "touch" and own == "mouse")


def unplugged(desk: Desk, device: str) -> bool:
    """Whether it is a gamepad that is not plugged in."""
    return device.startswith("gamepad") and device not in map(name_of, desk.gamepads)
