"""Values from a file, mended one by one: what a type does not take is left out, the rest stays.

A word that this version does not know is no fault: a newer one may have written it. It is left out too, but
survives a rewrite, as do keys that no type has.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from game.door import LONGEST_WORD
from game.engine.contract import Json

KeyPath: TypeAlias = tuple[str | int, ...]  # the keys that lead to a value
_NOTHING: Json = object()


class _NoValue:
    """A type that takes nothing that a file can hold."""


class LeftOut(Struct, frozen=True):
    """A value that was left out."""

    place: KeyPath
    strange: bool  # a newer version may have written it

    def __str__(self) -> str:
        return ".".join(map(str, self.place))


def mended(data: Json, kind: Any) -> tuple[Any, list[LeftOut]]:
    """The value, and what was left out of it; ValueError if nothing can be made of it."""
    lost: list[LeftOut] = []
    return _read(_usable(data, kind, (), lost), kind), lost


def without(data: Json, lost: Sequence[LeftOut]) -> Json:
    """The data without what was left out and is no newer version's."""
    left = copy.deepcopy(data)
    for each in reversed(lost):
        inner = left
        for key in each.place[:-1]:
            inner = inner[key]
        if not each.strange:
            del inner[each.place[-1]]
    return left


# Leaving out


def _usable(data: Json, kind: Any, place: KeyPath, lost: list[LeftOut]) -> Json:
    """The data without what the type does not take; ValueError if the type does not take the rest either."""
    if _fits(data, kind):
        return data
    left: Json = _NOTHING
    if isinstance(data, dict):
        types = _types_of(data, kind)
        kept = {
            key: _usable_or_lost(inner, types.get(key, Any), (*place, key), lost)
            for key, inner in data.items()
        }
        left = {key: inner for key, inner in kept.items() if inner is not _NOTHING}
    elif isinstance(data, list) and _item(kind) is not None:
        items = [_usable_or_lost(inner, _item(kind), (*place, n), lost) for n, inner in enumerate(data)]
        left = [inner for inner in items if inner is not _NOTHING]
    if left is _NOTHING or not _fits(left, kind):
        raise ValueError(f"{place} cannot be used")
    return left


def _usable_or_lost(data: Json, kind: Any, place: KeyPath, lost: list[LeftOut]) -> Json:
    """_NOTHING if it must be left out."""
    inside: list[LeftOut] = []
    try:
        left = _usable(data, kind, place, inside)
    except ValueError:
        strange = bool(inside) and all(each.strange for each in inside)
        lost.append(LeftOut(place, strange or _is_strange(data, kind)))
        return _NOTHING
    lost += inside
    return left


def _types_of(data: Mapping[str, Json], kind: Any) -> Mapping[str, Any]:
    """The type of each value; where the key is not fit to be one, there is no value that is."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {field.encode_name: field.type for field in structs.fields(kind)}
    if get_origin(kind) is dict:
        of_key, of_value = get_args(kind)
        return {key: of_value if _fits(key, of_key) else _NoValue for key in data}
    return {}


def _item(kind: Any) -> Any:
    """Of a tuple of any length, the type of its items."""
    parts = get_args(kind)
    return parts[0] if get_origin(kind) is tuple and parts[1:] == (...,) else None


def _read(data: Json, kind: Any) -> Any:
    return msgspec.convert(data, kind, str_keys=True)


def _fits(data: Json, kind: Any) -> bool:
    try:
        _read(data, kind)
    except (ValueError, TypeError):
        return False
    return True


def _is_strange(data: Json, kind: Any) -> bool:
    """A word in the place of one of some others."""
    words = any(get_origin(part) is Literal for part in (kind, *get_args(kind)))
    return words and isinstance(data, str) and 0 < len(data) <= LONGEST_WORD and data.isprintable()


# Writing


def rewritten(data: Json, kind: Any, value: Json) -> Json:
    """What to write for a new value where `data` stands: what this version does not know of it survives."""
    known = _known(data, kind)
    if known == value:
        return data
    if isinstance(data, dict) and isinstance(value, dict):
        return _with_entries(data, kind, known, value)
    if isinstance(data, list) and isinstance(value, list) and _item(kind) is not None:
        return _with_items(data, _item(kind), value)
    return value


def _with_entries(data: dict[str, Json], kind: Any, known: Json, value: Mapping[str, Json]) -> Json:
    """The new entries in their order, then those of which this version knows nothing."""
    types, before = _types_of({**data, **value}, kind), known if isinstance(known, dict) else {}

    def written(key: str, new: Json) -> Json:
        if key not in data:
            return new
        untouched = key in before and before[key] == new
        return data[key] if untouched else rewritten(data[key], types.get(key), new)

    here = {key: written(key, new) for key, new in value.items()}
    return here | {key: old for key, old in data.items() if key not in value and key not in before}


def _with_items(data: Sequence[Json], kind: Any, value: Sequence[Json]) -> Json:
    """The new items, each as it stood if it stood there, then those of which this version knows nothing."""
    pairs = [(_known(item, kind), item) for item in data]
    here = [next((item for known, item in pairs if known == new), new) for new in value]
    return here + [item for known, item in pairs if known is _NOTHING]


def _known(data: Json, kind: Any) -> Json:
    """What this version makes of it, as plain JSON; _NOTHING if nothing."""
    try:
        return msgspec.to_builtins(_read(_usable(data, kind, (), []), kind))
    except (ValueError, TypeError):
        return _NOTHING
