"""Alters what was written, by seed: as disks, editors and people with a grudge do."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        7,
        55,
        56,
        1000,
        10**6,
        2**31,
        2**53,
        2**63,
        10**29,
        -(10**30),
        0.5,
        1e300,
    ),
    *(
        "",
        "0",
        "x",
        "\0",
        "a\0b",
        "\ud800",
        "\u202e",
        "é" * 50,
        "x" * 100_000,
        "de",
        "2026-13-01",
        "red",
        "pink",
    ),
    *([], [[]], {}, {"a": []}, [-5, -5], [1, 1], [None] * 20, ["red", "red"]),
)


def places(data: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values in it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [way for key, value in inner for way in ((*above, key), *places(value, (*above, key)))]


def altered(data: Any, rng: Random, odd: tuple[Any, ...] = ODD) -> Any:
    """The same with one to three values changed, swapped, added, doubled or left out."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = places(data)
        if not ways:
            return rng.choice(odd)
        *above, key = rng.choice(ways)
        inner = data
        for step in above:
            inner = inner[step]
        _change(inner, key, rng, odd)
    return data


def _change(inner: Any, key: Any, rng: Random, odd: tuple[Any, ...]) -> None:
    value = inner[key]
    match rng.randrange(6):
        case 0 if type(value) is int:
            inner[key] = value + rng.choice((-1, 1, 2, 50, 10**30))
        case 1:
            del inner[key]
        case 2 if isinstance(inner, list):
            inner.insert(rng.randrange(len(inner) + 1), copy.deepcopy(rng.choice(inner)))
        case 2:
            inner[rng.choice(("a\0b", "\ud800", "new", "x" * 9_999, "version", "2"))] = value
        case 3 if isinstance(value, list):
            rng.shuffle(value)
        case 4:
            other = rng.choice(sorted(inner) if isinstance(inner, dict) else range(len(inner)))
            inner[key], inner[other] = copy.deepcopy(inner[other]), inner[key]
        case _:
            inner[key] = copy.deepcopy(rng.choice(odd))


def scarred(data: bytes, rng: Random) -> bytes:
    """Bytes with a few of them changed, cut out, doubled or swapped for others."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(data) + 1)
        length = rng.choice((1, 1, 2, 8, 64, len(data)))
        scar = rng.choice(
            (b"", rng.randbytes(length), b"\0" * length, data[at : at + length] * 2, b'"', b"}", b"\xff")
        )
        data = data[:at] + scar + data[at + length :]
    return data
