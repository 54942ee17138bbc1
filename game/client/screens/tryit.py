"""Who plays on from a ply of a game that is watched again. It answers a match of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as replaced

from msgspec import Struct
from msgspec.structs import replace

from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, Id, Toggle, Widget, heading, seat_badge
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, LARGE, SMALL
from game.client.scene import Change, OpenTry, Pop
from game.client.screens.seatpanel import deciders, holder_of, value_of
from game.engine.contract import Seat
from game.home.lineups import with_player
from game.match.lineup import Bot, Lineup, Person, Player
from game.match.match import Match
from game.match.watched import tried

PERSON = "person"
RIVAL = Bot("pilot")  # who plays for the people who do not try it
SEAT_ROW = 0.078
ROW_GAP = 0.008


class TrySeat(Struct, frozen=True):
    """Who shall decide for a seat."""

    seat: Seat


class TryIt(FormScene[Match]):
    """The seat that is asked is a person's, all others are held by AIs, until somebody says otherwise."""

    overlay = True

    def __init__(self, desk: Desk, route: OpenTry) -> None:
        super().__init__(desk, "start")
        self.match, self.ply, self.seat = route.match, route.ply, route.seat
        self.as_it_was = False
        now = self.match.at(self.ply).lineup
        players = tuple(self._beginner(seat, player) for seat, player in enumerate(now.players))
        self.lineup: Lineup = replace(now, players=players)

    def _beginner(self, seat: Seat, player: Player) -> Player:
        if seat == self.seat:
            return player if player.is_person else replace(player, holder=Person())
        return replace(player, holder=RIVAL) if player.is_person else player

    @property
    def _box(self) -> Box:
        room = self.desk.frame.box
        height = 0.15 + len(self.lineup.players) * (SEAT_ROW + ROW_GAP) + 0.2
        return room.within(min(1.0, room.w - 0.06), min(height, room.h - 0.02))

    def _rows(self) -> list[Box]:
        box = self._box
        first = Box(box.x + 0.03, box.y + 0.138, box.w - 0.06, SEAT_ROW)
        return [first.moved(dy=seat * (SEAT_ROW + ROW_GAP)) for seat in range(len(self.lineup.players))]

    def controls(self) -> Sequence[Widget]:
        words, box = self.desk.words, self._box
        widgets: list[Widget] = []
        for seat, row in enumerate(self._rows()):
            holder = self.lineup.players[seat].holder
            place = row.inset(0.0, 0.009).shares((1.0, 1.0), 0.014)[1]
            choice = deciders(self.desk, TrySeat(seat), place.cut_right(0.01)[1], holder)
            options = [(PERSON, words("seats-person")), *choice.options]
            icons, now = ["person", *choice.icons], value_of(holder) or PERSON
            widgets.append(replaced(choice, options=options, value=now, icons=icons))
        foot = Box(box.x + 0.036, box.bottom - 0.19, box.w - 0.072, 0.17)
        top, bottom = foot.cut_top(0.08, 0.02)
        note = words("try-as-it-was-note")
        toggle = Toggle("as-it-was", top, self.as_it_was, words("try-as-it-was"), note=note)
        away, start = bottom.cut_top(0.068)[0].columns(2, 0.02)
        return [
            *widgets,
            toggle,
            Button("away", away, words("try-away")),
            Button("start", start, words("replay-try"), kind="primary", icon="try_here"),
        ]

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "away":
                return Pop()
            case "start":
                seat = next((each for each in self.lineup.people() if each == self.seat), None)
                seat = next(iter(self.lineup.people()), self.seat) if seat is None else seat
                return Pop(tried(self.match, self.ply, self.lineup, seat, as_it_was=self.as_it_was))
            case "as-it-was":
                self.as_it_was = bool(value)
            case TrySeat(seat):
                holder = Person() if value == PERSON else holder_of(str(value))
                self.lineup = with_player(
                    self.lineup, seat, replace(self.lineup.players[seat], holder=holder)
                )
        return None

    def backdrop(self, picture: Picture) -> None:
        box, words = self._box, self.desk.words
        panel(picture, box, "dialog")
        heading(picture, words("replay-try"), Box(box.x + 0.036, box.y + 0.018, box.w - 0.07, 0.056), HEAD)
        note = Box(box.x + 0.036, box.y + 0.084, box.w - 0.07, 0.048)
        picture.text(words("try-note"), note, SMALL, colour="quiet", lines=2)
        for row, player in zip(self._rows(), self.lineup.players, strict=True):
            panel(picture, row, "row", 20)
            seat_badge(picture, player.emblem, (row.x + 0.042, row.cy), 0.054)
            name = row.inset(0.0, 0.012).shares((1.0, 1.0), 0.014)[0]
            name = Box(name.x + 0.08, name.y, name.w - 0.08, name.h)
            picture.text(player.name, name, LARGE, face="title", name=True)
