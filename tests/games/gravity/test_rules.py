"""The rules of Gravity Superstar, from a turn to the score, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.contract import IllegalAction, Json
from game.games.gravity.game import GAME
from game.games.gravity.model import (
    CARDS,
    COLOURS,
    Cell,
    CellEntered,
    Colour,
    Direction,
    Drop,
    End,
    High,
    Long,
    Move,
    Pawn,
    PawnEjected,
    PawnEntered,
    PickDoor,
    Refill,
    Replay,
    Rotate,
    State,
    Steal,
    Step,
    Turn,
)
from game.games.gravity.view import next_door, view
from tests.games.gravity.table import at, do, hand, of, purse, table

FAR: dict[Cell, Colour] = {(place, 1): "white" for place in range(9)}  # enough stars for the game to go on


def legal(state: State) -> set[Move]:
    return set(GAME.legal(state))


# Directions


@pytest.mark.parametrize(
    ("down", "right", "left"),
    [("S", (6, 2), (4, 2)), ("E", (5, 1), (5, 3)), ("N", (4, 2), (6, 2)), ("W", (5, 3), (5, 1))],
)
def test_left_and_right_are_the_pawns_own(down: Direction, right: Cell, left: Cell) -> None:
    everywhere = [(x, y) for x in range(10) for y in range(5)]
    floors, walls = (everywhere, []) if down in "NS" else ([], everywhere)
    state = table(pawns={0: ((5, 2), down)}, floors=floors, walls=walls)
    assert at(do(state, Step("long", "right"))[0], 0) == Pawn(right, down)
    assert at(do(state, Step("long", "left"))[0], 0) == Pawn(left, down)


# Entering


def test_a_pawn_off_the_board_enters_by_the_open_door_with_its_down() -> None:
    state = table(pawns={0: ((5, 4), "S")}, doors=[((0, 0), "W"), ((9, 0), "E")])
    state, events = do(state, Step("long", "left"))
    assert at(state, 1) == Pawn((0, 0), "W")
    assert of(events, PawnEntered) == [PawnEntered(1, 0, (0, 0), "W")]


def test_then_the_marker_goes_clockwise_to_the_next_door_without_a_pawn() -> None:
    state = table(
        4,
        pawns={0: ((5, 9), "S"), 2: ((9, 0), "N")},
    )
    state, _ = do(state, Step("long", "left"))
    assert at(state, 1) == Pawn((0, 0), "N")
    assert state.open_door == 2


def test_whoever_looks_is_told_the_door_after_the_open_one() -> None:
    state = table(4, pawns={0: ((5, 9), "S"), 2: ((9, 0), "N")})
    assert (state.open_door, next_door(view(state, 0))) == (0, 2)
    assert next_door(view(replace(state, open_door=-1), 0)) is None


def test_the_marker_stays_if_every_door_holds_a_pawn() -> None:
    state, _ = do(table(pawns={0: ((9, 4), "S")}), Drop("drop"))
    assert (at(state, 0), at(state, 1)) == (Pawn((9, 4), "S"), Pawn((0, 4), "S"))
    assert state.open_door == 0


def test_entering_by_a_door_where_a_pawn_stands_ejects_it_before_the_marker_moves() -> None:
    state = table(
        3,
        pawns={0: ((5, 9), "S"), 2: ((0, 9), "S")},
        open_door=3,
        purses={2: {"blue": 1}},
        played={2: ["long"]},
    )
    state, events = do(state, Step("long", "left"))
    assert of(events, PawnEjected) == [PawnEjected(2, 1, (0, 9))]
    assert (state.phase, state.open_door, at(state, 2)) == ("steal", 3, None)
    assert hand(state, 2) == CARDS
    assert at(state, 1) == Pawn((0, 9), "S")
    state, _ = do(state, Steal("blue"))
    assert (state.phase, state.seat, state.open_door) == ("action", 1, 0)
    assert purse(state, 1) == {"blue": 1}


def test_entering_by_a_door_where_a_pawn_with_nothing_stands_asks_nothing() -> None:
    state = table(3, pawns={0: ((5, 9), "S"), 2: ((0, 9), "S")}, open_door=3)
    state, _ = do(state, Step("long", "left"))
    assert (state.phase, state.seat, state.open_door, at(state, 2)) == ("action", 1, 0, None)


def test_a_pawn_on_the_board_does_not_enter_again() -> None:
    state, events = do(table(pawns={0: ((5, 4), "S"), 1: ((7, 4), "S")}), Step("long", "left"))
    assert of(events, PawnEntered) == []
    assert at(state, 1) == Pawn((7, 4), "S")


# Refill


def test_refill_takes_back_all_played_cards() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, played={0: ["long", ("drop", True)]}), Refill())
    assert hand(state, 0) == CARDS
    assert state.played[0] == ()
    assert state.seat == 1


def test_refill_is_offered_only_with_at_least_one_card_played() -> None:
    assert Refill() not in legal(table(pawns={0: ((5, 4), "S")}))
    assert Refill() in legal(table(pawns={0: ((5, 4), "S")}, played={0: ["long"]}))


# Steps


def test_a_step_takes_any_card_face_down() -> None:
    state = table(pawns={0: ((5, 4), "S")})
    for card in CARDS:
        after, _ = do(state, Step(card, "left"))
        assert [(played.card, played.open) for played in after.played[0]] == [(card, False)]
        assert card not in hand(after, 0)


def test_a_step_does_not_cross_a_platform_from_either_side() -> None:
    walls = [(5, 4)]
    assert Step("long", "right") not in legal(table(pawns={0: ((5, 4), "S")}, walls=walls))
    assert Step("long", "left") in legal(table(pawns={0: ((5, 4), "S")}, walls=walls))
    assert Step("long", "left") not in legal(table(pawns={0: ((6, 4), "S")}, walls=walls))


def test_only_cards_in_the_hand_can_be_played() -> None:
    state = table(pawns={0: ((5, 4), "S")}, played={0: ["drop", ("joker", True)]})
    assert Step("drop", "left") not in legal(state)
    assert Drop("drop") not in legal(state)
    assert Drop("joker") not in legal(state)
    assert Step("long", "left") in legal(state)


# Specials


def test_long_is_two_cells_without_a_fall_in_between() -> None:
    state, events = do(table(pawns={0: ((5, 2), "S")}, floors=[(5, 2), (7, 2)]), Long("long", "right"))
    assert [event.cell for event in of(events, CellEntered)] == [(6, 2), (7, 2)]
    assert at(state, 0) == Pawn((7, 2), "S")
    assert [(played.card, played.open) for played in state.played[0]] == [("long", True)]


@pytest.mark.parametrize("wall", [(5, 4), (6, 4)])
def test_long_is_stopped_by_either_crossing(wall: Cell) -> None:
    actions = legal(table(pawns={0: ((5, 4), "S")}, walls=[wall]))
    assert Long("long", "right") not in actions
    assert Long("long", "left") in actions


def test_high_is_one_up_then_one_aside_without_a_fall_in_between() -> None:
    state, events = do(table(pawns={0: ((5, 4), "S")}, floors=[(4, 3)]), High("high", "left"))
    assert [event.cell for event in of(events, CellEntered)] == [(5, 3), (4, 3)]
    assert at(state, 0) == Pawn((4, 3), "S")


def test_high_is_stopped_by_either_crossing() -> None:
    under_a_roof = legal(table(pawns={0: ((5, 4), "S")}, floors=[(5, 3)]))
    assert not {High("high", "left"), High("high", "right")} & under_a_roof
    beside_a_wall = legal(table(pawns={0: ((5, 4), "S")}, walls=[(4, 3)]))
    assert High("high", "left") not in beside_a_wall
    assert High("high", "right") in beside_a_wall


def test_high_passes_over_a_wall_beside_the_pawn() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, walls=[(5, 4)]), High("high", "right"))
    assert at(state, 0) == Pawn((6, 4), "S")


def test_drop_goes_through_the_platform_under_the_feet() -> None:
    state, events = do(table(pawns={0: ((5, 1), "S")}, floors=[(5, 1), (5, 2)]), Drop("drop"))
    assert at(state, 0) == Pawn((5, 2), "S")
    assert [event.how for event in of(events, CellEntered)] == ["drop"]


@pytest.mark.parametrize(
    ("turn", "down", "cell"), [("left", "E", (9, 4)), ("right", "W", (0, 4)), ("half", "N", (5, 2))]
)
def test_rotate_turns_on_the_spot_and_then_falls(turn: Turn, down: Direction, cell: Cell) -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, floors=[(5, 1)]), Rotate("rotate", turn))
    assert at(state, 0) == Pawn(cell, down)


def test_rotate_with_a_platform_at_the_new_feet_enters_nothing() -> None:
    state, events = do(table(pawns={0: ((9, 4), "S")}), Rotate("rotate", "left"))
    assert at(state, 0) == Pawn((9, 4), "E")
    assert of(events, CellEntered) == []
    assert state.open_door == 0


def test_the_joker_does_any_of_the_four() -> None:
    actions = legal(table(pawns={0: ((5, 4), "S")}, played={0: ["long", "high", "drop", "rotate"]}))
    assert actions == {
        Refill(),
        *(move("joker", side) for move in (Step, Long, High) for side in ("left", "right")),
        Drop("joker"),
        *(Rotate("joker", turn) for turn in ("left", "right", "half")),
    }


def test_a_card_does_only_its_own_special() -> None:
    with pytest.raises(IllegalAction):
        do(table(pawns={0: ((5, 4), "S")}), Long("high", "left"))


def test_the_fifth_card_returns_all_five_before_the_pawn_moves() -> None:
    state, events = do(
        table(pawns={0: ((5, 4), "S")}, played={0: ["long", "high", "drop", ("joker", True)]}),
        Rotate("rotate", "half"),
    )
    assert hand(state, 0) == CARDS
    assert state.played[0] == ()
    names = [type(event).__name__ for event in events]
    assert names[:3] == ["CardPlayed", "CardsReturned", "PawnTurned"]


# Falling


def test_a_pawn_falls_until_a_platform_stops_it_however_far() -> None:
    state, events = do(table(pawns={0: ((5, 0), "S")}, floors=[(5, 0)]), Step("long", "right"))
    assert at(state, 0) == Pawn((6, 4), "S")
    assert [event.cell for event in of(events, CellEntered)] == [(6, y) for y in range(5)]
    assert [event.how for event in of(events, CellEntered)] == ["walk"] + ["fall"] * 4


def test_a_fall_leads_round_the_board() -> None:
    state, events = do(
        table(pawns={0: ((5, 4), "S")}, holes=[(6, 4)], floors=[(6, 1)]), Step("long", "right")
    )
    assert at(state, 0) == Pawn((6, 1), "S")
    entered = [(event.cell, event.wrapped) for event in of(events, CellEntered)]
    assert entered == [((6, 4), False), ((6, 0), True), ((6, 1), False)]


def test_a_step_leads_round_the_board() -> None:
    state = table(pawns={0: ((9, 4), "S")}, holes=[(9, 4)], floors=[(9, 4)], walls=[(3, 4)])
    state, events = do(state, Step("long", "right"))
    assert at(state, 0) == Pawn((0, 4), "S")
    assert [(event.direction, event.wrapped) for event in of(events, CellEntered)] == [("E", True)]


def test_a_pawn_that_comes_round_to_where_it_started_goes_on_by_the_same_rule() -> None:
    """Through the only floor of its column, and round to the top of that floor."""
    state, events = do(table(pawns={0: ((5, 4), "S")}, bare=[(5, 4)], purses={1: {"blue": 1}}), Drop("drop"))
    assert [event.cell for event in of(events, CellEntered)] == [(5, y) for y in range(5)]
    assert at(state, 0) == Pawn((5, 4), "S")
    assert purse(state, 0) == {"token": 1}, "coming back to the cell that it left is entering it"


# Replay


def test_who_has_a_token_is_asked_whether_to_replay() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, purses={0: {"token": 1}}), Step("long", "left"))
    assert (state.phase, state.seat) == ("replay", 0)
    assert legal(state) == {Replay(), End()}


def test_who_has_no_token_is_not_asked() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}), Step("long", "left"))
    assert (state.phase, state.seat) == ("action", 1)


def test_the_question_comes_after_a_refill_as_well() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, purses={0: {"token": 1}}, played={0: ["long"]}), Refill())
    assert state.phase == "replay"


def test_replaying_puts_a_token_back_and_acts_once_more() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, purses={0: {"token": 2}}), Step("long", "left"), Replay())
    assert (state.phase, state.seat, state.supply) == ("action", 0, 17)
    assert purse(state, 0) == {"token": 1}
    state, _ = do(state, Step("drop", "left"))
    assert state.seat == 1, "only once a turn"


def test_who_keeps_the_token_ends_the_turn() -> None:
    state, _ = do(table(pawns={0: ((5, 4), "S")}, purses={0: {"token": 2}}), Step("long", "left"), End())
    assert (state.seat, purse(state, 0)) == (1, {"token": 2})


def test_a_token_won_this_turn_can_be_spent_this_turn() -> None:
    state = table(pawns={0: ((5, 4), "S")}, bare=[(4, 4)], purses={1: {"blue": 1}})
    assert do(state, Step("long", "left"))[0].phase == "replay"


def test_a_new_turn_has_a_new_replay() -> None:
    state = table(pawns={0: ((5, 4), "S"), 1: ((7, 4), "S")}, purses={0: {"token": 1}, 1: {"token": 1}})
    state, _ = do(state, Step("long", "left"), Replay(), Step("high", "left"), Step("long", "left"))
    assert (state.phase, state.seat) == ("replay", 1)


# Entering a cell


def test_a_rival_is_ejected_and_takes_back_all_played_cards() -> None:
    state, events = do(
        table(pawns={0: ((5, 4), "S"), 1: ((6, 4), "S")}, played={1: ["long", ("drop", True)]}),
        Step("long", "right"),
    )
    assert of(events, PawnEjected) == [PawnEjected(1, 0, (6, 4))]
    assert hand(state, 1) == CARDS
    assert at(state, 0) == Pawn((6, 4), "S")
    assert at(state, 1) == Pawn((0, 4), "S"), "it was its turn: it entered by the door"


def test_one_thing_is_taken_of_the_moves_choice() -> None:
    state, _ = do(
        table(pawns={0: ((5, 4), "S"), 1: ((6, 4), "S")}, purses={1: {"pink": 2, "white": 1, "token": 1}}),
        Step("long", "right"),
    )
    assert (state.phase, state.seat) == ("steal", 0)
    assert GAME.legal(state) == (Steal("pink"), Steal("white"), Steal("token"))
    assert purse(do(state, Steal("pink"))[0], 0) == {"pink": 1}
    assert purse(do(state, Steal("pink"))[0], 1) == {"pink": 1, "white": 1, "token": 1}
    assert purse(do(state, Steal("token"))[0], 0) == {"token": 1}


def test_the_theft_is_asked_even_with_one_choice_and_not_with_none() -> None:
    pawns = {0: ((5, 4), "S"), 1: ((6, 4), "S")}
    one, _ = do(table(pawns=pawns, purses={1: {"pink": 1}}), Step("long", "right"))
    assert GAME.legal(one) == (Steal("pink"),)
    none, _ = do(table(pawns=pawns), Step("long", "right"))
    assert none.phase == "action"


def test_the_theft_is_chosen_before_the_move_goes_on() -> None:
    """Down past a rival in the air, who stands on a wall, to a star under it."""
    state, _ = do(
        table(
            pawns={0: ((5, 0), "S"), 1: ((6, 2), "W")},
            floors=[(5, 0)],
            walls=[(5, 2)],
            stars={(6, 1): "green", (6, 3): "blue"},
            purses={1: {"pink": 1}},
        ),
        Step("long", "right"),
    )
    assert at(state, 0) == Pawn((6, 2), "S")
    assert GAME.dump(state)["pending"] == {"victim": 1, "rest": [[6, 3], [6, 4]], "door": False}
    assert purse(state, 0) == {"green": 1}
    state, events = do(state, Steal("pink"))
    assert purse(state, 0) == {"green": 1, "pink": 1, "blue": 1}
    assert at(state, 0) == Pawn((6, 4), "S")
    assert [event.how for event in of(events, CellEntered)] == ["fall", "fall"]


def test_two_rivals_in_one_move_are_two_thefts() -> None:
    state = table(
        3,
        pawns={0: ((5, 9), "S"), 1: ((6, 9), "S"), 2: ((7, 9), "S")},
        purses={1: {"pink": 1}, 2: {"blue": 1}},
    )
    state, _ = do(state, Long("long", "right"), Steal("pink"))
    assert (state.phase, state.seat, at(state, 0)) == ("steal", 0, Pawn((7, 9), "S"))
    state, _ = do(state, Steal("blue"))
    assert purse(state, 0) == {"pink": 1, "blue": 1}
    assert at(state, 2) is None


def test_a_star_is_taken_and_bares_the_symbol_under_it() -> None:
    stars = {(4, 4): "orange", **FAR}
    state = table(pawns={0: ((5, 4), "S"), 1: ((8, 4), "S")}, stars=stars, replay=[(4, 4)])
    state, _ = do(state, Step("long", "left"))
    assert purse(state, 0) == {"orange": 1}, "no token from under a star just taken"
    assert len(GAME.dump(state)["stars"]) == len(FAR)
    away_and_back = Step("drop", "right"), Step("drop", "right"), Step("high", "left")
    state, _ = do(state, Step("long", "left"), *away_and_back)
    assert purse(state, 0) == {"orange": 1, "token": 1}, "the bared symbol gives one"


def test_a_bare_replay_symbol_gives_a_token_if_the_supply_has_one() -> None:
    bare: dict[str, Any] = {"pawns": {0: ((5, 4), "S")}, "bare": [(4, 4)]}
    state, _ = do(table(**bare, purses={1: {"blue": 1}}), Step("long", "left"))
    assert (purse(state, 0), state.supply) == ({"token": 1}, 17)
    state, _ = do(table(**bare, purses={1: {"blue": 1, "token": 18}}), Step("long", "left"))
    assert (purse(state, 0), state.supply) == ({}, 0)


def test_a_bare_star_symbol_gives_nothing() -> None:
    state = table(pawns={0: ((1, 0), "S")}, floors=[(0, 0), (1, 0)], purses={1: {"blue": 1}})
    assert GAME.dump(state)["board"]["star"] == [[0, 0]]
    state, _ = do(state, Step("long", "left"))
    assert at(state, 0) == Pawn((0, 0), "S")
    assert purse(state, 0) == {}


def test_a_cell_whose_pawn_was_just_ejected_gives_no_token() -> None:
    state, _ = do(
        table(pawns={0: ((5, 4), "S"), 1: ((4, 4), "S")}, bare=[(4, 4)], purses={1: {"blue": 1}}),
        Step("long", "left"),
        Steal("blue"),
    )
    assert purse(state, 0) == {"blue": 1}


def test_every_cell_of_a_fall_is_entered() -> None:
    stars = {(4, 1): "blue", (4, 2): "blue", (4, 4): "white"}
    state, _ = do(table(pawns={0: ((5, 0), "S")}, floors=[(5, 0)], stars=stars), Step("long", "left"))
    assert purse(state, 0) == {"blue": 2, "white": 1}


def test_entering_the_open_door_moves_the_marker_on() -> None:
    state, _ = do(table(pawns={0: ((1, 4), "S"), 1: ((5, 4), "S")}), Step("long", "left"))
    assert state.open_door == 1


def test_passing_through_the_open_door_moves_the_marker_on() -> None:
    doors: list[tuple[Cell, Direction]] = [((0, 4), "S"), ((9, 3), "E")]
    pawns = {0: ((8, 2), "S"), 1: ((5, 4), "S")}
    state = table(pawns=pawns, floors=[(8, 2)], doors=doors, open_door=1)
    state, _ = do(state, Step("long", "right"))
    assert (at(state, 0), state.open_door) == (Pawn((9, 4), "S"), 0)


def test_the_marker_stays_if_the_other_doors_hold_pawns() -> None:
    state, _ = do(table(pawns={0: ((1, 4), "S"), 1: ((9, 4), "S")}), Step("long", "left"))
    assert state.open_door == 0


def test_the_own_pawn_counts_as_on_the_cell_that_it_is_entering() -> None:
    """It came from the other door, which is free now."""
    doors: list[tuple[Cell, Direction]] = [((4, 4), "S"), ((5, 4), "S")]
    state = table(pawns={0: ((4, 4), "S"), 1: ((7, 4), "S")}, doors=doors, open_door=1)
    state, _ = do(state, Step("long", "right"))
    assert state.open_door == 0


def test_a_marker_that_stayed_moves_when_its_door_is_entered_again() -> None:
    state = table(pawns={0: ((0, 4), "S"), 1: ((9, 4), "S")}, stars=FAR)
    state, _ = do(state, Step("long", "right"), Step("long", "left"))
    assert state.open_door == 0
    state, _ = do(state, Step("drop", "left"))
    assert state.open_door == 1


def test_the_marker_moves_on_after_a_theft_on_its_door() -> None:
    state = table(pawns={0: ((1, 4), "S"), 1: ((0, 4), "S")}, purses={1: {"blue": 1}})
    state, _ = do(state, Step("long", "left"))
    assert (state.phase, state.open_door) == ("steal", 0)
    state, _ = do(state, Steal("blue"))
    assert at(state, 1) == Pawn((9, 4), "S"), "the ejected pawn came back by the next door"


def test_a_rival_ejected_from_the_next_door_leaves_it_free() -> None:
    """The rival stood on the second door; the marker, entered first, had nowhere to go."""
    doors: list[tuple[Cell, Direction]] = [((4, 4), "S"), ((5, 4), "S")]
    pawns = {0: ((6, 4), "S"), 1: ((4, 4), "S")}
    state, _ = do(table(pawns=pawns, doors=doors, open_door=1, stars=FAR), Long("long", "left"))
    assert at(state, 1) == Pawn((5, 4), "S")
    assert state.open_door == 1, "both doors hold pawns again"


def test_entering_by_the_door_is_not_a_move() -> None:
    """A pawn in the turn's first step meets neither stars nor symbols, for a door shows none."""
    state, events = do(table(pawns={0: ((5, 4), "S")}), Step("long", "left"))
    assert of(events, CellEntered)[1:] == []
    assert at(state, 1) == Pawn((0, 4), "S")


