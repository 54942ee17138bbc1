"""The programs that may hold seats: the name of each, and its command. Nothing is started here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, IconButton, Id, TextField, Widget
from game.client.layout import Box
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import SMALL, TEXT, TITLE
from game.client.scene import Change, Pop
from game.home.lineups import MOST_LETTERS
from game.match.guest import NoProgram, words_of

MOST = 6
LONGEST_COMMAND = 200
PROGRAM_ROW = 0.07
ROW_GAP = 0.012
TOLD = 0.1  # height of what is said above the rows


class NameOf(Struct, frozen=True):
    number: int


class CommandOf(Struct, frozen=True):
    number: int


class Removed(Struct, frozen=True):
    number: int


class Programs(FormScene[None]):
    """What is written is kept when the screen is left; rows without a name or a command are not."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "add")
        self._rows: list[tuple[str, str]] = [*desk.settings.programs.items()]

    @property
    def _box(self) -> Box:
        safe = self.desk.frame.safe
        width = min(1.5, safe.w)
        return Box(self.desk.frame.box.cx - width / 2, safe.y + 0.1, width, safe.h - 0.19)

    def _places(self) -> list[Box]:
        inner = self._box.inset(0.03)
        top = inner.y + TOLD
        return [
            Box(inner.x, top + number * (PROGRAM_ROW + ROW_GAP), inner.w, PROGRAM_ROW)
            for number in range(MOST)
        ]

    def controls(self) -> Sequence[Widget]:
        words, safe = self.desk.words, self.desk.frame.safe
        found: list[Widget] = [IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left")]
        for number, (place, (name, command)) in enumerate(zip(self._places(), self._rows, strict=False)):
            field, order, remove = place.inset(0.0, 0.006).shares((0.26, 0.68, 0.06), 0.012)
            found += [
                TextField(NameOf(number), field, name, placeholder=words("programs-name"), most=MOST_LETTERS),
                TextField(
                    CommandOf(number),
                    order,
                    command,
                    placeholder=words("programs-command"),
                    most=LONGEST_COMMAND,
                    wrong=bool(command) and not _can_start(command),
                    tip=words("programs-wrong") if command and not _can_start(command) else "",
                ),
                IconButton(Removed(number), remove.within(0.056, 0.056), "close"),
            ]
        if len(self._rows) < MOST:
            place = self._places()[len(self._rows)].within(0.46, 0.058, "left")
            found.append(Button("add", place, words("programs-add"), icon="plus", size=0.028))
        return found

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return self.cancelled()
            case "add":
                self._rows.append(("", ""))
                self.form.focus = NameOf(len(self._rows) - 1)
            case NameOf(number):
                self._rows[number] = str(value), self._rows[number][1]
            case CommandOf(number):
                self._rows[number] = self._rows[number][0], str(value)
            case Removed(number):
                del self._rows[number]
                self.form.focus = "add"
        return None

    def cancelled(self) -> Change | None:
        known = {name.strip(): command.strip() for name, command in self._rows}
        kept = {name: command for name, command in known.items() if name and command}
        if kept != self.desk.settings.programs:
            self.desk.change(replace(self.desk.settings, programs=kept))
        return Pop()

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe, box = self.desk.words, picture.frame.safe, self._box
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.1, 0.068)
        picture.text(words("programs-title"), title, TITLE, face="title")
        panel(picture, box)
        told = Box(box.x + 0.03, box.y + 0.022, box.w - 0.06, TOLD - 0.006)
        picture.text(words("programs-text"), told, SMALL if picture.frame.narrow else TEXT, lines=3)


def _can_start(command: str) -> bool:
    try:
        return bool(words_of(command))
    except NoProgram:
        return False
