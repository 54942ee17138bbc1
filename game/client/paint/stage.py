"""Draws pictures on the screen: only what has changed since the last one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface

OVER = pygame.BLEND_PREMULTIPLIED
ADD = pygame.BLEND_RGB_ADD
COPY = 0  # of what hides all below it
MOST_PATCHES = 48  # if there are more, one large one is drawn
FULL_SHARE = 0.7  # of the screen; above this share it is faster to draw everything
SLACK = 20_000  # pixels; what touches is drawn as one patch if that is no more than so much larger


class Item(NamedTuple):
    """A surface at a place in pixels. `area` is the part that is seen; None: all of it."""

    surface: Surface
    x: int
    y: int
    area: tuple[int, int, int, int] | None = None
    flags: int = OVER

    @property
    def rect(self) -> Rect:
        w, h = self.area[2:] if self.area else self.surface.get_size()
        return Rect(self.x, self.y, w, h)


Items: TypeAlias = Sequence[Item]


class Kick(NamedTuple):
    """A part of a finished picture is seen so many pixels aside. By none: it soon will be, so get ready."""

    room: Rect
    dx: int
    dy: int

    @property
    def aside(self) -> bool:
        return bool(self.dx or self.dy)


class Stage:
    """Knows what is on the target now: a ground and the items above it."""

    def __init__(self, target: Surface) -> None:
        self.target = target
        self._ground: Surface | None = None
        self._items: Items = ()
        self._kick: Kick | None = None
        self._still = Surface((0, 0))  # while a part is seen aside: the picture with all in its place

    def show(self, ground: Surface, items: Items, kick: Kick | None = None) -> list[Rect]:
        """Draw this picture on the target; gives the places that changed, none touching another."""
        whole = self.target.get_rect()
        canvas = self._still if self._kick else self.target
        other_room = kick and self._kick and kick.room != self._kick.room
        if ground is not self._ground or other_room or _moved_most(self._items, items, whole):
            patches = [whole]
        else:
            patches = apart([rect for rect in changes(self._items, items) if rect.colliderect(whole)], whole)
        self._ground, self._items = ground, items
        if patches == [whole]:
            _draw_all(canvas, ground, items)
        elif patches:
            _draw_patches(canvas, ground, items, patches)
        return self._shaken(patches, kick) if kick or self._kick else patches

    def _shaken(self, patches: list[Rect], kick: Kick | None) -> list[Rect]:
        """Show what is in its place with a part of it aside; gives the places that changed.

        Outside the room of the kick, the still picture holds only what was drawn since it began.
        """
        last = kick or self._kick
        assert last is not None
        room = last.room
        if not self._kick:
            if self._still.get_size() != self.target.get_size():
                self._still = Surface(self.target.get_size())  # and kept: new memory is slower
            self._still.blit(self.target, room, room)
        dx, dy = kick[1:] if kick else (0, 0)
        aside = room.move(dx, dy).clip(room) if kick and kick.aside else Rect(0, 0, 0, 0)
        drawn = [patch.clip(room) for patch in patches]
        if kick == self._kick:
            moved = [patch.move(dx, dy).clip(aside) for patch in drawn]
        else:
            moved = [each.room for each in (self._kick, kick) if each and each.aside]
        inside = apart([*drawn, *moved], room)
        for patch in inside:
            if seen := patch.clip(aside):
                self.target.blit(self._still, seen, seen.move(-dx, -dy))
            for part in _outside(patch, aside):
                self.target.blit(self._still, part, part)
        around = [part for patch in patches for part in _outside(patch, room)]
        for part in around if self._kick else ():
            self.target.blit(self._still, part, part)
        self._kick = kick
        return [*inside, *around]

    def copy(self) -> Surface | None:
        """A copy of what was shown last; None if that is not known."""
        if self._ground is None:
            return None
        copy = Surface(self._ground.get_size())
        copy.blit(self._ground, (0, 0))
        blit_all(copy, self._items)
        return copy

    def forget(self) -> None:
        """Something else has drawn on the target: draw everything next time."""
        self._ground = self._kick = None


def _draw_all(target: Surface, ground: Surface, items: Items) -> None:
    _lay(target, ground, target.get_rect(), _hidden(items))
    blit_all(target, items)


def _draw_patches(target: Surface, ground: Surface, items: Items, patches: Sequence[Rect]) -> None:
    rects = [Rect(x, y, *(area[2:] if area else of.get_size())) for of, x, y, area, _ in items]
    hidden = _hidden(items)
    for patch in patches:
        target.set_clip(patch)
        _lay(target, ground, patch, hidden)
        blit_all(target, [items[index] for index in patch.collidelistall(rects)])
    target.set_clip(None)


def _lay(target: Surface, ground: Surface, patch: Rect, hidden: Rect) -> None:
    """The ground, but for what is hidden."""
    for part in _outside(patch, hidden):
        target.blit(ground, part, part)


def _hidden(items: Items) -> Rect:
    """A place where nothing is seen of what lies below."""
    return next((item.rect for item in items if item.flags == COPY), Rect(0, 0, 0, 0))


def _moved_most(old: Items, new: Items, whole: Rect) -> bool:
    """Whether a large thing has moved that fills most of the picture, so that all of it is drawn anew.

    Such a thing is copied where nothing shines through it, and else drawn in parts.
    """
    hidden = _hidden(new)
    if not hidden or hidden == _hidden(old):
        return False
    parts = (item.rect for item in new if item.flags == COPY or item.area)
    return sum(_area(part.clip(whole)) for part in parts) > FULL_SHARE * _area(whole)


def blit_all(target: Surface, items: Items) -> None:
    """Draw items in their order."""
    target.blits([(item.surface, (item.x, item.y), item.area, item.flags) for item in items], False)  # type: ignore[misc]


def changes(old: Items, new: Items) -> list[Rect]:
    """The places of all items that came, went, or changed their order."""
    if old == new:
        return []
    alike = _alike_first(old, new)
    old, new = old[alike:], new[alike:]
    places = {item: index for index, item in enumerate(old)}
    if len(places) < len(old):  # the same item twice: compare place by place instead
        return _by_position(old, new)
    common = [(index, places[item]) for index, item in enumerate(new) if item in places]
    kept = _longest_rise([place for _, place in common])
    kept_new = {common[index][0] for index in kept}
    kept_old = {common[index][1] for index in kept}
    gone = [item.rect for index, item in enumerate(old) if index not in kept_old]
    come = [item.rect for index, item in enumerate(new) if index not in kept_new]
    return gone + come


def _alike_first(old: Items, new: Items) -> int:
    """How many items are alike up to the first that differs."""
    return next((k for k, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), 0)


def _by_position(old: Items, new: Items) -> list[Rect]:
    longest = max(len(old), len(new))
    pairs = ((old[k] if k < len(old) else None, new[k] if k < len(new) else None) for k in range(longest))
    return [item.rect for pair in pairs if pair[0] != pair[1] for item in pair if item is not None]


def _longest_rise(values: Sequence[int]) -> list[int]:
    """Indices of a longest increasing subsequence."""
    if all(a < b for a, b in pairwise(values)):
        return list(range(len(values)))
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for index, value in enumerate(values):
        at = bisect_left(tails, value)
        before.append(ends[at - 1] if at else -1)
        tails[at : at + 1] = [value]
        ends[at : at + 1] = [index]
    chain: list[int] = []
    index = ends[-1]
    while index >= 0:
        chain.append(index)
        index = before[index]
    return chain[::-1]


def apart(rects: Sequence[Rect], whole: Rect) -> list[Rect]:
    """The same area (or a little more) as rectangles that do not touch; `[whole]` if it is most of it."""
    merged: list[Rect] = []
    left = sorted((patch for rect in rects if (patch := rect.clip(whole))), key=_area)
    covered, most = 0, FULL_SHARE * _area(whole)
    while left and covered <= most:
        patch = left.pop()  # the largest first, as it holds most of the others
        other = patch.collidelist(merged)
        if other < 0:
            merged.append(patch)
            covered += _area(patch)
            continue
        if merged[other].contains(patch):
            continue
        both = patch.union(merged[other])
        if _area(both) <= _area(patch) + _area(merged[other]) - _area(patch.clip(merged[other])) + SLACK:
            covered -= _area(merged.pop(other))
            left.append(both)
        else:
            left += _outside(patch, merged[other])
    if covered > most:
        return [whole]
    if len(merged) > MOST_PATCHES:
        return [merged[0].unionall(merged[1:])]
    return merged


def _area(rect: Rect) -> int:
    return rect.w * rect.h


def _outside(rect: Rect, other: Rect) -> list[Rect]:
    """The parts of a rectangle that another leaves free."""
    inner = rect.clip(other)
    parts = (
        Rect(rect.x, rect.y, rect.w, inner.y - rect.y),
        Rect(rect.x, inner.bottom, rect.w, rect.bottom - inner.bottom),
        Rect(rect.x, inner.y, inner.x - rect.x, inner.h),
        Rect(inner.right, inner.y, rect.right - inner.right, inner.h),
    )
    return [part for part in parts if part]
