"""The games and their parts, by name: the one list of games. Nothing is loaded before it is asked for.

A game is a package. Its `META` says what it is in a few words; its parts are modules with the same names in
every game: game, material, mind, luck, words, choices, deeds, table.presenter, table.facts.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from game import places

if TYPE_CHECKING:  # so that the command line starts fast
    from game.ai.mind import AnyMind
    from game.engine.contract import AnyGame, Meta

PACKAGES = {
    "gravity": "game.games.gravity",
    "star_race": "game.games.star_race",
    "fairy_lights": "game.games.fairy_lights",
}
SHARED = places.ASSETS / "shared"
NO_HOME = places.DATA / "nobody"  # there is no such folder


def names() -> tuple[str, ...]:
    """The games, in the order in which they are offered."""
    return tuple(PACKAGES)


def package(name: str) -> str:
    """The package of a game; BadSetup if there is no such game."""
    if name not in PACKAGES:
        from game.engine.contract import BadSetup

        raise BadSetup(f"There is no game {name!r}; the games are {', '.join(PACKAGES)}.")
    return PACKAGES[name]


def meta(name: str) -> Meta:
    """What a game is, in a few words."""
    known: Meta = import_module(package(name)).META
    return known


def part(name: str, which: str) -> ModuleType:
    """One part of a game, such as its "mind"."""
    return import_module(f"{package(name)}.{which}")


def game(name: str) -> AnyGame:
    """The rules of a game."""
    rules: AnyGame = part(name, "game").GAME
    return rules


def mind(name: str) -> AnyMind:
    """What the bots know of a game."""
    known: AnyMind = part(name, "mind").MIND
    return known


@cache
def assets(name: str) -> Path:
    """The folder of a game's art, words and sounds: in its package if there is one, else in ours."""
    spec = find_spec(package(name))
    own = Path(spec.origin or "").parent / "assets" if spec else NO_HOME
    return own if own.is_dir() else places.ASSETS / name


def picture(name: str) -> Path:
    """The file of a picture: "gravity/door" belongs to a game, "ui/icons/hint" is shared."""
    owner, _, rest = name.partition("/")
    return (assets(owner) / "art" / f"{rest}.svg") if owner in PACKAGES else SHARED / "art" / f"{name}.svg"


def words(language: str) -> list[Path]:
    """The files of all texts in a language."""
    shared = sorted((SHARED / "words" / language).glob("*.ftl"))
    return [*shared, *(assets(name) / "words" / f"{language}.ftl" for name in PACKAGES)]


def sounds() -> dict[str, Path]:
    """The files of all effects, by their names."""
    folders = [SHARED, *map(assets, PACKAGES)]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("sounds/*.ogg"))}


def tuned_sounds() -> frozenset[str]:
    """The effects that sing with the music: each folder of sounds names its own."""
    files = (folder / "sounds" / "tuned.txt" for folder in (SHARED, *map(assets, PACKAGES)))
    return frozenset(word for file in files if file.is_file() for word in file.read_text("utf-8").split())


def music(name: str) -> tuple[Path, ...]:
    """The pieces that take turns at a game's table, or in the menu: all files music*.ogg, or the menu's."""
    return tuple(sorted(_home(name).glob("music*.ogg")) or SHARED.glob("music*.ogg"))


def ambience(name: str) -> Path:
    """What is heard round a game's table when nothing happens; there may be no such file."""
    return _home(name) / "ambience.ogg"


def _home(name: str) -> Path:
    """The folder of a game's assets, or the shared one."""
    return assets(name) if name in PACKAGES else SHARED


@cache
def material(name: str, home: Path = NO_HOME) -> Any:
    """What a game is set up from: planets, or the cards of a deck.

    Without a `home` only what ships with the program: a seed gives the same game everywhere. With one, the
    player's own too; what is wrong with that is told once, on standard error.
    """
    found = part(name, "material").found(home)
    for fault in found.faults:
        print(fault, file=sys.stderr)
    return found.material
