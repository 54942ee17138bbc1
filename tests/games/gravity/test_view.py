"""What a seat sees of Gravity Superstar: events that tell a whole move, and no face-down card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from game.engine.chance import below
from game.engine.contract import NOBODY, Event, Seat, Transition
from game.games.gravity.game import GAME
from game.games.gravity.model import (
    BACK,
    CARDS,
    CardPlayed,
    CardsReturned,
    Cell,
    CellEntered,
    Direction,
    Drop,
    GameEnded,
    GameStarted,
    High,
    LastRoundAnnounced,
    Long,
    MarkerMoved,
    MarkerPlaced,
    Pawn,
    PawnEjected,
    PawnEntered,
    PawnLanded,
    PawnTurned,
    PickDoor,
    Refill,
    Replay,
    Rotate,
    RoundEnded,
    StarTaken,
    State,
    Steal,
    Step,
    StolenFrom,
    TokenSpent,
    TokenTaken,
    TurnStarted,
)
from game.games.gravity.view import (
    Obstacle,
    has_secret,
    imagine,
    pawn,
    points,
    preview,
    purse,
    refusal,
    stars,
    teaches,
    tokens,
    view,
)
from tests.games.gravity.faces import tiles
from tests.games.gravity.table import do, table

BOTH: Mapping[Seat, tuple[Cell, Direction]] = {0: ((5, 4), "S"), 1: ((6, 4), "S")}  # pawns


# Hands


def test_a_seat_sees_its_own_cards_and_only_the_open_ones_of_others() -> None:
    played = {0: ["long", ("drop", True)], 1: ["high", ("joker", True)]}
    state = table(pawns=BOTH, played=played)
    seen = view(state, 0)
    assert seen.hand == ("high", "rotate", "joker")
    assert seen.hand_sizes == (3, 3)
    assert [card.card for card in seen.played[0]] == ["long", "drop"]
    assert [(card.card, card.open) for card in seen.played[1]] == [(BACK, False), ("joker", True)]


def test_a_view_in_json_has_nulls_for_what_is_hidden() -> None:
    played = {1: ["high", ("joker", True)]}
    seats = GAME.dump_view(view(table(pawns=BOTH, played=played), 0))["seats"]
    assert seats[1]["hand"] == [None] * 3
    assert seats[1]["played"] == [{"card": None, "open": False}, {"card": "joker", "open": True}]
    assert seats[0]["hand"] == [*CARDS]


def test_who_only_watches_sees_no_hand() -> None:
    state = table(pawns={0: ((5, 4), "S")}, played={0: ["long"]})
    seen = view(state, NOBODY)
    assert (seen.hand, seen.hand_sizes, seen.legal) == ((), (4, 5), ())
    assert seen.played[0][0].card == BACK


def test_a_card_played_face_down_is_a_back_to_the_others() -> None:
    _, events = do(table(pawns={0: ((5, 4), "S")}), Step("drop", "left"))
    assert events[0] == CardPlayed(0, "drop", False, "step")
    assert GAME.redact(events[0], 0) is events[0]
    for seat in (1, NOBODY):
        assert GAME.redact(events[0], seat) == CardPlayed(0, BACK, False, "step")


def test_a_card_played_open_is_seen_by_all() -> None:
    _, events = do(table(pawns={0: ((5, 4), "S")}), Drop("joker"))
    assert GAME.redact(events[0], 1) == CardPlayed(0, "joker", True, "drop")


def test_others_learn_the_same_whatever_card_pays_for_a_step() -> None:
    state = table(pawns={0: ((5, 4), "S")}, played={0: ["joker"]})
    glimpses = [
        GAME.observe(GAME.apply(state, Step(card, "left")), 1, 0)
        for card in ("long", "high", "drop", "rotate")
    ]
    assert glimpses == glimpses[:1] * 4


def test_only_face_down_cards_are_secret() -> None:
    assert not has_secret(view(table(pawns={0: ((5, 4), "S")}, played={0: [("long", True)]}), 0))
    state = table(pawns={0: ((5, 4), "S")}, played={0: ["long"]})
    assert has_secret(view(state, 0))
    assert not has_secret(view(state, 1))
    assert not has_secret(view(state, NOBODY))


def test_an_open_card_teaches_only_while_another_lies_face_down() -> None:
    def taught(state: State, action: Drop | Step) -> bool:
        return teaches(state, GAME.apply(state, action))

    fresh = table(pawns={0: ((5, 4), "S")})
    hiding = table(pawns={0: ((5, 4), "S")}, played={0: ["long"]})
    assert not taught(fresh, Drop("drop"))
    assert not taught(fresh, Step("drop", "left"))
    assert not taught(hiding, Step("drop", "left"))
    assert taught(hiding, Drop("drop"))


# Imagining


def test_every_way_to_hide_the_cards_is_imagined_equally_often() -> None:
    played = {1: ["high", ("joker", True), "long"]}
    seen = view(table(pawns=BOTH, played=played), 0)
    rng = Random(1)
    drawn = Counter(tuple(card.card for card in imagine(seen, rng).played[1]) for _ in range(12_000))
    assert set(drawn) == {
        (first, "joker", second)
        for first in ("long", "high", "drop", "rotate")
        for second in ("long", "high", "drop", "rotate")
        if first != second
    }
    assert all(850 < count < 1150 for count in drawn.values())


def test_what_is_known_is_imagined_as_it_is() -> None:
    played = {0: ["long"], 1: [("joker", True), ("high", True)]}
    state = table(pawns=BOTH, played=played)
    assert GAME.dump(imagine(view(state, 0), Random(1))) == GAME.dump(state)


def test_playing_an_imagined_state_leaves_its_view_alone() -> None:
    state = GAME.new(tiles(), 4, 1).state
    seen = view(state, state.seat)
    imagined = imagine(seen, Random(1))
    for _ in range(30):
        GAME.play(imagined, GAME.legal(imagined)[-1])
    assert seen == view(state, state.seat)


# Plain words


def test_a_view_tells_where_things_are() -> None:
    state = table(
        pawns={0: ((5, 4), "S")}, stars={(3, 3): "pink"}, purses={1: {"blue": 2, "white": 1, "token": 3}}
    )
    seen = view(state, 0)
    assert stars(seen) == {(3, 3): "pink"}
    assert (pawn(seen, 0), pawn(seen, 1)) == (Pawn((5, 4), "S"), None)
    assert purse(seen, 1) == {"blue": 2, "yellow": 0, "pink": 0, "green": 0, "orange": 0, "white": 1}
    assert (tokens(seen, 1), points(seen)) == (3, (0, 7))


# Events


def test_the_opening_is_told() -> None:
    opening = GAME.new(tiles(), 4, 1)
    first = opening.state.first
    kinds = [type(event) for event in opening.events]
    assert kinds == [GameStarted, MarkerPlaced, TurnStarted, PawnEntered, MarkerMoved]
    entered = opening.events[3]
    assert isinstance(entered, PawnEntered)
    assert (entered.seat, entered.down) == (first, opening.state.board.layout.doors[entered.door].down)


def test_picking_the_first_door_is_told() -> None:
    _, events = do(table(first_door="choose", phase="door", open_door=None), PickDoor(1))
    assert events == (
        MarkerPlaced(1, (9, 4)),
        PawnEntered(0, 1, (9, 4), "S"),
        MarkerMoved(0, (9, 4), (0, 4)),
    )


def test_a_whole_move_is_told() -> None:
    """Over the edge, past a star, a bare replay symbol and the open door, to a landing."""
    state = table(
        pawns={0: ((9, 0), "S"), 1: ((5, 4), "S")},
        floors=[(9, 0)],
        holes=[(9, 0)],
        stars={(0, 0): "pink"},
        bare=[(0, 1)],
        walls=[(4, 0)],
        purses={1: {"pink": 1}},
    )
    _, events = do(state, Step("high", "right"))
    assert events == (
        CardPlayed(0, "high", False, "step"),
        CellEntered(0, (0, 0), "E", "walk", True),
        StarTaken(0, (0, 0), "pink", 1, 0),
        CellEntered(0, (0, 1), "S", "fall", False),
        TokenTaken(0, (0, 1), 1, 17),
        CellEntered(0, (0, 2), "S", "fall", False),
        CellEntered(0, (0, 3), "S", "fall", False),
        CellEntered(0, (0, 4), "S", "fall", False),
        MarkerMoved(1, (0, 4), (9, 4)),
        PawnLanded(0, (0, 4), "S", 4),
    )


def test_a_theft_in_a_fall_is_told() -> None:
    state = table(
        pawns={0: ((5, 0), "S"), 1: ((6, 2), "W")},
        floors=[(5, 0)],
        walls=[(5, 2)],
        played={1: ["long", "high"]},
        purses={1: {"pink": 2, "token": 1}},
    )
    state, events = do(state, Step("high", "right"))
    assert events[3:] == (
        CellEntered(0, (6, 2), "S", "fall", False),
        PawnEjected(1, 0, (6, 2)),
        CardsReturned(1, 2, "ejected"),
    )
    _, events = do(state, Steal("pink"))
    assert events[:4] == (
        StolenFrom(0, 1, "pink", 1, 1),
        CellEntered(0, (6, 3), "S", "fall", False),
        CellEntered(0, (6, 4), "S", "fall", False),
        PawnLanded(0, (6, 4), "S", 2),
    )


def test_a_drop_and_a_leap_are_told_apart_from_a_fall() -> None:
    _, events = do(table(pawns={0: ((5, 1), "S")}, floors=[(5, 1), (5, 3)]), Drop("drop"))
    assert [event.how for event in events if isinstance(event, CellEntered)] == ["drop", "fall"]
    _, events = do(table(pawns={0: ((5, 4), "S")}), High("high", "left"))
    assert [event.how for event in events if isinstance(event, CellEntered)] == ["leap", "leap", "fall"]
    assert PawnLanded(0, (4, 4), "S", 1) in events


def test_a_turn_is_told() -> None:
    _, events = do(table(pawns={0: ((9, 4), "S")}), Rotate("joker", "left"))
    assert events[:3] == (
        CardPlayed(0, "joker", True, "rotate"),
        PawnTurned(0, (9, 4), "left", "E"),
        PawnLanded(0, (9, 4), "E", 0),
    )


def test_cards_that_return_are_told() -> None:
    state = table(pawns={0: ((5, 4), "S")}, played={0: ["long", "high", "drop", "joker"]})
    assert do(state, Refill())[1][0] == CardsReturned(0, 4, "refill")
    assert do(state, Step("rotate", "left"))[1][1] == CardsReturned(0, 5, "fifth")


def test_replays_turns_rounds_and_the_end_are_told() -> None:
    pawns = {0: ((2, 4), "S"), 1: ((6, 4), "S")}
    state = table(pawns=pawns, purses={1: {"token": 1}}, seat=1, end="expert", stars={(1, 1): "blue"})
    assert do(state, Step("long", "left"), Replay())[1] == (TokenSpent(1, 0, 18),)
    _, events = do(state, Step("long", "left"), Replay(), Step("high", "left"))
    assert events[-2:] == (RoundEnded(1, 1, 1), TurnStarted(0, 2))
    ends = table(pawns=pawns, purses={1: {"token": 17}, 0: {"blue": 1}}, bare=[(5, 4)], seat=1, end="expert")
    state, events = do(ends, Step("long", "left"))
    assert events[-2:] == (PawnLanded(1, (5, 4), "S", 0), LastRoundAnnounced(1, 18))
    _, events = do(state, GAME.legal(state)[1])
    assert events[-2:] == (RoundEnded(1, 0, 0), GameEnded("goal", (1, 18), (1,)))


@pytest.mark.parametrize("seed", range(20))
def test_whoever_follows_the_events_alone_knows_where_everything_is(seed: int) -> None:
    step = GAME.new(tiles(), 2 + seed % 5, seed, {"end": ("standard", "expert")[seed % 2]})
    told = Follower(step.state)
    told.hear(step)
    rng = Random(seed)
    while actions := GAME.legal(step.state):
        step = GAME.apply(step.state, actions[below(rng, len(actions))])
        told.hear(step)
        seats = range(step.state.terms.players)
        seen = view(step.state, 0)
        assert told.pawns == [pawn(seen, seat) for seat in seats]
        assert told.stars == stars(seen)
        assert told.purses == [
            Counter(purse(seen, seat)) + Counter(token=tokens(seen, seat)) for seat in seats
        ]
        assert tuple(told.hands) == seen.hand_sizes
        assert (told.door, told.turn, told.supply) == (seen.open_door, seen.turn, seen.supply)


class Follower:
    """Keeps a table by the events alone, from the moment the stars lie on the board."""

    def __init__(self, opening: State) -> None:
        players = opening.terms.players
        self.stars = stars(view(opening, 0))
        self.pawns: list[Pawn | None] = [None] * players
        self.purses: list[Counter[str]] = [Counter() for _ in range(players)]
        self.hands = [5] * players
        self.supply = 18
        self.door = self.turn = -1

    def hear(self, step: Transition[State]) -> None:
        for event in step.events:
            match event:
                case TurnStarted(seat):
                    self.turn = seat
                case MarkerPlaced(door) | MarkerMoved(door):
                    self.door = door
                case CardPlayed(seat):
                    self.hands[seat] -= 1
                case CardsReturned(seat):
                    self.hands[seat] = 5
                case StarTaken(seat, cell, colour, count):
                    assert self.stars.pop(cell) == colour
                    self.purses[seat][colour] = count
                case TokenTaken(seat, _, count, supply) | TokenSpent(seat, count, supply):
                    self.purses[seat]["token"] = count
                    self.supply = supply
                case StolenFrom(seat, victim, take, count, left):
                    self.purses[seat][take] = count
                    self.purses[victim][take] = left
                case _:
                    self._hear_of_pawns(event)

    def _hear_of_pawns(self, event: Event) -> None:
        match event:
            case PawnEntered(seat, _, cell, down) | PawnLanded(seat, cell, down):
                self.pawns[seat] = Pawn(cell, down)
            case PawnTurned(seat, cell, _, down):
                self.pawns[seat] = Pawn(cell, down)
            case CellEntered(seat, cell):
                standing = self.pawns[seat]
                assert standing is not None
                self.pawns[seat] = Pawn(cell, standing.down)
            case PawnEjected(seat):
                self.pawns[seat] = None


# Looking ahead


def test_a_preview_tells_path_gains_and_landing() -> None:
    state = table(
        pawns={0: ((5, 0), "S"), 1: ((9, 4), "S")},
        floors=[(5, 0)],
        stars={(4, 1): "blue", (4, 3): "blue"},
        bare=[(4, 4)],
        purses={1: {"pink": 1}},
    )
    shown = preview(view(state, 0), Step("long", "left"))
    assert [step.cell for step in shown.path] == [(4, y) for y in range(5)]
    assert (shown.stars, shown.tokens, shown.thefts) == (("blue", "blue"), 1, ())
    assert shown.landing == Pawn((4, 4), "S")
    assert shown.gain == (4, 0)


def test_a_preview_goes_on_past_a_theft_and_takes_what_is_worth_most() -> None:
    state = table(
        pawns={0: ((5, 4), "S"), 1: ((6, 4), "S")},
        stars={(7, 4): "green"},
        purses={0: {"white": 1}, 1: {"pink": 2, "white": 1, "token": 1}},
    )
    shown = preview(view(state, 0), Long("long", "right"))
    assert (shown.thefts, shown.stars) == ((1,), ("green",))
    assert shown.gain == (3, -1), "a second white star makes a pair"
    assert StolenFrom(0, 1, "white", 2, 0) in shown.events


def test_a_preview_ends_with_the_move() -> None:
    state = table(pawns={0: ((5, 4), "S")})
    assert preview(view(state, 0), Step("long", "left")).events[-1] == PawnLanded(0, (4, 4), "S", 0)


@pytest.mark.parametrize("seed", range(5))
def test_a_preview_comes_true(seed: int) -> None:
    state = GAME.new(tiles(), 4, seed).state
    rng = Random(seed)
    while actions := GAME.legal(state):
        action = actions[below(rng, len(actions))]
        shown = preview(view(state, state.seat), action)
        before, state = state, GAME.apply(state, action).state
        if not shown.thefts:
            won = zip(GAME.points(state), GAME.points(before), strict=True)
            assert shown.gain == tuple(now - then for now, then in won)
            assert shown.landing in (None, pawn(view(state, 0), before.seat))


# Refusals


def test_a_refusal_says_where_a_platform_blocks() -> None:
    seen = view(table(pawns={0: ((5, 4), "S")}, walls=[(6, 4), (4, 3)], floors=[(8, 3)]), 0)
    assert refusal(seen, Step("long", "right")) is None
    assert refusal(seen, Long("long", "right")) == Obstacle("blocked", (6, 4), "E")
    assert refusal(seen, High("joker", "left")) == Obstacle("blocked", (5, 3), "W")


def test_a_refusal_says_what_is_missing() -> None:
    state = table(pawns={0: ((5, 4), "S")}, played={0: [("drop", True)]})
    seen = view(state, 0)
    assert refusal(seen, Drop("drop")) == Obstacle("card_not_in_hand")
    assert refusal(seen, Drop("long")) == Obstacle("wrong_card")
    assert refusal(seen, Replay()) == Obstacle("other_phase")
    assert refusal(view(state, 1), Drop("joker")) == Obstacle("not_your_turn")
    assert refusal(view(table(pawns={0: ((5, 4), "S")}), 0), Refill()) == Obstacle("nothing_played")


def test_a_refusal_knows_thefts_and_the_end() -> None:
    pawns = {0: ((5, 4), "S"), 1: ((6, 4), "S")}
    theft, _ = do(table(pawns=pawns, purses={1: {"pink": 1}}), Step("long", "right"))
    assert refusal(view(theft, 0), Steal("token")) == Obstacle("nothing_to_steal")
    assert refusal(view(theft, 0), Refill()) == Obstacle("other_phase")
    over, _ = do(table(pawns=pawns, seat=1), Step("long", "right"))
    assert refusal(view(over, 0), Refill()) == Obstacle("over")