# The first door


def test_the_first_player_may_pick_the_first_door() -> None:
    state = table(first_door="choose", phase="door", open_door=None)
    assert GAME.legal(state) == (PickDoor(0), PickDoor(1))
    state, _ = do(state, PickDoor(1))
    assert (at(state, 0), state.open_door, state.phase) == (Pawn((9, 4), "S"), 0, "action")


# The end

QUIET = Step("long", "left")


def last_turn(players: int, left: int, **more: Json) -> State:
    """The last seat of a round is to move, far from so many stars."""
    foot = 4 if players == 2 else 9
    pawns = {seat: ((2 * seat + 1, foot), "S") for seat in range(players)}
    stars = {(1 + place % 8, 1 + place // 8): COLOURS[place % 6] for place in range(left)}
    given = {"pawns": pawns, "stars": stars, "seat": players - 1} | more
    return table(players, **given)


@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 8), (4, 8), (5, 12), (6, 12)])
def test_the_standard_end_is_a_round_that_leaves_few_stars(players: int, most: int) -> None:
    state, _ = do(last_turn(players, most), QUIET)
    assert state.phase == "over"
    assert (state.seat, state.round) == (players - 1, 1)
    state, _ = do(last_turn(players, most + 1), QUIET)
    assert (state.phase, state.seat, state.round) == ("action", 0, 2)


