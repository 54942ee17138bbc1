"""Plates of seats, and the large panels in which the series of the seat at the bottom grow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.games.fairy_lights.choices import WHOLE
from game.games.fairy_lights.model import Cards, Colour
from game.games.fairy_lights.table import garland
from game.games.fairy_lights.table.facts import Held, Standing
from game.games.fairy_lights.table.garland import ASPECT, Garland
from game.games.fairy_lights.table.room import Room, Station
from game.games.fairy_lights.view import Outcome
from game.games.fairy_lights.words import creature
from game.match.lineup import Player
from game.texts import Words

_HEAD = 0.086  # of a side plate
_ROW = 0.035
_CHIP = 0.076  # wide enough for a number
_SIDE_BULB, _TOP_BULB, _ROW_BULB, _OWN_BULB = 0.048, 0.056, 0.046, 0.07


# Rivals


def draw_rival(picture: Picture, station: Station, player: Player, stands: Standing, active: bool) -> None:
    box = plate_box(station, stands)
    key = ("rival", station.side, player.name, player.emblem, stands, active)
    paint = _paint_side if station.side else _paint_flat
    picture.group(key, box, partial(paint, player, stands, active), margin=0.034)


def plate_box(station: Station, stands: Standing) -> Box:
    """A side plate is as high as its seat has series."""
    if not station.side:
        return station.plate
    high = _HEAD + _ROW * len(stands.held) + 0.01
    return station.plate.within(station.plate.w, min(high, station.plate.h), "top")


def rival_garland(station: Station, cards: Cards) -> Garland:
    box = station.garland
    if station.side:
        return garland.down(box.cut_bottom(0.07)[1], cards, _SIDE_BULB)
    bulb = _TOP_BULB if box.h > 0.08 else _ROW_BULB
    return garland.across(box.cut_right(0.07)[1], cards, bulb, worth=False)


def total_at(station: Station) -> Point:
    """The star that counts a rival's garland."""
    box = station.garland
    return (box.cx, box.bottom - 0.034) if station.side else (box.right - 0.032, box.y + min(0.05, box.h / 2))


def held_at(station: Station, stands: Standing, colour: Colour) -> Point:
    """Where the plate shows this series."""
    colours = [held.colour for held in stands.held]
    number = colours.index(colour) if colour in colours else max(0, len(colours) - 1)
    box = plate_box(station, stands)
    if station.side:
        return box.x + 0.03, box.y + _HEAD + _ROW * (number + 0.5)
    return _chips(box, max(1, len(colours)))[number].centre


def _plate(picture: Picture, box: Box, active: bool) -> None:
    if active or picture.art.rehearsing:
        f.tinted_panel(picture, box, "focus", radius=18, glow=True)
    if not active:
        f.panel(picture, box, radius=18)


def _paint_side(player: Player, stands: Standing, active: bool, picture: Picture, box: Box) -> None:
    _plate(picture, box, active)
    seat_badge(picture, player.emblem, (box.x + 0.031, box.y + 0.042), 0.048)
    room = Box(box.x + 0.059, box.y + 0.008, box.w - 0.063, 0.034)
    picture.text(player.name, room, 0.0265, face="title", name=True)
    _points(picture, stands, Box(room.x, room.bottom, room.w, 0.036), 0.036)
    for number, held in enumerate(stands.held):
        row = Box(box.x + 0.008, box.y + _HEAD + _ROW * number, box.w - 0.016, _ROW)
        _held_row(picture, held, row)


def _points(picture: Picture, stands: Standing, box: Box, size: float) -> None:
    picture.sprite("fairy_lights/star", (box.x + 0.013, box.cy), 0.027)
    words = _signed(stands.points)
    drawn = picture.text(words, Box(box.x + 0.032, box.y, 0.07, box.h), size, face="title")
    if stands.leads:
        picture.sprite("fairy_lights/crown", (drawn.right + 0.02, box.cy), 0.026)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _held_row(picture: Picture, held: Held, box: Box) -> None:
    f.pill(picture, box.inset(0, 0.002), "#0A0D22", 0.6, 10)
    picture.sprite(creature(held.colour), (box.x + 0.022, box.cy), 0.032)
    _dots(picture, held, (box.x + 0.05, box.cy), 0.014)
    if held.stars:
        place = Box(box.right - 0.05, box.y, 0.044, box.h)
        picture.text(f"−{held.stars}", place, 0.026, face="title", colour="#FF9DAE", align="right")


