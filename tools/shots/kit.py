"""Every part of the furniture on one page: what the screens are made of, and how each state looks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.bot import OFFERED
from game.client.desk import Desk, Toast
from game.client.forms import widgets as w
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Bearing, Id, Widget
from game.client.intents import Command, Intent
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.furniture import units
from game.client.paint.picture import Picture
from game.client.scene import Change, Quit
from game.match.lineup import EMBLEMS

STATES = {
    "normal": Bearing(),
    "hover": Bearing(hovered=True),
    "focus": Bearing(focused=True),
    "pressed": Bearing(pressed=True),
    "disabled": Bearing(),
}
ICONS = (
    "sound sound_off music music_off settings undo redo hint log help pause play full_screen save eye "
    "eye_off dice",
    "plus minus close check arrow_up chevron_up arrow_right chevron_right arrow_down chevron_down arrow_left "
    "chevron_left star star_empty trophy clock robot",
    "person gamepad keyboard mouse quit home planets lock trash replay door",
)
KEYS = ["escape", "return", "space", "tab", "f11", "r", "up", "left", "down", "right", "a"]
PADS = ["a", "b", "x", "y", "lb", "rb", "lt", "rt", "dpad", "stick", "menu", "view"]
COLOURS = ["night", "panel", "raised", "text", "quiet", "good", "warn", "bad", "focus"]


def at(x: float, y: float, wide: float = 0.0, high: float = 0.0) -> Box:
    """A place on the sheet, in design pixels."""
    return Box(units(x), units(y), units(wide), units(high))


class Kit(FormScene[None]):
    """A sheet to look at; only its switches can be used. As high as two windows."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "focused")
        self.values: dict[str, object] = {"sound": 70, "music": 40, "speed": "normal", "language": "en"}

    def controls(self) -> Sequence[Widget]:
        values = self.values
        speeds = [("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast")]
        languages = [("en", "EN"), ("fr", "FR"), ("nl", "NL")]
        return [
            w.Slider("sound", at(1232, 380, 560, 54), int(str(values["sound"])), icon="sound"),
            w.Slider("music", at(1232, 434, 560, 54), int(str(values["music"])), icon="music"),
            w.Segments("speed", at(1232, 507, 348, 60), speeds, str(values["speed"])),
            w.Segments("language", at(1602, 507, 256, 60), languages, str(values["language"])),
        ]

    def chosen(self, id: Id, value: object) -> Change | None:
        self.values[str(id)] = value
        return None

    def cancelled(self) -> Change | None:
        return Quit()

    def other(self, intent: Intent) -> Change | None:
        return Quit() if isinstance(intent, Command) else None

    def prompts(self) -> Sequence[Prompt]:
        return ()

    def draw(self, picture: Picture) -> None:
        picture.ground("kit", _sky)
        for paint in (_head, _buttons, _controls, _tabs, _dialog, _messages, _keys, _icons, _seats):
            paint(picture)
        self.form.focus = self.form.focus or "language"
        for control in self.controls():
            look = Bearing(focused=control.id in ("music", "language"))
            control.draw(picture, look)


def _sky(picture: Picture) -> None:
    top, bottom = picture.theme.sky
    shade = furniture.gradient("s", (top, 1), (bottom, 1))
    picture.svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
        f'<defs>{shade}</defs><rect width="8" height="8" fill="url(#s)"/></svg>',
        picture.frame.box,
    )
    rng = Random(7)
    for _ in range(70):
        place = rng.uniform(0, picture.frame.w), rng.uniform(0, picture.frame.h)
        picture.glow(place, rng.uniform(0.002, 0.004), "#A9B0D6", rng.uniform(0.2, 0.7))


def _label(picture: Picture, words: str, x: float, y: float, align: str = "centre") -> None:
    box = at(x - 110, y - 20, 220, 40) if align == "centre" else at(x, y - 20, 420, 40)
    picture.text(
        words, box, units(23), face="plain", colour="quiet", align="centre" if align == "centre" else "left"
    )


