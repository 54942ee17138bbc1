"""Seats that stay where they are when the next person plays, for who likes that."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.table.begin import demo
from game.client.table.scene import TableScene
from game.games.gravity.table.sprites import Single
from game.match.lineup import EMBLEMS, Lineup, Person, Player
from game.match.match import begun
from tests.pilot import settle
from tools.shots.fit import problems

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Flo")
WINDOWS = [((1280, 720), 4), ((800, 600), 5)]


def with_people(desk: Desk, game: str, seats: int) -> TableScene:
    desk.change(replace(desk.settings, fixed_seats=True, own={"my_down": "full"}))
    people = [Player(name, emblem, Person()) for name, emblem in zip(NAMES[:seats], EMBLEMS, strict=False)]
    return demo(desk, begun(game, Lineup(tuple(people)), 5))


def next_decision(table: TableScene) -> None:
    """Somebody decides, and passes on, and the next person lifts the curtain."""
    if table.play.decider is not None:
        table.act(table.play.view.legal[-1])
        settle(table)
    if table.play.played is not None:
        table.play.pass_on()
        settle(table)
    if table.play.viewpoint.curtain is not None:
        table.play.lift()
        settle(table)


@pytest.mark.parametrize("game", ["gravity", "star_race", "fairy_lights"])
@pytest.mark.parametrize(("size", "seats"), WINDOWS)
def test_each_seat_keeps_its_place(make_desk: Any, game: str, size: tuple[int, int], seats: int) -> None:
    desk = make_desk(size)
    table = with_people(desk, game, seats)
    places: dict[int, set[tuple[float, float]]] = {seat: set() for seat in range(seats)}
    next_decision(table)
    for _ in range(4 * seats):
        look = table.look()
        for seat in range(seats):
            found = table.presenter.place_of(f"seat:{seat}", look)
            if found is not None and seat != look.view.seat:  # theirs is large as well
                places[seat].add((found.x, found.y))
        next_decision(table)
    assert all(len(found) == 1 for found in places.values())
    assert problems(desk, [table]) == []


def test_the_board_does_not_turn_and_arrows_go_with_it(desk: Desk) -> None:
    table = with_people(desk, "gravity", 4)
    for _ in range(12):
        settle(table)
        assert table.look().poses[Single.BOARD].angle == 0.0
        next_decision(table)
