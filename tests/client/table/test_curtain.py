"""What stands between two people's turns."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Cancel, Confirm, gamepad
from game.client.scene import Pop
from game.client.table.curtain import Curtain
from game.match.lineup import Player


def test_a_key_meant_for_the_last_move_lifts_no_curtain(desk: Desk) -> None:
    curtain = Curtain(desk, Player("Ana", "comet"))
    for _ in range(3):
        assert curtain.handle(Confirm(device=KEYBOARD)) is None
        curtain.update(0.15)
    assert not curtain.still
    curtain.update(0.3)
    assert curtain.handle(Confirm(device=KEYBOARD)) == Pop("lifted")


def test_the_menu_is_there_at_once(desk: Desk) -> None:
    curtain = Curtain(desk, Player("Ana", "comet"))
    assert curtain.handle(Cancel(device=KEYBOARD)) == Pop("pause")


def test_only_the_gamepad_of_a_seat_lifts_its_curtain_while_it_is_there(desk: Desk) -> None:
    desk.gamepads = gamepad(1), gamepad(2)
    curtain = Curtain(desk, Player("Bo", "rocket", device="gamepad 2"))
    curtain.update(1.0)
    for other in (gamepad(1), KEYBOARD):
        assert curtain.handle(Confirm(device=other)) is None
    assert curtain.handle(Cancel(device=KEYBOARD)) == Pop("pause")
    assert curtain.handle(Confirm(device=gamepad(2))) == Pop("lifted")
    desk.gamepads = (gamepad(1),)
    assert curtain.handle(Confirm(device=KEYBOARD)) == Pop("lifted")
