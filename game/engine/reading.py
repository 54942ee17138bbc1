"""Reading a state that somebody else wrote: each function returns what it was asked for or raises BadState.

`where` names the place in the state ("shop[2].bulbs") for the sentence.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypeVar

from game.engine.contract import BadState, Json

T = TypeVar("T", bound=str)

_SHOWN = 40  # characters of a wrong value that a sentence repeats


def quoted(data: Json) -> str:
    """The value as JSON, cut short; only ASCII, whatever is in it."""
    if isinstance(data, dict | list):
        return "an object" if isinstance(data, dict) else "a list"
    text = json.dumps(data)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def record(data: Json, where: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise BadState(f"{where} must be an object, not {quoted(data)}.")
    return data


def member(data: dict[str, Json], key: str, where: str = "The state") -> Json:
    """The value of a key that must be there, null or not."""
    if key not in data:
        raise BadState(f"{where} lacks {key!r}.")
    return data[key]


def items(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise BadState(f"{where} must be a list, not {quoted(data)}.")
    return data


def whole(data: Json, where: str, least: int, most: int) -> int:
    """A whole number in these bounds; neither `true` nor `1.0` is one."""
    if type(data) is not int or not least <= data <= most:
        raise BadState(f"{where} must be a whole number from {least} to {most}, not {quoted(data)}.")
    return data


def flag(data: Json, where: str) -> bool:
    if not isinstance(data, bool):
        raise BadState(f"{where} must be true or false, not {quoted(data)}.")
    return data


def one_of(data: Json, where: str, allowed: Sequence[T]) -> T:
    """One of the allowed words, as they stand."""
    for word in allowed:
        if type(data) is str and data == word:
            return word
    raise BadState(f"{where} must be one of {', '.join(allowed)}, not {quoted(data)}.")


def seats(state: dict[str, Json], least: int, most: int) -> list[Json]:
    """What is written of each seat; BadState unless so many can play."""
    each = items(member(state, "seats"), "seats")
    if not least <= len(each) <= most:
        raise BadState(f"There are {least} to {most} seats, not {len(each)}.")
    return each


def heading(data: Json, game: str) -> dict[str, Json]:
    """A state of version 1 of the game."""
    state = record(data, "A state")
    one_of(member(state, "game"), "game", (game,))
    whole(member(state, "version"), "version", 1, 1)
    return state
