"""How to play, by playing: a table where each step asks for one thing and points at it."""

from __future__ import annotations

from typing import Any

from game.client import furniture as f
from game.client.anim import Director
from game.client.desk import Desk, Nobody
from game.client.furniture import units
from game.client.intents import Cancel, Confirm, Intent, Menu, Next, Press
from game.client.layout import Box
from game.client.lesson import Lesson, Step
from game.client.picture import Picture
from game.client.play import NOWHERE, Play
from game.client.presenters import presenter
from game.client.scene import Change, Pop, Push
from game.client.scenes.ask import Answer, Ask
from game.client.scenes.table import TableScene
from game.client.widgets import panel
from game.engine.contract import NOBODY, Action, Transition
from game.match.match import Match
from game.match.table import EMBLEMS, Player, Table
from game.shelf import game as game_of

RIVAL_PAUSE = 0.7  # seconds before a rival of the lesson plays


class LessonScene(TableScene):
    """Ends with Pop("done") after the last step, Pop(None) if it is left before."""

    def __init__(self, desk: Desk, game: str, lesson: Lesson) -> None:
        rules = game_of(game)
        state = rules.load(lesson.state)
        count = len(lesson.state["seats"])
        match = Match(rules, Transition(state, ()), Table(_players(desk, lesson, count)))
        brought = presenter(desk, game)
        director: Director[Any] = Director(brought, match.view(NOBODY), play=desk.sounds.play)
        super().__init__(desk, Play(match, director, Nobody(), NOWHERE), brought)
        self._steps = lesson.steps
        self._at = 0
        self._waited = 0.0

    @property
    def step(self) -> Step:
        return self._steps[self._at]

    @property
    def still(self) -> bool:
        return super().still and self.step.rival is None

    def update(self, seconds: float) -> Change | None:
        change = super().update(seconds)
        if self.step.rival is not None and self.play.director.still:
            self._waited += seconds
            if self._waited >= RIVAL_PAUSE:
                self.play.act(self.play.match.game.read_action(self.step.rival))
                return self._go_on()
        return change

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Menu | Cancel) and not self.presenter.selecting:
            return Push(self._leaving(), self._left)
        if self.step.wants is None and self.step.rival is None and _goes_on(intent):
            self._finish_motion()
            return self._go_on()
        if self.step.rival is not None and _goes_on(intent):
            self._finish_motion()
            self._waited = RIVAL_PAUSE
            return None
        return super().handle(intent)

    def _act(self, action: Action) -> None:
        if not self.step.accepts(action):
            self.say(self.desk.words("lesson-not-that"))
            self.desk.sounds.play("refused")
            return
        super()._act(action)
        self._at += 1
        self._waited = 0.0

    def _go_on(self) -> Change | None:
        """On to the next step; the last one, which is only read, ends the lesson."""
        if self._at == len(self._steps) - 1:
            return Pop("done")
        self._at += 1
        self._waited = 0.0
        self.desk.sounds.play("touch")
        return None

    def _finish(self) -> Change | None:
        """The match may end within a lesson; its results are no matter here."""
        return None

    def _leaving(self) -> Ask:
        words = self.desk.words
        leave = Answer("leave", words("lesson-leave"), "danger")
        stay = Answer("stay", words("lesson-stay"), "primary")
        return Ask(self.desk, words("lesson-leave-title"), words("lesson-leave-text"), (leave, stay), "quit")

    def _left(self, answer: str | None) -> Change | None:
        return Pop(None) if answer == "leave" else None

    # What is seen

    def draw(self, picture: Picture) -> None:
        super().draw(picture)
        look = self._look()
        target = self.presenter.place_of(self.step.point, look) if self.step.point else None
        with picture.above():
            if target is not None:
                f.ring(picture, target, 20)
            self._draw_words(picture, self._bubble(target))

    def _bubble(self, target: Box | None) -> Box:
        """In the upper or the lower half, away from what is pointed at."""
        frame = self.desk.frame
        w, h = min(0.86, frame.w - 0.08), 0.17
        low = target is not None and target.cy < frame.h * 0.45
        y = frame.h - h - 0.3 if low else 0.1
        return Box(frame.w / 2 - w / 2, y, w, h)

    def _draw_words(self, picture: Picture, box: Box) -> None:
        panel(picture, box, "dialog")
        text = Box(box.x + 0.035, box.y + 0.016, box.w - 0.07, box.h - 0.062)
        picture.text(self.desk.words(self.step.text), text, 0.032, align="centre", lines=3)
        self._draw_progress(picture, box)
        if self.step.wants is None and self.step.rival is None:
            hint = Box(box.x + 0.03, box.bottom - 0.046, box.w - 0.06, 0.034)
            picture.text(self.desk.words("lesson-go-on"), hint, 0.023, colour="focus", align="right")

    def _draw_progress(self, picture: Picture, box: Box) -> None:
        for number in range(len(self._steps)):
            lit = number <= self._at
            centre = box.x + 0.04 + 0.018 * number, box.bottom - 0.03
            dot = Box.around(centre, units(10), units(10))
            f.pill(picture, dot, "focus" if lit else "edge", 1.0 if lit else 0.6)


def _goes_on(intent: Intent) -> bool:
    return isinstance(intent, Confirm | Next) or (isinstance(intent, Press) and intent.button == 1)


def _players(desk: Desk, lesson: Lesson, count: int) -> tuple[Player, ...]:
    """The learner, and rivals who only do what the lesson tells them."""
    you = desk.words("lesson-you")
    names = ("Vega", "Rigel", "Sirius", "Altair", "Deneb")
    return tuple(
        Player(you, EMBLEMS[seat])
        if seat == lesson.seat
        else Player(names[seat - 1], EMBLEMS[seat], "rookie")
        for seat in range(count)
    )
