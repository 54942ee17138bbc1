"""A small picture of a table, as everybody may see it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface

from game.client.desk import Desk
from game.client.layout import Box, PixelBox
from game.client.paint.picture import Picture
from game.client.paint.stage import blit_all
from game.client.table.facts import facts
from game.client.table.presenter import Look, Presenter, presenter
from game.client.table.ways import ShownWay
from game.engine.contract import NOBODY, Seat
from game.match.match import Match

AIR = 0.9  # of the heart of the table: its edges are cut
NEAR = 0.62  # of its height, where it is looked at from near
ROUND = 0.03  # round a trail
SHARP = 3.0  # pixels of the height of a table, for one of a picture of it


class Miniature:
    """The table of a match, made small: all of it, or what one seat just did, from near."""

    def __init__(
        self, desk: Desk, match: Match, near: Seat | None = None, before: Match | None = None
    ) -> None:
        """`before`: the match before the last action, whose trail is drawn if the game has such."""
        self._desk, self._near = desk, near
        self._presenter: Presenter[Any] = presenter(desk, match.game.name)
        self._presenter.turn_to(near if near is not None else match.to_act or 0)
        self._facts = facts(match.game.name)
        self._look = self._look_at(match, NOBODY)
        self._trail: tuple[Look[Any], ShownWay] | None = None
        if before is not None and near is not None and self._facts.trails:
            played = ShownWay(match.actions[-1], "", better=False, done=True)
            self._trail = self._look_at(before, near), played

    def _look_at(self, match: Match, seat: Seat) -> Look[Any]:
        view = match.view(seat)
        return Look(
            view=view, poses=self._presenter.layout(view), specks=(), lineup=match.lineup, deciding=False
        )

    def rehearse(self) -> None:
        """Draw where nobody sees it what it will be made from."""
        self._draw(self._desk.picture())

    def _draw(self, picture: Picture) -> Sequence[Box]:
        """Draw all of the table; gives what the trail is about."""
        self._presenter.draw(picture, self._look)
        if self._trail is None:
            return ()
        with picture.above():
            return self._presenter.draw_way(picture, *self._trail)

    def drawn(self, size: tuple[int, int], radius: int) -> Surface:
        """The heart of the table, in so many pixels with round corners."""
        with self._desk.art.passing():
            picture = self._desk.picture()
            about = self._draw(picture)
            whole = Surface((self._desk.frame.width, self._desk.frame.height))
            whole.blit(picture.backdrop, (0, 0))
            blit_all(whole, picture.items)
        part = whole.subsurface(Rect(self._part(size[0] / size[1], about)))
        return rounded(pygame.transform.smoothscale(part, size), radius)

    def _part(self, aspect: float, about: Sequence[Box]) -> PixelBox:
        """What is seen of the window, in this proportion: round its heart, and never beyond its edges."""
        frame = self._desk.frame
        heart = self._place(self._facts.heart) or frame.box.scaled(0.8)
        if self._near is not None:
            piece = self._place(self._facts.near(self._look.view, self._near))
            box = close_up(heart, piece, aspect, about)
        else:
            high = min(frame.h, frame.w / aspect, AIR * max(heart.h, heart.w / aspect))
            box = _inside(frame.box, Box.around(heart.centre, high * aspect, high))
        x, y, w, h = frame.pixels(box)
        return max(0, x), max(0, y), min(w, frame.width - max(0, x)), min(h, frame.height - max(0, y))

    def _place(self, name: str) -> Box | None:
        return self._presenter.place_of(name, self._look) if name else None


def close_up(heart: Box, piece: Box | None, aspect: float, about: Sequence[Box]) -> Box:
    """A part of the heart where a seat did something, and nothing beside the heart.

    `piece` is what is the seat's own, `about` what its way went through.
    """
    high = AIR * min(heart.h, heart.w / aspect)
    trail = [box for box in about if heart.holds(box, 0.02)]
    if trail:
        whole = Box.round(trail).grown(ROUND)
        piece = whole if max(whole.h, whole.w / aspect) <= high else trail[0]
    elif piece is not None and not heart.holds(piece, 0.02):
        heart, piece = piece, None
    if piece is not None:
        high = min(high, max(NEAR * heart.h * max(1.0, 1 / aspect), piece.h, piece.w / aspect))
    centre = (piece or heart).centre
    return _inside(heart, Box.around(centre, high * aspect, high))


def moment_of(desk: Desk, match: Match, ply: int) -> Miniature:
    """What the action that led to a ply did, from near."""
    before = match.at(ply - 1) if ply else None
    return Miniature(desk, match.at(ply), match.actor(ply) if ply else None, before)


def small_desk(desk: Desk, height: int) -> Desk:
    """A desk whose tables are just sharp enough for pictures so high: they are drawn fast."""
    small, frame = copy(desk), desk.frame
    share = min(1.0, SHARP * height / min(frame.width, frame.height))
    small.frame = replace(frame, width=round(frame.width * share), height=round(frame.height * share))
    return small


def _inside(room: Box, box: Box) -> Box:
    """The box, moved into the room."""
    left, up = max(0.0, room.x - box.x), max(0.0, room.y - box.y)
    right, down = min(0.0, room.right - box.right), min(0.0, room.bottom - box.bottom)
    return box.moved(left or right, up or down)


def rounded(surface: Surface, radius: int) -> Surface:
    """The surface with round corners, premultiplied."""
    size = surface.get_size()
    mask = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=2 * radius)
    mask.premul_alpha_ip()
    whole = surface.convert_alpha()
    whole.blit(pygame.transform.smoothscale(mask, size), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return whole
