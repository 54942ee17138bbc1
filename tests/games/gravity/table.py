"""Small boards laid by hand, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from game.engine.contract import Event, Json, Seat
from game.games.gravity.board import cells_in, tiles_for
from game.games.gravity.game import GAME
from game.games.gravity.model import (
    CARDS,
    COLOURS,
    REPLAY_TOKENS,
    Card,
    Cell,
    Colour,
    Direction,
    Move,
    Pawn,
    State,
    Take,
)
from game.games.gravity.view import cards_of, pawn, view

E = TypeVar("E", bound=Event)

DOORS: tuple[tuple[Cell, Direction], ...] = (((0, 4), "S"), ((9, 4), "S"))


def written(
    players: int = 2,
    *,
    floors: Iterable[Cell] = (),
    walls: Iterable[Cell] = (),
    holes: Iterable[Cell] = (),
    stars: Mapping[Cell, Colour] | None = None,
    replay: Iterable[Cell] = (),
    bare: Iterable[Cell] = (),
    doors: Sequence[tuple[Cell, Direction]] = (),
    pawns: Mapping[Seat, tuple[Cell, Direction]] | None = None,
    played: Mapping[Seat, Sequence[Card | tuple[Card, bool]]] | None = None,
    purses: Mapping[Seat, Mapping[Take, int]] | None = None,
    open_door: int | None = 0,
    end: str = "standard",
    first_door: str = "random",
    **rest: Json,
) -> dict[str, Json]:
    """A state in JSON: a board closed in by a floor along its foot and a wall along its right side.

    `holes` are taken out of that floor and wall again. `stars` lie on the board, those on cells of `replay`
    over such a symbol; `bare` are replay symbols without a star. Bare star symbols are added for the stars
    in `purses`, in free cells of the highest rows. Without `doors` they are at the edge of every tile.
    """
    doors = doors or corners(players)
    width, height = cells_in(tiles_for(players), 5)
    stars, purses = stars or {}, purses or {}
    taken = sum(count for purse in purses.values() for take, count in purse.items() if take != "token")
    bare = list(bare)
    assert len(bare) <= taken, "stars that are not on the board are in a purse"
    used = {*stars, *bare, *(cell for cell, _ in doors)}
    free = [(x, y) for y in range(height) for x in range(width) if (x, y) not in used]
    foot = {(x, height - 1) for x in range(width)} - {*holes}
    side = {(width - 1, y) for y in range(height)} - {*holes}
    return {
        "game": "gravity",
        "version": 1,
        "options": {"end": end, "first_door": first_door, "first_player": "random", "planets": "box"},
        "board": {
            "width": width,
            "height": height,
            "floors": _cells({*floors, *foot}),
            "walls": _cells({*walls, *side}),
            "replay": _cells({*replay, *bare}),
            "star": _cells({*stars, *free[: taken - len(bare)]} - {*replay}),
            "doors": [{"cell": list(cell), "down": down} for cell, down in doors],
            "tiles": [],
        },
        "stars": [{"cell": list(cell), "colour": colour} for cell, colour in stars.items()],
        "open_door": open_door,
        "supply": REPLAY_TOKENS - sum(purse.get("token", 0) for purse in purses.values()),
        "round": 1,
        "first": 0,
        "seat": 0,
        "phase": "action",
        "replayed": False,
        "last_round": False,
        "quiet_rounds": 0,
        "stirred": False,
        "pending": None,
        "seats": [
            _seat((pawns or {}).get(seat), (played or {}).get(seat, ()), purses.get(seat, {}))
            for seat in range(players)
        ],
    } | rest


def corners(players: int) -> list[tuple[Cell, Direction]]:
    """A door on every tile, clockwise: above on their heads, below at the foot of the board."""
    if players == 2:
        return [*DOORS]
    width, height = cells_in(tiles_for(players), 5)
    across = [0, width - 1] if width == 10 else [0, width // 2, width - 1]
    return [((x, 0), "N") for x in across] + [((x, height - 1), "S") for x in reversed(across)]


def _cells(cells: Iterable[Cell]) -> list[Json]:
    return [list(cell) for cell in sorted(cells)]


def _seat(
    at: tuple[Cell, Direction] | None, played: Sequence[Card | tuple[Card, bool]], purse: Mapping[Take, int]
) -> dict[str, Json]:
    lying = [(card, False) if isinstance(card, str) else card for card in played]
    down = {card for card, _ in lying}
    return {
        "pawn": at and {"cell": list(at[0]), "down": at[1]},
        "hand": [card for card in CARDS if card not in down],
        "played": [{"card": card, "open": open_} for card, open_ in lying],
        "stars": {colour: purse.get(colour, 0) for colour in COLOURS},
        "tokens": purse.get("token", 0),
    }


def table(players: int = 2, **changes: Json) -> State:
    return GAME.load(written(players, **changes))


def do(state: State, *actions: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after these actions, and the events of the last."""
    events: tuple[Event, ...] = ()
    for action in actions:
        step = GAME.apply(state, action)
        state, events = step.state, step.events
    return state, events


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def at(state: State, seat: Seat) -> Pawn | None:
    return pawn(view(state, seat), seat)


def hand(state: State, seat: Seat) -> tuple[Card, ...]:
    return cards_of(state.hands[seat])


def purse(state: State, seat: Seat) -> dict[Take, int]:
    """What a seat has, leaving out what it has none of."""
    given = GAME.dump(state)["seats"][seat]
    counts = {**given["stars"], "token": given["tokens"]}
    return {take: count for take, count in counts.items() if count}
