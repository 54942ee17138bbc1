"""The kept games: what profiles want to know of each, in an index that can always be made from the records.

Reading a thousand journals takes a minute: a process of its own does that. Reading their index takes no time.
"""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from game import catalogue
from game.children import SPAWN, deaf_birth, end_with_parent, ignore_interrupts
from game.deeds import Doings, Tale, loot
from game.door import Name, Unfit, Word, contents
from game.engine.contract import Refused, Seat
from game.home import store
from game.match import journal
from game.match.lineup import Bot, Emblem, Person
from game.match.match import Match
from game.match.ranking import ranking
from game.match.titles import tale_of, titles_of

INDEX_VERSION = 2
FORGOTTEN = "forgotten"  # the id of whoever was forgotten: nobody has a page of theirs
MOST_INDEX = 256 << 20  # bytes
LIKED = 8  # pieces of each seat that are counted
AT_ONCE = 20  # games that are taken in by one frame
_DAY = re.compile(r"\d{4}-\d\d-\d\d")

Stamp: TypeAlias = tuple[int, int]  # of a record: its size, and when it changed

log = logging.getLogger(__name__)


class ReadSeat(Struct, frozen=True, omit_defaults=True):
    """One seat of a kept game."""

    name: Name
    emblem: Emblem
    person: bool = False
    level: Word = ""  # of an AI of ours
    score: int = 0
    place: int = 1
    won: bool = False
    title: Word = ""
    likes: dict[Word, int] = {}  # how often it played what, by pictures
    best: tuple[int, int] = (0, 0)  # the ply that brought it most points, and how many
    luck: float | None = None  # what luck did to its share of the win; None: nobody has reviewed the game


class ReadGame(Struct, frozen=True, omit_defaults=True):
    """One kept game; without seats if it cannot be read, or has not ended."""

    record: str
    size: int
    changed: int  # nanoseconds since 1970
    game: str = ""
    day: str = ""
    seats: tuple[ReadSeat, ...] = ()


class IndexHead(Struct, frozen=True, tag="index", tag_field="starbox"):
    """Line 1 of the index."""

    version: int


# On disk


def folder(home: Path) -> Path:
    return home / "records"


def index_of(home: Path) -> Path:
    return home / "index.jsonl"


def read_index(home: Path) -> dict[str, ReadGame]:
    """The games in the index by their records. A line with a fault is no loss: its game is read again."""
    found: dict[str, ReadGame] = {}
    try:
        first, *lines = contents(index_of(home), MOST_INDEX).splitlines() or [b""]
        if msgspec.json.decode(first, type=IndexHead).version != INDEX_VERSION:
            return {}
    except (OSError, ValueError):  # Unfit and DecodeError are ValueErrors
        return {}
    decoder = msgspec.json.Decoder(ReadGame)
    for line in lines:
        with suppress(ValueError):
            game = decoder.decode(line)
            found[game.record] = game
    return found


def write_index(home: Path, games: Iterable[ReadGame]) -> None:
    encoder = msgspec.json.Encoder()
    lines = [encoder.encode(IndexHead(INDEX_VERSION)), *(encoder.encode(game) for game in games)]
    store.write(index_of(home), b"\n".join(lines) + b"\n", sync=False)


def stamps(home: Path) -> dict[str, Stamp]:
    """Size and time of each record, the newest first; where there is a review, its time is added."""
    reviews = _stamps_in(home / "reviews", ".json")
    found = {
        name: (size, changed + reviews.get(name, (0, 0))[1])
        for name, (size, changed) in _stamps_in(folder(home), ".jsonl").items()
    }
    return dict(sorted(found.items(), key=lambda item: (item[0][:10], item[1][1]), reverse=True))


def _stamps_in(folder: Path, suffix: str) -> dict[str, Stamp]:
    found = dict[str, Stamp]()
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffix):
                with suppress(OSError):
                    now = entry.stat()
                    found[entry.name.removesuffix(suffix)] = now.st_size, now.st_mtime_ns
    return found


def review_of(home: Path, record: str) -> Path:
    """Where the review of a kept game is."""
    return home / "reviews" / f"{record}.json"


class _Account(Struct):
    luck: float


class _Reviewed(Struct):
    """What is read here of a review; docs/review.md tells its form."""

    seats: tuple[_Account, ...]
    over: bool


def _luck(home: Path, record: str, count: int) -> list[float] | None:
    """What luck did for each seat; None if nobody has reviewed the game."""
    try:
        review = msgspec.json.decode(contents(review_of(home, record)), type=_Reviewed)
    except (OSError, ValueError):
        return None
    return [seat.luck for seat in review.seats] if review.over and len(review.seats) == count else None


def read_game(home: Path, record: str, stamp: Stamp) -> ReadGame:
    """What there is to know of a record."""
    path = folder(home) / f"{record}.jsonl"
    try:
        match = journal.load(contents(path).decode())
    except (Refused, Unfit, UnicodeDecodeError, OSError) as fault:
        log.info("%s is no game for a profile: %s", path.name, fault)
        return ReadGame(record, *stamp)
    named = _DAY.match(record)
    day = named[0] if named else time.strftime("%Y-%m-%d", time.localtime(stamp[1] / 1e9))
    luck = _luck(home, record, len(match.lineup.players))
    return told_game(match, ReadGame(record, *stamp, match.game.name, day), luck)


