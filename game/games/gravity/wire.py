"""Gravity Superstar as JSON, exactly as in docs/protocol.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import asdict, astuple, replace

from game.engine import reading
from game.engine.contract import BadState, Json, Seat
from game.games.gravity import META, model
from game.games.gravity.board import (
    PLACES,
    cells_in,
    fault,
    has_platform,
    index_of,
    position,
    survey,
    tiles_for,
)
from game.games.gravity.model import FACE_SIZES, OFF_BOARD, Card, Cell, Layout, State
from game.games.gravity.rules import DOORS, points, terms_of, why_over
from game.games.gravity.view import Table, cards_of, mask_of, pawn, purse, stars, tokens

_SETS = ("floors", "walls", "replay", "star")  # the sets of cells of a layout

# Writing


def dump(state: State) -> dict[str, Json]:
    return reading.plain_json(_table(state, state.seat, [cards_of(hand) for hand in state.hands]))


def dump_view(view: model.GravityView) -> dict[str, Json]:
    hands: list[Sequence[Card | None]] = [[None] * size for size in view.hand_sizes]
    if view.hand:
        hands[view.seat] = view.hand
    return reading.plain_json(_table(view, view.turn, hands))


def _table(table: Table, seat: Seat, hands: Sequence[Sequence[Card | None]]) -> dict[str, object]:
    theft = table.pending
    return {
        "game": "gravity",
        "version": 1,
        "options": {name: getattr(table.terms, name) for name in META.options},
        "board": _board(table.board.layout),
        "stars": [_Star(cell, colour) for cell, colour in stars(table).items()],
        "open_door": None if table.open_door < 0 else table.open_door,
        "supply": table.supply,
        "round": table.round,
        "first": table.first,
        "seat": seat,
        "phase": table.phase,
        "replayed": table.replayed,
        "last_round": table.last_round,
        "quiet_rounds": table.quiet_rounds,
        "stirred": table.stirred,
        "pending": theft and replace(theft, rest=[table.board.cells[cell] for cell in theft.rest]),
        "seats": [_seat(table, owner, hand) for owner, hand in enumerate(hands)],
    }


def _board(layout: Layout) -> dict[str, object]:
    sets = {name: _cells(getattr(layout, name)) for name in _SETS}
    return asdict(layout) | sets


def _cells(cells: Collection[Cell]) -> list[Cell]:
    """In reading order."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _seat(table: Table, seat: Seat, hand: Sequence[Card | None]) -> dict[str, object]:
    return {
        "pawn": pawn(table, seat),
        "hand": hand,
        "played": [_played(card) for card in table.played[seat]],
        "stars": purse(table, seat),
        "tokens": tokens(table, seat),
    }


def _played(played: model.Played) -> dict[str, object]:
    return {"card": played.card if isinstance(played.card, str) else None, "open": played.open}


# Reading


def read_action(data: Json) -> model.Move:
    move: model.Move = reading.read_action(data, model.Move)
    return move


_Count: TypeAlias = Annotated[int, Meta(ge=0, le=model.STARS_OF_A_COLOUR)]
_Tokens: TypeAlias = Annotated[int, Meta(ge=0, le=model.REPLAY_TOKENS)]
_Cells: TypeAlias = tuple[Cell, ...]


class _Options(reading.WrittenOptions, frozen=True):
    end: Literal["standard", "expert"] = "standard"
    first_door: Literal["random", "choose"] = "random"
    planets: Literal["box", "pocket"] = "box"


class _Board(Struct):
    width: int
    height: int
    floors: _Cells
    walls: _Cells
    replay: _Cells
    star: _Cells
    doors: Annotated[tuple[model.Door, ...], Meta(min_length=1, max_length=len(DOORS))]
    tiles: tuple[model.Laid, ...]


class _Star(Struct):
    """A star on the board."""

    cell: Cell
    colour: model.Colour


class _Theft(Struct):
    victim: reading.Index
    rest: _Cells
    door: bool


class _Stars(Struct, forbid_unknown_fields=True):
    """How many stars of each colour a seat has."""

    blue: _Count
    yellow: _Count
    pink: _Count
    green: _Count
    orange: _Count
    white: _Count


class _Seat(Struct):
    pawn: model.Pawn | None
    hand: tuple[Card, ...]
    played: tuple[model.Played, ...]
    stars: _Stars
    tokens: _Tokens


