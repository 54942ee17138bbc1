"""The curtain between two people's turns: nobody's secrets are shown until the next one is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.client import devices
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Button, Id, Widget, panel, seat_badge
from game.client.intents import Confirm, Intent, Press, Release
from game.client.layout import Box
from game.client.paint.picture import Picture
from game.client.paint.theme import TEXT
from game.client.scene import Change, Pop
from game.match.lineup import Player

NAME = 0.056  # of who should look
CALM_SECONDS = 0.6  # a key that was meant for the last move lifts nothing


class Curtain(FormScene[Literal["lifted", "pause"]]):
    """Answers "lifted" when the person says so, "pause" if they want the menu."""

    overlay = True

    def __init__(self, desk: Desk, player: Player) -> None:
        super().__init__(desk)
        self._player = player
        self._age = 0.0

    @property
    def _open(self) -> bool:
        """Whoever presses now has seen whose turn it is."""
        return self._age >= CALM_SECONDS

    @property
    def still(self) -> bool:
        return super().still and self._open

    def handle(self, intent: Intent) -> Change | None:
        lifting = isinstance(intent, Confirm | Press | Release)
        if lifting and not devices.may_play(self._player, self.desk, intent.device):
            self.desk.sounds.play("refused")
            return None
        return None if lifting and not self._open else super().handle(intent)

    def update(self, seconds: float) -> Change | None:
        self._age += seconds
        return super().update(seconds)

    @property
    def _box(self) -> Box:
        return Box.around(self.desk.frame.box.centre, min(0.9, self.desk.frame.w - 0.1), 0.52)

    def controls(self) -> Sequence[Widget]:
        box = self._box.within(0.5, 0.085, "bottom").moved(dy=-0.045)
        label = self.desk.words("curtain-lift")
        return (Button("lift", box, label, kind="primary", icon="eye", enabled=self._open),)

    def chosen(self, id: Id, value: object) -> Change:
        return Pop("lifted")

    def cancelled(self) -> Change:
        return Pop("pause")

    @property
    def _told(self) -> str:
        """Who should look, and what they lift the curtain with if that is their own."""
        words, own = self.desk.words, devices.usable(self._player, self.desk).device
        text = words("curtain-text", name=self._player.name)
        return text if own == devices.ANY else f"{text}\n{devices.label(self.desk, own)}"

    def prompts(self) -> Sequence[Prompt]:
        words = self.desk.words
        return (Prompt("confirm", words("curtain-lift")), Prompt("cancel", words("table-menu")))

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box)
        seat_badge(picture, self._player.emblem, (box.cx, box.y + 0.12), 0.14)
        name = Box(box.x + 0.04, box.y + 0.2, box.w - 0.08, 0.08)
        picture.text(self._player.name, name, NAME, face="title", align="centre", name=True)
        line = Box(box.x + 0.06, box.y + 0.285, box.w - 0.12, 0.09)
        picture.text(self._told, line, TEXT, colour="quiet", align="centre", lines=2)
