"""Skies by season. A season is a line in assets/shared/seasons.json, pictures NAME-SEASON.svg, and a word.

A picture that a season does not have stays as it is.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct, json

from game import catalogue

BY_DATE, USUAL = "date", "usual"


class Season(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    months: tuple[int, ...]  # in which it comes by itself


@cache
def seasons() -> tuple[Season, ...]:
    return json.decode((catalogue.SHARED / "seasons.json").read_bytes(), type=tuple[Season, ...])


def choices() -> tuple[str, ...]:
    """What a person may choose."""
    return BY_DATE, USUAL, *(season.name for season in seasons())


def season_of(sky: str, month: int) -> str:
    """The season that is shown in a month, where a person has chosen this; "" for none."""
    if sky in {season.name for season in seasons()}:
        return sky
    by_date = next((season.name for season in seasons() if month in season.months), "")
    return "" if sky == USUAL else by_date


@cache
def in_season(name: str, season: str) -> str:
    """The name of a picture as it is in this season."""
    other = f"{name}-{season}"
    return other if season and catalogue.picture(other).is_file() else name
