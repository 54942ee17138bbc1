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
from game.games.fairy_lights import model as lights
from game.games.star_race import model as race

C = TypeVar("C", race.Card, lights.Card)

SHIPPED = places.ASSETS / "decks"
MOST_OF_ONE = 103  # cards on one line


SENTENCES: Mapping[str, str] = {  # by code; the window has them in the language of the person
    "deck-unread": "the file cannot be read ({error}).",
    "deck-encoding": "this is not text in UTF-8.",
    "deck-name": 'a name is written like "name yellow Pom".',
    "deck-count": 'a line begins with a number of cards, 0 to {most}, not "{found}".',
    "deck-alien": '"{found}" is no alien ({known}).',
    "deck-colour": '"{found}" is no colour ({known}).',
    "deck-bulbs": '"{found}" is no number of bulbs ({known}).',
    "deck-stars": '"{found}" is no number of stars ({known}).',
    "deck-planet-card": "after the number comes a card like"
    ' "pair yellow blue", "single yellow", "swap favourites" or "swap positions", not "{found}".',
    "deck-bulb-card": 'after the number comes a card like "yellow 1 bulb 0 stars", not "{found}".',
    "deck-twice": "a pair shows two different aliens, not {alien} twice.",
    "deck-total": "the cards add up to {found}, not to {wanted}.",
    "deck-unmoved": "no card moves the {alien} alien.",
    "deck-one-bulb": "there are {found} {colour} cards with 1 bulb, but the game has {wanted}.",
    "deck-two-bulbs": "there are {found} {colour} cards with 2 bulbs, but the game has {wanted}.",
}


class Mistake(Struct, frozen=True):
    """Something wrong with one line of a file, or with all of it (line 0). str() is a sentence."""

    file: str
    line: int
    code: str  # a key of SENTENCES
    values: Mapping[str, str | int]

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {SENTENCES[self.code].format(**self.values)}"


class Deck(Struct, Generic[C], frozen=True):
    """The cards of a game, what its colours are called, and what was wrong with files that are not used."""

    cards: tuple[C, ...]
    names: Mapping[str, str]
    mistakes: tuple[Mistake, ...] = ()

    @property
    def complaint(self) -> str | None:
        if not self.mistakes:
            return None
        return " ".join(map(str, self.mistakes)) + " The deck that came with the game is used."


class _Wrong(ValueError):
    """A mistake, wherever it is."""

    def __init__(self, code: str, line: int = 0, **values: str | int) -> None:
        super().__init__(code)
        self.code, self.line, self.values = code, line, values


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
    check: Callable[[list[_Line[C]], Counter[C]], None]  # _Wrong unless the rules can use it


def star_race(own: Path | None = None, shipped: Path = SHIPPED) -> Deck[race.Card]:
    """The 55 planet cards. `own` is the folder of the user's decks."""
    return _deck(_STAR_RACE, own, shipped)


def fairy_lights(own: Path | None = None, shipped: Path = SHIPPED) -> Deck[lights.Card]:
    """The 103 bulb cards. `own` is the folder of the user's decks."""
    return _deck(_FAIRY_LIGHTS, own, shipped)


def _deck(written: _Format[C], own: Path | None, shipped: Path) -> Deck[C]:
    mistakes: list[Mistake] = []
    paths: list[Path] = [(own or places.home() / "decks") / written.file, shipped / written.file]
    if not os.path.exists(paths[0]):  # Path.exists would raise where it may not look
        del paths[0]
    for path in paths:
        try:
            cards, names = _read(written, _text(path))
        except _Wrong as wrong:
            mistakes.append(Mistake(str(path), wrong.line, wrong.code, wrong.values))
        else:
            return Deck(cards, names, tuple(mistakes))
    return Deck(tuple(written.ours.elements()), written.names, tuple(mistakes))


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _Wrong("deck-unread", error=str(error.strerror)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _Wrong("deck-encoding", line) from None


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
        except _Wrong as wrong:
            raise _Wrong(wrong.code, number, **wrong.values) from None
    written.check(lines, written.ours)
    return tuple(line.card for line in lines for _ in range(line.count)), names


def _name(words: list[str], known: Mapping[str, str]) -> tuple[str, str]:
    if len(words) < 3:
        raise _Wrong("deck-name")
    return _one_of(words[1], tuple(known), "deck-colour"), " ".join(words[2:])


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and int(word) <= MOST_OF_ONE):
        raise _Wrong("deck-count", most=MOST_OF_ONE, found=word[:40])
    return int(word)


W = TypeVar("W", bound=str)


def _one_of(word: str, known: tuple[W, ...], code: str) -> W:
    for name in known:
        if name == word:
            return name
    raise _Wrong(code, found=word[:40], known=", ".join(known))


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
            pair = {_one_of(first, race.ALIENS, "deck-alien"), _one_of(second, race.ALIENS, "deck-alien")}
            if len(pair) == 1:
                raise _Wrong("deck-twice", alien=first)
            return race.Card("pair", tuple(alien for alien in race.ALIENS if alien in pair))
        case ["single", alien]:
            return race.SINGLES[_one_of(alien, race.ALIENS, "deck-alien")]
        case ["swap", "favourites"]:
            return race.SWAP_FAVOURITES
        case ["swap", "positions"]:
            return race.SWAP_POSITIONS
    raise _Wrong("deck-planet-card", found=" ".join(words)[:40])


def _check_planet_cards(lines: list[_Line[race.Card]], ours: Counter[race.Card]) -> None:
    total = sum(line.count for line in lines)
    if total != race.DECK_SIZE:
        line = _blame(lines, ours, total - race.DECK_SIZE)
        raise _Wrong("deck-total", line, found=total, wanted=race.DECK_SIZE)
    moved = {alien for line in lines if line.count for alien in line.card.aliens}
    for alien in race.ALIENS:
        if alien not in moved:
            raise _Wrong("deck-unmoved", _last_with(lines, alien), alien=alien)


def _last_with(lines: list[_Line[race.Card]], alien: race.Alien) -> int:
    """The last line that names the alien, with no cards of it, else the last line."""
    numbers = [line.number for line in lines if alien in line.card.aliens]
    return numbers[-1] if numbers else lines[-1].number


def _bulb_card(words: list[str]) -> lights.Card:
    match words:
        case [colour, bulbs, "bulb" | "bulbs", stars, "star" | "stars"]:
            shown = tuple(str(stars) for stars in range(lights.MOST_STARS + 1))
            return lights.Card(
                _one_of(colour, lights.COLOURS, "deck-colour"),
                int(_one_of(bulbs, ("1", "2"), "deck-bulbs")),
                int(_one_of(stars, shown, "deck-stars")),
            )
    raise _Wrong("deck-bulb-card", found=" ".join(words)[:40])


def _check_bulb_cards(lines: list[_Line[lights.Card]], ours: Counter[lights.Card]) -> None:
    for colour, printed in lights.MAKE_UP.items():
        for bulbs, number in enumerate(printed, start=1):
            alike = [line for line in lines if (line.card.colour, line.card.bulbs) == (colour, bulbs)]
            found = sum(line.count for line in alike)
            if found != number:
                code = "deck-one-bulb" if bulbs == 1 else "deck-two-bulbs"
                line = _blame(alike or lines, ours, found - number)
                raise _Wrong(code, line, found=found, colour=colour, wanted=number)


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
