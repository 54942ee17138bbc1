"""What a table draws ahead, so that nothing slow is first drawn in the middle of play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game import catalogue
from game.client.compose import wanted_drawings
from game.client.paint.drawing import Drawing
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.engine.contract import Action
from game.match.lineup import bots
from game.match.match import Match, begun
from tools.shots.draw import desk_for
from tools.shots.shot import POSITIONS, position

BEFORE, ACTIONS = 18, 12  # in which the first garland is hung
MOMENTS = (0.5, 9.0)  # seconds of each motion after which it is looked at
SLOW = 0.012  # seconds
PANEL = 100_000  # pixels of a panel's drawing in a window with 2160 lines


def rehearsed(table: TableScene) -> set[Drawing]:
    return set(wanted_drawings(table.desk, (table,)))


def opened(name: str, seats: int, size: tuple[int, int], folder: Path) -> tuple[TableScene, Sequence[Action]]:
    """A table of bots in the middle of a game, and what they play next."""
    whole = position(f"{name}-game-{seats}")
    match = begun(name, bots(["rookie"], seats, {}), 5)
    match = Match(match.game, whole.opening, match.lineup, match.seed)
    for action in whole.actions[:BEFORE]:
        match.play(action)
    return demo(desk_for(size, cache=folder), match), whole.actions[BEFORE : BEFORE + ACTIONS]


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("name", catalogue.names())
def test_nothing_slow_is_first_drawn_in_play(name: str, tmp_path: Path) -> None:
    table, actions = opened(name, 4, (1280, 720), tmp_path)
    ahead = rehearsed(table)
    late: set[Drawing] = set()
    for action in actions:
        table.play.act(action)
        for seconds in MOMENTS:
            table.play.director.update(seconds)
            late |= rehearsed(table) - ahead
    slow = [drawing for drawing in late if drawing.seconds > SLOW]
    assert [(drawing.width, drawing.height, drawing.source[-120:]) for drawing in slow] == []


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("name", catalogue.names())
def test_no_panel_of_a_large_window_is_first_drawn_when_a_turn_ends(name: str, tmp_path: Path) -> None:
    most = max(int(file.stem[-1]) for file in POSITIONS.glob(f"{name}-game-*"))
    table, actions = opened(name, most, (3840, 2160), tmp_path)
    ahead = rehearsed(table)
    for action in actions:
        table.play.act(action)
        while table.play.director.skip():
            pass
        with table.desk.art.rehearsal() as wanted:
            table.draw(table.desk.picture())
        slow = [drawing for drawing in {*wanted} - ahead if drawing.width * drawing.height > PANEL]
        assert [(drawing.width, drawing.height, drawing.source[-120:]) for drawing in slow] == []
