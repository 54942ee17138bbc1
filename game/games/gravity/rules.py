"""The rules of Gravity Superstar. `legal` says what is legal; the other functions trust their caller.

Events are told only if a log is given; nothing else depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from game.engine.chance import below, generator, shuffled
from game.engine.contract import FIRST_PLAYER, Event, Result, Seat, Transition, first_of, leaders
from game.games.gravity import model
from game.games.gravity.board import WAYS, index_of, survey
from game.games.gravity.dealing import deal
from game.games.gravity.model import COLOURS, DIRECTIONS, PAWN, PURSE, TOKENS, Move, Path, State

Log: TypeAlias = list[Event] | None

STARS_AT_END = {2: 4, 3: 8, 4: 8, 5: 12, 6: 12}
GOALS = {2: 18, 3: 24, 4: 18, 5: 24, 6: 18}

REFILL, REPLAY, END = model.Refill(), model.Replay(), model.End()
TAKES: tuple[model.Take, ...] = (*COLOURS, "token")
STEALS = tuple(model.Steal(take) for take in TAKES)
DOORS = tuple(model.PickDoor(door) for door in range(6))


# Set-up


def terms_of(players: int, options: Mapping[str, str]) -> model.Terms:
    goal = GOALS[players] if options["end"] == "expert" else 0
    agreed = options["end"], options["first_door"], options[FIRST_PLAYER], options["planets"]
    return model.Terms(players, *agreed, STARS_AT_END[players], goal)


def set_up(
    material: model.Material, players: int, seed: int, options: Mapping[str, str]
) -> Transition[State]:
    rng = generator(seed)
    layout = deal(material, players, options["planets"], rng)
    board = survey(layout)
    planets = next((name for name, size in model.SETS.items() if size == layout.size), "box")
    symbols = sorted(index_of(layout, cell) for cell in layout.replay | layout.star)
    bag = shuffled(rng, [1 + star // model.STARS_OF_A_COLOUR for star in range(model.STARS)])
    ground = bytearray(len(board.cells))
    for cell, star in zip(symbols, bag, strict=False):
        ground[cell] = star
    door = below(rng, len(board.doors))
    first = first_of(options, below(rng, players))
    state = State(
        board,
        terms_of(players, {**options, "planets": planets}),
        ground,
        pawns=[model.OFF_BOARD] * players,
        purses=bytearray(PURSE * players),
        hands=[model.FULL_HAND] * players,
        played=[()] * players,
        stars_left=len(symbols),
        supply=model.REPLAY_TOKENS,
        open_door=-1,
        first=first,
        seat=first,
        phase="action",
    )
    log: list[Event] = [model.GameStarted(players, first, len(symbols))]
    if state.terms.first_door == "choose":
        log.append(model.TurnStarted(first, state.round))
        state.phase = "door"
    else:
        _place_marker(state, door, log)
        _start_turn(state, log)
    return Transition(state, tuple(log))


# What is legal


class _Use(NamedTuple):
    """A move with a card."""

    action: model.CardMove
    way: int  # index into WAYS
    bit: int  # of the card in a hand
    laid: tuple[model.Played]


_KINDS: Mapping[model.Use, Callable[..., model.CardMove]] = {
    "step": model.Step,
    "long": model.Long,
    "high": model.High,
    "drop": model.Drop,
    "rotate": model.Rotate,
}


def _uses() -> list[_Use]:
    return [
        _Use(
            _card_move(card, way),
            way,
            1 << model.CARDS.index(card),
            (model.Played(card, WAYS[way].use != "step"),),
        )
        for way in range(len(WAYS))
        for card in model.CARDS
        if WAYS[way].use in ("step", card) or card == "joker"
    ]


def _card_move(card: model.Card, way: int) -> model.CardMove:
    side = WAYS[way].side
    return _KINDS[WAYS[way].use](card, *() if side is None else (side,))


_USES = _uses()  # in the order of WAYS, then of CARDS
USES: Mapping[Move, _Use] = {use.action: use for use in _USES}


def _offer(blocked: int, hand: int) -> tuple[Move, ...]:
    refill = () if hand == model.FULL_HAND else (REFILL,)
    return refill + tuple(use.action for use in _USES if hand & use.bit and not blocked >> use.way & 1)


# All legal moves of a turn, made once: by the six bits of blocked ways (see Board.blocked), then by hand.
OFFERS = tuple(
    tuple(_offer(blocked, hand) for hand in range(model.FULL_HAND + 1)) for blocked in range(1 << 6)
)
_REPLAY_OR_END: tuple[Move, ...] = (REPLAY, END)


def to_act(state: State) -> Seat | None:
    return None if state.phase == "over" else state.seat


def legal(state: State) -> Sequence[Move]:
    phase = state.phase
    if phase == "action":
        seat = state.seat
        return OFFERS[state.board.blocked[state.pawns[seat]]][state.hands[seat]]
    if phase == "replay":
        return _REPLAY_OR_END
    if phase == "steal":
        assert state.pending is not None
        victim = PURSE * state.pending.victim
        return tuple(steal for thing, steal in enumerate(STEALS) if state.purses[victim + thing])
    if phase == "door":
        return DOORS[: len(state.board.doors)]
    return ()


# Playing an action


def play(state: State, action: Move, log: Log = None) -> None:
    use = USES.get(action)
    if use is not None:
        _use_card(state, use, log)
    else:
        _OTHER_MOVES[type(action)](state, action, log)


def _use_card(state: State, use: _Use, log: Log) -> None:
    action, way, bit, laid = use
    seat = state.seat
    start = state.pawns[seat]
    course = state.board.courses[start][way]
    assert course is not None  # else it was not legal
    path, end = course
    if log is not None:
        log.append(model.CardPlayed(seat, laid[0].card, laid[0].open, WAYS[way].use))
    hand = state.hands[seat] & ~bit
    if hand:
        state.hands[seat] = hand
        state.played[seat] += laid
    else:
        _return_cards(state, seat, "fifth", log)
    if log is not None and isinstance(action, model.Rotate):
        log.append(model.PawnTurned(seat, state.board.cells[start >> 2], action.turn, DIRECTIONS[end & 3]))
    state.ground[start >> 2] &= ~PAWN
    _advance(state, path, start >> 2, end, _GAITS[WAYS[way].use], log)


def _return_cards(state: State, seat: Seat, why: model.WhyReturned, log: Log) -> None:
    if log is not None:
        log.append(model.CardsReturned(seat, len(state.played[seat]) + (why == "fifth"), why))
    state.hands[seat] = model.FULL_HAND
    state.played[seat] = ()


def _advance(state: State, path: Path, before: int, end: int, gait: model.How, log: Log) -> None:
    """Enter the cells of a path, up to its end or to a theft with a choice."""
    ground = state.ground
    for cell in path:
        if log is not None:
            log.append(_entered(state, before, cell, end & 3, gait))
            before, gait = cell, "leap"
        what = ground[cell]
        if what:
            if what & PAWN:
                victim = ((what & PAWN) >> model.PAWN_SHIFT) - 1
                if _eject(state, victim, cell, log):
                    rest = path[path.index(cell) + 1 :]
                    _ask_for_theft(state, cell * 4 + (end & 3), model.Theft(victim, rest, False), log)
                    return
            elif what < model.BARE_REPLAY:
                _take_star(state, cell, what - 1, log)
            elif what == model.BARE_REPLAY:
                _take_token(state, cell, log)
            if what & model.MARKER:
                _move_marker(state, log)
    _land(state, end, log)


def _land(state: State, end: int, log: Log) -> None:
    seat = state.seat
    state.ground[end >> 2] |= seat + 1 << model.PAWN_SHIFT
    state.pawns[seat] = end
    if log is not None:
        log.append(model.PawnLanded(seat, state.board.cells[end >> 2], DIRECTIONS[end & 3], _fallen(log)))
    if state.terms.goal:
        _announce_last_round(state, log)
    _end_action(state, log)


def _take_star(state: State, cell: int, colour: int, log: Log) -> None:
    seat = state.seat
    thing = PURSE * seat + colour
    state.purses[thing] += 1
    state.stars_left -= 1
    state.stirred = True
    state.ground[cell] = state.board.bared[cell]
    if log is not None:
        at = state.board.cells[cell]
        log.append(model.StarTaken(seat, at, COLOURS[colour], state.purses[thing], state.stars_left))


def _take_token(state: State, cell: int, log: Log) -> None:
    if not state.supply:
        return
    seat = state.seat
    thing = PURSE * seat + TOKENS
    state.purses[thing] += 1
    state.supply -= 1
    state.stirred = True
    if log is not None:
        log.append(model.TokenTaken(seat, state.board.cells[cell], state.purses[thing], state.supply))


def _eject(state: State, victim: Seat, cell: int, log: Log) -> bool:
    """Send a pawn off the board. True if its owner has something to steal."""
    state.ground[cell] &= ~PAWN
    state.pawns[victim] = model.OFF_BOARD
    if log is not None:
        log.append(model.PawnEjected(victim, state.seat, state.board.cells[cell]))
    if state.hands[victim] != model.FULL_HAND:
        _return_cards(state, victim, "ejected", log)
    return any(state.purses[PURSE * victim : PURSE * victim + PURSE])


def _ask_for_theft(state: State, at: int, theft: model.Theft, log: Log) -> None:
    """Stop in the middle of a move: the pawn stands where it ejected the other."""
    seat = state.seat
    state.ground[at >> 2] |= seat + 1 << model.PAWN_SHIFT
    state.pawns[seat] = at
    state.phase = "steal"
    state.pending = theft
    _announce_last_round(state, log)


def _steal(state: State, action: model.Steal, log: Log) -> None:
    theft = state.pending
    assert theft is not None
    thing = TAKES.index(action.take)
    mine, theirs = PURSE * state.seat + thing, PURSE * theft.victim + thing
    state.purses[mine] += 1
    state.purses[theirs] -= 1
    state.stirred = True
    state.pending = None
    if log is not None:
        counts = state.purses[mine], state.purses[theirs]
        log.append(model.StolenFrom(state.seat, theft.victim, action.take, *counts))
    _announce_last_round(state, log)
    at = state.pawns[state.seat]
    if state.ground[at >> 2] & model.MARKER:
        _move_marker(state, log)
    if theft.door:
        state.phase = "action"
        return
    state.ground[at >> 2] &= ~PAWN
    end = theft.rest[-1] * 4 + (at & 3) if theft.rest else at
    _advance(state, theft.rest, at >> 2, end, "leap", log)


def _move_marker(state: State, log: Log) -> None:
    """Move the marker to the next free door. The mover's pawn stands on the door that it leaves."""
    door = next_door(state.board, state.ground, state.open_door)
    if door is None:
        return
    source, target = state.board.doors[state.open_door] >> 2, state.board.doors[door] >> 2
    state.ground[source] &= ~model.MARKER
    state.ground[target] |= model.MARKER
    state.open_door = door
    if log is not None:
        log.append(model.MarkerMoved(door, state.board.cells[source], state.board.cells[target]))


