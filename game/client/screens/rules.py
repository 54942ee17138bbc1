"""The rules of a game, in pages of one picture and a few short lines."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import IconButton, Id, Widget, heading
from game.client.intents import Command, Go, Intent, Next, Previous, Scroll
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenControls, Pop, Push
from game.client.table.facts import facts
from game.client.table.presenter import presenter

MOST_LINES = 5
LARGEST, LEAST_GAP, BULLET = 0.033, 0.008, 0.048
MOST_ROWS = 6  # of one line


class Rules(FormScene[None]):
    """All pages of one game's rules; left and right turn them."""

    overlay = True

    def __init__(self, desk: Desk, game: str, page: int = 0, state: str = "") -> None:
        super().__init__(desk, "next")
        self.game = game
        self._state = state  # of the table below
        self._presenter = presenter(desk, game)
        self.page = page

    @property
    def pages(self) -> Sequence[str]:
        return facts(self.game).pages

    @property
    def name(self) -> str:
        """The name of the open page."""
        return self.pages[self.page]

    @property
    def _lines(self) -> list[str]:
        words = self.desk.words
        values = facts(self.game).page_values(self.desk.home)
        keys = (f"rules-{self.game}-{self.name}-{number}" for number in range(1, MOST_LINES + 1))
        return [words(key, **values) for key in keys if words.has(key)]

    @property
    def _box(self) -> Box:
        room = self.desk.frame.box
        return Box(room.cx - min(1.62, room.w - 0.06) / 2, 0.03, min(1.62, room.w - 0.06), room.h - 0.13)

    def controls(self) -> Sequence[Widget]:
        box = self._box
        strip = box.inset(0.03, 0.024).cut_bottom(0.068)[0]
        close = box.within(0.06, 0.06, "top-right").moved(-0.024, 0.022)
        last = self.page == len(self.pages) - 1
        return (
            IconButton("previous", strip.within(0.09, 0.068, "left"), "arrow_left",
                       enabled=self.page > 0, repeats=True),
            IconButton("next", strip.within(0.09, 0.068, "right"), "check" if last else "arrow_right",
                       kind="primary", repeats=not last),
            IconButton("controls", close.moved(-0.076), "keyboard", tip=self.desk.words("controls-title")),
            IconButton("close", close, "close"),
        )  # fmt: skip

    def chosen(self, id: Id, value: object) -> Change | None:
        if id == "controls":
            return Push(OpenControls(self.game, self._state))
        if id == "close" or (id == "next" and self.page == len(self.pages) - 1):
            return Pop()
        self._turn(1 if id == "next" else -1)
        return None

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Next() | Go("right") | Scroll(amount=1):
                self._turn(1)
            case Previous() | Go("left"):
                self._turn(-1)
            case _:
                return super().handle(intent)
        return None

    def other(self, intent: Intent) -> Change | None:
        return Pop() if intent == Command("help") else None

    def _turn(self, by: int) -> None:
        page = min(len(self.pages) - 1, max(0, self.page + by))
        if page != self.page:
            self.page = page
            self.desk.sounds.play("card_flip")

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(
            self.desk.words, sides="prompt-turn-page", confirm="prompt-choose", cancel="prompt-back"
        )

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box, "dialog")
        self._draw_head(picture, box)
        body = Box(box.x + 0.036, box.y + 0.135, box.w - 0.072, box.h - 0.255)
        stage, text = self._split(body)
        furniture.panel(picture, stage, "well", radius=28)
        self._presenter.illustrate(picture, self.name, stage.inset(0.024))
        self._draw_lines(picture, text)
        furniture.draw_dots(picture, (box.cx, box.bottom - 0.058), len(self.pages), self.page)

    def _split(self, body: Box) -> tuple[Box, Box]:
        """The places of picture and words: side by side, or in a narrow window one above the other."""
        if self.desk.frame.narrow:
            return body.cut_top(body.h * 0.46, 0.024)
        left, right = body.shares((1.0, 1.05), 0.036)
        return left, right

    def _draw_head(self, picture: Picture, box: Box) -> None:
        words = self.desk.words
        emblem = box.x + 0.07, box.y + 0.066
        picture.sprite(f"{self.game}/emblem", emblem, 0.084)
        top = Box(box.x + 0.13, box.y + 0.02, box.w - 0.31, 0.034)
        picture.text(words(f"game-{self.game}"), top, 0.024, colour="quiet")
        title = Box(box.x + 0.13, box.y + 0.052, box.w - 0.31, 0.052)
        heading(picture, words(f"rules-{self.game}-{self.name}"), title, 0.042)

    def _draw_lines(self, picture: Picture, box: Box) -> None:
        """All lines in one size, the largest at which they fit."""
        room = box.cut_left(BULLET)[1]
        size, heights = _set(picture, self._lines, room)
        gap = (box.h - sum(heights)) / len(heights)
        y = box.y + gap / 2
        for line, height in zip(self._lines, heights, strict=True):
            picture.sprite("ui/icons/star", (box.x + 0.016, y + height / 2), 0.026, tint="focus")
            picture.text(line, Box(room.x, y, room.w, height), size, lines=MOST_ROWS)
            y += height + gap


def _set(picture: Picture, lines: Sequence[str], room: Box) -> tuple[float, list[float]]:
    """The size of the lines, and the height of each."""
    for step in range(12):
        size = LARGEST - 0.001 * step
        tall = Box(room.x, room.y, room.w, 2.0)
        settings = [picture.setting(line, tall, size, lines=MOST_ROWS) for line in lines]
        heights = [(each.pitch * len(each.lines) + 2) / picture.frame.unit for each in settings]
        if sum(heights) + LEAST_GAP * len(lines) <= room.h:
            break
    return size, heights