class _Written(reading.Written, kw_only=True):
    """A state as it is written."""

    game: Literal["gravity"]
    options: _Options = _Options()
    board: _Board
    stars: tuple[_Star, ...]
    open_door: reading.Index | None
    supply: _Tokens
    round: Annotated[int, Meta(ge=1, le=model.MOST_ROUNDS)]
    phase: model.Phase
    replayed: bool
    last_round: bool
    quiet_rounds: Annotated[int, Meta(ge=0, le=model.QUIET_ROUNDS_AT_END)]
    stirred: bool
    pending: _Theft | None
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=model.PLAYERS[0], max_length=model.PLAYERS[1])]


def load(data: Json) -> State:
    written = reading.read_state(data, _Written)
    players = len(written.seats)
    board = _read_board(written.board, players)
    state = State(
        board,
        terms_of(players, asdict(written.options)),
        ground=bytearray(board.bared),
        pawns=[OFF_BOARD] * players,
        purses=bytearray(n for seat in written.seats for n in (*astuple(seat.stars), seat.tokens)),
        hands=[mask_of(seat.hand) for seat in written.seats],
        played=[seat.played for seat in written.seats],
        stars_left=len(written.stars),
        supply=written.supply,
        open_door=-1,
        first=written.first,
        seat=written.seat,
        phase=written.phase,
        round=written.round,
        replayed=written.replayed,
        last_round=written.last_round,
        quiet_rounds=written.quiet_rounds,
        stirred=written.stirred,
        pending=_read_theft(written, board.layout),
    )
    _put_stars(state, written.stars)
    if written.open_door is not None:
        reading.check_index(written.open_door, "open_door", board.doors)
        state.open_door = written.open_door
        state.ground[board.doors[written.open_door] >> 2] |= model.MARKER
    for owner, seat in enumerate(written.seats):
        _check_cards(seat, f"seats[{owner}]")
        _put_pawn(state, owner, seat.pawn)
    _check(state)
    return state


def _read_board(board: _Board, players: int) -> model.Board:
    tiles = tiles_for(players)
    size = next((size for size in FACE_SIZES if cells_in(tiles, size) == (board.width, board.height)), None)
    if size is None:
        least, most = (
            "{} by {}".format(*cells_in(tiles, cells)) for cells in (FACE_SIZES[0], FACE_SIZES[-1])
        )
        raise BadState(
            f"The board of {players} players has {tiles} square tiles of one size, {least} to {most} spaces "
            f"in all; {board.width} by {board.height} is none."
        )
    sets = {name: _read_cells(getattr(board, name), f"board.{name}", board) for name in _SETS}
    laid = _in_order(board.tiles, players)
    layout = Layout(board.width, board.height, **sets, doors=board.doors, tiles=laid)
    _read_cells([door.cell for door in board.doors], "board.doors", board)
    _check_layout(layout, players)
    return survey(layout)


def _read_cells(cells: Sequence[Cell], where: str, board: _Board | Layout) -> frozenset[Cell]:
    """The cells; BadState if there is one twice, or not on the board."""
    found = frozenset(cells)
    if len(found) < len(cells):
        twice = Counter(cells).most_common(1)[0][0]
        raise BadState(f"{where} names the space {[*twice]} twice.")
    for x, y in cells:
        if not (0 <= x < board.width and 0 <= y < board.height):
            raise BadState(f"{where} names the space {[x, y]}, which is not on the board.")
    return found


def _in_order(tiles: Sequence[model.Laid], players: int) -> tuple[model.Laid, ...]:
    """The tiles, clockwise."""
    places = PLACES[tiles_for(players)]
    if tiles and len(tiles) != len(places):
        raise BadState(f"The board of {players} players has {len(places)} tiles, not {len(tiles)}.")
    laid = {tile.at: tile for tile in tiles}
    if tiles and {*laid} != {*places}:
        raise BadState("The tiles of the board must fill it, each in its own place.")
    return tuple(laid[place] for place in places if laid)


def _check_layout(layout: Layout, players: int) -> None:
    wrong = fault(layout)
    if wrong is not None:
        raise BadState(wrong)
    for cell in sorted(layout.replay & layout.star):
        raise BadState(f"The space {[*cell]} cannot show both a star and a replay symbol.")
    symbols = layout.replay | layout.star
    for door in layout.doors:
        if door.cell in symbols:
            raise BadState(f"A Door space shows no symbol, but {[*door.cell]} does.")
    if len(symbols) > model.STARS:
        raise BadState(f"The board shows {len(symbols)} symbols; there are {model.STARS} stars.")
    _check_doors(layout, PLACES[tiles_for(players)])
    if _ships(layout):
        _check_tiles(layout)


