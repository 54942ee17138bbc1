"""What every input does at a table, by state: the one table that the help draws and docs/controls.md shows.

A test tries all inputs of all devices in all states, and holds that this table tells the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

Pointer: TypeAlias = Literal["point", "click", "drag", "right", "anywhere", "hold", "button"]
# beside commands: arrows, and what has the same key everywhere


class Row(Struct, frozen=True):
    """What some inputs do in one state; with a mouse or a finger it is done as `pointers` say."""

    does: str  # its text
    keys: tuple[str, ...] = ()  # commands, and what prompts.py knows: "confirm", "sides", "next" …
    pointers: tuple[Pointer, ...] = ()  # their texts are controls-by-<pointer>
    decides: bool = False  # it plays, or settles what was played


class Section(Struct, frozen=True):
    """One state of a table."""

    state: str
    words: str  # the text of its name
    rows: Sequence[Row]


ALWAYS = (
    Row("table-hint", ("hint",), ("button",)),
    Row("table-undo", ("undo",), ("button",), decides=True),
    Row("table-log", ("log",), ("button",)),
    Row("table-explain", ("explain",), ("button", "point", "hold")),
    Row("table-help", ("help",), ("button",)),
    Row("table-pause", ("cancel", "menu"), ("button",)),
)
SHARED: Sequence[Section] = (
    Section(
        "hint",
        "controls-hint",
        (
            Row("table-hint-play", ("confirm",), ("click",), decides=True),
            Row("table-hint-away", ("cancel",)),
            Row("controls-other-card", ("sides", "next"), ("click",)),
        ),
    ),
    Section(
        "moving",
        "controls-moving",
        (
            Row("controls-end-motion", ("confirm", "arrows", "next", "skip"), ("anywhere",)),
            Row("table-hurry", ("hurry",), ("button", "hold")),
        ),
    ),
    Section("waiting", "controls-waiting", (Row("table-hurry", ("hurry",), ("button", "hold")),)),
    Section(
        "again",
        "table-again",
        (Row("controls-end-motion", ("confirm", "arrows", "next", "skip", "cancel"), ("anywhere",)),),
    ),
    Section("curtain", "controls-curtain", (Row("controls-lift", ("confirm",), ("hold",)),)),
    Section(
        "reading",
        "controls-reading",
        (Row("lesson-go-on", ("confirm", "next"), ("anywhere",)), Row("lesson-back", ("undo",), ("button",))),
    ),
    Section(
        "over",
        "controls-over",
        (Row("prompt-move", ("arrows", "next"), ("point",)), Row("prompt-choose", ("confirm",), ("click",))),
    ),
    Section(
        "watched",
        "replay-title",
        (
            Row("controls-play-pause", ("confirm",), ("button",)),
            Row("controls-step", ("sides",), ("button",)),
            Row("replay-next", ("next",), ("button",)),
            Row("controls-scrub", (), ("click", "drag")),
            Row("prompt-move", ("move",), ("point",)),
            Row("prompt-back", ("cancel", "menu"), ("button",)),
        ),
    ),
    Section(
        "screen",
        "controls-screen",
        (
            Row("prompt-move", ("arrows", "next"), ("point",)),
            Row("prompt-choose", ("confirm",), ("click",)),
            Row("prompt-back", ("cancel",), ("button",)),
        ),
    ),
)


def sections(own: Sequence[Section]) -> Sequence[Section]:
    """All states of one game's table, its own first, and what can always be done."""
    return (*own, *SHARED, Section("always", "controls-always", ALWAYS))


def section_of(own: Sequence[Section], state: str) -> Section:
    """One state of a game's table."""
    return next(section for section in sections(own) if section.state == state)


def rows(own: Sequence[Section], state: str) -> Sequence[Row]:
    """All that can be done in a state; beside a hint also all that can be done without it."""
    found = section_of(own, state).rows
    if state in ("curtain", "reading", "screen", "watched"):
        return found
    beside = [row for section in own for row in section.rows] if state == "hint" else []
    return (*found, *beside, *ALWAYS)
