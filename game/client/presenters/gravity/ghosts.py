"""All uses of a card at once: paths, ghosts, crosses where one is blocked, and labels that keep apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.client.layout import Box, Point
from game.client.presenters.gravity import foresight
from game.client.presenters.gravity.cards import draw_key
from game.client.presenters.gravity.foresight import Pencil
from game.client.presenters.gravity.options import Option
from game.client.prompts import keys_of
from game.engine.gravity.model import CardMove
from game.engine.gravity.view import Preview, pawn

Foreseen: TypeAlias = tuple[Option, Preview | None]

STRONG = 0.078, 0.052
PLAIN = 0.052, 0.036
KEY = 0.03


def draw_paths(pencil: Pencil, uses: Sequence[Foreseen], target: int | None) -> None:
    """Every path; only the chosen one, once there is a choice."""
    for index, (option, seen) in enumerate(uses):
        if seen is None or not isinstance(option.action, CardMove):
            continue
        if target is None or index == target:
            foresight.draw_path(pencil, seen, index == target)
        if index == target:
            foresight.draw_rings(pencil, seen)


def draw_ghosts(pencil: Pencil, uses: Sequence[Foreseen], target: int | None) -> None:
    """Where each use would land and what it is worth; the chosen one in full, over the others."""
    taken = _pawns(pencil)
    for index in sorted(range(len(uses)), key=lambda index: index == target):
        option, seen = uses[index]
        if option.why_not is not None:
            taken.extend(foresight.draw_blocked(pencil, option))
        elif seen is not None and seen.landing is not None and isinstance(option.action, CardMove):
            strong = index == target
            foresight.draw_ghost(pencil, seen, 1.0 if strong else 0.72 if target is None else 0.36)
            if strong or target is None:
                clear = [*taken, *_won(pencil, seen, strong)]
                taken.append(_draw_label(pencil, option, seen, strong, clear))
    if target is not None and (seen := uses[target][1]) is not None:
        foresight.draw_gains(pencil, seen, taken)


def _pawns(pencil: Pencil) -> list[Box]:
    """What no label may cover: the pawn to move."""
    stands = pawn(pencil.view, pencil.view.turn)
    return [pencil.globe.cell_box(stands.cell)] if stands else []


def _won(pencil: Pencil, seen: Preview, strong: bool) -> list[Box]:
    """Where things would be won: the label of the chosen use leaves them in sight."""
    if not strong:
        return []
    size = pencil.globe.pitch * 0.7
    return [
        Box.around(pencil.globe.at(*gain.cell), size, size)
        for gain in foresight.gains(pencil.view, seen.events)
    ]


def _draw_label(pencil: Pencil, option: Option, seen: Preview, strong: bool, taken: list[Box]) -> Box:
    """The change in points beside a ghost, and the key that chooses it; gives the place that they take."""
    assert seen.landing is not None
    caps = caps_of(pencil, option)
    w, h = STRONG if strong else PLAIN
    room = w + (KEY + 0.008 if caps else 0.0)
    box = foresight.free_place(pencil, pencil.globe.at(*seen.landing.cell), (room, h), taken)
    left = box.x
    if caps:
        draw_key(pencil.picture, caps[0], (box.x + KEY / 2 + 0.002, box.cy), KEY)
        left += KEY + 0.008
    total = seen.gain[pencil.view.turn]
    colour = pencil.colour if total > 0 else "bad" if total < 0 else "#C9CFEF"
    words = pencil.desk.words.signed(total)
    foresight.pill(pencil.picture, Box(left, box.y, w, h), words, colour, 0.038 if strong else 0.027)
    return box


def caps_of(pencil: Pencil, option: Option) -> tuple[str, ...]:
    """The cap of an option's key, for whoever plays by keyboard."""
    if pencil.desk.device.kind != "keyboard" or not option.key:
        return ()
    return keys_of(pencil.desk, option.key) if "-" in option.key else (option.key,)


def draw_door(pencil: Pencil, option: Option, at: Point, strong: bool) -> None:
    """A door that can be picked."""
    pitch = pencil.globe.pitch
    pencil.picture.glow(at, pitch * (1.3 if strong else 0.9), "focus", 0.8 if strong else 0.4)
    pencil.picture.sprite("gravity/target", at, pitch * 1.2, tint="focus" if strong else "text")
    caps = caps_of(pencil, option)
    if caps:
        draw_key(pencil.picture, caps[0], (at[0], at[1] - pitch * 0.8), KEY)
