"""What the bots know of La Course des étoiles: where each alien may end, and who gains by that."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.ai.bot import Foreseen, Plan, Reason
from game.ai.mind import ALIKE, UNKNOWN, Meter, Mind, Solved, Trust, preferences, shares
from game.ai.search import compare
from game.engine.chance import generator
from game.engine.contract import Seat
from game.games.star_race import model
from game.games.star_race.game import GAME
from game.games.star_race.model import ALIENS, VALUES, Adopt, Advance, Move, RaceView, State, Swap
from game.games.star_race.rules import PLACE, next_free, points, values, winners
from game.games.star_race.view import tokens_of

Prospects: TypeAlias = tuple[float, ...]  # the points to expect of each alien, in the order of ALIENS


class Weights(Struct, frozen=True):
    """How open a race still is, what a hand is worth, how much a lead means. Tuned by self-play."""

    drift: float = 0.9  # planets that two aliens may still move apart, for each square root of a turn left
    settled: float = 0.55  # and at the very end
    hop: float = 3.24  # turns for each planet that the first alien still has to go
    single: float = 0.0  # points that a single in the hand is worth
    trade: float = 0.5  # and a swap of favourites
    swap: float = 0.5  # and a swap of positions
    room: float = 0.6  # and a free place for a favourite, as it can be chosen later
    change: float = 0.0  # points that another favourite in the place of one must promise more
    turn: float = 0.4  # and the next turn
    spread: float = 0.88  # of the final points, for each square root of a turn left
    edge: float = 0.45  # and at the very end
    heat: float = 0.7  # points that make an action e times as promising


WEIGHTS = Weights()
TOKEN = 1 + 1 / (len(ALIENS) - 1)  # the others may have the token of any other alien
# A seat that has advanced an alien n times has its token e ** (this * sqrt(n)) times as likely; less likely
# if it also has a favourite card of it. Measured in games of pilot and of ace.
BETRAYAL = 1.5
LOVED = 0.75
DEALS = 16  # that a pilot plays on in its last turn
DRAWN = 3  # deals that are imagined for each of them
LOOKS = 64  # simulations of legend's, for an action that it looks at again
CLOSE = 12  # plays before the end, from which it asks them about what looks odd
RIVALS = 2  # other actions that are compared with that
DOUBT = 1.5  # points that an action must promise more, times the root of how many things look odd in it
CLEAR = 1.0  # points that it must promise more than a plainer one
CLEARER = 2.0  # and if simulations say what they promise
MANY = 2  # points: to let them lie looks odd
LITTLE = 1  # points: to spend a swap for no more looks odd
STAKE = 10.0  # points that the win is worth then
EXPECTED = 0.4  # of what it has found by playing on counts beside what the simulations find
PROMISED = 0.8  # and of what the rules of thumb promise
NEAR = 6  # plays before the end, from which ace plays every race to its end as legend does


class RaceMind(Mind[State, Move, RaceView]):
    game = GAME
    plies = 2
    trust, trust_of_two = Trust(slope=1.04, height=0.01), Trust(slope=0.86, height=-0.1)
    nodes = {"ace": 3000, "legend": 10000}

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.kinds = {
            "single": weights.single,
            "swap_favourites": weights.trade,
            "swap_positions": weights.swap,
        }

    def for_ace(self, view: RaceView) -> RaceMind:
        left = self.turns_left(GAME.imagine(view, generator(0)))
        return LEGEND if left <= NEAR else self

    def for_legend(self) -> RaceMind:
        return LEGEND

    def for_review(self) -> RaceMind:
        return REVIEWER

    def estimate(self, state: State) -> Sequence[float]:
        if state.phase == "over":
            return points(state)
        prospects = self.prospects(state)
        return [self.expected(state, seat, prospects) for seat in range(len(state.hands))]

    def shares_of(self, state: State, points: Sequence[float]) -> Sequence[float]:
        if state.phase == "over":
            won = winners(state)
            return [(seat in won) / len(won) for seat in range(len(state.hands))]
        return shares(points, self.weights.edge + self.weights.spread * sqrt(self.turns_left(state)))

    def turns_left(self, state: State) -> int:
        """About how many turns there are still to come."""
        positions = state.aliens.values()
        arrival = self.weights.hop * (model.FAR_END - max(positions))
        swallowed = len(state.stock) - model.GALAXY_SIZE + min(positions) + 1
        return int(max(1, min(arrival, swallowed)))

    def slack(self, turns: int) -> float:
        """How many planets two aliens may still move apart or closer."""
        return self.weights.settled + self.weights.drift * sqrt(turns)

    def prospects(self, state: State) -> Prospects:
        """The points to expect of each alien."""
        return _prospects(tuple(state.aliens.values()), self.slack(self.turns_left(state)))

    def expected(self, state: State, seat: Seat, prospects: Prospects) -> float:
        """The points that a seat can count on."""
        total = prospects[PLACE[state.tokens[seat]]]
        for card in state.favourites[seat]:
            total += prospects[PLACE[card.aliens[0]]]
        for card in state.hands[seat]:
            total += self.kinds.get(card.kind, 0.0)
        total += self.weights.room * (model.MOST_FAVOURITES - len(state.favourites[seat]))
        return total + self.weights.turn if seat == state.seat else total

    def gains(self, state: State, legal: Sequence[Move], stakes: Sequence[float]) -> list[float]:
        """How each action changes the lead that the seat to act can expect."""
        slack = self.slack(self.turns_left(state))
        positions = tuple(state.aliens.values())
        before = _prospects(positions, slack)
        advances = [_dot(stakes, changes) for changes in _advances(positions, slack)]
        gains = []
        for action in legal:
            if isinstance(action, Advance):
                gain = advances[PLACE[action.alien]]
            elif isinstance(action, Swap):
                gain = _dot(stakes, _prospects(_swapped(positions, action), slack)) - _dot(stakes, before)
            else:
                gain = self.gain_of_favourites(state, action, before)
            gains.append(gain - self.kinds.get(action.card.kind, 0.0))
        return gains

    def gain_of_favourites(self, state: State, action: Move, prospects: Prospects) -> float:
        """How an action that moves no alien changes that lead."""
        if isinstance(action, Adopt):
            room, change = self.weights.room, self.weights.change
            dropped = prospects[PLACE[action.drop]] + change if action.drop else room
            return prospects[PLACE[action.card.aliens[0]]] - dropped
        if isinstance(action, model.Trade):
            won = prospects[PLACE[action.take]] - prospects[PLACE[action.give]]
            return won * (1 + 1 / (len(state.hands) - 1))
        return 0.0

    def stakes(self, state: State) -> list[float]:
        """How much of each alien's points is a lead of the seat to act: its part less that of the others."""
        stakes = self.open_stakes(state)
        part = -1.0 / (len(state.hands) - 1)
        for owner, token in enumerate(state.tokens):
            stakes[PLACE[token]] += 1.0 if owner == state.seat else part
        return stakes

    def open_stakes(self, state: State) -> list[float]:
        """The same without the tokens."""
        seat, part = state.seat, -1.0 / (len(state.hands) - 1)
        stakes = [0.0] * len(ALIENS)
        for owner, cards in enumerate(state.favourites):
            for card in cards:
                stakes[PLACE[card.aliens[0]]] += 1.0 if owner == seat else part
        return stakes

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        return preferences(legal, self.gains(state, legal, self.stakes(state)), self.weights.heat)

    def solve(self, view: RaceView, meter: Meter, preferred: Sequence[Move] = ()) -> Solved[Move] | None:
        values = last_plays(view)
        return Solved(values, complete=len(values) == len(view.legal)) if values else None

    def hand(self, state: State) -> Hashable:
        return state.hands[state.seat]

    def likelihood(self, view: RaceView, state: State) -> float:
        signs = 0.0
        for owner, token in enumerate(state.tokens):
            if owner != view.seat:
                sign = sqrt(view.pushed[len(ALIENS) * owner + PLACE[token]])
                loved = any(card.aliens[0] == token for card in view.favourites[owner])
                signs += LOVED * sign if loved else sign
        return exp(BETRAYAL * signs)

    def rookie(self, view: RaceView, rng: Random) -> Move:
        """The action that scores most at once. It does not look at the others."""
        state = GAME.imagine(view, rng)
        legal = GAME.legal(state)
        if rng.random() < 0.3:
            return legal[int(rng.random() * len(legal))]
        return max(
            legal, key=lambda action: points(GAME.after(state, action))[view.seat] + 0.1 * rng.random()
        )

    def pilot(self, view: RaceView, rng: Random) -> Move:
        """The action that helps most against what the others show; it counts no turns but the last few.

        It ends the race if it knows that it wins; else legend's simulations say whether to go on. In its last
        turn it asks what the others may still do, and the simulations, too. The more looks odd about an
        action, the better it must be, and clearly better than what is plainer; near the end the simulations
        say so.
        """
        state, ends = GAME.imagine(view, rng), last_plays(view)
        judged, clear = self._judged(state, view, ends), CLEAR
        effects = effects_of(state, judged)
        doubts = {action: DOUBT * sqrt(many) for action, many in oddities(state, effects, ends).items()}
        best = max(judged, key=judged.__getitem__)
        calm = sorted(judged, key=lambda action: judged[action] - doubts[action], reverse=True)
        ending = [action for action in calm if action in ends]
        going_on = {action: effect for action, effect in effects.items() if action not in ends}
        last = self._may_be_last(view, state, ends)
        if len(judged) > 1 and (last or (doubts[best] and self.turns_left(state) <= CLOSE)):
            part, clear = EXPECTED if last else PROMISED, CLEARER
            plain = [action for odd in (best, calm[0]) for action in _plainer(going_on, odd, calm)[:1]]
            known = {action: part * judged[action] for action in (best, *calm[:RIVALS], *plain, *ending)}
            judged = _looked_again(view, known)
            doubts.update(dict.fromkeys(ending, 0.0))  # the simulations know what these are worth
        choice = max(judged, key=lambda action: judged[action] - doubts[action])
        return _plainest(going_on, choice, judged, clear)

    def judge(self, view: RaceView) -> Mapping[Move, float]:
        return self._judged(GAME.imagine(view, Random(0)), view, last_plays(view))

    def plan(self, view: RaceView, line: Sequence[Foreseen[Move]]) -> Plan[Move] | None:
        for before, step in pairwise(line):
            if step.seat == view.seat:
                gain = step.points[view.seat] - before.points[view.seat]
                return Plan(step.action, gain) if gain > 0 else None
        return None

    def _judged(self, state: State, view: RaceView, ends: Mapping[Move, float]) -> dict[Move, float]:
        """What a pilot expects of the actions that it considers, at first."""
        surest = max(ends, key=ends.__getitem__, default=None)
        if surest is not None and ends[surest] > 1 - ALIKE:
            return {surest: ends[surest]}
        least = 0.0 if surest is None else ends[surest]
        legal = [action for action in GAME.legal(state) if ends.get(action, 1.0) >= least]
        if len(legal) > 1 and self._may_be_last(view, state, ends):
            return _played_on(view, legal)
        stakes = self.open_stakes(state)
        stakes[PLACE[state.tokens[state.seat]]] += 1.0
        return dict(zip(legal, THUMB.gains(state, legal, stakes), strict=True))

    def _may_be_last(self, view: RaceView, state: State, ends: Mapping[Move, float]) -> bool:
        return bool(ends) or self.turns_left(state) <= len(view.favourites)

    def promised(self, state: State, seat: Seat) -> float:
        """The points to expect of the favourites that a seat has now."""
        prospects = self.prospects(state)
        excess = (sum(prospects) - sum(VALUES)) / len(ALIENS)  # several aliens may be expected on one place
        favourites = [state.tokens[seat], *(card.aliens[0] for card in state.favourites[seat])]
        return sum(prospects[PLACE[alien]] - excess for alien in favourites)

    def explain(self, view: RaceView, action: Move, chance: int = UNKNOWN) -> Reason:
        before = GAME.imagine(view, Random(0))
        after = GAME.after(before, action)
        numbers = {
            "gain": points(after)[view.seat] - points(before)[view.seat],
            "expected": round(self.promised(after, view.seat), 1),
            "chance": chance,
        }
        return Reason(*_words(action, numbers))


