"""What each input does at a table, a page for each state: the same table as in docs/controls.md."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.paged import Book
from game.client.forms.prompts import keys_on
from game.client.forms.widgets import heading, key_cap
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, NOTE
from game.client.table.controls import Row, Section, sections
from game.client.table.facts import facts

COLUMNS = (1.25, 1.5, 1.1, 1.15)  # what it does, keyboard, gamepad, pointer
CAP = 0.036
MOST_CAPS = 6  # of more keys in a row the first and the last are drawn
MOST_ROW = 0.075


class Controls(Book):
    """Left and right turn its pages, as in the rules."""

    def __init__(self, desk: Desk, game: str, state: str = "") -> None:
        super().__init__(desk, "next")
        self.game = game
        found = (number for number, section in enumerate(self.pages) if section.state == state)
        self.page = next(found, 0)

    @property
    def pages(self) -> Sequence[Section]:
        return [section for section in sections(facts(self.game).controls) if section.rows]

    @property
    def count(self) -> int:
        return len(self.pages)

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        box, words, section = self.box, self.desk.words, self.pages[self.page]
        furniture.panel(picture, box, "dialog")
        picture.sprite(f"{self.game}/emblem", (box.x + 0.07, box.y + 0.066), 0.084)
        top = Box(box.x + 0.13, box.y + 0.02, box.w - 0.23, 0.034)
        picture.text(words("controls-title"), top, 0.024, colour="quiet")
        title = Box(box.x + 0.13, box.y + 0.052, box.w - 0.23, 0.052)
        heading(picture, words(section.words), title, 0.042)
        body = Box(box.x + 0.036, box.y + 0.135, box.w - 0.072, box.h - 0.255)
        head, rest = body.cut_top(0.05)
        for icon, cell in zip(("", "keyboard", "gamepad", "mouse"), head.shares(COLUMNS, 0.012), strict=True):
            if icon:
                picture.sprite(f"ui/icons/{icon}", (cell.x + 0.022, cell.cy), 0.04, tint="quiet")
        high = min(MOST_ROW, rest.h / len(section.rows))
        for number, row in enumerate(section.rows):
            self._draw_row(picture, row, Box(rest.x, rest.y + number * high, rest.w, high))
        if any(row.decides for row in section.rows):
            strip = Box(box.x + 0.15, box.bottom - 0.092, box.w - 0.3, 0.068)
            picture.text(words("controls-note"), strip, NOTE, colour="quiet", align="centre", lines=2)

    def _draw_row(self, picture: Picture, row: Row, box: Box) -> None:
        furniture.panel(picture, box.inset(-0.008, 0.004), "menu", radius=18)
        does, keys, buttons, pointer = box.shares(COLUMNS, 0.012)
        words = self.desk.words
        colour = "focus" if row.decides else "text"
        picture.text(words(row.does), does.inset(0.008, 0.0), LABEL, face="strong", colour=colour, lines=2)
        self._draw_caps(picture, row, "keyboard", keys)
        self._draw_caps(picture, row, "gamepad", buttons)
        told = ", ".join(words(f"controls-by-{name}") for name in row.pointers)
        picture.text(told, pointer, NOTE, lines=2)

    def _draw_caps(self, picture: Picture, row: Row, kind: str, box: Box) -> None:
        caps = [cap for name in row.keys for cap in keys_on(self.desk, name, kind)]
        caps = list(dict.fromkeys(caps))
        shown = caps if len(caps) <= MOST_CAPS else [*caps[: MOST_CAPS - 1], caps[-1]]
        x = box.x
        for number, cap in enumerate(shown):
            if len(shown) < len(caps) and number == len(shown) - 1:
                picture.text("…", Box(x, box.y, 0.03, box.h), LABEL)
                x += 0.028
            x += key_cap(picture, cap, (x, box.cy), min(CAP, box.h * 0.8)) + 0.006
