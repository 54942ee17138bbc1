"""The plates of the seats, whose turn it is, and what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from game.client.forms.widgets import seat_badge
from game.client.layout import LEAST_TEXT, Box, Point
from game.client.paint.furniture import design, outline, panel, pill, tinted_panel
from game.client.paint.picture import Picture
from game.client.paint.theme import BIG, LABEL, LARGE, SMALL, TEXT
from game.client.table.log import draw_line, line_width
from game.client.table.presenter import Look
from game.engine.contract import Seat
from game.games.fairy_lights.choices import WHOLE
from game.games.fairy_lights.model import COLOURS, Colour, LightsView
from game.games.fairy_lights.table.bulbs import Series, counted, draw_garland, own_garland, rival_garland
from game.games.fairy_lights.table.room import Room, Station, glass
from game.games.fairy_lights.words import creature
from game.match.lineup import Lineup, Player
from game.telling import Line
from game.texts import Words

_HEAD = 0.086  # of a side plate
_ROW = 0.035
_CHIP = 0.076  # wide enough for a number
_LEAST_FLAT = 0.22  # of a flat plate that has room for bulbs and cards beside a name
_HUNG = 0.07  # room for both
_TALL = 0.13  # so high, a plate has two lines beside the emblem
_SHELF = 0.088  # and then its series
_LEAST_SHELF, _MOST_SHELF = 0.118, 0.19  # how wide one of them is
_DOTS, _LEAST_DOT = 4.05, 0.009  # three of them and the gaps, as their size; and that
_BAR = 5.0  # wider for its height, something has all in one row
_POINTS = 0.064  # the size of the number on the large plate
_MOST_RECENT = 3
_STRIP_ROW, _STRIP_EDGE, _STRIP_GAP = 0.042, 0.018, 0.03


class Standing(Struct, frozen=True):
    """What a seat's plate says."""

    points: int | None  # None: the garland lies face down
    hung: tuple[int, int]  # bulbs and cards of the garland
    held: tuple[Series, ...]  # unfinished
    leads: bool

    @property
    def risk(self) -> int:
        """The stars on what is unfinished."""
        return sum(series.stars for series in self.held)

    @property
    def lit(self) -> int | None:
        """The stars in the garland."""
        return None if self.points is None else self.points + self.risk


def standing(view: LightsView, seat: Seat) -> Standing:
    """Nobody is told to lead as long as a garland lies face down."""
    lights, points = view.seats[seat], view.points[seat]
    held = tuple(counted(colour, lights.series[colour]) for colour in COLOURS if colour in lights.series)
    known = [each for each in view.points if each is not None]
    leads = len(known) == len(view.points) and points == max(known) > min(known)
    hung = sum(card.bulbs for card in lights.garland), len(lights.garland)
    return Standing(points, hung, held, leads)


# Rivals


def draw_rivals(picture: Picture, room: Room, home: Seat, look: Look[LightsView], words: Words) -> None:
    for station, seat in zip(room.stations, room.order(home), strict=True):
        with picture.shift(*_aside(room, home, seat, look)):
            _draw_rival(picture, station, seat, look, words)


def _aside(room: Room, home: Seat, seat: Seat, look: Look[LightsView]) -> Point:
    """How far a seat is from its place while the table turns."""
    if look.turning is None:
        return 0.0, 0.0
    old, new = (_place(room, bottom, seat) for bottom in (look.turning.before, home))
    return look.turning.shift(old, new, Box(0.0, 0.0, room.w, room.h))


def _place(room: Room, home: Seat, seat: Seat) -> Box:
    return room.own if seat == home else room.station(home, seat).plate


def _draw_rival(picture: Picture, station: Station, seat: Seat, look: Look[LightsView], words: Words) -> None:
    """Garland and plate."""
    view, stands = look.view, standing(look.view, seat)
    draw_garland(picture, rival_garland(station, view.seats[seat].garland), look.seconds, seat)
    edge = station.garland
    middle = edge.cx, edge.bottom - 0.034
    ends = edge.right - 0.032, edge.y + min(0.05, edge.h / 2)
    if stands.lit is not None:
        _draw_total(picture, middle if station.side else ends, 0.062, stands.lit)
    active = view.to_act is not None and view.turn == seat
    player = look.lineup.players[seat]
    key = ("rival", station.side, player.name, player.emblem, stands, active)
    kind = _paint_side if station.side else _paint_tall if station.tall else _paint_flat
    paint = partial(kind, player, stands, active, words)
    picture.group(key, plate_box(station, stands), paint, margin=0.034)


