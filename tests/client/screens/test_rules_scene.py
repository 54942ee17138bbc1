"""The rules in pages: each has words in three languages and a picture of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.client.desk import Desk
from game.client.intents import Cancel, Confirm, Next, Previous
from game.client.layout import Box
from game.client.scene import Pop
from game.client.screens.rules import PAGE_LINES, PageOf, Rules
from game.client.table.facts import facts
from game.client.table.presenter import presenter
from game.texts import Words
from tests.pilot import press, texts

ALL = [(name, page) for name in catalogue.names() for page in facts(name).pages]


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize(("name", "page"), ALL)
def test_a_page_has_a_title_and_a_few_short_lines(name: str, page: str, language: str) -> None:
    words = Words(language, strict=True)  # type: ignore[arg-type]
    assert words(f"rules-{name}-{page}")
    keys = [f"rules-{name}-{page}-{number}" for number in range(1, PAGE_LINES + 2)]
    values = facts(name).page_values(catalogue.NO_HOME)
    lines = [words(key, **values) for key in keys if words.has(key)]
    assert 2 <= len(lines) <= PAGE_LINES
    assert all(len(line) <= 140 for line in lines), max(lines, key=len)


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize(("name", "page"), ALL)
def test_a_page_has_a_picture_that_stays_in_its_box(desk: Desk, name: str, page: str) -> None:
    picture = desk.picture()
    box = Box(0.3, 0.2, 0.7, 0.6)
    presenter(desk, name).illustrate(picture, page, box)
    assert len(picture.items) > 2
    for item in picture.items:
        x, y = item.x / desk.frame.unit, item.y / desk.frame.unit
        assert box.grown(0.12).contains((x, y)), item


def test_rules_open_where_they_were_left(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    scene = Rules(desk, "gravity")
    scene.handle(Next())
    scene.closed()
    assert Rules(desk, "gravity").page == 1
    assert Rules(desk, "star_race").page == 0


def test_rules_that_were_read_to_the_end_begin_anew(desk: Desk, tmp_path: Path) -> None:
    desk.home = tmp_path
    scene = Rules(desk, "gravity", len(facts("gravity").pages) - 1)
    assert scene.handle(Confirm()) == Pop()
    scene.closed()
    assert Rules(desk, "gravity").page == 0


@pytest.mark.parametrize("game", catalogue.names())
def test_the_contents_lead_to_every_page(desk: Desk, game: str) -> None:
    for number, page in enumerate(facts(game).pages):
        scene = Rules(desk, game, 0)
        press(scene, "contents")
        assert scene.form.focus == PageOf(0)
        assert desk.words(f"rules-{game}-{page}") in " ".join(texts(desk, scene))
        press(scene, PageOf(number))
        assert (scene.name, scene.listing) == (page, False)


def test_escape_puts_the_contents_away_first(desk: Desk) -> None:
    scene = Rules(desk, "gravity", 2)
    press(scene, "contents")
    assert scene.handle(Cancel()) is None
    assert scene.handle(Cancel()) == Pop()


def test_pages_turn_and_the_last_one_closes(desk: Desk) -> None:
    scene = Rules(desk, "fairy_lights", 0)
    for _ in facts("fairy_lights").pages[1:]:
        assert scene.handle(Next()) is None
    assert scene.name == facts("fairy_lights").pages[-1]
    scene.handle(Previous())
    assert scene.name == facts("fairy_lights").pages[-2]
    scene.handle(Confirm())
    assert scene.handle(Confirm()) == Pop()
    assert scene.handle(Cancel()) == Pop()
