"""Fairy Lights: how it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from msgspec.structs import replace

from game.engine.chance import below, generator, shuffled
from game.engine.contract import FIRST_PLAYER, BadSetup, Event, Result, Seat, Transition, first_of, leaders
from game.games.fairy_lights import model
from game.games.fairy_lights.model import COLOURS, SHOP_SIZE, Cards, Colour, Material, Move, State, Take

REVEAL = model.Reveal()
TAKES: dict[tuple[Colour, ...], Take] = {
    colours: Take(colours) for size in (1, 2) for colours in combinations(COLOURS, size)
}

# A set of colours is a mask: bit i is 1 if COLOURS[i] is in it.
_BIT = {colour: 1 << place for colour, place in model.PLACE.items()}


def colour_mask(cards: Cards) -> int:
    """The colours among the cards, a bit each."""
    mask = 0
    for card in cards:
        mask |= _BIT[card.colour]
    return mask


def _colours(mask: int) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if mask & _BIT[colour])


def _takes(mask: int, size: int) -> tuple[Move, ...]:
    """The ways to take so many colours, or all if there are fewer."""
    colours = _colours(mask)
    return tuple(TAKES[chosen] for chosen in combinations(colours, min(size, len(colours))) if chosen)


def _fate(bulbs: int) -> model.Fate:
    if bulbs <= model.MOST_UNFINISHED_BULBS:
        return "grown"
    return "finished" if bulbs in model.FINISHED_BULBS else "lost"


# All legal moves, made once: a table for each of three cases, by the mask of the colours in the shop.
_MASKS = range(1 << len(COLOURS))
_SHOP_OPEN = tuple((REVEAL, *_takes(mask, 1)) for mask in _MASKS)
_SHOP_FULL = tuple(_takes(mask, 2) for mask in _MASKS)
_DECK_EMPTY = tuple(_takes(mask, 1) for mask in _MASKS)  # with an empty shop too: over, nothing to do

# By the number of bulbs: what becomes of a series.
_MOST_BULBS = model.MOST_UNFINISHED_BULBS + 2 * SHOP_SIZE
FATES: tuple[model.Fate, ...] = tuple(map(_fate, range(_MOST_BULBS + 1)))
_TOLD: dict[model.Fate, type[model.SeriesGrown | model.SeriesFinished | model.SeriesLost]] = {
    "grown": model.SeriesGrown,
    "finished": model.SeriesFinished,
    "lost": model.SeriesLost,
}


def set_up(material: Material, players: int, seed: int, options: Mapping[str, str]) -> Transition[State]:
    check(material)
    rng = generator(seed)
    deck = shuffled(rng, material)
    first = first_of(options, below(rng, players))
    state = State(
        deck=deck,
        shop=(),
        shop_colours=0,
        discard=(),
        series=[()] * (players * len(COLOURS)),
        garlands=[()] * players,
        points=[0] * players,
        first=first,
        first_player=options[FIRST_PLAYER],
        seat=first,
        phase="turn",
    )
    return Transition(state, (model.TurnStarted(first),))


def check(cards: Material) -> None:
    """BadSetup unless the cards make a deck."""
    count = Counter((card.colour, card.bulbs) for card in cards)
    for colour, wanted in model.MAKE_UP.items():
        for bulbs, number in enumerate(wanted, start=1):
            found = count.pop((colour, bulbs), 0)
            if found != number:
                raise BadSetup(f"A deck has {number} {colour} cards with {bulbs} bulb(s), not {found}.")
    if count:
        raise BadSetup("A deck has no other cards than one or two bulbs of the five colours.")
    if not all(0 <= card.stars <= model.MOST_STARS for card in cards):
        raise BadSetup(f"A card shows 0 to {model.MOST_STARS} stars.")


def copy(state: State) -> State:
    return replace(
        state, deck=state.deck[:], series=state.series[:], garlands=state.garlands[:], points=state.points[:]
    )


def to_act(state: State) -> Seat | None:
    return None if state.phase == "over" else state.seat


def legal(state: State) -> tuple[Move, ...]:
    if len(state.shop) == SHOP_SIZE:
        return _SHOP_FULL[state.shop_colours]
    if state.deck:
        return _SHOP_OPEN[state.shop_colours]
    return _DECK_EMPTY[state.shop_colours]


def play(state: State, action: Move, log: list[Event] | None = None) -> None:
    if isinstance(action, model.Reveal):
        _reveal(state, log)
    else:
        _take(state, action.colours, log)


def _reveal(state: State, log: list[Event] | None) -> None:
    card = state.deck.pop()
    shop = state.shop
    state.shop = (*shop, card)
    state.shop_colours |= _BIT[card.colour]
    repeated = bool(shop) and shop[-1].colour == card.colour
    if log is not None:
        log.append(model.CardRevealed(state.seat, card, len(shop), len(state.deck)))
        if not state.deck:
            log.append(model.LastCardRevealed(state.seat))
        if repeated:
            log.append(model.ColourRepeated(state.seat, card.colour, len(shop)))
    if repeated:
        _end_turn(state, log)


def _take(state: State, colours: tuple[Colour, ...], log: list[Event] | None) -> None:
    shop = state.shop
    rest = tuple([card for card in shop if card.colour not in colours])
    if log is not None:
        _tell_taking(state, colours, rest, log)
    state.shop = rest
    for colour in colours:
        state.shop_colours ^= _BIT[colour]
        _join(state, colour, tuple([card for card in shop if card.colour == colour]), log)
    _end_turn(state, log)


def _tell_taking(state: State, colours: tuple[Colour, ...], rest: Cards, log: list[Event]) -> None:
    taken = [place for place, card in enumerate(state.shop) if card.colour in colours]
    left = [place for place, card in enumerate(state.shop) if card.colour not in colours]
    log.append(
        model.CardsTaken(state.seat, colours, tuple(state.shop[place] for place in taken), tuple(taken))
    )
    if left and left != list(range(len(left))):
        log.append(model.ShopClosedUp(rest, tuple(left)))


def _join(state: State, colour: Colour, cards: Cards, log: list[Event] | None) -> None:
    """Add the cards to the seat's series, and count its bulbs: it stays, is finished or is lost."""
    seat = state.seat
    place = len(COLOURS) * seat + model.PLACE[colour]
    before = state.series[place]
    series = before + cards
    bulbs = sum([card.bulbs for card in series])
    fate = FATES[bulbs]
    state.series[place] = series if fate == "grown" else ()
    if fate == "finished":
        state.garlands[seat] += series
    elif fate == "lost":
        state.discard += series
    state.points[seat] += worth(before, series, fate)
    if log is not None:
        log.append(_TOLD[fate](seat, colour, bulbs, series, state.points[seat]))


