"""Bulbs: those that shine in garlands, and those that wait in series."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain, groupby
from typing import Literal, TypeAlias

from msgspec import Struct

from game.client.layout import Box, Point
from game.client.motion.clips import blinks
from game.client.paint.furniture import design, outline, panel, pill, tinted_panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, LARGE
from game.games.fairy_lights import model
from game.games.fairy_lights.choices import WHOLE
from game.games.fairy_lights.model import Card, Cards, Colour, FaceDown, Fate
from game.games.fairy_lights.table.room import Room, Station
from game.games.fairy_lights.view import Outcome
from game.texts import Words

Glass: TypeAlias = Colour | Literal["white"]  # of a bulb: white is one whose card lies face down
ASPECT = 128 / 160  # of a bulb
_AT_REST = 0.0875  # units that bulbs are drawn high; where there is less room they are scaled
_GLASS = 97 / 160  # from the hook down to the middle of the glass
_BEATS = 5.0  # idle steps a second: bulbs take them in turn, so that a frame redraws few
_BLINKERS = 17  # of so many neighbours one at a time
_SOCKETS = 6  # on a bare wire
_PILL = 0.066
_CLIPS = 0.012
_BETWEEN = 0.021  # from series to series
_TIGHTEST = 0.58  # of a bulb, from one to the next
_OWN = 0.06  # how wide bulbs are in the garland at the bottom


class Series(Struct, frozen=True):
    """Cards of one colour, counted."""

    colour: Colour
    bulbs: int
    stars: int


class Run(Struct, frozen=True):
    """Neighbours of one look in a garland, counted."""

    colour: Glass
    bulbs: int
    stars: int


class Bulb(Struct, frozen=True):
    """A bulb: its hook and its height."""

    colour: Glass
    x: float
    y: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle of its picture."""
        return self.x, self.y + self.height / 2

    @property
    def glass(self) -> Point:
        return self.x, self.y + self.height * _GLASS


class FateLook(Struct, frozen=True):
    """The colours that show what becomes of a series."""

    edge: str
    ground: str
    words: str


FATES: Mapping[Fate, FateLook] = {
    "finished": FateLook("good", "#0F3A2E", "#D8FFE6"),
    "grown": FateLook("focus", "#1B2150", "text"),
    "lost": FateLook("warn", "#3A160F", "#FFE3CC"),
}


class HungGarland(Struct, frozen=True):
    """A garland as it hangs."""

    bulbs: tuple[Bulb, ...]
    stars: tuple[tuple[Box, int], ...]  # what each series is worth, where there is room to say it
    swags: tuple[tuple[Point, Point], ...]  # the wire, from clip to clip
    sag: float


def counted(colour: Colour, cards: Iterable[Card]) -> Series:
    """A series of these cards, which are of this colour."""
    held = tuple(cards)
    return Series(colour, sum(card.bulbs for card in held), sum(card.stars for card in held))


# How garlands hang


def own_garland(room: Room, cards: model.Garland) -> HungGarland:
    """That of the seat at the bottom."""
    return across(room.garland, cards, _OWN)


def rival_garland(station: Station, cards: model.Garland) -> HungGarland:
    box = station.garland
    total = 0.07 if lies_open(cards) else 0.0  # room for the star that tells what it is worth
    if station.side:
        return hung_down(box.cut_bottom(total)[1], cards, station.bulb)
    return across(box.cut_right(total)[1], cards, station.bulb, worth=False)


def lies_open(cards: model.Garland) -> bool:
    """Whether all that hangs here is seen."""
    return not any(isinstance(card, FaceDown) for card in cards)


def across(box: Box, garland: model.Garland, bulb_w: float, worth: bool = True) -> HungGarland:
    """A garland from left to right with every bulb that it holds, on two wires if it is too long for one.

    `worth` adds the stars of each series that lies open.
    """
    rows = _rows(garland, bulb_w, box.w)
    drop = 0.03 if len(rows) > 1 else 0.0
    wires = [_wire_of(box, row, bulb_w, drop * number, worth) for number, row in enumerate(rows)]
    bulbs, stars, swags = (tuple(chain.from_iterable(parts)) for parts in zip(*wires, strict=True))
    return HungGarland(bulbs, stars, swags, 0.15 * box.h)