def _check_doors(layout: Layout, places: Sequence[Cell]) -> None:
    if len(layout.doors) != len(places):
        raise BadState(f"{len(places)} tiles have {len(places)} doors, not {len(layout.doors)}.")
    for index, (place, door) in enumerate(zip(places, layout.doors, strict=True)):
        if layout.tile_of(door.cell) != place:
            raise BadState(
                f"Door {index} at {[*door.cell]} must be on the tile at {[*place]}: there is one on each, "
                "in clockwise order."
            )


def _ships(layout: Layout) -> bool:
    """Whether all its tiles are told, and none is somebody's own."""
    ours = layout.size in model.SETS.values() and bool(layout.tiles)
    return ours and all(not tile.own and tile.face in model.FACES_OF_A_SET for tile in layout.tiles)


def _check_tiles(layout: Layout) -> None:
    """BadState unless the tiles show what every face shows that ships."""
    for tile in layout.tiles:
        stars, replays = (
            sum(layout.tile_of(cell) == tile.at for cell in cells) for cells in (layout.star, layout.replay)
        )
        if (stars, replays) != model.SYMBOLS_OF_A_FACE:
            raise BadState(
                f"The tile {tile.face} at {[*tile.at]} shows {stars} star symbols and {replays} replay "
                "symbols instead of 9 and 3."
            )


def _read_theft(written: _Written, layout: Layout) -> model.Theft | None:
    theft = written.pending
    if theft is None:
        return None
    reading.check_index(theft.victim, "pending.victim", written.seats)
    for cell in theft.rest:  # a path may enter a cell twice
        _read_cells([cell], "pending.rest", layout)
    return model.Theft(theft.victim, tuple(index_of(layout, cell) for cell in theft.rest), theft.door)


def _put_stars(state: State, stars: Sequence[_Star]) -> None:
    layout = state.board.layout
    for place, star in enumerate(stars):
        if star.cell not in layout.star | layout.replay:
            raise BadState(f"stars[{place}] lies on {[*star.cell]}, a space without a symbol.")
        index = index_of(layout, star.cell)
        if 0 < state.ground[index] < model.BARE_REPLAY:
            raise BadState(f"stars[{place}] lies on another star, on {[*star.cell]}.")
        state.ground[index] = 1 + model.COLOURS.index(star.colour)


def _check_cards(seat: _Seat, where: str) -> None:
    lying = [played.card for played in seat.played]
    if len(seat.hand) + len(lying) != len(model.CARDS) or {*seat.hand, *lying} != {*model.CARDS}:
        raise BadState(f"{where}: hand and played cards together must be the five cards, each once.")
    if not seat.hand:
        raise BadState(f"{where} has played all five cards: they would be back in the hand.")


def _put_pawn(state: State, owner: Seat, pawn: model.Pawn | None) -> None:
    if pawn is None:
        return
    where = f"seats[{owner}].pawn"
    layout = state.board.layout
    _read_cells([pawn.cell], where, layout)
    index = index_of(layout, pawn.cell)
    if state.ground[index] & model.PAWN:
        raise BadState(f"{where} stands on another pawn, on {[*pawn.cell]}.")
    if 0 < state.ground[index] & model.LYING < model.BARE_REPLAY:
        raise BadState(f"{where} stands on a star, on {[*pawn.cell]}: it would have taken it.")
    state.ground[index] |= owner + 1 << model.PAWN_SHIFT
    state.pawns[owner] = position(layout, pawn.cell, pawn.down)


# Checking that play can lead here


def _check(state: State) -> None:
    _check_counts(state)
    _check_feet(state)
    _check_terms(state)
    match state.phase:
        case "door":
            _check_door(state)
        case "steal":
            _check_steal(state)
        case "over":
            _check_over(state)
        case "action" | "replay":
            _check_turn(state)
    for seat, played in enumerate(state.played):
        if played and pawn(state, seat) is None:
            raise BadState(f"Seat {seat} has no pawn on the board: it cannot have played a card.")


