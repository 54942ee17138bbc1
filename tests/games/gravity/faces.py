"""Faces drawn by chance: the rules must hold on any that keep to the constraints, not only on ours."""

from __future__ import annotations

from random import Random

from game.engine.chance import below, generator, shuffled
from game.games.gravity.model import DIRECTIONS, FACE_SIZE, Cell, Face, Material

CELLS = [(x, y) for y in range(FACE_SIZE) for x in range(FACE_SIZE)]


def tiles(seed: int = 0, count: int = 6) -> Material:
    rng = generator(seed)
    return tuple((face(f"{tile}a", rng), face(f"{tile}b", rng)) for tile in range(1, count + 1))


def face(name: str, rng: Random) -> Face:
    door, *others = shuffled(rng, CELLS)
    down = DIRECTIONS[below(rng, 4)]
    # One platform across every row and column, edges of the face included, and a few more.
    floors = {(x, below(rng, FACE_SIZE + 1) - 1) for x in range(FACE_SIZE)}
    walls = {(below(rng, FACE_SIZE + 1) - 1, y) for y in range(FACE_SIZE)}
    floors |= set(shuffled(rng, CELLS)[: below(rng, 6)])
    walls |= set(shuffled(rng, CELLS)[: below(rng, 6)])
    (floors if down in "NS" else walls).add(feet(door, down))
    return Face(
        name,
        f"Planet {name}",
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
