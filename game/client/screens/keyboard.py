"""Letters on the screen, for gamepads and fingers. Answers the text, or None if it was cancelled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import Button, IconButton, Id, TextField, Widget
from game.client.intents import Command, Erase, Intent, TextTyped
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE
from game.client.scene import Change, Pop

ROWS = ("1234567890", "abcdefghij", "klmnopqrst", "uvwxyzéèêë", "çïôûàâöü'-")


class Letter(Struct, frozen=True):
    letter: str


class Keyboard(FormScene[str]):
    overlay = True
    commands = ("remove", "start")

    def __init__(self, desk: Desk, value: str, most: int) -> None:
        super().__init__(desk, Letter("a"))
        self.value, self.most = value, most
        self.capital = True
        self._found = bool(value)  # nothing was written yet: the first letter replaces the text

    @property
    def box(self) -> Box:
        frame = self.desk.frame
        return frame.box.within(min(0.98, frame.w - 0.06), 0.62)

    def controls(self) -> Sequence[Widget]:
        inner = self.box.inset(0.03)
        field, rest = inner.cut_top(0.07, 0.02)
        bottom, grid = rest.cut_bottom(0.068, 0.016)
        keys: list[Widget] = []
        for letters, row in zip(ROWS, grid.rows(len(ROWS), 0.008), strict=True):
            for letter, cell in zip(letters, row.columns(10, 0.008), strict=True):
                shown = letter.upper() if self.capital else letter
                keys.append(Button(Letter(letter), cell, shown, size=LARGE, repeats=True))
        shift, space, erase, done = bottom.shares((1.6, 3.4, 1.6, 2.6), 0.012)
        words = self.desk.words
        return [
            *keys,
            IconButton("shift", shift, "arrow_up", kind="primary" if self.capital else "secondary"),
            Button("space", space, words("keyboard-space"), repeats=True),
            IconButton("erase", erase, "arrow_left", repeats=True),
            Button("done", done, words("keyboard-done"), kind="primary", icon="check"),
            TextField("text", field, self.value, enabled=False, most=self.most, marked=self._found),
        ]

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "shift":
                self.capital = not self.capital
            case "space":
                self._write(" ")
            case "erase":
                self._erase()
            case "done":
                return Pop(self.value)
            case Letter(letter):
                self._write(letter.upper() if self.capital else letter)
        return None

    def other(self, intent: Intent) -> Change | None:
        match intent:
            case TextTyped(text):
                self._write(text)
            case Erase() | Command("remove"):
                self._erase()
            case Command("start"):
                return Pop(self.value)
        return None

    def _write(self, text: str) -> None:
        self.value = ("" if self._found else self.value) + text
        self.value = self.value[: self.most]
        self.capital = self._found = False

    def _erase(self) -> None:
        self.value = "" if self._found else self.value[:-1]
        self._found = False

    def backdrop(self, picture: Picture) -> None:
        furniture.panel(picture, self.box, "dialog")

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(
            self.desk.words,
            arrows="prompt-move",
            confirm="prompt-choose",
            remove="prompt-erase",
            start="keyboard-done",
            cancel="prompt-back",
        )