class LegendRaceMind(RaceMind):
    """The mind of legend. It plays an imagined race to its end, each seat for its token and its open cards.

    In the same time this is worth more than looking at many positions after two plies.
    """

    plies = model.DECK_SIZE

    def wander(self, state: State, legal: Sequence[Move], rng: Random) -> Move:
        stakes = self.open_stakes(state)
        stakes[PLACE[state.tokens[state.seat]]] += TOKEN
        gains = self.gains(state, legal, stakes)
        return legal[gains.index(max(gains))]


class ReviewRaceMind(LegendRaceMind):
    """Legend's, but it looks at a race after two plies: at its end, luck hides what a slip costs."""

    plies = RaceMind.plies

    def for_legend(self) -> RaceMind:
        return self


def _words(action: Move, numbers: dict[str, float]) -> tuple[str, dict[str, str | int | float]]:
    """The name of the text that explains an action, and the words in it."""
    match action:
        case Advance(alien=alien):
            return "ai-race-advance", {**numbers, "alien": alien}
        case Adopt(card=card):
            return "ai-race-adopt", {**numbers, "alien": card.alien}
        case model.Trade(give=give, take=take):
            return "ai-race-trade", {**numbers, "alien": take, "other": give}
        case Swap(aliens=(one, other)):
            return "ai-race-swap", {**numbers, "alien": one, "other": other}
        case _:
            return "ai-race-fizzle", {**numbers}