def _head(picture: Picture) -> None:
    picture.sprite("title/logo", at(252, 82).centre, units(100))
    picture.text("Shared kit", at(477, 60, 400, 60), units(45), face="title")
    for number, name in enumerate(COLOURS):
        box = at(964 + 100 * number, 44, 84, 60)
        furniture.pill(picture, box, name, radius=18)
        furniture.outline(picture, box, "#FFFFFF" if number > 2 else "edge", 18, 1.5)
        _label(picture, name, 1006 + 100 * number, 125)


def _buttons(picture: Picture) -> None:
    w.heading(picture, "Buttons", at(64, 172, 400, 44))
    for column, (state, look) in enumerate(STATES.items()):
        x = 64 + 222 * column
        _label(picture, state, x + 98, 255)
        enabled = state != "disabled"
        rows = (("Play", "primary", "play"), ("Rules", "secondary", "help"), ("Leave", "danger", ""))
        for row, (label, kind, icon) in enumerate(rows):
            box = at(x, 284 + 100 * row, 196, 70)
            w.Button(label, box, label, kind=kind, icon=icon, enabled=enabled).draw(picture, look)
        for place, icon, kind in ((18, "undo", "secondary"), (114, "hint", "primary")):
            box = at(x + place, 584, 64, 70)
            w.IconButton(icon, box, icon, kind=kind, enabled=enabled).draw(picture, look)


def _controls(picture: Picture) -> None:
    w.heading(picture, "Controls", at(1232, 172, 400, 44))
    _label(picture, "toggle: on, off, focus, disabled", 1232, 255, "left")
    for number, (on, look, enabled) in enumerate(
        (
            (True, Bearing(), True),
            (False, Bearing(), True),
            (True, Bearing(focused=True), True),
            (False, Bearing(), False),
        )
    ):
        w.Toggle("toggle", at(1232 + 116 * number, 282, 80, 44), on, enabled=enabled).draw(picture, look)
    _label(picture, "slider", 1232, 364, "left")
    w.TextField("a", at(1232, 590, 194, 62), "", placeholder="Name").draw(picture)
    w.TextField("b", at(1448, 590, 192, 62), "Mila").draw(picture, Bearing(focused=True, caret=True))
    w.TextField("c", at(1662, 590, 194, 62), "NOVA?", wrong=True).draw(picture)


def _tabs(picture: Picture) -> None:
    w.heading(picture, "Panel, tabs, rows", at(64, 694, 500, 44))
    furniture.panel(picture, at(64, 764, 560, 450))
    tabs = w.Tabs("tabs", at(88, 788, 510, 56), (("1", "Today"), ("2", "All time"), ("3", "Friends")), "1")
    tabs.draw(picture)
    rows = (("Mila", "comet", 22), ("Vega", "moon", 18), ("Jonas", "rocket", 17), ("Rigel", "bolt", 11))
    for number, (name, emblem, stars) in enumerate(rows):
        box = at(88, 868 + 82 * number, 512, 68)
        furniture.panel(picture, box, "row", radius=20)
        w.seat_badge(picture, emblem, (box.x + units(44), box.cy), units(48))
        picture.text(name, Box(box.x + units(84), box.y, 0.2, box.h), units(29), face="title")
        picture.sprite("ui/icons/star", (box.right - units(86), box.cy), units(26), tint="focus")
        picture.text(
            str(stars), Box(box.right - units(80), box.y, units(56), box.h), units(28), align="right"
        )
        if number == 2:
            furniture.ring(picture, box, 20)


