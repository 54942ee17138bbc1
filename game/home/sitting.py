"""An evening, here a sitting: the games that the same people play one after the other, and its table.

A game belongs to the newest open sitting in which one of its people sits; else it begins another one.
A sitting goes on until somebody ends it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.door import Name, Word
from game.home.hall import MOST_PLAYERS
from game.home.store import File, Trouble
from game.match.lineup import Emblem, Holder, Person
from game.match.match import Match
from game.match.ranking import ranking
from game.match.titles import titles_of

KEPT = 100  # sittings
FIRST_POINTS = 6  # of the first place; the last has none
MOMENT = "%Y-%m-%d %H:%M"


class Sitter(Struct, frozen=True):
    """Who held a seat in one game, and how it ended for them."""

    name: Name
    emblem: Emblem
    place: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    won: bool = False
    holder: Holder = Person()
    title: Word = ""  # that they won: its name in the titles.json of the game

    @property
    def is_person(self) -> bool:
        return isinstance(self.holder, Person)


class SittingGame(Struct, frozen=True):
    """One game of a sitting."""

    game: Word
    record: Word  # its name
    ended: Annotated[str, Meta(pattern=r"\A\d{4}-\d\d-\d\d( \d\d:\d\d)?\Z")]  # on the clock of the place
    sitters: tuple[Sitter, ...]


class Sitting(Struct, frozen=True):
    games: tuple[SittingGame, ...] = ()
    over: bool = False  # somebody has ended it

    @property
    def people(self) -> frozenset[str]:
        return frozenset(sitter.name for game in self.games for sitter in game.sitters if sitter.is_person)


class Sittings(Struct, frozen=True):
    """All of them; the one that was last played in comes last."""

    sittings: tuple[Sitting, ...] = ()


class Score(Struct, frozen=True):
    """What somebody has of one game."""

    place: int
    won: bool
    points: Fraction


class TableRow(Struct, frozen=True):
    """Somebody's line in the running table."""

    name: str
    emblem: Emblem
    is_person: bool
    scores: tuple[Score | None, ...]  # by game; None: they did not play
    titles: tuple[tuple[str, str], ...]  # with the games in which they were won

    @property
    def total(self) -> Fraction:
        """AIs take places, but have no points."""
        return sum((score.points for score in self.scores if score and self.is_person), Fraction())

    @property
    def wins(self) -> int:
        return sum(score.won for score in self.scores if score)


SITTINGS = File("sittings.json", Sittings, "sitting-broken")


def points_of(places: Sequence[int]) -> list[Fraction]:
    """The points for these places: 6 for the first, none for the last, evenly between; who ties shares."""
    last = max(len(places) - 1, 1)
    worth = [Fraction(FIRST_POINTS * max(0, last - at), last) for at in range(len(places))]

    def shared(place: int) -> Fraction:
        tied = places.count(place)
        return sum(worth[place - 1 : place - 1 + tied], Fraction()) / tied

    return [shared(place) for place in places]


def table_of(sitting: Sitting) -> list[TableRow]:
    """The running table: people first, the best before the others; then the AIs."""
    rows: dict[tuple[str, bool], TableRow] = {}
    none = (None,) * len(sitting.games)
    for at, game in enumerate(sitting.games):
        points = points_of([sitter.place for sitter in game.sitters])
        for sitter, worth in zip(game.sitters, points, strict=True):
            who = sitter.name, sitter.is_person
            known = rows.get(who) or TableRow(sitter.name, sitter.emblem, sitter.is_person, none, ())
            scores = list(known.scores)
            scores[at] = Score(sitter.place, sitter.won, worth)
            titles = (*known.titles, (game.game, sitter.title)) if sitter.title else known.titles
            rows[who] = replace(known, emblem=sitter.emblem, scores=tuple(scores), titles=titles)
    return sorted(rows.values(), key=lambda row: (not row.is_person, -row.total, -row.wins))


def podium_of(rows: Iterable[TableRow]) -> list[tuple[int, TableRow]]:
    """The people with their places in the sitting, the best first; equal totals share a place."""
    people = [row for row in rows if row.is_person]
    return [(1 + sum(other.total > row.total for other in people), row) for row in people]


def open_one(sittings: Sittings) -> Sitting | None:
    """The sitting that goes on: the open one in which was last played."""
    return next((sitting for sitting in reversed(sittings.sittings) if not sitting.over), None)


# What changes it


def game_of(match: Match, record: str) -> SittingGame:
    """An ended match as a game of a sitting."""
    result = match.result()
    assert result is not None
    places = {seat: place for place, seat in ranking(result)}
    sitters = tuple(
        Sitter(player.name, player.emblem, places[seat], seat in result.winners, player.holder, title)
        for seat, (player, title) in enumerate(zip(match.lineup.players, titles_of(match), strict=True))
    )
    return SittingGame(match.game.name, record, time.strftime(MOMENT), sitters)


def with_game(sittings: Sittings, game: SittingGame) -> Sittings:
    """With one game more, unless it is there. Its sitting comes last."""
    known = sittings.sittings
    if any(game.record == other.record for sitting in known for other in sitting.games):
        return sittings
    people = Sitting((game,)).people
    at = next(
        (k for k in reversed(range(len(known))) if not known[k].over and known[k].people & people), None
    )
    mine = Sitting() if at is None else known[at]
    others = tuple(sitting for k, sitting in enumerate(known) if k != at)
    return Sittings((*others, replace(mine, games=(*mine.games, game)))[-KEPT:])


def add(home: Path, match: Match, record: str) -> Trouble | None:
    """Add an ended match of people; what was wrong with the file. OSError if nothing could be written."""
    if not match.lineup.people():
        return None
    sittings, trouble = SITTINGS.look_to_write(home)
    after = with_game(sittings, game_of(match, record))
    if after is not sittings:
        SITTINGS.save(home, after)
    return trouble


def end(home: Path, record: str) -> None:
    """End the sitting that holds this game; the next game begins another one."""
    SITTINGS.change(home, lambda known: _ended(known, record))


def _ended(sittings: Sittings, record: str) -> Sittings:
    def ended(sitting: Sitting) -> Sitting:
        here = any(game.record == record for game in sitting.games)
        return replace(sitting, over=True) if here else sitting

    return Sittings(tuple(map(ended, sittings.sittings)))
