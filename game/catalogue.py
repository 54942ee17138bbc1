"""The three games and their material, by name. Nothing is loaded before it is asked for."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from game import places
from game.engine.contract import AnyGame, BadSetup

NO_HOME = places.DATA / "nobody"  # there is no such folder
NAMES = ("gravity", "star_race", "fairy_lights")


def game(name: str) -> AnyGame:
    """The game of this name; BadSetup if there is none."""
    if name == "gravity":
        from game.games.gravity.game import GRAVITY

        return GRAVITY
    if name == "star_race":
        from game.games.star_race.game import STAR_RACE

        return STAR_RACE
    if name == "fairy_lights":
        from game.games.fairy_lights.game import FAIRY_LIGHTS

        return FAIRY_LIGHTS
    raise BadSetup(f"There is no game {name!r}; the games are {', '.join(NAMES)}.")


@cache
def material(name: str, home: Path = NO_HOME) -> Any:
    """What the game of this name is set up from: planets, or the cards of a deck.

    What ships with the program, so that a seed gives the same game everywhere; with a `home`, what its owner
    keeps in `planets` and `decks` there as well. What is wrong with that is said once, on standard error.
    """
    if name == "gravity":
        from game.games.gravity import material

        planets = material.collect(home / "planets")
        _complain(*planets.broken)
        return planets.tiles
    from game import decks

    read = decks.star_race if name == "star_race" else decks.fairy_lights
    deck = read(home / "decks")
    _complain(deck.complaint or "")
    return deck.cards


def _complain(*faults: object) -> None:
    for fault in filter(None, map(str, faults)):
        print(fault, file=sys.stderr)
