"""What is this? Everything on every table answers: a pointer that rests, a finger, and a walk by keys."""

from __future__ import annotations

import pytest

from game import catalogue
from game.client.desk import Desk
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Cancel,
    Command,
    Confirm,
    Drag,
    Go,
    PointAt,
    Press,
    Release,
)
from game.client.layout import Box
from game.client.paint.picture import Audit, Picture
from game.client.scene import Pop, Push
from game.client.table.begin import demo
from game.client.table.explain import HOLD, WAIT, Explained, Explanation, at_point
from game.client.table.play import Play
from game.client.table.scene import TableScene
from game.texts import LANGUAGES
from tests.conftest import MakeDesk
from tests.pilot import settle, texts
from tools.shots.shot import position

TABLES = {"gravity": "gravity-6", "star_race": "star-race-5", "fairy_lights": "lights"}
# what lies on each table that a newcomer asked about, by the names of their places
ASKED = {
    "gravity": (
        "bar",
        "seat:0",
        "seat:3",
        "purse",
        "hand",
        "compass",
        "door:0",
        "pawn:1",
        "console",
        "marker",
    ),
    "star_race": (
        "bar",
        "seat:1",
        "token:0",
        "token:2",
        "favourite:1",
        "standing",
        "star",
        "discard",
        "hand",
    ),
    "fairy_lights": (
        "odds",
        "deck",
        "reveal",
        "take",
        "heap",
        "points",
        "garland",
        "card:0",
        "tags",
        "seat:1",
    ),
}


def opened(desk: Desk, game: str) -> TableScene:
    table = demo(desk, position(TABLES[game]))
    settle(table)
    return table


def walk_of(table: TableScene) -> Explanation:
    change = table.handle(Command("explain", device=KEYBOARD))
    assert isinstance(change, Push)
    assert isinstance(change.to, Explanation)
    return change.to


def test_every_game_is_asked_here() -> None:
    assert {*TABLES} == {*ASKED} == {*catalogue.names()}


@pytest.mark.parametrize("game", TABLES)
def test_all_that_a_newcomer_asks_about_is_explained(desk: Desk, game: str) -> None:
    table = opened(desk, game)
    things = table.things()
    for name in ASKED[game]:
        place = table.presenter.place_of(name, table.look())
        assert place is not None, name
        found = at_point(things, place.centre)
        assert found is not None, name
        assert found.sentence, name
    assert at_point(things, table.presenter.places(table.look()).tools.centre) is not None


@pytest.mark.parametrize(
    ("kept", "group", "called"),
    [
        ("gravity-game-4", "gravity-news", "gravity-what-news"),
        ("star_race-game-4", "log", "race-last-moves"),
    ],
)
def test_the_last_moves_are_explained_where_they_stand_and_not_where_nothing_does(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kept: str, group: str, called: str
) -> None:
    table = demo(desk, position(kept))
    settle(table)
    boxes: list[Box] = []

    def noted(picture: Picture, key: tuple[object, ...], box: Box, *given: object, **named: object) -> None:
        if key[0] == group:
            boxes.append(box)

    monkeypatch.setattr(Picture, "group", noted)
    table.draw(desk.picture())
    told = [thing.box for thing in table.things() if thing.name == desk.words(called)]
    assert boxes
    assert told == boxes


@pytest.mark.parametrize("game", TABLES)
def test_the_parts_of_a_number_make_the_number(desk: Desk, game: str) -> None:
    sums = [thing for thing in opened(desk, game).things() if thing.terms]
    assert sums
    for thing in sums:
        known = sum(term.count or 0 for term in thing.terms)
        unknown = any(term.count is None for term in thing.terms)
        assert thing.total == (f"{known}+?" if unknown else str(known)).replace("-", "−")


@pytest.mark.parametrize("game", TABLES)
def test_a_pointer_that_rests_is_told_and_one_that_leaves_is_not_bothered(desk: Desk, game: str) -> None:
    table = opened(desk, game)
    place = table.presenter.place_of("seat:1", table.look())
    assert place is not None
    at = place.x + 0.02, place.y + 0.012
    told = at_point(table.things(), at)
    assert told is not None
    table.handle(PointAt(at, device=MOUSE))
    table.update(WAIT / 2)
    assert told.sentence not in texts(desk, table)
    table.update(WAIT)
    assert told.sentence in texts(desk, table)
    table.handle(PointAt((place.x - 0.3, place.cy), device=MOUSE))
    assert told.sentence not in texts(desk, table)


@pytest.mark.parametrize("game", TABLES)
def test_a_finger_that_rests_asks_and_does_nothing_else(desk: Desk, game: str) -> None:
    table, ply = opened(desk, game), position(TABLES[game]).ply
    card = {"gravity": "card:long", "star_race": "hand", "fairy_lights": "card:1"}[game]
    place = table.presenter.place_of(card, table.look())
    assert place is not None
    told = at_point(table.things(), place.centre)
    assert told is not None
    table.handle(Press(place.centre, device=TOUCH))
    table.update(HOLD)
    assert told.sentence in texts(desk, table)
    table.handle(Drag((0.1, 0.1), place.centre, device=TOUCH))
    table.handle(Release(place.centre, device=TOUCH))
    assert not table.presenter.selecting
    assert table.play.match.ply == ply
    table.handle(Press((0.001, 0.5), device=TOUCH))
    assert told.sentence not in texts(desk, table)


