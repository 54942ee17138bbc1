"""The planet as it lies still: limb, rock, girders, doors, and what grows on the horizon."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

import pygame

from game import catalogue
from game.catalogue import material
from game.client.layout import Box
from game.client.paint.picture import Picture
from game.games.gravity.model import FACE_SIZE, Board, Cell, Laid, Layout
from game.games.gravity.table.geometry import AIR, ANGLES, LIMBS, Globe, reach

Rocks = Mapping[tuple[int, int], str]  # by column and row of the tiles

# Light, dark and edge of each rock; the planets' art wears them in the order of PLACES_IN_ART.
GROUNDS: dict[str, tuple[str, str, str]] = {
    "rust": ("#A4553C", "#8A4432", "#5A2822"),
    "dune": ("#B0894B", "#94703B", "#5C4222"),
    "plum": ("#74508A", "#5F4075", "#39234C"),
    "moss": ("#42857F", "#346C69", "#184348"),
    "slate": ("#5570A8", "#435A8C", "#24335C"),
    "rose": ("#A84F72", "#8A3E5E", "#54213A"),
    "olive": ("#7C8A45", "#657238", "#3B441E"),
}
_IN_ART: dict[tuple[int, int], dict[tuple[int, int], str]] = {
    (10, 5): {(0, 0): "rust", (1, 0): "moss"},
    (10, 10): {(0, 0): "rust", (1, 0): "moss", (0, 1): "plum", (1, 1): "dune"},
    (15, 10): {
        (0, 0): "rust", (1, 0): "slate", (2, 0): "moss",
        (0, 1): "plum", (1, 1): "rose", (2, 1): "dune",
    },
}  # fmt: skip
_PROPS = (  # name, direction from the middle in degrees, height in cells
    ("prop_dish", 118, 1.0),
    ("prop_flag_1", 58, 1.0),
    ("prop_tree", 36, 1.25),
    ("prop_tree_twin", 45, 1.0),
    ("prop_volcano", 147, 1.4),
    ("prop_smoke", 151, 0.9),
    ("prop_cactus", -42, 1.1),
    ("prop_crystal", -128, 1.0),
    ("prop_hut", -139, 1.0),
)
GIRDER = 1.24  # cells that the art of a girder is long, glow and all
PLATE = 0.965
DOOR = 1.08
PROPS = 0.3  # cells that what grows on the horizon stands out of the air
COARSE = 2.5  # how many times smaller the picture of a turning planet is


@lru_cache(maxsize=8)
def rocks_of(layout: Layout, home: Path) -> Rocks:
    """The rock of each tile; where a face is no longer known, what the art has there."""
    rocks = dict(_IN_ART[layout.width, layout.height])
    for laid in layout.tiles:
        rocks[laid.at] = _rock(laid, home) or rocks[laid.at]
    return rocks


def _rock(laid: Laid, home: Path) -> str | None:
    faces = {face.name: face.rock for tile in material("gravity", home) for face in tile}
    rock = faces.get(laid.face)
    return rock if rock in GROUNDS else None


@cache
def _art(name: str) -> str:
    return catalogue.picture(f"gravity/{name}").read_text(encoding="utf-8")


@cache
def _source(name: str, change: tuple[tuple[str, str], ...]) -> str:
    """A planet's art with other colours for its rock."""
    table = dict(change)
    pattern = re.compile("|".join(table))
    return pattern.sub(lambda found: table[found[0]], _art(name)) if table else _art(name)


def _changes(size: tuple[int, int], rocks: Rocks) -> tuple[tuple[str, str], ...]:
    return tuple(
        (old, new)
        for place, drawn in sorted(_IN_ART[size].items())
        for old, new in zip(GROUNDS[drawn], GROUNDS[rocks[place]], strict=True)
        if old != new
    )