def next_door(board: model.Board, ground: bytes | bytearray, door: int) -> int | None:
    """The next door without a pawn, clockwise; None if every other door has one."""
    doors = board.doors
    for step in range(1, len(doors)):
        ahead = (door + step) % len(doors)
        if not ground[doors[ahead] >> 2] & PAWN:
            return ahead
    return None


def _refill(state: State, action: model.Refill, log: Log) -> None:
    _return_cards(state, state.seat, "refill", log)
    _end_action(state, log)


def _replay(state: State, action: model.Replay, log: Log) -> None:
    tokens = PURSE * state.seat + TOKENS
    state.purses[tokens] -= 1
    state.supply += 1
    state.replayed = True
    state.phase = "action"
    if log is not None:
        log.append(model.TokenSpent(state.seat, state.purses[tokens], state.supply))


# Turns and rounds


def _end_action(state: State, log: Log) -> None:
    if state.purses[PURSE * state.seat + TOKENS] and not state.replayed:
        state.phase = "replay"
    else:
        _end_turn(state, log)


def _end_turn(state: State, log: Log) -> None:
    seat = (state.seat + 1) % state.terms.players
    if seat == state.first:
        _end_round(state, log)
        if state.phase == "over":
            return
    state.seat = seat
    state.replayed = False
    _start_turn(state, log)


