"""Whole turns by posted input, with the curtain between people: no pixel tells one person another's secret.

A game is played twice by the same raw events. The second time two seats hold other cards and tokens, the deck
lies in another order, and somebody has pinned other guesses; the first person cannot tell these games apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TOOLS
from game.client.window import app
from game.engine.contract import NOBODY, Transition
from game.games.star_race.game import GAME
from game.games.star_race.model import Move, RaceView, Trade
from game.games.star_race.rules import tell_dealing
from game.games.star_race.table.room import Room, room_in
from game.games.star_race.table.sprites import Guess
from game.match.match import Match, Note
from tests.client.sofa import STEP, Frame, Sofa, Told, window_of
from tests.games.star_race.races import match_of

PLIES = 5
SEAT, RIVALS = 0, (1, 2)  # whose eyes are tested, and whose secrets are others
PEOPLE = 2  # seats 0 and 1; seat 2 is an AI


def with_other_secrets(match: Match) -> Match:
    """The rivals' tokens, last cards and draws in each other's hands; what nobody draws lies turned round."""
    state = GAME.copy(match.opening.state)
    one, two = RIVALS
    first, second = state.hands[one], state.hands[two]
    state.hands[one], state.hands[two] = (*first[:2], second[2]), (*second[:2], first[2])
    tokens = {one: state.tokens[two], two: state.tokens[one]}
    state.tokens = tuple(tokens.get(seat, token) for seat, token in enumerate(state.tokens))
    state.stock[:-PLIES] = state.stock[:-PLIES][::-1]
    for ply in range(PLIES - 1):
        if (state.first + ply) % len(state.hands) == one:
            state.stock[-1 - ply], state.stock[-2 - ply] = state.stock[-2 - ply], state.stock[-1 - ply]
    other = Match(GAME, Transition(state, tell_dealing(state)), match.lineup, match.seed)
    other.mark(Note("red", one, SEAT))
    other.mark(Note("green", one, two))
    return other


def moves_for_both(*matches: Match) -> list[Move]:
    """What can be played in all of these matches alike."""
    rng, moves = Random(4), list[Move]()
    matches = tuple(match.restart() for match in matches)
    for _ in range(PLIES):
        seat = matches[0].to_act
        assert seat is not None
        legal: list[tuple[Any, ...]] = [match.view(seat).legal for match in matches]
        moves.append(rng.choice([move for move in legal[0] if all(move in other for other in legal)]))
        for match in matches:
            match.play(moves[-1])
    return moves


class RaceSofa(Sofa):
    @property
    def here(self) -> Room:
        view = self.table.play.director.shown
        assert isinstance(view, RaceView)
        home = self.table.play.viewpoint.home if view.seat == NOBODY else view.seat
        return room_in(self.window.desk.frame, len(view.hand_sizes), home)

    # What people do

    def look_round(self) -> None:
        """Point at everything that might tell something."""
        here = self.here
        for seat, place in enumerate(here.seats):
            self.point(f"plate {seat}", place.plate)
            self.point(f"token {seat}", place.token)
        for slot in range(3):
            self.point(f"card {slot}", here.hand.slot_box(slot, 3))
        self.point("heap", here.discard)
        if self.private == SEAT:
            for name, box in zip(TOOLS, here.tools.columns(len(TOOLS)), strict=True):
                self.point(name, box, 3)

    def guess(self) -> None:
        """On the board of guesses, by keys and by mouse."""
        self.press("g", "right", "return")
        self.click("guess", self.here.notes.cells[Guess(2, "green")])
        self.press("escape")

    def play(self, move: Move) -> None:
        """Pick the card up and choose what it does: by keys or by mouse, in turns."""
        view = self.table.play.view
        assert isinstance(view, RaceView)
        slot = view.hand.index(move.card)
        by_keys = self.table.play.match.ply % 2
        if by_keys:
            self.press(str(slot + 1))
        else:
            self.click("card", self.here.hand.slot_box(slot, 3))
        number = [one for one in view.legal if isinstance(one, Move) and one.card == move.card].index(move)
        self.wait(math.ceil(FINAL_SECONDS / STEP) + 1)
        if by_keys:
            self.press(*["right" if isinstance(move, Trade) else "down"] * number, "return")
        else:
            self.click("way", self.place_of(f"way:{number}"))


Play = Callable[[Match, list[Move]], list[Frame]]


@pytest.fixture
def play(tmp_path: Path, drawn: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays a match by raw input in a window of its own; art is drawn at once, not behind a bar."""
    monkeypatch.setattr(app, "PATIENCE_SECONDS", math.inf)

    def through(match: Match, moves: list[Move]) -> list[Frame]:
        told = Told(moves, SEAT)
        window = window_of(match, told, tmp_path, drawn)
        try:
            sofa = RaceSofa(window, told)
            while match.ply < PLIES:
                turn(sofa, match, moves)
        finally:
            window.close()
        return sofa.frames

    return through


def turn(sofa: RaceSofa, match: Match, moves: list[Move]) -> None:
    """One turn, from the motion of the last to the move."""
    ply, seat = match.ply, match.to_act
    assert seat is not None
    sofa.wait(3)
    if seat >= PEOPLE:
        sofa.look_round()
        sofa.show_again()
        sofa.open_all()
        sofa.told.let = True
        while match.ply == ply:
            sofa.wait(1)
        sofa.told.let = False
        return
    while sofa.top != "Curtain":
        sofa.wait(1)
    sofa.look_round()
    if seat == SEAT:
        sofa.open_all()
    sofa.private = seat
    sofa.lift()
    assert sofa.table.play.director.shown.seat == seat
    if seat == SEAT:
        sofa.look_round()
        sofa.press("h", "u")
        sofa.guess()
        sofa.show_again()
        sofa.open_all()
        sofa.uncover()
    sofa.play(moves[ply])
    assert match.ply == ply + 1
    while not sofa.table.play.director.still:
        sofa.wait(1)
    assert match.holder == seat
    sofa.wait(8)
    sofa.press("return")  # passes on
    assert match.holder is None
    sofa.private = None


def test_by_raw_input_no_frame_tells_one_person_anothers_secret(play: Play) -> None:
    real = match_of(3, 5, people=PEOPLE)
    other = with_other_secrets(real)
    moves = moves_for_both(real, other)
    assert real.view(SEAT) == other.view(SEAT)
    one, two = play(real, moves), play(other, moves)
    assert list(real.actions) == list(other.actions) == moves
    pairs = list(zip(one, two, strict=True))
    assert [mine[:2] for mine, _ in pairs] == [theirs[:2] for _, theirs in pairs]
    told = [mine.where for mine, theirs in pairs if mine.private != RIVALS[0] and mine != theirs]
    assert not told
    places = {mine.where.split(":")[0] for mine, _ in pairs if mine.private is None}
    assert places >= {"TableScene", "Curtain", "LogScene", "PauseMenu", "Seats", "f12"}
    assert any(mine != theirs for mine, theirs in pairs if mine.private == RIVALS[0])
    assert len({mine.pixels for mine, _ in pairs if mine.private == SEAT}) > 50
