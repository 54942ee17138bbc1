"""Gravity Superstar as JSON, to the letter of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import ValidationError, convert

from game.engine.contract import BadState, IllegalAction, Json, Seat
from game.engine.reading import flag, heading, items, member, one_of, quoted, record, seats, whole
from game.games.gravity.board import (
    PLACES,
    SYMBOLS,
    fault,
    has_platform,
    index_of,
    position,
    size_of,
    survey,
    tiles_for,
)
from game.games.gravity.model import (
    BARE_REPLAY,
    CARDS,
    COLOURS,
    DIRECTIONS,
    FACE_SIZE,
    FULL_HAND,
    LYING,
    MARKER,
    OFF_BOARD,
    PAWN,
    PAWN_SHIFT,
    PHASES,
    PLAYERS,
    PURSE,
    QUIET_ROUNDS_AT_END,
    REPLAY_TOKENS,
    STARS_OF_A_COLOUR,
    TOKENS,
    Board,
    Cell,
    Door,
    GravityView,
    Laid,
    Layout,
    Move,
    Path,
    Played,
    State,
    Terms,
    Theft,
)
from game.games.gravity.rules import DOORS, points, terms_of, why_over
from game.games.gravity.view import cards_of, mask_of

_NAME = "gravity"
_MANY = 10**6  # rounds: no game comes near
_NAME_LENGTH = 64  # of a face
_SHOWN = 200  # characters of a complaint


# Writing


def dump(state: State) -> dict[str, Json]:
    hands = [list(cards_of(hand)) for hand in state.hands]
    return _dump(state, state.seat, hands)


def dump_view(view: GravityView) -> dict[str, Json]:
    hands: list[Json] = [[None] * size for size in view.hand_sizes]
    if view.hand:
        hands[view.seat] = list(view.hand)
    return _dump(view, view.turn, hands)


def _dump(table: State | GravityView, seat: Seat, hands: Sequence[Json]) -> dict[str, Json]:
    return {
        "game": _NAME,
        "version": 1,
        "options": {"end": table.terms.end, "first_door": table.terms.first_door},
        "board": _board(table.board.layout),
        "stars": _stars(table),
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
        "pending": _pending(table),
        "seats": [_seat(table, owner, hand) for owner, hand in enumerate(hands)],
    }


def _board(layout: Layout) -> dict[str, Json]:
    return {
        "width": layout.width,
        "height": layout.height,
        "floors": _cells(layout.floors),
        "walls": _cells(layout.walls),
        "replay": _cells(layout.replay),
        "star": _cells(layout.star),
        "doors": [{"cell": list(door.cell), "down": door.down} for door in layout.doors],
        "tiles": [{"face": tile.face, "turns": tile.turns, "at": list(tile.at)} for tile in layout.tiles],
    }


def _cells(cells: Collection[Cell]) -> list[Json]:
    """In reading order."""
    return [list(cell) for cell in sorted(cells, key=lambda cell: (cell[1], cell[0]))]


def _stars(table: State | GravityView) -> list[Json]:
    return [
        {"cell": list(table.board.cells[cell]), "colour": COLOURS[(what & LYING) - 1]}
        for cell, what in enumerate(table.ground)
        if 0 < what & LYING < BARE_REPLAY
    ]


def _pending(table: State | GravityView) -> Json:
    theft = table.pending
    if theft is None:
        return None
    rest = [list(table.board.cells[cell]) for cell in theft.rest]
    return {"victim": theft.victim, "rest": rest, "door": theft.door}


def _seat(table: State | GravityView, seat: Seat, hand: Json) -> dict[str, Json]:
    purse = table.purses[PURSE * seat : PURSE * seat + PURSE]
    at = table.pawns[seat]
    pawn = {"cell": list(table.board.cells[at >> 2]), "down": DIRECTIONS[at & 3]}
    return {
        "pawn": None if at == OFF_BOARD else pawn,
        "hand": hand,
        "played": [_played(card) for card in table.played[seat]],
        "stars": dict(zip(COLOURS, purse, strict=False)),
        "tokens": purse[TOKENS],
    }


def _played(played: Played) -> dict[str, Json]:
    return {"card": played.card if isinstance(played.card, str) else None, "open": played.open}


# Reading


def read_action(data: Json) -> Move:
    try:
        return convert(data, Move)  # type: ignore[no-any-return]
    except (ValidationError, UnicodeError) as wrong:
        raise IllegalAction(f"No action of Gravity Superstar: {str(wrong)[:_SHOWN]}.") from wrong


def load(data: Json) -> State:
    given = heading(data, _NAME)
    each = seats(given, *PLAYERS)
    players = len(each)
    board = _read_board(member(given, "board"), players)
    state = State(
        board,
        _read_terms(member(given, "options"), players),
        ground=bytearray(board.bared),
        pawns=[OFF_BOARD] * players,
        purses=bytearray(PURSE * players),
        hands=[0] * players,
        played=[()] * players,
        stars_left=0,
        supply=whole(member(given, "supply"), "supply", 0, REPLAY_TOKENS),
        open_door=-1,
        first=whole(member(given, "first"), "first", 0, players - 1),
        seat=whole(member(given, "seat"), "seat", 0, players - 1),
        phase=one_of(member(given, "phase"), "phase", PHASES),
        round=whole(member(given, "round"), "round", 1, _MANY),
        replayed=flag(member(given, "replayed"), "replayed"),
        last_round=flag(member(given, "last_round"), "last_round"),
        quiet_rounds=whole(member(given, "quiet_rounds"), "quiet_rounds", 0, QUIET_ROUNDS_AT_END),
        stirred=flag(member(given, "stirred"), "stirred"),
        pending=_read_theft(member(given, "pending"), board, players),
    )
    _read_stars(state, member(given, "stars"))
    _read_marker(state, member(given, "open_door"))
    for owner, seat in enumerate(each):
        _read_seat(state, owner, record(seat, f"seats[{owner}]"))
    _check(state)
    return state


def _read_terms(data: Json, players: int) -> Terms:
    options = record(data, "options")
    return terms_of(
        players,
        {
            "end": one_of(member(options, "end", "options"), "options.end", ("standard", "expert")),
            "first_door": one_of(
                member(options, "first_door", "options"), "options.first_door", ("random", "choose")
            ),
        },
    )


def _read_board(data: Json, players: int) -> Board:
    board = record(data, "board")
    width, height = size_of(tiles_for(players))
    given = [member(board, key, "board") for key in ("width", "height")]
    if [whole(size, "A size of the board", 1, _MANY) for size in given] != [width, height]:
        raise BadState(f"The board of {players} players is {width} cells wide and {height} high.")
    layout = Layout(
        width,
        height,
        floors=_read_cells(board, "floors", width, height),
        walls=_read_cells(board, "walls", width, height),
        replay=_read_cells(board, "replay", width, height),
        star=_read_cells(board, "star", width, height),
        doors=_read_doors(member(board, "doors", "board"), width, height),
        tiles=_read_tiles(member(board, "tiles", "board"), players),
    )
    _check_layout(layout)
    return survey(layout)


def _read_cells(board: dict[str, Json], key: str, width: int, height: int) -> frozenset[Cell]:
    where = f"board.{key}"
    given = items(member(board, key, "board"), where)
    cells = [_read_cell(cell, f"{where}[{place}]", width, height) for place, cell in enumerate(given)]
    _check_distinct(cells, where)
    return frozenset(cells)


def _read_cell(data: Json, where: str, width: int, height: int) -> Cell:
    pair = items(data, where)
    if len(pair) != 2:
        raise BadState(f"{where} must be a cell [x, y], not a list of {len(pair)}.")
    return whole(pair[0], f"{where}[0]", 0, width - 1), whole(pair[1], f"{where}[1]", 0, height - 1)


def _check_distinct(cells: Sequence[Cell], where: str) -> None:
    if len(set(cells)) < len(cells):
        raise BadState(f"{where} names a cell twice.")


def _read_doors(data: Json, width: int, height: int) -> tuple[Door, ...]:
    given = [
        (f"board.doors[{place}]", record(door, f"board.doors[{place}]"))
        for place, door in enumerate(items(data, "board.doors"))
    ]
    if not 1 <= len(given) <= len(DOORS):
        raise BadState(f"A board has 1 to {len(DOORS)} doors, not {len(given)}.")
    doors = tuple(
        Door(
            _read_cell(member(door, "cell", where), f"{where}.cell", width, height),
            one_of(member(door, "down", where), f"{where}.down", DIRECTIONS),
        )
        for where, door in given
    )
    _check_distinct([door.cell for door in doors], "board.doors")
    return doors


def _read_tiles(data: Json, players: int) -> tuple[Laid, ...]:
    given = items(data, "board.tiles")
    places = PLACES[tiles_for(players)]
    if given and len(given) != len(places):
        raise BadState(f"The board of {players} players has {len(places)} tiles, not {len(given)}.")
    tiles = tuple(_read_tile(tile, f"board.tiles[{place}]") for place, tile in enumerate(given))
    if tiles and tuple(tile.at for tile in tiles) != places:
        raise BadState("board.tiles must lie clockwise, from the top left.")
    return tiles


def _read_tile(data: Json, where: str) -> Laid:
    tile = record(data, where)
    face = member(tile, "face", where)
    if not isinstance(face, str) or not 1 <= len(face) <= _NAME_LENGTH:
        raise BadState(f"{where}.face must be the name of a face, not {quoted(face)}.")
    turns = whole(member(tile, "turns", where), f"{where}.turns", 0, 3)
    return Laid(face, turns, _read_cell(member(tile, "at", where), f"{where}.at", 3, 2))


def _check_layout(layout: Layout) -> None:
    wrong = fault(layout)
    if wrong is not None:
        raise BadState(wrong)
    if layout.replay & layout.star:
        raise BadState("A cell cannot show both a star and a replay symbol.")
    if any(door.cell in layout.replay | layout.star for door in layout.doors):
        raise BadState("A door cell shows no symbol.")
    if layout.tiles:
        _check_tiles(layout)


def _check_tiles(layout: Layout) -> None:
    """What every face shows."""
    if len(layout.doors) != len(layout.tiles):
        raise BadState(f"{len(layout.tiles)} tiles have {len(layout.tiles)} doors, not {len(layout.doors)}.")
    for place, (tile, door) in enumerate(zip(layout.tiles, layout.doors, strict=True)):
        if _tile_of(door.cell) != tile.at:
            raise BadState(f"Door {place} must be on tile {place}: doors are in clockwise order.")
        stars, replays = (
            sum(_tile_of(cell) == tile.at for cell in cells) for cells in (layout.star, layout.replay)
        )
        if (stars, replays) != SYMBOLS:
            raise BadState(f"Tile {place} shows {stars} stars and {replays} replays instead of 9 and 3.")


def _tile_of(cell: Cell) -> Cell:
    return cell[0] // FACE_SIZE, cell[1] // FACE_SIZE


def _read_theft(data: Json, board: Board, players: int) -> Theft | None:
    if data is None:
        return None
    theft = record(data, "pending")
    width, height = board.layout.width, board.layout.height
    rest = items(member(theft, "rest", "pending"), "pending.rest")
    cells = [_read_cell(cell, f"pending.rest[{place}]", width, height) for place, cell in enumerate(rest)]
    return Theft(
        whole(member(theft, "victim", "pending"), "pending.victim", 0, players - 1),
        tuple(index_of(board.layout, cell) for cell in cells),
        flag(member(theft, "door", "pending"), "pending.door"),
    )


def _read_stars(state: State, data: Json) -> None:
    layout = state.board.layout
    for place, star in enumerate(items(data, "stars")):
        where = f"stars[{place}]"
        given = record(star, where)
        cell = _read_cell(member(given, "cell", where), f"{where}.cell", layout.width, layout.height)
        colour = one_of(member(given, "colour", where), f"{where}.colour", COLOURS)
        if cell not in layout.star | layout.replay:
            raise BadState(f"{where} lies on a cell without a symbol.")
        index = index_of(layout, cell)
        if 0 < state.ground[index] < BARE_REPLAY:
            raise BadState(f"{where} lies on another star.")
        state.ground[index] = 1 + COLOURS.index(colour)
        state.stars_left += 1


def _read_marker(state: State, data: Json) -> None:
    if data is None:
        return
    state.open_door = whole(data, "open_door", 0, len(state.board.doors) - 1)
    state.ground[state.board.doors[state.open_door] >> 2] |= MARKER


def _read_seat(state: State, owner: Seat, data: dict[str, Json]) -> None:
    where = f"seats[{owner}]"
    _read_pawn(state, owner, member(data, "pawn", where), f"{where}.pawn")
    hand = items(member(data, "hand", where), f"{where}.hand")
    cards = [one_of(card, f"{where}.hand[{place}]", CARDS) for place, card in enumerate(hand)]
    played = items(member(data, "played", where), f"{where}.played")
    state.played[owner] = tuple(
        _read_played(card, f"{where}.played[{place}]") for place, card in enumerate(played)
    )
    lying = [card.card for card in state.played[owner]]
    if len(cards) + len(lying) != len(CARDS) or {*cards, *lying} != {*CARDS}:
        raise BadState(f"{where}: hand and played cards together must be the five cards, each once.")
    if not cards:
        raise BadState(f"{where} has played all five cards: they would be back in the hand.")
    state.hands[owner] = mask_of(cards)
    _read_purse(state, owner, data)


def _read_pawn(state: State, owner: Seat, data: Json, where: str) -> None:
    if data is None:
        return
    pawn = record(data, where)
    layout = state.board.layout
    cell = _read_cell(member(pawn, "cell", where), f"{where}.cell", layout.width, layout.height)
    down = one_of(member(pawn, "down", where), f"{where}.down", DIRECTIONS)
    index = index_of(layout, cell)
    if state.ground[index] & PAWN:
        raise BadState(f"{where} stands on another pawn.")
    if 0 < state.ground[index] & LYING < BARE_REPLAY:
        raise BadState(f"{where} stands on a star: it would have taken it.")
    state.ground[index] |= owner + 1 << PAWN_SHIFT
    state.pawns[owner] = position(layout, cell, down)


def _read_played(data: Json, where: str) -> Played:
    played = record(data, where)
    if member(played, "card", where) is None:
        raise BadState(f"{where} is hidden: this is a view, not a state.")
    return Played(
        one_of(played["card"], f"{where}.card", CARDS),
        flag(member(played, "open", where), f"{where}.open"),
    )


def _read_purse(state: State, owner: Seat, data: dict[str, Json]) -> None:
    where = f"seats[{owner}]"
    stars = record(member(data, "stars", where), f"{where}.stars")
    for thing, colour in enumerate(COLOURS):
        given = member(stars, colour, f"{where}.stars")
        state.purses[PURSE * owner + thing] = whole(given, f"{where}.stars.{colour}", 0, STARS_OF_A_COLOUR)
    tokens = whole(member(data, "tokens", where), f"{where}.tokens", 0, REPLAY_TOKENS)
    state.purses[PURSE * owner + TOKENS] = tokens


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


def _check_counts(state: State) -> None:
    for thing, colour in enumerate(COLOURS):
        stars = sum(state.purses[thing::PURSE]) + _on_board(state, thing)
        if stars > STARS_OF_A_COLOUR:
            raise BadState(f"There are {stars} {colour} stars; the box holds {STARS_OF_A_COLOUR}.")
    tokens = sum(state.purses[TOKENS::PURSE])
    if state.supply + tokens != REPLAY_TOKENS:
        raise BadState(f"Supply and seats hold {state.supply + tokens} tokens; there are {REPLAY_TOKENS}.")
    stars = state.stars_left + sum(state.purses) - tokens
    symbols = len(state.board.layout.star | state.board.layout.replay)
    if state.board.layout.tiles and stars != symbols:  # a board made by hand may tell less than it had
        raise BadState(f"There are {stars} stars on the board and with the seats, but {symbols} symbols.")


def _on_board(state: State, colour: int) -> int:
    return sum(what & LYING == colour + 1 for what in state.ground)


def _check_feet(state: State) -> None:
    """A pawn falls until a platform stops it; only a theft halts it in the air."""
    for seat, at in enumerate(state.pawns):
        if at == OFF_BOARD or (state.phase == "steal" and seat == state.seat):
            continue
        if not has_platform(state.board.layout, state.board.cells[at >> 2], DIRECTIONS[at & 3]):
            raise BadState(f"The pawn of seat {seat} has no platform at its feet: it would fall on.")


def _check_terms(state: State) -> None:
    if (state.open_door < 0) != (state.phase == "door"):
        raise BadState("open_door is null in the phase door, and only there.")
    if (state.pending is None) == (state.phase == "steal"):
        raise BadState("There is a pending theft in the phase steal, and only there.")
    if state.last_round and not state.terms.goal:
        raise BadState("Only the expert end announces a last round.")
    if state.terms.goal and not state.last_round and max(points(state)) >= state.terms.goal:
        raise BadState("last_round must be true: a seat has the points that announce it.")
    if state.quiet_rounds == QUIET_ROUNDS_AT_END and state.phase != "over":
        raise BadState(f"After {QUIET_ROUNDS_AT_END} quiet rounds the game is over.")


def _check_turn(state: State) -> None:
    if state.pawns[state.seat] == OFF_BOARD:
        raise BadState(f"Seat {state.seat} is to move: its pawn must be on the board.")
    if state.phase == "replay" and (state.replayed or not state.purses[PURSE * state.seat + TOKENS]):
        raise BadState("Only a seat with a token that has not replayed this turn is asked to spend one.")


def _check_door(state: State) -> None:
    opening = (
        state.terms.first_door == "choose"
        and state.round == 1
        and state.seat == state.first
        and not (state.replayed or state.last_round or state.stirred or state.quiet_rounds)
        and set(state.pawns) == {OFF_BOARD}
        and set(state.hands) == {FULL_HAND}
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
    if victim == state.seat or state.pawns[victim] != OFF_BOARD or state.hands[victim] != FULL_HAND:
        raise BadState("The victim of a theft is another seat, off the board and with a full hand.")
    if not any(state.purses[PURSE * victim : PURSE * victim + PURSE]):
        raise BadState("The victim of a theft has something to take.")
    if theft.door:
        if theft.rest or state.replayed or state.board.doors[state.open_door] != at:
            raise BadState("A theft at the door is the first thing in a turn, on the open door.")
    elif not _can_go_on(state.board, at, theft.rest):
        raise BadState("pending.rest is not the rest of a move that leads through the pawn's cell.")


def _can_go_on(board: Board, at: int, rest: Path) -> bool:
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