@pytest.mark.parametrize("game", TABLES)
def test_a_key_walks_through_it_and_goes_on_where_it_ended(desk: Desk, game: str) -> None:
    table = opened(desk, game)
    walk = walk_of(table)
    told = [walk.thing.name or walk.thing.sentence]
    for _ in walk.things[1:]:
        assert walk.handle(Confirm(device=KEYBOARD)) is None
        assert walk.thing.sentence in texts(desk, walk)
        told.append(walk.thing.name or walk.thing.sentence)
    assert len({*told}) == len(walk.things) >= 8
    assert walk.handle(Go("right", device=KEYBOARD)) == Pop(0)
    walk.handle(Go("left", device=KEYBOARD))
    change = walk.handle(Cancel(device=KEYBOARD))
    assert change == Pop(len(told) - 2)
    asked = table.handle(Command("explain", device=KEYBOARD))
    assert isinstance(asked, Push)
    assert asked.then is not None
    asked.then(3)
    assert walk_of(table).at == 3


def test_a_press_elsewhere_takes_the_walk_there(desk: Desk) -> None:
    walk = walk_of(opened(desk, "gravity"))
    aim = walk.things[-1]
    walk.handle(Press((aim.box.right - 0.01, aim.box.cy)))
    assert walk.thing == aim


def test_what_lies_face_down_is_not_explained_away(desk: Desk) -> None:
    table = opened(desk, "fairy_lights")
    hidden = [seat for seat, points in enumerate(table.play.view.points) if points is None]  # type: ignore[attr-defined]
    assert hidden
    for seat in hidden:
        place = table.presenter.place_of(f"seat:{seat}", table.look())
        assert place is not None
        found = at_point(table.things(), place.centre)
        assert found is not None
        assert not found.terms
    table = opened(desk, "star_race")
    rivals = [thing for thing in table.things() if thing.total.endswith("?")]
    assert len(rivals) == len(table.play.match.lineup.players) - 1
    assert all(thing.terms[-1].count is None for thing in rivals)


def held(table: TableScene, tool: str) -> None:
    """A finger rests on a tool."""
    place = table.place_of_tool(tool)
    assert place is not None
    table.handle(Press(place.centre, device=TOUCH))
    table.update(HOLD)


def test_a_finger_that_rests_on_a_tool_is_told_its_name_and_a_tap_uses_it(desk: Desk) -> None:
    """A tool has no tip for a finger, and Pause opened under one that rested."""
    table = opened(desk, "gravity")
    place = table.place_of_tool("pause")
    assert place is not None
    table.handle(PointAt(place.centre, device=MOUSE))
    desk.device = TOUCH
    held(table, "pause")
    assert desk.words("table-pause") in texts(desk, table)
    assert table.handle(Release(place.centre, device=TOUCH)) is None
    table.handle(Press(place.centre, device=TOUCH))
    assert isinstance(table.handle(Release(place.centre, device=TOUCH)), Push)


def test_a_finger_that_rests_on_pause_is_told_that_the_game_is_not_saved(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "trouble", OSError(28, "No space left on device"))
    table = opened(desk, "gravity")
    said = table.things()[0].sentence
    assert "Starbox goes on trying" in said
    desk.device = TOUCH
    held(table, "pause")
    assert said in texts(desk, table)


def test_a_finger_that_hurries_is_heard_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is held hurries, also while an AI thinks."""
    monkeypatch.setattr(TableScene, "waited_for", True)
    table = opened(desk, "gravity")
    desk.device = TOUCH
    name = desk.words("table-hurry")
    said = texts(desk, table).count(name)
    held(table, "hurry")
    assert texts(desk, table).count(name) == said


def test_of_several_things_at_a_point_the_smallest_is_meant() -> None:
    large, small = (Explained(Box(0.0, 0.0, size, size), "", str(size)) for size in (1.0, 0.5))
    assert at_point([small, large], (0.2, 0.2)) == small
    assert at_point([small, large], (0.7, 0.7)) == large
    assert at_point([small, large], (2.0, 0.7)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("big_text", [False, True])
def test_how_far_the_walk_has_come_stands_in_one_row(make_desk: MakeDesk, lang: str, big_text: bool) -> None:
    desk = make_desk(lang=lang, big_text=big_text)
    thing = Explained(Box(0.2, 0.1, 0.1, 0.1), "?", "?")
    walk = Explanation(desk, lambda: [thing] * 25, 24)
    picture = desk.picture()
    picture.audit = Audit()
    walk.backdrop(picture)
    said = desk.words("explain-place", here=25, count=25)
    assert [text.whole for text in picture.audit.texts if text.text == said] == [True]
