"""Each season has skies of its own, by date or as chosen."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec.structs import replace

from game import catalogue
from game.client.desk import Desk
from game.client.paint.seasons import choices, in_season, season_of, seasons
from game.client.paint.theme import theme
from game.texts import LANGUAGES, Words


@pytest.mark.parametrize(
    ("sky", "month", "season"),
    [
        ("date", 1, "winter"),
        ("date", 7, "summer"),
        ("date", 10, ""),
        ("usual", 1, ""),
        ("summer", 1, "summer"),
        ("one of an older version", 12, "winter"),
    ],
)
def test_a_season_comes_by_date_or_as_chosen(sky: str, month: int, season: str) -> None:
    assert season_of(sky, month) == season


def test_each_game_has_a_sky_for_each_season() -> None:
    for season in seasons():
        skies = {in_season(f"{game}/sky", season.name) for game in catalogue.names()}
        assert skies == {f"{game}/sky-{season.name}" for game in catalogue.names()}


def test_what_a_season_does_not_change_stays() -> None:
    assert in_season("gravity/door", "winter") == "gravity/door"


def test_each_choice_has_a_word() -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert len({words(f"settings-sky-{name}") for name in choices()}) == len(choices())


def test_high_contrast_has_no_seasons() -> None:
    assert theme("contrast", season="winter").season == ""


def test_a_chosen_sky_is_drawn_at_once(desk: Desk) -> None:
    desk.today = lambda: date(2026, 7, 1)
    desk.change(replace(desk.settings, sky="date"))
    assert desk.theme.season == "summer"
    summer = desk.picture().picture_of("gravity/sky", 0.5)
    desk.change(replace(desk.settings, sky="winter"))
    assert desk.picture().picture_of("gravity/sky", 0.5) is not summer
