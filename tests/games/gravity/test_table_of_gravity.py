"""The table of Gravity Superstar: geometry, choices by every device, motion, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from math import dist
from random import Random
from typing import Any

import msgspec
import pytest

from game.client.compose import compose
from game.client.desk import Desk
from game.client.intents import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Arrow,
    Command,
    Confirm,
    Device,
    Drag,
    Go,
    Next,
    PointAt,
    Press,
    Release,
)
from game.client.layout import Box
from game.client.motion.clips import Pose, calmed, fall, joined, merged
from game.client.motion.director import Director
from game.client.paint.art import Art
from game.client.paint.picture import Audit, Picture
from game.client.table.begin import demo
from game.client.table.presenter import Look, Refusal
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Event, Glimpse
from game.games.gravity.choices import choices
from game.games.gravity.game import GAME
from game.games.gravity.model import (
    CARDS,
    DIRECTIONS,
    CardMove,
    CardPlayed,
    CardsReturned,
    CellEntered,
    GravityView,
    PawnEjected,
    PawnLanded,
    Refill,
    Replay,
    Rotate,
    StarTaken,
    Step,
    StolenFrom,
)
from game.games.gravity.table import cards, ghosts, labels, planet, seats
from game.games.gravity.table.console import ARROW, brief
from game.games.gravity.table.count import Reckoning
from game.games.gravity.table.facts import FACTS
from game.games.gravity.table.ghosts import Leg
from game.games.gravity.table.globe import ANGLES, Globe, globe_in, size_of
from game.games.gravity.table.motion import FALLING, Wake
from game.games.gravity.table.picking import LIST_KEYS, Sight, keyed
from game.games.gravity.table.presenter import Presenter
from game.games.gravity.table.room import ASPECT, PanelRoom
from game.games.gravity.table.room import room as room_of
from game.games.gravity.table.sprites import (
    FlyingCard,
    FlyingThing,
    InHand,
    PanelOf,
    PawnHome,
    PawnOf,
    ShownCard,
    Single,
    StarAt,
)
from game.games.gravity.view import after_token, pawn, preview, tokens
from game.games.gravity.words import EJECTED
from game.match.lineup import EMBLEMS, Assist, Bot, Lineup, Person, Player
from game.match.match import Match, Seated, begun
from game.telling import Icon, Line, Who
from tests.games.gravity.table import do, table
from tests.pilot import texts
from tools.shots.fit import problems
from tools.shots.shot import position
from tools.shots.shots import SHOTS

SIZES = [(10, 5), (10, 10), (15, 10), (12, 6), (12, 12), (18, 12), (8, 4), (24, 16)]


def match_of(seats: int = 4, seed: int = 1, people: int = 1, **options: str) -> Match:
    players = tuple(
        Player(f"P{k}", EMBLEMS[k], Person() if k < people else Bot("rookie")) for k in range(seats)
    )
    return begun("gravity", Lineup(players, options, free_undo=True), seed)


def advance(match: Match, phase: str, plies: int = 0) -> GravityView:
    """Play by a die until seat 0 is to act in this phase, at least so many plies in."""
    rng = Random(match.seed)
    while match.result() is None:
        view: Any = match.view(0)
        if match.ply >= plies and view.to_act == 0 and view.phase == phase:
            return view  # type: ignore[no-any-return]
        acting: Any = match.view(match.to_act or 0)
        match.play(rng.choice(acting.legal))
    raise AssertionError(f"no {phase} in this game")


def table_at(desk: Desk, match: Match) -> TableScene:
    scene = demo(desk, match)
    scene.update(0.01)
    return scene


def presenter_of(scene: TableScene) -> Presenter:
    assert isinstance(scene.presenter, Presenter)
    return scene.presenter


def look_of(scene: TableScene) -> Look[GravityView]:
    return scene.look()


def sight_of(scene: TableScene) -> Sight:
    return presenter_of(scene).sight(look_of(scene))


# Geometry


@pytest.mark.parametrize("turn", [0.0, 90.0, 180.0, -90.0, 37.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_place_leads_back_to_its_cell(size: tuple[int, int], turn: float) -> None:
    globe = Globe(size, (0.9, 0.5), 0.05, turn)
    for cell in ((0, 0), (size[0] - 1, 0), (3, size[1] - 1)):
        assert globe.cell_at(globe.at(*cell)) == cell


def test_a_planet_that_grows_as_it_turns_is_drawn_for_one_size(desk: Desk) -> None:
    scales = [0.4 + step / 997 for step in range(600)]
    box = desk.frame.box
    assert len({globe_in(box, (10, 5), Pose(angle=0.0, scale=scale)).base for scale in scales}) == 1


@pytest.mark.parametrize("down", DIRECTIONS)
def test_the_feet_of_a_pawn_point_down_the_screen_when_the_planet_is_turned_for_it(down: Any) -> None:
    assert Globe((10, 10), (0.5, 0.5), 0.05, -ANGLES[down]).arrow(down) == "down"


def test_a_point_off_the_board_is_no_cell() -> None:
    globe = Globe((10, 5), (0.9, 0.5), 0.05)
    assert globe.cell_at(globe.at(-1.0, 0.0)) is None


@pytest.mark.parametrize("place", [9.25, 9.5, 9.75])
def test_a_pawn_that_goes_round_is_seen_at_both_seams(place: float) -> None:
    globe = Globe((10, 10), (0.9, 0.5), 0.05)
    seen = {x: alpha for x, _, alpha in planet.copies(globe, place, 4.0)}
    assert len(seen) == 2
    assert max(seen) - min(seen) == 10
    assert all(0 < alpha <= 1 for alpha in seen.values())


def test_a_pawn_inside_the_board_is_seen_once() -> None:
    globe = Globe((10, 10), (0.9, 0.5), 0.05)
    assert len(list(planet.copies(globe, 9.0, 0.0))) == 1


# Choosing


@pytest.mark.parametrize("my_down", ["off", "square", "full"])
@pytest.mark.parametrize("seed", range(4))
def test_keys_play_any_use_of_any_card(desk: Desk, seed: int, my_down: Any) -> None:
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    match = match_of(seed=seed)
    view = advance(match, "action", 9 * seed)
    for action in (move for move in view.legal if isinstance(move, CardMove)):
        scene = table_at(desk, match)
        presenter = presenter_of(scene)
        pick = Command(f"card-{CARDS.index(action.card) + 1}", device=KEYBOARD)
        assert presenter.handle(pick, look_of(scene)) is None
        found = sight_of(scene).found
        choice = next(option for option in found if option.option.move == action)
        if choice.key:  # a letter with a cap plays at once
            assert presenter.handle(Command(choice.key), look_of(scene)) == action
            continue
        for _ in found:  # an arrow chooses, and Enter decides
            assert presenter.handle(Go(choice.arrow), look_of(scene)) is None  # type: ignore[arg-type]
            aim = sight_of(scene).aim
            if aim is not None and aim.move == action:
                break
        assert presenter.handle(Confirm(), look_of(scene)) == action


@pytest.mark.parametrize("seed", range(4))
def test_two_clicks_play_any_use_of_any_card(desk: Desk, seed: int) -> None:
    match = match_of(seed=seed)
    view = advance(match, "action", 9 * seed)
    for action in (move for move in view.legal if isinstance(move, CardMove)):
        scene = table_at(desk, match)
        card = presenter_of(scene).place_of(f"card:{action.card}", look_of(scene))
        assert card is not None
        assert presenter_of(scene).handle(Press(card.centre), look_of(scene)) is None
        sight = sight_of(scene)
        index = sight.index_of(action)
        assert index is not None
        assert presenter_of(scene).handle(Press(sight.chips[index].centre), look_of(scene)) == action


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("device", [MOUSE, TOUCH])
@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_dragged_onto_a_ghost_or_its_label(desk: Desk, seed: int, device: Device) -> None:
    match = match_of(seed=seed)
    view = advance(match, "action", 9 * seed)
    for action in (move for move in view.legal if isinstance(move, CardMove)):
        scene = table_at(desk, match)
        presenter = presenter_of(scene)
        start = sight_of(scene).room.fan.place(action.card).centre
        assert presenter.handle(Press(start, device=device), look_of(scene)) is None
        sight = sight_of(scene)
        index = sight.index_of(action)
        assert index is not None
        end = sight.labels[index].centre
        for pos in ((0.5, 0.5), end):
            presenter.handle(Drag(pos, start, device=device), look_of(scene))
            compose(desk, [scene])
        assert sight_of(scene).aim == sight.found[index].option
        assert presenter.handle(Release(end, device=device), look_of(scene)) == action


def test_a_card_that_is_dragged_nowhere_goes_back_to_the_hand(desk: Desk) -> None:
    match = match_of(seed=2)
    view = advance(match, "action", 8)
    scene = table_at(desk, match)
    presenter, room = presenter_of(scene), sight_of(scene).room
    start, nowhere = room.fan.place(view.hand[0]).centre, room.bar.centre
    presenter.handle(Press(start), look_of(scene))
    presenter.handle(Drag(nowhere, start), look_of(scene))
    assert presenter.selecting
    assert presenter.handle(Release(nowhere), look_of(scene)) is None
    assert not presenter.selecting


@pytest.mark.parametrize("seed", range(3))
def test_a_click_on_what_the_turn_offers_picks_that_card(desk: Desk, seed: int) -> None:
    match = match_of(seed=seed)
    view = advance(match, "action", 9 * seed)
    scene = table_at(desk, match)
    presenter, offered = presenter_of(scene), sight_of(scene)
    assert offered.offers == view.hand
    for card, box in zip(offered.offers, offered.offer_boxes, strict=False):
        presenter.handle(PointAt(box.centre), look_of(scene))
        assert sight_of(scene).offers == view.hand  # looking changes nothing in the console
        presenter.handle(Press(box.centre), look_of(scene))
        assert sight_of(scene).card == card
        assert sight_of(scene).picked
        presenter.forget()


def test_the_ghosts_of_a_card_that_is_pointed_at_can_be_pressed(desk: Desk) -> None:
    """They went as the pointer left the card, and did nothing."""
    match = match_of(seed=2)
    view = advance(match, "action", 8)
    for card in view.hand:
        scene = table_at(desk, match)
        presenter = presenter_of(scene)
        start = sight_of(scene).room.fan.place(card).centre
        presenter.handle(PointAt(start), look_of(scene))
        sight = sight_of(scene)
        for index, box in sight.labels.items():
            presenter.handle(PointAt(start), look_of(scene))
            for step in range(31):
                share = step / 30
                way = (start[k] + (box.centre[k] - start[k]) * share for k in (0, 1))
                scene.age += 0.02
                presenter.handle(PointAt(tuple(way)), look_of(scene))  # type: ignore[arg-type]
            assert sight_of(scene).card == card
            answer = presenter.handle(Press(box.centre), look_of(scene))
            assert answer == sight.found[index].option.move
            presenter.forget()


def test_what_is_offered_is_the_best_that_a_card_can_win(desk: Desk) -> None:
    match = match_of(seed=2)
    view = advance(match, "action", 20)
    scene = table_at(desk, match)
    sight = sight_of(scene)
    for card in view.hand:
        moves = [move for move in view.legal if isinstance(move, CardMove) and move.card == card]
        special = [preview(view, move).gain[0] for move in moves if not isinstance(move, Step)]
        assert sight.best(card) == max(special, default=None)
    steps = [preview(view, move).gain[0] for move in view.legal if isinstance(move, Step)]
    assert sight.best(None) == max(steps, default=None)


def test_the_simple_move_is_listed_once_and_picks_a_card_for_it(desk: Desk) -> None:
    """Each card said the same, for each counted the simple move."""
    scene = table_at(desk, position("gravity-joker"))
    presenter, sight = presenter_of(scene), sight_of(scene)
    assert texts(desk, scene).count(desk.words("gravity-step")) == 1
    assert sight.step_box is not None
    for pick in (Press(sight.step_box.centre), Command("face-down", device=KEYBOARD)):
        presenter.handle(pick, look_of(scene))
        found = sight_of(scene)
        assert found.face_down
        assert found.found
        assert all(each.is_step for each in found.found)
        presenter.handle(Command("card-5", device=KEYBOARD), look_of(scene))
        assert sight_of(scene).card == "joker"
        assert all(each.is_step for each in sight_of(scene).found)
        presenter.forget()


def test_a_token_says_what_it_would_buy_at_best_and_cards_can_be_looked_at(desk: Desk) -> None:
    """It said "−1", and the keys of the cards were dead."""
    match = position("gravity-replay")
    scene = table_at(desk, match)
    presenter = presenter_of(scene)
    view: Any = match.view(match.to_act or 0)
    replay = next(each.option for each in sight_of(scene).found if each.option.move == Replay())
    after: Any = after_token(view)
    gains = [preview(after, move).gain[view.turn] for move in after.legal]
    assert replay.gain == max(gains) - 1
    for number, card in enumerate(CARDS, 1):
        presenter.handle(Command(f"card-{number}", device=KEYBOARD), look_of(scene))
        ahead = sight_of(scene).ahead
        assert (ahead is not None) == (card in view.hand)
        if ahead is not None:
            assert ahead.card == card
            assert ahead.labels
            assert not ahead.picked
        assert match.ply == scene.play.match.ply
        presenter.forget()


@pytest.mark.parametrize(
    ("phase", "states"),
    [("action", ("done", "now")), ("replay", ("done", "done")), ("steal", ("done", "now"))],
)
def test_the_steps_of_a_turn_show_where_it_stands(phase: str, states: tuple[str, str]) -> None:
    view = advance(match_of(5, seed=2, planets="pocket"), phase, 12)
    enter, act, again = seats.steps_of(view, 0)
    assert (enter, act) == (states if not view.replayed else ("done", "done"))
    assert (again == "now") == (phase == "replay" or view.replayed)
    assert set(seats.steps_of(view, 1)) == {"shut"}


def test_a_click_on_a_ghost_plays_a_move_that_ends_there(desk: Desk) -> None:
    match = match_of(seed=2)
    view = advance(match, "action", 8)
    scene = table_at(desk, match)
    presenter_of(scene).handle(Command(f"card-{CARDS.index(view.hand[0]) + 1}"), look_of(scene))
    sight = sight_of(scene)
    option = next(option for option in sight.found if option.option.action)
    landing = preview(view, option.option.move).landing
    assert landing is not None
    played = presenter_of(scene).handle(Press(sight.globe.at(*landing.cell)), look_of(scene))
    assert isinstance(played, CardMove)
    assert preview(view, played).landing.cell == landing.cell  # type: ignore[union-attr]


def test_a_click_beside_a_cell_takes_the_nearest_that_a_move_leads_to(desk: Desk) -> None:
    match = match_of(seed=2)
    view = advance(match, "action", 8)
    scene = table_at(desk, match)
    presenter_of(scene).handle(Command(f"card-{CARDS.index(view.hand[0]) + 1}"), look_of(scene))
    sight = replace(sight_of(scene), labels={})
    places = {k: sight.place(k) for k, each in enumerate(sight.found) if each.option.action}
    for number, place in places.items():
        assert place is not None
        for aside in (0.0, 0.3, 0.6, -0.6):
            pos = place.cx + aside * sight.globe.pitch, place.cy
            found = sight.choice_under(pos)
            if sight.globe.cell_at(pos) is None or found is None:
                continue
            away = {k: dist(pos, other.centre) for k, other in places.items() if other}
            assert away[found] == pytest.approx(min(away.values())) if found in away else aside, number


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
@pytest.mark.parametrize("seed", range(4))
def test_the_label_of_every_use_can_be_pressed(make_desk: Any, seed: int, size: tuple[int, int]) -> None:
    """However close seven ghosts of a joker stand, each has a label of its own, at its own place."""
    desk = make_desk(size, big_text=size == (800, 600))
    desk.device = KEYBOARD  # with keys, labels are widest
    match = match_of(4, seed)
    view = advance(match, "action", 12)
    scene = table_at(desk, match)
    card = "joker" if "joker" in view.hand else view.hand[0]
    presenter_of(scene).handle(Command(f"card-{CARDS.index(card) + 1}"), look_of(scene))
    sight = sight_of(scene)
    uses = [k for k, option in enumerate(sight.found) if option.option.action]
    assert sorted(sight.labels) == uses
    for one, other in combinations(sight.labels.values(), 2):
        assert not one.overlaps(other)
    for index, box in sight.labels.items():
        presenter_of(scene).handle(PointAt(box.centre), look_of(scene))
        assert sight_of(scene).labels == sight.labels, "labels run away from the pointer"
        assert presenter_of(scene).handle(Press(box.centre), look_of(scene)) == sight.found[index].option.move


def test_every_use_can_be_focused_and_confirmed(desk: Desk) -> None:
    match = match_of(seed=3)
    view = advance(match, "action", 10)
    scene = table_at(desk, match)
    presenter = presenter_of(scene)
    presenter.handle(Command(f"card-{CARDS.index(view.hand[-1]) + 1}"), look_of(scene))
    wanted = {option.option.move for option in sight_of(scene).found if option.option.action}
    reached = set()
    for _ in range(len(wanted)):
        presenter.handle(Next(), look_of(scene))
        reached.add(presenter.handle(Confirm(), look_of(scene)))
    assert reached == wanted


def test_enter_plays_what_is_hinted_at(desk: Desk) -> None:
    """It stands out as what is under the focus does; before, Enter went to the first card."""
    match = match_of(seed=3)
    view = advance(match, "action", 10)
    assert Refill() in view.legal
    scene = table_at(desk, match)
    for wanted in (move for move in view.legal if isinstance(move, CardMove | Refill)):
        look = replace(look_of(scene), hint=wanted)
        assert presenter_of(scene).handle(Confirm(), look) == wanted


@pytest.mark.parametrize("turned", [False, True])
def test_the_letter_of_a_step_steps_whether_the_card_is_turned_over_or_not(desk: Desk, turned: bool) -> None:
    match = match_of(seed=4)
    view = advance(match, "action", 6)
    step = next(move for move in view.legal if isinstance(move, Step))
    scene = table_at(desk, match)
    presenter = presenter_of(scene)
    presenter.handle(Command(f"card-{CARDS.index(step.card) + 1}"), look_of(scene))
    if turned:
        presenter.handle(Command("face-down"), look_of(scene))
    choice = next(option for option in sight_of(scene).found if option.option.move == step)
    assert presenter.handle(Command(choice.key), look_of(scene)) == step


def test_an_arrow_never_plays(desk: Desk) -> None:
    match = match_of(seed=2)
    for card in advance(match, "action", 8).hand:
        scene = table_at(desk, match)
        presenter_of(scene).handle(Command(f"card-{CARDS.index(card) + 1}"), look_of(scene))
        for direction in ("left", "right", "up", "down", "left", "up"):
            answer = presenter_of(scene).handle(Go(direction), look_of(scene))
            assert answer is None or isinstance(answer, Refusal)


def test_everything_that_can_be_stolen_has_a_key(desk: Desk) -> None:
    """The sixth and seventh thing to take had none."""
    view = advance(match_of(5, seed=2, planets="pocket"), "steal")
    all_there = [msgspec.structs.replace(each, action=each.move) for each in choices(desk.words, view)]
    found = keyed(all_there, view, Globe((10, 5), (0.5, 0.5), 0.1), None, False)
    assert len(found) == 7
    assert [each.key for each in found] == [*LIST_KEYS[:7]]
    assert {*LIST_KEYS} <= FACTS.keys.keys()


def texts_of(scene: TableScene) -> list[str]:
    audit = Audit()
    compose(scene.desk, [scene], audit)
    return [text.text for text in audit.texts]


def test_a_blocked_use_says_what_is_in_the_way(desk: Desk) -> None:
    scene = table_at(desk, position("gravity-2"))
    presenter_of(scene).handle(Command("card-2"), look_of(scene))
    sight = sight_of(scene)
    blocked = next(k for k, option in enumerate(sight.found) if not option.option.action)
    place = sight.chips[blocked].centre
    scene.handle(PointAt(place))
    assert desk.words("gravity-no-blocked") in texts_of(scene)
    answer = presenter_of(scene).handle(Press(place), look_of(scene))
    assert answer == Refusal(desk.words("gravity-no-blocked"))


def hemmed_in(seed: int) -> tuple[Match, str]:
    """A match in which a card of the seat to act can do nothing at all, and that card."""
    match = match_of(2, seed, people=2)
    rng = Random(seed)
    while match.to_act is not None:
        view: Any = match.view(match.to_act)
        used = {getattr(action, "card", None) for action in view.legal}
        useless = [card for card in view.hand if card not in used]
        if view.phase == "action" and useless:
            return match, useless[0]
        match.play(rng.choice(view.legal))
    return hemmed_in(seed + 1)


def test_a_card_that_can_do_nothing_says_why_on_every_key(desk: Desk) -> None:
    match, card = hemmed_in(0)
    scene = table_at(desk, match)
    scene.play.lift()
    presenter_of(scene).handle(Command(f"card-{CARDS.index(card) + 1}"), look_of(scene))
    for intent in (Confirm(), Next(), Go("right"), Confirm()):
        answer = presenter_of(scene).handle(intent, look_of(scene))
        assert answer is None or isinstance(answer, Refusal)
    assert isinstance(answer, Refusal)


def test_a_played_card_says_why_it_cannot_be_picked(desk: Desk) -> None:
    scene = table_at(desk, position("gravity-2"))
    gone = next(card for card in CARDS if card not in look_of(scene).view.hand)
    answer = presenter_of(scene).handle(Command(f"card-{CARDS.index(gone) + 1}"), look_of(scene))
    assert answer == Refusal(desk.words("gravity-no-card_not_in_hand"))
    assert presenter_of(scene).handle(Command("refill"), look_of(scene)) == Refill()


def test_pointing_at_a_use_shows_what_it_changes_for_every_seat(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bool] = []
    monkeypatch.setattr(ghosts, "_draw_path", lambda picture, sight, seen, strong: drawn.append(strong))
    match = match_of(seed=6)
    view = advance(match, "action", 12)
    scene = table_at(desk, match)
    presenter = presenter_of(scene)
    presenter.handle(Command(f"card-{CARDS.index(view.hand[0]) + 1}"), look_of(scene))
    sight = sight_of(scene)
    ghosts.draw_paths(desk.picture(), sight)
    assert len(drawn) > 1
    assert not any(drawn)  # none is chosen: the paths of all are shown
    drawn.clear()
    index = next(k for k, option in enumerate(sight.found) if option.option.action)
    presenter.handle(PointAt(sight.chips[index].centre), look_of(scene))
    sight = sight_of(scene)
    assert sight.target == index
    assert sight.seen == preview(view, sight.found[index].option.move)
    ghosts.draw_paths(desk.picture(), sight)
    assert drawn == [True]


@pytest.mark.parametrize(
    ("phase", "seats", "command"), [("replay", 3, "replay"), ("replay", 3, "finish"), ("steal", 5, "card-1")]
)
def test_one_key_answers_a_question(desk: Desk, phase: str, seats: int, command: str) -> None:
    match = match_of(seats, seed=2, planets="pocket")
    view = advance(match, phase)
    scene = table_at(desk, match)
    answer = presenter_of(scene).handle(Command(command), look_of(scene))
    assert answer in view.legal


def test_a_key_means_one_thing_only(desk: Desk) -> None:
    """While a theft is decided, 1 to 5 take things: no card may seem to be picked by them."""
    match = match_of(5, seed=2, planets="pocket")
    advance(match, "steal")
    scene = table_at(desk, match)
    panel = sight_of(scene).room.mine
    foot = panel.cut_bottom(0.05)[0]
    audit = Audit()
    compose(desk, [scene], audit)
    assert not [text.text for text in audit.texts if foot.contains(text.drawn.centre)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_who_waits_sees_what_the_points_are_made_of(desk: Desk, seats: int) -> None:
    match = match_of(seats, seed=2)
    advance(match, "action", 5 * seats)
    while match.to_act == 0:
        match.play(match.view(0).legal[0])
    texts = texts_of(table_at(desk, match))
    for part in ("stars", "pairs", "tokens"):
        assert desk.words(f"results-gravity-{part}") in texts


def test_who_is_next_is_told_before_the_board_has_turned_for_them(desk: Desk) -> None:
    """While a turn passes on, the view that is shown is still that of the last move."""
    match = match_of(2, seed=4)
    advance(match, "action", 10)
    scene = table_at(desk, match)
    rng, told = Random(4), 0
    while match.result() is None and told < 3:
        acting: Any = match.view(match.to_act or 0)
        before = look_of(scene).view.turn
        scene.play.act(rng.choice(acting.legal))
        while not scene.play.director.still:
            scene.update(0.05)
            look = look_of(scene)
            if look.view.turn == before == 1 and (look.poses[PanelOf(0)].scale or 0.0) > 0.5:
                assert seats.panel_note(sight_of(scene), 0, True) == desk.words("gravity-turn-action")
                told += 1
    assert told


def test_the_first_door_is_picked_on_the_planet(desk: Desk) -> None:
    match = match_of(2, people=2, first_door="choose")
    scene = table_at(desk, match)
    door = presenter_of(scene).place_of("door:1", look_of(scene))
    assert door is not None
    answer = presenter_of(scene).handle(Press(door.centre), look_of(scene))
    assert msgspec.to_builtins(answer) == {"type": "door", "door": 1}


def test_without_ghosts_no_use_tells_what_it_is_worth(desk: Desk) -> None:
    match = match_of(seed=2)
    view = advance(match, "action", 8)
    match.mark(Seated(0, Player("P0", "comet", assist=Assist(ghosts=False))))
    scene = table_at(desk, match)
    presenter = presenter_of(scene)
    presenter.handle(Command(f"card-{CARDS.index(view.hand[0]) + 1}"), look_of(scene))
    presenter.handle(Next(), look_of(scene))
    picture = desk.picture()
    picture.audit = Audit()
    presenter.draw(picture, replace(look_of(scene), deeds=()))  # what others won may be told
    assert not [text for text in picture.audit.texts if text.text.startswith(("+", "−"))]


# What is foreseen, and what is seen to move


@pytest.mark.parametrize("seed", range(6))
def test_the_legs_of_a_path_lead_to_the_landing(seed: int) -> None:
    match = match_of(seed=seed)
    view = advance(match, "action", 5 * seed)
    stands = pawn(view, 0)
    assert stands is not None
    globe = Globe(size_of(view), (0.5, 0.5), 0.05)
    for action in (move for move in view.legal if isinstance(move, CardMove)):
        seen = preview(view, action)
        legs = ghosts.legs(stands.cell, seen.path)
        wraps = sum(len(leg.wraps) for leg in legs)
        assert wraps == sum(event.wrapped for event in seen.path)
        if legs and seen.landing:
            assert globe.inside(legs[-1].end) == seen.landing.cell


def moves_of(match: Match, seat: int = 0) -> Iterator[tuple[GravityView, Glimpse[GravityView]]]:
    """Each move of a kept match as a seat sees it: the view before, and what it learns."""
    for ply in range(1, match.ply + 1):
        before: Any = match.glimpse(seat, ply - 1)
        glimpse: Any = match.glimpse(seat, ply)
        yield before.view, glimpse


@pytest.mark.parametrize("seat", [NOBODY, 0, 3])
@pytest.mark.parametrize("my_down", ["off", "gentle", "full"])
def test_motion_ends_where_everything_rests(desk: Desk, my_down: Any, seat: int) -> None:
    """Whatever the layout after an action says, the clip has arrived at it."""
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    presenter = Presenter(desk)
    for before, glimpse in moves_of(position("gravity-game-6"), seat):
        clip = joined(presenter.choreograph(before, glimpse.events, glimpse.view))
        end = merged(presenter.layout(before), clip.poses(clip.seconds))
        assert_same(presenter.layout(glimpse.view), end, glimpse.view)


@pytest.mark.parametrize("my_down", ["gentle", "full"])
def test_motion_asked_for_twice_is_the_same_and_leaves_nothing_behind(desk: Desk, my_down: Any) -> None:
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    presenter = Presenter(desk)
    for before, glimpse in moves_of(position("gravity-game-4")):
        rest = presenter.layout(before)
        once = presenter.choreograph(before, glimpse.events, glimpse.view)
        assert presenter.choreograph(before, glimpse.events, glimpse.view) == once
        for beat in once:
            assert presenter.layout(beat.below)[Single.BOARD] == rest[Single.BOARD]


@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_what_is_counted_grows_from_beat_to_beat_to_what_the_view_says(desk: Desk, seat: int) -> None:
    presenter, beats = Presenter(desk), 0
    for before, glimpse in moves_of(position("gravity-game-6"), seat):
        found = presenter.choreograph(before, glimpse.events, glimpse.view)
        if not found:
            continue
        belows = [beat.below for beat in found]
        assert belows[0].stars_left == before.stars_left or not found[0].length
        assert belows == sorted(belows, key=lambda view: -view.stars_left)
        assert (belows[-1].purses, belows[-1].stars_left) == (glimpse.view.purses, glimpse.view.stars_left)
        large = before.turn if seat == NOBODY else seat
        for other in range(6):
            if other != large:
                assert belows[-1].hand_sizes[other] == glimpse.view.hand_sizes[other]
        beats += len(found)
    assert beats > 300


def turns_of_the_board(desk: Desk, my_down: Any) -> list[tuple[GravityView, bool, Arrow]]:
    """Each view of a game, whether the board turned on the way to it, and where the active pawn's down is."""
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    presenter, found = Presenter(desk), []
    for before, glimpse in moves_of(position("gravity-game-4")):
        view, start = glimpse.view, presenter.layout(before)[Single.BOARD]
        clip = joined(presenter.choreograph(before, glimpse.events, view))
        half = [clip.poses(clip.seconds * k / 40).get(Single.BOARD, start) for k in range(41)]
        end = presenter.layout(view)[Single.BOARD]
        stands = pawn(view, view.turn)
        assert stands is not None
        turned = len({pose.angle for pose in half}) > 1
        assert turned or end == start
        found.append((view, turned, globe_in(desk.frame.box, size_of(view), end).arrow(stands.down)))
    return found


