"""The table of Fairy Lights: what is pressed, what is shown before and after, and what moves."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.catalogue import material
from game.client.compose import compose
from game.client.desk import Desk
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
    PointAt,
    Press,
    Release,
)
from game.client.layout import Box, Frame, Point
from game.client.motion.clips import Pose
from game.client.motion.director import Motion
from game.client.paint.picture import Audit
from game.client.paint.stage import Stage
from game.client.paint.theme import theme
from game.client.table.begin import demo
from game.client.table.cards import Flying
from game.client.table.presenter import Look, Refusal
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Transition
from game.games.fairy_lights.choices import odds
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import COLOURS, LightsView, Reveal, State, Take
from game.games.fairy_lights.table import bench
from game.games.fairy_lights.table.bulbs import across, hung_down, idle, series_bulbs
from game.games.fairy_lights.table.facts import FACTS
from game.games.fairy_lights.table.motion import Choreographer
from game.games.fairy_lights.table.presenter import Presenter
from game.games.fairy_lights.table.room import Announced, Room, home_seat, room_of
from game.games.fairy_lights.table.seats import standing
from game.match.lineup import Assist, Bot, Lineup, Person, Player
from tests.games.fairy_lights.laid import cards, match_of, position
from tests.pilot import settle

UPRIGHT = [(600, 900), (768, 1024), (900, 1400), (1080, 1920)]
SIZES = [(800, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080), *UPRIGHT]
NORA = ("p1*1 o2*2", "y1*1 y1*1 y1")
FULL = position("p1*1 y1*1 o1*1 y2*1 s1*3", (NORA, ("", "")), "")
FOUR = position("y1 p2*2 o2*2 s1*3", (NORA, ("", "")), "")
LOSING = position("o2*2", (NORA, ("", "")), "")  # one colour, whose series would break
EMPTY = position("", (NORA, ("", "")), "")


class Sitting:
    """A presenter and the look of a person whose turn it is."""

    def __init__(self, desk: Desk, state: State, assist: Assist | None = None, deciding: bool = True) -> None:
        self.desk = desk
        self.presenter = Presenter(desk)
        self.match = match_of(state, assist=assist)
        view: Any = self.match.view(0)
        self.look: Look[LightsView] = Look(
            view=view,
            poses=self.presenter.layout(view),
            specks=(),
            lineup=self.match.lineup,
            deciding=deciding,
        )
        self.room = self.presenter.room(view)

    def does(self, *intents: Intent) -> Any:
        """The answer to the last of these intents; what is pressed is let go at once."""
        answer = None
        for intent in intents:
            answer = self.presenter.handle(intent, self.look)
            if isinstance(intent, Press):
                released = self.presenter.handle(Release(intent.pos, device=intent.device), self.look)
                answer = answer or released
        return answer

    def drags(self, place: int, end: Point, device: Device = MOUSE) -> Any:
        start = self.room.slots[place].centre
        self.presenter.handle(Press(start, device=device), self.look)
        for pos in ((0.8, 0.6), end):
            self.presenter.handle(Drag(pos, start, device=device), self.look)
            self.texts()
        return self.presenter.handle(Release(end, device=device), self.look)

    def card(self, place: int, device: Device = MOUSE) -> Press:
        return Press(self.room.slots[place].centre, device=device)

    def texts(self) -> list[str]:
        """All words that are drawn."""
        self.desk.art.forget()
        picture = self.desk.picture()
        picture.audit = Audit()
        self.presenter.draw(picture, self.look)
        return [written.text for written in picture.audit.texts]


def key(name: str) -> Command:
    return Command(name, device=KEYBOARD)


# What is pressed


def test_one_key_reveals(desk: Desk) -> None:
    assert Sitting(desk, FOUR).does(key("reveal")) == Reveal()


def test_the_deck_can_be_pressed(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.does(Press(sitting.room.deck.centre)) == Reveal()


def test_a_full_shop_cannot_be_revealed_into(desk: Desk) -> None:
    assert Sitting(desk, FULL).does(key("reveal")) == Refusal(desk.words("lights-shop-full"))


def test_an_empty_shop_has_nothing_to_take(desk: Desk) -> None:
    assert Sitting(desk, EMPTY).does(key("take")) == Refusal(desk.words("lights-shop-empty"))


@pytest.mark.parametrize(("place", "colour"), list(enumerate(("yellow", "pink", "orange", "silver"))))
def test_a_pressed_card_takes_its_colour(desk: Desk, place: int, colour: Any) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.does(sitting.card(place)) == Take((colour,))


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_colour_is_dragged_onto_ones_series(desk: Desk, device: Device) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.drags(2, sitting.room.panels["orange"].centre, device) == Take(("orange",))
    sitting = Sitting(desk, FOUR)
    assert sitting.drags(2, sitting.room.heap.centre, device) is None
    assert not sitting.presenter.selecting


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_of_five_cards_the_second_colour_that_is_dragged_is_taken_with_the_first(
    desk: Desk, device: Device
) -> None:
    sitting = Sitting(desk, FULL)
    assert sitting.drags(4, sitting.room.panels["silver"].centre, device) is None
    assert sitting.drags(1, sitting.room.panels["yellow"].centre, device) == Take(("yellow", "silver"))


def test_a_finger_sees_first_and_takes_with_the_second_tap(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.does(sitting.card(1, TOUCH)) is None
    assert sitting.does(sitting.card(1, TOUCH)) == Take(("pink",))


def test_a_finger_that_sees_another_colour_takes_nothing_yet(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.does(sitting.card(1, TOUCH), sitting.card(2, TOUCH)) is None
    assert sitting.does(sitting.card(2, TOUCH)) == Take(("orange",))


def test_a_series_panel_stands_for_its_colour(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    assert sitting.does(Press(sitting.room.panels["silver"].centre)) == Take(("silver",))


def test_arrows_walk_over_deck_and_shop(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    right = Go("right", device=KEYBOARD)
    assert sitting.does(right, Confirm(device=KEYBOARD)) == Take(("yellow",))
    sitting.presenter.forget()
    assert sitting.does(*[right] * 3, key("take")) == Take(("orange",))
    sitting.presenter.forget()
    assert sitting.does(*[right] * 5, Confirm(device=KEYBOARD)) == Reveal()


def test_five_cards_want_two_colours_and_then_a_decision(desk: Desk) -> None:
    """The second pick acted at once."""
    for decision in (Confirm(device=KEYBOARD), key("take")):
        sitting = Sitting(desk, FULL)
        assert sitting.does(sitting.card(4)) is None
        assert sitting.does(sitting.card(1)) is None
        assert sitting.does(decision) == Take(("yellow", "silver"))


def test_of_five_cards_a_third_pick_takes_the_place_of_the_first(desk: Desk) -> None:
    sitting = Sitting(desk, FULL)
    taken = sitting.does(sitting.card(4), sitting.card(1), sitting.card(0), Confirm(device=KEYBOARD))
    assert taken == Take(("yellow", "pink"))


def test_arrows_and_enter_take_the_two_colours_that_are_shown(desk: Desk) -> None:
    sitting, right, enter = Sitting(desk, FULL), Go("right", device=KEYBOARD), Confirm(device=KEYBOARD)
    assert sitting.does(right, enter) is None
    assert sitting.does(right, enter) == Take(("yellow", "pink"))


@pytest.mark.parametrize("hint", [Reveal(), Take(("orange",))])
def test_enter_plays_the_hint(desk: Desk, hint: Any) -> None:
    """A hint rang the deck, and Enter took."""
    sitting = Sitting(desk, FOUR)
    sitting.look = dataclasses.replace(sitting.look, hint=hint)
    assert sitting.does(Confirm(device=KEYBOARD)) == hint


def test_enter_plays_the_hint_where_there_is_one_colour(desk: Desk) -> None:
    sitting = Sitting(desk, LOSING)
    sitting.look = dataclasses.replace(sitting.look, hint=Reveal())
    assert sitting.does(Confirm(device=KEYBOARD)) == Reveal()


def test_what_costs_is_never_chosen_beforehand(desk: Desk) -> None:
    """With one colour in the shop, Enter took it although that lost a series."""
    sitting = Sitting(desk, LOSING)
    assert sitting.does(Confirm(device=KEYBOARD)) is None
    assert sitting.presenter._picking.aim == "deck"


def test_what_costs_looks_dangerous(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take shone in gold below "Series lost"."""
    kinds: list[str] = []

    def noted(picture: Any, desk: Any, box: Box, command: str, kind: str, *rest: Any) -> Box:
        kinds.append(kind if command == "take" else "")
        return button(picture, desk, box, command, kind, *rest)

    button = bench._draw_button
    monkeypatch.setattr(bench, "_draw_button", noted)
    sitting = Sitting(desk, LOSING)
    assert desk.words("lights-loses") in sitting.texts()
    assert "danger" in kinds
    assert "primary" not in kinds


