"""What is on the cards: assets/decks, or what the owner of a box knows better, as plain Card values.

A deck is a text file, read line by line so that a mistake can be named with its line. The user's own copy
comes first, then the file that ships with the program; should that be broken as well, the deck as we made it.
"""

from __future__ import annotations

import os.path
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from game import places
from game.engine.fairy_lights import model as lights
from game.engine.star_race import model as race

C = TypeVar("C", race.Card, lights.Card)

SHIPPED = places.ASSETS / "decks"
MOST_OF_ONE = 103  # cards on one line


class Deck(Struct, Generic[C], frozen=True):
    """The cards of a game, what its colours are called, and what was wrong with a file that is not used."""

    cards: tuple[C, ...]
    names: Mapping[str, str]
    complaint: str | None = None


class _Mistake(ValueError):
    """A sentence about one line of a file, or about all of it (line 0)."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.line = line


class _Line(Struct, Generic[C], frozen=True):
    number: int
    count: int
    card: C


class _Format(Struct, Generic[C], frozen=True):
    """How the deck of one game is written."""

    file: str
    names: Mapping[str, str]  # by colour, as we made them
    ours: Counter[C]
    read: Callable[[list[str]], C]
    check: Callable[[list[_Line[C]], Counter[C]], None]  # a _Mistake unless the rules can use it


def star_race(own: Path | None = None, shipped: Path = SHIPPED) -> Deck[race.Card]:
    """The 55 planet cards. `own` is the folder of the user's decks."""
    return _deck(_STAR_RACE, own, shipped)


def fairy_lights(own: Path | None = None, shipped: Path = SHIPPED) -> Deck[lights.Card]:
    """The 103 bulb cards. `own` is the folder of the user's decks."""
    return _deck(_FAIRY_LIGHTS, own, shipped)


def _deck(written: _Format[C], own: Path | None, shipped: Path) -> Deck[C]:
    complaints: list[str] = []
    paths: list[Path] = [(own or places.home() / "decks") / written.file, shipped / written.file]
    if not os.path.exists(paths[0]):  # Path.exists would raise where it may not look
        del paths[0]
    for path in paths:
        try:
            cards, names = _read(written, _text(path))
        except _Mistake as mistake:
            line = f", line {mistake.line}" if mistake.line else ""
            complaints.append(f"{path}{line}: {mistake}")
        else:
            return Deck(cards, names, _complaint(complaints))
    return Deck(tuple(written.ours.elements()), written.names, _complaint(complaints))


def _complaint(complaints: list[str]) -> str | None:
    if not complaints:
        return None
    return " ".join(complaints) + " The deck that came with the game is used."


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _Mistake(f"the file cannot be read ({error.strerror}).") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _Mistake("this is not text in UTF-8.", line) from None


def _read(written: _Format[C], text: str) -> tuple[tuple[C, ...], Mapping[str, str]]:
    lines: list[_Line[C]] = []
    names = dict(written.names)
    for number, line in enumerate(text.split("\n"), start=1):
        words = line.partition("#")[0].split()
        try:
            if words[:1] == ["name"]:
                names.update([_name(words, written.names)])
            elif words:
                lines.append(_Line(number, _count(words[0]), written.read(words[1:])))
        except _Mistake as mistake:
            raise _Mistake(str(mistake), number) from None
    written.check(lines, written.ours)
    return tuple(line.card for line in lines for _ in range(line.count)), names


def _name(words: list[str], known: Mapping[str, str]) -> tuple[str, str]:
    if len(words) < 3:
        raise _Mistake('a name is written like "name yellow Pom".')
    return _one_of(words[1], tuple(known), "colour"), " ".join(words[2:])


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and int(word) <= MOST_OF_ONE):
        raise _Mistake(f'a line begins with a number of cards, 0 to {MOST_OF_ONE}, not "{word[:40]}".')
    return int(word)


W = TypeVar("W", bound=str)


def _one_of(word: str, known: tuple[W, ...], what: str) -> W:
    for name in known:
        if name == word:
            return name
    raise _Mistake(f'"{word[:40]}" is no {what} ({", ".join(known)}).')


def _no_card(words: list[str], wanted: str) -> _Mistake:
    return _Mistake(f'after the number comes a card like {wanted}, not "{" ".join(words)[:40]}".')


def _blame(lines: list[_Line[C]], ours: Counter[C], surplus: int) -> int:
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


