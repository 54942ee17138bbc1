"""One evening, played headless from a seed: people mash, plug, resize, quit, kill, and go on."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game import catalogue
from game.ai.bot import Budget, Decision, Level
from game.ai.levels import choose
from game.ai.worker import mind_of
from game.arguments import Options
from game.client.desk import Desk, Nobody
from game.client.forms.form import FormScene
from game.client.paint.picture import Picture
from game.client.scene import Home, OpenTable, Target
from game.client.screens.ask import ErrorScene
from game.client.screens.routes import first_route
from game.client.window import app
from game.engine.contract import View
from game.home.keeper import Keeper
from game.home.settings import SPEEDS
from game.match.drive import play_out
from game.match.lineup import AI_NAMES, EMBLEMS, Bot, Lineup, Person, Player, bots
from game.match.match import Match, begun
from game.review.background import Reviewer
from game.texts import LANGUAGES
from tools.evening import disk, watch
from tools.evening.disk import Disk

STEP = 0.25  # seconds of a frame
THINGS = 160  # that are done in an evening
SIZES = ((640, 360), (800, 600), (450, 700))
NAMES = ("Ana", "Bo", "Cléo")
KEYS = (
    *["return"] * 8, *["left", "right", "up", "down"] * 2, "space", "escape", "tab", "backspace", "h", "u",
    "l", *"123456789", *"qweasdzcfgrotmp",
)  # fmt: skip
PAD = 7  # its instance
BUTTONS = 8
LONGEST_DYING = 30  # steps of the disk before the program is killed
DO: dict[str, int] = {  # what is done, and how often
    "key": 60, "click": 25, "button": 10, "hint": 40, "wait": 12, "begin": 3, "resize": 2, "language": 1,
    "unplug": 1, "full": 2, "free": 3, "quit": 1, "kill": 2,
}  # fmt: skip


class AtOnce(Nobody):
    """AIs that have thought by the next frame, as rookies do."""

    def __init__(self) -> None:
        self._answer: tuple[int, Decision[Any]] | None = None

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        self._answer = ply, choose(mind_of(package), view, "rookie", seed, Budget())

    def poll(self, ply: int) -> Decision[Any] | None:
        return self._answer[1] if self._answer and self._answer[0] == ply else None


class Busy(Reviewer):
    """Never gets idle time: what a review would find depends on the clock."""

    def follow(self, match: Match, *, idle: bool) -> None:
        super().follow(match, idle=False)


class Seen(app.Window):
    """A window that remembers what it shows."""

    shows: Picture | None = None  # in this frame

    def frame(self, events: Sequence[Event], seconds: float) -> None:
        self.shows = None
        super().frame(events, seconds)

    def _composed(self) -> Picture:
        self.shows = super()._composed()
        return self.shows


class Unseen(app.Window):
    """A window that draws nothing."""

    def _draw(self, seconds: float) -> None:
        return


def _first(desk: Desk, options: Options) -> Target:
    """The title, of a program whose workers and disk know no time but the evening's."""
    desk.think = AtOnce
    desk.review = Busy
    desk.keep = partial(Keeper, again_seconds=None)
    return first_route(desk, options)


@contextmanager
def patience() -> Iterator[None]:
    """All art is drawn at once, in this process."""
    before = app.PATIENCE_SECONDS
    app.PATIENCE_SECONDS = math.inf
    try:
        yield
    finally:
        app.PATIENCE_SECONDS = before


@contextmanager
def chance(rng: Random) -> Iterator[None]:
    """What a person leaves to chance is settled by the seed: deals, ids of people, games to watch."""
    own = {
        "randbits": rng.getrandbits,
        "choice": rng.choice,
        "token_hex": lambda size: rng.randbytes(size).hex(),
    }
    real = {name: getattr(secrets, name) for name in own}
    for name, draw in own.items():
        setattr(secrets, name, draw)
    try:
        yield
    finally:
        for name, draw in real.items():
            setattr(secrets, name, draw)


