"""The people of this machine: how often they played and won. Each has a page."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.forms.widgets import PROMPTS, Bearing, Id, Widget
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import LARGE, NOTE, TEXT, TITLE
from game.client.scene import Change, OpenProfile, Pop, Push
from game.home import library, people
from game.home.keeper import Errand, Slot
from game.home.library import ReadGame
from game.home.profiles import Profile, profiles

PERSON_ROW = 0.084
MANY = 100  # games, after which everything is counted again
A_MOMENT = 0.1  # seconds for which a window may stand still


class Somebody(Struct, frozen=True):
    """The row of a person."""

    name: str


class People(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk) -> None:
        desk.library.look()
        self._known = people_of(desk)
        super().__init__(desk, next((Somebody(name) for name in self._known), "back"))

    @property
    def still(self) -> bool:
        return super().still and not self.desk.library.missing

    @property
    def _box(self) -> Box:
        frame = self.desk.frame
        width, top = min(1.3, frame.safe.w), frame.safe.y + 0.1
        return Box(frame.box.cx - width / 2, top, width, frame.h - top - PROMPTS - 0.02)

    def controls(self) -> Sequence[Widget]:
        frame, box = self.desk.frame, self._box
        rows = box.inset(0.026, 0.022)
        scroller = widgets.Scroller("list", rows, content=PERSON_ROW * len(self._known))
        top = self.form.top(scroller)
        back = Box(min(box.x, frame.safe.x), frame.safe.y, 0.068, 0.068)
        return [
            widgets.IconButton("back", back, "arrow_left"),
            scroller,
            *(
                self._row(profile, Box(rows.x, top + at * PERSON_ROW, rows.w - 0.016, PERSON_ROW - 0.008))
                for at, profile in enumerate(self._known.values())
            ),
        ]

    def _row(self, profile: Profile, box: Box) -> Widget:
        def paint(picture: Picture, place: Box, look: Bearing) -> None:
            furniture.panel(picture, place, "row" if look.focused or look.hovered else "menu", radius=20)
            self._draw_person(picture, place, profile)

        return widgets.PictureButton(Somebody(profile.name), box, paint=paint, radius=20, inside="list")

    def _draw_person(self, picture: Picture, box: Box, profile: Profile) -> None:
        words = self.desk.words
        badge, rest = box.inset(0.016, 0.0).cut_left(0.062, 0.014)
        widgets.seat_badge(picture, profile.emblem, badge.centre, box.h * 0.78)
        name, games, wins, points = rest.shares((1.9, 1.0, 1.0, 1.1), 0.012)
        picture.text(profile.name, name, LARGE, face="title", name=True)
        for place, text in (
            (games, words("profile-games", count=profile.games)),
            (wins, words("profile-wins", count=profile.wins)),
            (points, words("profile-points", count=profile.points)),
        ):
            picture.text(text, place, NOTE, colour="quiet", align="right")

    def chosen(self, id: Id, value: object) -> Change | None:
        if isinstance(id, Somebody):
            return Push(OpenProfile(id.name), self._look_again)
        return Pop()

    def _look_again(self, _: None) -> None:
        """Somebody may have another name now."""
        self.desk.library.look()
        self._known = people_of(self.desk)

    def update(self, seconds: float) -> Change | None:
        if take_in(self.desk):
            self._known = people_of(self.desk)
        return super().update(seconds)

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, box, safe = self.desk.words, self._box, picture.frame.safe
        left = min(box.x, safe.x) + 0.092
        title = Box(left, safe.y, box.right - left, 0.068)
        drawn = picture.text(words("people-title"), title, TITLE, face="title")
        furniture.panel(picture, box)
        draw_reading(
            picture, self.desk, Box(drawn.right + 0.03, safe.y + 0.006, box.right - drawn.right - 0.03, 0.068)
        )
        if not self._known and not self.desk.library.missing:
            picture.sprite("ui/icons/person", (box.cx, box.cy - 0.08), 0.1, tint="quiet")
            text = Box(box.x + 0.05, box.cy, box.w - 0.1, 0.08)
            picture.text(words("people-none"), text, LARGE, colour="quiet", align="centre", lines=2)


def draw_reading(picture: Picture, desk: Desk, box: Box) -> None:
    """How many kept games are still to be read, with a bar."""
    missing, known = desk.library.missing, len(desk.library.games)
    if missing and box.w > 0.1:
        words, bar = box.cut_top(box.h - 0.016)
        text = desk.words("people-reading", count=missing)
        picture.text(text, words, TEXT, colour="quiet", align="right")
        widgets.progress_bar(picture, bar.within(min(0.3, bar.w), 0.012, "right"), known / (known + missing))


def games_of(desk: Desk) -> Sequence[ReadGame]:
    """The kept games as far as they were read, the newest first."""
    return tuple(desk.library.games.values())


def people_of(desk: Desk) -> dict[str, Profile]:
    """The people of the kept games, and none that was forgotten."""
    known = profiles(games_of(desk))
    gone = desk.words("people-somebody")
    return {name: profile for name, profile in known.items() if name != gone}


def take_in(desk: Desk) -> bool:
    """Take in what was read meanwhile, and have the index written once all is read.

    Whether it is time to look again: many games have come, or the last.
    """
    before = len(desk.library.games) // MANY
    came = desk.library.update()
    came = came and (not desk.library.missing or len(desk.library.games) // MANY > before)
    if desk.library.changed and not desk.library.missing:
        games = desk.library.written()
        desk.keeper.run(
            Errand(lambda home: library.write_index(home, games), "people-not-saved", "people-saved")
        )
    return came


def renamed(desk: Desk, wanted: people.Renaming) -> Slot:
    """Have it done in all files; of few games that takes a moment, which is waited for."""
    errand = Errand(lambda home: people.carry_out(home, wanted), "people-not-saved", "people-saved")
    slot = desk.keeper.run(errand)
    desk.keeper.flush(A_MOMENT)
    return slot
