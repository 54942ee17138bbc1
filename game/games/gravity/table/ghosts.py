"""What a choice would do, drawn on the planet before it is done: paths, ghosts, and what would be won."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.client.forms.widgets import seat_badge
from game.client.layout import Box, Point
from game.client.paint import furniture
from game.client.paint.picture import Picture
from game.client.paint.theme import mix
from game.client.table.rings import ring_place
from game.client.table.ways import ShownWay, WayLine, draw_path, mark_place, unbroken
from game.engine.contract import NOBODY
from game.games.gravity.choices import Gain, choices, gains
from game.games.gravity.model import CardMove, Cell, CellEntered, Direction, Pawn, PickDoor
from game.games.gravity.table import labels
from game.games.gravity.table.cards import caps_of, draw_key
from game.games.gravity.table.globe import ANGLES, STEPS
from game.games.gravity.table.picking import Keyed, Sight
from game.games.gravity.table.planet import PAWN, SYMBOL, put
from game.games.gravity.view import Preview, pawn
from game.games.gravity.words import picture_of

FIRST_GAP = 0.1  # cells between the first two dots of a fall; the gaps grow with its speed
ARC = 0.42  # cells that a leap rises, for each cell that it goes
NOTHING = "#C9CFEF"  # of a use that wins no points
FAINT = 0.3  # of the labels beside the chosen one
_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


# Paths


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight part of a path, in board coordinates that go on beyond the seams."""

    start: Point
    end: Point
    how: str
    wraps: tuple[tuple[Point, Direction], ...] = ()  # seams that are crossed, and which way

    @property
    def length(self) -> float:
        return abs(self.end[0] - self.start[0]) + abs(self.end[1] - self.start[1])

    def along(self, share: float) -> Point:
        return (
            self.start[0] + (self.end[0] - self.start[0]) * share,
            self.start[1] + (self.end[1] - self.start[1]) * share,
        )

    def dots(self, head: tuple[int, int], phase: float) -> Iterator[Point]:
        """Points along a leg: evenly for a walk, on an arc for a leap, wider and wider apart for a fall."""
        if self.how == "fall":
            number = 0
            while (gone := FIRST_GAP * (number + 1 + phase) ** 2 * 0.5) < self.length - 0.2:
                yield self.along(gone / self.length)
                number += 1
            return
        count = max(3, round(self.length * 4))
        for number in range(1, count):
            share = (number + phase * 0.999) / count
            x, y = self.along(share)
            rise = 4 * ARC * self.length / 2 * share * (1 - share) if self.how == "leap" else 0.0
            yield x + head[0] * rise, y + head[1] * rise


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


def draw_paths(picture: Picture, sight: Sight) -> None:
    """The paths of all choices, below the stars; of the chosen one alone, if one is chosen."""
    for index, each in enumerate(sight.found if sight.ghosts else ()):
        seen, chosen = each.option.preview, index == sight.target
        if seen is None or not isinstance(each.option.move, CardMove):
            continue
        if chosen or sight.target is None:
            _draw_path(picture, sight, seen, chosen)
        if chosen:
            _draw_rings(picture, sight, seen)


def _draw_path(picture: Picture, sight: Sight, seen: Preview, strong: bool) -> None:
    """Dots from the pawn to its landing, gates where it goes round, light on the column of its fall."""
    stands = pawn(sight.view, sight.view.turn)
    if stands is None:
        return
    back = STEPS[stands.down]
    head = -back[0], -back[1]
    phase = (round(sight.look.seconds * 8) % 4) / 4 if strong else 0.0
    colour, pitch = sight.colour(sight.view.turn), sight.globe.pitch
    for leg in legs(stands.cell, seen.path):
        if strong and leg.how == "fall":
            _beam(picture, sight, leg)
        for seam, direction in leg.wraps:
            _gates(picture, sight, seam, direction, strong)
        for point in leg.dots(head, phase):
            size, alpha = (0.3, 1.0) if strong else (0.2, 0.8)
            tint = mix(colour, "#FFFFFF", 0.35)
            at = sight.globe.spot(point)
            picture.sprite("gravity/path_dot", at, pitch * size, tint=tint, alpha=alpha)


