"""Labels beside ghosts: what each use is worth, and its key. Each lies near its ghost; none covers another.

Labels can be pressed, so they stay where they are, whatever the pointer is on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.client.layout import Box, Point
from game.games.gravity.model import Cell, GravityView
from game.games.gravity.table.globe import STEPS, Globe
from game.games.gravity.view import pawn, stars

SIZE = 0.052, 0.036
KEY = 0.03
KEY_ROOM = 0.038  # with the gap beside it
TAIL = 0.012  # room for the point that leads to the ghost
WAYS = tuple((dx / 2, dy) for dy in (0, -1, 1) for dx in (2, -2, 0, 1, -1) if dy or abs(dx) == 2)
GROWTH = 0.026, 0.016  # of the label of the chosen use
RINGS = (0.0, 0.7, 1.5, 2.4)  # cells farther out

# How bad it is to cover a thing, compared with lying one ring farther out.
LABEL, MOVER, BLOCKED, GHOST, RIVAL, STAR, DOOR = 60.0, 30.0, 20.0, 12.0, 9.0, 3.0, 2.0
FAR, OBLIQUE = 1.6, 0.3


def place_labels(
    globe: Globe,
    view: GravityView,
    room: Box,
    landings: Mapping[int, Cell],
    blocked: Sequence[Point],
    keyed: bool,
) -> Mapping[int, Box]:
    """A place for each use that lands somewhere, by its number; `blocked` are points on the board."""
    ghosts = {index: globe.at(*cell) for index, cell in landings.items()}
    lying = [
        *_obstacles(globe, view),
        *((_cell(globe, globe.at(*edge), 0.5), BLOCKED) for edge in blocked),
        *((_cell(globe, at, 0.8), GHOST) for at in ghosts.values()),
    ]
    size = SIZE[0] + (KEY_ROOM if keyed else 0.0), SIZE[1]
    places: dict[int, Box] = {}
    for index, at in ghosts.items():
        taken = [*lying, *((box.grown(0.004), LABEL) for box in places.values())]
        place = _best(globe, room, at, size, taken)
        if place is not None:
            places[index] = place
    return places


def _best(
    globe: Globe, room: Box, at: Point, size: tuple[float, float], taken: Sequence[tuple[Box, float]]
) -> Box | None:
    """The best place. The search ends when places farther out cannot be better."""
    best: tuple[float, Box] | None = None
    for box, cost in _around(globe, at, size):
        if (best is None or cost < best[0]) and room.holds(_largest(box)):
            lost = cost + _covers(box, taken)
            if best is None or lost < best[0]:
                best = lost, box
    return best[1] if best else None


def _obstacles(globe: Globe, view: GravityView) -> Iterator[tuple[Box, float]]:
    """The things that a label should not cover."""
    for seat in range(view.terms.players):
        stands = pawn(view, seat)
        if stands is not None:
            x, y = stands.cell
            if seat != view.turn:
                yield _cell(globe, globe.at(x, y), 0.9), RIVAL
                continue
            down = STEPS[stands.down]
            yield _cell(globe, globe.at(x, y), 1.1), MOVER
            yield _cell(globe, globe.at(x - 1.1 * down[0], y - 1.1 * down[1]), 0.6), RIVAL  # its arrow
    for cell in stars(view):
        yield _cell(globe, globe.at(*cell), 0.6), STAR
    for door in view.board.layout.doors:
        yield _cell(globe, globe.at(*door.cell), 0.8), DOOR


def _largest(box: Box) -> Box:
    return Box.around(box.centre, box.w + 2 * GROWTH[0], box.h + 2 * GROWTH[1])


def _cell(globe: Globe, at: Point, cells: float) -> Box:
    return Box.around(at, cells * globe.pitch, cells * globe.pitch)


def _around(globe: Globe, at: Point, size: tuple[float, float]) -> Iterator[tuple[Box, float]]:
    """Places round a ghost, and how far off each is."""
    across, along = (globe.pitch * 0.42 + TAIL + side / 2 for side in size)
    for ring, out in enumerate(RINGS):
        for dx, dy in WAYS:
            x = at[0] + dx * (across + out * globe.pitch)
            y = at[1] + dy * (along + out * globe.pitch)
            yield Box.around((x, y), *size), ring * FAR + (OBLIQUE * abs(dx) if dy else 0.0)


def _covers(box: Box, things: Sequence[tuple[Box, float]]) -> float:
    """How bad it is to cover what lies below a box."""
    area = box.w * box.h
    lost = 0.0
    for thing, weight in things:
        across, down = box.shared(thing)
        if across > 0 and down > 0:
            lost += weight * (0.1 + across * down / area)
    return lost
