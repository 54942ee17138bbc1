"""Runs a table that shows a match again: any ply at once, and from there on as it was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.client.desk import Desk, Nobody
from game.client.forms.widgets import Widget
from game.client.intents import Intent
from game.client.layout import Box
from game.client.motion.director import Director
from game.client.paint.picture import Picture
from game.client.scene import Change
from game.client.table.log import Past
from game.client.table.play import NOWHERE, Play
from game.client.table.presenter import Look, Places, Settle, presenter
from game.client.table.scene import Host, TableScene, Tool
from game.client.table.ways import ShownWay, draw_label
from game.engine.contract import NOBODY, Action, Glimpse
from game.match.match import Match
from game.match.watched import Eyes, Watcher
from game.telling import Line

PAUSE = 0.7  # seconds between two actions, at normal speed
LEAST_PAUSE = 0.25  # where motion is off
LINES = 4  # of the log that the table shows
PLAYED_SECONDS = 0.3  # until what was played is seen
BETTER_SECONDS = 0.5  # then, until what was better is


class Replayer:
    """The host of the table. `ply` is the one that is reached, once all motion has ended."""

    commands: Sequence[str] = ()
    hinting = False
    explains = False  # its presses belong to the replay
    asked = None

    def __init__(self, desk: Desk, match: Match, ply: int, eyes: Eyes) -> None:
        self.match = match
        self.ply = self.furthest = min(max(0, ply), match.ply)
        self.playing = False
        self.pace = 1.0  # how much faster than usual
        self.compared: Sequence[ShownWay] = ()  # what the table shows beside each other
        self._eyes = eyes
        self._home = next(iter(match.lineup.people()), 0)
        self.rest = 0.0  # seconds since all motion ended
        self._turns = False  # once motion has ended, other eyes look
        brought = presenter(desk, match.game.name)
        director: Director[Any] = Director(
            brought, match.view(NOBODY), play=desk.sounds.play, places=lambda: desk.frame
        )
        now = match.at(self.ply)
        play = Play(now, director, Nobody(), NOWHERE, eyes=lambda then: Watcher(then, self._eyes, self._home))
        self.table = TableScene(desk, play, brought, self._at)

    def _at(self, table: TableScene) -> Host:
        self._past = Past(table.desk, table.play)
        return self

    # What is watched

    @property
    def last(self) -> int:
        """The ply at which the match ends."""
        return self.match.ply

    @property
    def eyes(self) -> Eyes:
        return self._eyes

    @property
    def moving(self) -> bool:
        """The action that led to the ply is still seen."""
        return self._turns or not self.table.play.director.still

    @property
    def resting(self) -> bool:
        """Nothing moves, and nothing will by itself."""
        return not self.moving and not self.playing

    def look_through(self, eyes: Eyes) -> None:
        """Watch through other eyes from now on."""
        self._eyes = eyes
        self.show(self.ply)

    def show(self, ply: int) -> None:
        """Show a ply at once."""
        self.ply = min(max(0, ply), self.last)
        self.furthest = max(self.furthest, self.ply)
        then = self.match.at(self.ply)
        play = self.table.play
        play.go_to(then, Glimpse(self.ply, (), then.view(NOBODY)))
        self._arrive()

    def step(self) -> bool:
        """Show the next action as it was played; False at the end."""
        play = self.table.play
        if not play.director.still or self._turns:
            self._arrive()
        if self.ply == self.last:
            return False
        glimpse = self.match.glimpse(play.viewpoint.seat, self.ply + 1)
        self.ply += 1
        self.furthest = max(self.furthest, self.ply)
        self.rest, self._turns, self.compared = 0.0, True, ()
        self.table.presenter.forget()
        play.go_to(self.match.at(self.ply), glimpse)
        return True

    def _arrive(self) -> None:
        """The ply that is reached, as it is seen by whoever looks then."""
        self.rest, self._turns, self.compared = 0.0, False, ()
        self.table.presenter.forget()
        self.table.play.director.reset(self.table.play.view)

    def newest(self, count: int) -> list[Line]:
        """The last lines of the log, the newest first: not of actions that still move."""
        return [entry.line for entry in self._past.newest(count, self.table.play.director.shown_ply)]

    # What the table asks

    @property
    def calm(self) -> bool:
        return not self.playing

    def state(self, look: Look[Any]) -> str:
        return "watched"

    def tools(self) -> Sequence[Tool]:
        return ()

    def prompts_room(self, picture: Picture, look: Look[Any], places: Places) -> Box:
        return places.prompts

    def ways_on(self, places: Places) -> Sequence[Widget]:
        return ()

    def hear(self, intent: Intent) -> str | None:
        return None

    def use(self, tool: str, skipped: bool) -> Change | None:
        return None

    def act(self, action: Action) -> None:
        """Nothing is decided here."""

    def settle(self, settle: Settle) -> None:
        """Nothing waits to be passed on."""

    def seen(self, look: Look[Any]) -> Look[Any]:
        return replace(
            look,
            deciding=False,
            hint=None,
            thinking=None,
            played=None,
            noting=False,
            recent=self.newest(LINES),
        )

    def update(self, seconds: float) -> None:
        self.table.play.director.speed *= self.pace

    def settled(self, seconds: float) -> Change | None:
        """Other eyes look; then, while it plays, the next action comes."""
        if self._turns:
            self._arrive()
        self.rest += seconds
        pause = max(LEAST_PAUSE, PAUSE / self.table.desk.speed) / self.pace
        if self.playing and self.rest >= pause:
            self.playing = self.step()
        return None

    def draw(self, picture: Picture, look: Look[Any], places: Places) -> None:
        """What was played in dashes, then what was better in green, each beside what it is about."""
        if not self.resting:
            return
        drawn: list[tuple[ShownWay, Sequence[Box]]] = []
        for way in self.compared:
            if self._seen(way) > 0 and way.action in look.view.legal:
                with picture.fade(self._seen(way)):
                    about = self.table.presenter.draw_way(picture, look, way)
                drawn.append((way, about or (places.message,)))
        taken = [box for _, about in drawn for box in about]
        for way, about in drawn:
            with picture.fade(self._seen(way)):
                taken.append(draw_label(picture, way, about[0], taken))

    def _seen(self, way: ShownWay) -> float:
        """How much of a way is seen, so long after all motion has ended."""
        if self.table.desk.settings.reduced_motion:
            return 1.0
        began, seconds = (PLAYED_SECONDS, BETTER_SECONDS) if way.better else (0.0, PLAYED_SECONDS)
        return min(1.0, max(0.0, (self.rest - began) / seconds))

    def closed(self) -> None:
        """Nothing is kept."""
