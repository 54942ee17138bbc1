"""All three games in a real window: what is clicked and pressed is what is played, kept and seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.match import save
from tests.window.conftest import MakeTwin, Start
from tests.window.hands import Gamepad, Hand, Keyboard, Mouse, act
from tests.window.screen import Program, difference, until
from tests.window.twin import Twin, saved

TURNS = 5
SEATS = "human:Ana,ai:rookie"


def play_on(program: Program, twin: Twin, hand: Hand, rng: Random, turns: int) -> None:
    """So many actions by hand, each of which is on disk before the next."""
    for _ in range(turns):
        if not to_person(program.home, twin):
            return
        gestures = act(twin, hand, rng)
        hand.do(program, gestures)
        if twin.match.result() is None:
            same_on_disk(program.home, twin)


def to_person(home: Path, twin: Twin) -> bool:
    """Follow the AIs until a person is to act; False if the match has ended."""

    def come() -> str | None:
        match = saved(home, twin.match.game.name)
        if match is None:
            return "begun" if twin.play.decider is not None else "ended" if twin.match.ply else None
        twin.follow(match)
        return "deciding" if twin.play.decider is not None else None

    return until(come, "the AIs") != "ended"


def same_on_disk(home: Path, twin: Twin) -> None:
    """The match there has come as far as the twin's, action for action."""
    here = save.dump(twin.match).splitlines()

    def kept() -> bool:
        match = saved(home, twin.match.game.name)
        return match is not None and save.dump(match).splitlines()[: len(here)] == here

    until(kept, f"the save of ply {twin.match.ply}")


def looks_like(program: Program, twin: Twin) -> None:
    """The window shows what the twin shows, now or when its last message has gone."""
    frame = twin.desk.frame
    now = twin.picture()
    twin.wait(8.0)
    later = twin.picture()

    def alike() -> bool:
        seen = program.picture((frame.width, frame.height))
        return min(difference(seen, now), difference(seen, later)) < 2

    until(alike, "a picture like that of the twin")


@pytest.mark.parametrize("hand", [Mouse(), Keyboard(), Gamepad()], ids=["mouse", "keyboard", "gamepad"])
@pytest.mark.parametrize("game", ["gravity", "star_race", "fairy_lights"])
def test_turns_are_played_kept_and_seen(start: Start, twin: MakeTwin, game: str, hand: Hand) -> None:
    words = ("--play", game, "--seed", "11", "--seats", SEATS)
    there = start(*words, start=("-m", "tests.window.posting"))
    here = twin(*words)
    play_on(there, here, hand, Random(3), TURNS)
    to_person(there.home, here)
    assert here.match.ply > TURNS
    looks_like(there, here)
