"""Which device may play for which seat."""

from __future__ import annotations

from msgspec.structs import replace

from game.client.desk import Desk
from game.client.devices import may_play
from game.client.intents import KEYBOARD, MOUSE, TOUCH, gamepad
from game.match.lineup import Player


def test_a_seat_hears_its_own_device_and_a_finger_is_a_mouse(desk: Desk) -> None:
    desk.gamepads = (gamepad(1),)
    ana = Player("Ana", "comet")
    every = (KEYBOARD, MOUSE, TOUCH, gamepad(1))
    heard = {
        own: [device.kind for device in every if may_play(replace(ana, device=own), desk, device)]
        for own in ("any", "mouse", "keyboard", "gamepad 1", "gamepad 2")
    }
    kinds = [device.kind for device in every]
    assert heard == {
        "any": kinds,
        "mouse": ["mouse", "touch"],
        "keyboard": ["keyboard"],
        "gamepad 1": ["gamepad"],
        "gamepad 2": kinds,  # it is not plugged in
    }