def test_a_gentle_board_turns_only_as_a_persons_turn_begins(desk: Desk) -> None:
    steps = turns_of_the_board(desk, "gentle")
    begun = [view.turn == 0 and before.turn != 0 for (before, *_), (view, *_) in pairwise(steps)]
    turned = [turned for _, turned, _ in steps[1:]]
    assert any(turned)
    assert all(begins for begins, turns in zip(begun, turned, strict=True) if turns)
    assert {arrow for begins, (_, _, arrow) in zip(begun, steps[1:], strict=True) if begins} == {"down"}


@pytest.mark.parametrize("ply", [4, 8, 12])
def test_a_position_that_is_set_afresh_shows_the_pawn_of_its_person_upright(desk: Desk, ply: int) -> None:
    """After an undo or a load, and from step to step of a lesson, whatever was shown before."""
    presenter = Presenter(desk)
    for seed in range(4):
        view = advance(match_of(seed=seed), "action", ply)
        stands = pawn(view, 0)
        assert stands is not None
        board = presenter.layout(view)[Single.BOARD]
        assert globe_in(desk.frame.box, size_of(view), board).arrow(stands.down) == "down"


def test_a_pawn_that_turns_in_its_turn_does_not_turn_a_gentle_board_but_an_undo_does(desk: Desk) -> None:
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": "gentle"}))
    start = table(pawns={0: ((9, 4), "S")}, purses={0: {"token": 1}})
    before: Any = GAME.view(start, 0)
    after: Any = GAME.view(do(start, Rotate("joker", "left"))[0], 0)
    assert after.phase == "replay"

    def down_of(presenter: Presenter, view: GravityView) -> str:
        board = presenter.layout(view)[Single.BOARD]
        globe = globe_in(desk.frame.box, size_of(view), board)
        return next(down for down in DIRECTIONS if globe.arrow(down) == "down")

    played, undone = Presenter(desk), Presenter(desk)
    turned: Any = pawn(after, 0)
    assert [down_of(played, view) for view in (before, after)] == ["S", "S"]
    assert [down_of(undone, view) for view in (after, before)] == [turned.down, "S"]
    assert turned.down != "S"


