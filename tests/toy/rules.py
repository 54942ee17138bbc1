"""How the toy is played."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.chance import generator, shuffled
from game.engine.contract import BadSetup, Event, Result, Seat, Transition, leaders
from tests.toy.model import HAND, CardPlayed, Cards, GameEnded, HandDealt, Play, State, TrickTaken


def set_up(material: Cards, players: int, seed: int, options: Mapping[str, str]) -> Transition[State]:
    if len(material) < HAND * players:
        raise BadSetup(f"{players} players need {HAND * players} cards, not {len(material)}.")
    cards = shuffled(generator(seed), material)
    hands: list[Cards] = [tuple(sorted(cards[HAND * k : HAND * k + HAND])) for k in range(players)]
    state = State(hands, tuple(cards[HAND * players :]), (), (), [0] * players, seed % players)
    return Transition(state, tuple(HandDealt(seat, hand) for seat, hand in enumerate(hands)))


def seat_of(state: State) -> Seat:
    return (state.leader + len(state.trick)) % len(state.hands)


def to_act(state: State) -> Seat | None:
    return seat_of(state) if state.hands[seat_of(state)] else None


def legal(state: State) -> tuple[Play, ...]:
    return tuple(Play(card) for card in state.hands[seat_of(state)])


def copy(state: State) -> State:
    return State(state.hands[:], state.stock, state.trick, state.gone, state.points[:], state.leader)


def play(state: State, action: Play, log: list[Event] | None = None) -> None:
    seat, events = seat_of(state), list[Event]()
    events.append(CardPlayed(seat, action.card))
    state.hands[seat] = tuple(card for card in state.hands[seat] if card != action.card)
    state.trick = (*state.trick, action.card)
    if len(state.trick) == len(state.hands):
        state.leader = (state.leader + state.trick.index(max(state.trick))) % len(state.hands)
        state.points[state.leader] += 1
        state.gone, state.trick = (*state.gone, *state.trick), ()
        events.append(TrickTaken(state.leader, state.points[state.leader]))
        if to_act(state) is None:
            events.append(GameEnded(points(state), winners(state)))
    if log is not None:
        log += events


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def winners(state: State) -> tuple[Seat, ...]:
    return leaders(state.points)


def result(state: State) -> Result | None:
    if to_act(state) is not None:
        return None
    return Result(points(state), winners(state), tuple({"tricks": points} for points in state.points))
