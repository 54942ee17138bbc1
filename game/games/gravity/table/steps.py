"""The steps of a turn: enter, act, replay; where the seat to move stands among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.client.desk import Desk
from game.client.layout import Box
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.engine.contract import Seat
from game.games.gravity.model import GravityView
from game.games.gravity.view import tokens

STEPS = 0.048  # of the row
SIGN = 0.034  # room before a word; where it is too long there is no sign
SIZE = 0.024
State: TypeAlias = Literal["done", "now", "open", "shut"]  # shut: cannot be done in this turn


@dataclass(frozen=True, slots=True)
class Step:
    name: Literal["enter", "act", "replay"]
    state: State


def steps_of(view: GravityView, seat: Seat) -> tuple[Step, ...]:
    """How far a seat has come in its turn."""
    again: State = "open" if tokens(view, view.turn) else "shut"
    states: tuple[State, State, State]
    match view.phase:
        case _ if view.phase == "over" or seat != view.turn:
            states = "shut", "shut", "shut"
        case "door":
            states = "now", "open", again
        case "replay":
            states = "done", "done", "now"
        case _ if view.replayed:
            states = "done", "done", "now"
        case _:
            states = "done", "now", again
    return Step("enter", states[0]), Step("act", states[1]), Step("replay", states[2])


def draw_steps(picture: Picture, desk: Desk, box: Box, steps: tuple[Step, ...], colour: str) -> None:
    """A row of pills; the present one is filled with the colour of the seat."""
    if not steps:
        return
    for step, place in zip(steps, box.shares((1.0, 0.84, 1.16), 0.006), strict=True):
        _draw_step(picture, place, step, desk.words(f"gravity-step-{step.name}"), colour)


def _draw_step(picture: Picture, box: Box, step: Step, label: str, colour: str) -> None:
    now = step.state == "now"
    f.pill(picture, box, colour if now else "#0B1026", 1.0 if now else 0.6)
    words = "#0B1026" if now else "quiet"
    room = Box(box.x + SIGN, box.y, box.w - SIGN - 0.003, box.h)
    with picture.fade(0.5 if step.state == "shut" else 1.0):
        if picture.setting(label, room, SIZE).cut:
            room = box.inset(0.006, 0.0)
        else:
            _sign(picture, box, step, words)
        picture.text(label, room, SIZE, colour=words)


def _sign(picture: Picture, box: Box, step: Step, colour: str) -> None:
    """A tick for what is done, a token where one is to be spent."""
    at = box.x + 0.0175, box.cy
    if step.name == "replay":
        picture.sprite("gravity/replay_token", at, 0.032)
    elif step.state == "done":
        picture.sprite("ui/icons/check", at, 0.024, tint="good")
    else:
        f.pill(picture, Box.around(at, 0.013, 0.013), colour)
