"""Fairy Lights, when little is left in the deck: how likely each seat is to win, worked out to the end.

Nobody knows the order of the deck, everybody its make-up, and a seat does what is best for its own share of
the win. So a position has an exact value: the mean over the cards that may come next, the best over what can
be done. A seat to which several actions are worth the same takes any of them.

Positions are told apart only by what still matters, and each is worked out once. Once only two seats can
still win, what one wins the other loses: then a position is worked out no further than is needed to know that
it is worse or better than another. A greater lead is never worse, so it is kept which leads are lost and won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from game.ai.mind import ALIKE, Ending, Meter, Solved
from game.engine.contract import Seat
from game.games.fairy_lights.model import (
    COLOURS,
    MOST_UNFINISHED_BULBS,
    PLACE,
    SHOP_SIZE,
    Card,
    Cards,
    Colour,
    LightsView,
    Move,
)
from game.games.fairy_lights.rules import FATES, REVEAL, TAKES
from game.games.fairy_lights.view import remembered

CardKind: TypeAlias = tuple[int, int, int]  # of a card: its colour, bulbs and stars
Heap: TypeAlias = tuple[int, int, int, int]  # a colour, and the bulbs, stars and number of its cards
Shares: TypeAlias = tuple[float, ...]  # of the win, by seat
Series: TypeAlias = tuple[int, ...]  # of a seat: bulbs, stars and cards by colour
DuelKey: TypeAlias = tuple[int, int, int]  # the number of a turn, and of the series of both
Known: TypeAlias = tuple[float, float]  # of a share: how much it is at least, and at most
Merit: TypeAlias = int  # points, then cards in the garland, then minus points: whoever has most wins

FINISHED = MOST_UNFINISHED_BULBS + 1
POINT, CARD = 1 << 20, 1 << 10  # in merits
HALF = POINT // 2  # more than all that is not points
OUT = -1  # instead of the number of its series: a seat that cannot win any more
NO_MERIT: Merit = -(1 << 40)
OPEN: Known = 0.0, 1.0
SURE = 1 - ALIKE


class LastCards(Ending[Move, LightsView]):
    """All that can still happen from one view, and so from those that follow it."""

    def __init__(self, view: LightsView, meter: Meter) -> None:
        self.seats = len(view.seats)
        self._deck, self._cards = Counter(view.unseen), Counter([*view.unseen, *view.shop])
        self.kinds = tuple({_kind(card): None for card in view.unseen})
        self.series: list[Series] = []  # by number: what a seat has is known by its number
        self._numbers: dict[Series, int] = {}
        self._offers: dict[tuple[tuple[int, ...], tuple[Heap, ...]], _Offer] = {}
        self._remains: dict[tuple[int, ...], _Remains] = {}
        self._duels: dict[tuple[Seat, Seat], _Duel] = {}
        self._joined: dict[tuple[int, tuple[Heap, ...]], tuple[Merit, int]] = {}
        self._met = 0  # turns of duels
        self.burdens = [_burdens([*view.unseen, *view.shop], colour) for colour in COLOURS]
        self._look(view, meter)

    def _look(self, view: LightsView, meter: Meter) -> None:
        """Begin from a view."""
        self.meter = meter
        for duel in self._duels.values():
            duel.count = meter.count
        self._seat = view.turn
        self._merits = tuple([_merit(view, seat) for seat in range(self.seats)])
        deck, shop = Counter(_kind(card) for card in view.unseen), _heaps(view.shop)
        left = [0] * (2 * len(COLOURS))
        for place, bulbs, stars, *_ in [*deck.elements(), *shop]:
            left[place] += bulbs
            left[place - len(COLOURS)] += stars
        remains = self.remains(tuple(left))
        self._opening = self.offer(tuple([deck[kind] for kind in self.kinds]), shop, remains)
        self._stand = tuple([remains[self.number(_series(view, seat))] for seat in range(self.seats)])

    def holds(self, view: LightsView) -> bool:
        deck, cards = Counter(view.unseen), Counter([*view.unseen, *view.shop])
        return len(view.seats) == self.seats and deck <= self._deck and cards <= self._cards

    def solve(self, view: LightsView, meter: Meter, preferred: Sequence[Move] = ()) -> Solved[Move]:
        self._look(view, meter)
        return Solved(self.best(preferred) if preferred else self.values(), complete=True)

    def values(self) -> dict[Move, float]:
        """The share of the win that each action of the seat to act promises it."""
        offer, seat, stand, merits = self._opening, self._seat, self._stand, self._merits
        found: dict[Move, float] = {}
        if offer.can_reveal:
            found[REVEAL] = self._revealed(offer, seat, stand, merits)[seat]
        for take, way in self._takes().items():
            found[take] = self._taken(offer, seat, stand, merits, way)[seat]
        return found

    def best(self, actions: Sequence[Move]) -> dict[Move, float]:
        """The first of the best actions and its share, of the others only if it is none either."""
        offer, seat = self._opening, self._seat
        if self.seats > 2 or offer.last:
            values = self.values()
            most = max(values.values())
            first = next(each for each in actions if values[each] > most - ALIKE)
            return {first: most} if most else values
        duel, takes = self._duel(seat, 1 - seat), self._takes()
        turn, own, other = duel.turn(seat), self._stand[seat], self._stand[1 - seat]
        lead = self._merits[seat] - self._merits[1 - seat]
        best, most = actions[0], 0.0
        for action in actions:
            if action in takes:
                share = duel.taken(turn, takes[action], other, lead, most, 1.0)
            else:
                share = duel.revealed(offer, turn, own, other, lead, most, 1.0)
            if share > most + ALIKE:
                best, most = action, share
                if most > SURE:
                    break
        return {best: most} if most else dict.fromkeys(actions, 0.0)

    def _takes(self) -> Mapping[Move, _Way]:
        """What the seat to act can take."""
        offer, own = self._opening, self._stand[self._seat]
        return {
            TAKES[tuple(COLOURS[place] for place in sorted(heap[0] for heap in heaps))]: offer.way(own, heaps)
            for heaps in offer.heaps
        }

    def shares(self) -> Shares:
        """The share of the win that each seat can expect."""
        return self._value(self._opening, self._seat, self._stand, self._merits)

    def offer(self, deck: tuple[int, ...], shop: tuple[Heap, ...], remains: _Remains) -> _Offer:
        """The node of a deck and a shop."""
        offer = self._offers.get((deck, shop))
        if offer is None:
            ordered = _ordered(
                shop, {kind[0] for kind, number in zip(self.kinds, deck, strict=True) if number}
            )
            known = self._offers.get((deck, ordered))
            offer = self._offers[deck, shop] = known or _Offer(self, deck, ordered, remains)
            self._offers[deck, ordered] = offer
        return offer

    def remains(self, left: tuple[int, ...]) -> _Remains:
        found = self._remains.get(left)
        if found is None:
            found = self._remains[left] = _Remains(self, left)
        return found

    def joined(self, number: int, heaps: tuple[Heap, ...]) -> tuple[Merit, int]:
        """What a seat with these series wins by taking, and its series then."""
        found = self._joined.get((number, heaps))
        if found is None:
            gain, after = _join(self.series[number], heaps)
            found = self._joined[number, heaps] = gain, self.number(after)
        return found

    def met(self) -> int:
        """The number of the next turn of a duel."""
        self._met += 1
        return self._met

    def number(self, series: Series) -> int:
        number = self._numbers.get(series)
        if number is None:
            number = self._numbers[series] = len(self.series)
            self.series.append(series)
        return number

    def _value(self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]) -> Shares:
        most = max(merits)
        key = seat, stand, tuple([merit - most for merit in merits])
        known = offer.known.get(key)
        if known is None:
            known = offer.known[key] = self._worked_out(offer, seat, stand, merits)
        return known

    def _worked_out(
        self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]
    ) -> Shares:
        """What a position is worth, seen by those who can still win."""
        if offer.last:
            return self._ended(offer, seat, stand, merits)
        leader = merits.index(max(merits))
        alive = [other for other in range(self.seats) if self._hopes(offer, other, leader, stand, merits)]
        if len(alive) == 1:
            return tuple([float(other == leader) for other in range(self.seats)])
        if len(alive) == 2:
            return self._duelled(offer, seat, stand, merits, alive)
        beaten = tuple([number if seat in alive else OUT for seat, number in enumerate(stand)])
        if beaten != stand:
            merits = tuple([merit if seat in alive else NO_MERIT for seat, merit in enumerate(merits)])
            return self._value(offer, seat, beaten, merits)
        self.meter.count()
        return self._best(offer, seat, stand, merits)

    def _duelled(
        self,
        offer: _Offer,
        seat: Seat,
        stand: tuple[int, ...],
        merits: tuple[Merit, ...],
        alive: Sequence[Seat],
    ) -> Shares:
        """What a position is worth in which only two can win."""
        duel = self._duel(*alive)
        one = duel.sees[seat]
        two = sum(alive) - one
        lead = merits[one] - merits[two]
        share = duel.value(offer, duel.turn(seat), stand[one], stand[two], lead, 0.0, 1.0)
        shares = [0.0] * self.seats
        shares[one], shares[two] = share, 1 - share
        return tuple(shares)

    def _hopes(
        self, offer: _Offer, seat: Seat, leader: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]
    ) -> bool:
        """Whether a seat can still catch up with the leader."""
        if stand[seat] == OUT or seat == leader:
            return seat == leader
        return merits[leader] - merits[seat] < offer.remains.bounds(stand[leader], stand[seat])[1]

    def _duel(self, one: Seat, two: Seat) -> _Duel:
        duel = self._duels.get((one, two))
        if duel is None:
            duel = self._duels[one, two] = _Duel(self, one, two)
        return duel

    def _best(self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]) -> Shares:
        """What comes of the best action of the seat; the mean, if several are as good."""
        best: list[Shares] = []
        most = -1.0
        for way in offer.ways(stand[seat]):
            value = self._taken(offer, seat, stand, merits, way)
            if value[seat] > most + ALIKE:
                best, most = [value], value[seat]
                if most > SURE:
                    return value
            elif value[seat] > most - ALIKE:
                best.append(value)
        if offer.can_reveal:
            value = self._revealed(offer, seat, stand, merits)
            if value[seat] > most + ALIKE:
                return value
            if value[seat] > most - ALIKE:
                best.append(value)
        return best[0] if len(best) == 1 else mean([(1 / len(best), value) for value in best])

    def _taken(
        self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...], way: _Way
    ) -> Shares:
        gain, after, rest = way
        reached = (*merits[:seat], merits[seat] + gain, *merits[seat + 1 :])
        if offer.last:
            return _won(reached)
        settled = rest.remains
        left = [settled[number] for number in stand]
        left[seat] = after
        return self._value(rest, (seat + 1) % self.seats, tuple(left), reached)

    def _revealed(
        self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]
    ) -> Shares:
        following, rows = (seat + 1) % self.seats, []
        for chance, drawn, repeats in offer.draws:
            if not repeats:
                value = self._value(drawn, seat, stand, merits)
            elif drawn.last:
                value = _won(merits)
            else:
                value = self._value(drawn, following, stand, merits)
            rows.append((chance, value))
        return mean(rows)

    def _ended(self, offer: _Offer, seat: Seat, stand: tuple[int, ...], merits: tuple[Merit, ...]) -> Shares:
        """What comes of the last turn: nobody does better than by winning most."""
        if stand[seat] == OUT:
            return _won(merits)
        return _won((*merits[:seat], merits[seat] + offer.most(stand[seat]), *merits[seat + 1 :]))


class _Duel:
    """Two seats that can still win, whoever else takes cards. What is worth 1 to one is worth 0 to the other.

    A share is that of the one of the two that acts, or else acts next. It is worked out as far as it is asked
    for: what is not above `least` only has to be known as that, and so has what reaches `most`.
    """

    def __init__(self, ending: LastCards, one: Seat, two: Seat) -> None:
        self.count, seats = ending.meter.count, ending.seats
        places = [(one - seat) % seats < (two - seat) % seats for seat in range(seats)]
        self.sees = [one if first else two for first in places]
        # Of two seats alone, each stands where the other has stood.
        self._turns = [_Turn(seat in (one, two), ending.met()) for seat in range(seats if seats > 2 else 1)]
        for seat, turn in enumerate(self._turns):
            turn.following = self.turn(seat + 1)
            turn.flips = self.sees[seat] != self.sees[(seat + 1) % seats]

    def turn(self, seat: Seat) -> _Turn:
        return self._turns[seat % len(self._turns)]

    def value(
        self, offer: _Offer, turn: _Turn, own: int, other: int, lead: Merit, least: float, most: float
    ) -> float:
        """The share of the one that sees, with the series of both and its lead."""
        if offer.last:
            return _ended(lead + offer.most(own) if turn.acts else lead)
        key = turn.number, own, other
        known = offer.decided.get(key)
        lost, won = known or offer.remains.bounds(own, other)
        if lead >= won:
            return 1.0
        if lead <= lost:
            return 0.0
        low, high = offer.shares.get((key, lead), OPEN) if known else OPEN
        if low >= most or high - low < ALIKE:
            return low
        if high <= least:
            return high
        self.count()
        share = self._best(offer, turn, own, other, lead, max(least, low), min(most, high))
        if known is None:
            known = offer.decided[key] = [lost, won]
        if share > SURE and share > least:
            known[1], share = lead, 1.0
        elif share < ALIKE and share < most:
            known[0], share = lead, 0.0
        else:
            bounds = (low if share <= least else share), (high if share >= most else share)
            offer.shares[key, lead] = bounds
        return share

    def _best(
        self, offer: _Offer, turn: _Turn, own: int, other: int, lead: Merit, least: float, most: float
    ) -> float:
        """What comes of the best action; of any, if neither of the two acts."""
        if not turn.acts:
            return self._any(offer, turn, own, other, lead)
        best = 0.0
        if offer.can_reveal:
            best = self.revealed(offer, turn, own, other, lead, least, most)
            if best >= most:
                return best
        for way in offer.ways(own):
            share = self.taken(turn, way, other, lead, max(least, best), most)
            if share > best:
                best = share
                if share >= most:
                    break
        return best

    def _any(self, offer: _Offer, turn: _Turn, own: int, other: int, lead: Merit) -> float:
        """What comes of the turn of somebody else."""
        shares: list[float] = []
        for _, _, rest in offer.ways(OUT):
            settled = rest.remains
            shares.append(self.value(rest, turn.following, settled[own], settled[other], lead, 0.0, 1.0))
        if offer.can_reveal:
            shares.append(self.revealed(offer, turn, own, other, lead, 0.0, 1.0))
        return sum(shares) / len(shares)

    def taken(self, turn: _Turn, way: _Way, other: int, lead: Merit, least: float, most: float) -> float:
        """What comes of taking cards."""
        gain, after, rest = way
        left, lead = rest.remains[other], lead + gain
        if turn.flips:
            return 1 - self.value(rest, turn.following, left, after, -lead, 1 - most, 1 - least)
        return self.value(rest, turn.following, after, left, lead, least, most)

    def revealed(
        self, offer: _Offer, turn: _Turn, own: int, other: int, lead: Merit, least: float, most: float
    ) -> float:
        """What comes of revealing. First come the cards of which it is known what they lead to."""
        low, high, unknown = 0.0, 1.0, []
        for draw in offer.draws:
            chance, drawn, repeats = draw
            bottom, top = self._known(drawn, turn, repeats, own, other, lead)
            low += chance * bottom
            high -= chance * (1 - top)
            if bottom < top:
                unknown.append((draw, bottom, top))
        for (chance, drawn, repeats), bottom, top in unknown:
            if high <= least or low >= most:
                break
            floor = max(0.0, top - (high - least) / chance)
            roof = min(1.0, bottom + (most - low) / chance)
            if not repeats:
                share = self.value(drawn, turn, own, other, lead, floor, roof)
            elif turn.flips:
                share = 1 - self.value(drawn, turn.following, other, own, -lead, 1 - roof, 1 - floor)
            else:
                share = self.value(drawn, turn.following, own, other, lead, floor, roof)
            if share < roof or roof == 1.0:
                high -= chance * (top - share)
            if share > floor or floor == 0.0:
                low += chance * (share - bottom)
        if low > SURE:
            return 1.0
        return high if high <= least else low

    def _known(self, drawn: _Offer, turn: _Turn, repeats: bool, own: int, other: int, lead: Merit) -> Known:
        """What is known of a revealed card."""
        if drawn.last:
            share = _ended(lead if repeats or not turn.acts else lead + drawn.most(own))
            return share, share
        if repeats and turn.flips:
            low, high = self._bounds(drawn, turn.following, other, own, -lead)
            return 1 - high, 1 - low
        return self._bounds(drawn, turn.following if repeats else turn, own, other, lead)

    def _bounds(self, offer: _Offer, turn: _Turn, own: int, other: int, lead: Merit) -> Known:
        """What is known of a share."""
        key = turn.number, own, other
        known = offer.decided.get(key)
        lost, won = known or offer.remains.bounds(own, other)
        if lead >= won:
            return 1.0, 1.0
        if lead <= lost:
            return 0.0, 0.0
        found = offer.shares.get((key, lead)) if known else None
        if found is None and offer.one and turn.acts:
            ((_, drawn, repeats),) = offer.draws
            return _ended(lead if repeats else lead + drawn.most(own)), 1.0
        return found or OPEN


class _Turn:
    """Whose turn it is in a duel."""

    __slots__ = ("acts", "flips", "following", "number")

    def __init__(self, acts: bool, number: int) -> None:
        self.acts = acts  # whether it is one of the two
        self.number = number
        self.following = self
        self.flips = False  # whether the other one sees what follows


class _Remains(dict[int, int]):
    """All cards of deck and shop. By number: what of a seat's series still matters then."""

    def __init__(self, ending: LastCards, left: tuple[int, ...]) -> None:
        super().__init__({OUT: OUT})
        self._ending, self._left = ending, left
        self._bounds: dict[tuple[int, int], tuple[Merit, Merit]] = {}
        self._without: dict[tuple[Heap, ...], _Remains] = {}

    def __missing__(self, number: int) -> int:
        series = settled = self._ending.series[number]
        for place in range(len(COLOURS)):
            if 0 < settled[3 * place] < FINISHED - self._left[place]:  # nothing becomes of it any more
                settled = (*settled[: 3 * place], 0, 0, 0, *settled[3 * place + 3 :])
        after = self[number] = number if settled is series else self._ending.number(settled)
        return after

    def without(self, heaps: tuple[Heap, ...]) -> _Remains:
        found = self._without.get(heaps)
        if found is None:
            left = list(self._left)
            for place, bulbs, stars, _ in heaps:
                left[place] -= bulbs
                left[place - len(COLOURS)] -= stars
            found = self._without[heaps] = self._ending.remains(tuple(left))
        return found

    def bounds(self, mine: int, theirs: int) -> tuple[Merit, Merit]:
        """The most lead of mine that is surely lost, and the least that is surely won."""
        found = self._bounds.get((mine, theirs))
        if found is None:
            one, two = self._ending.series[mine], self._ending.series[theirs]
            lost = HALF - (self._shrinks(two, one) + 1) * POINT
            found = self._bounds[mine, theirs] = lost, (self._shrinks(one, two) + 1) * POINT - HALF
        return found

    def _shrinks(self, ahead: Series, behind: Series) -> int:
        """By how many points a lead can shrink at most.

        A star that is left can be won by the one or lost by the other, not both; and who loses it has it in
        a series that is not finished.
        """
        points = 0
        for place, left in enumerate(self._left[: len(COLOURS)]):
            if left:
                stars, at = self._left[place - len(COLOURS)], 3 * place
                turned = 2 * behind[at + 1] + stars if behind[at] + left >= FINISHED else 0
                points += max(turned, self._burden(place, ahead[at], ahead[at + 1]))
        return points

    def _burden(self, place: int, bulbs: int, stars: int) -> int:
        """How many more stars at most can lie in an unfinished series of a colour in the end."""
        burdens = self._ending.burdens[place]
        most = burdens[bulbs]
        if bulbs and bulbs + self._left[place] >= FINISHED:
            most = max(most, burdens[0] - stars)  # once it was finished or lost, another is begun
        return min(most, self._left[place - len(COLOURS)])