def worth(before: Cards, series: Cards, fate: model.Fate) -> int:
    """The points that a seat gains or loses when its series changes so."""
    freed = sum([card.stars for card in before])
    if fate == "lost":
        return freed
    stars = sum([card.stars for card in series])
    return freed + stars if fate == "finished" else freed - stars


def _end_turn(state: State, log: list[Event] | None) -> None:
    if not state.deck:
        _end_game(state, log)
        return
    state.seat = (state.seat + 1) % len(state.points)
    if log is not None:
        log.append(model.TurnStarted(state.seat))


def _end_game(state: State, log: list[Event] | None) -> None:
    left = state.shop
    state.phase = "over"
    state.shop = ()
    state.shop_colours = 0
    state.discard += left
    if log is not None:
        if left:
            log.append(model.ShopDiscarded(left))
        log.append(model.GameEnded(points(state), winners(state)))


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def winners(state: State) -> tuple[Seat, ...]:
    """Most points; if equal, more cards in the garland, then more minus points; else all of them."""
    merits = [
        (points, len(garland), _stars(unfinished(state, seat)))
        for seat, (points, garland) in enumerate(zip(state.points, state.garlands, strict=True))
    ]
    return leaders(merits)


def unfinished(state: State, seat: Seat) -> Cards:
    """All cards in the seat's series."""
    of_seat = state.series[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    return tuple(card for series in of_seat for card in series)


def _stars(cards: Cards) -> int:
    return sum(card.stars for card in cards)


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    detail = tuple(
        {"garland": _stars(garland), "unfinished": _stars(unfinished(state, seat)), "cards": len(garland)}
        for seat, garland in enumerate(state.garlands)
    )
    return Result(points(state), winners(state), detail)
