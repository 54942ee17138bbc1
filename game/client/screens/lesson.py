"""How to play, by playing: a table where each step asks for one thing and points at it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from game.catalogue import game as game_of
from game.client.desk import Desk, Nobody
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import IconButton, Id, Widget, key_cap, key_width
from game.client.intents import Cancel, Command, Confirm, Intent, Menu, Next, Press
from game.client.layout import Box
from game.client.motion.director import Director
from game.client.paint import callout
from game.client.paint import furniture as f
from game.client.paint.furniture import units
from game.client.paint.picture import Picture
from game.client.scene import Change, OpenRules, Pop, Push
from game.client.table.play import NOWHERE, Play
from game.client.table.presenter import Look
from game.client.table.presenters import presenter
from game.client.table.scene import TableScene
from game.engine.contract import NOBODY, Action, Event, Glimpse, Transition
from game.home.lessons import LEARNER, Lesson, Step, lesson, note, reached
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import Match
from game.telling import Line

RIVAL_PAUSE = 0.8  # seconds before a rival of the lesson plays
WARNING = "#A32650"  # of what cannot be done, on the bubble
FADE = 0.25  # seconds in which a bubble appears
LEAST_WIDTH, WIDTH = 0.5, 0.66  # of a bubble
TEXT = 0.033
FOOT = 0.052
LEAST_LINES, MOST_LINES = 2, 5
TOOLS = {"back": "undo", "again": "restart", "help": "help", "leave": "close"}  # and their icons
RIVALS = ("Vega", "Rigel", "Sirius", "Altair", "Deneb")
SIGHTS = {  # what a bubble should not cover, and how badly: the names of all presenters
    "hand": 30.0, "console": 30.0, "pawn:0": 30.0, "deck": 30.0, "shop": 30.0, "reveal": 30.0, "take": 30.0,
    "purse": 30.0,
    "tags": 20.0, "standing": 30.0, "odds": 8.0, "points": 8.0, "bar": 8.0, "globe": 6.0, "garland": 2.0,
    "galaxy": 2.0,
}  # fmt: skip
SIGHTS |= {f"alien:{colour}": 60.0 for colour in ("yellow", "blue", "red", "green", "purple")}
WAYS = {f"way:{number}": 30.0 for number in range(8)}  # the same for what a card that is picked up can do
_TURN_IS_OVER = ("turn_started", "round_ended")


def open_lesson(desk: Desk, game: str) -> LessonScene:
    """The lesson of a game, from where it was left."""
    return LessonScene(desk, game, lesson(game), reached(desk.home, game))


class LessonScene(TableScene):
    """Ends with Pop("done") after the last step, Pop(None) if it is left before."""

    def __init__(self, desk: Desk, game: str, lesson: Lesson, at: int = 0) -> None:
        self._game = game
        self._steps = lesson.steps
        self._at = at if at < len(lesson.steps) else 0
        self._age_of_step = 0.0  # seconds at rest since it began, or since its rival played
        self._rival_played = False
        brought = presenter(desk, game)
        rules = game_of(game)
        seats = len((lesson.steps[0].state or {})["seats"])
        self._lineup = Lineup(tuple(_player(desk, seat) for seat in range(seats)))
        match = Match(rules, Transition(rules.load(lesson.steps[0].state), ()), self._lineup)
        director: Director[Any] = Director(
            brought, match.view(NOBODY), play=desk.sounds.play, places=lambda: desk.frame
        )
        super().__init__(desk, Play(match, director, Nobody(), NOWHERE), brought)
        self._show(self._at)

    @property
    def step(self) -> Step:
        return self._steps[self._at]

    @property
    def calm(self) -> bool:
        return super().calm and self.told and self._age_of_step >= FADE

    @property
    def told(self) -> bool:
        """All motion is over that the words of the step speak of, and they can be read."""
        return self.play.director.still and (self.step.rival is None or self._rival_played)

    @property
    def commands(self) -> Sequence[str]:
        return ("undo", "help", "skip", *self._game_commands)

    # Positions

    def _arrived(self, at: int) -> Match:
        """The match as a step finds it: from the last position given, what was wanted since is done."""
        begin = max(number for number in range(at + 1) if self._steps[number].state is not None)
        rules = game_of(self._game)
        match = Match(rules, Transition(rules.load(self._steps[begin].state), ()), self._lineup)
        for step in self._steps[begin:at]:
            if not step.read:
                match.play(_action_of(step, match))
        return match

    def _show(self, at: int) -> None:
        """Begin a step with its position at once, as if nothing had been before."""
        self._begin(at)
        match = self._arrived(at)
        self._go_to(match, Glimpse(match.ply, (), match.view(LEARNER)))
        self.play.director.reset(self.play.view)

    def _begin(self, at: int) -> None:
        self._at, self._age_of_step, self._rival_played = at, 0.0, False
        self._message_left = 0.0

    def _go_to(self, match: Match, glimpse: Glimpse[Any]) -> None:
        self.play.go_to(match, glimpse)
        self.past.forget()
        self.presenter.forget()

    # Time and what a person does

    def update(self, seconds: float) -> Change | None:
        change = super().update(seconds)
        if self.play.director.still:
            self._age_of_step += seconds
            if self._age_of_step >= RIVAL_PAUSE:
                self._play_rival()
        return change

    def _play_rival(self) -> None:
        if self.step.rival is not None and not self._rival_played:
            self._rival_played, self._age_of_step = True, 0.0
            self.play.act(_action_of(self.step, self.play.match))

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Menu | Cancel) and not self.presenter.selecting:
            return Pop(None)
        if self.step.wants is None and _goes_on(intent) and not self._on_tool(intent):
            return self._read()
        return super().handle(intent)

    def _on_tool(self, intent: Intent) -> bool:
        return isinstance(intent, Press) and any(
            button.box.contains(intent.pos) for button in self._tool_buttons(self.look())
        )

    def _read(self) -> Change | None:
        """A press ends motion, else lets the rival play, else the step."""
        if not self.play.director.still:
            self._finish_motion()
        elif self.step.rival is not None and not self._rival_played:
            self._play_rival()
        else:
            self.desk.sounds.play("touch")
            return self._go_on()
        return None

    def _go_on(self) -> Change | None:
        """On to the next step; the last one, which is only read, ends the lesson."""
        if self._at == len(self._steps) - 1:
            note(self.desk.home, self._game, 0)
            return Pop("done")
        if self._steps[self._at + 1].state is not None:
            self._show(self._at + 1)
        else:
            self._begin(self._at + 1)
        return None

    def _decide(self, intent: Intent, look: Look[Any]) -> Change | None:
        """While there is only something to read, the table is not touched."""
        return super()._decide(intent, look) if self.step.wants is not None else None

    def _act(self, action: Action) -> None:
        if not self.step.accepts(action):
            self.say(self.desk.words("lesson-not-that"))
            self.desk.sounds.play("refused")
            self.presenter.forget()
            return
        before = self.play.match
        self._begin(self._at + 1)
        if self.step.state is None:
            super()._act(action)
            return
        before.play(action)
        events = tuple(takewhile(_within_turn, before.glimpse(LEARNER).events))
        match = self._arrived(self._at)
        self._go_to(match, Glimpse(before.ply, events, match.view(LEARNER)))

    def _open_decision(self) -> None:
        """What happened since needs no digest here."""
        self.presenter.forget()

    def _finish(self) -> Change | None:
        """The match may end within a lesson; its results are no matter here."""
        return None

    def closed(self) -> None:
        super().closed()
        if self._at < len(self._steps) - 1:
            note(self.desk.home, self._game, self._at)

    # Tools

    def _tool_buttons(self, look: Look[Any]) -> Sequence[Widget]:
        room = self.presenter.places(look).tools
        places = room.columns(5, 0.012)[-len(TOOLS) :]
        words = self.desk.words
        return [
            IconButton(
                name, place, icon, label=words(f"lesson-{name}"), tip=words(f"lesson-{name}"),
                enabled=name != "back" or self._at > 0,
            )
            for (name, icon), place in zip(TOOLS.items(), places, strict=True)
        ]  # fmt: skip

    def _tool_of(self, intent: Intent) -> Change | None:
        match intent:
            case Command("undo"):
                return self._use_tool("back")
            case Command("help"):
                return self._use_tool("help")
        return None

    def _use_tool(self, name: Id) -> Change | None:
        match name:
            case "leave":
                return Pop(None)
            case "help":
                return Push(OpenRules(self._game))
            case "back":
                self._show(max(0, self._at - 1))
            case "again":
                self._show(0)
        return None

    # What is seen

    def _recent(self) -> list[Line]:
        """The positions of a lesson have no past."""
        return []

    def look(self) -> Look[Any]:
        look = super().look()
        return replace(look, deciding=look.deciding and self.step.wants is not None, noting=False)

    def draw(self, picture: Picture) -> None:
        super().draw(picture)
        if not self.told:
            return
        target = self._target
        strength = 1.0 if self.desk.settings.reduced_motion else min(1.0, self._age_of_step / FADE)
        with picture.above(), picture.fade(max(0.05, strength)):
            if target is not None:
                self._draw_ring(picture, target)
            self._draw_bubble(picture, self._spoken_of)

    def _draw_message(self, picture: Picture, text: str, box: Box) -> None:
        """What cannot be done is said in the bubble, in place of the step's words."""

    @property
    def _target(self) -> Box | None:
        """What is pointed at now."""
        return self.presenter.place_of(self._name, self.look()) if self._name else None

    @property
    def _spoken_of(self) -> Box | None:
        """What the tail of the bubble leads to: with the words that belong to the target, if it has any."""
        return self.presenter.place_of(f"round:{self._name}", self.look()) or self._target

    @property
    def _name(self) -> str | None:
        step = self.step
        return step.then if step.then and self.presenter.selecting else step.point

    def _draw_ring(self, picture: Picture, target: Box) -> None:
        swell = 0.0 if self.desk.settings.reduced_motion else 0.5 + 0.5 * math.sin(4.0 * self._age)
        with picture.fade(1.0 - 0.4 * swell):
            f.ring(picture, target.grown(0.004), 20)

    def bubble(self, picture: Picture, target: Box | None) -> Box:
        """Where the words of the step stand: as large as they need, beside what they speak of."""
        words = self.desk.words(self.step.text)
        most = min(WIDTH * self.desk.frame.text_scale, self.desk.frame.w - 0.06)
        w = min(most, max(LEAST_WIDTH, picture.text_width(words, TEXT) + 0.07))
        setting = picture.setting(words, Box(0.0, 0.0, w - 0.064, 1.0), TEXT, lines=MOST_LINES)
        lines = setting.pitch * max(LEAST_LINES, len(setting.lines)) / self.desk.frame.unit
        h = math.ceil((lines + 0.044 + FOOT) * 100) / 100
        return callout.place(self.desk.frame.box, w, h, target, self._kept)

    def _draw_bubble(self, picture: Picture, target: Box | None) -> None:
        box = self.bubble(picture, target)
        callout.draw(picture, box, target)
        text = Box(box.x + 0.032, box.y + 0.02, box.w - 0.064, box.h - 0.03 - FOOT)
        told = self._message_left > 0
        words = self._message if told else self.desk.words(self.step.text)
        picture.text(words, text, TEXT, colour=WARNING if told else "ink", lines=MOST_LINES)
        self._draw_foot(picture, box.cut_bottom(FOOT)[0].inset(0.032, 0.0).moved(dy=-0.006))

    @property
    def _kept(self) -> callout.Kept:
        """What a bubble should leave in sight, and how badly."""
        look = self.look()
        places = self.presenter.places(look)
        ways = WAYS if self.presenter.selecting else {}
        weights = SIGHTS | ways | dict.fromkeys(filter(None, (self.step.point, self.step.then)), 60.0)
        found = [(self.presenter.place_of(name, look), weight) for name, weight in weights.items()]
        shown = [(box.grown(0.02), weight) for box, weight in found if box is not None]
        return (*shown, (places.tools, 20.0), (places.prompts, 5.0))

    def _draw_foot(self, picture: Picture, box: Box) -> None:
        pitch = min(0.02, box.w * 0.6 / len(self._steps))
        for number in range(len(self._steps)):
            size = units(14 if number == self._at else 9)
            dot = Box.around((box.x + pitch * (number + 0.5), box.cy), size, size)
            f.pill(picture, dot, "#6B3FA0" if number <= self._at else "#B9BAD6")
        if self.step.wants is None:
            self._draw_go_on(picture, Box(box.x + pitch * len(self._steps), box.y, 0.0, box.h), box.right)

    def _draw_go_on(self, picture: Picture, start: Box, right: float) -> None:
        key = keys_of(self.desk, "confirm")[0]
        if self.desk.device.kind in ("mouse", "touch"):
            picture.sprite(f"ui/icons/{self.desk.device.kind}", (right - 0.018, start.cy), 0.036, tint="ink")
            width = 0.036
        else:
            width = key_width(picture, key)
            key_cap(picture, key, (right - width, start.cy))
        room = Box(start.x + 0.02, start.y, right - width - 0.03 - start.x, start.h)
        picture.text(self.desk.words("lesson-go-on"), room, 0.024, colour="ink", align="right")


def _goes_on(intent: Intent) -> bool:
    return isinstance(intent, Confirm | Next) or (isinstance(intent, Press) and intent.button == 1)


def _action_of(step: Step, match: Match) -> Action:
    """What the step has its seat play."""
    if step.rival is not None:
        action: Action = match.game.read_action(step.rival)
        return action
    assert match.to_act is not None
    return next(action for action in match.view(match.to_act).legal if step.accepts(action))


def _within_turn(event: Event) -> bool:
    return event.__struct_config__.tag not in _TURN_IS_OVER


def _player(desk: Desk, seat: int) -> Player:
    """The learner, or a rival who only does what the lesson tells them."""
    if seat == LEARNER:
        return Player(desk.words("lesson-you"), EMBLEMS[seat])
    return Player(RIVALS[seat - 1], EMBLEMS[seat], Bot("rookie"))
