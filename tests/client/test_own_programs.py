"""A program in a seat of the window: chosen from the settings, and started by nothing else."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.forms.widgets import Dropdown, Id, TextField
from game.client.intents import KEYBOARD, Confirm, Go, TextTyped
from game.client.scene import Home, OpenTable
from game.client.screens.programs import CommandOf, NameOf, Programs, Removed
from game.client.screens.seatpanel import SeatLevel
from game.client.screens.seats import HolderOf, Seats
from game.client.screens.setup import GameCard, Setup
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.match import journal
from game.match.guest import Guest
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player, Program
from game.match.match import Match, begun

FIRST = f"sh {Path(__file__).parents[1] / 'guests' / 'first.sh'}"
PATIENCE = 20.0  # seconds; only a failure takes so long
with_a_shell = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh on this machine")


NOVA = Program("Nova")


def match(holder: Program | Bot = NOVA) -> Match:
    """A person and a program, which begins."""
    players = (Player("Ana", EMBLEMS[0]), Player("Vega", EMBLEMS[1], holder))
    return begun("fairy_lights", Lineup(players, {"first_player": "1"}), 7)


def opened(desk: Desk, programs: dict[str, str], table: Match | None = None) -> TableScene:
    desk.settings = replace(desk.settings, programs=programs)
    return demo(desk, table or match())


def told(desk: Desk) -> list[str]:
    return [toast.text for toast in desk.toasts]


# At the table


@with_a_shell
def test_a_program_that_the_settings_know_plays(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[object] = []
    monkeypatch.setattr(Guest, "tell_end", lambda guest, *told: ends.append(told))
    scene = opened(desk, {"Nova": FIRST})
    until = time.monotonic() + PATIENCE
    while scene.play.match.ply < 3 and scene.play.match.to_act == 1 and time.monotonic() < until:
        scene.update(0.2)
    assert scene.play.match.ply > 0
    assert scene.play.hosting.holds(1)
    assert not told(desk)
    guest = scene.play.hosting._guests[1][1]
    assert guest.process is not None
    scene.closed()
    assert guest.process is None
    assert not ends  # the game was left
    assert not scene.play.hosting.holds(1)


def test_where_a_name_is_not_known_a_rookie_sits_and_a_sentence_says_so(desk: Desk) -> None:
    scene = opened(desk, {"Other": "./other"})
    assert told(desk) == [desk.words("program-unknown", name="Vega", program="Nova")]
    assert not scene.play.hosting.holds(1)
    assert scene.play.match.lineup.players[1].level == "rookie"


def test_a_program_that_cannot_be_started_is_told_and_replaced(desk: Desk) -> None:
    scene = opened(desk, {"Nova": "./no-such-bot"})
    scene.update(0.1)
    assert told(desk) == [desk.words("program-gone", name="Vega")]


def test_a_save_holds_the_name_alone(desk: Desk) -> None:
    scene = opened(desk, {"Nova": "./my-bot --fast"})
    written = journal.dump(scene.play.match)
    assert json.loads(written.splitlines()[0])["lineup"]["players"][1]["holder"] == {
        "kind": "program",
        "name": "Nova",
    }
    assert "my-bot" not in written
    assert journal.load(written).lineup.players[1].holder == Program("Nova")


def test_a_command_in_a_file_starts_nothing(desk: Desk) -> None:
    line = json.loads(journal.dump(match()))
    line["lineup"]["players"][1]["holder"]["command"] = FIRST
    line["lineup"]["players"][1]["holder"]["name"] = "sh"
    scene = opened(desk, {}, journal.load(json.dumps(line)))
    assert not scene.play.hosting.holds(1)
    assert told(desk)


def test_seats_are_given_to_programs_and_taken_back_during_a_game(desk: Desk) -> None:
    scene = opened(desk, {"Nova": "./no-such-bot"}, match(Bot("pilot")))
    seats = Seats(desk, scene.play)
    (choice,) = [widget for widget in seats.controls() if widget.id == HolderOf(1)]
    assert isinstance(choice, Dropdown)
    seats.chosen(HolderOf(1), choice.options[-1][0])
    assert scene.play.match.lineup.players[1].holder == Program("Nova")
    seats.chosen(HolderOf(1), "person")
    assert isinstance(scene.play.match.lineup.players[1].holder, Person)


# In the set-up and the settings


def press(scene: Setup | Programs, id: Id) -> object:
    scene.form.focus = id
    return scene.handle(Confirm(device=KEYBOARD))


def level_choice(setup: Setup) -> object:
    setup.form.focus = SeatLevel(1)
    setup.handle(Go("up", device=KEYBOARD))
    setup.handle(Go("down", device=KEYBOARD))
    return next(widget for widget in setup.controls() if widget.id == SeatLevel(1))


def test_without_programs_in_the_settings_the_set_up_offers_none(desk: Desk) -> None:
    assert not isinstance(level_choice(Setup(desk, "fairy_lights")), Dropdown)


def test_a_program_is_chosen_among_the_levels_by_keys(desk: Desk) -> None:
    desk.settings = replace(desk.settings, programs={"Nova": "./no-such-bot"})
    setup = Setup(desk, "fairy_lights")
    press(setup, GameCard("fairy_lights"))
    setup.chosen(SeatLevel(1), None)
    setup.form.focus = SeatLevel(1)
    setup.handle(Go("left", device=KEYBOARD))
    setup.form.focus = SeatLevel(1)
    setup.handle(Confirm(device=KEYBOARD))
    for _ in range(6):
        setup.handle(Go("down", device=KEYBOARD))
    setup.handle(Confirm(device=KEYBOARD))
    assert setup.lineup.players[1].holder == Program("Nova")
    change = press(setup, "start")
    assert isinstance(change, Home)
    assert isinstance(change.to, OpenTable)
    assert change.to.match.lineup.players[1].holder == Program("Nova")


def test_programs_are_written_down_in_the_settings(desk: Desk) -> None:
    scene = Programs(desk)
    press(scene, "add")
    assert scene.form.focus == NameOf(0)
    scene.handle(TextTyped("Nova"))
    scene.form.focus = CommandOf(0)
    scene.handle(TextTyped("./no-such-bot --fast"))
    (field,) = [widget for widget in scene.controls() if widget.id == CommandOf(0)]
    assert isinstance(field, TextField)
    assert field.wrong
    press(scene, "add")  # a row that stays empty
    assert [field.wrong for field in scene.controls() if isinstance(field, TextField)][2:] == [False, False]
    scene.cancelled()
    assert desk.settings.programs == {"Nova": "./no-such-bot --fast"}
    again = Programs(desk)
    press(again, Removed(0))
    again.cancelled()
    assert desk.settings.programs == {}
