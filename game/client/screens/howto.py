"""How to play: for each game a lesson at the table, and its rules to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game import catalogue
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.widgets import Button, IconButton, Id, Widget
from game.client.layout import Box
from game.client.paint.backdrop import draw_sky
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, NOTE, TITLE
from game.client.scene import Change, OpenLesson, OpenRules, Pop, Push
from game.client.screens.gamecard import draw_game_picture, draw_tick
from game.client.table.facts import facts
from game.home import lessons


class Learn(Struct, frozen=True):
    game: str


class Read(Struct, frozen=True):
    game: str


class HowTo(FormScene[None]):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, Learn(catalogue.names()[0]))
        self.known = self._look()

    def _look(self) -> Mapping[str, lessons.Learning]:
        """What has been learnt of each game."""
        known, trouble = lessons.LESSONS.look(self.desk.home)
        if trouble:
            self.desk.toast(trouble.told(self.desk.words), "warn")
        return {name: known.get(name, lessons.Learning()) for name in catalogue.names()}

    def _columns(self) -> list[Box]:
        frame = self.desk.frame
        safe = frame.safe
        width = min(1.9, safe.w)
        room = Box(frame.box.cx - width / 2, safe.y + 0.1, width, frame.h - safe.y - 0.2)
        games = len(catalogue.names())
        return room.rows(games, 0.026) if frame.upright else room.columns(games, 0.026)

    def _buttons(self, column: Box) -> list[Box]:
        """Learn, and read."""
        strip = self._told(column).cut_bottom(0.156)[0]
        return strip.rows(2, 0.014)

    def _told(self, column: Box) -> Box:
        """The place of words and buttons: below the picture, or beside it."""
        inner = column.inset(0.024, 0.028)
        return inner.cut_left(inner.w * 0.5, 0.024)[1] if self.desk.frame.upright else inner

    def controls(self) -> Sequence[Widget]:
        words, columns = self.desk.words, self._columns()
        widgets: list[Widget] = [
            IconButton("back", Box(columns[0].x, self.desk.frame.safe.y, 0.068, 0.068), "arrow_left")
        ]
        for name, column in zip(catalogue.names(), columns, strict=True):
            learn, read = self._buttons(column)
            label = words("howto-go-on" if self.known[name].step else "howto-learn")
            widgets += [
                Button(Learn(name), learn, label, kind="primary", icon="learn", size=LARGE),
                Button(Read(name), read, words("table-help"), icon="help", size=LARGE),
            ]
        return widgets

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case Learn(name):
                return Push(OpenLesson(name), self._learnt)
            case Read(name):
                return Push(OpenRules(name))
        return Pop()

    def _learnt(self, _: str | None) -> None:
        self.known = self._look()

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, columns = self.desk.words, self._columns()
        left = columns[0].x + 0.092
        title = Box(left, picture.frame.safe.y, columns[-1].right - left, 0.068)
        picture.text(words("title-howto"), title, TITLE, face="title")
        for name, column in zip(catalogue.names(), columns, strict=True):
            self._draw_game(picture, name, column)

    def _draw_game(self, picture: Picture, name: str, column: Box) -> None:
        words = self.desk.words
        panel(picture, column)
        inner = column.inset(0.024, 0.024)
        if picture.frame.upright:
            stage, rest = inner.cut_left(inner.w * 0.5)[0], self._told(column)
        else:
            stage, rest = inner.cut_top(min(inner.w / 1.5, inner.h * 0.4), 0.016)
        draw_game_picture(picture, name, stage)
        if self.known[name].learnt:
            draw_tick(picture, name, (stage.right - 0.036, stage.y + 0.036))
        heading, rest = rest.cut_top(0.09 if picture.frame.narrow else 0.056, 0.008)
        picture.text(words(f"game-{name}"), heading, 0.036, face="title", lines=2, align="centre")
        text = Box(rest.x, rest.y, rest.w, self._buttons(column)[0].y - rest.y - 0.056)
        picture.text(
            words(f"game-about-{name}"), text, 0.0265, face="plain", colour="prose", align="centre", lines=7
        )
        length = Box(rest.x, text.bottom + 0.006, rest.w, 0.038)
        told = words("howto-minutes", count=facts(name).lesson_minutes)
        picture.text(told, length, NOTE, colour=catalogue.meta(name).accent, align="centre")