def _dot(stakes: Sequence[float], points: Prospects) -> float:
    a, b, c, d, e = points  # written out for speed: a search spends much of its time here
    return stakes[0] * a + stakes[1] * b + stakes[2] * c + stakes[3] * d + stakes[4] * e


def _swapped(positions: tuple[int, ...], swap: Swap) -> tuple[int, ...]:
    """Where the aliens are after it."""
    one, other = PLACE[swap.aliens[0]], PLACE[swap.aliens[1]]
    after = list(positions)
    after[one], after[other] = positions[other], positions[one]
    return tuple(after)


@lru_cache(maxsize=1 << 16)
def _advances(positions: tuple[int, ...], slack: float) -> tuple[Prospects, ...]:
    """For each alien, what its advance changes in the points to expect of all."""
    ranks, pattern = _pattern(positions)
    changes = _advances_in(pattern, slack)
    return tuple([tuple([changes[rank][other] for other in ranks]) for rank in ranks])


@lru_cache(maxsize=1 << 16)
def _prospects(positions: tuple[int, ...], slack: float) -> Prospects:
    """The points to expect of each alien, if aliens closer than the slack may still pass each other."""
    ranks, pattern = _pattern(positions)
    prospects = _prospects_in(pattern, slack)
    return tuple([prospects[rank] for rank in ranks])


