"""What a scene is given to work with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

from game.client.cues import EffectName
from game.client.intents import KEYBOARD, Device
from game.client.layout import Frame
from game.client.paint.art import Art
from game.client.paint.fonts import Fonts
from game.client.paint.picture import Picture
from game.client.paint.seasons import season_of
from game.client.paint.theme import Theme, theme
from game.home import store
from game.home.keeper import Keeper
from game.home.library import Library
from game.home.settings import SPEEDS, Settings
from game.texts import Words, system_language

if TYPE_CHECKING:
    from game.ai.bot import Budget, Decision, Level, Trail
    from game.engine.contract import View
    from game.match.match import Match
    from game.review.report import Review

ToastKind: TypeAlias = Literal["good", "warn", "bad"]
LEAST_TOAST, MOST_TOAST = 2.4, 8.0  # seconds for which a message is shown
BAD_TOAST = 4.0  # the least of what went wrong
LETTER_SECONDS = 0.05  # to read a letter
MOST_TOASTS = 8


class Sounding(Protocol):
    """What a scene can ask about sound."""

    def play(self, name: EffectName, pitch_step: int = 0, pan: float = 0.0) -> object: ...

    @property
    def music_seconds(self) -> float:
        """How long the music has been playing."""
        ...


class Rumble(NamedTuple):
    """How a gamepad shakes: its slow and its quick motor, from 0 to 1."""

    low: float
    high: float
    seconds: float


class Silence:
    music_seconds = 0.0

    def play(self, name: EffectName, pitch_step: int = 0, pan: float = 0.0) -> None:
        """Play nothing."""


class Thinking(Protocol):
    """Decides for AIs, in processes of its own. It is asked, then polled every frame; nobody waits for it."""

    troubles: int  # how often thinking broke down and began again
    foresees: bool = False  # whether it thinks while people think

    def prepare(self, package: str, levels: Iterable[Level]) -> None:
        """Be ready for questions about the game in a package."""
        return

    def ask(
        self, package: str, view: View, level: Level, seed: int, ply: int, budget: Budget | None = None
    ) -> None:
        """Begin to think, and drop what was asked before. Without a budget, as long as the level does."""
        return

    def follow(self, path: Trail | None, due: float = 0.0) -> None:
        """What was played since it looked ahead for the seat that is asked next, None if it did not; and the
        seconds after which people begin to wait.
        """
        return

    def look_ahead(
        self, package: str, view: View, level: Level, seed: int, ply: int, path: Trail | None = None
    ) -> None:
        """Think about a decision to come, from the view that its seat has now, until something is asked."""
        return

    @property
    def looks_ahead(self) -> bool:
        """Whether it still does."""
        return False

    def poll(self, ply: int) -> Decision[Any] | None:
        """The decision asked for at this ply, once it is there; None before, and for any other ply."""
        return None

    def close(self) -> None:
        """Stop thinking."""
        return


class Nobody(Thinking):
    """Never decides (pictures, tests)."""

    troubles = 0


class Reviewing(Protocol):
    """Reviews matches in idle time; game/review/background.py has the real one."""

    def follow(self, match: Match, *, idle: bool) -> None:
        """Work on this match, if there is idle time. To be told in each frame."""
        return

    def found(self, match: Match) -> Review | None:
        """The review of a match as far as it goes; None before anything is known."""
        return None

    def share(self, match: Match) -> float:
        """How much of a first review is there, from 0 to 1."""
        return 0.0

    def close(self) -> None:
        """Stop."""
        return


class NoReviews(Reviewing):
    """Never reviews anything (pictures, tests)."""


@dataclass(slots=True)
class Toast:
    text: str
    kind: ToastKind
    age: float = 0.0  # seconds

    @property
    def seconds(self) -> float:
        """How long it is shown: as long as it takes to read it."""
        least = BAD_TOAST if self.kind == "bad" else LEAST_TOAST
        return min(MOST_TOAST, max(least, 1.0 + LETTER_SECONDS * len(self.text)))


@dataclass(slots=True)
class Desk:
    """What all scenes share: the window's size, looks, texts, and what the person has chosen."""

    frame: Frame
    settings: Settings
    home: Path
    art: Art
    fonts: Fonts
    sounds: Sounding = field(default_factory=Silence)
    think: Callable[[], Thinking] = Nobody  # makes what decides for AIs
    keep: Callable[[Path], Keeper] = Keeper  # makes what writes saves and results into a folder
    review: Callable[[], Reviewing] = NoReviews  # makes what reviews matches
    device: Device = KEYBOARD  # used last
    gamepads: tuple[Device, ...] = ()  # plugged now
    toasts: list[Toast] = field(default_factory=list)
    reads_aside: bool = False  # kept games are read by a process of its own
    lively: bool = False  # the ring of focus glides; in still pictures it is at its place
    strict: bool = False  # a missing text is an error (tests)
    today: Callable[[], date] = date.today  # which tells the season
    rumble: Callable[[Device, Rumble], None] = lambda device, how: None  # shakes a gamepad, if it can
    on_change: Callable[[Settings], None] = lambda _: None  # saves, and applies volumes and full screen
    words: Words = field(init=False)
    theme: Theme = field(init=False)
    _thinking: Thinking | None = field(init=False, default=None)
    _reviews: Reviewing | None = field(init=False, default=None)
    _keeper: Keeper | None = field(init=False, default=None)
    _library: Library | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.art.serve(self.frame.width, self.frame.height)
        self._follow(self.settings)

    @property
    def thinking(self) -> Thinking:
        """What decides for AIs; it is made when it is first needed."""
        if self._thinking is None:
            self._thinking = self.think()
        return self._thinking

    @property
    def reviews(self) -> Reviewing:
        """What reviews matches; it is made when it is first needed."""
        if self._reviews is None:
            self._reviews = self.review()
        return self._reviews

    @property
    def keeper(self) -> Keeper:
        """What writes saves and results; it is made when it is first needed."""
        if self._keeper is None or self._keeper.home != self.home:
            self._keeper = self.keep(self.home)
        return self._keeper

    @property
    def library(self) -> Library:
        """The kept games; it is made when it is first needed."""
        if self._library is None or self._library.home != self.home:
            self._library = Library(self.home, self.reads_aside)
        return self._library

    @property
    def unsaved(self) -> str:
        """Why something could not be written that is tried again and again; "" if all is on disk."""
        error = self._keeper.failing if self._keeper is not None else None
        return store.reason(self.words, error) if error else ""

    def tell_news(self) -> None:
        """Show what the keeper has to tell."""
        for news in self._keeper.news() if self._keeper is not None else ():
            why = {"reason": store.reason(self.words, news.error)} if news.error else {}
            kind: ToastKind = "bad" if news.error else "warn" if news.values else "good"
            self.toast(self.words(news.text, **news.values, **why), kind)

    def close(self) -> None:
        """End the processes that think, and write what is left to be written."""
        if self._thinking is not None:
            self._thinking.close()
        if self._reviews is not None:
            self._reviews.close()
        if self._library is not None:
            self._library.close()
        if self._keeper is not None:
            self._keeper.close()

    def change(self, settings: Settings) -> None:
        """Use these settings from now on, and save them."""
        self._follow(settings)
        self.on_change(settings)

    def toast(self, text: str, kind: ToastKind = "good") -> None:
        """Show a message for a few seconds, over every scene. The same message is not shown twice.

        A few are seen at a time, the others wait.
        """
        others = [toast for toast in self.toasts if toast.text != text]
        self.toasts[:] = [*others[-MOST_TOASTS + 1 :], Toast(text, kind)]

    def picture(self) -> Picture:
        """An empty picture of the window as it is."""
        return Picture(self.frame, self.theme, self.art, self.fonts, self.words.language)

    def resize(self, width: int, height: int) -> None:
        """The window has another size: everything is laid out and drawn again."""
        self.frame = Frame(width, height, self.settings.big_text)
        self.art.serve(width, height)
        self.fonts.forget()

    @property
    def glides(self) -> bool:
        """Whether the ring of focus glides from place to place."""
        return self.lively and not self.settings.reduced_motion and self.settings.speed != "off"

    @property
    def speed(self) -> float:
        """How fast the animations run; infinite if they are off."""
        return SPEEDS[self.settings.speed]

    def _follow(self, settings: Settings) -> None:
        self.settings = settings
        self.words = Words(settings.language or system_language(), strict=self.strict)
        self.theme = theme(settings.theme, settings.palette, season_of(settings.sky, self.today().month))
        self.frame = replace(self.frame, big_text=settings.big_text)
