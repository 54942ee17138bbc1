"""Small pictures of planets: one face, or a whole board as it is laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from game.games.gravity.model import Cell, Direction, Face, Layout

CELL = 20
ROCKS = {  # light, dark: as in assets/gravity/art
    "rust": ("#A4553C", "#8A4432"),
    "dune": ("#B0894B", "#94703B"),
    "plum": ("#74508A", "#5F4075"),
    "moss": ("#42857F", "#346C69"),
    "slate": ("#5570A8", "#435A8C"),
    "olive": ("#7F8442", "#686C34"),
    "rose": ("#A84F72", "#8A3E5E"),
}
LAID = ("rust", "moss", "plum", "dune", "slate", "rose")  # by the place of the tile, not by its face
_TURNS = {"S": 0, "W": 90, "N": 180, "E": 270}
_EDGE = "#5CE1FF"
_Colour: TypeAlias = Callable[[int, int], str]  # of the plate in a cell


class _Ground(NamedTuple):
    """What a face and a tile on a board have in common."""

    width: int
    height: int
    floors: Iterable[Cell]
    walls: Iterable[Cell]
    star: Iterable[Cell]
    replay: Iterable[Cell]
    doors: Iterable[tuple[Cell, Direction]]


def face_svg(face: Face) -> str:
    """A face as it was drawn."""
    doors = [(face.door, face.down)]
    ground = _Ground(face.size, face.size, face.floors, face.walls, face.star, face.replay, doors)
    rock = ROCKS.get(face.rock, ROCKS["rust"])
    return _svg(ground, _plates(ground, lambda x, y: rock[(x + y) % 2]))


def board_svg(layout: Layout) -> str:
    """A board as it lies on the table."""
    doors = [(door.cell, door.down) for door in layout.doors]
    far, low = layout.width - 1, layout.height - 1  # an outer edge is seen at both ends
    floors = layout.floors | {(x, -1) for x, y in layout.floors if y == low}
    walls = layout.walls | {(-1, y) for x, y in layout.walls if x == far}
    ground = _Ground(layout.width, layout.height, floors, walls, layout.star, layout.replay, doors)
    across = layout.width // layout.size

    def rock(x: int, y: int) -> str:
        column, row = layout.tile_of((x, y))
        return ROCKS[LAID[column + row * across]][(x + y) % 2]

    return _svg(ground, _plates(ground, rock))


def _plates(ground: _Ground, colour: _Colour) -> str:
    size = f'width="{CELL - 1.6}" height="{CELL - 1.6}" rx="2.5"'
    return "".join(
        f'<rect x="{x * CELL + 0.8}" y="{y * CELL + 0.8}" {size} fill="{colour(x, y)}"/>'
        for y in range(ground.height)
        for x in range(ground.width)
    )


def _svg(ground: _Ground, plates: str) -> str:
    wide, high = ground.width * CELL, ground.height * CELL
    marks = "".join(
        [
            *(_star(x, y) for x, y in sorted(ground.star)),
            *(_ring(x, y) for x, y in sorted(ground.replay)),
            *(_door(x, y, down) for (x, y), down in ground.doors),
        ]
    )
    lines = "".join(
        [
            *(_line(x * CELL, (y + 1) * CELL, CELL, 0) for x, y in sorted(ground.floors)),
            *(_line((x + 1) * CELL, y * CELL, 0, CELL) for x, y in sorted(ground.walls)),
        ]
    )
    edge = f'stroke="{_EDGE}" stroke-width="3.6" stroke-linecap="round"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {wide + 8} {high + 8}">'
        f'<rect x="-4" y="-4" width="{wide + 8}" height="{high + 8}" rx="8" fill="#2B1220"/>'
        f"{plates}{marks}<g {edge}>{lines}</g></svg>"
    )


def _line(x: int, y: int, across: int, along: int) -> str:
    trim = 2 if across else 0
    rise = 2 if along else 0
    return f'<path d="M{x + trim} {y + rise}L{x + across - trim} {y + along - rise}"/>'


def _star(x: int, y: int) -> str:
    points = "0,-6 1.8,-2.2 5.8,-1.8 2.8,1 3.6,5 0,3 -3.6,5 -2.8,1 -5.8,-1.8 -1.8,-2.2"
    at = f"{(x + 0.5) * CELL} {(y + 0.5) * CELL}"
    return f'<polygon points="{points}" transform="translate({at})" fill="#FFD9A8" opacity=".85"/>'


def _ring(x: int, y: int) -> str:
    at = f'cx="{(x + 0.5) * CELL}" cy="{(y + 0.5) * CELL}"'
    return f'<circle {at} r="3.8" fill="none" stroke="#FFE9D0" stroke-width="2" opacity=".8"/>'


def _door(x: int, y: int, down: Direction) -> str:
    at = f"translate({(x + 0.5) * CELL} {(y + 0.5) * CELL}) rotate({_TURNS[down]})"
    return (
        f'<g transform="{at}"><rect x="-8.5" y="-8.5" width="17" height="17" rx="4" fill="#0B2A4A" '
        f'stroke="#5CE1FF" stroke-width="1.5"/><path d="M-4.6 -3L4.6 -3L0 4.6Z" fill="#5CE1FF"/></g>'
    )
