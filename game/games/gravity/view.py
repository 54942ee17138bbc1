"""What a seat may know of Gravity Superstar, and what it can work out from that."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations, takewhile
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.engine.contract import NOBODY, Event, Seat, Transition
from game.games.gravity import model, rules
from game.games.gravity.board import WAYS, blocked_crossing
from game.games.gravity.model import Card, GravityView, Move, Pawn, Played, State
from game.games.gravity.rules import TAKES, USES, legal, play, points_of


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a mask."""
    return tuple(card for index, card in enumerate(model.CARDS) if hand >> index & 1)


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << model.CARDS.index(card) for card in cards)


# Looking


def view(state: State, seat: Seat) -> GravityView:
    to_act = None if state.phase == "over" else state.seat
    return GravityView(
        seat=seat,
        to_act=to_act,
        legal=tuple(legal(state)) if seat == to_act else (),
        board=state.board,
        terms=state.terms,
        ground=bytes(state.ground),
        pawns=tuple(state.pawns),
        purses=bytes(state.purses),
        hand=() if seat == NOBODY else cards_of(state.hands[seat]),
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        played=tuple(
            played if owner == seat else tuple(map(_as_seen, played))
            for owner, played in enumerate(state.played)
        ),
        stars_left=state.stars_left,
        supply=state.supply,
        open_door=state.open_door,
        first=state.first,
        turn=state.seat,
        phase=state.phase,
        round=state.round,
        replayed=state.replayed,
        last_round=state.last_round,
        quiet_rounds=state.quiet_rounds,
        stirred=state.stirred,
        pending=state.pending,
    )


_FACE_DOWN = Played(model.BACK, False)


def _as_seen(played: Played) -> Played:
    return played if played.open else _FACE_DOWN


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, model.CardPlayed) and not event.open and event.seat != seat:
        return replace(event, card=model.BACK)
    return event


def has_secret(view: GravityView) -> bool:
    """A seat that has played only open cards has no secret: everybody can tell which cards it still holds."""
    return view.seat != NOBODY and any(not played.open for played in view.played[view.seat])


def teaches(before: State, step: Transition[State]) -> bool:
    """A card played open shows that it was in the hand; it could have been one of those lying face down."""
    return any(
        isinstance(event, model.CardPlayed)
        and event.open
        and not all(played.open for played in before.played[event.seat])
        for event in step.events
    )


# Reading a state or a view in plain words


Table: TypeAlias = State | GravityView


def stars(table: Table) -> dict[model.Cell, model.Colour]:
    """The stars on the board."""
    return {
        table.board.cells[cell]: model.COLOURS[(what & model.LYING) - 1]
        for cell, what in enumerate(table.ground)
        if 0 < what & model.LYING < model.BARE_REPLAY
    }


def pawn(table: Table, seat: Seat) -> Pawn | None:
    at = table.pawns[seat]
    return None if at == model.OFF_BOARD else Pawn(table.board.cells[at >> 2], model.DIRECTIONS[at & 3])


def purse(table: Table, seat: Seat) -> dict[model.Colour, int]:
    """The stars of a seat, by colour."""
    return dict(
        zip(model.COLOURS, table.purses[model.PURSE * seat : model.PURSE * seat + model.TOKENS], strict=True)
    )


def tokens(table: Table, seat: Seat) -> int:
    return table.purses[model.PURSE * seat + model.TOKENS]


def stock(table: Table, seat: Seat, take: model.Take) -> int:
    """How many stars of a colour, or tokens, a seat has."""
    return table.purses[model.PURSE * seat + TAKES.index(take)]


def worth(table: Table, seat: Seat, take: model.Take, change: int) -> int:
    """How a seat's points change if it gets so many more (or fewer) of one thing."""
    purses = bytearray(table.purses)
    purses[model.PURSE * seat + TAKES.index(take)] += change
    return points_of(purses, seat) - points_of(table.purses, seat)


def restocked(view: GravityView, seat: Seat, take: model.Take, count: int) -> GravityView:
    """The same view, but the seat has so many of one thing."""
    purses = bytearray(view.purses)
    purses[model.PURSE * seat + TAKES.index(take)] = count
    return replace(view, purses=bytes(purses))


def points(view: GravityView) -> tuple[int, ...]:
    return tuple(points_of(view.purses, seat) for seat in range(view.terms.players))


def next_door(view: GravityView) -> int | None:
    """The door that the marker moves to if somebody enters now; None if it stays."""
    return None if view.open_door < 0 else rules.next_door(view.board, view.ground, view.open_door)


# Imagining


