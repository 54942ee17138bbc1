"""Fairy Lights, when little is left in the deck: how likely each seat is to win, worked out to the end.

Nobody knows the order of the deck, everybody its make-up, and a seat does what is best for its own share of
the win. So a position has an exact value: the mean over the cards that may come next, the best over what can
be done. A seat to which several actions are worth the same takes any of them.

Positions are told apart only by what still matters, and each is worked out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from game.ai.mind import ALIKE, Meter
from game.engine.contract import Seat, leaders
from game.games.fairy_lights.model import COLOURS, SHOP_SIZE, Cards, LightsView, Move
from game.games.fairy_lights.rules import FATES, REVEAL, TAKES
from game.games.fairy_lights.view import remembered

CardKind: TypeAlias = tuple[int, int, int]  # of a card: its colour, bulbs and stars
Heap: TypeAlias = tuple[int, int, int, int]  # a colour, and the bulbs, stars and number of its cards
Shares: TypeAlias = tuple[float, ...]  # of the win, by seat
SeatStanding: TypeAlias = tuple[int, ...]  # points, garland, then bulbs, stars and cards by colour

PLACE = {colour: place for place, colour in enumerate(COLOURS)}


class LastCards:
    """All that can still happen from one view."""

    def __init__(self, view: LightsView, meter: Meter) -> None:
        self.seats = len(view.seats)
        self.meter = meter
        self._deals = Counter((PLACE[card.colour], card.bulbs, card.stars) for card in view.unseen)
        self._offers: dict[tuple[tuple[int, ...], tuple[Heap, ...]], _Offer] = {}
        self.standings: list[SeatStanding] = []  # by number: a seat's standing is known by its number
        self._numbers: dict[SeatStanding, int] = {}
        self._points: list[int] = []  # by number of the standing
        self.joined: dict[tuple[Heap, ...], dict[int, int]] = {}  # what standings become by taking these
        self._ends: dict[tuple[int, ...], Shares] = {}
        self.kinds = tuple(self._deals)
        self._opening = self.offer(tuple(self._deals.values()), _heaps(view.shop))
        self._seat = view.turn
        self._stand = tuple(self._number(_standing(view, seat)) for seat in range(self.seats))

    def values(self) -> dict[Move, float]:
        """The share of the win that each action of the seat to act promises it."""
        offer, seat, stand = self._opening, self._seat, self._stand
        found: dict[Move, float] = {}
        if offer.can_reveal:
            found[REVEAL] = self._revealed(offer, seat, stand)[seat]
        for heaps, rest, joined in offer.takes:
            colours = tuple(COLOURS[place] for place in sorted(heap[0] for heap in heaps))
            after = (*stand[:seat], self._join(stand[seat], heaps, joined), *stand[seat + 1 :])
            value = self._won(after) if rest.last else self._value(rest, (seat + 1) % self.seats, after)
            found[TAKES[colours]] = value[seat]
        return found

    def shares(self) -> Shares:
        """The share of the win that each seat can expect."""
        return self._value(self._opening, self._seat, self._stand)

    def offer(self, deck: tuple[int, ...], shop: tuple[Heap, ...]) -> _Offer:
        """The node of a deck and a shop."""
        key = deck, shop
        offer = self._offers.get(key)
        if offer is None:
            offer = self._offers[key] = _Offer(self, deck, shop)
        return offer

    def _value(self, offer: _Offer, seat: Seat, stand: tuple[int, ...]) -> Shares:
        key = seat, stand
        known = offer.known.get(key)
        if known is None:
            self.meter.count()
            known = offer.known[key] = self._decided(offer, stand) or self._best(offer, seat, stand)
        return known

    def _best(self, offer: _Offer, seat: Seat, stand: tuple[int, ...]) -> Shares:
        """What comes of the best action of the seat; the mean, if several are as good."""
        best: list[Shares] = []
        most, mine, before, behind = -1.0, stand[seat], stand[:seat], stand[seat + 1 :]
        following = (seat + 1) % self.seats
        for heaps, rest, joined in offer.takes:
            now = joined.get(mine)
            after = (*before, self._join(mine, heaps, joined) if now is None else now, *behind)
            value = self._won(after) if rest.last else self._value(rest, following, after)
            if value[seat] > most + ALIKE:
                best, most = [value], value[seat]
                if most > 1 - ALIKE:
                    return value
            elif value[seat] > most - ALIKE:
                best.append(value)
        if offer.can_reveal:
            value = self._revealed(offer, seat, stand)
            if value[seat] > most + ALIKE:
                return value
            if value[seat] > most - ALIKE:
                best.append(value)
        return best[0] if len(best) == 1 else mean([(1 / len(best), value) for value in best])

    def _join(self, number: int, heaps: tuple[Heap, ...], joined: dict[int, int]) -> int:
        """The number of a standing once its seat has taken these cards."""
        after = joined[number] = self._number(_join(self.standings[number], heaps))
        return after

    def _revealed(self, offer: _Offer, seat: Seat, stand: tuple[int, ...]) -> Shares:
        following, rows = (seat + 1) % self.seats, []
        for chance, drawn, repeats in offer.draws:
            if not repeats:
                value = self._value(drawn, seat, stand)
            elif drawn.last:
                value = self._won(stand)
            else:
                value = self._value(drawn, following, stand)
            rows.append((chance, value))
        return mean(rows)

    def _won(self, stand: tuple[int, ...]) -> Shares:
        """The shares at the end: most points, then most cards in the garland, then most minus points."""
        shares = self._ends.get(stand)
        if shares is None:
            merits = [
                (standing[0], standing[1], sum(standing[3::3]))
                for standing in [self.standings[number] for number in stand]
            ]
            won = leaders(merits)
            shares = tuple([1 / len(won) if seat in won else 0.0 for seat in range(self.seats)])
            self._ends[stand] = shares
        return shares

    def _decided(self, offer: _Offer, stand: tuple[int, ...]) -> Shares | None:
        """The shares, if one seat wins whatever happens.

        A star that is left can move two seats apart once, be it won by one or lost by the other; a series
        that gets finished turns its stars round.
        """
        points, hopes = self._points, offer.hopes
        leader = stand[0]
        for number in stand:
            if points[number] > points[leader]:
                leader = number
        least, leaders_seen = points[leader] - offer.stars, 0
        for number in stand:
            if number == leader:
                leaders_seen += 1
                continue
            if points[number] >= least:
                return None
            hope = hopes.get(number)
            if hope is None:
                hope = hopes[number] = points[number] + offer.hope(self.standings[number])
            if hope >= least:
                return None
        if leaders_seen > 1:
            return None
        return tuple([float(number == leader) for number in stand])

    def _number(self, standing: SeatStanding) -> int:
        number = self._numbers.get(standing)
        if number is None:
            number = self._numbers[standing] = len(self.standings)
            self.standings.append(standing)
            self._points.append(standing[0])
        return number


class _Offer:
    """A deck and a shop, what can be done with them, and the values that are known."""

    def __init__(self, ending: LastCards, deck: tuple[int, ...], shop: tuple[Heap, ...]) -> None:
        self._ending, self.deck, self.shop = ending, deck, shop
        self.known: dict[tuple[Seat, tuple[int, ...]], Shares] = {}  # by the seat to act and where all stand
        self.hopes: dict[int, int] = {}  # the most points that a seat can reach by its own series alone
        self.last = not any(deck)  # whether the turn under way is the last
        self.can_reveal = not self.last and sum(heap[3] for heap in shop) < SHOP_SIZE
        self._takes: list[tuple[tuple[Heap, ...], _Offer, dict[int, int]]] | None = None
        self._draws: list[tuple[float, _Offer, bool]] | None = None
        heaps = [(c, bulbs * n, stars * n) for (c, bulbs, stars), n in zip(ending.kinds, deck, strict=True)]
        heaps += [heap[:3] for heap in shop]
        self.stars = sum(stars for _, _, stars in heaps)
        self.bulbs = [sum(bulbs for c, bulbs, _ in heaps if c == place) for place in range(len(COLOURS))]

    def hope(self, standing: SeatStanding) -> int:
        """What a seat wins if it finishes every series that can be finished."""
        turned = 0
        for place, left in enumerate(self.bulbs):
            bulbs, stars = standing[2 + 3 * place], standing[3 + 3 * place]
            if bulbs and left and bulbs + left >= 3:
                turned += 2 * stars
        return turned

    @property
    def takes(self) -> list[tuple[tuple[Heap, ...], _Offer, dict[int, int]]]:
        """What can be taken, what is then offered, and what standings are known to become."""
        if self._takes is None:
            full = sum(heap[3] for heap in self.shop) == SHOP_SIZE
            many = min(2 if full else 1, len(self.shop))
            self._takes = [self._taken(heaps) for heaps in combinations(self.shop, many) if heaps]
        return self._takes

    def _taken(self, heaps: tuple[Heap, ...]) -> tuple[tuple[Heap, ...], _Offer, dict[int, int]]:
        rest = tuple([heap for heap in self.shop if heap not in heaps])
        return heaps, self._ending.offer(self.deck, rest), self._ending.joined.setdefault(heaps, {})

    @property
    def draws(self) -> list[tuple[float, _Offer, bool]]:
        """The cards that may come: how likely, what is then offered, and whether the colour repeats."""
        if self._draws is None:
            left = sum(self.deck)
            self._draws = [
                (number / left, self._drawn(index), bool(self.shop) and self.shop[-1][0] == kind[0])
                for index, (kind, number) in enumerate(zip(self._ending.kinds, self.deck, strict=True))
                if number
            ]
        return self._draws

    def _drawn(self, index: int) -> _Offer:
        deck = (*self.deck[:index], self.deck[index] - 1, *self.deck[index + 1 :])
        return self._ending.offer(deck, _added(self.shop, self._ending.kinds[index]))


def mean(rows: Sequence[tuple[float, Shares]]) -> Shares:
    """The mean of shares, each with its weight."""
    (weight, first), *others = rows
    if not others:
        return first
    total = [weight * share for share in first]
    for weight, value in others:
        for seat, share in enumerate(value):
            if share:
                total[seat] += weight * share
    return tuple(total)


def _heaps(shop: Cards) -> tuple[Heap, ...]:
    """The cards of a shop by colour; the colours in the order of their last cards.

    Nothing else of their order matters: all cards of a colour are taken together.
    """
    heaps: tuple[Heap, ...] = ()
    for card in shop:
        heaps = _added(heaps, (PLACE[card.colour], card.bulbs, card.stars))
    return heaps


def _added(heaps: tuple[Heap, ...], kind: CardKind) -> tuple[Heap, ...]:
    colour, bulbs, stars = kind
    number = 1
    for heap in heaps:
        if heap[0] == colour:
            bulbs, stars, number = bulbs + heap[1], stars + heap[2], 1 + heap[3]
    return (*(heap for heap in heaps if heap[0] != colour), (colour, bulbs, stars, number))


def _standing(view: LightsView, seat: Seat) -> SeatStanding:
    lights = view.seats[seat]
    series = (lights.series.get(colour, ()) for colour in COLOURS)
    return (remembered(view)[seat], len(lights.garland), *_counts(series))


def _counts(series: Iterable[Cards]) -> Iterator[int]:
    for cards in series:
        yield sum(card.bulbs for card in cards)
        yield sum(card.stars for card in cards)
        yield len(cards)


def _join(standing: SeatStanding, heaps: tuple[Heap, ...]) -> SeatStanding:
    """A seat's standing once it has taken these cards."""
    after = list(standing)
    for colour, bulbs, stars, number in heaps:
        at = 2 + 3 * colour
        freed = after[at + 1]
        fate = FATES[after[at] + bulbs]
        if fate == "grown":
            after[0] -= stars
            after[at : at + 3] = after[at] + bulbs, freed + stars, after[at + 2] + number
            continue
        after[0] += freed
        if fate == "finished":
            after[0] += freed + stars
            after[1] += after[at + 2] + number
        after[at : at + 3] = 0, 0, 0
    return tuple(after)
