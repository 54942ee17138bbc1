"""Shots of the table of Gravity Superstar: each a moment of a game played by rule, the same each time."""

from __future__ import annotations

from random import Random
from typing import Any

from game.client.desk import Desk
from game.client.scenes.table import TableScene
from game.client.shots import shot
from game.client.tables import demo, new_match
from game.match.match import Match
from game.match.table import EMBLEMS, Player, Table

NAMES = ("Mika", "Otto", "Juno", "Pip", "Ana", "Léon")


def match_of(players: int, plies: int, seed: int = 7, people: int = 1, **options: str) -> Match:
    """A match after so many actions, chosen by a die of its own."""
    seats = tuple(Player(NAMES[k], EMBLEMS[k], None if k < people else "rookie") for k in range(players))
    match = new_match("gravity", Table(seats, free_undo=True), seed, options)
    rng = Random(seed)
    for _ in range(plies):
        legal = match.view(match.to_act or 0).legal
        match.play(rng.choice(legal))
    return match


def table_of(desk: Desk, match: Match) -> TableScene:
    return demo(desk, match)


@shot("gravity-4", seconds=4.0)
def four(desk: Desk) -> Any:
    return demo(desk, match_of(4, 40))