def paint_globe(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> None:
    """Everything of the planet that never moves, for a globe that is not turned."""
    size = globe.size
    name = f"planet_{size[0]}x{size[1]}"
    _props(picture, globe)
    _body(picture, globe, _source(name, _changes(size, rocks)))
    for cell in board.cells:
        rock = rocks[cell[0] // FACE_SIZE, cell[1] // FACE_SIZE]
        picture.sprite(f"gravity/rock_{rock}", globe.at(*cell), globe.pitch * PLATE)
    _body(picture, globe, _art(f"{name}_shade"))
    _seams(picture, globe)
    for door in board.layout.doors:
        picture.sprite("gravity/door", globe.at(*door.cell), globe.pitch * DOOR, angle=ANGLES[door.down])
    _girders(picture, globe, board.layout)


def _body(picture: Picture, globe: Globe, source: str) -> None:
    a, b = LIMBS[globe.size]
    unit = picture.frame.unit * globe.pitch
    w, h = round(2 * (a + AIR) * unit), round(2 * (b + AIR) * unit)
    picture.centred(picture.art.svg(source, w, h), globe.centre)


def _props(picture: Picture, globe: Globe) -> None:
    mid = (globe.size[0] - 1) / 2, (globe.size[1] - 1) / 2
    for name, degrees, height in _PROPS:
        way = pygame.Vector2(1, 0).rotate(-degrees)
        a, b = LIMBS[globe.size]
        foot = globe.limb(mid[0] + way.x * a, mid[1] + way.y * b)
        lean = pygame.Vector2((foot[0] - mid[0]) / a**2, (foot[1] - mid[1]) / b**2).normalize()
        lift = height * 0.36
        at = globe.at(foot[0] + lean.x * lift, foot[1] + lean.y * lift)
        angle = pygame.Vector2(0, -1).angle_to(lean)
        picture.sprite(f"gravity/{name}", at, globe.pitch * height, angle=-angle)


def _seams(picture: Picture, globe: Globe) -> None:
    """The dashed line at which the board goes round."""
    w, h = globe.size[0] * globe.pitch, globe.size[1] * globe.pitch
    box = Box.around(globe.centre, w, h).grown(globe.pitch * 0.06)
    w, h = box.w * 1080, box.h * 1080
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}"><rect x="2" y="2" '
        f'width="{w - 4:.1f}" height="{h - 4:.1f}" rx="6" fill="none" stroke="#8FE3FF" stroke-width="2.5" '
        f'stroke-dasharray="14 9" opacity=".62"/></svg>',
        box,
    )


def _girders(picture: Picture, globe: Globe, layout: Layout) -> None:
    for x, y in sorted(layout.floors):
        for row in _both(y, layout.height):
            _girder(picture, globe, "platform_h", (x, row))
    for x, y in sorted(layout.walls):
        for column in _both(x, layout.width):
            _girder(picture, globe, "platform_v", (column, y))


def _both(index: int, count: int) -> tuple[float, ...]:
    """The edge after a row of cells; the outer edge is one edge, drawn at both seams."""
    return (index + 0.5, -0.5) if index == count - 1 else (index + 0.5,)


def _girder(picture: Picture, globe: Globe, name: str, at: tuple[float, float]) -> None:
    length = globe.pitch * GIRDER
    height = length * 0.3 if name == "platform_h" else length
    picture.sprite(f"gravity/{name}", globe.at(*at), height)


def draw_globe(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> None:
    """The planet as one picture, sharp where it rests; while it turns, a coarser one that turns faster."""
    still = replace(globe, pitch=globe.base, turn=0.0, grown=1.0)
    whole = _composed(picture, still, board, rocks)
    coarse = picture.art.made((whole, "coarse"), lambda: pygame.transform.smoothscale_by(whole, 1 / COARSE))
    if globe.turn % 90 == 0:
        picture.centred(picture.art.turned(whole, globe.turn, (globe.grown, globe.grown)), globe.centre)
    else:
        picture.centred(_turning(picture, coarse, globe), globe.centre)


def _turning(picture: Picture, coarse: pygame.Surface, globe: Globe) -> pygame.Surface:
    """The coarse picture turned, cut to where the planet can be, and brought to its size."""
    turned = pygame.transform.rotate(coarse, globe.turn)
    side = round(2 * (reach(globe.size) + AIR) * globe.base * picture.frame.unit / COARSE)
    part = pygame.Rect(0, 0, side, side)
    part.center = turned.get_rect().center
    part = part.clip(turned.get_rect())
    return pygame.transform.smoothscale_by(turned.subsurface(part), COARSE * globe.grown)


def _composed(picture: Picture, globe: Globe, board: Board, rocks: Rocks) -> pygame.Surface:
    a, b = LIMBS[globe.size]
    w, h = 2 * (a + AIR + PROPS) * globe.pitch, 2 * (b + AIR + PROPS) * globe.pitch
    still = replace(globe, centre=(w / 2, h / 2))
    key = "gravity-globe", board.layout, still
    return picture.composed(key, w, h, lambda inner, _: paint_globe(inner, still, board, rocks))


def edge_cells(size: tuple[int, int]) -> list[tuple[Cell, tuple[float, float]]]:
    """Cells at an edge, each with the middle of the opposite seam, beyond which it is echoed."""
    width, height = size
    found: list[tuple[Cell, tuple[float, float]]] = []
    for x in range(width):
        found += [((x, 0), (float(x), height - 0.5)), ((x, height - 1), (float(x), -0.5))]
    for y in range(height):
        found += [((0, y), (width - 0.5, float(y))), ((width - 1, y), (-0.5, float(y)))]
    return found