def _beam(picture: Picture, sight: Sight, leg: Leg) -> None:
    """A band of light over the cells of a fall, cell by cell so that it follows the board round."""
    globe, colour, length = sight.globe, sight.colour(sight.view.turn), round(leg.length)
    start, end = globe.at(*leg.start), globe.at(*leg.end)
    across = (1, 0) if abs(end[0] - start[0]) < abs(end[1] - start[1]) else (0, 1)
    for number in range(1, length + 1):
        box = Box.around(globe.spot(leg.along(number / length)), globe.pitch, globe.pitch)
        picture.fill(box, colour, 0.14)
        inner = box.inset(*(margin * globe.pitch * 0.22 for margin in across))
        picture.fill(inner, mix(colour, "#FFFFFF", 0.25), 0.3)


def _gates(picture: Picture, sight: Sight, seam: Point, direction: Direction, strong: bool) -> None:
    """Rings of light at both ends of one crossing."""
    globe, colour, step = sight.globe, sight.colour(sight.view.turn), STEPS[direction]
    angle = ANGLES[direction] + globe.turn
    for side, shift in ((-0.01, 0.42), (0.01, -0.42)):
        at = globe.inside((seam[0] + step[0] * side, seam[1] + step[1] * side))
        picture.sprite("gravity/seam_gate", globe.at(*at), globe.pitch * 0.34, angle=angle, tint=colour)
        if strong:
            arrow = globe.at(at[0] + step[0] * shift, at[1] + step[1] * shift)
            picture.sprite("gravity/path_arrow", arrow, globe.pitch * 0.42, angle=angle, tint=colour)


def _draw_rings(picture: Picture, sight: Sight, seen: Preview) -> None:
    """A ring of light under each thing that would be won."""
    globe, colour = sight.globe, sight.colour(sight.view.turn)
    for gain in gains(seen.events):
        if gain.victim == NOBODY:
            at = globe.at(*gain.cell)
            picture.sprite("gravity/pawn_light", at, globe.pitch * 1.45, tint=colour, alpha=0.9)
            if gain.take == "token":  # stars are drawn later
                put(picture, globe, "replay_symbol", at, SYMBOL)


# Ghosts, and what is written beside them


def draw_choices(picture: Picture, sight: Sight) -> None:
    """All choices on the planet: doors, and ghosts (or just signs, if the seat wants no ghosts)."""
    if sight.ghosts:
        _draw_ghosts(picture, sight)
    else:
        _draw_signs(picture, sight)
    if sight.view.phase == "door" and sight.look.deciding:
        for index, door in enumerate(sight.view.board.layout.doors):
            at = sight.globe.at(*door.cell)
            _draw_door(picture, sight, sight.found[index], at, index == sight.target)


def _draw_ghosts(picture: Picture, sight: Sight) -> None:
    """Where each use would land and what it is worth; the chosen one in full, over the others."""
    found, places, target = sight.found, sight.labels, sight.target
    stands, globe = pawn(sight.view, sight.view.turn), sight.globe
    taken = [globe.cell_box(stands.cell)] if stands else []  # what no label may cover
    order = sorted(range(len(found)), key=lambda index: index == target)
    for index in order:
        if (edge := found[index].edge) is not None:
            taken.append(_draw_blocked(picture, sight, edge))
        elif index in places and (seen := found[index].option.preview) is not None:
            _draw_ghost(picture, sight, seen, 1.0 if index == target else 0.85 if target is None else 0.36)
    aimed = sight.aim.preview if sight.aim else None
    won = _won(sight, aimed) if aimed else []
    for index in order:
        strong = index == target
        if index in places and (strong or not any(places[index].overlaps(thing) for thing in won)):
            with picture.fade(1.0 if target in (None, index) else FAINT):
                taken.append(_draw_label(picture, sight, found[index], places[index], strong))
    if aimed:
        _draw_gains(picture, sight, aimed, taken)


def _draw_blocked(picture: Picture, sight: Sight, edge: Point) -> Box:
    """Draw a cross on the platform that is in the way; gives its place."""
    at, size = sight.globe.at(*edge), sight.globe.pitch * 0.56
    picture.sprite("gravity/path_blocked", at, size)
    return Box.around(at, size, size)


def _draw_ghost(picture: Picture, sight: Sight, seen: Preview, strength: float) -> None:
    """The pawn where it would land."""
    assert seen.landing is not None
    globe, seat = sight.globe, sight.view.turn
    angle, at = ANGLES[seen.landing.down] + globe.turn, globe.at(*seen.landing.cell)
    strong = strength >= 1.0
    radius, shine = (0.95, 0.55) if strong else (0.7, 0.4 * strength)
    light = _light_place(picture, sight, at) if strong and sight.aim is not None else at
    picture.glow(light, globe.pitch * radius, sight.colour(seat), shine)
    height = globe.pitch * PAWN * (1.16 if strong else 0.96)
    picture.sprite(f"gravity/astronaut_{sight.emblem(seat)}_ghost", at, height, angle=angle, alpha=strength)


