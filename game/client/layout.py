"""Places on the screen in units: 1.0 is the height of the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field, replace
from typing import Literal, TypeAlias

Point: TypeAlias = tuple[float, float]  # in heights of the window
Pixels: TypeAlias = tuple[float, float]
PixelBox: TypeAlias = tuple[int, int, int, int]  # x, y, width, height
Anchor: TypeAlias = Literal[
    "centre", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left", "bottom-right"
]

LEAST_ASPECT = 1.25  # in a narrower window a unit is smaller, so that nothing is cut off
LEAST_TEXT = 0.0241  # of the height; of a narrow window the width / LEAST_ASPECT
LEAST_TARGET = 0.05
BIG_TEXT = 1.25


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle in units."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> Box:
        return cls(centre[0] - w / 2, centre[1] - h / 2, w, h)

    @classmethod
    def round(cls, boxes: Sequence[Box]) -> Box:
        """All of these, and what lies between them."""
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return cls(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: Box, slack: float = 0.0) -> bool:
        """Whether they share more than `slack` units in both directions."""
        across, down = self.shared(other)
        return across > slack and down > slack

    def shared(self, other: Box) -> tuple[float, float]:
        """How wide and how high what both cover is; below 0 they are so far apart."""
        across = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        down = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return across, down

    def holds(self, other: Box, slack: float = 0.0) -> bool:
        """Whether the other is inside, or outside by no more than `slack`."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Box:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def moved_into(self, room: Box) -> Box:
        """Moved no farther than needed to lie inside."""
        dx = max(room.x - self.x, min(0.0, room.right - self.right))
        return self.moved(dx, max(room.y - self.y, min(0.0, room.bottom - self.bottom)))

    def inset(self, dx: float, dy: float | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def towards(self, other: Box, share: float) -> Box:
        """A box between the two: this one at 0, the other at 1."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Box(*(here + (there - here) * share for here, there in pairs))

    def grown(self, by: float) -> Box:
        return self.inset(-by)

    def scaled(self, by: float) -> Box:
        return Box.around(self.centre, self.w * by, self.h * by)

    def within(self, w: float, h: float, anchor: Anchor = "centre") -> Box:
        """A box of this size inside, at an edge, a corner or the centre."""
        x = self.x if "left" in anchor else self.right - w if "right" in anchor else self.cx - w / 2
        y = self.y if "top" in anchor else self.bottom - h if "bottom" in anchor else self.cy - h / 2
        return Box(x, y, w, h)

    def cut_top(self, h: float, gap: float = 0.0) -> tuple[Box, Box]:
        """The strip at the top, and the rest below a gap."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, self.h - h - gap)

    def cut_left(self, w: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, self.w - w - gap, self.h)

    def rows(self, count: int, gap: float = 0.0) -> list[Box]:
        """Equal rows from the top."""
        h = (self.h - gap * (count - 1)) / max(1, count)
        return [Box(self.x, self.y + k * (h + gap), self.w, h) for k in range(count)]

    def columns(self, count: int, gap: float = 0.0) -> list[Box]:
        return self.shares([1.0] * count, gap)

    def shares(self, weights: Sequence[float], gap: float = 0.0) -> list[Box]:
        """Columns with widths in these proportions."""
        unit = (self.w - gap * (len(weights) - 1)) / sum(weights)
        boxes: list[Box] = []
        x = self.x
        for weight in weights:
            boxes.append(Box(x, self.y, weight * unit, self.h))
            x += weight * unit + gap
        return boxes


@dataclass(frozen=True, slots=True)
class Frame:
    """The size of the window, in pixels and in units."""

    width: int
    height: int
    big_text: bool = False
    tall: float = 1.0  # window heights in the height; above 1 only for pictures of long pages
    unit: float = field(init=False)  # pixels in one unit

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", min(self.height / self.tall, self.width / LEAST_ASPECT))

    @property
    def w(self) -> float:
        return self.width / self.unit

    @property
    def h(self) -> float:
        return self.height / self.unit

    @property
    def box(self) -> Box:
        return Box(0.0, 0.0, self.w, self.h)

    @property
    def safe(self) -> Box:
        """The window without its margin. In very wide windows the margin is larger, so that all is near."""
        margin = 0.044 if self.narrow else 0.067
        return self.box.inset(margin, 0.044)

    @property
    def narrow(self) -> bool:
        return self.w < 1.55

    @property
    def upright(self) -> bool:
        """So high for its width that things lie below one another."""
        return self.h > 1.5

    @property
    def wide(self) -> bool:
        return self.w > 2.0

    @property
    def text_scale(self) -> float:
        return BIG_TEXT if self.big_text else 1.0

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def pixels(self, box: Box) -> PixelBox:
        """The box in whole pixels; boxes that touch in units touch in pixels."""
        unit = self.unit
        x, y = round(box.x * unit), round(box.y * unit)
        return x, y, max(0, round((box.x + box.w) * unit) - x), max(0, round((box.y + box.h) * unit) - y)

    def point(self, pixels: Pixels) -> Point:
        return pixels[0] / self.unit, pixels[1] / self.unit
