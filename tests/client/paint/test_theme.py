"""Words can be read on their grounds, and colours can be told apart by all eyes."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.client.paint.theme import Theme, contrast, mix, pieces, rgb, theme

THEMES = [theme(name, palette) for name in ("night", "contrast") for palette in ("standard", "colour-blind")]
LEAST = 4.5

# What the three kinds of colour-blind eyes see of a colour (Viénot, Brettel and Mollon 1999, in linear light;
# the third after Brettel 1997).
BLIND = {
    "red": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "blue": ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
}


def seen(colour: str, kind: str) -> tuple[float, float, float]:
    """The colour as these eyes see it, in CIE Lab."""
    linear = [(part / 255) ** 2.2 for part in rgb(colour)]
    r, g, b = (sum(w * v for w, v in zip(row, linear, strict=True)) for row in BLIND[kind])
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (max(v, 0.0) ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(a: str, b: str, kind: str) -> float:
    return float(sum((p - q) ** 2 for p, q in zip(seen(a, kind), seen(b, kind), strict=True)) ** 0.5)


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


@pytest.mark.parametrize("kind", sorted(BLIND))
@pytest.mark.parametrize("group", ["seats", "levels", "gravity"])
def test_the_safe_palette_can_be_told_apart_by_all_eyes(group: str, kind: str) -> None:
    safe = theme("night", "colour-blind")
    known = pieces(group).colours
    colours = [safe.piece(f"{group}/{name}") for name in known] or getattr(safe, group)
    close = {(a, b): round(apart(a, b, kind)) for a, b in combinations(colours, 2) if apart(a, b, kind) < 12}
    assert not close


@pytest.mark.parametrize("kind", sorted(BLIND))
def test_good_and_bad_are_not_one_colour_to_anybody(kind: str) -> None:
    safe = theme("night", "colour-blind")
    assert apart(safe.good, safe.bad, kind) > 25
