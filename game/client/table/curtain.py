"""The curtain between two people's turns: nobody's secrets are shown until the next one is ready.

A press that begins while it is fully there lifts it, once it has been held for a moment. For who cannot hold,
a setting asks for two presses well apart instead. Presses in quick succession never lift it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from game.client import devices, intents
from game.client.desk import Desk
from game.client.forms.prompts import Prompt, keys_of, prompt_bar, prompts_width
from game.client.forms.widgets import key_cap, key_width
from game.client.layout import Box
from game.client.paint.furniture import tinted_panel
from game.client.paint.picture import Align, Picture
from game.client.paint.theme import BIG, LARGE, TEXT
from game.client.scene import Change, Pop, Scene
from game.client.table.quiet import QUIET_SECONDS, SHAKE_SECONDS
from game.match.lineup import ANY, EMBLEMS, Player

NAME = 0.05  # of who should look
HOLD_SECONDS = 0.6
BACK_SECONDS = 0.2  # in which the ring runs back
APART_SECONDS = 0.5  # between two presses that are meant
FORGET_SECONDS = 4.0  # after which the first of two presses is forgotten
LIFT_SECONDS = 0.25
LEAST_SIZE = (0.66, 0.25)
LEAST_TALL = (0.29, 0.36)  # of an upright one, where the ring stands above the words
UPRIGHT = 0.75  # how high it is at least, in its width
RING_STEPS = 48


class Curtain(Scene[Literal["lifted", "pause"]]):
    """Answers "lifted" when the person says so, "pause" if they want the menu."""

    overlay = True
    veil = 0.45

    def __init__(self, desk: Desk, player: Player, panel: Callable[[], Box] | None = None) -> None:
        self.desk = desk
        self._player = player
        self._panel = panel or (lambda: desk.frame.box.within(*LEAST_SIZE))  # of the person, at the table
        self._age = 0.0
        self._held: intents.Device | None = None  # what holds the curtain now
        self._share = 0.0  # of the ring that is filled
        self._pressed = -math.inf  # when the last press began
        self._half = False  # the first of two presses has been made
        self._shaken = -math.inf  # when a press did nothing
        self._lifting: float | None = None  # seconds since the ring is full

    # What a person does

    def handle(self, intent: intents.Intent) -> Change | None:
        match intent:
            case intents.Cancel() | intents.Menu():
                return Pop("pause")
            case intents.Confirm() | intents.Press(button=1):
                self._press(intent)
            case intents.PointAt() | intents.Press():
                pass
            case intents.Drag(pos=pos) if self.box.contains(pos):
                pass
            case intents.Drag() | intents.Release() | intents.LetGo() | intents.DeviceRemoved() if (
                intent.device == self._held
            ):
                self._held = None
        return None

    def _press(self, intent: intents.Confirm | intents.Press) -> None:
        if self._lifting is not None:
            return
        before, self._pressed = self._pressed, self._age
        aside = isinstance(intent, intents.Press) and not self.box.contains(intent.pos)
        foreign = not devices.may_play(self._player, self.desk, intent.device)
        hasty = self._age < QUIET_SECONDS or (self._twice and self._age - before < APART_SECONDS)
        if aside or foreign or hasty:
            self._half, self._shaken = False, self._age
            self.desk.sounds.play("refused")
        elif not self._twice:
            self._held = intent.device
        elif self._half:
            self._share = 1.0
        else:
            self._half = True

    @property
    def _twice(self) -> bool:
        return self.desk.settings.curtain == "twice"

    # Time

    @property
    def still(self) -> bool:
        resting = self._held is None and self._share == self._rest and self._lifting is None
        return resting and not self._half and self._age >= max(QUIET_SECONDS, self._shaken + SHAKE_SECONDS)

    @property
    def _rest(self) -> float:
        """What the ring runs to by itself."""
        return 0.5 if self._half else 0.0

    def update(self, seconds: float) -> Change | None:
        self._age += seconds
        if self._lifting is not None:
            self._lifting += seconds
            return Pop("lifted") if self._lifting >= LIFT_SECONDS else None
        if self._half and self._age - self._pressed > FORGET_SECONDS:
            self._half = False
        if self._held is not None:
            self._share = min(1.0, self._share + seconds / HOLD_SECONDS)
        elif self._share < 1.0:
            way = seconds / BACK_SECONDS
            self._share += max(-way, min(way, self._rest - self._share))
        if self._share >= 1.0:
            self._lifting = 0.0
            return Pop("lifted") if self.desk.settings.reduced_motion else None
        return None

    # What is seen

    @property
    def box(self) -> Box:
        """At the panel of the person, large enough to read, within the window."""
        about, room = self._panel(), self.desk.frame.box.inset(0.004)
        least = LEAST_TALL if about.h > UPRIGHT * about.w else LEAST_SIZE
        wide, high = min(max(about.w, least[0]), room.w), max(about.h, least[1])
        return Box.around(about.centre, wide, high).moved_into(room)

    def draw(self, picture: Picture) -> None:
        box = self.box
        picture.touchable("lift", box)
        with picture.shift(self._shake, -self._lifted * 0.12), picture.fade(1.0 - self._lifted):
            colour = picture.theme.seat(EMBLEMS.index(self._player.emblem))
            tinted_panel(picture, box, colour, glow=True, dense=True)
            ring, told = self._shares(box)
            self._draw_ring(picture, ring)
            self._draw_words(picture, told, centred=_tall(box))
        menu = (Prompt("cancel", self.desk.words("table-menu")),)
        at = box.cx, box.y - 0.045 if box.y > 0.2 else box.bottom + 0.045
        if _tall(box):
            beside = prompts_width(picture, self.desk, menu) / 2 + 0.03
            right = box.right + 2 * beside < self.desk.frame.box.right
            at = (box.right + beside if right else box.x - beside), box.bottom - 0.036
        prompt_bar(picture, self.desk, menu, at)

    def _shares(self, box: Box) -> tuple[Box, Box]:
        """The places of the ring and the words: one beside the other, or above it."""
        if _tall(box):
            size = min(0.2, box.w - 0.04)
            both = box.within(box.w - 0.024, min(size + 0.2, box.h - 0.03))
            ring, told = both.cut_top(size, 0.02)
            return ring.within(size, size), told
        size = min(0.24, box.h - 0.02)
        left = max(0.03, (box.w - size - 0.46) / 2)
        ring, told = box.cut_left(left)[1].cut_left(size, 0.03)
        return ring.within(size, size), told.within(told.w - 0.02, 0.18, "left")

    @property
    def _shake(self) -> float:
        since = self._age - self._shaken
        if since >= SHAKE_SECONDS or self.desk.settings.reduced_motion:
            return 0.0
        return 0.008 * math.sin(since * 40.0) * (1.0 - since / SHAKE_SECONDS)

    @property
    def _lifted(self) -> float:
        return min(1.0, (self._lifting or 0.0) / LIFT_SECONDS)

    def _draw_ring(self, picture: Picture, box: Box) -> None:
        """Round the emblem, filled clockwise from the top."""
        share = round(self._share * RING_STEPS) / RING_STEPS
        if self._lifting is not None:
            picture.glow(box.centre, box.h, "focus", 1.0 - self._lifted)
        picture.svg(_ring(share, picture.theme.focus), box)
        picture.sprite(f"ui/seats/{self._player.emblem}", box.centre, box.h * 0.56)

    def _draw_words(self, picture: Picture, box: Box, *, centred: bool) -> None:
        words = self.desk.words
        align: Align = "centre" if centred else "left"
        name, hold, why = box.rows(3, 0.008)
        picture.text(self._player.name, name, NAME, face="title", name=True, align=align)
        own = devices.usable(self._player, self.desk).device
        kind = self.desk.device.kind if own == ANY else own.partition(" ")[0]
        text = f"curtain-{self.desk.settings.curtain}" + ("-touch" if kind == "touch" else "")
        signs = keys_of(self.desk, "confirm") if kind in ("keyboard", "gamepad") else ()
        room = sum(key_width(picture, key) + 0.012 for key in signs) if signs else hold.h + 0.008
        label = hold.cut_right(room)[1]
        wide = min(label.w, picture.text_width(words(text), BIG, "strong") + 0.002)
        label = label.moved((label.w - wide) / 2 if centred else 0.0).cut_left(wide)[0]
        picture.text(words(text), label, BIG, face="strong", colour="focus")
        x = label.right + 0.012
        for key in signs:
            key_cap(picture, key, (x, hold.cy))
        if not signs:
            picture.sprite(f"ui/icons/{kind}", (x + hold.h * 0.4, hold.cy), hold.h * 0.8, tint="focus")
        label_of = "" if own == ANY else f" · {devices.label(self.desk, own)}"
        picture.text(
            words("curtain-why") + label_of, why, LARGE if not label_of else TEXT, align=align, lines=2
        )


def _tall(box: Box) -> bool:
    """Whether the ring stands above the words."""
    return box.h > UPRIGHT * box.w


def _ring(share: float, colour: str) -> str:
    """A ring, filled to this share."""
    around = 'cx="128" cy="128" r="96" fill="none"'
    length = 2 * math.pi * 96
    angle = 2 * math.pi * share
    x, y = 128 + 96 * math.sin(angle), 128 - 96 * math.cos(angle)
    filled = (
        f'<circle {around} stroke="{colour}" stroke-width="20" stroke-linecap="round" '
        f'stroke-dasharray="{length * share:.1f} {length:.1f}" transform="rotate(-90 128 128)"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="#FFFBEA"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">'
        f'<circle {around} stroke="#0A0D22" stroke-width="26"/>'
        f'<circle {around} stroke="#39427C" stroke-width="20"/>{filled if share else ""}</svg>'
    )