def test_the_game_does_not_end_before_the_round_does() -> None:
    state, _ = do(last_turn(2, 0, seat=0), QUIET)
    assert (state.phase, state.seat) == ("action", 1)


def test_a_round_ends_when_the_seat_before_the_first_has_finished() -> None:
    state, _ = do(last_turn(3, 0, first=2, seat=1), QUIET)
    assert (state.phase, state.seat) == ("over", 1)


@pytest.mark.parametrize(("players", "goal"), [(2, 18), (3, 24), (4, 18), (5, 24), (6, 18)])
def test_the_expert_end_is_the_round_in_which_somebody_has_the_points(players: int, goal: int) -> None:
    foot = 4 if players == 2 else 9
    state = table(
        players,
        end="expert",
        pawns={seat: ((2 * seat + 1, foot), "S") for seat in range(players)},
        purses={0: {"blue": 5, "token": goal - 8}, 1: {"pink": 1}},
        bare=[(2, foot)],
        stars=FAR,
    )
    assert max(GAME.points(state)) == goal - 1
    state, _ = do(state, Step("long", "right"))
    assert state.last_round
    state, _ = do(state, End(), *[Step("long", "right")] * (players - 2))
    assert (state.phase, state.seat) == ("action", players - 1), "the others have their turns"
    assert do(state, Step("long", "right"))[0].phase == "over"


