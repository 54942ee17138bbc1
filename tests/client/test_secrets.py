"""Whole turns by posted input, with the curtain between people: no pixel tells one person another's secret.

A game is played twice by the same raw events. The second time two seats hold other cards and tokens, the deck
lies in another order, and somebody has pinned other guesses; the first person cannot tell these games apart.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest
from pygame.event import Event

from game.ai.bot import Decision, Level, Reason
from game.arguments import Options
from game.client.desk import Nobody
from game.client.layout import Box
from game.client.table.begin import demo
from game.client.table.quiet import FINAL_SECONDS
from game.client.table.scene import TOOLS, TableScene
from game.client.window import app
from game.engine.contract import NOBODY, Seat, Transition, View
from game.games.star_race.game import GAME
from game.games.star_race.model import Move, RaceView, Trade
from game.games.star_race.rules import tell_dealing
from game.games.star_race.table.room import Room, room_in
from game.games.star_race.table.sprites import Guess
from game.match.match import Match, Note
from tests.games.star_race.races import match_of
from tests.pilot import click_events, form_of, key_events, pointing

SIZE, OTHER_SIZE = (640, 360), (704, 400)
STEP = 0.2  # seconds of a frame: motion is seen at many of its moments
PLIES = 5
SEAT, RIVALS = 0, (1, 2)  # whose eyes are tested, and whose secrets are others
PEOPLE = 2  # seats 0 and 1; seat 2 is an AI


class Frame(NamedTuple):
    private: Seat | None  # who alone looks at the screen, None between the turns of people
    where: str  # the scene on top, and what was done last
    pixels: bytes


class Told(Nobody):
    """AIs that play what they are told to when they are let, and hint at the first move of all."""

    def __init__(self, moves: list[Move]) -> None:
        self.let = False
        self._moves = moves
        self._answer: tuple[int, Decision[Any]] | None = None

    def ask(self, game: str, view: View, level: Level, seed: int, ply: int) -> None:
        move = view.legal[0] if view.seat == SEAT or ply == PLIES else self._moves[ply]
        self._answer = ply, Decision(move, Reason("table-hint-thinking", {}))

    def poll(self, ply: int) -> Decision[Any] | None:
        if self._answer is None or self._answer[0] != ply or not self.let:
            return None
        return self._answer[1]


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


def post(*events: Event) -> None:
    for event in events:
        pygame.event.post(event)


class Sofa:
    """A window that is played in by posted events; it notes every frame."""

    def __init__(self, window: app.Window, told: Told) -> None:
        self.window = window
        self.told = told
        self.private: Seat | None = None
        self.frames: list[Frame] = []
        self._doing = ""
        self.wait(1)

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.window.stack.scenes if isinstance(scene, TableScene))

    @property
    def here(self) -> Room:
        view = self.table.play.director.shown
        assert isinstance(view, RaceView)
        home = self.table.play.viewpoint.home if view.seat == NOBODY else view.seat
        return room_in(self.window.desk.frame, len(view.hand_sizes), home)

    def place_of(self, name: str) -> Box:
        box = self.table.presenter.place_of(name, self.table.look())
        assert box is not None
        return box

    @property
    def top(self) -> str:
        return type(self.window.stack.top).__name__

    def wait(self, frames: int) -> None:
        """So many frames, each noted."""
        for _ in range(frames):
            self.window.frame(pygame.event.get(), STEP)
            self._note()

    def _note(self) -> None:
        assert self.top != "ErrorScene"
        pixels = hashlib.blake2b(pygame.image.tobytes(self.window.screen, "RGB")).digest()
        self.frames.append(Frame(self.private, f"{self.top}: {self._doing}", pixels))

    # Raw input

    def press(self, *names: str) -> None:
        for name in names:
            self._doing = name
            post(*key_events(name))
            self.wait(1)

    def lift(self) -> None:
        """Hold the key until the curtain is up, if one stands."""
        self.wait(4)
        self._doing = "lift"
        down, up = key_events("return")
        post(down)
        while self.top == "Curtain":
            self.wait(1)
        post(up)
        self.wait(1)

    def uncover(self) -> None:
        """What others might see was covered; it comes back behind a curtain."""
        if self.private is not None:
            self.wait(2)
            assert self.top == "Curtain"
            self.lift()

    def point(self, name: object, box: Box, frames: int = 1) -> tuple[int, int]:
        self._doing = str(name)
        at = self.window.desk.frame.px(box.cx), self.window.desk.frame.px(box.cy)
        post(pointing(at))
        self.wait(frames)
        return at

    def click(self, name: str, box: Box) -> None:
        at = self.point(name, box)
        post(*click_events(at))
        self.wait(1)

    def resize(self, size: tuple[int, int]) -> None:
        self._doing = "resize"
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.wait(1)
        assert self.window.screen.get_size() == size

    def keep_picture(self) -> None:
        """F12; the toast that names the file is not waited for, for it tells the time."""
        self._doing = "f12"
        before = set(self.window.home.glob("pictures/*.png"))
        post(*key_events("f12"))
        self.window.frame(pygame.event.get(), 0.0)
        self.window.desk.toasts.clear()
        (kept,) = (
            set(self.window.home.glob("pictures/*.png")) - before
        )  # two of one second differ by a number
        picture = hashlib.blake2b(pygame.image.tobytes(pygame.image.load(kept), "RGB")).digest()
        self.frames.append(Frame(self.private, "f12", picture))

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

    def open_all(self) -> None:
        """The menu with the seats, another size of the window, a picture, the log and a move again."""
        while self.top in ("TableScene", "Curtain"):
            self.press("escape")  # a hint is put away first
        while form_of(self.window.stack.top).form.focus != "seats":
            self.press("tab")
        self.press("return", "escape", "escape")
        self.resize(OTHER_SIZE)
        self.keep_picture()
        self.resize(SIZE)

    def show_again(self) -> None:
        """A move again from the log: the last ones, and the oldest of the list."""
        for steps in (["return"], ["down", "return"]):
            self.press("l", *steps)
            self.wait(11)
            self.press("backspace")
            self.uncover()

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
        home = tmp_path / str(len(list(tmp_path.iterdir())))
        home.mkdir()
        (home / "cache").symlink_to(drawn)

        told = Told(moves)

        def table(desk: Any, options: Options) -> TableScene:
            desk.think = lambda: told
            return demo(desk, match)

        options = Options(size=SIZE, data_dir=home, mute=True, lang="en", frames=1 << 30)
        window = app.Window(options, home, table)
        try:
            sofa = Sofa(window, told)
            while match.ply < PLIES:
                turn(sofa, match, moves)
        finally:
            window.close()
        return sofa.frames

    return through


def turn(sofa: Sofa, match: Match, moves: list[Move]) -> None:
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
