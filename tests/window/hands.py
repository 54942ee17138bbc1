"""Mouse, keyboard and gamepad, each at the program and at its twin."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby, pairwise
from random import Random
from typing import NamedTuple, Protocol

from pygame.event import Event

from game.client.forms.form import FormScene
from game.client.forms.widgets import Id
from game.client.layout import Box
from game.client.table.quiet import FINAL_SECONDS, QUIET_SECONDS
from tests.pilot import PAD_HAT, click_events, key_events, pad_events, pointing
from tests.window.screen import Program
from tests.window.twin import Twin

MOST_GUESSES = 400
KEYS = {
    "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Return": "return", "Tab": "tab",
    "Escape": "escape", "BackSpace": "backspace",
}  # fmt: skip
TABLE_KEYS = ("Return", "Return", "Left", "Right", "Up", "Down", *"12345", "r", "t", "a", "d", "q", "e", "f")


class Gesture(NamedTuple):
    """One thing done: what xdotool or the posting thread is told, and what pygame makes of it."""

    words: tuple[str, ...]
    events: tuple[Event, ...]


class Hand(Protocol):
    """Something that people play with."""

    def guess(self, twin: Twin, rng: Random) -> Gesture:
        """Something that may mean something at the table."""
        ...

    def choose(self, twin: Twin, id: Id) -> list[Gesture]:
        """What chooses a widget of the scene on top; the twin has done it already."""
        ...

    def hold(self, twin: Twin) -> tuple[Gesture, Gesture]:
        """What begins a press on the curtain, and what ends it."""
        ...

    def pause(self, twin: Twin) -> list[Gesture]:
        """What opens the menu of the table; the twin has done it already."""
        ...

    def do(self, program: Program, gestures: Sequence[Gesture]) -> None: ...


class Mouse:
    def point(self, box: Box, twin: Twin) -> Gesture:
        x, y = twin.pixel(box)
        return Gesture(("mousemove", "--window", "{window}", str(x), str(y)), (pointing((x, y)),))

    def click(self, box: Box, twin: Twin) -> Gesture:
        towards = self.point(box, twin)
        return Gesture((*towards.words, "click", "1"), (*towards.events, *click_events(twin.pixel(box))))

    def guess(self, twin: Twin, rng: Random) -> Gesture:
        return self.click(rng.choice(twin.choices()), twin)

    def choose(self, twin: Twin, id: Id) -> list[Gesture]:
        towards = self.point(twin.box(id), twin)
        twin.feed(*towards.events)  # what is pointed at may grow
        gesture = self.click(twin.box(id), twin)
        twin.feed(*gesture.events)
        return [towards, gesture]

    def hold(self, twin: Twin) -> tuple[Gesture, Gesture]:
        towards, clicked = self.point(twin.box("lift"), twin), self.click(twin.box("lift"), twin)
        down, up = clicked.events[-2:]
        return Gesture((*towards.words, "mousedown", "1"), (down,)), Gesture(("mouseup", "1"), (up,))

    def pause(self, twin: Twin) -> list[Gesture]:
        return self.choose(twin, "pause")

    def do(self, program: Program, gestures: Sequence[Gesture]) -> None:
        for gesture in gestures:
            program.do(*(word.format(window=program.window) for word in gesture.words))
            if "mousemove" in gesture.words and not {"click", "mousedown"} & {*gesture.words}:
                program.kept_picture()  # of many moves the last counts, unless something comes between


class Keyboard:
    def press(self, name: str) -> Gesture:
        return Gesture(("key", name), key_events(KEYS.get(name, name)))

    def guess(self, twin: Twin, rng: Random) -> Gesture:
        return self.press(rng.choice(TABLE_KEYS))

    def choose(self, twin: Twin, id: Id) -> list[Gesture]:
        return _by_focus(twin, id, self.press("Tab"), self.press("Return"))

    def hold(self, twin: Twin) -> tuple[Gesture, Gesture]:
        down, up = self.press("Return").events
        return Gesture(("keydown", "Return"), (down,)), Gesture(("keyup", "Return"), (up,))

    def pause(self, twin: Twin) -> list[Gesture]:
        return _until_paused(twin, self.press("Escape"))

    def do(self, program: Program, gestures: Sequence[Gesture]) -> None:
        for kind, of_kind in groupby(gestures, key=lambda gesture: gesture.words[0]):
            program.do(kind, "--delay", "4", *(gesture.words[1] for gesture in of_kind))


class Gamepad:
    """For want of a device, events posted inside the program; see posting.py."""

    def press(self, name: str) -> Gesture:
        return Gesture((name,), pad_events(name))

    def guess(self, twin: Twin, rng: Random) -> Gesture:
        return self.press(rng.choice(("a", "a", *PAD_HAT, "x", "y", "rb")))

    def choose(self, twin: Twin, id: Id) -> list[Gesture]:
        return _by_focus(twin, id, self.press("rb"), self.press("a"))

    def hold(self, twin: Twin) -> tuple[Gesture, Gesture]:
        down, up = pad_events("a")
        return Gesture(("a-down",), (down,)), Gesture(("a-up",), (up,))

    def pause(self, twin: Twin) -> list[Gesture]:
        return _until_paused(twin, self.press("menu"))

    def do(self, program: Program, gestures: Sequence[Gesture]) -> None:
        assert program.process.stdin is not None
        program.process.stdin.write(" ".join(gesture.words[0] for gesture in gestures) + "\n")
        program.process.stdin.flush()


def _by_focus(twin: Twin, id: Id, onwards: Gesture, confirm: Gesture) -> list[Gesture]:
    done: list[Gesture] = []
    while isinstance(twin.top, FormScene) and twin.top.form.focus != id:
        assert len(done) < MOST_GUESSES, f"{id} cannot be reached"
        twin.feed(*onwards.events)
        done.append(onwards)
    twin.feed(*confirm.events)
    return [*done, confirm]


def _until_paused(twin: Twin, gesture: Gesture) -> list[Gesture]:
    """Escape puts back what is picked up first."""
    done: list[Gesture] = []
    while twin.name != "PauseMenu":
        assert len(done) < 3
        twin.feed(*gesture.events)
        done.append(gesture)
    return done


HANDS: dict[str, Hand] = {"mouse": Mouse(), "keyboard": Keyboard(), "gamepad": Gamepad()}


def act(twin: Twin, hand: Hand, rng: Random, program: Program) -> Gesture:
    """The person to act plays something: gestures are found by trying them on the twin.

    What decides comes last, so that it is enough to wait before them, and after a curtain. It is returned.
    """
    before, done, guesses = twin.match.ply, list[Gesture](), 0
    while twin.match.ply == before:
        guesses += 1
        assert guesses < MOST_GUESSES, f"no way to play was found with {type(hand).__name__}"
        twin.wait(4 * FINAL_SECONDS)  # an AI's move stays to be seen for a second of these
        scene, gesture = twin.name, hand.guess(twin, rng)
        twin.feed(*gesture.events)
        done.append(gesture)
        if twin.match.ply != before or twin.name != scene:
            time.sleep(1.6 * FINAL_SECONDS)  # and the disk must hold what was decided before
            hand.do(program, done[:1])
            for last, following in pairwise(done):
                if last.words == following.words:
                    time.sleep(1.6 * QUIET_SECONDS)  # twice the same at once would not decide
                hand.do(program, [following])
            done = []
    return gesture
