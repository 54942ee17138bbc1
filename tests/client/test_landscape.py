"""The landscape of the title: its motion never jumps, and it fills every window."""

from __future__ import annotations

import pytest

from game.client.backdrop import HIGH, WIDE, Land
from game.client.landscape import STEP_SECONDS, Moment, Wire, _planets, draw_landscape
from game.client.layout import Frame
from game.shots import desk_for

SIZES = [(1280, 720), (800, 600), (2560, 1080), (600, 900), (3840, 1200)]


def test_nothing_jumps_when_planets_take_each_others_places() -> None:
    before = [planet for planet in _planets(STEP_SECONDS * 7 - 1e-4) if planet.alpha > 0.05]
    after = [planet for planet in _planets(STEP_SECONDS * 7 + 1e-4) if planet.alpha > 0.05]
    for planet in after:
        same = [other for other in before if (other.kind, other.alien) == (planet.kind, planet.alien)]
        assert (
            min(abs(o.centre[0] - planet.centre[0]) + abs(o.centre[1] - planet.centre[1]) for o in same) < 0.5
        )


def test_every_alien_stands_on_a_planet_all_the_time() -> None:
    for seconds in (0.0, 3.7, 11.0, 18.9):
        planets = [planet.centre for planet in _planets(seconds) if planet.alien is None]
        for alien in (planet for planet in _planets(seconds) if planet.alien):
            x, y = alien.centre
            assert min(abs(x - a) + abs(y - b) for a, b in planets) < 1e-6


def test_with_reduced_motion_time_changes_nothing() -> None:
    desk = desk_for((640, 360))
    early, late = desk.picture(), desk.picture()
    for picture, seconds in ((early, 3.0), (late, 333.3)):
        draw_landscape(picture, Moment(seconds, moving=False), (0.9, 0.1))
    assert early.items == late.items


@pytest.mark.parametrize("size", SIZES)
def test_the_landscape_reaches_all_edges(size: tuple[int, int]) -> None:
    land = Land(Frame(*size))
    x, y, wide, high = land.seen
    assert x >= -1e-6
    assert y >= -1e-6
    assert x + wide == pytest.approx(WIDE)
    assert y + high == pytest.approx(HIGH)
    assert land.at(0, HIGH) == pytest.approx((land.frame.w, land.frame.h))


@pytest.mark.parametrize("size", SIZES)
def test_bulbs_hang_below_their_wire_inside_the_window_and_not_on_the_fir(size: tuple[int, int]) -> None:
    wire = Wire(Frame(*size), (0.8, 0.12))
    for x, y in wire.bulbs:
        assert 0.8 < x < wire.frame.w + 0.05
        assert 0.0 < y < 0.5 * wire.frame.h
        assert abs(x - wire.fir[0]) > 0.04
