"""What is wrong with a file that somebody made for a game: a text, its values and where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.door import Unfit, contents
from game.texts import Words

Values: TypeAlias = Mapping[str, str | int]

LONGEST = 48  # a sentence quotes no more characters of a file


class Fault(Struct, frozen=True):
    """Something wrong with a file. str() is a line in English for the person who made it."""

    code: str  # its text is fault-<code>
    values: Values = {}
    where: str = "file"  # how the place is told: the text fault-in-<where>
    place: Mapping[str, int] = {}  # in the file: the values of that text
    file: str = ""

    def reason(self, words: Words) -> str:
        shown = {
            name: _plain(value) if isinstance(value, str) else value for name, value in self.values.items()
        }
        return words(f"fault-{self.code}", **shown)

    def told(self, words: Words) -> str:
        """A line for the window: the file without its folder, and why it is not used."""
        file = _plain(PurePath(self.file).name)
        return words(f"fault-in-{self.where}", file=file, reason=self.reason(words), **self.place)

    def __str__(self) -> str:
        words = Words("en")
        return words(f"fault-in-{self.where}", file=self.file, reason=self.reason(words), **self.place)


class BadFile(ValueError):
    """A file that cannot be used. It holds all faults; str() is one line for each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


class Found(Struct, frozen=True):
    """What a game is set up from, ours and the player's own, and what is wrong with what was left out."""

    material: Any
    faults: tuple[Fault, ...] = ()


def blamed(file: str, faults: Iterable[Fault]) -> list[Fault]:
    """The faults as those of a file."""
    return [replace(fault, file=file) for fault in faults]


def contents_of(path: Path, most: int) -> bytes:
    """All of a file of at most so many bytes; BadFile with the one fault."""
    try:
        return contents(path, most)
    except Unfit as unfit:
        fault = Fault(unfit.code, unfit.values)
    except FileNotFoundError:
        fault = Fault("missing")
    except OSError as error:
        fault = Fault("unread", {"error": str(error.strerror)})
    raise BadFile(blamed(str(path), [fault]))


def refuse(file: str, faults: Iterable[Fault]) -> None:
    """BadFile with all faults of a file, if there are any."""
    found = blamed(file, faults)
    if found:
        raise BadFile(found)


def _plain(text: str) -> str:
    """Text of a file, safe to show: it may be very long, or hold signs that no font has."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in short)
