"""The last lines of the log, where the table has room for them."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.table.log import draw_line
from game.match.lineup import Lineup
from game.telling import Icon, Line

ROW = 0.06
SIZE = 0.0255  # of the words of a line


def draw_news(picture: Picture, box: Box, lines: Sequence[Line], table: Lineup, framed: bool) -> None:
    """As many lines as fit, the newest at the top, older ones fainter."""
    most = max(0, int((box.h - 0.024) / ROW))
    shown = tuple(_brief(picture, line, box.w - 0.1) for line in lines[:most])
    if not shown:
        return
    room = box.cut_top(len(shown) * ROW + 0.024)[0]

    def paint(inner: Picture, place: Box) -> None:
        if framed:
            f.panel(inner, place, "panel", 24)
        rows = place.inset(0.016 if framed else 0.0, 0.012).rows(len(shown))
        for number, (line, row) in enumerate(zip(shown, rows, strict=True)):
            with inner.fade(1.0 - 0.18 * number):
                draw_line(inner, line, row.inset(0.0, 0.008), table)
            if framed and number < len(shown) - 1:
                inner.fill(Box(row.x, row.bottom, row.w, 0.0012), "edge", 0.4)

    picture.group(("gravity-news", shown, table, framed), room, paint, margin=0.036)


def _brief(picture: Picture, line: Line, room: float) -> Line:
    """The line, or its pictures alone where the words are too long for the room; one text at the least."""
    words = sum(picture.text_width(part, SIZE) + 0.01 for part in line.parts if isinstance(part, str))
    pictures = [part for part in line.parts if not isinstance(part, str)]
    if words + 0.045 * len(pictures) <= room:
        return line
    if len(pictures) < 2:
        said = [part for part in line.parts if isinstance(part, str)]
        return Line(line.seat, (*pictures, *said[:1]))
    return Line(line.seat, (pictures[0], Icon("ui/icons/arrow_right", tint="quiet"), *pictures[1:]))
