"""What an option would do, drawn on the planet before it is done."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture as f
from game.client.paint.picture import Picture
from game.client.paint.theme import mix
from game.engine.contract import NOBODY, Event, Seat
from game.games.gravity.model import (
    Cell,
    CellEntered,
    Direction,
    GravityView,
    PawnEjected,
    StarTaken,
    StolenFrom,
    TokenTaken,
)
from game.games.gravity.rules import worth_of_last
from game.games.gravity.table.geometry import ANGLES, STEPS, Globe
from game.games.gravity.table.options import Option
from game.games.gravity.table.pieces import PAWN, SYMBOL, put
from game.games.gravity.view import Preview, pawn
from game.match.lineup import Lineup

FIRST_GAP = 0.1  # cells between the first two dots of a fall; the gaps grow with its speed
ARC = 0.42  # cells that a leap rises, for each cell that it goes


_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight part of a path in board coordinates that go on beyond the seams."""

    start: Point
    end: Point
    how: str
    wraps: tuple[tuple[Point, Direction], ...] = ()  # seams that are crossed, and which way


@dataclass(frozen=True, slots=True)
class Gain:
    """Points at a cell: a star, a token, or what is taken from a pawn."""

    cell: Cell
    points: int
    victim: Seat = NOBODY  # who is thrown out there
    take: str = ""


def legs(start: Cell, path: Sequence[CellEntered]) -> list[Leg]:
    """The path as straight legs, one for each way of moving; a leap over a corner is one leg."""
    found: list[Leg] = []
    here: Point = (float(start[0]), float(start[1]))
    for event in path:
        step = STEPS[event.direction]
        there = here[0] + step[0], here[1] + step[1]
        seam = (here[0] + step[0] / 2, here[1] + step[1] / 2), event.direction
        wraps = (seam,) if event.wrapped else ()
        last = found[-1] if found else None
        if last and last.how == event.how:
            found[-1] = Leg(last.start, there, last.how, (*last.wraps, *wraps))
        else:
            found.append(Leg(here, there, event.how, wraps))
        here = there
    return found


def gains(events: Sequence[Event]) -> list[Gain]:
    """What each cell of a move is worth to who moves, in order."""
    found: list[Gain] = []
    for event in events:
        match event:
            case StarTaken(cell=cell, colour=take, count=count):
                found.append(Gain(cell, worth_of_last(take, count), take=take))
            case TokenTaken(cell=cell, tokens=count):
                found.append(Gain(cell, worth_of_last("token", count), take="token"))
            case PawnEjected(cell=cell, seat=victim):
                found.append(Gain(cell, 0, victim))
            case StolenFrom(take=take, count=count) if found and found[-1].victim != NOBODY:
                found[-1] = Gain(found[-1].cell, worth_of_last(take, count), found[-1].victim, take)
    return found


def inside(globe: Globe, point: Point) -> Point:
    """The same point on the board, if it lies beyond a seam."""
    return (
        (point[0] + 0.5) % globe.size[0] - 0.5,
        (point[1] + 0.5) % globe.size[1] - 0.5,
    )


def dots(leg: Leg, head: tuple[int, int], phase: float) -> Iterator[Point]:
    """Points along a leg: even for a walk, an arc for a leap, ever wider apart for a fall."""
    length = abs(leg.end[0] - leg.start[0]) + abs(leg.end[1] - leg.start[1])
    if leg.how == "fall":
        number = 0
        while (gone := FIRST_GAP * (number + 1 + phase) ** 2 * 0.5) < length - 0.2:
            yield _along(leg, gone / length)
            number += 1
        return
    count = max(3, round(length * 4))
    for number in range(1, count):
        share = (number + phase * 0.999) / count
        x, y = _along(leg, share)
        rise = 4 * ARC * length / 2 * share * (1 - share) if leg.how == "leap" else 0.0
        yield x + head[0] * rise, y + head[1] * rise


def _along(leg: Leg, share: float) -> Point:
    return (
        leg.start[0] + (leg.end[0] - leg.start[0]) * share,
        leg.start[1] + (leg.end[1] - leg.start[1]) * share,
    )


# Drawing


@dataclass(frozen=True, slots=True)
class Pencil:
    """What every line of a preview is drawn with."""

    picture: Picture
    desk: Desk
    globe: Globe
    view: GravityView
    colour: str
    table: Lineup
    seconds: float

    @property
    def emblem(self) -> str:
        """Of the seat to move."""
        return self.table.players[self.view.turn].emblem