class _Offer:
    """A deck and a shop, what can be done with them, and the values that are known."""

    def __init__(
        self, ending: LastCards, deck: tuple[int, ...], shop: tuple[Heap, ...], remains: _Remains
    ) -> None:
        self._ending, self.deck, self.shop, self.remains = ending, deck, shop, remains
        self.known: dict[tuple[Seat, tuple[int, ...], tuple[Merit, ...]], Shares] = {}
        # By turn and series of a duel: the leads that are lost and won, and what is known of shares between.
        self.decided: dict[DuelKey, list[Merit]] = {}
        self.shares: dict[tuple[DuelKey, Merit], Known] = {}
        self.last = not any(deck)  # whether the turn under way is the last
        size = sum([heap[3] for heap in shop])
        self.can_reveal = not self.last and size < SHOP_SIZE
        self.one = self.can_reveal and sum(deck) == 1  # whether revealing ends the game
        many = min(2 if size == SHOP_SIZE else 1, len(shop))
        self.heaps = [heaps for heaps in combinations(shop, many) if heaps]  # that can be taken
        self._rests: dict[tuple[Heap, ...], _Offer] = {}
        self._ways: dict[int, list[_Way]] = {}
        self._most: dict[int, Merit] = {}
        self._draws: list[tuple[float, _Offer, bool]] = []

    def ways(self, number: int) -> list[_Way]:
        """The ways to take cards, for a seat with these series; what wins most comes first."""
        found = self._ways.get(number)
        if found is None:
            found = self._ways[number] = [self.way(number, heaps) for heaps in self.heaps]
            found.sort(key=_by_gain)
        return found

    def way(self, number: int, heaps: tuple[Heap, ...]) -> _Way:
        rest = self._rests.get(heaps) or self._rest(heaps)
        gain, after = (0, OUT) if number == OUT else self._ending.joined(number, heaps)
        return gain, rest.remains[after], rest

    def most(self, number: int) -> Merit:
        """The most that a seat with these series wins by taking."""
        found = self._most.get(number)
        if found is None:
            joined = self._ending.joined
            found = self._most[number] = max([joined(number, heaps)[0] for heaps in self.heaps])
        return found

    def _rest(self, heaps: tuple[Heap, ...]) -> _Offer:
        left = tuple([heap for heap in self.shop if heap not in heaps])
        rest = self._rests[heaps] = self._ending.offer(self.deck, left, self.remains.without(heaps))
        return rest

    @property
    def draws(self) -> list[tuple[float, _Offer, bool]]:
        """The cards that may come: how likely, what is then offered, and whether the colour repeats."""
        if not self._draws:
            left, last = sum(self.deck), self.shop[-1][0] if self.shop else None
            self._draws = [
                (number / left, self._drawn(index), last == kind[0])
                for index, (kind, number) in enumerate(zip(self._ending.kinds, self.deck, strict=True))
                if number
            ]
            self._draws.sort(key=lambda draw: -draw[0])  # the likely ones decide soonest
        return self._draws

    def _drawn(self, index: int) -> _Offer:
        deck = (*self.deck[:index], self.deck[index] - 1, *self.deck[index + 1 :])
        return self._ending.offer(deck, _added(self.shop, self._ending.kinds[index]), self.remains)


