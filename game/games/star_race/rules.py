"""La Course des étoiles: how it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise, permutations
from typing import TypeAlias, TypeVar

from game.engine.chance import below, generator, shuffled
from game.engine.contract import FIRST_PLAYER, BadSetup, Event, Result, Seat, Transition, first_of, leaders
from game.games.star_race import model
from game.games.star_race.model import ALIENS, GALAXY_SIZE, VALUES, Alien, Cards, Material, Move, State

K = TypeVar("K")
V = TypeVar("V")
Aliens: TypeAlias = tuple[Alien, ...]

PLACE: Mapping[Alien, int] = {alien: place for place, alien in enumerate(ALIENS)}

# All actions of the game, made once.
ADVANCES = {card: tuple(model.Advance(card, alien) for alien in card.aliens) for card in model.PLANET_CARDS}
ADOPTS = {
    (card, drop): model.Adopt(card, drop)
    for card in model.PLANET_CARDS
    if card.kind == "single"
    for drop in (None, *ALIENS)
}
TRADES = {
    (give, seat, take): model.Trade(model.SWAP_FAVOURITES, give, seat, take)
    for seat in range(model.PLAYERS[1])
    for give in ALIENS
    for take in ALIENS
}
SWAPS = {pair: model.Swap(model.SWAP_POSITIONS, pair) for pair in combinations(ALIENS, 2)}
FIZZLE = model.Fizzle(model.SWAP_POSITIONS)

_SWAP_OF = {pair: SWAPS[pair] if pair in SWAPS else SWAPS[pair[::-1]] for pair in permutations(ALIENS, 2)}


def set_up(material: Material, players: int, seed: int, options: Mapping[str, str]) -> Transition[State]:
    check(material)
    rng = generator(seed)
    stock = shuffled(rng, sorted((model.CARDS[card] for card in material), key=model.CARD_ORDER.__getitem__))
    favourites = shuffled(rng, model.FAVOURITES.values())[:players]
    tokens = shuffled(rng, ALIENS)[:players]
    first = first_of(options, below(rng, players))
    hands = [tuple(stock.pop() for _ in range(model.HAND_SIZE)) for _ in range(players)]
    state = State(
        aliens=dict.fromkeys(ALIENS, 0),
        stock=stock,
        discard=[],
        hands=hands,
        favourites=[(card,) for card in favourites],
        tokens=tuple(tokens),
        first=first,
        first_player=options[FIRST_PLAYER],
        seat=first,
        phase="play",
        pushed=[0] * (players * len(ALIENS)),
    )
    return Transition(state, tell_dealing(state))


def check(cards: Material) -> None:
    """BadSetup unless the cards make a deck."""
    if len(cards) != model.DECK_SIZE:
        raise BadSetup(f"A deck has {model.DECK_SIZE} Planet cards, not {len(cards)}.")
    for card in cards:
        if card not in model.PLANET_CARDS:
            raise BadSetup(f"This is no Planet card: {card}.")


def tell_dealing(state: State) -> tuple[Event, ...]:
    seats = range(len(state.hands))
    favourites = [model.FavouriteDealt(seat, state.favourites[seat][0]) for seat in seats]
    tokens = [model.TokenDealt(seat, state.tokens[seat]) for seat in seats]
    deck = len(state.stock) - GALAXY_SIZE
    left = range(deck + model.HAND_SIZE * len(seats) - 1, deck - 1, -1)
    dealt = [(seat, card) for seat in seats for card in state.hands[seat]]
    drawn = [model.CardDrawn(seat, card, None, n) for (seat, card), n in zip(dealt, left, strict=True)]
    return (*favourites, *tokens, *drawn, model.TurnStarted(state.first))


def copy(state: State) -> State:
    return State(
        state.aliens.copy(),
        state.stock[:],
        state.discard[:],
        state.hands[:],
        state.favourites[:],
        state.tokens,
        state.first,
        state.first_player,
        state.seat,
        state.phase,
        state.pushed[:],
    )


def to_act(state: State) -> Seat | None:
    return None if state.phase == "over" else state.seat


def legal(state: State) -> Sequence[Move]:
    """Advances first, then adoptions, trades, swaps."""
    if state.phase == "over":
        return ()
    seat, favourites = state.seat, state.favourites
    advances, with_adoptions, singles, trades, swaps = _plays[state.hands[seat]]
    full = len(favourites[seat]) == model.MOST_FAVOURITES
    settled = advances if full else with_adoptions
    if not (trades or swaps or (full and singles)):
        return settled
    moves = [*settled]
    if full:
        for card in singles:
            moves += _replacements[card, favourites[seat]]
    if trades:
        giving = _loved[favourites[seat]]
        for other, cards in enumerate(favourites):
            if other != seat:
                moves += _trades[giving, other, _loved[cards]]
    if swaps:
        aliens = state.aliens
        order = sorted(aliens, key=aliens.__getitem__)
        moves += _swaps[tuple(order), [*aliens.values()].count(0)]
    return moves


class _Memo(dict[K, V]):
    """A dict that asks a function for a missing key, once."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self.make(key)
        return value


