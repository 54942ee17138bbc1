"""The picture of a moment tells what was done, not only what came of it."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.table.miniature import Miniature, moment_of
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
