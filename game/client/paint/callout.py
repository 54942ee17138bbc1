"""A speech bubble beside a thing: where it stands, and its tail."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TypeAlias

from game.client.layout import Box, Point
from game.client.paint.furniture import bubble, design
from game.client.paint.picture import Picture

NEAR = 0.05  # how far from its target a bubble likes to stand
BASE, LONGEST = 0.034, 0.09  # of the tail: its width at the bubble, and how far it reaches
REACH = 0.17  # from farther away the tail would point at something between
MARGIN = 0.012
STEPS = 24  # places tried across and down

DEAR, CROSSED = 100.0, 0.024  # what no tail crosses so far
ALWAYS = 1000.0  # how much it matters that what must stay in sight is not covered

Kept: TypeAlias = tuple[tuple[Box, float], ...]  # what not to cover, and how much that matters
Shapes: TypeAlias = tuple[tuple[float, float], ...]  # widths and heights, the best first


@lru_cache(maxsize=64)
def place(room: Box, shapes: Shapes, target: Box | None, kept: Kept) -> Box:
    """The best box of one of these sizes: the first that covers nothing that must stay in sight."""
    found: list[tuple[float, int, Box]] = []
    for w, h in shapes:
        box = _placed(room, w, h, target, kept)
        hidden = sum(_shared(box, other) for other, weight in kept if weight >= ALWAYS)
        if not hidden:
            return box
        found.append((hidden, len(found), box))
    return min(found)[-1]


def _placed(room: Box, w: float, h: float, target: Box | None, kept: Kept) -> Box:
    """The best box of this size: it covers nothing important, is near the target, and rather low."""
    inner = room.inset(MARGIN)
    across, down = max(0.0, inner.w - w), max(0.0, inner.h - h)
    tried = [
        Box(inner.x + across * column / STEPS, inner.y + down * row / STEPS, w, h)
        for row in range(STEPS + 1)
        for column in range(STEPS + 1)
    ]
    return min(tried, key=lambda box: _cost(box, room, target, kept))


def _cost(box: Box, room: Box, target: Box | None, kept: Kept) -> float:
    covered = sum(weight * _shared(box, other) for other, weight in kept)
    if target is None:
        return covered + hypot(box.cx - room.cx, box.cy - room.cy)
    gap = _gap(box, target)
    far = 2.0 * abs(gap - NEAR) + 0.3 * hypot(box.cx - target.cx, box.cy - target.cy)
    far += 2.5 * max(0.0, gap - REACH)
    return covered + 40 * _shared(box, target.grown(0.03)) + far


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    across, down = one.shared(other)
    return max(0.0, across) * max(0.0, down)


def _gap(one: Box, other: Box) -> float:
    across = max(one.x - other.right, other.x - one.right, 0.0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return hypot(across, down)


def draw(picture: Picture, box: Box, target: Box | None, kept: Kept = ()) -> None:
    """The bubble, its tail towards the target unless that would cross something else that matters."""
    bubble(picture, box)
    if target is None or not 0 < _gap(box, target) <= REACH:
        return
    tail = _tail(box, target)
    between = [other for other, weight in kept if weight >= DEAR and not other.contains(target.centre)]
    if not any(_around(tail).overlaps(other, CROSSED) for other in between):
        _polygon(picture, tail)


def _tail(box: Box, target: Box) -> tuple[Point, ...]:
    tip = _nearest(target.grown(0.012), box.centre)
    root = _nearest(box.inset(0.006), tip)
    tip = _within(root, tip, LONGEST)
    upright = abs(tip[1] - root[1]) >= abs(tip[0] - root[0])
    half = BASE / 2
    if upright:
        x = min(max(root[0], box.x + 0.05), box.right - 0.05)
        return (x - half, root[1]), (x + half, root[1]), tip
    y = min(max(root[1], box.y + 0.04), box.bottom - 0.04)
    return (root[0], y - half), (root[0], y + half), tip


def _within(start: Point, end: Point, most: float) -> Point:
    """The end of the tail; if that is too far away, a nearer point on the way."""
    share = min(1.0, most / max(1e-6, hypot(end[0] - start[0], end[1] - start[1])))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _nearest(box: Box, point: Point) -> Point:
    """The point of a box that is nearest."""
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)


def _around(corners: tuple[Point, ...]) -> Box:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _polygon(picture: Picture, corners: tuple[Point, ...]) -> None:
    box = _around(corners)
    if box.w < 0.004 or box.h < 0.004:
        return
    points = " ".join(f"{design(x - box.x):.1f},{design(y - box.y):.1f}" for x, y in corners)
    size = f"{design(box.w):.1f} {design(box.h):.1f}"
    face = f'<polygon points="{points}" fill="{picture.theme.cream}"/>'
    picture.svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{face}</svg>', box)
