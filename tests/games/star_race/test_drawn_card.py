"""Among people, the drawn card lies face down until its owner turns it over or passes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.client.compose import compose
from game.client.desk import Desk
from game.client.intents import KEYBOARD, Command, Confirm, Go, Intent, PointAt, Press
from game.client.paint.picture import Audit
from game.client.paint.stage import Stage
from game.client.scene import Push, Route
from game.client.screens.routes import scene_of
from game.client.table.begin import demo
from game.client.table.curtain import Curtain
from game.client.table.play import Play
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Transition
from game.games.star_race.game import GAME
from game.games.star_race.model import RaceView
from game.match import journal
from game.match.match import Drawn, Match
from tests.conftest import MakeDesk
from tests.games.star_race.races import advance, match_of, race
from tests.pilot import texts


def played(people: int = 2, seats: int = 3) -> Match:
    """A person has just played their first card."""
    match = match_of(seats, 3, people)
    while match.to_act != 0:
        match.play(match.view(match.to_act or 0).legal[0])
    match.mark(Drawn(True))
    match.play(match.view(0).legal[0])
    return match


def of_two(planets: str, deck: int, gone: int = 0) -> Match:
    state = race(planets, favourites=("Y", "B"), deck=deck, gone=gone)
    return Match(GAME, Transition(state, ()), match_of(2, 1, 2).lineup, 1)


# The match


def test_the_owner_is_asked_until_they_pass_on() -> None:
    match = played()
    assert (match.holder, match.face_down, match.asked) == (0, True, 0)
    match.mark(Drawn(False))
    assert (match.holder, match.face_down, match.asked) == (0, False, 0)
    match.mark(Drawn(True))
    assert (match.holder, match.face_down, match.asked) == (None, False, match.to_act)


def test_a_play_can_be_taken_back_until_the_card_is_turned_over_or_passed_on() -> None:
    for mark in (False, True):
        match = played()
        ply, before = match.ply, match.restart()
        assert match.undo_ply() == ply - 1
        match.mark(Drawn(mark))
        assert match.undo_ply() is None
        assert not match.undo()
        assert before.ply == 0
    match = played()
    before_it = match.glimpse(0, match.ply - 1).view
    assert match.undo()
    assert match.view(0) == before_it
    assert match.holder is None, "who played before has passed on"


def test_one_person_with_ais_has_nothing_to_pass_on() -> None:
    match = played(people=1)
    assert (match.holder, match.face_down, match.undo_ply()) == (None, False, None)


def test_a_planet_that_was_taken_comes_back() -> None:
    match = of_two("y9 b7 r4 g3 p2", deck=0)
    before = match.view(0)
    match.play(advance("yb", "y"))
    assert match.face_down
    hidden = match.game.withheld(match.glimpse(0))
    assert hidden is not None
    assert isinstance(before, RaceView)
    assert isinstance(hidden.view, RaceView)
    assert hidden.view.gone == before.gone == 0
    assert match.undo()
    assert match.view(0) == before


def test_a_play_that_ends_the_game_is_final() -> None:
    match = of_two("y16 b7 r4 g3 p2", deck=5)
    match.play(advance("yb", "y"))
    assert match.result() is not None
    assert (match.holder, match.undo_ply()) == (None, None)


@pytest.mark.parametrize("marks", [(), (False,), (False, True), (True,)])
def test_a_match_gone_on_with_is_as_it_was_left(marks: tuple[bool, ...]) -> None:
    match = played()
    for passed in marks:
        match.mark(Drawn(passed))
    again = journal.load(journal.dump(match))
    assert (again.holder, again.face_down, again.undo_ply()) == (
        match.holder,
        match.face_down,
        match.undo_ply(),
    )


def test_a_record_says_nothing_of_cards_that_were_turned_over() -> None:
    match = played()
    match.mark(Drawn(True))
    assert match.to_act is not None
    match.play(match.view(match.to_act).legal[0])
    assert '"drawn"' not in journal.dump(match)


# The table


def waiting(desk: Desk, match: Match) -> TableScene:
    """The owner of the drawn card looks at it."""
    table = demo(desk, match)
    table.play.director.skip()
    change = table.update(0.01)
    assert isinstance(change, Push)
    assert isinstance(change.to, Curtain), "gone on with, it lies there still, behind a curtain"
    table.play.lift()
    for _ in range(30):
        table.update(0.1)
    return table


def test_the_next_seat_is_asked_only_after_it_is_passed_on(desk: Desk) -> None:
    table = waiting(desk, played())
    play: Play = table.play
    assert (play.decider, play.thinker, play.view.seat) == (None, None, 0)
    play.turn_over()
    assert (play.decider, play.thinker, play.view.seat) == (None, None, 0)
    play.pass_on()
    play.director.skip()
    assert play.viewpoint.curtain == play.match.to_act == 1
    assert play.director.shown.seat == NOBODY


@pytest.mark.parametrize(
    ("intents", "holder", "face_down"),
    [
        ([Confirm(device=KEYBOARD)], None, False),
        ([Go("down", device=KEYBOARD), Confirm(device=KEYBOARD)], 0, False),
        ([Command("turn-over", device=KEYBOARD)], 0, False),
    ],
)
def test_keys_turn_it_over_and_pass_on(
    desk: Desk, intents: list[Intent], holder: int | None, face_down: bool
) -> None:
    table = waiting(desk, played())
    for intent in intents:
        table.handle(intent)
    assert (table.play.match.holder, table.play.match.face_down) == (holder, face_down)


@pytest.mark.parametrize(
    "intents",
    [
        [Command("undo", device=KEYBOARD)],
        [Go("up", device=KEYBOARD), Confirm(device=KEYBOARD)],
    ],
)
def test_keys_take_it_back(desk: Desk, intents: list[Intent]) -> None:
    table = waiting(desk, played())
    ply = table.play.match.ply
    for intent in intents:
        table.handle(intent)
    assert table.play.match.ply == ply - 1
    assert table.play.decider == 0


def test_whatever_is_offered_can_be_pressed(desk: Desk) -> None:
    for how, expected in {"pass-on": None, "turn-over": 0, "take-back": None}.items():
        table = waiting(desk, played())
        ply = table.play.match.ply
        box = boxes(table)[how]
        table.handle(PointAt(box.centre))
        table.handle(Press(box.centre))
        assert table.play.match.holder == expected
        assert table.play.match.ply == ply - (how == "take-back")


def test_behind_a_curtain_it_is_still_the_turn_of_whoever_is_to_pass_it_on(desk: Desk) -> None:
    """The bar named the next seat, which its curtain did not ask for."""
    table = waiting(desk, played())
    match = table.play.match
    names = [player.name for player in match.lineup.players]
    table.play.cover()
    assert table.play.viewpoint.curtain == match.holder == 0
    shown = texts(desk, table)
    assert desk.words("race-turn-of", name=names[0]) in shown
    assert desk.words("race-turn-of", name=names[match.to_act or 0]) not in shown


def boxes(table: TableScene) -> dict[Any, Any]:
    audit = Audit()
    compose(table.desk, (table,), audit)
    return {spot.id: spot.box for spot in audit.touchables}


# Who sees it


def frames(table: TableScene) -> Iterator[bytes]:
    """All that may be seen before the card is turned over: motion, pointing, the log, menus."""
    for _ in range(8):
        table.update(0.25)
        yield pixels(table)
    yield from (pixels(table) for box in boxes(table).values() if table.handle(PointAt(box.centre)) is None)
    for name in ("log", "help"):
        change = table.handle(Command(name))
        assert isinstance(change, Push)
        to: Any = change.to
        over = scene_of(table.desk, to) if isinstance(to, Route) else to
        yield pixels(table, over)
        table.update(0.01)
        table.play.lift()
        yield pixels(table)
    table.play.replay(table.play.match.ply)
    for _ in range(12):
        table.update(0.25)
        yield pixels(table)


def pixels(*scenes: Any) -> bytes:
    desk = scenes[0].desk
    target = pygame.Surface((desk.frame.width, desk.frame.height))
    picture = compose(desk, scenes)
    Stage(target).show(picture.backdrop, picture.items)
    return pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("deck", [20, 0])
def test_games_that_differ_in_the_drawn_card_look_the_same_until_it_is_turned_over(
    make_desk: MakeDesk, deck: int
) -> None:
    desk = make_desk((640, 360))
    real = of_two("y9 b7 r4 g3 p2", deck=deck)
    state = GAME.copy(real.opening.state)
    other_card = next(k for k, card in enumerate(state.stock) if card != state.stock[-1])
    state.stock[-1], state.stock[other_card] = state.stock[other_card], state.stock[-1]
    other = Match(GAME, Transition(state, ()), real.lineup, real.seed)
    seen = []
    tables = []
    for match in (real, other):
        table = demo(desk, match)
        table.update(0.01)
        table.play.lift()
        table.play.act(advance("yb", "y"))
        tables.append(table)
        seen.append([*frames(table)])
    assert real.view(0) != other.view(0)
    assert seen[0] == seen[1]
    assert len(set(seen[0])) > 5
    for table in tables:
        table.play.turn_over()
        table.play.director.skip()
    assert pixels(tables[0]) != pixels(tables[1])
