"""What the bots know of Gravity Superstar: what a pawn can reach, whom it can eject, what to give up."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp
from random import Random
from typing import TypeAlias

from msgspec import Struct

from game.ai.bot import Foreseen, Plan, Reason
from game.ai.mind import UNKNOWN, Meter, Mind, Solved, Trust, preferences, shares
from game.ai.recheck import Recheck
from game.ai.search import lead as lead_of
from game.engine.contract import Seat
from game.games.gravity import model
from game.games.gravity.board import WAYS
from game.games.gravity.endings import LastTurn, is_last, may_end, turns_after
from game.games.gravity.game import GAME
from game.games.gravity.model import FULL_HAND, LYING, PAWN, PURSE, TOKENS, GravityView, Move, State
from game.games.gravity.rules import END, OFFERS, REPLAY, TAKES, USES, points_of, winners
from game.games.gravity.view import preview

SOLVED_TURNS = 2  # of others in the last round; with more, it is hardly ever worked out in time
PACE = 12  # rounds that a game takes from the first star to the last
RUSH = 0.05  # how much less a win counts behind that pace: times the square of the rounds, in logarithms
LONG = 8  # and from so many on, it goes on as steeply
TIME = 5  # and in points, for a pilot: about those that weigh as much as e times the win
STAKE = 20  # points that a game won counts more, and a game lost less, for a pilot
CLEAR = 2.0  # points that rules of thumb promise less, with which an action is not looked at at first
LOOKS = 64  # simulations of a pilot, where several actions are near
PLAIN = 4  # actions that look plainer, which are looked at again beside the best
DOUBTS = 400  # and the simulations for that
TOKEN = 1600  # simulations to say whether to spend a token: what follows is a whole turn
FAR = 1.5  # of the win: a token that is so far behind is out, as it is seen late what a turn brings
PLANNED = 2  # points that make a next turn worth mentioning
BIT: dict[model.Card, int] = {card: 1 << place for place, card in enumerate(model.CARDS)}
JOKER = BIT["joker"]
ODD = bytes(range(2)) * 128  # by a count: 1 if it is odd
OWN = tuple(0 if way.use == "step" else BIT[way.use] for way in WAYS)  # the card of each way
# By hand: the ways that its cards allow, as bits.
WAYS_OF_HAND = tuple(
    sum(
        1 << index
        for index, way in enumerate(WAYS)
        if hand and (not OWN[index] or hand & (JOKER | OWN[index]))
    )
    for hand in range(FULL_HAND + 1)
)

# What is seen of an action: points won at once, whether it ejects, keeps the joker and stays out of reach.
Seeming: TypeAlias = tuple[int, bool, bool, bool]


class Weights(Struct, frozen=True):
    """What things are worth in points. Tuned by self-play."""

    odd: float = 0.31  # a star without a partner, beyond its point
    token: float = 0.025  # a token, beyond its point, while turns are left to spend it in
    loot: float = 3.5  # what an ejection wins, and about the same for the loser
    reach: float = 0.33  # the part of the best reachable gain that counts while a seat waits for its turn
    turn: float = 0.84  # the same for the seat whose turn it is
    card: float = 0.002  # a card in the hand
    joker: float = 0.15  # the joker, beyond that
    spread: float = 0.7  # of the final points, for each square root of a star to come
    edge: float = 0.8  # and at the very end
    heat: float = 1.0  # points that make an action e times as promising


WEIGHTS = Weights()
# How readily sensible players give up each card for a step.
SPARED: Mapping[model.Card | model.Back, float] = {"long": 4, "high": 3, "drop": 3, "rotate": 2, "joker": 0.5}


class GravityMind(Mind[State, Move, GravityView]):
    game = GAME
    plies = 0
    trust, trust_of_two = Trust(slope=1.4, height=-0.13), Trust(slope=1.16, height=-0.13)
    robbing = True
    nodes = {"ace": 6000, "legend": 60000}
    decisions = 2.0
    endings = {"ace": 8_000, "legend": 80_000}
    spared: tuple[model.Card, ...] = ("long", "high", "drop", "rotate")  # the cards that steps cost first

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.hands = tuple(
            weights.card * hand.bit_count() + weights.joker * bool(hand & JOKER)
            for hand in range(FULL_HAND + 1)
        )
        self.star = (1 + weights.odd, 2 - weights.odd)  # by whether the seat has an odd number of that colour

    def estimate(self, state: State) -> Sequence[float]:
        if state.phase == "over":
            return GAME.points(state)
        return [self.expected(state, seat) for seat in range(state.terms.players)]

    def shares_of(self, state: State, points: Sequence[float]) -> Sequence[float]:
        if state.phase == "over":
            won = winners(state)
            return [(seat in won) / len(won) for seat in range(state.terms.players)]
        left = state.stars_left - state.terms.stars_at_end
        return shares(points, self.weights.edge + self.weights.spread * max(0, left) ** 0.5)

    def hopes(self, state: State, stood: Sequence[float]) -> Sequence[float]:
        delay = self.delay(state)
        return [exp(-delay) * share for share in stood] if delay and not _ends(state) else stood

    def delay(self, state: State) -> float:
        """How much less a win counts, the longer it does not come (the logarithm of a part).

        Two pawns can rob each other for ever, and a win that never comes is worth nothing. A star taken from
        the board brings the end nearer, a stolen one does not.
        """
        symbols = len(state.board.layout.star) + len(state.board.layout.replay)
        behind = state.round - 1 - PACE * (1 - state.stars_left / symbols)
        steep = min(behind, LONG)
        return RUSH * steep * (2 * behind - steep) if behind > 0 else 0.0

    def expected(self, state: State, seat: Seat) -> float:
        """The points that a seat can count on."""
        weights, purses = self.weights, state.purses
        start = PURSE * seat
        odd = sum(purses[start : start + TOKENS].translate(ODD))
        total = points_of(purses, seat) + weights.odd * odd + weights.token * purses[start + TOKENS]
        total += self.hands[state.hands[seat]]
        reach = weights.turn if seat == state.seat else weights.reach
        return total + reach * self.best(state, seat)

    def best(self, state: State, seat: Seat) -> float:
        """The most that a seat could win in one move."""
        most = 0.0
        for path in _paths(state, seat):
            worth = self.path(state, seat, path)
            if worth > most:
                most = worth
        return most

    def path(self, state: State, seat: Seat, path: model.Path) -> float:
        """What a path is worth to the pawn of a seat."""
        ground, purses, start = state.ground, state.purses, PURSE * seat
        worth, taken = 0.0, 0
        for cell in path:
            what = ground[cell]
            if not what:
                continue
            if what & PAWN:
                owner = (what >> model.PAWN_SHIFT & LYING) - 1
                if owner != seat:
                    worth += self.weights.loot
            elif lying := what & LYING:
                if lying == model.BARE_REPLAY:
                    worth += 1 + self.weights.token
                else:
                    odd = purses[start + lying - 1] + (taken >> lying) & 1
                    taken ^= 1 << lying
                    worth += self.star[odd]
        return worth

    def order(self, state: State, legal: Sequence[Move]) -> Sequence[tuple[Move, float]]:
        if state.phase != "action":
            return preferences(legal, [self.answer(state, action) for action in legal], self.weights.heat)
        moves = self.sensible(state)
        return preferences(moves, self.gains(state, moves), self.weights.heat)

    def answer(self, state: State, action: Move) -> float:
        """What an action is worth that plays no card (a theft, a token, the first door)."""
        if isinstance(action, model.Steal):
            return self.loot(state, TAKES.index(action.take))
        if action is REPLAY:
            return self.best(state, state.seat) - 1 - self.weights.token
        return 0.0

    def loot(self, state: State, thing: int) -> float:
        """What stealing a thing is worth, with the loss of its owner."""
        assert state.pending is not None
        if thing == TOKENS:
            return 2 * (1 + self.weights.token)
        mine = state.purses[PURSE * state.seat + thing] & 1
        theirs = state.purses[PURSE * state.pending.victim + thing] & 1
        return self.star[mine] + self.star[not theirs]

    def sensible(self, state: State) -> Sequence[Move]:
        """The legal moves, without those that spend a better card for the same."""
        blocked = state.board.blocked[state.pawns[state.seat]]
        return _frugal(blocked, state.hands[state.seat], self.spared)

    def gains(self, state: State, moves: Sequence[Move]) -> list[float]:
        """What each move wins, and what it makes of the hand."""
        seat = state.seat
        courses, hand = state.board.courses[state.pawns[seat]], state.hands[seat]
        gains = []
        for action in moves:
            use = USES.get(action)
            left, gain = FULL_HAND, 0.0
            if use is not None:
                course = courses[use.way]
                assert course is not None
                left, gain = hand & ~use.bit or FULL_HAND, self.path(state, seat, course[0])
            gains.append(gain + self.hands[left] - self.hands[hand])
        return gains

    def solve(self, view: GravityView, meter: Meter, preferred: Sequence[Move] = ()) -> Solved[Move] | None:
        later = turns_after(view)
        if later > SOLVED_TURNS or not (is_last(view) or (later == 0 and may_end(view))):
            return None
        values = LastTurn(view, meter).values()
        return Solved(values, complete=len(values) == len(view.legal)) if values else None

    def seen(self, action: Move) -> Hashable:
        return ("step", action.dir) if isinstance(action, model.Step) else action  # its card lies face down

    def hand(self, state: State) -> Hashable:
        return state.hands[state.seat]

    def likelihood(self, view: GravityView, state: State) -> float:
        chance = 1.0
        for owner, played in enumerate(state.played):
            if owner != view.seat:
                chance *= _sparing(played)
        return chance

    def rookie(self, view: GravityView, rng: Random) -> Move:
        """The move that picks up most things; any card will do for a step."""
        state = GAME.imagine(view, rng)
        legal = GAME.legal(state)
        return max(legal, key=lambda action: self.things(state, action) + 1.5 * rng.random())

    def things(self, state: State, action: Move) -> float:
        if isinstance(action, model.Replay):
            return 0.2
        use = USES.get(action)
        if use is None:
            return 0.0
        course = state.board.courses[state.pawns[state.seat]][use.way]
        assert course is not None
        return sum(1 for cell in course[0] if state.ground[cell] & (LYING | PAWN))

    def pilot(self, view: GravityView, rng: Random) -> Move:
        """The move that promises most, also counting what it and the others could reach next.

        It looks twice at what is near, and longer at a token and where something else looks plainer, however
        little that promises: what looks odd must be clearly better.
        """
        state = GAME.imagine(view, rng)
        judged = self._judged(state)
        ranked = sorted(judged, key=judged.__getitem__, reverse=True)
        recheck = Recheck(ShortMind(self.weights), view, judged, rng)
        if state.phase == "replay":
            return recheck.better(ranked, TOKEN, behind=FAR)
        near = [action for action in ranked if judged[action] >= judged[ranked[0]] - CLEAR]
        choice = recheck.best(near, LOOKS)
        looks = {action: self.look(state, action) for action in ranked}
        plainer = [action for action in ranked if _plainer(looks[action], looks[choice])][:PLAIN]
        return recheck.better([choice, *plainer], DOUBTS, odd=choice)

    def judge(self, view: GravityView) -> Mapping[Move, float]:
        return self._judged(GAME.imagine(view, Random(0)))

    def _judged(self, state: State) -> dict[Move, float]:
        """What each sensible action promises."""
        return {action: self.outlook(state, action) for action, _ in self.order(state, GAME.legal(state))}

    def look(self, state: State, action: Move) -> Seeming:
        """What somebody who watches sees of an action."""
        after = _settled(GAME.after(state, action), state.seat)
        gain = points_of(after.purses, state.seat) - points_of(state.purses, state.seat)
        ejects = state.phase == "action" and _ejected(state, action) is not None
        return gain, ejects, not _spends_joker(action), not self.in_reach(after, state.seat)

    def in_reach(self, state: State, seat: Seat) -> bool:
        """Whether a rival can eject the pawn of a seat with one move."""
        cell = state.pawns[seat] >> 2
        rivals = [rival for rival in range(state.terms.players) if rival != seat]
        return any(cell in path for rival in rivals for path in _paths(state, rival))

    def at_once(self, view: GravityView, action: Move) -> float:
        return _gained(GAME.imagine(view, Random(0)), action)

    def plan(self, view: GravityView, line: Sequence[Foreseen[Move]]) -> Plan[Move] | None:
        for before, step in pairwise(line):
            if step.seat == view.seat != before.seat:
                gain = line[-1].points[view.seat] - before.points[view.seat]
                return Plan(step.action, gain) if gain >= PLANNED and step.action in USES else None
        return None

    def outlook(self, state: State, action: Move) -> float:
        """The lead that the seat to act can expect after an action, its thefts and its replay."""
        seat = state.seat
        after = GAME.after(state, action)
        if after.phase == "steal" and after.seat == seat:
            return max(self.outlook(after, theft) for theft in GAME.legal(after))
        if after.seat == seat and (after.phase == "replay" or action is REPLAY):
            return max(self._judged(after).values())
        return self.lead(after, seat)

    def lead(self, state: State, seat: Seat) -> float:
        """The lead that a seat can expect; once the game is over, whether it has won counts more.

        A win that does not come counts less, and a game lost is no better.
        """
        estimate = self.estimate(state)
        lead = lead_of(estimate, seat)
        sure = self.shares_of(state, estimate)[seat] if _ends(state) else 0.0
        if state.phase == "over":
            lead += STAKE * (2 * sure - 1)
        return lead - (1 - sure) * TIME * self.delay(state)

    def explain(self, view: GravityView, action: Move, chance: int = UNKNOWN) -> Reason:
        state = GAME.imagine(view, Random(0))
        text, numbers = self._explain(view, state, action)
        besides = "ai-gravity-risk" if "risk" in numbers else ""
        return Reason(f"ai-gravity-{text}", {**numbers, "chance": chance}, besides)

    def _explain(self, view: GravityView, state: State, action: Move) -> tuple[str, dict[str, int | str]]:
        if isinstance(action, model.Steal):
            return "steal", self._explain_theft(state, action)
        if isinstance(action, model.Refill):
            return "refill", {"cards": len(state.played[state.seat])}
        if action in (REPLAY, END):
            gain = self.most(GAME.after(state, REPLAY))
            text = "replay" if action == REPLAY else "end"
            return (text if gain > 1 else f"{text}-even"), {"gain": gain}
        if isinstance(action, model.PickDoor):
            after = GAME.after(state, action)
            return "door", {"next": round(self.best(after, state.seat))}
        return self._explain_move(view, state, action)

    def most(self, state: State) -> int:
        """The most points that the seat to act can win with one move."""
        before = points_of(state.purses, state.seat)
        following = (GAME.after(state, action) for action in GAME.legal(state) if action in USES)
        return max((_robbed(after, state.seat) - before for after in following), default=0)

    def _explain_theft(self, state: State, steal: model.Steal) -> dict[str, int | str]:
        assert state.pending is not None
        seat, victim = state.seat, state.pending.victim
        before, after = GAME.points(state), GAME.points(GAME.after(state, steal))
        loss = before[victim] - after[victim]
        return {"gain": after[seat] - before[seat], "loss": loss, "victim": victim}

    def _explain_move(
        self, view: GravityView, state: State, action: Move
    ) -> tuple[str, dict[str, int | str]]:
        assert isinstance(action, model.CardMove)
        seat = state.seat
        after = GAME.after(state, action)
        gain = preview(view, action).gain[seat]
        risk = max(round(self.best(after, owner)) for owner in range(state.terms.players) if owner != seat)
        use = type(action).__name__.lower()
        card = "own" if action.card == use else action.card
        told: dict[str, int | str] = {"use": use, "card": card, "gain": gain, "risk": risk}
        victim = _ejected(state, action)
        if victim is not None:
            return "eject", {**told, "victim": victim}
        if gain:
            return "gain", told
        return "place", {**told, "next": round(self.best(after, seat))}


class ShortMind(GravityMind):
    """For searches of some hundred simulations: what has done well in them is soon tried more."""

    explore = 0.5


def _plainer(one: Seeming, other: Seeming) -> bool:
    """Whether an action looks better than another: it wins or ejects more, or wins as much and keeps or risks
    less."""
    more, ejects, keeps, safe = (a - b for a, b in zip(one, other, strict=True))
    return more > 0 or ejects > 0 or (more == 0 and max(keeps, safe) > 0)


def _spends_joker(action: Move) -> bool:
    return isinstance(action, model.CardMove) and action.card == "joker"


def _gained(state: State, action: Move) -> int:
    """The points that an action wins at once, with what it may steal."""
    seat = state.seat
    return _robbed(GAME.after(state, action), seat) - points_of(state.purses, seat)


def _ends(state: State) -> bool:
    """Whether the game is over, or with this round at the latest."""
    return state.phase == "over" or is_last(state)


def _robbed(state: State, seat: Seat) -> int:
    """The points of a seat once it has taken the best of what it may still steal in its move."""
    return points_of(_settled(state, seat).purses, seat)


def _settled(state: State, seat: Seat) -> State:
    """The state then."""
    if state.phase != "steal" or state.seat != seat:
        return state
    taken = [_settled(GAME.after(state, theft), seat) for theft in GAME.legal(state)]
    return max(taken, key=lambda after: points_of(after.purses, seat))


def _paths(state: State, seat: Seat) -> Sequence[model.Path]:
    """The paths of the moves that a seat has, or would have if it were to act."""
    at = state.pawns[seat]
    if at == model.OFF_BOARD:
        at = state.board.doors[state.open_door]
    return _paths_from(state.board, at, WAYS_OF_HAND[state.hands[seat]])


@lru_cache(maxsize=1 << 14)
def _paths_from(board: model.Board, at: int, open_ways: int) -> tuple[model.Path, ...]:
    """The different paths of some ways from a position."""
    courses = enumerate(board.courses[at])
    paths = [course[0] for way, course in courses if course is not None and open_ways >> way & 1]
    return tuple(dict.fromkeys(path for path in paths if path))


@lru_cache(maxsize=1 << 11)
def _frugal(blocked: int, hand: int, spared: tuple[model.Card, ...]) -> tuple[Move, ...]:
    """The moves of a hand, by the ways that are blocked, for which no cheaper card of it does the same."""
    spare = next((BIT[card] for card in spared if hand & BIT[card]), JOKER)
    return tuple(action for action in OFFERS[blocked][hand] if _is_frugal(action, hand, spare))


def _is_frugal(action: Move, hand: int, spare: int) -> bool:
    """Whether no cheaper card of the hand does the same; a step should cost the spare one."""
    use = USES.get(action)
    if use is None:
        return True
    if isinstance(action, model.Step):
        return use.bit == spare
    return use.bit != JOKER or not hand & OWN[use.way]


@lru_cache(maxsize=1 << 10)
def _sparing(played: tuple[model.Played, ...]) -> float:
    """How likely it is that a player gave up exactly these face-down cards for steps."""
    chance, hand = 1.0, dict(SPARED)
    for lying in played:
        weight = hand.pop(lying.card)
        if not lying.open:
            chance *= weight / (weight + sum(hand.values()))
    return chance


def _ejected(state: State, action: Move) -> Seat | None:
    """The first seat whose pawn stands on the path of a move."""
    use = USES.get(action)
    course = state.board.courses[state.pawns[state.seat]][use.way] if use else None
    standing = (state.ground[cell] & PAWN for cell in course[0]) if course else ()
    own = state.seat + 1 << model.PAWN_SHIFT
    return next(((pawn >> model.PAWN_SHIFT) - 1 for pawn in standing if pawn not in (0, own)), None)


MIND = GravityMind()