def _dots(picture: Picture, held: Held, start: Point, size: float) -> None:
    dots(picture, held.colour, held.bulbs, start, size)


def dots(picture: Picture, colour: Colour, bulbs: int, start: Point, size: float) -> None:
    """Three dots, full for bulbs, the others rings; `start` is the middle of the left edge."""
    for number in range(WHOLE):
        box = Box(start[0] + number * size * 1.35, start[1] - size / 2, size, size)
        if number < bulbs:
            f.pill(picture, box, picture.theme.bulb(colour))
        else:
            f.outline(picture, box, "#8A93C4", f.design(size) / 2, 2.2)


def _chips(box: Box, count: int) -> list[Box]:
    """The series of a flat plate, side by side."""
    if box.w > 0.4:
        room = Box(box.x + 0.185, box.y + 0.008, box.w - 0.193, box.h - 0.016)
        wide = min(0.112, (room.w - 0.006 * (count - 1)) / max(1, count))
    else:
        room = Box(box.x + 0.008, box.y + 0.046, box.w - 0.016, box.h - 0.052)
        wide = min(0.09, (room.w - 0.004 * (count - 1)) / max(1, count))
    return [Box(room.x + k * (wide + 0.005), room.y, wide, room.h) for k in range(count)]


def _paint_flat(player: Player, stands: Standing, active: bool, picture: Picture, box: Box) -> None:
    _plate(picture, box, active)
    if box.w > 0.4:
        seat_badge(picture, player.emblem, (box.x + 0.044, box.cy), 0.062)
        name = Box(box.x + 0.084, box.y + 0.008, 0.1, 0.034)
        _points(picture, stands, Box(name.x, name.bottom + 0.001, 0.1, 0.036), 0.036)
    else:
        seat_badge(picture, player.emblem, (box.x + 0.026, box.y + 0.025), 0.036)
        name = Box(box.x + 0.05, box.y + 0.006, box.w - 0.156, 0.036)
        _points(picture, stands, Box(box.right - 0.104, box.y + 0.006, 0.1, 0.036), 0.032)
    picture.text(player.name, name, 0.0265, face="title", name=True)
    for held, chip in zip(stands.held, _chips(box, len(stands.held)), strict=True):
        _held_chip(picture, held, chip)


def _held_chip(picture: Picture, held: Held, box: Box) -> None:
    """A series as large as its chip: with its number if there is room."""
    f.pill(picture, box, "#0A0D22", 0.6, 12)
    if box.w < _CHIP:
        picture.sprite(creature(held.colour), (box.cx, box.y + box.h * 0.36), box.h * 0.56)
        _dots(picture, held, (box.cx - 0.0165, box.bottom - 0.011), 0.009)
        return
    large = box.w > 0.1
    icon, dot = (0.042, 0.014) if large else (0.034, 0.009)
    left = box.x + icon * 1.15
    picture.sprite(creature(held.colour), (box.x + 0.004 + icon / 2, box.cy), icon)
    _dots(picture, held, (left + 0.004, box.y + box.h * 0.27), dot)
    words = f"−{held.stars}" if held.stars else "0"
    colour = "#FF9DAE" if held.stars else "quiet"
    place = Box(left, box.y + box.h * 0.46, box.right - left - 0.002, box.h * 0.5)
    picture.text(words, place, 0.026, face="title", colour=colour, align="centre")


def draw_total(picture: Picture, centre: Point, size: float, stars: int) -> None:
    """The gold star at the end of a garland."""
    box = Box.around(centre, size, size)
    picture.group(("total", stars), box, partial(_paint_total, stars), margin=size * 0.5)


def _paint_total(stars: int, picture: Picture, box: Box) -> None:
    picture.sprite("ui/particles/glow", box.centre, box.h * 1.9, tint="focus", alpha=0.5)
    picture.sprite("fairy_lights/star", box.centre, box.h)
    place = Box.around((box.cx, box.cy + box.h * 0.06), box.w * 0.6, box.h * 0.5)
    picture.text(str(stars), place, box.h * 0.36, face="title", colour="ink", align="centre")


