"""Shown while much art is drawn: the last picture, darkened, and a bar."""

from __future__ import annotations

from pygame import Surface

from game.client.desk import Desk
from game.client.forms.widgets import progress_bar
from game.client.intents import Intent
from game.client.layout import Box
from game.client.paint.backdrop import logo_width
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.scene import Change, Scene


class Progress(Scene[None]):
    """It is no scene: the window draws it itself."""

    def __init__(self, desk: Desk, before: Surface | None = None, share: float = 0.0) -> None:
        self.desk = desk
        self.share = share
        self._before = before

    @property
    def still(self) -> bool:
        return False

    def handle(self, intent: Intent) -> Change | None:
        return None

    def draw(self, picture: Picture) -> None:
        frame = picture.frame
        if self._before is not None:
            picture.blit(self._before, (0.0, 0.0))
            picture.veil()
        else:
            self._draw_logo(picture)
        box = Box.around(frame.box.centre, min(0.94, frame.w - 0.1), 0.175 * frame.text_scale)
        panel(picture, box, "toast")
        bar, words = box.inset(0.035, 0.022).cut_bottom(0.036, 0.01)
        picture.text(self.desk.words("drawing-ahead"), words, 0.028, align="centre", lines=2)
        progress_bar(picture, bar.within(bar.w, 0.022), self.share, "focus")

    def _draw_logo(self, picture: Picture) -> None:
        """On the first start: the logo, as large as it will be on the title."""
        width = logo_width(picture.frame)
        height = width / picture.art.aspect("title/logo")
        picture.sprite("title/logo", (picture.frame.w / 2, picture.frame.h * 0.25), height)
