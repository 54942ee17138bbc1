"""The log of a table: what the viewer knows of the past, how a line is drawn, and the open log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from game import catalogue
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import (
    Bearing,
    IconButton,
    Id,
    PictureButton,
    Scroller,
    Widget,
    heading,
    seat_badge,
)
from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, TEXT
from game.client.scene import Change, Pop
from game.client.table.play import Play
from game.engine.contract import Seat
from game.match.lineup import Lineup
from game.telling import Icon, Line, Part, Teller, Who

ROW = 0.062
_GAP = 0.008


# What is known


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, and the ply that it tells of."""

    ply: int
    line: Line


class Past:
    """What the viewer knows of the past.

    Lines are told when first wanted, and again when another seat looks or another language is chosen.
    """

    def __init__(self, desk: Desk, play: Play) -> None:
        self._desk = desk
        self._play = play
        self._teller: Teller = catalogue.part(play.match.game.name, "words")
        self._told: dict[tuple[str, frozenset[Seat], Seat, int], tuple[Line, ...]] = {}

    def newest(self, count: int, ply: int | None = None) -> list[Entry]:
        """The last lines up to a ply (by default all that was played), the newest first."""
        entries: list[Entry] = []
        last = self._play.match.ply if ply is None else ply
        for told in range(last, 0, -1):
            entries.extend(Entry(told, line) for line in reversed(self._lines(told)))
            if len(entries) >= count:
                break
        return entries[:count]

    def digest(self, seat: Seat) -> list[Entry]:
        """What the others have done since the last action of `seat`, and what matters to it."""
        return list(self._since(seat))

    def forget(self) -> None:
        """The past has changed (undo)."""
        self._told.clear()

    def _since(self, seat: Seat) -> Iterator[Entry]:
        for ply in self._play.match.since(seat):
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            for line in self._teller.digest(self._desk.words, glimpse, before, seat):
                yield Entry(ply, line)

    def _lines(self, ply: int) -> tuple[Line, ...]:
        look = self._play.viewpoint
        key = self._desk.words.language, look.eyes(self._play.match), look.seat, ply
        if key not in self._told:
            glimpse, before = self._play.glimpse(ply), self._play.glimpse(ply - 1).view
            self._told[key] = tuple(self._teller.tell(self._desk.words, glimpse, before))
        return self._told[key]


# A line: the emblem of a seat, then words and small pictures in one row


def draw_line(picture: Picture, line: Line, box: Box, lineup: Lineup) -> None:
    """The line in a box: pictures keep their size, words share the rest; a line of pictures shrinks."""
    x = box.x
    if line.seat is not None:
        seat_badge(picture, lineup.players[line.seat].emblem, (x + box.h * 0.4, box.cy), box.h * 0.8)
        x += box.h * 0.8 + _GAP
    room = Box(x, box.y, box.right - x, box.h)
    size = min(LABEL, box.h * 0.56)
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
    """The width of a line of this height."""
    size = min(LABEL, height * 0.56) * picture.frame.text_scale
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


# The open log


class LineRow(Struct, frozen=True):
    number: int  # of the line, the newest first


class LogScene(FormScene[int]):
    """Answers the ply to show again."""

    overlay = True

    def __init__(self, desk: Desk, entries: Sequence[Entry], lineup: Lineup, box: Box) -> None:
        super().__init__(desk, focus=LineRow(0))
        self._entries = entries
        self._lineup = lineup
        self._width = box.w

    @property
    def _box(self) -> Box:
        room = self.desk.frame.safe
        return room.within(max(self._width, min(0.62, room.w)), room.h - 0.06, "top-right")

    def controls(self) -> Sequence[Widget]:
        box = self._box
        close = IconButton("close", box.within(0.056, 0.056, "top-right").moved(-0.024, 0.022), "close")
        inner = Box(box.x + 0.024, box.y + 0.1, box.w - 0.048, box.h - 0.13)
        scroller = Scroller("lines", inner, content=ROW * len(self._entries))
        top = self.form.top(scroller)
        rows = [
            self._row(number, Box(inner.x, top + number * ROW, inner.w - 0.014, ROW))
            for number in self._range
        ]
        return (scroller, *rows, close)

    @property
    def _range(self) -> range:
        return range(len(self._entries))

    def _row(self, number: int, box: Box) -> Widget:
        entry = self._entries[number]

        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            if look.hovered or look.focused:
                panel(picture, place.inset(0.0, 0.004), "row", 20)
            draw_line(picture, entry.line, place.inset(0.014, 0.006), self._lineup)

        return PictureButton(LineRow(number), box, paint=paint, radius=20, inside="lines")

    def chosen(self, id: Id, value: object) -> Change:
        return Pop(self._entries[id.number].ply if isinstance(id, LineRow) else None)

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(self.desk.words, move="prompt-move", confirm="log-again", cancel="prompt-back")

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box)
        heading(picture, self.desk.words("log-title"), Box(box.x + 0.03, box.y + 0.024, box.w - 0.14, 0.05))
        if not self._entries:
            empty = self.desk.words("log-empty")
            picture.text(empty, box.inset(0.05, 0.12), TEXT, colour="quiet", align="centre", lines=3)