_Way: TypeAlias = tuple[Merit, int, _Offer]  # to take cards: what it wins, the series then, what is left


def _by_gain(way: _Way) -> Merit:
    return -way[0]


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


def _won(merits: Sequence[Merit]) -> Shares:
    """The shares at the end."""
    most = max(merits)
    share = 1 / merits.count(most)
    return tuple([share if merit == most else 0.0 for merit in merits])


def _ended(lead: Merit) -> float:
    """The share at the end of a duel."""
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


def _heaps(shop: Cards) -> tuple[Heap, ...]:
    """The cards of a shop by colour; the colours in the order of their last cards.

    Nothing else of their order matters: all cards of a colour are taken together.
    """
    heaps: tuple[Heap, ...] = ()
    for card in shop:
        heaps = _added(heaps, _kind(card))
    return heaps


def _kind(card: Card) -> CardKind:
    return PLACE[card.colour], card.bulbs, card.stars


def _added(heaps: tuple[Heap, ...], kind: CardKind) -> tuple[Heap, ...]:
    colour, bulbs, stars = kind
    number = 1
    for heap in heaps:
        if heap[0] == colour:
            bulbs, stars, number = bulbs + heap[1], stars + heap[2], 1 + heap[3]
    return (*[heap for heap in heaps if heap[0] != colour], (colour, bulbs, stars, number))


