"""The presenters, one a game; read when their game is played."""

from __future__ import annotations

from typing import Any

from game import catalogue
from game.client.desk import Desk
from game.client.table.presenter import Presenter


def presenter(desk: Desk, game: str) -> Presenter[Any]:
    """The presenter of a game."""
    made: Presenter[Any] = catalogue.part(game, "table.presenter").Presenter(desk)
    return made