def _pattern(positions: tuple[int, ...]) -> tuple[list[int], tuple[int, ...]]:
    """The rank of each alien from the last one on, and how far each rank is ahead of the last one.

    There are few of these patterns, and the rest follows from them.
    """
    order = sorted(range(len(positions)), key=positions.__getitem__)
    last = positions[order[0]]
    ranks = [order.index(place) for place in range(len(positions))]
    return ranks, tuple([positions[place] - last for place in order])


@lru_cache(maxsize=1 << 15)
def _advances_in(pattern: tuple[int, ...], slack: float) -> tuple[Prospects, ...]:
    before = _prospects_in(pattern, slack)
    changes = []
    for rank in range(len(pattern)):
        after = list(pattern)
        after[rank] = next_free(dict(zip(ALIENS, pattern, strict=True)), ALIENS[rank])
        moved = _prospects(tuple(after), slack)
        changes.append(tuple(new - old for new, old in zip(moved, before, strict=True)))
    return tuple(changes)


@lru_cache(maxsize=1 << 15)
def _prospects_in(pattern: tuple[int, ...], slack: float) -> Prospects:
    return tuple(_expected_value(pattern, rank, slack) for rank in range(len(pattern)))


def _expected_value(positions: tuple[int, ...], place: int, slack: float) -> float:
    behind = [1.0]  # behind[n]: the chance that n others end up in front
    for other, position in enumerate(positions):
        if other != place:
            passed = 1 / (1 + exp((positions[place] - position) / slack))
            stay = [chance * (1 - passed) for chance in behind] + [0.0]
            for n, chance in enumerate(behind):
                stay[n + 1] += chance * passed
            behind = stay
    return sum(chance * value for chance, value in zip(behind, VALUES, strict=True))


