"""Who invented the games, and what this is made with."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import IconButton, Id, Widget
from game.client.layout import Box
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import SMALL, TITLE
from game.client.scene import Change, Pop
from game.version import version

PARTS = (  # what is told, with its picture
    ("games", "planets"),
    ("art", "palette"),
    ("sound", "music"),
    ("type", "text_size"),
    ("tools", "folder"),
    ("thanks", "heart"),
)


class Credits(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "back")

    def controls(self) -> Sequence[Widget]:
        safe = self.desk.frame.safe
        return [IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left")]

    def chosen(self, id: Id, value: object) -> Change | None:
        return Pop()

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.42, 0.068)
        picture.text(words("title-credits"), title, TITLE, face="title")
        height = 0.1
        width = height * picture.art.aspect("title/logo")
        picture.sprite("title/logo", (safe.right - width / 2, safe.y + 0.03), height)
        width = min(1.34, safe.w)
        box = Box(picture.frame.box.cx - width / 2, safe.y + 0.1, width, picture.frame.h - safe.y - 0.2)
        panel(picture, box)
        inner = box.inset(0.04, 0.03)
        for (name, icon), row in zip(PARTS, inner.rows(len(PARTS), 0.012), strict=True):
            self._draw_part(picture, row, name, icon)

    def _draw_part(self, picture: Picture, row: Box, name: str, icon: str) -> None:
        words = self.desk.words
        picture.sprite(f"ui/icons/{icon}", (row.x + 0.03, row.cy), 0.05, tint="focus")
        top, text = Box(row.x + 0.09, row.y, row.w - 0.09, row.h).cut_top(row.h * 0.4)
        picture.text(words(f"credits-{name}"), top, 0.029, face="title", stand="bottom")
        told = words(f"credits-{name}-text", version=version())
        picture.text(told, text, SMALL, face="plain", colour="prose", stand="top", lines=2)
