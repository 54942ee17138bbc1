"""The table of Fairy Lights."""

from __future__ import annotations

from game.client.presenters.fairy_lights.presenter import FairyLightsPresenter

__all__ = ["FairyLightsPresenter"]
