"""A menu: rows one below the other; the focused one is gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.client.forms.widgets import PLAIN, Bearing, Id, Widget
from game.client.intents import Go, Intent
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import SMALL

ENTRY_GAP = 0.011
NOTE = 0.037  # height of a second line
GOLDEN_GAP = 0.006  # more room below a row with a second line, for its ring


class MenuEntry(NamedTuple):
    """One thing that a menu offers; `note` is its second line, `brief` for where that is too long."""

    id: str
    label: str
    icon: str
    note: str = ""
    brief: str = ""


@dataclass(frozen=True)
class MenuRow(Widget):
    """A row of a menu."""

    label: str = ""
    icon: str = ""
    note: str = field(default="", kw_only=True)
    brief: str = field(default="", kw_only=True)

    def draw(self, picture: Picture, look: Bearing = PLAIN) -> None:
        if look.focused:
            self._draw_gold(picture, look)
        else:
            self._draw_quiet(picture, look)

    def _draw_quiet(self, picture: Picture, look: Bearing) -> None:
        furniture.panel(picture, self.box, "row" if look.hovered else "menu", radius=24)
        place = self.box.x + 0.042, self.box.cy
        picture.sprite(f"ui/icons/{self.icon}", place, 0.034, tint="text" if look.hovered else "open")
        words = Box(self.box.x + 0.078, self.box.y, self.box.w - 0.086, self.box.h)
        if not self.note:
            picture.text(self.label, words, 0.033, face="title")
            return
        top, bottom = words.inset(0.0, self.box.h * 0.12).cut_top(self.box.h * 0.44)
        picture.text(self.label, top, 0.033, face="title")
        picture.text(self._noted(picture, bottom), bottom, SMALL, colour="quiet")

    def _draw_gold(self, picture: Picture, look: Bearing) -> None:
        state = look.state(self.enabled)
        face = furniture.slab(picture, self.box, "primary", "normal" if state == "hover" else state, 30)
        mark = min(0.068, face.h * 0.72)
        centre = face.x + 0.018 + mark / 2, face.cy
        furniture.pill(picture, Box.around(centre, mark, mark), "ink")
        picture.sprite(f"ui/icons/{self.icon}", centre, mark * 0.56, tint="focus")
        words = Box(centre[0] + mark / 2 + 0.02, face.y, 0.0, face.h)
        words = Box(words.x, face.y, face.right - words.x - 0.01, face.h)
        if self.note:
            top, bottom = words.inset(0.0, face.h * 0.06).cut_top(face.h * 0.48)
            picture.text(self.label, top, 0.036, face="title", colour="ink")
            picture.text(self._noted(picture, bottom), bottom, 0.025, colour="gold_note")
        else:
            picture.text(self.label, words, 0.035, face="title", colour="ink")
        look.ring(picture, self.box, min(30.0, 0.36 * furniture.design(self.box.h) * 0.91))

    def _noted(self, picture: Picture, box: Box) -> str:
        """The second line, which has one row."""
        return self.brief if self.brief and not picture.fits(self.note, box.w) else self.note


def menu(entries: Sequence[MenuEntry], box: Box) -> list[Widget]:
    """The rows of a menu in a box. They stay where they are, whichever has the focus."""
    noted = sum(bool(entry.note) for entry in entries)
    pitch = min(0.078, (box.h + ENTRY_GAP - noted * (NOTE + GOLDEN_GAP)) / len(entries))
    rows: list[Widget] = []
    y = box.y
    for entry in entries:
        place = Box(box.x, y, box.w, pitch - ENTRY_GAP + (NOTE if entry.note else 0.0))
        rows.append(MenuRow(entry.id, place, entry.label, entry.icon, note=entry.note, brief=entry.brief))
        y = place.bottom + ENTRY_GAP + (GOLDEN_GAP if entry.note else 0.0)
    return rows


def round_the_end(entries: Sequence[MenuEntry], focus: Id | None, intent: Intent) -> Id | None:
    """From the last row down to the first, and back: the row to focus then; None for any other intent."""
    if isinstance(intent, Go):
        if focus == entries[-1].id and intent.direction == "down":
            return entries[0].id
        if focus == entries[0].id and intent.direction == "up":
            return entries[-1].id
    return None
