"""A match as text: a save, a record, a position for tests.

Line 1 holds the opening and who sat there. Every other line is an action, a change of seats or a note, in the
order in which they came. A journal holds its planets and cards itself: the files may change or go.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any

import msgspec
from msgspec import Struct

from game import catalogue
from game.engine.contract import NOBODY, Json, Refused, Seat, Transition
from game.lines import lines_of, read_object
from game.match import older
from game.match.lineup import Lineup
from game.match.match import Drawn, Mark, Match, Note, Seated, Secret

VERSION = 2
_VERSIONS = {"journal": VERSION, "save": 1, None: 1}  # that this version can read, by the mark in line 1


class BadJournal(Refused):
    """A journal that cannot be read or replayed; str() names the line."""

    def __init__(self, told: str, line: int = 1) -> None:
        super().__init__(told)
        self.line = line


class OtherVersion(BadJournal):
    """A journal that another version of the program has written."""

    def __init__(self, version: int) -> None:
        super().__init__(f"Line 1: This match was written by another version of Starbox (format {version}).")
        self.version = version


class Header(Struct, frozen=True, tag="journal", tag_field="starbox"):
    """Line 1."""

    version: int
    game: str
    lineup: Lineup  # at the opening
    state: dict[str, Any]
    seed: int | None = None  # that somebody named
    secret: int | None = None  # else what all chance came from


def dump(match: Match) -> str:
    """The whole match as text."""
    opening = match.game.dump(match.opening.state)
    secret = match.secret.number if match.secret else None
    header = Header(VERSION, match.game.name, match.first_lineup, opening, match.named, secret)
    lines: list[Struct] = [header, *match.marks(0)]
    for ply, action in enumerate(match.actions, start=1):
        lines += [action, *match.marks(ply)]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def load(text: str, ply: int | None = None) -> Match:
    """The match that `dump` wrote, as it was at a ply; BadJournal if this is no such text, or too short."""
    for match in read(lines_of(BytesIO(text.encode()))):
        if match.ply == ply:
            return match
    if ply is not None:
        raise BadJournal(f"There is no ply {ply}: the match has {match.ply}.")
    return match


def read(lines: Iterable[bytes]) -> Iterator[Match]:
    """One match, at its opening and again after every action; BadJournal at the first line at fault."""
    numbered = enumerate(lines, start=1)
    match = _opened(next(numbered, (1, b""))[1])
    for number, line in numbered:
        try:
            data = _object(line)
            if "starbox" in data:
                match.mark(_mark(data, len(match.lineup.players)))
                continue
            yield match
            match.play(match.game.read_action(data))
        except (Refused, msgspec.ValidationError) as error:
            raise BadJournal(f"Line {number}: {error}", number) from error
    yield match


def _opened(line: bytes) -> Match:
    try:
        header = _object(line)
        stamp = msgspec.convert(header, older.Stamp)
        if stamp.version != _VERSIONS[stamp.starbox]:
            raise OtherVersion(stamp.version)
        rules = catalogue.game(stamp.game)
        state = rules.load(header.get("state"))
        seats = len(rules.points(state))
        lineup = msgspec.convert(older.lineup_of(header, seats), Lineup)
        if len(lineup.players) != seats:
            raise BadJournal(f"Line 1: {len(lineup.players)} players for a game of {seats} seats.")
        match = Match(rules, Transition(state, ()), lineup, *_source(stamp))
        for note in older.notes(header):
            match.mark(_mark(note, seats))
    except BadJournal:
        raise
    except (Refused, msgspec.ValidationError) as error:
        raise BadJournal(f"Line 1: {error}") from error
    return match


def _source(stamp: older.Stamp) -> tuple[int | None, Secret | None]:
    """The seed of the deal, and the secret behind it."""
    secret = None if stamp.secret is None else Secret(stamp.secret)
    return secret.deal if secret else stamp.seed, secret


def _object(line: bytes) -> dict[str, Json]:
    """The object in a line; BadJournal if it could not be written again."""
    data = read_object(line)
    try:
        msgspec.json.encode(data)
    except UnicodeError:
        raise Refused("A text in it is not Unicode.") from None
    return data


def _mark(data: dict[str, Json], seats: int) -> Mark:
    if isinstance(data.get("player"), dict):
        data["player"] = older.player(data["player"], 0)
    mark = msgspec.convert(data, Seated | Note | Drawn)
    for seat in _named(mark):
        if not 0 <= seat < seats:
            raise Refused(f"There is no seat {seat}.")
    return mark


def _named(mark: Mark) -> Sequence[Seat]:
    """The seats that a mark names."""
    match mark:
        case Seated():
            return (mark.seat,)
        case Note():
            return [seat for seat in (mark.seat, mark.about) if seat not in (None, NOBODY)]
    return ()


def read_as_far(data: bytes) -> tuple[Match, BadJournal | None]:
    """The match in a journal as far as it is right, and why not farther; BadJournal if nothing of it is."""
    match: Match | None = None
    try:
        for found in read(lines_of(BytesIO(data))):
            match = found
    except BadJournal as fault:
        if match is None:
            raise
        return match, fault
    assert match is not None
    return match, None