@pytest.mark.parametrize(("seats", "turns"), [(2, False), (4, True), (6, False)])
def test_a_long_board_turns_only_if_people_ask(desk: Desk, seats: int, turns: bool) -> None:
    """Upright it would have far smaller cells."""
    views = [advance(match_of(seats, seed=seed), "action", 8) for seed in range(8)]
    upright = {Presenter(desk).layout(view)[Single.BOARD].angle == 0 for view in views}
    assert upright == ({True, False} if turns else {True})
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": "gentle"}))
    assert {Presenter(desk).layout(view)[Single.BOARD].angle == 0 for view in views} == {True, False}


def test_the_largest_board_has_cells_of_40_pixels_in_a_usual_window(make_desk: Any) -> None:
    desk = make_desk((1280, 720))
    view = advance(match_of(6), "action", 0)
    assert size_of(view) == (18, 12)
    presenter = Presenter(desk)
    globe = globe_in(presenter.room(view).planet, size_of(view), presenter.layout(view)[Single.BOARD])
    assert globe.pitch * desk.frame.unit >= 40


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [(900, 1400), (800, 1280), (1080, 1920)])
def test_in_an_upright_window_the_planet_has_its_whole_width(
    make_desk: Any, size: tuple[int, int], seats: int
) -> None:
    desk = make_desk(size)
    view = advance(match_of(seats), "action", 0)
    for fixed in (False, True):
        room = room_of(desk.frame, seats, fixed)
        globe = globe_in(room.planet, size_of(view), Presenter(desk).layout(view)[Single.BOARD])
        wide = 0.88 if seats in (3, 4) else 0.95
        assert globe.box.w > wide * desk.frame.w - (0.1 if fixed else 0.0)
        parts = [
            *room.rivals,
            room.mine,
            room.bar,
            room.tools,
            room.planet,
            room.news,
            room.strip,
            room.prompts,
        ]
        shown = [part for part in parts if part.h]
        assert all(desk.frame.box.holds(part) for part in shown)
        assert not any(one.overlaps(other, 1e-6) for one, other in combinations(shown, 2))
        assert room.digest in (room.strip, room.news)
        inside = room.console, room.fan.box, room.secret, PanelRoom(room.mine, True).purse
        assert all(room.mine.holds(part) for part in inside)
        assert not room.console.overlaps(room.fan.box)


