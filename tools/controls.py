"""`python -m tools.controls`: write docs/controls.md, what every input does at the tables, from the code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from game import catalogue
from game.arguments import Parser
from game.client.commands import all_commands
from game.client.table.controls import ALWAYS, SHARED, Row, Section
from game.client.table.facts import facts
from game.manners import well_behaved
from game.texts import Words

PAGE = Path(__file__).parents[1] / "docs" / "controls.md"
HEAD = """# What every input does

Written by `python -m tools.controls`, from `game/client/table/controls.py` and the `controls` in the facts of
each game. The help draws the same table: press the keyboard beside the rules. `tests/client/test_controls.py`
tries every input of every device in every state, and holds that all of it is true.

What plays is **bold**. It plays only what has been in sight for a moment; a press that came too early shakes.
Letters are those of a QWERTY keyboard. Digits, A D Q E Z C and the letters of choices go by their place.
"""
KEYBOARD = {
    "arrows": "← ↑ ↓ →", "sides": "← →", "move": "↑ ↓", "confirm": "Enter, Space", "cancel": "Esc",
    "next": "Tab", "menu": "F10",
}  # fmt: skip
GAMEPAD = {
    "arrows": "pad", "sides": "pad ← →", "move": "pad ↑ ↓", "confirm": "A", "cancel": "B",
    "next": "LB, RB", "menu": "Menu",
}  # fmt: skip


def keys(row: Row) -> Iterator[str]:
    for name in row.keys:
        yield KEYBOARD.get(name) or all_commands()[name].key.capitalize()


def buttons(row: Row) -> Iterator[str]:
    for name in row.keys:
        button = GAMEPAD.get(name) or all_commands()[name].pad
        if button:
            yield button if name in GAMEPAD else button.upper()


def table(words: Words, section: Section) -> Iterator[str]:
    yield f"\n### {words(section.words)}\n"
    yield "| | keyboard | gamepad | mouse, finger |\n|---|---|---|---|"
    for row in section.rows:
        does = f"**{words(row.does)}**" if row.decides else words(row.does)
        pointer = ", ".join(words(f"controls-by-{name}") for name in row.pointers)
        yield f"| {does} | {' '.join(keys(row))} | {' '.join(buttons(row))} | {pointer} |"


def page() -> str:
    words = Words("en", strict=True)
    lines = [HEAD]
    for game in catalogue.names():
        lines.append(f"\n## {words(f'game-{game}')}")
        lines += [line for section in facts(game).controls for line in table(words, section)]
    lines.append("\n## All games")
    shared = (*SHARED, Section("always", "controls-always", ALWAYS))
    lines += [line for section in shared if section.rows for line in table(words, section)]
    return "\n".join(lines) + "\n"


def main(words: list[str] | None = None) -> int:
    parser = Parser(description="Write docs/controls.md.")
    parser.add_argument("--check", action="store_true", help="write nothing, tell if it is not up to date")
    wanted = page()
    if parser.parse_args(words).check:
        if PAGE.exists() and PAGE.read_text(encoding="utf-8") == wanted:
            return 0
        print("docs/controls.md is not up to date: python -m tools.controls", file=sys.stderr)
        return 1
    PAGE.write_text(wanted, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(well_behaved(main))
