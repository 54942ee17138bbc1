"""La Course des étoiles as JSON, to the letter of docs/protocol.md.

Keys that we add, in each seat: `dealt` tells of each favourite whether it is a favourite card as dealt (the
others are single cards), `pushed` how often the seat advanced each alien. Without `dealt`, the favourite
cards that the discard pile does not hold are the first that can be, in the order of the seats. Without
`pushed`, nobody has advanced anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import get_args

from msgspec import Struct, ValidationError, convert

from game.engine.contract import BadState, IllegalAction, Json
from game.engine.reading import flag, heading, items, member, one_of, record, seats, whole
from game.games.star_race.model import (
    ALIENS,
    CARD_ORDER,
    CARDS,
    DECK_SIZE,
    FAR_END,
    FAVOURITES,
    GALAXY_SIZE,
    HAND_SIZE,
    MOST_FAVOURITES,
    PLANET_CARDS,
    PLAYERS,
    SINGLES,
    Alien,
    Back,
    Card,
    Cards,
    Kind,
    Move,
    Phase,
    RaceView,
    State,
)
from game.games.star_race.rules import ADOPTS, ADVANCES, FIZZLE, SWAPS, TRADES

_NAME = "star_race"


def dump(state: State) -> dict[str, Json]:
    stock = state.stock
    planets = _cards(stock[:GALAXY_SIZE][::-1])
    hands = [_cards(hand) for hand in state.hands]
    return {
        "game": _NAME,
        "version": 1,
        "options": {},
        "galaxy": [None] * (GALAXY_SIZE - len(planets)) + planets,
        "gone": GALAXY_SIZE - len(planets),
        "aliens": {alien: state.aliens[alien] for alien in ALIENS},
        "deck": _cards(stock[GALAXY_SIZE:][::-1]),
        "discard": _cards(state.discard),
        "first": state.first,
        "seat": state.seat,
        "phase": state.phase,
        "seats": _seats(hands, state.favourites, state.tokens, state.pushed),
    }


def dump_view(view: RaceView) -> dict[str, Json]:
    hands: list[Json] = [
        _cards(view.hand) if seat == view.seat else [None] * size for seat, size in enumerate(view.hand_sizes)
    ]
    return {
        "game": _NAME,
        "version": 1,
        "options": {},
        "galaxy": [None] * GALAXY_SIZE,
        "gone": view.gone,
        "aliens": {alien: view.aliens[alien] for alien in ALIENS},
        "deck": [None] * view.deck,
        "discard": _cards(view.discard),
        "first": view.first,
        "seat": view.turn,
        "phase": view.phase,
        "seats": _seats(hands, view.favourites, view.tokens, view.pushed),
        "unseen": _cards(view.unseen),
    }


def _cards(cards: Iterable[Card]) -> list[Json]:
    return [_card(card) for card in cards]


def _card(card: Card) -> dict[str, Json]:
    if not card.aliens:
        return {"kind": card.kind}
    return {"kind": card.kind, "aliens": list(card.aliens)}


def _seats(
    hands: Sequence[Json], favourites: Sequence[Cards], tokens: Sequence[Alien | Back], pushed: Sequence[int]
) -> list[Json]:
    return [
        {
            "hand": hands[seat],
            "favourites": [card.alien for card in cards],
            "dealt": [card.kind == "favourite" for card in cards],
            "token": None if isinstance(token, Back) else token,
            "pushed": dict(zip(ALIENS, pushed[len(ALIENS) * seat :], strict=False)),
        }
        for seat, (cards, token) in enumerate(zip(favourites, tokens, strict=True))
    ]


_ALL: tuple[Iterable[Move], ...] = (
    *ADVANCES.values(),
    ADOPTS.values(),
    TRADES.values(),
    SWAPS.values(),
    (FIZZLE,),
)
_MOVES = {move: move for moves in _ALL for move in moves}  # the one that we share of each


def read_action(data: Json) -> Move:
    try:
        return _MOVES[convert(data, Move)]
    except (ValidationError, KeyError, UnicodeError) as fault:  # UnicodeError: half a surrogate pair
        raise IllegalAction(
            "An action of La Course des étoiles is advance, adopt, trade, swap or fizzle, with a card."
        ) from fault


def load(data: Json) -> State:
    state = heading(data, _NAME)
    if record(member(state, "options"), "options"):
        raise BadState("La Course des étoiles has no options.")
    each = [_read_seat(seat, f"seats[{place}]") for place, seat in enumerate(seats(state, *PLAYERS))]
    discard = _read_cards(member(state, "discard"), "discard", CARD_ORDER)
    loaded = State(
        aliens=_read_aliens(member(state, "aliens")),
        stock=_read_stock(state),
        discard=discard,
        hands=[seat.hand for seat in each],
        favourites=_read_favourites(each, discard),
        tokens=tuple(seat.token for seat in each),
        first=whole(member(state, "first"), "first", 0, len(each) - 1),
        seat=whole(member(state, "seat"), "seat", 0, len(each) - 1),
        phase=one_of(member(state, "phase"), "phase", get_args(Phase)),
        pushed=[seat.pushed[alien] for seat in each for alien in ALIENS],
    )
    _check(loaded)
    return loaded


class _Seat(Struct):
    """A seat as it is written."""

    hand: Cards
    favourites: tuple[Alien, ...]
    dealt: tuple[bool, ...] | None
    token: Alien
    pushed: Mapping[Alien, int]


def _read_seat(data: Json, where: str) -> _Seat:
    seat = record(data, where)
    favourites = items(member(seat, "favourites", where), f"{where}.favourites")
    if not 1 <= len(favourites) <= MOST_FAVOURITES:
        raise BadState(f"{where} has 1 or {MOST_FAVOURITES} favourites, not {len(favourites)}.")
    return _Seat(
        tuple(_read_cards(member(seat, "hand", where), f"{where}.hand", PLANET_CARDS)),
        tuple(one_of(alien, f"{where}.favourites", ALIENS) for alien in favourites),
        _read_dealt(seat["dealt"], len(favourites), f"{where}.dealt") if "dealt" in seat else None,
        one_of(member(seat, "token", where), f"{where}.token", ALIENS),
        _read_pushed(seat.get("pushed", {}), f"{where}.pushed"),
    )


def _read_dealt(data: Json, size: int, where: str) -> tuple[bool, ...]:
    flags = tuple(flag(value, where) for value in items(data, where))
    if len(flags) != size:
        raise BadState(f"{where} is as long as the favourites.")
    return flags


def _read_pushed(data: Json, where: str) -> Mapping[Alien, int]:
    pushed = record(data, where)
    return {alien: whole(pushed.get(alien, 0), f"{where}.{alien}", 0, DECK_SIZE) for alien in ALIENS}


def _read_favourites(seats: Sequence[_Seat], discard: Sequence[Card]) -> list[Cards]:
    """The cards before each seat. There are as many favourite cards as seats, each of another alien."""
    dropped = {card for card in discard if card.kind == "favourite"}
    left = len(seats) - len(dropped)
    cards: list[Cards] = []
    for seat in seats:
        row: list[Card] = []
        for place, alien in enumerate(seat.favourites):
            card = FAVOURITES[alien]
            dealt = left > 0 and card not in dropped if seat.dealt is None else seat.dealt[place]
            row.append(card if dealt else SINGLES[alien])
            if dealt:
                dropped.add(card)
                left -= 1
        cards.append(tuple(row))
    return cards


def _read_aliens(data: Json) -> dict[Alien, int]:
    planets = record(data, "aliens")
    aliens = {
        alien: whole(member(planets, alien, "aliens"), f"aliens.{alien}", 0, FAR_END) for alien in ALIENS
    }
    for planet, crowd in Counter(aliens.values()).items():
        if planet and crowd > 1:
            raise BadState(f"Only planet 0 has room for more than one alien, not planet {planet}.")
    return aliens


def _read_stock(state: dict[str, Json]) -> list[Card]:
    """Galaxy and deck as one pile, the top card last."""
    galaxy = items(member(state, "galaxy"), "galaxy")
    gone = whole(member(state, "gone"), "gone", 0, GALAXY_SIZE)
    if len(galaxy) != GALAXY_SIZE:
        raise BadState(f"The galaxy has {GALAXY_SIZE} planets, not {len(galaxy)}.")
    if any(card is not None for card in galaxy[:gone]):
        raise BadState("The planets that are gone are null.")
    planets = _read_cards(galaxy[gone:], "galaxy", PLANET_CARDS)
    deck = _read_cards(member(state, "deck"), "deck", PLANET_CARDS)
    if gone and deck:
        raise BadState("No planet is gone while there are cards in the deck.")
    return [*reversed(planets), *reversed(deck)]


def _read_cards(data: Json, where: str, allowed: Container[Card]) -> list[Card]:
    cards = items(data, where)
    if len(cards) > len(ALIENS) + DECK_SIZE:
        raise BadState(f"{where} holds {len(cards)} cards; there are {DECK_SIZE} in all.")
    read = [_read_card(card, f"{where}[{place}]") for place, card in enumerate(cards)]
    for card in read:
        if card not in allowed:
            raise BadState(f"{where} cannot hold a favourite card.")
    return read


def _read_card(data: Json, where: str) -> Card:
    """The shared card that is written like this."""
    if data is None:
        raise BadState(f"{where} is hidden: this is a view, not a state.")
    card = record(data, where)
    kind = one_of(member(card, "kind", where), f"{where}.kind", get_args(Kind))
    aliens = items(card.get("aliens", []), f"{where}.aliens")
    read = Card(kind, tuple(one_of(alien, f"{where}.aliens", ALIENS) for alien in aliens))
    if read not in CARDS:
        raise BadState(f"{where} is no card: a pair shows two aliens in the order of the list, a single one.")
    return CARDS[read]


def _check(state: State) -> None:
    """BadState unless play can lead here."""
    if len(set(state.tokens)) < len(state.tokens):
        raise BadState("No two seats have the same token.")
    _check_cards(state)
    _check_race(state)
    for seat, hand in enumerate(state.hands):
        ended = state.phase == "over" and seat == state.seat  # before its hand was filled
        size = HAND_SIZE - 1 if ended else HAND_SIZE
        if len(hand) != size:
            raise BadState(f"seats[{seat}].hand must hold {size} cards, not {len(hand)}.")


def _check_cards(state: State) -> None:
    """55 planet cards, and a favourite card for each seat."""
    piles = (state.stock, state.discard, *state.hands, *state.favourites)
    count = Counter(card for pile in piles for card in pile)
    dealt = [count[card] for card in FAVOURITES.values()]
    planet_cards = count.total() - sum(dealt)
    if planet_cards != DECK_SIZE:
        raise BadState(f"There must be {DECK_SIZE} planet cards in all, not {planet_cards}.")
    if sum(dealt) != len(state.hands) or max(dealt) > 1:
        raise BadState("As many favourite cards are in the game as there are seats, each of another alien.")


def _check_race(state: State) -> None:
    """Aliens stand on planets that are still there, and the race is over when it is over."""
    planets = state.aliens.values()
    next_card = GALAXY_SIZE - len(state.stock)  # below 0 in the deck, else of this planet
    if min(planets) < next_card:
        raise BadState("No alien can stand on a planet that is gone.")
    if state.phase == "play" and FAR_END in planets:
        raise BadState(f"The game is over when an alien is on planet {FAR_END}.")
    if state.phase == "over" and FAR_END not in planets and next_card not in planets:
        raise BadState(
            f"The game is over only with an alien on planet {FAR_END} or on the planet to be taken."
        )
