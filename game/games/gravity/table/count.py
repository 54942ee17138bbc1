"""The count at the end: one kind of points after the other, seat by seat, while the rows change places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.prompts import Prompt, prompt_bar
from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Frame
from game.client.motion.clips import Beat, Clock, Cue, share_of, story
from game.client.paint.furniture import panel, pill, ring
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, LARGE, NOTE, TEXT
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.gravity.model import TOKENS, GravityView
from game.games.gravity.rules import TAKES
from game.games.gravity.view import stock
from game.match.lineup import Lineup
from game.texts import Words

KINDS = (("stars", "ui/icons/star"), ("pairs", "ui/icons/pair"), ("tokens", "gravity/replay_token"))
TINTED = ("ui/icons/star", "ui/icons/pair")
INTRO = 0.7  # seconds in which the lights go down
STEP, FASTER = 0.55, 0.82  # of one kind of one seat, and each kind quicker than the one before
REST = 0.5  # after a kind
FEAST = 1.8
MOVE = 0.35  # in which rows change places
MOMENTS = 6  # that such a motion is the mean of
TOP, FOOT, GAP = 0.13, 0.1, 0.014
HIGHEST, WIDEST = 0.13, 1.3


class Reckoning(Struct, frozen=True):
    """What each seat has of each kind, as points. As a sprite, its x is the second of the count."""

    seats: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...] = ()

    @property
    def order(self) -> Sequence[Seat]:
        """Who is counted when: the fewest points first."""
        return sorted(range(len(self.seats)), key=lambda seat: (sum(self.seats[seat]), -seat))

    @property
    def begins(self) -> Sequence[float]:
        """When each kind begins, and the feast."""
        lengths = (self.step(kind) * len(self.seats) + REST for kind in range(len(KINDS)))
        return list(accumulate(lengths, initial=INTRO))

    def step(self, kind: int) -> float:
        """Seconds of one seat."""
        return STEP * FASTER**kind

    @property
    def whole(self) -> float:
        return self.begins[-1] + FEAST

    def known(self, seat: Seat, kind: int, seconds: float) -> bool:
        """Whether this has been counted by then."""
        return seconds >= self.begins[kind] + self.step(kind) * (self.order.index(seat) + 0.5)

    def points(self, seat: Seat, seconds: float) -> int:
        parts = enumerate(self.seats[seat])
        return sum(points for kind, points in parts if self.known(seat, kind, seconds))

    def standing(self, seconds: float) -> Sequence[Seat]:
        """The rows from the top."""
        return sorted(range(len(self.seats)), key=lambda seat: (self.place(seat, seconds), seat))

    def place(self, seat: Seat, seconds: float) -> int:
        """1 for whoever is first; once all is counted, of those with as many points only who has won."""
        mine, *others = (self._rank(each, seconds) for each in (seat, *range(len(self.seats))))
        return 1 + sum(other > mine for other in others)

    def _rank(self, seat: Seat, seconds: float) -> tuple[int, bool]:
        return self.points(seat, seconds), seconds >= self.begins[-1] and seat in self.winners

    def counted(self, seconds: float) -> tuple[Seat, int] | None:
        """Which seat and kind is counted."""
        for kind, begins in enumerate(self.begins[:-1]):
            number = int((seconds - begins) / self.step(kind)) if seconds >= begins else -1
            if 0 <= number < len(self.seats):
                return self.order[number], kind
        return None


def reckoning_of(view: GravityView, winners: tuple[Seat, ...] = ()) -> Reckoning:
    def parts(seat: Seat) -> tuple[int, ...]:
        purse = [stock(view, seat, take) for take in TAKES]
        return sum(purse[:TOKENS]), sum(count // 2 for count in purse[:TOKENS]), purse[TOKENS]

    return Reckoning(tuple(parts(seat) for seat in range(view.terms.players)), winners)


def reckoned(after: GravityView, winners: tuple[Seat, ...]) -> list[Beat[GravityView]]:
    """The motion of the count; who skips comes to the next kind."""
    reckoning = reckoning_of(after, winners)
    cues = [
        Cue(begins + reckoning.step(kind) * (number + 0.5), "count", number)
        for kind, begins in enumerate(reckoning.begins[:-1])
        for number in range(len(reckoning.seats))
    ]
    cues.append(Cue(reckoning.begins[-1], "star", 4))
    found = []
    for start, end in pairwise([0.0, *reckoning.begins[1:], reckoning.whole]):
        heard = tuple(cue._replace(at=cue.at - start) for cue in cues if start <= cue.at < end)
        found.append(Beat(story(Clock(end - start, reckoning, start, heard)), after, stop=True))
    return found


# What is seen


def draw_reckoning(picture: Picture, desk: Desk, look: Look[GravityView]) -> None:
    """The whole scene, if it is time for it."""
    for sprite, pose in look.poses.items():
        if isinstance(sprite, Reckoning) and pose.x is not None:
            with picture.above(), picture.fade(min(1.0, 0.02 + pose.x / 0.3)):
                _draw(picture, desk, sprite, pose.x, look.lineup)


def _draw(picture: Picture, desk: Desk, reckoning: Reckoning, seconds: float, lineup: Lineup) -> None:
    frame, words = picture.frame, desk.words
    picture.fill(frame.box, "night", 0.94)
    rows = _rows(frame, reckoning, seconds)
    now = reckoning.counted(seconds)
    left = rows[0].x
    title = Box(left, 0.04, min(0.7, rows[0].w), 0.066)
    picture.text(words("gravity-count"), title, HEAD, face="title")
    for seat in sorted(range(len(rows)), key=lambda seat: now is not None and seat == now[0]):
        with picture.above():  # rows pass each other
            _draw_row(picture, words, reckoning, seat, seconds, lineup, rows[seat])
    if seconds < reckoning.begins[-1]:
        faster = (Prompt("confirm", words("gravity-count-faster")),)
        prompt_bar(picture, desk, faster, (frame.box.cx, frame.h - 0.05))


def _rows(frame: Frame, reckoning: Reckoning, seconds: float) -> list[Box]:
    """The row of each seat: the mean of the last moments, so that rows glide."""
    count, wide = len(reckoning.seats), min(WIDEST, frame.w - 0.08)
    high = min(HIGHEST, (frame.h - TOP - FOOT - GAP * (count - 1)) / count)
    begin = max(TOP, (frame.h - count * (high + GAP)) / 2)
    moments = [reckoning.standing(seconds - MOVE * k / (MOMENTS - 1)) for k in range(MOMENTS)]
    places = [sum(order.index(seat) for order in moments) / MOMENTS for seat in range(count)]
    return [Box((frame.w - wide) / 2, begin + place * (high + GAP), wide, high) for place in places]


def _draw_row(
    picture: Picture, words: Words, reckoning: Reckoning, seat: Seat, seconds: float, lineup: Lineup, row: Box
) -> None:
    player, now = lineup.players[seat], reckoning.counted(seconds)
    points, over = reckoning.points(seat, seconds), seconds >= reckoning.begins[-1]
    place = reckoning.place(seat, seconds)
    panel(picture, row, radius=24)
    if over and place == 1:
        picture.glow(
            (row.x + 0.15, row.cy), 0.16, "focus", 1.0 - 0.5 * share_of(seconds - reckoning.begins[-1], FEAST)
        )
    if (now is not None and now[0] == seat) or (over and place == 1):
        ring(picture, row, 24)
    medal = min(0.07, row.h * 0.8)
    if points and place <= 3:
        picture.sprite(f"ui/medals/medal_{place}", (row.x + 0.05, row.cy), medal)
    seat_badge(picture, player.emblem, (row.x + 0.13, row.cy), medal)
    name, *cells, total = row.cut_left(0.185)[1].inset(0.008, 0.008).shares((1.9, 1.0, 1.0, 1.0, 1.1), 0.012)
    picture.text(player.name, name, LARGE, face="title", name=True)
    for kind, cell in enumerate(cells):
        lit = now == (seat, kind)
        _draw_cell(
            picture, words, kind, cell, reckoning.seats[seat][kind], reckoning.known(seat, kind, seconds), lit
        )
    picture.sprite("ui/point", (total.x + 0.03, total.cy), min(0.06, row.h * 0.6))
    number = Box(total.x + 0.05, total.y, total.w - 0.062, total.h)
    picture.text(
        words.number(points),
        number,
        0.06,
        face="title",
        align="right",
        colour="focus" if place == 1 and points else "text",
    )


def _draw_cell(
    picture: Picture, words: Words, kind: int, cell: Box, points: int, known: bool, lit: bool
) -> None:
    """A kind of points: what it is, and how many once they are counted."""
    part, icon = KINDS[kind]
    pill(picture, cell, "deep", 0.75 if lit else 0.5, 18)
    top, foot = cell.cut_top(cell.h * 0.6)
    size, alpha = min(0.04, top.h * 0.8), 1.0 if known else 0.35
    x = top.cx - size * 0.62 if known else top.cx
    picture.sprite(icon, (x, top.cy), size, tint="focus" if icon in TINTED else None, alpha=alpha)
    if known:
        number = Box(top.cx, top.y, top.right - top.cx, top.h)
        picture.text(words.signed(points), number, TEXT, face="title", colour="good" if points else "quiet")
    picture.text(words(f"results-gravity-{part}"), foot, NOTE, colour="quiet", align="centre")


def rehearse(picture: Picture, desk: Desk, view: GravityView, lineup: Lineup) -> None:
    """The art that is not seen before the end."""
    reckoning = reckoning_of(view)
    for seconds in (INTRO, reckoning.whole):
        _draw(picture, desk, reckoning, seconds, lineup)
