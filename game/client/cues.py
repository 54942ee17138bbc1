"""What can be heard, by name."""

from __future__ import annotations

from typing import Literal, TypeAlias

Name = Literal[
    "alien_hop", "back", "bulb", "card_deal", "card_flip", "card_shuffle", "count", "curtain", "door",
    "drop", "ejection", "fall", "favourite", "focus", "hint", "land", "leap", "lose", "marker",
    "planet_swallowed", "refused", "repeat", "reveal", "rotate", "series_done", "series_lost", "star",
    "step", "supernova", "swap", "toast", "token", "touch", "turn", "undo", "win",
]  # fmt: skip
Piece: TypeAlias = str  # of music: "menu", or the name of a game that has its own
