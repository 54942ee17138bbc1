"""How few presses lead from the start to the first decision, and from the end to the next deal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.client.desk import Desk
from game.client.intents import gamepad
from game.client.scene import OpenTable, OpenTitle
from game.client.screens.howto import HowTo, Learn
from game.client.screens.lesson import Teacher
from game.client.screens.results import Results
from game.client.screens.setup import Setup
from tests.pilot import AtOnce, Pilot
from tools.shots.shot import position

FIRST, NEXT = 3, 2
Device = Callable[[Pilot, str], None]


def by_keys(pilot: Pilot, _: str) -> None:
    pilot.keys("return")


def by_mouse(pilot: Pilot, id: str) -> None:
    pilot.click(id)


def by_pad(pilot: Pilot, _: str) -> None:
    pilot.pad("a")


DEVICES = pytest.mark.parametrize("device", [by_keys, by_mouse, by_pad])


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home, desk._thinking, desk.gamepads = tmp_path, AtOnce(), (gamepad(0),)
    return desk


def decides(pilot: Pilot) -> bool:
    """Whether a person at the table may decide, after the AIs before them."""
    for _ in range(80):
        if pilot.table.play.decider is not None and pilot.table.play.director.still:
            return True
        pilot.wait(5.0)
    return False


@DEVICES
def test_a_first_game_against_a_rookie_is_three_presses_away(home: Desk, device: Device) -> None:
    pilot, presses = Pilot(home, OpenTitle()), 0
    if device is not by_mouse:
        pilot.pad("down") if device is by_pad else pilot.keys("down")
        presses += 1
    device(pilot, "play")
    assert isinstance(pilot.top, Setup)
    device(pilot, "start")
    assert presses + 2 <= FIRST
    assert decides(pilot)


@DEVICES
def test_a_first_lesson_is_three_presses_away(home: Desk, device: Device) -> None:
    pilot = Pilot(home, OpenTitle())
    device(pilot, "howto")
    assert isinstance(pilot.top, HowTo)
    first = pilot.top.form.focus
    assert isinstance(first, Learn)
    pilot.click(first) if device is by_mouse else device(pilot, "")
    teacher = pilot.table.host
    assert isinstance(teacher, Teacher)
    reads = next(number for number, step in enumerate(teacher.steps) if not step.read)
    assert 2 + reads <= FIRST


@DEVICES
def test_the_next_deal_is_two_presses_from_the_end(home: Desk, device: Device) -> None:
    pilot = Pilot(home, OpenTable(position("results-star-race")))
    for _ in range(40):
        if isinstance(pilot.top, Results):
            break
        pilot.wait(2.0)
    pilot.wait(6.0)
    before = pilot.table.play.match
    device(pilot, "rematch")
    assert pilot.table.play.match is not before
    assert pilot.table.play.match.ply == 0