def _end_round(state: State, log: Log) -> None:
    state.quiet_rounds = 0 if state.stirred else state.quiet_rounds + 1
    if log is not None:
        log.append(model.RoundEnded(state.round, state.quiet_rounds, state.stars_left))
    why = why_over(state)
    if why is None:
        state.round = min(state.round + 1, model.MOST_ROUNDS)
        state.stirred = False
        return
    state.phase = "over"
    if log is not None:
        scores = points(state)
        log.append(model.GameEnded(why, scores, winners(state)))


def why_over(state: State) -> model.WhyOver | None:
    """Why the game ends with the round that has just ended, if it does."""
    if state.terms.goal:
        if state.last_round:
            return "goal"
        if not state.stars_left:
            return "bare"
    elif state.stars_left <= state.terms.stars_at_end:
        return "stars"
    return "quiet" if state.quiet_rounds >= model.QUIET_ROUNDS_AT_END else None


def _start_turn(state: State, log: Log) -> None:
    state.phase = "action"
    if log is not None:
        log.append(model.TurnStarted(state.seat, state.round))
    if state.pawns[state.seat] == model.OFF_BOARD:
        _enter(state, log)


def _enter(state: State, log: Log) -> None:
    seat = state.seat
    at = state.board.doors[state.open_door]
    cell = at >> 2
    if log is not None:
        door = state.board.layout.doors[state.open_door]
        log.append(model.PawnEntered(seat, state.open_door, door.cell, door.down))
    rival = state.ground[cell] & PAWN
    if rival:
        victim = (rival >> model.PAWN_SHIFT) - 1
        if _eject(state, victim, cell, log):
            _ask_for_theft(state, at, model.Theft(victim, (), True), log)
            return
    state.ground[cell] |= seat + 1 << model.PAWN_SHIFT
    state.pawns[seat] = at
    _move_marker(state, log)


