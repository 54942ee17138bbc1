"""Playing in the program and on its twin, step for step."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import msgspec

from game.client.desk import Reviewing
from game.client.screens.waiting import GameLeft
from game.client.table.curtain import HOLD_SECONDS
from game.client.table.quiet import FINAL_SECONDS, QUIET_SECONDS
from game.match import journal as save
from game.match.match import Match
from game.review.report import Review
from tests.window.hands import Gesture, Hand, act
from tests.window.screen import Program, difference, until
from tests.window.twin import Twin, saved

AGAIN_SECONDS = 6.0  # until a press that has not decided is made again


def play_on(program: Program, twin: Twin, hand: Hand, rng: Random, turns: int) -> None:
    """So many actions by hand, each of which is on disk before the next."""
    for _ in range(turns):
        if not to_person(program.home, twin):
            return
        lift(program, twin, hand)
        if twin.match.holder is not None:
            pass_on(program, twin, hand)
            continue
        decided = act(twin, hand, rng, program)
        if twin.match.result() is None:
            same_on_disk(program, twin, hand, decided)


def go_on(program: Program, twin: Twin, hand: Hand) -> None:
    """From the title to the game that was played last, until it is in sight: only then a press decides."""
    hand.do(program, hand.choose(twin, "continue"))
    twin.wait(0.1)
    looks_like(program, twin)
    card = next(id for id in twin.boxes() if isinstance(id, GameLeft))
    hand.do(program, hand.choose(twin, card))
    looks_like(program, twin)


def to_person(home: Path, twin: Twin) -> bool:
    """Follow the AIs until a person is to act or to lift the curtain; False if the match has ended."""

    def come() -> str | None:
        match = saved(home, twin.match.game.name)
        if match is None:
            return "begun" if asked() else "ended" if twin.match.ply else None
        twin.follow(match)
        return "asked" if asked() else None

    def asked() -> bool:
        play = twin.play
        return play.decider is not None or play.viewpoint.curtain is not None or play.played is not None

    return until(come, "the AIs") != "ended"


def lift(program: Program, twin: Twin, hand: Hand) -> None:
    """Hold the curtain until it lifts, if one stands."""
    if twin.name != "Curtain":
        return
    twin.wait(2 * QUIET_SECONDS)
    looks_like(program, twin)
    time.sleep(2 * QUIET_SECONDS)
    down, up = hand.hold(twin)
    hand.do(program, [down])
    twin.feed(*down.events)
    twin.wait(2 * HOLD_SECONDS)
    looks_like(program, twin)
    hand.do(program, [up])
    twin.feed(*up.events)


def pass_on(program: Program, twin: Twin, hand: Hand) -> None:
    """The card drawn is left face down; at a table Confirm means that at once."""
    twin.wait(2 * FINAL_SECONDS)
    looks_like(program, twin)
    time.sleep(1.3 * FINAL_SECONDS)
    hand.do(program, hand.choose(twin, "pass-on"))
    assert twin.match.holder is None


def same_on_disk(program: Program, twin: Twin, hand: Hand, decided: Gesture) -> None:
    """The match there has come as far as the twin's, action for action, or it has ended since.

    Where frames are slow, a press may come before its time and decide nothing: then it is pressed again.
    """
    home, here = program.home, save.dump(twin.match).splitlines()
    pressed = time.monotonic()

    def kept() -> bool:
        nonlocal pressed
        match = saved(home, twin.match.game.name)
        if match is None:
            return (home / "hall.json").exists()
        if time.monotonic() > pressed + AGAIN_SECONDS and len(save.dump(match).splitlines()) < len(here):
            hand.do(program, [decided])
            pressed = time.monotonic()
        return save.dump(match).splitlines()[: len(here)] == here

    until(kept, f"the save of ply {twin.match.ply}")


def looks_like(program: Program, twin: Twin) -> None:
    """The window shows what the twin shows, now or when its last message has gone."""
    frame = twin.desk.frame
    now = twin.picture()
    twin.wait(8.0)

    def alike() -> bool:
        twin.settle()  # what its threads have found by now is shown
        seen = program.picture((frame.width, frame.height))
        return min(difference(seen, now), difference(seen, twin.picture())) < 2

    until(alike, "a picture like that of the twin")


class ReviewThere(Reviewing):
    """A review that is there."""

    def __init__(self, review: Review) -> None:
        self._review = review

    def found(self, match: Match) -> Review:
        return self._review


def give_review(home: Path, twin: Twin) -> None:
    """Give the twin the review that the program has kept of the ended game, every decision looked at."""

    def kept() -> Review | None:
        for path in (home / "reviews").glob("*.json"):
            review = msgspec.json.decode(path.read_bytes(), type=Review)
            if all(turn.gave_away is not None for turn in review.decisions):
                return review
        return None

    twin.desk._reviews = ReviewThere(until(kept, "the review"))
    twin.wait(2.0)


def finish(twin: Twin) -> None:
    """To the results, for somebody who does not care how."""
    while twin.match.result() is None:
        seat = twin.match.to_act
        assert seat is not None
        twin.play.act(twin.match.view(seat).legal[0])
    twin.wait(1.0)