def test_the_last_round_is_the_last_even_if_the_points_are_lost_again() -> None:
    state = table(
        end="expert",
        last_round=True,
        pawns={0: ((4, 4), "S"), 1: ((5, 4), "S")},
        purses={0: {"token": 18}},
        stars=FAR,
        seat=1,
    )
    state, _ = do(state, Step("long", "left"), Steal("token"), End())
    assert (state.phase, GAME.points(state)) == ("over", (17, 1))


def test_a_theft_can_announce_the_last_round() -> None:
    state = table(
        end="expert",
        pawns={0: ((4, 4), "S"), 1: ((5, 4), "S")},
        purses={0: {"blue": 1}, 1: {"token": 17}},
        stars=FAR,
        seat=1,
    )
    state, _ = do(state, Step("long", "left"))
    assert not state.last_round
    assert do(state, Steal("blue"))[0].last_round


def test_few_stars_do_not_end_an_expert_game_but_a_bare_board_does() -> None:
    assert do(last_turn(2, 1, end="expert"), QUIET)[0].phase == "action"
    assert do(last_turn(2, 0, end="expert"), QUIET)[0].phase == "over"


@pytest.mark.parametrize("end", ["standard", "expert"])
def test_the_game_ends_with_the_12th_quiet_round_in_a_row(end: str) -> None:
    state, _ = do(last_turn(2, 9, end=end, round=11, quiet_rounds=10), QUIET)
    assert (state.phase, state.quiet_rounds) == ("action", 11)
    state, _ = do(last_turn(2, 9, end=end, round=12, quiet_rounds=11), QUIET)
    assert (state.phase, state.quiet_rounds) == ("over", 12)


