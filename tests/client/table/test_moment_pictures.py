"""The picture of a moment tells what was done, not only what came of it."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.layout import Box
from game.client.table.miniature import Miniature, close_up, moment_of
from tools.shots.shot import position

DOTS = 'stroke-dasharray="0.1 15"'  # of a way that was played


def dotted(desk: Desk, miniature: Miniature) -> bool:
    with desk.art.rehearsal() as wanted:
        miniature.rehearse()
    return any(DOTS in drawing.source for drawing in wanted)


@pytest.mark.parametrize("name", ["gravity-steal", "star_race-game-2"])
def test_it_shows_the_way_that_something_came(desk: Desk, name: str) -> None:
    match = position(name)
    assert dotted(desk, moment_of(desk, match, match.ply))
    assert not dotted(desk, Miniature(desk, match, match.actor(match.ply)))


@pytest.mark.parametrize("aspect", [0.9, 1.67, 2.4])
def test_it_keeps_to_the_heart_of_the_table(aspect: float) -> None:
    """Of a way along the edge it showed empty sky, and the hand below."""
    heart = Box(0.5, 0.1, 0.76, 0.65)
    for end in (Box(1.16, 0.46, 0.1, 0.1), Box(0.77, 0.64, 0.1, 0.1), Box(0.5, 0.1, 0.1, 0.1)):
        assert heart.holds(close_up(heart, None, aspect, [end, Box(0.58, 0.76, 0.15, 0.17)]), 0.001)
