"""Drawing lines of the log: a seat's emblem, then words and small pictures in one row."""

from __future__ import annotations

from game.client.forms.widgets import seat_badge
from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint.picture import Picture
from game.match.lineup import Lineup
from game.telling import Icon, Line, Part, Who

_GAP = 0.008


def draw_line(picture: Picture, line: Line, box: Box, lineup: Lineup) -> None:
    """The line in a box: pictures keep their size, words share what is left; pictures alone shrink."""
    x = box.x
    if line.seat is not None:
        seat_badge(picture, lineup.players[line.seat].emblem, (x + box.h * 0.4, box.cy), box.h * 0.8)
        x += box.h * 0.8 + _GAP
    room = Box(x, box.y, box.right - x, box.h)
    size = min(0.0255, box.h * 0.56)
    widths = [_width(picture, part, box.h, size) for part in line.parts]
    words = sum(w for w, part in zip(widths, line.parts, strict=True) if isinstance(part, str))
    fixed = sum(widths) - words + _GAP * max(0, len(widths) - 1)
    squeeze = min(1.0, max(0.0, room.w - fixed) / words) if words else 1.0
    shrink = 1.0 if words else min(1.0, room.w / fixed)
    for part, width in zip(line.parts, widths, strict=True):
        if isinstance(part, str):
            place = Box(x, box.y, width * squeeze + 0.001, box.h)
            picture.text(part, place, size, lines=1 if squeeze == 1.0 else 2)
            x += width * squeeze + _GAP
        else:
            _draw_picture(picture, part, (x + width * shrink / 2, box.cy), box.h * shrink, lineup)
            x += (width + _GAP) * shrink


def line_width(picture: Picture, line: Line, height: float) -> float:
    """The width that a line of this height wants."""
    size = min(0.0255, height * 0.56) * picture.frame.text_scale
    badge = height * 0.8 + _GAP if line.seat is not None else 0.0
    parts = [_width(picture, part, height, size) for part in line.parts]
    return badge + sum(parts) + _GAP * max(0, len(parts) - 1)


def _draw_picture(picture: Picture, part: Icon | Who, centre: Point, height: float, lineup: Lineup) -> None:
    if isinstance(part, Who):
        seat_badge(picture, lineup.players[part.seat].emblem, centre, height * 0.8)
    else:
        picture.sprite(part.sprite, centre, height * 0.76, tint=part.tint)


def _width(picture: Picture, part: Part, height: float, size: float) -> float:
    if isinstance(part, str):
        return picture.text_width(part, max(size, LEAST_TEXT)) + 0.002
    if isinstance(part, Who):
        return height * 0.8
    return picture.art.aspect(part.sprite) * height * 0.76