def test_a_full_board_follows_every_pawn_to_move(desk: Desk) -> None:
    steps = turns_of_the_board(desk, "full")
    assert {arrow for _, _, arrow in steps} == {"down"}
    assert {view.turn for view, turned, _ in steps if turned} == {0, 1, 2, 3}


def test_a_board_that_is_off_never_turns(desk: Desk) -> None:
    assert not any(turned for _, turned, _ in turns_of_the_board(desk, "off"))


def assert_same(rest: Any, end: Any, view: GravityView) -> None:
    board = end[Single.BOARD]
    assert (board.angle - rest[Single.BOARD].angle) % 360 == pytest.approx(0.0)
    globe = Globe(size_of(view), (0.5, 0.5), 0.05)
    for sprite, pose in rest.items():
        match sprite:
            case PanelOf() if view.phase != "over":
                assert end[sprite].scale == pose.scale, sprite
            case PawnOf() | Single.MARKER:
                at = globe.inside((end[sprite].x, end[sprite].y))
                assert at == pytest.approx((pose.x, pose.y)), sprite
                assert ((end[sprite].angle or 0) - pose.angle) % 360 == pytest.approx(0.0), sprite
                assert end[sprite].alpha == pytest.approx(1.0), sprite
            case InHand():
                assert end[sprite][:4] == pytest.approx(pose[:4]), sprite
    for sprite in set(end) - set(rest):
        if sprite is Single.KICK:
            assert end[sprite][:2] == pytest.approx((0.0, 0.0), abs=1e-6)
            continue
        if isinstance(sprite, Reckoning):  # a scene of its own, which ends with its beat
            continue
        assert isinstance(
            sprite, StarAt | PawnOf | FlyingThing | FlyingCard | PawnHome | ShownCard
        ) or sprite in (Single.LAST_ROUND,)
        assert end[sprite].alpha == pytest.approx(0.0), sprite


