"""A double click never does two things, wherever it is made."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.commands import all_commands
from game.client.desk import Desk
from game.client.forms.widgets import Toggle
from game.client.layout import Frame
from game.client.scene import OpenKeyboard, OpenKeys, OpenRules, OpenSettings, OpenTable, OpenTitle
from game.client.screens.keyboard import Keyboard, Letter
from game.client.screens.keys import CommandRow
from game.client.screens.rules import Rules
from game.client.table.scene import TableScene
from game.client.window.translator import DOUBLE_SECONDS, Translator
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.pilot import Pilot, click_events, form_of, settle

FRAME = Frame(1600, 800)


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


def again(translator: Translator, at: tuple[int, int], button: int = 1) -> bool:
    """Whether a click here is the later part of a double click."""
    down, up = click_events(at)
    event = pygame.event.Event(down.type, pos=at, button=button, touch=False)
    (press,) = translator.read(event)
    (release,) = translator.read(up)
    assert button != 1 or press.again == release.again  # type: ignore[attr-defined]
    return bool(press.again)  # type: ignore[attr-defined]


def test_two_clicks_on_one_spot_in_a_moment_are_a_double_click() -> None:
    translator = Translator(FRAME.point, dict)
    assert not again(translator, (400, 400))
    translator.pass_time(DOUBLE_SECONDS / 2)
    assert again(translator, (402, 401))
    assert again(translator, (402, 401))
    translator.pass_time(DOUBLE_SECONDS)
    assert not again(translator, (402, 401))
    assert not again(translator, (700, 401))
    assert not again(translator, (700, 401), button=3)


@pytest.mark.parametrize("id", ["settings", "howto", "credits"])
def test_what_a_double_click_opens_gets_no_click(home: Desk, id: str) -> None:
    once, twice = Pilot(home, OpenTitle()), Pilot(home, OpenTitle())
    once.click(id)
    twice.double_click(id)
    assert twice.name == once.name != "Title"
    assert form_of(twice.top).form.focus == form_of(once.top).form.focus


def test_a_key_to_change_is_still_asked_for(home: Desk) -> None:
    pilot = Pilot(home, OpenKeys())
    pilot.double_click(CommandRow(next(iter(all_commands()))))
    assert pilot.name == "Listen"


def test_a_switch_turns_once(home: Desk) -> None:
    pilot = Pilot(home, OpenSettings())
    switch = next(widget for widget in form_of(pilot.top).controls() if isinstance(widget, Toggle))
    pilot.double_click(switch.id)
    now = next(widget for widget in form_of(pilot.top).controls() if widget.id == switch.id)
    assert isinstance(now, Toggle)
    assert now.on != switch.on


def test_letters_can_be_written_twice(home: Desk) -> None:
    pilot = Pilot(home, OpenKeyboard("", 9))
    assert isinstance(pilot.top, Keyboard)
    pilot.double_click(Letter("s"))
    assert pilot.top.value == "Ss"


def test_pages_turn_as_fast_as_one_clicks_but_do_not_close(home: Desk) -> None:
    pilot = Pilot(home, OpenRules("gravity"))
    rules = pilot.top
    assert isinstance(rules, Rules)
    pilot.double_click("next")
    assert rules.page == 2
    rules.page = len(rules.pages) - 2
    pilot.double_click("next")
    assert pilot.stack.over is False
    assert rules.page == len(rules.pages) - 1


@pytest.mark.parametrize("game", ["gravity", "star_race", "fairy_lights"])
def test_at_a_table_a_card_is_picked_up_and_not_put_back(home: Desk, game: str) -> None:
    players = Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie"))
    match = begun(game, Lineup(players), 1)
    while match.to_act != 0 or getattr(match.view(0), "phase", "action") not in ("action", "play", "turn"):
        match.play(match.view(match.to_act or 0).legal[0])
    pilot = Pilot(home, OpenTable(match, kept=False))
    table = pilot.top
    assert isinstance(table, TableScene)
    settle(table)
    ply = match.ply
    first = {"gravity": "card:long", "star_race": "card:pair", "fairy_lights": "deck"}[game]
    box = table.presenter.place_of(first, table.look())
    assert box is not None
    at = pilot.pixel(box)
    pilot.feed(*click_events(at), *click_events(at))
    if game == "fairy_lights":
        assert match.ply == ply + 1
        assert not table.play.director.still  # the second click does not even end the motion
    else:
        assert table.presenter.selecting
