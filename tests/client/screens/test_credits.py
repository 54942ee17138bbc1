"""The credits: two pages, with the people of the boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.client.desk import Desk
from game.client.intents import Cancel, Confirm, Next, Previous
from game.client.scene import Pop
from game.client.screens.credits import PAGES, Credits
from game.texts import LANGUAGES, Language, Words

README = Path(__file__).parents[3] / "README.md"
PRINTED = {  # designers, illustrators, publishers and rights, as the boxes print them
    "gravity": (
        "Julian Allain", "Gyom", "Marie Ooms", "Didier Delhez", "N. Delobelle", "A. De Cnodder", "Sit Down!",
        "© Megalopole 2018",
    ),
    "star_race": (
        "Andreas Pelikan", "Naïade", "Le Scorpion masqué inc.", "© 2011 Le Scorpion masqué",
        "© 2010 Heidelberger Spieleverlag",
    ),
    "fairy_lights": (
        "Joan Dufour", "Maxime Moulins", "Anthony Moulins", "Marie Ooms", "Michaël Derobertmasure",
        "Didier Delhez", "Sit Down!", "© Megalopole 2022",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_everybody_of_a_box_is_named(game: str, language: Language) -> None:
    told = Words(language, strict=True)(f"credits-{game}")
    assert [name for name in PRINTED[game] if name not in told] == []


@pytest.mark.parametrize("game", catalogue.names())
def test_the_readme_names_them_as_well(game: str) -> None:
    told = README.read_text(encoding="utf-8")
    assert [name for name in PRINTED[game] if name not in told] == []
    assert "unofficial homage" in told
    assert "boxes come from" in told


@pytest.mark.parametrize(
    ("language", "homage", "boxes"),
    [
        ("en", "unofficial homage", "boxes come from"),
        ("fr", "hommage non officiel", "boîtes viennent de"),
        ("nl", "onofficieel eerbetoon", "dozen komen van"),
    ],
)
def test_it_is_told_what_starbox_is_and_where_boxes_come_from(
    language: Language, homage: str, boxes: str
) -> None:
    told = Words(language, strict=True)("credits-games-text")
    assert homage in told
    assert boxes in told


def test_pages_turn(desk: Desk) -> None:
    scene = Credits(desk)
    scene.handle(Next())
    assert scene.page == PAGES - 1
    scene.handle(Next())
    assert scene.page == PAGES - 1
    scene.handle(Previous())
    assert scene.page == 0
    assert scene.handle(Confirm()) is None
    assert scene.page == 1
    assert scene.handle(Cancel()) == Pop()
