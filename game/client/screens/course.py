"""How a game was won: the curve of chances, the moments that decided it, and luck and own play of each seat.

The review comes from idle time: what it has not found yet is shown as a dashed place.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence

import msgspec
import pygame
from msgspec import Struct
from pygame import Surface

from game import catalogue, places
from game.client.desk import Desk
from game.client.forms.form import FormScene
from game.client.forms.prompts import Prompt
from game.client.forms.widgets import (
    PROMPTS,
    Bearing,
    Button,
    IconButton,
    Id,
    PictureButton,
    Widget,
    seat_badge,
)
from game.client.layout import Box, Frame
from game.client.paint import furniture
from game.client.paint.art import Art
from game.client.paint.backdrop import draw_sky
from game.client.paint.curve import Ribbon, draw_ribbon
from game.client.paint.fonts import Fonts
from game.client.paint.picture import Picture
from game.client.paint.png import write_picture
from game.client.paint.stage import blit_all
from game.client.paint.theme import BIG, LARGE, LEAST, NOTE, SMALL, TITLE
from game.client.scene import Change, OpenReplay, Pop, Push
from game.client.table.miniature import Miniature
from game.client.table.play import OpenCourse, Play
from game.engine.contract import NOBODY, Seat
from game.home import library, store
from game.home.keeper import Errand
from game.match.match import Match
from game.match.ranking import ranking
from game.match.titles import patch_of, titles_of
from game.review.report import Review
from game.telling import Line, Teller, plain

MOMENTS = 3
APART = 14  # moments are at least this part of the game away from each other
LOOK_SECONDS = 0.5  # between two looks at the review
WHOLE = 0.4  # of the win, which fills half of the place of a bar
KEPT_SIZE = (1920, 1080)  # of a picture that is kept


class TurnedAt(Struct, frozen=True):
    """The picture of a moment, which opens it."""

    number: int


class Turned(Struct, frozen=True):
    """A moment that decided the game: whose chance went from where to where."""

    ply: int
    seat: Seat
    before: float
    after: float


def turned(review: Review) -> list[Turned]:
    """The moments in which most changed, by their plies."""
    rows = [review.opening, *(turn.chances for turn in review.decisions)]
    found: list[Turned] = []
    for ply in range(1, len(rows)):
        seat = max(range(len(rows[0])), key=lambda seat: rows[ply][seat] - rows[ply - 1][seat])
        found.append(Turned(ply, seat, rows[ply - 1][seat], rows[ply][seat]))
    chosen: list[Turned] = []
    for moment in sorted(found, key=lambda moment: moment.before - moment.after):
        far = all(abs(moment.ply - other.ply) * APART >= len(rows) for other in chosen)
        if far and moment.after > moment.before and len(chosen) < MOMENTS:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: moment.ply)


class Course(FormScene[None]):
    """`framed`: as a picture to keep, without buttons."""

    def __init__(self, desk: Desk, route: OpenCourse, framed: bool = False) -> None:
        super().__init__(desk, "watch")
        self.play, self.framed = route.play, framed
        self.match: Match = route.play.match
        result = self.match.result()
        assert result is not None
        self.order = [seat for _, seat in ranking(result)]
        self.review = desk.reviews.found(self.match)
        self.moments = turned(self.review) if self.review else []
        self._titles = titles_of(self.match)
        self._scores = result.scores
        self._winners = result.winners
        self._looked = 0.0
        self._pictures: dict[tuple[object, ...], Surface] = {}

    # Places

    @property
    def _body(self) -> Box:
        frame = self.desk.frame
        top = frame.safe.y + 0.09
        return Box(frame.safe.x, top, frame.safe.w, frame.h - top - PROMPTS - 0.108)

    @property
    def _buttons(self) -> Box:
        frame = self.desk.frame
        return Box(frame.safe.x, frame.h - PROMPTS - 0.088, frame.safe.w, 0.076)

    def _places(self) -> tuple[Box, Box, Box]:
        """The places of the curve, the seats, and the moments."""
        body, gap = self._body, 0.018
        if self.desk.frame.h > 1.2:
            first, rest = body.cut_top(body.h * 0.28, gap)
            seats, moments = rest.cut_top(rest.h * 0.5, gap)
            return first, seats, moments
        top, moments = body.cut_top(body.h * 0.54, gap)
        curve, seats = top.shares((1.0, 1.0), gap)
        return curve, seats, moments

    def _moment_boxes(self) -> list[Box]:
        return self._places()[2].columns(MOMENTS, 0.016)

    # What can be done

    def controls(self) -> Sequence[Widget]:
        if self.framed:
            return ()
        words, safe = self.desk.words, self.desk.frame.safe
        watch, keep, back = self._buttons.shares((1.1, 1.1, 1.0), 0.016)
        return (
            IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left"),
            *(
                PictureButton(TurnedAt(at), box, paint=self._painter(at), radius=24)
                for at, box in enumerate(self._moment_boxes()[: len(self.moments)])
            ),
            Button("watch", watch, words("course-watch"), icon="watch_again"),
            Button("keep", keep, words("course-keep"), icon="save_picture"),
            Button("done", back, words("seats-done"), kind="primary"),
        )

    def prompts(self) -> Sequence[Prompt]:
        return () if self.framed else super().prompts()

    def chosen(self, id: Id, value: object) -> Change | None:
        match id:
            case TurnedAt(number):
                return Push(OpenReplay(self.match, self.moments[number].ply))
            case "watch":
                return Push(OpenReplay(self.match))
            case "keep":
                self._keep()
                return None
        return Pop()

    @property
    def still(self) -> bool:
        return super().still and self._undrawn() is None and self._known == self.match.ply

    @property
    def _known(self) -> int:
        """How many actions have been reviewed."""
        return len(self.review.decisions) if self.review else 0

    def update(self, seconds: float) -> Change | None:
        self._looked -= seconds
        if self._looked <= 0 and self._known < self.match.ply:
            self._looked = LOOK_SECONDS
            self.review = follow(self.desk, self.match, self.play.record)
            self.moments = turned(self.review) if self.review else []
        undrawn = self._undrawn()
        if undrawn is not None:
            self._draw_picture(undrawn)
        return super().update(seconds)

    # Pictures

    def _undrawn(self) -> int | None:
        ready = self._known == self.match.ply
        return next(
            (at for at in range(len(self.moments)) if ready and self._key(at) not in self._pictures), None
        )

    def _key(self, at: int) -> tuple[object, ...]:
        return self.moments[at].ply, self._picture_size(), self.desk.theme.name, self.desk.theme.palette

    def _picture_size(self) -> tuple[int, int]:
        box = _picture_of(self._moment_boxes()[0])
        return max(1, self.desk.frame.px(box.w)), max(1, self.desk.frame.px(box.h))

    def _draw_picture(self, at: int) -> None:
        mini = Miniature(self.desk, self.match.at(self.moments[at].ply))
        self._pictures[self._key(at)] = mini.drawn(self._picture_size(), self.desk.frame.px(0.02))

    def _painter(self, at: int) -> Callable[[Picture, Box, Bearing], None]:
        def paint(picture: Picture, box: Box, look: Bearing) -> None:
            self._draw_moment(picture, box, at, look)

        return paint

    def _keep(self) -> None:
        """Write the picture of all this."""
        words = self.desk.words
        path = self.desk.home / "pictures" / f"starbox-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            write_picture(picture_to_keep(self.desk, self.play), path)
        except (OSError, MemoryError, pygame.error) as error:
            self.desk.toast(words("toast-picture-lost", reason=store.reason(words, error)), "bad")
        else:
            self.desk.toast(words("toast-picture-kept", folder=places.readable(path.parent)))

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        left = safe.x + (0.0 if self.framed else 0.092)
        line = Box(left, safe.y, safe.right - left, 0.068)
        names = [self.match.lineup.players[seat].name for seat in self._winners]
        text = words("results-won", name=names[0])
        if len(names) > 1:
            both = words("list-and", first=", ".join(names[:-1]), last=names[-1])
            text = words("results-won-shared", names=both)
        picture.text(text, line.cut_left(line.w * 0.62)[0], TITLE, face="title", name=True)
        about = line.cut_right(line.w * 0.36)[0]
        picture.text(words(f"game-{self.match.game.name}"), about, SMALL, colour="quiet", align="right")
        curve, seats, moments = self._places()
        self._draw_curve(picture, curve)
        self._draw_seats(picture, seats)
        self._draw_empty(picture, moments)
        if self.framed:
            self._draw_foot(picture)
            for at, box in enumerate(self._moment_boxes()[: len(self.moments)]):
                self._draw_moment(picture, box, at, Bearing())

    def _draw_foot(self, picture: Picture) -> None:
        """Where the buttons are on the screen: the logo and the day."""
        safe = picture.frame.safe
        wide = 0.11 * picture.art.aspect("title/logo")
        picture.sprite("title/logo", (safe.x + wide / 2, safe.bottom - 0.06), 0.11)
        date = Box(safe.right - 0.4, safe.bottom - 0.09, 0.4, 0.06)
        year, month, day = time.strftime("%Y-%m-%d").split("-")
        text = self.desk.words("hall-date", day=int(day), month=int(month), year=year)
        picture.text(text, date, SMALL, colour="quiet", align="right")

    def _draw_curve(self, picture: Picture, box: Box) -> None:
        words = self.desk.words
        furniture.panel(picture, box, radius=26)
        inner = box.inset(0.022, 0.014)
        head, rest = inner.cut_top(0.046, 0.04)
        title, note = head.shares((1.0, 1.15), 0.01)
        picture.text(words("course-chance"), title, BIG, face="title")
        known = self._known == self.match.ply
        told = words("course-wide") if known else words("course-working")
        if picture.fits(told, note.w):
            picture.text(told, note, NOTE, colour="quiet", align="right")
        foot, strip = rest.cut_bottom(0.032, 0.006)
        chances = (
            (self.review.opening, *(turn.chances for turn in self.review.decisions)) if self.review else ()
        )
        emblems = tuple(player.emblem for player in self.match.lineup.players)
        ribbon = Ribbon(chances, tuple(self.order), emblems, self.match.ply)
        draw_ribbon(picture, strip, ribbon)
        for number, moment in enumerate(self.moments, start=1):
            x = ribbon.x_of(strip, moment.ply)
            furniture.pill(picture, Box(x - 0.001, strip.y, 0.002, strip.h), "light", 0.7)
            _draw_pin(picture, words.number(number), (x, strip.y - 0.018))
        picture.text(words("course-start"), foot, NOTE, colour="quiet")
        picture.text(words("course-end"), foot, NOTE, colour="quiet", align="right")

    def _draw_seats(self, picture: Picture, box: Box) -> None:
        """For each seat its title and points, and what luck and its own play did."""
        words = self.desk.words
        furniture.panel(picture, box, radius=26)
        head, rest = box.inset(0.02, 0.012).cut_top(0.046, 0.004)
        luck, own = head.cut_right(head.w * 0.62)[0].columns(2, 0.01)
        for place, text, colour in ((luck, "course-luck", "quiet"), (own, "course-own", "cream")):
            furniture.pill(picture, Box(place.x, place.cy - 0.011, 0.022, 0.022), colour, 1.0, 6)
            picture.text(
                words(text), Box(place.x + 0.03, place.y, place.w - 0.03, place.h), NOTE, colour="quiet"
            )
        rows = rest.rows(len(self.order), 0.004)
        for row, seat in zip(rows, self.order, strict=True):
            self._draw_seat(picture, row, seat)

    def _draw_seat(self, picture: Picture, row: Box, seat: Seat) -> None:
        words, player = self.desk.words, self.match.lineup.players[seat]
        bars, rest = row.cut_right(row.w * 0.4, 0.01)
        points, rest = rest.cut_right(0.06, 0.006)
        badge = min(0.052, row.h * 0.86)
        seat_badge(picture, player.emblem, (rest.x + 0.028, row.cy), badge)
        name = rest.cut_left(0.064)[1]
        patch = patch_of(self.match.game.name, self._titles[seat])
        if patch is not None:
            spot, name = name.cut_right(min(0.05, row.h), 0.004)
            picture.sprite(patch, spot.centre, min(0.052, row.h * 0.94))
        title = words(f"patch-{self._titles[seat]}") if patch else ""
        if title and row.h > 0.062 and picture.fits(title, name.w):
            name, below = name.inset(0.0, row.h * 0.05).cut_top(row.h * 0.5)
            picture.text(title, below, LEAST, colour="quiet")
        picture.text(player.name, name, LARGE, face="title", name=True)
        picture.text(words.number(self._scores[seat]), points, BIG, face="title", align="right")
        self._draw_bars(picture, bars, seat)

    def _draw_bars(self, picture: Picture, box: Box, seat: Seat) -> None:
        """To the right what helped, to the left what hurt; no figures, which would read as points."""
        furniture.pill(picture, Box(box.cx - 0.0015, box.y, 0.003, box.h), "edge")
        if self.review is None or self._known < self.match.ply:
            return
        account = self.review.seats[seat]
        high = min(0.021, box.h * 0.36)
        for share, y, colour in (
            (account.luck, box.cy - high * 0.6, "quiet"),
            (account.own, box.cy + high * 0.6, "cream"),
        ):
            wide = min(1.0, abs(share) / WHOLE) * box.w / 2
            if wide < 0.002:
                continue
            bar = Box(box.cx if share > 0 else box.cx - wide, y - high / 2, wide, high)
            if colour == "quiet":
                _draw_striped(picture, bar)
            else:
                furniture.pill(picture, bar, colour, 1.0, 6)

    def _draw_empty(self, picture: Picture, box: Box) -> None:
        """Places for moments that are not known, or are none."""
        for place in self._moment_boxes()[len(self.moments) :]:
            furniture.dashed(picture, place, 24)

    def _draw_moment(self, picture: Picture, box: Box, at: int, look: Bearing) -> None:
        moment, words = self.moments[at], self.desk.words
        furniture.panel(picture, box, "row" if look.focused or look.hovered else "menu", radius=24)
        spot = _picture_of(box)
        surface = self._pictures.get(self._key(at))
        if surface is not None:
            picture.blit(surface, (spot.x, spot.y))
        _draw_pin(picture, words.number(at + 1), (spot.x + 0.03, spot.y + 0.03))
        text = f"{words.number(round(100 * moment.before))} → {words.percent(moment.after)}"
        width = picture.text_width(text, SMALL, "strong") + 0.07
        sign = Box(spot.right - width - 0.008, spot.y + 0.008, width, 0.042)
        furniture.pill(picture, sign, "dark", 0.9)
        seat_badge(picture, self.match.lineup.players[moment.seat].emblem, (sign.x + 0.022, sign.cy), 0.034)
        label = Box(sign.x + 0.044, sign.y, sign.w - 0.05, sign.h)
        picture.text(text, label, SMALL, face="strong")
        below = Box(box.x + 0.014, spot.bottom + 0.004, box.w - 0.028, box.bottom - spot.bottom - 0.01)
        picture.text(self._told(moment), below, SMALL, lines=2, name=True)

    def _told(self, moment: Turned) -> str:
        """What happened, in a line."""
        teller: Teller = catalogue.part(self.match.game.name, "words")
        before = self.match.glimpse(NOBODY, moment.ply - 1).view
        names = [player.name for player in self.match.lineup.players]
        lines = teller.tell(self.desk.words, self.match.glimpse(NOBODY, moment.ply), before)
        if not lines:  # something was chosen, and nothing happened yet
            named = catalogue.part(self.match.game.name, "choices").called
            actor = self.match.at(moment.ply - 1).to_act
            lines = [Line(actor, (named(self.desk.words, self.match.actions[moment.ply - 1]),))]
        return plain(lines[0], names)


def follow(desk: Desk, match: Match, record: str) -> Review | None:
    """The review of an ended match as far as it is; it is kept once all its chances are known."""
    desk.reviews.follow(match, idle=True)
    review = desk.reviews.found(match)
    if review is not None and record and len(review.decisions) == match.ply:
        data, path = msgspec.json.encode(review), library.review_of(desk.home, record)
        desk.keeper.run(Errand(lambda _: store.write(path, data), "people-not-saved", "people-saved"))
    return review


def picture_to_keep(desk: Desk, play: Play) -> Surface:
    """All this as a picture of 1920 by 1080."""
    large = dataclasses.replace(
        desk,
        frame=Frame(*KEPT_SIZE),
        art=Art(desk.home / "cache"),
        fonts=Fonts(),
        toasts=[],
        review=lambda: desk.reviews,
    )
    scene = Course(large, OpenCourse(play), framed=True)
    while (at := scene._undrawn()) is not None:
        scene._draw_picture(at)
    picture = large.picture()
    scene.draw(picture)
    whole = Surface(KEPT_SIZE)
    whole.blit(picture.backdrop, (0, 0))
    blit_all(whole, picture.items)
    return whole


def _picture_of(box: Box) -> Box:
    """The place of the picture in the box of a moment."""
    return box.inset(0.008, 0.008).cut_top(max(0.06, box.h - 0.088))[0]


def _draw_pin(picture: Picture, number: str, centre: tuple[float, float]) -> None:
    furniture.pill(picture, Box.around(centre, 0.034, 0.034), "cream")
    picture.text(number, Box.around(centre, 0.034, 0.034), NOTE, face="title", colour="navy", align="centre")


def _draw_striped(picture: Picture, box: Box) -> None:
    """A bar of luck."""
    w, h = furniture.design(box.w), furniture.design(box.h)
    stripes = "".join(f'<path d="M{x} {h:.1f}L{x + h:.1f} 0" />' for x in range(-40, int(w) + 20, 11))
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}"><defs><clipPath id="c">'
        f'<rect width="{w:.1f}" height="{h:.1f}" rx="5"/></clipPath></defs><g clip-path="url(#c)">'
        f'<rect width="{w:.1f}" height="{h:.1f}" fill="#6670B4"/>'
        f'<g stroke="#A9B0D6" stroke-width="5">{stripes}</g></g></svg>',
        box,
    )
