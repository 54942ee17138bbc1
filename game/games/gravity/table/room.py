"""The places of everything round the planet, for every shape of window and two to six seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.client.layout import Box, Frame, Point
from game.client.motion.clips import Pose
from game.client.paint.theme import GAP
from game.engine.contract import NOBODY, Seat
from game.games.gravity.model import CARDS, Card, Played
from game.games.gravity.table.globe import AIR, Globe, half_axes

MARGIN = 0.022
SMALL_MARGIN = 0.014  # at the sides, where the planet is the widest
BAR_HEIGHT = 0.052
TOOLS_HEIGHT = 0.058
PROMPTS_HEIGHT = 0.075
NARROW_RIVAL = 0.15
TOWER = 0.2  # a rival's panel that is narrower has its points below its name
TOWER_HEIGHT = 0.19
LEAST_PURSE = 0.13  # the width of a purse in one row
TOOLS_WIDTH = 0.352
WIDEST_PLANET = 1.7  # width by height of the planet for two
LEAST_NEWS = 0.28
CALLED = 0.4  # of the large panel, under a curtain: the hand, and room for words
STRIP_HEIGHT = 0.072  # of a row for that in an upright window
DIGEST_HEIGHT = 0.094  # two rows of what others did
BAR_WIDTH = 0.43  # where that has its place beside the bar
SHORT_BAR = 0.33  # with big text, which a told sentence needs the room for
GROWTH = 0.012  # that the panel of the seat to move is larger on each side
STEPS_HEIGHT = 0.048  # of the row with the steps of a turn
HEAD = 0.044  # of the headline of the console
ROOMY = 0.076  # a choice, where a card has few uses
BIG = 0.1  # a choice, where there are only two
OWN_HEIGHT = 0.335  # of the large panel in an upright window
LEAST_SPARE = 0.3  # height that is too much for the planet, and is given to the news
ASPECT = 222 / 312  # of the art of a card
TILT = 3.0  # degrees between neighbours in the fan


@dataclass(frozen=True, slots=True)
class PanelRoom:
    """What a seat shows of itself; the large one leaves room for the hand and for choices."""

    box: Box
    large: bool

    @property
    def tower(self) -> bool:
        """Whether there is no room for name and points side by side."""
        return self.box.w < TOWER

    @property
    def flat(self) -> bool:
        """Whether choices and hand lie beside the points, not below them."""
        return self.large and self.box.w > 2 * self.box.h

    @property
    def about(self) -> Box:
        """The part that tells of the seat."""
        return self.box.cut_left(self.box.w * 0.33)[0] if self.flat else self.box

    @property
    def head(self) -> Box:
        height = 0.094 if self.large else self.box.h * (0.42 if self.tower else 0.32)
        return self.about.cut_top(height)[0]

    @property
    def steps(self) -> Box:
        head = self.head
        return Box(head.x + 0.016, head.bottom - 0.002, head.w - 0.032, STEPS_HEIGHT - 0.004)

    @property
    def purse(self) -> Box:
        """The ground of the stars and tokens."""
        box, head = self.box, self.head.h
        if self.large:
            return Box(box.x + 0.018, box.y + head + STEPS_HEIGHT + 0.004, self.about.w - 0.036, 0.088)
        return Box(box.x + 0.008, box.y + head + box.h * 0.02, box.w - 0.018, box.h * (0.68 - head / box.h))

    def thing(self, number: int) -> Point:
        """Where a star of a colour, or a token, is put into the purse."""
        return purse_columns(self.purse)[number].centre

    @property
    def foot(self) -> tuple[Box, Box]:
        """The hand of a small panel, and the tray of its played cards."""
        foot = self.box.cut_bottom(self.box.h * 0.29)[0].inset(0.014, self.box.h * 0.02)
        hand, tray = foot.shares((1.0, 1.05), 0.01)
        return hand.inset(0.002, 0.002), tray

    def played(self, index: int) -> Box:
        """A played card of a small panel."""
        tray = self.foot[1]
        height = tray.h - 0.006
        width = height * 0.74
        pitch = min(width + 0.008, (tray.w - 0.014 - width) / 3)
        return Box(tray.x + 0.007 + index * pitch, tray.y + 0.003, width, height)

    def held(self, index: int) -> Point:
        """A card in the hand of a small panel."""
        hand = self.foot[0]
        return hand.x + hand.h * ASPECT / 2 + back_pitch(hand) * index, hand.cy

    @property
    def home(self) -> Point:
        """Where a pawn goes that is off the board."""
        return self.box.x + 0.04, self.box.y + 0.04


def purse_columns(box: Box) -> list[Box]:
    """Places of the six colours and of the tokens; in two rows, where one has no room for numbers."""
    if box.w >= LEAST_PURSE:
        return box.shares([1.0] * 6 + [1.3])
    upper, lower = (row.columns(4) for row in box.rows(2))
    return [*upper[:3], *lower[:3], Box(upper[3].x, box.y, upper[3].w, box.h)]


def back_pitch(box: Box) -> float:
    """From one back of a small hand to the next."""
    width = box.h * ASPECT
    return min(width * 0.44, (box.w - width - 0.03) / 4)


@dataclass(frozen=True, slots=True)
class Fan:
    """The five cards of the large panel."""

    box: Box

    @property
    def height(self) -> float:
        return min(self.box.h - 0.012, self.box.w * 0.335)

    @property
    def _pitch(self) -> float:
        return (self.box.w - self.height * ASPECT) / (len(CARDS) - 1)

    def slot(self, card: Card) -> tuple[Point, float]:
        """The place of a card in the fan, and how it leans."""
        width, index, pitch = self.height * ASPECT, CARDS.index(card), self._pitch
        off = index - (len(CARDS) - 1) / 2
        x = self.box.x + width / 2 + pitch * index
        return (x, self.box.bottom - self.height / 2 - 0.012 + 0.0022 * off * off), -TILT * off

    def place(self, card: Card) -> Box:
        return Box.around(self.slot(card)[0], self.height * ASPECT, self.height)

    def rest(self, card: Card, played: Played | None) -> Pose:
        """How a card lies: in the fan, or lower once it is played, and face down if it was played so."""
        (x, y), angle = self.slot(card)
        if played is None:
            return Pose(x, y, angle, 1.0, 1.0, 1.0, 0.0)
        return Pose(x, y + 0.022, angle, 0.82, 1.0, 0.8, 0.0 if played.open else 1.0)

    def under(self, point: Point) -> Card | None:
        """The card at a point: rather one whose middle is there than one whose edge is."""
        if not self.box.inset(0.0, -0.04).contains(point):
            return None
        away = {card: abs(self.slot(card)[0][0] - point[0]) for card in CARDS}
        nearest = min(CARDS, key=lambda card: away[card])
        return nearest if away[nearest] < self.height * ASPECT / 2 else None


@dataclass(frozen=True, slots=True)
class Room:
    """Boxes for one frame. `rivals` are the seats after the large one, clockwise; if `fixed`, all seats."""

    mine: Box
    rivals: tuple[Box, ...]
    bar: Box
    planet: Box
    tools: Box
    news: Box  # recent lines of the log; no height if there is no room
    message: Box
    prompts: Box
    strip: Box  # beside the bar; no height if there is no room
    fixed: bool = False  # each seat has a small panel of its own; the large one is the mover's as well
    digested: bool = False  # what others did is told, also where only the large panel has room for that

    @property
    def digest(self) -> Box:
        """Where a person reads what others did since their last turn: it covers nothing."""
        if self.strip.h:
            return self.strip
        return self.news if self.news.h > 0.28 else self._below_purse.cut_top(DIGEST_HEIGHT)[0]

    @property
    def upright(self) -> bool:
        """Whether things lie below one another."""
        return PanelRoom(self.mine, True).flat

    @property
    def _below_purse(self) -> Box:
        """Between the purse and the hand."""
        if self.upright:
            about = PanelRoom(self.mine, True).about
            return Box(about.right, self.mine.y + 0.014, self.mine.w * 0.335, self.mine.h - 0.024)
        mine, top = self.mine, PanelRoom(self.mine, True).purse.bottom + 0.014
        return Box(mine.x + 0.018, top, mine.w - 0.036, self.fan.box.y - 0.012 - top)

    @property
    def compass(self) -> Point:
        if self.upright:
            return self.mine.x + 0.075, self.mine.bottom - 0.05
        lower = 0.062 if len(self.rivals) > 3 else 0.078  # below the corner of the widest board
        return self.mine.right + 0.07, self.planet.bottom - lower

    @property
    def supply(self) -> Point:
        """Where tokens go that are spent."""
        return self.bar.x + 0.03, self.bar.cy

    @property
    def fan(self) -> Fan:
        mine = self.mine
        if self.upright:
            left = self._below_purse.right + 0.012
            return Fan(Box(left, mine.bottom - 0.22, mine.right - 0.012 - left, 0.168))
        return Fan(Box(mine.x + 0.012, mine.bottom - 0.22, mine.w - 0.024, 0.168))

    @property
    def secret(self) -> Box:
        """What a curtain covers of the large panel: the hand, and room for words."""
        if self.upright:
            about = PanelRoom(self.mine, True).about
            return Box(about.right, self.mine.y, self.mine.right - about.right, self.mine.h)
        return self.mine.cut_bottom(CALLED)[0]

    @property
    def console(self) -> Box:
        """Between the purse and the hand: what can be chosen."""
        room = self._below_purse
        within = self.digested and self.digest.y == room.y
        return room.cut_top(DIGEST_HEIGHT, 0.008)[1] if within else room

    def panel(self, seat: Seat, owner: Seat) -> PanelRoom:
        """The panel of a seat; the owner has the large one."""
        return PanelRoom(self.mine, True) if seat == owner else self.small_panel(seat, owner)

    def small_panel(self, seat: Seat, owner: Seat) -> PanelRoom:
        """The panel of a seat beside the large one."""
        place = seat if self.fixed else (seat - owner - 1) % (len(self.rivals) + 1)
        return PanelRoom(self.rivals[place], False)

    def show(self, seat: Seat, owner: Seat) -> Point:
        """Where a card of this seat is looked at: beside its panel, towards the planet."""
        place = self.panel(seat, owner).box
        if self.upright:
            return place.cx, place.bottom + 0.13 if place.cy < self.planet.cy else place.y - 0.13
        aside = 0.09 if place.cx < self.planet.cx else -0.09
        return (place.right if aside > 0 else place.x) + aside, min(0.86, max(0.16, place.cy))

    def beside(self, globe: Globe) -> tuple[Box, float]:
        """The room at the right of a long planet that stands upright, and how upright it stands."""
        sine = abs(math.sin(math.radians(globe.turn)))
        x = globe.centre[0] + (min(half_axes(globe.size)) + AIR) * globe.pitch + 0.02
        box = Box(x, self.planet.y + 0.02, self.planet.right - x, 0.3)
        return box, max(0.0, (sine - 0.9) / 0.1)

    def news_place(self, globe: Globe) -> tuple[Box | None, float]:
        """The place of the news beside the planet, and how strongly they are drawn; None without a place."""
        if self.news.h > 0.14:
            return self.news, 1.0
        if self.upright:
            return self.strip, 1.0
        beside, upright = self.beside(globe)
        return (beside, upright) if beside.w > LEAST_NEWS and upright > 0 else (None, 0.0)


def chip_boxes(area: Box, lines: Sequence[Sequence[int]], most: float = ROOMY) -> list[Box]:
    """A box for each choice, by its number, in lines below the headline."""
    body = area.cut_top(HEAD)[1]
    height = min(most, body.h / max(1, len(lines)))
    places: dict[int, Box] = {}
    for number, line in enumerate(lines):
        row = Box(body.x, body.y + number * height, body.w, height - 0.006)
        places.update(zip(line, row.columns(len(line), 0.008), strict=True))
    return [places[index] for index in range(len(places))]


def offer_boxes(area: Box, count: int, refill: bool) -> list[Box]:
    """A box for each card that can be picked, below the headline; the last for completing the hand."""
    pairs = [[index, index + 1] for index in range(0, count + count % 2, 2)]
    boxes = chip_boxes(area, [*pairs, [count + count % 2]] if refill else pairs)
    return [*boxes[:count], *boxes[count + count % 2 :]]


@lru_cache(maxsize=16)
def room(frame: Frame, seats: int, fixed: bool = False) -> Room:
    """The large panel at the left; rivals round the planet, or above it in a narrow window.

    If seats are fixed, there is room for a small panel of each seat.
    """
    panels = seats if fixed else seats - 1
    if frame.upright:
        return replace(_upright(frame, panels, seats), fixed=fixed)
    lay = _narrow if frame.narrow else _two if panels == 1 else _wide
    return replace(lay(frame, panels), fixed=fixed)


def _wide(frame: Frame, panels: int) -> Room:
    """Two columns, the planet between them; the large panel at the bottom left, under a small one."""
    left, right = _columns(frame, panels)
    high = _rival_height(panels)
    first, mine = left.cut_top(high, GAP)
    tools, beside = right.cut_top(TOOLS_HEIGHT, GAP)
    tools = Box(tools.right - max(tools.w, TOOLS_WIDTH), tools.y, max(tools.w, TOOLS_WIDTH), tools.h)
    others, news = _stacked(beside, panels - 1, high)
    middle = Box(left.right + GAP, 0.0, right.x - left.right - 2 * GAP, frame.h)
    top = BAR_HEIGHT + (0.036 if panels > 3 else 0.022)
    planet = Box(middle.x, top, middle.w, frame.h - top - PROMPTS_HEIGHT)
    top_row = Box(middle.x, 0.012, min(middle.right, tools.x - GAP) - middle.x, BAR_HEIGHT)
    bar, strip = _split(top_row, news, SHORT_BAR if frame.big_text else BAR_WIDTH)
    return Room(mine, (first, *others), bar, planet, tools, news, *_below(frame, planet, middle), strip)


def _two(frame: Frame, panels: int) -> Room:
    """Both seats in one column, so that the wide planet has the rest of the window."""
    left = _columns(frame, panels)[0]
    rival, mine = left.cut_top(_rival_height(panels), GAP)
    middle = Box(left.right + GAP, 0.0, frame.w - MARGIN - left.right - GAP, frame.h)
    top = Box(middle.x, 0.012, middle.w, TOOLS_HEIGHT)
    tools, beside = top.cut_right(TOOLS_WIDTH, GAP)
    y = top.bottom + 0.008
    planet = Box(middle.x, y, middle.w, frame.h - y - PROMPTS_HEIGHT)
    spare = planet.cut_right(max(0.0, planet.w - planet.h * WIDEST_PLANET))[0]
    news = spare.inset(0.0, 0.02).cut_top(min(spare.h, 0.4))[0]
    if news.w < LEAST_NEWS:
        news = Box(planet.right, planet.y, 0.0, 0.0)
    else:
        planet = planet.cut_right(news.w, GAP)[1]
    bar, strip = _split(beside.within(beside.w, BAR_HEIGHT), news, BAR_WIDTH)
    return Room(mine, (rival,), bar, planet, tools, news, *_below(frame, planet, middle), strip)


def _narrow(frame: Frame, panels: int) -> Room:
    """The large panel fills the left; bar and tools, then the rivals, then the planet beside it."""
    mine, rest = frame.box.inset(0.016, 0.016).cut_left(0.4, GAP)
    top, rest = rest.cut_top(BAR_HEIGHT + 0.004, 0.012)
    tools, bar = top.cut_right(TOOLS_WIDTH, GAP)
    across = panels if panels < 6 else 3
    width = min(0.42, (rest.w - 0.01 * (across - 1)) / across)
    rivals, rest = _in_rows(rest, panels, across, width, NARROW_RIVAL if width >= TOWER else TOWER_HEIGHT)
    planet = Box(rest.x, rest.y, rest.w, frame.h - PROMPTS_HEIGHT - rest.y)
    nothing = Box(rest.x, rest.y, rest.w, 0.0)
    return Room(mine, rivals, bar, planet, tools, nothing, *_below(frame, planet, rest), nothing)


def _upright(frame: Frame, panels: int, seats: int) -> Room:
    """From the top down: bar, what others did, the small panels, the planet, the large panel."""
    whole = Box(SMALL_MARGIN, 0.016, frame.w - 2 * SMALL_MARGIN, frame.h - 0.016)
    top, rest = whole.cut_top(TOOLS_HEIGHT, 0.012)
    tools, bar = top.cut_right(TOOLS_WIDTH, GAP)
    prompts, rest = rest.cut_bottom(0.062, 0.004)
    mine, middle = rest.cut_bottom(OWN_HEIGHT, GAP)
    rivals, planet = _small_panels(middle, panels)
    spare = planet.h - _planet_height(planet.w, seats)
    strip = news = Box(planet.x, planet.bottom, planet.w, 0.0)
    if spare > LEAST_SPARE:
        news, planet = planet.cut_bottom(min(spare, 0.4), 0.012)
    else:
        strip, middle = middle.cut_top(STRIP_HEIGHT, 0.01)
        rivals, planet = _small_panels(middle, panels)
    message = Box.around((whole.cx, prompts.cy), min(whole.w, 1.0), 0.062)
    return Room(mine, rivals, bar, planet, tools, news, message, prompts, strip)


def _small_panels(box: Box, count: int) -> tuple[tuple[Box, ...], Box]:
    """In one row, or in two from the fifth on; and what is left below them."""
    across = count if count < 5 else 3
    width = min(0.42, (box.w - (across - 1) * 0.01) / across)
    return _in_rows(box, count, across, width, _rival_height(max(5, count)))


def _in_rows(box: Box, count: int, across: int, width: float, high: float) -> tuple[tuple[Box, ...], Box]:
    """So many panels of this size, from the top of a box; and what is left below them."""
    found: list[Box] = []
    for first in range(0, count, across):
        row, box = box.cut_top(high, 0.008)
        number = min(across, count - first)
        found += row.within(width * number + 0.01 * (number - 1), high).columns(number, 0.01)
    return tuple(found), box


def _planet_height(width: float, seats: int) -> float:
    """Of the planet that is as wide as this, with what stands on it."""
    across, down = half_axes({2: (12, 6), 3: (12, 12), 4: (12, 12)}.get(seats, (18, 12)))
    return width * (down + AIR) / (across + AIR)


def _split(row: Box, news: Box, bar: float) -> tuple[Box, Box]:
    """The bar, and beside it the place of what others did, unless the news have room for that."""
    if news.h > 0.28:
        return row.within(min(row.w, 0.7), row.h), Box(row.right, row.y, 0.0, 0.0)
    return row.cut_left(min(bar, row.w * 0.46), GAP)


def _below(frame: Frame, planet: Box, middle: Box) -> tuple[Box, Box]:
    """Messages and prompts; a message lies below the board, in the place of the prompts."""
    message = Box.around((planet.cx, frame.h - 0.056), min(planet.w, 0.95), 0.08)
    return message, Box(middle.x, frame.h - 0.068, middle.w, 0.06)


def _columns(frame: Frame, panels: int) -> tuple[Box, Box]:
    margin = MARGIN
    if panels > 3:  # the widest planet wants the most room
        left, right, margin = min(0.37, 0.208 * frame.w), min(0.268, 0.152 * frame.w), SMALL_MARGIN
    elif panels == 1:
        left, right = min(0.41, 0.25 * frame.w), min(TOOLS_WIDTH, 0.195 * frame.w)
    else:
        left, right = min(0.46, 0.265 * frame.w), min(0.375, 0.21 * frame.w)
    inner = frame.box.inset(margin + max(0.0, (frame.w - 2.1) * 0.12), MARGIN)
    return inner.cut_left(left)[0], inner.cut_right(right)[0]


def _rival_height(panels: int) -> float:
    if panels < 4:
        return 0.19
    return 0.172 if panels < 6 else 0.16


def _stacked(box: Box, count: int, height: float) -> tuple[tuple[Box, ...], Box]:
    """Rivals down the right column, the last at its foot, and the room between for news."""
    if count == 1:
        panel, rest = box.cut_top(height, GAP)
        return (panel,), rest.cut_top(min(rest.h, 0.4))[0]
    last, rest = box.cut_bottom(height, GAP)
    above = []
    for _ in range(count - 1):
        panel, rest = rest.cut_top(height, GAP)
        above.append(panel)
    return (*above, last), rest.cut_top(min(rest.h, 0.4))[0]


def owner_of_large(viewer: Seat, turn: Seat) -> Seat:
    """The seat with the large panel: the viewer, else the seat to move."""
    return turn if viewer == NOBODY else viewer
