"""Small pictures of planets show what the rules know of them."""

from __future__ import annotations

import pytest

from game.catalogue import material
from game.games.gravity.board import assemble
from game.games.gravity.model import Face
from game.games.gravity.table.miniature import board_svg, face_svg

FACES: list[Face] = [face for tile in material("gravity").tiles for face in tile]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_face_shows_its_symbols_door_and_platforms(face: Face) -> None:
    source = face_svg(face)
    assert source.count("<polygon") == len(face.star)
    assert source.count("<circle") == len(face.replay)
    assert source.count("rotate(") == 1
    assert source.count('<path d="M') == len(face.floors) + len(face.walls) + 1  # the door has an arrow


def test_an_outer_edge_of_a_board_is_seen_at_both_ends() -> None:
    layout = assemble([(face, 0) for face in FACES[:2]])
    low, far = layout.height - 1, layout.width - 1
    twice = sum(y == low for _, y in layout.floors) + sum(x == far for x, _ in layout.walls)
    lines = board_svg(layout).count('<path d="M') - len(layout.doors)
    assert lines == len(layout.floors) + len(layout.walls) + twice
