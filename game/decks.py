"""The cards of a game, read from its deck file or from the player's own copy.

A deck is a text file. It is read line by line, so that a mistake can be told with its line. The player's copy
comes first, then the file that ships with the program; if both are broken, the deck that is built in.
"""

from __future__ import annotations

import os.path
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from game import catalogue
from game.door import LONGEST_NAME
from game.faults import BadFile, Fault, Found, contents_of

C = TypeVar("C")
W = TypeVar("W", bound=str)

MOST_OF_ONE = 103  # cards on one line
MOST_BYTES = 64 * 1024  # of a deck; ours take 1,500


class Deck(Struct, Generic[C], frozen=True):
    """The cards of a game, what its colours are called, and what was wrong with files that are not used."""

    cards: tuple[C, ...]
    names: Mapping[str, str]
    faults: tuple[Fault, ...] = ()


class Wrong(ValueError):
    """A mistake in a line, or in all of the file (line 0). Its text is fault-<code>."""

    def __init__(self, code: str, line: int = 0, **values: str | int) -> None:
        super().__init__(code)
        self.code, self.line, self.values = code, line, values

    def in_file(self, path: Path) -> Fault:
        if self.line:
            return Fault(self.code, self.values, "line", {"line": self.line}, str(path))
        return Fault(self.code, self.values, "deck", {}, str(path))


class DeckLine(Struct, Generic[C], frozen=True):
    """So many cards of one kind."""

    number: int
    count: int
    card: C


class Format(Struct, Generic[C], frozen=True):
    """How the deck of one game is written."""

    game: str
    names: Mapping[str, str]  # by colour, as we made them
    ours: Counter[C]
    read: Callable[[list[str]], C]
    check: Callable[[list[DeckLine[C]], Counter[C]], None]  # Wrong unless the rules can use it

    def deck(self, own: Path, shipped: Path | None = None) -> Deck[C]:
        """The deck of the game. `own` is the folder of the player's own decks, `shipped` our file."""
        faults: list[Fault] = []
        paths = [own / f"{self.game}.txt", shipped or catalogue.assets(self.game) / "deck.txt"]
        if not os.path.exists(paths[0]):  # Path.exists would raise where it may not look
            del paths[0]
        for path in paths:
            try:
                cards, names = _read(self, _text(path))
            except Wrong as wrong:
                faults.append(wrong.in_file(path))
            else:
                return Deck(cards, names, tuple(faults))
        return Deck(tuple(self.ours.elements()), self.names, tuple(faults))

    def found(self, home: Path) -> Found:
        """The cards to play with: the player's own, if there are any, else ours."""
        known = self.deck(home / "decks")
        return Found(known.cards, known.faults)


def all_cards(cards: Sequence[C], names: Sequence[str], players: int) -> Sequence[C]:
    """All cards; there is nothing to choose."""
    return cards


def _text(path: Path) -> str:
    try:
        data = contents_of(path, MOST_BYTES)
    except BadFile as bad:
        raise Wrong(bad.faults[0].code, 0, **bad.faults[0].values) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Wrong("deck-encoding", line) from None


def _read(written: Format[C], text: str) -> tuple[tuple[C, ...], Mapping[str, str]]:
    lines: list[DeckLine[C]] = []
    names = dict(written.names)
    for number, line in enumerate(text.split("\n"), start=1):
        words = line.partition("#")[0].split()
        try:
            if words[:1] == ["name"]:
                names.update([_name(words, written.names)])
            elif words:
                lines.append(DeckLine(number, _count(words[0]), written.read(words[1:])))
        except Wrong as wrong:
            raise Wrong(wrong.code, number, **wrong.values) from None
    written.check(lines, written.ours)
    return tuple(line.card for line in lines for _ in range(line.count)), names


def _name(words: list[str], known: Mapping[str, str]) -> tuple[str, str]:
    name = " ".join(words[2:])
    if not (name and len(name) <= LONGEST_NAME and name.isprintable()):
        raise Wrong("deck-name")
    return one_of(words[1], tuple(known), "deck-colour"), name


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and int(word) <= MOST_OF_ONE):
        raise Wrong("deck-count", most=MOST_OF_ONE, found=word[:40])
    return int(word)


def one_of(word: str, known: tuple[W, ...], code: str) -> W:
    """One of the known words, as it stands; Wrong with the code of the sentence."""
    for name in known:
        if name == word:
            return name
    raise Wrong(code, found=word[:40], known=", ".join(known))


def blame(lines: list[DeckLine[C]], ours: Counter[C], surplus: int) -> int:
    """The line to name for too many cards (a positive surplus) or too few: the first that differs in that
    sense from our deck, else the last."""
    seen: Counter[C] = Counter()
    for line in lines:
        seen[line.card] += line.count
        if surplus > 0 and seen[line.card] > ours[line.card]:
            return line.number
    if surplus < 0:
        for line in lines:
            if seen[line.card] < ours[line.card]:
                return line.number
    return lines[-1].number if lines else 0