def told_game(match: Match, empty: ReadGame, luck: Sequence[float] | None) -> ReadGame:
    """An ended match with its seats, and what luck did for each."""
    result = match.result()
    if result is None:
        return empty
    tale = tale_of(match)
    places = {seat: place for place, seat in ranking(result)}
    titles, likes, best = titles_of(match, tale), _likes(match, tale), _best(match, tale)
    seats = tuple(
        ReadSeat(
            name=player.name,
            emblem=player.emblem,
            person=isinstance(player.holder, Person) and player.holder.id != FORGOTTEN,
            level=player.holder.level if isinstance(player.holder, Bot) else "",
            score=result.scores[seat],
            place=places[seat],
            won=seat in result.winners,
            title=titles[seat],
            likes=likes.get(seat, {}),
            best=best.get(seat, (0, 0)),
            luck=luck[seat] if luck else None,
        )
        for seat, player in enumerate(match.lineup.players)
    )
    return msgspec.structs.replace(empty, seats=seats)


def _likes(match: Match, tale: Tale) -> dict[Seat, dict[str, int]]:
    part: Doings = catalogue.part(match.game.name, "deeds")
    counts: dict[Seat, dict[str, int]] = {}
    for seat, picture in part.likings(tale):
        own = counts.setdefault(seat, {})
        own[picture] = own.get(picture, 0) + 1
    return {
        seat: dict(sorted(own.items(), key=lambda item: (-item[1], item[0]))[:LIKED])
        for seat, own in counts.items()
    }


def _best(match: Match, tale: Tale) -> dict[Seat, tuple[int, int]]:
    found: dict[Seat, tuple[int, int]] = {}
    for turn, gain in loot(tale.turns, match.points_at(0)):
        if gain > found.get(turn.seat, (0, 0))[1]:
            found[turn.seat] = turn.ply, gain
    return found


# While the window goes on


class Library:
    """All kept games, as far as they are known. `update` takes in what was read meanwhile.

    Without `aside` it reads here, one game at each update (pictures, tests).
    """

    def __init__(self, home: Path, aside: bool = False) -> None:
        self.home = home
        self.games: Mapping[str, ReadGame] = {}  # by record, the newest first
        self.changed = False  # the index on disk is behind
        self._aside = aside
        self._todo: dict[str, Stamp] = {}
        self._reader: Iterator[ReadGame | None] | None = None
        self._process: BaseProcess | None = None
        self.look()

    @property
    def missing(self) -> int:
        """How many games are still to be read."""
        return len(self._todo)

    def look(self, anew: bool = False) -> None:
        """See which records there are; `anew`: the index has changed, too."""
        self._stop()
        known = {} if anew else dict(self.games)
        known, now = known or read_index(self.home), stamps(self.home)
        fresh = {name: game for name, game in known.items() if now.get(name) == (game.size, game.changed)}
        self._todo = {name: stamp for name, stamp in now.items() if name not in fresh}
        self.changed = self.changed or len(fresh) < len(known)
        self.games = {name: fresh[name] for name in now if name in fresh}

    def update(self) -> bool:
        """Take in what was read; whether anything came."""
        if not self._todo:
            return False
        if self._reader is None:
            self._reader = self._read_aside() if self._aside else self._read_here()
        came = [game for game in islice(self._reader, AT_ONCE if self._aside else 1) if game is not None]
        for game in came:
            self._todo.pop(game.record, None)
        if came:
            self.games = {**{game.record: game for game in came}, **self.games}
            self.changed = True
        if not self._todo:
            self.games = dict(
                sorted(self.games.items(), key=lambda item: (item[0][:10], item[1].changed), reverse=True)
            )
            self._stop()
        return bool(came)

    def written(self) -> tuple[ReadGame, ...]:
        """What the index shall hold now; whoever asks writes it."""
        self.changed = False
        return tuple(self.games.values())

    def close(self) -> None:
        self._stop()

    def _read_here(self) -> Iterator[ReadGame]:
        for name, stamp in list(self._todo.items()):
            yield read_game(self.home, name, stamp)

    def _read_aside(self) -> Iterator[ReadGame | None]:
        """What the process has read; None where it needs more time. If it dies, the rest is read here."""
        try:
            ours, theirs = SPAWN.Pipe(duplex=False)
            process = SPAWN.Process(target=run_reader, args=(theirs, self.home, self._todo), daemon=True)
            with deaf_birth():
                process.start()
            self._process = process
            theirs.close()
            while self._todo:
                yield ours.recv() if ours.poll() else None
        except (OSError, EOFError, MemoryError) as error:
            log.warning("the process that reads kept games has ended: %r", error)
            yield from self._read_here()

    def _stop(self) -> None:
        self._reader = None
        if self._process is not None:
            self._process.kill()
            self._process = None


def run_reader(connection: Connection, home: Path, todo: Mapping[str, Stamp]) -> None:
    """The process: one game after the other, when nothing else wants the machine."""
    ignore_interrupts()
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(19)
    with suppress(OSError):
        for name, stamp in todo.items():
            connection.send(read_game(home, name, stamp))
