"""Escape takes the smallest step back, and after the end there is a way on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game import catalogue
from game.ai.bot import Decision, Reason
from game.client.compose import compose
from game.client.desk import Desk
from game.client.forms.form import TIP_SECONDS
from game.client.intents import KEYBOARD, MOUSE, Cancel, Command, Confirm, Erase, Go, PointAt, TextTyped
from game.client.paint.picture import Audit
from game.client.scene import Home, Push
from game.client.screens.lesson import Teacher, open_lesson
from game.client.screens.pause import PauseMenu
from game.client.screens.results import Results
from game.client.screens.seatpanel import SeatName
from game.client.screens.setup import Setup
from game.client.table.begin import demo
from game.client.table.play import OpenPause, OpenResults
from game.client.table.scene import MatchHost, TableScene
from game.games.gravity.table.sprites import Single
from game.home.lessons import lesson
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.pilot import settle, stack_of, texts
from tools.shots.shot import position

MakeDesk = Callable[..., Desk]
ESCAPE, ENTER = Cancel(device=KEYBOARD), Confirm(device=KEYBOARD)


def table_of(desk: Desk, game: str) -> TableScene:
    players = Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie"))
    match = begun(game, Lineup(players), 1)
    while match.to_act != 0:
        match.play(match.view(match.to_act or 0).legal[0])
    table = demo(desk, match)
    settle(table)
    return table


@pytest.mark.parametrize("game", catalogue.names())
def test_escape_puts_a_hint_away_before_it_opens_the_menu(desk: Desk, game: str) -> None:
    table = table_of(desk, game)
    table.play.hint = Decision(table.play.view.legal[0], Reason("hint-only-move", {}))
    assert table.handle(ESCAPE) is None
    assert table.play.hint is None
    change = table.handle(ESCAPE)
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenPause)


def test_escape_leaves_a_name_as_it_was(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    scene = Setup(desk)
    scene.form.focus = SeatName(0)
    before = scene.lineup
    for intent in (Erase(device=KEYBOARD), TextTyped("Zed", device=KEYBOARD)):
        scene.handle(intent)
    assert scene.lineup.players[0].name == "Zed"
    assert scene.handle(ESCAPE) is None
    assert scene.lineup == before
    assert not scene.typing
    assert scene.handle(ESCAPE) is not None


def test_escape_ends_what_is_shown_again_and_opens_nothing(desk: Desk) -> None:
    table = table_of(desk, "gravity")
    table.play.act(table.play.view.legal[0])
    settle(table)
    assert isinstance(table.host, MatchHost)
    table.host._log_left(table.play.match.ply)
    assert not table.play.director.still
    assert table.handle(ESCAPE) is None
    assert table.play.director.still


def test_no_tooltip_is_left_when_something_covered_the_table(desk: Desk) -> None:
    table = table_of(desk, "gravity")
    tool = next(button for button in table._buttons(table.look()) if button.id == "log")
    table.handle(PointAt(tool.box.centre, device=MOUSE))
    assert table._tools.hover == "log"
    stack = stack_of(desk, table)
    stack.apply(table.handle(Command("log", device=KEYBOARD)))
    stack.apply(stack.top.handle(ENTER))
    assert stack.top is table
    table.update(2 * TIP_SECONDS)
    assert table._tools.hover is None
    audit = Audit()
    compose(desk, (table,), audit)
    assert desk.words("table-log") not in [text.text for text in audit.texts]


def test_a_resumed_lesson_has_its_board_as_it_was(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    scene = open_lesson(desk, "gravity", 0)
    for at, step in enumerate(lesson("gravity").steps[:-1]):
        assert isinstance(scene.host, Teacher)
        resumed = open_lesson(desk, "gravity", at)
        settle(scene)
        assert resumed.look().poses[Single.BOARD] == scene.look().poses[Single.BOARD], step.text
        if step.wants is not None:
            host = scene.host
            host.act(next(action for action in scene.play.view.legal if host.step.accepts(action)))
        else:
            scene.host.play_rival()
            scene.play.director.skip()
            scene.host.go_on()
        scene.play.director.skip()


def ended(desk: Desk, tmp_path: Path) -> TableScene:
    """The table of a game that is over, its results put away."""
    desk.home = tmp_path
    table = demo(desk, position("star_race-game-2"))
    for _ in range(3):
        change = table.update(10.0)
    assert change is None
    settle(table)
    return table


def test_after_the_end_the_menu_leads_with_the_results(desk: Desk, tmp_path: Path) -> None:
    table = ended(desk, tmp_path)
    menu = PauseMenu(desk, table.play)
    menu.update(1.0)
    assert menu.entries[0].id == menu.form.focus == "results"
    assert isinstance(menu.handle(ENTER), Push)


def test_after_the_end_enter_reaches_the_results_and_a_rematch(desk: Desk, tmp_path: Path) -> None:
    table = ended(desk, tmp_path)
    change = table.handle(ENTER)
    assert isinstance(change, Push)
    assert isinstance(change.to, OpenResults)
    stack = stack_of(desk, table)
    stack.apply(change)
    assert isinstance(stack.top, Results)
    settle(table)
    table.handle(Go("down", device=KEYBOARD))
    assert isinstance(table.handle(ENTER), Home)


def test_what_can_be_chosen_after_the_end_is_not_seen_below_the_results(desk: Desk, tmp_path: Path) -> None:
    table = ended(desk, tmp_path)
    results = Results(desk, table.play)
    results.update(10.0)
    again = desk.words("results-rematch")
    assert texts(desk, table).count(again) == 1
    assert texts(desk, table, results).count(again) == 1


def test_a_rematch_is_not_begun_in_a_hurry(desk: Desk, tmp_path: Path) -> None:
    table = ended(desk, tmp_path)
    table.handle(Go("down", device=KEYBOARD))
    table.quiet.begin()
    table.update(0.01)
    assert table.handle(ENTER) is None
    assert table.quiet.shaken is not None


@pytest.mark.parametrize("game", catalogue.names())
def test_a_hint_says_what_plays_it_and_what_puts_it_away_until_something_else_is_chosen(
    desk: Desk, game: str
) -> None:
    table = table_of(desk, game)
    table.play.hint = Decision(
        table.play.view.legal[0], Reason("ai-race-fizzle", {"gain": 1, "expected": 1, "chance": 0})
    )
    for _ in range(20):
        table.update(1.0)  # it stays as long as Enter plays it
    assert table.host.hinting
    if game == "star_race":  # there is room
        assert desk.words("table-hint-play") in texts(desk, table)
        assert desk.words("table-hint-away") in texts(desk, table)
    table.handle(ESCAPE)
    assert not table.host.hinting
    assert desk.words("table-hint-play") not in texts(desk, table)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("name", ["star_race-game-2", "star_race-game-5", "fairy_lights-game-3"])
def test_what_can_be_chosen_after_the_end_covers_nothing_that_is_read(
    make_desk: MakeDesk, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    """In La Course it lay over the cards, in Fairy Lights over the last moves."""
    desk = make_desk(size)
    desk.home = tmp_path
    table = demo(desk, position(name))
    for _ in range(4):
        table.update(10.0)
    look = table.look()
    parts = ("hand", "seat:0", "garland", "shop", "discard", "digest")
    kept = [box for part in parts if (box := table.presenter.place_of(part, look))]
    ways_on = table.host.ways_on(table.presenter.places(look))
    assert len(ways_on) == 2
    assert not [
        way.id
        for way in ways_on
        for box in (*kept, table.presenter.places(look).message)
        if way.box.overlaps(box)
    ]
