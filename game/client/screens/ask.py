"""A question in front of everything, and the question after an error of the program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game import places
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, Id, Widget
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.scene import Answer, Ask, Change, Home, OpenTitle, Pop, Quit

ICON = 0.092
BUTTON = 0.074
WORDS = 0.0265
LINES = 6
NOTICE_SECONDS = 45.0  # nobody may be there to close it


class Question(FormScene[str]):
    """Title, text, and answers side by side. Answers the id of one of them, or None if it was cancelled."""

    overlay = True
    wide = False

    def __init__(self, desk: Desk, asked: Ask) -> None:
        super().__init__(desk, asked.answers[-1].id)
        self.asked = asked

    @property
    def box(self) -> Box:
        """The panel: as high as its words need."""
        frame = self.desk.frame
        width = min(0.86 if self.wide or len(self.asked.answers) > 2 else 0.62, frame.w - 0.08)
        rough = Box(0.0, 0.0, width - 0.08, 1.0)
        words = self.desk.picture().setting(self.asked.text, rough, WORDS, face="plain", lines=LINES)
        height = self._above + words.height / frame.unit + 0.03 + BUTTON + 0.03
        return frame.box.within(width, min(height, frame.h - 0.04))

    @property
    def _above(self) -> float:
        """Height of everything above the text."""
        return 0.03 + (ICON + 0.012 if self.asked.icon else 0.0) + 0.07 * self.desk.frame.text_scale

    def controls(self) -> Sequence[Widget]:
        strip = self.box.inset(0.03, 0.03).cut_bottom(BUTTON)[0]
        boxes = strip.columns(len(self.asked.answers), 0.022)
        pairs = zip(self.asked.answers, boxes, strict=True)
        return [Button(answer.id, box, answer.label, kind=answer.kind) for answer, box in pairs]

    def chosen(self, id: Id, value: object) -> Change | None:
        return Pop(id)

    def backdrop(self, picture: Picture) -> None:
        box = self.box
        furniture.panel(picture, box, "dialog", radius=32)
        rest = box.inset(0.03, 0.03).cut_bottom(BUTTON, 0.012)[1]
        if self.asked.icon:
            top, rest = rest.cut_top(ICON, 0.012)
            furniture.pill(picture, Box.around(top.centre, ICON, ICON), "disc")
            picture.sprite(f"ui/icons/{self.asked.icon}", top.centre, ICON * 0.54, tint="focus")
        top, rest = rest.cut_top(0.07 * picture.frame.text_scale)
        picture.text(self.asked.title, top, 0.042, face="title", align="centre")
        text = rest.inset(0.01, 0.0)
        told = self.asked.text
        picture.text(
            told, text, WORDS, face="plain", colour="prose", align="centre", stand="top", lines=LINES
        )


class ErrorScene(Question):
    """Says that an error has happened, where it is logged, and how to go on."""

    overlay = False
    wide = True  # for the path of the log

    def __init__(self, desk: Desk, error: Exception, log: Path) -> None:
        words = desk.words
        answers = (Answer("quit", words("error-quit")), Answer("home", words("error-home"), "primary"))
        text = f"{words('error-text', log=places.readable(log))}\n{type(error).__name__}: {str(error)[:120]}"
        super().__init__(desk, Ask(words("error-title"), text, answers, icon="warning"))

    def chosen(self, id: Id, value: object) -> Change | None:
        return Quit() if id == "quit" else Home(OpenTitle(opening=True))

    def cancelled(self) -> Change | None:
        return self.chosen("home", None)


class Notice(Question):
    """Why the program does not begin. It ends at any answer, and by itself after a while."""

    overlay = False
    wide = True  # for the path of the folder
    still = calm = False  # so that its time passes

    def __init__(self, desk: Desk, title: str, text: str) -> None:
        answers = (Answer("quit", desk.words("error-quit"), "primary"),)
        super().__init__(desk, Ask(title, text, answers, icon="warning"))
        self._seconds = 0.0

    def update(self, seconds: float) -> Change | None:
        self._seconds += seconds
        return Quit() if self._seconds > NOTICE_SECONDS else super().update(seconds)
