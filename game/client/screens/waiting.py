"""The games that wait to be gone on with: a picture, who plays, whose turn it is, and when it was played.

A game can be deleted, and for some seconds brought back.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from math import ceil
from pathlib import Path

import pygame
from msgspec import Struct
from pygame import Surface

from game import catalogue
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.intents import Command, Intent
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, NOTE, SMALL, TEXT, TITLE
from game.client.scene import Change, Home, OpenTable, Pop
from game.client.screens.gamecard import draw_game_picture
from game.client.table.miniature import Miniature
from game.engine.contract import NOBODY
from game.home import saves, store
from game.home.store import Broken
from game.match.journal import OtherVersion
from game.match.match import Match

CARD = 0.364  # height
CARD_GAP = 0.024
EDGE = 0.01  # room for the ring of the focus
WIDEST = 0.83
PICTURE = 1.24  # width against height
RADIUS = 30
UNDO_SECONDS = 8.0


class GameLeft(Struct, frozen=True):
    """A card; `name` is that of the save."""

    name: str


class Trash(Struct, frozen=True):
    """The button that deletes a game."""

    name: str


class WaitingGame:
    """A game on the list."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.stem
        self.game = saves.game_of(path)
        self.played = saves.age(path)
        self.match: Match | None = None
        self.problem = ""  # why it cannot be gone on with
        self.miniature: Miniature | None = None
        self.deleted: Path | None = None  # where it lies now
        self.left = 0.0  # seconds in which it can be brought back

    @property
    def read(self) -> bool:
        return self.match is not None or bool(self.problem)