def cards_that_fly_back(beats: Any) -> tuple[int, list[GravityView]]:
    """The most that fly to a hand at the same time, and the views below."""
    clip = joined(beats)
    frames = [clip.poses(clip.seconds * step / 60) for step in range(61)]
    most = max(sum(isinstance(sprite, FlyingCard) for sprite in poses) for poses in frames)
    return most, [beat.below for beat in beats]


def test_the_cards_of_an_opponent_that_is_ejected_fly_back_to_its_hand(desk: Desk) -> None:
    presenter, seen = Presenter(desk), 0
    for before, glimpse in moves_of(position("gravity-game-6")):
        out = [event.seat for event in glimpse.events if isinstance(event, PawnEjected)]
        if not out or out[0] == 0 or len(before.played[out[0]]) < 2:
            continue
        flying, belows = cards_that_fly_back(presenter.choreograph(before, glimpse.events, glimpse.view))
        assert flying >= len(before.played[out[0]])
        counted = [view.hand_sizes[out[0]] for view in belows]
        assert counted == sorted(counted)
        assert counted[-1] == len(CARDS)
        seen += 1
    assert seen


def test_cards_fly_back_beside_opponents_only(desk: Desk) -> None:
    """With no eyes at the table the seat to move has the large panel, whose cards lie open in a fan."""
    presenter, seen = Presenter(desk), {True: 0, False: 0}
    for before, glimpse in moves_of(position("gravity-game-4"), NOBODY):
        for event in glimpse.events:
            if isinstance(event, CardsReturned) and before.played[event.seat]:
                beats = presenter.choreograph(before, glimpse.events, glimpse.view)
                flying = cards_that_fly_back(beats)[0] > 0
                seen[flying] += 1
                others = [each for each in glimpse.events if isinstance(each, PawnEjected)]
                assert flying == (event.seat != before.turn or bool(others))
    assert min(seen.values()) > 2


