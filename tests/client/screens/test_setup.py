"""Setting the table: from nothing to a game with whatever is in the hand."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import catalogue
from game.client import devices
from game.client.compose import compose
from game.client.desk import Desk
from game.client.forms.widgets import Id, TextField
from game.client.intents import (
    KEYBOARD,
    Command,
    Confirm,
    Device,
    DeviceRemoved,
    Erase,
    Go,
    PointAt,
    Press,
    Release,
    TextTyped,
    gamepad,
)
from game.client.layout import LEAST_TARGET, Box
from game.client.paint.picture import Audit
from game.client.scene import Home, OpenKeyboard, OpenTable, Pop, Push
from game.client.screens.emblems import Emblems, Wearing
from game.client.screens.keyboard import Keyboard, Letter
from game.client.screens.lesson import Teacher
from game.client.screens.optionpanel import Agreement, Rule
from game.client.screens.seatpanel import (
    Add,
    FreeSeat,
    SeatAssist,
    SeatDevice,
    SeatEmblem,
    SeatLevel,
    SeatName,
    SeatRemoved,
)
from game.client.screens.setup import GameCard, Setup
from game.client.screens.title import Title
from game.games.gravity.model import Material
from game.games.gravity.table.pool import ChoosePlanets, FaceOf
from game.home.settings import Settings
from game.match import journal as save
from game.match.match import Match, deal_of
from game.match.seeds import seed_words
from game.places import MAPS
from game.texts import LANGUAGES, Language
from tests.conftest import MakeDesk
from tests.pilot import confirm, form_of, opened, press, stack_of, texts, walk_to
from tools.shots.shot import position


@pytest.fixture
def home(desk: Desk, tmp_path: Path) -> Desk:
    desk.home = tmp_path
    return desk


@pytest.fixture
def setup(home: Desk) -> Setup:
    """With the focus on the chosen game, from where everything is reached."""
    found = Setup(home)
    found.form.focus = GameCard(found.game)
    return found


@pytest.mark.parametrize("device", [KEYBOARD, gamepad(0)], ids=["keyboard", "gamepad"])
def test_a_game_with_everything_as_it_was_is_one_press(home: Desk, device: Device) -> None:
    assert started(Setup(home).handle(Confirm(device=device))).game.name == catalogue.names()[0]


def started(change: Any) -> Match:
    assert isinstance(change, Home)
    assert isinstance(change.to, OpenTable)
    assert change.to.kept
    return change.to.match


def test_four_people_and_two_ais_are_six_clicks(setup: Setup) -> None:
    for id in (Add(person=True), Add(person=True), Add(person=True), Add(person=False)):
        press(setup, id)
    match = started(press(setup, "start"))
    assert [player.level for player in match.lineup.players] == [None, "rookie", None, None, None, "rookie"]
    assert len({player.emblem for player in match.lineup.players}) == 6


def test_all_who_come_are_added_without_moving_the_mouse(setup: Setup) -> None:
    def place() -> Box:
        return next(widget.box for widget in setup.controls() if widget.id == Add(person=True))

    here = place()
    for _ in range(3):
        press(setup, Add(person=True))
        assert place() == here
    press(setup, SeatName(0))  # its row opens
    assert place() == here


def test_a_click_on_any_dashed_row_seats_one_more_person(setup: Setup) -> None:
    """They did nothing."""
    for count in range(3, 7):
        rows = [widget.id for widget in setup.controls() if isinstance(widget.id, FreeSeat)]
        assert len(rows) == 7 - count
        press(setup, rows[0])
        assert len(setup.lineup.players) == count
    assert [player.is_person for player in setup.lineup.players].count(True) == 5


def test_a_second_click_on_what_removed_a_seat_adds_nobody(setup: Setup) -> None:
    """A free row lies there then: it seated a new person."""
    for _ in range(4):
        press(setup, Add(person=True))
    for seats in (5, 4):  # where the buttons for one more are, and where a dashed row is
        last = next(widget.box.centre for widget in setup.controls() if widget.id == SeatRemoved(seats))
        press(setup, SeatRemoved(seats))
        setup.update(0.6)
        setup.handle(PointAt(last))
        setup.handle(Press(last))
        setup.handle(Release(last))
        assert len(setup.lineup.players) == seats
    setup.update(1.0)
    press(setup, next(widget.id for widget in setup.controls() if isinstance(widget.id, FreeSeat)))
    assert len(setup.lineup.players) == 5  # now it is meant


def test_a_seat_that_goes_leaves_the_focus_where_it_was(setup: Setup) -> None:
    """It moved on to the name."""
    for _ in range(3):
        press(setup, Add(person=True))
    press(setup, SeatRemoved(2))
    focused(setup, SeatRemoved(2))
    setup.handle(Command("remove", device=KEYBOARD))
    focused(setup, SeatRemoved(2))
    setup.handle(Command("remove", device=KEYBOARD))
    focused(setup, SeatEmblem(1))  # two must stay, and nobody has asked to write the other's name


def test_the_game_that_is_focused_is_the_one_that_starts(setup: Setup) -> None:
    """It was the game that had a tick."""
    setup.form.focus = GameCard("star_race")
    assert setup.game != "star_race"
    assert started(setup.handle(Command("start", device=KEYBOARD))).game.name == "star_race"


def test_where_seats_must_be_scrolled_the_next_one_can_be_seen(make_desk: MakeDesk) -> None:
    setup = Setup(make_desk((800, 600), big_text=True), "gravity")
    scroller = next(widget for widget in setup.controls() if widget.id == "seats")
    add = next(widget for widget in setup.controls() if widget.id == Add(person=True))
    assert scroller.box.holds(add.box)


def test_arrows_keep_to_the_row_and_column_that_they_are_in(setup: Setup) -> None:
    press(setup, Add(person=True))
    setup.form.focus = SeatName(0)
    walk_to(setup, SeatName(1), "down")
    walk_to(setup, SeatLevel(1), "down")
    walk_to(setup, SeatName(2), "down")
    walk_to(setup, SeatDevice(2), "right")
    walk_to(setup, SeatEmblem(1), "left", "left", "up")


def test_names_are_written_one_after_the_other(setup: Setup) -> None:
    press(setup, Add(person=True))
    press(setup, SeatName(0))
    for name in ("Ana", "Bo"):
        for letter in name:
            setup.handle(TextTyped(letter, device=KEYBOARD))
        setup.handle(Confirm(device=KEYBOARD))
    assert [player.name for player in setup.lineup.players] == ["Ana", "Vega", "Bo"]
    assert setup.form.focus == "start"


def test_at_a_full_table_the_first_person_is_asked_for_a_name(setup: Setup) -> None:
    for _ in range(4):
        press(setup, Add(person=False))
    assert setup.form.focus == SeatName(0)


def test_keys_that_write_are_not_said_to_do_anything_else(setup: Setup, home: Desk) -> None:
    def told() -> list[str]:
        return [prompt.command for prompt in setup.prompts()]

    assert {"remove", "shuffle"} <= set(told())
    press(setup, SeatName(0))
    assert not {"remove", "shuffle"} & set(told())
    home.device = gamepad(1)
    assert {"remove", "shuffle"} <= set(told())


def test_the_same_with_the_arrow_keys_alone(setup: Setup) -> None:
    setup.handle(Go("right"))
    while setup.form.focus != Add(person=True):
        setup.handle(Go("down"))
    for _ in range(3):
        confirm(setup)
    setup.handle(Go("right"))
    assert setup.form.focus == Add(person=False)
    confirm(setup)
    match = started(setup.handle(Command("start")))
    assert [player.is_person for player in match.lineup.players].count(True) == 4
    assert len(match.lineup.players) == 6


def focused(setup: Setup, id: Id) -> None:
    assert setup.form.focus == id


def test_who_says_yes_to_the_chosen_game_is_led_on(setup: Setup) -> None:
    setup.form.focus = GameCard("fairy_lights")
    confirm(setup)
    focused(setup, GameCard("fairy_lights"))
    confirm(setup)
    for _ in range(4):
        focused(setup, Add(person=True))
        confirm(setup)
    setup.form.focus = GameCard("fairy_lights")
    confirm(setup)
    focused(setup, "start")
    assert len(started(confirm(setup)).lineup.players) == 6


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (2560, 1080)])
def test_the_length_and_difficulty_of_each_game_are_seen(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk, audit = make_desk(size), Audit()
    compose(desk, (Setup(desk),), audit)
    told = [text.text for text in audit.texts]
    for game in catalogue.names():
        assert desk.words("game-minutes", count=catalogue.meta(game).minutes) in told
        assert desk.words(f"game-{catalogue.meta(game).difficulty}") in told


def test_people_keep_their_names_in_all_games(setup: Setup) -> None:
    for game in ("star_race", "fairy_lights"):
        press(setup, GameCard(game))
        setup.lineup = setup.lineup.seated(0, replace(setup.lineup.players[0], name=f"Ana of {game}"))
    press(setup, GameCard("star_race"))
    assert setup.lineup.players[0].name == "Ana of fairy_lights"


def test_no_more_seats_than_the_game_has_and_no_fewer(setup: Setup) -> None:
    press(setup, GameCard("star_race"))
    for _ in range(3):
        press(setup, Add(person=False))
    assert Add(person=False) not in {widget.id for widget in setup.controls()}
    for _ in range(3):
        press(setup, SeatRemoved(0))
    assert not any(widget.enabled for widget in setup.controls() if isinstance(widget.id, SeatRemoved))
    setup.handle(Command("remove"))
    assert len(setup.lineup.players) == 2


def test_a_name_is_typed(setup: Setup) -> None:
    press(setup, SeatName(0))
    assert setup.typing
    for _ in range(20):
        setup.handle(Erase())
    for letter in "Zoé":
        setup.handle(TextTyped(letter))
    assert started(press(setup, "start")).lineup.players[0].name == "Zoé"


def test_while_a_caret_blinks_few_frames_will_do(setup: Setup) -> None:
    press(setup, SeatName(0))
    assert setup.calm
    assert not setup.still


def test_a_gamepad_writes_on_a_keyboard_of_the_screen(setup: Setup) -> None:
    setup.form.focus = SeatName(0)
    change = setup.handle(Confirm(device=gamepad(1)))
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenKeyboard)
    assert change.then is not None
    change.then("Ana")
    assert setup.lineup.players[0].name == "Ana"


def test_the_keyboard_of_the_screen_begins_anew_with_a_capital(home: Desk) -> None:
    keyboard = Keyboard(home, "Player 1", 14)
    press(keyboard, Letter("a"))
    press(keyboard, Letter("n"))
    assert press(keyboard, "done") == Pop("An")
    keyboard = Keyboard(home, "Player 1", 14)
    press(keyboard, "erase")
    assert press(keyboard, "done") == Pop("")


def test_the_keys_in_the_last_row_of_the_screen_lie_side_by_side(home: Desk) -> None:
    keyboard = Keyboard(home, "", 14)
    keyboard.form.focus = "shift"
    walk_to(keyboard, "space", "right")
    walk_to(keyboard, "erase", "right")
    walk_to(keyboard, "space", "left")


def test_who_has_no_name_is_called_after_the_emblem(setup: Setup) -> None:
    setup.chosen(SeatName(0), "  ")
    assert started(press(setup, "start")).lineup.players[0].name == "Comet"


def test_the_level_opens_when_it_is_touched_and_is_then_chosen(setup: Setup) -> None:
    press(setup, SeatLevel(1))
    levels = [setup.lineup.players[1].level]
    setup.handle(Go("right"))
    setup.handle(Go("right"))
    levels.append(setup.lineup.players[1].level)
    assert levels == ["rookie", "ace"]


def test_a_row_does_not_move_away_under_a_pressed_finger(setup: Setup) -> None:
    press(setup, Add(person=False))
    press(setup, SeatName(0))
    below = next(widget for widget in setup.controls() if widget.id == SeatRemoved(2))
    middle = below.box.centre
    setup.handle(Press(middle))
    assert next(w for w in setup.controls() if w.id == SeatRemoved(2)).box == below.box
    setup.handle(Release(middle))
    assert len(setup.lineup.players) == 2


def test_an_emblem_that_is_taken_is_exchanged(setup: Setup) -> None:
    change = press(setup, SeatEmblem(0))
    picker = opened(setup.desk, change)
    assert isinstance(picker, Emblems)
    answer = press(picker, Wearing("rocket"))
    assert answer == Pop("rocket")
    assert isinstance(change, Push)
    assert change.then is not None
    change.then("rocket")
    assert [player.emblem for player in setup.lineup.players] == ["rocket", "comet"]


def test_a_seat_owns_a_gamepad_but_not_one_that_is_not_there(setup: Setup, home: Desk) -> None:
    home.gamepads = (gamepad(1),)
    setup.chosen(SeatDevice(0), "gamepad 1")
    assert started(press(setup, "start")).lineup.players[0].device == "gamepad 1"
    home.gamepads = ()
    assert started(press(setup, "start")).lineup.players[0].device == "any"


def test_a_button_on_a_gamepad_takes_the_seat_whose_devices_are_asked_for(setup: Setup, home: Desk) -> None:
    home.gamepads = gamepad(1), gamepad(2)
    shaken: list[Device] = []
    home.rumble = lambda device, how: shaken.append(device)
    press(setup, SeatDevice(0))
    setup.handle(Confirm(device=gamepad(2)))
    assert setup.lineup.players[0].device == "gamepad 2"
    assert shaken == [gamepad(2)]


def test_a_gamepad_that_asks_for_the_devices_of_a_seat_means_itself(setup: Setup, home: Desk) -> None:
    home.gamepads = gamepad(1), gamepad(2)
    setup.form.focus = SeatDevice(0)
    for _ in range(2):
        setup.handle(Confirm(device=gamepad(2)))
    assert setup.lineup.players[0].device == "gamepad 2"


def test_one_gamepad_may_still_choose_another(setup: Setup, home: Desk) -> None:
    home.gamepads = gamepad(1), gamepad(2)
    setup.form.focus = SeatDevice(0)
    for intent in (Confirm(device=gamepad(1)), Go("down", device=gamepad(1)), Confirm(device=gamepad(1))):
        setup.handle(intent)
    assert setup.lineup.players[0].device == "gamepad 2"


def test_a_marked_gamepad_is_pulled_out(setup: Setup, home: Desk) -> None:
    home.gamepads = gamepad(1), gamepad(2)
    press(setup, SeatDevice(0))
    for _ in range(4):
        setup.handle(Go("down"))
    home.gamepads = ()
    setup.handle(DeviceRemoved(device=gamepad(1)))
    setup.draw(home.picture())
    setup.handle(Confirm(device=KEYBOARD))
    assert setup.lineup.players[0].device == "keyboard"


def test_the_gamepad_in_use_lights_up_at_its_seat_and_one_that_is_gone_warns(
    setup: Setup, home: Desk
) -> None:
    home.gamepads = gamepad(1), gamepad(2)
    home.device = gamepad(2)
    setup.chosen(SeatDevice(0), "gamepad 2")
    assert devices.colour(home, "gamepad 2") == "good"
    assert next(w for w in setup.controls() if w.id == SeatDevice(0)).lit  # type: ignore[attr-defined]
    home.device = gamepad(1)
    assert not next(w for w in setup.controls() if w.id == SeatDevice(0)).lit  # type: ignore[attr-defined]
    home.gamepads = (gamepad(1),)
    assert devices.colour(home, "gamepad 2") == "warn"


def test_what_a_person_is_shown_is_their_own_choice(setup: Setup) -> None:
    press(setup, GameCard("fairy_lights"))
    press(setup, SeatName(0))
    for id in (SeatAssist(0, "ghosts"), SeatAssist(0, "hints"), SeatAssist(0, "odds")):
        press(setup, id)
    assist = started(press(setup, "start")).lineup.players[0].assist
    assert (assist.ghosts, assist.own, assist.hints) == (False, {"odds": "hidden"}, False)


@pytest.mark.parametrize("game", ["gravity", "star_race"])
def test_odds_are_offered_only_where_there_are_any(setup: Setup, game: str) -> None:
    press(setup, GameCard(game))
    press(setup, SeatName(0))
    assert SeatAssist(0, "hints") in {widget.id for widget in setup.controls()}
    assert SeatAssist(0, "odds") not in {widget.id for widget in setup.controls()}


def test_options_and_seed_reach_the_game(setup: Setup) -> None:
    walk_to(setup, GameCard("gravity"))
    setup.form.focus = Rule("end")
    setup.handle(Go("right"))
    setup.form.focus = Rule("first_door")
    setup.handle(Go("right"))
    press(setup, Agreement("open"))
    press(setup, Agreement("free_undo"))
    setup.seed = "NOVA 4127"
    match = started(setup.handle(Command("start")))
    options = match.game.dump(match.opening.state)["options"]
    assert (options["end"], options["first_door"]) == ("expert", "choose")
    assert (match.lineup.open, match.lineup.free_undo, match.seed) == (True, True, 4127)


@pytest.mark.parametrize("game", catalogue.names())
def test_who_begins_is_drawn_or_named_by_the_people(setup: Setup, game: str) -> None:
    press(setup, GameCard(game))
    press(setup, Add(person=False))
    setup.form.focus = Rule("first_player")
    confirm(setup)  # the list opens
    for _ in range(3):  # from random to the third seat
        setup.handle(Go("down"))
    confirm(setup)
    match = started(setup.handle(Command("start")))
    assert match.lineup.options == {"first_player": "2"}
    assert match.to_act == 2


def test_who_was_to_begin_still_does_when_others_leave(setup: Setup) -> None:
    press(setup, Add(person=False))
    setup.lineup = replace(setup.lineup, options={"first_player": "2"})
    press(setup, SeatRemoved(0))
    assert setup.lineup.options == {"first_player": "1"}
    press(setup, Add(person=False))
    press(setup, SeatRemoved(1))
    assert setup.lineup.options == {}


def test_the_picture_of_the_planets_is_the_board_that_is_played(setup: Setup) -> None:
    from game.games.gravity.table.miniature import board_svg
    from game.games.gravity.table.setup import board

    shown = board(setup.desk.home, 2, deal_of(setup.source), (), "box")
    match = started(press(setup, "start"))
    assert shown is not None
    assert shown[0] == board_svg(match.view(-1).board.layout)  # type: ignore[attr-defined]


def test_shuffling_changes_the_deal_and_names_no_seed(setup: Setup) -> None:
    setup.seed = "NOVA 4127"
    deals = {deal_of(setup.source)}
    for id in ("shuffle", "dice"):
        press(setup, id)
        deals.add(deal_of(setup.source))
        assert setup.seed == ""
    assert len(deals) == 3


def test_where_nobody_names_a_seed_the_deal_is_drawn_by_chance(setup: Setup) -> None:
    (field,) = (
        widget for widget in setup.controls() if isinstance(widget, TextField) and widget.id == "seed"
    )
    assert (field.value, field.placeholder) == ("", "drawn by chance")
    match = started(press(setup, "start"))
    assert match.named is None
    assert match.secret is not None


def test_the_seed_of_a_deal_can_be_kept_and_written_again(setup: Setup) -> None:
    first = started(press(setup, "start"))
    assert first.seed is not None
    setup.seed = seed_words(first.seed)
    second = started(press(setup, "start"))
    assert second.named == first.seed
    assert second.game.dump(second.opening.state) == first.game.dump(first.opening.state)


def test_the_last_lineup_of_each_game_comes_back(setup: Setup, home: Desk) -> None:
    press(setup, GameCard("fairy_lights"))
    press(setup, Add(person=True))
    setup.chosen(SeatName(2), "Bo")
    started(press(setup, "start"))
    again = Setup(home)
    assert again.game == "fairy_lights"
    assert [player.name for player in again.lineup.players] == ["Player 1", "Vega", "Bo"]


def test_who_sits_there_comes_along_to_a_game_not_played_yet(setup: Setup) -> None:
    for _ in range(4):
        press(setup, Add(person=True))
    press(setup, GameCard("star_race"))
    assert len(setup.lineup.players) == 5
    press(setup, GameCard("gravity"))
    assert len(setup.lineup.players) == 6


def test_a_broken_file_of_lineups_is_told_and_not_fatal(home: Desk) -> None:
    (home.home / "lineups.json").write_text("[]")
    assert len(Setup(home).lineup.players) == 2
    assert "lineups.json.broken-1" in home.toasts[-1].text


def test_what_the_rules_refuse_is_told(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.catalogue.material", lambda *_: Material(()))
    assert press(setup, "start") is None
    assert setup.desk.toasts[-1].kind == "bad"


def test_a_mistake_in_ones_own_cards_is_told_when_the_game_is_chosen(home: Desk) -> None:
    (home.home / "decks").mkdir()
    (home.home / "decks" / "star_race.txt").write_text("many pairs")
    setup = Setup(home, "gravity")
    assert not home.toasts
    press(setup, GameCard("star_race"))
    assert "star_race.txt" in home.toasts[-1].text


def test_a_game_that_was_left_can_be_gone_on_with(home: Desk) -> None:
    (home.home / "saves").mkdir()
    (home.home / "saves" / "star_race.match").write_text(save.dump(position("star_race-game-3", 7)))
    setup = Setup(home, "gravity")
    assert "continue" not in {widget.id for widget in setup.controls()}
    press(setup, GameCard("star_race"))
    waiting = opened(home, press(setup, "continue"))
    assert started(confirm(waiting)).ply == 7


def test_a_game_that_was_begun_can_be_gone_on_with_before_its_first_action(home: Desk) -> None:
    setup = Setup(home, "fairy_lights")
    table = opened(home, press(setup, "start"))
    home.keeper.flush()
    title = Title(home)
    title.update(0.0)
    title.update(0.0)
    assert title.entries[0].note == home.words("game-fairy_lights")
    waiting = opened(home, press(title, "continue"))
    assert save.dump(started(confirm(waiting))) == save.dump(table.play.match)


def test_a_broken_save_is_told_and_another_game_can_begin(home: Desk) -> None:
    (home.home / "saves").mkdir()
    (home.home / "saves" / "gravity.match").write_text("nonsense")
    stack = stack_of(home, Setup(home, "gravity"))
    stack.apply(press(stack.top, "continue"))
    stack.top.update(0.1)
    assert ".match.broken-1" in home.toasts[-1].text
    stack.apply(press(stack.top, "back"))
    assert "continue" not in {widget.id for widget in form_of(stack.top).controls()}


def test_planets_are_chosen_one_side_of_a_tile_each(setup: Setup) -> None:
    change = press(setup, "choose")
    page = opened(setup.desk, change)
    planets = opened(setup.desk, press(page, "pool"))
    assert isinstance(planets, ChoosePlanets)
    press(planets, FaceOf("box/1a"))
    assert not next(widget for widget in planets.controls() if widget.id == "done").enabled
    press(planets, FaceOf("box/1b"))  # the other side of the same tile
    assert list(planets.picked) == ["box/1b"]
    press(planets, FaceOf("box/2a"))
    assert press(planets, "done") == Pop(("box/1b", "box/2a"))
    setup.lineup = replace(setup.lineup, material=("box/1b", "box/2a"))
    laid = started(press(setup, "start")).view(-1).board.layout.tiles  # type: ignore[attr-defined]
    assert {tile.face for tile in laid} == {"1b", "2a"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("big_text", [False, True])
def test_what_people_agree_on_stands_inside_its_switch(
    make_desk: MakeDesk, language: Language, big_text: bool
) -> None:
    """In French it took two lines, which crossed the edge."""
    desk, audit = make_desk((1280, 720), lang=language, big_text=big_text), Audit()
    setup = Setup(desk, "gravity")
    compose(desk, [setup], audit)
    boxes = {widget.id.name: widget.box for widget in setup.controls() if isinstance(widget.id, Agreement)}
    assert {*boxes} == {"open", "free_undo"}
    for name, box in boxes.items():
        words = desk.words(f"setup-{name}")
        (told,) = (text for text in audit.texts if text.text == words)
        assert box.holds(told.drawn), words


@pytest.mark.parametrize("language", ["en", "fr"])  # in Dutch there is no room, and the seats show it
def test_with_big_text_the_cards_of_all_games_say_how_many_can_play(
    make_desk: MakeDesk, language: Language
) -> None:
    """Cards left it out, though there was room in smaller letters."""
    desk = make_desk((1280, 720), lang=language, big_text=True)
    shown = texts(desk, Setup(desk, "star_race"))
    assert shown.count("2–6") == 2
    assert "2–5" in shown


def test_when_the_chosen_planets_are_too_few_it_is_said_that_all_are_used(setup: Setup) -> None:
    def said() -> bool:
        return setup.desk.words("setup-faces-few", count=2, needed=4) in texts(setup.desk, setup)

    setup.lineup = replace(setup.lineup, material=("box/1b", "box/2a"))
    assert not said()
    press(setup, Add(person=True))
    assert said()


def test_a_broken_planet_of_ones_own_is_listed_with_the_reason(home: Desk) -> None:
    (home.home / "planets").mkdir()
    (home.home / "planets" / "mine.tmx").write_text("<map/>")
    Setup(home, "gravity")
    assert "mine.tmx" in home.toasts[-1].text
    shown = texts(home, ChoosePlanets(home, (), 2))
    assert "mine.tmx: a face is an orthogonal map that is not infinite (Map > Map Properties)." in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("big_text", [False, True])
def test_the_line_below_the_title_of_the_planets_stays_clear_of_it(
    make_desk: MakeDesk, language: Language, big_text: bool
) -> None:
    desk = make_desk((800, 600), lang=language, big_text=big_text)
    audit = Audit()
    compose(desk, [ChoosePlanets(desk, (), 2)], audit)
    drawn = {text.text: text.drawn for text in audit.texts}
    title, line = drawn[desk.words("planets-title")], drawn[desk.words("planets-none")]
    assert title.bottom <= line.y
    assert line.h < title.h


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_planets_that_come_along_have_names_in_every_language(home: Desk, language: Language) -> None:
    home.change(Settings(language=language))
    planets = ChoosePlanets(home, (), 2)
    ids = [widget.id.face for widget in planets.controls() if isinstance(widget.id, FaceOf)]
    faces = [name.removeprefix("box/") for name in ids]
    shown = texts(home, planets)
    assert len(faces) == 12
    assert all(f"{face} {home.words(f'face-{face}')}" in shown for face in faces)
    assert ("5b Harbour" in shown) is (language == "en")


def test_ones_own_planets_and_what_is_wrong_with_them_are_seen_first(home: Desk) -> None:
    folder = home.home / "planets"
    folder.mkdir()
    (folder / "mine.tmx").write_text("<map/>")
    shutil.copy(MAPS / "box" / "4a.tmx", folder / "cheese.tmx")
    scene = ChoosePlanets(home, (), 2)
    scroller, first, *_ = (
        widget for widget in scene.controls() if widget.id == "faces" or isinstance(widget.id, FaceOf)
    )
    assert first.id == FaceOf("box/cheese")
    assert scroller.box.holds(first.box)
    audit = Audit()
    compose(home, [scene], audit)
    told = next(text for text in audit.texts if "mine.tmx" in text.text)
    assert scroller.box.holds(told.drawn)
    assert told.drawn.bottom <= first.box.y


@pytest.mark.parametrize("name", catalogue.names())
def test_the_chosen_game_can_be_learnt_first(setup: Setup, name: str) -> None:
    press(setup, GameCard(name))
    lesson = opened(setup.desk, press(setup, "learn"))
    assert isinstance(lesson.host, Teacher)
    assert lesson.play.match.game.name == name


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
@pytest.mark.parametrize("games", [1, 2, 3, 4, 6])
def test_any_number_of_games_is_laid_out(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], games: int
) -> None:
    known = catalogue.names()
    listed = known[:games] + known[-1:] * (games - len(known))
    monkeypatch.setattr(catalogue, "names", lambda: listed)
    desk = make_desk(size)
    cards = [card.box for card in Setup(desk).controls() if isinstance(card.id, GameCard)]
    assert len(cards) == games
    assert all(card.h >= LEAST_TARGET and desk.frame.box.holds(card) for card in cards)
    assert not any(one.overlaps(other) for one, other in combinations(cards, 2))


@pytest.mark.parametrize(("game", "told"), [("gravity", True), ("star_race", False), ("fairy_lights", False)])
def test_shuffle_is_offered_where_something_is_seen_to_be_shuffled(desk: Desk, game: str, told: bool) -> None:
    setup = Setup(desk)
    press(setup, GameCard(game))
    assert ("shuffle" in [prompt.command for prompt in setup.prompts()]) == told


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
def test_choosing_another_game_draws_nothing_slow(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    """A card was drawn in the frame in which it grew, for a sixth of a second."""
    desk = make_desk(size)
    scene = Setup(desk)
    with desk.art.rehearsal() as ahead:
        scene.rehearse(desk.picture())
    for name in catalogue.names():
        scene.chosen(GameCard(name), None)
        with desk.art.rehearsal() as wanted:
            scene.draw(desk.picture())
        slow = [drawing for drawing in {*wanted} - {*ahead} if drawing.seconds > 0.012]
        assert [(drawing.width, drawing.height, drawing.source[-120:]) for drawing in slow] == []
