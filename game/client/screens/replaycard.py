"""The card beside a replay: whose decision it is, what was played and what was better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.widgets import Bearing, seat_badge
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.curve import draw_mark
from game.client.paint.fonts import Setting
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LABEL, LARGE, LEAST, NOTE
from game.client.table.log import draw_line
from game.match.lineup import EMBLEMS, Lineup, Player
from game.review.compared import Alternative, Comparison
from game.review.report import Grade
from game.telling import Line

MARKS = {"slip": "slip", "mistake": "mistake", "turning point": "turning"}  # of grades
HEAD = 0.074
WAY = 0.122
GAP = 0.01
LINE = 0.056  # height of a line of the log
MOST_LINES = 8
Compared: TypeAlias = Literal["played", "better"]


class OfWay(Struct, frozen=True):
    """What was played, or what was better: to be looked at on the table."""

    side: Compared


def way_boxes(box: Box, scale: float) -> dict[Compared, Box]:
    """Where the two ways stand in the box of a card; `scale` is that of the text."""
    rest, high = box.inset(0.014, 0.0).cut_top(HEAD * scale, GAP)[1], WAY * (1 + 0.3 * (scale - 1))
    if box.w > 0.8:  # side by side
        one, other = rest.cut_top(high)[0].columns(2, GAP)
    else:
        one, rest = rest.cut_top(high, GAP)
        other = rest.cut_top(high)[0]
    return {"played": one, "better": other}


def draw_card(picture: Picture, desk: Desk, box: Box, player: Player, told: Comparison | None) -> None:
    """The ground of the card, whose turn it is, and below the two ways the reason."""
    furniture.panel(picture, box, "panel", 24)
    grade, scale = told.turn.grade if told else None, picture.frame.text_scale
    _draw_head(picture, desk, box.cut_top(HEAD * scale)[0], player, grade)
    if told is None or told.turn.gave_away is None:
        return
    ways = way_boxes(box, scale)
    if told.better is None:
        words = desk.words("replay-best")
        picture.text(words, ways["better"], LABEL, colour="good", lines=2, stand="top")
        return
    top = ways["better"].bottom + GAP
    room = Box(box.x + 0.018, top, box.w - 0.036, box.bottom - top - 0.008)
    lost = desk.words("replay-given-away", share=desk.words.percent(told.turn.gave_away.chance))
    for text in (f"{lost} {told.reason}", told.reason, lost):  # the first for which there is room
        setting = picture.setting(text, room, NOTE, lines=6)
        if _stands(picture, setting, room):
            picture.text(text, room, NOTE, colour="prose", lines=6, stand="top")
            return


def _draw_head(picture: Picture, desk: Desk, box: Box, player: Player, grade: Grade | None) -> None:
    colour = picture.theme.seat(EMBLEMS.index(player.emblem))
    furniture.pill(picture, box, colour, radius=24)
    seat_badge(picture, player.emblem, (box.x + 0.046, box.cy), 0.058)
    inner = Box(box.x + 0.086, box.y + 0.008, box.w - 0.15, box.h - 0.016)
    top, bottom = inner.cut_top(inner.h * 0.54)
    if grade is None:
        picture.text(player.name, inner, BIG, face="title", colour="dark", name=True)
        return
    picture.text(player.name, top, LARGE, face="title", colour="dark", name=True)
    picture.text(desk.words(f"replay-grade-{grade.replace(' ', '-')}"), bottom, NOTE, colour="dark")
    if grade in MARKS:
        draw_mark(picture, MARKS[grade], (box.right - 0.04, box.cy), 0.05)


def draw_way_told(
    picture: Picture, desk: Desk, box: Box, side: Compared, way: Alternative, look: Bearing
) -> None:
    """One of the ways: dashed what was played, in a green edge what was better."""
    words, good = desk.words, side == "better"
    lit = look.hovered or look.focused or look.open
    if good:
        furniture.panel(picture, box, "row" if lit else "menu", 20)
        furniture.outline(picture, box, "good", 20, 3.0 if lit else 2.0)
    else:
        furniture.panel(picture, box, "row" if lit else "bar", 20)
        furniture.dashed(picture, box, 20)
    inner = box.inset(0.014, 0.008)
    if way.picture and picture.art.has(way.picture):
        wide = min(0.062, 0.084 * picture.art.aspect(way.picture))
        left, inner = inner.cut_left(0.062, 0.014)
        high = wide / picture.art.aspect(way.picture)
        picture.sprite(way.picture, left.centre, high, tint="text" if way.picture.startswith("ui/") else None)
    top, rest = inner.cut_top(0.03 * picture.frame.text_scale)
    if way.chance is not None:
        chance = words("replay-chance", share=words.percent(way.chance))
        beside = 0.03 + 0.008 + picture.text_width(words(f"replay-{side}"), LEAST / picture.frame.text_scale)
        if not picture.fits(chance, top.w - beside, "strong"):
            chance = words.percent(way.chance)
        width = min(top.w - beside, picture.text_width(chance, NOTE, "strong") + 0.004)
        right, top = top.cut_right(width, 0.008)
        picture.text(chance, right, NOTE, face="strong", align="right")
    colour = "good" if good else "text"
    picture.sprite("ui/icons/star" if good else "ui/icons/play", (top.x + 0.012, top.cy), 0.022, tint=colour)
    label = Box(top.x + 0.03, top.y, top.w - 0.03, top.h)
    picture.text(words(f"replay-{side}"), label, NOTE, colour=colour)
    _draw_told(picture, rest, way)


def _draw_told(picture: Picture, box: Box, way: Alternative) -> None:
    """The name, and what it brings as far as there is room: the table shows that too."""
    for name_lines, share, effect_lines in ((1, 0.44, 2), (1, 0.52, 1), (2, 0.62, 1)) if way.effect else ():
        name, effect = box.cut_top(box.h * share)
        named = picture.setting(way.name, name, LABEL, face="strong", lines=name_lines)
        told = picture.setting(way.effect, effect, LEAST, face="plain", lines=effect_lines)
        if _stands(picture, named, name) and _stands(picture, told, effect):
            picture.text(way.name, name, LABEL, face="strong", lines=name_lines)
            picture.text(way.effect, effect, LEAST, face="plain", colour="quiet", lines=effect_lines)
            return
    lines = 3 if _stands(picture, picture.setting(way.name, box, LABEL, face="strong", lines=3), box) else 2
    picture.text(way.name, box, LABEL, face="strong", lines=lines, name=True)


def _stands(picture: Picture, setting: Setting, box: Box) -> bool:
    """Whether these words stand in the box whole."""
    return not setting.cut and setting.height <= box.h * picture.frame.unit + 1


def draw_past(picture: Picture, box: Box, lines: Sequence[Line], lineup: Lineup) -> None:
    """Where there is nothing to compare: what happened last, the newest first."""
    scale = picture.frame.text_scale
    rest = box.inset(0.018, 0.0).cut_top(HEAD * scale, GAP)[1]
    for number, line in enumerate(lines[: int(rest.h / (LINE * scale))]):
        row = Box(rest.x, rest.y + number * LINE * scale, rest.w, LINE * scale)
        with picture.fade(1.0 if number == 0 else 0.72):
            draw_line(picture, line, row.inset(0.0, 0.004), lineup)