def _ordered(shop: tuple[Heap, ...], coming: set[int]) -> tuple[Heap, ...]:
    """A shop that is as good: which of two neighbours lies first does not matter if neither can repeat."""
    ordered: list[Heap] = []
    still: list[Heap] = []
    for heap in shop:
        if heap[0] in coming:
            ordered += [*sorted(still), heap]
            still = []
        else:
            still.append(heap)
    return (*ordered, *sorted(still))


def _burdens(cards: Sequence[Card], colour: Colour) -> tuple[int, int, int]:
    """How many stars an unfinished series of none, one or two bulbs may still win of these cards."""
    ones = sorted([card.stars for card in cards if card.colour == colour and card.bulbs == 1])
    twos = [card.stars for card in cards if card.colour == colour and card.bulbs == 2]
    return max([sum(ones[-2:]), *twos]), max(ones, default=0), 0


def _series(view: LightsView, seat: Seat) -> Series:
    counts: list[int] = []
    for colour in COLOURS:
        cards = view.seats[seat].series.get(colour, ())
        counts += [sum(card.bulbs for card in cards), sum(card.stars for card in cards), len(cards)]
    return tuple(counts)


def _merit(view: LightsView, seat: Seat) -> Merit:
    lights = view.seats[seat]
    minus = sum(card.stars for cards in lights.series.values() for card in cards)
    return POINT * remembered(view)[seat] + CARD * len(lights.garland) + minus


def _join(series: Series, heaps: tuple[Heap, ...]) -> tuple[Merit, Series]:
    """What a seat wins by taking these cards, and its series then."""
    gain, after = 0, list(series)
    for colour, bulbs, stars, number in heaps:
        at = 3 * colour
        freed = after[at + 1]
        fate = FATES[after[at] + bulbs]
        if fate == "grown":
            gain += stars - POINT * stars
            after[at : at + 3] = after[at] + bulbs, freed + stars, after[at + 2] + number
            continue
        gain += POINT * freed - freed
        if fate == "finished":
            gain += POINT * (freed + stars) + CARD * (after[at + 2] + number)
        after[at : at + 3] = 0, 0, 0
    return gain, tuple(after)
