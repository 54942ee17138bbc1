"""Commands on other keys: a list of all, each waits for the key that it shall have."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.client import furniture as f
from game.client.backdrop import draw_sky
from game.client.desk import Desk
from game.client.form import FormScene
from game.client.intents import COMMANDS, WAY_KEYS, Cancel, Intent, KeyPressed, Release
from game.client.layout import Box
from game.client.picture import Picture
from game.client.prompts import Prompt, prompt_bar
from game.client.scene import Change, Pop, Push, Scene
from game.client.scenes.ask import Answer, Ask
from game.client.widgets import Button, Choice, IconButton, Look, Scroller, Widget, key_cap, key_width, panel
from game.client.words import Words
from game.shelf import NAMES

EVERYWHERE = ("hint", "undo", "log", "help", "skip")
SCREENS = (  # the commands heard at the same time, beside those heard everywhere: of each game, of the set-up
    (
        "card-1",
        "card-2",
        "card-3",
        "card-4",
        "card-5",
        "face-down",
        "refill",
        "replay",
        "finish",
        "step-left",
        "step-right",
        "high-left",
        "high-right",
        "turn-left",
        "turn-right",
    ),
    ("card-1", "card-2", "card-3", "guess", *(f"way-{number}" for number in range(1, len(WAY_KEYS) + 1))),
    ("card-1", "card-2", "card-3", "card-4", "card-5", "reveal", "take"),
    ("remove", "shuffle", "start"),
)
RESERVED = ("return", "enter", "space", "tab", "escape", "left", "right", "up", "down", "f10", "f11", "f12")
ROW = 0.074


def key_of(keys: dict[str, str], command: str) -> str:
    return keys.get(command, COMMANDS[command].key)


def rival(keys: dict[str, str], command: str, key: str) -> str | None:
    """Another command that is heard where this one is, and has this key."""
    heard = [{*screen, *EVERYWHERE} for screen in SCREENS]
    near = [other for other in COMMANDS if any({command, other} <= screen for screen in heard)]
    return next((other for other in near if other != command and key_of(keys, other) == key), None)


def bound(keys: dict[str, str], command: str, key: str) -> dict[str, str]:
    """The keys with a command on another one; whoever had it gets the old one in exchange."""
    other = rival(keys, command, key)
    wishes = {**keys, command: key}
    if other is not None:
        wishes[other] = key_of(keys, command)
    return {name: wish for name, wish in wishes.items() if wish != COMMANDS[name].key}


def command_words(words: Words, command: str) -> str:
    """What a command does, for people to read."""
    what, _, number = command.partition("-")
    return words(f"command-{what}", number=number) if number.isdigit() else words(f"command-{command}")


def played_in(command: str) -> list[str]:
    """The games that know a command, the last first."""
    known = [name for name, screen in zip(NAMES, SCREENS, strict=False) if command in (*screen, *EVERYWHERE)]
    return known[::-1]


class Keys(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, f"key-{next(iter(COMMANDS))}")

    @property
    def _box(self) -> Box:
        safe = self.desk.frame.safe
        width = min(1.2, safe.w)
        return Box(self.desk.frame.box.cx - width / 2, safe.y + 0.1, width, safe.h - 0.19)

    def controls(self) -> Sequence[Widget]:
        safe, box = self.desk.frame.safe, self._box
        inner = box.inset(0.026)
        scroller = Scroller("list", inner, content=ROW * len(COMMANDS))
        top = self.form.top(scroller)
        rows = [
            self._row(command, Box(inner.x, top + number * ROW, inner.w - 0.02, ROW - 0.01))
            for number, command in enumerate(COMMANDS)
        ]
        reset = Box(safe.right - 0.34, safe.y, 0.34, 0.068)
        return [
            IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left"),
            Button("reset", reset, self.desk.words("settings-reset"), icon="restart",
                   enabled=bool(self.desk.settings.keys)),
            scroller,
            *rows,
        ]  # fmt: skip

    def _row(self, command: str, box: Box) -> Widget:
        key = key_of(self.desk.settings.keys, command)
        words = command_words(self.desk.words, command)

        def paint(picture: Picture, place: Box, look: Look) -> None:
            f.panel(picture, place, "row" if look.focused or look.hovered else "menu", radius=20)
            picture.text(words, Box(place.x + 0.026, place.y, place.w - 0.33, place.h), 0.027)
            for number, game in enumerate(played_in(command)):
                picture.sprite(f"ui/games/{game}", (place.right - 0.16 - 0.05 * number, place.cy), 0.04)
            width = key_width(picture, key, 0.044)
            key_cap(picture, key, (place.right - 0.03 - width, place.cy), 0.044)

        return Choice(f"key-{command}", box, paint=paint, radius=20, inside="list")

    def chosen(self, id: str, value: object) -> Change | None:
        if id == "back":
            return Pop()
        if id == "reset":
            self.desk.change(replace(self.desk.settings, keys={}))
            return None
        command = id.removeprefix("key-")
        return Push(Listen(self.desk, command), lambda key: self._pressed(command, key))

    def _pressed(self, command: str, key: str | None) -> Change | None:
        keys = self.desk.settings.keys
        if key is None or key == key_of(keys, command):
            return None
        other = rival(keys, command, key)
        if other is None:
            self._bind(command, key)
            return None
        words = self.desk.words
        names = {
            "key": key.upper(),
            "old": key_of(keys, command).upper(),
            "other": command_words(words, other),
            "command": command_words(words, command),
        }
        answers = (Answer("keep", words("prompt-back")), Answer("swap", words("keys-swap"), "primary"))
        question = Ask(self.desk, words("keys-taken"), words("keys-taken-text", **names), answers, "keyboard")
        return Push(question, lambda answer: self._bind(command, key) if answer == "swap" else None)

    def _bind(self, command: str, key: str) -> None:
        self.desk.change(replace(self.desk.settings, keys=bound(self.desk.settings.keys, command, key)))

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        safe = picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.46, 0.068)
        picture.text(self.desk.words("keys-title"), title, 0.05, face="title")
        panel(picture, self._box)


class Listen(Scene[str]):
    """Answers the name of the key that is pressed next; None for Escape or a click."""

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
            case KeyPressed(name) if intent.device.kind != "keyboard":
                self._refused = self.desk.words("keys-only-keyboard")
            case KeyPressed(name) if name in RESERVED or not name:
                self._refused = self.desk.words("keys-reserved", key=name.upper())
            case KeyPressed(name):
                return Pop(name)
        return None

    def draw(self, picture: Picture) -> None:
        words = self.desk.words
        box = picture.frame.box.within(min(0.86, picture.frame.w - 0.08), 0.34)
        panel(picture, box, "dialog")
        IconButton("close", box.within(0.056, 0.056, "top-right").moved(-0.024, 0.024), "close").draw(picture)
        inner = box.inset(0.036)
        top, rest = inner.cut_top(0.1)
        picture.text(words("keys-press"), top, 0.042, face="title", align="centre")
        middle, low = rest.cut_top(0.07)
        picture.text(command_words(words, self.command), middle, 0.03, align="centre", colour="focus")
        picture.text(self._refused, low, 0.026, align="centre", colour="warn", lines=2)
        prompt_bar(picture, self.desk, [Prompt("cancel", words("prompt-back"))])
