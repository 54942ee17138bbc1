"""All uses of a card at once: paths, ghosts, crosses where one is blocked, and labels that keep apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.client.forms.prompts import keys_of
from game.client.layout import Box, Point
from game.games.gravity.model import CardMove
from game.games.gravity.table import foresight, labels
from game.games.gravity.table.cards import draw_key
from game.games.gravity.table.foresight import Pencil
from game.games.gravity.table.options import Option
from game.games.gravity.view import Preview, pawn

Foreseen: TypeAlias = tuple[Option, Preview | None]

FAINT = 0.3  # of the labels beside the chosen one


def draw_paths(pencil: Pencil, uses: Sequence[Foreseen], target: int | None) -> None:
    """Every path; only the chosen one, once there is a choice."""
    for index, (option, seen) in enumerate(uses):
        if seen is None or not isinstance(option.action, CardMove):
            continue
        if target is None or index == target:
            foresight.draw_path(pencil, seen, index == target)
        if index == target:
            foresight.draw_rings(pencil, seen)


def draw_ghosts(
    pencil: Pencil, uses: Sequence[Foreseen], places: Mapping[int, Box], target: int | None
) -> None:
    """Where each use would land and what it is worth; the chosen one in full, over the others."""
    taken = _pawns(pencil)
    order = sorted(range(len(uses)), key=lambda index: index == target)
    for index in order:
        option, seen = uses[index]
        if option.why_not is not None:
            taken.extend(foresight.draw_blocked(pencil, option))
        elif index in places and seen is not None:
            strength = 1.0 if index == target else 0.85 if target is None else 0.36
            foresight.draw_ghost(pencil, seen, strength)
    won = _won(pencil, uses[target][1]) if target is not None else []
    for index in order:
        strong = index == target
        if index in places and (strong or not any(places[index].overlaps(thing) for thing in won)):
            with pencil.picture.fade(1.0 if target in (None, index) else FAINT):
                taken.append(_draw_label(pencil, *uses[index], places[index], strong))
    if target is not None and (seen := uses[target][1]) is not None:
        foresight.draw_gains(pencil, seen, taken)


def _pawns(pencil: Pencil) -> list[Box]:
    """What no label may cover: the pawn to move."""
    stands = pawn(pencil.view, pencil.view.turn)
    return [pencil.globe.cell_box(stands.cell)] if stands else []


def _won(pencil: Pencil, seen: Preview | None) -> list[Box]:
    """Where the chosen use would win something, and where it ends: other labels leave that in sight."""
    if seen is None or seen.landing is None:
        return []
    cells = [seen.landing.cell, *(gain.cell for gain in foresight.gains(seen.events))]
    return [pencil.globe.cell_box(cell) for cell in cells]


def _draw_label(pencil: Pencil, option: Option, seen: Preview | None, place: Box, strong: bool) -> Box:
    """The change in points beside a ghost, and the key that chooses it; gives the place that they take."""
    assert seen is not None
    assert seen.landing is not None
    at = pencil.globe.at(*seen.landing.cell)
    caps = caps_of(pencil, option)
    box = _grown(place, at) if strong else place
    foresight.draw_tail(pencil, box, at)
    points = box
    if caps:
        cap, points = box.cut_left(labels.KEY_ROOM)
        draw_key(pencil.picture, caps[0], (cap.x + labels.KEY / 2 + 0.002, cap.cy), labels.KEY)
    total = seen.gain[pencil.view.turn]
    colour = pencil.colour if total > 0 else "bad" if total < 0 else "#C9CFEF"
    words = pencil.desk.words.signed(total)
    foresight.pill(pencil.picture, points, words, colour, 0.038 if strong else 0.027)
    return box


def _grown(place: Box, at: Point) -> Box:
    """The place of the chosen label: larger, but no nearer to its ghost."""
    more = labels.GROWTH
    x, y = (
        (away > side / 4) - (away < -side / 4)
        for away, side in zip((place.cx - at[0], place.cy - at[1]), (place.w, place.h), strict=True)
    )
    box = Box.around(place.centre, place.w + more[0], place.h + more[1])
    return box.moved(x * more[0] / 2, y * more[1] / 2)


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
        draw_key(pencil.picture, caps[0], (at[0], at[1] - pitch * 0.8), labels.KEY)
