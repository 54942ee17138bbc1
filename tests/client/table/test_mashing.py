"""Whoever hurries plays nothing by accident: games in which one key, button or click follows another."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from game.ai.bot import Budget, Decision, Level, Reason
from game.client.desk import Desk, Thinking
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Command,
    Confirm,
    Device,
    Go,
    Intent,
    Next,
    PointAt,
    Press,
    Release,
    gamepad,
)
from game.client.table.begin import demo
from game.client.table.quiet import FINAL_SECONDS, QUIET_SECONDS
from game.client.table.scene import TableScene
from game.engine.contract import Action
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import begun

GAMES = ("gravity", "star_race", "fairy_lights")
DEVICES = (KEYBOARD, gamepad(1), MOUSE, TOUCH)
PLACES = {
    "gravity": [*(f"card:{card}" for card in ("long", "high", "drop", "rotate", "joker")), "refill"]
    + [f"use:{number}" for number in range(4)],
    "star_race": [f"card:{card}" for card in ("pair", "single", "swap_favourites", "swap_positions")]
    + [f"way:{number}" for number in range(4)],
    "fairy_lights": ["deck", "take", *(f"card:{number}" for number in range(5))],
}
STEP = 0.05  # seconds of a frame
MINUTE = 60.0


class Pilots(Thinking):
    """AIs that do anything at all, at once."""

    troubles = 0

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._view: Any = None
        self._ply = -1

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        pass

    def ask(
        self, package: str, view: Any, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self._view, self._ply = view, ply

    def poll(self, ply: int) -> Decision[Any] | None:
        return Decision(self._rng.choice(self._view.legal), Reason("hint", {})) if ply == self._ply else None

    def close(self) -> None:
        pass


def seated(desk: Desk, game: str, rng: Random) -> TableScene:
    """A person and three pilots."""
    pilots = Pilots(rng)
    desk.think = lambda: pilots
    players = [Player(f"P{k}", EMBLEMS[k], Bot("rookie") if k else Person()) for k in range(4)]
    return demo(desk, begun(game, Lineup(tuple(players)), rng.randrange(1000)))


def presses(table: TableScene, device: Device, rng: Random) -> list[Intent]:
    """One key, button or click that may mean something."""
    if device.kind in ("mouse", "touch"):
        names = PLACES[table.play.match.game.name]
        boxes = [box for name in names if (box := place(table, name))]
        pos = rng.choice(boxes).centre
        return [PointAt(pos, device=device), Press(pos, device=device), Release(pos, device=device)]
    commands = [name for name in table.commands if name not in table.host.commands]
    ways: list[Intent] = [Go(way, device=device) for way in ("left", "right", "up", "down")]
    letters: list[Intent] = [Command(name, device=device) for name in commands]
    often: list[Intent] = [Confirm(device=device)] * 6
    return [rng.choice([*often, *ways, Next(device=device), *(letters if device == KEYBOARD else ())])]


def place(table: TableScene, name: str) -> Any:
    try:
        return table.presenter.place_of(name, table.look())
    except (IndexError, StopIteration):
        return None


class Watch:
    """Measures, apart from the table itself, how long a decision has been in sight and quiet."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.quiet = 0.0
        self.decided: list[float] = []  # seconds of quiet before each decision
        self._asked: object = None
        play = table.host.act
        table.host.act = lambda action: self._act(action, play)  # type: ignore[method-assign]

    def _act(self, action: Action, play: Any) -> None:
        final = self.table.play.match.final(action)
        assert self.quiet >= (FINAL_SECONDS if final else QUIET_SECONDS) - 1e-6
        self.decided.append(self.quiet)
        play(action)

    def press(self, intents: list[Intent]) -> None:
        if not self.table.play.director.still:
            self.quiet = 0.0
        for intent in intents:
            self.table.handle(intent)

    def pass_time(self) -> None:
        asked = self.table.play.match.ply, self.table.play.decider
        was = asked == self._asked and self.table.play.director.still
        self.table.update(STEP)
        now = self.table.play.match.ply, self.table.play.decider
        self.quiet = self.quiet + STEP if was and now == asked else 0.0
        self._asked = now


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_decided_during_motion_or_within_the_quiet_moment(
    desk: Desk, game: str, number: int
) -> None:
    rng = Random(number)
    desk.device = device = DEVICES[number % len(DEVICES)]
    table = seated(desk, game, rng)
    watch, until, passed = Watch(table), 0.0, 0.0
    while passed < MINUTE and table.play.match.result() is None:
        watch.pass_time()
        passed += STEP
        if passed >= until:
            until = passed + rng.uniform(0.2, 1.0)
            watch.press(presses(table, device, rng))
    assert table.play.match.ply > 0


@pytest.mark.parametrize("seconds", [0.2, 0.35, 0.5])
@pytest.mark.parametrize("game", GAMES)
def test_one_key_every_half_second_plays_nothing(desk: Desk, game: str, seconds: float) -> None:
    table = seated(desk, game, Random(3))
    watch = Watch(table)
    for number in range(round(MINUTE / STEP)):
        watch.pass_time()
        if number % round(seconds / STEP) == 0:
            watch.press([Confirm(device=KEYBOARD)])
    assert watch.decided == []


@pytest.mark.parametrize("device", DEVICES, ids=lambda each: each.kind)
@pytest.mark.parametrize("game", GAMES)
def test_a_deliberate_player_loses_no_press(desk: Desk, game: str, device: Device) -> None:
    """Who waits a second before each press never sees one that came too early."""
    rng = Random(5)
    desk.device = device
    table = seated(desk, game, rng)
    watch = Watch(table)
    for _ in range(60):
        while not table.play.director.still or table.play.decider is None:
            if table.play.match.result() is not None:
                break
            watch.pass_time()
        if table.play.match.result() is not None:
            break
        for _ in range(round(FINAL_SECONDS / STEP) + 2):
            watch.pass_time()
        watch.press(presses(table, device, rng))
        assert table.quiet.shaken is None
    assert len(watch.decided) > 3