def test_two_keys_make_any_turn(desk: Desk) -> None:
    assert Sitting(desk, FOUR).does(key("reveal")) == Reveal()
    for place, colour in enumerate(COLOURS[:4]):
        number = key(f"card-{place + 1}")
        assert Sitting(desk, FOUR).does(number, Confirm(device=KEYBOARD)) == Take((colour,))
        assert Sitting(desk, FOUR).does(number, key("take")) == Take((colour,))
        assert Sitting(desk, FOUR).does(number, number) is None  # the same key twice only chooses
        assert Sitting(desk, FOUR).does(number, key("take")) == Take((colour,))
    assert Sitting(desk, FULL).does(key("card-5"), key("card-2"), key("take")) == Take(("yellow", "silver"))


def test_a_colour_pressed_twice_is_put_back(desk: Desk) -> None:
    sitting = Sitting(desk, FULL)
    assert sitting.does(sitting.card(4), sitting.card(4)) is None
    assert sitting.does(sitting.card(1)) is None
    assert sitting.does(sitting.card(0), key("take")) == Take(("yellow", "pink"))


def test_cancel_puts_back_what_is_picked(desk: Desk) -> None:
    sitting = Sitting(desk, FULL)
    sitting.does(sitting.card(4))
    assert sitting.presenter.selecting
    sitting.does(Cancel())
    assert not sitting.presenter.selecting
    assert sitting.does(sitting.card(1)) is None


