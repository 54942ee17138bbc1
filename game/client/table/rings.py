"""The ring of focus at a table: where it is drawn while keys move it from place to place."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.client.layout import Box
from game.client.motion.glide import Glide
from game.client.paint import furniture
from game.client.paint.picture import Picture, RingDrawn


@dataclass(frozen=True, slots=True)
class Gliding:
    """Rings on their way: each comes from the nearest that was seen before among the same things."""

    starts: Sequence[RingDrawn]
    left: float  # of the way, from 1 to 0

    def place(self, among: Hashable, end: Box) -> Box:
        """Where the ring is that belongs round this box."""
        starts = [ring.box for ring in self.starts if ring.among == among]
        if not starts or end in starts:
            return end
        start = min(starts, key=lambda box: math.dist(box.centre, end.centre))
        return start.towards(end, 1.0 - self.left)


class Rings:
    """What a table remembers of its rings from frame to frame. What has the focus is none of its business."""

    def __init__(self) -> None:
        self._seen: Sequence[RingDrawn] = ()  # in the last frame
        self._glide: Glide[Sequence[RingDrawn]] = Glide()

    @property
    def gliding(self) -> Gliding | None:
        start = self._glide.start
        return None if start is None or self._glide.over else Gliding(start, self._glide.left)

    def see(self, picture: Picture) -> None:
        """Note where the rings are in this frame."""
        self._seen = picture.rings

    def leave(self) -> None:
        """A key may have moved the focus: its rings come from where they were seen."""
        if self._seen:
            self._glide.begin(self._seen)

    def pass_time(self, seconds: float) -> None:
        self._glide.pass_time(seconds)

    def forget(self) -> None:
        """What has the focus next has its ring at once."""
        self._seen = ()
        self._glide.end()


def ring_place(picture: Picture, gliding: Gliding | None, among: Hashable, box: Box) -> Box:
    """Where the ring round this box is now, for who draws it. It is noted: the next way begins there."""
    place = gliding.place(among, box) if gliding else box
    picture.rings.append(RingDrawn(among, place))
    return place


def draw_ring(
    picture: Picture,
    gliding: Gliding | None,
    among: Hashable,
    box: Box,
    radius: float,
    gap: float = 5.0,
    *,
    rests: bool = True,
) -> None:
    """The ring of focus round this box, unless it is on its way there. `rests`: it is seen there, too."""
    place = gliding.place(among, box) if gliding else box
    picture.rings.append(RingDrawn(among, place, radius, gap, place != box))
    if place == box and rests:
        furniture.ring(picture, box, radius, gap)


def draw_moving(picture: Picture) -> None:
    """The rings that are on their way, above the things that they pass."""
    with picture.above():
        for ring in picture.rings:
            if ring.moving:
                furniture.ring(picture, ring.box, ring.radius, ring.gap)
