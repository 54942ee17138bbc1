"""The places of everything round the planet, for every shape of window and two to six seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.client.layout import Box, Frame, Point
from game.engine.contract import NOBODY, Seat

MARGIN = 0.022
GAP = 0.016
BAR_HEIGHT = 0.052
TOOLS_HEIGHT = 0.058
PROMPTS_HEIGHT = 0.075
NARROW_RIVAL = 0.15
TOWER = 0.2  # a rival's panel that is narrower has its points below its name
TOWER_HEIGHT = 0.19
TOOLS_WIDTH = 0.318
WIDEST_PLANET = 1.7  # width by height of the planet for two
LEAST_NEWS = 0.28
DIGEST_HEIGHT = 0.175  # two rows of what happened


@dataclass(frozen=True, slots=True)
class Room:
    """Boxes for one frame. `rivals` are the seats after the large one, clockwise."""

    mine: Box
    rivals: tuple[Box, ...]
    bar: Box
    planet: Box
    tools: Box
    news: Box  # recent lines of the log; no height if there is no room
    message: Box
    prompts: Box
    above: Box  # what lies over the planet, in the place of the bar

    @property
    def digest(self) -> Box:
        """Where a person reads what happened since their last turn: off the board."""
        return self.news if self.news.h > 0.28 else self.above

    @property
    def compass(self) -> Point:
        return self.mine.right + 0.062, self.planet.bottom - 0.078


@lru_cache(maxsize=16)
def room(frame: Frame, seats: int) -> Room:
    """The large panel at the left; rivals round the planet, or above it in a narrow window."""
    if frame.narrow:
        return _narrow(frame, seats)
    return _two(frame) if seats == 2 else _wide(frame, seats)


def _wide(frame: Frame, seats: int) -> Room:
    """Two columns, the planet between them; the large panel at the bottom left."""
    left, right = _columns(frame, seats)
    over = 1 if seats > 2 else 0
    first, mine = left, left
    if over:
        first, mine = left.cut_top(_rival_height(seats), GAP)
    tools, beside = right.cut_top(TOOLS_HEIGHT, GAP)
    others, news = _stacked(beside, seats - 1 - over, _rival_height(seats))
    middle = Box(left.right + GAP, 0.0, right.x - left.right - 2 * GAP, frame.h)
    planet = Box(middle.x, BAR_HEIGHT + 0.022, middle.w, frame.h - BAR_HEIGHT - 0.022 - PROMPTS_HEIGHT)
    bar = Box.around((middle.cx, 0.012 + BAR_HEIGHT / 2), min(middle.w, 0.7), BAR_HEIGHT)
    rivals = (first, *others) if over else others
    above = Box.around((middle.cx, 0.0), min(middle.w, 0.95), 0.0)
    return Room(mine, rivals, bar, planet, tools, news, *_below(frame, planet, middle), _hanging(above))


def _two(frame: Frame) -> Room:
    """Both seats in one column, so that the wide planet has the rest of the window."""
    left = _columns(frame, 2)[0]
    rival, mine = left.cut_top(_rival_height(2), GAP)
    middle = Box(left.right + GAP, 0.0, frame.w - MARGIN - left.right - GAP, frame.h)
    top = Box(middle.x, 0.012, middle.w, TOOLS_HEIGHT)
    tools, beside = top.cut_right(TOOLS_WIDTH, GAP)
    bar = beside.within(min(beside.w, 0.7), BAR_HEIGHT)
    y = top.bottom + 0.008
    planet = Box(middle.x, y, middle.w, frame.h - y - PROMPTS_HEIGHT)
    spare = planet.cut_right(max(0.0, planet.w - planet.h * WIDEST_PLANET))[0]
    news = spare.inset(0.0, 0.02).cut_top(min(spare.h, 0.4))[0]
    if news.w < LEAST_NEWS:
        news = Box(planet.right, planet.y, 0.0, 0.0)
    else:
        planet = planet.cut_right(news.w, GAP)[1]
    return Room(mine, (rival,), bar, planet, tools, news, *_below(frame, planet, middle), _hanging(beside))


def _narrow(frame: Frame, seats: int) -> Room:
    """The large panel fills the left; bar and tools, then the rivals, then the planet beside it."""
    mine, rest = frame.box.inset(0.016, 0.016).cut_left(0.4, GAP)
    top, rest = rest.cut_top(BAR_HEIGHT + 0.004, 0.012)
    tools, bar = top.cut_right(TOOLS_WIDTH, GAP)
    width = min(0.42, (rest.w - 0.01 * (seats - 2)) / (seats - 1))
    strip, rest = rest.cut_top(NARROW_RIVAL if width >= TOWER else TOWER_HEIGHT, 0.008)
    strip_room = strip
    strip = strip.within(width * (seats - 1) + 0.01 * (seats - 2), strip.h)
    planet = Box(rest.x, rest.y, rest.w, frame.h - PROMPTS_HEIGHT - rest.y)
    nothing = Box(rest.x, rest.y, rest.w, 0.0)
    rivals = tuple(strip.columns(seats - 1, 0.01))
    return Room(mine, rivals, bar, planet, tools, nothing, *_below(frame, planet, rest), _hanging(strip_room))


def _hanging(top: Box) -> Box:
    return Box(top.x, max(0.012, top.y), top.w, DIGEST_HEIGHT)


def _below(frame: Frame, planet: Box, middle: Box) -> tuple[Box, Box]:
    """Messages and prompts."""
    return _message(frame, planet), _prompts(frame, middle)


def _message(frame: Frame, planet: Box) -> Box:
    """Below the board, in the place of the prompts."""
    return Box.around((planet.cx, frame.h - 0.056), min(planet.w, 0.95), 0.08)


def _prompts(frame: Frame, middle: Box) -> Box:
    return Box(middle.x, frame.h - 0.068, middle.w, 0.06)


def _columns(frame: Frame, seats: int) -> tuple[Box, Box]:
    tight = seats > 4 or seats == 2  # the wide planets want the room
    left = min(0.41, 0.25 * frame.w) if tight else min(0.46, 0.265 * frame.w)
    right = min(TOOLS_WIDTH, 0.195 * frame.w) if tight else min(0.375, 0.21 * frame.w)
    inner = frame.box.inset(MARGIN + max(0.0, (frame.w - 2.1) * 0.12), MARGIN)
    return inner.cut_left(left)[0], inner.cut_right(right)[0]


def _rival_height(seats: int) -> float:
    return 0.19 if seats < 5 else 0.172


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
    """Whose panel is the large one: of the person that looks, else of the seat to move."""
    return turn if viewer == NOBODY else viewer


def box_of(places: Room, seat: Seat, owner: Seat, seats: int) -> Box:
    """The panel of a seat."""
    return places.mine if seat == owner else places.rivals[(seat - owner - 1) % seats]
