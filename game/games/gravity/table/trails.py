"""What others did since one's last turn, as it lies on the planet: the way of each pawn, and what it won."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.table.presenter import Look, PlayedAction
from game.engine.contract import Seat
from game.games.gravity import model
from game.games.gravity.model import Cell, Direction, GravityView
from game.games.gravity.table.globe import ANGLES, STEPS
from game.games.gravity.table.picking import Sight
from game.games.gravity.view import pawn, points, stars

LINE, SHADE = 0.0046, 0.0092  # of the way, and of the dark line below it
ASIDE = 0.13  # cells: so that two ways in one row stay two
_SIDES = ((-1, -1), (1, 1), (1, -1), (-1, 1), (0, 1), (1, 0))
CAPSULE = 0.035
RAYS = 0.05  # a pawn that was ejected
Segment: TypeAlias = tuple[Point, Point]


class PawnTrail(Struct, frozen=True):
    """The way of one pawn in one go: from where it began, cell by cell, and over which sides."""

    seat: Seat
    start: Cell
    crossings: tuple[tuple[Cell, Direction, bool], ...]  # entered, which way, and whether round the board


class Ejected(Struct, frozen=True):
    """Where a pawn was ejected."""

    seat: Seat
    cell: Cell


def trails_of(
    deeds: Sequence[PlayedAction[GravityView]], viewer: Seat
) -> tuple[list[PawnTrail], list[Ejected]]:
    """The ways of all but the viewer, in order; one that is ejected begins anew at a door."""
    trails: list[PawnTrail] = []
    ejected: list[Ejected] = []
    going: dict[Seat, int] = {}  # the trail of each pawn that goes on
    for deed in deeds:
        for event in deed.glimpse.events:
            match event:
                case model.PawnEntered(seat=seat, cell=cell) if seat != viewer:
                    going[seat] = len(trails)
                    trails.append(PawnTrail(seat, cell, ()))
                case model.CellEntered(seat=seat) if seat != viewer:
                    stands = pawn(deed.before, seat)
                    if seat not in going and stands is not None:
                        going[seat] = len(trails)
                        trails.append(PawnTrail(seat, stands.cell, ()))
                    if seat in going:
                        old = trails[going[seat]]
                        step = event.cell, event.direction, event.wrapped
                        trails[going[seat]] = PawnTrail(seat, old.start, (*old.crossings, step))
                case model.PawnEjected(seat=seat, cell=cell):
                    going.pop(seat, None)
                    ejected.append(Ejected(seat, cell))
    return trails, ejected


def gains_of(deeds: Sequence[PlayedAction[GravityView]]) -> tuple[int, ...]:
    """How the points of each seat have changed, what was stolen since taken off."""
    first, last = points(deeds[0].before), points(deeds[-1].glimpse.view)
    return tuple(now - then for then, now in zip(first, last, strict=True))


def told_gains(look: Look[GravityView]) -> tuple[int, ...]:
    """The same, as the panels tell it: of a seat whose way still draws itself not yet."""
    trails, _ = trails_of(look.deeds, look.view.seat)
    going = {trail.seat for number, trail in enumerate(trails) if look.grown(number, len(trails)) < 1.0}
    return tuple(0 if seat in going else gain for seat, gain in enumerate(gains_of(look.deeds)))


def draw_trails(picture: Picture, sight: Sight) -> None:
    """All ways, below the pieces, one after the other; fainter while a choice is looked at.

    Not while the planet turns.
    """
    deeds = sight.look.deeds
    if not deeds or sight.globe.turn % 90:
        return
    trails, _ = trails_of(deeds, sight.view.seat)
    with picture.fade(0.4 if sight.seen else 1.0):
        for colour, size in (("#0A0D22", SHADE), (None, LINE)):
            for number, trail in enumerate(trails):
                tint = colour or sight.colour(trail.seat)
                for segment in _grown(_segments(trail), sight.look.grown(number, len(trails))):
                    _draw_segment(picture, sight, segment, tint, size)


def draw_marks(picture: Picture, sight: Sight) -> None:
    """Over the pieces: who set out where with what gain, arrows at the pawns, and who was ejected."""
    deeds = sight.look.deeds
    if not deeds or sight.globe.turn % 90 or sight.seen:
        return
    trails, ejected = trails_of(deeds, sight.view.seat)
    gains, told, globe = gains_of(deeds), set[Seat](), sight.globe
    grown = [sight.look.grown(number, len(trails)) for number in range(len(trails))]
    for mark in ejected if not trails or grown[-1] == 1.0 else ():
        at = globe.at(*mark.cell)
        picture.sprite("gravity/target", at, globe.pitch * 1.25, tint="bad")
        corner = at[0] + globe.pitch * 0.36, at[1] - globe.pitch * 0.36
        seat_badge(picture, sight.emblem(mark.seat), corner, globe.pitch * 0.5)
    for trail, share in zip(trails, grown, strict=True):
        if trail.crossings and share == 1.0:
            _draw_head(picture, sight, trail)
        if share and trail.seat not in told:
            told.add(trail.seat)
            _draw_capsule(picture, sight, trail, gains[trail.seat])


def _aside(seat: Seat) -> Point:
    x, y = _SIDES[seat % len(_SIDES)]
    return x * ASIDE, y * ASIDE


def _segments(trail: PawnTrail) -> Iterator[Segment]:
    """Straight parts between the middles of cells; round the board over the rim, and in again."""
    dx, dy = _aside(trail.seat)
    here = trail.start[0] + dx, trail.start[1] + dy
    for cell, direction, wrapped in trail.crossings:
        there = cell[0] + dx, cell[1] + dy
        if wrapped:
            x, y = STEPS[direction]
            yield here, (here[0] + x * 0.62, here[1] + y * 0.62)
            yield (there[0] - x * 0.62, there[1] - y * 0.62), there
        else:
            yield here, there
        here = there


def _grown(segments: Iterable[Segment], share: float) -> Iterator[Segment]:
    """The beginning of a way: so much of its length."""
    parts = [(start, end, math.dist(start, end)) for start, end in segments]
    left = share * sum(length for _, _, length in parts)
    for (x, y), (to_x, to_y), length in parts:
        if left <= 0.0:
            return
        part = min(1.0, left / length)
        yield (x, y), (x + (to_x - x) * part, y + (to_y - y) * part)
        left -= length


def _draw_segment(picture: Picture, sight: Sight, segment: Segment, colour: str, size: float) -> None:
    (x, y), (to_x, to_y) = (sight.globe.at(*point) for point in segment)
    left, top = min(x, to_x) - size / 2, min(y, to_y) - size / 2
    picture.fill(Box(left, top, abs(to_x - x) + size, abs(to_y - y) + size), colour, 0.9)


def _draw_head(picture: Picture, sight: Sight, trail: PawnTrail) -> None:
    """An arrow where the way ends, before the pawn."""
    cell, direction, _ = trail.crossings[-1]
    (dx, dy), (x, y) = _aside(trail.seat), STEPS[direction]
    at = sight.globe.at(cell[0] + dx - x * 0.42, cell[1] + dy - y * 0.42)
    angle = ANGLES[direction] + sight.globe.turn
    picture.sprite("gravity/path_arrow", at, 0.026, angle=angle, tint=sight.colour(trail.seat))


def _taken(sight: Sight) -> set[Cell]:
    """Where a pawn, a star or a door is."""
    pawns = (pawn(sight.view, seat) for seat in sight.seats)
    doors = {door.cell for door in sight.view.board.layout.doors}
    return {each.cell for each in pawns if each} | doors | {*stars(sight.view)}


def _draw_capsule(picture: Picture, sight: Sight, trail: PawnTrail, gain: int) -> None:
    """The emblem, and what was won, where the turn began."""
    x, y = sight.globe.at(*trail.start)
    if trail.start in _taken(sight):  # what lies there stays in sight
        y -= sight.globe.pitch * 0.56
    said = sight.desk.words.signed(gain) if gain else ""
    wide = CAPSULE + (picture.text_width(said, 0.024, "title") + 0.014 if said else 0.0)
    box = Box.around((x, y), wide, CAPSULE)
    room = sight.room.planet
    box = box.moved(max(room.x - box.x, min(0.0, room.right - box.right)))
    furniture.pill(picture, box, "dark", 0.88)
    furniture.outline(picture, box, sight.colour(trail.seat), furniture.design(box.h) / 2, 2)
    seat_badge(picture, sight.emblem(trail.seat), (box.x + CAPSULE / 2, box.cy), CAPSULE * 0.86)
    if said:
        words = Box(box.x + CAPSULE + 0.002, box.y, box.w - CAPSULE - 0.006, box.h)
        colour = "bad" if gain < 0 else "text"
        picture.text(said, words, 0.024, face="title", colour=colour, align="centre")
