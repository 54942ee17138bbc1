"""The landscape of the title: its motion never jumps, and it fills every window."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from game import catalogue
from game.client.layout import Box, Frame, Point
from game.client.paint.backdrop import HIGH, WIDE, Land
from game.client.paint.landscape import LandscapeNow, draw_landscape
from game.client.paint.picture import Picture
from game.client.table.facts import facts
from game.games.fairy_lights.table.scenery import Wire
from game.games.gravity.table.scenery import BEAT_SECONDS, boot_pose
from game.games.star_race.table.scenery import STEP_SECONDS, planets_at
from tools.shots.draw import desk_for

DEPTHS = ("ui/twinkle", "title/red_star", "title/planet_rock", "title/rabbit", "bulb")
LOGO = (0.9, 0.1)
SCENERY = [piece for game in catalogue.names() if (piece := facts(game).scenery())]
SIZES = [(1280, 720), (800, 600), (2560, 1080), (600, 900), (3840, 1200)]


def test_nothing_jumps_when_planets_take_each_others_places() -> None:
    before = [planet for planet in planets_at(STEP_SECONDS * 7 - 1e-4) if planet.alpha > 0.05]
    after = [planet for planet in planets_at(STEP_SECONDS * 7 + 1e-4) if planet.alpha > 0.05]
    for planet in after:
        same = [other for other in before if (other.kind, other.alien) == (planet.kind, planet.alien)]
        assert (
            min(abs(o.centre[0] - planet.centre[0]) + abs(o.centre[1] - planet.centre[1]) for o in same) < 0.5
        )


def test_every_alien_stands_on_a_planet_all_the_time() -> None:
    for seconds in (0.0, 3.7, 11.0, 18.9):
        planets = [planet.centre for planet in planets_at(seconds) if planet.alien is None]
        for alien in (planet for planet in planets_at(seconds) if planet.alien):
            x, y = alien.centre
            assert min(abs(x - a) + abs(y - b) for a, b in planets) < 1e-6


def test_with_reduced_motion_time_changes_nothing() -> None:
    desk = desk_for((640, 360))
    early, late = desk.picture(), desk.picture()
    for picture, seconds in ((early, 3.0), (late, 333.3)):
        draw_landscape(picture, SCENERY, LandscapeNow(seconds, LOGO, moving=False))
    assert early.items == late.items


def test_the_boot_comes_down_on_the_beat_of_the_menu() -> None:
    for beat in range(3):
        assert boot_pose(beat * BEAT_SECONDS) == boot_pose((beat + 0.01) * BEAT_SECONDS) == 0
        assert boot_pose((beat + 0.6) * BEAT_SECONDS) == 3
    pieces = pytest.importorskip("tools.sounds.pieces")
    assert f'Loop("menu", tempo={60 / BEAT_SECONDS:.0f}, ' in inspect.getsource(pieces)


def test_a_game_without_scenery_leaves_the_landscape_as_it_is() -> None:
    picture = desk_for((640, 360)).picture()
    draw_landscape(picture, (), LandscapeNow(3.0, LOGO))
    assert picture.items


def test_what_is_nearer_moves_further_with_the_pointer() -> None:
    """Stars, planets, the rock and the garden by 1, 2, 4 and 7; the hills and the garland stand."""
    ways = [shifted(lean=(1.0, 0.0))[name] for name in DEPTHS]
    assert [round(way / ways[0]) for way in ways] == [1, 2, 4, 7, 0]
    assert -0.02 < ways[3] / 2 < -0.01


def test_with_reduced_motion_nothing_follows_the_pointer() -> None:
    assert set(shifted(lean=(1.0, 0.0), moving=False).values()) == {0.0}


def shifted(**look: Any) -> dict[str, float]:
    """How far pictures of the landscape lie from where they are at rest, in units."""
    rest, now = (spots(LandscapeNow(5.0, LOGO, **kind)) for kind in ({}, look))
    return {name: (now[name] - rest[name]) / 2160 for name in rest}


def spots(now: LandscapeNow) -> dict[str, int]:
    """Where some pictures are drawn, in pixels of a large window."""
    found: dict[str, int] = {}

    class Watching(Picture):
        def sprite(self, name: str, centre: Point, height: float, **look: Any) -> None:
            found.setdefault(name, self._pixel(*centre)[0])

        def svg(self, source: str, box: Box, **look: Any) -> None:
            found["bulb"] = self._pixel(box.x, box.y)[0]  # the last of all

        def glow(self, *what: Any) -> None: ...
        def ground(self, *what: Any) -> None: ...

    desk = desk_for((3840, 2160))
    draw_landscape(Watching(desk.frame, desk.theme, desk.art, desk.fonts), SCENERY, now)
    return {name: found[name] for name in DEPTHS}


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
