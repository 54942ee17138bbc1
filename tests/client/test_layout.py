"""Units and boxes."""

from __future__ import annotations

from dataclasses import astuple
from itertools import pairwise

import pytest

from game.client.layout import Box, Frame

SIZES = [
    (640, 360),
    (800, 600),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (3440, 1440),
    (3840, 2160),
    (600, 900),
]


@pytest.mark.parametrize("size", SIZES)
def test_the_window_is_never_narrower_or_lower_than_a_screen_may_count_on(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    assert frame.w >= 1.25
    assert frame.h >= 1.0
    assert frame.pixels(frame.box) == (0, 0, *size)
    assert frame.box.holds(frame.safe)


def test_a_window_is_upright_if_things_should_lie_below_one_another() -> None:
    upright = [(900, 1400), (800, 1280), (1080, 1920), (600, 900)]
    assert all(Frame(*size).upright for size in upright)
    assert not any(Frame(*size).upright for size in SIZES if size not in upright)


def test_boxes_that_touch_in_units_touch_in_pixels() -> None:
    frame = Frame(1366, 768)
    columns = frame.box.columns(7)
    pixels = [frame.pixels(box) for box in columns]
    assert all(a[0] + a[2] == b[0] for a, b in pairwise(pixels))
    assert sum(box[2] for box in pixels) == 1366


def test_cutting_loses_nothing_but_the_gap() -> None:
    box = Box(0.1, 0.2, 1.0, 0.5)
    for part, rest in (box.cut_left(0.3, 0.1), box.cut_right(0.3, 0.1)):
        assert part.w + rest.w + 0.1 == pytest.approx(box.w)
        assert not part.overlaps(rest)
        assert box.holds(part, 1e-9)
        assert box.holds(rest, 1e-9)
    for part, rest in (box.cut_top(0.2, 0.05), box.cut_bottom(0.2, 0.05)):
        assert part.h + rest.h + 0.05 == pytest.approx(box.h)
        assert not part.overlaps(rest)


def test_anchors() -> None:
    box = Box(0, 0, 1.6, 1.0)
    assert astuple(box.within(0.2, 0.1, "top-right")) == pytest.approx((1.4, 0, 0.2, 0.1))
    assert astuple(box.within(0.2, 0.1, "bottom")) == pytest.approx((0.7, 0.9, 0.2, 0.1))
    assert box.within(0.2, 0.1).centre == pytest.approx(box.centre)


def test_a_point_of_the_pointer_finds_its_box() -> None:
    frame = Frame(1920, 1080)
    assert Box(0.5, 0.5, 0.1, 0.1).contains(frame.point((545, 545)))
    assert not Box(0.5, 0.5, 0.1, 0.1).contains(frame.point((535, 545)))