def light_and_pawn(fall: Any, globe: Globe, elapsed: float) -> list[float]:
    """How far each light of a wake is from the pawn, in cells."""
    pose = fall.pose(elapsed / fall.seconds)
    at = globe.at(pose.x, pose.y)
    specks = Wake(fall, globe).specks(elapsed)
    return [dist(at, (speck.x, speck.y)) / globe.pitch for speck in specks]


def test_the_light_behind_a_falling_pawn_grows_and_does_not_hide_it() -> None:
    globe = Globe((10, 10), (0.5, 0.5), 0.05)
    falling = fall(PawnOf(0), (((2.0, 0.0), (2.0, 7.0)),), FALLING)
    early, late = (light_and_pawn(falling, globe, falling.seconds * share) for share in (0.5, 0.95))
    assert min(*early, *late) > 0.5
    assert max(late) > max(early)


def test_a_fall_gets_faster_and_stars_go_as_the_pawn_passes(desk: Desk) -> None:
    """In the first long fall of a game each cell takes less time than the one before."""
    presenter = Presenter(desk)

    def falls_far(glimpse: Glimpse[GravityView]) -> bool:
        falls = [event for event in glimpse.events if isinstance(event, CellEntered) and event.how == "fall"]
        return len(falls) >= 4 and any(isinstance(event, StarTaken) for event in glimpse.events)

    before, glimpse = next(move for move in moves_of(position("gravity-game-4")) if falls_far(move[1]))
    events = glimpse.events
    clip = joined(presenter.choreograph(before, events, glimpse.view))
    seat = next(event.seat for event in events if isinstance(event, PawnLanded))
    times = [step * clip.seconds / 600 for step in range(601)]
    track = [clip.poses(time).get(PawnOf(seat), Pose()) for time in times]
    path = [(pose.x, pose.y) for pose in track if pose.x is not None and pose.y is not None]
    ways = [abs(x - other_x) + abs(y - other_y) for (x, y), (other_x, other_y) in pairwise(path)]
    fastest = ways.index(max(ways))
    assert ways[fastest - 5 : fastest + 1] == sorted(ways[fastest - 5 : fastest + 1])
    assert any(cue.sound == "star" for cue in clip.cues)


@pytest.mark.parametrize("my_down", ["gentle", "full"])
@pytest.mark.parametrize("reduced", [False, True])
def test_what_moves_goes_on_in_a_window_of_another_size(make_desk: Any, my_down: Any, reduced: bool) -> None:
    """On a long planet, which has another size in each window when it is turned."""
    moves = list(moves_of(position("gravity-game-6")))
    happened: set[type[Event]] = set()
    heard: set[str] = set()
    desks = make_desk((1280, 720)), make_desk((900, 600))
    for desk in desks:
        desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    here, there = (
        Director(
            Presenter(desk),
            moves[0][0],
            reduced=reduced,
            play=lambda sound, *_: heard.add(sound),
            places=partial(getattr, desk, "frame"),
        )
        for desk in desks
    )
    for _, glimpse in moves[:60]:
        happened.update(map(type, glimpse.events))
        desks[0].resize(1280, 720)
        for director in (here, there):
            director.enqueue(glimpse)
            director.update(0.2)
        desks[0].resize(900, 600)
        while not there.still:
            assert here.poses() == there.poses()
            assert here.specks() == there.specks()
            for director in (here, there):
                director.update(0.15)
        assert here.still
    assert happened >= {CardPlayed, CardsReturned, PawnEjected, StarTaken, StolenFrom}
    assert heard >= {
        "card_flip",
        "drop",
        "ejection",
        "fall",
        "land",
        "leap",
        "repeat",
        "star",
        "step",
        "swap",
        "turn",
    }