def _dialog(picture: Picture) -> None:
    w.heading(picture, "Dialog", at(680, 694, 500, 44))
    box = at(680, 764, 560, 450)
    furniture.panel(picture, box, "dialog")
    furniture.pill(picture, at(910, 798, 100, 100), "#141A42")
    picture.sprite("ui/icons/quit", at(960, 848).centre, units(54), tint="focus")
    picture.text("Leave the table", at(710, 908, 500, 60), units(45), face="title", align="centre")
    words = "The game is saved. You can go on from the title."
    picture.text(
        words, at(740, 972, 440, 84), units(27), face="plain", colour="#D9DDF5", align="centre", lines=2
    )
    w.Button("leave", at(712, 1102, 236, 80), "Leave", kind="danger").draw(picture)
    w.Button("stay", at(972, 1102, 236, 80), "Stay", kind="primary").draw(picture, Bearing(focused=True))


def _messages(picture: Picture) -> None:
    w.heading(picture, "Messages and progress", at(1296, 694, 600, 44))
    box = at(1296, 768, 480, 84)
    furniture.bubble(picture, box, tail=units(1376))
    words = "Drop\n1 cell down, through the platform"
    picture.text(words, box.inset(units(24), units(8)), units(25), colour="navy", lines=2)
    messages = (
        Toast("Saved", "good"),
        Toast("Jonas: gamepad 1 is gone", "warn"),
        Toast("A platform blocks that way", "bad"),
    )
    for number, message in enumerate(messages):
        w.toast(picture, message.text, message.kind, at(1296, 886 + 78 * number, 560, 68))
    for x, name, value, share, colour in (
        (1296, "Drawing", "62 %", 0.62, "accent"),
        (1592, "Stars left", "12", 0.33, "warn"),
    ):
        picture.text(name, at(x, 1136, 180, 40), units(24))
        picture.text(value, at(x + 164, 1136, 100, 40), units(24), colour="quiet", align="right")
        w.progress_bar(picture, at(x, 1180, 264, 22), share, colour)


def _keys(picture: Picture) -> None:
    w.heading(picture, "Keys and gamepad", at(64, 1250, 500, 44))
    x = 64.0
    for key in [*KEYS, *(f"pad_{pad}" for pad in PADS)]:
        if key == "pad_a":
            x += 18
        x += furniture.design(w.key_cap(picture, key, at(x, 1362).centre, units(54))) + 12


def _icons(picture: Picture) -> None:
    w.heading(picture, "Icons", at(64, 1418, 500, 44))
    for number, name in enumerate(name for names in ICONS for name in names.split()):
        row, column = divmod(number, 12)
        x, y = 128 + 151 * column, 1498 + 84 * row
        picture.sprite(f"ui/icons/{name}", at(x, y).centre, units(44), tint="text")
        label = name.replace("_", " ").replace("arrow ", "").replace("chevron", "chev")
        box = at(x - 75, y + 24, 150, 32)
        picture.text(label, box, units(20), face="plain", colour="quiet", align="centre")


def _seats(picture: Picture) -> None:
    w.heading(picture, "Seats", at(64, 1836, 500, 44))
    for number, emblem in enumerate(EMBLEMS):
        centre: Point = at(126 + 158 * number, 1958).centre
        w.seat_badge(picture, emblem, centre, units(112))
        picture.text(emblem.title(), at(56 + 158 * number, 2024, 140, 40), units(25), align="centre")
    w.heading(picture, "Games", at(1056, 1836, 300, 44))
    for number, (game, name) in enumerate(
        (("gravity", "Gravity"), ("star_race", "Race"), ("fairy_lights", "Lights"))
    ):
        picture.sprite(f"{game}/emblem", at(1112 + 128 * number, 1962).centre, units(110))
        picture.text(name, at(1048 + 128 * number, 2024, 128, 40), units(25), align="centre")
    w.heading(picture, "Levels", at(1472, 1836, 300, 44))
    for number, level in enumerate(OFFERED):
        wide = {"rookie": 182, "pilot": 156, "ace": 146, "legend": 188}[level]
        box = at(1472 + 200 * (number % 2), 1912 + 66 * (number // 2), wide, 46)
        w.level_pill(picture, level, level.title(), box)
