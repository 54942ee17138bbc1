"""Nothing is played by accident: what a press decides has been in sight and quiet for a moment."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.client.compose import compose
from game.client.desk import Desk
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Command,
    Confirm,
    Device,
    Go,
    Intent,
    Press,
    Release,
    gamepad,
)
from game.client.layout import Box
from game.client.table.begin import demo
from game.client.table.quiet import FINAL_SECONDS, QUIET_SECONDS, SHAKE_SECONDS, Quiet
from game.client.table.scene import TableScene
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.pilot import settle

GAMES = ["gravity", "star_race", "fairy_lights"]
PLACE = Box(0.1, 0.1, 0.2, 0.2)


def test_what_has_just_come_in_sight_is_not_decided_by_a_press() -> None:
    quiet = Quiet()
    quiet.pass_time(9.0, "this")
    assert not quiet.decides("this")
    quiet.pass_time(QUIET_SECONDS, "this")
    assert quiet.decides("this")
    assert not quiet.decides("that")
    assert not quiet.decides("this", final=True)
    quiet.pass_time(FINAL_SECONDS - QUIET_SECONDS + 0.01, "this")
    assert quiet.decides("this", final=True)


@pytest.mark.parametrize("about", [None, "that"])
def test_what_was_hidden_or_has_changed_wants_to_be_seen_anew(about: object) -> None:
    quiet = Quiet()
    for each in ("this", "this", about):
        quiet.pass_time(1.0, each)
    quiet.pass_time(0.1, "this")
    assert not quiet.decides("this")


def test_who_presses_again_and_again_decides_nothing() -> None:
    quiet = Quiet()
    quiet.pass_time(0.0, "this")
    for _ in range(50):
        quiet.pass_time(0.5, "this")
        if not quiet.decides("this", final=True):
            quiet.refuse(PLACE)
        else:
            raise AssertionError("decided in a hurry")


def asked(desk: Desk, game: str) -> TableScene:
    """The table of a person who was asked this moment."""
    players = Player("Ana", EMBLEMS[0], Person()), Player("Vega", EMBLEMS[1], Bot("rookie"))
    match = begun(game, Lineup(players), 1)
    while match.to_act != 0 or (game == "gravity" and getattr(match.view(0), "phase", "") != "action"):
        match.play(match.view(match.to_act or 0).legal[0])
    table = demo(desk, match)
    table.play.director.skip()
    table.update(0.01)
    return table


def decisive(table: TableScene, device: Device) -> tuple[list[Intent], Intent]:
    """Presses that choose, and one that decides then."""
    name = table.play.match.game.name
    if device.kind in ("keyboard", "gamepad"):
        if name == "fairy_lights":
            return [], Command("reveal", device=device)
        if name == "star_race":
            return [Confirm(device=device)], Confirm(device=device)
        view: Any = table.play.view
        chosen: list[Intent] = [Go("right", device=device), Confirm(device=device)]
        assert view.hand
        return chosen, Confirm(device=device)
    place = table.presenter.place_of
    if name == "fairy_lights":
        return [], Press(centre(place("deck", table.look())), device=device)
    kind = "pair" if name == "star_race" else "long"
    view = table.play.view
    if name == "star_race":
        kind = view.hand[0].kind
    first = Press(centre(place(f"card:{kind}", table.look())), device=device)
    done(table, first)
    way = "way:0" if name == "star_race" else f"use:{open_use(table)}"
    last = Press(centre(place(way, table.look())), device=device)
    table.presenter.forget()
    return [first], last


def done(table: TableScene, intent: Intent) -> None:
    """A press, and what ends it: a tap of a finger is heard only then."""
    table.handle(intent)
    if isinstance(intent, Press) and intent.device == TOUCH:
        table.handle(Release(intent.pos, device=TOUCH))


def centre(box: Box | None) -> tuple[float, float]:
    assert box is not None
    return box.centre


def open_use(table: TableScene) -> int:
    presenter: Any = table.presenter
    found = presenter.sight(table.look()).found
    return next(number for number, each in enumerate(found) if each.option.action)


@pytest.mark.parametrize("device", [MOUSE, TOUCH, KEYBOARD, gamepad(1)], ids=lambda each: each.kind)
@pytest.mark.parametrize("game", GAMES)
def test_a_press_decides_when_the_decision_has_been_quiet_and_nothing_is_lost(
    desk: Desk, game: str, device: Device
) -> None:
    desk.device = device
    table = asked(desk, game)
    choosing, deciding = decisive(table, device)
    ply = table.play.match.ply
    for intent in choosing:
        done(table, intent)  # what only chooses acts at once
    before = table.presenter.selecting
    for _ in range(3):
        done(table, deciding)
        table.update(0.05)
        assert table.play.match.ply == ply
    assert table.presenter.selecting == before or not choosing
    settle(table)
    for _ in range(2):  # a key may still lead to the first use
        if table.play.match.ply == ply:
            done(table, deciding)
    assert table.play.match.ply == ply + 1


@pytest.mark.parametrize("reduced", [False, True])
def test_a_press_that_came_too_early_is_seen(desk: Desk, reduced: bool) -> None:
    desk.change(replace(desk.settings, reduced_motion=reduced))
    table = asked(desk, "fairy_lights")
    table.update(0.05)
    before = compose(desk, (table,)).items
    table.handle(Command("reveal", device=KEYBOARD))
    assert table.quiet.shaken is not None
    assert not table.calm
    assert compose(desk, (table,)).items != before
    assert table.message == ""
    table.update(SHAKE_SECONDS)
    assert table.quiet.shaken is None


def test_a_press_during_motion_ends_it_and_decides_nothing(desk: Desk) -> None:
    table = asked(desk, "fairy_lights")
    settle(table)
    table.handle(Command("reveal", device=KEYBOARD))
    ply = table.play.match.ply
    assert not table.play.director.still
    if table.play.decider is not None:
        table.handle(Command("reveal", device=KEYBOARD))
        assert table.play.director.still
        assert table.play.match.ply == ply


def test_undo_pressed_again_and_again_takes_back_one_decision(desk: Desk) -> None:
    """It acted at once, each time."""
    players = tuple(Player(name, EMBLEMS[k], Person()) for k, name in enumerate(("Ana", "Bo")))
    match = begun("gravity", Lineup(players, open=True, free_undo=True), 1)
    for _ in range(6):
        match.play(match.view(match.to_act or 0).legal[0])
    table, undo = demo(desk, match), Command("undo", device=KEYBOARD)
    settle(table)
    table.play.act(table.play.view.legal[0])
    table.update(0.01)
    assert not table.play.director.still
    table.handle(undo)
    assert match.ply == 7  # a press during motion only ends it
    settle(table)
    for _ in range(6):
        table.handle(undo)
        table.update(0.3)
    assert match.ply == 6
    assert table.quiet.shaken is not None or table.quiet.over is False
    settle(table)
    table.handle(undo)
    assert match.ply == 5
