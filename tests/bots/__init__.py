"""Pilots as they played in version 0.1.0, before they grew. Other bots are measured against them.

Nothing here follows the bots of the game: whatever is made of them, these play on as they did.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.bots import fairy_lights, gravity, star_race

PILOTS: Mapping[str, Callable[[Any, Random], Any]] = {
    "gravity": gravity.pilot,
    "star_race": star_race.pilot,
    "fairy_lights": fairy_lights.pilot,
}
