"""Faces drawn by chance: the rules must hold on any that keep to the constraints, not only on ours."""

from __future__ import annotations

from random import Random

from game.engine.chance import below, generator, shuffled
from game.games.gravity.model import DIRECTIONS, Cell, Face, Material


def tiles(seed: int = 0, count: int = 6, size: int = 6) -> Material:
    rng = generator(seed)
    faces = ((face(f"{tile}a", rng, size), face(f"{tile}b", rng, size)) for tile in range(1, count + 1))
    return Material(tuple(faces), size=size)


def face(name: str, rng: Random, size: int) -> Face:
    cells = [(x, y) for y in range(size) for x in range(size)]
    door, *others = shuffled(rng, cells)
    down = DIRECTIONS[below(rng, 4)]
    # One platform across every row and column, edges of the face included, and a few more.
    floors = {(x, below(rng, size + 1) - 1) for x in range(size)}
    walls = {(below(rng, size + 1) - 1, y) for y in range(size)}
    floors |= set(shuffled(rng, cells)[: below(rng, 6)])
    walls |= set(shuffled(rng, cells)[: below(rng, 6)])
    (floors if down in "NS" else walls).add(feet(door, down))
    return Face(
        name,
        f"Planet {name}",
        size,
        frozenset(floors),
        frozenset(walls),
        replay=frozenset(others[:3]),
        star=frozenset(others[3:12]),
        door=door,
        down=down,
    )


def feet(cell: Cell, down: str) -> Cell:
    """The name of the edge at the feet."""
    x, y = cell
    return {"N": (x, y - 1), "E": (x, y), "S": (x, y), "W": (x - 1, y)}[down]
