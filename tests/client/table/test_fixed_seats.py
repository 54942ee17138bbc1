"""When the next person plays seats go round, or stay where they are, for who likes that."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.layout import Box
from game.client.scene import Push
from game.client.table.begin import demo
from game.client.table.presenter import Turning
from game.client.table.scene import TableScene
from game.games.gravity.table.sprites import Single
from game.match.lineup import EMBLEMS, Lineup, Person, Player
from game.match.match import begun
from tools.shots.fit import problems

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Flo")
GAMES = ("gravity", "star_race", "fairy_lights")


def with_people(desk: Desk, game: str, seats: int, *, fixed: bool = True) -> TableScene:
    desk.change(replace(desk.settings, fixed_seats=fixed, own={"my_down": "full"}))
    people = [Player(name, emblem, Person()) for name, emblem in zip(NAMES[:seats], EMBLEMS, strict=False)]
    return demo(desk, begun(game, Lineup(tuple(people)), 5))


def next_decision(table: TableScene, wait: float = 1.0) -> None:
    """Somebody decides, and passes on, and the next person lifts the curtain; then so many seconds pass."""
    if table.play.decider is not None:
        table.act(table.play.view.legal[-1])
        table.play.director.skip()
    if table.play.played is not None:
        table.play.pass_on()
        table.play.director.skip()
    if table.play.viewpoint.curtain is not None:
        table.play.lift()
        table.play.director.skip()
    for _ in range(3):  # what the planet does comes before what the panels do
        table.update(wait)


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_keeps_its_place(make_desk: Any, game: str) -> None:
    desk, seats = make_desk((800, 600)), 4
    table = with_people(desk, game, seats)
    places: dict[int, set[tuple[float, float]]] = {seat: set() for seat in range(seats)}
    next_decision(table)
    for _ in range(3 * seats):
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
    for _ in range(8):
        assert table.look().poses[Single.BOARD].angle == 0.0
        next_decision(table)


def test_a_board_that_never_turns_is_not_said_to_have_turned(desk: Desk) -> None:
    """A long one stays as it is, and only the seats go round."""
    table = with_people(desk, "gravity", 2, fixed=False)
    desk.change(replace(desk.settings, own={"my_down": "square"}))
    next_decision(table)
    look = table.look()
    name = NAMES[look.view.seat]
    assert table.presenter.turned(look) == desk.words("gravity-table-turned", name=name)
    desk.change(replace(desk.settings, own={"my_down": "gentle"}))
    assert table.presenter.turned(look) == desk.words("gravity-turned-to", name=name)
    desk.change(replace(desk.settings, fixed_seats=True))
    table.update(0.0)
    assert table.presenter.turned(look) == ""


@pytest.mark.parametrize(
    ("game", "quiet"),
    [*((game, "") for game in GAMES), ("star_race", "fixed_seats"), ("star_race", "reduced_motion")],
)
def test_what_changes_its_place_is_seen_to_move_and_nobody_waits(desk: Desk, game: str, quiet: str) -> None:
    table = with_people(desk, game, 3, fixed=False)
    if quiet:
        desk.change(replace(desk.settings, **{quiet: True}))
        table.update(0.0)
    next_decision(table)
    seen: list[Turning] = []
    for _ in range(4):
        assert table.look().turning is None
        before = table.presenter.bottom(table.play.view)
        next_decision(table, wait=0.0)
        turning = table.look().turning
        if turning is not None:
            assert turning.before == before
            assert turning.left > 0.9
            assert table.play.director.still
            assert problems(desk, [table]) is not None  # it can be drawn
            seen.append(turning)
        table.update(1.0)
        table.update(1.0)
    assert bool(seen) is not bool(quiet)


def test_seats_have_gone_round_before_the_curtain_falls(make_desk: Any) -> None:
    """Below it they stood where they had begun, one large panel over another."""
    table = with_people(make_desk((900, 1400)), "star_race", 3, fixed=False)
    next_decision(table)
    table.act(table.play.view.legal[-1])
    table.play.director.skip()
    if table.play.played is not None:
        table.play.pass_on()
        table.play.director.skip()
    for _ in range(40):
        change = table.update(0.05)
        if change is not None:
            break
    assert isinstance(change, Push)
    assert table.look().turning is None


def test_nothing_leaves_the_window_on_its_way_round() -> None:
    window, small, large = Box(0, 0, 1.25, 2), Box(0.02, 0.1, 0.3, 0.1), Box(0.02, 1.6, 1.21, 0.1)
    for left in (1.0, 0.5):
        dx, dy = Turning(0, left).shift(small, large, window)
        assert window.holds(large.moved(dx, dy))
        assert dy == pytest.approx(-1.5 * left)
