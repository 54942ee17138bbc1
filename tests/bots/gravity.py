"""The pilot of Gravity Superstar in 0.1.0: it judges a move before the theft and the replay after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.contract import Seat
from game.games.gravity import model
from game.games.gravity.board import WAYS
from game.games.gravity.game import GAME
from game.games.gravity.model import LYING, PAWN, PURSE, TOKENS, GravityView, Move, State
from game.games.gravity.rules import USES, points_of

LATE = 40  # from this round on it steals and replays no more
ODD = 0.31  # points of a star without a partner, beyond its own
TOKEN = 0.025  # of a token, beyond its own
LOOT = 3.5  # what an ejection wins
REACH = 0.33  # the part of the best reachable gain that counts while a seat waits for its turn
TURN = 0.84  # and in its turn
CARD = 0.002  # points of a card in the hand
WILD = 0.15  # of the joker, beyond that
STAR = (1 + ODD, 2 - ODD)  # by whether the seat has an odd number of that colour
SPARED: Sequence[model.Card] = ("long", "high", "drop", "rotate", "joker")  # steps cost the first of these
BIT: dict[model.Card, int] = {card: 1 << place for place, card in enumerate(model.CARDS)}
JOKER = BIT["joker"]
OWN = tuple(0 if way.use == "step" else BIT[way.use] for way in WAYS)  # the card of each way


def pilot(view: GravityView, rng: Random) -> Move:
    """The move that wins most, also counting what it and the others could reach next."""
    state = GAME.imagine(view, rng)
    return max(_sensible(state, GAME.legal(state)), key=lambda action: _outlook(state, action))


def _sensible(state: State, legal: Sequence[Move]) -> Sequence[Move]:
    """The legal moves, without those that spend a better card for the same."""
    if state.phase != "action":
        return legal[1:] if state.phase == "replay" and state.round >= LATE else legal
    hand = state.hands[state.seat]
    spare = next(BIT[card] for card in SPARED if hand & BIT[card] or card == "joker")
    moves = [action for action in legal if _frugal(action, hand, spare)]
    if state.round < LATE:
        return moves
    return [action for action in moves if not _ejects(state, action)] or moves


def _frugal(action: Move, hand: int, spare: int) -> bool:
    """Whether no cheaper card of the hand does the same."""
    use = USES.get(action)
    if use is None:
        return True
    if isinstance(action, model.Step):
        return use.bit == spare
    return use.bit != JOKER or not hand & OWN[use.way]


def _ejects(state: State, action: Move) -> bool:
    """Whether another pawn stands on the path of a move."""
    use = USES.get(action)
    course = state.board.courses[state.pawns[state.seat]][use.way] if use else None
    standing = [state.ground[cell] & PAWN for cell in course[0]] if course else []
    return any(pawn not in (0, state.seat + 1 << model.PAWN_SHIFT) for pawn in standing)


def _outlook(state: State, action: Move) -> float:
    """The lead that the seat to act can expect after an action."""
    after = GAME.after(state, action)
    estimate = [_expected(after, owner) for owner in range(after.terms.players)]
    own = estimate.pop(state.seat)
    return own - sum(estimate) / len(estimate)


def _expected(state: State, seat: Seat) -> float:
    """The points that a seat can count on."""
    start, hand = PURSE * seat, state.hands[seat]
    odd = sum(count & 1 for count in state.purses[start : start + TOKENS])
    total = points_of(state.purses, seat) + ODD * odd + TOKEN * state.purses[start + TOKENS]
    total += CARD * hand.bit_count() + WILD * bool(hand & JOKER)
    return total + (TURN if seat == state.seat else REACH) * _best(state, seat)


def _best(state: State, seat: Seat) -> float:
    """The most that a seat could win in one move."""
    at, hand = state.pawns[seat], state.hands[seat]
    if at == model.OFF_BOARD:
        at = state.board.doors[state.open_door]
    return max(
        [
            0.0,
            *(
                _path(state, seat, course[0])
                for own, course in zip(OWN, state.board.courses[at], strict=True)
                if course is not None and hand and (not own or hand & (JOKER | own))
            ),
        ]
    )


def _path(state: State, seat: Seat, path: model.Path) -> float:
    """What a path is worth to the pawn of a seat."""
    worth, taken = 0.0, 0
    for cell in path:
        what = state.ground[cell]
        if what & PAWN:
            if (what >> model.PAWN_SHIFT & LYING) - 1 != seat:
                worth += LOOT
        elif lying := what & LYING:
            if lying == model.BARE_REPLAY:
                worth += 1 + TOKEN
            else:
                odd = state.purses[PURSE * seat + lying - 1] + (taken >> lying) & 1
                taken ^= 1 << lying
                worth += STAR[odd]
    return worth
