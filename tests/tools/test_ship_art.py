"""What the very first title wants ships with the program, drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import places
from game.client.paint import art
from tools import ship_art


def test_all_that_the_first_title_waits_for_is_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the art of the title been changed? `python -m tools.ship_art` draws it anew."""
    shipped, none = art.SHIPPED, Path("nowhere")
    monkeypatch.setattr(art, "SHIPPED", none)
    wanted = {art.place_in(none, drawing).relative_to(none) for drawing in ship_art.missing()}
    assert {path.relative_to(shipped) for path in shipped.glob("*/*")} == wanted
    assert len(wanted) > len(ship_art.SIZES)


def test_it_lies_among_what_a_package_brings() -> None:
    assert art.SHIPPED.is_relative_to(places.ASSETS)
