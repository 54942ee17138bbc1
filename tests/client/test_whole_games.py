"""A whole game of each with one device alone: from the title to the results and back to the title."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import catalogue
from game.client.desk import Desk
from game.client.scene import OpenTable
from game.client.screens.results import Results
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TOOL_NAMES, TableScene
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.client.walk import HANDS
from tests.pilot import PAD_HAT, AtOnce, Pilot, click_events, pointing

MOST_PRESSES = 3000
KEYS = ("return", "return", "return", "left", "right", "up", "down", "1", "2", "3", "r", "t")
BUTTONS = ("a", "a", "a", *PAD_HAT, "rb", "x", "y")


def clicked(pilot: Pilot, rng: Random) -> None:
    """On a card or something that is offered."""
    presenter, look = pilot.table.presenter, pilot.table.look()
    places = []
    for name in HANDS[pilot.table.play.match.game.name]:
        try:
            places.append(presenter.place_of(name, look))
        except (IndexError, StopIteration):
            continue
    offered = [box for id, box in pilot.boxes().items() if id not in TOOL_NAMES]
    at = pilot.pixel(rng.choice([*filter(None, places), *offered, *offered]))
    pilot.feed(pointing(at), *click_events(at))


@pytest.mark.slow
@pytest.mark.parametrize("device", ["mouse", "keyboard", "gamepad"])
@pytest.mark.parametrize("game", catalogue.names())
def test_a_whole_game_is_played_with_one_device(desk: Desk, tmp_path: Path, game: str, device: str) -> None:
    desk.home = tmp_path
    thinking = AtOnce()
    desk.think = lambda: thinking
    players = Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie"))
    pilot = Pilot(desk, OpenTable(begun(game, Lineup(players), 3), kept=False))
    rng, presses, decided = Random(7), 0, 0
    while isinstance(pilot.top, TableScene) and pilot.table.play.match.result() is None:
        if pilot.table.play.decider is None or not pilot.table.play.director.still:
            pilot.table.play.director.skip()
            pilot.wait(0.4)
            continue
        presses += 1
        assert presses < MOST_PRESSES, "the game does not end"
        ply = pilot.table.play.match.ply
        pilot.wait(2 * FINAL_SECONDS)
        match device:
            case "mouse":
                clicked(pilot, rng)
            case "keyboard":
                pilot.keys(rng.choice(KEYS + (("escape",) if pilot.table.presenter.selecting else ())))
            case _:
                pilot.pad(rng.choice(BUTTONS + (("b",) if pilot.table.presenter.selecting else ())))
        if not isinstance(pilot.top, TableScene):
            break
        decided += pilot.table.play.match.ply > ply
    while isinstance(pilot.top, TableScene):
        pilot.table.play.director.skip()
        pilot.wait(5.0)
    assert isinstance(pilot.top, Results)
    assert decided > 5
    pilot.wait(20.0)
    leave(pilot, device)
    assert pilot.name == "Title"


def leave(pilot: Pilot, device: str) -> None:
    """From the results to the title."""
    if device == "mouse":
        pilot.click("title")
        return
    press = pilot.keys if device == "keyboard" else pilot.pad
    for _ in range(6):
        if isinstance(pilot.top, Results) and pilot.top.form.focus != "title":
            press("right")
    press("return" if device == "keyboard" else "a")
