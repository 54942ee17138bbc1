"""Give a person another name, make two people one, or forget one. Answers the name; "" if forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, Dropdown, Id, TextField, Widget
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, NOTE
from game.client.scene import Answer, Ask, Change, OpenChangePerson, Pop, Push
from game.client.screens.people import people_of, renamed
from game.home.lineups import MOST_LETTERS
from game.home.people import forgetting, renaming


class ChangePerson(FormScene[str]):
    overlay = True

    def __init__(self, desk: Desk, route: OpenChangePerson) -> None:
        super().__init__(desk, "name")
        self.name = self.wanted = route.name
        self._others = [name for name in people_of(desk) if name != route.name]

    @property
    def _box(self) -> Box:
        return self.desk.frame.box.within(min(1.0, self.desk.frame.w - 0.08), 0.44)

    def controls(self) -> Sequence[Widget]:
        words = self.desk.words
        _, rest = self._box.inset(0.04, 0.034).cut_top(0.118)
        first, second, third = rest.rows(3, 0.022)
        name, rename = first.shares((1.5, 1.0), 0.02)
        new = self.wanted.strip()
        others = [("", words("people-merge")), *((other, other) for other in self._others)]
        forget, done = third.shares((1.0, 1.0), 0.02)
        return (
            TextField("name", name, self.wanted, most=MOST_LETTERS),
            Button("rename", rename, words("people-rename"), enabled=bool(new) and new != self.name),
            *([Dropdown("merge", second, others, "")] if self._others else []),
            Button("forget", forget, words("people-forget"), kind="danger"),
            Button("done", done, words("seats-done"), kind="primary"),
        )

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "name":
                self.wanted = str(value)
            case "rename":
                return self._named(self.wanted.strip())
            case "merge":
                return self._named(str(value)) if value else None
            case "forget":
                return Push(self._asked("forget", self.name), self._forget)
            case "done":
                return Pop()
        return None

    def _named(self, new: str) -> Change | None:
        """Two people become one only when that is meant."""
        if new in self._others:
            return Push(self._asked("merge", new), lambda answer: self._done(answer == "merge", new))
        return self._done(True, new)

    def _forget(self, answer: str | None) -> Change | None:
        if answer != "forget":
            return None
        renamed(self.desk, forgetting(self.name, self.desk.words("people-somebody")))
        return Pop("")

    def _done(self, meant: bool, new: str) -> Change | None:
        if not meant:
            return None
        renamed(self.desk, renaming(self.desk.home, self.name, new))
        return Pop(new)

    def _asked(self, what: str, other: str) -> Ask:
        words = self.desk.words
        answers = (
            Answer(what, words(f"people-{what}-yes"), "danger"),
            Answer("stay", words("people-keep"), "primary"),
        )
        title = words(f"people-{what}-title", name=self.name, other=other)
        return Ask(title, words(f"people-{what}-text", name=self.name, other=other), answers, "person")

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box, "dialog")
        head, rest = box.inset(0.04, 0.026).cut_top(0.06)
        title = self.desk.words("people-change-title", name=self.name)
        picture.text(title, head, HEAD, face="title", align="centre", name=True)
        text = Box(rest.x, rest.y, rest.w, 0.04)
        picture.text(self.desk.words("people-change-text"), text, NOTE, colour="quiet", align="centre")
