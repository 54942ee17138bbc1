"""French and Dutch fit the screens around the tables at the usual sizes, with small letters and big ones."""

from __future__ import annotations

import pytest

from game.texts import Language
from tools.shots.draw import measuring_desk
from tools.shots.fit import problems
from tools.shots.shots import SCREENS

SHOTS = {shot.name: shot for shot in SCREENS}


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_a_screen_fits_in_every_language(name: str, lang: Language) -> None:
    fits(name, lang, (1024, 768))


@pytest.mark.sampled(0, 5)
@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_a_screen_fits_in_wider_windows_in_every_language(name: str, lang: Language) -> None:
    fits(name, lang, (1280, 720), (1280, 800))


def fits(name: str, lang: Language, *sizes: tuple[int, int]) -> None:
    for size in sizes:
        for big_text in (False, True):
            desk = measuring_desk(size, lang, big_text)
            found = problems(desk, SHOTS[name].undrawn(desk)[-1:])
            assert found == [], (size, big_text)