class GamesWaiting(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk, game: str = "") -> None:
        """`game`: the newest of this game has the focus."""
        self.entries = [WaitingGame(path) for path in desk.keeper.waiting()]
        first = next((entry for entry in self.entries if entry.game == game), None)
        super().__init__(desk, GameLeft((first or self.entries[0]).name) if self.entries else "back")
        self._pictures: dict[tuple[object, ...], Surface] = {}

    @property
    def waiting(self) -> list[WaitingGame]:
        """The games that are not deleted."""
        return [entry for entry in self.entries if entry.deleted is None]

    @property
    def commands(self) -> Sequence[str]:
        return ("remove", "undo")

    @property
    def needs(self) -> object:
        return all(entry.read for entry in self.entries)

    @property
    def still(self) -> bool:
        moving = any(entry.deleted for entry in self.entries) or self._next_step() is not None
        return super().still and not moving

    # Places

    @property
    def _room(self) -> Box:
        frame = self.desk.frame
        top = frame.safe.y + 0.1
        return Box(frame.safe.x - 0.02, top, frame.safe.w + 0.04, frame.h - top - widgets.PROMPTS)

    def _columns(self) -> int:
        return 1 if self.desk.frame.narrow else 2

    def _cards(self, room: Box) -> list[Box]:
        """Where each card lies; the scroller moves them."""
        columns = self._columns()
        inner = room.inset(0.02, EDGE)
        width = min(WIDEST, (inner.w - 0.016 - CARD_GAP * (columns - 1)) / columns)
        left = inner.cx - (width * columns + CARD_GAP * (columns - 1)) / 2
        return [
            Box(
                left + at % columns * (width + CARD_GAP),
                inner.y + at // columns * (CARD + CARD_GAP),
                width,
                CARD,
            )
            for at in range(len(self.entries))
        ]

    def _scroller(self) -> widgets.Scroller:
        room = self._room
        rows = -(-len(self.entries) // self._columns())
        return widgets.Scroller("list", room, content=rows * (CARD + CARD_GAP) - CARD_GAP + 2 * EDGE)

    # Widgets

    def controls(self) -> Sequence[widgets.Widget]:
        safe, scroller = self.desk.frame.safe, self._scroller()
        down = self.form.top(scroller) - scroller.box.y
        cards = [box.moved(dy=down) for box in self._cards(scroller.box)]
        pairs = [*zip(self.entries, cards, strict=True)]
        return [
            widgets.IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left"),
            scroller,
            *(self._card(entry, box) for entry, box in pairs),
            *(self._trash(entry, box) for entry, box in pairs if entry.deleted is None),
        ]

    def _card(self, entry: WaitingGame, box: Box) -> widgets.Widget:
        def paint(picture: Picture, place: Box, look: widgets.Bearing) -> None:
            self._draw_card(picture, place, entry, look)

        return widgets.PictureButton(GameLeft(entry.name), box, paint=paint, radius=RADIUS, inside="list")

    def _trash(self, entry: WaitingGame, box: Box) -> widgets.Widget:
        tip = self.desk.words("continue-delete")
        return OnlyPointed(Trash(entry.name), _foot(_words_of(box))[1], tip=tip, inside="list")

    # What happens

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        for entry in self.entries:
            entry.left = max(0.0, entry.left - seconds)
        gone = [entry for entry in self.entries if entry.deleted is not None and not entry.left]
        for entry in gone:
            self._remove(entry)
        step = self._next_step()
        if step is not None:
            self._prepare(step)
        return None

    def _next_step(self) -> WaitingGame | None:
        """The next game to be read or drawn: one in each frame."""
        unread = (entry for entry in self.entries if not entry.read)
        undrawn = (entry for entry in self.entries if entry.match and self._key(entry) not in self._pictures)
        return next(unread, None) or next(undrawn, None)

    def _prepare(self, entry: WaitingGame) -> None:
        if not entry.read:
            self._read(entry)
        elif entry.miniature is not None:
            self._pictures[self._key(entry)] = entry.miniature.drawn(self._picture_size(), self._radius)

    def _read(self, entry: WaitingGame) -> None:
        words = self.desk.words
        try:
            entry.match = self.desk.keeper.read(entry.path)
        except Broken as broken:
            self.desk.toast(saves.broken_save(words, broken), "warn")
        except OtherVersion:
            entry.problem = words("continue-other-version")
        except OSError as error:
            entry.problem = words("save-unread", reason=store.reason(words, error))
        if entry.match is not None:
            entry.game = entry.match.game.name
            entry.miniature = Miniature(self.desk, entry.match)
        elif not entry.problem:  # it is broken, or it had ended
            self._remove(entry)

    def _remove(self, entry: WaitingGame) -> None:
        """Take a card away; the focus goes to the next."""
        at = self.entries.index(entry)
        self.entries.remove(entry)
        if self.form.focus == GameLeft(entry.name):
            after = self.entries[at : at + 1] or self.entries[-1:]
            self.form.focus = GameLeft(after[0].name) if after else "back"

    def _entry(self, name: str) -> WaitingGame:
        return next(entry for entry in self.entries if entry.name == name)

    def chosen(self, id: widgets.Id, value: object) -> Change | None:
        match id:
            case GameLeft(name):
                entry = self._entry(name)
                if entry.deleted is None:
                    return self._go_on(entry)
                self._restore(entry)
                return None
            case Trash(name):
                self._delete(self._entry(name))
                return None
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        focus = self.form.focus
        match intent:
            case Command("remove") if isinstance(focus, GameLeft):
                entry = self._entry(focus.name)
                if entry.deleted is None:
                    self._delete(entry)
            case Command("undo"):
                deleted = [entry for entry in self.entries if entry.deleted is not None]
                if deleted:
                    self._restore(max(deleted, key=lambda entry: entry.left))
        return None

    def _go_on(self, entry: WaitingGame) -> Change | None:
        if not entry.read:
            self._read(entry)
        if entry.match is None:
            if entry.problem:
                self.desk.toast(entry.problem, "warn")
            return None
        return Home(OpenTable(entry.match, save=self.desk.keeper.slot(entry.name)))

    def _delete(self, entry: WaitingGame) -> None:
        try:
            entry.deleted = saves.delete(self.desk.home, entry.name)
        except OSError as error:
            words = self.desk.words
            self.desk.toast(words("continue-not-deleted", reason=store.reason(words, error)), "bad")
            return
        entry.left = UNDO_SECONDS
        self.desk.sounds.play("back")

    def _restore(self, entry: WaitingGame) -> None:
        assert entry.deleted is not None
        try:
            saves.restore(self.desk.home, entry.deleted)
        except OSError as error:
            words = self.desk.words
            self.desk.toast(words("continue-not-restored", reason=store.reason(words, error)), "bad")
            return
        entry.deleted = None
        self.desk.sounds.play("undo")

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        texts = {"arrows": "prompt-move", "confirm": "continue-go-on", "remove": "continue-delete"}
        if any(entry.deleted for entry in self.entries):
            texts["undo"] = "continue-undo"
        return prompts_of(self.desk.words, **texts, cancel="prompt-back")

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.092, 0.068)
        drawn = picture.text(words("title-continue"), title, TITLE, face="title")
        beside = Box(drawn.right + 0.034, safe.y + 0.008, safe.right - drawn.right - 0.034, 0.068)
        picture.text(words("continue-count", count=len(self.waiting)), beside, TEXT, colour="quiet")
        if not self.entries:
            room = self._room
            text = Box(room.x, room.cy - 0.05, room.w, 0.1)
            picture.text(words("continue-none"), text, LARGE, colour="quiet", align="centre", lines=2)

    def rehearse(self, picture: Picture) -> None:
        super().rehearse(picture)
        for entry in self.entries:
            if entry.miniature is not None:
                entry.miniature.rehearse()

    def _draw_card(self, picture: Picture, box: Box, entry: WaitingGame, look: widgets.Bearing) -> None:
        there, words = entry.deleted is None, _words_of(box)
        if there:
            furniture.panel(picture, box, "row" if look.focused or look.hovered else "menu", radius=RADIUS)
        else:
            furniture.dashed(picture, box, RADIUS)
        self._draw_picture(picture, _picture_of(box), entry)
        top, rest = words.cut_top(0.058, 0.008)
        name = self.desk.words(f"game-{entry.game}") if entry.game else entry.name
        picture.text(name, top, 0.036, face="title", colour="text" if there else "quiet")
        rest = rest.cut_bottom(0.07, 0.008)[1]
        if there:
            self._draw_told(picture, rest, entry)
        else:
            self._draw_deleted(picture, rest, entry)
        if there:
            trash = widgets.IconButton("", _foot(words)[1], "trash")
            trash.draw(picture, widgets.Bearing(hovered=self.form.hover == Trash(entry.name)))
        if not entry.problem or not there:
            self._draw_button(picture, _foot(words)[0], there, look)

    def _draw_button(self, picture: Picture, box: Box, there: bool, look: widgets.Bearing) -> None:
        """What Enter does with the card."""
        kind = "primary" if look.focused and there else "secondary"
        label = self.desk.words("continue-go-on" if there else "continue-undo")
        button = widgets.Button("", box, label, kind=kind, icon="play" if there else "undo", size=0.03)
        button.draw(picture, replace(look, focused=False))

    def _draw_told(self, picture: Picture, box: Box, entry: WaitingGame) -> None:
        """Who plays, whose turn it is, how far the game is, and when it was played."""
        words, match = self.desk.words, entry.match
        when, rest = box.cut_bottom(0.032)
        picture.sprite("ui/icons/clock", (when.x + 0.013, when.cy), 0.026, tint="quiet")
        text = Box(when.x + 0.036, when.y, when.w - 0.036, when.h)
        picture.text(self._when(entry.played), text, SMALL, colour="quiet")
        if match is None:
            if entry.problem:
                picture.text(entry.problem, rest, SMALL, colour="quiet", lines=3)
            return
        badges, rest = rest.cut_top(0.066, 0.002)
        self._draw_players(picture, badges, match)
        if not picture.frame.big_text:  # else the emblems alone tell it
            playing, rest = rest.cut_top(rest.h / 3)
            names = ", ".join(player.name for player in match.lineup.players)
            picture.text(names, playing, SMALL, colour="quiet", name=True)
        turn, far = rest.rows(2)
        seat = match.asked
        if seat is not None:
            name = match.lineup.players[seat].name
            picture.text(words("continue-turn", name=name), turn, TEXT, face="strong", name=True)
        told = catalogue.part(match.game.name, "words").progress(words, match.view(NOBODY))
        picture.text(told, far, SMALL, colour="quiet")

    def _draw_players(self, picture: Picture, box: Box, match: Match) -> None:
        """Their emblems; that of whoever is to act is larger and shines."""
        players = match.lineup.players
        pitch = min(0.068, (box.w - 0.024) / len(players))
        x = box.x
        for seat, player in enumerate(players):
            acts = seat == match.asked
            size = 0.064 if acts else 0.046
            size = min(size, pitch * (1.3 if acts else 1.0))
            x += size / 2
            if acts:
                picture.glow((x, box.cy), size * 0.8, "focus", 0.5)
            widgets.seat_badge(picture, player.emblem, (x, box.cy), size)
            x += size / 2 + max(0.008, pitch - 0.052)

    def _draw_deleted(self, picture: Picture, box: Box, entry: WaitingGame) -> None:
        words = self.desk.words
        line, rest = box.cut_top(0.05)
        picture.sprite("ui/icons/trash", (line.x + 0.014, line.cy), 0.03, tint="quiet")
        place = Box(line.x + 0.044, line.y, line.w - 0.044, line.h)
        picture.text(words("continue-deleted"), place, TEXT, face="strong")
        seconds = max(1, ceil(entry.left))
        foot, rest = rest.cut_bottom(0.04)
        picture.text(words("continue-seconds", count=seconds), foot, NOTE, colour="quiet")
        left = seconds if self.desk.settings.reduced_motion else entry.left
        widgets.progress_bar(picture, rest.cut_bottom(0.012)[0], left / UNDO_SECONDS, "focus")

    def _draw_picture(self, picture: Picture, box: Box, entry: WaitingGame) -> None:
        drawn = self._pictures.get(self._key(entry))
        if drawn is None:  # not yet
            if entry.game:
                draw_game_picture(picture, entry.game, box)
            else:
                furniture.panel(picture, box, "bar", RADIUS - 8)
            return
        if entry.deleted is not None:
            drawn = picture.art.altered(drawn, "grey", partial(_grey, drawn))
        picture.blit(drawn, (box.x, box.y))
        furniture.outline(picture, box, "frame", RADIUS - 8, 1.5)
        size = 0.072
        centre = box.x + 0.012 + size / 2, box.y + 0.012 + size / 2
        picture.sprite(f"{entry.game}/emblem", centre, size, alpha=1.0 if entry.deleted is None else 0.4)

    def _key(self, entry: WaitingGame) -> tuple[object, ...]:
        desk = self.desk
        return entry.name, desk.frame, desk.theme.name, desk.theme.palette, desk.words.language

    def _picture_size(self) -> tuple[int, int]:
        box = _picture_of(self._cards(self._room)[0])
        frame = self.desk.frame
        return max(1, frame.px(box.w)), max(1, frame.px(box.h))

    @property
    def _radius(self) -> int:
        return self.desk.frame.px(furniture.units(RADIUS - 8))

    def _when(self, played: float) -> str:
        """today, 21:14; yesterday; the day of the week; the date."""
        words, then = self.desk.words, time.localtime(played)
        clock = time.strftime("%H:%M", then)
        days = _day_number(time.localtime(self.now())) - _day_number(then)
        if days <= 0:
            return words("continue-today", time=clock)
        if days == 1:
            return words("continue-yesterday", time=clock)
        if days < 7:
            return words("continue-weekday", day=words(f"weekday-{then.tm_wday + 1}"), time=clock)
        told = words("hall-date", day=then.tm_mday, month=then.tm_mon, year=str(then.tm_year))
        return words("continue-date", date=told, time=clock)

    def now(self) -> float:
        return time.time()


