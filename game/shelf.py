"""The three games and their material, by name. Nothing is loaded before it is asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from game.engine.contract import BadSetup, Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

NAMES = ("gravity", "star_race", "fairy_lights")


def game(name: str) -> AnyGame:
    """The game of this name; BadSetup if there is none."""
    if name == "gravity":
        from game.engine.gravity import GRAVITY

        return GRAVITY
    if name == "star_race":
        from game.engine.star_race import STAR_RACE

        return STAR_RACE
    if name == "fairy_lights":
        from game.engine.fairy_lights import FAIRY_LIGHTS

        return FAIRY_LIGHTS
    raise BadSetup(f"There is no game {name!r}; the games are {', '.join(NAMES)}.")


@cache
def material(name: str) -> Any:
    """What the game of this name is set up from: the shipped planets, or the cards of a deck."""
    if name == "gravity":
        from game.maps import tiles

        return tiles()
    from game.decks import deck

    return deck(name)
