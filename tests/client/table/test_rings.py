"""Keys move the ring of focus over a table; it is seen to go there, and nothing waits for it."""

from __future__ import annotations

import msgspec
import pytest

from game.client.desk import Desk
from game.client.forms.widgets import Button
from game.client.intents import KEYBOARD, Command, Confirm, Go, Intent, PointAt, Resized
from game.client.layout import Box, Point
from game.client.scene import Push
from game.client.table.begin import demo
from game.client.table.explain import Explanation
from game.client.table.scene import TableScene
from tests.pilot import settle
from tools.shots.shot import position

RIGHT = Go("right", device=KEYBOARD)


def table_of(desk: Desk, name: str) -> TableScene:
    """With the focus on its first place, and no frame drawn yet."""
    desk.lively = True
    table = demo(desk, position(name))
    settle(table)
    table.handle(RIGHT)
    table.update(0.2)  # cards of Fairy Lights have risen
    return table


def ring_of(table: TableScene) -> Box:
    """The first ring of the next frame."""
    picture = table.desk.picture()
    with table.desk.art.rehearsal():
        table.draw(picture)
    return picture.rings[0].box


@pytest.mark.parametrize("name", ["gravity", "star-race", "lights"])
def test_the_ring_is_seen_on_its_way_and_a_press_means_its_new_place_at_once(desk: Desk, name: str) -> None:
    table, unseen = table_of(desk, name), table_of(desk, name)
    start = ring_of(table)
    for one in (table, unseen):
        one.handle(RIGHT)
    assert not table.calm
    table.update(0.03)
    assert start.x < ring_of(table).x
    assert unseen.look().gliding is None
    for one in (table, unseen):
        one.handle(Confirm(device=KEYBOARD))
    assert table.play.match.actions == unseen.play.match.actions
    assert table.state == unseen.state


def test_the_ring_turns_back_from_where_it_is_and_comes_to_its_place(desk: Desk) -> None:
    table = table_of(desk, "lights")
    start = ring_of(table)
    table.handle(RIGHT)
    table.update(0.03)
    between = ring_of(table)
    table.handle(Go("left", device=KEYBOARD))
    assert ring_of(table) == between
    table.update(0.13)
    assert ring_of(table) == start
    assert table.look().gliding is None


@pytest.mark.parametrize("how", ["picture", "reduced", "off", "pointer", "resized"])
def test_the_ring_is_at_its_place_at_once(desk: Desk, how: str) -> None:
    table = table_of(desk, "lights")
    ring_of(table)
    desk.lively = how != "picture"
    if how in ("reduced", "off"):
        desk.change(
            msgspec.structs.replace(
                desk.settings, reduced_motion=how == "reduced", speed="off" if how == "off" else "normal"
            )
        )
    table.handle(RIGHT)
    moves: dict[str, Intent] = {"pointer": PointAt(table.presenter.places(table.look()).prompts.centre)}
    moves["resized"] = Resized(device=KEYBOARD)
    if how in moves:
        table.handle(moves[how])
    assert table.look().gliding is None


def test_no_ring_glides_into_another_decision(desk: Desk) -> None:
    table = table_of(desk, "lights")
    ring_of(table)
    table.handle(RIGHT)
    assert table.look().gliding is not None
    table.act(table.play.match.view(0).legal[0])
    table.play.director.skip()
    table.update(0.0)
    assert table.look().gliding is None


def test_the_ring_glides_between_the_ways_on_after_the_end(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    astray: list[Point] = []
    monkeypatch.setattr(Button, "draw", lambda self, picture, look: astray.append(look.astray))
    desk.lively = True
    table = demo(desk, position("ended-star_race-arrived"))
    settle(table)
    for intent in (Go("down", device=KEYBOARD), Go("up", device=KEYBOARD)):
        table.handle(intent)
        table.update(0.03)
        with desk.art.rehearsal():
            table.draw(desk.picture())
        assert any(way != (0.0, 0.0) for way in astray)
        table.update(0.13)
        astray.clear()
        with desk.art.rehearsal():
            table.draw(desk.picture())
        assert set(astray) == {(0.0, 0.0)}
        astray.clear()


def rings_of(table: TableScene) -> list[Box]:
    picture = table.desk.picture()
    with table.desk.art.rehearsal():
        table.draw(picture)
    return [ring.box for ring in picture.rings]


@pytest.mark.parametrize("name", ["lights", "gravity-door"])
def test_all_rings_glide_to_buttons_and_to_places_of_the_planet_too(desk: Desk, name: str) -> None:
    table = table_of(desk, name)
    before = rings_of(table)
    table.handle(Go("left", device=KEYBOARD))
    table.update(0.03)
    between = rings_of(table)
    table.update(0.13)
    after = rings_of(table)
    assert len(after) == 2
    assert not {*after} & {*before, *between}


def test_the_light_glides_on_the_walk_through_all_things(desk: Desk) -> None:
    desk.lively = True
    table = demo(desk, position("lights"))
    settle(table)
    change = table.handle(Command("explain", device=KEYBOARD))
    assert isinstance(change, Push)
    walk = change.to
    assert isinstance(walk, Explanation)

    def light() -> Box:
        walk.backdrop(desk.picture())
        return walk.hole

    start = light()
    walk.handle(RIGHT)
    walk.update(0.03)
    assert not walk.still
    between = light()
    walk.update(0.13)
    assert walk.still
    assert between not in (start, light())
    assert light() == walk.thing.box.grown(0.008)
