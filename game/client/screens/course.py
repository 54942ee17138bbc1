"""How a game was won: the curve of chances, the moments that decided it, and luck and own play of each seat.

The review comes from idle time: what it has not found yet is shown as a dashed place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from pygame import Surface

from game import catalogue
from game.ai.odds import Odds, pilot_of
from game.client.desk import Desk
from game.client.forms.widgets import Bearing, seat_badge
from game.client.layout import Box
from game.client.paint import furniture
from game.client.paint.curve import Ribbon, draw_ribbon
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, NOTE, SMALL
from game.client.screens.resultsroom import MOMENTS
from game.client.screens.unfolding import luck_share, own_share, ribbon_share
from game.client.table.miniature import Miniature, moment_of
from game.engine.contract import NOBODY, Seat
from game.home import library, store
from game.home.keeper import Errand
from game.match.match import Match
from game.match.ranking import ranking
from game.review.background import REVIEW_SECONDS
from game.review.report import Review
from game.telling import Line, Teller, plain

APART = 14  # moments are at least this part of the game away from each other
LUCKY = 0.4  # of the win, which fills half of the place of a bar of luck
# The difference of `played` from a pilot's that fills half of the place of a bar of own play. Rookies are
# 0.15 to 0.22 below a pilot on the mean, and there is room for worse.
SKILLED = 0.35
TELLING = 0.074  # height of the words below the picture of a moment
LONG_TELLING = 0.1  # the same where there is room for three lines
FOREVER = 1e6  # seconds after which all is shown


class TurnedAt(Struct, frozen=True):
    """The picture of a moment, which opens it."""

    number: int


class Turned(Struct, frozen=True):
    """A moment that decided the game: whose chance went from where to where."""

    ply: int
    seat: Seat
    before: float
    after: float


def turned(review: Review, told: Callable[[int], bool]) -> list[Turned]:
    """The moments in which most changed, by their plies.

    `told`: whether whoever decided did something at a ply. What did nothing, such as to end a turn,
    belongs to what that seat did before.
    """
    turns, rows = review.decisions, [review.opening, *(turn.chances for turn in review.decisions)]
    found: list[Turned] = []
    for ply in range(1, len(rows)):
        seat = max(range(len(rows[0])), key=lambda seat: rows[ply][seat] - rows[ply - 1][seat])
        found.append(Turned(ply, seat, rows[ply - 1][seat], rows[ply][seat]))
    chosen: list[Turned] = []
    for change in sorted(found, key=lambda moment: moment.before - moment.after):
        ply = change.ply
        while ply > 1 and not told(ply) and turns[ply - 2].seat == turns[ply - 1].seat:
            ply -= 1
        moment = Turned(ply, change.seat, rows[ply - 1][change.seat], change.after)
        far = all(abs(moment.ply - other.ply) * APART >= len(rows) for other in chosen)
        if far and moment.after > moment.before and len(chosen) < MOMENTS:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: moment.ply)


class HowWon:
    """What is known of it by now, and how that is drawn. `record` names the kept game, once there is one.

    `tables`: the desk for the pictures of the moments, if another: one that has drawn such tables already.

    Each drawing is told how many seconds ago the story began: 0 shows nothing yet.
    """

    def __init__(
        self, desk: Desk, match: Match, record: Callable[[], str], tables: Desk | None = None
    ) -> None:
        self.desk, self.match, self._record, self._tables = desk, match, record, tables or desk
        result = match.result()
        assert result is not None
        self._order = tuple(seat for _, seat in ranking(result))
        self._looked = 0.0  # seconds until the review is looked at again
        self._kept = self._finished = False  # the review; all of it
        odds: Odds = catalogue.part(match.game.name, "luck")
        self._pilot = pilot_of(odds, len(match.lineup.players))
        self._pictures: dict[tuple[object, ...], Surface] = {}
        self._take(desk.reviews.found(match))

    def _take(self, review: Review | None) -> None:
        self.review = review
        self.moments = turned(review, self.does) if review and self.whole else []

    def does(self, ply: int) -> bool:
        """Whether whoever decided did something that is told."""
        return any(line.seat == self.match.actor(ply) for line in self._lines(ply))

    @property
    def whole(self) -> bool:
        """All chances are known."""
        return self.review is not None and len(self.review.decisions) == self.match.ply

    @property
    def _judged(self) -> bool:
        """Every decision has been looked at."""
        turns = self.review.decisions if self.review and self.whole else ()
        return bool(turns) and all(turn.gave_away is not None for turn in turns)

    def update(self, seconds: float) -> None:
        """Take the review as it is by now; have it kept once it is whole, and once all is judged."""
        self.desk.reviews.follow(self.match, idle=True)
        self._looked -= seconds
        if self._looked > 0 or self._finished:
            return
        self._looked = REVIEW_SECONDS
        if not self._judged:
            self._take(self.desk.reviews.found(self.match))
        if self.whole and self._record() and (self._judged or not self._kept):
            self._kept, self._finished = True, self._judged
            self._keep(self._record())

    def _keep(self, record: str) -> None:
        data, path = msgspec.json.encode(self.review), library.review_of(self.desk.home, record)
        self.desk.keeper.run(Errand(lambda _: store.write(path, data), "people-not-saved", "people-saved"))

    # Pictures of the moments

    def undrawn(self, box: Box) -> int | None:
        """A moment without its picture, for boxes of this size."""
        numbers = range(len(self.moments))
        return next((at for at in numbers if self._key(at, box) not in self._pictures), None)

    def draw_picture(self, at: int, box: Box) -> None:
        """Draw the picture of a moment, for its box. It is slow."""
        _, *size = self._key(at, box)[:3]
        radius = self.desk.frame.px(0.02)
        self._pictures[self._key(at, box)] = self._miniature(at).drawn((size[0], size[1]), radius)

    def rehearse(self) -> None:
        """Draw where nobody sees it what the pictures are made from."""
        for at in range(len(self.moments)) if self._tables is self.desk else ():
            self._miniature(at).rehearse()

    def _miniature(self, at: int) -> Miniature:
        return moment_of(self._tables, self.match, self.moments[at].ply)

    def _key(self, at: int, box: Box) -> tuple[int, int, int, object, object]:
        spot, frame, theme = _picture_of(box), self.desk.frame, self.desk.theme
        width, height = max(1, frame.px(spot.w)), max(1, frame.px(spot.h))
        return self.moments[at].ply, width, height, theme.name, theme.palette

    # What is seen

    def draw_curve(self, picture: Picture, box: Box, since: float) -> None:
        words = self.desk.words
        furniture.panel(picture, box, radius=26)
        head, rest = box.inset(0.022, 0.012).cut_top(0.04, 0.038)
        title = words("course-chance")
        width = min(head.w, picture.text_width(title, BIG, "title") + 0.012)
        first, note = head.cut_left(width, 0.012)
        picture.text(title, first, BIG, face="title")
        told = words("course-wide")
        if self.whole and picture.fits(told, note.w):
            picture.text(told, note, NOTE, colour="quiet", align="right")
        foot, strip = rest.cut_bottom(0.03, 0.006)
        ribbon = self._ribbon
        seen = ribbon.plies * ribbon_share(since) if self.whole else None
        draw_ribbon(picture, strip, ribbon, seen=seen)
        if not self.whole:
            picture.text(words("course-working"), strip, NOTE, colour="text", align="centre")
        for number, moment in enumerate(self.moments, start=1):
            if seen is not None and moment.ply <= seen:
                x = ribbon.x_of(strip, moment.ply)
                furniture.pill(picture, Box(x - 0.001, strip.y, 0.002, strip.h), "light", 0.7)
                _draw_pin(picture, number, (x, strip.y - 0.019))
        picture.text(words("course-start"), foot, NOTE, colour="quiet")
        picture.text(words("course-end"), foot, NOTE, colour="quiet", align="right")

    @property
    def _ribbon(self) -> Ribbon:
        review = self.review
        chances = (review.opening, *(turn.chances for turn in review.decisions)) if review else ()
        emblems = tuple(player.emblem for player in self.match.lineup.players)
        return Ribbon(chances, self._order, emblems, self.match.ply)

    def draw_bars(self, picture: Picture, box: Box, seat: Seat, since: float) -> None:
        """To the right what helped, to the left what hurt; no figures, which would read as points."""
        picture.fill(Box(box.cx - 0.0015, box.y, 0.003, box.h), "edge")
        high = min(0.021, box.h * 0.36)
        luck, own = self._shares(seat)
        for share, grown, y, paint in (
            (luck, luck_share(since), box.cy - high * 0.6, draw_luck),
            (own, own_share(since), box.cy + high * 0.6, draw_own),
        ):
            if share is None:
                furniture.dashed(picture, Box(box.x, y - high / 2, box.w, high), furniture.design(high) / 2)
                continue
            wide = min(1.0, abs(share)) * box.w / 2 * grown
            if wide >= 0.002:
                paint(picture, Box(box.cx if share > 0 else box.cx - wide, y - high / 2, wide, high))

    def _shares(self, seat: Seat) -> tuple[float | None, float | None]:
        """Luck, and own play against a pilot's, as parts of half of the place; None: being worked out."""
        if self.review is None or not self.whole:
            return None, None
        account = self.review.seats[seat]
        own = None if account.played is None else (account.played - self._pilot) / SKILLED
        return account.luck / LUCKY, own

    def shown(self, at: int, since: float) -> bool:
        """Whether a moment is seen: the ribbon is unrolled as far."""
        if at >= len(self.moments):
            return False
        return self.moments[at].ply <= self.match.ply * ribbon_share(since)

    def draw_moment(self, picture: Picture, box: Box, at: int, look: Bearing) -> None:
        moment, words = self.moments[at], self.desk.words
        furniture.panel(picture, box, "row" if look.focused or look.hovered else "menu", radius=24)
        spot = _picture_of(box)
        surface = self._pictures.get(self._key(at, box))
        if surface is not None:
            picture.blit(surface, (spot.x, spot.y))
        _draw_pin(picture, at + 1, (spot.x + 0.023, spot.y + 0.03))
        text = f"{words.number(round(100 * moment.before))} → {words.percent(moment.after)}"
        width = min(spot.w - 0.05, picture.text_width(text, SMALL, "strong") + 0.052)
        sign = Box(spot.right - width - 0.006, spot.y + 0.008, width, 0.042)
        furniture.pill(picture, sign, "dark", 0.9)
        seat_badge(picture, self.match.lineup.players[moment.seat].emblem, (sign.x + 0.02, sign.cy), 0.032)
        picture.text(text, Box(sign.x + 0.039, sign.y, sign.w - 0.042, sign.h), SMALL, face="strong")
        below = Box(box.x + 0.014, spot.bottom + 0.002, box.w - 0.028, box.bottom - spot.bottom - 0.006)
        picture.text(self._told(moment), below, SMALL, lines=3, name=True)

    def _told(self, moment: Turned) -> str:
        """What happened, in a line."""
        names = [player.name for player in self.match.lineup.players]
        lines = self._lines(moment.ply)
        if not lines:  # something was chosen, and nothing happened yet
            named = catalogue.part(self.match.game.name, "choices").called
            actor = self.match.at(moment.ply - 1).to_act
            lines = [Line(actor, (named(self.desk.words, self.match.actions[moment.ply - 1]),))]
        return plain(self.desk.words, lines[0], names)

    def _lines(self, ply: int) -> Sequence[Line]:
        teller: Teller = catalogue.part(self.match.game.name, "words")
        before = self.match.glimpse(NOBODY, ply - 1).view
        return teller.tell(self.desk.words, self.match.glimpse(NOBODY, ply), before)


def _picture_of(box: Box) -> Box:
    """The place of the picture in the box of a moment."""
    telling = LONG_TELLING if box.h > 0.28 else TELLING
    return box.inset(0.008, 0.008).cut_top(max(0.06, box.h - telling - 0.014))[0]


def _draw_pin(picture: Picture, number: int, centre: tuple[float, float]) -> None:
    picture.sprite(f"ui/marks/moment_{number}", centre, 0.041)


def draw_own(picture: Picture, box: Box) -> None:
    """A bar of own play."""
    furniture.pill(picture, box, "cream", 1.0, 6)


def draw_luck(picture: Picture, box: Box) -> None:
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