def plate_box(station: Station, stands: Standing) -> Box:
    """A side plate is as high as its seat has series."""
    if not station.side:
        return station.plate
    return station.plate.within(station.plate.w, _side_height(station, len(stands.held)), "top")


def _side_height(station: Station, series: int) -> float:
    return min(_HEAD + _ROW * series + 0.01, station.plate.h)


def held_at(station: Station, stands: Standing, colour: Colour) -> Point:
    """Where the plate shows this series."""
    colours = [held.colour for held in stands.held]
    number = colours.index(colour) if colour in colours else max(0, len(colours) - 1)
    box = plate_box(station, stands)
    if station.side:
        return box.x + 0.03, box.y + _HEAD + _ROW * (number + 0.5)
    return (_shelves if station.tall else _chips)(box, max(1, len(colours)))[number].centre


def rehearse(picture: Picture, room: Room, lineup: Lineup) -> None:
    """The plates of seats that are to move and that are not, and everybody's emblem at their turn."""
    sizes = {(room.own.w, room.own.h, 24)}
    for station in room.stations:
        sizes.add((station.plate.w, station.plate.h, 18))
        for count in range(len(COLOURS) + 1) if station.side else ():
            sizes.add((station.plate.w, _side_height(station, count), 18))
    for w, h, radius in sorted(sizes):
        box = Box(0.0, 0.0, w, h)  # each is composed by itself
        _plate(picture, box, True, radius)
        _plate(picture, box, False, radius)
    emblems = [player.emblem for player in lineup.players]
    for first in range(len(emblems)):
        order = (*emblems[first:], *emblems[:first])
        _paint_turn("", order, picture, Box(0.0, 0.0, room.turn.w, room.turn.h))


def _plate(picture: Picture, box: Box, active: bool, radius: float = 18) -> None:
    if active:
        tinted_panel(picture, box, "focus", radius=radius, glow=True)
    else:
        panel(picture, box, radius=radius)


def _paint_side(
    player: Player, stands: Standing, active: bool, words: Words, picture: Picture, box: Box
) -> None:
    _plate(picture, box, active)
    seat_badge(picture, player.emblem, (box.x + 0.029, box.y + 0.027), 0.042)
    room = Box(box.x + 0.055, box.y + 0.008, box.w - 0.059, 0.036)
    picture.text(player.name, room, TEXT, face="title", name=True)
    below = Box(box.x + 0.01, room.bottom + 0.002, box.w - 0.014, 0.036)
    _paint_points(picture, stands, below, BIG, words)
    for number, held in enumerate(stands.held):
        row = Box(box.x + 0.008, box.y + _HEAD + _ROW * number, box.w - 0.016, _ROW)
        pill(picture, row.inset(0, 0.002), "veil", 0.6, 10)
        picture.sprite(creature(held.colour), (row.x + 0.022, row.cy), 0.032)
        draw_dots(picture, held.colour, held.bulbs, (row.x + 0.05, row.cy), 0.014)
        if held.stars:
            place = Box(row.right - 0.05, row.y, 0.044, row.h)
            picture.text(f"−{held.stars}", place, LABEL, face="title", colour="loss", align="right")


def _paint_points(picture: Picture, stands: Standing, box: Box, size: float, words: Words) -> None:
    """What the seat has by now; or how much hangs in its garland, if that lies face down."""
    if stands.points is None:
        paint_hung(picture, words, stands.hung, box)
        return
    picture.sprite("fairy_lights/star", (box.x + 0.013, box.cy), 0.027)
    place = Box(box.x + 0.032, box.y, 0.07, box.h)
    drawn = picture.text(_number(stands.points), place, size, face="title")
    if stands.leads:
        picture.sprite("fairy_lights/crown", (drawn.right + 0.02, box.cy), 0.026)


