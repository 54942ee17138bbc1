"""What the bots know of Fairy Lights: what an unfinished series promises, and when to risk one more card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import Reason
from game.ai.mind import UNKNOWN, Meter, Mind, Trust, preferences, shares
from game.engine.contract import Seat
from game.games.fairy_lights.endings import LastCards
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import (
    COLOURS,
    MAKE_UP,
    PLACE,
    SHOP_SIZE,
    Card,
    Cards,
    Colour,
    LightsView,
    Move,
    State,
    Take,
)
from game.games.fairy_lights.rules import FATES, REVEAL, TAKES, colour_mask, winners, worth
from game.games.fairy_lights.view import preview

N = len(COLOURS)
GOLD = PLACE["gold"]
GOLDS = sum(MAKE_UP["gold"])
SOLVED_CARDS = 8  # left in the deck; with more, an ending is hardly ever worked out in time
EVEN = 0.4  # of a search near the end, that all actions share


class Weights(Struct, frozen=True):
    """What an unfinished series is worth, and how much a lead means. Tuned by self-play."""

    one: float = 0.96  # the chance that a series of one bulb gets finished, early in the game
    two: float = 1.08  # above 1, because it may win still more
    gold: float = 0.88  # gold has only this part of these chances: there are few gold cards
    bonus: float = -0.15  # points for each bulb that it lacks; below 0, as another series could be begun
    late: float = 4.0  # cards in the deck, for each seat, at which half of these chances are gone
    spread: float = 1.4  # of the final points, for each square root of a card in the deck for each seat
    edge: float = 1.74  # and at the very end
    heat: float = 1.5  # points that make an action e times as promising
    hope: float = 1.0  # points that one more card promises
    nerve: float = 2.0  # points that a pilot hopes for from the cards after the next one
    point: float = 0.008  # of the win that a point counts for a pilot, however well or badly it stands
    blur: float = 0.065  # of a fair share of the win: a pilot holds for alike what differs by less


WEIGHTS = Weights()
# A player who counts on the stars that finish a series forgets that they would come without it too.
SIMPLE = Weights(one=0.69, two=0.98, gold=0.94, bonus=1.16, late=5.8, hope=1.5)


class LightsMind(Mind[State, Move, LightsView]):
    game = GAME
    plies = 4
    trust, trust_of_two = Trust(slope=1.14, height=-0.05), Trust(slope=0.88)
    nodes = {"ace": 10000, "legend": 120000}
    decisions = 3.0
    endings = {"ace": 25_000, "legend": 200_000}

    def __init__(self, weights: Weights = SIMPLE) -> None:
        self.weights = weights
        self.finish = (0.0, weights.one, weights.two)  # chances by bulbs

    def for_ace(self, view: LightsView) -> LightsMind:
        """Where three and more play, half a turn decides more: ace then judges as legend does."""
        if len(view.seats) > 2:
            return LEGEND
        return self if len(view.unseen) > SOLVED_CARDS else LATE

    def for_legend(self) -> LegendLightsMind:
        return LEGEND

    def shares_of(self, state: State, points: Sequence[float]) -> Sequence[float]:
        if state.phase == "over":
            won = winners(state)
            return [(seat in won) / len(won) for seat in range(len(state.points))]
        weights, left = self.weights, len(state.deck) / len(state.points)
        return shares(points, weights.edge + weights.spread * sqrt(left))

    def estimate(self, state: State) -> list[float]:
        if state.phase == "over":
            return [float(points) for points in state.points]
        chance, golds = self.time_left(state), golds_to_come(state) if any(state.series[GOLD::N]) else 0
        return [
            points + chance * self.promises(state.series[N * seat : N * seat + N], golds)
            for seat, points in enumerate(state.points)
        ]

    def promises(self, of_seat: Sequence[Cards], golds: int) -> float:
        """The points that a seat can expect from all its series, with so many gold cards to come."""
        return sum([self.promise(series, colour, golds) for colour, series in enumerate(of_seat) if series])

    def time_left(self, state: State) -> float:
        """From 1, when everything can still be finished, to 0 at the end."""
        left = len(state.deck)
        return left / (left + self.weights.late * len(state.points))

    def promise(self, series: Cards, colour: int, golds: int = GOLDS) -> float:
        """The points to expect from an unfinished series, beyond what it counts now, with enough time."""
        if not series:
            return 0.0
        weights, bulbs, stars = self.weights, 0, 0
        for card in series:
            bulbs += card.bulbs
            stars += card.stars
        points = self.finish[bulbs] * (2 * stars + weights.bonus * (3 - bulbs))
        if colour != GOLD:
            return points
        return points * weights.gold if golds >= 3 - bulbs else 0.0

    def gain(self, state: State, take: Take) -> float:
        """The points to expect from taking, for the seat to act."""
        chance, gained = self.time_left(state), 0.0
        for colour in take.colours:
            place = PLACE[colour]
            before = state.series[N * state.seat + place]
            series = before + tuple([card for card in state.shop if card.colour == colour])
            fate = FATES[sum([card.bulbs for card in series])]
            golds = golds_to_come(state) if place == GOLD else 0
            gained += worth(before, series, fate) - chance * self.promise(before, place, golds)
            if fate == "grown":
                gained += chance * self.promise(series, place, golds + len(before) - len(series))
        return gained

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        gains = [
            self.gain(state, action) if isinstance(action, Take) else self.weights.hope for action in legal
        ]
        return preferences(legal, gains, self.weights.heat)

    def ending(self, view: LightsView, meter: Meter) -> LastCards | None:
        return None if len(view.unseen) > SOLVED_CARDS else LastCards(view, meter)

    def turned_up(self, state: State, action: Move) -> Hashable:
        if isinstance(action, Take):
            return None
        return state.shop[-1] if state.shop else None

    def wander(self, state: State, legal: Sequence[Move], rng: Random) -> Move:
        """Take what is worth most, unless one more card promises more."""
        best, most = legal[0], self.weights.hope if legal[0] is REVEAL else -99.0
        for action in legal:
            if isinstance(action, Take):
                gain = self.gain(state, action)
                if gain > most:
                    best, most = action, gain
        return best

    def rookie(self, view: LightsView, rng: Random) -> Move:
        """Finish what can be finished; else gamble for a fuller shop, and then take what looks like most."""
        takes = [action for action in view.legal if isinstance(action, Take)]
        state = GAME.imagine(view, rng)
        finishing = [take for take in takes if self.points_now(state, take) > 0]
        if finishing and rng.random() < 0.6:
            return max(finishing, key=lambda take: self.points_now(state, take))
        if view.legal[0] == REVEAL and (not takes or rng.random() < 0.5):
            return REVEAL
        return max(takes, key=lambda take: self.stars(state, take))

    def pilot(self, view: LightsView, rng: Random) -> Move:
        """Take what promises most, unless one more card promises more. Of equals, take."""
        judged = self.judge(view)
        return max(judged, key=judged.__getitem__)

    def judge(self, view: LightsView) -> Mapping[Move, float]:
        return Glance(GAME.imagine(view, Random(0))).judged()

    def points_now(self, state: State, take: Take) -> int:
        total = 0
        for colour in take.colours:
            before = state.series[N * state.seat + PLACE[colour]]
            series = before + tuple(card for card in state.shop if card.colour == colour)
            total += worth(before, series, FATES[sum(card.bulbs for card in series)])
        return total

    def stars(self, state: State, take: Take) -> int:
        return sum(card.stars for card in state.shop if card.colour in take.colours)

    def explain(self, view: LightsView, action: Move, chance: int = UNKNOWN) -> Reason:
        if not isinstance(action, Take):
            if not view.shop:
                return Reason("ai-lights-first", {})
            repeats, left = view.repeat
            return Reason("ai-lights-reveal", {"risk": round(100 * repeats / left), "chance": chance})
        outcomes = preview(view, action)
        gain = sum(outcome.points for outcome in outcomes)
        numbers: dict[str, str | int | float] = {"gain": gain, "chance": chance, "colour": action.colours[0]}
        if len(outcomes) == 2:
            return Reason("ai-lights-two", {**numbers, "second": action.colours[1]})
        (outcome,) = outcomes
        text = {"finished": "finish", "grown": "grow", "lost": "lose"}[outcome.fate]
        if outcome.fate == "grown":
            numbers["fit"] = sum(
                card.colour == outcome.colour and FATES[outcome.bulbs + card.bulbs] != "lost"
                for card in view.unseen
            )
        return Reason(f"ai-lights-{text}", numbers)


class LateLightsMind(LightsMind):
    """The mind of ace where two play and little is left, but too much to work it out.

    It plays every deck that it imagines to its end. What wins much at once looks so good then that nothing
    else would be tried: so a part of the search goes to all actions alike.
    """

    plies = 40  # more than eight cards can take
    explore = 0.5

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        order = super().order(state, legal)
        even = EVEN / len(order)
        return [(action, (1 - EVEN) * share + even) for action, share in order]


class LegendLightsMind(LightsMind):
    """The mind of legend, and of ace where more than two play.

    It judges series more finely, and compares positions at the end of a turn.
    """

    plies = 0
    to_turn_end = True  # every playout ends with its turn: else half a turn more or less would decide
    explore = 0.4


class Glance:
    """What the rules of thumb say of one position: what each way to take promises, and what the next card.

    Only the seat to act and the next one gain anything in it, and nobody looks farther than the next card.
    """

    def __init__(self, state: State) -> None:
        self._state, self._seat = state, state.seat
        self._next = (state.seat + 1) % len(state.points)
        self._points = LEGEND.estimate(state)

    def judged(self) -> Mapping[Move, float]:
        """By action: how many points for sure would be worth as much. Of actions that are alike, what wins
        most at once comes first, and a way to take before one more card.
        """
        values = self._values()
        best = max(values.values())
        alike = best - LEGEND.weights.blur / len(self._points)
        now = self._value(self._state, 0.0, 0.0)
        point = self._value(self._state, 1.0, 0.0) - now
        return {
            action: ((best if values[action] >= alike else values[action]) - now) / point
            for action in sorted(values, key=lambda move: (-self._at_once(move), -values[move]))
        }

    def _at_once(self, action: Move) -> float:
        return LEGEND.points_now(self._state, action) if isinstance(action, Take) else -0.5

    def _values(self) -> dict[Move, float]:
        """About the share of the win that each action promises."""
        state = self._state
        colours = {card.colour for card in state.shop}
        own, theirs = (self._gains(state, seat, colours) for seat in (self._seat, self._next))
        values = self._takes(state, own, theirs)
        if GAME.legal(state)[0] == REVEAL:
            values[REVEAL] = self._revealed(own, theirs)
        return values

    def _gains(self, state: State, seat: Seat, colours: Iterable[Colour]) -> dict[Colour, float]:
        """What each colour of the shop is worth to a seat."""
        looking = replace(state, seat=seat)
        return {colour: LEGEND.gain(looking, TAKES[(colour,)]) for colour in colours}

    def _takes(
        self, state: State, own: Mapping[Colour, float], theirs: Mapping[Colour, float]
    ) -> dict[Move, float]:
        return {
            take: self._value(state, sum([own[c] for c in take.colours]), self._left(state, theirs, take))
            for take in GAME.legal(state)
            if isinstance(take, Take)
        }

    def _revealed(self, own: Mapping[Colour, float], theirs: Mapping[Colour, float]) -> float:
        """What the next card promises: the mean over all that it may be."""
        deck = self._state.deck
        return sum(n * self._drawn(card, own, theirs) for card, n in Counter(deck).items()) / len(deck)

    def _drawn(self, card: Card, own: Mapping[Colour, float], theirs: Mapping[Colour, float]) -> float:
        """What it promises if the next card is this one."""
        deck, shop, colour = self._state.deck.copy(), (*self._state.shop, card), [card.colour]
        deck.remove(card)
        state = replace(self._state, deck=deck, shop=shop, shop_colours=colour_mask(shop))
        theirs = {**theirs, **self._gains(state, self._next, colour)}
        if len(shop) > 1 and shop[-2].colour == card.colour:
            return self._value(state, 0.0, self._left(state, theirs))
        own = {**own, **self._gains(state, self._seat, colour)}
        best = max(self._takes(state, own, theirs).values())
        if not deck or len(shop) == SHOP_SIZE:
            return best
        return max(best, self._value(state, LEGEND.weights.nerve, self._left(state, theirs)))

    def _left(self, state: State, gains: Mapping[Colour, float], take: Take | None = None) -> float:
        """The points that the next seat can count on after a turn, as far as that turn decides."""
        if not state.deck:
            return 0.0
        taken = take.colours if take else ()
        offered = sorted([gain for colour, gain in gains.items() if colour not in taken])
        if take is None and len(state.shop) == SHOP_SIZE:
            return sum(offered[-2:])
        best = max([LEGEND.weights.hope, *offered[-1:]])
        return best - self._denied(state) if "gold" in taken else best

    def _denied(self, state: State) -> float:
        """What the next seat's gold promises no more, once the gold of the shop is taken."""
        series, golds = state.series[N * self._next + GOLD], golds_to_come(state)
        after = golds - sum([card.colour == "gold" for card in state.shop])
        lost = LEGEND.promise(series, GOLD, golds) - LEGEND.promise(series, GOLD, after)
        return LEGEND.time_left(state) * lost

    def _value(self, state: State, gain: float, left: float) -> float:
        """About the share of the win, with such a gain and so much left to the next seat."""
        points = self._points.copy()
        points[self._seat] += gain
        points[self._next] += left
        share = LEGEND.shares_of(state, points)[self._seat]
        return share + LEGEND.weights.point * (gain - left / (len(points) - 1))


def golds_to_come(state: State) -> int:
    """The gold cards that nobody has: with too few of them, no golden series can be finished any more."""
    return sum([card.colour == "gold" for card in (*state.deck, *state.shop)])


MIND = LightsMind()
LATE = LateLightsMind()
LEGEND = LegendLightsMind(WEIGHTS)
