"""La Course des étoiles: how it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations

from msgspec import Struct

from game.engine.chance import below, generator, shuffled
from game.engine.contract import BadSetup, Event, Result, Seat, Transition
from game.engine.star_race.model import (
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
    SWAP_FAVOURITES,
    SWAP_POSITIONS,
    VALUES,
    Adopt,
    Advance,
    Alien,
    AlienAdvanced,
    AliensSwapped,
    Card,
    CardDrawn,
    CardPlayed,
    Cards,
    Ending,
    FavouriteAdopted,
    FavouriteDealt,
    FavouriteDropped,
    FavouritesTraded,
    Fizzle,
    Fizzled,
    GameEnded,
    Material,
    Move,
    PlanetSwallowed,
    RaceEnded,
    State,
    Swap,
    TokenDealt,
    TokensRevealed,
    Trade,
    TurnStarted,
)

MOST_SEATS = 5
PLACE: Mapping[Alien, int] = {alien: place for place, alien in enumerate(ALIENS)}

# Every action that there is, made once.
ADVANCES = {card: tuple(Advance(card, alien) for alien in card.aliens) for card in PLANET_CARDS}
ADOPTS = {
    (card, drop): Adopt(card, drop)
    for card in PLANET_CARDS
    if card.kind == "single"
    for drop in (None, *ALIENS)
}
TRADES = {
    (give, seat, take): Trade(SWAP_FAVOURITES, give, seat, take)
    for seat in range(MOST_SEATS)
    for give in ALIENS
    for take in ALIENS
}
SWAPS = {pair: Swap(SWAP_POSITIONS, pair) for pair in combinations(ALIENS, 2)}
FIZZLE = Fizzle(SWAP_POSITIONS)

_SWAP_OF = {pair: SWAPS[pair] if pair in SWAPS else SWAPS[pair[::-1]] for pair in permutations(ALIENS, 2)}


def set_up(material: Material, players: int, seed: int) -> Transition[State]:
    check(material)
    rng = generator(seed)
    stock = shuffled(rng, sorted((CARDS[card] for card in material), key=CARD_ORDER.__getitem__))
    favourites = shuffled(rng, FAVOURITES.values())[:players]
    tokens = shuffled(rng, ALIENS)[:players]
    first = below(rng, players)
    hands = [tuple(stock.pop() for _ in range(HAND_SIZE)) for _ in range(players)]
    state = State(
        aliens=dict.fromkeys(ALIENS, 0),
        stock=stock,
        discard=[],
        hands=hands,
        favourites=[(card,) for card in favourites],
        tokens=tuple(tokens),
        first=first,
        seat=first,
        phase="play",
        pushed=[0] * (players * len(ALIENS)),
    )
    return Transition(state, _tell_dealing(state))


def check(cards: Material) -> None:
    """BadSetup unless the cards make a deck."""
    if len(cards) != DECK_SIZE:
        raise BadSetup(f"A deck has {DECK_SIZE} planet cards, not {len(cards)}.")
    for card in cards:
        if card not in PLANET_CARDS:
            raise BadSetup(f"This is no planet card: {card}.")


def _tell_dealing(state: State) -> tuple[Event, ...]:
    seats = range(len(state.hands))
    favourites = [FavouriteDealt(seat, state.favourites[seat][0]) for seat in seats]
    tokens = [TokenDealt(seat, state.tokens[seat]) for seat in seats]
    deck = len(state.stock) - GALAXY_SIZE
    left = range(deck + HAND_SIZE * len(seats) - 1, deck - 1, -1)
    dealt = [(seat, card) for seat in seats for card in state.hands[seat]]
    drawn = [CardDrawn(seat, card, None, n) for (seat, card), n in zip(dealt, left, strict=True)]
    return (*favourites, *tokens, *drawn, TurnStarted(state.first))


def copy(state: State) -> State:
    return State(
        state.aliens.copy(),
        state.stock[:],
        state.discard[:],
        state.hands[:],
        state.favourites[:],
        state.tokens,
        state.first,
        state.seat,
        state.phase,
        state.pushed[:],
    )


def legal(state: State) -> Sequence[Move]:
    """Advances first, then adoptions, trades, swaps."""
    if state.phase == "over":
        return ()
    seat = state.seat
    hand = _open(state.hands[seat])
    if hand.settled:
        return hand.advances
    moves = [*hand.advances]
    for card in hand.singles:
        moves += _adoptions(card, state.favourites[seat])
    if hand.trades:
        _add_trades(moves, state.favourites, seat)
    if hand.swaps:
        _add_swaps(moves, state.aliens)
    return moves


class _Hand(Struct, frozen=True):
    """What a hand allows at all times, and its cards whose use depends on the table."""

    advances: tuple[Move, ...]
    singles: Cards
    trades: bool
    swaps: bool
    settled: bool  # only advances


@cache
def _open(hand: Cards) -> _Hand:
    cards = tuple(dict.fromkeys(hand))
    singles = tuple(card for card in cards if card.kind == "single")
    trades, swaps = SWAP_FAVOURITES in cards, SWAP_POSITIONS in cards
    advances = tuple(move for card in cards for move in ADVANCES[card])
    return _Hand(advances, singles, trades, swaps, not (singles or trades or swaps))


@cache
def _adoptions(card: Card, favourites: Cards) -> tuple[Move, ...]:
    if len(favourites) < MOST_FAVOURITES:
        return (ADOPTS[card, None],)
    return tuple(ADOPTS[card, alien] for alien in _aliens_of(favourites))


@cache
def _aliens_of(favourites: Cards) -> tuple[Alien, ...]:
    """Each alien once, in the order of the cards."""
    return tuple(dict.fromkeys(card.alien for card in favourites))


def _add_trades(moves: list[Move], favourites: list[Cards], seat: Seat) -> None:
    giving = _aliens_of(favourites[seat])
    for other, cards in enumerate(favourites):
        if other != seat:
            taking = _aliens_of(cards)
            moves += [TRADES[give, other, take] for give in giving for take in taking]


def _add_swaps(moves: list[Move], aliens: Mapping[Alien, int]) -> None:
    """Neighbours in the race can change places; together on planet 0, all of them are the next one's."""
    inner: list[Alien] = []
    inner_planet = 0
    swaps = 0
    for planet, alien in sorted(zip(aliens.values(), aliens, strict=True), key=_planet):
        if planet != inner_planet:
            moves += [_SWAP_OF[other, alien] for other in inner]
            swaps += len(inner)
            inner = []
            inner_planet = planet
        inner.append(alien)
    if not swaps and len(inner) == len(ALIENS):
        moves.append(FIZZLE)


