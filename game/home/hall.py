"""The best results of each game, in the user's folder."""

from __future__ import annotations

import datetime
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from game import catalogue
from game.ai.bot import Level
from game.door import Name, Word
from game.engine.contract import FIRST_PLAYER
from game.home.store import File, Trouble
from game.match import older
from game.match.lineup import Emblem, Holder, Person, level_of
from game.match.match import Match

KEPT = 100  # results a game
MOST_POINTS, MOST_PLAYERS = 9999, 12  # that any game may have
DAY = "%Y-%m-%d"


class Honour(Struct, frozen=True):
    """One seat's result in one game."""

    name: Name
    emblem: Emblem
    score: Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    won: bool
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    day: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]  # on the clock of the place
    holder: Holder = Person()
    record: Word = ""  # the name of the game's record
    options: dict[Word, Word] = {}  # of the rules, where they differ from what is usual

    def __post_init__(self) -> None:
        datetime.date.fromisoformat(self.day)  # ValueError if there is no such day

    @property
    def level(self) -> Level | None:
        """None: a person."""
        return level_of(self.holder)


def _renewed(data: Any) -> Any:
    """Older versions kept no options: then they were those of that time."""
    found = {}
    for game, known in data.items():
        before = catalogue.meta(game).before if game in catalogue.names() else {}
        held = [older.held(honour) for honour in known] if isinstance(known, list) else known
        found[game] = [_with_options(each, before) for each in held] if isinstance(held, list) else held
    return found


def _with_options(honour: Any, before: Mapping[str, str]) -> Any:
    old = isinstance(honour, dict) and "options" not in honour
    return {**honour, "options": dict(before)} if old else honour


HALL = File("hall.json", dict[Word, tuple[Honour, ...]], "hall-broken", _renewed)  # by game, the best first


def of_day(honours: Sequence[Honour], day: str) -> tuple[Honour, ...]:
    return tuple(honour for honour in honours if honour.day == day)


def ranked(honours: Sequence[Honour]) -> tuple[Honour, ...]:
    """Most points first; with equal points winners first, then older results."""
    return tuple(sorted(honours, key=_order))


def places(ranked: Sequence[Honour]) -> list[int]:
    """The place of each result of a ranked list, the best is 1: results that nothing parts share one."""
    order = [_order(honour) for honour in ranked]
    return [1 + order.index(mine) for mine in order]


def _order(honour: Honour) -> tuple[int, bool, str]:
    return -honour.score, not honour.won, honour.day


def honours(match: Match, day: str, record: str = "") -> list[Honour]:
    """The results that an ended match adds."""
    result = match.result()
    assert result is not None
    players = match.lineup.players
    return [
        Honour(
            name=player.name,
            emblem=player.emblem,
            score=score,
            won=seat in result.winners,
            players=len(players),
            day=day,
            holder=player.holder,
            record=record,
            options=_unusual(match),
        )
        for seat, (player, score) in enumerate(zip(players, result.scores, strict=True))
    ]


def _unusual(match: Match) -> dict[str, str]:
    """The options that were chosen, without those that every game has."""
    usual = match.game.settle(len(match.lineup.players), {})
    now = match.game.settle(len(match.lineup.players), match.lineup.options)
    return {name: value for name, value in now.items() if usual.get(name) != value and name != FIRST_PLAYER}


def add(home: Path, match: Match, record: str) -> Trouble | None:
    """Add the results of an ended match, unless those of this record are there. Persons alone bring honour.

    The answer is what was wrong with the hall as it was found; OSError if nothing could be written.
    """
    if not match.lineup.people():
        return None
    hall, trouble = HALL.look_to_write(home)
    before = hall.get(match.game.name, ())
    if not any(honour.record == record for honour in before):
        day = time.strftime(DAY)
        known = ranked([*before, *honours(match, day, record)])
        best = known[:KEPT]
        HALL.save(home, {**hall, match.game.name: (*best, *of_day(known[KEPT:], day))})
    return trouble