def _light_place(picture: Picture, sight: Sight, at: Point) -> Point:
    """Where the light of the chosen place of the planet is: on its way there, like every ring."""
    size = sight.globe.pitch
    return ring_place(picture, sight.look.gliding, "planet", Box.around(at, size, size)).centre


def _won(sight: Sight, seen: Preview) -> list[Box]:
    """Where the chosen use would win something, and where it ends: other labels must not cover that."""
    if seen.landing is None:
        return []
    cells = [seen.landing.cell, *(gain.cell for gain in gains(seen.events))]
    return [sight.globe.cell_box(cell) for cell in cells]


def _draw_label(picture: Picture, sight: Sight, choice: Keyed, place: Box, strong: bool) -> Box:
    """The change in points beside a ghost, and the key that chooses it; gives the place that they take."""
    assert choice.landing is not None
    assert choice.option.gain is not None
    at, total = sight.globe.at(*choice.landing), choice.option.gain
    box = _grown(place, at) if strong else place
    own = sight.colour(sight.view.turn)
    _draw_tail(picture, sight, box, at)
    points, caps = box, _caps_of(sight, choice)
    if caps:
        cap, points = box.cut_left(labels.KEY_ROOM)
        draw_key(picture, caps[0], (cap.x + labels.KEY / 2 + 0.002, cap.cy), labels.KEY)
    colour = own if total > 0 else "bad" if total < 0 else NOTHING
    _draw_points(picture, points, sight.desk.words.signed(total), colour, 0.038 if strong else 0.027)
    return box


def _grown(place: Box, at: Point) -> Box:
    """The place of the chosen label: larger, but no nearer to its ghost."""
    more = labels.GROWTH
    x, y = (
        (away > side / 4) - (away < -side / 4)
        for away, side in zip((place.cx - at[0], place.cy - at[1]), (place.w, place.h), strict=True)
    )
    box = Box.around(place.centre, place.w + more[0], place.h + more[1])
    return box.moved(x * more[0] / 2, y * more[1] / 2)


def _draw_tail(picture: Picture, sight: Sight, box: Box, at: Point) -> None:
    """The tip of a label towards its ghost; dots if the ghost is far away."""
    x, y = box.centre
    dx, dy = at[0] - x, at[1] - y
    away = math.hypot(dx, dy)
    if not away:
        return
    edge = min(box.w / 2 / abs(dx) if dx else math.inf, box.h / 2 / abs(dy) if dy else math.inf) * away
    ux, uy = dx / away, dy / away
    tip = x + ux * (edge + 0.003), y + uy * (edge + 0.003)
    angle, colour = math.degrees(math.atan2(dx, dy)), sight.colour(sight.view.turn)
    picture.sprite("gravity/path_arrow", tip, 0.027, angle=angle, tint=colour)
    gone = edge + 0.022
    while gone < away - sight.globe.pitch * 0.5:
        dot = x + ux * gone, y + uy * gone
        picture.sprite("gravity/path_dot", dot, 0.01, tint="light")
        gone += 0.014


def _draw_gains(picture: Picture, sight: Sight, seen: Preview, taken: list[Box]) -> None:
    """What is won on the way, and from whom."""
    for gain in gains(seen.events):
        at, points = sight.globe.at(*gain.cell), sight.desk.words.signed(gain.points)
        if gain.victim == NOBODY:
            box = _corner(sight, at, (0.044, 0.03), taken)
            _draw_points(picture, box, points, sight.colour(sight.view.turn), 0.024)
        else:
            picture.sprite("gravity/target", at, sight.globe.pitch * 1.3, tint="bad")
            box = _corner(sight, at, (0.102 if gain.take else 0.034, 0.034), taken)
            _draw_theft(picture, sight, box, gain, points)
        taken.append(box)


def _corner(sight: Sight, at: Point, size: tuple[float, float], taken: Sequence[Box]) -> Box:
    """A corner of a cell for a small label, so that the star in it can still be seen."""
    reach = sight.globe.pitch * 0.44
    places = [
        Box.around((at[0] + dx * reach, at[1] + dy * reach), *size)
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1))
    ]
    return next((place for place in places if not any(place.overlaps(other) for other in taken)), places[0])


