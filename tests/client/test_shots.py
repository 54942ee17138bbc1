"""Drawing screens leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

from game.client.desk import Desk
from tests.conftest import MakeDesk


def test_a_desk_of_a_picture_has_an_empty_home_of_its_own(desk: Desk, make_desk: MakeDesk) -> None:
    assert not desk.home.is_relative_to(Path.cwd())
    assert desk.home.is_absolute()
    assert not desk.home.exists()
    assert make_desk().home != desk.home