def _check_counts(state: State) -> None:
    seats = range(state.terms.players)
    lying = Counter(stars(state).values())
    for colour in model.COLOURS:
        count = lying[colour] + sum(purse(state, seat)[colour] for seat in seats)
        if count > model.STARS_OF_A_COLOUR:
            raise BadState(f"There are {count} {colour} stars; the box holds {model.STARS_OF_A_COLOUR}.")
    spent = sum(tokens(state, seat) for seat in seats)
    if state.supply + spent != model.REPLAY_TOKENS:
        raise BadState(
            f"Supply and seats hold {state.supply + spent} tokens; there are {model.REPLAY_TOKENS}."
        )
    count = state.stars_left + sum(state.purses) - spent
    symbols = len(state.board.layout.star | state.board.layout.replay)
    if _ships(state.board.layout) and count != symbols:  # not on a board made by hand
        raise BadState(f"There are {count} stars on the board and with the seats, but {symbols} symbols.")


def _check_feet(state: State) -> None:
    """A pawn falls until a platform stops it; only a theft halts it in the air."""
    for seat in range(state.terms.players):
        stands = pawn(state, seat)
        if stands is None or (state.phase == "steal" and seat == state.seat):
            continue
        if not has_platform(state.board.layout, stands.cell, stands.down):
            cell = [*stands.cell]
            raise BadState(
                f"The pawn of seat {seat} at {cell} has no platform at its feet: it would fall on."
            )


def _check_terms(state: State) -> None:
    if (state.open_door < 0) != (state.phase == "door"):
        raise BadState("open_door is null in the phase door, and only there.")
    if (state.pending is None) == (state.phase == "steal"):
        raise BadState("There is a pending theft in the phase steal, and only there.")
    if state.last_round and not state.terms.goal:
        raise BadState("Only the expert variant announces a last round.")
    if state.terms.goal and not state.last_round and max(points(state)) >= state.terms.goal:
        raise BadState("last_round must be true: a seat has the points that announce it.")
    if state.quiet_rounds == model.QUIET_ROUNDS_AT_END and state.phase != "over":
        raise BadState(f"After {model.QUIET_ROUNDS_AT_END} quiet rounds the game is over.")


def _check_turn(state: State) -> None:
    if pawn(state, state.seat) is None:
        raise BadState(f"Seat {state.seat} is to move: its pawn must be on the board.")
    if state.phase == "replay" and (state.replayed or not tokens(state, state.seat)):
        raise BadState("Only a seat with a token that has not replayed this turn is asked to spend one.")


def _check_door(state: State) -> None:
    opening = (
        state.terms.first_door == "choose"
        and state.round == 1
        and state.seat == state.first
        and not (state.replayed or state.last_round or state.stirred or state.quiet_rounds)
        and set(state.pawns) == {OFF_BOARD}
        and set(state.hands) == {model.FULL_HAND}
        and not any(state.purses)
    )
    if not opening:
        raise BadState("A door is picked only before the first move of a game with the option choose.")


def _check_steal(state: State) -> None:
    theft = state.pending
    assert theft is not None
    at = state.pawns[state.seat]
    victim = theft.victim
    if at == OFF_BOARD:
        raise BadState(f"Seat {state.seat} is to steal: its pawn must be on the board.")
    if victim == state.seat or state.pawns[victim] != OFF_BOARD or state.hands[victim] != model.FULL_HAND:
        raise BadState("The victim of a theft is another seat, off the board and with a full hand.")
    if not points(state)[victim]:
        raise BadState("The victim of a theft has something to lose.")
    if theft.door:
        if theft.rest or state.replayed or state.board.doors[state.open_door] != at:
            raise BadState("A theft at the door is the first thing in a turn, on the open door.")
    elif not _can_go_on(state.board, at, theft.rest):
        raise BadState("pending.rest is not the rest of a move that leads through the pawn's space.")


def _can_go_on(board: model.Board, at: int, rest: model.Path) -> bool:
    """Whether some move enters this cell, with this down, and then the rest."""
    trail = (at >> 2, *rest)
    return any(
        course is not None and course[1] & 3 == at & 3 and course[0][-len(trail) :] == trail
        for row in board.courses
        for course in row
    )


def _check_over(state: State) -> None:
    if (state.seat + 1) % state.terms.players != state.first:
        raise BadState("A game ends when the seat before the first one has finished.")
    if why_over(state) is None:
        raise BadState("The game is not over: no end has been reached.")
    if state.stirred and state.quiet_rounds:
        raise BadState("A round in which something moved is not quiet.")
