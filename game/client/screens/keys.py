"""Change keys and buttons: a list of all commands; press the new key for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.client.commands import all_commands, heard_together, own_key, played_in
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompt_bar
from game.client.forms.widgets import (
    Bearing,
    Button,
    IconButton,
    Id,
    PictureButton,
    Scroller,
    Widget,
    key_cap,
    key_width,
)
from game.client.intents import Cancel, Intent, KeyPressed, Release
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, TEXT, TITLE
from game.client.scene import Answer, Ask, Change, Pop, Push, Scene
from game.texts import Words

RESERVED = ("return", "enter", "space", "tab", "escape", "left", "right", "up", "down", "f10", "f11", "f12")
BUTTONS = ("x", "y", "lt", "rt", "view", "left-stick", "right-stick")  # the others cannot be changed
PAD = "pad_"
KEY_ROW = 0.074
Control: TypeAlias = Literal["key", "pad"]  # the fields of Binding


def key_of(wishes: Mapping[str, str], command: str, kind: Control = "key") -> str:
    """The key or button that a command has; empty if it has none."""
    return wishes.get(command) or _own(command, kind)


def _own(command: str, kind: Control) -> str:
    """The one that it has until a person chooses another."""
    return own_key(command) if kind == "key" else all_commands()[command].pad or ""


def rivals(wishes: Mapping[str, str], command: str, key: str, kind: Control = "key") -> list[str]:
    """Other commands with this key or button that are heard at the same time."""
    others = [other for other in all_commands() if other != command and heard_together(command, other)]
    return [other for other in others if key_of(wishes, other, kind) == key]


def bound(wishes: Mapping[str, str], command: str, key: str, kind: Control = "key") -> dict[str, str]:
    """The keys chosen, with a command on another key. If a command had that key, the two exchange keys."""
    old = key_of(wishes, command, kind)
    exchanged = dict.fromkeys(rivals(wishes, command, key, kind), old)
    together = {**wishes, **exchanged, command: key}
    return {name: wish for name, wish in together.items() if wish != _own(name, kind)}


def command_words(words: Words, command: str) -> str:
    """What a command does, in words."""
    binding = all_commands()[command]
    text = f"command-{binding.text or command}"
    return words(text, number=binding.number) if binding.number else words(text)


class CommandRow(Struct, frozen=True):
    command: str


class Keys(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, CommandRow(next(iter(all_commands()))))

    @property
    def _box(self) -> Box:
        safe = self.desk.frame.safe
        width = min(1.2, safe.w)
        return Box(self.desk.frame.box.cx - width / 2, safe.y + 0.1, width, safe.h - 0.19)

    def controls(self) -> Sequence[Widget]:
        safe, box = self.desk.frame.safe, self._box
        inner = box.inset(0.026)
        scroller = Scroller("list", inner, content=KEY_ROW * len(all_commands()))
        top = self.form.top(scroller)
        rows = [
            self._row(command, Box(inner.x, top + number * KEY_ROW, inner.w - 0.02, KEY_ROW - 0.01))
            for number, command in enumerate(all_commands())
        ]
        reset = Box(safe.right - 0.34, safe.y, 0.34, 0.068)
        return [
            IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left"),
            Button("reset", reset, self.desk.words("settings-reset"), icon="restart",
                   enabled=bool(self.desk.settings.keys or self.desk.settings.buttons)),
            scroller,
            *rows,
        ]  # fmt: skip

    def _row(self, command: str, box: Box) -> Widget:
        key = key_of(self.desk.settings.keys, command)
        button = key_of(self.desk.settings.buttons, command, "pad")
        words = command_words(self.desk.words, command)

        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            furniture.panel(picture, place, "row" if look.focused or look.hovered else "menu", radius=20)
            picture.text(words, Box(place.x + 0.026, place.y, place.w - 0.4, place.h), TEXT)
            for number, game in enumerate(reversed(played_in(command))):
                picture.sprite(f"{game}/emblem", (place.right - 0.25 - 0.05 * number, place.cy), 0.04)
            if button:
                left = place.right - 0.16 - key_width(picture, f"pad_{button}", 0.044) / 2
                key_cap(picture, f"pad_{button}", (left, place.cy), 0.044)
            width = key_width(picture, key, 0.044)
            key_cap(picture, key, (place.right - 0.03 - width, place.cy), 0.044)

        return PictureButton(CommandRow(command), box, paint=paint, radius=20, inside="list")

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "back":
                return Pop()
            case "reset":
                self.desk.change(replace(self.desk.settings, keys={}, buttons={}))
            case CommandRow(command):
                return Push(Listen(self.desk, command), lambda pressed: self._pressed(command, pressed))
        return None

    def _pressed(self, command: str, pressed: str | None) -> Change | None:
        if pressed is None:
            return None
        kind: Control = "pad" if pressed.startswith(PAD) else "key"
        key, wishes = pressed.removeprefix(PAD), self._wishes(kind)
        old, others = key_of(wishes, command, kind), rivals(wishes, command, key, kind)
        if key == old:
            return None
        if not others:
            self._bind(command, key, kind)
            return None
        words = self.desk.words
        names = {"key": key.upper(), "old": old.upper(), "other": command_words(words, others[0])}
        answers = (Answer("keep", words("prompt-back")), Answer("swap", words("keys-swap"), "primary"))
        icon = "gamepad" if kind == "pad" else "keyboard"
        question = Ask(words("keys-taken"), words("keys-taken-text", **names), answers, icon)
        return Push(question, lambda answer: self._bind(command, key, kind) if answer == "swap" else None)

    def _wishes(self, kind: Control) -> dict[str, str]:
        return self.desk.settings.keys if kind == "key" else self.desk.settings.buttons

    def _bind(self, command: str, key: str, kind: Control) -> None:
        wishes = bound(self._wishes(kind), command, key, kind)
        changed = {"keys": wishes} if kind == "key" else {"buttons": wishes}
        self.desk.change(replace(self.desk.settings, **changed))

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        safe = picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.46, 0.068)
        picture.text(self.desk.words("keys-title"), title, TITLE, face="title")
        panel(picture, self._box)


class Listen(Scene[str]):
    """Answers the name of the next key or button, as for `key_cap`; None for Escape or a click."""

    overlay = True
    raw_keys = True

    def __init__(self, desk: Desk, command: str) -> None:
        self.desk = desk
        self.command = command
        self._refused = ""

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Cancel() | Release():
                return Pop()
            case KeyPressed(name):
                pad = intent.device.kind == "gamepad"
                self._refused = self._refusal(name, pad)
                return None if self._refused else Pop(PAD + name if pad else name)
        return None

    def _refusal(self, name: str, pad: bool) -> str:
        """Why a command cannot have this key or button; empty if it can."""
        if pad and not all_commands()[self.command].pad:
            return self.desk.words("keys-only-keyboard")
        free = name in BUTTONS if pad else name and name not in RESERVED
        return "" if free else self.desk.words("keys-reserved", key=name.upper())

    def draw(self, picture: Picture) -> None:
        words = self.desk.words
        box = picture.frame.box.within(min(0.86, picture.frame.w - 0.08), 0.34)
        panel(picture, box, "dialog")
        IconButton("close", box.within(0.056, 0.056, "top-right").moved(-0.024, 0.024), "close").draw(picture)
        inner = box.inset(0.036)
        top, rest = inner.cut_top(0.1)
        picture.text(words("keys-press"), top, 0.042, face="title", align="centre")
        middle, low = rest.cut_top(0.07)
        picture.text(command_words(words, self.command), middle, LARGE, align="centre", colour="focus")
        picture.text(self._refused, low, 0.026, align="centre", colour="warn", lines=2)
        prompt_bar(picture, self.desk, [Prompt("cancel", words("prompt-back"))])
