"""What is wrong with a person's own planets and cards, in their language."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from string import Formatter

import pytest

from game import decks
from game.client.screens import faults
from game.games.gravity import faults as planets
from game.games.gravity.face import read_face
from game.games.gravity.faults import MapFault
from game.home import lineups as lineup
from game.home.settings import LANGUAGES, Language
from game.texts import FOLDER, Words
from tests.maps.sheet import NOTHING, STAR, Sheet

SENTENCES = {**planets.SENTENCES, **decks.SENTENCES}
KINDS = {"kind": ("star", "replay", "door", "rock", "platform"), "side": ("north", "east", "south", "west")}
WHERE = {"in-file", "in-cell", "in-deck", "in-line"}


def wanted(sentence: str) -> set[str]:
    """The values that stand in a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_fault_has_a_text() -> None:
    source = (FOLDER / "en" / "faults.ftl").read_text(encoding="utf-8")
    texts = re.findall(r"^fault-([\w-]+) =", source, flags=re.MULTILINE)
    assert sorted(texts) == sorted({*SENTENCES, *WHERE})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_a_text_wants_no_value_that_its_fault_does_not_have(language: Language, code: str) -> None:
    words, names = Words(language, strict=True), sorted(wanted(SENTENCES[code]))
    for values in product(*(KINDS.get(name, ("7",)) for name in names)):
        text = words(f"fault-{code}", **dict(zip(names, values, strict=True)))
        assert text.endswith(".")
        assert not re.search(r"[{}$]", text)


def test_a_broken_planet_in_every_language(tmp_path: Path) -> None:
    sheet = Sheet("1b").put("symbols", (0, 0), NOTHING).put("ground", (3, 2), NOTHING)
    with pytest.raises(MapFault) as caught:
        read_face(sheet.written(tmp_path / "cheese.tmx"))
    assert [faults.of_planet(Words(language), caught.value.faults[0]) for language in LANGUAGES] == [
        "cheese.tmx, cell 3, 2: there is no ground here.",
        "cheese.tmx, case 3, 2\u00a0: il n’y a pas de sol ici.",
        "cheese.tmx, vak 3, 2: hier is geen grond.",
    ]


def test_a_word_of_the_map_is_shown_as_it_stands_there(tmp_path: Path) -> None:
    with pytest.raises(MapFault) as caught:
        read_face(Sheet().put("ground", (1, 1), STAR).written(tmp_path / "cheese.tmx"))
    told = faults.of_planet(Words("nl"), caught.value.faults[0])
    assert told == "cheese.tmx, vak 1, 1: een ster staat op de laag “ground”, maar hoort op “symbols”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_deck_in_every_language(language: Language, tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "star_race.txt").write_text("# mine\n3 pair blue blue\n", encoding="utf-8")
    assert lineup.complaint(Words(language), tmp_path, "fairy_lights") is None
    assert (
        lineup.complaint(Words(language), tmp_path, "star_race")
        == {
            "en": "star_race.txt, line 2: a pair shows two different aliens, not “blue” twice."
            " The cards that came with the game are used.",
            "fr": "star_race.txt, ligne 2\u00a0: une paire montre deux aliens différents, pas deux fois"
            " «\u00a0blue\u00a0». Les cartes d’origine sont utilisées.",
            "nl": "star_race.txt, regel 2: een paar toont twee verschillende aliens, niet twee keer “blue”."
            " De kaarten van het spel zelf worden gebruikt.",
        }[language]
    )


def test_what_stands_in_a_file_is_shown_short_and_in_letters() -> None:
    fault = planets.Fault("x" * 99 + ".tmx", "hidden", {"layer": "a\0b\n" + "c" * 999})
    told = faults.of_planet(Words("en"), fault)
    assert told.isprintable()
    assert "“a?b?ccc" in told
    assert len(told) < 180
