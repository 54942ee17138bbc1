"""Changes what older versions have written into the form of this version."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from game import catalogue
from game.ai.bot import Level
from game.door import LONGEST_NAME, shown
from game.engine.contract import Json, Seat
from game.match.lineup import ANY, DEVICES, EMBLEMS, understood


class Stamp(Struct):
    """What line 1 of every journal has. In version 1 there were saves, and records, which had no mark."""

    version: int
    game: str = ""
    seed: int | None = None
    secret: int | None = None
    starbox: Literal["journal", "save"] | None = None


class _Save(Struct):
    """Line 1 of a save, with the guesses of each seat about others."""

    pins: dict[Seat, dict[Seat, str]] = {}


class _Record(Struct):
    """Line 1 of a record: how many played, or their names; the levels of bots go round the table."""

    players: int | list[str] = 0
    levels: list[Level | None] = []


class _Lineup(Struct):
    players: list[dict[str, Any]]
    options: dict[str, Any] | None = None


class _Assisted(Struct):
    assist: dict[str, Any] = {}


def lineup_of(header: dict[str, Json], seats: int) -> Json:
    """The line-up from line 1 of a journal. The options were only in the state."""
    stamp = msgspec.convert(header, Stamp)
    known = header.get("table") if stamp.starbox == "save" else header.get("lineup")
    if stamp.starbox is None:
        known = _recorded(msgspec.convert(header, _Record), seats)
    return lineup(known, stamp.game, header["state"].get("options", {}))


def _recorded(record: _Record, seats: int) -> Json:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    names = record.players if isinstance(record.players, list) else names
    levels = record.levels or [None]
    players = [
        {"name": name, "emblem": EMBLEMS[seat % len(EMBLEMS)], "level": levels[seat % len(levels)]}
        for seat, name in enumerate(names)
    ]
    return {"players": players}


def notes(header: dict[str, Json]) -> list[Json]:
    """The guesses from line 1, each as a line of its own."""
    pins = msgspec.convert(header, _Save, str_keys=True).pins
    return [
        {"starbox": "note", "text": guess, "seat": seat, "about": about}
        for seat, guesses in pins.items()
        for about, guess in guesses.items()
    ]


def lineup(data: Json, game: str, agreed: Mapping[str, str] | None = None) -> Json:
    """A line-up. Its material was called faces; options may be newer than it, and `agreed`, which the game
    itself tells, tells which.
    """
    written = msgspec.convert(data, _Lineup)
    options = (agreed or {}) if written.options is None else written.options
    before = catalogue.meta(game).before if game in catalogue.names() else {}
    newer = {name: value for name, value in before.items() if name not in {**options, **(agreed or {})}}
    return {
        "material": data.get("faces", ()),
        **data,
        "options": {**newer, **options},
        "players": [player(each, seat) for seat, each in enumerate(written.players)],
    }


def player(data: dict[str, Json], seat: Seat) -> Json:
    """A player. What is shown in single games stood among what is shown in all games.

    A device or an emblem that this version does not know is the usual one.
    """
    assist = msgspec.convert(data, _Assisted).assist
    own = {name: value for name, value in assist.items() if isinstance(value, str)}
    known = {**held(data), "assist": {"own": own, **assist}}
    if not re.fullmatch(DEVICES, str(data.get("device", ANY))):
        known["device"] = ANY
    if isinstance(data.get("emblem"), str) and data["emblem"] not in EMBLEMS:
        known["emblem"] = EMBLEMS[seat % len(EMBLEMS)]
    return known


def held(data: Json) -> Json:
    """A player, or a result of one. Instead of a holder there was a level, or nothing for a person."""
    if not isinstance(data, dict):
        return data
    name = data.get("name")
    data = {**data, "name": shown(name, LONGEST_NAME)} if isinstance(name, str) else data
    level = data.get("level")
    holder = {"kind": "bot", "level": level} if level else {"kind": "person"}
    return {**data, "holder": understood(data.get("holder", holder))}