def paint_hung(picture: Picture, words: Words, hung: tuple[int, int], box: Box) -> None:
    """How many bulbs and cards; in words, if there is room for them."""
    bulbs, cards = hung
    text = words("lights-hung", bulbs=bulbs, cards=cards)
    if picture.text_width(text, LEAST_TEXT) < box.w:
        picture.text(text, box, SMALL, colour="quiet")
        return
    both = (("bulb_white", bulbs), ("card_back", cards))[: 2 if box.w > _HUNG else 1]
    for place, (sprite, number) in zip(box.columns(len(both)), both, strict=True):
        picture.sprite(f"fairy_lights/{sprite}", (place.x + 0.01, box.cy), 0.03)
        picture.text(str(number), place.cut_left(0.027)[1], LARGE, face="title")


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def draw_dots(picture: Picture, colour: Colour, bulbs: int, start: Point, size: float) -> None:
    """Three dots: full for a bulb, else a ring. `start` is the middle of the left edge."""
    for number in range(WHOLE):
        box = Box(start[0] + number * size * 1.35, start[1] - size / 2, size, size)
        if number < bulbs:
            pill(picture, box, glass(colour))
        else:
            outline(picture, box, "idle", design(size) / 2, 2.2)


def _name_width(box: Box, count: int) -> float:
    """Of the name on a flat plate, which leaves room for so many series."""
    return min(0.2, max(0.13, box.w - 0.095 - count * (_CHIP + 0.006)))


def _chips(box: Box, count: int) -> list[Box]:
    """The series of a flat plate, side by side."""
    if box.w > 0.4:
        start = 0.085 + _name_width(box, count)
        room = Box(box.x + start, box.y + 0.008, box.w - start - 0.008, box.h - 0.016)
        most, gap = 0.112, 0.006
    else:
        room, most, gap = Box(box.x + 0.008, box.y + 0.046, box.w - 0.016, box.h - 0.052), 0.09, 0.004
    wide = min(most, (room.w - gap * (count - 1)) / max(1, count))
    return [Box(room.x + k * (wide + 0.005), room.y, wide, room.h) for k in range(count)]


def _paint_flat(
    player: Player, stands: Standing, active: bool, words: Words, picture: Picture, box: Box
) -> None:
    _plate(picture, box, active)
    if box.w > 0.4:
        seat_badge(picture, player.emblem, (box.x + 0.044, box.cy), 0.062)
        name = Box(box.x + 0.084, box.y + 0.008, _name_width(box, len(stands.held)), 0.034)
        _paint_points(picture, stands, Box(name.x, name.bottom + 0.001, name.w, 0.036), BIG, words)
    else:
        seat_badge(picture, player.emblem, (box.x + 0.026, box.y + 0.025), 0.036)
        wide = 0.1 if box.w > _LEAST_FLAT else 0.062
        name = Box(box.x + 0.05, box.y + 0.006, box.w - 0.056 - wide, 0.036)
        _paint_points(
            picture, stands, Box(box.right - wide - 0.004, box.y + 0.006, wide, 0.036), LARGE, words
        )
    picture.text(player.name, name, TEXT, face="title", name=True)
    for held, chip in zip(stands.held, _chips(box, len(stands.held)), strict=True):
        _paint_chip(picture, held, chip)


def _paint_chip(picture: Picture, held: Series, box: Box) -> None:
    """A series as large as its chip: with its number if there is room."""
    pill(picture, box, "veil", 0.6, 12)
    if box.w < _CHIP:
        picture.sprite(creature(held.colour), (box.cx, box.y + box.h * 0.36), box.h * 0.56)
        draw_dots(picture, held.colour, held.bulbs, (box.cx - 0.0165, box.bottom - 0.011), 0.009)
        return
    icon, dot = (0.042, 0.014) if box.w > 0.1 else (0.034, 0.009)
    left = box.x + icon * 1.15
    picture.sprite(creature(held.colour), (box.x + 0.004 + icon / 2, box.cy), icon)
    draw_dots(picture, held.colour, held.bulbs, (left + 0.004, box.y + box.h * 0.27), dot)
    colour = "loss" if held.stars else "quiet"
    place = Box(left, box.y + box.h * 0.46, box.right - left - 0.002, box.h * 0.5)
    picture.text(_number(-held.stars), place, LABEL, face="title", colour=colour, align="centre")


