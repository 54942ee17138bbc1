"""A match as text: a header line with the opening state and the table, then one action a line.

It carries its planets and cards with it: files that have changed or gone since do not matter.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct

from game import catalogue
from game.catalogue import game
from game.engine.contract import AnyGame, Json, Refused, Seat, Transition
from game.match import older
from game.match.lineup import Lineup
from game.match.match import Match

VERSION = 1


class BadSave(Refused):
    """A saved match that cannot be read; str() names the line."""


class OtherVersion(BadSave):
    """A match that another version of the program saved."""


class _Stamp(Struct, tag="save", tag_field="starbox"):
    """What the first line of every version has."""

    version: int


class Header(Struct, tag="save", tag_field="starbox"):
    """The first line of a saved match."""

    version: int
    game: str
    table: Lineup
    state: dict[str, Any]
    seed: int | None = None  # what the opening was drawn from, for the curious
    pins: dict[Seat, dict[Seat, str]] = {}


def dump(match: Match) -> str:
    """The whole match as text."""
    state = match.game.dump(match.opening.state)
    header = Header(VERSION, match.game.name, match.lineup, state, match.seed, match.pins)
    lines = [msgspec.json.encode(header), *(msgspec.json.encode(action) for action in match.actions)]
    return b"\n".join(lines).decode() + "\n"


def load(text: str) -> Match:
    """The match that `dump` wrote; BadSave with the line and the reason if it is no such text."""
    first, *rest = text.removesuffix("\n").split("\n")  # and at nothing else that a name might hold
    header = _header(first)
    if header.game not in catalogue.names():
        raise BadSave(f"Line 1: there is no game called {header.game!r}.")
    rules = game(header.game)
    match = _opened(rules, header)
    for number, line in enumerate(rest, start=2):
        _replay(match, line, number)
    return match


def _header(line: str) -> Header:
    try:
        stamp = msgspec.json.decode(line, type=_Stamp)
        if stamp.version != VERSION:
            raise OtherVersion(
                f"This match was saved by another version of Starbox (format {stamp.version})."
            )
        data = msgspec.json.decode(line)
        return msgspec.convert(data | {"table": older.lineup(data["table"])}, Header, str_keys=True)
    except (msgspec.MsgspecError, RecursionError, KeyError, TypeError) as error:
        raise BadSave(f"Line 1 is not the header of a saved match: {error}.") from error


def _opened(rules: AnyGame, header: Header) -> Match:
    try:
        state = rules.load(header.state)
    except Refused as error:
        raise BadSave(f"Line 1: {error}") from error
    seats = len(header.state["seats"])
    if len(header.table.players) != seats:
        raise BadSave(f"Line 1: {len(header.table.players)} players for a game of {seats} seats.")
    match = Match(rules, Transition(state, ()), header.table, header.seed)
    match.pins = header.pins
    return match


def _replay(match: Match, line: str, number: int) -> None:
    try:
        data: Json = json.loads(line)
        match.play(match.game.read_action(data))
    except (ValueError, RecursionError) as error:  # Refused is a ValueError
        raise BadSave(f"Line {number}: {error}") from error
