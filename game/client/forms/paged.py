"""Screens of several pages, which left and right turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import IconButton, Id, Widget
from game.client.intents import Go, Intent, Next, Previous, Scroll
from game.client.layout import Box
from game.client.scene import Change, Pop

TURNER = (0.09, 0.068)  # the size of a button that turns the page


class Paged(FormScene[None]):
    """The buttons "previous" and "next" turn the page, too."""

    page = 0

    @property
    def count(self) -> int:
        """How many pages there are."""
        raise NotImplementedError

    @property
    def last(self) -> bool:
        """Whether the last page is open."""
        return self.page == self.count - 1

    def turn(self, by: int) -> None:
        page = min(self.count - 1, max(0, self.page + by))
        if page != self.page:
            self.page = page
            self.desk.sounds.play("card_flip")

    def chosen(self, id: Id, value: object) -> Change | None:
        self.turn(1 if id == "next" else -1)
        return None

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Next() | Go("right") | Scroll(amount=1):
                self.turn(1)
            case Previous() | Go("left"):
                self.turn(-1)
            case _:
                return super().handle(intent)
        return None

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(
            self.desk.words, sides="prompt-turn-page", confirm="prompt-choose", cancel="prompt-back"
        )


class Book(Paged):
    """A large panel above the scene below. After its last page "next" closes it."""

    overlay = True

    @property
    def box(self) -> Box:
        room = self.desk.frame.box
        return Box(room.cx - min(1.62, room.w - 0.06) / 2, 0.03, min(1.62, room.w - 0.06), room.h - 0.13)

    @property
    def corner(self) -> Box:
        """Where it is closed."""
        return self.box.within(0.06, 0.06, "top-right").moved(-0.024, 0.022)

    def controls(self) -> Sequence[Widget]:
        strip = self.box.inset(0.03, 0.024).cut_bottom(0.068)[0]
        return (
            IconButton("previous", strip.within(*TURNER, "left"), "arrow_left",
                       enabled=self.page > 0, repeats=True),
            IconButton("next", strip.within(*TURNER, "right"), "check" if self.last else "arrow_right",
                       kind="primary", repeats=not self.last),
            IconButton("close", self.corner, "close"),
        )  # fmt: skip

    def chosen(self, id: Id, value: object) -> Change | None:
        if id == "close" or (id == "next" and self.last):
            return Pop()
        return super().chosen(id, value)
