"""What a table draws ahead, so that nothing slow is first drawn in the middle of play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import catalogue
from game.client.compose import wanted_drawings
from game.client.paint.drawing import Drawing
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import begun
from tools.shots.draw import desk_for

ACTIONS = 12
MOMENTS = (0.5, 9.0)  # seconds of each motion after which it is looked at
SLOW = 0.012  # seconds


def rehearsed(table: TableScene) -> set[Drawing]:
    return set(wanted_drawings(table.desk, (table,)))


@pytest.mark.parametrize("name", catalogue.names())
def test_nothing_slow_is_first_drawn_in_play(name: str, tmp_path: Path) -> None:
    desk = desk_for((1280, 720), cache=tmp_path)
    rng = Random(5)
    players = tuple(Player(f"P{seat}", EMBLEMS[seat], Bot("rookie")) for seat in range(4))
    table = demo(desk, begun(name, Lineup(players), 5))
    ahead = rehearsed(table)
    late: set[Drawing] = set()
    for _ in range(ACTIONS):
        to_act = table.play.match.to_act
        assert to_act is not None
        table.play.act(rng.choice(table.play.match.view(to_act).legal))
        for seconds in MOMENTS:
            table.play.director.update(seconds)
            late |= rehearsed(table) - ahead
    slow = [drawing for drawing in late if drawing.seconds > SLOW]
    assert [(drawing.width, drawing.height, drawing.source[-120:]) for drawing in slow] == []
