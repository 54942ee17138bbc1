"""The menu of a table: every row does what it says, and its answer is what the table goes on with."""

from __future__ import annotations

import errno
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.client.desk import Desk
from game.client.intents import KEYBOARD, MOUSE, TOUCH, Cancel, Command, DeviceRemoved, Menu, gamepad
from game.client.paint.theme import SMALL
from game.client.scene import Pop, Push, Stack
from game.client.screens.pause import PauseMenu
from game.client.screens.results import Results
from game.client.screens.rules import Rules
from game.client.screens.seatpanel import SeatDevice
from game.client.screens.seats import HolderOf, Resign, Seats
from game.client.screens.settings import SettingsScene
from game.client.screens.title import Title
from game.client.table.begin import demo, open_table
from game.client.table.play import OpenPause
from game.client.table.scene import TableScene
from game.home import saves
from game.match import journal
from game.match.lineup import Lineup, Player, bots
from game.match.match import Seated, begun, drawn_by_chance
from game.texts import LANGUAGES, Language
from tests.conftest import MakeDesk
from tests.pilot import form_of, opened, press, seen, settle, stack_of, texts
from tools.shots.shot import play_of, position


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


@pytest.fixture
def table(home: Desk) -> TableScene:
    return open_table(home, position("gravity-game-3", 9))


class FullDisk:
    """A disk that can be full, or slow to answer."""

    def __init__(self) -> None:
        self.full = False
        self.answers = threading.Event()
        self.answers.set()

    def sync(self, _: int) -> None:
        self.answers.wait()
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    disk = FullDisk()
    monkeypatch.setattr("game.home.disk.sync", disk.sync)
    return disk


def paused(table: TableScene) -> Stack:
    """The table with its menu over it."""
    stack = stack_of(table.desk, table)
    stack.apply(table.handle(Menu()))
    assert isinstance(stack.top, PauseMenu)
    return stack


@pytest.mark.parametrize(("id", "scene"), [("seats", Seats), ("rules", Rules), ("settings", SettingsScene)])
def test_rows_that_open_a_screen(home: Desk, id: str, scene: type) -> None:
    assert isinstance(opened(home, press(PauseMenu(home, play_of(home, "star_race-game-3", 4)), id)), scene)


def test_escape_menu_and_the_first_row_play_on(home: Desk) -> None:
    pause = PauseMenu(home, play_of(home, "star_race-game-3", 4))
    assert pause.handle(Cancel()) == pause.handle(Menu()) == press(pause, "resume") == Pop()


def test_the_menu_says_whether_somebody_named_the_deal(home: Desk) -> None:
    for seed, told in (
        (drawn_by_chance(), "Dealt by chance: nobody can know the cards"),
        (4127, "Dealt from the seed NOVA 4127"),
    ):
        table = demo(home, begun("fairy_lights", bots(("pilot",), 2), seed))
        assert told in texts(home, PauseMenu(home, table.play))


def test_a_move_is_taken_back_only_where_that_can_be_done(home: Desk) -> None:
    play = play_of(home, "gravity-game-2", 0)
    assert "undo" not in {entry.id for entry in PauseMenu(home, play).entries}
    for action in play.match.view(play.match.to_act or 0).legal:
        play.match.play(action)
        if play.match.undo_ply() is not None:
            break
        play = play_of(home, "gravity-game-2", 0)  # that one taught somebody something
    assert press(PauseMenu(home, play), "undo") == Pop()
    assert play.match.ply == 0


def begun_again(table: TableScene, how: str = "restart") -> TableScene:
    """The table that comes after `table`."""
    stack = paused(table)
    stack.apply(press(stack.top, "restart"))
    stack.apply(press(stack.top, how))
    assert isinstance(stack.top, TableScene)
    assert stack.top is not table
    assert stack.top.play.match.ply == 0
    return stack.top


def test_starting_again_is_asked_first(table: TableScene) -> None:
    stack = paused(table)
    stack.apply(press(stack.top, "restart"))
    stack.apply(press(stack.top, "stay"))
    assert isinstance(stack.top, PauseMenu)


@pytest.mark.parametrize("game", catalogue.names())
def test_starting_again_deals_anew_for_the_same_players(home: Desk, game: str) -> None:
    table = open_table(home, position(f"{game}-game-3", 4))
    match = begun_again(table).play.match
    assert match.opening.state != table.play.match.opening.state
    assert match.lineup == table.play.match.lineup


def test_the_same_deal_is_a_choice_where_it_lies_open(table: TableScene) -> None:
    match = begun_again(table, "same-deal").play.match
    assert match.opening is table.play.match.opening


@pytest.mark.parametrize("game", ["star_race", "fairy_lights"])
def test_what_was_hidden_is_never_dealt_again(home: Desk, game: str) -> None:
    stack = paused(open_table(home, position(f"{game}-game-3", 4)))
    stack.apply(press(stack.top, "restart"))
    assert {widget.id for widget in form_of(stack.top).controls()} == {"restart", "stay"}


