"""What is wrong with a person's own planets and cards, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import TYPE_CHECKING

from game.texts import Words

if TYPE_CHECKING:
    from game.decks import Mistake
    from game.games.gravity.faults import Fault

LONGEST = 48  # characters of a file that are shown


def of_planet(words: Words, fault: Fault) -> str:
    reason, file = _reason(words, fault.code, fault.values), _name(fault.file)
    if fault.cell is None:
        return words("fault-in-file", file=file, reason=reason)
    x, y = fault.cell
    return words("fault-in-cell", file=file, x=x, y=y, reason=reason)


def of_cards(words: Words, mistake: Mistake) -> str:
    reason, file = _reason(words, mistake.code, mistake.values), _name(mistake.file)
    if not mistake.line:
        return words("fault-in-deck", file=file, reason=reason)
    return words("fault-in-line", file=file, line=mistake.line, reason=reason)


def _reason(words: Words, code: str, values: Mapping[str, str | int]) -> str:
    shown = {name: _plain(value) if isinstance(value, str) else value for name, value in values.items()}
    return words(f"fault-{code}", **shown)


def _name(file: str) -> str:
    return _plain(PurePath(file).name)


def _plain(text: str) -> str:
    """What stands in a file may be anything: very long, or what no letters can show."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in short)
