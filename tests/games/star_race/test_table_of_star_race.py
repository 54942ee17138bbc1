"""The table of the race: what touching it plays, what it tells, and that it never shows a secret."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import count, pairwise
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.ai.bot import Decision, Reason
from game.client.compose import compose
from game.client.desk import Desk
from game.client.forms.widgets import key_width
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Cancel,
    Command,
    Confirm,
    Device,
    Drag,
    Go,
    Intent,
    Menu,
    Next,
    PointAt,
    Press,
    Previous,
    Release,
)
from game.client.layout import Box, Frame, Point
from game.client.motion.clips import joined
from game.client.paint.picture import Audit, Picture
from game.client.paint.stage import Stage
from game.client.paint.theme import theme
from game.client.scene import Push, Scene
from game.client.table.begin import demo
from game.client.table.curtain import Curtain
from game.client.table.presenter import Refusal
from game.client.table.scene import TOOL_NAMES, TableScene
from game.engine.contract import NOBODY, Transition
from game.games.star_race.deeds import right_guesses
from game.games.star_race.game import GAME
from game.games.star_race.model import (
    ALIENS,
    BACK,
    Adopt,
    Advance,
    Alien,
    AlienAdvanced,
    Card,
    RaceView,
    State,
    Swap,
    Trade,
)
from game.games.star_race.model import Move as Play
from game.games.star_race.table import hand
from game.games.star_race.table.galaxy import bubble_place, clear_place
from game.games.star_race.table.picking import Favour, Picked, favourite_box
from game.games.star_race.table.room import Room, room_in
from game.games.star_race.table.spiral import ALIEN_HIGH
from game.games.star_race.table.sprites import EndingView, Guess, Racer
from game.games.star_race.view import preview
from game.match.lineup import Lineup
from game.match.match import Match, Note, Seated
from tests.games.star_race.races import NAMES, advance, after, ending, match_of, race, view_of
from tests.pilot import opened as scene_after
from tests.pilot import settle
from tools.feel import SIZE, motion_of
from tools.shots.shot import position
from tools.shots.shots import SHOTS

MakeDesk = Callable[..., Desk]


def opened(desk: Desk, match: Match) -> TableScene:
    table = demo(desk, match)
    settle(table)
    return table


def ways_of(view: RaceView, kind: str) -> list[Play]:
    return [move for move in view.legal if isinstance(move, Play) and move.card.kind == kind]


UPRIGHT = [(900, 1400), (768, 1024), (1080, 1920)]
CARDS = {"pair": "yb", "single": "r", "swap_favourites": "F", "swap_positions": "P"}
BEFORE = ("Yg", "B", "Rp", "G", "P")  # the favourites of the seats


def at(state: State, people: int = 1) -> Match:
    """A match that begins in this position."""
    return Match(GAME, Transition(state, ()), match_of(len(state.hands), 1, people).lineup, 1)


def holding(kind: str, players: int = 3, people: int = 1, favourites: Sequence[str] = BEFORE) -> Match:
    """Seat 0 is to act, with one card of this kind; no two aliens are together."""
    others = [word for name, word in CARDS.items() if name != kind]
    hand = " ".join([CARDS[kind], *others[:2]])
    return at(race("y5 b4 r3 g2 p1", hand=hand, favourites=favourites[:players]), people)


def nearly_over() -> Match:
    """Seat 0 can end it, by the yellow alien."""
    return at(race("y16 b9 r5 g2 p1", favourites=BEFORE[:3]))


def room_of(table: TableScene) -> Room:
    view = table.play.director.shown
    return room_in(table.desk.frame, len(view.hand_sizes), 0)


def box_of(table: TableScene, name: str) -> Box:
    """The place of something, by the name that lessons know it by."""
    box = table.presenter.place_of(name, table.look())
    assert box is not None, name
    return box


def texts_of(table: TableScene) -> list[str]:
    """All words on the screen."""
    return [text.text for text in audit_of(table).texts]


def slot_of(view: RaceView, kind: str) -> int:
    return next(slot for slot, card in enumerate(view.hand) if card.kind == kind)


def click(table: TableScene, pos: Point) -> None:
    table.handle(PointAt(pos, device=MOUSE))
    table.handle(Press(pos, device=MOUSE))


def played_last(table: TableScene) -> object:
    actions = table.play.match.actions
    return actions[-1] if actions else None


# Two inputs


@pytest.mark.parametrize("kind", ["pair", "single", "swap_favourites", "swap_positions"])
def test_any_play_takes_a_card_and_a_click_on_what_it_does(desk: Desk, kind: str) -> None:
    match = holding(kind, 4)
    for number in range(len(ways_of(view_of(match), kind))):
        table = opened(desk, _copy(match))
        move = ways_of(view_of(match), kind)[number]
        click(table, box_of(table, f"card:{kind}").centre)
        if isinstance(move, Trade):
            click(table, favourite_of(table, 0, move.give).centre)
            assert played_last(table) is None
            click(table, favourite_of(table, move.seat, move.take).centre)
        else:
            click(table, box_of(table, f"way:{number}").centre)
        assert played_last(table) == move


@pytest.mark.parametrize("kind", ["pair", "single", "swap_favourites", "swap_positions"])
def test_any_play_can_be_made_with_keys_alone(desk: Desk, kind: str) -> None:
    match = holding(kind, 4)
    slot = slot_of(view_of(match), kind)
    moves = [m for m in view_of(match).legal if isinstance(m, Play) and m.card == view_of(match).hand[slot]]
    for number, move in enumerate(moves):
        table = opened(desk, _copy(match))
        table.handle(Command(f"card-{slot + 1}", device=KEYBOARD))
        for steps in steps_to(moves, number):
            for _ in range(steps):
                table.handle(Go("down", device=KEYBOARD))
            settle(table)
            table.handle(Confirm(device=KEYBOARD))
        assert played_last(table) == move


@pytest.mark.parametrize("kind", ["pair", "single", "swap_favourites", "swap_positions"])
def test_any_play_takes_a_key_for_each_choice_and_all_are_shown(make_desk: MakeDesk, kind: str) -> None:
    desk = make_desk((1280, 720))
    match = holding(kind, 5)
    slot = slot_of(view_of(match), kind)
    moves = [m for m in view_of(match).legal if isinstance(m, Play) and m.card == view_of(match).hand[slot]]
    for number, move in enumerate(moves):
        table = opened(desk, _copy(match))
        assert shows_a_key(table, box_of(table, f"card:{kind}"))
        table.handle(Command(f"card-{slot + 1}", device=KEYBOARD))
        for step in steps_to(moves, number):
            assert f"way-{step + 1}" in table.commands
            assert shows_a_key(table, box_of(table, f"way:{step}"))
            settle(table)
            table.handle(Command(f"way-{step + 1}", device=KEYBOARD))
        assert played_last(table) == move


def steps_to(moves: Sequence[Play], number: int) -> list[int]:
    """Which of the things offered leads to a move: a trade takes two, mine and then theirs."""
    move = moves[number]
    if not isinstance(move, Trade):
        return [number]
    trades = [each for each in moves if isinstance(each, Trade)]
    gives = list(dict.fromkeys(each.give for each in trades))
    return [gives.index(move.give), [each for each in trades if each.give == move.give].index(move)]


def favourite_of(table: TableScene, seat: int, alien: Alien) -> Box:
    return favourite_box(room_of(table), table.play.director.shown, Favour(seat, alien))


def trading(desk: Desk, favourites: Sequence[str] = BEFORE) -> TableScene:
    """A table at which the card that swaps favourites is picked up."""
    table = opened(desk, holding("swap_favourites", 4, favourites=favourites))
    click(table, box_of(table, "card:swap_favourites").centre)
    return table


@pytest.mark.parametrize("device", [MOUSE, TOUCH], ids=["mouse", "touch"])
def test_a_trade_is_made_by_touching_mine_then_theirs_in_either_order(desk: Desk, device: Device) -> None:
    for order in (1, -1):
        table = trading(desk)
        mine, theirs = favourite_of(table, 0, "green"), favourite_of(table, 2, "red")
        for box in (mine, theirs)[::order]:
            table.handle(Press(box.centre, device=device))
            table.handle(Release(box.centre, device=device))
        assert played_last(table) == Trade(Card("swap_favourites"), "green", 2, "red")


def test_another_favourite_of_mine_can_be_touched_instead_and_escape_goes_back_one_step(desk: Desk) -> None:
    table = trading(desk)
    click(table, favourite_of(table, 0, "green").centre)
    click(table, favourite_of(table, 0, "yellow").centre)
    assert picked_of(table).first == Favour(0, "yellow")
    table.handle(Cancel(device=KEYBOARD))
    assert table.presenter.selecting  # the card is still up
    assert picked_of(table).first is None
    for first in (Favour(0, "green"), None):
        click(table, favourite_of(table, 0, "green").centre)
        assert picked_of(table).first == first
    table.handle(Cancel(device=KEYBOARD))
    assert not table.presenter.selecting
    assert played_last(table) is None


def test_who_has_one_favourite_touches_only_theirs(desk: Desk) -> None:
    table = trading(desk, ("Y", "B", "Rp", "G"))
    assert desk.words("race-choose-take") in texts_of(table)
    click(table, favourite_of(table, 3, "green").centre)
    assert played_last(table) == Trade(Card("swap_favourites"), "yellow", 3, "green")


def test_the_race_stays_in_sight_while_favourites_are_chosen(desk: Desk) -> None:
    """Fourteen tiny tiles lay over it."""
    table = trading(desk)
    room = room_of(table)
    for each in audit_of(table).touchables:
        if isinstance(each.id, Trade):
            assert not any(each.box.overlaps(planet) for planet in room.spiral.boxes)


@pytest.mark.parametrize("pointed", ["card:pair", "card:single", "card:swap_favourites"])
def test_what_is_only_pointed_at_is_not_lit_and_enter_picks_it_up(desk: Desk, pointed: str) -> None:
    """A pill looked lit, and Enter did something else."""
    table = opened(desk, holding("single", 4))
    table.handle(PointAt(box_of(table, pointed).centre, device=MOUSE))
    assert picked_of(table).lit is None
    table.handle(Confirm(device=KEYBOARD))
    assert played_last(table) is None
    assert picked_of(table).lit is not None
    assert picked_of(table).slot == slot_of(view_of(table.play.match), pointed.partition(":")[2])
    settle(table)


def test_with_nothing_pointed_at_enter_picks_up_the_first_card(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    table.handle(Confirm(device=KEYBOARD))
    assert picked_of(table).slot == 0


def test_a_choice_under_the_pointer_is_lit_and_enter_plays_it(desk: Desk) -> None:
    table = opened(desk, holding("single", 4))
    table.handle(PointAt(box_of(table, "card:single").centre, device=MOUSE))
    table.handle(PointAt(box_of(table, "way:1").centre, device=MOUSE))
    lit = picked_of(table).lit
    assert lit is not None
    assert lit.way is not None
    table.handle(Confirm(device=KEYBOARD))
    assert played_last(table) == lit.way.action


def picked_of(table: TableScene) -> Picked:
    presenter: Any = table.presenter
    picked: Picked = presenter.picked(table.look())
    return picked


def shows_a_key(table: TableScene, box: Box) -> bool:
    """Whether something is drawn here for a keyboard that is not drawn for a mouse."""
    corner = Box(box.x - 0.02, box.y - 0.02, 0.06, box.h + 0.04)
    drawn = []
    for device in (KEYBOARD, MOUSE):
        table.desk.device = device
        drawn.append(pygame.image.tobytes(frame_of(table).subsurface(table.desk.frame.pixels(corner)), "RGB"))
    table.desk.device = KEYBOARD
    return drawn[0] != drawn[1]


def test_from_no_card_one_steps_to_the_first_or_back_to_the_last(desk: Desk) -> None:
    match = holding("pair")
    last = len(view_of(match).hand) - 1
    for step, slot in ((Next(device=KEYBOARD), 0), (Previous(device=KEYBOARD), last)):
        table = opened(desk, _copy(match))
        table.handle(step)
        assert vars(table.presenter)["_picking"]._slot == slot


def test_a_key_for_a_way_means_nothing_before_a_card_is_picked_up(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    before = played_last(table)
    table.handle(Command("way-1", device=KEYBOARD))
    assert played_last(table) is before
    assert not table.presenter.selecting


def _copy(match: Match) -> Match:
    again = match.restart()
    for action in match.actions:
        again.play(action)
    return again


def test_an_alien_or_the_planet_it_would_reach_can_be_clicked(desk: Desk) -> None:
    match = holding("single")
    view = view_of(match)
    move = ways_of(view, "single")[0]
    assert isinstance(move, Advance)
    for planet in (view.aliens[move.alien], preview(view, move).aliens[move.alien]):
        table = opened(desk, _copy(match))
        here = room_of(table)
        click(table, here.hand.slot_box(view.hand.index(move.card), 3).centre)
        click(table, here.spiral.planets[planet])
        assert played_last(table) == move


def test_a_swap_is_one_click_each_on_two_neighbours(desk: Desk) -> None:
    match = holding("swap_positions")
    view = view_of(match)
    table = opened(desk, match)
    here = room_of(table)
    order = sorted(ALIENS, key=view.aliens.__getitem__)
    click(table, here.hand.slot_box(slot_of(view, "swap_positions"), 3).centre)
    click(table, here.spiral.planets[view.aliens[order[1]]])
    assert played_last(table) != view.legal[-1]
    click(table, here.spiral.planets[view.aliens[order[2]]])
    last = played_last(table)
    assert isinstance(last, Swap)
    assert set(last.aliens) == {order[1], order[2]}


def test_aliens_that_are_no_neighbours_are_refused_with_the_rule(desk: Desk) -> None:
    match = holding("swap_positions")
    view = view_of(match)
    table = opened(desk, match)
    here, ply = room_of(table), match.ply
    order = sorted(ALIENS, key=view.aliens.__getitem__)
    click(table, here.hand.slot_box(slot_of(view, "swap_positions"), 3).centre)
    click(table, here.spiral.planets[view.aliens[order[1]]])
    answer = table.presenter.handle(Press(here.spiral.planets[view.aliens[order[3]]]), table.look())
    assert isinstance(answer, Refusal)
    assert answer.text == desk.words("race-refused-alien_between")
    assert match.ply == ply


def test_a_trade_can_be_clicked_as_their_card_and_then_mine(desk: Desk) -> None:
    match = holding("swap_favourites", 4)
    view = view_of(match)
    table = opened(desk, match)
    here = room_of(table)
    click(table, here.hand.slot_box(slot_of(view, "swap_favourites"), 3).centre)
    for box in (here.seats[2].favourites[0], here.seats[0].favourites[1]):
        click(table, box.centre)
    last = played_last(table)
    assert isinstance(last, Trade)
    assert (last.seat, last.take) == (2, view.favourites[2][0].alien)
    assert last.give == view.favourites[0][1].alien


def test_the_favourite_that_makes_room_can_be_clicked(desk: Desk) -> None:
    match = holding("single", 4)
    view = view_of(match)
    table = opened(desk, match)
    here = room_of(table)
    click(table, here.hand.slot_box(slot_of(view, "single"), 3).centre)
    click(table, here.seats[0].favourites[1].centre)
    last = played_last(table)
    assert isinstance(last, Adopt)
    assert last.drop == view.favourites[0][1].alien


def test_pointing_at_a_card_shows_what_it_would_do_and_picks_nothing_up(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    view = view_of(table.play.match)
    table.handle(PointAt(room_of(table).hand.slot_box(slot_of(view, "pair"), 3).centre))
    assert any(said.endswith("for you") for said in texts_of(table))
    assert not table.presenter.selecting


def test_without_ghosts_nothing_is_said_of_what_a_way_would_bring(desk: Desk) -> None:
    match = holding("pair")
    player = match.lineup.players[0]
    match.mark(Seated(0, replace(player, assist=replace(player.assist, ghosts=False))))
    table = opened(desk, match)
    table.handle(Command("card-1", device=KEYBOARD))
    assert box_of(table, "way:0")
    assert not any(said.endswith("for you") for said in texts_of(table))


def test_cancel_puts_the_card_back(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    table.handle(Command("card-1", device=KEYBOARD))
    assert table.presenter.selecting
    assert table.handle(Cancel(device=KEYBOARD)) is None
    assert not table.presenter.selecting


def hinting(desk: Desk, number: int) -> tuple[TableScene, Play]:
    """A table with a hint to play the single card in one of its ways."""
    table = opened(desk, holding("single", 4))
    move = ways_of(view_of(table.play.match), "single")[number]
    table.play.hint = Decision(move, Reason("ai-race-fizzle", {"gain": 1, "expected": 1, "chance": 0}))
    settle(table)
    return table, move


@pytest.mark.parametrize("number", [0, 1, 2])
def test_enter_plays_the_hint(desk: Desk, number: int) -> None:
    """It only picked the card up."""
    table, move = hinting(desk, number)
    table.handle(Confirm(device=KEYBOARD))
    assert played_last(table) == move


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_lit_choice_of_a_hint_can_be_pressed(desk: Desk, number: int) -> None:
    """It did nothing."""
    table, move = hinting(desk, number)
    click(table, box_of(table, f"way:{number}").centre)
    assert played_last(table) == move


def test_the_card_of_a_hint_is_picked_up_with_the_hinted_choice(desk: Desk) -> None:
    """It chose to advance instead."""
    table, move = hinting(desk, 2)
    click(table, box_of(table, "card:single").centre)
    assert played_last(table) != move
    table.handle(Confirm(device=KEYBOARD))
    assert played_last(table) == move


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_choices_of_a_card_stay_while_the_pointer_is_on_its_way_to_them(desk: Desk, slot: int) -> None:
    """They vanished; other cards lie between."""
    table = opened(desk, holding("single", 4))
    view = view_of(table.play.match)
    start = room_of(table).hand.slot_box(slot, 3).centre
    table.handle(PointAt(start, device=MOUSE))
    end = box_of(table, "way:0").centre
    for step in range(41):
        share = step / 40
        table.update(0.02)
        pos = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        table.handle(PointAt(pos, device=MOUSE))
    table.handle(Press(end, device=MOUSE))
    last = played_last(table)
    if view.hand[slot].kind == "swap_favourites":  # the first of two
        assert picked_of(table).first is not None
        assert picked_of(table).slot == slot
        return
    assert isinstance(last, Play)
    assert last.card == view.hand[slot]


def test_a_card_is_pointed_at_once_the_pointer_rests_on_it(desk: Desk) -> None:
    table = opened(desk, holding("single", 4))
    hand = room_of(table).hand
    for slot in (0, 1):
        table.handle(PointAt(hand.slot_box(slot, 3).centre, device=MOUSE))
    for _ in range(60):
        table.update(0.02)
    assert table.presenter._picking.picked(table.look()).slot == 1  # type: ignore[attr-defined]


def drag(table: TableScene, start: Point, end: Point, device: Device) -> None:
    table.handle(Press(start, device=device))
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    for pos in (middle, end):
        table.handle(Drag(pos, start, device=device))
        compose(table.desk, [table], None)
    table.handle(Release(end, device=device))


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_card_is_dragged_onto_an_alien_a_planet_or_a_favourite(desk: Desk, device: Device) -> None:
    match = holding("single", 4)
    view = view_of(match)
    move = ways_of(view, "single")[0]
    assert isinstance(move, Advance)
    here = room_of(opened(desk, _copy(match)))
    planets = view.aliens[move.alien], preview(view, move).aliens[move.alien]
    for target in (*(here.spiral.planets[planet] for planet in planets), here.seats[0].favourites[1].centre):
        table = opened(desk, _copy(match))
        drag(table, here.hand.slot_box(slot_of(view, "single"), 3).centre, target, device)
        last = played_last(table)
        assert isinstance(last, Play)
        assert last.card == move.card


def test_a_card_that_is_dragged_nowhere_goes_back_to_the_hand(desk: Desk) -> None:
    table = opened(desk, holding("single", 4))
    ply = table.play.match.ply
    here = room_of(table)
    drag(table, box_of(table, "card:single").centre, here.spiral.star, MOUSE)
    assert table.play.match.ply == ply
    assert not table.presenter.selecting


# Guesses


def test_guesses_are_pinned_by_keys_and_taken_off_again(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    for intent in (Command("guess"), Go("down"), Go("right"), Confirm()):
        table.handle(intent)
    assert table.play.match.notes(0) == {2: ALIENS[1]}
    table.handle(Confirm())
    assert table.play.match.notes(0) == {}


def test_a_click_on_a_token_opens_the_board(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    click(table, room_of(table).seats[1].token.centre)
    cell = room_of(table).notes.cells[Guess(1, "green")]
    answer = table.presenter.handle(Press(cell.centre), table.look())
    assert answer == Note("green", 0, 1)


def test_pointing_at_a_token_says_what_a_click_does(desk: Desk) -> None:
    table = opened(desk, holding("pair"))
    said = []
    for pos in (room_of(table).seats[1].token.centre, room_of(table).spiral.star):
        table.handle(PointAt(pos, device=MOUSE))
        audit = Audit()
        compose(desk, (table,), audit)
        said.append([text.text for text in audit.texts].count(desk.words("race-guess")))
    assert said[0] == said[1] + 1


def test_the_board_closes_when_somebody_else_looks(desk: Desk) -> None:
    table = demo(desk, match_of(3, 1, people=3))
    for _ in range(2):
        table.play.lift()
        seen = table.look().view.seat
        table.handle(Command("guess"))
        table.handle(Go("right"))
        assert table.play.director.shown.seat == seen
        assert table.presenter.selecting
        table.play.act(table.play.view.legal[0])
        table.play.pass_on()
        table.play.director.skip()
    table.play.lift()
    table.handle(Go("down"))
    table.handle(Confirm())
    assert not table.play.match.notes(table.look().view.seat)


def test_nobody_guesses_once_the_tokens_are_turned_over(desk: Desk) -> None:
    match = nearly_over()
    table = opened(desk, match)
    table.handle(Command("guess"))
    assert any(isinstance(spot.id, Guess) for spot in audit_of(table).touchables)
    table.play.act(ending(view_of(match))[0][0])
    table.play.director.skip()
    assert not any(isinstance(spot.id, Guess) for spot in audit_of(table).touchables)
    table.handle(Confirm())
    assert not match.notes(0)


def test_guesses_are_drawn_only_for_who_pinned_them(desk: Desk) -> None:
    match = holding("pair", people=2)
    bare = pixels(opened_for(desk, match, 0))
    match.mark(Note("red", 1, 0))
    match.mark(Note("blue", 1, 2))
    assert pixels(opened_for(desk, match, 0)) == bare
    match.mark(Note("red", 0, 1))
    assert pixels(opened_for(desk, match, 0)) != bare


def opened_for(desk: Desk, match: Match, seat: int) -> TableScene:
    """The table with the curtain lifted for the person to act."""
    table = demo(desk, match)
    if table.play.viewpoint.curtain == seat:
        table.play.lift()
    return table


# Motion


def test_an_alien_flies_over_those_it_leaps_and_lands_where_the_view_says(desk: Desk) -> None:
    match = holding("pair")
    table = opened(desk, match)
    move = next(m for m in ways_of(view_of(match), "pair") if isinstance(m, Advance))
    before = view_of(match)
    match.play(move)
    glimpse = match.glimpse(0)
    assert any(isinstance(event, AlienAdvanced) for event in glimpse.events)
    clip = joined(table.presenter.choreograph(before, glimpse.events, view_of(match)))
    assert clip is not None
    name = Racer(move.alien)
    last = clip.poses(clip.seconds)[name]
    rest = table.presenter.layout(view_of(match))[name]
    assert (last.x, last.y) == pytest.approx((rest.x, rest.y))
    assert clip.seconds < 2.5


@pytest.mark.parametrize("seed", range(4))
def test_motion_ends_on_what_the_view_says(desk: Desk, seed: int) -> None:
    match = match_of(2 + seed, seed)
    table = demo(desk, match)
    rng = Random(seed)
    while match.result() is None:
        seat = match.to_act
        assert seat is not None
        before = view_of(match)
        match.play(rng.choice(match.view(seat).legal))
        after = view_of(match)
        clip = joined(table.presenter.choreograph(before, match.glimpse(0).events, after))
        assert clip is not None
        poses = clip.poses(clip.seconds)
        for name, rest in table.presenter.layout(after).items():
            if name in poses and poses[name].x is not None:
                assert poses[name][:2] == pytest.approx(rest[:2]), name


@pytest.mark.parametrize("name", ["star-race-hop", "star-race-trade"])  # an own card, a favourite
def test_dust_flies_up_where_a_card_is_laid(name: str) -> None:
    clip = motion_of(name)
    moments = [clip.seconds * number / 100 for number in range(100)]
    dust = [speck for at in moments for speck in clip.specks(at) if speck.sprite.endswith("dust")]
    heap = room_in(Frame(*SIZE), 4, 0).heap
    assert dust
    assert all(math.dist((speck.x, speck.y), heap) < 0.15 for speck in dust)


# The galaxy


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1280, 800), (2560, 1080), *UPRIGHT])
def test_the_planets_wind_outwards_without_touching(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    here = room_in(make_desk(size).frame, 4, 0)
    boxes = [here.spiral.boxes[planet] for planet in range(18)]
    assert all(here.galaxy.holds(box, 0.02) for box in boxes)
    near = min(math.dist(one.centre, other.centre) for k, one in enumerate(boxes) for other in boxes[:k])
    assert near > 0.09
    away = [_distance(here, box) for box in boxes]
    assert all(inner < outer for inner, outer in pairwise(away))


def _distance(here: Room, box: Box) -> float:
    """From the star, as if the spiral were not flattened."""
    shape, star = here.spiral.shape, here.spiral.star
    x, y = (box.cx - star[0]) / (1.43 * shape.wide), (box.cy - star[1]) / shape.high
    return float((x * x + y * y) ** 0.5) + 0.004 * box.w


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080), *UPRIGHT])
def test_plates_lie_apart(make_desk: MakeDesk, seats: int, size: tuple[int, int]) -> None:
    here = room_in(make_desk(size).frame, seats, 0)
    boxes = [here.seats[seat].plate for seat in range(seats)] + [
        here.tools,
        here.turn_bar,
        here.ladder,
        here.discard,
    ]
    assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])


# Secrets


def frame_of(table: TableScene, *over: Scene[Any]) -> pygame.Surface:
    """The frame that the table shows now, and what is open over it."""
    desk = table.desk
    picture = compose(desk, (table, *over))
    target = pygame.Surface((desk.frame.width, desk.frame.height))
    Stage(target).show(picture.backdrop, picture.items)
    return target


def pixels(table: TableScene, *over: Scene[Any]) -> bytes:
    return pygame.image.tobytes(frame_of(table, *over), "RGB")


def twin(match: Match, seat: int, rng: Random) -> Match:
    """The match from its present state on, and another that `seat` cannot tell from it."""
    view = match.view(seat)
    assert isinstance(view, RaceView)
    return Match(GAME, Transition(GAME.imagine(view, rng), ()), match.lineup, match.seed)


def with_other_secrets(match: Match, plies: int) -> Match:
    """The same opening with each rival's last card and token in the other's hands, and what is not drawn
    within so many plies in another order."""
    state = GAME.copy(match.opening.state)
    mine, second, third = state.hands
    state.hands[:] = [mine, (*second[:2], third[2]), (*third[:2], second[2])]
    state.tokens = (state.tokens[0], state.tokens[2], state.tokens[1])
    state.stock[:-plies] = state.stock[:-plies][::-1]
    return Match(GAME, Transition(state, match.opening.events), match.lineup, match.seed)


def shows(table: TableScene, wishes: Sequence[Intent]) -> Iterator[bytes]:
    """Every frame while a person does this and that: motion, pointing, the log, another size."""
    yield pixels(table)
    for intent in wishes:
        change = table.handle(intent)
        table.update(0.05)
        yield pixels(table, scene_after(table.desk, change)) if isinstance(change, Push) else pixels(table)


def wishes_at(here: Room) -> list[Intent]:
    """Pointing at everything that might tell something, and opening what can be opened."""
    pointed = [PointAt(here.seats[seat].plate.centre) for seat in range(3)]
    tokens = [PointAt(here.seats[seat].token.centre) for seat in range(3)]
    slots = [PointAt(here.hand.slot_box(slot, 3).centre) for slot in range(3)]
    opened = [Command("guess"), Cancel(), Command("log"), Menu()]
    return [*pointed, *tokens, *slots, PointAt(here.discard.centre), *opened]


def test_a_secret_changed_for_another_changes_no_pixel(make_desk: MakeDesk) -> None:
    """Seat 0 plays and watches AIs whose hands and tokens differ, and a deck that does."""
    plies, rng = 9, Random(1)
    real = match_of(3, 1)
    other = with_other_secrets(real, plies)
    assert real.view(0) == other.view(0)
    assert all(real.view(seat) != other.view(seat) for seat in (1, 2))
    tables = [opened(make_desk((640, 360)), match) for match in (real, other)]
    for _ in range(plies):
        move = rng.choice(_keeping_last(real))
        for table in tables:
            table.play.act(move)
        for seen, unseen in zip(*(_frames(table) for table in tables), strict=True):
            assert seen == unseen


def _keeping_last(match: Match) -> list[Play]:
    """What the seat to act can play without the card that is another one in the other match."""
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    assert isinstance(view, RaceView)
    return [move for move in view.legal if isinstance(move, Play) and (not seat or move.card != view.hand[2])]


def _frames(table: TableScene) -> Iterator[bytes]:
    yield from _motion(table)
    yield from shows(table, wishes_at(room_of(table)))
    table.play.replay(table.play.match.ply)
    yield from _motion(table)


def _motion(table: TableScene) -> Iterator[bytes]:
    """The frames of the motion under way, to its end, and the same after the window changed its size."""
    for _ in range(6):
        table.play.director.update(0.31)
        yield pixels(table)
    table.play.director.skip()
    yield pixels(table)
    table.desk.resize(704, 400)
    yield pixels(table)
    table.desk.resize(640, 360)


@pytest.mark.parametrize("seed", range(2))
def test_behind_the_curtain_nothing_of_any_hand_is_seen(make_desk: MakeDesk, seed: int) -> None:
    """Until the next of two people lifts the curtain, any other secrets give the same frame."""
    desk = make_desk((640, 360))
    rng = Random(seed)
    match = at(race("y9 b7 r4 g3", favourites=BEFORE[:3], deck=20 - seed), people=2)
    real, other = twin(match, NOBODY, rng), twin(match, NOBODY, rng)
    frames: list[list[bytes]] = []
    for one in (real, other):
        table = demo(desk, one)
        change = table.update(0.01)
        assert isinstance(change, Push)
        assert isinstance(change.to, Curtain)
        shown = [pixels(table)]
        shown += list(shows(table, [*wishes_at(room_of(table)), Command("log"), Command("card-1")]))
        frames.append(shown)
    assert frames[0] == frames[1]


def test_the_next_persons_frames_keep_the_last_persons_secrets(make_desk: MakeDesk) -> None:
    """After the curtain, the one who has just played cannot be read from what the next one sees."""
    desk = make_desk((640, 360))
    begun = race("y9 b7 r4 g3", favourites=BEFORE[:3], deck=20)
    match = at(after(begun, advance("yb", "b")), people=2)
    rng = Random(5)
    frames: list[list[bytes]] = []
    for one in (twin(match, 1, rng), twin(match, 1, rng)):
        table = demo(desk, one)
        table.update(0.01)
        table.play.lift()
        frames.append(
            list(shows(table, [Command("card-1"), Go("down"), Command("card-2"), Command("card-3")]))
        )
    assert frames[0] == frames[1]
    assert len(set(frames[0])) > 2


def test_the_frame_of_a_person_does_show_their_own_hand(make_desk: MakeDesk) -> None:
    """The comparison of frames can fail: another own hand is another frame."""
    desk = make_desk((640, 360))
    match = holding("pair")
    rng = Random(1)
    one, other = (opened(desk, twin(match, NOBODY, rng)) for _ in range(2))
    assert view_of(one.play.match).hand != view_of(other.play.match).hand
    assert pixels(one) != pixels(other)


def test_both_aliens_of_a_card_get_the_colours_of_the_palette() -> None:
    safe = theme("night", "colour-blind")
    recolour = safe.recolour("star_race/card_pair_yellow_red")
    assert recolour == (
        ("#FFD03A", safe.piece("star_race/yellow")),
        ("#FF5560", safe.piece("star_race/red")),
    )
    assert safe.recolour("star_race/sun_3") is None
    assert theme().recolour("star_race/alien_red") is None


def last_move(desk: Desk) -> TableScene:
    """A race that is about to end; its end runs, and seat 0 guessed one of two tokens right."""
    match = nearly_over()
    over = _copy(match)
    over.play(ending(view_of(match))[0][0])
    tokens = view_of(over).tokens
    for rival in (1, 2):
        match.mark(Note(str(tokens[1]), 0, rival))
    table = opened(desk, match)
    table.play.act(ending(view_of(match))[0][0])
    return table


@pytest.mark.parametrize("reduced", [False, True])
def test_guesses_are_scored_as_the_tokens_are_turned_over_one_by_one(desk: Desk, reduced: bool) -> None:
    desk.change(replace(desk.settings, reduced_motion=reduced))
    table = last_move(desk)
    first: dict[str, int] = {}  # in which frame each score is written
    for number in count():
        if table.play.director.still:
            break
        table.update(0.1)
        for said in texts_of(table):
            if said in ("0/1", "1/1", "1/2", "0/2"):
                first.setdefault(said, number)
    assert [*first] == ["1/1", "1/2"]
    assert 2 < first["1/1"] < first["1/2"] - 2


def test_guesses_about_tokens_that_nobody_knows_are_not_scored() -> None:
    assert right_guesses({1: "red", 2: "blue"}, ("green", "red", "red")) == (1, 2)
    assert right_guesses({1: "red"}, ("green", BACK, BACK)) == (0, 0)


def test_points_are_counted_up_favourite_by_favourite(desk: Desk) -> None:
    table = last_move(desk)
    rows = []
    while not table.play.director.still:
        table.play.director.update(0.2)
        view = table.look().view
        rows += [view.counted] if isinstance(view, EndingView) and view.counted else []
    assert rows[0] == ((), (), ())
    assert all(
        len(one) <= len(other)
        for before, after in pairwise(rows)
        for one, other in zip(before, after, strict=True)
    )
    result = table.play.match.result()
    assert result is not None
    assert tuple(map(sum, rows[-1])) == result.scores


def test_the_same_events_move_the_same_way_twice(desk: Desk) -> None:
    match = nearly_over()
    before = view_of(match)
    match.play(ending(before)[0][0])
    tables = [demo(desk, match) for _ in range(2)]
    first, again, other = (
        table.presenter.choreograph(before, match.glimpse(0).events, view_of(match))
        for table in (tables[0], tables[0], tables[1])
    )
    assert first == again == other


def test_while_tokens_are_turned_over_the_bar_says_that_the_race_is_over(desk: Desk) -> None:
    table = last_move(desk)
    said = set()
    while not table.play.director.still:
        table.play.director.update(0.2)
        if isinstance(table.look().view, EndingView):
            said |= {*texts_of(table)}
            assert "guess" not in table.presenter.commands(table.look())
            assert not table.presenter.prompts(table.look())
    assert desk.words("race-over") in said
    assert desk.words("race-only-you") not in said  # the own token lies open as well
    assert not said & {desk.words("race-turn-of", name=name) for name in NAMES}


@pytest.mark.parametrize("is_open", [False, True])
def test_only_at_a_table_that_is_not_open_is_a_token_for_one_alone(desk: Desk, is_open: bool) -> None:
    match = holding("pair", people=2)
    match.lineup = Lineup(match.lineup.players, open=is_open)
    table = opened_for(desk, match, 0)
    said = {text.text for text in audit_of(table).texts}
    assert (desk.words("race-only-you") in said) is not is_open


def audit_of(table: TableScene) -> Audit:
    audit = Audit()
    compose(table.desk, (table,), audit)
    return audit


def test_a_hint_asked_with_the_mouse_is_read_though_the_digest_is_still_there(desk: Desk) -> None:
    table = demo(desk, position("star-race-digest"))
    table.update(0.01)
    assert desk.words("digest-title") in {text.text for text in audit_of(table).texts}
    tools = table.presenter.places(table.look()).tools
    click(table, tools.columns(len(TOOL_NAMES), 0.012)[TOOL_NAMES.index("hint")].centre)
    table.handle(
        Release(tools.columns(len(TOOL_NAMES), 0.012)[TOOL_NAMES.index("hint")].centre, device=MOUSE)
    )
    assert desk.words("table-hint-thinking") in {text.text for text in audit_of(table).texts}


@pytest.mark.parametrize(("name", "all_end"), [("star-race-last", True), ("star-race-swap", False)])
def test_a_flag_stands_on_each_way_that_ends_the_race(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str, all_end: bool
) -> None:
    """A swap shows no place on the path that would tell it."""
    (table,) = SHOTS[name].undrawn(desk)
    assert isinstance(table, TableScene)
    flags = list[Box]()
    monkeypatch.setattr(hand, "_draw_flag", lambda _, box: flags.append(box))
    audit = audit_of(table)
    ways = [spot.box for spot in audit.touchables if isinstance(spot.id, Swap)]
    assert ways
    assert flags == (ways if all_end else [])


def test_the_key_of_a_hint_stays_off_the_digest(make_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest covered half of it in a small window."""
    desk = make_desk((800, 600))
    (table,) = SHOTS["star-race-hint"].undrawn(desk)
    assert isinstance(table, TableScene)
    drawn: dict[str, Box] = {}

    def cap(picture: Picture, key: str, at: Point, height: float) -> float:
        wide = key_width(picture, key, height)
        drawn[key] = Box(at[0], at[1] - height / 2, wide, height)
        return wide

    monkeypatch.setattr(hand, "key_cap", cap)
    audit_of(table)
    digest = table.presenter.places(table.look()).digest
    assert digest is not None
    assert digest.h > 0.0
    assert not drawn["return"].overlaps(digest)


