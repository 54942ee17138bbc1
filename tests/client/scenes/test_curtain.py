"""What stands between two people's turns."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Cancel, Confirm
from game.client.scene import Pop
from game.client.scenes.curtain import Curtain
from game.match.table import Player


def test_a_key_meant_for_the_last_move_lifts_no_curtain(desk: Desk) -> None:
    curtain = Curtain(desk, Player("Ana", "comet", None))
    for _ in range(3):
        assert curtain.handle(Confirm(device=KEYBOARD)) is None
        curtain.update(0.15)
    assert not curtain.still
    curtain.update(0.3)
    assert curtain.handle(Confirm(device=KEYBOARD)) == Pop("lifted")


def test_the_menu_is_there_at_once(desk: Desk) -> None:
    curtain = Curtain(desk, Player("Ana", "comet", None))
    assert curtain.handle(Cancel(device=KEYBOARD)) == Pop("pause")