def _planet(standing: tuple[int, Alien]) -> int:
    return standing[0]


def play(state: State, action: Move, log: list[Event] | None = None) -> None:
    seat = state.seat
    hand = state.hands[seat]
    slot = hand.index(action.card)
    card = hand[slot]
    if log is not None:
        log.append(CardPlayed(seat, card))
    arrived = False
    if isinstance(action, Adopt):
        _adopt(state, card, action.drop, log)
    else:
        state.discard.append(card)
        if isinstance(action, Advance):
            arrived = _advance(state, action.alien, log) == FAR_END
        elif isinstance(action, Trade):
            _trade(state, action, log)
        elif isinstance(action, Swap):
            _swap(state, action.aliens, log)
        elif log is not None:
            log.append(Fizzled())
    if arrived:
        state.hands[seat] = hand[:slot] + hand[slot + 1 :]
        _end(state, "arrived", FAR_END, log)
    else:
        _refill(state, hand, slot, log)


def next_free(aliens: Mapping[Alien, int], alien: Alien) -> int:
    """The planet to which the alien would advance."""
    taken = aliens.values()
    planet = aliens[alien] + 1
    while planet in taken:
        planet += 1
    return planet


def _advance(state: State, alien: Alien, log: list[Event] | None) -> int:
    aliens = state.aliens
    end = next_free(aliens, alien)
    if log is not None:
        start = aliens[alien]
        leapt = sorted((planet, other) for other, planet in aliens.items() if start < planet < end)
        log.append(AlienAdvanced(alien, start, end, tuple(other for _, other in leapt)))
    aliens[alien] = end
    state.pushed[len(ALIENS) * state.seat + PLACE[alien]] += 1
    return end


