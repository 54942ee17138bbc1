"""The first screen: the landscape of the three games, and the way to all of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.client import keeping
from game.client.desk import Desk
from game.client.form import FormScene
from game.client.layout import Box
from game.client.menu import Entry, menu
from game.client.picture import Picture
from game.client.scene import Change, Push, Quit
from game.client.sky import draw_sky
from game.client.sound import Piece
from game.client.widgets import Widget


class Title(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "play")
        self._saved = keeping.newest(desk.home)

    @property
    def entries(self) -> Sequence[Entry]:
        words = self.desk.words
        return (
            Entry("play", words("title-play"), "dice"),
            Entry("howto", words("title-howto"), "help"),
            Entry("hall", words("title-hall"), "trophy"),
            Entry("settings", words("settings-title"), "settings"),
            Entry("credits", words("title-credits"), "heart"),
            Entry("quit", words("error-quit"), "quit"),
        )

    def controls(self) -> Sequence[Widget]:
        safe = self.desk.frame.safe
        return menu(self.entries, Box(safe.x, 0.39, 0.46, 0.52), self.form.focus)

    def chosen(self, id: str, value: object) -> Change | None:
        match id:
            case "settings":
                from game.client.scenes.settings import SettingsScene

                return Push(SettingsScene(self.desk))
            case "quit":
                return Quit()
        return None

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