def _plays_of(hand: Cards) -> tuple[tuple[Move, ...], tuple[Move, ...], Cards, bool, bool]:
    """What a hand allows: its advances; these and its adoptions, if there is room for a favourite card; its
    singles; whether it has a swap of favourites, and one of positions."""
    cards = tuple(dict.fromkeys(hand))
    singles = tuple(card for card in cards if card.kind == "single")
    advances = tuple(move for card in cards for move in ADVANCES[card])
    adoptions = tuple(ADOPTS[card, None] for card in singles)
    return (
        advances,
        advances + adoptions,
        singles,
        model.SWAP_FAVOURITES in cards,
        model.SWAP_POSITIONS in cards,
    )


def _replacements_by(key: tuple[model.Card, Cards]) -> tuple[Move, ...]:
    """The ways to adopt a single if two favourite cards lie there."""
    card, favourites = key
    return tuple(ADOPTS[card, alien] for alien in _loved[favourites])


def _trades_between(key: tuple[Aliens, Seat, Aliens]) -> tuple[Move, ...]:
    giving, other, taking = key
    return tuple(TRADES[give, other, take] for give in giving for take in taking)


def _swaps_among(key: tuple[Aliens, int]) -> tuple[Move, ...]:
    """Of the aliens from the last to the first, so many of them together on planet 0.

    Neighbours can change places; those on planet 0 are all neighbours of the next one.
    """
    order, together = key
    if together == len(ALIENS):
        return (FIZZLE,)
    crowd, others = order[:together], order[together:]
    return tuple(_SWAP_OF[pair] for pair in (*((alien, others[0]) for alien in crowd), *pairwise(others)))


# Parts of `legal`, each made once for each thing that it depends on.
_plays = _Memo(_plays_of)
_loved = _Memo[Cards, Aliens](lambda cards: tuple(dict.fromkeys(card.alien for card in cards)))
_replacements = _Memo(_replacements_by)
_trades = _Memo(_trades_between)
_swaps = _Memo(_swaps_among)


def play(state: State, action: Move, log: list[Event] | None = None) -> None:
    hand = state.hands[state.seat]
    slot = hand.index(action.card)
    if log is not None:
        log.append(model.CardPlayed(state.seat, hand[slot]))
    if isinstance(action, model.Advance):
        state.discard.append(hand[slot])
        if _advance(state, action.alien, log) == model.FAR_END:
            _end(state, "arrived", slot, log)
            return
    elif isinstance(action, model.Adopt):
        _adopt(state, hand[slot], action.drop, log)
    else:
        state.discard.append(hand[slot])
        _change(state, action, log)
    _refill(state, slot, log)


def _change(state: State, action: model.Trade | model.Swap | model.Fizzle, log: list[Event] | None) -> None:
    """Play a swap card."""
    if isinstance(action, model.Trade):
        _trade(state, action, log)
    elif isinstance(action, model.Swap):
        _swap(state, action.aliens, log)
    elif log is not None:
        log.append(model.Fizzled())


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
        log.append(model.AlienAdvanced(alien, start, end, tuple(other for _, other in leapt)))
    aliens[alien] = end
    state.pushed[len(ALIENS) * state.seat + PLACE[alien]] += 1
    return end


def _adopt(state: State, card: model.Card, drop: Alien | None, log: list[Event] | None) -> None:
    seat = state.seat
    kept = state.favourites[seat]
    if drop is not None:
        place = find(kept, drop)
        state.discard.append(kept[place])
        if log is not None:
            log.append(model.FavouriteDropped(seat, kept[place], place))
        kept = kept[:place] + kept[place + 1 :]
    state.favourites[seat] = (*kept, card)
    if log is not None:
        log.append(model.FavouriteAdopted(seat, card))


