"""Gravity Superstar: one walk over one planet, found by trying all of them.

The board, the stars and the start are the first, in the order of the seeds, from which one walk shows every
idea in turn. Between two steps of the lesson the rival's turn is left out, so that the learner moves on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, TypeAlias

from msgspec import to_builtins

from game.catalogue import material
from game.games.gravity.board import has_platform
from game.games.gravity.game import GAME
from game.games.gravity.model import (
    CARDS,
    COLOURS,
    DIRECTIONS,
    Card,
    CardMove,
    Cell,
    CellEntered,
    Colour,
    Direction,
    PawnLanded,
    StarTaken,
    State,
    TokenTaken,
)
from game.games.gravity.view import preview
from game.home.lessons import LEARNER, Step

Data = dict[str, Any]
RIVAL = 1
SPECIALS: tuple[Card, ...] = ("drop", "rotate", "long", "high")
PURSE: tuple[Colour, ...] = ("pink", "green", "white")  # of the rival
SEEDS = 4000


class Move:
    """A card move of the learner, and what came of it."""

    def __init__(self, start: State, action: CardMove) -> None:
        self.action = action
        step = GAME.apply(start, action)
        self.events, self.state = step.events, step.state
        self.path = self._of(CellEntered)
        self.stars = self._of(StarTaken)
        self.landing = next(iter(self._of(PawnLanded)), None)
        self.walked = sum(event.how != "fall" for event in self.path)

    def _of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def fell(self) -> int:
        return len(self.path) - self.walked

    @property
    def wraps(self) -> int:
        return sum(event.wrapped for event in self.path)

    @property
    def tokens(self) -> int:
        return len(self._of(TokenTaken))

    @property
    def quiet(self) -> bool:
        """Stars alone: no token, and nobody in the way."""
        return self.landing is not None and not self.tokens and self.landing.seat == LEARNER

    @property
    def target(self) -> str:
        assert self.landing is not None
        return "cell:{},{}".format(*self.landing.cell)


Wanted: TypeAlias = Callable[[Move], bool]
Idea: TypeAlias = tuple[str, str, Card | None, Wanted]  # its name, the use, the card if one is meant


def _falls(move: Move, *cells: int) -> bool:
    return move.quiet and not move.wraps and move.fell in cells and bool(move.stars)


def _over_the_edge(move: Move) -> bool:
    return move.quiet and move.wraps == 1 and 1 <= move.fell <= 3 and bool(move.stars)


FIRST: Idea = ("step", "step", None, lambda move: _falls(move, 1, 2, 3))
WALK: tuple[Idea, ...] = (  # in any order
    ("round", "step", None, _over_the_edge),
    ("long", "long", "long", lambda move: _falls(move, 1, 2, 3)),
    ("high", "high", "high", lambda move: _falls(move, 0, 1, 2)),
    ("drop", "drop", "drop", lambda move: _falls(move, 0, 1, 2, 3)),
    ("rotate", "rotate", "rotate", lambda move: _falls(move, 2, 3, 4) and len(move.stars) > 1),
)


# Positions


def _arranged(data: Data, **changes: Any) -> State:
    """The position with some of its data changed, with the learner to act."""
    whole: Data = {
        **data,
        "seat": LEARNER,
        "first": LEARNER,
        "phase": "action",
        "round": 5,
        "replayed": False,
        "stirred": True,
        "quiet_rounds": 0,
        "pending": None,
        **changes,
    }
    return GAME.load(whole)


def _again(state: State, played: Sequence[Card] = ()) -> State:
    """The same position with the learner to act again, these cards played open."""
    data = GAME.dump(state)
    data["seats"][LEARNER] |= {
        "hand": [card for card in CARDS if card not in played],
        "played": [{"card": card, "open": True} for card in played],
    }
    return _arranged(data)


def _openings() -> Iterator[State]:
    """Positions where the learner stands anywhere, upright, with some stars won by both."""
    for seed in range(SEEDS):
        data = GAME.dump(GAME.new(material("gravity"), 2, seed).state)
        kept = _shared_out(data)
        layout = GAME.load(kept).board.layout
        for x in range(layout.width):
            for y in range(layout.height):
                if has_platform(layout, (x, y), "S") and [x, y] not in _taken(kept):
                    yield _with_pawn(kept, (x, y), "S")


def _taken(data: Data) -> list[list[int]]:
    """Cells where no pawn can be put."""
    pawns = [seat["pawn"]["cell"] for seat in data["seats"] if seat["pawn"]]
    return [*pawns, *(star["cell"] for star in data["stars"])]


def _shared_out(data: Data) -> Data:
    """Some stars of the board in the purses: one with the learner, three with the rival."""
    stars = list(data["stars"])
    purses: list[dict[str, int]] = [dict.fromkeys(COLOURS, 0) for _ in data["seats"]]
    for seat, colours in ((LEARNER, PURSE[:1]), (RIVAL, PURSE)):
        for colour in colours:
            found = next((star for star in stars if star["colour"] == colour), None)
            if found is not None:
                stars.remove(found)
                purses[seat][colour] += 1
    seats = [
        {"pawn": None, "hand": list(CARDS), "played": [], "stars": purse, "tokens": int(seat == LEARNER)}
        for seat, purse in enumerate(purses)
    ]
    whole: Data = {**data, "stars": stars, "seats": seats, "supply": data["supply"] - 1}
    return GAME.dump(_off_board(whole))


def _off_board(data: Data) -> State:
    """Loaded with the rival to act, whose pawn has just come in by the open door."""
    door = data["board"]["doors"][data["open_door"]]
    seats = [*data["seats"]]
    seats[RIVAL] = seats[RIVAL] | {"pawn": {"cell": door["cell"], "down": door["down"]}}
    changes = {"seat": RIVAL, "open_door": 1 - data["open_door"], "seats": seats, "round": 5, "stirred": True}
    return GAME.load({**data, "first": LEARNER, "phase": "action", **changes})


def _with_pawn(data: Data, cell: Cell, down: Direction) -> State:
    seats = [dict(seat) for seat in data["seats"]]
    seats[LEARNER]["pawn"] = {"cell": list(cell), "down": down}
    return _arranged({**data, "seats": seats})


# The walk


def _moves(state: State, kind: str, card: Card | None) -> Iterator[Move]:
    for action in GAME.legal(state):
        if isinstance(action, CardMove) and _kind(action) == kind and action.card == (card or "joker"):
            move = Move(state, action)
            if move.landing is not None and _clear(state, move):
                yield move


def _kind(action: CardMove) -> str:
    return type(action).__name__.lower()


def _clear(state: State, move: Move) -> bool:
    """No other use of the card leads to the same cell, where a person would choose it."""
    assert move.landing is not None
    view = GAME.view(state, LEARNER)
    others = [
        preview(view, action).landing
        for action in view.legal
        if isinstance(action, CardMove) and action.card == move.action.card and action != move.action
    ]
    return all(landing is None or landing.cell != move.landing.cell for landing in others)


@dataclass(frozen=True)
class Stage:
    """One idea of a walk: where it begins and what is done."""

    idea: str
    card: Card | None
    state: State
    move: Move


Walk: TypeAlias = tuple[Stage, ...]


def _walks(state: State, left: Sequence[Idea], done: Walk = ()) -> Iterator[Walk]:
    """Every walk from here that shows all ideas that are left."""
    if not left:
        yield done
        return
    for idea in left if done else (FIRST,):
        name, kind, card, wanted = idea
        for move in _moves(state, kind, card):
            if wanted(move) and _fresh(move, done):
                walk = (*done, Stage(name, card, state, move))
                played = [stage.card for stage in walk if stage.card is not None]
                rest = [other for other in left if other is not idea]
                yield from _walks(_again(move.state, played), rest, walk)


def _fresh(move: Move, done: Walk) -> bool:
    """Not back where the walk has been."""
    return all(move.target != stage.move.target for stage in done)


# After the walk: a rival in the way, a theft, a replay, a bare symbol


@dataclass(frozen=True)
class Ending:
    """The joker alone is in the hand: a move into the rival, and after a replay one to a bare symbol."""

    state: State
    move: Move
    target: str  # where the move will end, once the theft is done
    take: Colour  # the one thing to steal that makes a pair
    last: Move


def _endings(state: State) -> Iterator[Ending]:
    for start, move, target in _into_rival(state):
        pairs = [colour for colour in PURSE if move.state.purses[COLOURS.index(colour)] % 2]
        if len(pairs) != 1:
            continue
        robbed = _after(move.state, {"type": "steal", "take": pairs[0]})
        if robbed.phase == "replay" and robbed.seat == LEARNER:
            again = _after(robbed, {"type": "replay"})
            for last in chain.from_iterable(_moves(again, card, card) for card in SPECIALS):
                if last.tokens == 1 and not last.wraps and len(last.path) < 6:
                    yield Ending(start, move, target, pairs[0], last)


def _after(state: State, action: Data) -> State:
    return GAME.apply(state, GAME.read_action(action)).state


def _into_rival(state: State) -> Iterator[tuple[State, Move, str]]:
    for kind in SPECIALS:
        for clear in _moves(state, kind, "joker"):
            if clear.wraps or not 2 <= len(clear.path) <= 5:
                continue
            for event in clear.path[1:]:
                for start in _rival_at(state, event.cell):
                    move = Move(start, clear.action)
                    if move.state.phase == "steal" and move.state.seat == LEARNER:
                        yield start, move, clear.target


def _rival_at(state: State, cell: Cell) -> Iterator[State]:
    """The same position with the rival's pawn on a cell, if it can stand there."""
    data = GAME.dump(state)
    if list(cell) in _taken(data):
        return
    layout = state.board.layout
    down = next((way for way in DIRECTIONS if has_platform(layout, cell, way)), None)
    if down is not None:
        data["seats"][RIVAL]["pawn"] = {"cell": list(cell), "down": down}
        yield GAME.load(data)


