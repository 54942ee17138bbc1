"""A scene that moves more than any table, to measure frames with."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game import catalogue
from game.client.desk import Desk
from game.client.forms import widgets as w
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import Button, Widget
from game.client.layout import Box
from game.client.motion.clips import Particles
from game.client.paint import furniture
from game.client.paint.picture import PaintBox, Picture
from game.client.paint.theme import pieces
from game.client.scene import Change
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import begun

STARS = 90  # stars that bob, as on a board of six tiles
FALLERS = 6
BURSTS = 4
COLOURS = tuple(pieces("gravity").colours)


class Stress(FormScene[None]):
    """Ninety stars bob, six badges fly, four bursts of sparks, six seat panels, a row of buttons."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._age = 0.0

    @property
    def still(self) -> bool:
        return False

    def update(self, seconds: float) -> Change | None:
        self._age += seconds
        return super().update(seconds)

    def controls(self) -> Sequence[Widget]:
        strip = Box(0.35, 0.9, self.desk.frame.w - 0.7, 0.07)
        return [Button(f"b{k}", box, f"{k}") for k, box in enumerate(strip.columns(5, 0.02))]

    def prompts(self) -> Sequence[Prompt]:
        return ()

    def backdrop(self, picture: Picture) -> None:
        picture.ground("stress", _sky)
        for seat, emblem in enumerate(EMBLEMS):
            side = 0.02 if seat < 3 else picture.frame.w - 0.32
            box = Box(side, 0.03 + (seat % 3) * 0.28, 0.3, 0.25)
            picture.group(("seat", seat), box, _seat_plate(emblem), margin=0.04)
        self._stars(picture)
        self._fliers(picture)
        for burst in range(BURSTS):
            self._burst(picture, burst)

    def _stars(self, picture: Picture) -> None:
        for number in range(STARS):
            column, row = number % 15, number // 15
            x = picture.frame.w / 2 - 0.5 + column * 0.068
            y = 0.14 + row * 0.11 + 0.004 * math.sin(self._age * 2 + number)
            picture.sprite(f"gravity/star_{COLOURS[number % len(COLOURS)]}", (x, y), 0.059)

    def _fliers(self, picture: Picture) -> None:
        for number in range(FALLERS):
            turn = self._age * 1.3 + number
            at = picture.frame.w / 2 + 0.6 * math.cos(turn), 0.45 + 0.35 * math.sin(turn * 1.7)
            picture.sprite(f"ui/seats/{EMBLEMS[number]}", at, 0.1, angle=math.degrees(turn))

    def _burst(self, picture: Picture, number: int) -> None:
        age = (self._age + number * 0.2) % 0.8
        start = picture.frame.w / 2 + 0.2 * number - 0.3, 0.5
        particles = Particles(start, count=24, seconds=0.8, seed=number + 4 * int(self._age / 0.8))
        picture.specks(particles.specks(age))


class ThinkingStress(Stress):
    """The same, while an AI of the level legend thinks about one position after the other."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        players = tuple(Player(emblem, emblem, Bot("legend")) for emblem in EMBLEMS)
        self._view = begun("gravity", Lineup(players), 7).view(0)
        self._asked = 0

    def update(self, seconds: float) -> Change | None:
        if not self._asked or self.desk.thinking.poll(self._asked):
            self._asked += 1
            self.desk.thinking.ask(
                catalogue.package("gravity"), self._view, "legend", self._asked, self._asked
            )
        return super().update(seconds)


def _sky(picture: Picture) -> None:
    picture.fill(picture.frame.box, "night")
    for number in range(200):
        at = (number * 0.618 % 1) * picture.frame.w, number * 0.414 % 1
        picture.glow(at, 0.003, "quiet", 0.6)


def _seat_plate(emblem: str) -> PaintBox:
    def paint(picture: Picture, box: Box) -> None:
        furniture.panel(picture, box)
        w.seat_badge(picture, emblem, (box.x + 0.06, box.y + 0.06), 0.07)
        picture.text(emblem.title(), Box(box.x + 0.11, box.y + 0.02, 0.17, 0.08), 0.04, face="title")

    return paint
