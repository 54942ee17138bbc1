"""What is said instead of a beginning."""

from __future__ import annotations

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Confirm
from game.client.scene import Pop, Quit
from game.client.screens.ask import NOTICE_SECONDS, Notice
from tests.pilot import texts


def test_a_notice_ends_at_a_key_and_by_itself(desk: Desk) -> None:
    notice = Notice(desk, "Starbox is already open", "Close the other one.")
    assert {"Starbox is already open", "Close the other one."} <= set(texts(desk, notice))
    assert not notice.still  # else its time might stand
    assert not notice.calm
    assert notice.update(NOTICE_SECONDS) is None
    assert isinstance(notice.update(0.1), Quit)
    assert isinstance(notice.handle(Confirm(device=KEYBOARD)), Pop)
