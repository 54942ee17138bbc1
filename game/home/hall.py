"""What is kept of ended games in the user's folder: a record of each, and the best results of each game."""

from __future__ import annotations

import datetime
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from game.ai.bot import Level
from game.door import Name, Word
from game.home import store
from game.home.store import Broken, File
from game.match import journal, older
from game.match.lineup import Emblem, Holder, Person, level_of
from game.match.match import Match
from game.texts import Words

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

    def __post_init__(self) -> None:
        datetime.date.fromisoformat(self.day)  # ValueError if there is no such day

    @property
    def level(self) -> Level | None:
        """None: a person."""
        return level_of(self.holder)


def _renewed(data: Any) -> Any:
    return {
        game: [older.held(honour) for honour in known] if isinstance(known, list) else known
        for game, known in data.items()
    }


HALL = File("hall.json", dict[Word, tuple[Honour, ...]], "hall-broken", _renewed)  # by game, the best first


def of_day(honours: Sequence[Honour], day: str) -> tuple[Honour, ...]:
    return tuple(honour for honour in honours if honour.day == day)


def ranked(honours: Sequence[Honour]) -> tuple[Honour, ...]:
    """Most points first; with equal points winners first, then older results."""
    return tuple(sorted(honours, key=lambda honour: (-honour.score, not honour.won, honour.day)))


def honours(match: Match, day: str) -> list[Honour]:
    """The results that an ended match adds."""
    result = match.result()
    assert result is not None
    players = match.lineup.players
    return [
        Honour(player.name, player.emblem, score, seat in result.winners, len(players), day, player.holder)
        for seat, (player, score) in enumerate(zip(players, result.scores, strict=True))
    ]


def remember(home: Path, words: Words, match: Match) -> str | None:
    """Keep an ended match; what to tell if something cannot be kept. Without people there is no honour."""
    if not match.lineup.people():
        return None
    try:
        _add(home, match)
        _record(home, match)
    except Broken as broken:
        return words("hall-broken", name=(broken.aside or broken.path).name)
    except OSError as error:
        return words("hall-not-saved", reason=store.reason(words, error))
    return None


def _add(home: Path, match: Match) -> None:
    day = time.strftime(DAY)
    hall = HALL.read(home)
    known = ranked([*hall.get(match.game.name, ()), *honours(match, day)])
    best = known[:KEPT]
    HALL.save(home, {**hall, match.game.name: (*best, *of_day(known[KEPT:], day))})


def _record(home: Path, match: Match) -> None:
    """home/records/<day>-<time>-<game>-<names>.jsonl, as game.record reads it."""
    names = "-".join(player.name for player in match.lineup.players)
    readable = re.sub(r"[^\w-]+", "", names)[:60]
    file = home / "records" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{match.game.name}-{readable}.jsonl"
    store.write(file, journal.dump(match).encode())