def test_the_dots_of_a_fall_lie_wider_and_wider_apart() -> None:
    dots = [y for _, y in Leg((0.0, 0.0), (0.0, 6.0), "fall").dots((0, 6), 0.3)]
    gaps = [there - here for here, there in pairwise(dots)]
    assert 0.0 < gaps[0] < gaps[1] < gaps[-1]
    assert gaps == sorted(gaps)


def seen_for(clip: Any, kind: Any) -> float:
    """Seconds for which something of this kind can be seen well."""
    steps = [clip.seconds * step / 200 for step in range(201)]
    clear = [
        any(kind(sprite) and (pose.alpha or 0.0) > 0.8 for sprite, pose in clip.poses(time).items())
        for time in steps
    ]
    return sum(clear) * float(clip.seconds) / 200


def test_with_reduced_motion_cards_of_opponents_and_the_last_round_can_still_be_read(desk: Desk) -> None:
    presenter, announced = Presenter(desk), 0.0
    for before, glimpse in moves_of(position("gravity-game-3")):
        calm = joined(calmed(presenter.choreograph(before, glimpse.events, glimpse.view)))
        announced = max(announced, seen_for(calm, lambda sprite: sprite is Single.LAST_ROUND))
        played = [event for event in glimpse.events if isinstance(event, CardPlayed)]
        if played and played[0].seat != 0:
            assert seen_for(calm, lambda sprite: isinstance(sprite, ShownCard)) > 0.35
            end = merged(presenter.layout(before), calm.poses(calm.seconds))
            assert_same(presenter.layout(glimpse.view), end, glimpse.view)
    assert announced > 0.9


# The whole table


def test_a_table_without_eyes_is_drawn_whole_and_shows_no_hand(desk: Desk) -> None:
    match = match_of(4, seed=2, people=0)
    scene = table_at(desk, match)
    assert look_of(scene).view.seat == NOBODY
    assert not [sprite for sprite in look_of(scene).poses if isinstance(sprite, InHand)]
    picture = desk.picture()
    scene.draw(picture)
    assert len(picture.items) > 100


def test_as_an_ai_hands_over_to_one_of_several_people_their_hand_is_drawn_ahead(desk: Desk) -> None:
    """Nobody's hand lies there while the AI plays, and the next one was looked for among what lies there."""
    match = match_of(3, seed=2, people=2)
    rng = Random(2)

    def play_open(act: Callable[[Any], None]) -> None:  # a card face down would call for a curtain
        act(rng.choice([do for do in match.view(match.to_act or 0).legal if not isinstance(do, Step)]))

    while match.to_act != 2:
        play_open(match.play)
    scene = table_at(desk, match)
    assert look_of(scene).view.seat == NOBODY
    while match.to_act == 2:
        play_open(scene.play.act)
    while not scene.play.director.still:
        scene.update(0.05)
        scene.draw(desk.picture())
    assert look_of(scene).view.seat == match.to_act


