"""The chances of all seats over a game: bands of one ribbon, and the marks of what turned it.

The chances add up to 1 at every ply, so the bands fill the ribbon and never cross.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec import Struct

from game.ai.odds import Chances
from game.client.layout import Box, Point
from game.client.paint.furniture import dashed, gradient, whole
from game.client.paint.picture import Picture
from game.client.paint.theme import mix
from game.engine.contract import Seat
from game.match.lineup import EMBLEMS, Emblem

LEAST_BAND = 0.03  # that is wide enough for an emblem
BADGE = 0.028  # the largest emblem in a band
_GAP = 4.0  # design pixels of night between two bands
_STITCH = 8.0  # design pixels from the edge of a band to its stitches
_FADED = 0.72  # how bright a band is at its lower edge


class Ribbon(Struct, frozen=True):
    """What is drawn: `chances` by ply, the first after the deal. Of later plies nothing is known yet."""

    chances: tuple[Chances, ...]
    order: tuple[Seat, ...]  # from the top
    emblems: tuple[Emblem, ...]  # by seat
    plies: int  # in the whole game

    def x_of(self, box: Box, ply: float) -> float:
        """Where a ply is in the box of the ribbon."""
        return box.x + box.w * ply / max(1, self.plies)

    def ply_at(self, box: Box, x: float) -> int:
        """The ply that is nearest to a place in the box."""
        return min(self.plies, max(0, round((x - box.x) / box.w * self.plies)))


def draw_ribbon(picture: Picture, box: Box, ribbon: Ribbon, *, seen: float | None = None) -> None:
    """The ribbon as far as it is known, then a dashed place; `seen` cuts it after so many plies."""
    known = len(ribbon.chances) - 1
    if known < ribbon.plies or known < 1:
        dashed(picture, box, 12)
    if known < 1:
        return
    drawn = Box(box.x, box.y, ribbon.x_of(box, known) - box.x, box.h)
    seats = [picture.theme.seat(EMBLEMS.index(ribbon.emblems[seat])) for seat in ribbon.order]

    def body(w: float, h: float) -> str:
        return _bands(ribbon, seats, w, h)

    part = Box(box.x, box.y, ribbon.x_of(box, known if seen is None else seen) - box.x, box.h)
    with picture.clip(part):
        whole(picture, ("ribbon", ribbon, *seats), drawn, body)
        for seat, centre, high in _badges(ribbon, box):
            size = min(BADGE, high * 0.8)
            picture.sprite(f"ui/seats/{ribbon.emblems[seat]}", centre, size)


def draw_mark(picture: Picture, kind: str, centre: Point, size: float, alpha: float = 1.0) -> None:
    """What turned the game: "turning" point, "mistake", "slip", or "chance"."""
    picture.sprite(f"ui/marks/{kind}", centre, size, alpha=alpha)


def _bands(ribbon: Ribbon, colours: Sequence[str], w: float, h: float) -> str:
    """The SVG of all bands in a box of so many design pixels."""
    edges = [[0.0, *accumulate(chances[seat] for seat in ribbon.order)] for chances in ribbon.chances]
    step = w / (len(edges) - 1)
    defs, parts = "", ""
    for number, colour in enumerate(colours):
        upper = [(k * step, row[number] * h + (_GAP / 2 if number else 0)) for k, row in enumerate(edges)]
        last = number == len(colours) - 1
        lower = [(k * step, row[number + 1] * h - (0 if last else _GAP / 2)) for k, row in enumerate(edges)]
        lower = [(x, max(y, top)) for (x, y), (_, top) in zip(lower, upper, strict=True)]
        defs += gradient(f"b{number}", (colour, 1), (mix("#0B1026", colour, _FADED), 1))
        back = _smooth([*reversed(lower)])
        parts += f'<path d="M{_smooth(upper)}L{back}Z" fill="url(#b{number})"/>'
        parts += _stitches(upper, lower, colour)
    frame = f'<clipPath id="r"><rect width="{w:.1f}" height="{h:.1f}" rx="12"/></clipPath>'
    return f'<defs>{defs}{frame}</defs><g clip-path="url(#r)">{parts}</g>'


def _stitches(upper: Sequence[Point], lower: Sequence[Point], colour: str) -> str:
    """A line of stitches below the upper edge, as long as the band is wide enough."""
    dark = mix(colour, "#0B1026", 0.62)
    runs, run = list[list[Point]](), list[Point]()
    for (x, top), (_, bottom) in zip(upper, lower, strict=True):
        if bottom - top > 2 * _STITCH:
            run.append((x, top + _STITCH))
        else:
            runs, run = [*runs, run], []
    drawn = "".join(f"M{_smooth(each)}" for each in [*runs, run] if len(each) > 1)
    line = f'fill="none" stroke="{dark}" stroke-width="2" stroke-dasharray="8 7" stroke-linecap="round"'
    return f'<path d="{drawn}" {line}/>' if drawn else ""


def _smooth(points: Sequence[Point]) -> str:
    """A path through points that swings over none of them, so that edges never cross."""
    path = f"{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (to_x, to_y) in pairwise(points):
        middle = (x + to_x) / 2
        path += f"C{middle:.1f} {y:.1f} {middle:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}"
    return path


def _badges(ribbon: Ribbon, box: Box) -> list[tuple[Seat, Point, float]]:
    """Where each seat's emblem stands: in the middle of its band, where that is widest; and how wide."""
    found: list[tuple[Seat, Point, float]] = []
    last = ribbon.x_of(box, len(ribbon.chances) - 1)
    for place, seat in enumerate(ribbon.order):
        spots = []
        for ply, chances in enumerate(ribbon.chances):
            x = ribbon.x_of(box, ply)
            if box.x + BADGE <= x <= last - BADGE:
                top = sum(chances[each] for each in ribbon.order[:place])
                spots.append((chances[seat] * box.h, x, box.y + (top + chances[seat] / 2) * box.h))
        high, x, y = max(spots, default=(0.0, 0.0, 0.0))
        if high >= LEAST_BAND:
            found.append((seat, (x, y), high))
    return found
