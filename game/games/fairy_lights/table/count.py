"""The count at the end: garlands are turned over one after the other, and emblems climb a fir."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from game.client.desk import Desk
from game.client.forms.prompts import Prompt, prompt_bar
from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.motion.clips import ease_in_out, lerp, share_of
from game.client.paint.furniture import panel, pill, ring
from game.client.paint.picture import Picture
from game.client.paint.theme import HEAD, LABEL, LARGE, SMALL, TEXT
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.fairy_lights.model import LightsView
from game.games.fairy_lights.table.bulbs import Bulb, HungGarland, across, draw_wire, lit
from game.games.fairy_lights.table.room import Room
from game.games.fairy_lights.table.seats import paint_hung
from game.games.fairy_lights.table.tally import (
    FEAST,
    Count,
    Counted,
    SeatCount,
    current,
    leader,
    order_at,
    points_at,
    turned_at,
    turns_of,
)
from game.games.fairy_lights.words import creature
from game.match.lineup import EMBLEMS, Player
from game.texts import Words

_MOVE = 0.35  # seconds in which rows change places
_CLIMB = 0.18  # and in which an emblem climbs to its points
_MOMENTS = 6  # that such a motion is the mean of
_FLIGHT = 0.4  # of the stars from a card to the number
_HEAD = 0.118  # of the window, above the rows
_FOOT = 0.1  # below them
_GAP = 0.014
_GROWN = 1.28  # how much higher the row is that is counted
_HIGHEST = 0.2  # of a row
_SCALE = 25  # points at the top of the fir, or more
_TICK = 5
_FLIP = 0.16  # seconds in which a card is turned over


class Counting(Struct, frozen=True):
    """The whole scene, as a sprite: its x is the second."""

    tally: Count


class _Stage:
    """Where everything lies at a second of the count."""

    def __init__(self, room: Room, tally: Count, seconds: float) -> None:
        self.tally, self.seconds = tally, seconds
        self.room = room
        self.upright = room.h > 1.25  # the fir stands below the rows
        self.fir_w = 0.5 if room.w > 1.7 or self.upright else 0.34
        if len(tally.seats) > 4 and not self.upright:
            self.fir_w *= 0.86
        foot = room.h - 0.1
        self.fir_h = min(foot - (0.62 * room.h if self.upright else 0.13), self.fir_w / 0.5)
        self.rows = self._smooth_rows()
        self.points = points_at(tally, seconds)

    def _smooth_rows(self) -> dict[Seat, Box]:
        """The mean of the last moments: rows that change places glide."""
        moments = [self._rows_at(self.seconds - _MOVE * k / (_MOMENTS - 1)) for k in range(_MOMENTS)]
        return {
            seat: Box(
                box.x,
                sum(rows[seat].y for rows in moments) / _MOMENTS,
                box.w,
                sum(rows[seat].h for rows in moments) / _MOMENTS,
            )
            for seat, box in moments[0].items()
        }

    def _rows_at(self, seconds: float) -> dict[Seat, Box]:
        order, turn = order_at(self.tally, seconds), current(self.tally, seconds)
        bottom = 0.6 * self.room.h if self.upright else self.room.h - _FOOT
        wide = self.room.w - 0.056 - (0.0 if self.upright else self.fir_w)
        free = bottom - _HEAD - _GAP * (len(order) - 1)
        high = min(_HIGHEST, free / (len(order) - 1 + _GROWN))
        y, rows = _HEAD, dict[Seat, Box]()
        for seat in order:
            grown = high * (_GROWN if turn is not None and turn.seat == seat else 1.0)
            rows[seat] = Box(0.028, y, wide, grown)
            y += grown + _GAP
        return rows

    @property
    def fir(self) -> Point:
        """The middle of its foot."""
        x = self.room.w / 2 if self.upright else self.room.w - 0.02 - self.fir_w / 2
        return x, self.room.h - 0.1

    @property
    def top(self) -> float:
        """Of the fir."""
        return self.fir[1] + 0.03 - self.fir_h

    def height_of(self, points: float) -> float:
        """Where so many points are at the fir."""
        best = max(sum(card.stars for card in each.garland) - each.risk for each in self.tally.seats)
        top = max(_SCALE, -(-(best + _TICK) // _TICK) * _TICK)
        return lerp(self.fir[1], self.top + 0.04, points / top)

    def climbed(self, seat: Seat) -> float | None:
        """The points at which the emblem stands now."""
        moments = [
            points_at(self.tally, self.seconds - _CLIMB * k / (_MOMENTS - 1))[seat] for k in range(_MOMENTS)
        ]
        known = [0 if each is None else each for each in moments]
        return None if moments[0] is None else sum(known) / _MOMENTS

    def garland(self, row: Box) -> Box:
        wide = row.w > 1.0
        left, right = (0.385, 0.2) if wide else (0.3, 0.135)
        return Box(row.x + left, row.y + 0.006, row.w - left - right, min(0.13, row.h - 0.02))

    def number(self, row: Box) -> Box:
        wide = 0.18 if row.w > 1.0 else 0.125
        return Box(row.right - wide - 0.012, row.y, wide, row.h)


def draw_count(picture: Picture, desk: Desk, room: Room, look: Look[LightsView]) -> None:
    """The whole scene, if it is time for it."""
    for sprite, pose in look.poses.items():
        if isinstance(sprite, Counting) and pose.x is not None:
            stage = _Stage(room, sprite.tally, pose.x)
            with picture.above(), picture.fade(min(1.0, pose.x / 0.3)):
                _draw(picture, desk, stage, look)


def _draw(picture: Picture, desk: Desk, stage: _Stage, look: Look[LightsView]) -> None:
    room, words, players = stage.room, desk.words, look.lineup.players
    picture.fill(Box(0.0, 0.0, room.w, room.h), "night", 0.94)
    title = Box(0.042, 0.03, min(0.62, room.w - 0.5), 0.066)
    drawn = picture.text(words("lights-count"), title, HEAD, face="title")
    _draw_fir(picture, stage, look)
    turn = current(stage.tally, stage.seconds)
    _draw_lead(picture, words, stage, turn, players, drawn.right + 0.03)
    last = None if turn is None else turn.seat
    for seat in sorted(stage.rows, key=lambda seat: seat == last):  # the one that is counted over the others
        with picture.above():  # rows pass each other
            _draw_row(picture, words, stage, seat, players[seat], seat == last)
    if turn is not None:
        _draw_flying(picture, stage, turn)
    _draw_feast(picture, stage)
    if stage.seconds < turns_of(stage.tally)[-1].end:
        faster = (Prompt("confirm", words("lights-count-faster")),)
        prompt_bar(
            picture, desk, faster, (0.2 * room.w if stage.upright else stage.rows[0].cx, room.h - 0.045)
        )


# Rows


def _draw_row(
    picture: Picture, words: Words, stage: _Stage, seat: Seat, player: Player, active: bool
) -> None:
    row, counted, points = stage.rows[seat], stage.tally.seats[seat], stage.points[seat]
    panel(picture, row, radius=24)
    if active:
        ring(picture, row, 24)
    _draw_who(picture, words, stage, seat, player)
    hanging = _hanging(stage, seat)
    draw_wire(picture, hanging)
    turn = next(turn for turn in turns_of(stage.tally) if turn.seat == seat)
    shown = counted.bulbs if counted.lay_open else _turned_bulbs(counted, turned_at(turn, stage.seconds))
    for number, bulb in enumerate(hanging.bulbs):
        _draw_bulb(picture, bulb if number < shown else Bulb("white", bulb.x, bulb.y, bulb.height))
    for box, stars in hanging.stars:
        over = sum(bulb.x < box.right for bulb in hanging.bulbs)
        if points is not None and over <= _turned_bulbs(counted, turned_at(turn, stage.seconds)):
            picture.group(("stars", stars), box, partial(_paint_stars, stars), margin=0.002)
    if active and not counted.lay_open:
        _draw_turning(picture, hanging, counted, turn, stage.seconds)
    _draw_points(picture, words, stage, seat, active)


def _hanging(stage: _Stage, seat: Seat) -> HungGarland:
    box = stage.garland(stage.rows[seat])
    return across(box, stage.tally.seats[seat].garland, min(0.052, box.h * 0.5))


def _turned_bulbs(counted: Counted, cards: int) -> int:
    return sum(card.bulbs for card in counted.garland[:cards])


def _draw_bulb(picture: Picture, bulb: Bulb, scale: float = 1.0, stretch: float = 1.0) -> None:
    picture.sprite(f"fairy_lights/glow_{bulb.colour}", bulb.glass, bulb.height * 1.7, alpha=0.6, add=True)
    picture.sprite(lit(bulb.colour), bulb.centre, bulb.height, scale=scale, stretch=stretch)


def _draw_turning(
    picture: Picture, hanging: HungGarland, counted: Counted, turn: SeatCount, seconds: float
) -> None:
    """The card that is turned over just now: it swings out, thin in the middle, with a seam of light."""
    done = turned_at(turn, seconds + _FLIP / 2)
    near = next((n for n, at in enumerate(turn.cards) if abs(at - seconds) < _FLIP / 2), None)
    if near is None:
        return
    share = (seconds - turn.cards[near]) / _FLIP + 0.5
    first = _turned_bulbs(counted, near)
    for bulb in hanging.bulbs[first : first + counted.garland[near].bulbs]:
        face = bulb if near < done and share >= 0.5 else Bulb("white", bulb.x, bulb.y, bulb.height)
        picture.glow(bulb.glass, bulb.height * 1.5, "focus", 0.5)
        _draw_bulb(picture, face, 1.5, max(0.08, abs(2 * share - 1)))


def _paint_stars(stars: int, picture: Picture, box: Box) -> None:
    pill(picture, box, "dark", 0.92)
    picture.sprite("fairy_lights/star", (box.x + 0.016, box.cy), 0.022)
    number = Box(box.x + 0.028, box.y, box.w - 0.032, box.h)
    picture.text(str(stars), number, LABEL, face="title", align="centre")


def _draw_who(picture: Picture, words: Words, stage: _Stage, seat: Seat, player: Player) -> None:
    """The medal, the emblem, the name, what hangs there, and what is unfinished."""
    row, counted, points = stage.rows[seat], stage.tally.seats[seat], stage.points[seat]
    wide, tall = row.w > 1.0, row.h > 0.15
    badge = min(0.066, row.h * 0.46) if wide else 0.048
    x = row.x + 0.014
    if points is not None:
        place = 1 + sum(other is not None and other > points for other in stage.points)
        if place <= 3:
            picture.sprite(f"ui/medals/medal_{place}", (x + badge / 2, row.y + 0.012 + badge / 2), badge)
    x += badge + 0.006
    top = row.y + 0.012 + badge / 2
    seat_badge(picture, player.emblem, (x + badge / 2, top), badge)
    left = x + badge + 0.012
    name = Box(left, row.y + 0.004, stage.garland(row).x - left - 0.01, 0.034)
    picture.text(player.name, name, TEXT, face="title", name=True)
    paint_hung(picture, words, (counted.bulbs, len(counted.garland)), Box(name.x, name.bottom, name.w, 0.03))
    if counted.held:
        _draw_held(picture, words, stage, seat, wide and tall)


def _draw_held(picture: Picture, words: Words, stage: _Stage, seat: Seat, named: bool) -> None:
    """What is unfinished, along the foot of the row; dark once it has been counted."""
    row, counted, points = stage.rows[seat], stage.tally.seats[seat], stage.points[seat]
    room = Box(row.x + 0.016, row.bottom - 0.042, stage.garland(row).x - row.x - 0.022, 0.036)
    if named:
        label = words("lights-at-risk")
        wide = picture.text_width(label, SMALL) + 0.012
        if wide < 0.17:
            picture.text(label, room.cut_left(wide)[0], SMALL, colour="quiet")
            room = room.cut_left(wide)[1]
    chip = min(0.084, room.w / len(counted.held) - 0.004)
    for number, held in enumerate(counted.held):
        box = Box(room.x + number * (chip + 0.004), room.y, chip, room.h)
        pill(picture, box, "veil", 0.7, 12)
        look = "" if points is None else "_dim"
        picture.sprite(creature(held.colour) + look, (box.x + 0.018, box.cy), 0.03)
        if chip > 0.06:
            stars = Box(box.x + 0.03, box.y, box.w - 0.032, box.h)
            text, colour = (f"−{held.stars}", "loss") if held.stars else ("0", "quiet")
            picture.text(text, stars, LABEL, face="title", colour=colour, align="right")


def _draw_points(picture: Picture, words: Words, stage: _Stage, seat: Seat, active: bool) -> None:
    """What the seat has by now; or that it is still to come."""
    row, points = stage.rows[seat], stage.points[seat]
    box = stage.number(row)
    if points is None:
        following = [turn.seat for turn in turns_of(stage.tally) if stage.points[turn.seat] is None]
        if following[0] == seat:
            picture.text(words("lights-count-next"), box.rows(2)[0], TEXT, face="title", align="centre")
        if not stage.tally.seats[seat].lay_open:
            foot = box.rows(2)[1] if following[0] == seat else box
            picture.text(words("lights-count-down"), foot, SMALL, colour="quiet", align="centre", lines=2)
        return
    top, foot = box.cut_top(row.h * 0.62)
    text = str(points).replace("-", "−")
    size = min(0.084 if active else 0.062, row.h * 0.5)
    size *= min(1.0, (box.w - 0.062) / picture.text_width(text, size, "title"))
    width = picture.text_width(text, size, "title")
    start = max(top.x + 0.05, top.right - width - 0.01)
    picture.sprite("fairy_lights/star", (start - 0.028, top.cy + 0.004), min(0.046, size))
    picture.text(
        text, Box(start, top.y, width + 0.01, top.h), size, face="title", colour="focus" if active else "text"
    )
    counted = stage.tally.seats[seat]
    lit_stars = points + counted.risk
    picture.text(f"{lit_stars} − {counted.risk}", foot, SMALL, colour="quiet", align="right")


def _draw_flying(picture: Picture, stage: _Stage, turn: SeatCount) -> None:
    """The stars of the last cards on their way to the number."""
    counted, hanging = stage.tally.seats[turn.seat], _hanging(stage, turn.seat)
    end = stage.number(stage.rows[turn.seat]).centre
    for number, at in enumerate(turn.cards):
        share = (stage.seconds - at) / _FLIGHT
        if not 0.0 < share < 1.0:
            continue
        first = _turned_bulbs(counted, number)
        x, y = hanging.bulbs[first].glass
        for star in range(counted.garland[number].stars):
            far = ease_in_out(min(1.0, share * (1.0 + 0.12 * star)))
            place = lerp(x, end[0], far), lerp(y, end[1], far) - 0.05 * far * (1.0 - far) * (2 + star)
            picture.sprite("fairy_lights/star", place, 0.03)


# The fir


def _draw_fir(picture: Picture, stage: _Stage, look: Look[LightsView]) -> None:
    """The scale: alight up to who leads."""
    x, foot = stage.fir
    height = stage.fir_h
    middle = x, foot + 0.03 - height / 2
    high = leader(stage.points)
    over = stage.seconds >= turns_of(stage.tally)[-1].end
    lit_from = 0.0 if over else foot if high is None else stage.height_of(max(0, high))
    picture.sprite("fairy_lights/fir_near", middle, height)
    with picture.clip(Box(x - stage.fir_w / 2, lit_from, stage.fir_w, stage.room.h - lit_from)):
        picture.sprite("fairy_lights/fir_lit", middle, height)
    for points in range(0, 100, _TICK):
        y = stage.height_of(points)
        if y < stage.top + 0.03:
            break
        tag = Box.around((x + stage.fir_w / 2 - 0.018, y), 0.05, 0.032)
        pill(picture, tag, "dark", 0.8)
        picture.text(str(points), tag, LABEL, face="title", align="centre")
    if high is not None and high > 0:
        _draw_level(picture, stage, look, high)
    active = current(stage.tally, stage.seconds)
    _draw_climbers(picture, stage, look, None if active is None else active.seat)


def _draw_level(picture: Picture, stage: _Stage, look: Look[LightsView], high: int) -> None:
    """A dashed line in the colour of who leads."""
    first = stage.points.index(high)
    colour = picture.theme.seat(EMBLEMS.index(look.lineup.players[first].emblem))
    y, x = stage.height_of(high), stage.fir[0]
    for dash in range(14):
        at = x + stage.fir_w * (dash / 14 - 0.46)
        pill(picture, Box(at, y - 0.002, stage.fir_w / 28, 0.004), colour, 0.9, 2)


def _draw_climbers(picture: Picture, stage: _Stage, look: Look[LightsView], active: Seat | None) -> None:
    players, count = look.lineup.players, len(stage.points)
    for seat in sorted(range(count), key=lambda seat: seat == active):
        climbed = stage.climbed(seat)
        size = 0.08 if seat == active else 0.056
        x = stage.fir[0] + (seat - (count - 1) / 2) * stage.fir_w * 0.62 / count
        y = min(stage.height_of(climbed or 0.0), stage.room.h - 0.05)
        if seat == active:
            picture.glow((x, y), size, "focus", 0.7)
        seat_badge(picture, players[seat].emblem, (x, y), size, 1.0 if climbed is not None else 0.6)


def _draw_lead(
    picture: Picture,
    words: Words,
    stage: _Stage,
    turn: SeatCount | None,
    players: tuple[Player, ...],
    left: float,
) -> None:
    """How far who is counted is from the lead."""
    others = None if turn is None else leader([p for s, p in enumerate(stage.points) if s != turn.seat])
    if turn is None or stage.points[turn.seat] is None or others is None:
        return
    mine, name = stage.points[turn.seat] or 0, players[turn.seat].name
    more = others - mine
    text = words("lights-count-leads", name=name)
    if more >= 0:
        text = words("lights-count-more", name=name, points=more + 1)
    right = stage.room.w - 0.42  # where the tools begin
    wide = min(picture.text_width(text, LARGE) + 0.09, right - left)
    if wide < 0.16:
        return
    box = Box(left, 0.034, wide, 0.056)
    panel(picture, box, "bar", radius=26)
    seat_badge(picture, players[turn.seat].emblem, (box.x + 0.032, box.cy), 0.04)
    picture.text(text, Box(box.x + 0.06, box.y, box.w - 0.07, box.h), LARGE, name=True)


def _draw_feast(picture: Picture, stage: _Stage) -> None:
    """The star on the fir lights, and snow and sky with it."""
    since = stage.seconds - turns_of(stage.tally)[-1].end
    if since < 0.0:
        return
    x, top = stage.fir[0], stage.top + 0.01
    much = share_of(since, 0.5)
    glow = much * (1.0 - 0.4 * share_of(since, FEAST))
    picture.glow((x, top), 0.24, "focus", glow)
    picture.glow((x, stage.fir[1]), 0.4, "focus", 0.5 * glow)
    picture.sprite(
        "fairy_lights/star", (x, top), 0.1, scale=0.6 + 0.5 * ease_in_out(much), angle=20 * (1 - much)
    )


def rehearse(picture: Picture, room: Room) -> None:
    """The art that is not seen before the end."""
    _, foot = room.w, room.h - 0.1
    for name, height in (("fir_near", foot - 0.13), ("fir_lit", foot - 0.13), ("star", 0.1), ("star", 0.03)):
        picture.picture_of(f"fairy_lights/{name}", height)