# When a play may be the last


def last_plays(view: RaceView) -> dict[Move, float]:
    """The share of the win of each play that ends the race: the mean over the tokens that others may have."""
    found: dict[Move, float] = {}
    opening = GAME.imagine(view, Random(0))
    for action in GAME.legal(opening):
        after = GAME.after(opening, action)
        if after.phase == "over":
            found[action] = _share_of_win(view, after)
    return found


def _share_of_win(view: RaceView, state: State) -> float:
    parts = []
    for tokens in tokens_of(view):
        won = winners(replace(state, tokens=tokens))
        parts.append(1 / len(won) if view.seat in won else 0.0)
    return sum(parts) / len(parts)


def _played_on(view: RaceView, actions: Sequence[Move]) -> dict[Move, float]:
    """What actions lead to, in points: the mean over a few deals that may be, the same for all.

    Everybody plays on for what it has.
    """
    rng = Random(0)
    found = dict.fromkeys(actions, 0.0)
    for deal in _deals(view, rng):
        for action in found:
            state = GAME.after(deal, action)
            while state.phase != "over":
                GAME.play(state, LEGEND.wander(state, GAME.legal(state), rng))
            found[action] += _verdict(state, view.seat) / DEALS
    return found


def _deals(view: RaceView, rng: Random) -> list[State]:
    """A few deals that may be, more of those that explain well what the others have done."""
    pool = [GAME.imagine(view, rng) for _ in range(DRAWN * DEALS)]
    weights = list(accumulate(MIND.likelihood(view, deal) for deal in pool))
    return [pool[bisect_right(weights, (n + 0.5) / DEALS * weights[-1])] for n in range(DEALS)]


def _looked_again(view: RaceView, known: Mapping[Move, float]) -> dict[Move, float]:
    """What a few of legend's simulations find for actions, in points, beside what is known of them."""
    some = list(known)
    tally = compare(LEGEND, view, some, 0, LOOKS * len(some), infer=True)
    return {
        action: STAKE * total / LOOKS + known[action]
        for action, total in zip(some, tally.totals, strict=True)
    }


def _verdict(state: State, seat: Seat) -> float:
    """How well a race ended for a seat: by how many points, and whether that won."""
    own, won = points(state), winners(state)
    lead = own[seat] - max(other for owner, other in enumerate(own) if owner != seat)
    return lead + STAKE * (seat in won) / len(won)


# What looks odd to somebody who watches


class Effect(Struct, frozen=True):
    """What an action changes at once, and what it takes."""

    gain: int  # points for the seat that acts
    help: int  # points for the open favourite cards of the others
    takes: frozenset[str]  # of "swap", "favourite" and "lead"


def oddities(state: State, effects: Mapping[Move, Effect], ends: Mapping[Move, float]) -> dict[Move, int]:
    """How many things look odd in each of the actions; in an end of the race, only that it rather loses."""
    fair = 1 / len(state.hands)
    return {
        action: int(ends[action] < fair) if action in ends else _oddities(state, action, effects)
        for action in effects
    }


