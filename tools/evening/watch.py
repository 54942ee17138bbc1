"""What must hold on every evening: nothing is lost, no press decides during motion, no secret is shown."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from msgspec import Struct
from pygame import Surface
from pygame.image import tobytes

from game.client.compose import compose
from game.client.paint.picture import Picture
from game.client.paint.stage import Stage
from game.client.table.quiet import QUIET_SECONDS
from game.client.table.scene import TableScene
from game.client.window.app import Window
from game.engine.contract import NOBODY, Seat, Transition
from game.home import saves
from game.home.keeper import AGAIN_SECONDS, Keeper, SaveFate, Slot
from game.match import journal
from game.match.match import Match

TRIES = 30  # to find other secrets


class Broken(Exception):
    """Something did not hold; str() says what."""


class Kept(Struct):
    """One match, as the disk has to hold it."""

    texts: list[str]  # what the disk may hold: what it held for sure, and all that came later
    gone: bool = False  # it may be gone: deleted by hand, or nobody had decided anything
    over: bool = False


class Ledger:
    """What was given to the keeper, and what of it must be on the disk."""

    def __init__(self) -> None:
        self.games: dict[str, Kept] = {}  # by the name of the save
        self._pending: list[tuple[Slot, Match, SaveFate]] = []
        self._waited = 0.0  # seconds of the evening since what failed was tried
        self.plies = 0

    @contextmanager
    def following(self) -> Iterator[None]:
        """Note what keepers are given, and have them do it before anything else happens."""
        put = Keeper.put

        def noted(keeper: Keeper, slot: Slot, match: Match, fate: SaveFate) -> None:
            self._check(match)
            self._expect(slot, match, fate)
            put(keeper, slot, match, fate)
            keeper.flush()
            self._settle(keeper)

        Keeper.put = noted  # type: ignore[assignment,method-assign]
        try:
            yield
        finally:
            Keeper.put = put  # type: ignore[method-assign]

    def _check(self, match: Match) -> None:
        """Every state can be written, read, and written again."""
        self.plies += 1
        game, state = match.game, match.last.state
        written = game.dump(state)
        if game.dump(game.load(written)) != written:
            raise Broken(f"a state of {game.name} is another one after loading")

    def _expect(self, slot: Slot, match: Match, fate: SaveFate) -> None:
        self._pending.append((slot, match.snapshot(), fate))
        if slot.name in self.games:
            kept = self.games[slot.name]
            kept.texts.append(journal.dump(match))
            kept.gone = kept.gone or fate is SaveFate.FORGOTTEN

    def _settle(self, keeper: Keeper) -> None:
        """What has been written now must stay."""
        pending, self._pending = self._pending, []
        for slot, match, fate in pending:
            if keeper.failure(slot) is not None:
                self._pending.append((slot, match, fate))
            elif fate is SaveFate.FORGOTTEN or not slot.name:
                self.games.pop(slot.name, None)
            else:
                self.games[slot.name] = Kept([journal.dump(match)], over=match.result() is not None)

    def settled(self, keeper: Keeper, seconds: float) -> None:
        """So much of the evening has passed: now and then, try once more what could not be written."""
        self._waited = self._waited + seconds if self._pending else 0.0
        if self._waited >= AGAIN_SECONDS:
            self._waited = 0.0
            keeper.flush()
            self._settle(keeper)

    def start(self) -> None:
        """Another program begins: what was never written is lost with the old one."""
        self._pending.clear()

    def compare(self, home: Path) -> None:
        """Broken if the disk does not hold what it must: the old or the new, never neither."""
        for name, kept in self.games.items():
            places = [saves.path_of(home, name), saves.record_of(home, name)]
            deleted = (saves.folder(home) / "deleted").glob(f"*_{name}{saves.SUFFIX}")
            found = [path.read_text(encoding="utf-8") for path in places if path.exists()]
            found = found or [path.read_text(encoding="utf-8") for path in deleted]
            if not found and not kept.gone:
                raise Broken(f"{name} is lost")
            for text in found:
                if text not in kept.texts:
                    raise Broken(f"{name} is neither as it was nor as it became: {text.count(chr(10))} lines")
            kept.texts = found or kept.texts


class Errors(logging.Handler):
    """Every error that the program logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


class Patience:
    """How long a decision of a person has been in sight and quiet; no press may decide before its time."""

    def __init__(self) -> None:
        self._quiet = 0.0
        self._table: TableScene | None = None
        self._ply = 0

    def before(self, window: Window) -> None:
        """A frame begins."""
        table = table_of(window)
        if table is not self._table or table is not window.stack.top or not table.play.director.still:
            self._quiet = 0.0
        self._table = table
        self._ply = table.play.match.ply if table else 0

    def after(self, window: Window, seconds: float) -> None:
        """It has ended."""
        if self._table is None or self._table is not table_of(window):
            return
        play = self._table.play
        actor = play.match.actor(play.match.ply) if play.match.ply == self._ply + 1 else None
        if actor is not None and play.match.lineup.players[actor].is_person:
            if self._quiet < QUIET_SECONDS - seconds:
                raise Broken(f"a press decided after {self._quiet:.2f} s of quiet")
            self._quiet = 0.0
        quiet = play.director.still and play.decider is not None and play.match.ply == self._ply
        self._quiet = self._quiet + seconds if quiet else 0.0


def table_of(window: Window) -> TableScene | None:
    """The table that is open."""
    return next((scene for scene in window.stack.scenes if isinstance(scene, TableScene)), None)


def check_secrets(window: Window, shown: Picture, rng: Random) -> None:
    """Draw what is shown once more with other secrets: whoever looks at it must see no difference."""
    table = table_of(window)
    if table is None:
        return
    play = table.play
    match, seat = play.match, play.viewpoint.seat
    if match.result() is not None:
        return
    eyes = rng.randrange(len(match.lineup.players)) if seat == NOBODY else seat
    twin = twin_of(match, eyes, rng)
    if twin is None:
        return
    play.match = twin
    try:
        other = compose(window.desk, window.stack.shown)
    finally:
        play.match = match
    if shown.backdrop is other.backdrop and shown.items == other.items:
        return
    real = compose(window.desk, window.stack.shown)  # that might differ too: some pictures come later
    if _drawn(window, real) != _drawn(window, other):
        raise Broken(f"a frame for seat {seat} tells a secret")


def twin_of(match: Match, eyes: Seat, rng: Random) -> Match | None:
    """The match with other secrets than these eyes know; None if none is found that fits its last events.

    A card that was just drawn must still be in the hand of its seat.
    """
    for _ in range(TRIES):
        twin = match.snapshot()
        twin._steps[-1] = Transition(match.game.imagine(match.view(eyes), rng), match.last.events)
        with suppress(ValueError):
            assert twin.holder == match.holder
            return twin
    return None


def _drawn(window: Window, picture: Picture) -> bytes:
    target = Surface(window.screen.get_size())
    Stage(target).show(picture.backdrop, picture.items)
    return tobytes(target, "RGB")
