"""French and Dutch fit the screens around the tables at the usual sizes, with small letters and big ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shots.draw import desk_for
from tools.shots.fit import problems
from tools.shots.shots import SCREENS

SHOTS = {shot.name: shot for shot in SCREENS}


@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_a_screen_fits_in_every_language(name: str, lang: str, drawn: Path) -> None:
    for size in ((1280, 720), (1280, 800), (1024, 768)):
        for big_text in (False, True):
            desk = desk_for(size, lang, big_text=big_text, cache=drawn)
            found = problems(desk, SHOTS[name].scenes(desk)[-1:])
            assert found == [], (size, big_text)
