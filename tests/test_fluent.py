"""Texts in Fluent: plurals, numbers, and what is missing."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from game import catalogue
from game.fluent import Texts, is_one
from game.texts import LANGUAGES, Language, Words

STARS = """
stars = { $count ->
    [0] no star
    [one] { $count } star
   *[other] { $count } stars
}
told = { $name } has { stars }.
lit = { $colour ->
    [yellow] a yellow bulb
   *[gold] a golden bulb
}{ "" }
"""


def show(key: str, **values: str | int | float) -> tuple[str, list[str]]:
    return Texts("en", [STARS], str).show(key, values)


def test_a_text_chooses_by_number_plural_or_word_and_stands_in_another() -> None:
    assert [show("stars", count=count)[0] for count in (0, 1, 2)] == ["no star", "1 star", "2 stars"]
    assert show("told", name="Ana", count=3) == ("Ana has 3 stars.", [])
    assert [show("lit", colour=word)[0] for word in ("yellow", "gold", "blue")] == [
        "a yellow bulb", "a golden bulb", "a golden bulb",
    ]  # fmt: skip


def test_what_is_missing_is_named_and_the_rest_is_shown() -> None:
    assert show("told", count=1) == ("name has 1 star.", ["no name is given"])
    assert show("told", name="Ana")[0] == "Ana has count stars."
    assert Texts("en", ["a = { b }"], str).show("a", {}) == ("{b}", ["there is no text b"])


@pytest.mark.parametrize(
    ("language", "ones"), [("en", [-1, 1, 1.0]), ("fr", [-1, 0, 0.5, 1, 1.0, 1.5]), ("nl", [-1, 1, 1.0])]
)
def test_what_counts_as_one(language: str, ones: list[float]) -> None:
    assert [number for number in (-2, -1, 0, 0.5, 1, 1.0, 1.5, 2, 21) if is_one(language, number)] == ones


def test_a_number_in_a_text_is_written_as_the_language_does() -> None:
    texts = {language: Words(language)("ai-chance", chance=1234567.25) for language in LANGUAGES}
    assert "1,234,567.25" in texts["en"]
    assert "1\u202f234\u202f567,25" in texts["fr"]
    assert "1.234.567,25" in texts["nl"]


@pytest.mark.parametrize("written", ["a = { NUMBER($n) }", "a = { -term }"])
def test_a_form_that_is_not_ours_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="nothing here can show"):
        Texts("en", [written], str).show("a", {"n": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_in_whole(language: Language) -> None:
    for path in catalogue.words(language):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, ast.Junk)], path
