"""JSON from somebody else, read as typed values; and values written as plain JSON.

msgspec checks the types (strictly: `true` and `1.0` are not `1`) and ignores keys that no type has.
`read_as` puts its messages in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, ValidationError

from game.engine.contract import BadState, IllegalAction, Json, Refused

Index: TypeAlias = Annotated[int, Meta(ge=0, lt=1000)]  # of a seat or a door: see `check_index`

_LONGEST = 200  # characters of a message


class WrittenOptions(Struct, frozen=True):
    """What people agreed on. What is left out has its default, and what nobody knows is ignored."""

    first_player: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"


class Written(Struct, kw_only=True):
    """What the written state of every game has. Each game adds its own keys."""

    version: Literal[1]
    options: WrittenOptions = WrittenOptions()
    first: Index
    seat: Index
    seats: tuple[Any, ...]


W = TypeVar("W", bound=Written)


def read_state(data: Json, kind: type[W]) -> W:
    """The state, read as this type; BadState if it is none, or names a seat that it does not have."""
    written: W = read_as(data, kind, BadState, "The state")
    check_index(written.first, "first", written.seats)
    check_index(written.seat, "seat", written.seats)
    named = written.options.first_player
    if named not in ("random", str(written.first)):
        raise BadState(f"The option first_player names seat {named}, but first is {written.first}.")
    return written


def check_index(index: int, where: str, things: Sequence[object]) -> None:
    """BadState if there is no thing with this number."""
    if index >= len(things):
        raise BadState(f"{where} must be from 0 to {len(things) - 1}, not {index}.")


def read_action(data: Json, kind: Any) -> Any:
    """The action, read as this type (a union of all actions of a game); else IllegalAction."""
    return read_as(data, kind, IllegalAction, "The action")


def read_as(data: Json, kind: Any, refusal: type[Refused], name: str) -> Any:
    """The data, read as this type; else the refusal says what was expected, what came and where.

    Only the types are checked, not the rules. `name` is what a refusal calls the data: "The state".
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


def plain_json(values: Mapping[str, object]) -> dict[str, Json]:
    """The values as plain JSON: structs become objects, tuples become lists."""
    return msgspec.json.decode(msgspec.json.encode(values), type=dict[str, Any])