def test_a_star_a_token_or_a_theft_makes_a_round_not_quiet() -> None:
    near: dict[str, Any] = {
        "seat": 1,
        "round": 12,
        "quiet_rounds": 11,
        "pawns": {0: ((3, 4), "S"), 1: ((5, 4), "S")},
    }
    star, _ = do(table(**near, stars={(4, 4): "blue", **FAR}), QUIET)
    token, _ = do(table(**near, stars=FAR, bare=[(4, 4)], purses={0: {"blue": 1}}), QUIET, End())
    thief = near | {"pawns": {0: ((4, 4), "S"), 1: ((5, 4), "S")}}
    theft, _ = do(table(**thief, stars=FAR, purses={0: {"blue": 1}}), QUIET, Steal("blue"))
    for state in (star, token, theft):
        assert (state.phase, state.quiet_rounds, state.round, state.stirred) == ("action", 0, 13, False)


def test_putting_a_token_back_leaves_a_round_quiet() -> None:
    state = last_turn(2, 9, round=12, quiet_rounds=11, purses={1: {"token": 1}})
    state, _ = do(state, Step("long", "left"), Replay(), Step("drop", "right"))
    assert (state.phase, state.quiet_rounds) == ("over", 12)


def test_when_over_the_turn_keeps_its_last_values() -> None:
    state = last_turn(2, 0, round=7, purses={1: {"token": 1}})
    state, _ = do(state, Step("long", "left"), Replay(), Step("drop", "right"))
    final = GAME.dump(state)
    assert (final["phase"], final["seat"], final["round"], final["replayed"]) == ("over", 1, 7, True)
    assert GAME.to_act(state) is None