def _place_marker(state: State, door: int, log: Log) -> None:
    cell = state.board.doors[door] >> 2
    state.open_door = door
    state.ground[cell] |= model.MARKER
    if log is not None:
        log.append(model.MarkerPlaced(door, state.board.cells[cell]))


def _pick_door(state: State, action: model.PickDoor, log: Log) -> None:
    _place_marker(state, action.door, log)
    state.phase = "action"
    _enter(state, log)


_OTHER_MOVES: Mapping[type[Move], Callable[[State, Any, Log], None]] = {
    model.PickDoor: _pick_door,
    model.Refill: _refill,
    model.Steal: _steal,
    model.Replay: _replay,
    model.End: lambda state, _, log: _end_turn(state, log),
}


def copy(state: State) -> State:
    pawns, hands, played = state.pawns[:], state.hands[:], state.played[:]
    ground, purses = state.ground[:], state.purses[:]
    return replace(state, ground=ground, purses=purses, pawns=pawns, hands=hands, played=played)


# Points


# What so many stars of one colour are worth: one each, and one for each pair. It has 256 bytes, so that
# `translate` can turn all counts of a purse into points at once.
_WORTH = bytes(stars + stars // 2 for stars in range(model.STARS_OF_A_COLOUR + 1)).ljust(256)


def points_of(purses: bytes | bytearray, seat: Seat) -> int:
    start = PURSE * seat
    return sum(purses[start : start + TOKENS].translate(_WORTH)) + purses[start + TOKENS]


def worth_of_last(take: model.Take, count: int) -> int:
    """What the last one of so many stars of a colour, or tokens, is worth: a second star makes a pair."""
    return 2 if take != "token" and count % 2 == 0 else 1


def points(state: State) -> tuple[int, ...]:
    purses = state.purses
    return tuple(points_of(purses, seat) for seat in range(state.terms.players))


def winners(state: State) -> tuple[Seat, ...]:
    """Most points; tied, fewest tokens; still tied, shared."""
    purses, seats = state.purses, range(state.terms.players)
    return leaders([(points_of(purses, seat), -purses[PURSE * seat + TOKENS]) for seat in seats])


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    seats = range(state.terms.players)
    return Result(points(state), winners(state), tuple(_detail(state, seat) for seat in seats))


def _detail(state: State, seat: Seat) -> Mapping[str, int]:
    stars = state.purses[PURSE * seat : PURSE * seat + TOKENS]
    tokens = state.purses[PURSE * seat + TOKENS]
    return {"stars": sum(stars), "pairs": sum(count // 2 for count in stars), "tokens": tokens}


def _announce_last_round(state: State, log: Log) -> None:
    """Begin the last round of the expert end, if the mover (nobody else can have won any) has the points."""
    if not state.terms.goal or state.last_round:
        return
    reached = points_of(state.purses, state.seat)
    if reached >= state.terms.goal:
        state.last_round = True
        if log is not None:
            log.append(model.LastRoundAnnounced(state.seat, reached))


# Telling of a move


_GAITS: Mapping[model.Use, model.How] = {
    "step": "walk",
    "long": "leap",
    "high": "leap",
    "drop": "drop",
    "rotate": "fall",
}


def _entered(state: State, before: int, cell: int, down: int, gait: model.How) -> model.CellEntered:
    """Tell of a cell entered. `gait` is how the pawn moves when it does not fall."""
    cells = state.board.cells
    direction, wrapped = _crossing(state.board, before, cell)
    falls = direction == DIRECTIONS[down] and gait != "drop"
    return model.CellEntered(state.seat, cells[cell], direction, "fall" if falls else gait, wrapped)


def _crossing(board: model.Board, before: int, cell: int) -> tuple[model.Direction, bool]:
    """The direction from a cell to one beside it, and whether it leads round the board."""
    (x, y), (to_x, to_y) = board.cells[before], board.cells[cell]
    if y == to_y:
        return ("E" if (to_x - x) % board.layout.width == 1 else "W"), abs(to_x - x) > 1
    return ("S" if (to_y - y) % board.layout.height == 1 else "N"), abs(to_y - y) > 1


def _fallen(log: list[Event]) -> int:
    """Cells fallen since the move began or went on."""
    fell = 0
    for event in reversed(log):
        if isinstance(event, model.CardPlayed | model.StolenFrom):
            break
        fell += isinstance(event, model.CellEntered) and event.how == "fall"
    return fell
