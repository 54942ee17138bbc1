"""A person's page: games, strength, favourite pieces, the last games and the best moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct
from pygame import Surface

from game import catalogue
from game.client.cues import Piece
from game.client.desk import Desk
from game.client.forms import widgets
from game.client.forms.form import FormScene
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.backdrop import draw_sky
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, HEAD, LARGE, LEAST, NOTE, SMALL, TEXT, TITLE
from game.client.scene import Change, OpenChangePerson, OpenProfile, OpenReplay, Pop, Push
from game.client.screens.evening import figure_of
from game.client.screens.people import draw_reading, games_of, people_of, take_in
from game.client.table.miniature import Miniature, moment_of, small_desk
from game.deeds import Doings
from game.home import saves
from game.home.library import folder
from game.home.profiles import LEAST_GAMES, Moment, Profile, StrengthBand, scale, strengths
from game.home.store import Broken
from game.match.lineup import EMBLEMS
from game.match.match import Match
from game.match.titles import patch_of
from game.texts import Words

SHOWN = 16  # games of the plot
MOMENTS = 2
LIKED = 3
PLACES = 6


class MomentShown(Struct, frozen=True):
    """The picture of a moment, which opens it."""

    number: int


class Rooms(NamedTuple):
    """Where the parts of the page lie."""

    card: Box
    strength: Box
    liked: Box
    recent: Box
    moments: Box


class ProfilePage(FormScene[None]):
    music: Piece | None = "menu"

    def __init__(self, desk: Desk, route: OpenProfile) -> None:
        super().__init__(desk, "back")
        self.name = route.name
        self._matches: dict[str, Match | None] = {}
        self._pictures: dict[tuple[object, ...], Surface] = {}
        self._miniatures: dict[tuple[object, ...], Miniature] = {}  # whose art is drawn ahead
        self._begun: tuple[tuple[object, ...], Miniature] | None = None
        self._bands: dict[str, StrengthBand | None] = {}
        self._unfitted: list[str] = []  # games whose strengths are to be counted anew
        self._count()
        self._fit_all()
        for at, moment in enumerate(self._pictured):
            if self._match(moment.record) is not None:
                self._miniatures[self._key(at)] = self._made(at)

    def _count(self) -> None:
        """Take stock of the games that are known. Strengths take long: each game has a frame of its own."""
        games = games_of(self.desk)
        found = people_of(self.desk).get(self.name)
        self.profile = found or Profile(self.name, EMBLEMS[0])
        self._unfitted = [*catalogue.names()]
        self._reviewed = any(
            seat.luck is not None for game in games for seat in game.seats if seat.name == self.name
        )

    def _fit_one(self) -> None:
        game = self._unfitted.pop()
        self._bands[game] = strengths(games_of(self.desk), game).get(self.name)

    def _fit_all(self) -> None:
        while self._unfitted:
            self._fit_one()

    @property
    def moments(self) -> Sequence[Moment]:
        return self.profile.moments[:MOMENTS]

    @property
    def _pictured(self) -> Sequence[Moment]:
        """The moments that have pictures: which they are is known once all games are read."""
        return () if self.desk.library.missing else self.moments

    @property
    def needs(self) -> tuple[object, ...]:
        return tuple(self._miniatures)

    @property
    def still(self) -> bool:
        waits = self.desk.library.missing or self._unfitted
        return super().still and not waits and self._undrawn() is None

    # Places

    @property
    def _body(self) -> Box:
        frame = self.desk.frame
        top = frame.safe.y + 0.088
        return Box(frame.safe.x, top, frame.safe.w, frame.h - top - widgets.PROMPTS - 0.02)

    def _rooms(self) -> Rooms:
        body, gap = self._body, 0.02
        if self.desk.frame.h > 1.2:
            first, rest = body.cut_top(body.h * 0.36, gap)
            card, liked = first.shares((1.0, 1.0), gap)
            strength, recent, moments = rest.rows(3, gap)
            return Rooms(card, strength, liked, recent, moments)
        if self.desk.frame.narrow:
            left, right = body.shares((0.8, 1.0), gap)
            card, liked = left.cut_top(left.h * 0.6, gap)
            strength, recent, moments = right.rows(3, gap)
            return Rooms(card, strength, liked, recent, moments)
        card, middle, right = body.shares((0.25, 0.4, 0.33), gap)
        strength, recent = middle.rows(2, gap)
        liked, moments = right.rows(2, gap)
        return Rooms(card, strength, liked, recent, moments)

    # What can be done

    def controls(self) -> Sequence[widgets.Widget]:
        safe, rooms = self.desk.frame.safe, self._rooms()
        change = Box(safe.right - 0.26, safe.y, 0.26, 0.068)
        return [
            widgets.IconButton("back", Box(safe.x, safe.y, 0.068, 0.068), "arrow_left"),
            widgets.Button("change", change, self.desk.words("profile-change"), icon="pencil"),
            *(
                widgets.PictureButton(MomentShown(at), box, paint=self._painter(at), radius=20)
                for at, box in enumerate(self._moment_boxes(rooms.moments))
            ),
        ]

    def chosen(self, id: widgets.Id, value: object) -> Change | None:
        match id:
            case "change":
                return Push(OpenChangePerson(self.name), self._changed)
            case MomentShown(number):
                moment = self.moments[number]
                match = self._match(moment.record)
                return Push(OpenReplay(match, moment.ply)) if match is not None else None
        return Pop()

    def _changed(self, name: str | None) -> Change | None:
        """Somebody has another name, or is forgotten."""
        if name is None:
            return None
        self.desk.library.look(anew=True)
        self.name = name
        self._matches.clear()
        self._count()
        self._fit_all()
        return Pop() if not name else None

    def update(self, seconds: float) -> Change | None:
        if take_in(self.desk):
            self._count()
        elif self._unfitted:
            self._fit_one()
        undrawn = self._undrawn()
        if undrawn is not None:
            self._prepare(undrawn)
        return super().update(seconds)

    # The pictures of the moments

    def _match(self, record: str) -> Match | None:
        if record not in self._matches:
            try:
                self._matches[record] = saves.read(folder(self.desk.home) / f"{record}.jsonl")
            except (OSError, ValueError, Broken):
                self._matches[record] = None
        return self._matches[record]

    def _key(self, at: int) -> tuple[object, ...]:
        moment = self.moments[at]
        return moment, self._picture_size(), self.desk.theme.name, self.desk.theme.palette

    def _undrawn(self) -> int | None:
        """The next moment without a picture."""
        return next(
            (
                at
                for at, moment in enumerate(self._pictured)
                if self._key(at) not in self._pictures and self._matches.get(moment.record, True) is not None
            ),
            None,
        )

    def _prepare(self, at: int) -> None:
        """Do one thing for the picture of a moment: more would hold up the frame."""
        moment, key = self.moments[at], self._key(at)
        if moment.record not in self._matches:
            self._match(moment.record)
        elif key in self._miniatures:
            drawn = self._miniatures[key].drawn(self._picture_size(), self.desk.frame.px(0.016))
            self._pictures[key] = drawn
        elif self._begun is None or self._begun[0] != key:
            self._begun = key, self._made(at)
        else:
            with self.desk.art.rehearsal():  # the first time takes longest
                self._begun[1].rehearse()
            self._miniatures[key] = self._begun[1]

    def _made(self, at: int) -> Miniature:
        moment = self.moments[at]
        match = self._match(moment.record)
        assert match is not None
        desk = small_desk(self.desk, self._picture_size()[1])
        return moment_of(desk, match, min(moment.ply, match.ply))

    def rehearse(self, picture: Picture) -> None:
        super().rehearse(picture)
        for each in self._miniatures.values():
            each.rehearse()

    def _picture_size(self) -> tuple[int, int]:
        box = _picture_of(self._moment_boxes(self._rooms().moments)[0])
        return max(1, self.desk.frame.px(box.w)), max(1, self.desk.frame.px(box.h))

    def _moment_boxes(self, box: Box) -> list[Box]:
        _, rest = box.inset(0.016, 0.012).cut_top(0.05, 0.006)
        if self.desk.frame.narrow:
            return rest.columns(MOMENTS, 0.014)[: max(1, len(self.moments))] if self.moments else []
        return rest.rows(MOMENTS, 0.012)[: len(self.moments)]

    def _painter(self, at: int) -> Callable[[Picture, Box, widgets.Bearing], None]:
        def paint(picture: Picture, box: Box, look: widgets.Bearing) -> None:
            self._draw_moment(picture, box, self.moments[at], at, look)

        return paint

    # What is seen

    def backdrop(self, picture: Picture) -> None:
        draw_sky(picture)
        words, safe = self.desk.words, picture.frame.safe
        title = Box(safe.x + 0.092, safe.y, safe.w - 0.4, 0.068)
        drawn = picture.text(self.name, title, TITLE, face="title", name=True)
        reading = Box(drawn.right + 0.02, safe.y + 0.006, safe.right - 0.28 - drawn.right - 0.02, 0.068)
        draw_reading(picture, self.desk, reading)
        rooms = self._rooms()
        self._draw_card(picture, rooms.card)
        for box, text in (
            (rooms.strength, "profile-strength"),
            (rooms.liked, "profile-liked"),
            (rooms.recent, "profile-recent"),
            (rooms.moments, "profile-moments"),
        ):
            furniture.panel(picture, box, radius=26)
            picture.text(words(text), _head(box), BIG, face="title")
        self._draw_strength(picture, rooms.strength)
        self._draw_liked(picture, rooms.liked)
        self._draw_recent(picture, rooms.recent)
        if not self.moments:
            self._draw_none(picture, rooms.moments)

    def _draw_none(self, picture: Picture, box: Box) -> None:
        rest = box.inset(0.02, 0.012).cut_top(0.06)[1]
        picture.text(self.desk.words("profile-few"), rest, TEXT, colour="quiet", align="centre", lines=3)

    def _draw_card(self, picture: Picture, box: Box) -> None:
        """Who it is, how often they played and won, and their titles."""
        words, profile = self.desk.words, self.profile
        furniture.tinted_panel(picture, box, picture.theme.seat(EMBLEMS.index(profile.emblem)), 26)
        top, rest = box.inset(0.016, 0.016).cut_top(min(0.25, box.h * 0.36), 0.008)
        picture.sprite(figure_of(profile.emblem), top.centre, top.h * 0.96)
        widgets.seat_badge(picture, profile.emblem, (top.x + 0.03, top.y + 0.03), 0.06)
        numbers, rest = rest.cut_top(0.1, 0.012)
        told = (("games", profile.games), ("wins", profile.wins), ("points", profile.points))
        for cell, (text, number) in zip(numbers.columns(3, 0.004), told, strict=True):
            furniture.pill(picture, cell, "deep", 0.6, 16)
            upper, lower = cell.inset(0.0, 0.008).cut_top(0.046)
            picture.text(words.number(number), upper, HEAD, face="title", align="centre")
            picture.text(words(f"profile-{text}-word"), lower, LEAST, colour="quiet", align="centre")
        if rest.h > 0.12:
            head, rest = rest.cut_top(0.042, 0.006)
            picture.text(words("profile-titles"), head, LARGE, face="title")
            self._draw_titles(picture, rest)

    def _draw_titles(self, picture: Picture, box: Box) -> None:
        columns = 3
        size = min(box.w / columns - 0.01, 0.1)
        rows = max(1, int(box.h / (size + 0.012)))
        size = min(size, box.h / rows - 0.008)
        for at, ((game, title), count) in enumerate(self.profile.titles.most_common(columns * rows)):
            patch = patch_of(game, title)
            if patch is None:
                continue
            x = box.x + box.w / columns * (at % columns + 0.5)
            y = box.y + (size + 0.012) * (at // columns) + size / 2
            picture.sprite(patch, (x, y), size)
            pill = Box(x + size * 0.12, y + size * 0.22, max(0.05, size * 0.5), 0.034)
            furniture.pill(picture, pill, "dark")
            picture.text(f"{self.desk.words.number(count)}×", pill, LEAST, face="strong", align="centre")

    def _draw_strength(self, picture: Picture, box: Box) -> None:
        """A band for each game on the scale of the levels: where the strength lies, never a number."""
        words = self.desk.words
        note = _head(box)
        if self._reviewed:
            picture.text(words("profile-luck-out"), note, NOTE, colour="quiet", align="right")
        inner = box.inset(0.02, 0.014).cut_top(0.05)[1]
        names, rows = inner.cut_top(0.036, 0.002)
        games = catalogue.names()
        label = 0.07
        lane = Box(names.x + label, names.y, names.w - label - 0.02, names.h)
        for at, (game, row) in enumerate(zip(games, rows.rows(len(games), 0.004), strict=True)):
            picture.sprite(f"{game}/emblem", (row.x + 0.028, row.cy), min(0.062, row.h * 0.92))
            track = Box(lane.x, row.cy - 0.009, lane.w, 0.018)
            furniture.pill(picture, track, "deep", 0.9)
            if scale(game):
                _draw_levels(picture, lane, row, game, words if at == 0 else None)
            band = self._bands[game]
            if band is None:
                left = max(0, LEAST_GAMES - self.profile.by_game[game])
                text = words("profile-more", count=left) if left else words("profile-few")
                picture.text(text, Box(lane.x, row.y, lane.w, row.h), NOTE, colour="quiet", align="centre")
                continue
            _draw_band(picture, Box(lane.x, row.cy - 0.02, lane.w, 0.04), band, game)

    def _draw_liked(self, picture: Picture, box: Box) -> None:
        words = self.desk.words
        liked = self.profile.likes.most_common(LIKED)
        if not liked:
            self._draw_none(picture, box)
            return
        rest = box.inset(0.014, 0.012).cut_top(0.052, 0.004)[1]
        for cell, ((game, name), count) in zip(rest.columns(LIKED, 0.008), liked, strict=False):
            part: Doings = catalogue.part(game, "deeds")
            foot, spot = cell.cut_bottom(0.094, 0.004)
            tall = spot.h * 0.94
            aspect = picture.art.aspect(name)
            picture.sprite(name, spot.centre, min(tall, spot.w * 0.94 / aspect))
            label, number = foot.cut_top(0.058)
            picture.text(part.liked(words, name), label, SMALL, face="strong", align="centre", lines=2)
            picture.text(f"{words.number(count)}×", number, NOTE, colour="quiet", align="centre")

    def _draw_recent(self, picture: Picture, box: Box) -> None:
        """The places of the last games, from the oldest to the newest."""
        games = [*reversed(self.profile.recent[:SHOWN])]
        if not games:
            self._draw_none(picture, box)
            return
        inner = box.inset(0.02, 0.014).cut_top(0.054)[1]
        foot, plot = inner.cut_bottom(0.032)
        worst = min(PLACES, max(4, max(game.players for game in games)))
        medals, lane = plot.cut_left(0.05, 0.014)
        pitch = lane.h / worst
        size = min(0.05, pitch * 0.9, lane.w / SHOWN * 1.1)
        for place in range(1, worst + 1):
            y = lane.y + pitch * (place - 0.5)
            if place <= 5:
                picture.sprite(f"ui/medals/medal_{place}", (medals.cx, y), min(0.056, pitch * 0.95))
            else:
                spot = Box(medals.x, y - 0.02, medals.w, 0.04)
                picture.text(self.desk.words.number(place), spot, NOTE, colour="quiet", align="centre")
        step = (lane.w - size) / max(1, SHOWN - 1)
        first = lane.right - size / 2 - step * (len(games) - 1)
        points = [
            (first + step * at, lane.y + pitch * (min(worst, game.place) - 0.5))
            for at, game in enumerate(games)
        ]
        picture.svg(_plot(lane, points, worst, picture.theme.accent), lane)
        for (x, y), game in zip(points, games, strict=True):
            if game.game in catalogue.names():
                picture.sprite(f"{game.game}/emblem", (x, y), size)
        oldest = Box(lane.x, foot.y, lane.w / 2, foot.h)
        picture.text(_day(self.desk, games[0].day), oldest, NOTE, colour="quiet")
        newest = Box(lane.cx, foot.y, lane.w / 2, foot.h)
        picture.text(_day(self.desk, games[-1].day), newest, NOTE, colour="quiet", align="right")

    def _draw_moment(
        self, picture: Picture, box: Box, moment: Moment, at: int, look: widgets.Bearing
    ) -> None:
        if look.focused or look.hovered:
            furniture.panel(picture, box, "row", radius=20)
        spot = _picture_of(box)
        surface = self._pictures.get(self._key(at))
        if surface is not None:
            picture.blit(surface, (spot.x, spot.y))
        furniture.outline(picture, spot, "frame", 14, 1.5)
        words = self.desk.words
        upright = box.h > box.w * 0.6
        told = Box(box.x, spot.bottom + 0.004, box.w, box.bottom - spot.bottom - 0.004) if upright else Box(
            spot.right + 0.014, box.y, box.right - spot.right - 0.018, box.h
        )  # fmt: skip
        text, when = told.inset(0.002, 0.002).cut_top(told.h * 0.56)
        picture.text(words("profile-moment", count=moment.gain), text, SMALL, face="strong", lines=2)
        picture.sprite(f"{moment.game}/emblem", (when.x + 0.018, when.cy), min(0.036, when.h))
        date, day = Box(when.x + 0.044, when.y, when.w - 0.044, when.h), _day(self.desk, moment.day)
        if picture.fits(day, date.w):
            picture.text(day, date, NOTE, colour="quiet")


def _head(box: Box) -> Box:
    return box.inset(0.02, 0.01).cut_top(0.046)[0]


def _picture_of(box: Box) -> Box:
    """The place of the picture in the box of a moment."""
    inner = box.inset(0.004, 0.004)
    if box.h > box.w * 0.6:
        return inner.cut_top(inner.h * 0.56)[0]
    return inner.cut_left(min(inner.w * 0.5, inner.h * 1.6))[0]


def _day(desk: Desk, day: str) -> str:
    year, month, date = day.split("-")
    return desk.words("hall-date", day=int(date), month=int(month), year=year)


def _at(game: str, strength: float) -> float:
    """Where a strength is between the levels, from 0 to 1; those of all games stand at the same places."""
    steps = sorted(scale(game).values())
    below = max((k for k, step in enumerate(steps[:-1]) if step <= strength), default=0)
    first, last = steps[below], steps[below + 1]
    place = below + (strength - first) / (last - first)
    return min(1.0, max(0.0, (place + 0.5) / len(steps)))


def _draw_levels(picture: Picture, lane: Box, row: Box, game: str, words: Words | None) -> None:
    """A line for each level, and above the first row its name."""
    for name, strength in scale(game).items():
        x = lane.x + lane.w * _at(game, strength)
        colour = picture.theme.level(name)
        furniture.pill(picture, Box(x - 0.0012, row.y, 0.0024, row.h), colour, 0.55)
        if words is not None:
            label = Box(x - lane.w * 0.12, lane.y, lane.w * 0.24, lane.h)
            picture.text(words(f"level-{name}"), label, LEAST, face="strong", colour=colour, align="centre")


def _draw_band(picture: Picture, box: Box, band: StrengthBand, game: str) -> None:
    """A band with soft ends, bright in its middle half."""
    left, right = _at(game, band.low), _at(game, band.high)
    place = Box(box.x + box.w * left, box.y, max(0.03, box.w * (right - left)), box.h)
    colour = catalogue.meta(game).accent
    w, h = furniture.design(place.w), furniture.design(place.h)
    picture.svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}"><defs>'
        f'<linearGradient id="b"><stop offset="0" stop-color="{colour}" stop-opacity="0"/>'
        f'<stop offset=".25" stop-color="{colour}"/><stop offset=".75" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{w:.1f}" height="{h:.1f}" rx="{h / 3:.1f}" fill="url(#b)"/>'
        f'<rect x="{w * 0.28:.1f}" y="{h * 0.14:.1f}" width="{w * 0.44:.1f}" height="{h * 0.1:.1f}" '
        f'rx="{h * 0.05:.1f}" fill="#FFFFFF" opacity=".7"/></svg>',
        place,
    )


def _plot(box: Box, points: Sequence[tuple[float, float]], rows: int, colour: str) -> str:
    """The lines of the plot: one for each place, and the one from game to game."""
    w, h = furniture.design(box.w), furniture.design(box.h)
    lines = "".join(
        f'<path d="M0 {h * (row + 0.5) / rows:.1f}H{w:.1f}" stroke="#8088C0" stroke-opacity=".35" '
        'stroke-width="2" stroke-dasharray="3 7" stroke-linecap="round"/>'
        for row in range(rows)
    )
    path = " ".join(f"{furniture.design(x - box.x):.1f},{furniture.design(y - box.y):.1f}" for x, y in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}">{lines}'
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-opacity=".7" stroke-width="3.5" '
        'stroke-linejoin="round"/></svg>'
    )
