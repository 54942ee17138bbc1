"""The log of a table: what happened, in words and pictures; touching a line shows that move again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Choice, IconButton, Id, Look, Scroller, Widget, heading, panel
from game.client.layout import Box
from game.client.paint.picture import Picture
from game.client.scene import Change, Pop
from game.client.table.lines import draw_line
from game.client.table.telling import Entry
from game.match.lineup import Lineup

ROW = 0.062


class Row(Struct, frozen=True):
    number: int  # of the line, the newest first


class Log(FormScene[int]):
    """Answers the ply to show again."""

    overlay = True

    def __init__(self, desk: Desk, entries: Sequence[Entry], lineup: Lineup, box: Box) -> None:
        super().__init__(desk, focus=Row(0))
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

        def paint(picture: Picture, place: Box, look: Look) -> None:
            if look.hovered or look.focused:
                panel(picture, place.inset(0.0, 0.004), "row", 20)
            draw_line(picture, entry.line, place.inset(0.014, 0.006), self._lineup)

        return Choice(Row(number), box, paint=paint, radius=20, inside="lines")

    def chosen(self, id: Id, value: object) -> Change:
        return Pop(self._entries[id.number].ply if isinstance(id, Row) else None)

    def prompts(self) -> Sequence[Prompt]:
        words = self.desk.words
        return (
            Prompt("move", words("prompt-move")),
            Prompt("confirm", words("log-again")),
            Prompt("cancel", words("prompt-back")),
        )

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box)
        heading(picture, self.desk.words("log-title"), Box(box.x + 0.03, box.y + 0.024, box.w - 0.14, 0.05))
        if not self._entries:
            empty = self.desk.words("log-empty")
            picture.text(empty, box.inset(0.05, 0.12), 0.028, colour="quiet", align="centre", lines=3)
