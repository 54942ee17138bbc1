"""AIs act in little time while people wait for them, and what hurries never decides."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.bot import SECONDS, Budget, Decision, Level, Reason
from game.client.desk import Desk, Nobody
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Command,
    CommandOver,
    Confirm,
    Device,
    DeviceRemoved,
    Drag,
    Intent,
    Press,
    Release,
    gamepad,
)
from game.client.layout import Box
from game.client.table.begin import demo
from game.client.table.scene import HURRY, TableScene
from game.client.table.tempo import LEAST, MOST, Tempo, thought
from game.engine.contract import View
from game.games.fairy_lights.model import CardRevealed
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun
from tests.pilot import AtOnce, settle, texts

FRAME = 1 / 60


class Asked(Nobody):
    """Notes how long it may think, and takes the first action."""

    def __init__(self) -> None:
        self.budgets: list[Budget | None] = []
        self._choice: Decision[Any] | None = None

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self.budgets.append(budget)
        self._choice = Decision(view.legal[0], Reason("ai-only-choice", {}))

    def poll(self, ply: int) -> Decision[Any] | None:
        return self._choice


def table_of(desk: Desk, game: str, *levels: Level | None, thinking: Any = None) -> TableScene:
    """Where people (None) and AIs sit."""
    desk.think = lambda: thinking or AtOnce("pilot")
    players = tuple(
        Player(f"P{seat}", EMBLEMS[seat], Bot(level) if level else Person())
        for seat, level in enumerate(levels)
    )
    return demo(desk, begun(game, Lineup(players), 3))


def until_an_ai_moves(table: TableScene) -> None:
    play = table.play
    for _ in range(2000):
        if play.decider is not None:
            play.act(play.view.legal[0])
        if play.director.brisk and play.director.left > 0.2:
            return
        table.update(FRAME)
    raise AssertionError("no AI moves")


# The speed


def test_a_turn_of_many_actions_goes_faster_up_to_a_limit() -> None:
    tempo = Tempo()
    tempo.wait(1, "pilot", 0.0)
    assert tempo.speed("normal", 0.5) == LEAST
    assert LEAST < tempo.speed("normal", 2.0) < MOST
    tempo.wait(1, "pilot", 10.0)
    assert tempo.speed("normal", 2.0) == MOST
    tempo.begin()
    tempo.wait(2, "pilot", 0.0)
    assert tempo.speed("normal", 0.5) == LEAST
    assert tempo.speed("fast", 0.1) == 2 * LEAST
    assert tempo.speed("off", 0.5) == math.inf


def test_a_legend_may_take_longer_than_a_pilot() -> None:
    pilot, legend = Tempo(), Tempo()
    pilot.wait(1, "pilot", 1.0)
    legend.wait(1, "legend", 1.0)
    assert legend.speed("normal", 2.0) < pilot.speed("normal", 2.0)


@pytest.mark.parametrize(("wish", "speed"), [("same", 1.0), ("off", math.inf)])
def test_ais_have_a_speed_apart_from_that_of_people(desk: Desk, wish: Any, speed: float) -> None:
    desk.change(replace(desk.settings, ai_speed=wish))
    table = table_of(desk, "star_race", None, "pilot")
    while table.play.thinker is None:
        if table.play.decider is not None:
            table.play.act(table.play.view.legal[0])
        table.update(FRAME)
        assert table.play.director.speed == 1.0
    while not table.play.director.still:
        table.update(FRAME)
    table.update(FRAME)
    assert table.play.director.speed == speed


def test_where_nobody_waits_ais_take_their_time(desk: Desk) -> None:
    thinking = Asked()
    table = table_of(desk, "fairy_lights", "legend", "legend", thinking=thinking)
    for _ in range(400):
        table.update(FRAME)
        assert not table.play.director.brisk
    assert table.play.match.ply > 1
    assert {*thinking.budgets} == {None}


def test_the_decisions_of_a_turn_share_the_time_that_people_wait(desk: Desk) -> None:
    thinking = Asked()
    table = table_of(desk, "fairy_lights", None, "legend", thinking=thinking)
    for _ in range(4000):
        if table.play.decider is not None:
            table.play.act(table.play.view.legal[-1])
        table.update(FRAME)
    seconds = {budget.seconds for budget in thinking.budgets if budget is not None}
    assert len(seconds) > 1
    assert max(each for each in seconds if each) < SECONDS["legend"]


def test_later_decisions_get_less_and_never_nothing() -> None:
    times = [thought("legend", 1.0, before) or 0.0 for before in range(6)]
    assert times[0] == SECONDS["legend"]
    assert times == sorted(times, reverse=True)
    assert times[-1] > 0
    assert thought("pilot", 1.0, 0) is None


def test_a_card_that_an_ai_turns_over_is_told_in_brief_unless_much_is_at_stake(desk: Desk) -> None:
    lengths: dict[int, list[float]] = {}
    for brief in (False, True):
        table = table_of(desk, "fairy_lights", "pilot", "pilot")
        match, staging = table.play.match.snapshot(), table.presenter
        while match.result() is None and match.ply < 60:
            before: Any = match.view(0)
            match.play(match.view(match.to_act or 0).legal[0])
            glimpse = match.glimpse(0, match.ply)
            kinds = [type(event) for event in glimpse.events]
            if kinds == [CardRevealed]:
                beats = staging.choreograph(before, glimpse.events, glimpse.view, brief=brief)
                shop = len(before.shop)
                lengths.setdefault(shop, []).append(sum(beat.length for beat in beats))
    assert lengths[1][-1] < lengths[1][0] / 3
    assert lengths[4][-1] == lengths[4][0]


# What hurries


def pressed(table: TableScene, device: Device) -> tuple[Intent, Intent]:
    """What begins and what ends to hurry."""
    if device in (MOUSE, TOUCH):
        box = table.place_of_tool("hurry")
        assert box is not None
        return Press(box.centre, device=device), Release(box.centre, device=device)
    return Command("hurry", device=device), CommandOver("hurry", device=device)


def speed_of(table: TableScene) -> float:
    """How much faster it goes than it would."""
    table.update(0.0)
    director = table.play.director
    speed = director.speed
    table.host.update(0.0)
    return speed / director.speed


DEVICES = [MOUSE, TOUCH, KEYBOARD, gamepad(1)]


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
def test_what_ais_do_goes_four_times_as_fast_while_it_is_held(desk: Desk, device: Device) -> None:
    table = table_of(desk, "gravity", None, "pilot", "pilot")
    until_an_ai_moves(table)
    down, up = pressed(table, device)
    assert table.handle(down) is None
    assert speed_of(table) == HURRY
    if isinstance(down, Press):
        table.handle(Drag((0.5, 0.5), down.pos, device=device))
        assert speed_of(table) == HURRY
    assert table.handle(up) is None
    assert speed_of(table) == 1.0


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
def test_who_cannot_hold_switches_it_on_and_off(desk: Desk, device: Device) -> None:
    desk.change(replace(desk.settings, curtain="twice"))
    table = table_of(desk, "gravity", None, "pilot", "pilot")
    until_an_ai_moves(table)
    for speed in (HURRY, 1.0):
        for intent in pressed(table, device):
            table.handle(intent)
        assert speed_of(table) == speed


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.kind)
@pytest.mark.parametrize("game", ["gravity", "star_race", "fairy_lights"])
def test_it_never_decides_also_when_it_is_pressed_as_the_turn_begins(
    desk: Desk, game: str, device: Device
) -> None:
    table = table_of(desk, game, None, "pilot")
    until_an_ai_moves(table)
    down, up = pressed(table, device)
    while table.play.decider is None or not table.play.director.still:
        table.handle(down)
        table.handle(up)
        table.update(FRAME)
    ply = table.play.match.ply
    settle(table)
    for _ in range(10):
        table.handle(down)
        table.handle(up)
        settle(table)
    assert table.play.match.ply == ply
    assert not table.presenter.selecting or device in (MOUSE, TOUCH)


def test_it_is_let_go_when_the_gamepad_is_gone_or_something_covers_the_table(desk: Desk) -> None:
    table = table_of(desk, "gravity", None, "pilot", "pilot")
    until_an_ai_moves(table)
    table.handle(Command("hurry", device=gamepad(1)))
    table.handle(DeviceRemoved(device=gamepad(1)))
    assert speed_of(table) == 1.0
    table.handle(Command("hurry", device=KEYBOARD))
    table.handle(Command("log", device=KEYBOARD))
    assert speed_of(table) == 1.0


def test_it_is_shown_while_somebody_waits_with_its_key(desk: Desk) -> None:
    table = table_of(desk, "gravity", None, "pilot", "pilot")
    until_an_ai_moves(table)
    desk.device = KEYBOARD
    assert desk.words("table-hurry") in texts(desk, table)
    assert isinstance(table.place_of_tool("hurry"), Box)
    assert table.place_of_tool("hint") is None
    table.handle(Confirm(device=KEYBOARD))
    while table.play.decider is None:
        table.update(FRAME)
    settle(table)
    assert table.place_of_tool("hurry") is None
    assert table.place_of_tool("hint") is not None
