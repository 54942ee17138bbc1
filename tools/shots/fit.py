"""What is wrong with a picture: texts cut, outside or on each other, targets too small or touching."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from game.client.compose import compose
from game.client.desk import Desk
from game.client.layout import LEAST_TARGET, Box
from game.client.paint.picture import Audit
from game.client.scene import Scene

SLACK = 0.003  # units that letters and widgets may share


def problems(desk: Desk, scenes: Sequence[Scene[Any]]) -> list[str]:
    """One line for each thing that a person could not read or reach."""
    audit = Audit()
    with desk.art.rehearsal():  # words are measured, pictures need not be drawn
        compose(desk, scenes, audit)
    return [*_words(audit, desk.frame.box), *_targets(audit)]


def _words(audit: Audit, room: Box) -> list[str]:
    found = [f"cut: {text.text!r}" for text in audit.texts if not text.whole]
    outside = (text for text in audit.texts if not room.holds(text.drawn, SLACK))
    found += [f"outside the window: {text.text!r}" for text in outside]
    for one, other in combinations(audit.texts, 2):
        if one.layer == other.layer and one.drawn.overlaps(other.drawn, SLACK):
            found.append(f"on each other: {one.text!r} and {other.text!r}")
    return found


def _targets(audit: Audit) -> list[str]:
    found = [
        f"too small: {spot.id} ({spot.box.w:.3f} x {spot.box.h:.3f})"
        for spot in audit.touchables
        if min(spot.box.w, spot.box.h) < LEAST_TARGET - 1e-6
    ]
    for one, other in combinations(audit.touchables, 2):
        if one.layer == other.layer and one.box.overlaps(other.box, SLACK):
            found.append(f"widgets on each other: {one.id} and {other.id}")
    return found
