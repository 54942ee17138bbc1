"""The first screen: the landscape of the games, and the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from game import catalogue
from game.client import scene
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.menu import MenuEntry, menu, round_the_end
from game.client.forms.prompts import Prompt, prompt_bar, prompts_of
from game.client.forms.widgets import Bearing, Id, PictureButton, Segments, Widget, seat_badge
from game.client.intents import DeviceAdded, DeviceRemoved, Intent, PointAt, Resized
from game.client.layout import Box, Point
from game.client.motion.clips import settle
from game.client.paint import furniture
from game.client.paint.backdrop import Land, logo_width
from game.client.paint.landscape import LandscapeNow, draw_landscape
from game.client.paint.picture import Picture
from game.client.paint.theme import NOTE, TEXT
from game.client.scene import Change, Push, Quit, Route
from game.client.table.facts import facts
from game.engine.contract import NOBODY
from game.home import saves
from game.home.hall import HALL
from game.home.lessons import LESSONS
from game.home.sitting import SITTINGS, TableRow, open_one, table_of
from game.home.store import Broken
from game.match.journal import OtherVersion
from game.match.match import Match
from game.texts import LANGUAGES
from game.version import version

SCREENS: Mapping[str, Route[None]] = {  # by the row that opens it
    "play": scene.OpenSetup(),
    "howto": scene.OpenHowTo(),
    "hall": scene.OpenHall(),
    "settings": scene.OpenSettings(),
    "credits": scene.OpenCredits(),
}
LETTERS = "starbx"  # of the logo, in the order in which they drop; the star comes last
LETTER_SECONDS, LETTER_GAP = 0.34, 0.07
OPENING_SECONDS = 1.25
LIGHTS_FROM = 0.72  # seconds until the garland begins to shine
ATTRACT_SECONDS = 45.0
MENU_WIDTH = 0.48
LEAST_MESSAGE = 0.5  # the width of the place of messages
LOGO_RIGHT = 0.9  # of its box: there the wire comes out behind the x
PLATE_WIDTH, PLATE_ROW, PLATE_ROWS = 0.34, 0.044, 6  # of the evening that goes on
FOLLOWS = 4.0  # how fast the landscape follows the pointer


class Title(FormScene[None]):
    """`opening` plays the first animation; any key ends it and is then used as always."""

    music: Piece | None = "menu"
    any_key = True

    def __init__(self, desk: Desk, opening: bool = False) -> None:
        super().__init__(desk, "play")
        self._saves: Sequence[Path] = ()  # the newest first; looked for when the title is on the stack
        self._looked = self._read_all = False
        self._played = False  # somebody has, on this machine
        self.first = False  # nobody has ever played, or learnt to play, on this machine
        self._match: Match | None = None  # the newest that can be read, once it has been
        self._age = 0.0 if opening and not desk.settings.reduced_motion else OPENING_SECONDS
        self._evening: Sequence[TableRow] = ()  # the people of the evening that goes on, the best first
        self._rest = 0.0  # seconds since anybody did anything
        self._pointer: Point = (0.0, 0.0)
        self._lean: Point = (0.0, 0.0)
        self._music = 0.0  # seconds that it has been playing
        self._scenery = [piece for game in catalogue.names() if (piece := facts(game).scenery())]

    # What is there

    @property
    def _moving(self) -> bool:
        return not self.desk.settings.reduced_motion

    @property
    def _opened(self) -> bool:
        return self._age >= OPENING_SECONDS

    @property
    def still(self) -> bool:
        return self.calm and not self._moving

    @property
    def calm(self) -> bool:
        return self._opened and super().still and (self._read_all or not self._saves)

    @property
    def entries(self) -> Sequence[MenuEntry]:
        words, first = self.desk.words, not self._saves
        if self.first:
            return self._first_entries()
        every = [
            MenuEntry("play", words("title-play"), "dice", words("title-play-note") if first else ""),
            MenuEntry("howto", words("title-howto"), "help"),
            MenuEntry("hall", words("title-hall"), "trophy"),
            MenuEntry("settings", words("settings-title"), "settings"),
            MenuEntry("credits", words("title-credits"), "heart"),
            MenuEntry("quit", words("error-quit"), "quit"),
        ]
        if not first:
            every.insert(0, MenuEntry("continue", words("title-continue"), "play", *self._told))
        return every

    def _first_entries(self) -> Sequence[MenuEntry]:
        """Who has never played is offered a lesson, and a weak opponent."""
        words = self.desk.words
        minutes = max(facts(name).lesson_minutes for name in catalogue.names())
        return [
            MenuEntry("howto", words("howto-learn"), "learn", words("title-learn-note", count=minutes)),
            MenuEntry("play", words("title-rookie"), "dice", words("title-rookie-note")),
            MenuEntry("settings", words("settings-title"), "settings"),
            MenuEntry("credits", words("title-credits"), "heart"),
            MenuEntry("quit", words("error-quit"), "quit"),
        ]

    @property
    def _told(self) -> tuple[str, str]:
        """The game that waits, and how far it is, then its name alone; how many, if there are several."""
        words = self.desk.words
        if len(self._saves) > 1:
            return words("continue-count", count=len(self._saves)), ""
        if self._match is None:
            game = saves.game_of(self._saves[0]) if self._saves else ""
            return words(f"game-{game}") if game else "", ""
        name = words(f"game-{self._match.game.name}")
        if not self._match.ply:
            return name, ""
        far = catalogue.part(self._match.game.name, "words").progress(words, self._match.view(NOBODY))
        return words("title-continue-far", game=name, far=far), name

    # Places

    @property
    def _left(self) -> float:
        return self.desk.frame.safe.x

    @property
    def logo(self) -> Box:
        width = logo_width(self.desk.frame)
        return Box(self._left + 0.008, 0.05, width, width / self.desk.art.aspect("title/logo"))

    @property
    def _rows(self) -> Box:
        top = self.logo.bottom + 0.118
        return Box(self._left + 0.02, top, MENU_WIDTH, min(0.56, self.desk.frame.h - top - 0.092))

    @property
    def _language(self) -> Box:
        frame = self.desk.frame
        return Box(frame.w - frame.safe.x * 0.82 - 0.242, 0.036, 0.242, 0.062)

    @property
    def messages(self) -> Box:
        """Over the landscape: beside the menu, or in an upright window below it."""
        frame, rows = self.desk.frame, self._rows
        top = max(rows.y, self._plate.bottom + 0.02 if self._evening else 0.0)
        beside = Box(rows.right + 0.02, top, frame.w - frame.safe.x - rows.right - 0.02, frame.h - top)
        if beside.w >= LEAST_MESSAGE:
            return beside
        top = max(box.box.bottom for box in menu(self.entries, rows)) + 0.03
        return Box(frame.safe.x, top, frame.safe.w, frame.h - top)

    def controls(self) -> Sequence[Widget]:
        rows = menu(self.entries, self._rows)
        options = [(language, language.upper()) for language in LANGUAGES]
        language = Segments("language", self._language, options, self.desk.words.language)
        evening = PictureButton("evening", self._plate, paint=self._draw_evening, radius=24)
        return [*rows, language, *([evening] if self._evening else [])]

    @property
    def _plate(self) -> Box:
        """Where the evening that goes on is told."""
        right, top = self._language.right, self._language.bottom + 0.03
        return Box(right - PLATE_WIDTH, top, PLATE_WIDTH, 0.058 + PLATE_ROW * len(self._evening[:PLATE_ROWS]))

    def _draw_evening(self, picture: Picture, box: Box, look: Bearing) -> None:
        furniture.panel(picture, box, "row" if look.hovered or look.focused else "menu", radius=24)
        head, rest = box.inset(0.02, 0.006).cut_top(0.044)
        picture.sprite("ui/icons/evening", (head.x + 0.016, head.cy), 0.032, tint="quiet")
        title = Box(head.x + 0.042, head.y, head.w - 0.042, head.h)
        picture.text(self.desk.words("evening-title"), title, TEXT, face="title", colour="quiet")
        for at, row in enumerate(self._evening[:PLATE_ROWS]):
            line = Box(rest.x, rest.y + at * PLATE_ROW, rest.w, PLATE_ROW)
            seat_badge(picture, row.emblem, (line.x + 0.016, line.cy), 0.034)
            points, name = line.cut_right(0.07)
            picture.text(row.name, name.cut_left(0.042)[1], TEXT, face="strong", name=True)
            picture.text(self.desk.words.shortest(row.total), points, TEXT, face="title", align="right")

    # What happens

    def update(self, seconds: float) -> Change | None:
        if self._age < OPENING_SECONDS <= self._age + seconds:
            self.desk.sounds.play("bulb", 4)
        if not self._looked:
            self._look_for_save()
        self._age += seconds
        self._rest += seconds
        if self._opened and self._saves and not self._read_all:
            self._read()
        self._music = self.desk.sounds.music_seconds
        follow = min(1.0, seconds * FOLLOWS)
        self._lean = (
            self._lean[0] + (self._pointer[0] - self._lean[0]) * follow,
            self._lean[1] + (self._pointer[1] - self._lean[1]) * follow,
        )
        super().update(seconds)
        return self._attract() if self._rest > ATTRACT_SECONDS else None

    def _look_for_save(self) -> None:
        """Look for games to go on with. A table that was left has written its match by now."""
        self._looked = True
        self._saves = self.desk.keeper.waiting()
        sittings, trouble = SITTINGS.look(self.desk.home)
        if trouble:
            self.desk.toast(trouble.told(self.desk.words), "warn")
        evening = open_one(sittings)
        self._evening = [row for row in table_of(evening) if row.is_person] if evening else ()
        known = self._saves or HALL.read_or_new(self.desk.home) or LESSONS.read_or_new(self.desk.home)
        self._played = self._played or bool(known)
        self.first = not self._played
        if self._saves:
            self.form.focus = "continue"
        elif self.first:
            self.form.focus = "howto"

    def _look_again(self, _: object = None) -> None:
        """Some of the games may have been deleted, or a first lesson learnt."""
        self._looked, self._read_all, self._match, self.first = False, False, None, False
        self.form.focus = "play"

    def _attract(self) -> Change:
        self._rest = 0.0
        return Push(scene.OpenAttract())

    def _read(self) -> None:
        """Read the newest save that this program can read. Broken ones are set aside; others stay."""
        self._read_all = True
        for path in tuple(self._saves):
            try:
                self._match = self.desk.keeper.read(path)
            except Broken as broken:
                self.desk.toast(saves.broken_save(self.desk.words, broken), "warn")
            except (OSError, OtherVersion):
                continue  # it stays as it is
            if self._match is not None:
                return
            self._saves = [other for other in self._saves if other != path]
        if not self._saves:
            self.form.focus = "play"

    def handle(self, intent: Intent) -> Change | None:
        if not isinstance(intent, Resized | DeviceAdded | DeviceRemoved):
            self._rest = 0.0
        if not isinstance(intent, PointAt):
            self._age = max(self._age, OPENING_SECONDS)
        first = round_the_end(self.entries, self.form.focus, intent)
        change = None if first else super().handle(intent)
        self.form.focus = first or self.form.focus
        if isinstance(intent, PointAt):
            self._point(intent.pos)
        return change

    def _point(self, pos: Point) -> None:
        """The row under the pointer gets the focus, and the landscape follows the pointer."""
        frame = self.desk.frame
        self._pointer = pos[0] / frame.w - 0.5, pos[1] / frame.h - 0.5
        row = self.form.hover
        if row != self.form.focus and row in {entry.id for entry in self.entries}:
            self.form.focus = row
            self.desk.sounds.play("focus")

    def cancelled(self) -> Change | None:
        """Escape goes to the last row first; it does not quit at once."""
        if self.form.focus == "quit":
            return Quit()
        self.form.focus = "quit"
        return None

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case "language":
                self.desk.change(replace(self.desk.settings, language=value))
                return None
            case "continue":
                return Push(scene.OpenWaiting(), self._look_again)
            case "evening":
                return Push(scene.OpenEvening(), self._look_again)
            case "quit":
                return Quit()
        return Push(SCREENS[str(id)], self._look_again if self.first else None)

    # What is seen

    def prompts(self) -> Sequence[Prompt]:
        return ()  # drawn at the left, below the menu

    def rehearse(self, picture: Picture) -> None:
        super().rehearse(picture)
        for piece in self._scenery:
            piece.rehearse(picture, Land(picture.frame))
        for part in () if self._opened else ("", *(f"_{letter}" for letter in LETTERS + "o")):
            picture.sprite(f"title/logo{part}", self.logo.centre, self.logo.h)

    def backdrop(self, picture: Picture) -> None:
        lit = (self._age - LIGHTS_FROM) / (OPENING_SECONDS - LIGHTS_FROM)
        logo = self.logo
        wire = logo.x + logo.w * LOGO_RIGHT, logo.y + logo.h * 0.3
        now = LandscapeNow(self._age, wire, self._lean, lit, self._moving, self._music)
        draw_landscape(picture, self._scenery, now)
        self._draw_logo(picture)
        self._draw_line(picture)
        self._draw_foot(picture)

    def _draw_logo(self, picture: Picture) -> None:
        """The whole logo, or letter by letter in the first animation."""
        box = self.logo
        if self._opened:
            picture.sprite("title/logo", box.centre, box.h)
            return
        picture.sprite("title/logo_base", box.centre, box.h)
        for number, letter in enumerate(LETTERS):
            self._draw_letter(picture, box, letter, self._age - 0.1 - number * LETTER_GAP)
        self._draw_letter(picture, box, "o", self._age - 0.15 - len(LETTERS) * LETTER_GAP)

    def _draw_letter(self, picture: Picture, box: Box, letter: str, since: float) -> None:
        if since < 0:
            return
        share = min(1.0, since / LETTER_SECONDS)
        drop = (settle(share) - 1.0) * 0.26
        picture.sprite(f"title/logo_{letter}", (box.cx, box.cy + drop), box.h)

    def _draw_line(self, picture: Picture) -> None:
        """The emblems of the games, and a line that says what this is."""
        y = self.logo.bottom + 0.058
        size, x = 0.074, self._left + 0.062
        for name in catalogue.names():
            picture.sprite(f"{name}/emblem", (x, y), size)
            x += 0.082
        line = Box(x - 0.024, y - 0.03, self._left + MENU_WIDTH + 0.25 - x, 0.06)
        picture.text(self.desk.words("title-line"), line, 0.029, face="title")

    def _draw_foot(self, picture: Picture) -> None:
        words, frame = self.desk.words, picture.frame
        prompts = prompts_of(
            words, move="prompt-move", confirm="prompt-choose", full_screen="title-full-screen"
        )
        width = prompt_bar(picture, self.desk, prompts, left=self._left + 0.006)
        if self._opened and width < frame.w - 0.36:
            place = Box(frame.w - frame.safe.x - 0.2, frame.h - 0.066, 0.2, 0.04)
            text = words("title-version", version=version())
            picture.text(text, place, NOTE, face="plain", colour="#C9CEEC", align="right")
