"""La Course des étoiles: what a seat knows, and what it can tell from that."""

from __future__ import annotations

from random import Random

from game.engine.chance import shuffled
from game.engine.contract import Event, Seat
from game.engine.star_race.model import (
    ALIENS,
    BACK,
    CARD_ORDER,
    GALAXY_SIZE,
    Alien,
    Back,
    CardDrawn,
    Cards,
    RaceView,
    State,
    TokenDealt,
)
from game.engine.star_race.rules import legal, result


def view(state: State, seat: Seat) -> RaceView:
    over = state.phase == "over"
    return RaceView(
        seat=seat,
        to_act=None if over else state.seat,
        legal=tuple(legal(state)) if seat == state.seat else (),
        phase=state.phase,
        first=state.first,
        turn=state.seat,
        aliens=state.aliens.copy(),
        deck=max(0, len(state.stock) - GALAXY_SIZE),
        gone=max(0, GALAXY_SIZE - len(state.stock)),
        discard=tuple(state.discard),
        hand=state.hands[seat] if seat >= 0 else (),
        hand_sizes=tuple(map(len, state.hands)),
        favourites=tuple(state.favourites),
        tokens=tuple(token if over or owner == seat else BACK for owner, token in enumerate(state.tokens)),
        pushed=tuple(state.pushed),
        unseen=_unseen(state, seat),
        result=result(state),
    )


def _unseen(state: State, seat: Seat) -> Cards:
    hidden = [*state.stock]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            hidden += hand
    return tuple(sorted(hidden, key=CARD_ORDER.__getitem__))


def redact(event: Event, seat: Seat) -> Event:
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, BACK, event.planet, event.deck_left)
    if isinstance(event, TokenDealt) and event.seat != seat:
        return TokenDealt(event.seat, BACK)
    return event


def imagine(view: RaceView, rng: Random) -> State:
    """The unseen cards in any order in stock and hands, the unseen tokens before any seats, each as likely.

    That is all there is to know: nobody sees a card between the shuffle and the moment that it is played, nor
    a token before the end, and no play is ever forced.
    """
    stock = shuffled(rng, view.unseen)
    hands = [
        view.hand if seat == view.seat else tuple([stock.pop() for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    ]
    return State(
        aliens=dict(view.aliens),
        stock=stock,
        discard=list(view.discard),
        hands=hands,
        favourites=list(view.favourites),
        tokens=_imagine_tokens(view.tokens, rng),
        first=view.first,
        seat=view.turn,
        phase=view.phase,
        pushed=list(view.pushed),
    )


def _imagine_tokens(tokens: tuple[Alien | Back, ...], rng: Random) -> tuple[Alien, ...]:
    free = shuffled(rng, [alien for alien in ALIENS if alien not in tokens])
    return tuple(free.pop() if isinstance(token, Back) else token for token in tokens)