def _draw_theft(picture: Picture, sight: Sight, box: Box, gain: Gain, points: str) -> None:
    """Who is ejected, and what is stolen from them."""
    furniture.pill(picture, box, "bad")
    seat_badge(picture, sight.emblem(gain.victim), (box.x + 0.017, box.cy), 0.031)
    if gain.take:
        picture.sprite(picture_of(gain.take), (box.x + 0.047, box.cy), box.h)
        picture.text(points, box.cut_left(0.06)[1], 0.024, face="title", colour="dark", align="centre")


def _draw_points(picture: Picture, box: Box, words: str, colour: str, size: float) -> None:
    """Points in a rounded spot of colour."""
    furniture.pill(picture, box, colour)
    picture.text(words, box, size, face="title", colour="dark", align="centre")


def _draw_signs(picture: Picture, sight: Sight) -> None:
    """For a seat that wants no ghosts: only in which direction each use goes."""
    stands = pawn(sight.view, sight.view.turn)
    if stands is None:
        return
    x, y = sight.globe.at(*stands.cell)
    for index, each in enumerate(sight.found):
        if not each.option.action or not each.arrow:
            continue
        dx, dy = _WAYS[each.arrow]
        reach = sight.globe.pitch * (1.0 if each.is_step else 1.5)
        size = sight.globe.pitch * (0.62 if index == sight.target else 0.46)
        angle, colour = math.degrees(math.atan2(dx, dy)) % 360, sight.colour(sight.view.turn)
        picture.sprite("gravity/path_arrow", (x + dx * reach, y + dy * reach), size, angle=angle, tint=colour)


def _draw_door(picture: Picture, sight: Sight, choice: Keyed, at: Point, strong: bool) -> None:
    """A door that can be picked."""
    pitch = sight.globe.pitch
    light = _light_place(picture, sight, at) if strong else at
    picture.glow(light, pitch * (1.3 if strong else 0.9), "focus", 0.8 if strong else 0.4)
    if light != at:
        picture.sprite("gravity/target", at, pitch * 1.2, tint="text")
    picture.sprite("gravity/target", light, pitch * 1.2, tint="focus" if strong else "text")
    for cap in _caps_of(sight, choice)[:1]:
        draw_key(picture, cap, (at[0], at[1] - pitch * 0.8), labels.KEY)


def _caps_of(sight: Sight, choice: Keyed) -> Sequence[str]:
    """The cap of the key that plays a choice or leads to it; none for mouse and fingers."""
    return caps_of(sight.desk, choice.key or choice.arrow) if sight.desk.device.kind == "keyboard" else ()


# What a decision that is looked back at would do


def draw_way(picture: Picture, sight: Sight, way: ShownWay) -> Sequence[Box]:
    """The path of a card, and the pawn where it lands; else the door. Gives where that is."""
    option = next((each for each in choices(sight.desk.words, sight.view) if each.action == way.action), None)
    if option is None:
        return ()
    if isinstance(option.move, PickDoor):
        box = sight.globe.cell_box(sight.view.board.layout.doors[option.move.door].cell)
        mark_place(picture, box, way)
        return (box,)
    if option.card is not None and option.card in sight.view.hand:
        mark_place(picture, sight.room.fan.place(option.card), way)
    seen, stands = option.preview, pawn(sight.view, sight.view.turn)
    if seen is None or seen.landing is None or stands is None:
        return ()
    draw_path(picture, [*_lines(sight, stands, seen)], way)
    box = sight.globe.cell_box(seen.landing.cell)
    if not way.done:
        _draw_ghost(picture, sight, seen, 0.9 if way.better else 0.7)
        mark_place(picture, box, way)
    return box, sight.globe.cell_box(stands.cell)


def _lines(sight: Sight, stands: Pawn, seen: Preview) -> Iterator[WayLine]:
    """The path as lines, broken where it goes round the board."""
    back, pitch = STEPS[stands.down], sight.globe.pitch
    points = [sight.globe.spot((float(stands.cell[0]), float(stands.cell[1])))]
    for leg in legs(stands.cell, seen.path):
        steps = max(4, round(leg.length * 4))
        for number in range(1, steps + 1):
            share = number / steps
            x, y = leg.along(share)
            rise = 2 * ARC * leg.length * share * (1 - share) if leg.how == "leap" else 0.0
            points.append(sight.globe.spot((x - back[0] * rise, y - back[1] * rise)))
    yield from unbroken(points, 1.5 * pitch)
