"""Garlands: finished series as bulbs on a wire, swaying and breathing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from game.client.layout import Box, Point
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.blink import blinks
from game.games.fairy_lights.model import COLOURS, Cards, Colour

MOST_BULBS = 12  # beyond them, one bulb for each colour with its count
MOST_ACROSS = 18  # the same where they hang side by side
ASPECT = 128 / 160  # of a bulb
AT_REST = 0.0875  # units that bulbs are drawn high; where there is less room they are scaled
GLASS = 97 / 160  # from the hook down to the middle of the glass
_BEATS = 5.0  # idle steps a second: bulbs take them in turn, so that a frame redraws few
_BLINKERS = 17  # of so many neighbours one at a time
_SOCKETS = 6  # on a bare wire
_PILL = 0.076
_CLIPS = 0.018
_TIGHTEST = 0.58  # of a bulb, from one to the next


class Series(NamedTuple):
    """Finished bulbs of one colour that hang side by side."""

    colour: Colour
    bulbs: int
    stars: int


class Bulb(NamedTuple):
    """A lit bulb: its hook, its height, and how many it stands for (0: itself alone)."""

    colour: Colour
    x: float
    y: float
    height: float
    stands_for: int = 0

    @property
    def centre(self) -> Point:
        """The middle of its picture."""
        return self.x, self.y + self.height / 2

    @property
    def glass(self) -> Point:
        return self.x, self.y + self.height * GLASS


class Garland(NamedTuple):
    """A garland as it hangs."""

    bulbs: tuple[Bulb, ...]
    stars: tuple[tuple[Box, int], ...]  # what each series is worth, where there is room to say it
    swags: tuple[tuple[Point, Point], ...]  # the wire, from clip to clip
    sag: float


def runs(garland: Cards) -> list[Series]:
    """The series of a garland in the order in which they were finished."""
    return [_series(tuple(run)) for _, run in groupby(garland, key=lambda card: card.colour)]


def by_colour(garland: Cards) -> list[Series]:
    """One series for each colour, which always finds room."""
    held = (tuple(card for card in garland if card.colour == colour) for colour in COLOURS)
    return [_series(cards) for cards in held if cards]


def _series(cards: Cards) -> Series:
    return Series(cards[0].colour, sum(card.bulbs for card in cards), sum(card.stars for card in cards))


def across(box: Box, garland: Cards, bulb_w: float, worth: bool = True) -> Garland:
    """A garland from left to right, squeezed, then counted, if it is too long; `worth` adds its stars."""
    pill = _PILL if worth else 0.0
    rows, count = runs(garland), sum(card.bulbs for card in garland)
    room = box.w - len(rows) * (pill + _CLIPS)
    if count <= MOST_ACROSS and room >= _TIGHTEST * bulb_w * count:
        gap = min(bulb_w * 1.04, room / max(1, count))
        return _hung_across(box, rows, [row.bulbs for row in rows], gap, min(bulb_w, gap * 1.2), pill)
    rows = by_colour(garland)
    gap = min(bulb_w * 2.2, (box.w - len(rows) * (pill + _CLIPS)) / len(rows))
    return _hung_across(box, rows, [1] * len(rows), gap, min(bulb_w, gap * 1.2), pill)


def _hung_across(
    box: Box, rows: Sequence[Series], shown: Sequence[int], gap: float, bulb_w: float, pill: float
) -> Garland:
    height, sag, top = bulb_w / ASPECT, 0.15 * box.h, box.y + 0.02
    bulbs: list[Bulb] = []
    stars: list[tuple[Box, int]] = []
    swags: list[tuple[Point, Point]] = []
    x = box.x
    for row, number in zip(rows, shown, strict=True):
        start, x = x, x + _CLIPS
        length = number * gap + pill + _CLIPS
        for k in range(number):
            hook = x + (k + 0.5) * gap
            y = _hang(hook, start, start + length, top, sag)
            bulbs.append(Bulb(row.colour, hook, y, height, 0 if number == row.bulbs else row.bulbs))
        x += number * gap
        if pill:
            stars.append((Box(x + 0.002, top + height * 0.62 - 0.019, pill - 0.004, 0.038), row.stars))
        x = start + length
        swags.append(((start, top), (x, top)))
    swags.append(((x, top), (max(x + 0.02, box.right), top)))
    return Garland(tuple(bulbs), tuple(stars), tuple(swags), sag)


def _hang(x: float, start: float, end: float, top: float, sag: float) -> float:
    """How far down the wire hangs between two clips."""
    share = (x - start) / (end - start)
    return top + sag * 4 * share * (1 - share) - 0.004


def down(box: Box, garland: Cards, bulb_w: float) -> Garland:
    """A garland down a side of the window."""
    height = bulb_w / ASPECT
    shown = [(card.colour, 0) for card in garland for _ in range(card.bulbs)]
    single = len(shown) <= MOST_BULBS and (len(shown) - 1) * height * 0.58 + height <= box.h
    if not single:
        shown = [(row.colour, row.bulbs) for row in by_colour(garland)]
    gap = min(height * (0.74 if single else 1.5), (box.h - height) / max(1, len(shown) - 1))
    bulbs = [
        Bulb(
            colour,
            box.cx + (0.24 if k % 2 else -0.24) * bulb_w * single,
            box.y + 0.01 + k * gap,
            height,
            number,
        )
        for k, (colour, number) in enumerate(shown)
    ]
    return Garland(tuple(bulbs), (), (((box.cx, box.y - 0.02), (box.cx, box.bottom)),), 0.0)


# Drawing


def draw(picture: Picture, garland: Garland, seconds: float, seed: int = 0) -> None:
    """The wire, then every bulb with its light, as they sway and breathe at this time."""
    if picture.art.rehearsing:
        _ask_ahead(picture)
    draw_wire(picture, garland)
    if not garland.bulbs:
        _draw_sockets(picture, garland)
    for number, bulb in enumerate(garland.bulbs):
        _draw_bulb(picture, bulb, seconds, seed * 13 + number)
    for box, stars in garland.stars:
        picture.group(("stars", stars), box, partial(_paint_stars, stars), margin=0.002)
    for bulb in garland.bulbs:
        if bulb.stands_for:
            _draw_count(picture, bulb)


def _ask_ahead(picture: Picture) -> None:
    """The bulbs that will hang here."""
    for colour in COLOURS:
        _draw_bulb(picture, Bulb(colour, 0.0, 0.0, AT_REST), 0.0, 0)


def _draw_bulb(picture: Picture, bulb: Bulb, seconds: float, number: int) -> None:
    swing, breath = idle(seconds, number)
    x, y = bulb.centre
    at = x + 0.0022 * swing * bulb.height / 0.08, y
    glow = bulb.glass[0] + at[0] - x, bulb.glass[1]
    share = bulb.height / AT_REST
    light = f"fairy_lights/glow_{bulb.colour}"
    picture.sprite(light, glow, AT_REST * 1.9, alpha=0.62 + 0.3 * breath, add=True, scale=share)
    picture.sprite(f"fairy_lights/bulb_{bulb.colour}_lit", at, AT_REST, scale=share)
    if picture.art.rehearsing or blinks(seconds, number, _BLINKERS):
        picture.sprite(f"fairy_lights/blink_{bulb.colour}", at, AT_REST, scale=share)


def idle(seconds: float, number: int) -> tuple[float, float]:
    """Swing and breath, −1 to 1, of the bulb with this number: in steps, each at its own time."""
    if seconds == 0.0:
        return 0.0, 0.0
    beat = math.floor(seconds * _BEATS + number * 0.618 % 1.0) / _BEATS
    breath = round(3 * math.sin(beat * 1.3 + number * 2.1)) / 3
    return math.sin(beat * 1.9 + number * 0.55), breath


def _draw_count(picture: Picture, bulb: Bulb) -> None:
    x, y = bulb.centre
    box = Box.around((x, y + bulb.height * 0.33), 0.05, 0.03)
    picture.group(("bulbs", bulb.stands_for), box, partial(_paint_count, bulb.stands_for))


def _paint_count(count: int, picture: Picture, box: Box) -> None:
    f.pill(picture, box, "night", 0.86)
    picture.text(f"×{count}", box, 0.024, face="title", align="centre")


def _paint_stars(stars: int, picture: Picture, box: Box) -> None:
    f.pill(picture, box, "#0D1128", 0.9)
    f.outline(picture, box, "focus", f.design(box.h) / 2, 2)
    picture.sprite("fairy_lights/star", (box.x + 0.02, box.cy), 0.024)
    picture.text(
        str(stars), Box(box.x + 0.034, box.y, box.w - 0.038, box.h), 0.03, face="title", align="centre"
    )


def _draw_sockets(picture: Picture, garland: Garland) -> None:
    """Where bulbs will hang, on a wire without any."""
    (x, y), (far, low) = garland.swags[0]
    for number in range(1, _SOCKETS + 1):
        share = number / (_SOCKETS + 1)
        at = x + (far - x) * share, y + (low - y) * share + garland.sag * 4 * share * (1 - share) + 0.006
        picture.sprite("fairy_lights/socket", at, 0.022, alpha=0.8)


def draw_wire(picture: Picture, garland: Garland) -> None:
    """The wire with its clips."""
    xs = [x for swag in garland.swags for x, _ in swag]
    ys = [y for swag in garland.swags for _, y in swag]
    room = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys) + garland.sag).grown(0.008)
    source = _wire(garland, room)
    picture.svg(source, room)
    if garland.sag:
        for (x, y), _ in garland.swags:
            picture.sprite("fairy_lights/clip", (x, y + 0.002), 0.032)


def _wire(garland: Garland, room: Box) -> str:
    path = "".join(_swag(start, end, garland.sag, room) for start, end in garland.swags)
    strokes = (("#060A1C", 9.0, 0.35, 4.0), ("#27584F", 4.6, 1.0, 0.0), ("#8ED0B4", 1.6, 0.9, -1.2))
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" '
        f'stroke-linecap="round" transform="translate(0 {dy})"/>'
        for colour, width, opacity, dy in strokes
    )
    size = f"0 0 {f.design(room.w):.1f} {f.design(room.h):.1f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{drawn}</svg>'


def _swag(start: Point, end: Point, sag: float, room: Box) -> str:
    x, y = f.design(start[0] - room.x), f.design(start[1] - room.y)
    far, low = f.design(end[0] - room.x), f.design(end[1] - room.y)
    middle = (y + low) / 2 + 2 * f.design(sag)
    return f"M{x:.1f} {y:.1f}Q{(x + far) / 2:.1f} {middle:.1f} {far:.1f} {low:.1f}"