# In an upright window


def _shelves(box: Box, count: int) -> list[Box]:
    """The series of a tall plate, below its name in one row or two."""
    top = _SHELF if box.h > _TALL else 0.048
    room = Box(box.x + 0.01, box.y + top, box.w - 0.02, box.h - top - 0.008)
    columns = max(2, min(count, int(room.w / _LEAST_SHELF)))
    columns = columns if count <= 2 * columns else -(-count // 2)
    rows = max(1, -(-count // columns))
    wide = min(_MOST_SHELF, (room.w - 0.006 * (columns - 1)) / columns)
    high = min(0.048, (room.h - 0.004 * (rows - 1)) / rows)
    places = (divmod(number, columns) for number in range(count))
    return [
        Box(room.x + at * (wide + 0.006), room.y + row * (high + 0.004), wide, high) for row, at in places
    ]


def _paint_tall(
    player: Player, stands: Standing, active: bool, words: Words, picture: Picture, box: Box
) -> None:
    _plate(picture, box, active)
    two = box.h > _TALL  # lines beside the emblem
    size = 0.064 if two else 0.038
    seat_badge(picture, player.emblem, (box.x + 0.012 + size / 2, box.y + 0.01 + size / 2), size)
    head = Box(box.x + 0.022 + size, box.y + 0.008, box.w - size - 0.03, 0.038)
    if two:
        below = Box(head.x, head.bottom, head.w, 0.034)
    else:
        below, head = head.cut_right(0.1, 0.004)
    picture.text(player.name, head, LARGE if two else TEXT, face="title", name=True)
    _paint_points(picture, stands, below, LARGE, words)
    for held, shelf in zip(stands.held, _shelves(box, len(stands.held)), strict=True):
        _paint_shelf(picture, held, shelf)


def _paint_shelf(picture: Picture, held: Series, box: Box) -> None:
    """A series in one row: creature, dots, and what it costs, if there is room."""
    pill(picture, box, "veil", 0.6, 12)
    icon = min(0.04, box.h * 0.92, box.w * 0.27)
    picture.sprite(creature(held.colour), (box.x + 0.004 + icon / 2, box.cy), icon)
    number = box.within(0.032, box.h, "right").moved(-0.006)
    start = box.x + 0.008 + icon
    dot = min(0.014, max(_LEAST_DOT, (number.x - start) / _DOTS))
    draw_dots(picture, held.colour, held.bulbs, (start, box.cy), dot)
    if start + _DOTS * dot <= number.x + 0.004:
        colour = "loss" if held.stars else "quiet"
        picture.text(_number(-held.stars), number, LABEL, face="title", colour=colour, align="right")


def draw_news(picture: Picture, room: Room, home: Seat, look: Look[LightsView], words: Words) -> None:
    """What each rival did last, since the viewer's last turn if it is theirs; in the order of play."""
    lines = tuple(
        next((line for line in (*look.digest, *look.recent) if line.seat == seat), None)
        for seat in room.order(home)
        if seat != home
    )
    if any(lines):
        emblems = tuple(player.emblem for player in look.lineup.players)
        paint = partial(_paint_news, lines, look.lineup)
        picture.group(("news", lines, emblems), room.recent, paint, margin=0.034)


def _paint_news(lines: Sequence[Line | None], lineup: Lineup, picture: Picture, box: Box) -> None:
    panel(picture, box, "bar", radius=22)
    columns = min(3, len(lines))
    rows = box.inset(0.008, 0.006).rows(-(-len(lines) // columns), 0.004)
    cells = [cell for row in rows for cell in row.columns(columns, 0.008)]
    for line, cell in zip(lines, cells, strict=False):
        pill(picture, cell, "raised", 0.55, radius=16)
        if line is not None:
            draw_line(picture, line, cell.inset(0.008, 0.002), lineup, named=len(rows) == 1)


def _draw_total(picture: Picture, centre: Point, size: float, stars: int) -> None:
    """The gold star at the end of a garland."""
    box = Box.around(centre, size, size)
    picture.group(("total", stars), box, partial(_paint_total, stars), margin=size * 0.5)


def _paint_total(stars: int, picture: Picture, box: Box) -> None:
    picture.sprite("ui/particles/glow", box.centre, box.h * 1.9, tint="focus", alpha=0.5)
    picture.sprite("fairy_lights/star", box.centre, box.h)
    place = Box.around((box.cx, box.cy + box.h * 0.06), box.w * 0.6, box.h * 0.5)
    picture.text(str(stars), place, box.h * 0.36, face="title", colour="ink", align="centre")


# The seat at the bottom


def draw_own(picture: Picture, room: Room, home: Seat, look: Look[LightsView], words: Words) -> None:
    with picture.shift(*_aside(room, home, home, look)):
        _draw_large(picture, room, home, look, words)


def _draw_large(picture: Picture, room: Room, home: Seat, look: Look[LightsView], words: Words) -> None:
    view, player = look.view, look.lineup.players[home]
    stands, active, says = standing(view, home), view.turn == home, _says(look, home, words)
    draw_garland(picture, own_garland(room, view.seats[home].garland), look.seconds, home)
    if stands.lit is not None and room.total is not None:
        _draw_total(picture, room.total.centre, room.total.h, stands.lit)
    key = ("own", player.name, player.emblem, stands, active, says)
    paint = partial(_paint_own, player, stands, active, says, words)
    picture.group(key, room.own, paint, margin=0.034)


def _says(look: Look[LightsView], home: Seat, words: Words) -> str:
    if look.view.to_act != home:
        return words("lights-waiting") if look.view.to_act is not None else ""
    return words("lights-thinking" if look.thinking == home else "lights-to-move")


def _paint_own(
    player: Player, stands: Standing, active: bool, says: str, words: Words, picture: Picture, box: Box
) -> None:
    _plate(picture, box, active, 24)
    if box.w > _BAR * box.h:
        _paint_own_bar(player, stands, says, words, picture, box)
        return
    wide = box.w > 0.25
    badge = 0.085 if wide else 0.05
    seat_badge(picture, player.emblem, (box.x + 0.016 + badge / 2, box.y + 0.014 + badge / 2), badge)
    left = box.x + 0.024 + badge
    name = Box(left, box.y + 0.014, box.right - left - 0.006, 0.046)
    picture.text(player.name, name, BIG, face="title", name=True)
    start = left if wide else box.x + 0.016
    below = Box(start, name.bottom + 0.004, box.right - start - 0.004, 0.03)
    picture.text(says, below, SMALL, colour="focus")
    _paint_own_points(picture, stands, Box(box.x + 0.016, box.y + 0.106, box.w - 0.032, 0.076), words)
    foot = Box(box.x + 0.012, box.bottom - 0.08, box.w - 0.024, 0.07)
    pill(picture, Box(foot.x, foot.y - 0.004, foot.w, 0.002), "edge", 0.8)
    lit, risk = foot.rows(2)
    if stands.lit is not None:
        _paint_sum(picture, lit, words("lights-lit"), stands.lit, "focus")
    _paint_sum(picture, risk, words("lights-at-risk"), -stands.risk, "loss")


def _paint_own_bar(
    player: Player, stands: Standing, says: str, words: Words, picture: Picture, box: Box
) -> None:
    """All in one row: who, the points, and their parts."""
    who, parts = box.inset(0.014, 0.008).cut_left(0.27, 0.02)
    badge, who = who.cut_left(who.h, 0.014)
    seat_badge(picture, player.emblem, badge.centre, badge.h)
    name, below = who.rows(2)
    picture.text(player.name, name if says else who, BIG, face="title", name=True)
    picture.text(says, below, SMALL, colour="focus")
    points, parts = parts.cut_left(0.36, 0.02)
    _paint_own_points(picture, stands, points, words)
    lit, risk = parts.columns(2, 0.036)
    if stands.lit is not None:
        _paint_sum(picture, lit, words("lights-lit"), stands.lit, "focus")
        pill(picture, Box(lit.right + 0.017, lit.y + 0.016, 0.002, lit.h - 0.032), "edge", 0.8)
    _paint_sum(picture, risk, words("lights-at-risk"), -stands.risk, "loss")


def _paint_sum(picture: Picture, box: Box, label: str, number: int, colour: str) -> None:
    told = picture.text(
        _number(number), box.inset(0, 0.002), TEXT, face="title", colour=colour, align="right"
    )
    room = Box(box.x, box.y, told.x - box.x - 0.003, box.h)
    picture.text(label, room.inset(0, 0.003), SMALL, colour=colour)


def _paint_own_points(picture: Picture, stands: Standing, box: Box, words: Words) -> None:
    if stands.points is None:
        bulbs, cards = stands.hung
        text = words("lights-hung", bulbs=bulbs, cards=cards)
        picture.text(text, box, TEXT, colour="quiet", lines=2)
        return
    picture.sprite("fairy_lights/star", (box.x + 0.03, box.cy), 0.056)
    place = Box(box.x + 0.066, box.y, 0.1, box.h)
    x = picture.text(_number(stands.points), place, _POINTS, face="title").right + 0.012
    if stands.leads:
        picture.sprite("fairy_lights/crown", (x + 0.018, box.cy), 0.036)
        x += 0.042
    if box.right - x > 0.07:
        label = words("lights-points", points=stands.points)
        picture.text(label, Box(x, box.y, box.right - x, box.h), SMALL, colour="quiet")


# Whose turn it is, and what happened last


def draw_turn(picture: Picture, room: Room, look: Look[LightsView], text: str) -> None:
    """Words, and the emblems in the order of play, the one to move first."""
    players, turn = look.lineup.players, look.view.turn
    order = tuple(player.emblem for player in (*players[turn:], *players[:turn]))
    picture.group(("turn", text, order), room.turn, partial(_paint_turn, text, order), margin=0.034)


def _paint_turn(text: str, order: Sequence[str], picture: Picture, box: Box) -> None:
    panel(picture, box, radius=18)
    inner = box.inset(0.013, 0.005)
    if box.w > _BAR * box.h:
        row, title = inner.cut_right(0.052 * len(order), 0.012)
    else:
        title, row = inner.cut_top(inner.h * 0.46)
    picture.text(text, title, LARGE, face="title", colour="focus", name=True)
    step = min(0.052, inner.w / len(order))
    size = min(0.04, row.h, step * 0.86)
    for number, emblem in enumerate(order):
        at = row.x + size * 0.55 + number * step, row.cy
        if number == 0:
            picture.glow(at, size * 0.8, "focus", 0.7)
        seat_badge(picture, emblem, at, size * (1.0 if number == 0 else 0.82), 1.0 if number == 0 else 0.8)


def draw_recent(picture: Picture, room: Room, look: Look[LightsView]) -> None:
    """The last lines of the log in one strip, the newest at the right, as many as there is room for."""
    lines: list[tuple[Line, float]] = []
    left = room.recent.w - 2 * _STRIP_EDGE
    for line in look.recent[:_MOST_RECENT]:
        wide = line_width(picture, line, _STRIP_ROW)
        if wide > left:
            break
        lines.insert(0, (line, wide))
        left -= wide + _STRIP_GAP
    if not lines:
        return
    whole = sum(wide for _, wide in lines) + _STRIP_GAP * (len(lines) - 1) + 2 * _STRIP_EDGE
    strip = Box.around(room.recent.centre, whole, _STRIP_ROW + 0.006)
    emblems = tuple(player.emblem for player in look.lineup.players)
    picture.group(("recent", tuple(lines), emblems), strip, partial(_paint_recent, lines, look.lineup))


def _paint_recent(lines: Sequence[tuple[Line, float]], lineup: Lineup, picture: Picture, box: Box) -> None:
    panel(picture, box, "bar", radius=22)
    x = box.x + _STRIP_EDGE
    for number, (line, wide) in enumerate(lines):
        if number:
            pill(picture, Box(x - _STRIP_GAP / 2, box.y + 0.012, 0.002, box.h - 0.024), "edge")
        draw_line(picture, line, Box(x, box.y + 0.003, wide + 0.004, _STRIP_ROW), lineup)
        x += wide + _STRIP_GAP
