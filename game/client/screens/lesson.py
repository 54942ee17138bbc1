"""How to play, by playing: a table whose teacher asks for one thing at a time and points at it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from msgspec import structs

from game import catalogue
from game.client import intents
from game.client.desk import Desk, Nobody
from game.client.forms.prompts import HEIGHT as PROMPTS
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import Button, Widget, key_cap, key_width
from game.client.intents import Intent
from game.client.layout import Box
from game.client.motion.director import Director
from game.client.paint import callout
from game.client.paint.furniture import panel, pill, ring, units
from game.client.paint.picture import Picture
from game.client.scene import Answer, Ask, Change, Home, OpenRules, OpenTable, Pop, Push
from game.client.table.facts import facts
from game.client.table.play import NOWHERE, Play
from game.client.table.presenter import Look, Places, Settle, presenter
from game.client.table.scene import DECISIVE, TableScene, Tool
from game.engine.contract import NOBODY, Action, Event, Glimpse, Refused, Transition
from game.home import lineups
from game.home.lessons import LEARNER, Lesson, LessonStep, lesson, reached, remember_learnt, remember_step
from game.match.lineup import EMBLEMS, Bot, Lineup, Player
from game.match.match import Match, begun, drawn_by_chance

RIVAL_PAUSE = 0.8  # seconds before a rival of the lesson plays
FADE = 0.25  # seconds in which a bubble appears
LEAST_WIDTH = 0.5  # of a bubble
WIDTHS = (0.66, 0.5, 0.42, 0.34)  # that a bubble may have at most, the best first
TEXT = 0.033
FOOT = 0.052
RIBBON_IN, HIDDEN, RIBBON_OUT, PASSED = 0.25, 0.6, 0.15, 1.5  # seconds of the ribbon, from its beginning
LATER = 0.042  # its words
PRAISE, WAYS = 0.056, 0.078  # at the top and at the foot of the last bubble
LEAST_LINES, MOST_LINES = 2, 8
RIVALS = ("Vega", "Rigel", "Sirius", "Altair", "Deneb")
_TURN_IS_OVER = ("turn_started", "round_ended")


def open_lesson(desk: Desk, game: str, at: int | None = None) -> TableScene:
    """The lesson of a game, from this step, or from where it was left."""
    steps = lesson(game)
    begin = reached(desk.home, game) if at is None else at
    rules, lineup = catalogue.game(game), _lineup(desk, steps)
    match = Match(rules, Transition(rules.load(steps.steps[0].state), ()), lineup)
    brought = presenter(desk, game)
    director: Director[Any] = Director(
        brought, match.view(NOBODY), play=desk.sounds.play, places=lambda: desk.frame
    )
    play = Play(match, director, Nobody(), NOWHERE)
    return TableScene(desk, play, brought, lambda table: Teacher(table, steps, begin))


class Teacher:
    """Leads through the steps. The table answers "done" after the last one, None if it is left before."""

    commands = ("undo", "help", "skip")
    explains = False  # its bubble does

    def __init__(self, table: TableScene, lesson: Lesson, at: int) -> None:
        self.at = at if at < len(lesson.steps) else 0
        self._table, self._desk, self._play = table, table.desk, table.play
        self._game = table.play.match.game.name
        self._lineup = table.play.match.lineup
        self.steps = lesson.steps
        self._age = 0.0  # seconds at rest since the step began, or since its rival played
        self._rival_played = False
        self._later: float | None = None  # seconds since the ribbon came that says that turns have passed
        self._show(self.at)

    @property
    def step(self) -> LessonStep:
        return self.steps[self.at]

    @property
    def calm(self) -> bool:
        return self.told and self._age >= FADE

    @property
    def told(self) -> bool:
        """All motion is over that the words of the step speak of, and they can be read."""
        rests = self._play.director.still and not self.passing
        return rests and (self.step.rival is None or self._rival_played)

    @property
    def passing(self) -> bool:
        """It is said that turns pass, before the position of the step is there."""
        return self._later is not None

    @property
    def _reads_on(self) -> bool:
        return self.step.wants is None and not self.last

    @property
    def last(self) -> bool:
        return self.at == len(self.steps) - 1

    @property
    def hinting(self) -> bool:
        return False

    def state(self, look: Look[Any]) -> str:
        return self._table.presenter.state(look) if self.step.wants else "reading"

    @property
    def asked(self) -> object:
        return self.at, self._rival_played, self._play.match.ply

    def ways_on(self, places: Places) -> Sequence[Widget]:
        """After the last step: a game, or back."""
        if not (self.last and self.told):
            return ()
        words = self._desk.words
        bubble = self.bubble(self._desk.picture(), self._table.look())
        strip = bubble.inset(0.026, 0.022).cut_bottom(WAYS)[0]
        play, back = strip.shares((1.5, 1.0), 0.016)
        return (
            Button("play", play, words("lesson-play-now"), kind="primary", icon="play"),
            Button("done", back, words("lesson-done")),
        )

    # Positions

    def _arrived(self, at: int) -> Match:
        """The match as a step finds it: from the last position given, what was wanted since is done."""
        begin = max(number for number in range(at + 1) if self.steps[number].state is not None)
        rules = catalogue.game(self._game)
        match = Match(rules, Transition(rules.load(self.steps[begin].state), ()), self._lineup)
        for step in self.steps[begin:at]:
            if not step.read:
                match.play(_action_of(step, match))
        return match

    def _show(self, at: int) -> None:
        """Begin a step with its position at once, as if nothing had been before."""
        self._begin(at)
        match = self._arrived(at)
        for ply in range(match.ply):  # the table turns its board as if all of it had been seen
            self._table.presenter.layout(match.glimpse(LEARNER, ply).view)
        self._go_to(match, Glimpse(match.ply, (), match.view(LEARNER)))
        self._play.director.reset(self._play.view)

    def _begin(self, at: int) -> None:
        self.at, self._age, self._rival_played, self._later = at, 0.0, False, None
        self._table.message_left = 0.0

    def _go_to(self, match: Match, glimpse: Glimpse[Any]) -> None:
        self._play.go_to(match, glimpse)
        self._table.presenter.forget()

    # Time and what a person does

    def update(self, seconds: float) -> None:
        pass

    def settled(self, seconds: float) -> Change | None:
        if self._later is not None:
            self._pass_turns(seconds)
            return None
        if self._play.match.result() is None:  # it may end within a lesson; its results are no matter here
            self._table.begin_decision()
        self._age += seconds
        if self._age >= RIVAL_PAUSE:
            self.play_rival()
        return None

    def _pass_turns(self, seconds: float) -> None:
        """The ribbon comes, the table changes behind it, and it goes."""
        assert self._later is not None
        before, later = self._later, self._later + seconds
        if before < HIDDEN <= later:
            self._show(self.at)
            self._desk.sounds.play("turn")
        self._later = later if later < PASSED else None

    def play_rival(self) -> None:
        """What the step tells of, if it has not been played yet."""
        if self.step.rival is not None and not self._rival_played:
            self._rival_played, self._age = True, 0.0
            self._play.act(_action_of(self.step, self._play.match))

    def tools(self) -> Sequence[Tool]:
        return (
            Tool("back", "undo", "lesson-back", enabled=self.at > 0),
            Tool("again", "restart", "lesson-again"),
            Tool("help", "book", "lesson-help"),
            Tool("leave", "close", "lesson-leave"),
        )

    def hear(self, intent: Intent) -> str | None:
        if self.passing and isinstance(intent, DECISIVE):
            self._pass_turns(PASSED)
            return "wait"
        match intent:
            case intents.Menu() | intents.Cancel() if not self._table.presenter.selecting:
                return "ask"
            case intents.Cancel():
                return None
            case intents.Command("undo"):
                return "back"
            case intents.Command("help"):
                return "help"
            case intents.Confirm() | intents.Next() | intents.Press(button=1) if self._reads_on:
                return "on"
            case _ if self.step.wants is None:
                return "wait"
        return None

    def use(self, tool: str, skipped: bool) -> Change | None:
        match tool:
            case "leave":
                return Pop(None)
            case "done":
                return Pop("done")
            case "play":
                return _first_game(self._desk, self._game)
            case "ask":
                return self._ask_to_leave()
            case "help":
                return Push(OpenRules(self._game))
            case "back":
                self._show(max(0, self.at - 1))
            case "again":
                self._show(0)
            case "on" if not skipped:
                return self._read()
        return None

    def _ask_to_leave(self) -> Change:
        words = self._desk.words
        answers = (
            Answer("leave", words("lesson-leave")),
            Answer("stay", words("lesson-go-on"), "primary"),
        )
        question = Ask(words("lesson-leave-title"), words("lesson-leave-text"), answers, "learn")
        return Push(question, lambda answer: Pop(None) if answer == "leave" else None)

    def _read(self) -> Change | None:
        """Let the rival play, or go on."""
        if self.step.rival is not None and not self._rival_played:
            self.play_rival()
            return None
        if not self._table.may_decide():
            self._table.quiet.refuse(self.bubble(self._desk.picture(), self._table.look()))
            return None
        self._desk.sounds.play("touch")
        self.go_on()
        return None

    def go_on(self) -> None:
        """On to the next step, after the ribbon if turns have passed."""
        self._begin(self.at + 1)
        if self.step.state is not None:
            self._later = 0.0
        if self.last:
            remember_learnt(self._desk.home, self._game)
            self._desk.sounds.play("win")

    def settle(self, settle: Settle) -> None:
        """One person learns alone: nothing waits to be passed on."""

    def act(self, action: Action) -> None:
        """Only what the step wants is played."""
        if not self.step.accepts(action):
            self._table.refuse(self._desk.words("lesson-not-that"))
            self._table.presenter.forget()
            return
        before = self._play.match
        self.go_on()
        if not self.passing:
            self._table.act(action)
            return
        before.play(action)  # whoever is next does not begin: turns pass
        glimpse = before.glimpse(LEARNER)
        events = tuple(takewhile(_within_turn, glimpse.events))
        self._go_to(before, Glimpse(before.ply, events, glimpse.view))

    def seen(self, look: Look[Any]) -> Look[Any]:
        if self.step.wants is None and look.deciding:  # there is only something to read
            view = structs.replace(look.view, legal=())
            return replace(look, view=view, deciding=False, noting=False)
        return replace(look, noting=False)

    def closed(self) -> None:
        if not self.last:
            remember_step(self._desk.home, self._game, self.at)

    # What is said

    def prompts_room(self, picture: Picture, look: Look[Any], places: Places) -> Box:
        """Beside the bubble, on the side where there is more."""
        room = places.prompts
        bubble = self.bubble(picture, look) if self.told else None
        if bubble is None or not bubble.overlaps(Box(room.x, room.cy - PROMPTS / 2, room.w, PROMPTS)):
            return room
        left = Box(room.x, room.y, bubble.x - room.x, room.h)
        right = Box(bubble.right, room.y, room.right - bubble.right, room.h)
        return max(left, right, key=lambda side: side.w).inset(0.01, 0.0)

    def draw(self, picture: Picture, look: Look[Any], places: Places) -> None:
        if self._later is not None:
            self._draw_later(picture, self._later)
        if not self.told:
            return
        target = self.target(look)
        strength = 1.0 if self._desk.settings.reduced_motion else min(1.0, self._age / FADE)
        with picture.above(), picture.fade(max(0.05, strength)):
            if target is not None:
                self._draw_ring(picture, target)
            self._draw_bubble(picture, look)

    def _draw_later(self, picture: Picture, since: float) -> None:
        """The ribbon, over a table that goes dark for as long as it changes."""
        frame = self._desk.frame
        there = min(1.0, since / RIBBON_IN, max(0.0, (PASSED - since) / RIBBON_OUT))
        dark = min(1.0, since / HIDDEN, max(0.0, (PASSED - since) / (PASSED - HIDDEN)))
        words = self._desk.words("lesson-later")
        with picture.above(), picture.fade(max(0.02, there)):
            picture.fill(frame.box, "night", 0.25 + 0.7 * dark)
            box = frame.box.within(max(0.44, picture.text_width(words, LATER, "title") + 0.16), 0.1)
            panel(picture, box, "toast", radius=30)
            icon, text = box.inset(0.03, 0.0).cut_left(0.05, 0.016)
            picture.sprite("ui/icons/clock", icon.centre, 0.046, tint="focus")
            picture.text(words, text, LATER, face="title")

    def target(self, look: Look[Any]) -> Box | None:
        """What is pointed at now."""
        return self._table.presenter.place_of(self._name, look) if self._name else None

    def spoken_of(self, look: Look[Any]) -> Box | None:
        """What the tail of the bubble leads to: with the words that belong to the target, if it has any."""
        return self._table.presenter.place_of(f"round:{self._name}", look) or self.target(look)

    @property
    def _name(self) -> str | None:
        step = self.step
        return step.then if step.then and self._table.presenter.selecting else step.point

    def _draw_ring(self, picture: Picture, target: Box) -> None:
        swell = 0.0 if self._desk.settings.reduced_motion else 0.5 + 0.5 * math.sin(4.0 * self._table.age)
        with picture.fade(1.0 - 0.4 * swell):
            ring(picture, target.grown(0.004), 20)

    def bubble(self, picture: Picture, look: Look[Any]) -> Box:
        """Where the words of the step stand: as large as they need, beside what they speak of."""
        frame, words = self._desk.frame, self._desk.words(self.step.text)
        natural = max(LEAST_WIDTH, picture.text_width(words, TEXT) + 0.07)
        widths = [min(most * frame.text_scale, frame.w - 0.06) for most in WIDTHS]
        shapes = tuple(self._shape(picture, words, min(natural, width)) for width in widths)
        return callout.place(frame.box, shapes, self.spoken_of(look), self._kept(look))

    def _shape(self, picture: Picture, words: str, w: float) -> tuple[float, float]:
        """A width, and how high a bubble is then."""
        setting = picture.setting(words, Box(0.0, 0.0, w - 0.064, 1.0), TEXT, lines=MOST_LINES)
        lines = setting.pitch * max(LEAST_LINES, len(setting.lines)) / self._desk.frame.unit
        more = PRAISE + WAYS if self.last else 0.0
        return w, math.ceil((lines + 0.044 + FOOT + more) * 100) / 100

    def _draw_bubble(self, picture: Picture, look: Look[Any]) -> None:
        box = self.bubble(picture, look)
        callout.draw(picture, box, self.spoken_of(look), self._kept(look))
        if self.last:
            box = self._draw_praise(picture, box)
        text = Box(box.x + 0.032, box.y + 0.02, box.w - 0.064, box.h - 0.03 - FOOT)
        refused = self._table.message_left > 0
        words = self._table.message if refused else self._desk.words(self.step.text)
        picture.text(words, text, TEXT, colour="alarm" if refused else "ink", lines=MOST_LINES)
        self._draw_foot(picture, box.cut_bottom(FOOT)[0].inset(0.032, 0.0).moved(dy=-0.006))

    def _draw_praise(self, picture: Picture, box: Box) -> Box:
        """A tick and a kind word; gives the room between them and what can be chosen."""
        head, rest = box.cut_top(PRAISE + 0.012)
        mark = Box(head.x + 0.032, head.y + 0.02, 0.044, 0.044)
        pill(picture, mark, "good")
        picture.sprite("ui/icons/check", mark.centre, 0.028, tint="dark")
        words = Box(mark.right + 0.014, mark.y, head.right - mark.right - 0.046, mark.h)
        picture.text(self._desk.words("lesson-praise"), words, 0.04, face="title", colour="ink")
        return rest.moved(dy=-0.012).cut_bottom(WAYS)[1]

    def _kept(self, look: Look[Any]) -> callout.Kept:
        """What a bubble should leave in sight, and how badly."""
        presenter, known = self._table.presenter, facts(self._game)
        places = presenter.places(look)
        weights = {**known.sights, **(known.choice_sights if presenter.selecting else {})}
        weights |= dict.fromkeys(self.sights, callout.ALWAYS)
        found = [(presenter.place_of(name, look), weight) for name, weight in weights.items()]
        shown = [(box.grown(0.02), weight) for box, weight in found if box is not None]
        words = self.spoken_of(look)
        told = ((words, callout.ALWAYS),) if words else ()
        return (*shown, *told, (places.tools, 20.0), (places.prompts, 5.0))

    @property
    def sights(self) -> Sequence[str]:
        """What no bubble may cover: what it speaks of, where that leads to, the hand, and one's own plate."""
        return [name for name in (self.step.point, self.step.then, "hand", f"seat:{LEARNER}") if name]

    def _draw_foot(self, picture: Picture, box: Box) -> None:
        pitch = min(0.02, box.w * 0.6 / len(self.steps))
        for number in range(len(self.steps)):
            size = units(14 if number == self.at else 9)
            dot = Box.around((box.x + pitch * (number + 0.5), box.cy), size, size)
            pill(picture, dot, "done" if number <= self.at else "cream_edge")
        if self._reads_on:
            self._draw_go_on(picture, Box(box.x + pitch * len(self.steps), box.y, 0.0, box.h), box.right)

    def _draw_go_on(self, picture: Picture, start: Box, right: float) -> None:
        key = keys_of(self._desk, "confirm")[0]
        if self._desk.device.kind in ("mouse", "touch"):
            picture.sprite(f"ui/icons/{self._desk.device.kind}", (right - 0.018, start.cy), 0.036, tint="ink")
            width = 0.036
        else:
            width = key_width(picture, key)
            key_cap(picture, key, (right - width, start.cy))
        room = Box(start.x + 0.02, start.y, right - width - 0.03 - start.x, start.h)
        picture.text(self._desk.words("lesson-go-on"), room, 0.024, colour="ink", align="right")


