"""Every shot can be read and reached: nothing cut, nothing overlaps, targets large enough."""

from __future__ import annotations

import pytest

from tools.shots.draw import measuring_desk
from tools.shots.fit import problems
from tools.shots.shots import SHOTS


@pytest.mark.sampled(7, 2)
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_a_small_window_with_big_text(name: str, lang: str) -> None:
    desk = measuring_desk(SHOTS[name].size or (800, 600), lang, big_text=True)
    assert problems(desk, SHOTS[name].undrawn(desk)) == []


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_the_usual_window_and_a_tall_one(name: str) -> None:
    fits(name, (1280, 720), (900, 1400))


@pytest.mark.sampled(0, 2)
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_windows_of_all_shapes(name: str) -> None:
    fits(name, (1024, 768), (1280, 800), (1280, 540), (640, 360))


def fits(name: str, *sizes: tuple[int, int]) -> None:
    shown = SHOTS[name].size
    for size in [shown] if shown else sizes:
        desk = measuring_desk(size)
        assert problems(desk, SHOTS[name].undrawn(desk)) == [], size
