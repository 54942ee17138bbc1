"""What older versions have written, as this version writes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.match.lineup import Bot, Person

Json = dict[str, Any]  # of a file: anything may be missing or of another type


def lineup(data: Mapping[str, Any]) -> Json:
    """A line-up: its material was called faces."""
    players = [holder(player) for player in data["players"]]
    return {"material": data.get("faces", ()), **data, "players": players}


def holder(data: Mapping[str, Any]) -> Json:
    """Somebody with a seat: who held it was a level, or nothing for a person.

    A kind that nobody knows is kept as it is written, for the version that knows it.
    """
    level = data.get("level")
    held = data.get("holder", {"kind": "bot", "level": level} if level else {"kind": "person"})
    if isinstance(held, dict) and held.get("kind") == "other":
        held = msgspec.json.decode(held["written"])
    try:
        msgspec.convert(held, Person | Bot)
    except msgspec.ValidationError:
        held = {"kind": "other", "written": msgspec.json.encode(held).decode()}
    return {**data, "holder": held}