# The lesson


def steps() -> tuple[Step, ...]:
    """The lesson of the first walk with an ending where the rival could stand all along."""
    for opening in _openings():
        for walk in _walks(opening, WALK):
            for ending in _endings(_again(walk[-1].move.state, CARDS[:-1])):
                if _out_of_the_way(ending.state, walk):
                    return _steps(walk, ending)
    raise SystemExit("No board of gravity shows every idea in one walk.")


def _steps(walk: Walk, ending: Ending) -> tuple[Step, ...]:
    walk = tuple(replace(stage, state=_with_rival(stage.state, ending.state)) for stage in walk)
    done = _again(ending.last.state, [ending.last.action.card])
    return (
        Step("lesson-gravity-feet", "pawn:0", state=GAME.dump(walk[0].state)),
        _wanted("step", None, walk[0].move),
        *(_wanted(stage.idea, stage.state, stage.move) for stage in walk[1:]),
        _wanted("eject", ending.state, ending.move, ending.target),
        Step("lesson-gravity-steal", "console", wants={"type": "steal", "take": ending.take}),
        Step("lesson-gravity-replay", "console", wants={"type": "replay"}),
        _wanted("token", None, ending.last),
        Step("lesson-gravity-refill", "refill", wants={"type": "refill"}, state=GAME.dump(done)),
        Step("lesson-gravity-end", "bar"),
    )


def _out_of_the_way(later: State, walk: Walk) -> bool:
    """Whether the rival could stand there all along."""
    cell = GAME.dump(later)["seats"][RIVAL]["pawn"]["cell"]
    entered = [list(event.cell) for stage in walk for event in stage.move.path]
    return cell not in entered and cell not in _taken(GAME.dump(walk[0].state))


def _with_rival(state: State, later: State) -> State:
    """The position with the rival where it stands later, so that it need not come from anywhere."""
    data = GAME.dump(state)
    data["seats"][RIVAL]["pawn"] = GAME.dump(later)["seats"][RIVAL]["pawn"]
    return GAME.load(data)


def _wanted(name: str, state: State | None, move: Move, target: str = "") -> Step:
    """A step that wants this move: any card will do for a step, else it is the card itself."""
    action = to_builtins(move.action)
    point = f"card:{action['card']}"
    if action["type"] == "step":
        del action["card"]
        point = "hand"
    data = None if state is None else GAME.dump(state)
    return Step(f"lesson-gravity-{name}", point, target or move.target, wants=action, state=data)
