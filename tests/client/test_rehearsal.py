"""What a table draws ahead, so that nothing slow is first drawn in the middle of play."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.client.compose import wanted_drawings
from game.client.paint.drawing import Drawing
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.match.lineup import bots
from game.match.match import Match, begun
from tools.shots.draw import desk_for
from tools.shots.shot import position

BEFORE, ACTIONS = 18, 12  # in which the first garland is hung
MOMENTS = (0.5, 9.0)  # seconds of each motion after which it is looked at
SLOW = 0.012  # seconds


def rehearsed(table: TableScene) -> set[Drawing]:
    return set(wanted_drawings(table.desk, (table,)))


@pytest.mark.parametrize("name", catalogue.names())
def test_nothing_slow_is_first_drawn_in_play(name: str, tmp_path: Path) -> None:
    desk = desk_for((1280, 720), cache=tmp_path)
    whole = position(f"{name}-game-4")
    match = begun(name, bots(["rookie"], 4, {}), 5)
    match = Match(match.game, whole.opening, match.lineup, match.seed)
    for action in whole.actions[:BEFORE]:
        match.play(action)
    table = demo(desk, match)
    ahead = rehearsed(table)
    late: set[Drawing] = set()
    for action in whole.actions[BEFORE : BEFORE + ACTIONS]:
        table.play.act(action)
        for seconds in MOMENTS:
            table.play.director.update(seconds)
            late |= rehearsed(table) - ahead
    slow = [drawing for drawing in late if drawing.seconds > SLOW]
    assert [(drawing.width, drawing.height, drawing.source[-120:]) for drawing in slow] == []