def draw_path(pencil: Pencil, seen: Preview, strong: bool) -> None:
    """Dots from the pawn to its landing, gates where it goes round, light on the column of its fall."""
    stands = pawn(pencil.view, pencil.view.turn)
    if stands is None:
        return
    back = STEPS[stands.down]
    head = -back[0], -back[1]
    phase = (round(pencil.seconds * 8) % 4) / 4 if strong else 0.0
    for leg in legs(stands.cell, seen.path):
        if strong and leg.how == "fall":
            _beam(pencil, leg)
        for seam, direction in leg.wraps:
            _gates(pencil, seam, direction, strong)
        for point in dots(leg, head, phase):
            at = pencil.globe.at(*inside(pencil.globe, point))
            size = pencil.globe.pitch * (0.3 if strong else 0.2)
            tint = mix(pencil.colour, "#FFFFFF", 0.35)
            pencil.picture.sprite("gravity/path_dot", at, size, tint=tint, alpha=1.0 if strong else 0.8)


def _beam(pencil: Pencil, leg: Leg) -> None:
    """A band of light over the cells of a fall, cell by cell so that it follows the board round."""
    length = round(abs(leg.end[0] - leg.start[0]) + abs(leg.end[1] - leg.start[1]))
    start, end = pencil.globe.at(*leg.start), pencil.globe.at(*leg.end)
    across = (1, 0) if abs(end[0] - start[0]) < abs(end[1] - start[1]) else (0, 1)
    for number in range(1, length + 1):
        cell = inside(pencil.globe, _along(leg, number / length))
        box = Box.around(pencil.globe.at(*cell), pencil.globe.pitch, pencil.globe.pitch)
        pencil.picture.fill(box, pencil.colour, 0.14)
        inner = box.inset(*(margin * pencil.globe.pitch * 0.22 for margin in across))
        pencil.picture.fill(inner, mix(pencil.colour, "#FFFFFF", 0.25), 0.3)


def _gates(pencil: Pencil, seam: Point, direction: Direction, strong: bool) -> None:
    """Rings of light at both ends of one crossing."""
    step = STEPS[direction]
    angle = ANGLES[direction] + pencil.globe.turn
    out = inside(pencil.globe, (seam[0] - step[0] * 0.01, seam[1] - step[1] * 0.01))
    into = inside(pencil.globe, (seam[0] + step[0] * 0.01, seam[1] + step[1] * 0.01))
    for at, shift in ((out, 0.42), (into, -0.42)):
        place = pencil.globe.at(*at)
        pencil.picture.sprite(
            "gravity/seam_gate", place, pencil.globe.pitch * 0.34, angle=angle, tint=pencil.colour
        )
        if strong:
            arrow = pencil.globe.at(at[0] + step[0] * shift, at[1] + step[1] * shift)
            pencil.picture.sprite(
                "gravity/path_arrow", arrow, pencil.globe.pitch * 0.42, angle=angle, tint=pencil.colour
            )


def draw_ghost(pencil: Pencil, seen: Preview, strength: float) -> None:
    """The pawn where it would land."""
    assert seen.landing is not None
    angle = ANGLES[seen.landing.down] + pencil.globe.turn
    strong = strength >= 1.0
    height = pencil.globe.pitch * PAWN * (1.16 if strong else 0.96)
    x, y = pencil.globe.at(*seen.landing.cell)
    shine = (0.95, 0.55) if strong else (0.7, 0.4 * strength)
    pencil.picture.glow((x, y), pencil.globe.pitch * shine[0], pencil.colour, shine[1])
    name = f"gravity/astronaut_{pencil.emblem}_ghost"
    pencil.picture.sprite(name, (x, y), height, angle=angle, alpha=strength)


def draw_rings(pencil: Pencil, seen: Preview) -> None:
    """A ring of light under each thing that would be won."""
    for gain in gains(seen.events):
        if gain.victim == NOBODY:
            at, size = pencil.globe.at(*gain.cell), pencil.globe.pitch * 1.45
            pencil.picture.sprite("gravity/pawn_light", at, size, tint=pencil.colour, alpha=0.9)
            if gain.take == "token":  # stars are drawn later
                put(pencil.picture, pencil.globe, "replay_symbol", at, SYMBOL)


