"""Who made the boxed games, and what this program is made with: two pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game import catalogue
from game.client.desk import Desk
from game.client.forms.paged import TURNER, Paged
from game.client.forms.widgets import IconButton, Id, Widget
from game.client.layout import Box
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import draw_dots, panel
from game.client.paint.picture import Picture
from game.client.paint.theme import SMALL, TITLE
from game.client.scene import Change, Pop
from game.version import version

PROGRAM = (  # what is told of the program, with its picture
    ("art", "palette"),
    ("sound", "music"),
    ("type", "text_size"),
    ("tools", "folder"),
    ("thanks", "heart"),
)
PAGES = 2
HEAD = 0.036  # of a part: the row of its title
PART_LINES = 6  # of one part
LEAST_GAP = 0.006


class Credit(NamedTuple):
    """One thing to tell. An icon has a tint, a picture of a game has none."""

    picture: str
    tint: str | None
    title: str
    text: str


class Credits(Paged):
    """Left and right turn the page."""

    def __init__(self, desk: Desk, page: int = 0) -> None:
        super().__init__(desk, "next" if page + 1 < PAGES else "previous")
        self.page = page

    @property
    def _box(self) -> Box:
        frame = self.desk.frame
        width = min(1.5, frame.safe.w)
        return Box(frame.box.cx - width / 2, frame.safe.y + 0.1, width, frame.h - frame.safe.y - 0.2)

    @property
    def _strip(self) -> Box:
        """Where the page is turned."""
        return self._box.inset(0.024, 0.018).cut_bottom(0.068)[0]

    def controls(self) -> Sequence[Widget]:
        safe, strip = self.desk.frame.safe, self._strip
        left, right = strip.within(*TURNER, "left"), strip.within(*TURNER, "right")
        return [
            IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "close"),
            IconButton("previous", left, "arrow_left", enabled=self.page > 0),
            IconButton("next", right, "arrow_right", enabled=not self.last),
        ]

    @property
    def count(self) -> int:
        return PAGES

    def chosen(self, id: Id, value: object) -> Change | None:
        return Pop() if id == "back" else super().chosen(id, value)

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe, strip = self.desk.words, picture.frame.safe, self._strip
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.42, 0.068)
        picture.text(words("title-credits"), title, TITLE, face="title")
        height = 0.1
        width = height * picture.art.aspect("title/logo")
        picture.sprite("title/logo", (safe.right - width / 2, safe.y + 0.03), height)
        panel(picture, self._box)
        room = self._box.inset(0.034, 0.02)
        parts = self._games() if self.page == 0 else self._program()
        _draw_parts(picture, Box(room.x, room.y, room.w, strip.y - 0.01 - room.y), parts)
        draw_dots(picture, strip.centre, PAGES, self.page)

    def _games(self) -> Sequence[Credit]:
        """What this has to do with the boxes, then each game with the people of its box."""
        words = self.desk.words
        why = Credit("ui/icons/planets", "focus", words("credits-games"), words("credits-games-text"))
        games = (
            Credit(f"{name}/emblem", None, words(f"game-{name}"), words(f"credits-{name}"))
            for name in catalogue.names()
            if words.has(f"credits-{name}")
        )
        return [why, *games]

    def _program(self) -> Sequence[Credit]:
        words = self.desk.words
        texts = {name: words(f"credits-{name}-text", version=version()) for name, _ in PROGRAM}
        return [
            Credit(f"ui/icons/{icon}", "focus", words(f"credits-{name}"), texts[name])
            for name, icon in PROGRAM
        ]


def _draw_parts(picture: Picture, box: Box, parts: Sequence[Credit]) -> None:
    """One below the other, in the largest letters in which all fit, with the same room between."""
    room = box.cut_left(0.082)[1]
    size, heights = _set(picture, [part.text for part in parts], room)
    gap = (room.h - sum(heights) - HEAD * len(parts)) / len(parts)
    y = room.y + gap / 2
    for part, height in zip(parts, heights, strict=True):
        middle = box.x + 0.034, y + (HEAD + height) / 2
        picture.sprite(part.picture, middle, 0.06, tint=part.tint)
        head, text = Box(room.x, y, room.w, HEAD + height).cut_top(HEAD)
        picture.text(part.title, head, 0.029, face="title")
        picture.text(part.text, text, size, face="plain", colour="prose", stand="top", lines=PART_LINES)
        y += HEAD + height + gap


def _set(picture: Picture, texts: Sequence[str], room: Box) -> tuple[float, list[float]]:
    """The size of the letters, and the height of each text."""
    tall = Box(room.x, room.y, room.w, 1.0)
    for step in range(10):
        size = SMALL - 0.001 * step
        settings = [picture.setting(text, tall, size, face="plain", lines=PART_LINES) for text in texts]
        heights = [(each.height + 2) / picture.frame.unit for each in settings]
        if sum(heights) + (HEAD + LEAST_GAP) * len(texts) <= room.h:
            break
    return size, heights