def _rows(garland: model.Garland, bulb_w: float, wide: float) -> list[model.Garland]:
    """The cards of each wire."""
    whole = sum(card.bulbs for card in garland)
    if whole * bulb_w * _TIGHTEST <= wide - 2 * _CLIPS:
        return [garland]
    hung, first = 0, list[Card | FaceDown]()
    for card in garland:
        if 2 * hung >= whole:
            break
        hung += card.bulbs
        first.append(card)
    return [tuple(first), garland[len(first) :]]


def _runs(garland: model.Garland) -> list[Run]:
    """The series of a garland in the order in which they were finished; what lies face down is one."""
    return [_summed(colour, tuple(run)) for colour, run in groupby(garland, key=_colour)]


def _colour(card: Card | FaceDown) -> Glass:
    return "white" if isinstance(card, FaceDown) else card.colour


def _summed(colour: Glass, run: model.Garland) -> Run:
    stars = sum(card.stars for card in run if isinstance(card, Card))
    return Run(colour, sum(card.bulbs for card in run), stars)


def _wire_of(
    box: Box, garland: model.Garland, bulb_w: float, drop: float, worth: bool
) -> tuple[tuple[Bulb, ...], tuple[tuple[Box, int], ...], tuple[tuple[Point, Point], ...]]:
    runs, top, sag = _runs(garland), box.y + 0.02 + drop, 0.15 * box.h
    count = sum(run.bulbs for run in runs)
    free = box.w - 2 * _CLIPS - _BETWEEN * max(0, len(runs) - 1)
    gap = min(bulb_w * 1.04, free / max(1, count))
    height, low = bulb_w / ASPECT, 0.011 if gap < bulb_w * 0.8 else 0.0
    bulbs: list[Bulb] = []
    stars: list[tuple[Box, int]] = []
    swags: list[tuple[Point, Point]] = []
    start = box.x
    for run in runs:
        length = run.bulbs * gap + (_BETWEEN if run is not runs[-1] else 2 * _CLIPS)
        first = start + _CLIPS
        for number in range(run.bulbs):
            hook = first + (number + 0.5) * gap
            y = top + sag * _bow((hook - start) / length) - 0.004 + low * (number % 2)
            bulbs.append(Bulb(run.colour, hook, y, height))
        if worth and run.colour != "white" and run.bulbs * gap >= _PILL:
            middle = first + run.bulbs * gap / 2, min(top + height + low + sag + 0.006, box.bottom - 0.014)
            stars.append((Box.around(middle, _PILL - 0.004, 0.034), run.stars))
        swags.append(((start, top), (start + length, top)))
        start += length
    swags.append(((start, top), (max(start + 0.02, box.right), top)))
    return tuple(bulbs), tuple(stars), tuple(swags)


def _bow(share: float) -> float:
    """How far a wire sags at a share of its way, 1 in the middle."""
    return 4 * share * (1 - share)


def hung_down(box: Box, garland: model.Garland, bulb_w: float) -> HungGarland:
    """A garland down a side of the window, its bulbs left and right of the wire."""
    shown = [colour for run in _runs(garland) for colour in [run.colour] * run.bulbs]
    height = min(bulb_w / ASPECT, box.h)
    gap = min(height * 0.74, (box.h - height - 0.01) / max(1, len(shown) - 1))
    bulbs = [
        Bulb(colour, box.cx + bulb_w * (0.24 if k % 2 else -0.24), box.y + 0.01 + k * gap, height)
        for k, colour in enumerate(shown)
    ]
    return HungGarland(tuple(bulbs), (), (((box.cx, box.y - 0.02), (box.cx, box.bottom)),), 0.0)


# Drawing garlands


def draw_garland(picture: Picture, garland: HungGarland, seconds: float, seed: int) -> None:
    """The wire, then every bulb with its light, as they sway and breathe at this time."""
    draw_wire(picture, garland)
    if not garland.bulbs:
        _draw_sockets(picture, garland)
    for number, bulb in enumerate(garland.bulbs, start=seed * 13):
        _draw_lit(picture, bulb, seconds, number)
    for box, stars in garland.stars:
        picture.group(("stars", stars), box, partial(_paint_stars, stars), margin=0.002)


def rehearse(picture: Picture, room: Room) -> None:
    """All bulbs that may hang in garlands, lie in panels or fly, and the panels of every fate."""
    _draw_lit(picture, Bulb("white", 0.0, 0.0, _AT_REST), 0.0, 0)
    for colour, box in room.panels.items():
        bulb = Bulb(colour, 0.0, 0.0, _AT_REST)
        _draw_lit(picture, bulb, 0.0, 0)
        picture.sprite(f"fairy_lights/blink_{colour}", bulb.centre, _AT_REST)
        for look in ("slot", "dim", "lit", "broken"):
            _draw_waiting(picture, series_bulbs(box, colour, WHOLE)[0], look)
        for fate in FATES.values():
            tinted_panel(picture, box, fate.edge, radius=20, glow=True)