def imagine(view: GravityView, rng: Random) -> State:
    hands = []
    tables = []
    for owner, played in enumerate(view.played):
        if owner == view.seat:
            hands.append(mask_of(view.hand))
            tables.append(played)
        else:
            ways = deals(played)
            hand, table = ways[int(rng.random() * len(ways))]
            hands.append(hand)
            tables.append(table)
    return State(
        view.board,
        view.terms,
        bytearray(view.ground),
        list(view.pawns),
        bytearray(view.purses),
        hands,
        tables,
        view.stars_left,
        view.supply,
        view.open_door,
        view.first,
        view.turn,
        view.phase,
        view.round,
        view.replayed,
        view.last_round,
        view.quiet_rounds,
        view.stirred,
        view.pending,
    )


@cache
def deals(played: tuple[Played, ...]) -> tuple[tuple[int, tuple[Played, ...]], ...]:
    """All pairs of a hand and played cards that may be behind these backs, all equally likely."""
    hidden = [card for card in model.CARDS if Played(card, True) not in played]
    backs = sum(not lying.open for lying in played)
    return tuple(_deal(played, hidden, under) for under in permutations(hidden, backs))


def _deal(
    played: tuple[Played, ...], hidden: list[Card], under: tuple[Card, ...]
) -> tuple[int, tuple[Played, ...]]:
    faces = iter(under)
    table = tuple(lying if lying.open else Played(next(faces), False) for lying in played)
    return mask_of(tuple(card for card in hidden if card not in under)), table


# Looking ahead


class Preview(Struct, frozen=True):
    """What an action would do, up to the end of the move.

    `events` are those of the actor and of the pawns that it ejects. For a theft on the way, the best loot is
    taken here, although the actor will choose; `thefts` says from whom.
    """

    events: tuple[Event, ...]
    path: tuple[model.CellEntered, ...]
    landing: Pawn | None
    stars: tuple[model.Colour, ...]  # picked up from the board, in order
    tokens: int  # picked up from the board
    thefts: tuple[Seat, ...]
    gain: tuple[int, ...]  # points won or lost, by seat


def preview(view: GravityView, action: Move) -> Preview:
    """What a legal action of this seat would do, found by playing it on a copy."""
    state = imagine(view, Random(0))
    seat = view.turn
    before = points(view)
    log: list[Event] = []
    play(state, action, log)
    while state.phase == "steal" and state.seat == seat:
        _steal_best(state, log)
    events = tuple(takewhile(lambda event: not isinstance(event, model.TurnStarted | model.RoundEnded), log))
    return Preview(
        events,
        tuple(event for event in events if isinstance(event, model.CellEntered)),
        next((Pawn(event.cell, event.down) for event in events if isinstance(event, model.PawnLanded)), None),
        tuple(event.colour for event in events if isinstance(event, model.StarTaken)),
        sum(isinstance(event, model.TokenTaken) for event in events),
        tuple(event.victim for event in events if isinstance(event, model.StolenFrom)),
        tuple(now - then for now, then in zip(rules.points(state), before, strict=True)),
    )


def after_token(before: GravityView) -> GravityView:
    """What a seat that may replay would see, had it spent a token for that."""
    state = imagine(before, Random(0))
    play(state, model.Replay())
    return view(state, before.seat)


def _steal_best(state: State, log: list[Event]) -> None:
    def worth(action: Move) -> int:
        after = rules.copy(state)
        play(after, action)
        return points_of(after.purses, state.seat)

    play(state, max(legal(state), key=worth), log)


WhyNot: TypeAlias = Literal[
    "over",
    "not_your_turn",
    "other_phase",
    "nothing_to_steal",
    "nothing_played",
    "card_not_in_hand",
    "wrong_card",
    "blocked",
]


class Obstacle(Struct, frozen=True):
    """Why an action is not legal: the name of a reason."""

    why: WhyNot
    cell: model.Cell | None = None  # blocked: by the platform on this edge of this cell
    edge: model.Direction | None = None


def refusal(view: GravityView, action: Move) -> Obstacle | None:
    """Why this seat cannot do that now; None if it can."""
    if action in view.legal:
        return None
    if view.to_act != view.seat:
        return Obstacle("over" if view.to_act is None else "not_your_turn")
    if view.phase == "steal" and isinstance(action, model.Steal):
        return Obstacle("nothing_to_steal")
    if view.phase != "action":
        return Obstacle("other_phase")
    return _refused_in_turn(view, action)


def _refused_in_turn(view: GravityView, action: Move) -> Obstacle:
    if isinstance(action, model.Refill):
        return Obstacle("nothing_played")
    if not isinstance(action, model.CardMove):
        return Obstacle("other_phase")
    if action not in USES:
        return Obstacle("wrong_card")
    if action.card not in view.hand:
        return Obstacle("card_not_in_hand")
    cell, edge = blocked_crossing(view.board, view.pawns[view.seat], WAYS[USES[action].way])
    return Obstacle("blocked", cell, edge)
