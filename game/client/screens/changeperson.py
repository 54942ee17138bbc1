"""Give a person another name, make two people one, or forget one. Answers the name; "" if forgotten.

With many games that takes a while: the window goes on meanwhile, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, Dropdown, Id, TextField, Widget
from game.client.intents import Intent, Resized
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, NOTE
from game.client.scene import Answer, Ask, Change, OpenChangePerson, Pop, Push
from game.client.screens.people import people_of, renamed
from game.home.keeper import Slot
from game.home.lineups import MOST_LETTERS
from game.home.people import forgetting, renaming


class ChangePerson(FormScene[str]):
    overlay = True

    def __init__(self, desk: Desk, route: OpenChangePerson) -> None:
        super().__init__(desk, "name")
        self.name = self.wanted = route.name
        self._others = [name for name in people_of(desk) if name != route.name]
        self._work: tuple[Slot, str] | None = None  # what is being done, and the name from then on

    @property
    def still(self) -> bool:
        return super().still and self._work is None

    def update(self, seconds: float) -> Change | None:
        return super().update(seconds) or self._once_done()

    def handle(self, intent: Intent) -> Change | None:
        return super().handle(intent) if self._work is None or isinstance(intent, Resized) else None

    def _once_done(self) -> Change | None:
        """The answer, once all files have the name, or what failed is told and tried again later."""
        if self._work is None or self._work[0].behind:
            return None
        return Pop(self._work[1])

    @property
    def _box(self) -> Box:
        return self.desk.frame.box.within(min(1.0, self.desk.frame.w - 0.08), 0.44)

    def controls(self) -> Sequence[Widget]:
        words = self.desk.words
        _, rest = self._box.inset(0.04, 0.034).cut_top(0.118)
        first, second, third = rest.rows(3, 0.022)
        name, rename = first.shares((1.5, 1.0), 0.02)
        new, idle = self.wanted.strip(), self._work is None
        others = [("", words("people-merge")), *((other, other) for other in self._others)]
        forget, done = third.shares((1.0, 1.0), 0.02)
        return (
            TextField("name", name, self.wanted, most=MOST_LETTERS),
            Button("rename", rename, words("people-rename"), enabled=idle and bool(new) and new != self.name),
            *([Dropdown("merge", second, others, "", enabled=idle)] if self._others else []),
            Button("forget", forget, words("people-forget"), kind="danger", enabled=idle),
            Button("done", done, words("seats-done"), kind="primary", enabled=idle),
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
        self._work = renamed(self.desk, forgetting(self.name, self.desk.words("people-somebody"))), ""
        return self._once_done()

    def _done(self, meant: bool, new: str) -> Change | None:
        if not meant:
            return None
        self._work = renamed(self.desk, renaming(self.desk.home, self.name, new)), new
        return self._once_done()

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
        told = self.desk.words("people-change-text" if self._work is None else "people-changing")
        picture.text(told, text, NOTE, colour="quiet", align="centre")