def _adopt(state: State, card: Card, drop: Alien | None, log: list[Event] | None) -> None:
    seat = state.seat
    kept = state.favourites[seat]
    if drop is not None:
        place = find(kept, drop)
        state.discard.append(kept[place])
        if log is not None:
            log.append(FavouriteDropped(seat, kept[place], place))
        kept = kept[:place] + kept[place + 1 :]
    state.favourites[seat] = (*kept, card)
    if log is not None:
        log.append(FavouriteAdopted(seat, card))


def find(favourites: Cards, alien: Alien) -> int:
    """The place of the first favourite card of the alien."""
    return 0 if favourites[0].aliens[0] == alien else 1


def _trade(state: State, trade: Trade, log: list[Event] | None) -> None:
    favourites, seat, other = state.favourites, state.seat, trade.seat
    mine, theirs = favourites[seat], favourites[other]
    place, other_place = find(mine, trade.give), find(theirs, trade.take)
    gave, took = mine[place], theirs[other_place]
    favourites[seat] = (*mine[:place], took, *mine[place + 1 :])
    favourites[other] = (*theirs[:other_place], gave, *theirs[other_place + 1 :])
    if log is not None:
        log.append(FavouritesTraded(seat, gave, place, other, took, other_place))


def _swap(state: State, pair: tuple[Alien, Alien], log: list[Event] | None) -> None:
    aliens = state.aliens
    one, other = pair
    aliens[one], aliens[other] = aliens[other], aliens[one]
    if log is not None:
        log.append(AliensSwapped(pair, (aliens[one], aliens[other])))


def _refill(state: State, hand: Cards, slot: int, log: list[Event] | None) -> None:
    """Fill the slot and pass the turn on, unless the star would swallow a planet with an alien on it."""
    seat, stock = state.seat, state.stock
    planet = GALAXY_SIZE - len(stock)  # the next card is that of this planet; below 0 it is in the deck
    if planet >= 0 and planet in state.aliens.values():
        state.hands[seat] = hand[:slot] + hand[slot + 1 :]
        _end(state, "swallowed", planet, log)
        return
    card = stock.pop()
    state.hands[seat] = (*hand[:slot], card, *hand[slot + 1 :])
    following = seat + 1
    state.seat = following if following < len(state.hands) else 0
    if log is not None:
        log.append(CardDrawn(seat, card, planet if planet >= 0 else None, max(0, -planet - 1)))
        if planet >= 0:
            log.append(PlanetSwallowed(planet))
        log.append(TurnStarted(state.seat))


def _end(state: State, ending: Ending, planet: int, log: list[Event] | None) -> None:
    state.phase = "over"
    if log is not None:
        there = tuple(alien for alien in ALIENS if state.aliens[alien] == planet)
        log.append(RaceEnded(ending, planet, there))
        log.append(TokensRevealed(state.tokens))
        log.append(GameEnded(points(state), winners(state)))


def values(aliens: Mapping[Alien, int]) -> dict[Alien, int]:
    """What each alien scores where it stands. Whoever is still on planet 0 counts as the last."""
    order = sorted(ALIENS, key=aliens.__getitem__, reverse=True)
    return {alien: value if aliens[alien] else VALUES[-1] for alien, value in zip(order, VALUES, strict=True)}


def points(state: State) -> tuple[int, ...]:
    value = values(state.aliens)
    return tuple(
        [
            value[token] + sum([value[card.aliens[0]] for card in cards])
            for token, cards in zip(state.tokens, state.favourites, strict=True)
        ]
    )


def winners(state: State) -> tuple[Seat, ...]:
    """Most points, then the token with the higher value; else shared."""
    value = values(state.aliens)
    merits = list(zip(points(state), [value[token] for token in state.tokens], strict=True))
    best = max(merits)
    return tuple(seat for seat, merit in enumerate(merits) if merit == best)


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    value = values(state.aliens)
    detail = tuple(
        {"token": value[token], "favourites": [value[card.alien] for card in cards]}
        for token, cards in zip(state.tokens, state.favourites, strict=True)
    )
    return Result(points(state), winners(state), detail)
