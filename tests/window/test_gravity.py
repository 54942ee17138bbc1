"""The end of a game of Gravity Superstar among many, with all kinds of hands at one table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.games.gravity.model import GravityView
from game.match import journal as save
from game.match.lineup import EMBLEMS, Bot, Lineup, Person, Player
from game.match.match import Match, begun
from tests.window.conftest import MakeTwin, Start
from tests.window.hands import HANDS, act
from tests.window.playing import finish, go_on, same_on_disk, to_person
from tests.window.screen import until


def near_the_end() -> Match:
    """Six seats, three of them people, and few stars left on the planet."""
    players = tuple(
        Player(name, EMBLEMS[seat], Bot("rookie") if seat % 2 else Person())
        for seat, name in enumerate("ABCDEF")
    )
    match, rng = begun("gravity", Lineup(players, open=True), 3), Random(3)
    while view_of(match).stars_left > view_of(match).terms.stars_at_end + 2:
        match.play(rng.choice(match.view(match.to_act or 0).legal))
    return match


def view_of(match: Match) -> GravityView:
    return match.view(0)  # type: ignore[return-value]


@pytest.mark.slow
def test_people_with_mouse_keyboard_and_gamepad_end_a_game_of_six(
    home: Path, tmp_path: Path, start: Start, twin: MakeTwin
) -> None:
    match, rng = near_the_end(), Random(6)
    for each in (home, tmp_path / "twin"):
        (each / "saves").mkdir(parents=True)
        (each / "saves" / "gravity.match").write_text(save.dump(match))
    there, here = start(padded=True), twin()
    go_on(there, here, HANDS["keyboard"])
    here.sit(match)
    hands = dict(zip((0, 2, 4), HANDS.values(), strict=True))
    while to_person(home, here):
        hand = hands[here.match.to_act or 0]
        decided = act(here, hand, rng, there)
        if here.match.result() is not None:
            break
        same_on_disk(there, here, hand, decided)
    until((home / "hall.json").exists, "the hall of fame")
    finish(here)
    assert here.name == "Results"
