"""A small picture of a table, as everybody may see it."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.client.desk import Desk
from game.client.layout import Box, PixelBox
from game.client.paint.picture import Picture
from game.client.paint.stage import blit_all
from game.client.table.facts import facts
from game.client.table.presenter import Look, Presenter, presenter
from game.engine.contract import NOBODY
from game.match.match import Match

AIR = 0.9  # of the heart of the table: its edges are cut


class Miniature:
    """The table of a match, drawn as in a window and then made small."""

    def __init__(self, desk: Desk, match: Match) -> None:
        self._desk = desk
        self._presenter: Presenter[Any] = presenter(desk, match.game.name)
        self._presenter.turn_to(match.to_act or 0)
        self._heart = facts(match.game.name).heart
        view = match.view(NOBODY)
        self._look: Look[Any] = Look(
            view=view, poses=self._presenter.layout(view), specks=(), lineup=match.lineup, deciding=False
        )

    def rehearse(self, picture: Picture) -> None:
        """Draw where nobody sees it what it will be made from."""
        self._presenter.draw(picture, self._look)

    def drawn(self, size: tuple[int, int], radius: int) -> Surface:
        """The heart of the table, in so many pixels with round corners."""
        with self._desk.art.passing():
            picture = self._desk.picture()
            self._presenter.draw(picture, self._look)
            whole = Surface((self._desk.frame.width, self._desk.frame.height))
            whole.blit(picture.backdrop, (0, 0))
            blit_all(whole, picture.items)
        part = whole.subsurface(Rect(self._part(size[0] / size[1])))
        return rounded(pygame.transform.smoothscale(part, size), radius)

    def _part(self, aspect: float) -> PixelBox:
        """What is seen of the window: round its heart, in this proportion, and never beyond its edges."""
        frame = self._desk.frame
        found = self._presenter.place_of(self._heart, self._look) if self._heart else None
        heart = found or frame.box.scaled(0.8)
        high = min(frame.h, frame.w / aspect, AIR * max(heart.h, heart.w / aspect))
        box = Box.around(heart.centre, high * aspect, high)
        right, down = min(0.0, frame.w - box.right), min(0.0, frame.h - box.bottom)
        x, y, w, h = frame.pixels(box.moved(max(-box.x, right), max(-box.y, down)))
        return max(0, x), max(0, y), min(w, frame.width - max(0, x)), min(h, frame.height - max(0, y))


def rounded(surface: Surface, radius: int) -> Surface:
    """The surface with round corners, premultiplied."""
    size = surface.get_size()
    mask = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=2 * radius)
    mask.premul_alpha_ip()
    whole = surface.convert_alpha()
    whole.blit(pygame.transform.smoothscale(mask, size), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return whole
