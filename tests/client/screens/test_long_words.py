"""French and Dutch fit the screens around the tables at the usual sizes, with small letters and big ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.fit import problems
from game.client.shots import load_all
from game.shots import desk_for

SHOTS = {
    name: shot for name, shot in load_all().items() if shot.build.__module__ == "game.client.shots.scenes"
}


@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_a_screen_fits_in_every_language(name: str, lang: str, drawn: Path) -> None:
    for size in ((1280, 720), (1280, 800), (1024, 768)):
        for big_text in (False, True):
            desk = desk_for(size, lang, big_text=big_text, cache=drawn)
            found = problems(desk, SHOTS[name].scenes(desk)[-1:])
            assert found == [], (size, big_text)
