"""The table of La Course des étoiles."""

from __future__ import annotations

from game.client.presenters.star_race.presenter import StarRacePresenter

__all__ = ["StarRacePresenter"]
