"""La Course des étoiles as JSON, exactly as in docs/protocol.md.

Keys that we add, in each seat: `dealt` tells of each favourite whether it is a favourite card as dealt (the
others are single cards), `pushed` how often the seat advanced each alien. Without `dealt`, the cards tell: of
an alien whose shipped singles all lie elsewhere the favourite was dealt, of several the first. Without
`pushed`, nobody has advanced anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from itertools import chain
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import astuple

from game.engine import reading
from game.engine.contract import BadState, IllegalAction, Json, Seat
from game.games.star_race import model
from game.games.star_race.model import Alien, Back, Card, Cards, Move, Phase, RaceView, State
from game.games.star_race.rules import ADOPTS, ADVANCES, FIZZLE, SWAPS, TRADES

Hidden: TypeAlias = Sequence[Card | None]  # cards, some of which a view does not show


# Writing


def dump(state: State) -> dict[str, Json]:
    planets, deck = state.stock[: model.GALAXY_SIZE][::-1], state.stock[model.GALAXY_SIZE :][::-1]
    gone = model.GALAXY_SIZE - len(planets)
    return reading.plain_json(_table(state, [*[None] * gone, *planets], gone, deck, state.seat, state.hands))


def dump_view(view: RaceView) -> dict[str, Json]:
    hands: list[Hidden] = [[None] * size for size in view.hand_sizes]
    if view.hand:
        hands[view.seat] = view.hand
    table = _table(view, [None] * model.GALAXY_SIZE, view.gone, [None] * view.deck, view.turn, hands)
    return reading.plain_json(table | {"unseen": view.unseen})


def _table(
    table: State | RaceView, galaxy: Hidden, gone: int, deck: Hidden, seat: Seat, hands: Sequence[Hidden]
) -> dict[str, object]:
    return {
        "game": "star_race",
        "version": 1,
        "options": {"first_player": table.first_player},
        "galaxy": galaxy,
        "gone": gone,
        "aliens": {alien: table.aliens[alien] for alien in model.ALIENS},
        "deck": deck,
        "discard": table.discard,
        "first": table.first,
        "seat": seat,
        "phase": table.phase,
        "seats": [_seat(table, owner, hand) for owner, hand in enumerate(hands)],
    }


def _seat(table: State | RaceView, seat: Seat, hand: Hidden) -> dict[str, object]:
    cards, token = table.favourites[seat], table.tokens[seat]
    return {
        "hand": hand,
        "favourites": [card.alien for card in cards],
        "dealt": [card.kind == "favourite" for card in cards],
        "token": None if isinstance(token, Back) else token,
        "pushed": dict(zip(model.ALIENS, table.pushed[len(model.ALIENS) * seat :], strict=False)),
    }


# Reading


_SHARED: dict[Move, Move] = {  # the one that we share of each action
    move: move
    for move in chain[Move](*ADVANCES.values(), ADOPTS.values(), TRADES.values(), SWAPS.values(), [FIZZLE])
}


def read_action(data: Json) -> Move:
    move = _SHARED.get(reading.read_action(data, Move))
    if move is None:
        raise IllegalAction(
            "An action of La Course des étoiles is advance, adopt, trade, swap or fizzle, with a card."
        )
    return move


_Planet: TypeAlias = Annotated[int, Meta(ge=0, le=model.FAR_END)]
_Pushes: TypeAlias = Annotated[int, Meta(ge=0, le=model.DECK_SIZE)]


class _Aliens(Struct):
    """The planet of each alien."""

    yellow: _Planet
    blue: _Planet
    red: _Planet
    green: _Planet
    purple: _Planet


class _Pushed(Struct, frozen=True):
    """How often a seat has advanced each alien."""

    yellow: _Pushes = 0
    blue: _Pushes = 0
    red: _Pushes = 0
    green: _Pushes = 0
    purple: _Pushes = 0


class _Seat(Struct):
    """A seat as it is written."""

    hand: Cards
    favourites: Annotated[tuple[Alien, ...], Meta(min_length=1, max_length=model.MOST_FAVOURITES)]
    token: Alien
    dealt: tuple[bool, ...] | UnsetType = UNSET
    pushed: _Pushed = _Pushed()


class _Written(reading.Written):
    """A state as it is written."""

    game: Literal["star_race"]
    galaxy: Annotated[
        tuple[Card | None, ...], Meta(min_length=model.GALAXY_SIZE, max_length=model.GALAXY_SIZE)
    ]
    gone: Annotated[int, Meta(ge=0, le=model.GALAXY_SIZE)]
    aliens: _Aliens
    deck: Cards
    discard: Cards
    phase: Phase
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=model.PLAYERS[0], max_length=model.PLAYERS[1])]


def load(data: Json) -> State:
    written = reading.read_state(data, _Written)
    discard = _shared(written.discard, "discard", model.CARD_ORDER)
    stock = _stock(written)
    hands = [
        tuple(_shared(seat.hand, f"seats[{place}].hand", model.PLANET_CARDS))
        for place, seat in enumerate(written.seats)
    ]
    state = State(
        aliens=dict(zip(model.ALIENS, astuple(written.aliens), strict=True)),
        stock=stock,
        discard=discard,
        hands=hands,
        favourites=_favourites(written, discard, chain(stock, discard, *hands)),
        tokens=tuple(seat.token for seat in written.seats),
        first=written.first,
        first_player=written.options.first_player,
        seat=written.seat,
        phase=written.phase,
        pushed=[pushes for seat in written.seats for pushes in astuple(seat.pushed)],
    )
    _check(state)
    return state


def _stock(written: _Written) -> list[Card]:
    """Galaxy and deck as one pile, the top card last."""
    gone = written.gone
    if any(card is not None for card in written.galaxy[:gone]):
        raise BadState("The planets that are gone are null.")
    if gone and written.deck:
        raise BadState("No planet is gone while there are cards in the deck.")
    planets = _shared(written.galaxy[gone:], "galaxy", model.PLANET_CARDS)
    return [*reversed(planets), *reversed(_shared(written.deck, "deck", model.PLANET_CARDS))]


def _shared(cards: Hidden, where: str, allowed: Container[Card]) -> list[Card]:
    """The one that we share of each of these cards."""
    shared = []
    for place, card in enumerate(cards):
        at = f"{where}[{place}]"
        if card is None:
            raise BadState(f"{at} is hidden: this is a view, not a state.")
        if card not in model.CARDS:
            raise BadState(
                f"{at} is no card: `pair` shows two aliens in the order of the list, `single` one."
            )
        if card not in allowed:
            raise BadState(f"{where} cannot hold a Favourite card.")
        shared.append(model.CARDS[card])
    return shared


def _favourites(written: _Written, discard: Sequence[Card], others: Iterable[Card]) -> list[Cards]:
    """The cards before each seat. There are as many favourite cards as seats, each of another alien."""
    given: list[tuple[bool, ...]] = []
    for number, seat in enumerate(written.seats):
        if seat.dealt is not UNSET and len(seat.dealt) != len(seat.favourites):
            raise BadState(f"seats[{number}].dealt is as long as the favourites.")
        given.append(seat.dealt or (False,) * len(seat.favourites))
    if all(seat.dealt is UNSET for seat in written.seats):
        found = _found_dealt(
            written.seats, discard, Counter(card for card in others if card.kind == "single")
        )
        given = [
            tuple((number, place) in found for place, _ in enumerate(seat.favourites))
            for number, seat in enumerate(written.seats)
        ]
    return [
        tuple(
            (model.FAVOURITES if dealt else model.SINGLES)[alien]
            for alien, dealt in zip(seat.favourites, row, strict=True)
        )
        for seat, row in zip(written.seats, given, strict=True)
    ]


def _found_dealt(
    seats: Sequence[_Seat], discard: Sequence[Card], singles: Counter[Card]
) -> set[tuple[Seat, int]]:
    """The seats and places of the favourite cards dealt, of several of an alien the first.

    Where all shipped singles of an alien lie elsewhere, or all but those before the seats, one was dealt; in
    another deck it may be any that can be.
    """
    rows = [
        (number, place, alien)
        for number, seat in enumerate(seats)
        for place, alien in enumerate(seat.favourites)
    ]
    lying = Counter(alien for _, _, alien in rows)
    surely = {
        alien for alien in lying if lying[alien] + singles[model.SINGLES[alien]] > model.SINGLES_OF_AN_ALIEN
    }
    dealt = {card.alien for card in discard if card.kind == "favourite"}
    found: set[tuple[Seat, int]] = set()
    for number, place, alien in sorted(rows, key=lambda row: row[2] not in surely):
        if len(dealt) < len(seats) and alien not in dealt:
            dealt.add(alien)
            found.add((number, place))
    return found


def _check(state: State) -> None:
    """BadState unless play can lead here."""
    if len(set(state.tokens)) < len(state.tokens):
        raise BadState("No two seats have the same token.")
    _check_cards(state)
    _check_pushes(state)
    _check_race(state)
    for seat, hand in enumerate(state.hands):
        ended = state.phase == "over" and seat == state.seat  # before its hand was filled
        size = model.HAND_SIZE - 1 if ended else model.HAND_SIZE
        if len(hand) != size:
            raise BadState(f"seats[{seat}].hand must hold {size} cards, not {len(hand)}.")


def _check_cards(state: State) -> None:
    """55 planet cards, and a favourite card for each seat."""
    piles = (state.stock, state.discard, *state.hands, *state.favourites)
    count = Counter(card for pile in piles for card in pile)
    dealt = [count[card] for card in model.FAVOURITES.values()]
    planet_cards = count.total() - sum(dealt)
    if planet_cards != model.DECK_SIZE:
        raise BadState(f"There must be {model.DECK_SIZE} Planet cards in all, not {planet_cards}.")
    if sum(dealt) != len(state.hands) or max(dealt) > 1:
        raise BadState("As many Favourite cards are in the game as there are seats, each of another alien.")


def _check_pushes(state: State) -> None:
    """Every push has brought a card to the discard pile."""
    movers = [card for card in state.discard if card.kind in ("pair", "single")]
    for place, alien in enumerate(model.ALIENS):
        pushes, cards = sum(state.pushed[place :: len(model.ALIENS)]), sum(alien in c.aliens for c in movers)
        if pushes > cards:
            raise BadState(f"{alien} cannot have been pushed {pushes} times by {cards} cards.")
    if sum(state.pushed) > len(movers):
        raise BadState(
            f"{len(movers)} cards in the discard pile cannot have pushed {sum(state.pushed)} times."
        )


def _check_race(state: State) -> None:
    """Aliens stand on planets that are still there, and the race is over when it is over."""
    planets = state.aliens.values()
    for planet, crowd in Counter(planets).items():
        if planet and crowd > 1:
            raise BadState(f"Only planet 0 has room for more than one alien, not planet {planet}.")
    next_card = model.GALAXY_SIZE - len(state.stock)  # below 0 in the deck, else of this planet
    if min(planets) < next_card:
        raise BadState("No alien can stand on a planet that is gone.")
    if state.phase == "play" and model.FAR_END in planets:
        raise BadState(f"The game is over when an alien is on planet {model.FAR_END}.")
    if state.phase == "over" and model.FAR_END not in planets and next_card not in planets:
        raise BadState(
            f"The game is over only with an alien on planet {model.FAR_END} or on the planet to be taken."
        )