# The seat at the bottom


class Own(NamedTuple):
    """What the large plate says."""

    player: Player
    stands: Standing
    active: bool
    says: str  # to move, waiting


def draw_own(picture: Picture, room: Room, own: Own, words: Words) -> None:
    key = ("own", own.player.name, own.player.emblem, own.stands, own.active, own.says)
    picture.group(key, room.own, partial(_paint_own, own, words), margin=0.034)


def _paint_own(own: Own, words: Words, picture: Picture, box: Box) -> None:
    if own.active or picture.art.rehearsing:
        f.tinted_panel(picture, box, "focus", radius=24, glow=True)
    if not own.active:
        f.panel(picture, box, radius=24)
    wide = box.w > 0.25
    badge = 0.085 if wide else 0.05
    seat_badge(picture, own.player.emblem, (box.x + 0.016 + badge / 2, box.y + 0.014 + badge / 2), badge)
    left = box.x + 0.028 + badge
    name = Box(left, box.y + 0.014, box.right - left - 0.01, 0.046)
    picture.text(own.player.name, name, 0.036, face="title", name=True)
    says = Box(left if wide else box.x + 0.016, name.bottom + 0.004, 0, 0.03)
    picture.text(own.says, Box(says.x, says.y, box.right - says.x - 0.01, says.h), 0.0245, colour="focus")
    _own_points(picture, own.stands, Box(box.x + 0.016, box.y + 0.106, box.w - 0.032, 0.076), words)
    foot = Box(box.x + 0.018, box.bottom - 0.08, box.w - 0.036, 0.07)
    f.pill(picture, Box(foot.x, foot.y - 0.004, foot.w, 0.002), "edge", 0.8)
    lit, risk = foot.rows(2)
    _paint_sum(picture, lit, words("lights-lit"), str(own.stands.lit), "#FFE9A8")
    _paint_sum(picture, risk, words("lights-at-risk"), _signed(-own.stands.risk), "#FF9DAE")


def _paint_sum(picture: Picture, box: Box, label: str, number: str, colour: str) -> None:
    words, sum_ = box.cut_left(box.w - 0.06)
    picture.text(label, words.inset(0, 0.003), 0.0245, colour=colour)
    picture.text(number, sum_.inset(0, 0.002), 0.029, face="title", colour=colour, align="right")


def _own_points(picture: Picture, stands: Standing, box: Box, words: Words) -> None:
    picture.sprite("fairy_lights/star", (box.x + 0.03, box.cy), 0.056)
    number = picture.text(_signed(stands.points), Box(box.x + 0.066, box.y, 0.1, box.h), 0.064, face="title")
    x = number.right + 0.012
    if stands.leads:
        picture.sprite("fairy_lights/crown", (x + 0.018, box.cy), 0.036)
        x += 0.042
    if box.right - x > 0.07:
        place = Box(x, box.y, box.right - x, box.h)
        picture.text(words("lights-points", points=stands.points), place, 0.025, colour="quiet")


def series_bulbs(panel: Box, count: int) -> list[tuple[Point, float]]:
    """Where bulbs hang in a panel: their hooks, and their height. At least the slots of one series."""
    number = max(WHOLE, count)
    room = panel.w - 0.024
    gap = min(0.084, room / number)
    wide = min(0.072, gap if number > WHOLE else gap * 0.94)
    high = min(max(wide, 0.036) / ASPECT, panel.h - 0.06)
    start = panel.cx - gap * (number - 1) / 2
    hooks = [start + k * gap for k in range(number)]
    return [((x, panel.y + 0.016 + 0.007 * _sag(x, panel)), high) for x in hooks]


def _sag(x: float, panel: Box) -> float:
    share = (x - panel.x) / panel.w
    return 4 * share * (1 - share)


def draw_panel(
    picture: Picture, panel: Box, colour: Colour, held: Held | None, coming: Outcome | None, words: Words
) -> None:
    """A series, or what it would become."""
    told = None if coming is None else (coming.bulbs, coming.fate, coming.points)
    key = ("series", colour, held, told)
    picture.group(key, panel, partial(_paint_panel, colour, held, coming, words), margin=0.034)


