"""What is wrong with a person's own planets and cards, in their language."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

from game import catalogue
from game.faults import BadFile, Fault
from game.games.gravity.face import read_face
from game.home import lineups as lineup
from game.places import DATA
from game.texts import LANGUAGES, Language, Words
from tests.maps.sheet import NOTHING, STAR, Sheet

KINDS = {"kind": ("star", "replay", "door", "rock", "platform"), "side": ("north", "east", "south", "west")}
SHARED = [DATA / "game" / name for name in ("door.py", "faults.py", "decks.py")]
WHERE = {"in-file", "in-cell", "in-deck", "in-line", "in-advice", "in-advised-cell"}


def said() -> set[str]:
    """Every string in the source of the games and of what reads files for them."""
    paths = [*SHARED, *(DATA / "game" / "games").glob("*/*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def named() -> set[str]:
    """The codes of faults that the source names where it makes one."""
    paths = [*SHARED, *(DATA / "game" / "games").glob("*/*.py")]
    made = re.compile(r'(?:says|Wrong|Fault|Unfit)\(\s*"([a-z-]+)"|one_of\([^)]*"(deck-[a-z-]+)"\)')
    found = [made.findall(path.read_text(encoding="utf-8")) for path in paths]
    return {code for some in found for pair in some for code in pair if code}


def texts(language: Language) -> dict[str, str]:
    """The texts of faults, by their codes."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in catalogue.words(language))
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {key.removeprefix("fault-"): text for key, text in found if key.startswith("fault-")}


def test_every_fault_has_a_text() -> None:
    assert named() <= texts("en").keys()
    assert texts("en").keys() - WHERE <= said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_wants_no_value_that_english_does_not_have(language: Language) -> None:
    words = Words(language, strict=True)
    for code in texts("en").keys() - WHERE:
        names = sorted(set(re.findall(r"\$(\w+)", texts("en")[code])))
        for values in product(*(KINDS.get(name, ("7",)) for name in names)):
            text = words(f"fault-{code}", **dict(zip(names, values, strict=True)))
            assert text.endswith("."), code
            assert not re.search(r"[{}$]", text), code


def test_a_broken_planet_in_every_language(tmp_path: Path) -> None:
    sheet = Sheet("1b").put("symbols", (0, 0), NOTHING).put("ground", (3, 2), NOTHING)
    with pytest.raises(BadFile) as caught:
        read_face(sheet.written(tmp_path / "cheese.tmx"))
    assert [caught.value.faults[0].told(Words(language)) for language in LANGUAGES] == [
        "cheese.tmx, space 3, 2: there is no ground here.",
        "cheese.tmx, case 3, 2\u00a0: il n’y a pas de sol ici.",
        "cheese.tmx, vak 3, 2: hier is geen grond.",
    ]


def test_a_word_of_the_map_is_shown_as_it_stands_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read_face(Sheet().put("ground", (1, 1), STAR).written(tmp_path / "cheese.tmx"))
    told = caught.value.faults[0].told(Words("nl"))
    assert told == "cheese.tmx, vak 1, 1: een ster staat op de laag “ground”, maar hoort op “symbols”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_deck_in_every_language(language: Language, tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "star_race.txt").write_text("# mine\n3 pair blue blue\n", encoding="utf-8")
    assert lineup.complaint(Words(language), tmp_path, "fairy_lights") is None
    assert (
        lineup.complaint(Words(language), tmp_path, "star_race")
        == {
            "en": "star_race.txt, line 2: a “pair” card shows two different aliens, not “blue” twice."
            " The cards that came with the game are used.",
            "fr": "star_race.txt, ligne 2\u00a0: une carte «\u00a0pair\u00a0» montre deux extraterrestres"
            " différents, pas deux fois «\u00a0blue\u00a0». Les cartes d’origine sont utilisées.",
            "nl": "star_race.txt, regel 2: een kaart “pair” toont twee verschillende aliens, niet twee"
            " keer “blue”. De kaarten van het spel zelf worden gebruikt.",
        }[language]
    )


def test_what_stands_in_a_file_is_shown_short_and_in_letters() -> None:
    fault = Fault("hidden", {"layer": "a\0b\n" + "c" * 999}, file="x" * 99 + ".tmx")
    told = fault.told(Words("en"))
    assert told.isprintable()
    assert "“a?b?ccc" in told
    assert len(told) < 180
