"""The ribbon of chances."""

from __future__ import annotations

import pytest

from game.client.layout import Box
from game.client.paint.curve import Ribbon, draw_ribbon
from game.match.lineup import EMBLEMS
from tools.shots.draw import desk_for

BOX = Box(0.1, 0.2, 1.2, 0.09)


def ribbon(*shares: float, plies: int) -> Ribbon:
    return Ribbon(tuple((share, 1 - share) for share in shares), (0, 1), EMBLEMS[:2], plies)


def test_a_place_on_the_ribbon_is_the_ply_that_is_drawn_there() -> None:
    whole = ribbon(0.5, plies=240)
    assert [whole.ply_at(BOX, whole.x_of(BOX, ply)) for ply in range(241)] == [*range(241)]
    assert whole.ply_at(BOX, -1.0) == 0
    assert whole.ply_at(BOX, 9.0) == 240


@pytest.mark.parametrize("known", [0, 1, 3, 12])
def test_what_is_not_known_yet_is_a_dashed_place(known: int) -> None:
    desk = desk_for((640, 480))
    picture = desk.picture()
    draw_ribbon(picture, BOX, ribbon(*[0.6] * (known + 1), plies=12))
    rights = {item.rect.right for item in picture.items}
    assert max(rights) == pytest.approx(BOX.right * desk.frame.unit, abs=2)


def test_a_ribbon_is_cut_where_no_more_shall_be_seen() -> None:
    desk = desk_for((640, 480))
    picture = desk.picture()
    draw_ribbon(picture, BOX, ribbon(*[0.6] * 13, plies=12), seen=6)
    assert max(item.rect.right for item in picture.items) == pytest.approx(BOX.cx * desk.frame.unit, abs=2)