def test_lessons_can_point_at_every_part(desk: Desk) -> None:
    table = opened(desk, holding("single", favourites=("Y", "B", "R")))
    slot = slot_of(view_of(table.play.match), "single")
    presenter, look = table.presenter, table.look
    assert presenter.place_of("way:adopt", look()) is None
    table.handle(Command(f"card-{slot + 1}", device=KEYBOARD))
    names = "planet:3 alien:red card:single favourite:2 token:0 seat:1 way:adopt hand standing star bar"
    for name in names.split():
        place = presenter.place_of(name, look())
        assert place is not None, name
        assert desk.frame.box.holds(place), name
    assert presenter.place_of("card:unknown", look()) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1280, 800), (2560, 1080), *UPRIGHT])
def test_neither_messages_nor_what_happened_since_hide_planets_or_seats(
    make_desk: MakeDesk, seats: int, size: tuple[int, int]
) -> None:
    here = room_in(make_desk(size).frame, seats, 0)
    needed = [here.spiral.boxes[planet] for planet in range(18)]
    needed += [here.turn_bar, here.ladder, *(here.seats[seat].plate for seat in range(seats))]
    assert not any(here.digest.overlaps(box) for box in needed)
    assert not any(here.message.overlaps(box) for box in [*needed, here.hand.box, here.own])


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_the_finish_lies_free_of_the_bar_above_it(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    here = room_in(make_desk(size).frame, 4, 0)
    frame = here.spiral.boxes[17].scaled(268 / 220)
    assert frame.y >= here.turn_bar.bottom


def test_three_at_the_start_stand_one_before_two(desk: Desk) -> None:
    first = ALIENS[:3]
    feet = room_in(desk.frame, 3, 0).spiral.feet(dict.fromkeys(ALIENS, 5) | dict.fromkeys(first, 0))
    behind, beside, before = sorted(feet[alien][1] for alien in first)
    assert behind == beside < before


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080)])
def test_no_leap_goes_behind_the_hand_or_the_bar(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    here = room_in(make_desk(size).frame, 4, 0)
    hand = here.own.bottom - here.hand.lifted_high
    for leap in [(start, end) for start in range(17) for end in range(start + 1, min(start + 6, 18))]:
        heights = [y for _, y in here.spiral.arc(*leap)[1:-1]]
        assert max(heights) < hand, leap
        assert min(heights) - ALIEN_HIGH * 0.6 > here.turn_bar.bottom, leap


@pytest.mark.parametrize("size", UPRIGHT)
@pytest.mark.parametrize("seats", [2, 5])
def test_an_upright_window_gives_the_race_all_that_seats_and_hand_leave(
    make_desk: MakeDesk, size: tuple[int, int], seats: int
) -> None:
    """It filled half the height."""
    frame = make_desk(size).frame
    here = room_in(frame, seats, 0)
    column = [here.turn_bar, here.seats[1].plate, here.galaxy, here.ladder, here.own, here.hand.box]
    assert all(upper.bottom <= lower.y for upper, lower in pairwise([*column, here.message]))
    boxes = here.spiral.boxes
    wide = max(box.right for box in boxes) - min(box.x for box in boxes)
    high = max(box.bottom for box in boxes) - min(box.y for box in boxes)
    assert wide > 0.8 * here.galaxy.w or high > 0.8 * here.galaxy.h
    for leap in [(start, end) for start in range(17) for end in range(start + 1, min(start + 6, 18))]:
        assert all(here.galaxy.contains(point) for point in here.spiral.arc(*leap)[1:-1]), leap


@pytest.mark.parametrize("size", UPRIGHT)
@pytest.mark.parametrize("count", range(1, 9))
def test_ways_keep_to_their_place_in_an_upright_window(
    make_desk: MakeDesk, size: tuple[int, int], count: int
) -> None:
    hand = room_in(make_desk(size).frame, 4, 0).hand
    for hinted in (False, True):
        ways = hand.ways(count, hinted)
        assert len(ways) == count
        assert all(hand.pills.holds(box, 1e-9) for box in ways)
        assert min(box.h for box in ways) >= 0.05 or count > 4


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("planet", [1, 5, 8, 12, 17])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_landing_means_is_told_near_it(
    make_desk: MakeDesk, size: tuple[int, int], planet: int, seats: int
) -> None:
    here = room_in(make_desk(size).frame, seats, 0)
    box = bubble_place(here, planet, 0.116, frozenset({planet, planet - 1}))
    assert box is not None
    assert math.dist(box.centre, here.spiral.planets[planet]) < 0.5
    assert not here.spiral.boxes[planet].overlaps(box)
    assert not here.spiral.flag.overlaps(box)
    assert not here.digest.overlaps(box)
    assert here.galaxy.holds(box, 0.02)


@pytest.mark.parametrize("reduced", [False, True])
def test_what_flies_goes_on_in_a_window_of_another_size(make_desk: MakeDesk, reduced: bool) -> None:
    poses = []
    for resized in (True, False):
        desk = make_desk((1280, 720) if resized else (900, 600))
        desk.change(replace(desk.settings, reduced_motion=reduced))
        table = opened(desk, holding("pair"))
        table.play.act(ways_of(view_of(table.play.match), "pair")[0])
        table.update(0.2)
        if resized:
            desk.resize(900, 600)
        table.update(0.4)
        poses.append(dict(table.play.director.poses()))
    assert poses[0] == poses[1]


def test_who_moved_stands_beside_what_the_star_says() -> None:
    way, words = [(0.0, 0.0), (0.25, 0.0), (0.5, 0.0), (1.0, 0.0)], Box.around((0.4, 0.0), 0.15, 0.036)
    assert clear_place(way, []) == (0.375, 0.0)
    assert not Box.around(clear_place(way, [words]), 0.03, 0.03).overlaps(words)
