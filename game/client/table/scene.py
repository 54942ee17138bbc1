"""The table: what is the same in all three games once the match has begun.

It owns the play (match, motion, AIs), the curtain, messages, log, digest, hints and undo, and hands
everything else to the game's presenter.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.client import devices
from game.client.desk import Desk
from game.client.forms.form import Form
from game.client.forms.prompts import prompt_bar
from game.client.forms.widgets import IconButton, Id, Widget
from game.client.forms.widgets import Look as Bearing
from game.client.intents import (
    Cancel,
    Command,
    Confirm,
    Device,
    DeviceRemoved,
    Drag,
    Intent,
    Menu,
    Move,
    Next,
    PointAt,
    Press,
    Previous,
    Release,
)
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenRules, Push, Scene
from game.client.table.curtain import Curtain
from game.client.table.log import Entry, Log, Past, draw_line
from game.client.table.play import OpenPause, OpenResults, Play
from game.client.table.presenter import Look, Places, Presenter, Refusal
from game.engine.contract import Action, Seat
from game.home import store
from game.home.hall import remember
from game.match.match import Note
from game.telling import Line

DIGEST_SECONDS = 6.0
DIGEST_LINES = 6
DIGEST_ROW = 0.052
MESSAGE_SECONDS = 5.0
LOG_LINES = 80
RECENT_LINES = 4
TOOLS = ("hint", "undo", "log", "help", "pause")
_DECISIVE = (Press, Confirm, Command, Move, Cancel, Next, Previous)


class TableScene(Scene[None]):
    """One match, from the first card to the results."""

    def __init__(self, desk: Desk, play: Play, presenter: Presenter[Any]) -> None:
        self.desk = desk
        self.play = play
        self.presenter = presenter
        self.music = presenter.music
        self.past = Past(desk, play)
        self._tools = Form()
        self._age = 0.0
        self._message = ""
        self._message_left = 0.0
        self._digest: list[Entry] = []
        self._digest_left = 0.0
        self._seen_ply = -1  # the ply that the present decision was opened at
        self._again: Entry | None = None  # the line of a move that is shown again
        self._ended = False

    # What the loop asks

    @property
    def still(self) -> bool:
        return self.calm and (self.desk.settings.reduced_motion or self.presenter.still(self.look()))

    @property
    def calm(self) -> bool:
        waiting = self._message_left > 0 or self._digest_left > 0
        return self.play.still and not waiting and self._tools.still(self._tool_buttons(self.look()))

    @property
    def commands(self) -> Sequence[str]:
        return ("hint", "undo", "log", "help", "skip", *self._game_commands)

    @property
    def _game_commands(self) -> Sequence[str]:
        """What keys mean once they have ended all motion."""
        deciding = self.play.decider is not None
        return self.presenter.commands(
            replace(self.look(), view=self.play.director.latest, deciding=deciding)
        )

    def update(self, seconds: float) -> Change | None:
        self._age += seconds
        self._tools.update(seconds)
        self._message_left = max(0.0, self._message_left - seconds)
        self._digest_left = max(0.0, self._digest_left - seconds)
        self.play.director.speed = self._speed
        self.play.director.reduced = self.desk.settings.reduced_motion
        self.play.update(seconds)
        self._tell_unsaved()
        if not self.play.director.still:
            return None
        self._again = None
        return self._settled()

    @property
    def _speed(self) -> float:
        """What is shown again is seen at any speed."""
        return 1.0 if self._again is not None and math.isinf(self.desk.speed) else self.desk.speed

    def _settled(self) -> Change | None:
        """Motion has ended: a curtain, a new decision, or the end."""
        if self.play.match.result() is not None:
            return self._finish()
        waiting = self.play.viewpoint.curtain
        if waiting is not None:
            return Push(Curtain(self.desk, self.play.match.lineup.players[waiting]), self._curtain_left)
        if self._seen_ply != self.play.match.ply:
            self._seen_ply = self.play.match.ply
            self._open_decision()
        self._show_hint()
        return None

    def _open_decision(self) -> None:
        self.presenter.forget()
        seat = self.play.decider
        if seat is None:
            return
        since = self.play.match.since(seat)
        self._digest = self.past.digest(seat)[-DIGEST_LINES:] if len(since) else []
        self._digest_left = DIGEST_SECONDS if self._digest else 0.0

    def _finish(self) -> Change | None:
        if self._ended:
            return None
        self._ended = True
        if self.play.kept:
            remember(self.desk, self.play.match)
        return Push(OpenResults(self.play), self._results_left)

    def _results_left(self, following: Change | None) -> Change | None:
        return following

    def closed(self) -> None:
        self.play.close()
        self._tell_unsaved()

    def _tell_unsaved(self) -> None:
        failure = self.play.failure()
        if failure is not None:
            words = self.desk.words
            self.desk.toast(words("save-failed", reason=store.reason(words, failure)), "bad")

    # What a person did

    def handle(self, intent: Intent) -> Change | None:
        look = self.look()
        if isinstance(intent, PointAt | Press | Drag | Release):
            chosen = self._tools.handle(intent, self._tool_buttons(look), self.desk.frame.box)
            if chosen is not None:
                return self._use_tool(chosen.id)
            if self._tools.took and not isinstance(intent, PointAt):
                return None
        if isinstance(intent, _DECISIVE):
            self._digest_left = 0.0
            look = self.look() if self._finish_motion() else replace(look, digested=False)
        return self._tool_of(intent) or self._decide(intent, look)

    def _finish_motion(self) -> bool:
        """A click or key ends all motion, and then acts on the game as it is by then."""
        if self.play.director.still:
            return False
        self.play.director.skip()
        self._again = None
        if self._seen_ply != self.play.match.ply and self.play.decider is not None:
            self._seen_ply = self.play.match.ply
            self.presenter.forget()
        return True

    def _tool_of(self, intent: Intent) -> Change | None:
        match intent:
            case Menu():
                return self._use_tool("pause")
            case DeviceRemoved(device=device) if self._owners(device):
                return self._lost(device)
            case Cancel() if not self.presenter.selecting:
                return self._use_tool("pause")
            case Command(name) if name in TOOLS:
                return self._use_tool(name)
        return None

    def _decide(self, intent: Intent, look: Look[Any]) -> Change | None:
        seat = self.play.match.to_act
        if isinstance(intent, _DECISIVE) and seat is not None and not self._may_act(seat, intent):
            return None
        answer = self.presenter.handle(intent, look)
        match answer:
            case Refusal(text):
                self.say(text)
                self.desk.sounds.play("refused")
            case Note():
                self.play.note(answer)
            case Action() if look.deciding:
                self._act(answer)
        return None

    def _act(self, action: Action) -> None:
        """Play what the person decided."""
        self._message_left = 0.0
        self.presenter.forget()
        self.play.act(action)

    def _may_act(self, seat: Seat, intent: Intent) -> bool:
        player = self.play.match.lineup.players[seat]
        if not player.is_person or devices.may_play(player, self.desk, intent.device):
            return True
        label = devices.label(self.desk, player.device)
        self.say(self.desk.words("table-other-device", name=player.name, device=label))
        return False

    def _owners(self, device: Device) -> list[str]:
        """Who at the table plays with this device alone."""
        players = self.play.match.lineup.players
        return [
            player.name for player in players if player.is_person and player.device == devices.name_of(device)
        ]

    def _lost(self, device: Device) -> Change | None:
        """A device that somebody plays with is gone: wait, and let others act for them until it is back."""
        for name in self._owners(device):
            told = self.desk.words("table-device-gone", name=name, number=device.number)
            self.desk.toast(told, "warn")
        return self._use_tool("pause")

    def _use_tool(self, name: Id) -> Change | None:
        match name:
            case "hint":
                return self._ask_hint()
            case "undo":
                return self._undo()
            case "log":
                return self._open_log()
            case "help":
                return Push(OpenRules(self.play.match.game.name))
        return Push(OpenPause(self.play), self._pause_left)

    def _pause_left(self, following: Change | None) -> Change | None:
        self.past.forget()
        self._digest_left = self._message_left = 0.0  # told in another language, perhaps
        self._seen_ply = self.play.match.ply
        self.presenter.forget()
        return following

    def _curtain_left(self, answer: str | None) -> Change | None:
        if answer == "lifted":
            self.desk.sounds.play("curtain")
            self.play.lift()
            return None
        return self._use_tool("pause")

    def _ask_hint(self) -> Change | None:
        seat = self.play.decider
        if seat is None:
            self.say(self.desk.words("table-hint-not-now"))
        elif not self.play.match.lineup.players[seat].assist.hints:
            self.say(self.desk.words("table-hint-off"))
        else:
            self.play.ask_hint()
            self.say(self.desk.words("table-hint-thinking"))
        return None

    def _show_hint(self) -> None:
        hint = self.play.hint
        if hint is not None:
            text = self.desk.words(hint.reason.text, **self._told(hint.reason.numbers))
            if text != self._message:
                self.desk.sounds.play("hint")
            self.say(text)

    def _told(self, numbers: Mapping[str, str | int | float]) -> dict[str, str | int | float]:
        """What a reason tells, with the name of the seat that it is about."""
        victim = numbers.get("victim")
        name = self.play.match.lineup.players[victim].name if isinstance(victim, int) else ""
        return {**numbers, "name": name}

    def _undo(self) -> Change | None:
        if self.play.undo():
            self.desk.sounds.play("undo")
            self.past.forget()
            self.presenter.forget()
            self._seen_ply = self.play.match.ply
            self._message_left = 0.0
        else:
            self.say(self.desk.words("table-undo-not-now"))
        return None

    def _open_log(self) -> Change:
        box = self.presenter.places(self.look()).log
        entries = self.past.newest(LOG_LINES)
        return Push(Log(self.desk, entries, self.play.match.lineup, box), self._log_left)

    def _log_left(self, ply: int | None) -> Change | None:
        if ply is not None:
            told = self.past.newest(LOG_LINES)
            self._again = next(entry for entry in reversed(told) if entry.ply == ply)
            self.play.replay(ply)
        return None

    def say(self, text: str) -> None:
        """One line for a few seconds, in place of the digest: why not, or what now."""
        self._message, self._message_left = text, MESSAGE_SECONDS
        self._digest_left = 0.0

    # What is seen

    def look(self) -> Look[Any]:
        """The table now, made once for each input and each frame."""
        play = self.play
        director = play.director
        return Look(
            view=director.shown,
            poses=director.poses(),
            specks=director.specks(),
            lineup=play.match.lineup,
            deciding=play.decider is not None and director.still,
            hint=play.hint.action if play.hint else None,
            thinking=play.thinker if director.still else None,
            seconds=0.0 if self.desk.settings.reduced_motion else self._age,
            notes=play.match.notes(play.viewpoint.seat),
            disclosed=play.match.all_notes() if play.match.result() is not None else {},
            recent=self._recent(),
            digested=self._digest_left > 0,
            again=self._again is not None,
        )

    def _recent(self) -> list[Line]:
        """The last lines of what has been seen: not of what moves or waits to move."""
        ply = self.play.director.shown_ply
        return [entry.line for entry in self.past.newest(RECENT_LINES, ply)]

    def draw(self, picture: Picture) -> None:
        look = self.look()
        self.presenter.draw(picture, look)
        self._draw_over(picture, look)

    def rehearse(self, picture: Picture) -> None:
        look = self.look()
        self.presenter.rehearse(picture, look)
        self._draw_over(picture, look)

    def _draw_over(self, picture: Picture, look: Look[Any]) -> None:
        """Tools, what is told and what keys do."""
        places = self.presenter.places(look)
        self._draw_tools(picture, look)
        if self._again is not None:
            self._draw_again(picture, self._again, places.message)
        elif self._digest_left > 0:
            self._draw_digest(picture, places)
        elif self._message_left > 0:
            self._draw_message(picture, self._message, places.message)
        prompts = self.presenter.prompts(look)
        said = self._again is not None or self._message_left > 0
        if prompts and not (said and places.message.bottom > places.prompts.y):
            prompt_bar(picture, self.desk, prompts, places.prompts.centre)

    def _tool_buttons(self, look: Look[Any]) -> Sequence[Widget]:
        box = self.presenter.places(look).tools
        names = TOOLS
        words = self.desk.words
        return [
            IconButton(name, place, name, label=words(f"table-{name}"), tip=words(f"table-{name}"))
            for name, place in zip(names, box.columns(len(names), 0.012), strict=True)
        ]

    def _draw_tools(self, picture: Picture, look: Look[Any]) -> None:
        buttons = self._tool_buttons(look)
        for button in buttons:
            picture.touchable(button.id, button.box)
            button.draw(picture, Bearing(hovered=self._tools.hover == button.id))
        self._tools.draw_tip(picture, buttons)

    def _draw_message(self, picture: Picture, text: str, box: Box) -> None:
        with picture.above():
            f.panel(picture, box, "toast", radius=24)
            picture.text(text, box.inset(0.03, 0.006), 0.027, align="centre", lines=2)

    def _draw_again(self, picture: Picture, entry: Entry, box: Box) -> None:
        """What is seen is not the present: the log's line of the move that is shown again."""
        words = self.desk.words("table-again")
        with picture.above():
            f.panel(picture, box, "toast", radius=24)
            row = box.inset(0.03, (box.h - DIGEST_ROW) / 2)
            picture.sprite("ui/icons/restart", (row.x + 0.014, row.cy), 0.034, tint="focus")
            width = min(picture.text_width(words, 0.027, "title") + 0.004, row.w * 0.4)
            title, line = row.cut_left(0.036)[1].cut_left(width, 0.024)
            picture.text(words, title, 0.027, face="title", colour="focus")
            draw_line(picture, entry.line, line.inset(0.0, 0.003), self.play.match.lineup)

    def _draw_digest(self, picture: Picture, places: Places) -> None:
        entries = self._digest
        columns = 2 if (places.digest or places.message).w > 0.8 and len(entries) > 1 else 1
        if places.digest is not None:
            entries = entries[-columns * int((places.digest.h - 0.07) / DIGEST_ROW) :]
        rows = -(-len(entries) // columns)
        box = self._digest_box(places, 0.07 + DIGEST_ROW * rows)
        inner = Box(box.x + 0.03, box.y + 0.06, box.w - 0.06, DIGEST_ROW * rows)
        cells = [cell for column in inner.columns(columns, 0.03) for cell in column.rows(rows)]
        with picture.above(), picture.fade(min(1.0, self._digest_left / 0.4)):
            f.panel(picture, box, "toast")
            title = Box(inner.x, box.y + 0.012, inner.w, 0.045)
            picture.text(self.desk.words("digest-title"), title, 0.027, face="title", colour="focus")
            for cell, entry in zip(cells, entries, strict=False):
                draw_line(picture, entry.line, cell.inset(0.0, 0.003), self.play.match.lineup)

    def _digest_box(self, places: Places, height: float) -> Box:
        if places.digest is not None:
            return Box(places.digest.x, places.digest.y, places.digest.w, height)
        about = places.message
        box = Box.around(about.centre, max(about.w, 0.6), height)
        room = self.desk.frame.box.inset(0.02)
        least = about.y if about.cy < room.cy else room.y  # from a place at the top it hangs down
        return box.moved(dy=max(least - box.y, min(0.0, room.bottom - 0.07 - box.bottom)))
