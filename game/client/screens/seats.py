"""Change who holds the seats during a game: people and AIs take seats over, somebody resigns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as replaced
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.client import devices
from game.client.desk import Desk
from game.client.forms.devicechooser import chooser
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, IconButton, Id, Widget, heading, seat_badge
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, LARGE
from game.client.scene import Answer, Ask, Change, Pop, Push
from game.client.screens.seatpanel import SeatDevice, deciders, holder_of, value_of
from game.client.table.play import Play
from game.engine.contract import Seat
from game.match.lineup import Bot, Person

PERSON = "person"
HEIR = Bot("pilot")  # of the AI that plays on for a person who resigns
SEAT_ROW = 0.082
ROW_GAP = 0.01


class HolderOf(Struct, frozen=True):
    seat: Seat


class Resign(Struct, frozen=True):
    seat: Seat


class Seats(FormScene[None]):
    overlay = True

    def __init__(self, desk: Desk, play: Play) -> None:
        super().__init__(desk, HolderOf(0))
        self.play = play

    @property
    def _box(self) -> Box:
        room = self.desk.frame.box
        height = 0.13 + len(self.play.match.lineup.players) * (SEAT_ROW + ROW_GAP) + 0.1
        return room.within(min(1.16, room.w - 0.06), height)

    def _rows(self) -> list[Box]:
        box = self._box
        count = len(self.play.match.lineup.players)
        return [
            Box(box.x + 0.03, box.y + 0.11 + seat * (SEAT_ROW + ROW_GAP), box.w - 0.06, SEAT_ROW)
            for seat in range(count)
        ]

    def controls(self) -> Sequence[Widget]:
        box = self._box
        done = box.within(0.3, 0.068, "bottom").moved(dy=-0.026)
        widgets: list[Widget] = []
        for seat, row in enumerate(self._rows()):
            widgets += self._of_seat(seat, row)
        return [*widgets, Button("done", done, self.desk.words("seats-done"), kind="primary", icon="check")]

    def _of_seat(self, seat: Seat, row: Box) -> list[Widget]:
        player = self.play.match.lineup.players[seat]
        words = self.desk.words
        _, holder, device, resign = row.inset(0.0, 0.01).shares((3.4, 3.2, 3.2, 0.75), 0.014)
        choice = deciders(self.desk, HolderOf(seat), holder, player.holder)
        holders = [(PERSON, words("seats-person")), *choice.options]
        now, icons = value_of(player.holder) or PERSON, ["person", *choice.icons]
        widgets: list[Widget] = [replaced(choice, options=holders, value=now, icons=icons)]
        if player.is_person:
            tip = words("seats-resign")
            widgets += [
                chooser(self.desk, SeatDevice(seat), device, player.device),
                IconButton(Resign(seat), resign, "resign", label=tip, tip=tip),
            ]
        return widgets

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "done":
                return Pop()
            case HolderOf(seat):
                self._seat(seat, holder=Person() if value == PERSON else holder_of(str(value)))
            case SeatDevice(seat):
                devices.greet(self.desk, str(value))
                self._seat(seat, device=value)
            case Resign(seat):
                return self._ask_resign(seat)
        return None

    def _seat(self, seat: Seat, **changes: Any) -> None:
        self.play.seat(seat, replace(self.play.match.lineup.players[seat], **changes))

    def _ask_resign(self, seat: Seat) -> Change:
        words = self.desk.words
        name = self.play.match.lineup.players[seat].name
        answers = (
            Answer("resign", words("seats-resign"), "danger"),
            Answer("stay", words("pause-resume"), "primary"),
        )
        text = words("seats-resign-text", name=name)

        def answered(answer: str | None) -> None:
            if answer == "resign":
                self._seat(seat, holder=HEIR)

        return Push(Ask(words("seats-resign-title", name=name), text, answers, "resign"), answered)

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        panel(picture, box, "dialog")
        title = Box(box.x + 0.036, box.y + 0.022, box.w - 0.07, 0.056)
        heading(picture, self.desk.words("seats-title"), title, HEAD)
        for row, player in zip(self._rows(), self.play.match.lineup.players, strict=True):
            panel(picture, row, "row", 20)
            seat_badge(picture, player.emblem, (row.x + 0.042, row.cy), 0.058)
            name = row.inset(0.0, 0.01).shares((3.4, 3.2, 3.2, 0.75), 0.014)[0].inset(0.0, 0.004)
            name = Box(name.x + 0.08, name.y, name.w - 0.08, name.h)
            picture.text(player.name, name, LARGE, face="title", name=True)
