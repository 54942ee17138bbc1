"""What is this? A thing on a table, and what is said of it: by pointing, by a long press, or in a walk.

A game gives the things (`Presenter.explained`), from what its view shows and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from game.client import intents
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt, prompts_of
from game.client.forms.widgets import Button, Id, Widget
from game.client.intents import Intent
from game.client.layout import Box, Point
from game.client.motion.glide import Glide
from game.client.paint import callout, furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import LABEL, LARGE, NOTE, TEXT
from game.client.scene import Change, Pop
from game.client.table.hover import SLACK

WAIT = 0.7  # seconds for which a pointer rests on a thing before it is explained
HOLD = 0.5  # seconds for which a finger does
LEAST_WIDTH, WIDTH = 0.52, 0.66  # of what is said
SENTENCE_LINES = 6
EDGE, GAP = 0.028, 0.012
SUM = 0.056  # the height of the row with the parts of a number
CHIP_GAP = 0.01
WALK_FOOT = 0.082
VEIL = 0.62


class Term(Struct, frozen=True):
    """A part of a number, with its picture: how many, or None for what nobody here knows."""

    count: int | None
    picture: str
    words: str = ""
    tint: str | None = None


class Explained(Struct, frozen=True):
    """A thing on the table, its name, and a sentence about it, with the parts of its number if it is one."""

    box: Box
    name: str
    sentence: str
    total: str = ""
    terms: tuple[Term, ...] = ()
    walked: bool = True  # the walk stops here; else only pointing tells it, as there are others like it


def at_point(things: Sequence[Explained], pos: Point) -> Explained | None:
    """The smallest thing at a point."""
    under = [thing for thing in things if thing.box.contains(pos)]
    return min(under, key=lambda thing: thing.box.w * thing.box.h, default=None)


class Asking:
    """Notes how long a pointer or a finger rests, and so what somebody asks about.

    A finger that rests asks; a tap is therefore heard only when it is over.
    """

    def __init__(self) -> None:
        self.shown: Explained | None = None
        self._pos: Point | None = None  # of a pointer that rests
        self._rest = 0.0
        self._touched: intents.Press | None = None  # a finger that is down, and was not heard yet
        self._held = 0.0
        self._told = False  # by the finger that is down

    @property
    def waiting(self) -> bool:
        """Whether it may soon be asked."""
        return (self._pos is not None and self._rest < WAIT) or self._touched is not None

    def forget(self) -> None:
        self.shown = self._pos = None

    def hear(self, intent: Intent, free: bool) -> Sequence[Intent]:
        """What the table hears by this. `free`: nothing moves that a finger would end."""
        match intent:
            case intents.PointAt(pos):
                self._point(pos)
            case intents.Press(button=1, again=False) if intent.device.kind == "touch" and free:
                self.forget()
                self._touched, self._held, self._told = intent, 0.0, False
                return ()
            case intents.Drag() | intents.Release() if self._told:
                self._told = isinstance(intent, intents.Drag)
                return ()
            case intents.Drag(pos, start) if self._touched is not None and math.dist(pos, start) < SLACK:
                return ()
            case intents.Drag() | intents.Release() if self._touched is not None:
                press, self._touched = self._touched, None
                return press, intent
            case intents.Drag() | intents.Release():
                pass
            case _:
                self.forget()
        return (intent,)

    def _point(self, pos: Point) -> None:
        if self.shown is not None and not self.shown.box.contains(pos):
            self.shown = None
        if self.shown is None:
            self._pos, self._rest = pos, 0.0

    def pass_time(self, seconds: float, find: Callable[[Point], Explained | None]) -> None:
        """Whoever has rested for long enough is told what `find` knows."""
        if self._touched is not None:
            self._held += seconds
            if self._held >= HOLD:
                pos, self._touched, self._told = self._touched.pos, None, True
                self.shown = find(pos)
        elif self._pos is not None and self._rest < WAIT:
            self._rest += seconds
            if self._rest >= WAIT:
                self.shown = find(self._pos)


# What is said


def draw_told(picture: Picture, desk: Desk, thing: Explained, kept: callout.Kept = ()) -> None:
    """All that is said of a thing, in a bubble beside it."""
    box = _bubble(picture, desk, thing, 0.0, kept)
    with picture.above():
        callout.draw(picture, box, thing.box)
        _draw_words(picture, desk, thing, box)


def _bubble(picture: Picture, desk: Desk, thing: Explained, foot: float, kept: callout.Kept = ()) -> Box:
    """The place of what is said, as large as it needs."""
    scale, frame = desk.frame.text_scale, desk.frame
    most = min(WIDTH * scale, frame.w - 0.06)
    title = picture.text_width(thing.name, LARGE, "title")
    wide = max(
        title, picture.text_width(thing.sentence, TEXT) / 2 + 0.08, _sum_width(picture, thing, True) + 0.02
    )
    w = min(most, max(LEAST_WIDTH * scale if foot else 0.3, wide + 2 * EDGE))
    return callout.place(frame.box, ((w, _height(picture, thing, w, foot)),), thing.box, kept)


def _height(picture: Picture, thing: Explained, w: float, foot: float) -> float:
    room = Box(0.0, 0.0, w - 2 * EDGE, 1.0)
    name, said = _settings(picture, thing, room)
    high = name + said + 2 * 0.022 + foot + (SUM + GAP if thing.terms else 0.0)
    return math.ceil((high + (GAP if name else 0.0)) * 100) / 100


def _settings(picture: Picture, thing: Explained, room: Box) -> tuple[float, float]:
    """How high name and sentence are in this width."""
    unit = picture.frame.unit
    name = picture.setting(thing.name, room, LARGE, face="title", lines=2) if thing.name else None
    said = picture.setting(thing.sentence, room, TEXT, lines=SENTENCE_LINES)
    return name.height / unit if name else 0.0, said.height / unit


def _draw_words(picture: Picture, desk: Desk, thing: Explained, box: Box) -> None:
    inner = box.inset(EDGE, 0.022)
    name, said = _settings(picture, thing, inner)
    if name:
        head, inner = inner.cut_top(name, GAP)
        picture.text(thing.name, head, LARGE, face="title", colour="ink", lines=2)
    if thing.terms:
        row, inner = inner.cut_top(SUM, GAP)
        _draw_sum(picture, thing, row)
    picture.text(thing.sentence, inner.cut_top(said)[0], TEXT, colour="ink", lines=SENTENCE_LINES)


def _sign(term: Term, first: bool) -> str:
    if term.count is not None and term.count < 0:
        return "−"
    return "" if first else "+"


def _number(term: Term) -> str:
    return "?" if term.count is None else str(abs(term.count))


def _chip_width(picture: Picture, term: Term, named: bool) -> float:
    said = picture.text_width(term.words, NOTE) + 0.006 if named and term.words else 0.0
    return (
        picture.text_width(_number(term), LARGE, "title")
        + picture.art.aspect(term.picture) * 0.036
        + said
        + 0.03
    )


def _sum_width(picture: Picture, thing: Explained, named: bool) -> float:
    """The width of the parts of a number, with or without the words beside the pictures."""
    if not thing.terms:
        return 0.0
    chips = sum(_chip_width(picture, term, named) + CHIP_GAP for term in thing.terms)
    signs = sum(
        picture.text_width(_sign(term, number == 0), LARGE, "title") + CHIP_GAP
        for number, term in enumerate(thing.terms)
        if _sign(term, number == 0)
    )
    return picture.text_width(f"{thing.total} =", LARGE, "title") + CHIP_GAP + chips + signs


def _draw_sum(picture: Picture, thing: Explained, row: Box) -> None:
    """The number, and its parts: a picture each, with words if there is room for all of them."""
    named = _sum_width(picture, thing, True) <= row.w
    x = row.x
    x = picture.text(f"{thing.total} =", Box(x, row.y, row.w, row.h), LARGE, face="title", colour="ink").right
    for number, term in enumerate(thing.terms):
        x += CHIP_GAP
        sign = _sign(term, number == 0)
        if sign:
            place = Box(x, row.y, row.right - x, row.h)
            x = picture.text(sign, place, LARGE, face="title", colour="ink").right + CHIP_GAP
        chip = Box(x, row.y, _chip_width(picture, term, named), row.h).inset(0.0, 0.002)
        _draw_chip(picture, term, chip, named)
        x = chip.right


def _draw_chip(picture: Picture, term: Term, box: Box, named: bool) -> None:
    furniture.pill(picture, box, "cream_edge", 0.55, 14)
    count = Box(box.x + 0.01, box.y, box.w, box.h)
    x = picture.text(_number(term), count, LARGE, face="title", colour="ink").right + 0.005
    wide = picture.art.aspect(term.picture) * 0.036
    furniture.pill(picture, Box(x - 0.003, box.y + 0.005, wide + 0.006, box.h - 0.01), "dark", 0.85, 10)
    picture.sprite(term.picture, (x + wide / 2, box.cy), 0.036, tint=term.tint)
    if named and term.words:
        said = Box(x + wide + 0.008, box.y, box.right - x - wide - 0.008, box.h)
        picture.text(term.words, said, NOTE, colour="ink")


# The walk from one thing to the next


class Explanation(FormScene[int]):
    """Everything else is veiled. It answers how far it came, so that the next walk begins there."""

    overlay = True
    veil = 0.0  # its own has a hole
    commands = ("explain",)

    def __init__(self, desk: Desk, things: Callable[[], Sequence[Explained]], at: int = 0) -> None:
        super().__init__(desk, "next")
        self._things = things  # where they lie depends on the window
        self._glide: Glide[Box] = Glide()  # of the light, from another thing
        self.at = at if at < len(self.things) else 0

    @property
    def things(self) -> Sequence[Explained]:
        return [thing for thing in self._things() if thing.walked]

    @property
    def thing(self) -> Explained:
        things = self.things
        return things[min(self.at, len(things) - 1)]

    @property
    def _box(self) -> Box:
        return _bubble(self.desk.picture(), self.desk, self.thing, WALK_FOOT)

    def controls(self) -> Sequence[Widget]:
        words, box = self.desk.words, self._box
        row = box.cut_bottom(WALK_FOOT)[0].inset(EDGE, 0.012)
        following, rest = row.cut_right(0.155 * self.desk.frame.text_scale, GAP)
        back = rest.cut_right(0.155 * self.desk.frame.text_scale)[0]
        more = self.at < len(self.things) - 1
        said = words("explain-next" if more else "explain-done")
        return (
            Button("back", back, words("explain-back"), enabled=self.at > 0, size=LABEL),
            Button("next", following, said, kind="primary", size=LABEL),
        )

    def chosen(self, id: Id, value: object) -> Change | None:
        return self._step(-1 if id == "back" else 1)

    def cancelled(self) -> Change:
        return Pop(self.at)

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case intents.Resized():
                self._glide.end()
            case intents.Go("left" | "up") | intents.Previous():
                return self._step(-1)
            case intents.Go() | intents.Next() | intents.Command("explain"):
                return self._step(1)
            case intents.Press(pos, 1) if not self._box.contains(pos):
                self._go_to(pos)
                return None
        return super().handle(intent)

    def _go_to(self, pos: Point) -> None:
        """The walk goes to what is pressed."""
        things = self.things
        under = at_point(things, pos)
        if under is not None:
            self.desk.sounds.play("touch")
            self._glide.end()
            self.at = things.index(under)

    def _step(self, by: int) -> Change | None:
        if self.at + by >= len(self.things):
            return Pop(0)
        self.desk.sounds.play("focus")
        if self.desk.glides:
            self._glide.begin(self.hole)
        self.at = max(0, self.at + by)
        self.form.focus = "next"
        return None

    def prompts(self) -> Sequence[Prompt]:
        return prompts_of(
            self.desk.words, sides="explain-step", confirm="explain-next", cancel="explain-play-on"
        )

    @property
    def still(self) -> bool:
        return self._glide.over and super().still

    def update(self, seconds: float) -> Change | None:
        self._glide.pass_time(seconds)
        return super().update(seconds)

    @property
    def hole(self) -> Box:
        """What is not veiled: the thing, or the way to it."""
        place, start = self.thing.box.grown(0.008), self._glide.start
        return place if self._glide.over or start is None else start.towards(place, 1.0 - self._glide.left)

    def backdrop(self, picture: Picture) -> None:
        thing, frame, hole = self.thing, self.desk.frame.box, self.hole
        top, bottom = max(frame.y, hole.y), min(frame.bottom, hole.bottom)
        parts = (
            Box(frame.x, frame.y, frame.w, top - frame.y),
            Box(frame.x, bottom, frame.w, frame.bottom - bottom),
            Box(frame.x, top, hole.x - frame.x, bottom - top),
            Box(hole.right, top, frame.right - hole.right, bottom - top),
        )
        for part in parts:
            if part.w > 0 and part.h > 0:
                picture.fill(part, "veil", VEIL)
        furniture.outline(picture, hole, "cream", 20, 5)
        box = self._box
        callout.draw(picture, box, thing.box.grown(0.008))
        _draw_words(picture, self.desk, thing, box)
        self._draw_place(picture, box.cut_bottom(WALK_FOOT)[0].inset(EDGE, 0.012))

    def _draw_place(self, picture: Picture, row: Box) -> None:
        """How far the walk has come."""
        here = self.desk.words("explain-place", here=self.at + 1, count=len(self.things))
        room = Box(row.x, row.y, row.w - 2 * 0.155 * self.desk.frame.text_scale - 2 * GAP, row.h)
        picture.text(here, room, NOTE, face="title", colour="ink", lines=1)
