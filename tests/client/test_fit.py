"""Every shot can be read and reached: nothing cut, nothing overlaps, targets large enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shots.draw import desk_for
from tools.shots.fit import problems
from tools.shots.shots import SHOTS


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_a_small_window_with_big_text(name: str, lang: str, drawn: Path) -> None:
    desk = desk_for((800, 600), lang, big_text=True, cache=drawn)
    assert problems(desk, SHOTS[name].scenes(desk)) == []


@pytest.mark.parametrize(
    "size", [(1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (640, 360), (600, 900)]
)
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_windows_of_all_shapes(name: str, size: tuple[int, int], drawn: Path) -> None:
    desk = desk_for(size, cache=drawn)
    assert problems(desk, SHOTS[name].scenes(desk)) == []
