"""The far landscape of the title as one drawing at the size of the window, kept in one file.

Places are those of assets/shared/art/README.md: x from the right edge, y from the top of a window 1080 high.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Surface

from game import catalogue
from game.client.layout import Frame, Point
from game.client.paint.picture import Picture

WIDE, HIGH = 2560.0, 1080.0
LOGO_WIDTH = 0.83
SOFT, SHARP = 1000, 1300  # lines of the window, above which soft things, and then all, are drawn at half
BANDS = 2  # drawn at the same time, for the cores that every machine has
SKY = ("sky", *(f"layer_{number}" for number in range(1, 6)))


class LandscapePart(NamedTuple):
    """A picture of the title: its top left corner, width and height in the landscape."""

    name: str
    x: float = 0.0
    y: float = 0.0
    w: float = WIDE
    h: float = HIGH


DOTS = LandscapePart("dots")  # far stars
HILL_BACK = LandscapePart("hill_back", y=730, h=330)
HILL_FRONT = LandscapePart("hill_front", y=856, h=250)
LANE = LandscapePart("lane")
FINE = (DOTS, LANE)  # what looks worse if it is enlarged
GLOW = LandscapePart("red_star_glow", WIDE - 518 - 500, 406 - 500, 1000, 1000)


class Land(NamedTuple):
    """How the landscape lies in a window: at its right and lower edge, large enough to fill it."""

    frame: Frame

    @property
    def scale(self) -> float:
        """Units in one of the landscape's own pixels."""
        return max(self.frame.h / HIGH, self.frame.w / WIDE)

    def at(self, x: float, y: float) -> Point:
        """The place of a point x from the right edge, y from the top."""
        return self.frame.w - x * self.scale, self.frame.h - (HIGH - y) * self.scale

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """The part of the whole landscape that the window shows: x, y, width, height."""
        wide, high = self.frame.w / self.scale, self.frame.h / self.scale
        return WIDE - wide, HIGH - high, wide, high


def draw_sky(picture: Picture) -> None:
    """The landscape as the quiet ground of a screen: layers of paper, and snow."""
    picture.ground("sky", _paint_sky)


def _paint_sky(picture: Picture) -> None:
    dark = 0.45 if picture.theme.name == "night" else 0.8
    veil = f'<rect width="{WIDE}" height="{HIGH}" fill="#070A22" opacity="{dark}"/>'
    hills = (HILL_BACK._replace(y=HILL_BACK.y + 150), HILL_FRONT._replace(y=HILL_FRONT.y + 110))
    paint(picture, (*map(LandscapePart, SKY[:-1]), veil, DOTS, *hills))


def paint(picture: Picture, parts: Sequence[LandscapePart | str], more: str = "") -> None:
    """A landscape over the whole window, with `more` over it, which is fine as well.

    In a large window its soft parts are drawn at half their size and enlarged: to draw them takes long.
    """
    if picture.frame.height <= SOFT:
        _lay(picture, "".join(map(_nested, parts)) + more, 1)
        return
    soft, fine = ("".join(_nested(part) for part in parts if (part in FINE) == it) for it in (False, True))
    _lay(picture, soft, 2)
    _lay(picture, fine + more, 1 if picture.frame.height <= SHARP else 2)


def _lay(picture: Picture, body: str, part: int) -> None:
    """Lay a drawing over the window, made at a part of its size, in bands that can be made at one time."""
    width, height = picture.frame.width, picture.frame.height
    drawn = Surface((width // part, height // part), pygame.SRCALPHA, 32)
    edges = [round(drawn.get_width() * number / BANDS) for number in range(BANDS + 1)]
    for left, right in pairwise(edges):
        band = _band(picture.frame, body, left / drawn.get_width(), right / drawn.get_width())
        surface = picture.art.svg(band, right - left, drawn.get_height())
        drawn.blit(surface, (left, 0), None, pygame.BLEND_PREMULTIPLIED)
    whole = drawn if part == 1 else pygame.transform.smoothscale(drawn, (width, height))
    picture.blit(whole, (0.0, 0.0))


def far() -> Sequence[LandscapePart]:
    """Sky, layers, the glow of the red star, the lane and the back hill."""
    return [*map(LandscapePart, SKY), DOTS, GLOW, LANE, HILL_BACK]


def _band(frame: Frame, body: str, left: float, right: float) -> str:
    """What the window shows between two shares of its width."""
    x, y, wide, high = Land(frame).seen
    box = f"{x + left * wide:.4f} {y:.4f} {(right - left) * wide:.4f} {high:.4f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'


@cache
def _nested(part: LandscapePart | str) -> str:
    """A file of the art inside another drawing, with ids that no other part has; SVG as it is."""
    if isinstance(part, str):
        return part
    source = catalogue.picture(f"title/{part.name}").read_text(encoding="utf-8")
    head, body = source[source.index("<svg") :].split(">", 1)
    found = re.search(r'viewBox="[^"]*"', head)
    assert found is not None
    body = re.sub(r'\bid="', f'id="{part.name}-', body)
    body = re.sub(r"url\(#", f"url(#{part.name}-", body)
    body = re.sub(r'href="#', f'href="#{part.name}-', body)
    place = f'x="{part.x}" y="{part.y}" width="{part.w}" height="{part.h}"'
    if (part.w, part.h) == (WIDE, HIGH):  # only the window cuts it off, and clipping is slow
        place += ' overflow="visible"'
    return f'<svg {place} {found[0]} preserveAspectRatio="none">{body}'


def logo_width(frame: Frame) -> float:
    """Of the logo on the title, and where it stands before the title is drawn."""
    return min(LOGO_WIDTH, frame.w - 0.5)
