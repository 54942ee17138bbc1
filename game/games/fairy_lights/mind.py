"""What the bots know of Fairy Lights: what an unfinished series promises, and when to risk one more card."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from game.ai.bot import Reason
from game.ai.mind import UNKNOWN, Meter, Mind, Solved, Trust, preferences, shares
from game.games.fairy_lights.endings import LastCards
from game.games.fairy_lights.game import GAME
from game.games.fairy_lights.model import COLOURS, MAKE_UP, PLACE, Cards, LightsView, Move, State, Take
from game.games.fairy_lights.rules import FATES, REVEAL, winners, worth
from game.games.fairy_lights.view import preview

N = len(COLOURS)
GOLD = PLACE["gold"]
GOLDS = sum(MAKE_UP["gold"])
SOLVED_CARDS = 8  # left in the deck; with more, an ending is hardly ever worked out in time


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
    nerve: float = 1.0  # the same, as a pilot sees it
    heed: float = 0.6  # the part of what the next seat is left with that a pilot minds, by the other seats


WEIGHTS = Weights()
# A player who counts on the stars that finish a series forgets that they would come without it too.
SIMPLE = Weights(one=0.69, two=0.98, gold=0.94, bonus=1.16, late=5.8, hope=1.5)


class LightsMind(Mind[State, Move, LightsView]):
    game = GAME
    plies = 4
    trust_of_two = Trust(slope=0.73)
    nodes = {"ace": 10000, "legend": 120000}
    decisions = 3.0
    endings = {"ace": 25_000, "legend": 200_000}

    def __init__(self, weights: Weights = SIMPLE) -> None:
        self.weights = weights
        self.finish = (0.0, weights.one, weights.two)  # chances by bulbs

    def for_ace(self, view: LightsView) -> LightsMind:
        """Where three and more play, half a turn decides more: ace then judges as legend does."""
        return self if len(view.seats) == 2 else LEGEND

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

    def outlook(self, state: State, take: Take) -> float:
        """The points to expect from taking, less a part of what the next seat is left with."""
        after = GAME.after(state, take)
        left = [self.gain(after, other) for other in GAME.legal(after) if isinstance(other, Take)]
        return self.gain(state, take) - self.weights.heed * max([0.0, *left]) / (len(state.points) - 1)

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        gains = [
            self.gain(state, action) if isinstance(action, Take) else self.weights.hope for action in legal
        ]
        return preferences(legal, gains, self.weights.heat)

    def solve(self, view: LightsView, meter: Meter) -> Solved[Move] | None:
        if len(view.unseen) > SOLVED_CARDS:
            return None
        return Solved(LastCards(view, meter).values(), complete=True)

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
        """Take what is worth most in the long run, unless the odds of a repeat are low and there is hope."""
        judged = self.judge(view)
        return max(judged, key=judged.__getitem__)

    def judge(self, view: LightsView) -> Mapping[Move, float]:
        state = GAME.imagine(view, Random(0))
        gains: dict[Move, float] = {
            take: self.outlook(state, take) for take in view.legal if isinstance(take, Take)
        }
        if view.legal[0] == REVEAL:
            repeats, left = view.repeat
            gains[REVEAL] = (1 - repeats / left) * (max(gains.values(), default=0.0) + self.weights.nerve)
        return gains

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


class LegendLightsMind(LightsMind):
    """The mind of legend, and of ace where more than two play.

    It judges series more finely, and compares positions at the end of a turn.
    """

    plies = 0
    to_turn_end = True  # every playout ends with its turn: else half a turn more or less would decide
    explore = 0.4


def golds_to_come(state: State) -> int:
    """The gold cards that nobody has: with too few of them, no golden series can be finished any more."""
    return sum([card.colour == "gold" for card in (*state.deck, *state.shop)])


MIND = LightsMind()
LEGEND = LegendLightsMind(WEIGHTS)
