"""Lines in words alone."""

from __future__ import annotations

from game.telling import Icon, Line, Who, plain
from game.texts import Words

NAMES = ("Ana", "Vega")


def test_a_line_is_said_without_pictures() -> None:
    line = Line(0, ("stole from", Who(1), Icon("gravity/star_blue", "a blue star")))
    assert plain(Words("en"), line, NAMES) == "Ana: stole from Vega a blue star"


def test_a_picture_without_words_is_left_out() -> None:
    assert (
        plain(Words("en"), Line(None, (Icon("ui/icons/flag", tint="focus"), "the end")), NAMES) == "the end"
    )


def test_a_french_line_keeps_a_space_before_its_colon() -> None:
    assert plain(Words("fr"), Line(1, ("la fin",)), NAMES) == "Vega\u00a0: la fin"
