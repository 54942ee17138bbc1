"""The settings for all games. Every choice works at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game import catalogue
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, IconButton, Id, Segments, Slider, Toggle, Widget, heading
from game.client.layout import Box
from game.client.paint import seasons
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, TITLE
from game.client.scene import Answer, Ask, Change, OpenKeys, OpenPrograms, Pop, Push
from game.client.table.facts import facts
from game.home.settings import Settings
from game.texts import LANGUAGES

VALUES = {  # the values of settings with a few, by name
    "language": LANGUAGES,
    "theme": ("night", "contrast"),
    "palette": ("standard", "colour-blind"),
    "sky": seasons.choices(),
    "speed": ("slow", "normal", "fast", "off"),
    "ai_speed": ("same", "normal", "fast", "off"),
    "curtain": ("hold", "twice"),
}
COLUMNS = (
    ("look", ("language", "theme", "palette", "sky", "big_text", "speed", "reduced_motion", "fullscreen")),
    ("play", ("ai_speed", "own", "fixed_seats", "curtain", "effects", "music", "mute", "more")),
)
SLIDERS = {"effects": "sound", "music": "music"}


class SettingOf(Struct, frozen=True):
    """The widget of one setting."""

    setting: str


@dataclass(frozen=True, slots=True)
class SettingRow:
    """One setting and its place."""

    name: str
    box: Box
    narrow: bool  # the words stand above the choices

    def shares(self) -> tuple[Box, Box]:
        """The places of its words and of its choices."""
        if self.narrow:
            return self.box.cut_top(self.box.h - 0.05)
        return self.box.cut_left(self.box.w * 0.25, 0.012)


class SettingsScene(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, SettingOf("language"))
        self._own = {choice.name: choice for game in catalogue.names() for choice in facts(game).settings}

    def _panels(self) -> list[tuple[str, Box, list[SettingRow]]]:
        """The two panels: their title, place and rows."""
        room = self.desk.frame.safe
        room = Box(room.x, room.y + 0.1, room.w, room.h - (0.165 if self.desk.frame.narrow else 0.19))
        found = []
        upright = self.desk.frame.upright
        boxes = room.rows(2, 0.02) if upright else room.columns(2, 0.03)
        for box, (title, known) in zip(boxes, COLUMNS, strict=True):
            names = [name for part in known for name in (self._own if part == "own" else (part,))]
            head = 0.084 if self.desk.frame.narrow else 0.098
            high = min(box.h - head - 0.012, 0.72 if upright else 0.66)
            inner = Box(box.x + 0.03, box.y + head, box.w - 0.06, high)
            places = zip(names, inner.rows(len(names), 0.006), strict=True)
            narrow = self.desk.frame.narrow and not upright
            found.append((title, box, [SettingRow(name, place, narrow) for name, place in places]))
        return found

    def controls(self) -> Sequence[Widget]:
        safe = self.desk.frame.safe
        back = IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left")
        rows = [row for _, _, of_panel in self._panels() for row in of_panel]
        return [back, *(widget for row in rows for widget in self._widgets(row))]

    def _widgets(self, row: SettingRow) -> list[Widget]:
        words, name = self.desk.words, row.name
        if name == "more":
            line = row.box.within(row.box.w, min(0.072, row.box.h))
            programs, rest = line.cut_left(0.072, 0.012)
            keys, reset = rest.columns(2, 0.012)
            label = words("programs-title")
            return [
                IconButton("programs", programs, "robot", label=label, tip=label),
                Button("keys", keys, words("settings-keys"), icon="keyboard"),
                Button("reset", reset, words("settings-reset"), icon="restart"),
            ]
        id, own = SettingOf(name), self._own.get(name)
        value: Any = own.of(self.desk.settings.own) if own else getattr(self.desk.settings, name)
        if name in SLIDERS:
            label = words(f"settings-{name}")
            return [Slider(id, row.box, value, label=label, icon=SLIDERS[name])]
        values = own.values if own else VALUES.get(name)
        if values is None:
            return [Toggle(id, row.box, value, words(f"settings-{name}"))]
        options = [(choice, words(f"settings-{name}-{choice}")) for choice in values]
        chosen = words.language if name == "language" else value
        if name == "sky" and value not in values:
            chosen = seasons.BY_DATE  # a season that is there no more
        bar = row.shares()[1]
        return [Segments(id, bar.within(bar.w, min(0.062, bar.h)), options, chosen)]

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return Pop()
            case "keys":
                return Push(OpenKeys())
            case "programs":
                return Push(OpenPrograms())
            case "reset":
                return self._ask_reset()
            case SettingOf(name) if name in self._own:
                own = {**self.desk.settings.own, name: str(value)}
                self.desk.change(replace(self.desk.settings, own=own))
            case SettingOf(name):
                self.desk.change(replace(self.desk.settings, **{name: value}))
                if name == "effects":
                    self.desk.sounds.play("star", 2)
        return None

    def _ask_reset(self) -> Change:
        words = self.desk.words
        answers = (
            Answer("reset", words("settings-reset"), "danger"),
            Answer("stay", words("prompt-back"), "primary"),
        )
        text = words("settings-reset-text")
        return Push(Ask(words("settings-reset-title"), text, answers, "restart"), self._reset)

    def _reset(self, answer: str | None) -> Change | None:
        """All settings as at first, except the size of the window."""
        if answer == "reset":
            self.desk.change(Settings(window=self.desk.settings.window))
        return None

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.1, 0.068)
        picture.text(words("settings-title"), title, TITLE, face="title")
        for name, box, rows in self._panels():
            panel(picture, box)
            top = Box(box.x + 0.03, box.y + 0.022, box.w - 0.06, 0.05)
            heading(picture, words(f"settings-of-{name}"), top, BIG)
            for row in rows:
                if row.name in VALUES or row.name in self._own:
                    picture.text(words(f"settings-{row.name}"), row.shares()[0], 0.026, lines=2)