def _draw_lit(picture: Picture, bulb: Bulb, seconds: float, number: int) -> None:
    swing, breath = idle(seconds, number)
    with picture.shift(0.0275 * swing * bulb.height, 0.0):
        light = f"fairy_lights/glow_{bulb.colour}"
        share = bulb.height / _AT_REST
        picture.sprite(light, bulb.glass, _AT_REST * 1.9, alpha=0.62 + 0.3 * breath, add=True, scale=share)
        picture.sprite(lit(bulb.colour), bulb.centre, _AT_REST, scale=share)
        if bulb.colour != "white" and blinks(seconds, number, _BLINKERS):
            picture.sprite(f"fairy_lights/blink_{bulb.colour}", bulb.centre, _AT_REST, scale=share)


def lit(colour: Glass) -> str:
    """The picture of a bulb that shines."""
    return "fairy_lights/bulb_white" if colour == "white" else f"fairy_lights/bulb_{colour}_lit"


def idle(seconds: float, number: int) -> tuple[float, float]:
    """How far this bulb swings, and how bright it is, from −1 to 1: in steps, each bulb at its own time."""
    if seconds == 0.0:
        return 0.0, 0.0
    beat = math.floor(seconds * _BEATS + number * 0.618 % 1.0) / _BEATS
    breath = round(3 * math.sin(beat * 1.3 + number * 2.1)) / 3
    return math.sin(beat * 1.9 + number * 0.55), breath


def _paint_stars(stars: int, picture: Picture, box: Box) -> None:
    pill(picture, box, "dark", 0.9)
    outline(picture, box, "focus", design(box.h) / 2, 2)
    picture.sprite("fairy_lights/star", (box.x + 0.017, box.cy), 0.024)
    number = Box(box.x + 0.029, box.y, box.w - 0.032, box.h)
    picture.text(str(stars), number, LARGE, face="title", align="centre")


def _draw_sockets(picture: Picture, garland: HungGarland) -> None:
    """Where bulbs will hang, on a wire without any."""
    (x, y), (far, low) = garland.swags[0]
    for share in (number / (_SOCKETS + 1) for number in range(1, _SOCKETS + 1)):
        at = x + (far - x) * share, y + (low - y) * share + garland.sag * _bow(share) + 0.006
        picture.sprite("fairy_lights/socket", at, 0.022, alpha=0.8)


def draw_wire(picture: Picture, garland: HungGarland) -> None:
    """The wire with its clips."""
    xs, ys = zip(*(end for swag in garland.swags for end in swag), strict=True)
    room = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys) + garland.sag).grown(0.008)
    picture.svg(_wire(garland, room), room)
    if garland.sag:
        for (x, y), _ in garland.swags:
            picture.sprite("fairy_lights/clip", (x, y + 0.002), 0.032)


def _wire(garland: HungGarland, room: Box) -> str:
    path = "".join(_swag(start, end, garland.sag, room) for start, end in garland.swags)
    strokes = (("#060A1C", 9.0, 0.35, 4.0), ("#27584F", 4.6, 1.0, 0.0), ("#8ED0B4", 1.6, 0.9, -1.2))
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" '
        f'stroke-linecap="round" transform="translate(0 {dy})"/>'
        for colour, width, opacity, dy in strokes
    )
    size = f"0 0 {design(room.w):.1f} {design(room.h):.1f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{drawn}</svg>'


def _swag(start: Point, end: Point, sag: float, room: Box) -> str:
    x, y = design(start[0] - room.x), design(start[1] - room.y)
    far, low = design(end[0] - room.x), design(end[1] - room.y)
    middle = (y + low) / 2 + 2 * design(sag)
    return f"M{x:.1f} {y:.1f}Q{(x + far) / 2:.1f} {middle:.1f} {far:.1f} {low:.1f}"


# The large panels in which the series of the seat at the bottom grow


