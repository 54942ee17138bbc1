"""From the title into a game and back, with one kind of hand, through windows of all sizes."""

from __future__ import annotations

import shutil
from random import Random

import pytest

from game.client.forms.widgets import Id
from game.client.screens.setup import GameCard
from tests.window.conftest import MakeTwin, Start
from tests.window.hands import HANDS, Hand
from tests.window.playing import go_on, looks_like, play_on, to_person
from tests.window.screen import Program, until
from tests.window.twin import Twin, saved

GAME, GAME_NAME = "fairy_lights", "Fairy Lights"


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_from_the_title_into_a_game_and_back(start: Start, twin: MakeTwin, hand: Hand) -> None:
    there, here = start(padded=True), twin()
    looks_like(there, here)
    choose(hand, there, here, "play", GameCard(GAME))
    resize(there, here, 640, 360)
    hand.do(there, hand.choose(here, "start"))
    sit(there, here)
    play_on(there, here, hand, Random(2), 2)
    resize(there, here, 3840, 2160)
    play_on(there, here, hand, Random(2), 2)
    to_person(there.home, here)
    looks_like(there, here)
    resize(there, here, 1280, 720)
    leave(hand, there, here)
    before = saved(there.home, GAME)
    assert before is not None
    go_on(there, here, hand)
    assert here.name == "TableScene"
    play_on(there, here, hand, Random(2), 1)
    assert here.match.actions[: before.ply] == before.actions
    to_person(there.home, here)
    leave(hand, there, here)
    hand.do(there, hand.choose(here, "quit"))
    assert there.ends() == 0
    assert saved(there.home, GAME) is not None


def choose(hand: Hand, program: Program, twin: Twin, *ids: Id) -> None:
    """What is done before a screen is drawn does not count, so wait until it is there."""
    for id in ids:
        hand.do(program, hand.choose(twin, id))
        looks_like(program, twin)


def resize(program: Program, twin: Twin, width: int, height: int) -> None:
    program.resize(width, height)
    twin.resize(width, height)
    if twin.name == "TableScene":
        to_person(program.home, twin)
    looks_like(program, twin)


def sit(program: Program, twin: Twin) -> None:
    """The match that has begun is that of the twin, too."""
    twin.sit(until(lambda: saved(program.home, GAME), "the table"))
    to_person(program.home, twin)
    looks_like(program, twin)


def leave(hand: Hand, program: Program, twin: Twin) -> None:
    """To the title, which offers to go on."""
    hand.do(program, hand.pause(twin))
    shutil.copytree(program.home / "saves", twin.desk.home / "saves", dirs_exist_ok=True)
    choose(hand, program, twin, "leave")
    assert twin.name == "Title"
    twin.wait(0.1)
    assert any(GAME_NAME in text for text in twin.texts()), "it offers to go on"
