"""Every game in the window: a table that plays by itself, a hand that presses, the screens around."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.arguments import parse
from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command
from game.client.scene import OpenHall, OpenHowTo, OpenKeys, OpenSetup, OpenTable, OpenTitle, Route
from game.client.screens.routes import scene_of
from game.client.window import app
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.every_game.kit import EVERY_GAME
from tests.pilot import opened, settle, texts


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_window_plays_a_game_by_itself(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    words = ["--play", name, "--demo", "--speed", "off", "--mute", "--size", "640x360", "--frames", "30"]
    assert app.run(parse([*words, "--data-dir", str(tmp_path)])) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["frames"] == 30
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_person_plays_the_toy_by_its_keys_and_reads_what_happened(desk: Desk) -> None:
    lineup = Lineup((Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie"))))
    table: Any = scene_of(desk, OpenTable(begun("toy", lineup, 2), kept=False))
    settle(table)
    card = table.play.view.hand[1]
    assert f"{desk.words('toy-turn', name='Ana')}" in texts(desk, table)
    table.handle(Command("card-2", device=KEYBOARD))
    table.play.director.skip()
    assert card not in table.play.view.hand
    assert str(card) in texts(desk, table)
    table.handle(Command("card-1", device=KEYBOARD))
    assert desk.words("toy-wait") in texts(desk, table)
    log = opened(desk, table.handle(Command("log", device=KEYBOARD)))
    assert desk.words("toy-told-played", card=card) in texts(desk, log)


@pytest.mark.parametrize("route", [OpenTitle(), OpenSetup(), OpenHall(), OpenHowTo(), OpenKeys()], ids=repr)
def test_every_screen_shows_every_game(desk: Desk, route: Route[Any]) -> None:
    scene = scene_of(desk, route)
    scene.update(5.0)
    shown = " ".join(texts(desk, scene))
    if not isinstance(route, OpenTitle | OpenKeys):  # they show emblems
        assert all(desk.words(f"game-{name}") in shown for name in catalogue.names())
