"""Reading what somebody else wrote as typed values, and writing values as plain JSON.

msgspec checks the shape (its `convert` is strict: `true` and `1.0` are not `1`); keys that no type names are
ignored. `read` is the one place that puts its complaints in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, ValidationError

from game.engine.contract import BadState, IllegalAction, Json, Refused

Index: TypeAlias = Annotated[int, Meta(ge=0, lt=1000)]  # of a seat or a door: see `check_index`

_LONGEST = 200  # characters of a complaint


class Written(Struct):
    """What the state of every game holds. Each game adds its name, its keys and what it writes of a seat."""

    version: Literal[1]
    first: Index
    seat: Index
    seats: tuple[Any, ...]


W = TypeVar("W", bound=Written)


def read_state(data: Json, kind: type[W]) -> W:
    """A state of this shape, whose turns belong to seats that it has; else BadState."""
    written: W = read(data, kind, BadState, "The state")
    check_index(written.first, "first", written.seats)
    check_index(written.seat, "seat", written.seats)
    return written


def check_index(index: int, where: str, things: Sequence[object]) -> None:
    """BadState unless so many things are numbered up to this one."""
    if index >= len(things):
        raise BadState(f"{where} must be from 0 to {len(things) - 1}, not {index}.")


def read_action(data: Json, kind: Any) -> Any:
    """An action of this type (a union of all that a game has); else IllegalAction."""
    return read(data, kind, IllegalAction, "The action")


def read(data: Json, kind: Any, refusal: type[Refused], name: str) -> Any:
    """The data as this type; else the refusal: what the library expected, what it got and where.

    The shape of `name` ("The state") is all that is checked, not what the rules say.
    """
    try:
        return msgspec.convert(data, kind)
    except UnicodeError as wrong:  # half a surrogate pair
        raise refusal(f"{name} cannot be read: it holds half of a surrogate pair.") from wrong
    except ValidationError as wrong:
        what, _, where = str(wrong).replace("Invalid enum", "Unknown")[:_LONGEST].partition(" - at `")
        complaint = what[0].lower() + what[1:]
        place = f" at `{where.replace('$.', '')}" if where else ""
        hint = "; a view is no state" if what.endswith("got `null`") else ""
        raise refusal(f"{name} cannot be read: {complaint}{place}{hint}.") from wrong


def plain(values: Mapping[str, object]) -> dict[str, Json]:
    """The values as plain JSON: structs become objects, tuples become lists."""
    return msgspec.json.decode(msgspec.json.encode(values), type=dict[str, Any])
