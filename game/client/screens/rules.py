"""The rules of a game, in pages of one picture and a few short lines, and their contents."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.paged import Book
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Button, IconButton, Id, Widget, heading
from game.client.intents import Command, Intent
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenControls, Pop, Push
from game.client.table.facts import facts
from game.client.table.presenter import presenter
from game.home.lessons import learning, remember_page

PAGE_LINES = 5
LARGEST, LEAST_GAP, BULLET = 0.033, 0.008, 0.048
MOST_ROWS = 6  # of one line
MOST_ROW = 0.115
LEAST_ROWS = 5  # in a column of the contents


class PageOf(Struct, frozen=True):
    """A row of the contents."""

    number: int


class Rules(Book):
    """All pages of one game's rules, from where they were left; left and right turn them."""

    def __init__(self, desk: Desk, game: str, page: int | None = None, state: str = "") -> None:
        super().__init__(desk, "next")
        self.game = game
        self._state = state  # of the table below
        self._presenter = presenter(desk, game)
        self._left = learning(desk.home, game).page
        left = self.pages.index(self._left) if self._left in self.pages else 0
        self.page = left if page is None else page
        self.listing = False  # the contents are shown

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
        keys = (f"rules-{self.game}-{self.name}-{number}" for number in range(1, PAGE_LINES + 1))
        return [words(key, **values) for key in keys if words.has(key)]

    @property
    def count(self) -> int:
        return len(self.pages)

    def controls(self) -> Sequence[Widget]:
        previous, following, close = super().controls()
        tip, tip_of_list = self.desk.words("controls-title"), self.desk.words("rules-contents")
        contents = IconButton("contents", self.corner.moved(-0.152), "log", tip=tip_of_list)
        controls = IconButton("controls", self.corner.moved(-0.076), "keyboard", tip=tip)
        if self.listing:
            return (*self._contents(), contents, controls, close)
        return (previous, following, contents, controls, close)

    def _contents(self) -> list[Widget]:
        """A row for each page, in two columns."""
        words, half = self.desk.words, -(-self.count // 2)
        room = self._body.cut_top(min(self._body.h, MOST_ROW * max(half, LEAST_ROWS)))[0]
        columns = room.columns(2, 0.03)
        places = [row for column in columns for row in column.rows(max(half, LEAST_ROWS), 0.016)[:half]]
        return [
            Button(PageOf(number), place, f"{number + 1}  {words(f'rules-{self.game}-{page}')}", kind="row")
            for number, (page, place) in enumerate(zip(self.pages, places, strict=False))
        ]

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "controls":
                return Push(OpenControls(self.game, self._state))
            case "contents":
                self._list(not self.listing)
                return None
            case PageOf(number):
                self.page = number
                self._list(False)
                return None
        change = super().chosen(id, value)
        if change is not None and id == "next":
            self.page = 0  # read to the end, they begin anew
        return change

    def _list(self, shown: bool) -> None:
        self.listing = shown
        self.form.focus = PageOf(self.page) if shown else "next"
        self.desk.sounds.play("card_flip")

    def handle(self, intent: Intent) -> Change | None:
        return FormScene.handle(self, intent) if self.listing else super().handle(intent)

    def cancelled(self) -> Change | None:
        if not self.listing:
            return super().cancelled()
        self._list(False)
        return None

    def closed(self) -> None:
        if self.name != self._left:
            remember_page(self.desk.home, self.game, self.name)

    def prompts(self) -> Sequence[Prompt]:
        return FormScene.prompts(self) if self.listing else super().prompts()

    def other(self, intent: Intent) -> Change | None:
        return Pop() if intent == Command("help") else None

    def backdrop(self, picture: Picture) -> None:
        box = self.box
        panel(picture, box, "dialog")
        self._draw_head(picture, box)
        if self.listing:
            return
        stage, text = self._split(self._body)
        furniture.panel(picture, stage, "well", radius=28)
        self._presenter.illustrate(picture, self.name, stage.inset(0.024))
        self._draw_lines(picture, text)
        furniture.draw_dots(picture, (box.cx, box.bottom - 0.058), len(self.pages), self.page)

    @property
    def _body(self) -> Box:
        """The room of picture and words, or of the contents."""
        return Box(self.box.x + 0.036, self.box.y + 0.135, self.box.w - 0.072, self.box.h - 0.255)

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
        top = Box(box.x + 0.13, box.y + 0.02, box.w - 0.386, 0.034)
        picture.text(words(f"game-{self.game}"), top, 0.024, colour="quiet")
        title = Box(box.x + 0.13, box.y + 0.052, box.w - 0.386, 0.052)
        name = "rules-contents" if self.listing else f"rules-{self.game}-{self.name}"
        heading(picture, words(name), title, 0.042)

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
