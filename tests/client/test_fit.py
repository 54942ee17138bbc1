"""Every shot can be read and reached: nothing cut, nothing overlaps, targets large enough."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.client.desk import Desk
from game.client.forms import prompts
from game.client.forms.prompts import Prompt, PromptPart
from game.client.paint.picture import Picture
from tools.shots.draw import measuring_desk
from tools.shots.fit import problems
from tools.shots.shots import SHOTS


@pytest.mark.sampled(7, 2)
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_a_small_window_with_big_text(name: str, lang: str) -> None:
    desk = measuring_desk(SHOTS[name].size or (800, 600), lang, big_text=True)
    assert problems(desk, SHOTS[name].undrawn(desk)) == []


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_the_usual_window_and_a_tall_one(name: str) -> None:
    fits(name, (1280, 720), (900, 1400))


@pytest.mark.sampled(0, 2)
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"kit"}))
def test_a_screen_fits_windows_of_all_shapes(name: str) -> None:
    fits(name, (1024, 768), (1280, 800), (1280, 540), (640, 360))


def fits(name: str, *sizes: tuple[int, int]) -> None:
    shown = SHOTS[name].size
    for size in [shown] if shown else sizes:
        desk = measuring_desk(size)
        assert problems(desk, SHOTS[name].undrawn(desk)) == [], size


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", ["gravity", "star-race", "lights", "gravity-explain", "star-race-explain"])
def test_what_keys_do_begins_with_a_capital_letter_at_every_table(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gravity and the walk round a table had small ones, all else capitals."""
    desk, told, fitting = measuring_desk((1280, 720), lang), list[str](), prompts._fitting

    def listening(picture: Picture, desk: Desk, shown: Sequence[Prompt], room: float) -> Sequence[PromptPart]:
        told.extend(prompt.words for prompt in shown if prompt.words)
        return fitting(picture, desk, shown, room)

    monkeypatch.setattr(prompts, "_fitting", listening)
    assert problems(desk, SHOTS[name].undrawn(desk)) == []
    assert told
    assert [words for words in told if not words[0].isupper()] == []