class Evening:
    """One evening; `play` raises watch.Broken at the first thing that does not hold."""

    def __init__(self, seed: int, drawn: bool, folder: Path, cache: Path) -> None:
        self.done: list[str] = []
        self._rng = Random(seed)
        self._drawn = drawn
        self._folder = folder
        self._cache = cache
        self._homes = 0
        self._ledger = watch.Ledger()
        self._errors = watch.Errors()
        self._patience = watch.Patience()
        self._disk = Disk(self._new_home())
        self._disk.home.mkdir()

    @property
    def plies(self) -> int:
        """How often a match was written."""
        return self._ledger.plies

    def play(self) -> None:
        logging.getLogger().addHandler(self._errors)
        try:
            with (
                patience(),
                chance(Random(self._rng.random())),
                disk.replaced(lambda: self._disk),
                self._ledger.following(),
            ):
                self._window = self._opened()
                try:
                    self._live()
                finally:
                    self._close()
                self._ledger.compare(self._disk.home)
        finally:
            logging.getLogger().removeHandler(self._errors)

    def _live(self) -> None:
        for _ in range(THINGS):
            what = self._rng.choices(list(DO), list(DO.values()))[0]
            self.done.append(what)
            getattr(self, f"_{what}")()
            if self._window.stack.over:
                self._quit()
        self._disk.full = False

    def _new_home(self) -> Path:
        self._homes += 1
        return self._folder / f"home{self._homes}"

    def _opened(self) -> app.Window:
        home = self._disk.home
        if not (home / "cache").exists():
            (home / "cache").symlink_to(self._cache)
        speed, size = self._rng.choice(list(SPEEDS)), self._rng.choice(SIZES)
        options = Options(size=size, data_dir=home, mute=True, lang="en", speed=speed, frames=1 << 30)
        return (Seen if self._drawn else Unseen)(options, home, _first)

    def _close(self) -> None:
        if pygame.display.get_init():  # else it has been closed before
            self._window.close()

    def _frame(self, *events: Event) -> None:
        """One frame, and whether all holds."""
        window = self._window
        if window.stack.over:
            return
        self._patience.before(window)
        window.frame(events, STEP)
        if self._errors.told:
            raise watch.Broken(f"the log says: {self._errors.told[0]}")
        if window.stack.over:
            return
        if isinstance(window.stack.top, ErrorScene):
            raise watch.Broken("the error screen came")
        self._patience.after(window, STEP)
        self._ledger.settled(window.desk.keeper, STEP)
        if isinstance(window, Seen) and window.shows is not None:
            watch.check_secrets(window, window.shows, self._rng)

    # What is done

    def _key(self) -> None:
        self._press(self._rng.choice(KEYS))

    def _press(self, name: str) -> None:
        code = pygame.key.key_code(name)
        text = name if len(name) == 1 else ""
        self._frame(Event(pygame.KEYDOWN, key=code, mod=0, unicode=text))
        self._frame(Event(pygame.KEYUP, key=code, mod=0))

    def _click(self) -> None:
        """On one of the widgets, or anywhere."""
        top, frame, rng = self._window.stack.top, self._window.desk.frame, self._rng
        boxes = [widget.box for widget in top.controls()] if isinstance(top, FormScene) else []
        place = rng.choice(boxes).centre if boxes else (rng.random() * frame.box.w, rng.random())
        at = frame.px(place[0]), frame.px(place[1])
        self._frame(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._frame(Event(kind, pos=at, button=1, touch=False))

    def _button(self) -> None:
        button = self._rng.randrange(BUTTONS)
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self._frame(Event(kind, instance_id=PAD, button=button))

    def _unplug(self) -> None:
        self._frame(Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))

    def _hint(self) -> None:
        """What gets a game on: the curtain is lifted, a hint is asked for and played."""
        return_key = pygame.key.key_code("return")
        self._frame(Event(pygame.KEYDOWN, key=return_key, mod=0, unicode=""))
        for _ in range(6):
            self._frame()
        self._frame(Event(pygame.KEYUP, key=return_key, mod=0))
        self._press("h")
        for _ in range(4):
            self._frame()
        self._press("return")

    def _wait(self) -> None:
        for _ in range(self._rng.randrange(1, 12)):
            self._frame()

    def _begin(self) -> None:
        """A table, near the end of its game or at its beginning."""
        game = self._rng.choice(catalogue.names())
        least, most = catalogue.meta(game).players
        seats, people = self._rng.randint(least, most), self._rng.randint(1, 2)
        players = tuple(
            Player(NAMES[seat], EMBLEMS[seat], Person())
            if seat < people
            else Player(AI_NAMES[seat], EMBLEMS[seat], Bot("rookie"))
            for seat in range(seats)
        )
        match = begun(game, Lineup(players), self._rng.randrange(1 << 30))
        if self._rng.random() < 0.5:
            _play_on(match, self._rng.randrange(1, 9))
        self._window.stack.apply(Home(OpenTable(match)))

    def _resize(self) -> None:
        size = self._rng.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._frame(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def _language(self) -> None:
        desk = self._window.desk
        desk.change(replace(desk.settings, language=self._rng.choice(LANGUAGES)))
        self._frame()

    def _full(self) -> None:
        self._disk.full = True

    def _free(self) -> None:
        self._disk.full = False

    def _quit(self) -> None:
        """The window is closed, and the program starts again."""
        self._close()
        self._ledger.compare(self._disk.home)
        self._ledger.start()
        self._window = self._opened()

    def _kill(self) -> None:
        """The program dies at any step of its disk, and starts again on what that held then."""
        later, games = self._new_home(), {}

        def died() -> None:
            games.update(deepcopy(self._ledger.games))

        self._disk.die(self._rng.randrange(LONGEST_DYING), later, died)
        for _ in range(LONGEST_DYING):
            if not self._disk.died and not self._window.stack.over:
                self._hint()
        if not self._disk.died:
            self._disk.die(0, later, died)
            self._disk.step("close", lambda _: None, -1)
        self._close()
        self._disk = Disk(later)
        self._ledger.games.clear()
        self._ledger.games.update(games)
        self._ledger.start()
        self._ledger.compare(later)
        self._window = self._opened()


def _play_on(match: Match, left: int) -> None:
    """Play a new match on until so many actions are left, as pilots would play it."""
    seats = len(match.lineup.players)
    whole = begun(match.game.name, bots(("pilot",), seats, {}), match.seed or 0)
    for action in play_out(whole, Budget()).actions[:-left]:
        match.play(action)
