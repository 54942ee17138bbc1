"""The menu of a table. It answers the change that the table makes next; None to play on."""

from __future__ import annotations

from collections.abc import Sequence

from game.client import scene
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.menu import MenuEntry, menu, round_the_end
from game.client.forms.prompts import keys_of
from game.client.forms.widgets import Id, Widget, key_cap
from game.client.intents import Intent, Menu
from game.client.layout import Box
from game.client.paint.furniture import panel
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LEAST, SMALL
from game.client.scene import Answer, Ask, Change, Home, Pop, Push
from game.client.table.controls import ALWAYS
from game.client.table.play import OpenResults, OpenSeats, Play, again, back, instead
from game.home import store
from game.match.match import Match
from game.match.seeds import seed_words

WIDTH = 0.62
PITCH = 0.078
KEYS_WIDTH = 0.41  # of the list of keys beside it
CAPS = 0.09  # of that, for the keys
DEALT = 0.056  # the lines that tell where the deal comes from


class PauseMenu(FormScene[Change]):
    overlay = True

    def __init__(self, desk: Desk, play: Play) -> None:
        super().__init__(desk, "resume" if play.match.result() is None else "results")
        self.play = play
        self._leaving = False  # as soon as the game is saved

    @property
    def still(self) -> bool:
        return super().still and not self._leaving

    @property
    def entries(self) -> Sequence[MenuEntry]:
        words = self.desk.words
        over = self.play.match.result() is not None
        can_undo = self.play.match.undo_ply() is not None or self.play.can_go_back
        every = (
            MenuEntry("results", words("pause-results"), "trophy") if over else None,
            MenuEntry("resume", words("results-look" if over else "pause-resume"), "eye" if over else "play"),
            MenuEntry("undo", words("table-undo"), "undo") if can_undo else None,
            MenuEntry("restart", words("pause-restart"), "restart"),
            None if over else MenuEntry("seats", words("pause-seats"), "swap_seat"),
            MenuEntry("rules", words("table-help"), "book"),
            MenuEntry("settings", words("settings-title"), "settings"),
            MenuEntry("leave", words("pause-leave" if self._saves else "pause-end"), "quit"),
        )
        return [entry for entry in every if entry is not None]

    @property
    def _saves(self) -> bool:
        """Whoever leaves can go on later: it is no try, no demo, and not over."""
        return self.play.kept and self.play.match.result() is None

    @property
    def _box(self) -> Box:
        """The menu, with the list of keys at its right; a finger has no keys."""
        height = 0.135 + PITCH * len(self.entries) + 0.02 + DEALT
        keys = 0.0 if self.desk.device.kind == "touch" else KEYS_WIDTH
        return self.desk.frame.box.within(WIDTH + keys, height).cut_left(WIDTH)[0]

    def controls(self) -> Sequence[Widget]:
        box = self._box
        rows = Box(box.x + 0.04, box.y + 0.135, box.w - 0.08, box.h - 0.155 - DEALT)
        return menu(self.entries, rows)

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "resume":
                return Pop()
            case "undo":
                self.desk.sounds.play("undo")
                return Pop(None if self.play.undo() else back(self.play))
            case "restart":
                return Push(again_asked(self.desk, self.play.match), self._restart)
            case "leave":
                return self._leave()
            case "seats":
                return Push(OpenSeats(self.play))
            case "rules":
                return Push(scene.OpenRules(self.play.match.game.name))
            case "results":
                return Push(OpenResults(self.play), lambda change: Pop(change) if change else None)
        return Push(scene.OpenSettings())

    def _restart(self, answer: str | None) -> Change | None:
        match answer:
            case "restart":
                following = again(self.desk, self.play, self.play.match.lineup)
                return Pop(following) if following else None
            case "same-deal":
                return Pop(instead(self.desk, self.play, self.play.match.restart()))
        return None

    def _leave(self) -> Change | None:
        """Leave once the game is saved. It is written by now, unless the disk is slow or full."""
        if not self._saves:
            return Pop(Home(scene.OpenTitle()))
        if self.play.failure is not None:
            self.play.keep()
        self._leaving = True
        return self._leave_if_saved()

    def _leave_if_saved(self) -> Change | None:
        failure = self.play.failure
        if self.play.behind:
            return None
        self._leaving = False
        if failure is not None:
            return Push(unsaved_asked(self.desk, failure), self._unsaved)
        self.desk.toast(self.desk.words("pause-saved"))
        return Pop(Home(scene.OpenTitle()))

    def _dealt(self) -> str:
        """Whether somebody could know what lies face down."""
        words, match = self.desk.words, self.play.match
        if match.named is not None:
            return words("pause-named", seed=seed_words(match.named))
        return words("pause-chance") if match.secret else ""

    def _unsaved(self, answer: str | None) -> Change | None:
        match answer:
            case "leave":
                return Pop(Home(scene.OpenTitle()))
            case "again":
                return self._leave()
        return None

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        return self._leave_if_saved() if self._leaving else None

    def handle(self, intent: Intent) -> Change | None:
        first = round_the_end(self.entries, self.form.focus, intent)
        if first:
            self.form.focus = first
            return None
        return super().handle(intent)

    def other(self, intent: Intent) -> Change | None:
        return Pop() if isinstance(intent, Menu) else None

    def backdrop(self, picture: Picture) -> None:
        box = self._box
        if self.desk.device.kind != "touch":
            self._draw_keys(picture, Box(box.right - 0.03, box.y + 0.05, KEYS_WIDTH + 0.03, box.h - 0.1))
        panel(picture, box, "dialog")
        words = self.desk.words
        title = Box(box.x + 0.045, box.y + 0.028, box.w - 0.09, 0.056)
        picture.text(words("pause-title"), title, 0.046, face="title")
        name = Box(box.x + 0.045, box.y + 0.084, box.w - 0.09, 0.036)
        picture.text(words(f"game-{self.play.match.game.name}"), name, 0.025, colour="quiet")
        dealt = Box(name.x, box.bottom - DEALT - 0.012, name.w, DEALT)
        picture.text(self._dealt(), dealt, LEAST, face="plain", colour="quiet", align="centre", lines=2)

    def _draw_keys(self, picture: Picture, box: Box) -> None:
        """What can always be done at the table, by the keys of the device in use."""
        panel(picture, box, "panel")
        inner = Box(box.x + 0.05, box.y + 0.03, box.w - 0.064, box.h - 0.06)
        head, rest = inner.cut_top(0.05, 0.012)
        picture.text(self.desk.words("pause-keys"), head, BIG, face="title")
        told = [(row, keys_of(self.desk, row.keys[0])[:1]) for row in ALWAYS]
        shown = [(row, key) for row, keys in told for key in keys]
        pitch = min(0.07, rest.h / len(shown))
        for number, (row, key) in enumerate(shown):
            place = Box(rest.x, rest.y + number * pitch, rest.w, pitch)
            key_cap(picture, key, (place.x, place.cy))
            said = place.cut_left(CAPS)[1]
            picture.text(self.desk.words(row.does), said, SMALL, lines=2)


def again_asked(desk: Desk, match: Match) -> Ask:
    """The same deal can be played again only where everybody has seen it from the beginning."""
    words, over = desk.words, match.result() is not None
    answers = (
        Answer("restart", words("pause-restart")),
        *([Answer("same-deal", words("pause-same-deal"))] if match.game.open_deal else []),
        Answer("stay", words("results-look" if over else "pause-resume"), "primary"),
    )
    text = words("pause-restart-text" if over else "pause-restart-undo")
    return Ask(words("pause-restart-title"), text, answers, "restart")


def unsaved_asked(desk: Desk, failure: OSError) -> Ask:
    """What to do about a game that cannot be saved."""
    words = desk.words
    answers = (
        Answer("leave", words("pause-unsaved-leave"), "danger"),
        Answer("again", words("pause-unsaved-again")),
        Answer("stay", words("pause-resume"), "primary"),
    )
    text = words("pause-unsaved-text", reason=store.reason(words, failure))
    return Ask(words("pause-unsaved-title"), text, answers, "warning")
