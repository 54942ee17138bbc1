"""High contrast reaches the boards: what lies behind is dark, pieces stand out from it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game import catalogue
from game.client.paint.art import treated
from game.client.paint.theme import contrast, darker, pieces, theme, treatment, treatments

NIGHT, STRONG = theme("night"), theme("contrast")
STOPS = re.compile(r'stop-color="(#[0-9A-Fa-f]{6})"')


@pytest.mark.parametrize("game", catalogue.names())
def test_every_treatment_is_of_a_picture_that_is_there(game: str) -> None:
    names = [path.stem for path in (catalogue.assets(game) / "art").glob("*.svg")]
    assert treatments(game)
    assert [key for key in treatments(game) if not any(name.startswith(key) for name in names)] == []
    assert NIGHT.treatment(f"{game}/{names[0]}") is None


def test_the_longest_beginning_counts() -> None:
    star, bare = treatment("gravity/star_blue"), treatment("gravity/star_symbol")
    assert star is not None
    assert bare is not None
    assert star.rim > bare.rim == 0.0
    assert treatment("gravity/card_long") is None


def test_stars_stand_out_from_every_rock() -> None:
    ground = STRONG.treatment("gravity/rock_rust")
    assert ground is not None
    rocks = (catalogue.assets("gravity") / "art").glob("rock_*.svg")
    stops = [stop for rock in rocks for stop in STOPS.findall(rock.read_text("utf-8"))[:2]]
    stars = [piece.standard for piece in pieces("gravity").colours.values()]
    assert min(contrast(star, darker(stop, ground.dark)) for star in stars for stop in stops) >= 3
    assert min(contrast(star, stop) for star in stars for stop in stops) < 3  # as they were drawn


def test_a_piece_has_an_edge_of_light_and_one_of_dark_and_keeps_its_colours(make_desk: Any) -> None:
    plain, edged = (
        make_desk((640, 360), theme=name).picture().drawn("gravity/star_blue", 144)
        for name in ("night", "contrast")
    )
    assert plain.get_at((72, 72)) == edged.get_at((72, 72))
    row = [edged.get_at((x, 72)) for x in range(72)]
    bright = next(x for x, colour in enumerate(row) if min(colour[:3]) > 200)
    assert any(max(colour[:3]) < 40 and colour.a > 200 for colour in row[:bright])


def test_a_picture_that_is_not_named_stays_as_it_is() -> None:
    source = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect fill="#FFFFFF"/></svg>'
    rock, plain = treatment("gravity/rock_rust"), treatment("gravity/star_symbol")
    assert rock is not None
    assert plain is not None
    assert treated(source, plain) == source
    assert "#FFFFFF" not in treated(source, rock)
