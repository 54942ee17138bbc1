"""The numbers on the back of a Fairy Lights card."""

from __future__ import annotations

import re

from game import catalogue
from game.games.fairy_lights.model import COLOURS, MAKE_UP
from game.games.fairy_lights.table.room import BACK
from tools import draw_card_counts
from tools.draw_card_counts import DIGITS


def test_the_picture_is_the_one_that_is_drawn_from_the_rules() -> None:
    path = catalogue.picture("fairy_lights/card_counts")
    assert path.read_text(encoding="utf-8") == draw_card_counts.drawn()


def test_the_back_shows_how_many_cards_of_each_kind_there_are() -> None:
    assert "fairy_lights/card_counts" in BACK
    drawn = draw_card_counts.drawn()
    digit_of = {strokes: digit for digit, strokes in DIGITS.items()}
    numbers = [
        "".join(digit_of[strokes] for strokes in re.findall(r'<path d="([^"]+)" transform', group))
        for group in re.findall(r'<g fill="none" stroke="#FFF6DC".*?</g>', drawn)
    ]
    assert numbers == [str(count) for colour in COLOURS for count in MAKE_UP[colour] if count]
