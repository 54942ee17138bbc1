"""The count at the end, as times: whose garland is turned over when, and what everybody has by then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from game.client.motion.clips import Cue
from game.engine.contract import Seat
from game.games.fairy_lights.model import COLOURS, Card, LightsView
from game.games.fairy_lights.table.bulbs import Series, counted

INTRO = 0.7  # the lights go down
DARK = 0.55  # what is unfinished goes dark, and counts first
FIRST, LAST, MOST = 0.22, 0.08, 2.0  # seconds of the first card, the last card, a whole garland
HUSH = 0.4  # before the last card of all
REST = 0.6  # after a garland
FEAST = 2.4


class Counted(Struct, frozen=True):
    """What a seat has to count."""

    garland: tuple[Card, ...]
    held: tuple[Series, ...]  # unfinished
    lay_open: bool  # before the count, for those who look

    @property
    def bulbs(self) -> int:
        return sum(card.bulbs for card in self.garland)

    @property
    def risk(self) -> int:
        return sum(series.stars for series in self.held)


class Count(Struct, frozen=True):
    """All that is counted, by seat."""

    seats: tuple[Counted, ...]


class SeatCount(Struct, frozen=True):
    """The count of one seat: when it begins, when each card lies open, and when the next one begins."""

    seat: Seat
    start: float
    cards: tuple[float, ...]
    end: float


def tally_of(before: LightsView, after: LightsView) -> Count:
    """What there is to count at the end; `before` it, some garlands may have lain face down."""
    return Count(
        tuple(
            Counted(
                tuple(card for card in lights.garland if isinstance(card, Card)),
                tuple(counted(each, lights.series[each]) for each in COLOURS if each in lights.series),
                was.garland == lights.garland,
            )
            for was, lights in zip(before.seats, after.seats, strict=True)
        )
    )


@lru_cache(maxsize=4)
def turns_of(tally: Count) -> tuple[SeatCount, ...]:
    """The turns in order: fewest bulbs first, then seats."""
    order = sorted(range(len(tally.seats)), key=lambda seat: (tally.seats[seat].bulbs, seat))
    turns: list[SeatCount] = []
    start = INTRO
    for seat in order:
        at = _card_times(len(tally.seats[seat].garland), start + DARK)
        if at and seat == order[-1]:
            at[-1] += HUSH
        end = (at[-1] if at else start + DARK) + REST
        turns.append(SeatCount(seat, start, tuple(at), end))
        start = end
    return tuple(turns)


def _card_times(count: int, start: float) -> list[float]:
    lengths = [FIRST + (LAST - FIRST) * number / max(1, count - 1) for number in range(count)]
    faster = min(1.0, MOST / max(0.01, sum(lengths)))
    times: list[float] = []
    for length in lengths:
        start += length * faster
        times.append(start)
    return times


def whole(tally: Count) -> float:
    """Seconds until everything is told."""
    return turns_of(tally)[-1].end + FEAST


def sounds(tally: Count) -> tuple[Cue, ...]:
    """A bulb for each card, higher and higher in a garland; at last the feast."""
    cues = [Cue(at, "count", step) for turn in turns_of(tally) for step, at in enumerate(turn.cards)]
    return (*cues, Cue(turns_of(tally)[-1].end, "series_done"))


def turned_at(turn: SeatCount, seconds: float) -> int:
    """How many cards of the garland lie open."""
    return sum(at <= seconds for at in turn.cards)


def points_at(tally: Count, seconds: float) -> list[int | None]:
    """What each seat has by then; None before it is its turn."""
    points: list[int | None] = [None] * len(tally.seats)
    for turn in turns_of(tally):
        if seconds >= turn.start + DARK / 2:
            counted = tally.seats[turn.seat]
            stars = sum(card.stars for card in counted.garland[: turned_at(turn, seconds)])
            points[turn.seat] = stars - counted.risk
    return points


def order_at(tally: Count, seconds: float) -> list[Seat]:
    """The rows from the top: the standing of those that were counted, then those to come."""
    points = points_at(tally, seconds)
    coming = [turn.seat for turn in turns_of(tally)]
    known = [seat for seat in range(len(points)) if points[seat] is not None]
    known.sort(key=lambda seat: (-(points[seat] or 0), coming.index(seat)))
    return [*known, *(seat for seat in coming if points[seat] is None)]


def current(tally: Count, seconds: float) -> SeatCount | None:
    """Whose garland is counted."""
    return next((turn for turn in turns_of(tally) if turn.start <= seconds < turn.end), None)


def leader(points: Sequence[int | None]) -> int | None:
    """The most that anybody has by now."""
    return max((each for each in points if each is not None), default=None)
