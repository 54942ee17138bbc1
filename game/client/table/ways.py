"""Two ways to decide, shown on a table at once: what was played, and what was better.

They are told apart by shape and words, not by colour alone: played is dashed, with a triangle; better is
solid, with a star.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL
from game.engine.contract import Action

WayLine: TypeAlias = Sequence[Point]  # a path, from point to point
_WIDTH = 7.0  # design pixels of a path
_EDGE = 16.0  # design pixels round a path, for its end
LABEL_HIGH = 0.046


class ShownWay(Struct, frozen=True):
    """A way to decide, and what it is called."""

    action: Action
    caption: str
    better: bool  # than what was played; else it is what was played
    done: bool = False  # the table shows what came of it

    @property
    def tint(self) -> str:
        return "good" if self.better else "cream"


def mark_place(picture: Picture, box: Box, way: ShownWay, radius: float = 18.0) -> None:
    """An edge round what the way is about."""
    around = box.grown(0.004)
    furniture.outline(picture, around, "dark", radius, 7.0)
    if way.better:
        furniture.outline(picture, around, way.tint, radius, 4.5)
    else:
        furniture.dashed(picture, around.inset(furniture.units(2.0)), radius, way.tint)


def draw_path(picture: Picture, lines: Sequence[WayLine], way: ShownWay) -> None:
    """Where something would go: dots, or a line; an arrow's head at the end of the last."""
    for number, line in enumerate(lines):
        if len(line) > 1:
            _draw_line(picture, line, way, head=number == len(lines) - 1)


def _draw_line(picture: Picture, line: WayLine, way: ShownWay, head: bool) -> None:
    edge = furniture.units(_EDGE)
    left, top = min(x for x, _ in line) - edge, min(y for _, y in line) - edge
    box = Box(left, top, max(x for x, _ in line) + edge - left, max(y for _, y in line) + edge - top)
    points = [(furniture.design(x - left), furniture.design(y - top)) for x, y in line]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dashes = "" if way.better else ' stroke-dasharray="0.1 15"'
    colour, dark = picture.theme.colour(way.tint), picture.theme.colour("dark")
    style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    tip = _head(points) if head else ""
    w, h = furniture.design(box.w), furniture.design(box.h)
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}">'
        f'<path d="{path}" {style} stroke="{dark}" stroke-width="{_WIDTH + 5}"{dashes}/>'
        f'<path d="{tip}" fill="{colour}" stroke="{dark}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{path}" {style} stroke="{colour}" stroke-width="{_WIDTH}"{dashes}/>'
        f'<path d="{tip}" fill="{colour}"/></svg>',
        box,
    )


def _head(points: Sequence[Point]) -> str:
    """The head of an arrow at the last point."""
    (x, y), (from_x, from_y) = points[-1], points[-2]
    dx, dy = x - from_x, y - from_y
    length = max(0.1, (dx * dx + dy * dy) ** 0.5)
    ux, uy = 13 * dx / length, 13 * dy / length
    return f"M{x + ux:.1f} {y + uy:.1f}L{x - uy:.1f} {y + ux:.1f}L{x + uy:.1f} {y - ux:.1f}Z"


def unbroken(points: Sequence[Point], most: float) -> Iterator[WayLine]:
    """The lines that these points make, broken where two are further apart: the path goes on elsewhere."""
    line = [*points[:1]]
    for (x, y), (to_x, to_y) in pairwise(points):
        if abs(to_x - x) + abs(to_y - y) > most:
            yield line
            line = []
        line.append((to_x, to_y))
    yield line


def draw_label(picture: Picture, way: ShownWay, about: Box, taken: Sequence[Box]) -> Box:
    """What the way is called, beside what it is about; gives its place."""
    high = LABEL_HIGH * picture.frame.text_scale
    width = picture.text_width(way.caption, LABEL, "strong") + high * 1.3
    box = _free(picture.frame.box.inset(0.012), about, (width, high), taken)
    with picture.above():
        furniture.pill(picture, box, "dark", 0.92)
        if way.better:
            furniture.outline(picture, box, way.tint, furniture.design(high) / 2, 3.0)
        else:
            furniture.dashed(picture, box, furniture.design(high) / 2, way.tint)
        icon = "star" if way.better else "play"
        picture.sprite(f"ui/icons/{icon}", (box.x + high * 0.56, box.cy), high * 0.54, tint=way.tint)
        words = Box(box.x + high, box.y, box.w - high * 1.2, box.h)
        picture.text(way.caption, words, LABEL, face="strong", colour=way.tint)
    return box


def _free(room: Box, about: Box, size: tuple[float, float], taken: Sequence[Box]) -> Box:
    """A place of this size beside something, inside the room and clear of others if that can be."""
    w, h = size
    places = [
        *(Box(about.cx - share * w, about.y - h - 0.01, w, h) for share in (0.5, 0.25, 0.75)),
        Box(about.right + 0.01, about.cy - h / 2, w, h),
        Box(about.x - w - 0.01, about.cy - h / 2, w, h),
        Box(about.cx - w / 2, about.bottom + 0.01, w, h),
    ]
    within = [place for place in places if room.holds(place)]
    free = [place for place in within if not any(place.overlaps(other) for other in taken)]
    return next(iter(free or within), places[0]).moved_into(room)
