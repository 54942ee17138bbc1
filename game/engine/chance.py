"""The only chance in the games: a seeded shuffle, the same on every machine and Python version.

`random.Random(int).random()` is the one generator whose sequence Python promises never to change
(Mersenne Twister, 53 bits a draw). Everything else here is built on it: an index below n is
`int(random() * n)`, a shuffle is Fisher and Yates's from the last item down to the second.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def generator(seed: int) -> Random:
    """The generator of a seed. `Random` drops the sign of a seed; here 1 and -1 differ."""
    return Random(2 * seed if seed >= 0 else -2 * seed - 1)


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