def find(favourites: Cards, alien: Alien) -> int:
    """The place of the first favourite card of the alien."""
    return 0 if favourites[0].aliens[0] == alien else 1


def _trade(state: State, trade: model.Trade, log: list[Event] | None) -> None:
    favourites, seat, other = state.favourites, state.seat, trade.seat
    mine, theirs = favourites[seat], favourites[other]
    place, other_place = find(mine, trade.give), find(theirs, trade.take)
    gave, took = mine[place], theirs[other_place]
    favourites[seat] = (*mine[:place], took, *mine[place + 1 :])
    favourites[other] = (*theirs[:other_place], gave, *theirs[other_place + 1 :])
    if log is not None:
        log.append(model.FavouritesTraded(seat, gave, place, other, took, other_place))


def _swap(state: State, pair: tuple[Alien, Alien], log: list[Event] | None) -> None:
    aliens = state.aliens
    one, other = pair
    aliens[one], aliens[other] = aliens[other], aliens[one]
    if log is not None:
        log.append(model.AliensSwapped(pair, (aliens[one], aliens[other])))


def _refill(state: State, slot: int, log: list[Event] | None) -> None:
    """Fill the slot of the hand and pass the turn on; or end the race, if the star reaches an alien."""
    stock, seat = state.stock, state.seat
    if len(stock) <= GALAXY_SIZE and GALAXY_SIZE - len(stock) in state.aliens.values():
        _end(state, "swallowed", slot, log)
        return
    card = stock.pop()
    hand = [*state.hands[seat]]
    hand[slot] = card
    state.hands[seat] = tuple(hand)
    state.seat = (seat + 1) % len(state.hands)
    if log is not None:
        _tell_drawing(state, seat, card, log)


def _tell_drawing(state: State, seat: Seat, card: model.Card, log: list[Event]) -> None:
    left = len(state.stock) - GALAXY_SIZE  # in the deck; below 0, the card was the next planet's
    if left >= 0:
        log.append(model.CardDrawn(seat, card, None, left))
    else:
        log.append(model.CardDrawn(seat, card, -left - 1, 0))
        log.append(model.PlanetSwallowed(-left - 1))
    log.append(model.TurnStarted(state.seat))


def _end(state: State, ending: model.Ending, slot: int, log: list[Event] | None) -> None:
    """End the game with the slot left empty."""
    hand = state.hands[state.seat]
    state.hands[state.seat] = hand[:slot] + hand[slot + 1 :]
    state.phase = "over"
    if log is not None:
        planet = model.FAR_END if ending == "arrived" else GALAXY_SIZE - len(state.stock)
        there = tuple(alien for alien in ALIENS if state.aliens[alien] == planet)
        log.append(model.RaceEnded(ending, planet, there))
        log.append(model.TokensRevealed(state.tokens))
        log.append(model.GameEnded(points(state), winners(state)))


def standings(aliens: Mapping[Alien, int]) -> dict[Alien, int]:
    """The places in the race, 1 to 5. All aliens on planet 0 are last."""
    order = sorted(ALIENS, key=aliens.__getitem__, reverse=True)
    return {alien: place if aliens[alien] else len(ALIENS) for place, alien in enumerate(order, start=1)}


def values(aliens: Mapping[Alien, int]) -> dict[Alien, int]:
    """What each alien scores for its place."""
    return {alien: VALUES[place - 1] for alien, place in standings(aliens).items()}


def points(state: State) -> tuple[int, ...]:
    value = values(state.aliens)
    return tuple(
        [
            value[token] + sum([value[card.aliens[0]] for card in cards])
            for token, cards in zip(state.tokens, state.favourites, strict=True)
        ]
    )


def winners(state: State) -> tuple[Seat, ...]:
    """Most points; if equal, the token with the higher value; else all of them."""
    value = values(state.aliens)
    merits = [*zip(points(state), [value[token] for token in state.tokens], strict=True)]
    return leaders(merits)


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    value = values(state.aliens)
    detail = tuple(
        {"token": value[token], "favourites": [value[card.alien] for card in cards]}
        for token, cards in zip(state.tokens, state.favourites, strict=True)
    )
    return Result(points(state), winners(state), detail)