@pytest.mark.parametrize(
    "target",
    [
        "cell:0,0",
        "card:joker",
        "seat:0",
        "seat:3",
        "door:1",
        "marker",
        "bar",
        "compass",
        "hand",
        "console",
        "globe",
    ],
)
def test_a_lesson_can_point_at_things(desk: Desk, target: str) -> None:
    match = match_of(4, seed=2)
    advance(match, "action", 10)
    scene = table_at(desk, match)
    box = presenter_of(scene).place_of(target, look_of(scene))
    assert box is not None
    assert desk.frame.box.holds(box, 0.02)


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (2560, 1080)])
@pytest.mark.parametrize("my_down", ["off", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_neither_digest_nor_messages_lie_on_the_board(
    make_desk: Any, seats: int, size: tuple[int, int], my_down: Any
) -> None:
    desk = make_desk(size)
    desk.change(msgspec.structs.replace(desk.settings, own={"my_down": my_down}))
    match = match_of(seats)
    advance(match, "action", 3 * seats)
    scene = table_at(desk, match)
    places, globe = presenter_of(scene).places(look_of(scene)), sight_of(scene).globe
    width, height = globe.size
    first, last = globe.cell_box((0, 0)), globe.cell_box((width - 1, height - 1))
    x, y = min(first.x, last.x), min(first.y, last.y)
    board = Box(x, y, max(first.right, last.right) - x, max(first.bottom, last.bottom) - y)
    assert places.digest is not None
    assert not board.overlaps(places.message, slack=0.02)
    assert not board.overlaps(places.digest, slack=0.02)
    here = sight_of(scene).room
    told = places.digest
    for box in (here.bar, here.tools, here.message, here.prompts, *here.rivals, here.fan.box):
        assert not box.overlaps(told)


@pytest.mark.parametrize("kept", ["gravity-full-purses", "gravity-expert"])
@pytest.mark.parametrize(("size", "big"), [((800, 600), True), ((600, 900), False)])
def test_purses_and_what_ends_the_game_fit_small_windows(
    make_desk: Any, size: tuple[int, int], big: bool, kept: str
) -> None:
    match = position(kept)
    view: Any = match.view(0)
    assert kept == "gravity-expert" or max(tokens(view, seat) for seat in range(4)) == 10
    desk = make_desk(size, lang="nl", big_text=big)
    assert problems(desk, [table_at(desk, match)]) == []


@pytest.mark.parametrize("seats", [5, 6])
def test_names_are_whole_where_rivals_stand_close(make_desk: Any, seats: int) -> None:
    desk = make_desk((800, 600), big_text=True)
    names = ("Ana", "Esther", "Juno", "Thomas", "Oma", "Léon")
    players = tuple(
        Player(name, EMBLEMS[k], Bot("rookie") if k else Person()) for k, name in enumerate(names[:seats])
    )
    scene = table_at(desk, begun("gravity", Lineup(players), 4))
    audit = Audit()
    compose(desk, [scene], audit)
    whole = {text.text for text in audit.texts if text.whole}
    assert set(names[:seats]) <= whole


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
def test_the_card_that_stands_out_has_its_name(make_desk: Any, size: tuple[int, int]) -> None:
    desk = make_desk(size)
    match = match_of(4)
    view = advance(match, "action", 12)
    scene = table_at(desk, match)
    presenter_of(scene).handle(Command(f"card-{CARDS.index(view.hand[0]) + 1}"), look_of(scene))
    audit = Audit()
    compose(desk, [scene], audit)
    place = sight_of(scene).room.fan.place(view.hand[0]).grown(0.03)
    named = [text for text in audit.texts if text.text == desk.words(f"gravity-{view.hand[0]}")]
    assert any(place.contains(text.drawn.centre) for text in named)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_with_big_text_the_large_panel_still_says_whose_turn_it_is(make_desk: Any, lang: str) -> None:
    """In French the name stood alone at the upper edge."""
    scene, audit = in_big_text(make_desk, lang)
    assert scene.desk.words("gravity-turn-action") in {text.text for text in audit.texts}


def in_big_text(make_desk: Any, lang: str) -> tuple[TableScene, Audit]:
    """A table of six at which somebody was ejected, and what is seen of it."""
    desk = make_desk((1280, 720), lang=lang, big_text=True)
    scene = table_at(desk, position("gravity-digest-6"))
    audit = Audit()
    with desk.art.rehearsal():
        compose(desk, [scene], audit)
    return scene, audit


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize(("size", "big"), [((1280, 720), False), ((1280, 720), True), ((800, 600), True)])
def test_every_card_that_is_offered_has_its_name(
    make_desk: Any, size: tuple[int, int], big: bool, lang: str
) -> None:
    """A name that was a little too long left its sign alone."""
    desk = make_desk(size, lang=lang, big_text=big)
    scene = table_at(desk, position("gravity-digest-6"))
    audit = Audit()
    with desk.art.rehearsal():
        compose(desk, [scene], audit)
    offers = [spot.box for spot in audit.touchables if isinstance(spot.id, tuple) and spot.id[0] == "offer"]
    assert len(offers) == len(CARDS) + 1
    for card, box in zip((*CARDS, "step"), offers, strict=True):
        name = desk.words(f"gravity-{card}")
        assert any(text.text == name and box.contains(text.drawn.centre) for text in audit.texts), name


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
def test_the_card_that_stands_out_covers_no_choice_and_stays_in_the_panel(
    make_desk: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """In an upright window the first card lay on the ring of a choice."""
    desk, drawn = make_desk(size), {}

    def action(picture: Picture, card: str, name: str, pose: Pose, height: float, **how: Any) -> None:
        high = height * (pose.scale or 1.0)
        drawn[card] = Box.around((pose.x or 0.0, pose.y or 0.0), high * ASPECT, high)

    monkeypatch.setattr(cards, "draw_action", action)
    for card in CARDS:
        scene = table_at(desk, position("gravity-digest-6"))
        presenter_of(scene).handle(Command(f"card-{CARDS.index(card) + 1}"), look_of(scene))
        compose(desk, [scene], Audit())
        sight, box = sight_of(scene), drawn[card]
        assert sight.card == card
        assert sight.room.mine.x < box.x
        assert box.right < sight.room.mine.right
        assert not any(chip.grown(0.004).overlaps(box) for chip in sight.chips)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_who_ejected_one_is_named_with_big_text_too(make_desk: Any, lang: str) -> None:
    """In French and in Dutch the words left room for an emblem alone."""
    scene, audit = in_big_text(make_desk, lang)
    digest = scene.presenter.places(look_of(scene)).digest
    assert digest is not None
    told = [text.text for text in audit.texts if digest.contains(text.drawn.centre)]
    assert any(player.name in told for player in scene.play.match.lineup.players), told


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_what_a_move_wins_leaves_room_for_its_name(make_desk: Any, lang: str) -> None:
    desk = make_desk((800, 600), lang=lang)
    assert problems(desk, SHOTS["gravity"].undrawn(desk)) == []


@pytest.mark.parametrize(("seats", "big"), [(4, True), (6, True), (4, False)])
def test_the_line_of_keys_keeps_off_the_panels(make_desk: Any, seats: int, big: bool) -> None:
    desk = make_desk((1280, 720), lang="fr", big_text=big)
    match = match_of(seats)
    advance(match, "action", 3 * seats)
    scene = table_at(desk, match)
    scene.handle(Command("card-2", device=KEYBOARD))
    audit = Audit()
    with desk.art.rehearsal():
        compose(desk, [scene], audit)
    words = {prompt.words for prompt in presenter_of(scene).prompts(look_of(scene))}
    shown = [text.drawn for text in audit.texts if text.text in words and text.drawn.y > 0.9]
    here = sight_of(scene).room
    assert len(shown) > 1
    assert not any(text.overlaps(box) for text in shown for box in (here.mine, *here.rivals))


def test_half_a_label_on_something_is_half_as_bad() -> None:
    label, thing = Box(0.0, 0.0, 0.2, 0.1), Box(0.1, 0.0, 0.4, 0.4)
    assert labels._covers(label, [(thing, 2.0)]) == pytest.approx(2.0 * (0.1 + 0.5))


def test_where_the_steps_of_a_turn_lack_room_only_the_present_one_has_its_word(desk: Desk) -> None:
    scene = table_at(desk, match_of())
    sight = sight_of(scene)
    standing = seats._standing(sight, 0, True, [0] * 4)
    standing = msgspec.structs.replace(standing, steps=("done", "now", "shut"))
    words = [desk.words(f"gravity-step-{name}") for name in ("enter", "act", "replay")]
    for wide, told in ((1.0, words), (0.2, words[1:2])):
        picture = desk.picture()
        picture.audit = Audit()
        seats._draw_steps(picture, desk.words, Box(0.0, 0.0, wide, 0.05), standing)
        assert [text.text for text in picture.audit.texts] == told


def test_a_line_about_a_robbery_keeps_its_verb_where_room_is_short(desk: Desk) -> None:
    """It was three pictures and an arrow: who did what to whom was to be guessed."""
    token, drop = Icon("gravity/replay_token"), Icon("gravity/mini_drop")
    stole, won, ejected = (desk.words(f"gravity-log-{text}") for text in ("stole-from", "won", "ejected"))
    stolen = Line(0, (stole, Who(1), token, won, token))
    assert brief(desk.picture(), stolen, 0.27).parts == (stole, Who(1), token, token)
    thrown = Line(0, (drop, desk.words("gravity-use-drop"), EJECTED, ejected, Who(1)))
    assert brief(desk.picture(), thrown, 0.27).parts == (drop, ARROW, ejected, Who(1))
    assert brief(desk.picture(), thrown, 0.2).parts == (drop, ARROW, EJECTED, Who(1))


def test_no_frame_of_a_motion_draws_several_panels_anew(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes next is drawn ahead, one panel a frame."""
    anew: list[int] = []
    keep = Art.keep_run

    def keep_run(art: Art, key: Any, items: Any) -> None:
        anew[-1] += key[0][0] == "gravity-head"
        keep(art, key, items)

    monkeypatch.setattr(Art, "keep_run", keep_run)
    shot = SHOTS["gravity-fall"]
    scenes = shot.scenes(desk)
    for _ in range(round(shot.seconds * 60)):
        anew.append(0)
        compose(desk, scenes)
        scenes[-1].update(1 / 60)
    assert sum(anew[1:]) > 3
    assert max(anew[1:]) == 1
