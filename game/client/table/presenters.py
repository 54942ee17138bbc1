"""The presenters, one a game; read when their game is played."""

from __future__ import annotations

from typing import Any

from game.client.desk import Desk
from game.client.table.presenter import Presenter


def presenter(desk: Desk, game: str) -> Presenter[Any]:
    """The presenter of a game."""
    if game == "gravity":
        from game.games.gravity.table.presenter import GravityPresenter

        return GravityPresenter(desk)
    if game == "star_race":
        from game.games.star_race.table.presenter import StarRacePresenter

        return StarRacePresenter(desk)
    from game.games.fairy_lights.table.presenter import FairyLightsPresenter

    return FairyLightsPresenter(desk)
