"""The games and their parts, by name: the one list of games. Nothing is loaded before it is asked for.

A game is a package. Its `META` says what it is in a few words; its parts are modules with the same names in
every game: game, material, mind, words, choices, table.presenter, table.facts.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from game import places

if TYPE_CHECKING:  # the command line stays light
    from game.ai.mind import AnyMind
    from game.engine.contract import AnyGame, Meta

PACKAGES = {
    "gravity": "game.games.gravity",
    "star_race": "game.games.star_race",
    "fairy_lights": "game.games.fairy_lights",
}
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
def material(name: str, home: Path = NO_HOME) -> Any:
    """What a game is set up from: planets, or the cards of a deck.

    What ships with the program, so that a seed gives the same game everywhere; with a `home`, what its owner
    keeps there as well. What is wrong with that is said once, on standard error.
    """
    found = part(name, "material").found(home)
    for fault in found.faults:
        print(fault, file=sys.stderr)
    return found.material