def _planet_card(words: list[str]) -> race.Card:
    match words:
        case ["pair", first, second]:
            pair = {_one_of(first, race.ALIENS, "alien"), _one_of(second, race.ALIENS, "alien")}
            if len(pair) == 1:
                raise _Mistake(f"a pair shows two different aliens, not {first} twice.")
            return race.Card("pair", tuple(alien for alien in race.ALIENS if alien in pair))
        case ["single", alien]:
            return race.SINGLES[_one_of(alien, race.ALIENS, "alien")]
        case ["swap", "favourites"]:
            return race.SWAP_FAVOURITES
        case ["swap", "positions"]:
            return race.SWAP_POSITIONS
    raise _no_card(words, '"pair yellow blue", "single yellow", "swap favourites" or "swap positions"')


def _check_planet_cards(lines: list[_Line[race.Card]], ours: Counter[race.Card]) -> None:
    total = sum(line.count for line in lines)
    if total != race.DECK_SIZE:
        line = _blame(lines, ours, total - race.DECK_SIZE)
        raise _Mistake(f"the cards add up to {total}, not to {race.DECK_SIZE}.", line)
    moved = {alien for line in lines if line.count for alien in line.card.aliens}
    for alien in race.ALIENS:
        if alien not in moved:
            raise _Mistake(f"no card moves the {alien} alien.", _last_with(lines, alien))


def _last_with(lines: list[_Line[race.Card]], alien: race.Alien) -> int:
    """The last line that names the alien, with no cards of it, else the last line."""
    numbers = [line.number for line in lines if alien in line.card.aliens]
    return numbers[-1] if numbers else lines[-1].number


def _bulb_card(words: list[str]) -> lights.Card:
    match words:
        case [colour, bulbs, "bulb" | "bulbs", stars, "star" | "stars"]:
            shown = tuple(str(stars) for stars in range(lights.MOST_STARS + 1))
            return lights.Card(
                _one_of(colour, lights.COLOURS, "colour"),
                int(_one_of(bulbs, ("1", "2"), "number of bulbs")),
                int(_one_of(stars, shown, "number of stars")),
            )
    raise _no_card(words, '"yellow 1 bulb 0 stars"')


def _check_bulb_cards(lines: list[_Line[lights.Card]], ours: Counter[lights.Card]) -> None:
    for colour, printed in lights.MAKE_UP.items():
        for bulbs, number in enumerate(printed, start=1):
            alike = [line for line in lines if (line.card.colour, line.card.bulbs) == (colour, bulbs)]
            found = sum(line.count for line in alike)
            if found != number:
                what = f"{colour} cards with {bulbs} bulb{'s'[: bulbs - 1]}"
                line = _blame(alike or lines, ours, found - number)
                raise _Mistake(f"there are {found} {what}, but the game has {number}.", line)


_STAR_RACE: _Format[race.Card] = _Format(
    file="star_race.txt",
    names={"yellow": "Pom", "blue": "Glub", "red": "Bix", "green": "Twig", "purple": "Flit"},
    ours=Counter(
        {
            **dict.fromkeys((*race.PAIRS.values(), *race.SINGLES.values()), 3),
            **dict.fromkeys((race.SWAP_FAVOURITES, race.SWAP_POSITIONS), 5),
        }
    ),
    read=_planet_card,
    check=_check_planet_cards,
)

_STARS: Mapping[tuple[lights.Colour, int], tuple[int, ...]] = {  # how many cards show 0, 1, … stars
    ("yellow", 1): (14, 14),
    ("yellow", 2): (0, 6),
    ("pink", 1): (8, 10, 5),
    ("pink", 2): (0, 2, 3),
    ("orange", 1): (0, 8, 8),
    ("orange", 2): (0, 0, 4),
    ("silver", 1): (0, 0, 7, 6),
    ("silver", 2): (0, 0, 0, 3),
    ("gold", 1): (0, 0, 0, 0, 5),
}
_FAIRY_LIGHTS: _Format[lights.Card] = _Format(
    file="fairy_lights.txt",
    names={
        "yellow": "raccoon and chick",
        "pink": "rabbit and hedgehog",
        "orange": "owl and butterfly",
        "silver": "fox and deer",
        "gold": "dragon and dragonfly",
    },
    ours=Counter(
        {
            lights.Card(colour, bulbs, stars): count
            for (colour, bulbs), counts in _STARS.items()
            for stars, count in enumerate(counts)
            if count
        }
    ),
    read=_bulb_card,
    check=_check_bulb_cards,
)