def _paint_panel(
    colour: Colour, held: Held | None, coming: Outcome | None, words: Words, picture: Picture, box: Box
) -> None:
    _panel_ground(picture, box, coming)
    ends = (box.x + 0.012, box.y + 0.014), (box.right - 0.012, box.y + 0.014)
    garland.draw_wire(picture, Garland((), (), (ends,), 0.0072))
    bulbs = held.bulbs if held else 0
    looks = _looks(bulbs, coming)
    if picture.art.rehearsing:
        hook, high = series_bulbs(box, WHOLE)[0]
        for look in ("slot", "dim", "lit", "broken"):
            draw_bulb(picture, colour, look, hook, high)
    for look, (hook, high) in zip(looks, series_bulbs(box, len(looks)), strict=True):
        draw_bulb(picture, colour, look, hook, high)
    foot = Box(box.x + 0.016, box.bottom - 0.043, box.w - 0.032, 0.036)
    _panel_foot(picture, foot, held, coming, words)


_FATES = {"finished": ("good", "#0F3A2E"), "grown": ("focus", "#1B2150"), "lost": ("warn", "#3A160F")}


def _panel_ground(picture: Picture, box: Box, coming: Outcome | None) -> None:
    if picture.art.rehearsing:
        for edge, _ in _FATES.values():
            f.tinted_panel(picture, box, edge, radius=20, glow=True)
    if coming is None:
        f.panel(picture, box, radius=20)
        return
    edge, fill = _FATES[coming.fate]
    f.tinted_panel(picture, box, edge, radius=20, glow=True)
    f.pill(picture, box.inset(0.0025), fill, 0.62, 18)


def _looks(bulbs: int, coming: Outcome | None) -> Sequence[str]:
    """How each bulb of a panel looks: those held, those that would come, and empty slots."""
    if coming is None:
        return ["dim"] * bulbs + ["slot"] * (WHOLE - bulbs)
    if coming.fate == "finished":
        return ["lit"] * coming.bulbs
    if coming.fate == "lost":
        return ["broken"] * coming.bulbs
    new = coming.bulbs - bulbs
    return ["dim"] * bulbs + ["coming"] * new + ["slot"] * (WHOLE - coming.bulbs)


def draw_bulb(picture: Picture, colour: Colour, look: str, hook: Point, high: float) -> None:
    """A bulb that hangs in a panel."""
    centre = hook[0], hook[1] + high / 2
    if look in ("lit", "coming"):
        glass = hook[0], hook[1] + high * garland.GLASS
        strength = 0.85 if look == "lit" else 0.5
        picture.sprite(f"fairy_lights/glow_{colour}", glass, high * 1.6, alpha=strength, add=True)
    art = "lit" if look == "coming" else look
    picture.sprite(f"fairy_lights/bulb_{colour}_{art}", centre, high)


def _panel_foot(picture: Picture, box: Box, held: Held | None, coming: Outcome | None, words: Words) -> None:
    bulbs = coming.bulbs if coming else held.bulbs if held else 0
    left, right = box.shares((1.55, 1.0), 0.006)
    if coming and coming.fate != "grown":
        colour = "#8DF0B4" if coming.fate == "finished" else "#FFB27A"
        picture.text(words(f"lights-{coming.fate}"), left, 0.0255, colour=colour)
    else:
        whole = WHOLE
        picture.text(words("lights-of", bulbs=bulbs, whole=whole), left, 0.0255)
    points = coming.points if coming else -held.stars if held else 0
    _signed_stars(picture, right, points, words)


def _signed_stars(picture: Picture, box: Box, points: int, words: Words) -> None:
    star, colour = "star_none", "quiet"
    if points:
        star, colour = ("star", "#8DF0B4") if points > 0 else ("star_risk", "#FF9DAE")
    picture.sprite(f"fairy_lights/{star}", (box.right - 0.012, box.cy), 0.024)
    place = Box(box.x, box.y, box.w - 0.028, box.h)
    picture.text(words.signed(points), place, 0.03, face="title", colour=colour, align="right")


def own_garland(room: Room, cards: Cards) -> Garland:
    return garland.across(room.garland, cards, _OWN_BULB)
