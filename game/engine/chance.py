"""The only chance in the games: a seeded shuffle, the same on every machine and Python version.

`random.Random(int).random()` is the one generator whose sequence Python promises never to change
(Mersenne Twister, 53 bits a draw). Everything else here is built on it: an index below n is
`int(random() * n)`, a shuffle is Fisher and Yates's from the last item down to the second.

What is drawn for different uses comes from seeds of their own, made by `seed_for`.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


def generator(seed: int) -> Random:
    """The generator of a seed. `Random` drops the sign of a seed; here 1 and -1 differ."""
    return Random(2 * seed if seed >= 0 else -2 * seed - 1)


def seed_for(source: int, use: str, *numbers: int) -> int:
    """The seed of one use of a seed or secret: 128 bits. Nobody gets from it to the source or to another use.

    `use` has at most 16 letters; the numbers tell one occasion of this use from another.
    """
    text = " ".join(map(str, (source, *numbers)))
    return int.from_bytes(blake2b(text.encode(), digest_size=16, person=use.encode()).digest(), "big")


def below(rng: Random, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


def shuffle(rng: Random, items: MutableSequence[T]) -> None:
    """Shuffle in place."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """The items in a new order; the argument is left alone."""
    order = list(items)
    shuffle(rng, order)
    return order
