"""Texts in three languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from game import catalogue
from game.texts import LANGUAGES, Language, MissingText, Words, system_language

ROOT = Path(__file__).parents[1]


def ids(language: Language) -> dict[str, set[str]]:
    """All texts of a language, with the values that each wants."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in catalogue.words(language))
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    return {
        name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_every_language_has_the_same_texts_with_the_same_values(language: Language) -> None:
    assert ids(language) == ids("en")
    assert [path.parent.name for path in catalogue.words(language)][-3:] == ["words"] * 3


def test_no_text_has_two_homes() -> None:
    sources = (path.read_text(encoding="utf-8") for path in catalogue.words("en"))
    named = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    everything = [name for source in sources for name in named.findall(source)]
    assert sorted(everything) == sorted(set(everything))


def test_a_missing_text_is_an_error_in_tests_and_its_id_in_play() -> None:
    with pytest.raises(MissingText):
        Words("en", strict=True)("no-such-text")
    assert Words("en")("no-such-text") == "no-such-text"


def test_plurals_and_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "stars = { $count ->\n    [one] { $count } étoile\n   *[other] { $count } étoiles\n}\n"
    (tmp_path / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "words", lambda _: [tmp_path / "a.ftl"])
    words = Words("fr")
    assert [words("stars", count=count) for count in (0, 1, 2)] == ["0 étoile", "1 étoile", "2 étoiles"]


def test_numbers_as_each_language_writes_them() -> None:
    english, french, dutch = (Words(language) for language in LANGUAGES)
    assert [words.percent(0.154) for words in (english, french, dutch)] == ["15%", "15\u202f%", "15%"]
    assert [words.number(1234.5, 1) for words in (english, french, dutch)] == [
        "1,234.5", "1\u202f234,5", "1.234,5",
    ]  # fmt: skip
    assert [english.signed(value) for value in (3, 0, -1)] == ["+3", "0", "−1"]
    assert [french.shortest(Fraction(value, 8)) for value in (152, 42, 43, 36)] == [
        "19",
        "5,25",
        "5,38",
        "4,5",
    ]


@pytest.mark.parametrize(
    ("named", "language"),
    [("nl_BE.UTF-8", "nl"), ("fr_CA", "fr"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en"), ("de:fr:en", "fr")],
)
def test_the_language_of_the_system(named: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", named)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language() == language


def test_french_signs_never_begin_a_line() -> None:
    french = Words("fr")
    assert french("gravity-turn-replay") == "Rejouer\u202f?"
    assert french("table-other-device", name="Ana", device="souris") == "À Ana de jouer\u00a0: souris."
    assert "votre «\u00a0bas\u00a0»" in french("lesson-gravity-step")
    assert Words("nl")("lights-ends-turn", share="15%") == "15%: einde beurt"


def spoken() -> tuple[set[str], set[str]]:
    """All strings in the client's source, and the beginnings of those that are put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
                    begun.add(start)
                case ast.Constant(value=str(text)):
                    whole.add(text)
    for path in (ROOT / "assets").rglob("*.ftl"):  # texts that stand in other texts
        whole |= set(re.findall(r"\{ ?([a-z][\w-]*) ?\}", path.read_text(encoding="utf-8")))
    for path in (ROOT / "assets").rglob("*.json"):
        whole |= set(re.findall(r'"([a-z][\w-]*)"', path.read_text(encoding="utf-8")))
    return whole, {start for start in begun if re.fullmatch(r"[a-z][a-z-]+-", start)}


def asked_for() -> Iterator[str]:
    """Every text that is asked for by its whole name: words("title-play")."""
    for path in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="words") | ast.Attribute(attr="words"),
                    args=[ast.Constant(value=str(key)), *_],
                ):
                    yield key


def test_every_text_is_used() -> None:
    whole, begun = spoken()
    unused = [
        name for name in ids("en") if name not in whole and not any(name.startswith(start) for start in begun)
    ]
    assert unused == []


def test_every_text_that_is_asked_for_exists() -> None:
    words = Words("en")
    assert sorted({key for key in asked_for() if not words.has(key)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_are_written_alike_in_hints_and_on_signs(language: Language) -> None:
    words = Words(language)
    assert words.percent(0.19) in words("ai-lights-reveal", risk=19, chance=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_tell_apart_by_more_than_colours(language: Language) -> None:
    """An alien by its colour and its kind; a bulb by its creature alone, as "silver" cards look blue."""
    words = Words(language, strict=True)
    kinds = {
        ("ai-race-adopt", "alien", 2): ("yellow", "blue", "red", "green", "purple"),
        ("ai-lights-finish", "colour", 1): ("yellow", "pink", "orange", "silver", "gold"),
    }
    for (text, name, least), values in kinds.items():
        told = [{*words(text, chance=-1, gain=1, expected=1, **{name: value}).split()} for value in values]
        assert all(len(one - other) >= least for one in told for other in told if one is not other)
    for colour in ("yellow", "pink", "orange", "silver", "gold"):
        creature = words("lights-colour", colour=colour)
        assert creature[:3] in words("ai-lights-finish", gain=1, colour=colour).lower()