def test_five_cards_of_one_colour_are_taken_without_choosing(desk: Desk) -> None:
    sitting = Sitting(desk, position("y1 y1 y1*1 y1*1 y2*1", (NORA, ("", "")), ""))
    assert sitting.does(key("take")) == Take(("yellow",))


def test_one_colour_of_five_cards_is_not_enough(desk: Desk) -> None:
    sitting = Sitting(desk, FULL)
    taken = sitting.does(sitting.card(0), Press(sitting.room.take.centre))
    assert taken == Refusal(desk.words("lights-choose", count=2))


def test_of_two_cards_one_colour_is_asked_for(desk: Desk) -> None:
    """It spoke of five cards and two colours, whatever lay there."""
    sitting = Sitting(desk, position("y1 p1", (NORA, ("", "")), ""))
    taken = [sitting.does(Press(sitting.room.take.centre)) for _ in range(2)][-1]
    assert taken == Refusal(desk.words("lights-choose", count=1))
    assert "two" not in desk.words("lights-choose", count=1)


@pytest.mark.parametrize("state", [FULL, FOUR, EMPTY, position("y1 p1", [("", "")] * 2, "", deck_left=0)])
def test_every_legal_action_needs_at_most_three_inputs(desk: Desk, state: State) -> None:
    sitting = Sitting(desk, state)
    inputs = [key("reveal"), key("take"), *(sitting.card(place) for place in range(len(state.shop)))]
    found = set()
    chosen = [(*some, key("take")) for some in combinations(inputs[2:], 2)]
    for some in (*combinations(inputs, 1), *chosen):
        sitting.presenter.forget()
        found.add(sitting.does(*some))
    assert set(GAME.legal(state)) <= found


