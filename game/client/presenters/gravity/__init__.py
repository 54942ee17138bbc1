"""The table of Gravity Superstar: planet, seats, hand, ghosts, motion and telling."""

from __future__ import annotations

from game.client.presenters.gravity.presenter import GravityPresenter

__all__ = ["GravityPresenter"]
