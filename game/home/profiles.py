"""What the kept games say of each person of this machine."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct, json

from game import catalogue
from game.home.library import ReadGame, ReadSeat
from game.match.lineup import Emblem

LEAST_GAMES = 5  # for a strength
SPREAD = 400.0  # how far apart levels are, of whom one wins ten games of eleven
PRIOR = 350.0  # how far from a pilot a person is expected to be
SURE = 1.645  # standard errors: in nine of ten cases the strength lies in its band
ROUNDS = 30  # of the fit; it stands still after ten


class Moment(Struct, frozen=True):
    """Something worth seeing again."""

    record: str
    game: str
    ply: int
    gain: int  # points
    day: str


class Recent(Struct, frozen=True):
    """One of the last games."""

    record: str
    game: str
    place: int
    players: int
    day: str


class StrengthBand(Struct, frozen=True):
    """Where somebody's strength lies, on the scale of the levels; never a number to be shown."""

    low: float
    middle: float
    high: float


@dataclass(slots=True)
class Profile:
    """One person."""

    name: str
    emblem: Emblem
    games: int = 0
    wins: int = 0
    points: int = 0
    titles: Counter[tuple[str, str]] = field(default_factory=Counter)  # of games, by game and title
    likes: Counter[tuple[str, str]] = field(default_factory=Counter)  # by game and picture
    recent: list[Recent] = field(default_factory=list)  # the newest first
    moments: list[Moment] = field(default_factory=list)
    by_game: Counter[str] = field(default_factory=Counter)


def profiles(games: Iterable[ReadGame]) -> dict[str, Profile]:
    """All people by their names, those who play most first; `games` are the newest first."""
    found: dict[str, Profile] = {}
    for game in games:
        for seat in game.seats:
            if seat.person:
                _count(found.setdefault(seat.name, Profile(seat.name, seat.emblem)), game, seat)
    for profile in found.values():
        profile.moments = _best_of_each(profile.moments)
    return dict(sorted(found.items(), key=lambda item: -item[1].games))


def _count(profile: Profile, game: ReadGame, seat: ReadSeat) -> None:
    profile.games += 1
    profile.wins += seat.won
    profile.points += seat.score
    profile.by_game[game.game] += 1
    if seat.title:
        profile.titles[game.game, seat.title] += 1
    for picture, count in seat.likes.items():
        profile.likes[game.game, picture] += count
    profile.recent.append(Recent(game.record, game.game, seat.place, len(game.seats), game.day))
    if seat.best[1] > 0:
        profile.moments.append(Moment(game.record, game.game, *seat.best, game.day))


def _best_of_each(moments: Sequence[Moment]) -> list[Moment]:
    """The best of each game first, then the second best: points of one game say nothing about another."""
    ranks: Counter[str] = Counter()
    order: list[tuple[int, Moment]] = []
    for moment in sorted(moments, key=lambda moment: -moment.gain):
        order.append((ranks[moment.game], moment))
        ranks[moment.game] += 1
    return [moment for _, moment in sorted(order, key=lambda pair: pair[0])]


# Strength


@cache
def scale(game: str) -> Mapping[str, float]:
    """How strong each level is, as docs/ai.md measures it; empty where nobody has measured."""
    file = catalogue.assets(game) / "strengths.json" if game in catalogue.names() else None
    return json.decode(file.read_bytes(), type=dict[str, float]) if file and file.is_file() else {}


def strengths(games: Sequence[ReadGame], game: str) -> dict[str, StrengthBand]:
    """The strength of each person at a game who has played it often enough.

    Everybody of a game is compared with everybody else, AIs with their measured levels. Where the game was
    reviewed, what luck did is taken off each result.
    """
    levels = scale(game)
    known = [each for each in games if each.game == game and each.seats]
    played = Counter(seat.name for each in known for seat in each.seats if seat.person)
    pairs = _pairs(known, levels)
    if not levels or not pairs:
        return {}
    rating, worth = _fitted(pairs, levels, set(played))
    return {
        name: StrengthBand(rating[name] - SURE * worth[name], rating[name], rating[name] + SURE * worth[name])
        for name, count in played.items()
        if count >= LEAST_GAMES
    }


Rival: TypeAlias = str | float  # the name of a person, or the strength of an AI


class _Pair(Struct):
    """One against another in all their games: how much all of that says, and how much of it the first got."""

    weight: float = 0.0
    got: float = 0.0


def _pairs(games: Iterable[ReadGame], levels: Mapping[str, float]) -> dict[tuple[Rival, Rival], _Pair]:
    """Everybody who met, a person at least among them. There are few, however many the games."""
    found: dict[tuple[Rival, Rival], _Pair] = {}
    for game in games:
        seats = [seat for seat in game.seats if seat.person or seat.level in levels]
        weight = 2.0 / max(2, len(seats))  # the pairs of one game are no independent evidence
        for one, other in combinations(seats, 2):
            if one.person or other.person:
                pair = found.setdefault((_who(one, levels), _who(other, levels)), _Pair())
                pair.weight += weight
                pair.got += weight * _share(one, other)
    return found


def _who(seat: ReadSeat, levels: Mapping[str, float]) -> Rival:
    return seat.name if seat.person else levels[seat.level]


def _share(one: ReadSeat, other: ReadSeat) -> float:
    """What the first got of the two: 1, a half or nothing, less what luck did."""
    share = 0.5 if one.place == other.place else float(one.place < other.place)
    if one.luck is not None and other.luck is not None:
        share -= (one.luck - other.luck) / 2
    return min(1.0, max(0.0, share))


def _fitted(
    pairs: Mapping[tuple[Rival, Rival], _Pair], levels: Mapping[str, float], people: set[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """The strengths that explain the results best, and their standard errors."""
    start = levels["pilot"]
    rating = dict.fromkeys(people, start)
    slope = math.log(10) / SPREAD
    errors = dict.fromkeys(people, PRIOR)
    for _ in range(ROUNDS):
        pull = {name: (start - value) / PRIOR**2 for name, value in rating.items()}
        sure = dict.fromkeys(people, 1 / PRIOR**2)
        for sides, pair in pairs.items():
            one, other = (_strength(side, rating) for side in sides)
            expected = 1 / (1 + 10 ** ((other - one) / SPREAD))
            for who, sign in zip(sides, (1.0, -1.0), strict=True):
                if isinstance(who, str):
                    pull[who] += sign * slope * (pair.got - pair.weight * expected)
                    sure[who] += slope**2 * pair.weight * expected * (1 - expected)
        for name in people:
            rating[name] += 0.7 * pull[name] / sure[name]
            errors[name] = 1 / math.sqrt(sure[name])
    return rating, errors


def _strength(who: Rival, rating: Mapping[str, float]) -> float:
    return rating[who] if isinstance(who, str) else who
