"""What stands between two people's turns."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Cancel,
    Confirm,
    Intent,
    LetGo,
    Press,
    Release,
    gamepad,
)
from game.client.paint.stage import blit_all
from game.client.scene import Change, Pop, Push
from game.client.table.begin import demo
from game.client.table.curtain import Curtain
from game.match.lineup import Player
from tests.conftest import MakeDesk
from tests.pilot import settle
from tools.shots.shot import position

ANA = Player("Ana", "comet")
LIFTED = Pop("lifted")


def standing(desk: Desk, player: Player = ANA) -> Curtain:
    """It is fully there."""
    curtain = Curtain(desk, player)
    curtain.update(1.0)
    return curtain


def pass_by(curtain: Curtain, seconds: float) -> Change | None:
    """What it answers while so many seconds pass, frame by frame."""
    for _ in range(round(seconds / 0.05)):
        change = curtain.update(0.05)
        if change is not None:
            return change
    return None


def presses(curtain: Curtain) -> dict[str, tuple[Intent, Intent]]:
    """On each device: what begins a press, and what ends it."""
    pos = curtain.box.centre
    return {
        "mouse": (Press(pos), Release(pos)),
        "touch": (Press(pos, device=TOUCH), Release(pos, device=TOUCH)),
        "keyboard": (Confirm(device=KEYBOARD), LetGo(device=KEYBOARD)),
        "gamepad": (Confirm(device=gamepad(1)), LetGo(device=gamepad(1))),
    }


DEVICES = ("mouse", "touch", "keyboard", "gamepad")


@pytest.mark.parametrize("device", DEVICES)
def test_a_press_held_for_a_moment_lifts_it(desk: Desk, device: str) -> None:
    curtain = standing(desk)
    curtain.handle(presses(curtain)[device][0])
    assert pass_by(curtain, 0.5) is None
    assert pass_by(curtain, 0.6) == LIFTED


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("pause", [0.1, 0.2, 0.45, 0.8])
@pytest.mark.parametrize("way", ["hold", "twice"])
def test_mashing_lifts_nothing(desk: Desk, device: str, pause: float, way: str) -> None:
    """Short presses again and again; where two are asked for, as long as they are not well apart."""
    desk.change(replace(desk.settings, curtain=way))
    if way == "twice" and pause > 0.4:
        return
    curtain = Curtain(desk, ANA)
    begin, end = presses(curtain)[device]
    for _ in range(30):
        curtain.handle(begin)
        assert pass_by(curtain, 0.1) is None
        curtain.handle(end)
        assert pass_by(curtain, pause) is None


@pytest.mark.parametrize("device", DEVICES)
def test_a_press_that_began_before_it_was_there_lifts_nothing(desk: Desk, device: str) -> None:
    curtain = Curtain(desk, ANA)
    pass_by(curtain, 0.4)
    curtain.handle(presses(curtain)[device][0])
    assert pass_by(curtain, 5.0) is None


@pytest.mark.parametrize("device", DEVICES)
def test_two_presses_well_apart_lift_it_for_who_cannot_hold(desk: Desk, device: str) -> None:
    desk.change(replace(desk.settings, curtain="twice"))
    curtain = standing(desk)
    begin, end = presses(curtain)[device]
    curtain.handle(begin)
    assert pass_by(curtain, 3.0) is None  # a hold is one press
    curtain.handle(end)
    curtain.handle(begin)
    assert pass_by(curtain, 0.5) == LIFTED


def test_the_first_of_two_presses_is_forgotten(desk: Desk) -> None:
    desk.change(replace(desk.settings, curtain="twice"))
    curtain = standing(desk)
    curtain.handle(Confirm(device=KEYBOARD))
    assert not curtain.still
    assert pass_by(curtain, 6.0) is None
    assert curtain.still
    curtain.handle(Confirm(device=KEYBOARD))
    assert pass_by(curtain, 2.0) is None


def test_what_holds_it_must_stay_on_it_and_no_other_device_ends_the_press(desk: Desk) -> None:
    curtain = standing(desk)
    outside = curtain.box.x - 0.05, curtain.box.cy
    curtain.handle(Press(outside))
    assert pass_by(curtain, 2.0) is None
    curtain.handle(Press(curtain.box.centre))
    curtain.handle(LetGo(device=KEYBOARD))
    assert pass_by(curtain, 1.2) == LIFTED


def test_what_does_nothing_shows_so(desk: Desk) -> None:
    curtain = Curtain(desk, ANA)
    curtain.handle(Confirm(device=KEYBOARD))
    curtain.update(0.05)
    assert curtain._shake != 0.0


def test_the_menu_is_there_at_once(desk: Desk) -> None:
    assert Curtain(desk, ANA).handle(Cancel(device=KEYBOARD)) == Pop("pause")


def test_only_the_gamepad_of_a_seat_lifts_its_curtain_while_it_is_there(desk: Desk) -> None:
    desk.gamepads = gamepad(1), gamepad(2)
    bo = Player("Bo", "rocket", device="gamepad 2")
    for other in (gamepad(1), KEYBOARD, MOUSE):
        curtain = standing(desk, bo)
        curtain.handle(Confirm(device=other))
        assert pass_by(curtain, 2.0) is None
    assert curtain.handle(Cancel(device=KEYBOARD)) == Pop("pause")
    curtain.handle(Confirm(device=gamepad(2)))
    assert pass_by(curtain, 1.2) == LIFTED
    desk.gamepads = (gamepad(1),)
    curtain = standing(desk, bo)
    curtain.handle(Confirm(device=KEYBOARD))
    assert pass_by(curtain, 1.2) == LIFTED


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (1920, 1080), (900, 1400)])
def test_in_gravity_it_covers_the_hand_and_leaves_the_board_in_sight(
    make_desk: MakeDesk, size: tuple[int, int]
) -> None:
    table = demo(make_desk(size), position("gravity-game-4", 9))
    table.update(1.0)
    change = table.update(1.0)
    assert isinstance(change, Push)
    curtain = change.to
    assert isinstance(curtain, Curtain)
    look = table.look()
    hand, board = table.presenter.place_of("hand", look), table.presenter.place_of("globe", look)
    assert hand is not None
    assert board is not None
    assert curtain.box.holds(hand, 0.004)
    assert not curtain.box.overlaps(board.inset(0.03))
    assert curtain.box.w * curtain.box.h < 0.2 * table.desk.frame.w * table.desk.frame.h


def test_nothing_can_be_read_through_it(desk: Desk) -> None:
    """A message below it shone through, and so did the name and the cards of whoever is called."""
    curtain, seen = standing(desk), set()
    box = curtain.box
    for below in ("night", "light"):
        picture = desk.picture()
        picture.fill(box.inset(0.02), below)
        curtain.draw(picture)
        surface = pygame.Surface((desk.frame.width, desk.frame.height))
        blit_all(surface, picture.items)
        at = desk.frame.px(box.right - 0.06), desk.frame.px(box.y + 0.06)
        seen.add(tuple(surface.get_at(at)))
    assert len(seen) == 1


def test_what_was_told_to_the_one_before_is_told_to_nobody_else(desk: Desk) -> None:
    table = demo(desk, position("star-race-curtain"))
    table.say("Not now.")
    settle(table)
    assert table.message_left == 0.0
