"""Words can be read on their grounds, and colours can be told apart by all eyes."""

from __future__ import annotations

import pytest

from game.client.paint.theme import Theme, contrast, mix, pieces, rgb, theme
from tests.client.paint.eyes import EYES, apart, least_apart

THEMES = [theme(name, palette) for name in ("night", "contrast") for palette in ("standard", "colour-blind")]
LEAST = 4.5


@pytest.mark.parametrize("look", THEMES, ids=lambda look: f"{look.name}-{look.palette}")
def test_words_stand_out_from_their_ground(look: Theme) -> None:
    grounds = [look.night, look.panel, look.raised, *look.panels["panel"][:2], *look.sky]
    for ground in grounds:
        assert contrast(look.text, ground) >= LEAST
        assert contrast(look.quiet, ground) >= LEAST
    assert contrast(look.navy, look.text) >= LEAST


@pytest.mark.parametrize("look", THEMES, ids=lambda look: f"{look.name}-{look.palette}")
def test_what_cannot_be_pressed_now_is_seen_to_be_so(look: Theme) -> None:
    assert (
        contrast(look.idle, look.panels["panel"].bottom)
        < contrast(look.quiet, look.panels["panel"].bottom) * 0.6
    )
    if look.name == "contrast":
        assert contrast(look.idle, look.panels["panel"].bottom) >= LEAST
        assert look.off[0] == "none"  # a button without a body


@pytest.mark.parametrize("kind", sorted(theme().slabs))
def test_words_stand_out_from_buttons(kind: str) -> None:
    top, bottom, _, _, words, _ = theme().slabs[kind]
    for share in (0.3, 0.5, 0.7):
        assert contrast(words, mix(top, bottom, share)) >= LEAST


@pytest.mark.parametrize("eyes", [*EYES, "grey"])
@pytest.mark.parametrize("group", ["seats", "levels", "gravity", "star_race", "fairy_lights"])
def test_the_safe_palette_is_further_apart_than_the_standard_one(group: str, eyes: str) -> None:
    standard, safe = (least_apart(_colours(look, group), eyes) for look in THEMES[:2])
    assert safe > standard or eyes == "all"
    assert safe > (8 if eyes == "grey" else 13)


def _colours(look: Theme, group: str) -> list[str]:
    known = pieces(group).colours
    return [look.piece(f"{group}/{name}") for name in known] or [*getattr(look, group)]


@pytest.mark.parametrize("kind", sorted(EYES))
def test_good_and_bad_are_not_one_colour_to_anybody(kind: str) -> None:
    safe = theme("night", "colour-blind")
    assert apart(safe.good, safe.bad, kind) > 25


def test_no_level_looks_disabled() -> None:
    """A pill in a grey colour did."""
    for look in THEMES:
        assert all(max(rgb(colour)) - min(rgb(colour)) > 60 for colour in look.levels)