def _first_game(desk: Desk, game: str) -> Change | None:
    """A game against a Rookie, begun at once; the name is that of who played here last."""
    remembered, _ = lineups.read_lineups(desk.home)
    people = (player.name for each in remembered.values() for player in each.players if player.is_person)
    lineup = lineups.first(next(people, desk.words("setup-person", number=1)))
    try:
        match = begun(game, lineups.known(desk.home, lineup), drawn_by_chance(), desk.home)
    except Refused as refused:
        desk.toast(str(refused), "bad")
        return None
    return Home(OpenTable(match))


def _action_of(step: LessonStep, match: Match) -> Action:
    """What the step has its seat play."""
    if step.rival is not None:
        action: Action = match.game.read_action(step.rival)
        return action
    assert match.to_act is not None
    return next(action for action in match.view(match.to_act).legal if step.accepts(action))


def _within_turn(event: Event) -> bool:
    return event.__struct_config__.tag not in _TURN_IS_OVER


def _lineup(desk: Desk, lesson: Lesson) -> Lineup:
    """The learner, and rivals who only do what the lesson tells them."""
    seats = len((lesson.steps[0].state or {})["seats"])
    learner = Player(desk.words("lesson-you"), EMBLEMS[LEARNER])
    rivals = [Player(RIVALS[seat - 1], EMBLEMS[seat], Bot("rookie")) for seat in range(1, seats)]
    return Lineup((learner, *rivals))
