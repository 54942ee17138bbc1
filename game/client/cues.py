"""The names of sounds and music."""

from __future__ import annotations

from typing import TypeAlias

EffectName: TypeAlias = str  # of an effect: catalogue.sounds() has them all, without the number of a step
Piece: TypeAlias = str  # of music: "menu", or the name of a game that has its own