# The score


def over(*purses: tuple[int, ...]) -> State:
    """The end of a game with these stars by colour and tokens (the last number), by seat."""
    named = {seat: dict(zip((*COLOURS, "token"), purse_, strict=True)) for seat, purse_ in enumerate(purses)}
    players = len(purses)
    return table(players, purses=named, phase="over", seat=players - 1)


def test_the_printed_example() -> None:
    purses = (2, 2, 2, 0, 2, 4, 4), (3, 1, 3, 1, 0, 1, 0), (0, 1, 0, 1, 1, 1, 3), (3, 3, 4, 2, 1, 2, 1)
    result = GAME.result(over(*purses))
    assert result is not None
    assert result.scores == (22, 11, 7, 22)
    assert result.winners == (3,), "fewest tokens"
    assert result.detail[0] == {"stars": 12, "pairs": 6, "tokens": 4}


def test_four_stars_of_a_colour_are_two_pairs() -> None:
    result = GAME.result(over((4, 0, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0, 0)))
    assert result is not None
    assert result.scores == (6, 4)


def test_who_ties_in_points_and_tokens_shares() -> None:
    result = GAME.result(over((1, 1, 0, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0, 1), (1, 0, 0, 0, 0, 0, 2)))
    assert result is not None
    assert (result.scores, result.winners) == ((3, 3, 3), (0, 1))
