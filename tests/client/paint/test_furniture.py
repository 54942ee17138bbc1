"""Panels and what they stand on."""

from __future__ import annotations

from pathlib import Path

from game.client.desk import Desk
from game.client.layout import Box
from game.client.paint import furniture
from tools.shots.draw import desk_for


def test_one_blur_serves_panels_of_all_heights_and_colours(tmp_path: Path) -> None:
    desk = desk_for((1280, 720), cache=tmp_path)  # where nothing has been drawn yet
    with desk.art.rehearsal() as wanted:
        picture = desk.picture()
        for height in (0.4, 0.5, 0.7):
            for colour in ("#38CFF5", "#FF8A3D"):
                furniture.tinted_panel(picture, Box(0.1, 0.1, 0.3, height), colour, glow=True)
    blurred = [drawing for drawing in wanted if "<filter" in drawing.source]
    assert len(wanted) == 6 + len(blurred)
    assert len(blurred) == 2  # the shadow, and the shine in white


def test_the_shade_of_a_high_panel_goes_on_without_a_seam(desk: Desk) -> None:
    picture = desk.picture()
    furniture.tinted_panel(picture, Box(0.1, 0.1, 0.3, 0.7), "#38CFF5", glow=True)
    (panel,) = picture.items
    surface = panel.surface
    third = surface.get_height() // 3
    shade = [tuple(surface.get_at((18, y))) for y in range(third, 2 * third)]
    assert len(set(shade)) == 1
    assert shade[0][3] > 0