def test_the_keys_of_cards_are_shown_to_who_plays_with_keys(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    shown = []
    for device in (KEYBOARD, MOUSE):
        desk.device = device
        picture = desk.picture()
        sitting.presenter.draw(picture, sitting.look)
        shown.append(len(picture.items))
    assert shown[0] - shown[1] >= len(sitting.look.view.shop)


def test_a_card_that_cannot_be_turned_over_says_why(desk: Desk) -> None:
    full = Sitting(desk, position("y1 p1*1 o1*1 y2*1 s1*3", (NORA, ("", "")), ""))
    assert desk.words("lights-full") in full.texts()
    last = Sitting(desk, position("y1 p1*1", (NORA, ("", "")), "", deck_left=0))
    assert desk.words("lights-no-card") in last.texts()


def test_nobody_acts_out_of_turn(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR, deciding=False)
    name = sitting.match.lineup.players[0].name
    assert sitting.does(key("reveal")) == Refusal(desk.words("lights-not-your-turn", name=name))


# What is shown beforehand


def test_pointing_at_a_card_shows_what_its_series_would_become(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    assert desk.words("lights-finished") not in sitting.texts()
    sitting.does(PointAt(sitting.room.slots[1].centre))
    assert desk.words("lights-finished") in sitting.texts()


def test_all_colours_say_their_fate_in_words(desk: Desk) -> None:
    texts = Sitting(desk, FOUR).texts()
    assert {desk.words("lights-finishes"), desk.words("lights-loses")} <= set(texts)


def test_without_ghosts_nothing_is_foretold(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR, Assist(ghosts=False))
    sitting.does(PointAt(sitting.room.slots[1].centre))
    foretold = {desk.words("lights-finishes"), desk.words("lights-loses"), desk.words("lights-finished")}
    assert not foretold & set(sitting.texts())


def test_hidden_odds_leave_no_percentage_on_the_table(desk: Desk) -> None:
    assert any("%" in text for text in Sitting(desk, FOUR).texts())
    assert not any("%" in text for text in Sitting(desk, FOUR, Assist(own={"odds": "hidden"})).texts())


def test_the_odds_are_those_of_the_engine() -> None:
    for _, step in random_game(3, 4):
        view = GAME.view(step.state, NOBODY)
        ends, among = view.repeat
        assert odds(view, printed=False).repeat == pytest.approx(ends / max(1, among))


# Where things are


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rivals", range(1, 7))
def test_nothing_lies_on_anything_else(size: tuple[int, int], rivals: int) -> None:
    frame = Frame(*size)
    room = room_of(frame, rivals)
    places = [
        room.tools,
        room.turn,
        room.board,
        room.deck,
        *room.slots,
        room.reveal,
        room.take,
        room.own,
        room.garland,
        *([room.total] if room.total else []),
        *room.panels.values(),
        *(station.plate for station in room.stations),
    ]
    assert all(frame.box.holds(place) for place in places)
    assert not [pair for pair in combinations(places, 2) if pair[0].overlaps(pair[1], 1e-6)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_rival_has_a_seat(size: tuple[int, int], players: int) -> None:
    assert len(room_of(Frame(*size), players - 1).stations) == players - 1


def test_in_a_narrow_window_the_row_of_rivals_reaches_from_margin_to_margin() -> None:
    room = room_of(Frame(800, 600), 5)
    assert room.stations[0].plate.x == pytest.approx(room.turn.x)
    assert room.stations[-1].plate.right == pytest.approx(room.tools.right)


def test_the_seat_at_the_bottom_is_whoever_looks_or_the_last_person() -> None:
    people = tuple(Player(str(k), "comet", Person() if k in (0, 2) else Bot("pilot")) for k in range(4))
    state = position("", [("", "")] * 4, "", seat=3)
    assert home_seat(GAME.view(state, 1), Lineup(people)) == 1
    assert home_seat(GAME.view(state, NOBODY), Lineup(people)) == 2
    state.seat = 1
    assert home_seat(GAME.view(state, NOBODY), Lineup(people)) == 0


# Garlands

SERIES = "y1*1 y1*1 y1 p1*2 p1*1 p1*1 o1*2 o1*1 o1*1 s1*2 s2*3"
BOX = Box(0.0, 0.0, 1.4, 0.12)


def test_twelve_bulbs_hang_one_by_one() -> None:
    hanging = across(BOX, cards(SERIES), 0.07)
    assert len(hanging.bulbs) == 12
    assert [stars for _, stars in hanging.stars] == [2, 4, 4, 5]


@pytest.mark.parametrize(
    "more", ["p1 p1 p2*2 o1 o1 o1", " ".join(["y1*1"] * 9 + ["p1"] * 6 + ["s1*3"] * 6 + ["g1*4"] * 3)]
)
def test_a_garland_hangs_as_many_bulbs_as_it_holds(more: str) -> None:
    taken = cards(f"{SERIES} {more}")
    for hanging in (
        across(BOX, taken, 0.07),
        across(Box(0, 0, 0.25, 0.066), taken, 0.046, worth=False),
        hung_down(Box(0, 0, 0.07, 0.22), taken, 0.048),
    ):
        assert [bulb.colour for bulb in hanging.bulbs] == [
            card.colour for card in taken for _ in range(card.bulbs)
        ]


def test_five_series_hang_side_by_side_where_there_is_room() -> None:
    hanging = across(BOX, cards(f"{SERIES} p1*1 p1*1 p1*1"), 0.07)
    assert len(hanging.bulbs) == 15
    assert len({bulb.y for bulb in hanging.bulbs}) < 9  # on one wire


@pytest.mark.parametrize("count", range(1, 25))
def test_a_garland_never_leaves_its_box(count: int) -> None:
    taken = cards(" ".join(["y1", "p1", "o1*1"][k // 3 % 3] for k in range(count)))
    for box in (BOX, Box(0, 0, 0.3, 0.066)):
        assert all(box.x <= bulb.x <= box.right for bulb in across(box, taken, 0.05).bulbs)
    assert all(bulb.y + bulb.height <= 0.25 for bulb in hung_down(Box(0, 0, 0.07, 0.22), taken, 0.048).bulbs)


def test_bulbs_of_a_garland_do_not_move_when_motion_is_reduced() -> None:
    assert idle(0.0, 7) == (0.0, 0.0)


def test_no_two_neighbours_breathe_alike() -> None:
    assert all(idle(3.0, k) != idle(3.0, k + 1) for k in range(12))


# Motion


def random_game(seed: int, players: int) -> Iterator[tuple[LightsView, Transition[State]]]:
    """Each action of a game played by a die that likes full shops: the view before it, and what it led to."""
    rng = Random(seed)
    step = GAME.new(material("fairy_lights"), players, seed)
    yield GAME.view(step.state, NOBODY), step
    while legal := GAME.legal(step.state):
        before = GAME.view(step.state, NOBODY)
        bold = legal[0] == Reveal() and rng.random() < 0.6
        step = GAME.apply(step.state, legal[0] if bold else rng.choice(legal))
        yield before, step


@pytest.mark.parametrize(("players", "size"), [(2, (1920, 1080)), (4, (1024, 768)), (6, (1280, 720))])
def test_motion_ends_where_the_view_says(players: int, size: tuple[int, int]) -> None:
    room = room_of(Frame(*size), players - 1)
    for before, step in random_game(players, players):
        after = GAME.view(step.state, NOBODY)
        played = Motion(Choreographer(room, 0, before, after, theme()).beats(step.events))
        poses = played.clip.poses(played.clip.seconds)
        still = played.below(played.clip.seconds)
        assert still is not None
        assert (still.shop, still.seats, still.points) == (after.shop, after.seats, after.points)
        assert sorted(still.discard, key=repr) == sorted(after.discard, key=repr)
        flying = [
            sprite for sprite, pose in poses.items() if isinstance(sprite, Flying) and pose.alpha != 0.0
        ]
        assert flying == [] or after.to_act is None


def moments(state: State, action: Any, count: int = 60) -> tuple[Any, list[tuple[LightsView, Any]]]:
    """The clip of an action, and what lies still and what moves at moments of it."""
    room = Room(Frame(1920, 1080), len(state.garlands) - 1)
    before = GAME.view(state, 0)
    step = GAME.apply(state, action)
    after = GAME.view(step.state, 0)
    played = Motion(Choreographer(room, 0, before, after, theme()).beats(step.events))
    times = [played.clip.seconds * k / count for k in range(count + 1)]
    return played.clip, [(played.below(time) or before, played.clip.poses(time)) for time in times]


def test_nothing_tells_the_card_before_it_has_turned_over() -> None:
    state = position("y1 p1*1", (NORA, ("", "")), "", top="g1*4")
    _, seen = moments(state, Reveal())
    turned = False
    for still, poses in seen:
        flips = [pose.flip for sprite, pose in poses.items() if isinstance(sprite, Flying)]
        turned = turned or 0.0 in flips
        if not turned:
            assert len(still.unseen) == len(state.deck)
            assert len(still.shop) == 2
    assert turned


def test_a_reveal_is_slow_enough_to_hope_and_no_slower() -> None:
    clip, _ = moments(position("y1 p1*1", (NORA, ("", "")), "", top="g1*4"), Reveal())
    assert 1.0 <= clip.seconds <= 2.0


def test_a_repeat_fizzes() -> None:
    clip, _ = moments(position("y1 p1*1", (NORA, ("", "")), "", top="p2*2"), Reveal())
    assert "repeat" in {cue.sound for cue in clip.cues}
    assert max(len(clip.specks(clip.seconds * k / 40)) for k in range(41)) > 20


def test_the_pair_that_ended_a_turn_is_marked(desk: Desk) -> None:
    sitting = Sitting(desk, position("y1 p1*1 p2*2", (NORA, ("", "")), ""), deciding=False)
    rest, drawn = sitting.look.poses, {}
    for banner in ("repeat", "last-card"):
        poses = {**rest, Announced(banner): Pose(alpha=1.0)}
        picture = desk.picture()
        sitting.look = dataclasses.replace(sitting.look, poses=poses)
        sitting.presenter.draw(picture, sitting.look)
        drawn[banner] = len(picture.items)
    assert drawn["repeat"] == drawn["last-card"] + 2


def test_a_finished_series_lights_its_bulbs_from_left_to_right() -> None:
    clip, seen = moments(FOUR, Take(("pink",)))
    lit = [[p.x for s, p in poses.items() if "pink_lit" in str(s) and p.alpha != 0.0] for _, poses in seen]
    three = next(xs for xs in lit if len(xs) == 3)
    assert three == sorted(three)
    assert [len(xs) for xs in lit if xs][:1] == [1]
    assert "series_done" in {cue.sound for cue in clip.cues}


def test_points_are_counted_one_by_one() -> None:
    _, seen = moments(FOUR, Take(("pink",)), 400)
    points = [still.points[0] for still, _ in seen]
    assert points[0] == -1
    assert points[-1] == 3
    counted = [number for number in points if number is not None]
    assert all(0 <= other - one <= 1 for one, other in pairwise(counted))


def test_a_lost_series_breaks_and_falls_on_the_heap() -> None:
    clip, seen = moments(FOUR, Take(("orange",)))
    sprites = {sprite for _, poses in seen for sprite in poses}
    assert sum("orange_broken" in str(sprite) for sprite in sprites) == 4
    assert sum("creature_orange" in str(sprite) for sprite in sprites) == 4
    assert "series_lost" in {cue.sound for cue in clip.cues}


# The whole table


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_can_be_played_on_the_table_to_its_end(desk: Desk, players: int) -> None:
    match = match_of(position("", [("", "")] * players, "", deck_left=24), people=players)
    table = demo(desk, match)
    table.update(0.01)
    presses = (
        key("reveal"),
        key("reveal"),
        key("card-1"),
        key("take"),
        key("card-2"),
        key("card-2"),
        key("take"),
    )
    for number in range(400):
        if match.result() is not None:
            break
        settle(table)
        table.handle(presses[number % len(presses)])
        if number % 9 == 0:
            table.draw(desk.picture())
    assert match.result() is not None


def test_the_same_look_is_drawn_the_same(desk: Desk) -> None:
    sitting = Sitting(desk, FULL)
    first, second = desk.picture(), desk.picture()
    sitting.presenter.draw(first, sitting.look)
    sitting.presenter.draw(second, sitting.look)
    assert first.items == second.items


def test_a_spectator_sees_a_whole_table(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR, deciding=False)
    shown: Any = sitting.match.view(NOBODY)
    sitting.look = Look(shown, sitting.presenter.layout(shown), (), sitting.match.lineup, False)
    assert {player.name for player in sitting.match.lineup.players} <= set(sitting.texts())


def test_a_lesson_can_point_at_what_it_names(desk: Desk) -> None:
    sitting = Sitting(desk, FOUR)
    for target in (
        "deck",
        "card:0",
        "series:pink",
        "garland",
        "odds",
        "seat:0",
        "seat:1",
        "shop",
        "tags",
        "take",
        "reveal",
    ):
        box = sitting.presenter.place_of(target, sitting.look)
        assert box is not None
        assert desk.frame.box.holds(box)
    assert sitting.presenter.place_of("card:4", sitting.look) is None


def test_what_a_seat_plays_from_is_the_newest_card_or_else_its_garland(desk: Desk) -> None:
    for shop, near in (("y1 o2", "card:1"), ("", "garland")):
        view: Any = GAME.view(position(shop, [("", "")], ""), 0)
        assert FACTS.near(view, 0) == near


def test_a_leader_is_only_named_when_somebody_is_behind() -> None:
    view: Any = GAME.view(EMPTY, 0)
    assert [standing(view, seat).leads for seat in (0, 1)] == [False, True]
    level: Any = GAME.view(position("", [("", "")] * 2, ""), 0)
    assert not any(standing(level, seat).leads for seat in (0, 1))


def test_a_panel_hangs_as_many_bulbs_as_would_come() -> None:
    panel = Box(0.3, 0.7, 0.19, 0.156)
    hanging = series_bulbs(panel, "pink", 12)
    assert len(hanging) == 12
    assert all(panel.x < bulb.x < panel.right for bulb in hanging)


@pytest.mark.parametrize("one", ["g1*4", "s1*3"])
def test_nothing_on_the_table_tells_the_order_of_the_deck(desk: Desk, one: str) -> None:
    """Pixel for pixel, while a card still shows its back; one of silver will repeat."""
    frames = []
    for top, next_ in ((one, "p1"), ("p1", one)):
        state = position("y1 s1*2", (NORA, ("", "")), "", top=f"{next_} {top}")
        table = demo(desk, match_of(state))
        table.update(0.01)
        table.play.act(Reveal())
        table.update(0.4)
        picture = desk.picture()
        table.draw(picture)
        target = pygame.Surface((desk.frame.width, desk.frame.height))
        Stage(target).show(picture.backdrop, picture.items)
        frames.append(pygame.image.tobytes(target, "RGB"))
    assert frames[0] == frames[1]


@pytest.mark.parametrize("action", [Reveal(), Take(("pink",)), Take(("orange",))])
def test_reduced_motion_ends_on_the_same_table(desk: Desk, action: Any) -> None:
    desk.change(replace(desk.settings, reduced_motion=True))
    table = demo(desk, match_of(FOUR))
    table.update(0.01)
    table.play.act(action)
    for _ in range(120):
        table.update(1 / 20)
        table.draw(desk.picture())
    assert table.play.director.still
    assert table.play.director.shown == table.play.view


MakeDesk = Callable[..., Desk]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1600, 1000), (2560, 1080), *UPRIGHT])
@pytest.mark.parametrize("rivals", [1, 3, 5])
def test_what_others_did_has_a_place_of_its_own(
    make_desk: MakeDesk, size: tuple[int, int], rivals: int
) -> None:
    """It covered the points of a rival."""
    room = room_of(make_desk(size).frame, rivals)
    assert room.digest.bottom <= room.above(0).y
    assert room.digest.w > 0.5
    for box in (room.tools, room.turn, room.board, *(station.plate for station in room.stations)):
        assert not room.digest.overlaps(box)


def test_the_house_stands_beside_the_plates_of_six_seats_where_there_is_room() -> None:
    room = room_of(Frame(2560, 1080), 5)
    assert not [station for station in room.stations if station.plate.overlaps(room.house, 1e-6)]
    assert not room.house.overlaps(room.slots[-1])


@pytest.mark.parametrize("size", UPRIGHT)
@pytest.mark.parametrize("rivals", [1, 3, 5, 6])
def test_an_upright_window_has_no_empty_field_of_snow(size: tuple[int, int], rivals: int) -> None:
    """Between the buttons and the own seat lay half the window, empty."""
    room = room_of(Frame(*size), rivals)
    assert room.own.y - room.reveal.bottom < 0.04
    assert room.reveal.y - room.slots[0].bottom < 0.04
    assert room.slots[-1].right - room.slots[0].x > 0.8 * room.w or rivals > 4
    assert room.house.y >= room.digest.bottom
    assert not room.house.overlaps(room.deck)
    shown = [*(station.garland for station in room.stations), room.digest]
    assert not [pair for pair in combinations(shown, 2) if pair[0].overlaps(pair[1], 1e-6)]


def words_of(table: TableScene) -> set[str]:
    audit = Audit()
    compose(table.desk, (table,), audit)
    return {text.text for text in audit.texts}


@pytest.mark.parametrize("people", [1, 2])
def test_after_a_repeat_nothing_looks_as_if_it_could_be_done(desk: Desk, people: int) -> None:
    state = position("y1 p1*1 s1*3", [("", "")] * 2, "", top="s1*2")
    table = demo(desk, match_of(state, people=people))
    table.update(0.01)
    table.play.act(Reveal())
    table.play.director.update(0.01)
    usable = []
    while not table.play.director.still:
        usable.append(desk.words("lights-choose-one") in words_of(table))
        assert usable[-1] != (desk.words("lights-not-yours") in words_of(table))
        table.play.director.update(0.1)
    assert usable == sorted(usable, reverse=True)
    assert usable[10], "the buttons tell of the repeat before its card is turned over"
    assert not usable[22]


def test_what_reduced_motion_announces_can_be_read(desk: Desk) -> None:
    desk.change(replace(desk.settings, reduced_motion=True))
    table = demo(desk, match_of(position("y1 p1*1 s1*3", [("", "")] * 2, "", top="s1*2")))
    table.update(0.01)
    table.play.act(Reveal())
    read = 0.0
    while not table.play.director.still:
        table.update(0.1)
        read += 0.1 * (table.play.director.poses().get(Announced("repeat"), Pose(alpha=0.0)).alpha == 1.0)
    assert read >= 1.0


def test_once_the_deck_is_empty_no_fifth_card_is_spoken_of(desk: Desk) -> None:
    for left, told in ((1, True), (0, False)):
        state = position("y1 p1*1", [("", "")] * 2, "", deck_left=left)
        table = demo(desk, match_of(state))
        table.update(0.01)
        assert (desk.words("lights-fifth") in words_of(table)) == told


def test_what_flies_goes_on_in_a_window_of_another_size(make_desk: MakeDesk) -> None:
    poses = []
    for resized in (True, False):
        desk = make_desk((1280, 720) if resized else (900, 600))
        table = demo(desk, match_of(FOUR))
        table.update(0.01)
        table.play.act(Take(("pink",)))
        table.update(0.5)
        if resized:
            desk.resize(900, 600)
        table.update(0.5)
        poses.append(dict(table.play.director.poses()))
        table.draw(desk.picture())
    assert poses[0] == poses[1]