def draw_gains(pencil: Pencil, seen: Preview, taken: list[Box]) -> None:
    """What is won on the way, and whom it costs."""
    for gain in gains(seen.events):
        at = pencil.globe.at(*gain.cell)
        words = pencil.desk.words.signed(gain.points)
        if gain.victim == NOBODY:
            box = _corner(pencil, at, (0.044, 0.03), taken)
            pill(pencil.picture, box, words, pencil.colour, 0.024)
        else:
            pencil.picture.sprite("gravity/target", at, pencil.globe.pitch * 1.3, tint="bad")
            box = _corner(pencil, at, (0.102 if gain.take else 0.034, 0.034), taken)
            _draw_theft(pencil, box, gain, words)
        taken.append(box)


def _corner(pencil: Pencil, at: Point, size: tuple[float, float], taken: Sequence[Box]) -> Box:
    """A corner of a cell for a small label, so that the star in it can still be seen."""
    reach = pencil.globe.pitch * 0.44
    places = [
        Box.around((at[0] + dx * reach, at[1] + dy * reach), *size)
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1))
    ]
    return next((place for place in places if not any(place.overlaps(other) for other in taken)), places[0])


def thing(take: str) -> str:
    """The picture of what can be won."""
    return f"gravity/{'replay_token' if take == 'token' else f'star_{take}'}"


def _draw_theft(pencil: Pencil, box: Box, gain: Gain, words: str) -> None:
    """Who is thrown out, and what is taken from them."""
    picture = pencil.picture
    f.pill(picture, box, "bad")
    seat_badge(picture, pencil.table.players[gain.victim].emblem, (box.x + 0.017, box.cy), 0.031)
    if gain.take:
        picture.sprite(thing(gain.take), (box.x + 0.047, box.cy), box.h)
        words_box = box.cut_left(0.06)[1]
        picture.text(words, words_box, 0.024, face="title", colour="#0B1026", align="centre")


def pill(picture: Picture, box: Box, words: str, colour: str, size: float) -> None:
    """Points in a rounded spot of colour."""
    f.pill(picture, box, colour)
    picture.text(words, box, size, face="title", colour="#0B1026", align="centre")


def draw_signs(pencil: Pencil, found: Sequence[Option], target: int | None) -> None:
    """For a seat that wants no ghosts: where each use sets out, and its key, no more."""
    stands = pawn(pencil.view, pencil.view.turn)
    if stands is None:
        return
    x, y = pencil.globe.at(*stands.cell)
    for index, option in enumerate(found):
        if option.why_not is not None or not option.arrow:
            continue
        dx, dy = _WAYS[option.arrow]
        reach = pencil.globe.pitch * (1.0 if option.is_step else 1.5)
        at = x + dx * reach, y + dy * reach
        size = pencil.globe.pitch * (0.62 if index == target else 0.46)
        angle = {"down": 0.0, "right": 90.0, "up": 180.0, "left": 270.0}[option.arrow]
        pencil.picture.sprite("gravity/path_arrow", at, size, angle=angle, tint=pencil.colour)


def edge_of(option: Option) -> Point | None:
    """The middle of the platform that is in the way, on the board."""
    why = option.why_not
    if why is None or why.cell is None or why.edge is None:
        return None
    step = STEPS[why.edge]
    return why.cell[0] + step[0] * 0.5, why.cell[1] + step[1] * 0.5


def draw_blocked(pencil: Pencil, option: Option) -> list[Box]:
    """A cross on the platform that is in the way; its place."""
    edge = edge_of(option)
    if edge is None:
        return []
    at, size = pencil.globe.at(*edge), pencil.globe.pitch * 0.56
    pencil.picture.sprite("gravity/path_blocked", at, size)
    return [Box.around(at, size, size)]


def draw_tail(pencil: Pencil, box: Box, at: Point) -> None:
    """A point on the edge of a label towards the ghost that it tells of; dots where that is far off."""
    x, y = box.centre
    dx, dy = at[0] - x, at[1] - y
    away = math.hypot(dx, dy)
    if not away:
        return
    edge = min(box.w / 2 / abs(dx) if dx else math.inf, box.h / 2 / abs(dy) if dy else math.inf) * away
    ux, uy = dx / away, dy / away
    tip = x + ux * (edge + 0.003), y + uy * (edge + 0.003)
    angle = math.degrees(math.atan2(dx, dy))
    pencil.picture.sprite("gravity/path_arrow", tip, 0.027, angle=angle, tint=pencil.colour)
    gone = edge + 0.022
    while gone < away - pencil.globe.pitch * 0.5:
        dot = x + ux * gone, y + uy * gone
        pencil.picture.sprite("gravity/path_dot", dot, 0.01, tint="#FFFFFF")
        gone += 0.014
