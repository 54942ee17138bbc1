"""A table in a part of the window: it is laid out and drawn as in a window of that size."""

from __future__ import annotations

from copy import copy

from game.client.desk import Desk
from game.client.layout import Box, Frame, Point
from game.client.paint.picture import Picture
from game.client.scene import Scene


class Inset:
    """The desk of such a table. `follow` tells it where the table is, before anything else is done."""

    def __init__(self, desk: Desk) -> None:
        self._outer = desk
        self.desk = copy(desk)  # its settings and its art are those of the window

    def follow(self, box: Box) -> None:
        """The table is here now, and all else is as at the window's own desk."""
        outer, here = self._outer, self.desk
        self._x, self._y, width, height = outer.frame.pixels(box)
        here.frame = Frame(width, height, big_text=True)  # else its words were smaller than elsewhere
        here.settings, here.words, here.theme = outer.settings, outer.words, outer.theme
        here.device, here.gamepads = outer.device, outer.gamepads

    def point(self, pos: Point) -> Point | None:
        """A place in the window as one at the table; None if it lies beside it."""
        unit = self._outer.frame.unit
        place = self.desk.frame.point((pos[0] * unit - self._x, pos[1] * unit - self._y))
        return place if self.desk.frame.box.contains(place) else None

    def draw(self, picture: Picture, scene: Scene[None]) -> None:
        """The scene of the table, into the picture of the window."""
        part = self._empty()
        scene.draw(part)
        picture.insert(part, self._x, self._y)

    def rehearse(self, scene: Scene[None]) -> None:
        """The same, where nobody sees it."""
        scene.rehearse(self._empty())

    def _empty(self) -> Picture:
        part = self.desk.picture()
        part.covered = True  # what keys do is told by the window
        return part