def test_undo_brings_back_the_game_that_was_replaced(table: TableScene, home: Desk) -> None:
    before = journal.dump(table.play.match)
    new = begun_again(table)
    home.keeper.flush()
    (saved,) = home.keeper.waiting()
    assert saves.read(saved).ply == 0, "it has taken the place of the other"
    assert next(tool for tool in new.host.tools() if tool.name == "undo").enabled
    old = opened(home, new.handle(Command("undo")))
    assert journal.dump(old.play.match) == before
    home.keeper.flush()
    (saved,) = home.keeper.waiting()
    assert journal.dump(saves.read(saved)) == before


def test_the_menu_brings_it_back_too(table: TableScene) -> None:
    stack = paused(begun_again(table))
    stack.apply(press(stack.top, "undo"))
    assert isinstance(stack.top, TableScene)
    assert stack.top.play.match.ply == table.play.match.ply


def test_once_somebody_has_decided_something_undo_means_that(table: TableScene, home: Desk) -> None:
    new = begun_again(table)
    assert new.play.can_go_back
    new.play.act(new.play.match.view(new.play.match.to_act or 0).legal[0])
    assert not new.play.can_go_back


def test_a_finished_game_makes_no_way(home: Desk) -> None:
    table = open_table(home, position("gravity-game-3"))
    home.keeper.flush()
    assert not begun_again(table).play.can_go_back
    home.keeper.flush()
    assert len(home.keeper.waiting()) == 1
    assert len([*(home.home / "records").iterdir()]) == 1


def test_leaving_writes_the_game_and_the_title_offers_it(table: TableScene, home: Desk) -> None:
    stack = paused(table)
    home.keeper.flush()
    stack.apply(press(stack.top, "leave"))
    assert isinstance(stack.top, Title)
    assert home.toasts[-1].text == home.words("pause-saved")
    stack.top.update(0.0)
    assert stack.top.entries[0].id == "continue"
    (saved,) = home.keeper.waiting()
    assert saves.read(saved).ply == table.play.match.ply


def test_that_it_is_saved_is_said_once_it_is(table: TableScene, home: Desk, full: FullDisk) -> None:
    stack = paused(table)
    home.keeper.flush()
    full.answers.clear()
    table.play.keep()
    stack.apply(press(stack.top, "leave"))
    stack.apply(stack.top.update(0.1))
    assert isinstance(stack.top, PauseMenu)
    assert not stack.top.still
    assert not home.toasts
    full.answers.set()
    home.keeper.flush()
    stack.apply(stack.top.update(0.1))
    assert isinstance(stack.top, Title)
    assert [toast.text for toast in home.toasts] == [home.words("pause-saved")]


def test_a_game_that_cannot_be_saved_is_played_on_and_tried_again(
    table: TableScene, home: Desk, full: FullDisk
) -> None:
    home.keeper.flush()
    stack = paused(table)
    full.full = True
    table.play.keep()
    stack.apply(press(stack.top, "leave"))
    home.keeper.flush()
    stack.apply(stack.top.update(0.1))
    assert home.words("reason-full") in " ".join(texts(home, stack.top))
    stack.apply(press(stack.top, "stay"))
    assert isinstance(stack.top, PauseMenu)
    stack.apply(press(stack.top, "leave"))
    home.keeper.flush()
    stack.apply(stack.top.update(0.1))
    full.full = False
    stack.apply(press(stack.top, "again"))
    home.keeper.flush()
    stack.apply(stack.top.update(0.1))
    assert isinstance(stack.top, Title)
    assert home.toasts[-1].text == home.words("pause-saved")


def test_who_leaves_all_the_same_has_it_saved_later(table: TableScene, home: Desk, full: FullDisk) -> None:
    home.keeper.flush()
    stack = paused(table)
    full.full = True
    table.play.act(table.play.match.view(table.play.match.to_act or 0).legal[0])
    stack.apply(press(stack.top, "leave"))
    home.keeper.flush()
    stack.apply(stack.top.update(0.1))
    stack.apply(press(stack.top, "leave"))
    assert isinstance(stack.top, Title)
    assert home.words("pause-saved") not in [toast.text for toast in home.toasts]
    full.full = False
    home.keeper.flush()
    (saved,) = home.keeper.waiting()
    assert saves.read(saved).ply == table.play.match.ply


def test_leaving_a_demo_writes_nothing(home: Desk) -> None:
    stack = paused(demo(home, position("gravity-game-3", 9)))
    told = texts(home, stack.top)
    assert home.words("pause-end") in told
    assert home.words("pause-leave") not in told
    stack.apply(press(stack.top, "leave"))
    assert isinstance(stack.top, Title)
    assert home.keeper.waiting() == []
    assert not home.toasts


