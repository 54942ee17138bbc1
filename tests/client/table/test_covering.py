"""Where a person is called, and what is covered while others may see the screen."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, Intent, Menu
from game.client.scene import Push
from game.client.table.begin import demo
from game.client.table.curtain import Curtain
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Seat
from game.match import journal
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match, begun


def match_of(game: str, *people: Seat, seats: int = 3) -> Match:
    players = (
        Player(f"P{seat}", EMBLEMS[seat], Person() if seat in people else Bot("rookie"))
        for seat in range(seats)
    )
    return begun(game, Lineup(tuple(players)), 3)


def until_called(table: TableScene) -> tuple[Seat, Curtain]:
    """AIs play anything until a curtain is drawn; whom it calls."""
    play = table.play
    while True:
        play.director.skip()
        change = table.update(0.01)
        if isinstance(change, Push) and isinstance(change.to, Curtain):
            assert play.viewpoint.curtain is not None
            return play.viewpoint.curtain, change.to
        seat = play.match.to_act
        assert seat is not None
        play.act(play.match.view(seat).legal[0])


def overlap(curtain: Curtain, table: TableScene, seat: Seat) -> bool:
    look, place_of = table.look(), table.presenter.place_of
    panel = place_of(f"call:{seat}", look) or place_of(f"seat:{seat}", look)
    assert panel is not None
    box = curtain.box
    return box.x < panel.cx < box.right and box.y < panel.cy < box.bottom


@pytest.mark.parametrize("people", [(0, 1), (1, 2), (0, 2)])
def test_where_seats_turn_the_curtain_is_at_the_bottom_for_everybody(
    desk: Desk, people: tuple[Seat, ...]
) -> None:
    """From the first curtain on, after a move, and when the match is gone on with."""
    for plies in range(6):
        match = match_of("star_race", *people)
        for _ in range(plies):
            assert match.to_act is not None
            match.play(match.view(match.to_act).legal[0])
        table = demo(desk, match)
        seat, curtain = until_called(table)
        assert table.look().view.seat == NOBODY
        assert overlap(curtain, table, seat)
        assert not [other for other in range(3) if other != seat and overlap(curtain, table, other)]
        assert curtain.box.cy > 0.6
        assert curtain.box.w > 0.9


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_where_seats_are_fixed_the_curtain_is_where_the_person_sits(
    make_desk: Any, size: tuple[int, int]
) -> None:
    table = demo(make_desk(size), match_of("gravity", 0, 1, 2))
    for seat in range(3):
        table.play.viewpoint.seat, table.play.viewpoint.curtain = NOBODY, seat
        change = table.host.settled(0.01)
        assert isinstance(change, Push)
        assert isinstance(change.to, Curtain)
        assert overlap(change.to, table, seat)
        frame = table.desk.frame.box
        box = change.to.box
        assert frame.x <= box.x < box.right <= frame.right
        assert frame.y <= box.y < box.bottom <= frame.bottom


OPENS = [Command("log", device=KEYBOARD), Command("help", device=KEYBOARD), Menu(device=KEYBOARD)]


@pytest.mark.parametrize("intent", OPENS)
def test_what_is_opened_covers_secrets_until_the_curtain_is_lifted_once(desk: Desk, intent: Intent) -> None:
    table = demo(desk, match_of("star_race", 0, 1))
    seat, _ = until_called(table)
    table.play.lift()
    assert table.look().view.seat == seat
    change = table.handle(intent)
    assert isinstance(change, Push)
    assert not isinstance(change.to, Curtain)
    assert table.look().view.seat == NOBODY
    assert not table.look().deciding
    assert until_called(table)[0] == seat
    table.play.lift()
    assert table.update(0.01) is None
    assert table.look().view.seat == seat


@pytest.mark.parametrize("intent", OPENS)
def test_where_one_person_alone_holds_secrets_nothing_is_covered(desk: Desk, intent: Intent) -> None:
    table = demo(desk, match_of("star_race", 1))
    table.handle(intent)
    assert table.look().view.seat == 1


@pytest.mark.parametrize("game", ["gravity", "fairy_lights", "star_race"])
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_undo_looks_possible_only_when_it_is(desk: Desk, game: str, people: tuple[Seat, ...]) -> None:
    """Step by step through a match: the tool is bright exactly where it takes something back."""
    table = demo(desk, match_of(game, *people))
    play, seen = table.play, set()
    for _ in range(60):
        play.director.skip()
        bright = next(tool.enabled for tool in table.host.tools() if tool.name == "undo")
        again = journal.load(journal.dump(play.match))
        assert again.undo() is bright
        seen.add(bright)
        play.lift()
        play.pass_on()
        if play.match.to_act is None:
            break
        play.act(play.match.view(play.match.to_act).legal[0])
    assert (True in seen) is (game != "star_race" or len(people) > 1)
    assert False in seen