def _oddities(state: State, action: Move, effects: Mapping[Move, Effect]) -> int:
    gain, help, takes = effects[action].gain, effects[action].help, effects[action].takes
    most = max(other.gain for other in effects.values())
    unhelpful = any(other.gain >= gain and other.help <= 0 for other in effects.values())
    return sum(
        (
            gain < min(most, 0),  # it gives points away
            gain <= most - MANY,  # it lets many lie
            gain <= 0 < help and unhelpful,  # it helps the others for nothing
            "swap" in takes and gain <= LITTLE and -help <= LITTLE,  # it spends a swap for little
            gain < max(most, MANY)
            and _given_up(action) in _chosen(state),  # it takes a choice back for little
            "lead" in takes,
        )
    )


def _plainest(
    effects: Mapping[Move, Effect], action: Move, judged: Mapping[Move, float], clear: float
) -> Move:
    """The action, or a plainer one, if it does not promise so many points more than that."""
    near = [other for other in judged if judged[other] > judged[action] - clear]
    while plain := _plainer(effects, action, near):
        action = max(plain, key=judged.__getitem__)
    return action


def _plainer(effects: Mapping[Move, Effect], action: Move, others: Iterable[Move]) -> list[Move]:
    """Those of the others that are plainer than the action; none, if the effects leave it out."""
    if action not in effects:
        return []
    return [other for other in others if other in effects and is_plainer(effects[other], effects[action])]


def is_plainer(one: Effect, other: Effect) -> bool:
    """Whether one wins more at once or helps the others less, and takes no more, unless it wins many more."""
    if one.gain < other.gain or one.help > other.help:
        return False
    wins = one.gain - other.gain
    return wins >= MANY or (one.takes <= other.takes and (wins > 0 or one.help < other.help))


def effects_of(state: State, actions: Iterable[Move]) -> dict[Move, Effect]:
    """What each of the actions changes and takes."""
    return {action: _effect(state, action) for action in actions}


def _effect(state: State, action: Move) -> Effect:
    seat, later = state.seat, GAME.after(state, action)
    gain = points(later)[seat] - points(state)[seat]
    takes = {
        "swap": not isinstance(action, Advance | Adopt),
        "favourite": _given_up(action) is not None,
        "lead": gain <= 0 and _leads_in_vain(state, action),
    }
    help = _open_points(later, seat) - _open_points(state, seat)
    return Effect(gain, help, frozenset(name for name, taken in takes.items() if taken))


def _open_points(state: State, seat: Seat) -> int:
    """The points of the favourite cards of the others, which all can see."""
    worth = values(state.aliens)
    others = [cards for owner, cards in enumerate(state.favourites) if owner != seat]
    return sum(worth[card.aliens[0]] for cards in others for card in cards)


def _leads_in_vain(state: State, action: Move) -> bool:
    """Whether it leads the first alien on, or one of its seat's own to the front, where it is worth 0."""
    front = max(state.aliens.values())
    if not (isinstance(action, Advance) and front and next_free(state.aliens, action.alien) > front):
        return False
    own = (state.tokens[state.seat], *(card.aliens[0] for card in state.favourites[state.seat]))
    return state.aliens[action.alien] == front or action.alien in own


def _chosen(state: State) -> list[model.Alien]:
    """The favourites that the seat to act has chosen itself."""
    return [card.alien for card in state.favourites[state.seat] if card.kind == "single"]


def _given_up(action: Move) -> model.Alien | None:
    """The favourite that an action gives up."""
    if isinstance(action, Adopt):
        return action.drop
    return action.give if isinstance(action, model.Trade) else None


MIND = RaceMind()
LEGEND = LegendRaceMind()
REVIEWER = ReviewRaceMind()
# A pilot does not count the turns that are left, and does not change its favourites to and fro.
# It keeps swaps for its last turns, when nobody can undo them, unless they bring much.
THUMB = RaceMind(replace(WEIGHTS, settled=3.0, drift=0.0, change=0.6, trade=1.3, swap=2.4))