def test_an_ended_game_offers_its_results(home: Desk) -> None:
    pause = PauseMenu(home, play_of(home, "star_race-game-2"))
    assert {"undo", "seats"}.isdisjoint(entry.id for entry in pause.entries)
    assert isinstance(opened(home, press(pause, "results")), Results)


def test_an_unplugged_gamepad_that_somebody_plays_with_pauses_the_game(table: TableScene) -> None:
    assert table.handle(DeviceRemoved(device=gamepad(1))) is None
    table.play.match.mark(Seated(0, Player("Ana", "comet", device="gamepad 1")))
    change = table.handle(DeviceRemoved(device=gamepad(1)))
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenPause)
    assert "for Ana until gamepad 1 is back" in table.desk.toasts[-1].text


def test_a_seat_is_moved_by_its_own_gamepad_and_by_all_while_that_is_gone(desk: Desk) -> None:
    owners = (Player("Ana", "comet", device="gamepad 1"), Player("Bo", "rocket", device="gamepad 2"))
    table = demo(desk, begun("fairy_lights", Lineup(owners), 3))
    table.update(30.0)
    desk.gamepads = gamepad(1), gamepad(2)
    here = table.play.decider
    assert here is not None
    own, other = gamepad(1 + here), gamepad(2 - here)
    settle(table)
    for stranger in (other, KEYBOARD, MOUSE):
        table.handle(Command("reveal", device=stranger))
        assert table.play.match.ply == 0
    assert f"{owners[here].name}’s turn: Gamepad {1 + here}" in table.message
    desk.gamepads = (other,)
    table.handle(Command("reveal", device=KEYBOARD))
    assert table.play.match.ply == 1
    desk.gamepads = gamepad(1), gamepad(2)
    assert table.play.decider == here
    settle(table)
    table.handle(Command("reveal", device=other))
    assert table.play.match.ply == 1
    table.handle(Command("reveal", device=own))
    assert table.play.match.ply == 2


def test_another_language_reaches_what_the_table_below_has_told(table: TableScene, home: Desk) -> None:
    english = logged(table)
    home.change(replace(home.settings, language="nl"))
    assert logged(table) != english
    home.change(replace(home.settings, language="en"))
    assert logged(table) == english


def logged(table: TableScene) -> list[str]:
    """What the log says."""
    return texts(table.desk, opened(table.desk, table.handle(Command("log"))))


# Seats


def seats(desk: Desk) -> Any:
    return Seats(desk, play_of(desk, "gravity-game-3", 4))


def test_an_ai_takes_over_and_a_person_comes_back(home: Desk) -> None:
    scene = seats(home)
    scene.chosen(HolderOf(1), "legend")
    assert scene.play.match.lineup.players[1].level == "legend"
    assert {SeatDevice(1), Resign(1)}.isdisjoint(widget.id for widget in scene.controls())
    scene.chosen(HolderOf(1), "person")
    assert scene.play.match.lineup.players[1].is_person


def test_whoever_resigns_is_asked_and_followed_by_an_ai(home: Desk) -> None:
    scene = seats(home)
    stack = stack_of(home, scene)
    stack.apply(press(scene, Resign(0)))
    stack.apply(press(stack.top, "stay"))
    assert scene.play.match.lineup.players[0].is_person
    stack.apply(press(scene, Resign(0)))
    stack.apply(press(stack.top, "resign"))
    assert scene.play.match.lineup.players[0].level == "pilot"
    assert stack.top is scene


def test_another_device_can_be_given_to_a_seat(home: Desk) -> None:
    scene = seats(home)
    scene.chosen(SeatDevice(2), "keyboard")
    assert scene.play.match.lineup.players[2].device == "keyboard"
    assert isinstance(press(scene, "done"), Pop)


def test_the_pause_lists_what_the_keys_of_the_device_always_do(home: Desk, table: TableScene) -> None:
    for device in (KEYBOARD, MOUSE, gamepad(1)):
        home.device = device
        shown = texts(home, PauseMenu(home, table.play))
        assert home.words("table-log") in shown
        assert home.words("table-explain") in shown
    home.device = TOUCH
    assert home.words("table-explain") not in texts(home, PauseMenu(home, table.play))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_key_does_stands_in_one_row(make_desk: MakeDesk, language: Language, tmp_path: Path) -> None:
    """In French two of them broke, and their four rows read as one text."""
    desk = make_desk(lang=language)
    desk.home = tmp_path
    desk.device = KEYBOARD
    menu = PauseMenu(desk, open_table(desk, position("gravity-game-3", 9)).play)
    rows = {text.text: text.drawn.h for text in seen(desk, menu).texts}
    for key in ("table-hint", "table-log", "table-explain"):
        assert rows[desk.words(key)] < 1.5 * SMALL, key
