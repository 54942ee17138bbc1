"""The rulings ship complete: each with what the print says, how we play, and the page that tells it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import catalogue
from game.client.table.facts import facts
from game.texts import LANGUAGES, Words

PAGE = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
ENGLISH = Words("en", strict=True)
NAMES = {name: ENGLISH(f"game-{name}") for name in catalogue.names()}
SECTIONS = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
RULING = re.compile(r"^- \*\*(.+?)\.\*\*((?:.|\n(?!- \*\*))*)", re.MULTILINE)
RULINGS = [(section, *found) for section, body in SECTIONS.items() for found in RULING.findall(body)]

# What our statement of the rules marks as a ruling, by game, and the text of the rules that tells it;
# "" for what nobody meets at a table.
MARKED = {
    "gravity": {
        "Platforms on an outer edge": "fall-5",
        "Platforms where tiles meet": "fall-5",
        "No endless fall": "",
        "The Door space": "",
        "A door that somebody stands on": "doors-4",
        "Coming into play is not a move": "doors-2",
        "An empty hand is completed, a full one is not": "turn-4",
        "The fifth card": "cards-5",
        "Round the board": "fall-4",
        "Back where one began": "fall-4",
        "When one steals": "entering-4",
        "An expert game without stars": "end-3",
        "No endless game": "end-3",
        "What makes a round quiet": "end-4",
    },
    "star_race": {
        "Making room for a Favourite card": "pairs-3",
        "A swap of positions": "swaps-4",
        "Back on the first planet": "swaps-5",
        "Two Favourite cards of one alien": "",
        "Swapping like for like": "swaps-1",
        "Left together at the start": "end-3",
    },
    "fairy_lights": {"Looking into a garland": "series-5", "Stars on the cards": "deck-2"},
}


@pytest.mark.parametrize("ruling", RULINGS, ids=[name for _, name, _ in RULINGS])
def test_a_ruling_says_what_the_print_says_and_how_we_play(ruling: tuple[str, str, str]) -> None:
    assert re.search(r"\*Print:\*\s+\S.*\*Here:\*\s+\S", ruling[2], re.DOTALL)


@pytest.mark.parametrize("game", catalogue.names())
def test_every_ruling_is_there_and_told_on_its_page(game: str) -> None:
    told = {name: body for section, name, body in RULINGS if section == NAMES[game]}
    assert MARKED[game].keys() <= told.keys()
    for name, text in MARKED[game].items():
        page = re.search(r"\*Told:\*\s+(.+?)\.\s*\Z", told[name], re.DOTALL)
        assert bool(page) == bool(text), name
        if page:
            title = ENGLISH(f"rules-{game}-{text.partition('-')[0]}")
            assert " ".join(page[1].split()) == title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_the_rules_tell_what_a_player_can_meet(game: str, language: str) -> None:
    words = Words(language, strict=True)  # type: ignore[arg-type]
    for text in filter(None, MARKED[game].values()):
        assert text.partition("-")[0] in facts(game).pages
        assert words.has(f"rules-{game}-{text}")
