"""A question in front of everything; its answer is the id of a button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, Widget
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.scene import Change, Pop

ICON = 0.092
BUTTON = 0.074
TEXT = 0.0265
LINES = 6


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to answer. The last of a question is the main one."""

    id: str
    label: str
    kind: str = "secondary"


class Ask(FormScene[str]):
    """A dialog: title, text, answers side by side. Cancelled, it answers None."""

    overlay = True
    wide = False

    def __init__(
        self,
        desk: Desk,
        title: str,
        text: str,
        answers: Sequence[Answer],
        icon: str = "",
        focus: str | None = None,
    ) -> None:
        super().__init__(desk, focus or answers[-1].id)
        self.title, self.text, self.answers, self.icon = title, text, answers, icon

    @property
    def box(self) -> Box:
        """The panel: as high as its words need."""
        frame = self.desk.frame
        width = min(0.86 if self.wide or len(self.answers) > 2 else 0.62, frame.w - 0.08)
        rough = Box(0.0, 0.0, width - 0.08, 1.0)
        words = self.desk.picture().setting(self.text, rough, TEXT, face="plain", lines=LINES)
        height = self._above + words.height / frame.unit + 0.03 + BUTTON + 0.03
        return frame.box.within(width, min(height, frame.h - 0.04))

    @property
    def _above(self) -> float:
        """Height of what stands above the text."""
        return 0.03 + (ICON + 0.012 if self.icon else 0.0) + 0.07 * self.desk.frame.text_scale

    def controls(self) -> Sequence[Widget]:
        strip = self.box.inset(0.03, 0.03).cut_bottom(BUTTON)[0]
        boxes = strip.columns(len(self.answers), 0.022)
        pairs = zip(self.answers, boxes, strict=True)
        return [Button(answer.id, box, answer.label, kind=answer.kind) for answer, box in pairs]

    def chosen(self, id: str, value: object) -> Change | None:
        return Pop(id)

    def backdrop(self, picture: Picture) -> None:
        box = self.box
        f.panel(picture, box, "dialog", radius=32)
        rest = box.inset(0.03, 0.03).cut_bottom(BUTTON, 0.012)[1]
        if self.icon:
            top, rest = rest.cut_top(ICON, 0.012)
            f.pill(picture, Box.around(top.centre, ICON, ICON), "#141A42")
            picture.sprite(f"ui/icons/{self.icon}", top.centre, ICON * 0.54, tint="focus")
        top, rest = rest.cut_top(0.07 * picture.frame.text_scale)
        picture.text(self.title, top, 0.042, face="title", align="centre")
        text = rest.inset(0.01, 0.0)
        picture.text(
            self.text, text, TEXT, face="plain", colour="#D9DDF5", align="centre", stand="top", lines=LINES
        )