def series_bulbs(box: Box, colour: Colour, count: int) -> list[Bulb]:
    """How bulbs hang in a panel: at least the slots of one series."""
    number = max(WHOLE, count)
    gap = min(0.084, (box.w - 0.024) / number)
    wide = min(0.072, gap if number > WHOLE else gap * 0.94)
    high = min(max(wide, 0.036) / ASPECT, box.h - 0.06)
    hooks = [box.cx + gap * (k - (number - 1) / 2) for k in range(number)]
    return [Bulb(colour, x, box.y + 0.016 + 0.007 * _bow((x - box.x) / box.w), high) for x in hooks]


def draw_series(
    picture: Picture, room: Room, held: Mapping[Colour, Cards], coming: Mapping[Colour, Outcome], words: Words
) -> None:
    """Each series, or what it would become."""
    for colour, box in room.panels.items():
        series, outcome = counted(colour, held.get(colour, ())), coming.get(colour)
        told = outcome and (outcome.bulbs, outcome.fate, outcome.points)
        paint = partial(_paint_series, series, outcome, words)
        picture.group(("series", series, told), box, paint, margin=0.034)


def _paint_series(held: Series, coming: Outcome | None, words: Words, picture: Picture, box: Box) -> None:
    if coming is None:
        panel(picture, box, radius=20)
    else:
        fate = FATES[coming.fate]
        tinted_panel(picture, box, fate.edge, radius=20, glow=True)
        pill(picture, box.inset(0.0025), fate.ground, 0.62, 18)
    ends = (box.x + 0.012, box.y + 0.014), (box.right - 0.012, box.y + 0.014)
    draw_wire(picture, HungGarland((), (), (ends,), 0.0072))
    looks = _looks(held.bulbs, coming)
    for look, bulb in zip(looks, series_bulbs(box, held.colour, len(looks)), strict=True):
        _draw_waiting(picture, bulb, look)
    _paint_foot(picture, Box(box.x + 0.016, box.bottom - 0.043, box.w - 0.032, 0.036), held, coming, words)


def _looks(bulbs: int, coming: Outcome | None) -> Sequence[str]:
    """How each bulb of a panel looks: those held, those that would come, and empty slots."""
    if coming is None:
        return ["dim"] * bulbs + ["slot"] * (WHOLE - bulbs)
    if coming.fate == "grown":
        return ["dim"] * bulbs + ["coming"] * (coming.bulbs - bulbs) + ["slot"] * (WHOLE - coming.bulbs)
    return ["lit" if coming.fate == "finished" else "broken"] * coming.bulbs


def _draw_waiting(picture: Picture, bulb: Bulb, look: str) -> None:
    """A bulb that hangs in a panel."""
    if look in ("lit", "coming"):
        strength = 0.85 if look == "lit" else 0.5
        light = f"fairy_lights/glow_{bulb.colour}"
        picture.sprite(light, bulb.glass, bulb.height * 1.6, alpha=strength, add=True)
    art = "lit" if look == "coming" else look
    picture.sprite(f"fairy_lights/bulb_{bulb.colour}_{art}", bulb.centre, bulb.height)


def _paint_foot(picture: Picture, box: Box, held: Series, coming: Outcome | None, words: Words) -> None:
    points = coming.points if coming else -held.stars
    star, colour = worth_look(points)
    picture.sprite(star, (box.right - 0.012, box.cy), 0.024)
    place = Box(box.x, box.y, box.w - 0.028, box.h)
    told = picture.text(words.signed(points), place, LARGE, face="title", colour=colour, align="right")
    left = Box(box.x, box.y, told.x - box.x - 0.006, box.h)
    if coming and coming.fate != "grown":
        _paint_fate(picture, left, coming.fate, words)
    else:
        bulbs = coming.bulbs if coming else held.bulbs
        picture.text(words("lights-of", bulbs=bulbs, whole=WHOLE), left, LABEL)


def _paint_fate(picture: Picture, box: Box, fate: Fate, words: Words) -> None:
    """What becomes of a series that goes: in a word, or where that has no room in a sign."""
    good = fate == "finished"
    colour, word = "gain" if good else "warn", words(f"lights-{fate}")
    if picture.setting(word, box, LABEL).cut:
        picture.sprite(
            f"ui/icons/{'check' if good else 'close'}", (box.x + 0.014, box.cy), 0.026, tint=colour
        )
    else:
        picture.text(word, box, LABEL, colour=colour)


def worth_look(points: int) -> tuple[str, str]:
    """The star that stands for points gained or lost, and the colour of their number."""
    if not points:
        return "fairy_lights/star_none", "quiet"
    return ("fairy_lights/star", "gain") if points > 0 else ("fairy_lights/star_risk", "loss")