class OnlyPointed(widgets.Widget):
    """A part of a card, which draws it, for pointers: keys have a command of their own."""

    @property
    def focusable(self) -> bool:
        return False

    @property
    def pointable(self) -> bool:
        return self.enabled


def _picture_of(card: Box) -> Box:
    inner = card.inset(0.016)
    width = min(PICTURE * inner.h, 0.5 * card.w)
    return Box(inner.x, inner.y, width, inner.h)


def _words_of(card: Box) -> Box:
    """What stands beside the picture."""
    inner, picture = card.inset(0.016), _picture_of(card)
    return Box(picture.right + 0.022, inner.y, inner.right - picture.right - 0.03, inner.h)


def _foot(words: Box) -> tuple[Box, Box]:
    """Where to go on, and where to delete."""
    foot = words.cut_bottom(0.068)[0]
    trash, go_on = foot.cut_right(0.07, 0.01)
    return go_on, trash


def _day_number(moment: time.struct_time) -> int:
    """Days since long ago, on the clock of the place."""
    return date(moment.tm_year, moment.tm_mon, moment.tm_mday).toordinal()


def _grey(surface: Surface) -> Surface:
    """The same without colours, and darker."""
    grey = pygame.transform.grayscale(surface)
    grey.fill((110, 110, 120, 255), None, pygame.BLEND_RGBA_MULT)
    return grey
