"""A title for each person of an ended game, drawn from what happened.

Which titles there are, and what they want, is data: assets/shared/titles.json and assets/<game>/titles.json.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct, json

from game import catalogue
from game.deeds import Deed, Doings, Tale, TaleTurn, loot
from game.engine.contract import NOBODY, Seat
from game.match.match import Match
from game.match.ranking import ranking


class Award(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table: it goes to the person with the most of a measure. First rows are given first."""

    name: str  # its text is patch-<name>
    measure: str
    patch: str  # the picture ui/titles/<patch>
    least: float  # with less, nobody has it
    total: bool = False  # the sum counts, not the largest
    often: bool = False  # it goes to all who have no other


@cache
def titles(game: str) -> Mapping[str, Award]:
    """The titles of a game, its own before those that all games share, by name."""
    rows: list[Award] = []
    for folder in (catalogue.assets(game), catalogue.SHARED):
        file = folder / "titles.json"
        rows += json.decode(file.read_bytes(), type=list[Award]) if file.is_file() else []
    return {row.name: row for row in rows}


def patch_of(game: str, title: str) -> str | None:
    """The picture of a title; None if this version does not know it."""
    row = titles(game).get(title) if game in catalogue.names() else None
    return f"ui/titles/{row.patch}" if row else None


def tale_of(match: Match) -> Tale:
    """An ended match as its game's deeds.py and the titles want it."""
    count = len(match.lineup.players)
    plies = range(1, match.ply + 1)
    turns = tuple(
        TaleTurn(
            ply,
            match.actor(ply) or 0,
            match.actions[ply - 1],
            match.glimpse(NOBODY, ply).events,
            match.points_at(ply),
        )
        for ply in plies
    )
    return Tale(count, turns, match.view(NOBODY), match.all_notes())


def titles_of(match: Match, tale: Tale | None = None) -> tuple[str, ...]:
    """The title of each seat; "" for those that no person holds."""
    told = tale or tale_of(match)
    people, given = match.lineup.people(), dict[Seat, str]()
    sums, best = _amounts(match, told)
    for title in titles(match.game.name).values():
        amounts = (sums if title.total else best).get(title.measure, {})
        fit = [seat for seat in people if amounts.get(seat, 0.0) >= title.least]
        most = max((amounts[seat] for seat in fit), default=0.0)
        free = [seat for seat in fit if seat not in given and (title.often or amounts[seat] == most)]
        given.update(dict.fromkeys(free if title.often else free[:1], title.name))
    return tuple(given.get(seat, "") for seat in range(told.seats))


def _amounts(match: Match, tale: Tale) -> tuple[dict[str, dict[Seat, float]], dict[str, dict[Seat, float]]]:
    """By measure and seat: the sum, and the largest."""
    sums, best = dict[str, dict[Seat, float]](), dict[str, dict[Seat, float]]()
    own: Doings = catalogue.part(match.game.name, "deeds")
    for deed in (*own.deeds(tale), *_shared(match, tale)):
        total, most = sums.setdefault(deed.measure, {}), best.setdefault(deed.measure, {})
        total[deed.seat] = total.get(deed.seat, 0.0) + deed.amount
        most[deed.seat] = max(most.get(deed.seat, deed.amount), deed.amount)
    return sums, best


def _shared(match: Match, tale: Tale) -> Iterator[Deed]:
    """What every game has: points that come and go, leads, and company."""
    start, result = match.points_at(0), match.result()
    assert result is not None
    third = max(1, len(tale.turns) // 3)
    for turn, gain in loot(tale.turns, start):
        if gain > 0:
            yield Deed(turn.seat, "haul", gain, turn.ply)
            yield Deed(turn.seat, "gains", 1, turn.ply)
        if turn.ply <= third:
            yield Deed(turn.seat, "start", gain, turn.ply)
        if turn.ply > len(tale.turns) - third:
            yield Deed(turn.seat, "finish", gain, turn.ply)
    places = {seat: place for place, seat in ranking(result)}
    for seat in range(tale.seats):
        yield Deed(seat, "company", 1.0)
        yield Deed(seat, "calm", 1.0 / (1.0 + _lost(seat, start, tale.turns)))
        yield Deed(seat, "lead", _lead(seat, tale.turns))
        if places[seat] <= (tale.seats + 1) // 2:
            yield Deed(seat, "comeback", _behind(seat, tale.turns))


def _lost(seat: Seat, start: Sequence[int], turns: Sequence[TaleTurn]) -> int:
    """How many points a seat had and lost again."""
    before, lost = start[seat], 0
    for turn in turns:
        lost += max(0, before - turn.points[seat])
        before = turn.points[seat]
    return lost


def _lead(seat: Seat, turns: Sequence[TaleTurn]) -> float:
    """The share of the game in which a seat alone was ahead."""
    ahead = [turn for turn in turns if turn.points[seat] > max(_others(seat, turn))]
    return len(ahead) / max(1, len(turns))


def _behind(seat: Seat, turns: Sequence[TaleTurn]) -> float:
    """How many points behind the best of the others a seat once was, and made up for."""
    gaps = [max(_others(seat, turn)) - turn.points[seat] for turn in turns]
    return float(max(gaps, default=0) - max(0, gaps[-1] if gaps else 0))


def _others(seat: Seat, turn: TaleTurn) -> Sequence[int]:
    return [points for other, points in enumerate(turn.points) if other != seat]
